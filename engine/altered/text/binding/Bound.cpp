#include "altered/text/binding/Bound.h"

#include "altered/text/binding/BoundBefore.h"
#include "altered/text/binding/BoundReader.h"
#include "altered/text/binding/BoundSpeaks.h"
#include "altered/text/binding/EachPlayer.h"
#include "altered/text/binding/Inert.h"
#include "altered/text/binding/Misplaced.h"
#include "altered/text/binding/Qualifiers.h"
#include "altered/text/binding/Unbound.h"
#include "altered/text/binding/Undecided.h"
#include "altered/text/printing/Said.h"

// An ability is gone through in the order in which it is read; what each step names is there for the words
// after it, and a word for which there is nothing is refused (README: binding).
namespace triptych::altered {

Named Reader::namedBy(const Happening& of)
{
    using Event = Happening::Event;
    Named named;
    switch (of.event) {
    case Event::IconJoin:
    case Event::IconHand:
    case Event::IconReserve:
    case Event::AtPhase:
    case Event::Passes:
    case Event::MakesGift:
    case Event::GetsGift:
        return named;
    case Event::Rolls:
        named.result = named.number = true;
        return named;
    case Event::Draws:
    case Event::Spends:
        named.number = true;
        return named;
    case Event::Reveals: // "this way": beside a roll (6.2)
        named.result = true;
        break;
    case Event::Plays:
    case Event::Joins:
    case Event::Leaves:
    case Event::GoesTo:
    case Event::IsSacrificed:
    case Event::Sacrifices:
    case Event::Discards:
    case Event::Gains:
    case Event::Loses:
    case Event::Resupplies:
    case Event::Creates:
    case Event::Exhausts:
    case Event::Readies:
    case Event::MovesForward:
    case Event::FailsToMove:
    case Event::MovesBackward:
    case Event::Activates:
    case Event::Ascends:
    case Event::SwitchesExpeditions:
    case Event::Defects:
    case Event::Completes:
    case Event::Becomes:
    case Event::Targets:
    case Event::Sabotages:
        break;
    }
    named.it = named.several = true;
    named.together = of.together;
    named.happened = !of.together && !of.passive
        && (of.event == Event::Resupplies || of.event == Event::Sacrifices
            || of.event == Event::Discards || of.event == Event::Exhausts
            || of.event == Event::Creates);
    // How many: of counters, and of what is told of all of them at once.
    const bool gained = of.event == Event::Gains || of.event == Event::Loses;
    // "One or more Characters gain boosts": so many boosts, or so many Characters?
    named.number = of.together ? !gained || of.gainsStatus : gained;
    const Some* some = of.subject ? std::get_if<Some>(&of.subject->node) : nullptr;
    named.lone = some && !of.together && !some->orMore && some->count.kind == Amount::Kind::Fixed
        && some->count.number == 1;
    named.onlyMe = of.subject && std::holds_alternative<This>(of.subject->node) && !of.expedition;
    return named;
}

Named Reader::either(const Named& a, const Named& b)
{
    return { a.it || b.it, a.number || b.number, a.result || b.result, a.step || b.step,
        a.chosen || b.chosen, a.several || b.several, a.shown || b.shown, a.doers || b.doers,
        a.all && b.all, a.onlyMe && b.onlyMe, a.oneOf && b.oneOf, a.either && b.either,
        a.together && b.together, a.single && b.single, a.each && b.each, a.open && b.open,
        a.since && b.since, a.both && b.both, a.before && b.before, a.many && b.many,
        a.lone && b.lone, a.last || b.last, a.justOne && b.justOne, a.anyPlace && b.anyPlace,
        a.behind && b.behind, a.away && b.away, a.hand && b.hand, a.counted && b.counted,
        a.apart && b.apart, a.again || b.again, a.drawn || b.drawn, a.described && b.described,
        a.rest && b.rest, a.pool && b.pool, a.ways & b.ways, a.deeds | b.deeds,
        a.elsewhere || b.elsewhere, a.under || b.under, a.happened && b.happened };
}

namespace {

/// "It" or "them" of an Expedition: of what is always so, none was named.
struct SpeaksOfThatExpedition : AnyPart<SpeaksOfThatExpedition>
{
    using AnyPart::in;
    static bool in(const Expedition& of)
    {
        return of.kind == Expedition::Kind::That || of.kind == Expedition::Kind::Those
            || in<Expedition>(of);
    }
};
bool asksThatExpedition(const Ability& ability)
{
    const bool replaces = ability.statement && std::holds_alternative<Replace>(*ability.statement);
    if (!ability.statement || replaces) // whose event may have named one
        return false;
    const auto* figures = std::get_if<ExpeditionStatistics>(&*ability.statement);
    return (figures && SpeaksOfThatExpedition::in(figures->expedition))
        || (ability.condition && SpeaksOfThatExpedition::in(*ability.condition));
}

/// Whether the condition of a passive ability asks about "it" or "them" where those are not the ones that its
/// statement speaks of: "I have +1 {V} while it's [Boosted]".
bool asksOfNothing(const Ability& ability)
{
    if (!ability.statement || !ability.condition
        || (!AsksOfIt::in(*ability.condition) && !SpeaksOfThem::in(*ability.condition)))
        return false;
    const bool ofEach = std::visit(
        [](const auto& says) {
            if constexpr (requires { says.what.node; })
                return std::holds_alternative<Each>(says.what.node);
            else if constexpr (requires { says.of.node; })
                return std::holds_alternative<Each>(says.of.node);
            else
                return false;
        },
        *ability.statement);
    const auto counts = [](const Condition& part) { return part.kind == Condition::Kind::Exist; };
    return !ofEach || ability.condition->kind == Condition::Kind::AllAlike
        || std::ranges::any_of(ability.condition->parts, counts);
}

/// "It", "they", "those" of a paragraph that begins with them: nothing was named before.
bool isNobody(const Thing& of)
{
    const auto* it = std::get_if<It>(&of.node);
    return it && (it->kind == It::Kind::It || it->kind == It::Kind::TheOthers);
}
/// "A Character facing it", "Characters in that Expedition"
bool isToldByNobody(const Thing& of)
{
    return std::visit(
        [](const auto& node) {
            if constexpr (requires { node.filter.after; })
                return std::ranges::any_of(node.filter.after, isToldByIt);
            else
                return false;
        },
        of.node);
}
bool isOfNobody(const Expedition& of)
{
    using Kind = Expedition::Kind;
    return of.kind == Kind::That || of.kind == Kind::Those;
}
/// "When it leaves the Expedition zone - ...", "When they draw a card - ..."
bool waitsForNobody(const Happening& of)
{
    const bool player = (isThey(of.who) || (of.subject && SpeaksOfPlayer::in(*of.subject)))
        && !NamesPlayer::in(of);
    const bool place = of.expedition
        && (isOfNobody(*of.expedition)
            || (!of.subject && of.expedition->kind == Expedition::Kind::Its));
    return player || place
        || (of.subject && (isNobody(*of.subject) || isToldByNobody(*of.subject)));
}
/// "If there is only one Character in my Expedition, it ...": the one that is counted, as long as it is said before.
bool namesOne(const Ability& ability)
{
    using If = Said<Ability>::If;
    const If said = altered::said(ability).conditionWord;
    const Condition& c = *ability.condition;
    const bool before = said == If::Comma || said == If::Colon || said == If::While;
    return before && !ability.unless && c.kind == Condition::Kind::Exist && !c.no && c.quantity
        && c.quantity->kind == Quantity::Kind::Things && c.compare == Compare::Exactly
        && c.number == fixed(1) && !std::holds_alternative<Costs>(*ability.statement);
}
/// "They can't [Resupply].", "Their Reserve limit is reduced by one.": who is not said where they are walked through.
bool isOfNoPlayer(const Statement& says)
{
    const auto* cant = std::get_if<CantDo>(&says);
    const auto* limit = std::get_if<Limit>(&says);
    const auto* plays = std::get_if<CantBePlayed>(&says);
    return (cant && isThey(cant->doing.who)) || (limit && isThey(limit->whose))
        || (plays && plays->by && isThey(*plays->by));
}
/// "It has +1 {V}.", "Characters they control can't gain boosts.", "If it would leave the Expedition zone, ...": what is
/// always so has named nothing. Its condition may have named a player.
bool saysOfNobody(const Ability& ability)
{
    if (!ability.triggers.empty() && waitsForNobody(ability.triggers.front()))
        return true;
    if (!ability.statement || (ability.condition && namesOne(ability)))
        return false;
    if (const auto* instead = std::get_if<Replace>(&*ability.statement))
        return !ability.condition && waitsForNobody(instead->happening);
    const bool thing = std::visit(
        [](const auto& says) {
            if constexpr (requires { says.what.node; })
                return isNobody(says.what) || isToldByNobody(says.what);
            else if constexpr (requires { says.of.node; })
                return isNobody(says.of) || isToldByNobody(says.of);
            else
                return false;
        },
        *ability.statement);
    const bool noPlayer = isOfNoPlayer(*ability.statement)
        && !(ability.condition && NamesPlayer::in(*ability.condition));
    return thing || noPlayer
        || (!ability.condition && SpeaksOfPlayer::in(*ability.statement)
            && !NamesPlayer::in(ability));
}

} // namespace

std::string unboundReason(const Ability& ability, CardType type)
{
    if (std::string inert = inertReason(ability, type); !inert.empty())
        return inert;
    if (std::string undecided = undecidedReason(ability); !undecided.empty())
        return undecided;
    if (std::string misplaced = misplacedReason(ability); !misplaced.empty())
        return misplaced;
    if (std::string unclear = qualifierReason(ability); !unclear.empty())
        return unclear;
    if (std::string each = eachPlayerReason(ability); !each.empty())
        return each;
    if (asksOfNothing(ability) || asksThatExpedition(ability))
        return "What is always so has named nothing that \"it\" or \"they\" could be; say it of "
               "all "
               "those it is asked of, as in \"Characters you control have +1 {V} while they're "
               "[Boosted]\".";
    if (saysOfNobody(ability))
        return ability.statement && !std::holds_alternative<Replace>(*ability.statement)
            ? "What is always so has named nothing that \"it\" or \"they\" could be; say \"I\" of "
              "this card, as in \"I have +1 {V} while you control a Robot\", or say of whom it is, "
              "as in \"Other Characters you control have +1 {V}\"."
            : "Nothing before \"it\" or \"they\" could be meant; say of whom it is, as in \"When "
              "a Character you control is sacrificed, draw a card\".";
    if (!ability.effect)
        return {};
    if (hasUnboundDoers(ability))
        return "Who of them did it is known of what each player may do, discards or sacrifices; "
               "say "
               "it as in \"Each player may exhaust a Landmark. Each player who did draws a card\".";
    if (SpeaksOfPlayer::in(*ability.effect) && !NamesPlayer::in(ability))
        return "No player was named who \"they\" or \"their\" could be; say who, as in \"Its "
               "controller draws a card\", or of each, as in \"For each of them, its Expedition "
               "[Ascends]\".";
    if (hasUnboundHad(ability))
        return "Nothing before \"it\" or \"them\" could be meant; name it first, as in \"Target a "
               "Character. It gains ...\".";
    if (asksWhatChanged(ability))
        return "What it was before that is not known any more, as it is still there; ask it first, "
               "as in \"Target a Character. If it's [Boosted], draw a card. It gains 1 boost.\"";
    Named named;
    bool others = false;
    for (const Happening& each : ability.triggers) {
        const Named by = Reader::namedBy(each);
        others = others || (by.it && !by.onlyMe);
        named.several = named.several || by.several;
        named.it = named.it || by.it;
        named.number = named.number || by.number;
        named.result = named.result || by.result;
        named.together = named.together || by.together;
        named.happened = by.happened && ability.triggers.size() == 1;
        named.lone = by.lone && (named.lone || &each == &ability.triggers.front());
    }
    named.onlyMe = named.it && !others;
    Reader reader(named);
    if (type != CardType::Character && type != CardType::ExpeditionPermanent)
        reader.isInNone();
    for (const Happening& each : ability.triggers)
        reader.happened(each);
    for (const Effect& cost : ability.cost)
        reader.effect(cost);
    if (ability.triggerIf)
        reader.condition(*ability.triggerIf);
    reader.effect(*ability.effect);
    return reader.problem().empty() ? nowhereReason(ability) : reader.problem();
}

} // namespace triptych::altered
