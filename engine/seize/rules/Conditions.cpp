#include "seize/rules/Conditions.h"

#include "seize/Formats.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Counting.h"
#include "seize/rules/History.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Places.h"
#include "seize/rules/Spoken.h"

#include <algorithm>

namespace triptych::seize {

int wealthOf(const Table& t, Seat p, Wealth wealth)
{
    const State& s = t.state;
    switch (wealth) {
    case Condition::Wealth::Loot:
        return s.players[p].vault;
    case Condition::Wealth::Cards:
        return static_cast<int>(countIn(s, p, Zone::Hand));
    case Condition::Wealth::Mercenaries:
        return static_cast<int>(countIn(s, p, Zone::Battlefield));
    case Condition::Wealth::Treasures:
        return static_cast<int>(countIn(s, p, Zone::Warchest));
    case Condition::Wealth::Controlled:
        return static_cast<int>(countIn(s, p, Zone::Warchest) + countIn(s, p, Zone::Equipped));
    }
    return 0;
}

namespace {

/// "While your loot is less than 5": a number that somebody's Vault tells.
bool isOfVaults(const std::optional<Amount>& amount)
{
    for (const Quantity* part = amount ? amount->quantity.get() : nullptr; part;
         part = part->other.get())
        if (part->kind == Quantity::Kind::NumberOf && part->counted.kind == Counted::Kind::Loot)
            return true;
    return amount && amount->counted && amount->counted->kind == Counted::Kind::Loot;
}

/// "If you do": of who could yet have been rescued it is known by now.
/// RULING "if that destroys it": not where another has fallen in its place.
bool hasFallen(const Table& t, const Referent& referent, const Viewpoint& v)
{
    return std::ranges::any_of(
        spoken(t, referent, v), [&](const Ref& r) { return wentToDiscard(t.state, r); });
}

bool wasDone(const State& s)
{
    const auto stands = [&](const Ref& r) { return !isTile(r) && onBattlefield(s, r); };
    switch (static_cast<State::StepDone>(s.stepDone)) {
    case State::NotDone:
        return false;
    case State::Done:
        return true;
    case State::IfOneFell:
        return s.destroyed != 0;
    case State::IfAllFell:
        return s.destroyed != 0 && std::ranges::none_of(s.it, stands);
    }
    return false;
}

} // namespace

const StackItem* attackUnder(const Table& t, const Condition& condition, const Viewpoint& v)
{
    const State& s = t.state;
    for (std::size_t k = s.stack.size(); k-- > 0;) {
        const StackItem& item = s.stack[k];
        const bool ability = item.kind == StackItem::Kind::Ability
            && t.cards.facts(item.card).ability == AbilityType::Attack;
        if (item.kind != StackItem::Kind::Attack && !ability)
            continue;
        const How how = ability                                      ? How::Attack
            : static_cast<AttackStat>(item.how) == AttackStat::Melee ? How::Melee
                                                                     : How::Ranged;
        if (condition.how != How::Any && condition.how != How::Attack && condition.how != how)
            continue;
        if (attackedUnder(t, item, condition, v) != Ref {})
            return &item;
    }
    return nullptr;
}

Ref attackedUnder(
    const Table& t, const StackItem& attack, const Condition& condition, const Viewpoint& v)
{
    const State& s = t.state;
    const Ref by = attack.kind == StackItem::Kind::Attack ? attack.source : attack.user;
    for (const Ref& r : attack.targets) {
        if (isTile(r) || isSeat(r) || isItem(r) || !onBattlefield(s, r)
            || !matches(t, r.object, condition.filter, v))
            continue;
        Viewpoint near = v; // "by an adjacent mercenary": beside whom it attacks
        near.attacked = r;
        if (!condition.by || (onBattlefield(s, by) && matches(t, by.object, *condition.by, near)))
            return r;
    }
    return {};
}

namespace {

/// RULING "if it is a Warrior", "if its bounty is 3 or more" of who has left.
std::optional<bool> wasSo(const Table& t, const Condition& condition, const Viewpoint& v)
{
    Index gone = noIndex;
    if (condition.of == Thing::Kind::This)
        gone = v.self;
    else if (condition.of == Thing::Kind::It || condition.of == Thing::Kind::ThatEnemy
        || condition.of == Thing::Kind::ThatAlly)
        for (const Ref& r : spoken(t, condition.referent, v))
            if (gone == noIndex && !isTile(r) && !isSeat(r) && !isItem(r)
                && r.object < t.state.objectCount)
                gone = r.object;
    if (gone == noIndex)
        return std::nullopt;
    if (const auto wasSo = wasDeparted(t, gone, condition.filter, v)) // "if it attacked this turn"
        return wasSo;
    return matchesAsPrinted(t, gone, condition.filter, v);
}

/// "As long as this is ready": of a treasure that lies in the Warchest.
std::optional<bool> liesSo(const Table& t, const Condition& condition, const Viewpoint& v)
{
    using Is = Filter::Condition;
    const bool lies = condition.of == Thing::Kind::This && v.self != noIndex
        && zoneOf(t.state, v.self) == Zone::Warchest;
    const bool exhausted = lies && t.state.objects[v.self].is(Object::Exhausted);
    return lies && condition.filter.condition == Is::Ready    ? std::optional(!exhausted)
        : lies && condition.filter.condition == Is::Exhausted ? std::optional(exhausted)
                                                              : std::nullopt;
}

bool isSo(const Table& t, const Condition& condition, const Viewpoint& v)
{
    using Kind = Condition::Kind;
    const State& s = t.state;
    const Seat you = v.you;
    if (you == noSeat)
        return false;
    const auto keepsTo = [&](int value) {
        return condition.atLeast ? value >= condition.number : value <= condition.number;
    };
    const auto anyOpponent = [&](Condition::Wealth wealth) {
        for (Seat p = 0; p < s.seats; ++p)
            if (s.players[p].alive && !areAllied(s, p, you) && keepsTo(wealthOf(t, p, wealth)))
                return true;
        return false;
    };
    // RULING: where there are no Vaults none is at 10 or less, and none at as much as another.
    const bool hasVaults = formatOf(s).vault > 0;
    switch (condition.kind) {
    case Kind::YouControl:
    case Kind::YouControlNo:
    case Kind::OpponentControls: {
        Filter filter = condition.filter;
        filter.side = condition.kind == Kind::OpponentControls ? Side::Enemy : Side::Yours;
        const int n = count(t, filter, v);
        return condition.kind == Kind::YouControlNo ? n == 0 : keepsTo(n);
    }
    case Kind::ThingIs:
    case Kind::ThingIsNot: {
        if (condition.asPlayed) // of the user of an Attack card: it has come out of Stealth since
            return v.item && v.item->hidden() == (condition.kind == Kind::ThingIs);
        if (const auto lies = liesSo(t, condition, v))
            return *lies == (condition.kind == Kind::ThingIs);
        const Index i = spokenOf(t, condition.of, condition.referent, v);
        const auto is = i != noIndex ? std::optional(matches(t, i, condition.filter, v))
                                     : wasSo(t, condition, v);
        return is && *is == (condition.kind == Kind::ThingIs);
    }
    case Kind::YourVault:
        return hasVaults && keepsTo(s.players[you].vault);
    case Kind::OpponentsVault:
        return hasVaults && anyOpponent(Condition::Wealth::Loot);
    case Kind::OpponentsHand:
        return anyOpponent(Condition::Wealth::Cards);
    case Kind::OpponentsWarchest:
        return anyOpponent(Condition::Wealth::Treasures);
    case Kind::YourReadyTreasures: {
        Counted ready;
        ready.kind = Counted::Kind::ReadyTreasures;
        return keepsTo(countCards(t, ready, you));
    }
    case Kind::Both:
        return std::ranges::all_of(
            condition.parts, [&](const Condition& part) { return holds(t, part, v); });
    case Kind::Either:
        return std::ranges::any_of(
            condition.parts, [&](const Condition& part) { return holds(t, part, v); });
    case Kind::YourHand:
        return keepsTo(static_cast<int>(countIn(s, you, Zone::Hand)));
    case Kind::YourWarchest:
        return keepsTo(static_cast<int>(countIn(s, you, Zone::Warchest)));
    case Kind::YourTurn:
        return hasTurn(s, you);
    case Kind::NotYourTurn:
        return !hasTurn(s, you);
    case Kind::OpponentsTurn:
        return isFoesTurn(s, you);
    case Kind::YouDo:
        return wasDone(s);
    case Kind::YouDoNot:
        return !wasDone(s);
    case Kind::ItWasDestroyed:
        if (condition.referent.kind != Referent::Kind::Open)
            return hasFallen(t, condition.referent, v);
        return s.destroyed != 0 && s.destroyed >= condition.number;
    case Kind::ThisWay:
        return keepsTo(condition.coins ? s.won : s.theNumber);
    case Kind::Rolled: // whatever was counted since
        return condition.exactly ? s.rolled == condition.number : keepsTo(s.rolled);
    case Kind::HasMarks:
        return v.self != noIndex && keepsTo(marksOn(s, v.self));
    case Kind::UnderAttack:
        return attackUnder(t, condition, v) != nullptr;
    case Kind::PlayerDid:
        for (Seat p = 0; p < s.seats; ++p)
            if ((condition.filter.side == Side::Any || isOfSide(s, p, condition.filter.side, you))
                && s.players[p].alive
                && keepsTo(timesDone(s, p, condition.done, condition.span, you)))
                return true;
        return false;
    case Kind::AnyPhase:
        return s.phase == condition.phase
            && (condition.filter.side == Side::Any || isFoesTurn(s, you));
    case Kind::Compares: {
        if (!hasVaults && (isOfVaults(condition.left) || isOfVaults(condition.right)))
            return false;
        const int left = valueOf(t, *condition.left, v);
        const int right = valueOf(t, *condition.right, v);
        return condition.exactly ? left == right
            : condition.atLeast  ? left >= right
                                 : left <= right;
    }
    case Kind::AmongThem: {
        int n = 0;
        for (const Index card : s.shown) // out of a hand goes what is its owner's
            n += matches(t, card, condition.cards)
                && (condition.filter.side != Side::Yours || s.objects[card].owner == you);
        return n >= condition.number;
    }
    case Kind::WasPushed:
        return s.theNumber > 0;
    case Kind::LostLoot:
        return ((s.lootLost >> you) & 1) != 0;
    case Kind::GainedLoot:
        return ((s.lootGained >> you) & 1) != 0;
    case Kind::HasMore: {
        int than = 0;
        int opponents = 0;
        for (Seat p = 0; p < s.seats; ++p) {
            if (!s.players[p].alive || areAllied(s, p, you))
                continue;
            const int mine = wealthOf(t, you, condition.wealth);
            const int theirs = wealthOf(t, p, condition.wealth);
            than += condition.atLeast ? mine > theirs : mine < theirs;
            ++opponents;
        }
        return condition.each ? opponents > 0 && than == opponents : than > 0;
    }
    case Kind::YourPhase:
        return hasTurn(s, you) && s.phase == condition.phase;
    case Kind::Plundered:
        return s.players[you].plundered != 0;
    case Kind::Acquired:
        return s.players[you].acquired > 0;
    case Kind::PlayedAbility:
        return ((s.havePlayed >> you) & 1) != 0;
    case Kind::ThereAre:
        return keepsTo( // "an ally attacked this turn": also who has left since
            count(t, condition.filter, v) + countDeparted(t, condition.filter, v));
    case Kind::MercenaryFell: {
        int fell = 0;
        for (Seat p = 0; p < s.seats; ++p)
            if (isOfSide(s, p, condition.filter.side, you))
                fell += s.fallen[p];
        return keepsTo(fell);
    }
    }
    return false;
}

} // namespace

bool holds(const Table& t, const Condition& condition, const Viewpoint& v)
{
    Viewpoint theirs = v;
    if (condition.they)
        theirs.you = t.state.thatPlayer;
    return isSo(t, condition, condition.they ? theirs : v) != condition.unless;
}

} // namespace triptych::seize
