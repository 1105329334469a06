#include "app/match/PlayedMatch.h"

#include "app/match/Secrets.h"

#include "match/Answer.h"

#include <optional>
#include <utility>

using triptych::PlayerId;

PlayedMatch::PlayedMatch(EngineJob& job, std::unique_ptr<triptych::Match> match)
    : m_job(job)
    , m_match(std::move(match))
{
    for (std::uint8_t seat = 0; seat < m_match->seats(); ++seat)
        if (isPerson({ seat }))
            m_persons.push_back({ seat });
    m_takingBack.begin(m_persons);
    m_seen.begin(*m_match, m_persons);
}

bool PlayedMatch::isPerson(PlayerId seat) const
{
    return seat.value < m_job.agents.size() && !m_job.agents[seat.value];
}

std::string PlayedMatch::takeProblem()
{
    return std::exchange(m_problem, {});
}

void PlayedMatch::replace(std::unique_ptr<triptych::Match> match)
{
    m_match = std::move(match);
    m_seen.begin(*m_match, m_persons);
}

void PlayedMatch::concede(PlayerId seat)
{
    m_match->concede(seat);
    interrupt();
    write(seat, "concede");
}

bool PlayedMatch::callTime()
{
    if (!m_match->callTime())
        return false;
    interrupt();
    write(triptych::judge, "time");
    return true;
}

bool PlayedMatch::letPersonClaim(PlayerId seat)
{
    if (seat == m_mayGoFirst)
        return false;
    for (const PlayerId person : m_persons)
        if (((m_match->decision()->claimants >> person.value) & 1) && person != m_passedLast)
            return claim(person);
    return false;
}

bool PlayedMatch::claim(PlayerId seat)
{
    if (!m_match->claim(seat))
        return false;
    interrupt();
    m_passedLast = triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
    write(seat, "claim");
    return true;
}

bool PlayedMatch::give(PlayerId seat, const std::string& line, bool unasked)
{
    const triptych::Decision before = *m_match->decision();
    const bool mayUndo = !unasked && isPerson(seat);
    // What the computer does stays done; what another person does is asked about before it is taken
    // back with the rest. That a seat lets things be, without a person having looked at the table
    // for it, binds nobody: whoever acted before may still think again.
    if (mayUndo || line != "pass")
        m_takingBack.actsNow(seat);
    TakingBack::Moment moment;
    if (mayUndo)
        moment = { m_match->clone(), line, m_job.journal ? m_job.journal->answers() : 0, m_picks,
            m_seen.sizes(), seat };
    std::optional<Secrets> secrets;
    if (mayUndo || !m_takingBack.isEmpty())
        secrets.emplace(*m_match, m_takingBack.lastActor());
    if (const auto problem = triptych::match::answer(*m_match, seat, line)) {
        m_problem = problem->text;
        return false;
    }
    m_problem.clear();
    m_passedLast = line == "pass" ? seat : triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
    if (mayUndo)
        m_takingBack.add(std::move(moment));
    if (secrets && secrets->areTold(*m_match))
        m_takingBack.noteTold();

    const triptych::Decision* after = m_match->decision();
    const bool sameQuestion = after && after->picked > 0 && after->player == before.player
        && after->prompt == before.prompt;
    if (sameQuestion)
        m_picks.push_back(line);
    else
        m_picks.clear();
    write(seat, line);
    return true;
}

/// Something happens to the match that answers no question: what was done and picked so far stands.
void PlayedMatch::interrupt()
{
    m_takingBack.letStand("others");
    m_picks.clear();
}

void PlayedMatch::goBack(PlayerId seat)
{
    TakingBack::Moment moment = m_takingBack.goBack(seat);
    m_match = std::move(moment.match);
    m_match->recordEvents(true);
    m_picks = std::move(moment.picks);
    m_passedLast = triptych::noPlayer;
    m_mayGoFirst = triptych::noPlayer;
    m_seen.cutBackTo(moment.logSizes);
    if (m_job.journal) {
        m_job.journal->cutBackTo(moment.journalAnswers);
        hearJournal();
    }
    keepClock(); // answers are taken back, time is not
}

/// On the disk before anybody sees what came of it: a killed program loses nothing.
void PlayedMatch::write(PlayerId seat, const std::string& line)
{
    if (m_job.journal) {
        const std::optional<int> clock
            = m_job.clock ? std::optional<int>(*m_job.clock) : std::nullopt;
        m_job.journal->append(seat, line, *m_match, clock);
        hearJournal();
    }
    m_seen.collect(*m_match, m_persons);
}

/// A disk that is full ends no match: whoever plays is told, and the journal goes on once it can.
void PlayedMatch::hearJournal()
{
    if (std::string problem = m_job.journal->problem(); !problem.empty())
        m_problem = std::move(problem);
}

void PlayedMatch::keepClock()
{
    if (m_match->decision() && m_job.journal && m_job.clock) {
        m_job.journal->keepClock(*m_job.clock);
        hearJournal();
    }
}
