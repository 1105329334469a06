#include "app/match/Snapshots.h"

#include "app/games/SeenTable.h"
#include "app/match/Secrets.h"

#include "core/Refusal.h"
#include "core/Threat.h"
#include "match/Answer.h"

#include <algorithm>

using triptych::PlayerId;

namespace {

/// Tries on a copy whom an answer would be aimed at. What somebody would learn by the answer stays
/// unknown until it is given.
void addTargets(Snapshot::Question& question, const triptych::Match& asking, const EngineJob& job)
{
    const PlayerId seat = asking.decision()->player;
    std::optional<Secrets> secrets;
    for (const std::string& line : question.lines) {
        if (!job.aimed.contains(line.substr(0, line.find(' '))))
            continue;
        const std::unique_ptr<triptych::Match> trial = asking.clone();
        trial->recordEvents(true);
        if (triptych::match::answer(*trial, seat, line) || !trial->decision()
            || trial->decision()->player != seat)
            continue;
        std::vector<std::string> targets = triptych::match::legalLines(*trial);
        if (!std::ranges::all_of(
                targets, [](const std::string& next) { return next.starts_with("target "); }))
            continue;
        if (!secrets)
            secrets.emplace(asking, seat);
        if (!secrets->areTold(*trial))
            question.targets.emplace(line, std::move(targets));
    }
}

/// Tries on copies what answers cost. In them all that the person asked does not know is dealt anew, so that
/// no price tells more than they know.
void addPrices(Snapshot::Question& question, const triptych::Match& asking, const EngineJob& job)
{
    if (!job.purse)
        return;
    const PlayerId seat = asking.decision()->player;
    const auto left = [&](const triptych::Match& match) {
        return job.purse(match.observe(seat), triptych::seatName(seat)).value_or(-1);
    };
    std::optional<int> before;
    for (const std::string& line : question.lines) {
        if (!job.priced.contains(line.substr(0, line.find(' '))))
            continue;
        if (!before)
            before = left(asking);
        triptych::Random random(1);
        const std::unique_ptr<triptych::Match> trial = asking.determinized(seat, random);
        if (*before < 0 || triptych::match::answer(*trial, seat, line))
            continue;
        // Where something is asked before it is paid, nothing is gone yet.
        if (const int price = *before - left(*trial); price > 0)
            question.prices.emplace(line, price);
    }
}

/// Tried on a copy that knows no more than the person: where they would be asked next if they passed, and
/// everybody else did nothing.
std::string leadsTo(
    const std::vector<std::string>& lines, const triptych::Match& asking, const EngineJob& job)
{
    constexpr int mostSteps = 40;
    const PlayerId seat = asking.decision()->player;
    if (job.passing.fullControl || !std::ranges::count(lines, "pass"))
        return {};
    const auto isOwn = [&](const nlohmann::ordered_json& seen) {
        return SeenTable(seen).active == QString::fromStdString(triptych::seatName(seat));
    };
    if (!isOwn(asking.observe(seat)))
        return {};
    triptych::Random random(1);
    const std::unique_ptr<triptych::Match> copy = asking.determinized(seat, random);
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
        const auto unasked = triptych::match::automaticAnswer(
            *copy, seat, job.passing, job.habits, { false, true }, seen);
        if (!unasked)
            return triptych::match::pipOf(seen);
        if (triptych::match::answer(*copy, seat, *unasked))
            return {};
    }
    return {};
}

} // namespace

Snapshot snapshots::ofTable(const triptych::Match& match, PlayerId viewer)
{
    Snapshot snapshot;
    if (viewer != triptych::noPlayer) {
        snapshot.viewer = triptych::seatName(viewer);
        snapshot.observation = match.observe(viewer);
        if (viewer != triptych::judge && dynamic_cast<const triptych::Foresees*>(&match)) {
            // On a copy in which all that the viewer does not know is dealt anew.
            triptych::Random random(1);
            const auto dealt = match.determinized(viewer, random);
            if (const auto* foreseeing = dynamic_cast<const triptych::Foresees*>(dealt.get()))
                snapshot.threats = foreseeing->threats(viewer);
        }
    }
    if (const auto outcome = match.outcome()) {
        snapshot.over = true;
        for (const PlayerId seat : outcome->winners)
            snapshot.winners.push_back(triptych::seatName(seat));
    }
    return snapshot;
}

Snapshot::Question snapshots::questionOf(const triptych::Match& match)
{
    const triptych::Decision& decision = *match.decision();
    return { triptych::seatName(decision.player), std::string(decision.prompt),
        std::string(decision.rule), {}, {} };
}

void snapshots::addQuestion(Snapshot& snapshot, const triptych::Match& match, const EngineJob& job,
    const std::vector<std::string>& picks)
{
    Snapshot::Question& asked = snapshot.question.emplace(questionOf(match));
    asked.lines = triptych::match::legalLines(match);
    asked.picks = picks;
    for (std::uint8_t seat = 0; seat < match.seats(); ++seat)
        if ((match.decision()->claimants >> seat) & 1)
            asked.claims.push_back(triptych::seatName({ seat }) + ": claim");
    addTargets(asked, match, job);
    addPrices(asked, match, job);
    asked.leadsTo = leadsTo(asked.lines, match, job);
    if (const auto* explaining = dynamic_cast<const triptych::Explains*>(&match))
        snapshot.refusals = explaining->refusals(match.decision()->player);
    snapshot.memory = triptych::match::rememberedBy(match, snapshot.observation);
}
