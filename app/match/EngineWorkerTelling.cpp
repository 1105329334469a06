#include "app/match/EngineWorker.h"

#include "app/match/Secrets.h"

#include "core/Refusal.h"
#include "core/Threat.h"
#include "match/Answer.h"

#include <algorithm>
#include <utility>

using triptych::PlayerId;

// What the window is told.

void EngineWorker::collectEvents()
{
    if (m_match->eventCount() == 0)
        return;
    const auto keep = [this](std::size_t log, PlayerId viewer) {
        for (auto& event : m_match->events(viewer))
            m_logs[log].push_back(std::move(event));
    };
    for (const PlayerId seat : m_persons)
        keep(seat.value, seat);
    if (m_persons.empty())
        keep(m_logs.size() - 1, triptych::judge);
    m_match->forgetEvents();
}

void EngineWorker::post(bool asking)
{
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.problem = std::exchange(m_problem, {});
    snapshot.runningTo = m_runTo;
    if (m_viewer != triptych::noPlayer) {
        snapshot.viewer = triptych::seatName(m_viewer);
        snapshot.observation = m_match->observe(m_viewer);
        const auto& log = m_logs[m_viewer == triptych::judge ? m_logs.size() - 1 : m_viewer.value];
        snapshot.freshLog = std::exchange(m_freshLog, false);
        for (; m_told < log.size(); ++m_told)
            snapshot.events.push_back(log[m_told]);
        if (m_viewer != triptych::judge && dynamic_cast<const triptych::Foresees*>(m_match.get())) {
            // On a copy in which all that the viewer does not know is dealt anew.
            triptych::Random random(1);
            const auto dealt = m_match->determinized(m_viewer, random);
            if (const auto* match = dynamic_cast<const triptych::Foresees*>(dealt.get()))
                snapshot.threats = match->threats(m_viewer);
        }
    }
    if (m_match->decision()) {
        snapshot.question = question(asking);
        snapshot.thinking = !isPerson(m_match->decision()->player);
        snapshot.waitsForStep = m_state == State::Pacing && m_job->pace < 0;
        const std::size_t moment = lastMomentOf(m_viewer);
        const bool goesBack = moment < m_moments.size();
        if (asking && goesBack) {
            snapshot.takeBack = m_moments[moment].line;
            snapshot.before = before(m_moments[moment]);
            for (const PlayerId seat : whoMustAgree(moment))
                snapshot.agreeing.push_back(triptych::seatName(seat));
        }
        if (asking && m_declinedBy != triptych::noPlayer)
            snapshot.declined = triptych::seatName(std::exchange(m_declinedBy, triptych::noPlayer));
        if (asking) {
            if (const auto* match = dynamic_cast<const triptych::Explains*>(m_match.get()))
                snapshot.refusals = match->refusals(m_match->decision()->player);
            snapshot.memory = triptych::match::rememberedBy(*m_match, snapshot.observation);
        }
        snapshot.standsBecause = goesBack ? std::string() : m_standsBecause;
    }
    if (const auto outcome = m_match->outcome()) {
        snapshot.over = true;
        for (const PlayerId seat : outcome->winners)
            snapshot.winners.push_back(triptych::seatName(seat));
    }
    send(std::move(snapshot));
}

void EngineWorker::postCurtain(PlayerId seat)
{
    m_state = State::Curtain;
    m_curtainFor = seat;
    Snapshot snapshot;
    snapshot.serial = m_serial;
    snapshot.problem = std::exchange(m_problem, {});
    snapshot.curtain = triptych::seatName(seat);
    snapshot.freshLog = true;
    send(std::move(snapshot));
}

void EngineWorker::send(Snapshot snapshot)
{
    snapshot.match = m_job->match;
    if (m_channel->snapshots.push(std::move(snapshot)))
        Q_EMIT snapshotPosted();
}

/// The question that a match asks, without its answers.
Snapshot::Question EngineWorker::question(const triptych::Match& match)
{
    const triptych::Decision& decision = *match.decision();
    return { triptych::seatName(decision.player), std::string(decision.prompt),
        std::string(decision.rule), {}, {} };
}

/// The table as it was when the answer was given that can be taken back.
std::shared_ptr<const Snapshot> EngineWorker::before(const Moment& moment) const
{
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->viewer = triptych::seatName(m_viewer);
    snapshot->observation = moment.match->observe(m_viewer);
    snapshot->question = question(*moment.match);
    snapshot->question->lines = triptych::match::legalLines(*moment.match);
    snapshot->question->picks = moment.picks;
    return snapshot;
}

Snapshot::Question EngineWorker::question(bool withLines) const
{
    const triptych::Decision& decision = *m_match->decision();
    Snapshot::Question question = EngineWorker::question(*m_match);
    if (withLines) {
        question.lines = triptych::match::legalLines(*m_match);
        question.picks = m_picks;
        for (std::uint8_t seat = 0; seat < m_match->seats(); ++seat)
            if ((decision.claimants >> seat) & 1)
                question.claims.push_back(triptych::seatName({ seat }) + ": claim");
        addTargets(question);
        addPrices(question);
        question.leadsTo = leadsTo(question.lines);
    }
    return question;
}

/// Tries on a copy whom an answer would be aimed at. What somebody would learn by the answer stays
/// unknown until it is given.
void EngineWorker::addTargets(Snapshot::Question& question) const
{
    const PlayerId seat = m_match->decision()->player;
    std::optional<Secrets> secrets;
    for (const std::string& line : question.lines) {
        if (!m_job->aimed.contains(line.substr(0, line.find(' '))))
            continue;
        const std::unique_ptr<triptych::Match> trial = m_match->clone();
        trial->recordEvents(true);
        if (triptych::match::answer(*trial, seat, line) || !trial->decision()
            || trial->decision()->player != seat)
            continue;
        std::vector<std::string> targets = triptych::match::legalLines(*trial);
        if (!std::ranges::all_of(
                targets, [](const std::string& next) { return next.starts_with("target "); }))
            continue;
        if (!secrets)
            secrets.emplace(*m_match, seat);
        if (!secrets->areTold(*trial))
            question.targets.emplace(line, std::move(targets));
    }
}

/// Tries on copies what answers cost. In them all that the person asked does not know is dealt anew, so that
/// no price tells more than they know.
void EngineWorker::addPrices(Snapshot::Question& question) const
{
    const PlayerId seat = m_match->decision()->player;
    const auto left = [&](const triptych::Match& match) {
        const nlohmann::ordered_json seen = match.observe(seat);
        const auto players = seen.find("players");
        if (players == seen.end() || !players->contains(triptych::seatName(seat)))
            return -1;
        return (*players)[triptych::seatName(seat)].value(m_job->purse, -1);
    };
    std::optional<int> before;
    for (const std::string& line : question.lines) {
        if (!m_job->priced.contains(line.substr(0, line.find(' '))))
            continue;
        if (!before)
            before = left(*m_match);
        triptych::Random random(1);
        const std::unique_ptr<triptych::Match> trial = m_match->determinized(seat, random);
        if (*before < 0 || triptych::match::answer(*trial, seat, line))
            continue;
        // Where something is asked before it is paid, nothing is gone yet.
        if (const int price = *before - left(*trial); price > 0)
            question.prices.emplace(line, price);
    }
}

/// Tried on a copy that knows no more than the person: where they would be asked next if they passed, and
/// everybody else did nothing.
std::string EngineWorker::leadsTo(const std::vector<std::string>& lines) const
{
    constexpr int mostSteps = 40;
    const PlayerId seat = m_match->decision()->player;
    if (m_job->passing.fullControl || !std::ranges::count(lines, "pass"))
        return {};
    const auto isOwn = [&](const nlohmann::ordered_json& seen) {
        return seen.value("active", std::string()) == triptych::seatName(seat);
    };
    if (!isOwn(m_match->observe(seat)))
        return {};
    triptych::Random random(1);
    const std::unique_ptr<triptych::Match> copy = m_match->determinized(seat, random);
    if (triptych::match::answer(*copy, seat, "pass"))
        return {};
    for (int step = 0; step < mostSteps && copy->decision(); ++step) {
        const bool mine = copy->decision()->player == seat;
        if (!mine) {
            copy->answer(triptych::match::defaultOption(*copy));
            continue;
        }
        const nlohmann::ordered_json seen = copy->observe(seat);
        if (!isOwn(seen))
            return "turn";
        const auto unasked = triptych::match::unasked(
            *copy, seat, m_job->passing, m_job->habits, { false, true }, seen);
        if (!unasked)
            return triptych::match::pipOf(seen);
        if (triptych::match::answer(*copy, seat, *unasked))
            return {};
    }
    return {};
}
