#include "seize/text/binding/Binder.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

// What mercenaries are given for a time, and when that would do nothing or never end.
namespace triptych::seize::binding {
namespace {

/// "Whenever this plunders, it plunders double": how it does what it has just done.
bool isHowItIsDone(Event event, Modifier::Kind kind)
{
    using Kind = Modifier::Kind;
    const bool strikes = event == Event::Attacks || event == Event::IsAttacked
        || event == Event::DealsDamage || event == Event::IsDealtDamage || event == Event::Declares
        || event == Event::IsDeclaredOn;
    if (kind == Kind::PassesArmor || kind == Kind::PassesMagicArmor || kind == Kind::PassesDefense
        || kind == Kind::IgnoresLos || kind == Kind::Inflicts || kind == Kind::Sweeps
        || kind == Kind::Pierces || kind == Kind::TakesAtMost)
        return strikes;
    if (kind == Kind::PlundersDouble || kind == Kind::PlundersMore || kind == Kind::FreePlunder)
        return event == Event::Plunders;
    if (kind == Kind::MovesThrough || kind == Kind::MovesDiagonally || kind == Kind::MovesAllWays)
        return event == Event::Moves || event == Event::EndsMove;
    if (kind == Kind::NoLoss || kind == Kind::CheaperLoss || kind == Kind::Bequeaths
        || kind == Kind::FallsToHand)
        return event == Event::IsDestroyed;
    return (kind == Kind::HealedMore && event == Event::IsHealed)
        || (kind == Kind::GainsFewer && event == Event::GainsStatus)
        || ((kind == Kind::ExitsAnywhere || kind == Kind::LaysDown || kind == Kind::ExitsToHand)
            && event == Event::Exits)
        || (kind == Kind::NotReturned && event == Event::ReturnsToHand);
}

bool asksOfAPhase(const std::optional<Condition>& condition)
{
    using Kind = Condition::Kind;
    return condition
        && (condition->kind == Kind::YourPhase || condition->kind == Kind::AnyPhase
            || std::ranges::any_of(condition->parts, asksOfAPhase));
}

} // namespace

/// "Whenever this attacks, it deals 1 more damage" is meant of that attack, and would add up for ever.
void Binder::lastsForEver(const Gain& gain)
{
    if (m_static || gain.duration != Duration::Always)
        return;
    const bool damage = std::ranges::any_of(gain.modifiers, [](const Modifier& m) {
        using Kind = Modifier::Kind;
        return m.kind == Kind::Deals || m.kind == Kind::DealsDouble || m.kind == Kind::DealsType
            || m.kind == Kind::DealsHalf || m.kind == Kind::Takes || m.kind == Kind::TakesNone
            || m.kind == Kind::TakesDouble || m.kind == Kind::TakesHalf
            || m.kind == Kind::TakesType;
    });
    // By then the attack has its damage: it would be for the next one, and for all to come.
    const bool answers = m_ability->kind == Ability::Kind::Played;
    const bool over = m_struck || (m_fights && ((m_ability->trigger && !answers) || m_later));
    const bool done = std::ranges::any_of(gain.modifiers, [&](const Modifier& m) {
        return (m_struck && isHowItIsDone(Event::Attacks, m.kind))
            || (m_heard && isHowItIsDone(*m_heard, m.kind));
    });
    if ((over && damage) || done)
        complain("deals",
            "How long? Say \"this turn\" or \"for its next attack\", or say what "
            "is always so, such as \"this deals 1 more damage to damaged "
            "mercenaries\".");
}

/// "For as long as this is in play": a treasure is in play in the Warchest, too, and what is played is gone.
void Binder::lastsWithThis(const Gain& gain)
{
    if (gain.duration == Duration::WhileInPlay && m_paper != Paper::Mercenary
        && m_paper != Paper::Event)
        complain("as long as",
            "How long this card is in play is said on mercenaries and Events; on a treasure say "
            "\"while equipped\", and on others for how long, such as \"until your next turn\".");
}

/// "Whenever this attacks, it is not exhausted by attacking": by then its attack has exhausted it.
void Binder::afterItTired(const Gain& gain)
{
    const bool itself = m_isOwn
        ? gain.what.kind == own()
        : gain.what.kind == Thing::Kind::It && gain.what.referent.kind == Is::Subject;
    if (m_static || !m_heard || !itself)
        return;
    const auto given = [&](Modifier::Kind kind) {
        return std::ranges::any_of(
            gain.modifiers, [&](const Modifier& m) { return m.kind == kind; });
    };
    const bool attacks = *m_heard == Event::Attacks || *m_heard == Event::Declares;
    if (attacks && given(Modifier::Kind::FreeAttack))
        complain("exhausted",
            "By then the attack has exhausted it; say what is always so, such as \"this is not "
            "exhausted by attacking\" or \"this may attack twice each turn\", or \"ready this\".");
    if (*m_heard == Event::Plunders && given(Modifier::Kind::FreePlunder))
        complain("exhausted",
            "By then the plunder has exhausted it; say what is always so, such as \"this is not "
            "exhausted by plundering\", or \"ready this\".");
}

namespace {

/// "Has Armor 2 until your next turn, then ...": what follows is meant to come after that. Of this turn only where who
/// is exhausted at once would have nothing of it.
bool waitsToEnd(const Gain& gain)
{
    if (gain.duration == Duration::Always || gain.duration == Duration::WhileEquipped
        || gain.duration == Duration::WhileInPlay)
        return false;
    if (gain.duration != Duration::ThisTurn)
        return true;
    return std::ranges::any_of(gain.modifiers, [](const Modifier& m) {
        using Kind = Modifier::Kind;
        const bool figure = m.kind == Kind::Melee || m.kind == Kind::Ranged || m.kind == Kind::Move
            || m.kind == Kind::Damage || m.kind == Kind::Deals;
        return (figure && m.number > 0) || m.kind == Kind::DealsDouble
            || m.kind == Kind::PlundersDouble || m.kind == Kind::AttacksAllWays
            || m.kind == Kind::MovesAllWays;
    });
}

} // namespace

/// "Deals double damage with its next attack, then it is exhausted": it would be before it could attack.
void Binder::notBeforeItsAttack(const Effect& given, const Effect& next)
{
    const auto* gain = std::get_if<Gain>(&given.node);
    const bool toIt = std::visit(
        [](const auto& e) {
            using Leaf = std::remove_cvref_t<decltype(e)>;
            if constexpr (std::is_same_v<Leaf, Gain> || std::is_same_v<Leaf, Heal>)
                return false;
            else if constexpr (requires { e.what.filter; })
                return e.what.kind == Thing::Kind::It;
            else
                return false;
        },
        next.node);
    // "May attack an additional time this turn, then exhaust it" would leave no time for it, either.
    const auto* apply = std::get_if<Apply>(&next.node);
    const bool tires = toIt && apply
        && std::ranges::any_of(
            apply->doses, [](const Apply::Dose& dose) { return dose.status == Status::Exhaust; });
    const bool again = std::holds_alternative<AttackAgain>(given.node);
    const bool extra = gain && std::ranges::any_of(gain->modifiers, [](const Modifier& m) {
        return m.kind == Modifier::Kind::ExtraAttacks;
    });
    if ((tires && again) || (toIt && apply && extra))
        complain("then",
            "\"Then\" would not wait for that attack; say \"the next time it attacks this turn, "
            "...\" of what comes after it, or leave out \"then\".");
    else if (tires && gain && waitsToEnd(*gain))
        complain("then",
            "\"Then\" would not wait until that is over; say when, such as \"at end of turn, "
            "exhaust it\", or say \"and\" instead of \"then\".");
    if (gain && toIt
        && (gain->duration == Duration::NextAttack
            || gain->duration == Duration::NextAttackThisTurn))
        complain("then",
            "\"Then\" would not wait for that attack; say \"the next time it attacks this turn, "
            "...\" of what comes after it, or leave out \"then\".");
}

namespace {

/// "You lose no loot when an ally is destroyed": what a partner's costs, the partner loses. Whether any of
/// those can be yours.
bool saidOfYours(Thing& whom)
{
    const bool known = whom.kind == Thing::Kind::This || whom.kind == Thing::Kind::Bearer;
    Side& side = whom.filter.side;
    if (known || (side != Side::Any && side != Side::Allied))
        return known || side == Side::Yours;
    side = Side::Yours;
    return true;
}

} // namespace

void Binder::settleModifiers(Gain& gain)
{
    for (Modifier& modifier : gain.modifiers) {
        if (std::exchange(modifier.yours, false) && !saidOfYours(gain.what))
            complain("you",
                "What an opponent's mercenary costs is lost by that player, and never by you; "
                "say \"a mercenary you control\", or leave out \"you\".");
        if (modifier.kind == Modifier::Kind::NoEntry)
            entry(gain, modifier);
        if (modifier.kind == Modifier::Kind::MovesAtMost && asksOfAPhase(m_ability->condition))
            complain("move",
                "How far somebody has moved is counted in the whole turn, and not in a phase; say "
                "\"each turn\" without the phase, or \"cannot move\" of the phase.");
        if (modifier.kind == Modifier::Kind::PaysForSteps && !m_static)
            complain("movement",
                "What steps cost is said of what is always so, such as \"enemy mercenaries "
                "must "
                "spend 1 more movement to leave tiles adjacent to this\".");
        // What is said of everybody for a time is known whole.
        const bool ofAll = modifier.kind == Modifier::Kind::TakesType
            && gain.what.kind == Thing::Kind::Each && gain.what.filter == Filter {}
            && (gain.duration == Duration::ThisTurn || gain.duration == Duration::UntilYourNextTurn
                || gain.duration == Duration::ThroughThisPhase);
        if ((modifier.kind == Modifier::Kind::DealsType
                || modifier.kind == Modifier::Kind::TakesType)
            && modifier.blow.type && !m_static && !ofAll)
            complain("instead of",
                "Which damage becomes another is said of what is always so; for a time all of it "
                "does: leave out \"instead of\".");
        outOfStealth(gain, modifier);
        if (modifier.toward)
            towardOne(gain, modifier);
        if (!modifier.against)
            continue;
        // Of several "adjacent" and "less health than it" would be measured from each of them.
        const Range& range = modifier.against->range;
        const bool measured = range.kind != Range::Kind::Anywhere
            && range.anchor == Range::Anchor::Source && !range.named && !range.said;
        const bool attacks = modifier.kind == Modifier::Kind::NoAttack
            || modifier.kind == Modifier::Kind::NotAttacked;
        const bool tiles = modifier.kind == Modifier::Kind::NoEntry
            || modifier.kind == Modifier::Kind::PaysForSteps;
        const bool each = gain.what.kind == Thing::Kind::Each;
        if (each && ((attacks && measured) || (!tiles && modifier.against->versus)))
            complain(attacks && measured ? "adjacent" : "than",
                couldBeAny(attacks && measured ? "adjacent" : "than it"));
        // "Enemies deal 1 less damage to adjacent allies": beside this, whose allies they are.
        const auto own = [](Side side) { return side == Side::Allied || side == Side::Yours; };
        if (each && measured && hasOwn() && gain.what.filter.side == Side::Enemy
            && own(modifier.against->side))
            modifier.against->range.said = true;
        m_ofEach = m_static && each && !attacks && !tiles;
        settle(*modifier.against);
        m_ofEach = false;
        if (!m_static)
            towardSome(gain, modifier);
    }
}

/// "This turn it deals 1 more damage to damaged mercenaries": asked of whom it is given to, as the damage is dealt.
void Binder::towardSome(const Gain& gain, const Modifier& modifier)
{
    using Kind = Modifier::Kind;
    const bool tiles = modifier.kind == Kind::PaysForSteps;
    if (modifier.kind == Kind::NoEntry) // see entry
        return;
    const Duration until = gain.duration;
    const bool lasts = until != Duration::WhileEquipped && until != Duration::WhileInPlay
        && until != Duration::NextAttack && until != Duration::NextAttackThisTurn;
    const bool ofOwn = modifier.against
        && (modifier.against->versus
            || (modifier.against->range.kind != Range::Kind::Anywhere
                && modifier.against->range.anchor == Range::Anchor::Source
                && (modifier.against->range.named || modifier.against->range.said)));
    if (tiles || !lasts || gain.times || ofOwn
        || (until == Duration::Always && gain.what.kind != own()))
        complain("damage",
            "To whom it deals more damage is said of what is always so, or for a time such as "
            "\"this "
            "turn\", and neither by number nor from where this card is.");
}

/// "Choose an enemy mercenary. This deals double damage to it": always of the one that was named.
void Binder::towardOne(const Gain& gain, Modifier& modifier)
{
    if (m_static)
        return complain("to",
            "Nobody is named of what is always so; say to which mercenaries, such as \"to damaged "
            "mercenaries\".");
    settle(*modifier.toward, Role::Object);
    const Thing& one = *modifier.toward;
    if (one.count != 1 || one.upTo || one.plural || one.line != Thing::Line::None
        || one.filter.noun != Filter::Noun::Mercenary)
        complain("to",
            "Of one mercenary this is said; of several say which, such as \"to damaged "
            "mercenaries\".");
    towardSome(gain, modifier);
}

/// "As long as this is stealthed, it deals Lethal damage": it is not any more when it has attacked.
void Binder::outOfStealth(const Gain& gain, const Modifier& modifier)
{
    using Kind = Modifier::Kind;
    const auto& condition = m_ability->condition;
    const bool stealthed = m_static && condition && !condition->unless
        && condition->kind == Condition::Kind::ThingIs && condition->of == own()
        && condition->filter.condition == Filter::Condition::Stealthed;
    const bool ready = m_static && condition && !condition->unless
        && condition->kind == Condition::Kind::ThingIs && condition->of == own()
        && condition->filter.condition == Filter::Condition::Ready;
    const bool tires = std::ranges::none_of(
        gain.modifiers, [](const Modifier& m) { return m.kind == Kind::FreeAttack; });
    const bool figure = modifier.kind == Kind::Melee || modifier.kind == Kind::Ranged;
    if (ready && figure && tires && modifier.number > 0 && gain.what.kind == own())
        complain("ready",
            "Whoever attacks is exhausted before the attack does anything, so this would never be "
            "so; leave out \"while ready\".");
    const bool hits = figure || modifier.kind == Kind::Deals || modifier.kind == Kind::DealsDouble
        || modifier.kind == Kind::DealsType || modifier.kind == Kind::Inflicts;
    const bool stays = std::ranges::any_of(
        gain.modifiers, [](const Modifier& m) { return m.kind == Kind::KeepsStealth; });
    if (stealthed && hits && !stays && gain.what.kind == own())
        complain("deal",
            "Whoever attacks comes out of Stealth before the attack does anything, so this "
            "would "
            "never be so; the next damage it deals then is True damage in any case. Leave out "
            "\"while stealthed\".");
}

/// "+1 melee for each Bleed counter on the target": so much more damage with those attacks, to whoever has them.
bool Binder::isOfWhoIsHit(Gain& gain) const
{
    using Kind = Modifier::Kind;
    const Amount& times = *gain.times;
    const auto fits = [](const Modifier& m) {
        return m.kind == Kind::Melee || m.kind == Kind::Ranged || m.kind == Kind::Damage
            || m.kind == Kind::Deals;
    };
    const bool ofThem = times.counted
        && (times.counted->of == Thing::Kind::Attacked
            || times.counted->filter.range.anchor == Range::Anchor::Attacked);
    if (!m_static || !ofThem || !std::ranges::all_of(gain.modifiers, fits))
        return false;
    for (Modifier& modifier : gain.modifiers) {
        if (modifier.kind == Kind::Melee || modifier.kind == Kind::Ranged)
            modifier.blow.how = modifier.kind == Kind::Melee ? How::Melee : How::Ranged;
        modifier.kind = Kind::Deals;
    }
    return true;
}

/// "Makes a ranged attack, then one against another mercenary": than the one who was attacked before.
bool Binder::thanWhoWasStruck(Thing& whom)
{
    Filter& filter = whom.filter;
    if (!m_struck || whom.kind != Thing::Kind::Some || !filter.other
        || filter.noun != Filter::Noun::Mercenary)
        return false;
    const auto& reach = m_ability->reach;
    const bool alone = reach && reach->self && reach->area == Reach::Area::One;
    if ((m_fights && !alone) || m_later)
        complain("another",
            "Than whom, the one of this attack or the one attacked before? Say which it can be, "
            "such as \"an adjacent enemy mercenary\".");
    filter.otherThan = { Is::Attacked };
    tell("other", "than the mercenary attacked before");
    return true;
}

/// For a time a tile is closed to everybody, or a place of the battlefield to some.
void Binder::entry(const Gain& gain, const Modifier& modifier)
{
    const bool tile = gain.what.filter.noun == Filter::Noun::Tile;
    const bool place = modifier.against && modifier.against->range.kind == Range::Kind::Anywhere;
    const bool fits = m_static ? modifier.against && !tile
                               : gain.modifiers.size() == 1 && (tile ? !modifier.against : place)
            && gain.duration != Duration::Always && gain.duration != Duration::ThroughItsNextTurn
            && gain.duration != Duration::UntilItsNextTurn && gain.duration != Duration::NextAttack
            && gain.duration != Duration::NextAttackThisTurn
            && gain.duration != Duration::DuringItsNextTurn
            && gain.duration != Duration::WhileEquipped && gain.duration != Duration::WhileInPlay;
    if (!fits)
        complain("enter",
            "For a time a tile can be closed, such as \"target tile cannot be entered until "
            "your next turn\", or a place, such as \"enemy mercenaries cannot enter your Guild "
            "Hall this turn\"; what lies beside a card is said of what is always so, such as "
            "\"enemy mercenaries cannot enter tiles adjacent to this\".");
}

} // namespace triptych::seize::binding
