#include "kryptik/flow/Questions.h"

#include "core/Rows.h"
#include "core/flow/TriggerQueue.h"
#include "kryptik/effects/Picking.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Announcing.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Commanding.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Priority.h"

namespace triptych::kryptik {

namespace {

/// One of several picks; the question is settled when there are enough or no
/// more.
void pick(const Table& t, const Option& o)
{
    if (!isNone(o)) {
        t.state.picks.push_back(indexOf(o));
        if (mayPickMore(t))
            return;
    }
    answered(t);
}

void playersPicks(const State& s, Seat p, Zone zone, Verb verb, Options& out)
{
    for (const Index i : cardsIn(s, p, zone))
        if (!s.picks.contains(i))
            offer(out, option(verb, i));
    if (s.picks.size() >= s.asked.min && (s.asked.min < s.asked.max || out.empty()))
        offer(out, noneOf(verb));
}

void startPlayerOptions(const Table& t, Options& out)
{
    for (Seat p = 0; p < t.state.seats; ++p)
        offer(out, seatOption(Verb::First, p));
}

void answerStartPlayer(const Table& t, const Option& o)
{
    t.state.first = static_cast<Seat>(o.number);
    answered(t);
}

void recursionOptions(const Table& t, Options& out)
{
    playersPicks(t.state, t.state.asked.player, Zone::Hand, Verb::Recur, out);
}

void handLimitOptions(const Table& t, Options& out)
{
    playersPicks(t.state, t.state.asked.player, Zone::Hand, Verb::Choose, out);
}

void rowCardOptions(const Table& t, Options& out)
{
    playersPicks(
        t.state, t.state.asked.remembered<RowOf>().owner, Zone::ElevenYearRow, Verb::Choose, out);
}

void overlordOptions(const Table& t, Options& out)
{
    const auto two = t.state.asked.remembered<TwoOverlords>();
    offer(out, option(Verb::Choose, two.newcomer));
    offer(out, option(Verb::Choose, two.other));
}

void triggerOrderOptions(const Table& t, Options& out)
{
    offerPlaces(t.state, [&](std::size_t place) { offer(out, placeOption(Verb::Order, place)); });
}

void mayTriggerOptions(const Table&, Options& out)
{
    offer(out, option(Verb::Yes));
    offer(out, option(Verb::No));
}

constexpr Question<Table, Ask, Asker> questions[] = {
    { Ask::Nothing, "", "", noOptions, noAnswer },
    { Ask::StartPlayer, "start-player", "kryptik 2.1", startPlayerOptions, answerStartPlayer,
        Asker::Nobody },
    { Ask::Recursion, "recursion", "kryptik 2.3.1", recursionOptions, pick, Asker::Nobody },
    { Ask::Priority, "priority", "kryptik 8.3", priorityOptions, answerPriority, Asker::Nobody,
        Answerable::Always },
    { Ask::Attack, "attack", "kryptik 4.4.2", attackOptions, answerAttack, Asker::Nobody,
        Answerable::Always },
    { Ask::AttackTarget, "attack-target", "kryptik 4.4.2", attackTargetOptions, answerAttackTarget,
        Asker::Attacker, Answerable::Always },
    { Ask::Block, "block", "kryptik 4.4.3", blockOptions, answerBlock, Asker::Attacker,
        Answerable::Always },
    { Ask::BlockOrder, "block-order", "kryptik 4.4.4.1", blockOrderOptions, answerBlockOrder,
        Asker::Attacker },
    { Ask::Cost, "cost", "kryptik 8.1", costOptions, answerCost },
    { Ask::X, "x", "kryptik 8.1.1", xOptions, answerX, Asker::Item, Answerable::Always },
    { Ask::Mode, "mode", "kryptik 10.4", modeOptions, answerMode },
    { Ask::Opponent, "opponent", "kryptik glossary Opponent", opponentOptions, answerOpponent },
    { Ask::Target, "target", "kryptik 8.5", targetOptions, answerTarget },
    { Ask::EffectOrder, "effect-order", "kryptik 8.4.1", effectOrderOptions, answerEffectOrder },
    { Ask::TriggerOrder, "trigger-order", "kryptik 8.4", triggerOrderOptions, answerTriggerOrder,
        Asker::Nobody },
    { Ask::MayTrigger, "may-trigger", "kryptik 9.3", mayTriggerOptions, answerMayTrigger,
        Asker::Trigger, Answerable::Always },
    { Ask::May, "may", "kryptik 9.3", mayOptions, answerMay, Asker::Item, Answerable::Always },
    { Ask::Number, "number", "kryptik 10.4", numberOptions, answerNumber },
    { Ask::Choose, "choose", "kryptik 10", chooseOptions, pick },
    { Ask::Discard, "discard", "kryptik glossary Discard", discardOptions, pick },
    { Ask::HandLimit, "hand-limit", "kryptik 4.6", handLimitOptions, pick, Asker::Nobody },
    { Ask::Plunder, "plunder", "kryptik glossary Plunder", plunderOptions, pick },
    { Ask::Year, "year", "kryptik 6.1", yearOptions, answerYear, Asker::Item, Answerable::Always },
    { Ask::Overlord, "overlord", "kryptik 7.1.2", overlordOptions, pick, Asker::Overlord },
    { Ask::RavenousLoss, "ravenous-loss", "kryptik glossary Ravenous", ravenousLossOptions,
        answerRavenousLoss, Asker::Attacker },
    { Ask::RowCard, "row-card", "kryptik 6.1", rowCardOptions, pick },
    { Ask::Detach, "detach", "kryptik glossary Detach", detachOptions, pick },
    { Ask::Search, "search", "kryptik glossary Search", searchOptions, pick },
    { Ask::Rearrange, "rearrange", "kryptik 6.3", rearrangeOptions, pick },
    { Ask::Reveal, "reveal", "kryptik 10", revealOptions, pick },
    { Ask::CastFree, "cast-free", "kryptik 8.1.4", castFreeOptions, pick },
    { Ask::OneOf, "one-of", "kryptik 10", oneOfOptions, answerOneOf, Asker::Item,
        Answerable::Always },
    { Ask::Faction, "faction", "kryptik 7.1.1", factionOptions, answerFaction },
    { Ask::Copy, "copy", "kryptik 7.1.2", copyOptions, answerCopy },
    { Ask::CardName, "card-name", "kryptik 10", nameOptions, answerName },
};

static_assert(isARowEach(questions, &Question<Table, Ask, Asker>::what, Ask::CardName));

} // namespace

const Question<Table, Ask, Asker>& questionOf(const Asked& asked)
{
    return questions[static_cast<std::size_t>(asked.what)];
}

namespace {

/// Of which cards are picked, as many as the effect says.
bool isPicked(Ask what)
{
    return what == Ask::Choose || what == Ask::Discard || what == Ask::Plunder
        || what == Ask::RowCard || what == Ask::Detach || what == Ask::Search
        || what == Ask::Reveal;
}

} // namespace

bool ask(const Table& t, const Asked& asked)
{
    if (asked.player >= t.state.seats || !t.state.players[asked.player].alive) {
        t.state.picks.clear();
        return false;
    }
    if (asked.max == 0 && isPicked(asked.what)) { // nothing is to be picked, whatever there is
        t.state.picks.clear();
        return false;
    }
    return askWhere(t, asked, [](const Table& asking) { return !listed(asking).empty(); });
}

void answered(const Table& t)
{
    t.state.asked = {};
}

Index causeOf(const State& s)
{
    switch (questionOf(s.asked).asker) {
    case Asker::Nobody:
        return noIndex;
    case Asker::Attacker:
        return s.attack.attacker.object;
    case Asker::Trigger:
        return s.waiting.empty() ? noIndex : s.waiting.front().source.object;
    case Asker::Overlord:
        return s.asked.remembered<TwoOverlords>().newcomer;
    case Asker::Item:
        break;
    }
    if (s.announcement.stage != Announcement::Stage::None && !s.pile.empty())
        return s.pile.back().source.object;
    return s.resolving.source.object;
}

std::uint8_t pickedSoFar(const State& s)
{
    if (s.asked.what == Ask::Block)
        return s.blockers;
    if (s.asked.what == Ask::AttackTarget)
        return static_cast<std::uint8_t>(s.attack.targets.size());
    return static_cast<std::uint8_t>(s.picks.size());
}

} // namespace triptych::kryptik
