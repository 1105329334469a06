#include "seize/text/surface/Aim.h"

#include "seize/tree/Walk.h"

#include <algorithm>

namespace triptych::seize {
namespace {

/// Whom the attack strikes: the first mercenaries that something bad is done to, of those the text
/// names by how they are found.
struct Victim
{
    Thing* thing = nullptr;
    bool movedBefore = false; ///< The user moves before it strikes.

    void look(Thing& what)
    {
        const bool found = what.kind == Thing::Kind::Target || what.kind == Thing::Kind::Some
            || what.kind == Thing::Kind::Each;
        const bool own = what.filter.side == Side::Allied || what.filter.side == Side::Yours;
        const bool tile = what.filter.noun == Filter::Noun::Tile && what.kind == Thing::Kind::Target
            && what.count == 1;
        if (!thing && found && !own && what.filter.orOwn == Filter::OrOwn::No
            && (tile || what.filter.noun == Filter::Noun::Mercenary))
            thing = &what;
    }
    void operator()(Effect& effect)
    {
        std::visit(
            [&](auto& e) {
                using Leaf = std::remove_cvref_t<decltype(e)>;
                if constexpr (
                    std::is_same_v<Leaf,
                        MoveTiles> || std::is_same_v<Leaf, MoveTo> || std::is_same_v<Leaf, Swap>)
                    movedBefore = movedBefore
                        || (!thing
                            && !std::is_same_v<Leaf,
                                Swap> && (e.what.kind == Thing::Kind::This || e.what.kind == Thing::Kind::Attacker));
                if constexpr (
                    std::is_same_v<Leaf,
                        Deal> || std::is_same_v<Leaf, Divide> || std::is_same_v<Leaf, Apply> || std::is_same_v<Leaf, Push> || std::is_same_v<Leaf, Destroy> || std::is_same_v<Leaf, Gain> || std::is_same_v<Leaf, LoseHealth> || std::is_same_v<Leaf, Remove> || std::is_same_v<Leaf, ReturnToHand> || std::is_same_v<Leaf, Strip> || std::is_same_v<Leaf, Upstage> || std::is_same_v<Leaf, Prevent>)
                    look(e.what);
                if constexpr (std::is_same_v<Leaf, Reapply>)
                    if (e.spent) // "target adjacent mercenary loses its Defense"
                        look(e.what);
                // "Swap places with target adjacent enemy mercenary": it is aimed at all the same.
                if constexpr (std::is_same_v<Leaf, Swap>)
                    if (e.with.kind == Thing::Kind::Target)
                        look(e.with);
            },
            effect.node);
    }
    template <typename Part>
    void operator()(Part&)
    {
    }
};

/// What is left of a filter once its distance and its side are in the reach.
bool saysMore(const Filter& filter)
{
    Filter plain = filter;
    plain.side = Side::Any;
    plain.other = false;
    plain.range = {};
    return plain != Filter {};
}

bool fromTheUser(const Range& range)
{
    return range.kind == Range::Kind::Anywhere || range.anchor == Range::Anchor::Source
        || range.anchor == Range::Anchor::Attacker;
}
/// "target mercenary adjacent to an allied one", "... not adjacent to this": where whom it may strike
/// stands, and not how far the attack reaches.
bool isAPlace(const Range& range)
{
    return range.none || range.anchor == Range::Anchor::Described;
}
/// What a reach still asks of whom it strikes.
Filter onlyOf(Filter filter)
{
    filter.side = Side::Any;
    filter.other = false;
    if (!isAPlace(filter.range))
        filter.range = {};
    return filter;
}

} // namespace

namespace {

/// "Distance 2: destroy target mercenary at half health or less": the one target of the text is whom the
/// reach aims at.
void aimByReach(Ability& ability)
{
    Reach& reach = *ability.reach;
    if (reach.self || reach.area != Reach::Area::One || reach.only || reach.count != 1
        || reach.upTo)
        return;
    Thing* target = nullptr;
    int targets = 0;
    bool attacked = false;
    walk(*ability.effect, [&](auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Thing>) {
            attacked = attacked || part.kind == Thing::Kind::Attacked;
            targets += part.kind == Thing::Kind::Target;
        } else if constexpr (std::is_same_v<Part, Effect>) {
            std::visit(
                [&](auto& e) {
                    if constexpr (requires { e.what.filter; })
                        if (!target && e.what.kind == Thing::Kind::Target)
                            target = &e.what;
                },
                part.node);
        }
    });
    if (attacked || targets != 1 || !target || target->random
        || target->filter.orOwn != Filter::OrOwn::No
        || target->filter.noun != Filter::Noun::Mercenary || target->line != Thing::Line::None
        || (target->filter.range.kind != Range::Kind::Anywhere && !isAPlace(target->filter.range))
        || target->filter.place != Filter::Place::Anywhere || target->filter.side == Side::Allied
        || target->filter.side == Side::Yours || target->filter.side == Side::Theirs)
        return;
    if (saysMore(target->filter) || isAPlace(target->filter.range))
        reach.only = onlyOf(target->filter);
    reach.count = target->count;
    reach.upTo = target->upTo;
    *target = {};
    target->kind = Thing::Kind::Attacked;
}

/// Its user does it, and nobody is aimed at.
void aimAtNobody(Ability& ability, bool noLos)
{
    Reach reach;
    reach.self = true;
    reach.noLos = noLos;
    ability.reach = std::move(reach);
    ability.kind = Ability::Kind::Attack;
}

/// "This mercenary makes a ranged attack against ..."
bool makesAttacks(Effect& effect)
{
    bool found = false;
    walk(effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            if (const auto* strike = std::get_if<Strike>(&part.node))
                found = found || strike->what.kind == Thing::Kind::This
                    || strike->what.kind == Thing::Kind::Attacker
                    || (strike->what.kind == Thing::Kind::It && !strike->what.plural);
    });
    return found;
}

} // namespace

namespace {

/// "... and 1 Magic damage to each adjacent mercenary" behind whom is struck from afar: beside which of them?
bool couldBeBesideEither(Effect& effect)
{
    bool found = false;
    walk(effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>) {
            const Filter& those = part.filter;
            found = found
                || ((part.kind == Thing::Kind::Each || part.kind == Thing::Kind::Some)
                    && those.noun == Filter::Noun::Mercenary
                    && (those.side == Side::Any || those.side == Side::Enemy)
                    && those.range.kind == Range::Kind::Adjacent
                    && those.range.anchor == Range::Anchor::Source && !those.range.said
                    && !those.range.named && !those.range.none);
        }
    });
    return found;
}

/// "Deal 2 damage to an adjacent mercenary. If it is damaged, deal 4 instead": the one that all of it is about is
/// chosen first, and nothing else that is done names anybody. Several where damage is only divided among them.
Thing* choiceAtFirst(Effect& effect)
{
    constexpr int most = 6; // of one side: as many as a text can have targets
    auto* sequence = std::get_if<Sequence>(&effect.node);
    auto* first = sequence ? std::get_if<Select>(&sequence->parts.front().node) : nullptr;
    if (!first || first->who.kind != Who::Kind::You || first->what.random
        || first->what.line != Thing::Line::None
        || first->what.filter.noun != Filter::Noun::Mercenary)
        return nullptr;
    const auto* divided = std::get_if<Divide>(&sequence->parts.back().node);
    const bool amongThem = divided && sequence->parts.size() == 2 && !divided->status
        && divided->what.kind == Thing::Kind::It && divided->what.plural;
    if (!amongThem && (first->what.count != 1 || first->what.upTo))
        return nullptr;
    first->what.count = std::min(first->what.count, most);
    Victim chosen;
    chosen.look(first->what);
    return chosen.thing;
}

/// Whom each of several modes strikes. Of one that strikes nobody there is nothing to aim at.
std::vector<Thing*> victimsOf(Choose& choice)
{
    std::vector<Thing*> found;
    for (Effect& mode : choice.modes) {
        Victim victim;
        walk(mode, victim);
        if (victim.thing)
            found.push_back(victim.thing);
    }
    return found;
}

/// It is aimed at, and not chosen any more.
void leaveOutChoice(Effect& effect)
{
    auto& sequence = std::get<Sequence>(effect.node);
    sequence.parts.erase(sequence.parts.begin());
    sequence.joints.erase(sequence.joints.begin());
    if (sequence.parts.size() == 1) {
        Effect rest = std::move(sequence.parts.front());
        if (auto* divided = std::get_if<Divide>(&rest.node)) {
            divided->what = {};
            divided->what.kind = Thing::Kind::Attacked;
        }
        effect = std::move(rest);
    }
}

} // namespace

std::string aim(std::vector<Ability>& abilities)
{
    // "Ignores line of sight." alone is no reach yet.
    const auto reaches
        = [](const Ability& a) { return a.reach && a.kind == Ability::Kind::Attack; };
    for (Ability& ability : abilities)
        if (reaches(ability) && ability.effect)
            aimByReach(ability);
    if (abilities.empty() || std::ranges::any_of(abilities, reaches))
        return {};
    const bool noLos
        = std::ranges::any_of(abilities, [](const Ability& a) { return a.reach.has_value(); });
    for (Ability& ability : abilities)
        ability.reach.reset();
    constexpr const char* needed
        = "An attack says how far it reaches: begin with \"Melee:\", \"Distance 2:\", \"Self, all "
          "enemies adjacent:\" or the like, or say whom it strikes, such as \"target mercenary "
          "within "
          "Distance 2\".";
    for (Ability& ability : abilities) {
        if (!ability.effect || ability.kind != Ability::Kind::Played)
            continue;
        // "Choose one": an attack has one reach, so all of them strike whom it reaches.
        std::vector<Thing*> ofModes;
        if (auto* choice = std::get_if<Choose>(&ability.effect->node))
            ofModes = victimsOf(*choice);
        if (std::ranges::any_of(
                ofModes, [&](const Thing* one) { return *one != *ofModes.front(); }))
            return "Each of these strikes another; begin with how far the attack reaches, such as "
                   "\"Distance 2:\", and speak of \"the attacked mercenary\".";
        Victim victim;
        walk(*ability.effect, victim);
        if (!victim.thing && makesAttacks(*ability.effect)) { // they reach as far as they do
            aimAtNobody(ability, noLos);
            return {};
        }
        const bool chosen = !victim.thing;
        if (chosen)
            victim.thing = choiceAtFirst(*ability.effect);
        if (!victim.thing)
            continue;
        Thing& thing = *victim.thing;
        // "At Distance 2 or farther" has no end, and no attack reaches so far.
        if (thing.filter.range.none && thing.filter.range.kind == Range::Kind::Within
            && thing.filter.range.anchor == Range::Anchor::Source)
            return needed;
        const Range range = isAPlace(thing.filter.range) ? Range {} : thing.filter.range;
        // S-LOS: every attack goes along one of the eight lines, so "in a straight line" says no more.
        if (!fromTheUser(range))
            return needed;
        Reach reach;
        reach.noLos = noLos;
        if (victim.movedBefore) { // whom it strikes then is not known before
            if (thing.kind == Thing::Kind::Target)
                return needed;
            // RULING "an adjacent mercenary" of an attack: an enemy, also where its user moves first.
            if (thing.kind == Thing::Kind::Some && thing.filter.noun == Filter::Noun::Mercenary
                && thing.filter.side == Side::Any && thing.filter.orOwn == Filter::OrOwn::No)
                thing.filter.side = Side::Enemy;
            aimAtNobody(ability, noLos);
            return {};
        }
        // "Each enemy mercenary in the same column" is not aimed at.
        if (thing.kind == Thing::Kind::Each && range.kind > Range::Kind::Within) {
            aimAtNobody(ability, noLos);
            return {};
        }
        reach.count = thing.kind == Thing::Kind::Each ? 1 : thing.count;
        reach.upTo = thing.upTo;
        bool ring = false; // "exactly 3 tiles away": as far as that, and nobody nearer
        switch (range.kind) {
        case Range::Kind::Anywhere:
            if (thing.kind == Thing::Kind::Each)
                return needed;
            reach.own = true;
            break;
        case Range::Kind::Adjacent:
            reach.melee = true;
            break;
        case Range::Kind::Within:
            reach.melee = thing.kind != Thing::Kind::Each && !range.apart && !range.ring;
            reach.distance = range.distance;
            ring = range.ring;
            break;
        case Range::Kind::SameRow:
        case Range::Kind::SameColumn:
        case Range::Kind::InFront:
        case Range::Kind::Behind:
        case Range::Kind::Diagonal:
        case Range::Kind::Sight:
        case Range::Kind::InLine:
        case Range::Kind::On:
            return needed;
        }
        if (range.kind == Range::Kind::Within && thing.kind != Thing::Kind::Each
            && couldBeBesideEither(*ability.effect))
            return "\"Adjacent\" could be beside the attacker or beside whom it strikes; say "
                   "\"adjacent to the attacker\" or \"adjacent to the attacked mercenary\".";
        if (thing.line != Thing::Line::None) { // a row or column of the battlefield is not aimed at
            aimAtNobody(ability, false);
            return {};
        }
        if (thing.kind == Thing::Kind::Each) {
            // Only what stands next to the user is an area of its own; farther away, it is not aimed.
            if (range.kind != Range::Kind::Adjacent || thing.filter.side != Side::Enemy
                || saysMore(thing.filter)) {
                aimAtNobody(ability, false);
                return {};
            }
            reach.area = Reach::Area::Adjacent;
        } else if (thing.filter.noun == Filter::Noun::Tile) {
            if (reach.own || thing.filter.condition != Filter::Condition::None
                || thing.filter.place != Filter::Place::Anywhere)
                return needed;
            reach.area = Reach::Area::Tile;
        } else if (saysMore(thing.filter) || isAPlace(thing.filter.range) || ring) {
            reach.only = onlyOf(thing.filter);
            if (ring)
                reach.only->range = range;
        }
        thing = {};
        thing.kind = Thing::Kind::Attacked;
        for (Thing* one : ofModes)
            *one = thing;
        if (chosen)
            leaveOutChoice(*ability.effect);
        ability.reach = std::move(reach);
        ability.kind = Ability::Kind::Attack;
        return {};
    }
    return needed;
}

} // namespace triptych::seize
