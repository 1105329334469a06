#include "seize/text/printing/PrintVerbs.h"

#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/Spoken.h"
#include "text/Spelling.h"

#include <fmt/format.h>

// What is done to mercenaries and tiles.
namespace triptych::seize::verbs {

using namespace phrases;
std::string print(const Deal& e)
{
    if (e.same)
        return fmt::format("deal that damage to {}", object(e.what));
    const Measure how = measure(e.amount);
    const std::string deal = e.by ? doing(*e.by, "deals", "deal") : std::string("deal");
    if (!e.numbered)
        return fmt::format("{} Lethal damage to {}", deal, object(e.what));
    if (e.type == DamageType::Lethal && e.amount.kind != Amount::Kind::ThatMuch)
        return fmt::format(
            "{} Lethal {}damage to {}{}", deal, how.before, object(e.what), how.after);
    if (e.amountFirst)
        return fmt::format(
            "{} {} damage{} to {}", deal, damageType(e.type), how.after, object(e.what));
    return fmt::format("{} {}{} damage to {}{}{}{}", deal, how.before, damageType(e.type),
        object(e.what), how.after,
        e.ignoresArmor && e.ignoresDefense ? ", ignoring Armor and Defense"
            : e.ignoresArmor               ? ", ignoring Armor"
            : e.ignoresDefense             ? ", ignoring Defense"
                                           : "",
        e.unreduced && e.unprevented ? ", which cannot be reduced or prevented"
            : e.unreduced            ? ", which cannot be reduced"
            : e.unprevented          ? ", which cannot be prevented"
                                     : "");
}
std::string print(const Transfer& e)
{
    return fmt::format("move {}{}{} from {} to {}",
        !e.upTo                                 ? ""
            : e.count.kind == Amount::Kind::All ? "any number of "
                                                : "up to ",
        e.count.kind != Amount::Kind::All ? measure(e.count).before
            : e.upTo                      ? std::string()
                                          : std::string("all "),
        e.also         ? fmt::format("{} and {} counters", status(*e.status), status(*e.also))
            : e.status ? fmt::format("{} counters", status(*e.status))
            : e.among != 0
            ? fmt::format("{} counter{}", statuses(e.among, " or "), e.count == fixed(1) ? "" : "s")
            : std::string("counters"),
        object(e.what), object(e.with));
}
std::string print(const Strike& e)
{
    const std::string_view how = e.how == How::Melee ? "a melee attack"
        : e.how == How::Ranged                       ? "a ranged attack"
                                                     : "an attack";
    return fmt::format("{} {}{} {}{}", doing(e.what, "makes", "make"), how,
        e.more != 0 ? fmt::format(" with {:+} damage", e.more) : std::string(),
        e.against ? "against " + object(*e.against) : std::string("now"),
        e.manner.empty() ? std::string() : " which " + phrases::modifiers(e.manner, false, true));
}
std::string print(const Divide& e)
{
    if (e.status)
        return fmt::format("distribute {} {} counter{} among {}", e.amount, status(*e.status),
            e.amount == 1 ? "" : "s", object(e.what));
    return fmt::format(
        "deal {} {} damage divided among {}", e.amount, damageType(e.type), object(e.what));
}
/// "prevent it", "prevent all but 1 of it": instead of what would happen
std::string preventedOfIt(const Prevent& e)
{
    if (e.way == Prevent::Way::Half)
        return fmt::format("prevent half of it, rounded {}", e.roundedUp ? "up" : "down");
    if (e.way == Prevent::Way::AllBut)
        return fmt::format("prevent all but {} of it", e.amount.number);
    return e.amount.kind == Amount::Kind::All ? std::string("prevent it")
                                              : fmt::format("prevent {} of it", e.amount.number);
}
std::string print(const Prevent& e)
{
    if (e.way != Prevent::Way::Next)
        return preventedOfIt(e);
    const std::string damage = fmt::format("{}damage",
        e.blow.type                     ? fmt::format("{} ", damageType(*e.blow.type))
            : e.blow.how == How::Melee  ? std::string("melee ")
            : e.blow.how == How::Ranged ? std::string("ranged ")
            : e.blow.how == How::Attack ? std::string("attack ")
                                        : std::string());
    if (e.amount.kind == Amount::Kind::All)
        return fmt::format(
            "the next time {} would be dealt to {} this turn, prevent it", damage, object(e.what));
    return fmt::format("prevent the next {} {} that would be dealt to {} this turn",
        e.amount.number, damage, object(e.what));
}
std::string print(const LoseHealth& e)
{
    const Measure how = measure(e.amount);
    return fmt::format("{} {}health{}", doing(e.what, "loses", "lose"), how.before, how.after);
}
std::string print(const Heal& e)
{
    if (e.way == Heal::Way::ToHalf)
        return fmt::format("heal {} to half its health", object(e.what));
    if (e.way == Heal::Way::To)
        return fmt::format("heal {} to {} health", object(e.what), e.amount.number);
    if (e.way == Heal::Way::Become)
        return fmt::format("set the health of {} to {}", object(e.what), asQuantity(e.amount));
    if (e.way == Heal::Way::Set)
        return fmt::format("{} has {} health", subject(e.what), e.amount.number);
    if (e.amount.kind == Amount::Kind::All)
        return fmt::format("fully heal {}", object(e.what));
    const std::string whom = object(e.what);
    const Measure how = measure(e.amount);
    // "heal target mercenary within Distance 1 3" would be hard to read.
    if (whom.back() >= '0' && whom.back() <= '9' && !how.before.empty())
        return fmt::format("restore {}health to {}{}", how.before, whom, how.after);
    return fmt::format("heal {} {}", whom, number(e.amount, "an amount", "that much"));
}

namespace {

/// "Mend all target mercenary" reads well of one, "fully Mend each mercenary" of a kind.
std::string removal(std::string_view verb, const Thing& what, bool all)
{
    if (all && (what.kind == Thing::Kind::Each || what.kind == Thing::Kind::Some))
        return fmt::format("fully {} {}", verb, object(what));
    return fmt::format("{}{} {}", verb, all ? " all" : "", object(what));
}

} // namespace

std::string print(const Mend& e)
{
    return removal("Mend", e.what, e.all);
}
std::string print(const Cleanse& e)
{
    return removal("Cleanse", e.what, e.all);
}
std::string print(const Apply& e)
{
    std::vector<std::string> doses;
    std::string after;
    for (const Apply::Dose& dose : e.doses) {
        const Measure how = isCounted(dose.status) ? measure(dose.count) : Measure {};
        doses.push_back(how.before + std::string(status(dose.status)));
        after = how.after;
    }
    return fmt::format("apply {} to {}{}", text::listed(doses), object(e.what), after);
}
std::string print(const Remove& e)
{
    const std::string_view upTo = !e.upTo   ? ""
        : e.count.kind == Amount::Kind::All ? "any number of "
                                            : "up to ";
    const bool allOfThem = e.count.kind == Amount::Kind::All && !e.upTo;
    const std::string which
        = e.among == 0 ? std::string() : statuses(e.among, allOfThem ? " and " : " or ") + " ";
    if (e.every && allOfThem)
        return fmt::format("remove all {}counters from {}", which, object(e.what));
    if (e.every)
        return fmt::format("remove {}{}{}counter{} from {}", upTo,
            e.count.kind == Amount::Kind::All ? std::string() : measure(e.count).before, which,
            e.count == fixed(1) ? "" : "s", object(e.what));
    if (e.upTo)
        return fmt::format("remove {}{}{} from {}", upTo,
            e.count.kind == Amount::Kind::All ? std::string() : measure(e.count).before,
            status(e.status), object(e.what));
    const Measure how = isCounted(e.status) ? measure(e.count) : Measure {};
    if (e.also)
        return fmt::format(
            "remove all {} and {} from {}", status(e.status), status(*e.also), object(e.what));
    return fmt::format("remove {}{} from {}", how.before, status(e.status), object(e.what));
}
std::string print(const Fog& e)
{
    return fmt::format("{} {}", e.remove ? "remove Fog from" : "place Fog on", tile(e.where));
}
std::string gain(const Gain& e, bool lasting)
{
    const bool everyone = lasting && e.what.kind == Thing::Kind::Each;
    const bool several = everyone || isPlural(e.what);
    return fmt::format("{} {}", everyone ? all(e.what.filter) : subject(e.what),
        given(e, several, lasting, duration(e.duration)));
}

namespace {

/// "1 tile"; in letters behind a Distance: "within Distance 1 two tiles away".
std::string tiles(int count, const std::string& before)
{
    const bool digit = before.back() >= '0' && before.back() <= '9';
    return fmt::format("{} tile{}", digit ? text::numberWord(count) : std::to_string(count),
        count == 1 ? "" : "s");
}

} // namespace

std::string print(const MoveTiles& e)
{
    const std::string whom = object(e.what);
    return fmt::format("move {} {}{}{}{}{}", whom, e.upTo ? "up to " : "",
        tiles(e.count, e.upTo ? std::string(" ") : whom), e.way ? " " : "",
        e.way ? way(*e.way) : "", e.straight ? " in a straight line" : "");
}
std::string print(const MoveTo& e)
{
    return fmt::format("move {} to {}", object(e.what), tile(e.where));
}
std::string print(const Push& e)
{
    const std::string whom = object(e.what);
    if (e.home)
        return fmt::format("push {} {} toward {} own Guild Hall", whom, tiles(e.count, whom),
            isPlural(e.what) ? "their" : "its");
    return fmt::format("{} {} {}{} {}{}", e.pull ? "pull" : "push", whom, e.upTo ? "up to " : "",
        tiles(e.count, e.upTo ? std::string(" ") : whom), e.pull ? "closer" : "away",
        e.from ? fmt::format(" {} {}", e.pull ? "to" : "from", object(*e.from)) : std::string());
}
std::string print(const ReturnToHand& e)
{
    const std::string_view decks = isPlural(e.what) ? "their owners' decks" : "its owner's deck";
    switch (e.goal) {
    case ReturnToHand::Goal::Top:
        return fmt::format("put {} on top of {}", object(e.what), decks);
    case ReturnToHand::Goal::Bottom:
        return fmt::format("put {} on the bottom of {}", object(e.what), decks);
    case ReturnToHand::Goal::Deck:
        return fmt::format("shuffle {} into {}", object(e.what), decks);
    case ReturnToHand::Goal::Hand:
        break;
    }
    return fmt::format("return {}{} to {}", object(e.what),
        e.withTreasures ? " and all treasures equipped to it" : "",
        isPlural(e.what) ? "their owners' hands" : "its owner's hand");
}

} // namespace triptych::seize::verbs
