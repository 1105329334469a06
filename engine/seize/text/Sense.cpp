#include "seize/text/Sense.h"

#include "seize/effects/Walk.h"
#include "seize/text/Phrases.h"

#include <fmt/format.h>

#include <memory>
#include <type_traits>

namespace triptych::seize {

namespace {

bool isAFight(Trigger::Event event)
{
    using Event = Trigger::Event;
    return event == Event::Attacks || event == Event::IsAttacked || event == Event::IsDealtDamage
        || event == Event::DealsDamage || event == Event::Destroys || event == Event::IsDestroyed;
}

bool isAboutAMercenary(const Trigger& trigger)
{
    return trigger.event <= Trigger::Event::IsTargeted;
}

/// What the nouns of one paragraph can mean.
struct Scene
{
    const Ability& ability;
    bool& spokenOf;
    std::string wrong {};

    bool hasAttack() const
    {
        return ability.paper == Paper::Attack
            || (ability.trigger && isAFight(ability.trigger->event));
    }
    bool isMercenary() const
    {
        return ability.paper == Paper::Mercenary || ability.paper == Paper::Treasure
            || ability.paper == Paper::Attack;
    }
    void complain(Thing::Kind kind, std::string_view why)
    {
        if (wrong.empty())
            wrong = fmt::format("\"{}\" means nobody here: {}.", phrases::single(kind), why);
    }

    void speaksOf(Thing::Kind kind)
    {
        const bool fights = kind == Thing::Kind::Attacked || kind == Thing::Kind::Attacker;
        if (fights && !hasAttack())
            complain(kind, "there is no attack; say whom it means, such as \"target mercenary\"");
        if (kind == Thing::Kind::Bearer && ability.paper != Paper::Treasure)
            complain(kind, "only a treasure has one; say \"this\" or \"target mercenary\"");
        if (kind == Thing::Kind::This && !isMercenary())
            complain(
                kind, "this card is no mercenary; say whom it means, such as \"target mercenary\"");
    }
    void speaksOf(const Thing& thing)
    {
        speaksOf(thing.kind);
        if (thing.kind == Thing::Kind::It && !spokenOf && !isMercenary())
            complain(thing.kind, "nobody was named before it; name one first");
        if (ability.paper == Paper::Attack && ability.kind == Ability::Kind::Attack
            && thing.kind == Thing::Kind::Target && !ability.reach->self
            && thing.filter.range.kind == Range::Kind::Anywhere
            && thing.filter.place == Filter::Place::Anywhere && wrong.empty()
            && thing.filter.side != Side::Allied && thing.filter.side != Side::Yours)
            wrong = "An attack aims by its reach, and this would aim a second time at anybody "
                    "anywhere; say \"the attacked mercenary\", or how far away the other one is.";
        const Range::Anchor from = thing.filter.range.anchor;
        if (from == Range::Anchor::Attacked)
            speaksOf(Thing::Kind::Attacked);
        if (from == Range::Anchor::Attacker)
            speaksOf(Thing::Kind::Attacker);
        spokenOf = true;
    }

    template <typename Part>
    void operator()(const Part& part)
    {
        if constexpr (std::is_same_v<Part, Thing>) {
            speaksOf(part);
        } else if constexpr (std::is_same_v<Part, Amount>) {
            using Kind = Counted::Kind;
            if (part.counted
                && (part.counted->kind == Kind::Treasures || part.counted->kind == Kind::Counters))
                speaksOf(part.counted->of);
            if (part.quantity && part.quantity->kind != Quantity::Kind::NumberOf)
                speaksOf(part.quantity->of);
        } else if constexpr (std::is_same_v<Part, Condition>) {
            if (part.kind == Condition::Kind::ThingIs || part.kind == Condition::Kind::ThingIsNot)
                speaksOf(part.of);
        }
    }
};

} // namespace

namespace {

/// Puts `kind` wherever "it" is said.
struct Putting
{
    Thing::Kind kind;

    void put(Thing::Kind& of) const
    {
        if (of == Thing::Kind::It)
            of = kind;
    }
    template <typename Part>
    void operator()(Part& part) const
    {
        if constexpr (std::is_same_v<Part, Thing>) {
            if (!part.plural && part.filter.noun == Filter::Noun::Mercenary)
                put(part.kind);
        } else if constexpr (std::is_same_v<Part, Amount>) {
            if (part.counted) {
                Counted counted = *part.counted;
                put(counted.of);
                part.counted = std::make_shared<const Counted>(std::move(counted));
            }
            if (part.quantity) {
                Quantity quantity = *part.quantity;
                put(quantity.of);
                put(quantity.counted.of);
                part.quantity = std::make_shared<const Quantity>(std::move(quantity));
            }
        } else if constexpr (std::is_same_v<Part, Condition>) {
            put(part.of);
        }
    }
};

bool isOwn(Thing::Kind kind)
{
    return kind == Thing::Kind::This || kind == Thing::Kind::Bearer;
}

/// Whether somebody else is named before "it" could be said.
bool namesOthers(const Effect& effect)
{
    bool others = false;
    walk(effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            others = others || part.kind == Thing::Kind::Target || part.kind == Thing::Kind::Some
                || part.kind == Thing::Kind::Each;
    });
    return others;
}

} // namespace

void Sense::settle(Ability& ability) const
{
    if (!ability.effect)
        return;
    if (ability.kind == Ability::Kind::Static) {
        const auto* gain = std::get_if<Gain>(&ability.effect->node);
        if (!gain || !isOwn(gain->what.kind))
            return;
        const Putting own { gain->what.kind };
        if (ability.condition)
            own(*ability.condition);
        walk(*ability.effect, own);
    } else if (ability.trigger && ability.trigger->event == Trigger::Event::Destroys
        && isOwn(ability.trigger->subject.kind) && !namesOthers(*ability.effect)) {
        walk(*ability.effect, Putting { ability.trigger->subject.kind });
    }
}

std::string Sense::wrongWith(const Ability& ability)
{
    Scene scene { ability, m_spokenOf };
    if (ability.reach)
        m_spokenOf = true;
    if (ability.trigger) {
        m_spokenOf = isAboutAMercenary(*ability.trigger);
        if (m_spokenOf)
            scene.speaksOf(ability.trigger->subject.kind);
    }
    if (ability.condition)
        scene(*ability.condition);
    if (ability.effect)
        walk(*ability.effect, scene);
    return scene.wrong;
}

} // namespace triptych::seize
