#include "kryptik/text/language/Mutants.h"

#include "kryptik/text/Parse.h"
#include "kryptik/text/language/MutantsOffering.h"
#include "kryptik/text/language/Sameness.h"
#include "kryptik/text/printing/Print.h"
#include "kryptik/tree/Walk.h"

namespace triptych::kryptik {
namespace {

void offerTrigger(Trigger& trigger, Changes& changes, Offering& offering)
{
    changes.offerNext("trigger", "another event", trigger.event, Trigger::Event::OpponentSearches);
    if (trigger.place.zone != Zone::Island) {
        changes.offerNext("trigger", "into whose zone", trigger.place.whose, Side::Opponents);
        changes.offer("trigger", "another zone", [&] {
            trigger.place.zone = trigger.place.zone == Zone::Limbo ? Zone::Hand : Zone::Limbo;
        });
        if (trigger.from)
            changes.offer("trigger", "from anywhere", [&] { trigger.from.reset(); });
    }
    if (trigger.nth > 0)
        changes.offerMore("trigger", trigger.nth);
    if (trigger.fewest > 0)
        changes.offerMore("trigger", trigger.fewest);
    if (opponentsOf(trigger.event))
        changes.offerOther("trigger", "anyone's, or yours", trigger.anyones);
    if (trigger.together)
        changes.offerOther("trigger", "one or more, or each", trigger.together);
    if (trigger.each)
        changes.offerOther("trigger", "all at once, or each", trigger.each);
    if (trigger.onceEachTurn)
        changes.offerOther("trigger", "once each turn", trigger.onceEachTurn);
    if (trigger.whenDone)
        changes.offerOther("trigger", "done or triggered", trigger.whenDone);
    if (trigger.first)
        changes.offerOther("trigger", "the first time, or once", trigger.first);
    if (trigger.times > 1)
        changes.offer("trigger", "once, not so often", [&] { trigger.times = 1; });
    changes.offerOther("trigger", "this or another", trigger.subjectIsThis);
    changes.offerOther("trigger", "each turn or yours", trigger.eachTurn);
    changes.offerOther("trigger", "an opponent's turn or yours", trigger.opponentsTurn);
    using Event = Trigger::Event;
    // Only citizens block and are blocked (4.4.3).
    if (trigger.event != Event::Blocks && trigger.event != Event::BecomesBlocked)
        changes.offerNext("trigger", "to something else", trigger.object, Trigger::Object::Player);
    if (trigger.event == Trigger::Event::Attacks || trigger.event == Trigger::Event::BecomesTarget)
        changes.offerNext("trigger", "against or by whom", trigger.bySide, Side::Opponents);
    if (!isOfYourAttack(trigger) || trigger.during != Trigger::During::Always)
        changes.offerNext(
            "trigger", "in another's turn", trigger.during, Trigger::During::OpponentsTurn);
    if (trigger.subjectIsThis)
        return;
    if ((trigger.event >= Event::YouDraw && trigger.event <= Event::YouCast)
        || isOutOfYourZone(trigger))
        offering.ofYours(trigger.subject);
    else
        offering(trigger.subject);
}

void offerCost(Ability& ability, Changes& changes, Offering& offering)
{
    for (std::size_t i = 0; i < ability.cost.size() && !changes.isMade(); ++i) {
        CostItem& item = ability.cost[i];
        if (!item.byX)
            changes.offerMore("cost", item.count);
        if (item.kind == CostItem::Kind::Stones && !item.stones.empty())
            changes.offer("cost", "other stones", [&] { item.stones.push_back(item.stones[0]); });
        if (item.kind != CostItem::Kind::Stones)
            offering.ofYours(item.filter);
        changes.offerWithout("cost", "without one of them", ability.cost, i);
    }
}

void offerAbility(Ability& ability, Changes& changes)
{
    Offering offering(changes, ability.kind == Ability::Kind::Passive);
    for (Keyword& keyword : ability.keywords)
        changes.offerNext("keyword", "another", keyword, lastKeyword);
    if (ability.solo)
        changes.offerOther("Solo", "or always", ability.solo);
    if (ability.focused)
        changes.offerOther("Focused -", "or always", ability.focused);
    if (ability.shortTime) {
        changes.offerMore("Short Time", *ability.shortTime);
        changes.offer("Short Time", "or always", [&] { ability.shortTime.reset(); });
    }
    offerCost(ability, changes, offering);
    if (ability.trigger) {
        offerTrigger(*ability.trigger, changes, offering);
        changes.offerOther("you may", "or must", ability.may);
    }
    if (ability.condition && !changes.isMade()) {
        changes.offer("as long as", "always", [&] { ability.condition.reset(); });
        if (ability.condition) {
            offering(*ability.condition);
            offering(ability.condition->filter);
        }
    }
    if (ability.mostX)
        changes.offer("X", "as great as one likes", [&] { ability.mostX.reset(); });
    if (ability.effect)
        walk(*ability.effect, offering);
}

void offerAll(std::vector<Ability>& abilities, Changes& changes)
{
    text::offerParagraphs(
        changes, abilities, [&](Ability& ability) { offerAbility(ability, changes); });
}

template <typename Parse>
std::vector<text::Mutant> mutantsOf(std::string_view printed, Parse&& parse)
{
    return text::mutantsOfText(printed, offerAll, parse,
        [](const std::vector<Ability>& abilities) { return print(abilities); });
}

} // namespace

std::vector<text::Mutant> mutants(
    std::string_view printed, CardType type, std::string_view name, bool paysX)
{
    text::Speaker speaker { name };
    speaker.paysX = paysX;
    return mutantsOf(
        printed, [&](std::string_view text) { return parseText(text, type, {}, speaker); });
}

std::vector<text::Mutant> yearMutants(std::string_view printed, std::string_view name)
{
    text::Speaker speaker { name };
    speaker.paysX = false; // 8.1.2
    return mutantsOf(
        printed, [&](std::string_view text) { return parseYearText(text, {}, speaker); });
}

} // namespace triptych::kryptik
