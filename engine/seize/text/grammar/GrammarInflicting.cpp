#include "seize/text/grammar/GrammarAbilities.h"

// What the attacks of a mercenary do to whom they strike, and how it comes onto the battlefield, said as what is always
// so: an ability that waits for it.
namespace triptych::seize::grammar {
namespace {

using Event = Trigger::Event;

struct applyWord : word<"apply", "inflict", "place", "put", "give", "cause">
{
};
struct toTheTarget
    : word<"to the target", "on the target", "to the attacked mercenary",
          "on the attacked mercenary", "to the mercenary", "on the defender", "to the defender">
{
};
struct toTheDamaged : word<"to mercenaries damaged by them", "to the mercenaries they damage",
                          "to mercenaries they damage", "to each mercenary they damage">
{
};
struct ownSubject : any<thisCard, bearer>
{
};
/// "Mercenaries damaged by this mercenary gain 1 Burn.", "... attacked by this cannot be healed this turn."
struct damagedBy : seq<any<means<Side::Enemy, "enemy mercenaries damaged by">,
                           word<"mercenaries damaged by", "any mercenary damaged by",
                               "a mercenary damaged by", "each mercenary damaged by">,
                           means<Flag::Own, "mercenaries attacked by", "any mercenary attacked by",
                               "a mercenary attacked by", "each mercenary attacked by">>,
                       any<ownSubject,
                           seq<any<means<Thing::Kind::This, "this mercenary's", "this's">,
                                   means<Thing::Kind::Bearer, "the bearer's">>,
                               attackNoun>>,
                       predicate, stop>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger.emplace();
        ability.trigger->event
            = found.says(Flag::Own) ? Trigger::Event::Attacks : Trigger::Event::DealsDamage;
        ability.trigger->subject.kind = found.take<Thing::Kind>();
        ability.trigger->blow.how = found.take<How>(How::Any);
        if (auto side = found.takeIfAny<Side>()) {
            ability.trigger->object.emplace();
            ability.trigger->object->side = *side;
        }
        Effect done = found.take<Effect>();
        const auto* gain = std::get_if<Gain>(&done.node);
        Thing damaged;
        damaged.kind = Thing::Kind::Attacked;
        if ((gain && gain->duration == Duration::Always) || !tellWhom(done, damaged))
            return std::nullopt; // for how long?
        ability.effect = std::move(done);
        return ability;
    }
};
struct ownPossessor : any<means<Thing::Kind::This, "this mercenary's", "this's", "its">,
                          means<Thing::Kind::Bearer, "the bearer's">>
{
};
template <Thing::Kind kind>
struct attacksApply
    : seq<any<seq<attackNoun, word<"made by", "by">, ownSubject>, seq<ownPossessor, attackNoun>,
              attackNoun>,
          maybe<word<"also">>, applyWord, doses, maybe<any<toTheDamaged, toTheTarget>>, stop>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger.emplace();
        ability.trigger->event = Trigger::Event::DealsDamage;
        ability.trigger->blow.how = found.take<How>();
        ability.trigger->subject.kind = found.take<Thing::Kind>(kind);
        if (kind == Thing::Kind::Bearer)
            ability.trigger->subject.kind = kind;
        Apply apply;
        apply.what.kind = Thing::Kind::Attacked;
        apply.doses = found.takeAll<Apply::Dose>();
        for (const Apply::Dose& dose : apply.doses)
            if (dose.count.kind != Amount::Kind::Fixed)
                return std::nullopt;
        ability.effect = Effect { std::move(apply) };
        return ability;
    }
};

/// "Stealth" of a mercenary, and nothing else: it has it as it comes, until it comes out of hiding.
struct comesStealthed
    : seq<word<"stealth", "enters play stealthed", "this mercenary enters play stealthed",
              "this enters play stealthed", "enters the battlefield stealthed",
              "this mercenary enters the battlefield stealthed",
              "this enters the battlefield stealthed", "enters play in stealth",
              "enters the battlefield in stealth",
              "this mercenary enters the battlefield in stealth">,
          maybe<stop>, pegtl::at<end>>
{
    static Ability build(Found&)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger.emplace();
        ability.trigger->event = Trigger::Event::Enters;
        Apply apply;
        apply.doses.push_back({ Status::Stealth, fixed(1) });
        ability.effect = Effect { std::move(apply) };
        return ability;
    }
};
template <Thing::Kind kind>
struct anyDamaging : any<damagedBy, attacksApply<kind>>
{
};

} // namespace

bool damagingOfMercenary::read(Input& in, Reading& reading)
{
    return text::read<anyDamaging<Thing::Kind::This>>(in, reading);
}
bool damagingOfTreasure::read(Input& in, Reading& reading)
{
    return text::read<anyDamaging<Thing::Kind::Bearer>>(in, reading);
}
bool comingStealthed::read(Input& in, Reading& reading)
{
    return text::read<comesStealthed>(in, reading);
}

} // namespace triptych::seize::grammar
