#include "altered/text/binding/Undecided.h"

#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>

// Looked at wherever it stands: in a Reaction, in quotes, in what a token has.
namespace triptych::altered {
namespace {

/// "I gain 1 counter": of what kind? One that is taken or asked for is any.
struct GainsOfNoKind : AnyPart<GainsOfNoKind>
{
    using AnyPart::in;
    static bool isAny(const Counter& of) { return of.kind == Counter::Kind::Any; }
    static bool in(const Gain& e)
    {
        return std::ranges::any_of(e.grants, [](const Grant& grant) {
            return grant.kind == Grant::Kind::Counters && !grant.lose && isAny(grant.counter);
        }) || in<Gain>(e);
    }
    static bool in(const Distribute& e) { return isAny(e.counter) || in<Distribute>(e); }
    static bool in(const BeginWith& e) { return isAny(e.counter); }
    static bool in(const EnterPlay& e) { return e.count > 0 && isAny(e.counter); }
};

/// "Each Character in one of your Expeditions", "for each card in a Reserve": all of them would be taken, and nobody
/// is asked in which. What is always so may be so of "a Reserve", whichever it is.
template <bool inZones>
struct MeansOneOfSeveral : AnyPart<MeansOneOfSeveral<inZones>>
{
    using Anything = AnyPart<MeansOneOfSeveral>;
    using Anything::in;
    static bool in(const Statement& says)
    {
        return std::visit([](const auto& s) { return MeansOneOfSeveral<false>::in(s); }, says);
    }
    static bool in(const Happening&) { return false; } // of any of them
    static bool in(const MayPlay&) { return false; }
    static bool in(const Each& e) { return isIn(e.filter) || Anything::in(e); }
    static bool in(const Target& t) { return areInOne(t) || Anything::in(t); }
    static bool in(const Some& t) { return areInOne(t) || Anything::in(t); }
    static bool in(const Amount& a) { return (a.of && isIn(a.of->filter)) || Anything::in(a); }
    static bool in(const ForEach& e) { return isIn(e.of.filter) || Anything::in(e); }
    static bool in(const Condition& c)
    {
        return (c.quantity && isCountedInAll(c, *c.quantity)) || Anything::in(c);
    }

private:
    /// In one Expedition things are counted by themselves (rules/MeaningCounted), all else is not.
    static bool isCountedInAll(const Condition& c, const Quantity& of)
    {
        using Kind = Condition::Kind;
        if (c.kind == Kind::Compared || c.kind == Kind::FewerThan)
            return isIn(of.filter);
        const bool things
            = of.kind == Quantity::Kind::Things || of.kind == Quantity::Kind::ZeroStats;
        const bool any = c.compare == Compare::AtLeast && c.number.kind == Amount::Kind::Fixed
            && c.number.number == 1;
        return c.kind == Kind::Exist
            && (things ? !any && std::ranges::any_of(of.filter.after, isInOneZone)
                       : isIn(of.filter));
    }
    /// "Sacrifice two Characters in one of your Expeditions": they could be picked in both.
    template <typename Several>
    static bool areInOne(const Several& t)
    {
        const bool one = t.count.kind == Amount::Kind::Fixed && t.count.number == 1;
        return !one && std::ranges::any_of(t.filter.after, isInOne);
    }
    static bool isIn(const Filter& f)
    {
        const auto isPlayed = [](const Trait& t) { return t.kind == Trait::Kind::Played; };
        return std::ranges::none_of(f.after, isPlayed)
            && std::ranges::any_of(
                f.after, [](const Trait& t) { return isInOne(t) || isInOneZone(t); });
    }
    static bool isInOne(const Trait& t)
    {
        using Kind = Expedition::Kind;
        using Word = Said<Expedition>;
        if (t.kind != Trait::Kind::InExpedition || t.no)
            return false;
        const Expedition& e = t.expedition;
        if (e.kind == Kind::OneOf)
            return said(e).word == Word::Usual || said(e).word == Word::An;
        return e.kind == Kind::An && e.positions == 0 && e.in == 0 && !e.inside;
    }
    static bool isInOneZone(const Trait& t)
    {
        if (!inZones || t.no)
            return false;
        if (t.kind == Trait::Kind::Controlled)
            return t.who.kind == Who::Kind::Anyone;
        return t.kind == Trait::Kind::InZone
            && std::ranges::any_of(t.places, [](const Place& place) {
                   return place.whose.kind == Who::Kind::Anyone
                       && said(place).article == Said<Place>::Article::A;
               });
    }
};

/// "If there are two or more Characters in my Expedition and in the Expedition facing me": in each, or in both together?
struct CountsInTwo : AnyPart<CountsInTwo>
{
    using AnyPart::in;
    static bool in(const Condition& c)
    {
        const bool none = c.compare == Compare::Exactly && c.number.kind == Amount::Kind::Fixed
            && c.number.number == 0;
        const auto isInTwo = [](const Trait& trait) { return bool(trait.expedition.also); };
        return (c.kind == Condition::Kind::Exist && !none && c.quantity
                   && std::ranges::any_of(c.quantity->filter.after, isInTwo))
            || in<Condition>(c);
    }
};

/// "Play the top card of your deck", "play a random card from your hand": what is played is chosen among what is there
/// to be seen, and neither is.
struct PlaysUnseen : AnyPart<PlaysUnseen>
{
    using AnyPart::in;
    static bool in(const Play& e)
    {
        return std::holds_alternative<TopOfDeck>(e.what.node)
            || std::holds_alternative<Whole>(e.what.node);
    }
};
struct PlaysAtRandom : AnyPart<PlaysAtRandom>
{
    using AnyPart::in;
    static bool in(const Play& e)
    {
        const auto* some = std::get_if<Some>(&e.what.node);
        return some && some->random;
    }
};

/// "I gain 2 Kelon counters and 1 Quest counter": beside boosts a card bears one kind.
struct GainsTwoKinds : EveryPart<GainsTwoKinds>
{
    std::string first {};
    bool two = false;

    using EveryPart::in;
    void in(const Gain& e)
    {
        for (const Grant& grant : e.grants)
            if (grant.kind == Grant::Kind::Counters && !grant.lose
                && grant.counter.kind == Counter::Kind::Named) {
                two = two || (!first.empty() && first != grant.counter.name);
                first = grant.counter.name;
            }
        EveryPart::in(e);
    }
};

/// "I cost {1} less if I'm played facing a Character": what is not in play yet faces nobody.
struct AsksOfFacing : AnyPart<AsksOfFacing>
{
    using AnyPart::in;
    static bool in(const Trait& trait)
    {
        return trait.kind == Trait::Kind::Facing || in<Trait>(trait);
    }
};
/// "Characters you control that share a Base Cost have +1 {V}": what is always so is asked of each by itself, and each
/// shares it with itself.
bool isSoOfAGroup(const Ability& ability)
{
    const auto isOfGroup = [](const Trait& trait) { return trait.kind == Trait::Kind::Different; };
    return ability.statement
        && std::visit(
            [&](const auto& says) {
                if constexpr (requires { says.what.node; }) {
                    const auto* each = std::get_if<Each>(&says.what.node);
                    return each && std::ranges::any_of(each->filter.after, isOfGroup);
                } else {
                    return false;
                }
            },
            *ability.statement);
}
bool costsByFacing(const Ability& ability)
{
    const auto* costs = ability.statement ? std::get_if<Costs>(&*ability.statement) : nullptr;
    const auto isFacing = [](const Trait& trait) { return trait.kind == Trait::Kind::Facing; };
    const auto isPlayed = [](const Trait& trait) { return trait.kind == Trait::Kind::Played; };
    const auto* each = costs ? std::get_if<Each>(&costs->what.node) : nullptr;
    if (each && std::ranges::any_of(each->filter.after, isFacing)
        && std::ranges::none_of(each->filter.after, isPlayed))
        return true;
    return costs && std::holds_alternative<This>(costs->what.node)
        && ((costs->when && AsksOfFacing::in(*costs->when))
            || (ability.condition && AsksOfFacing::in(*ability.condition)));
}

} // namespace

std::string undecidedReason(const Ability& ability)
{
    if (GainsOfNoKind::in(ability))
        return "It is not said what kind of counter that is; say \"1 boost\", or name it, as in "
               "\"1 Kelon counter\".";
    if (MeansOneOfSeveral<true>::in(ability))
        return "Which one is meant would never be chosen; name it first, as in \"Choose an "
               "Expedition. Each Character in it gains 1 boost.\", or say \"each of your "
               "Expeditions\" or \"target player's Reserve\".";
    if (CountsInTwo::in(ability))
        return "It is not said whether they are counted in each or in both together; say it of "
               "each, as "
               "in \"If there's a Robot in my Expedition and there's a Robot in the Expedition "
               "facing "
               "me\".";
    if (PlaysUnseen::in(ability))
        return "Nobody has seen yet what would be played; say it first, as in \"Reveal the top "
               "card "
               "of your deck. You may play it for free.\"";
    GainsTwoKinds kinds;
    kinds.in(ability);
    if (kinds.two)
        return "Beside boosts a card bears counters of one kind only; say it of counters of one "
               "name.";
    if (isSoOfAGroup(ability))
        return "What they would be alike to is not said; say \"that shares a name with another "
               "Character you control\".";
    if (costsByFacing(ability))
        return "What is not in play yet faces nobody; say \"I cost {1} less if I'm played in an "
               "Expedition with a Robot\", or of what is there, as in \"if an opponent controls a "
               "Robot\".";
    if (PlaysAtRandom::in(ability))
        return "What is played is chosen, not taken at random; leave out \"random\".";
    return {};
}

} // namespace triptych::altered
