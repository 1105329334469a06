#include "seize/text/Sense.h"

#include "seize/effects/Walk.h"
#include "seize/text/Phrases.h"

#include <fmt/format.h>

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
