#include "seize/text/Binder.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

// What would do nothing, or could be meant in two ways, and is refused.
namespace triptych::seize::binding {

void Binder::aimsAgain(const Thing& thing)
{
    if (m_ability->kind != Ability::Kind::Attack || thing.kind != Thing::Kind::Target
        || m_ability->reach->self || thing.filter.range.kind != Range::Kind::Anywhere
        || thing.filter.place != Filter::Place::Anywhere || thing.filter.side == Side::Allied
        || thing.filter.side == Side::Yours)
        return;
    complain("target",
        "An attack aims by its reach, and this would aim a second time at anybody anywhere; "
        "say "
        "\"the attacked mercenary\", or how far away the other one is.");
}

/// "Destroy this" of a treasure is the treasure, not who carries it.
void Binder::isTheTreasure(Effect& effect) const
{
    const auto* destroy = std::get_if<Destroy>(&effect.node);
    if (m_paper == Paper::Treasure && destroy && !destroy->free
        && destroy->what.kind == Thing::Kind::This
        && destroy->what.filter.noun == Filter::Noun::Mercenary)
        effect.node = Effect::Node { Handle {} };
    const auto* back = std::get_if<ReturnToHand>(&effect.node);
    if (m_paper == Paper::Treasure && back && !back->withTreasures
        && back->goal == ReturnToHand::Goal::Hand && back->what.kind == Thing::Kind::This
        && back->what.filter.noun == Filter::Noun::Mercenary)
        effect.node = Effect::Node { Handle { Handle::Deed::Return, {} } };
}

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
    if (kind == Kind::NoLoss || kind == Kind::CheaperLoss)
        return event == Event::IsDestroyed;
    return (kind == Kind::HealedMore && event == Event::IsHealed)
        || (kind == Kind::GainsFewer && event == Event::GainsStatus)
        || (kind == Kind::ExitsAnywhere && event == Event::Exits);
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
            || m.kind == Kind::TakesDouble || m.kind == Kind::TakesHalf;
    });
    // By then the attack has its damage: it would be for the next one, and for all to come.
    const bool over = m_struck || (m_fights && (m_ability->trigger || m_later));
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

namespace {

/// "Has Armor 2 until your next turn, then ...": what follows is meant to come after that. Of this turn only where who
/// is exhausted at once would have nothing of it.
bool waitsToEnd(const Gain& gain)
{
    if (gain.duration == Duration::Always || gain.duration == Duration::WhileEquipped)
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

/// "Move target mercenary to an empty tile within Distance 2": of an instant, from where that one is.
/// A target tile is chosen from where one's own stand, as every target is.
void Binder::movesFromWhereItIs(MoveTo& e)
{
    Range& range = e.where.filter.range;
    const bool named = e.what.kind == Thing::Kind::Target || e.what.kind == Thing::Kind::Some;
    if (!hasOwn() && named && e.where.kind == Thing::Kind::Some
        && range.kind != Range::Kind::Anywhere && range.anchor == Range::Anchor::Source)
        range.anchor = Range::Anchor::It;
}

void Binder::settleModifiers(Gain& gain)
{
    for (Modifier& modifier : gain.modifiers) {
        if (modifier.kind == Modifier::Kind::NoEntry)
            entry(gain, modifier);
        if (modifier.kind == Modifier::Kind::PaysForSteps && !m_static)
            complain("movement",
                "What steps cost is said of what is always so, such as \"enemy mercenaries "
                "must "
                "spend 1 more movement to leave tiles adjacent to this\".");
        if (modifier.kind == Modifier::Kind::DealsType && modifier.blow.type && !m_static)
            complain("instead of",
                "Which damage becomes another is said of what is always so; for a time all of it "
                "does: leave out \"instead of\".");
        outOfStealth(gain, modifier);
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
            complain("damage",
                "To whom it deals more damage can be said of what is always so "
                "only; leave it out, or say it without an end of time.");
    }
}

/// "As long as this is stealthed, it deals Lethal damage": it is not any more when it has attacked.
void Binder::outOfStealth(const Gain& gain, const Modifier& modifier)
{
    using Kind = Modifier::Kind;
    const auto& condition = m_ability->condition;
    const bool stealthed = m_static && condition && !condition->unless
        && condition->kind == Condition::Kind::ThingIs && condition->of == own()
        && condition->filter.condition == Filter::Condition::Stealthed;
    const bool hits = modifier.kind == Kind::Deals || modifier.kind == Kind::DealsDouble
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

/// "Cannot enter" is of what is always so; for a time a tile is closed to everybody.
void Binder::entry(const Gain& gain, const Modifier& modifier)
{
    const bool tile = gain.what.filter.noun == Filter::Noun::Tile;
    const bool fits = m_static ? modifier.against && !tile
                               : !modifier.against && tile && gain.modifiers.size() == 1
            && gain.duration != Duration::Always && gain.duration != Duration::ThroughItsNextTurn
            && gain.duration != Duration::UntilItsNextTurn && gain.duration != Duration::NextAttack
            && gain.duration != Duration::NextAttackThisTurn
            && gain.duration != Duration::DuringItsNextTurn
            && gain.duration != Duration::WhileEquipped;
    if (!fits)
        complain("enter",
            "For a time a tile can be closed, such as \"target tile cannot be entered until "
            "your next turn\"; who cannot enter which tiles is said of what is always so, such "
            "as \"enemy mercenaries cannot enter tiles adjacent to this\".");
}

/// "This event" is one, and a treasure is none.
void Binder::ofThisCard(const Goods& goods)
{
    const bool event = goods.card == CardFilter::Kind::Event;
    if (goods.kind == Goods::Kind::This && event != (m_paper == Paper::Event))
        complain("this", "This card is something else; say \"this\" or \"target treasure\".");
}

void Binder::allowance(Allowance& e)
{
    settle(e.who);
    if (e.tiles)
        settle(*e.tiles);
    if (e.times)
        settle(*e.times);
    if (e.itself && m_paper != Paper::Mercenary)
        complain("this", "Only mercenaries are played onto a tile.");
    const bool always = e.who.kind == Who::Kind::You || e.who.kind == Who::Kind::EachOpponent
        || e.who.kind == Who::Kind::EachPlayer;
    if (m_static && !always)
        complain("opponent",
            "Nobody is chosen for what is always so; say \"opponents\" or \"players\".");
    const bool forATime = e.duration != Duration::Always;
    if (m_static == forATime)
        complain("turn",
            forATime ? "What is so for as long as this card works needs no end; leave out how "
                       "long, or let it happen."
                     : "For how long? Say \"this turn\" or \"until your next turn\".");
}

/// "Target ally gets +1 melee for each adjacent enemy": beside the ally, unless "adjacent to this" is said.
void Binder::besideWhom(const Thing& whom, Amount& times) const
{
    if (m_static || !times.counted || whom.kind == own() || whom.plural || whom.count > 1
        || whom.kind == Thing::Kind::Each || whom.kind == Thing::Kind::ThisWay)
        return;
    Counted counted = *times.counted;
    Range& range = counted.filter.range;
    if (range.kind == Range::Kind::Anywhere || range.anchor != Range::Anchor::Source)
        return;
    if (std::exchange(range.said, false))
        range.named = hasOwn();
    else
        range.anchor = Range::Anchor::It;
    times.counted = std::make_shared<const Counted>(std::move(counted));
}

/// What happens at once, where nobody can be asked.
void Binder::rescue(Rescue& e)
{
    settle(e.what, Role::Subject);
    if (e.may && e.once)
        complain("may",
            "Nobody can be asked about what happens once; leave out \"you may\", or say it of "
            "what is always so.");
    if (e.once == m_static)
        complain("would",
            "What is so for as long as this card works says \"if ... would be destroyed\"; "
            "what "
            "happens says \"the next time ... would be destroyed this turn\".");
    if (e.by)
        settle(*e.by);
    // Of what is prevented some is only of damage; what somebody suffers is kept off as a whole.
    bool parts = false;
    walk(e.effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            if (const auto* kept = std::get_if<Prevent>(&part.node))
                parts = parts
                    || (e.fate != Rescue::Fate::Hurt
                        && (kept->way != Prevent::Way::OfIt
                            || kept->amount.kind != Amount::Kind::All))
                    || e.fate == Rescue::Fate::Destroyed;
    });
    if (parts)
        complain("prevent",
            "Only of damage some can be prevented; of a destruction say what happens instead.");
    if (e.what.kind == Thing::Kind::Each && !e.once)
        define({ Is::Subject }, Definition::Noun::Mercenary, text::Some::One,
            e.fate == Rescue::Fate::Destroyed ? "the mercenary that would be destroyed"
                                              : "the mercenary that it would happen to");
    // Who attacks is known where it is the damage of an attack.
    const bool fights = m_fights;
    m_fights = m_fights || e.by.has_value()
        || (e.fate == Rescue::Fate::Hurt
            && (e.blow.how == How::Attack || e.blow.how == How::Melee
                || e.blow.how == How::Ranged));
    visit(e.effect.front());
    m_fights = fights;
    // Who is neither healed nor gone is destroyed by its damage all the same.
    bool saves = true;
    walk(e.effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            saves = saves
                && (e.fate != Rescue::Fate::Destroyed
                    || (!std::holds_alternative<Draw>(part.node)
                        && !std::holds_alternative<GainLoot>(part.node)));
    });
    bool moves = false;
    walk(e.effect.front(), [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            if (const auto* deal = std::get_if<Deal>(&part.node))
                moves = moves
                    || (deal->same
                        && (e.fate != Rescue::Fate::Hurt || deal->what.kind == e.what.kind));
    });
    if (moves)
        complain("that damage",
            "Damage goes elsewhere where it would be dealt to another: say whom it would be "
            "dealt to and who takes it instead.");
    if (!saves || !isPlain(e.effect.front()))
        complain("instead",
            "What happens instead of being destroyed happens at once, so it can be healing, "
            "leaving, losing loot, a status or the end of this card only, without a choice or "
            "a target.");
    if (e.may && e.fate != Rescue::Fate::Destroyed)
        complain("may",
            "Nobody can be asked in the middle of damage; leave out \"you may\", or let it take "
            "less damage.");
}

bool Binder::isPlain(const Effect& effect) const
{
    const auto known = [&](const Thing& what) {
        const bool ofThis = what.kind == Thing::Kind::This && m_paper == Paper::Mercenary;
        return (ofThis || what.kind == Thing::Kind::It || what.kind == Thing::Kind::Bearer)
            && !what.plural && what.filter.noun == Filter::Noun::Mercenary;
    };
    return std::visit(
        Overloaded {
            [&](const Sequence& s) {
                return std::ranges::all_of(
                    s.parts, [&](const Effect& part) { return isPlain(part); });
            },
            [&](const Prevent& p) { return p.way != Prevent::Way::Next; },
            [&](const Deal& d) {
                if (!d.same)
                    return !d.by && d.numbered && d.amount.kind == Amount::Kind::Fixed
                        && (known(d.what) || d.what.kind == Thing::Kind::Attacker);
                return !d.by
                    && ((d.what.kind == Thing::Kind::This && m_paper == Paper::Mercenary)
                        || d.what.kind == Thing::Kind::Bearer
                        || d.what.kind == Thing::Kind::Attacker);
            },
            [&](const Heal& h) {
                return known(h.what)
                    && (h.amount.kind == Amount::Kind::Fixed || h.amount.kind == Amount::Kind::All);
            },
            [&](const Exit& x) { return known(x.what); },
            [&](const ReturnToHand& r) { return known(r.what) && !r.withTreasures; },
            [&](const Destroy& d) {
                return d.what.kind == Thing::Kind::This && m_paper == Paper::Mercenary;
            },
            [&](const Handle& h) {
                return h.goods.kind == Goods::Kind::This && m_paper == Paper::Treasure
                    && (h.deed == Handle::Deed::Destroy || h.deed == Handle::Deed::Return
                        || h.deed == Handle::Deed::Unequip);
            },
            [&](const LoseLoot& l) {
                return l.who.kind == Who::Kind::You && l.amount.kind == Amount::Kind::Fixed;
            },
            [&](const GainLoot& g) {
                return g.who.kind == Who::Kind::You && g.amount.kind == Amount::Kind::Fixed;
            },
            [&](const Draw& d) {
                return d.who.kind == Who::Kind::You && d.count.kind == Amount::Kind::Fixed;
            },
            [&](const LoseHealth& l) {
                return known(l.what) && l.amount.kind == Amount::Kind::Fixed;
            },
            [&](const Ready& r) { return known(r.what); },
            [&](const Remove& r) { return known(r.what) && !r.also; },
            [&](const Apply& a) {
                return known(a.what) && std::ranges::all_of(a.doses, [](const Apply::Dose& dose) {
                    return dose.count.kind == Amount::Kind::Fixed;
                });
            },
            [](const auto&) { return false; },
        },
        effect.node);
}

} // namespace triptych::seize::binding
