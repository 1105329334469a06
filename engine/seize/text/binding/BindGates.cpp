#include "seize/text/binding/Binder.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

// What would do nothing, or could be meant in two ways, and is refused.
namespace triptych::seize::binding {

void Binder::aimsAgain(const Thing& thing)
{
    // RULING: "Distance 3: deal 2 Magic damage to an enemy mercenary" does not strike one and hurt another.
    const bool anybody = thing.kind == Thing::Kind::Some && !thing.random && !m_hitSaid
        && !thing.filter.other && thing.filter.noun == Filter::Noun::Mercenary;
    if (m_ability->kind != Ability::Kind::Attack || (thing.kind != Thing::Kind::Target && !anybody)
        || m_ability->reach->self || thing.filter.range.kind != Range::Kind::Anywhere
        || thing.filter.place != Filter::Place::Anywhere || thing.filter.side == Side::Allied
        || thing.filter.side == Side::Yours)
        return;
    complain("target",
        "An attack aims by its reach, and this would aim a second time at anybody anywhere; say "
        "\"the attacked mercenary\", or how far away the other one is.");
}

namespace {

Handle::Deed deedOf(ReturnToHand::Goal goal)
{
    switch (goal) {
    case ReturnToHand::Goal::Hand:
        return Handle::Deed::Return;
    case ReturnToHand::Goal::Top:
        return Handle::Deed::Top;
    case ReturnToHand::Goal::Bottom:
        return Handle::Deed::Bottom;
    case ReturnToHand::Goal::Deck:
        break;
    }
    return Handle::Deed::Shuffle;
}

} // namespace

/// "Destroy this" of a treasure is the treasure, not who carries it; and who uses an Attack is "this" in its
/// other deeds, but it is the card that is destroyed or goes somewhere.
void Binder::isOfTheCard(Effect& effect)
{
    const auto isThis = [](const auto* leaf) {
        return leaf && leaf->what.kind == Thing::Kind::This
            && leaf->what.filter.noun == Filter::Noun::Mercenary;
    };
    const auto* destroy = std::get_if<Destroy>(&effect.node);
    auto* back = std::get_if<ReturnToHand>(&effect.node);
    const bool goes = isThis(back) && !back->withTreasures;
    const bool attack = m_paper == Paper::Attack;
    if (m_paper == Paper::Treasure && isThis(destroy) && !destroy->free)
        effect.node = Effect::Node { Handle {} };
    else if (m_paper == Paper::Treasure && goes)
        effect.node = Effect::Node { Handle { deedOf(back->goal), {} } };
    else if (attack && isThis(destroy))
        complain("destroy",
            "An Attack card goes to the discard by itself; who uses it is \"the attacker\".");
    else if (goes && (attack || m_paper == Paper::Instant) && !m_later && !m_sprung)
        back->played = true;
    else if (goes && attack) // later it lies in the discard already
        complain("return",
            "By then this card lies in the discard; let it go at once, or say \"the attacker\".");
}

/// "Move target mercenary to an empty tile within Distance 2": of an instant, from where that one is.
/// A target tile is chosen from where one's own stand, as every target is.
void Binder::movesFromWhereItIs(MoveTo& e)
{
    Range& range = e.where.filter.range;
    const bool named = e.what.kind == Thing::Kind::Target || e.what.kind == Thing::Kind::Some;
    if (named && e.where.kind == Thing::Kind::Some && range.kind != Range::Kind::Anywhere
        && range.anchor == Range::Anchor::Source && !range.named && !range.said)
        range.anchor = Range::Anchor::It;
    // "Move it next to another ally": another than the one that is moved.
    if (range.anchor == Range::Anchor::Described && range.near->other
        && range.near->otherThan.kind == Is::Open) {
        Filter near = *range.near;
        settleOther(near);
        range.near = std::make_shared<const Filter>(std::move(near));
    }
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
    if (e.by && e.by->kind == Thing::Kind::Each)
        settle(e.by->filter);
    else if (e.by)
        needs(e.by->kind);
    if (e.times)
        settle(*e.times);
    if (e.itself && m_paper != Paper::Mercenary)
        complain("this",
            e.kind == Allowance::Kind::FaceDowns ? "Only mercenaries are played face down."
                                                 : "Only mercenaries are played onto a tile.");
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

/// To whom it would happen; of one of several players "that player" is that one.
void Binder::settleWhoWould(Rescue& e)
{
    const bool treasure = m_paper == Paper::Treasure && e.what.kind == Thing::Kind::This;
    if (!isOfPlayer(e.fate)) {
        if (treasure)
            complain("this",
                "\"This\" is the treasure, and nothing comes instead of what happens to one; say "
                "\"if equipped mercenary would ...\".");
        settle(e.what, Role::Subject);
    } else if (e.who.kind == Who::Kind::EachOpponent || e.who.kind == Who::Kind::EachPlayer) {
        definePlayer("the player it would happen to");
    } else {
        settle(e.who);
    }
}

/// What happens at once, where nobody can be asked.
void Binder::rescue(Rescue& e)
{
    const bool player = isOfPlayer(e.fate);
    settleWhoWould(e);
    const bool lasts = e.once || e.turn;
    if (e.may && lasts && e.fate == Rescue::Fate::Destroyed)
        complain("may",
            "Nobody is asked about a destruction that is kept off once; leave out \"you may\", or "
            "say it of "
            "what is always so.");
    if (lasts == m_static)
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
                    || (e.fate != Rescue::Fate::Hurt && e.fate != Rescue::Fate::LosesLoot
                        && e.fate != Rescue::Fate::GainsLoot
                        && (kept->way != Prevent::Way::OfIt
                            || kept->amount.kind != Amount::Kind::All))
                    || e.fate == Rescue::Fate::Destroyed;
    });
    if (parts)
        complain("prevent",
            "Only of damage some can be prevented; of a destruction say what happens instead.");
    if (!player && e.what.kind == Thing::Kind::Each && !lasts)
        define({ Is::Subject }, Definition::Noun::Mercenary, text::Some::One,
            e.fate == Rescue::Fate::Destroyed ? "the mercenary that would be destroyed"
                                              : "the mercenary that it would happen to");
    // Who attacks is known where it is the damage of an attack.
    const bool fights = m_fights;
    m_fights = m_fights || e.by.has_value()
        || (e.fate == Rescue::Fate::Hurt
            && (e.blow.how == How::Attack || e.blow.how == How::Melee
                || e.blow.how == How::Ranged));
    const bool number = std::exchange(m_number, e.fate != Rescue::Fate::Destroyed);
    const bool ofPlayer = std::exchange(m_ofPlayer, player);
    // What is kept off is the loot or the card itself; "it" is nobody who was named.
    if (!player || !std::holds_alternative<Prevent>(e.effect.front().node))
        visit(e.effect.front());
    const bool plain = isPlain(e.effect.front());
    m_ofPlayer = ofPlayer;
    m_number = number;
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
                        && (e.fate != Rescue::Fate::Hurt
                            || (deal->what.kind == e.what.kind
                                && e.what.kind != Thing::Kind::Target)));
    });
    if (moves)
        complain("that damage",
            "Damage goes elsewhere where it would be dealt to another: say whom it would be "
            "dealt to and who takes it instead.");
    if (player && !plain)
        complain("instead",
            "What happens instead of that happens at once, so it can be losing or gaining loot, "
            "drawing, what befalls this card or the end of it, without a choice or a target.");
    else if (!saves || !plain)
        complain("instead",
            "What happens instead of being destroyed happens at once, so it can be healing, "
            "leaving, losing loot, a status or the end of this card only, without a choice or "
            "a target.");
}

namespace {

/// "target enemy mercenary": one, whom damage can go to instead
bool isOneTarget(const Thing& what)
{
    return what.kind == Thing::Kind::Target && what.count == 1 && !what.upTo
        && what.line == Thing::Line::None && what.filter.noun == Filter::Noun::Mercenary;
}
/// "2", "that much", "twice that much": of what would happen
bool isKnownAtOnce(const Amount& amount)
{
    return amount.kind == Amount::Kind::Fixed
        || (amount.kind == Amount::Kind::ThatMuch && amount.most < 0 && amount.plus == 0)
        || (amount.kind == Amount::Kind::EqualTo && amount.most < 0 && amount.quantity
            && amount.quantity->kind == Quantity::Kind::ThatNumber
            && amount.quantity->join == Quantity::Join::None);
}

} // namespace

bool Binder::isPlain(const Effect& effect) const
{
    const auto known = [&](const Thing& what) {
        const bool ofThis = what.kind == Thing::Kind::This && m_paper == Paper::Mercenary;
        return (ofThis || what.kind == Thing::Kind::It || what.kind == Thing::Kind::Bearer)
            && !what.plural && what.filter.noun == Filter::Noun::Mercenary;
    };
    const auto one = [&](const Who& who) {
        return who.kind == Who::Kind::You || (m_ofPlayer && who.kind == Who::Kind::ThatPlayer);
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
                    return !d.by && d.numbered && isKnownAtOnce(d.amount)
                        && (known(d.what) || d.what.kind == Thing::Kind::Attacker);
                return !d.by
                    && ((d.what.kind == Thing::Kind::This && m_paper == Paper::Mercenary)
                        || d.what.kind == Thing::Kind::Bearer
                        || d.what.kind == Thing::Kind::Attacker
                        || (!m_static && isOneTarget(d.what)));
            },
            [&](const Heal& h) {
                return known(h.what)
                    && (isKnownAtOnce(h.amount) || h.amount.kind == Amount::Kind::All)
                    && (h.way == Heal::Way::Up || h.amount.kind == Amount::Kind::Fixed);
            },
            [&](const Exit& x) { return known(x.what); },
            [&](const ReturnToHand& r) { return known(r.what) && !r.withTreasures && !r.played; },
            [&](const Destroy& d) {
                return d.what.kind == Thing::Kind::This && m_paper == Paper::Mercenary;
            },
            [&](const Handle& h) {
                const bool event = m_paper == Paper::Event && h.deed == Handle::Deed::Destroy;
                return h.goods.kind == Goods::Kind::This && (m_paper == Paper::Treasure || event)
                    && (h.deed == Handle::Deed::Destroy || h.deed == Handle::Deed::Return
                        || h.deed == Handle::Deed::Unequip || h.deed == Handle::Deed::Exhaust);
            },
            [&](const LoseLoot& l) { return one(l.who) && !l.upTo && isKnownAtOnce(l.amount); },
            [&](const GainLoot& g) { return one(g.who) && isKnownAtOnce(g.amount); },
            [&](const Draw& d) { return one(d.who) && !d.until && isKnownAtOnce(d.count); },
            [&](const Mill& m) { return m_ofPlayer && one(m.who) && isKnownAtOnce(m.count); },
            [&](const LoseHealth& l) { return known(l.what) && isKnownAtOnce(l.amount); },
            [&](const Ready& r) { return known(r.what); },
            [&](const Strip& s) {
                return known(s.what) && s.count.kind == Amount::Kind::All && !s.upTo;
            },
            [&](const Remove& r) { // which of them it is, nobody is asked
                return known(r.what) && !r.also && r.among == 0 && !r.upTo
                    && (!r.every || r.count.kind == Amount::Kind::All);
            },
            [&](const Apply& a) {
                return known(a.what) && std::ranges::all_of(a.doses, [](const Apply::Dose& dose) {
                    return isKnownAtOnce(dose.count);
                });
            },
            [](const auto&) { return false; },
        },
        effect.node);
}

} // namespace triptych::seize::binding
