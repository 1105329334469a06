#include "app/match/EngineWorker.h"

#include <algorithm>
#include <utility>

using triptych::PlayerId;

// Taking back. What a person did can be taken back by them alone as long as nobody has learnt anything
// by it and no other person has acted since; then those who are at this computer have to agree, one
// after the other, behind a curtain that shows nothing of any seat.

/// The last answer of a seat; as many as there are when it has none.
std::size_t EngineWorker::lastMomentOf(PlayerId seat) const
{
    for (std::size_t i = m_moments.size(); i > 0; --i)
        if (m_moments[i - 1].seat == seat)
            return i - 1;
    return m_moments.size();
}

std::vector<PlayerId> EngineWorker::whoMustAgree(std::size_t moment) const
{
    std::vector<PlayerId> asked;
    for (const PlayerId person : m_persons) {
        if (person == m_moments[moment].seat)
            continue;
        const auto begin = m_moments.begin() + static_cast<std::ptrdiff_t>(moment);
        if (begin->told || std::any_of(begin, m_moments.end(), [person](const Moment& each) {
                return each.seat == person;
            }))
            asked.push_back(person);
    }
    return asked;
}

void EngineWorker::takeBack(const EngineCommand& command)
{
    if (m_state != State::Asking || command.serial != m_serial)
        return;
    const std::size_t moment = lastMomentOf(m_viewer);
    if (moment == m_moments.size())
        return;
    m_toAgree = whoMustAgree(moment);
    if (!m_toAgree.empty()) {
        // Whoever sits there next sees nothing of the one who asks, whatever happens meanwhile.
        m_asker = std::exchange(m_viewer, triptych::noPlayer);
        postConsent();
        return;
    }
    goBackTo(moment);
    askAgain(); // not advance(): what is asked unasked must not carry the match forward again
}

void EngineWorker::takeConsent(const EngineCommand& command)
{
    if (m_state != State::Consent || command.serial != m_serial || m_toAgree.empty())
        return;
    const PlayerId asked = m_toAgree.front();
    if (command.line == "yes") {
        m_toAgree.erase(m_toAgree.begin());
        if (!m_toAgree.empty()) {
            postConsent();
            return;
        }
        goBackTo(lastMomentOf(m_asker));
    } else {
        m_toAgree.clear();
        m_declinedBy = asked;
    }
    m_stays = true;
    ++m_serial;
    postCurtain(std::exchange(m_asker, triptych::noPlayer));
}

void EngineWorker::postConsent()
{
    const std::size_t moment = lastMomentOf(m_asker);
    const PlayerId asked = m_toAgree.front();
    Snapshot::Consent consent;
    consent.seat = triptych::seatName(m_asker);
    for (std::size_t i = moment; i < m_moments.size(); ++i) {
        ++consent.answers;
        consent.ofThem += m_moments[i].seat == asked;
    }
    // What both know alike; what only one of them knows stays with them.
    const auto& mine = m_logs[m_asker.value];
    const auto& theirs = m_logs[asked.value];
    for (std::size_t i = m_moments[moment].logSizes[m_asker.value]; i < mine.size(); ++i)
        if (std::find(theirs.begin()
                    + static_cast<std::ptrdiff_t>(m_moments[moment].logSizes[asked.value]),
                theirs.end(), mine[i])
            != theirs.end())
            consent.events.push_back(mine[i]);
    m_state = State::Consent;
    ++m_serial;
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.curtain = triptych::seatName(asked);
    snapshot.consent = std::move(consent);
    snapshot.freshLog = true;
    send(std::move(snapshot));
}

/// The match as it stood before that answer, and everything that is kept of it.
void EngineWorker::goBackTo(std::size_t index)
{
    Moment moment = std::move(m_moments[index]);
    m_moments.erase(m_moments.begin() + static_cast<std::ptrdiff_t>(index), m_moments.end());
    m_momentsOf = moment.seat;
    m_match = std::move(moment.match);
    m_match->recordEvents(true);
    while (!m_turns.empty() && m_turns.back().turn > m_match->turn())
        m_turns.pop_back();
    m_picks = std::move(moment.picks);
    m_passedLast = triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
    for (std::size_t i = 0; i < m_logs.size(); ++i)
        m_logs[i].erase(
            m_logs[i].begin() + static_cast<std::ptrdiff_t>(moment.logSizes[i]), m_logs[i].end());
    m_freshLog = true;
    m_told = 0;
    m_runTo.clear();
    if (m_job->journal) {
        m_job->journal->cutBackTo(moment.journalAnswers);
        hearJournal();
    }
    keepClock(); // answers are taken back, time is not
}

void EngineWorker::askAgain()
{
    ++m_serial;
    m_state = State::Asking;
    m_shownThisTurn = true;
    post(true);
    forecastSoon();
}

void EngineWorker::forgetMoments(const char* because)
{
    if (!m_moments.empty())
        m_standsBecause = because;
    m_moments.clear();
    m_toAgree.clear();
    m_asker = triptych::noPlayer;
}
