#include "seize/text/explaining/Explain.h"

#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/Print.h"
#include "seize/text/printing/Spoken.h"
#include "text/Spelling.h"

// What happens to mercenaries and tiles.
namespace triptych::seize::explaining {

using namespace phrases;

std::string explain(const Deal& e, Words& words)
{
    if (e.same)
        return fmt::format("{} that damage, of its own kind", does(e.what, "takes", "take"));
    words.need(e.type);
    if (!e.numbered)
        return fmt::format("{} destroyed if half the health or less is left", is(e.what));
    const Measure how = measure(e.amount, "as much");
    const std::string from
        = e.by ? fmt::format(" from {}, who deals it", object(*e.by)) : std::string();
    return fmt::format("{} {}{} damage{}{}{}{}", does(e.what, "takes", "take"), how.before,
        damageType(e.type), from, how.after,
        e.ignoresArmor && e.ignoresDefense ? ", which neither Armor nor Defense reduces"
            : e.ignoresArmor               ? ", which no Armor reduces"
            : e.ignoresDefense             ? ", which Defense does not reduce"
                                           : "",
        e.unreduced && e.unprevented ? ", which nothing reduces and nothing prevents"
            : e.unreduced            ? ", which nothing reduces"
            : e.unprevented          ? ", which nothing prevents"
                                     : "");
}
std::string explain(const Transfer& e, Words& words)
{
    if (e.status)
        words.need(*e.status);
    if (e.also)
        words.need(*e.also);
    words.needEach(e.among);
    return fmt::format("{}{} go from {} to {}",
        e.upTo                                  ? (e.count.kind == Amount::Kind::All
                                                 ? std::string("as many as you like of the ")
                                                 : fmt::format("up to {}, as you like, of the ", e.count.number))
            : e.count.kind == Amount::Kind::All ? std::string("all ")
                                                : fmt::format("{} ", e.count.number),
        e.also         ? fmt::format("{} and {} counters", status(*e.status), status(*e.also))
            : e.status ? fmt::format("{} counters", status(*e.status))
            : e.among != 0
            ? fmt::format("{} counters, as you choose,", phrases::statuses(e.among, " or "))
            : e.count.kind == Amount::Kind::All && !e.upTo
            ? std::string("counters of each counted status")
            : std::string("counters of whatever counted statuses you choose"),
        object(e.what), object(e.with));
}
std::string explain(const Strike& e, Words&)
{
    return fmt::format("{} at once{}{}, {} {}; it is "
                       "not exhausted by it and may still attack{}",
        does(e.what, "attacks", "attack"),
        e.more > 0       ? fmt::format(" for {} more damage", e.more)
            : e.more < 0 ? fmt::format(" for {} less damage", -e.more)
                         : std::string(),
        e.against ? " " + object(*e.against) : std::string(),
        !e.against ? "whom its controller chooses of those it could attack"
            : e.against->kind == Thing::Kind::Each ? "as far as it could attack them"
                                                   : "if it could attack that one",
        e.how == How::Melee        ? "in melee"
            : e.how == How::Ranged ? "with a shot"
                                   : "in either way",
        e.manner.empty() ? std::string()
                         : "; that attack " + phrases::modifiers(e.manner, false, true));
}
std::string explain(const Fits& e, Words&)
{
    return e.none
        ? fmt::format("it is never equipped to {}", described(e.who, Many::Yes))
        : fmt::format("it is equipped to {} and to nobody else", described(e.who, Many::Yes));
}
std::string explain(const Divide& e, Words& words)
{
    if (e.status) {
        words.need(*e.status);
        return fmt::format(
            "{} {} counters are shared out among {} as you choose, at least 1 for each", e.amount,
            status(*e.status), object(e.what));
    }
    words.need(e.type);
    return fmt::format("{} {} damage is shared out among {} as you choose, at least 1 for each",
        e.amount, damageType(e.type), object(e.what));
}
std::string explain(const Prevent& e, Words&)
{
    if (e.way == Prevent::Way::Half)
        return fmt::format("half of it, rounded {}, does nothing", e.roundedUp ? "up" : "down");
    if (e.way == Prevent::Way::AllBut)
        return fmt::format("no more than {} of it is dealt", e.amount.number);
    if (e.way == Prevent::Way::OfIt)
        return e.amount.kind == Amount::Kind::All
            ? std::string("nothing of it happens")
            : fmt::format("{} of it does nothing", e.amount.number);
    const std::string damage = fmt::format("{}damage{}",
        e.blow.type ? fmt::format("{} ", damageType(*e.blow.type)) : std::string(),
        e.blow.how == How::Melee        ? " from melee attacks"
            : e.blow.how == How::Ranged ? " from ranged attacks"
            : e.blow.how == How::Attack ? " from attacks"
                                        : "");
    if (e.amount.kind == Amount::Kind::All)
        return fmt::format("the next {} that {} would take this turn does nothing, however much it "
                           "is",
            damage, object(e.what));
    return fmt::format("of the {} that {} would take this turn, the first {} does nothing", damage,
        object(e.what), e.amount.number);
}
std::string explain(const LoseHealth& e, Words&)
{
    return fmt::format("{} {}, which is no damage and nothing lowers it",
        does(e.what, "loses", "lose"), much(e.amount, "health"));
}
std::string explain(const Handle& e, Words&)
{
    const std::string what = e.who.kind == Who::Kind::You
        ? goods(e.goods)
        : fmt::format("of {}, as that player chooses, {}", who(e.who), goods(e.goods));
    const bool several = e.goods.kind != Goods::Kind::Each && e.goods.count > 1;
    const std::string_view is = several ? "are" : "is";
    switch (e.deed) {
    case Handle::Deed::Destroy:
        return fmt::format("{} {} put into the owner's discard", what, is);
    case Handle::Deed::Exhaust:
        return fmt::format("{} {} exhausted and cannot pay until it readies{}", what, is,
            e.held ? ", which it does not do at the start of its controller's next turn" : "");
    case Handle::Deed::Ready:
        return fmt::format("{} {} ready again", what, is);
    case Handle::Deed::Unequip:
        return fmt::format("{} {} put back into the Warchest, {}", what, is,
            e.exhausted ? "exhausted" : "ready for use");
    case Handle::Deed::Top:
        return fmt::format("{} {} put on top of the owner's deck", what, is);
    case Handle::Deed::Bottom:
        return fmt::format("{} {} put under the owner's deck", what, is);
    case Handle::Deed::Shuffle:
        return fmt::format("{} {} put into the owner's deck, which is then shuffled", what, is);
    case Handle::Deed::Blank:
        return fmt::format("what is printed on {} does nothing{}; it stays where it is", what,
            phrases::duration(e.duration));
    case Handle::Deed::Return:
        break;
    }
    return fmt::format("{} {} put back into the owner's hand", what, is);
}
std::string explain(const HandOver& e, Words&)
{
    return fmt::format("{} takes up {}, wherever it stands", object(e.what), goods(e.goods));
}
std::string explain(const Heal& e, Words&)
{
    if (e.way == Heal::Way::ToHalf)
        return fmt::format("{} healed to half of its full health, rounded up", is(e.what));
    if (e.way == Heal::Way::To)
        return fmt::format("{} healed until it has {} health", is(e.what), e.amount.number);
    if (e.way == Heal::Way::Become)
        return fmt::format("{} then has {}, whatever it had, but no more than its full health",
            object(e.what), much(e.amount, "health"));
    if (e.way == Heal::Way::Set)
        return fmt::format("{} left with {} health", is(e.what), e.amount.number);
    if (e.amount.kind == Amount::Kind::All)
        return fmt::format("{} healed to full health", is(e.what));
    return fmt::format(
        "{} gets back {}, up to its full health", object(e.what), much(e.amount, "health"));
}
std::string explain(const Mend& e, Words& words)
{
    words.need(Term::Mend);
    return fmt::format("{} physical status of {} ends", e.all ? "every" : "one", object(e.what));
}
std::string explain(const Cleanse& e, Words& words)
{
    words.need(Term::Cleanse);
    return fmt::format("{} magical status of {} ends", e.all ? "every" : "one", object(e.what));
}
std::string explain(const Apply& e, Words& words)
{
    std::vector<std::string> doses;
    for (const Apply::Dose& dose : e.doses) {
        words.need(dose.status);
        const std::string name(status(dose.status));
        doses.push_back(isCounted(dose.status)
                ? much(dose.count, name + (dose.count == fixed(1) ? " counter" : " counters"))
                : name);
    }
    return fmt::format("{} {}", does(e.what, "gets", "get"), text::listed(doses));
}
std::string explain(const Remove& e, Words& words)
{
    words.needEach(e.among);
    if (e.among != 0)
        return fmt::format("{} {} {} counter{}{}", does(e.what, "loses", "lose"),
            e.count.kind != Amount::Kind::All
                ? fmt::format("{}{}", e.upTo ? "up to " : "", e.count.number)
                : std::string(e.upTo ? "any number of" : "every"),
            phrases::statuses(
                e.among, e.count.kind == Amount::Kind::All && !e.upTo ? " and " : " or "),
            e.count.kind == Amount::Kind::All && !e.upTo ? "" : plural(e.count.number),
            e.count.kind == Amount::Kind::All && !e.upTo ? "" : ", as you choose");
    if (e.every && (e.upTo || e.count.kind != Amount::Kind::All))
        return fmt::format("{} {} counter{} of whatever counted statuses you choose",
            does(e.what, "loses", "lose"),
            e.count.kind == Amount::Kind::All ? std::string("any number of")
                : e.upTo                      ? fmt::format("up to {}", e.count.number)
                                              : std::to_string(e.count.number),
            plural(e.count.number));
    if (e.upTo) {
        words.need(e.status);
        return fmt::format("{} {} {} counters, as many as you choose",
            does(e.what, "loses", "lose"),
            e.count.kind == Amount::Kind::All ? std::string("any number of")
                                              : fmt::format("up to {}", e.count.number),
            status(e.status));
    }
    if (e.every)
        return fmt::format("{} every Exhaust, Bleed, Poison, Frost and Burn counter",
            does(e.what, "loses", "lose"));
    words.need(e.status);
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("{} rid of {}{}", is(e.what), status(e.status),
            e.also ? fmt::format(" and {}", status(*e.also)) : std::string());
    return fmt::format("{} {} {} counter{}", does(e.what, "loses", "lose"), e.count.number,
        status(e.status), plural(e.count.number));
}
std::string explain(const Fog& e, Words& words)
{
    words.need(Term::Fog);
    return fmt::format("fog {} {}", e.remove ? "lifts from" : "settles on", tile(e.where));
}
std::string explain(const Gain& e, Words& words)
{
    for (const Modifier& modifier : e.modifiers)
        words.need(modifier);
    const bool they = e.what.kind == Thing::Kind::It && e.what.plural;
    return fmt::format("{} {}", they ? "they" : object(e.what),
        given(e, isPlural(e.what), true, howLong(e.duration)));
}
std::string explain(const MoveTiles& e, Words&)
{
    return fmt::format("{} moved {}{} tile{}{}; this costs no movement", is(e.what),
        e.upTo ? "up to " : "", e.count, e.count == 1 ? "" : "s",
        e.way            ? fmt::format(" {} as you see it", way(*e.way))
            : e.straight ? ", straight on in a direction you choose"
                         : ", each step where you choose");
}
std::string explain(const MoveTo& e, Words& words)
{
    words.need(e.where);
    return fmt::format("{} put onto {}, if that is free", is(e.what), tile(e.where));
}
std::string explain(const Push& e, Words&)
{
    if (e.home)
        return fmt::format(
            "{} pushed {} tile{} toward {} own Guild Hall, as far as the way is free", is(e.what),
            e.count, e.count == 1 ? "" : "s", isPlural(e.what) ? "their" : "its");
    return fmt::format("{} {} {}{} tile{} straight {}{}, as far as the way is free", is(e.what),
        e.pull ? "drawn" : "pushed", e.upTo ? "up to " : "", e.count, e.count == 1 ? "" : "s",
        e.pull ? "closer" : "away",
        e.from ? fmt::format(" {} {}", e.pull ? "to" : "from", object(*e.from)) : std::string());
}
std::string explain(const Swap& e, Words& words)
{
    words.need(e.with);
    if (e.treasures)
        return fmt::format(
            "{} and {} exchange all treasures they carry", object(e.what), object(e.with));
    if (e.health)
        return fmt::format("{} and {} exchange the health they have left, neither above its full "
                           "health",
            object(e.what), object(e.with));
    return fmt::format("{} and {} change places", object(e.what), object(e.with));
}
std::string explain(const Upstage& e, Words& words)
{
    words.need(Term::Upstage);
    return fmt::format("{} upstaged", is(e.what));
}
std::string explain(const Ready& e, Words& words)
{
    words.need(Status::Exhaust);
    return fmt::format("{} every Exhaust counter", does(e.what, "loses", "lose"));
}
std::string explain(const Reapply& e, Words& words)
{
    words.need(Term::Defense);
    if (e.spent)
        return fmt::format("the Defense of {} is used up", object(e.what));
    return fmt::format("the Defense of {} counts again, as if it were unused", object(e.what));
}
std::string explain(const AttackAgain& e, Words&)
{
    return fmt::format(
        "{} is no longer exhausted and may make another attack this turn", object(e.what));
}
std::string explain(const GainMovement& e, Words&)
{
    if (e.lost)
        return does(e.what, "loses", "lose") + " what is left of the movement of this turn";
    return fmt::format("{} may take {} this turn", object(e.what), much(e.count, "more steps"));
}
std::string explain(const Destroy& e, Words&)
{
    return fmt::format("{} destroyed: off to the discard, treasures and all, and the bounty is {}",
        is(e.what),
        !e.free       ? "lost"
            : e.yours ? "not lost where it would be yours to lose"
                      : "not lost");
}
std::string explain(const Exit& e, Words& words)
{
    words.need(Term::Exit);
    return does(e.what, "exits", "exit");
}
std::string explain(const ReturnToHand& e, Words&)
{
    if (e.played) {
        const std::string_view where = e.goal == ReturnToHand::Goal::Top
            ? "on top of its owner's deck"
            : e.goal == ReturnToHand::Goal::Bottom ? "under its owner's deck"
            : e.goal == ReturnToHand::Goal::Deck   ? "into its owner's deck, which is shuffled"
                                                   : "to its owner's hand";
        return fmt::format(
            "this card goes {} and not to the discard, once all of it is done", where);
    }
    switch (e.goal) {
    case ReturnToHand::Goal::Top:
        return fmt::format(
            "{} put on top of the deck it came from; its treasures are discarded", is(e.what));
    case ReturnToHand::Goal::Bottom:
        return fmt::format(
            "{} put under the deck it came from; its treasures are discarded", is(e.what));
    case ReturnToHand::Goal::Deck:
        return fmt::format(
            "{} shuffled into the deck it came from; its treasures are discarded", is(e.what));
    case ReturnToHand::Goal::Hand:
        break;
    }
    return fmt::format("{} goes back to the hand it came from; its treasures {}", object(e.what),
        e.withTreasures ? "go with it" : "are discarded");
}

} // namespace triptych::seize::explaining
