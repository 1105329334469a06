#include "altered/text/binding/Misplaced.h"

#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>

// Looked at wherever it stands: in a Reaction, in quotes, in what a token has.
namespace triptych::altered {
namespace {

/// Whether something is targeted, but for what an instruction targets once it is carried out.
struct Targets : AnyPart<Targets>
{
    using AnyPart::in;
    static bool in(const Target&) { return true; }
    static bool in(const Who& who)
    {
        return who.kind == Who::Kind::TargetPlayer || who.kind == Who::Kind::TargetOpponent
            || in<Who>(who);
    }
    static bool in(const Expedition& of)
    {
        return of.kind == Expedition::Kind::Target || in<Expedition>(of);
    }
    static bool in(const Region& of) { return of.kind == Region::Kind::Target || in<Region>(of); }
    static bool in(const Replace& of)
    {
        return in(of.happening) || (of.whileSo && in(*of.whileSo));
    }
    static bool in(const Grant& of) { return in(of.amount); } // what is in quotes is by itself
};

/// 6.5.b A target is chosen for a step, and what is always so has none.
struct TargetsAlways : AnyPart<TargetsAlways>
{
    using AnyPart::in;
    static bool in(const Ability& ability)
    {
        return (ability.statement && Targets::in(*ability.statement))
            || (ability.condition && Targets::in(*ability.condition)) || in<Ability>(ability);
    }
    static bool in(const StatedFor& e) { return in(e.what); } // of what an instruction targets
};

/// 5.1.2.h What is paid is paid by who plays it.
struct OthersPay : AnyPart<OthersPay>
{
    using AnyPart::in;
    static bool in(const Ability& ability)
    {
        const bool declared = ability.kind == Ability::Kind::Declared && ability.effect
            && isOf(*ability.effect, [](Who::Kind who) { return who != Who::Kind::You; });
        return declared || std::ranges::any_of(ability.cost, [](const Effect& cost) {
            return isOf(cost, [](Who::Kind who) {
                return who == Who::Kind::EachPlayer || who == Who::Kind::EachOpponent;
            });
        }) || in<Ability>(ability);
    }
    template <typename Ask>
    static bool isOf(const Effect& cost, const Ask& ask)
    {
        if (const auto* all = std::get_if<Sequence>(&cost.node))
            return std::ranges::any_of(
                all->parts, [&](const Effect& part) { return isOf(part, ask); });
        if (const auto* may = std::get_if<May>(&cost.node))
            return ask(may->who.kind) || (may->effect && isOf(*may->effect, ask));
        return std::visit(
            [&](const auto& e) {
                if constexpr (requires { e.who.startingWithYou; })
                    return ask(e.who.kind);
                else
                    return false;
            },
            cost.node);
    }
};

/// 3.2.9.c Only what is in the Mana zone is a Mana Orb; 2.4.1.g what is in a hand or a deck has no status.
struct IsOrbElsewhere : AnyPart<IsOrbElsewhere>
{
    using AnyPart::in;
    static bool in(const Move& e)
    {
        const bool orb = e.ready || (e.exhausted && !said(e).comma);
        return (orb && e.to != Zone::Mana) || in<Move>(e);
    }
};
struct IsExhaustedUnseen : AnyPart<IsExhaustedUnseen>
{
    using AnyPart::in;
    static bool in(const Move& e)
    {
        return (e.exhausted && (e.to == Zone::Hand || e.to == Zone::Deck)) || in<Move>(e);
    }
};

/// 3.1.3.f A hand and a deck are hidden from all but whose they are: nobody else shows what is in yours.
struct OthersReveal : AnyPart<OthersReveal>
{
    using AnyPart::in;
    static bool in(const Reveal& e)
    {
        const bool others
            = e.who.kind == Who::Kind::EachPlayer || e.who.kind == Who::Kind::EachOpponent;
        const auto* top = std::get_if<TopOfDeck>(&e.what.node);
        const auto* whole = std::get_if<Whole>(&e.what.node);
        const bool yours = (top && top->whose.kind == Who::Kind::You)
            || (whole && std::ranges::all_of(whole->places, [](const Place& place) {
                   return place.whose.kind == Who::Kind::You;
               }));
        return (others && yours) || in<Reveal>(e);
    }
};

} // namespace

std::string misplacedReason(const Ability& ability)
{
    if (TargetsAlways::in(ability))
        return "Nobody chooses a target of what is always so; say it of all of them, as in "
               "\"Characters you control are [Tough 1]\", or choose one for a time, as in \"{J} "
               "Target Character gains [Tough 1] this Day\".";
    if (OthersPay::in(ability))
        return "Who plays it pays the cost, and nobody else does; say what others do as a part of "
               "what happens, as in \"{T}: Each player sacrifices a Character\".";
    if (OthersReveal::in(ability))
        return "Nobody but you reveals what is in your hand or on top of your deck; say \"Reveal "
               "the top card of your deck\", or \"Each player reveals the top card of their "
               "deck\".";
    if (IsOrbElsewhere::in(ability))
        return "Only what is in the Mana zone is a Mana Orb; say \"in your Mana zone, as an "
               "exhausted Mana Orb\", or leave the Mana Orb out, as in \"Put a card from your "
               "hand in "
               "Reserve, exhausted\".";
    if (IsExhaustedUnseen::in(ability))
        return "What is in a hand or a deck has no status; leave out \"exhausted\".";
    return {};
}

} // namespace triptych::altered
