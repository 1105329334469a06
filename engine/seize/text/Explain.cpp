#include "seize/text/Print.h"

#include "core/Overloaded.h"
#include "seize/text/Bind.h"
#include "seize/text/German.h"
#include "seize/text/Glossary.h"
#include "seize/text/Phrases.h"
#include "seize/text/Spoken.h"
#include "text/Spelling.h"

#include <algorithm>

#include <fmt/format.h>

// What a paragraph does, for somebody who does not know the game's words: each verb is said by what
// happens on the table, and behind it stands what the capitalised words mean.
namespace triptych::seize {
namespace {

using namespace phrases;

// ---------------------------------------------------------------- The words a text uses

/// The sentences of the glossary that a text needs, each once.
class Words
{
public:
    void need(std::string_view sentence)
    {
        if (!sentence.empty() && std::ranges::find(m_needed, sentence) == m_needed.end())
            m_needed.push_back(sentence);
    }
    void need(const Filter& filter)
    {
        if (filter.range.kind == Range::Kind::Within && !filter.range.ring)
            need(meaningOfWithin());
    }
    void need(const Thing& thing) { need(thing.filter); }
    std::string all() const
    {
        std::string text;
        for (const std::string_view sentence : m_needed)
            text += fmt::format(" ({})", sentence);
        return text;
    }

private:
    std::vector<std::string_view> m_needed;
};

std::string plain(const Effect&, Words&);

// ---------------------------------------------------------------- Small words

std::string does(const Who& player, std::string_view base, std::string_view third)
{
    return fmt::format("{}{} {}", who(player), standing(player.standing),
        player.kind == Who::Kind::You ? base : third);
}
std::string_view own(const Who& player)
{
    return player.kind == Who::Kind::You ? "your" : "their";
}
/// "target mercenary takes", "two target mercenaries take"
std::string does(const Thing& what, std::string_view one, std::string_view several)
{
    const bool they = what.kind == Thing::Kind::It && what.plural;
    return fmt::format("{} {}", they ? "they" : object(what), isPlural(what) ? several : one);
}
std::string is(const Thing& what)
{
    return does(what, "is", "are");
}
std::string_view plural(int count)
{
    return count == 1 ? "" : "s";
}
std::string much(const Amount& amount, std::string_view noun)
{
    const Measure how = measure(amount, "as much");
    return fmt::format("{}{}{}", how.before, noun, how.after);
}
std::string cards(const Amount& amount)
{
    return much(amount, amount == fixed(1) ? "card" : "cards");
}
std::string_view howLong(Duration duration)
{
    switch (duration) {
    case Duration::Always:
        return "";
    case Duration::ThisTurn:
        return ", until this turn ends";
    case Duration::UntilYourNextTurn:
        return ", until your next turn begins";
    case Duration::NextAttack:
        return ", until its next attack is over";
    case Duration::ThroughYourNextTurn:
        return ", until your next turn ends";
    case Duration::ThroughItsNextTurn:
        return ", until the next turn of its controller ends";
    case Duration::NextAttackThisTurn:
        return ", until its next attack of this turn is over";
    case Duration::DuringYourNextTurn:
        return ", for as long as your next turn goes on and not before";
    case Duration::DuringItsNextTurn:
        return ", for as long as the next turn of its controller goes on and not before";
    case Duration::UntilItsNextTurn:
        return ", until the next turn of its controller begins";
    case Duration::ThroughYourTurn:
        return ", until your turn ends: this one, or else the next";
    case Duration::WhileEquipped:
        break;
    }
    return ", for as long as the treasure is worn";
}

// ---------------------------------------------------------------- Mercenaries

std::string explain(const Deal& e, Words& words)
{
    if (e.same)
        return fmt::format("{} takes that damage, of its own kind", object(e.what));
    words.need(meaning(e.type));
    if (!e.numbered)
        return fmt::format("{} destroyed if half the health or less is left", is(e.what));
    const Measure how = measure(e.amount, "as much");
    const std::string from
        = e.by ? fmt::format(" from {}, who deals it", object(*e.by)) : std::string();
    return fmt::format("{} takes {}{} damage{}{}{}", object(e.what), how.before, damageType(e.type),
        from, how.after,
        e.ignoresArmor && e.ignoresDefense ? ", which neither Armor nor Defense reduces"
            : e.ignoresArmor               ? ", which no Armor reduces"
            : e.ignoresDefense             ? ", which Defense does not reduce"
                                           : "");
}
std::string explain(const Transfer& e, Words& words)
{
    if (e.status)
        words.need(meaning(*e.status));
    return fmt::format("{}{} go from {} to {}",
        e.upTo                                  ? (e.count.kind == Amount::Kind::All
                                                 ? std::string("as many as you like of the ")
                                                 : fmt::format("up to {}, as you like, of the ", e.count.number))
            : e.count.kind == Amount::Kind::All ? std::string("all ")
                                                : fmt::format("{} ", e.count.number),
        e.status ? fmt::format("{} counters", status(*e.status))
            : e.count.kind == Amount::Kind::All && !e.upTo
            ? std::string("counters of each counted status")
            : std::string("counters of whatever counted statuses you choose"),
        object(e.what), object(e.with));
}
std::string explain(const Strike& e, Words&)
{
    return fmt::format("{} at once{}{}, {} {}; it is "
                       "not exhausted by it and may still attack",
        does(e.what, "attacks", "attack"),
        e.more > 0 ? fmt::format(" for {} more damage", e.more) : std::string(),
        e.against ? " " + object(*e.against) : std::string(),
        !e.against ? "whom its controller chooses of those it could attack"
            : e.against->kind == Thing::Kind::Each ? "as far as it could attack them"
                                                   : "if it could attack that one",
        e.how == How::Melee        ? "in melee"
            : e.how == How::Ranged ? "with a shot"
                                   : "in either way");
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
        words.need(meaning(*e.status));
        return fmt::format(
            "{} {} counters are shared out among {} as you choose, at least 1 for each", e.amount,
            status(*e.status), object(e.what));
    }
    words.need(meaning(e.type));
    return fmt::format("{} {} damage is shared out among {} as you choose, at least 1 for each",
        e.amount, damageType(e.type), object(e.what));
}
std::string explain(const Prevent& e, Words&)
{
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
        return fmt::format("{} {} exhausted and cannot pay until it readies", what, is);
    case Handle::Deed::Ready:
        return fmt::format("{} {} ready again", what, is);
    case Handle::Deed::Unequip:
        return fmt::format("{} {} put back into the Warchest, {}", what, is,
            e.exhausted ? "exhausted" : "ready for use");
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
    if (e.way == Heal::Way::Set)
        return fmt::format("{} left with {} health", is(e.what), e.amount.number);
    if (e.amount.kind == Amount::Kind::All)
        return fmt::format("{} healed to full health", is(e.what));
    return fmt::format(
        "{} gets back {}, up to its full health", object(e.what), much(e.amount, "health"));
}
std::string explain(const Mend& e, Words& words)
{
    words.need(meaningOfMend());
    return fmt::format("{} physical status of {} ends", e.all ? "every" : "one", object(e.what));
}
std::string explain(const Cleanse& e, Words& words)
{
    words.need(meaningOfCleanse());
    return fmt::format("{} magical status of {} ends", e.all ? "every" : "one", object(e.what));
}
std::string explain(const Apply& e, Words& words)
{
    std::vector<std::string> doses;
    for (const Apply::Dose& dose : e.doses) {
        words.need(meaning(dose.status));
        const std::string name(status(dose.status));
        doses.push_back(isCounted(dose.status)
                ? much(dose.count, name + (dose.count == fixed(1) ? " counter" : " counters"))
                : name);
    }
    return fmt::format("{} {}", does(e.what, "gets", "get"), text::listed(doses));
}
std::string explain(const Remove& e, Words& words)
{
    if (e.every && (e.upTo || e.count.kind != Amount::Kind::All))
        return fmt::format("{} {} counter{} of whatever counted statuses you choose",
            does(e.what, "loses", "lose"),
            e.count.kind == Amount::Kind::All ? std::string("any number of")
                : e.upTo                      ? fmt::format("up to {}", e.count.number)
                                              : std::to_string(e.count.number),
            plural(e.count.number));
    if (e.upTo) {
        words.need(meaning(e.status));
        return fmt::format("{} {} {} counters, as many as you choose",
            does(e.what, "loses", "lose"),
            e.count.kind == Amount::Kind::All ? std::string("any number of")
                                              : fmt::format("up to {}", e.count.number),
            status(e.status));
    }
    if (e.every)
        return fmt::format("{} every Exhaust, Bleed, Poison, Frost and Burn counter",
            does(e.what, "loses", "lose"));
    words.need(meaning(e.status));
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("{} rid of {}{}", is(e.what), status(e.status),
            e.also ? fmt::format(" and {}", status(*e.also)) : std::string());
    return fmt::format("{} {} {} counter{}", does(e.what, "loses", "lose"), e.count.number,
        status(e.status), plural(e.count.number));
}
std::string explain(const Fog& e, Words& words)
{
    words.need(meaningOfFog());
    return fmt::format("fog {} {}", e.remove ? "lifts from" : "settles on", tile(e.where));
}
std::string explain(const Gain& e, Words& words)
{
    for (const Modifier& modifier : e.modifiers) {
        words.need(meaning(modifier.kind));
        if (modifier.kind == Modifier::Kind::Immune)
            words.need(meaning(modifier.status));
        if (modifier.kind == Modifier::Kind::DealsType)
            words.need(meaning(modifier.type));
    }
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
    return fmt::format("{} and {} change places", object(e.what), object(e.with));
}
std::string explain(const Upstage& e, Words& words)
{
    words.need(meaningOfUpstage());
    return fmt::format("{} upstaged", is(e.what));
}
std::string explain(const Ready& e, Words& words)
{
    words.need(meaning(Status::Exhaust));
    return fmt::format("{} every Exhaust counter", does(e.what, "loses", "lose"));
}
std::string explain(const Reapply& e, Words& words)
{
    words.need(meaning(Modifier::Kind::Defense));
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
    return fmt::format("{} may take {} this turn", object(e.what), much(e.count, "more steps"));
}
std::string explain(const Destroy& e, Words&)
{
    return fmt::format(
        "{} destroyed: off to the discard, treasures and all, and the bounty is {}lost", is(e.what),
        e.free ? "not " : "");
}
std::string explain(const Exit& e, Words& words)
{
    words.need(meaningOfExit());
    return does(e.what, "exits", "exit");
}
std::string explain(const ReturnToHand& e, Words&)
{
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

// ---------------------------------------------------------------- Treasures and players

std::string explain(const Strip& e, Words&)
{
    return fmt::format("{}{} of {} {}", e.upTo ? "up to " : "",
        e.count.kind == Amount::Kind::All
            ? "every treasure"
            : fmt::format("{} treasure{}", e.count.number, plural(e.count.number)),
        object(e.what),
        e.home          ? "goes back to its owner's hand"
            : e.destroy ? "is discarded"
                        : "goes back to the Warchest, ready for use");
}
std::string explain(const Equip& e, Words&)
{
    const std::string_view from = e.from == Zone::Hand ? "hand"
        : e.from == Zone::Discard                      ? "discard"
        : e.from == Zone::Deck                         ? "deck, which is then shuffled"
                                                       : "Warchest";
    return fmt::format("{} takes up a{} from your {}, wherever it stands", object(e.what),
        e.card == CardFilter::Kind::Weapon          ? " Weapon"
            : e.card == CardFilter::Kind::Equipment ? "n Equipment"
            : e.card == CardFilter::Kind::Relic     ? " Relic"
                                                    : " treasure",
        from);
}
std::string explain(const TurnTreasures& e, Words&)
{
    const std::string count = e.count.kind == Amount::Kind::All ? "every treasure"
        : e.count.kind == Amount::Kind::Fixed
        ? fmt::format("{} treasure{}", e.count.number, plural(e.count.number))
        : much(e.count, "treasures");
    return fmt::format("{} {}{} in {} Warchest, {}",
        e.exhaust ? does(e.who, "exhaust", "exhausts") : does(e.who, "ready", "readies"),
        !e.upTo                            ? std::string()
            : e.who.kind == Who::Kind::You ? std::string("as many as you like, up to ")
                                           : std::string("as many as they like, up to "),
        count, own(e.who), e.exhaust ? "which cannot pay this turn" : "which can pay again");
}
std::string explain(const Draw& e, Words&)
{
    if (e.until)
        return fmt::format("{} as many cards as are missing to {} in {} hand",
            does(e.who, "draw", "draws"), e.count.number, own(e.who));
    return fmt::format("{} {}", does(e.who, "draw", "draws"), cards(e.count));
}
std::string explain(const Discard& e, Words&)
{
    if (e.cards != CardFilter {})
        return fmt::format("{} {}{} from {} hand{}", does(e.who, "discard", "discards"),
            e.upTo ? "up to " : "",
            e.count.number == 1 && !e.upTo
                ? phrases::card(e.cards)
                : fmt::format("{} {}", e.count.number, phrases::cards(e.cards, Many::Yes)),
            own(e.who), e.random ? ", taken at random" : "");
    if (e.downTo)
        return fmt::format("{} cards of {} hand until {} {} left, of their holder's choice",
            does(e.who, "discard", "discards"), own(e.who), e.count.number,
            e.count.number == 1 ? "is" : "are");
    if (e.upTo)
        return fmt::format("{} {} from {} hand, none at the least",
            does(e.who, "discard", "discards"),
            e.count.kind == Amount::Kind::All ? std::string("any number of cards")
                                              : "up to " + cards(e.count),
            own(e.who));
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("{} the whole hand", does(e.who, "discard", "discards"));
    return fmt::format("{} {} from {} hand, {}", does(e.who, "discard", "discards"), cards(e.count),
        own(e.who), e.random ? "taken at random" : "of their holder's choice");
}
std::string explain(const Mill& e, Words&)
{
    return fmt::format("{} {} from the top of {} deck into the discard", does(e.who, "put", "puts"),
        cards(e.count), own(e.who));
}
std::string explain(const LoseLoot& e, Words&)
{
    if (e.upTo)
        return fmt::format("{} as much loot from {} Vault as {} {}{}", does(e.who, "lose", "loses"),
            own(e.who), who(e.who), e.who.kind == Who::Kind::You ? "choose" : "chooses",
            e.amount.kind == Amount::Kind::All ? std::string()
                                               : fmt::format(", at most {}", e.amount.number));
    return fmt::format(
        "{} {} from {} Vault", does(e.who, "lose", "loses"), much(e.amount, "loot"), own(e.who));
}
std::string explain(const GainLoot& e, Words&)
{
    return fmt::format(
        "{} {} into {} Vault", does(e.who, "put", "puts"), much(e.amount, "loot"), own(e.who));
}
std::string explain(const Look& e, Words&)
{
    const std::string look
        = fmt::format("you {} the top {} card{} of {} deck", e.shown ? "show to all" : "look at",
            e.count.number, plural(e.count.number), whose(e.whose));
    const std::string_view others = e.rest == Look::Rest::Back ? "go back on top"
        : e.rest == Look::Rest::Bottom                         ? "go under it"
        : e.rest == Look::Rest::Shuffled ? "go into your deck, which is shuffled"
                                         : "go to your discard";
    const std::string_view order = e.ordered ? " in any order" : "";
    const std::string many
        = e.take >= Look::anyNumber ? std::string("any number") : std::to_string(e.take);
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("you show to all cards from the top of your deck until {} is among "
                           "them, which goes into your {}, and the others {}",
            phrases::card(*e.type), e.goal == Look::Goal::Warchest ? "Warchest" : "hand", others);
    if (e.each)
        return fmt::format("{}, put each {} among them into your {}, and the others {}", look,
            phrases::cards(*e.type, Many::No), e.goal == Look::Goal::Warchest ? "Warchest" : "hand",
            others);
    if (e.take == 0)
        return look + (e.ordered ? " and put them back in any order" : " and put them back");
    if (e.goal != Look::Goal::Hand)
        return fmt::format("{}{}put {} of them {}, and the others {}{}", look,
            e.type || e.upTo ? ", may " : ", ", e.type ? phrases::card(*e.type) : many,
            e.goal == Look::Goal::Warchest      ? "into your Warchest"
                : e.goal == Look::Goal::Discard ? "into your discard"
                : e.goal == Look::Goal::Top     ? "back on top"
                                                : "under it",
            others, order);
    if (e.type)
        return fmt::format("{}, may take {} of them into your hand{}, and the others {}", look,
            phrases::card(*e.type), e.reveal ? ", showing it to all" : "", others);
    return fmt::format("{}, {} {} into your hand, and the others {}{}", look,
        e.upTo ? "may take" : "take", many, others, order);
}
std::string explain(const PickFromHand& e, Words&)
{
    return fmt::format("you see {} hand and {} {} in it, which {}", whose(e.whose),
        e.upTo ? "may choose" : "choose", phrases::card(e.cards),
        e.fate == PickFromHand::Fate::Discard ? "its owner discards"
                                              : "goes under its owner's deck");
}
std::string explain(const Select& e, Words&)
{
    if (e.who.kind == Who::Kind::You)
        return fmt::format("you choose {}", object(e.what));
    return fmt::format("{} chooses {}", who(e.who), object(e.what));
}
std::string explain(const LookAtHand& e, Words&)
{
    return fmt::format("you look at {} hand", whose(e.whose));
}
std::string explain(const Fetch& e, Words&)
{
    const bool all = e.count.kind == Amount::Kind::All;
    const std::string_view his = own(e.who);
    if (all && !e.upTo)
        return fmt::format("{} the whole {} into {} deck, which is then shuffled",
            does(e.who, "put", "puts"), e.from == Zone::Hand ? "hand" : "discard", his);
    const std::string count = all
        ? "as many " + phrases::cards(e.cards, Many::Yes) + " as you like"
        : fmt::format("{}{} {}", e.upTo ? "up to " : "", e.count.number,
            phrases::cards(e.cards, e.count == fixed(1) ? Many::No : Many::Yes));
    const std::string_view from = e.from == Zone::Deck ? "deck, which is then shuffled,"
        : e.from == Zone::Hand                         ? "hand"
                                                       : "discard";
    const std::string to = e.spot == Fetch::Spot::Top ? fmt::format("on top of {} deck", his)
        : e.spot == Fetch::Spot::Bottom               ? fmt::format("under {} deck", his)
        : e.to == Zone::Hand                          ? fmt::format("to {} hand", his)
        : e.to == Zone::Warchest                      ? fmt::format("into {} Warchest", his)
        : e.tiles                                     ? std::string("onto the battlefield")
        : e.to == Zone::Battlefield ? fmt::format("onto an empty tile of {} Guild Hall", his)
        : e.to == Zone::Deck        ? fmt::format("into {} deck, which is then shuffled", his)
                                    : fmt::format("into {} discard", his);
    return fmt::format("{} {} from {} {} {}{}{}", does(e.who, "put", "puts"), count, his, from, to,
        e.tiles ? fmt::format(", on {}", one(*e.tiles)) : std::string(),
        e.exhausted ? ", exhausted" : "");
}
std::string explain(const Counter& e, Words&)
{
    if (e.that)
        return "what set this off is called off; what it cost stays paid";
    if (e.how != How::Any || e.against)
        return print(Effect { e }) + ": it is called off; what it cost stays paid";
    const std::string_view what = e.what == Counter::What::Ability ? "ability card"
        : e.what == Counter::What::Instant                         ? "Instant"
        : e.what == Counter::What::AttackAbility                   ? "Attack ability"
        : e.what == Counter::What::Attack                          ? "attack"
        : e.what == Counter::What::Move    ? "move, as far as it has not come,"
        : e.what == Counter::What::Plunder ? "plunder"
                                           : "attack, move or plunder";
    return fmt::format(
        "an {} that waits on the stack is called off; what it cost stays paid", what);
}
std::string explain(const Allowance& e, Words&)
{
    return print(Effect { e });
}
std::string explain(const Rescue& e, Words& words)
{
    const std::string befalls = fate(e);
    if (e.may)
        return fmt::format("whenever {} would {}, you may choose that this does not "
                           "happen and instead {}",
            e.what.kind == Thing::Kind::Each ? one(e.what.filter) : object(e.what), befalls,
            plain(e.effect.front(), words));
    if (e.once)
        return fmt::format("if {} would {} this turn, that does not happen the first time "
                           "and instead {}",
            object(e.what), befalls, plain(e.effect.front(), words));
    return fmt::format("whenever {} would {}, that does not happen and instead {}",
        e.what.kind == Thing::Kind::Each ? one(e.what.filter) : object(e.what), befalls,
        plain(e.effect.front(), words));
}

// ---------------------------------------------------------------- Branches

std::string explain(const Sequence& e, Words& words)
{
    std::string all;
    for (std::size_t i = 0; i < e.parts.size(); ++i) {
        const std::string next = plain(e.parts[i], words);
        if (i == 0)
            all = next;
        else if (e.joints[i - 1] == Sequence::Joint::Stop)
            all += ". " + text::capitalised(next);
        else
            all += (e.joints[i - 1] == Sequence::Joint::And ? " and " : "; then ") + next;
    }
    return all;
}
std::string explain(const Choose& e, Words& words)
{
    std::string all = "one of these, as you choose:";
    for (std::size_t i = 0; i < e.modes.size(); ++i)
        all += fmt::format(" {}) {}", i + 1, plain(e.modes[i], words));
    return all;
}
std::string explain(const FlipCoin& e, Words& words)
{
    std::string all = "a coin is tossed";
    if (!e.win.empty())
        all += "; if you win, " + plain(e.win.front(), words);
    if (!e.lose.empty())
        all += "; if you lose, " + plain(e.lose.front(), words);
    return all;
}

std::string plain(const Effect& effect, Words& words)
{
    const auto explainers = Overloaded {
        [&](const May& e) {
            if (e.must)
                return plain(e.effect.front(), words);
            return e.who.kind == Who::Kind::You
                ? "if you wish, " + plain(e.effect.front(), words)
                : fmt::format("if {}{} {}, {}", who(e.who), standing(e.who.standing), "wishes",
                    plain(e.effect.front(), words));
        },
        [&](const IfSo& e) {
            std::string all = fmt::format(
                "{}, {}", condition("if", e.condition), plain(e.effect.front(), words));
            if (!e.otherwise.empty())
                all += "; if not, " + plain(e.otherwise.front(), words);
            return all;
        },
        [&](const Instead& e) {
            return fmt::format("{}, {}; but {}, that does not happen and instead {}", "as a rule",
                plain(e.base.front(), words), condition("if", e.condition),
                plain(e.other.front(), words));
        },
        [&](const Unless& e) {
            return fmt::format("{} asked, where {} can, whether this is done: {}; or else {}",
                e.who.kind == Who::Kind::You
                    ? std::string("you are")
                    : fmt::format("{}{} is", who(e.who), standing(e.who.standing)),
                e.who.kind == Who::Kind::You ? "you" : "they", plain(e.price.front(), words),
                plain(e.effect.front(), words));
        },
        [&](const ForEach& e) {
            return fmt::format("for every {}, one after the other: {}", described(e.who, Many::No),
                plain(e.effect.front(), words));
        },
        [&](const Trap& e) {
            words.need(e.where);
            return fmt::format("a trap lies on {} until {} next comes onto it; then {}",
                tile(e.where), one(e.who), plain(e.effect.front(), words));
        },
        [&](const Watch& e) {
            const std::string deed = plain(e.effect.front(), words);
            const std::string until
                = e.duration == Duration::Always ? "" : std::string(howLong(e.duration));
            if (isAboutTime(e.trigger))
                return fmt::format("{} {}", nextMoment(e.trigger), deed);
            if (e.once)
                return fmt::format("the next time {}{}: {}", happening(e.trigger), until, deed);
            return fmt::format("each time {}{}: {}", happening(e.trigger), until, deed);
        },
        [&](const Duel& e) {
            return fmt::format("{} and {} deal each other Physical damage, each as much as its own "
                               "melee, both at once; it is no attack",
                object(e.what), object(e.with));
        },
        [&](const AlterAttack& e) { return print(Effect { e }); },
        [&](const Mark& e) {
            return print(Effect { e })
                + "; these counters do nothing by themselves and go when this leaves";
        },
        [&](const Show& e) {
            return fmt::format("{} {} from {} hand to all{}", does(e.who, "show", "shows"),
                e.count == 1 ? phrases::card(e.cards)
                             : fmt::format("{} {}", e.count, phrases::cards(e.cards, Many::Yes)),
                own(e.who), e.random ? ", taken at random" : "");
        },
        [&](const Flips& e) {
            return e.count == Flips::untilLost
                ? std::string("a coin is tossed again and again until you lose once")
                : fmt::format("{} coins are tossed, and those you win are counted", e.count);
        },
        [&](const Turns& e) {
            return print(Effect { e })
                + (e.deed == Turns::Deed::SkipPhase
                        ? "; what it would do is not done, and the phase after it begins"
                        : "");
        },
        [&](const RollDie&) { return std::string("you roll a die with the numbers 1 to 6"); },
        [&](const Delayed& e) {
            return fmt::format("{}, {}",
                e.when == Delayed::When::EndOfTurn ? "when this turn ends"
                                                   : "when your next turn begins",
                plain(e.effect.front(), words));
        },
        [&](const auto& e) {
            if constexpr (requires { e.what.filter; })
                words.need(e.what);
            if constexpr (requires { e.where; })
                words.need(e.where);
            return explain(e, words);
        },
    };
    return std::visit(explainers, effect.node);
}

// ---------------------------------------------------------------- Paragraphs

/// " (only once each turn)": how often it can be used or happen
std::string limits(const Ability& ability)
{
    std::string all = ability.oncePerTurn ? " (only once each turn)" : "";
    if (ability.perTurn > 0)
        all += fmt::format(" (only {} times each turn)", ability.perTurn);
    if (ability.oncePerGame)
        all += " (only once per game)";
    return all;
}

std::string front(const Ability& ability)
{
    const std::string once = limits(ability);
    switch (ability.kind) {
    case Ability::Kind::Active:
        if (ability.cost.empty())
            return fmt::format("At any time you may use it{}: ", once);
        return fmt::format(
            "At any time you may pay for it ({}){}: ", phrases::cost(ability.cost), once);
    case Ability::Kind::Triggered:
        return fmt::format("{}{} ", text::capitalised(phrases::trigger(ability)), once);
    case Ability::Kind::Static:
        if (ability.condition)
            return text::capitalised(condition("for as long as", *ability.condition)) + ": ";
        return ability.oncePerGame ? "Once per game: "
            : ability.oncePerTurn  ? "Once each turn: "
                                   : "Always: ";
    case Ability::Kind::Attack:
        return fmt::format("As an attack ({}): ", phrases::reach(*ability.reach));
    case Ability::Kind::Played:
        break;
    }
    return {};
}

} // namespace

namespace {

/// " (it: the target enemy mercenary)": what the words of the text refer to.
std::string referents(const Ability& ability)
{
    std::vector<Ability> one { ability };
    Meanings meanings;
    if (!bind(one, &meanings).front().text.empty())
        return {}; // It speaks of the paragraph before it, which says so.
    std::string all;
    Meanings told;
    for (const Meaning& meaning : meanings) {
        if (std::ranges::find(told, meaning) != told.end())
            continue;
        told.push_back(meaning);
        all += fmt::format(" ({}: {})", meaning.word, meaning.meaning);
    }
    return all;
}

} // namespace

std::string explain(const Ability& ability, text::Tongue tongue)
{
    if (tongue == text::Tongue::German)
        return german::explained(ability);
    Words words;
    const std::string said = plain(*ability.effect, words);
    if (ability.reach) {
        if (ability.reach->distance > 0)
            words.need(meaningOfDistance());
        words.need(meaning(ability.reach->area));
    }
    if (ability.trigger && ability.trigger->event == Trigger::Event::GainsStatus)
        words.need(meaning(ability.trigger->status));
    std::string begun = ability.stored ? "While it lies in your Warchest: " : "";
    begun += front(ability);
    if (ability.condition && ability.kind != Ability::Kind::Static
        && ability.kind != Ability::Kind::Triggered)
        begun = fmt::format("{}Only {}: ", begun, condition("if", *ability.condition));
    if (!ability.cost.empty() && ability.kind != Ability::Kind::Active)
        begun = fmt::format(
            "{}Besides its cost you pay for it ({}): ", begun, phrases::cost(ability.cost));
    const std::string price = ability.price
        ? fmt::format(" {}.", text::capitalised(phrases::price(*ability.price)))
        : std::string();
    return fmt::format("{}{}.{}{}{}", begun, begun.empty() ? text::capitalised(said) : said, price,
        referents(ability), words.all());
}

} // namespace triptych::seize
