#include "seize/text/binding/BindTraits.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>

// Which mercenaries and tiles: how far away, whose, and other than whom.
namespace triptych::seize::binding {

void Binder::settle(Range& range)
{
    if (range.kind == Range::Kind::Anywhere)
        return;
    settleCalled(range);
    if (range.anchor == Range::Anchor::Attacked && meansWhoWasNamed())
        range.anchor = Range::Anchor::It;
    // "Target mercenary and each adjacent mercenary" of a card that stands nowhere: beside that one.
    if (!hasOwn() && !m_static && !m_aiming && range.anchor == Range::Anchor::Source && !range.said
        && !range.named && !m_things.empty())
        range.anchor = Range::Anchor::It;
    // RULING "at Distance 2" of what is no attack's target: so far, and no nearer.
    if (range.apart) {
        range.apart = false;
        range.ring = true;
    }
    if (range.anchor == Range::Anchor::Described) {
        Filter near = *range.near;
        settle(near);
        range.near = std::make_shared<const Filter>(std::move(near));
    }
    if (range.anchor == Range::Anchor::Source && range.said && !hasOwn())
        needs(Thing::Kind::This); // "adjacent to this" on a card that stands nowhere
    if (const auto of
        = range.anchor == Range::Anchor::Attacked ? Thing::Kind::Attacked : Thing::Kind::Attacker;
        (range.anchor == Range::Anchor::Attacked || range.anchor == Range::Anchor::Attacker)
        && isOver(of)) {
        Thing::Kind kept = of;
        Referent referent {};
        settleOver(kept, referent);
        range.anchor = Range::Anchor::It;
    }
    if (range.anchor == Range::Anchor::Attacked)
        needs(Thing::Kind::Attacked);
    if (m_aiming && !m_fights && range.anchor == Range::Anchor::Attacked)
        notYetNamed();
    const bool oneSided = range.kind == Range::Kind::Behind || range.kind == Range::Kind::InFront;
    if (oneSided && range.anchor == Range::Anchor::Attacked)
        seenFromAttacker(range.kind);
    if (range.anchor == Range::Anchor::Attacker)
        needs(Thing::Kind::Attacker);
    if (m_ofEach && range.anchor == Range::Anchor::Source && !range.said && !range.named) {
        range.anchor = Range::Anchor::It;
        range.referent = {};
    } else if (m_ofEach && range.anchor == Range::Anchor::Source) {
        range.named = hasOwn();
    }
    // "If no enemy mercenary is adjacent to the bearer, it gains Stealth": the one that was named.
    m_ownNamed = m_ownNamed || (m_inEffect && range.anchor == Range::Anchor::Source && range.said);
    if (range.anchor != Range::Anchor::It)
        return;
    // "When this is destroyed, ... each enemy adjacent to it": where it stood.
    if (m_ownGone && m_isOwn && !m_otherNamed && !hasNamed()) {
        tell("it", ownName());
        range.anchor = Range::Anchor::Source;
        return;
    }
    if (range.kind == Range::Kind::On) {
        if (const auto tile
            = resolve("that tile", text::Some::One, Definition::Noun::Tile, Role::Object))
            range.referent = *tile;
        return;
    }
    if (m_ofEach) { // "allied mercenaries have +1 melee for each enemy adjacent to them"
        range.referent = { Is::Subject };
        return;
    }
    if (m_static) {
        if (!m_inEffect && !staticIsOwn() && !m_ownNamed)
            complain("it", couldBeAny("it"));
        range.anchor = Range::Anchor::Source;
        return;
    }
    const bool tile = std::ranges::any_of(
        m_things, [](const Definition& d) { return d.noun == Definition::Noun::Tile; });
    const bool only = std::ranges::none_of(
        m_things, [](const Definition& d) { return d.noun == Definition::Noun::Mercenary; });
    const bool ofTile = range.there || (tile && only);
    const bool that = range.referent.other && !ofTile;
    if (that && carriesNow()) { // "when this is equipped, ... adjacent to that mercenary"
        tell("that mercenary", ownName());
        range.anchor = Range::Anchor::Source;
        return;
    }
    const auto meant = resolve(that ? "that mercenary" : "it", text::Some::Any,
        ofTile ? Definition::Noun::Tile : Definition::Noun::Mercenary, Role::Object, false, that);
    if (meant)
        range.referent = *meant;
    else
        range.anchor = Range::Anchor::Source;
    // RULING "whenever a mercenary is destroyed, ... each mercenary adjacent to it": beside where it stood.
    const bool stood = meant && meant->kind == Is::Subject && !m_isOwn && !m_later;
    if (meant && !m_aiming && !stood)
        asOfWhoStays("it", Thing::Kind::It, *meant);
    // "Whenever this destroys a mercenary, exhaust each enemy adjacent to that mercenary": not beside this one.
    if ((!meant || meant->other) && m_isOwn && m_hasOther && m_otherGone)
        complain("it",
            "What has left has no counters, no treasures and no place any more; ask for them "
            "before it goes.");
    const bool foe = meant && std::ranges::any_of(m_things, [&](const Definition& d) {
        const bool enemy
            = d.side == Side::Enemy || (d.thing && d.thing->filter.side == Side::Enemy);
        const bool anybody = d.side == Side::Any && d.referent.kind == Is::Target;
        return d.referent == *meant && (enemy || anybody || d.referent.kind == Is::Attacked);
    });
    const bool attacked = meant
        && (meant->kind == Is::Attacked
            || (meant->kind == Is::Subject && m_isOwn && m_hasOther && m_fights && !isHit()));
    if (m_aiming && !m_fights && attacked)
        notYetNamed();
    if (oneSided && attacked) {
        range.anchor = Range::Anchor::Attacked;
        range.referent = {};
        seenFromAttacker(range.kind);
    } else if (oneSided && (foe || (meant && meant->kind == Is::Subject && m_isOwn))) {
        seenFromYou();
    }
}

std::string Binder::couldBeAny(std::string_view word)
{
    return fmt::format(
        "\"{}\" could be any of them; say \"this\" or \"the bearer\" instead.", word);
}

/// Targets are chosen before it is known which attack an Instant answers.
void Binder::notYetNamed()
{
    complain("target",
        "Which attack this answers is known once it is played; choose there, such as \"a mercenary "
        "adjacent to the attacked mercenary\".");
}

/// Behind is towards your own Guild Hall; behind an enemy people mean the other side of it.
void Binder::seenFromYou()
{
    complain("behind",
        "Behind and in front are as you see it, also of an enemy; say \"adjacent to it\", or say "
        "it of one of your own mercenaries.");
}

/// Behind who is attacked is what the attack would come to next; before that one stands who attacks.
void Binder::seenFromAttacker(Range::Kind where)
{
    if (where == Range::Kind::InFront)
        return seenFromYou();
    tell("behind", "on the next tile in the line of the attack");
}

/// "Enemy mercenaries adjacent to another allied mercenary": another than this, since none of them is allied.
void Binder::nearOther(Filter& filter)
{
    const auto& near = filter.range.near;
    if (filter.range.anchor != Range::Anchor::Described || !near || !near->other || !hasOwn()
        || near->otherThan.kind != Is::Open)
        return;
    const auto own = [](Side side) { return side == Side::Allied || side == Side::Yours; };
    const bool ofAnother
        = own(near->side) ? !own(filter.side) : near->side == Side::Enemy && own(filter.side);
    if (!ofAnother)
        return;
    Filter other = *near;
    other.otherThan = { Is::Source };
    filter.range.near = std::make_shared<const Filter>(std::move(other));
}

/// "With less health than this" on a card that is no mercenary and has none; "than it" behind somebody who was named.
void Binder::settleVersus(Filter& filter)
{
    Filter::Versus& versus = *filter.versus;
    const bool another = !m_static && (hasNamed() || (m_inEffect && m_hasOther));
    if (std::exchange(versus.open, false) && another)
        return complain("with",
            "Than whom? Say \"than this\" or \"than it\", such as \"with more health than "
            "this\".");
    const bool ofIt = std::exchange(versus.ofIt, false) && !m_static
        && (hasNamed() || (m_inEffect && m_hasOther));
    if (!ofIt)
        return hasOwn() ? void() : needs(Thing::Kind::This);
    const Measured& of = versus.of;
    if (filter.bound || of.counters || of.anyCounters || of.treasures)
        return complain("than it",
            "Than whom? Only one statistic is compared with that of somebody who was named; with "
            "this card say \"than this\".");
    Quantity figure;
    figure.kind = Quantity::Kind::StatOf;
    figure.stat = of.stat;
    figure.of = Thing::Kind::It;
    Bound bound;
    bound.stat = of.stat;
    bound.atLeast = !versus.less;
    bound.than = Amount { Amount::Kind::EqualTo, 1, {}, std::make_shared<const Quantity>(figure) };
    bound.than->plus = versus.less ? -1 : 1;
    filter.bound = std::move(bound);
    filter.versus.reset();
}

void Binder::asWhom()
{
    complain("class",
        "As whom? Say \"of the same class as this\", or name the class, such as \"each Warrior "
        "mercenary\".");
}

/// "Of the same class", alone or "as it": as the mercenary that says so, or that carries it, where nobody else was named.
void Binder::settleKin(Filter& filter)
{
    using Kin = Filter::Kin;
    const bool carried = m_paper == Paper::Treasure;
    if (filter.kin == Kin::Open) {
        const bool named = !m_static && (hasNamed() || (m_inEffect && m_hasOther));
        if (named || !hasOwn() || m_paper == Paper::Attack)
            return asWhom();
        filter.kin = carried ? Kin::Bearer : Kin::This;
    }
    if (filter.kin == Kin::Bearer)
        return needs(Thing::Kind::Bearer);
    if (carried)
        complain("class",
            "A treasure is of no class; say \"of the same class as the bearer\", or name the "
            "class, such as \"each Warrior mercenary\".");
}

/// "This or an adjacent allied mercenary": only the mercenary that the text is said by is chosen beside others.
void Binder::needsOwn(Filter::OrOwn named)
{
    using Own = Filter::OrOwn;
    const Thing::Kind kind = named == Own::Bearer ? Thing::Kind::Bearer
        : named == Own::Attacker                  ? Thing::Kind::Attacker
                                                  : Thing::Kind::This;
    if (named == Own::No || (hasOwn() && kind == own()))
        return;
    isNobody(kind,
        named == Own::Bearer ? "only a treasure has one; say \"this\" or \"target mercenary\""
            : named == Own::Attacker ? "there is no attack; say whom it means, such as \"target "
                                       "mercenary\""
                                     : "this card is no mercenary; say whom it means, such as "
                                       "\"target mercenary\"");
}

void Binder::settle(Filter& filter)
{
    needsOwn(filter.orOwn);
    settle(filter.range);
    nearOther(filter);
    if (m_ofEach && filter.other && filter.than == Filter::Than::Unsaid
        && filter.otherThan.kind == Is::Open && filter.noun == Filter::Noun::Mercenary)
        filter.otherThan = { Is::Subject }; // than each of them
    else
        settleThan(filter);
    if (filter.versus)
        settleVersus(filter);
    if (filter.extreme && filter.extreme->of.away)
        needs(hasOwn() ? own() : Thing::Kind::This);
    if (filter.kin != Filter::Kin::No)
        settleKin(filter);
    if (filter.bound && filter.bound->than) {
        const bool before = std::exchange(m_choosesWhose, false);
        settle(*filter.bound->than);
        m_choosesWhose = before;
    }
    if (filter.place == Filter::Place::TheirGuildHall) {
        const auto whose = m_mentions.meaning(
            "their", Sort::Player, text::Some::Any, [](const Mention&) { return true; });
        if (whose.mention)
            tell("that player", whose.mention->name);
        else if (filter.side == Side::Yours || filter.side == Side::Allied)
            filter.place = Filter::Place::EnemyGuildHall; // nobody says "their" of one's own
        else
            complain("their",
                "Whose Guild Hall? Say \"in an opponent's Guild Hall\" or \"in its "
                "controller's Guild Hall\".");
    }
    if (filter.side != Side::Theirs)
        return;
    const auto meaning = m_mentions.meaning(
        "that player", Sort::Player, text::Some::Any, [](const Mention&) { return true; });
    if (meaning.mention)
        tell("that player", meaning.mention->name);
    else
        complain("control",
            "Nobody was named who could control it; say whose it is, such as "
            "\"an enemy mercenary\".");
}

/// "An enemy in that player's Guild Hall", "adjacent to a mercenary they control", "their mercenaries adjacent to an
/// enemy": an enemy of whom?
bool Binder::isSeenByAnother(const Filter& filter)
{
    const auto& near = filter.range.near;
    const bool described = near && filter.range.anchor == Range::Anchor::Described;
    if (filter.side == Side::Theirs)
        return described && near->side == Side::Enemy;
    return filter.side == Side::Enemy
        && (filter.place == Filter::Place::TheirGuildHall
            || (described && near->side == Side::Theirs));
}

/// "At the beginning of each player's End Phase, ... that player ...": yours among them.
bool Binder::isOfEachTurn() const
{
    const auto& trigger = m_ability->trigger;
    return trigger && phrases::isAboutTime(*trigger) && !trigger->its
        && trigger->who.kind == Who::Kind::EachPlayer && !m_later;
}

/// RULING: of each player in turn it is an enemy of that player; else it could be yours, and is refused.
bool Binder::seenByThem(const Filter& filter)
{
    if (!isSeenByAnother(filter))
        return false;
    if (!isOfEachTurn())
        complain("enemy", std::string(enemyBesideAnother));
    return true;
}

/// "Up to three adjacent tiles" of a card that stands nowhere are adjacent to each other; "two adjacent mercenaries"
/// could be that, or beside one of one's own.
void Binder::besideWhat(const Thing& thing)
{
    if (!hasOwn() && thing.filter.noun == Filter::Noun::Tile && thing.count > 1
        && thing.filter.range.kind == Range::Kind::Adjacent
        && thing.filter.range.anchor == Range::Anchor::Source)
        complain("adjacent",
            "Adjacent to what? Say \"tiles adjacent to target tile\" or \"adjacent to it\".");
    if (!hasOwn() && thing.filter.noun == Filter::Noun::Mercenary && thing.count > 1
        && thing.kind != Thing::Kind::Each && thing.filter.range.kind == Range::Kind::Adjacent
        && thing.filter.range.anchor == Range::Anchor::Source && !thing.filter.range.said
        && !thing.filter.range.named)
        complain("adjacent",
            "Adjacent to each other, or to one of yours? Say \"a mercenary and another mercenary "
            "adjacent to it\", or \"two mercenaries adjacent to an allied mercenary\".");
}

} // namespace triptych::seize::binding
