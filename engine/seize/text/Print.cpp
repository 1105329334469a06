#include "seize/text/Print.h"

#include "core/Overloaded.h"
#include "seize/text/Phrases.h"
#include "seize/text/Spoken.h"
#include "text/Joining.h"
#include "text/Spelling.h"

#include <fmt/format.h>

namespace triptych::seize {
namespace {

using namespace phrases;

std::string words(const Effect&);

/// The deed as one tells it to somebody who is not named again.
void tellDeed(Effect& effect, const Who& who)
{
    std::visit(
        [&](auto& e) {
            if constexpr (requires { e.who = who; })
                e.who = who;
            else if constexpr (requires { e.whose = who; })
                e.whose = who;
        },
        effect.node);
}

// ---------------------------------------------------------------- Small words

/// "draw", or "target opponent draws".
std::string tell(const Who& player, std::string_view base, std::string_view third)
{
    if (player.kind == Who::Kind::You)
        return std::string(base);
    return fmt::format("{}{} {}", who(player), standing(player.standing), third);
}
std::string_view ownOf(const Who& player)
{
    return player.kind == Who::Kind::You ? "your" : "their";
}
/// "2", "that many", "cards equal to ...": where the noun goes without saying.
std::string number(const Amount& amount, std::string_view noun, std::string_view that)
{
    const Measure how = measure(amount, that);
    if (how.before.empty())
        return std::string(noun) + how.after;
    return how.before.substr(0, how.before.size() - 1) + how.after;
}
std::string noun(const Amount& amount, std::string_view noun)
{
    const Measure how = measure(amount);
    return fmt::format("{}{}{}", how.before, noun, how.after);
}
std::string treasures(const Amount& count, std::string_view one)
{
    if (count.kind == Amount::Kind::All)
        return "all treasures";
    return count.number == 1 ? std::string(one) : fmt::format("{} treasures", count.number);
}
/// "them" as the subject of a sentence.
std::string subject(const Thing& what)
{
    const bool they = what.kind == Thing::Kind::It && what.plural
        && what.filter.noun == Filter::Noun::Mercenary;
    return they ? std::string("they") : object(what);
}
std::string doing(const Thing& what, std::string_view one, std::string_view several)
{
    return fmt::format("{} {}", subject(what), isPlural(what) ? several : one);
}

// ---------------------------------------------------------------- Mercenaries

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
    return fmt::format("{} {}{} damage to {}{}{}", deal, how.before, damageType(e.type),
        object(e.what), how.after,
        e.ignoresArmor && e.ignoresDefense ? ", ignoring Armor and Defense"
            : e.ignoresArmor               ? ", ignoring Armor"
            : e.ignoresDefense             ? ", ignoring Defense"
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
        e.status ? fmt::format("{} counters", status(*e.status)) : std::string("counters"),
        object(e.what), object(e.with));
}
std::string print(const Strike& e)
{
    const std::string_view how = e.how == How::Melee ? "a melee attack"
        : e.how == How::Ranged                       ? "a ranged attack"
                                                     : "an attack";
    return fmt::format("{} {}{} {}", doing(e.what, "makes", "make"), how,
        e.more > 0 ? fmt::format(" with +{} damage", e.more) : std::string(),
        e.against ? "against " + object(*e.against) : std::string("now"));
}
std::string print(const Fits& e)
{
    return e.none ? fmt::format("{} cannot equip this", described(e.who, Many::Yes))
                  : fmt::format("only {} can equip this", described(e.who, Many::Yes));
}
std::string print(const Divide& e)
{
    if (e.status)
        return fmt::format("distribute {} {} counter{} among {}", e.amount, status(*e.status),
            e.amount == 1 ? "" : "s", object(e.what));
    return fmt::format(
        "deal {} {} damage divided among {}", e.amount, damageType(e.type), object(e.what));
}
std::string print(const Prevent& e)
{
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
std::string_view verb(Handle::Deed deed)
{
    switch (deed) {
    case Handle::Deed::Destroy:
        return "destroy";
    case Handle::Deed::Exhaust:
        return "exhaust";
    case Handle::Deed::Ready:
        return "ready";
    case Handle::Deed::Unequip:
        return "unequip";
    case Handle::Deed::Return:
        break;
    }
    return "return";
}
std::string print(const Handle& e)
{
    const bool several = e.goods.kind == Goods::Kind::Each || e.goods.count > 1;
    const std::string_view base = e.exhausted ? "return" : verb(e.deed);
    const std::string does = e.who.kind == Who::Kind::You ? std::string(base)
                                                          : fmt::format("{} {}", who(e.who),
                                                              base == "destroy"       ? "destroys"
                                                                  : base == "exhaust" ? "exhausts"
                                                                  : base == "ready"   ? "readies"
                                                                  : base == "unequip" ? "unequips"
                                                                                      : "returns");
    return fmt::format("{} {}{}", does, goods(e.goods),
        e.exhausted                          ? (several ? " to their owners' Warchests, exhausted"
                                                        : " to its owner's Warchest, exhausted")
            : e.deed != Handle::Deed::Return ? ""
            : several                        ? " to their owners' hands"
                                             : " to its owner's hand");
}
std::string print(const HandOver& e)
{
    return fmt::format("equip {} to {}", goods(e.goods), object(e.what));
}
std::string print(const Heal& e)
{
    if (e.way == Heal::Way::ToHalf)
        return fmt::format("heal {} to half its health", object(e.what));
    if (e.way == Heal::Way::To)
        return fmt::format("heal {} to {} health", object(e.what), e.amount.number);
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
/// "Mend all target mercenary" reads well of one, "fully Mend each mercenary" of a kind.
std::string removal(std::string_view verb, const Thing& what, bool all)
{
    if (all && (what.kind == Thing::Kind::Each || what.kind == Thing::Kind::Some))
        return fmt::format("fully {} {}", verb, object(what));
    return fmt::format("{}{} {}", verb, all ? " all" : "", object(what));
}
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
    if (e.every && e.count.kind == Amount::Kind::All && !e.upTo)
        return fmt::format("remove all counters from {}", object(e.what));
    if (e.every)
        return fmt::format("remove {}{}counter{} from {}", upTo,
            e.count.kind == Amount::Kind::All ? std::string() : measure(e.count).before,
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
/// "1 tile"; in letters behind a Distance: "within Distance 1 two tiles away".
std::string tiles(int count, const std::string& before)
{
    const bool digit = before.back() >= '0' && before.back() <= '9';
    return fmt::format("{} tile{}", digit ? text::numberWord(count) : std::to_string(count),
        count == 1 ? "" : "s");
}
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

// ---------------------------------------------------------------- Treasures

std::string print(const Strip& e)
{
    const bool one = e.count == fixed(1);
    return fmt::format("{} {}{} of {}{}",
        e.home          ? "return"
            : e.destroy ? "destroy"
                        : "unequip",
        e.upTo ? "up to " : "", treasures(e.count, "one treasure"), object(e.what),
        !e.home   ? ""
            : one ? " to its owner's hand"
                  : " to their owners' hands");
}
std::string_view zone(Zone zone)
{
    switch (zone) {
    case Zone::Hand:
        return "hand";
    case Zone::Deck:
        return "deck";
    case Zone::Discard:
        return "discard";
    case Zone::Warchest:
        return "Warchest";
    case Zone::Battlefield:
        return "Guild Hall";
    case Zone::Quarters:
    case Zone::Events:
    case Zone::Equipped:
    case Zone::Stack:
    case Zone::Gone:
        break; // nothing is put there by what a card says
    }
    return {};
}
std::string print(const Equip& e)
{
    CardFilter card;
    card.kind = e.card;
    const std::string what = cards(card, Many::No);
    const std::string noun = e.card == CardFilter::Kind::Treasure ? std::string("treasure")
                                                                  : what.substr(0, what.find(' '));
    if (e.from == Zone::Deck)
        return fmt::format("search your deck for {} {} and equip it to {}", text::article(noun),
            noun, object(e.what));
    return fmt::format(
        "equip {} {} from your {} to {}", text::article(noun), noun, zone(e.from), object(e.what));
}
std::string print(const TurnTreasures& e)
{
    const std::string verb
        = e.exhaust ? tell(e.who, "exhaust", "exhausts") : tell(e.who, "ready", "readies");
    if (e.upTo)
        return e.count.kind == Amount::Kind::All
            ? fmt::format("{} any number of treasures", verb)
            : fmt::format("{} up to {}", verb, treasures(e.count, "1 treasure"));
    if (e.count.kind == Amount::Kind::EqualTo)
        return fmt::format("{} X treasures{}", verb, whereX(e.count));
    if (e.count.kind == Amount::Kind::ThatMuch)
        return fmt::format("{} {}treasures", verb, measure(e.count, "that many").before);
    return fmt::format("{} {}{}", verb, treasures(e.count, "1 treasure"), measure(e.count).after);
}

// ---------------------------------------------------------------- Players

std::string print(const Draw& e)
{
    if (e.until)
        return fmt::format("{} until {} {} {} card{} in {} hand", tell(e.who, "draw", "draws"),
            e.who.kind == Who::Kind::You ? "you" : "they", "have", e.count.number,
            e.count.number == 1 ? "" : "s", ownOf(e.who));
    return fmt::format(
        "{} {}", tell(e.who, "draw", "draws"), number(e.count, "cards", "that many"));
}
std::string print(const Discard& e)
{
    const std::string verb = tell(e.who, "discard", "discards");
    if (e.cards != CardFilter {})
        return fmt::format("{} {}{}{}", verb, e.upTo ? "up to " : "",
            e.count.number == 1 && !e.upTo
                ? card(e.cards)
                : fmt::format("{} {}", e.count.number,
                    cards(e.cards, e.count.number == 1 ? Many::No : Many::Yes)),
            e.random ? " at random" : "");
    if (e.downTo)
        return fmt::format(
            "{} down to {} card{}", verb, e.count.number, e.count.number == 1 ? "" : "s");
    if (e.upTo)
        return e.count.kind == Amount::Kind::All
            ? fmt::format("{} any number of cards", verb)
            : fmt::format("{} up to {}", verb, number(e.count, "cards", "that many"));
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("{} {} hand", verb, ownOf(e.who));
    return fmt::format(
        "{} {}{}", verb, number(e.count, "cards", "that many"), e.random ? " at random" : "");
}
std::string topCards(const Amount& count)
{
    return count.number == 1 ? std::string("the top card")
                             : fmt::format("the top {} cards", count.number);
}
std::string print(const Mill& e)
{
    return fmt::format(
        "{} {} of {} deck", tell(e.who, "discard", "discards"), topCards(e.count), ownOf(e.who));
}
std::string_view rest(Look::Rest rest)
{
    switch (rest) {
    case Look::Rest::Back:
        return "the rest back on top";
    case Look::Rest::Bottom:
        return "the rest on the bottom";
    case Look::Rest::Shuffled:
        return "the rest into your deck and shuffle it";
    case Look::Rest::Discard:
        break;
    }
    return "the rest into your discard";
}
/// "one", "any number"
std::string taken(int cards)
{
    return cards >= Look::anyNumber ? std::string("any number")
                                    : std::string(text::numberWord(cards));
}
std::string print(const Look& e)
{
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("reveal cards from the top of your deck until you reveal {}, put it {} "
                           "and {}",
            card(*e.type), e.goal == Look::Goal::Warchest ? "into your Warchest" : "into your hand",
            rest(e.rest));
    const std::string look = fmt::format(
        "{} {} of {} deck", e.shown ? "reveal" : "look at", topCards(e.count), whose(e.whose));
    if (e.each)
        return fmt::format("{}, put each {} of them {} and {}", look, cards(*e.type, Many::No),
            e.goal == Look::Goal::Warchest ? "into your Warchest" : "into your hand", rest(e.rest));
    if (e.take == 0)
        return e.ordered ? look + ", then put them back in any order" : look;
    const std::string_view order = e.ordered ? " in any order" : "";
    if (e.goal != Look::Goal::Hand) {
        const std::string_view where = e.goal == Look::Goal::Warchest ? "into your Warchest"
            : e.goal == Look::Goal::Discard                           ? "into your discard"
            : e.goal == Look::Goal::Top                               ? "back on top"
                                                                      : "on the bottom";
        if (e.type)
            return fmt::format("{}, you may put {} of them {} and {}{}", look, card(*e.type), where,
                rest(e.rest), order);
        return fmt::format("{}, {}put {} of them {} and {}{}", look,
            e.upTo && e.take < Look::anyNumber ? "you may " : "", taken(e.take), where,
            rest(e.rest), order);
    }
    if (e.type)
        return fmt::format("{}, you may {} {} of them{} into your hand and {}{}", look,
            e.reveal ? "reveal" : "put", card(*e.type), e.reveal ? " and put it" : "", rest(e.rest),
            order);
    return fmt::format("{}, {}put {} of them into your hand and {}{}", look,
        e.upTo && e.take < Look::anyNumber ? "you may " : "", taken(e.take), rest(e.rest), order);
}
std::string print(const PickFromHand& e)
{
    return fmt::format("look at {} hand, {}choose {} from it, then {}", whose(e.whose),
        e.upTo ? "you may " : "", card(e.cards),
        e.fate == PickFromHand::Fate::Discard ? "that player discards it"
                                              : "put it on the bottom of its owner's deck");
}
std::string print(const Fetch& e)
{
    const bool all = e.count.kind == Amount::Kind::All;
    const std::string_view own = ownOf(e.who);
    if (all && !e.upTo)
        return fmt::format(
            "{} {} {} into {} deck", tell(e.who, "shuffle", "shuffles"), own, zone(e.from), own);
    const bool single = !all && e.count.number == 1;
    const std::string what = all ? "any number of " + cards(e.cards, Many::Yes)
        : single && !e.upTo
        ? card(e.cards)
        : fmt::format("{}{} {}", e.upTo ? "up to " : "", text::numberWord(e.count.number),
            cards(e.cards, single ? Many::No : Many::Yes));
    const std::string_view turned = e.exhausted ? ", exhausted" : "";
    const std::string search = e.from != Zone::Deck
        ? std::string()
        : fmt::format("{} {} deck for {} and {} {}", tell(e.who, "search", "searches"), own, what,
            e.who.kind == Who::Kind::You ? "put" : "puts", single ? "it" : "them");
    const std::string put = tell(e.who, "put", "puts");
    if (e.tiles) {
        const std::string tile = one(*e.tiles);
        return e.from == Zone::Deck
            ? fmt::format("{} onto {}{}", search, tile, turned)
            : fmt::format("{} {} from {} {} onto {}{}", put, what, own, zone(e.from), tile, turned);
    }
    const std::string where = e.spot == Fetch::Spot::Top ? fmt::format("on top of {} deck", own)
        : e.spot == Fetch::Spot::Bottom ? fmt::format("on the bottom of {} deck", own)
                                        : fmt::format("into {} {}", own, zone(e.to));
    if (e.from == Zone::Deck)
        return fmt::format("{} {}{}", search, where, turned);
    if (e.to == Zone::Hand)
        return fmt::format("{} {} from {} {} to {} hand", tell(e.who, "return", "returns"), what,
            own, zone(e.from), own);
    const bool shuffled = e.to == Zone::Deck && e.spot == Fetch::Spot::None;
    return fmt::format("{} {} from {} {} {}{}", shuffled ? tell(e.who, "shuffle", "shuffles") : put,
        what, own, zone(e.from), where, turned);
}

// ---------------------------------------------------------------- Statics

std::string_view lessOrMore(int number, std::string_view less, std::string_view more)
{
    return number < 0 ? less : more;
}
std::string allowance(const Allowance& e)
{
    const int size = e.number < 0 ? -e.number : e.number;
    const bool you = e.who.kind == Who::Kind::You;
    const bool singular
        = !you && e.who.kind != Who::Kind::EachOpponent && e.who.kind != Who::Kind::EachPlayer;
    const std::string_view subject = you        ? "you"
        : e.who.kind == Who::Kind::EachOpponent ? "opponents"
        : e.who.kind == Who::Kind::EachPlayer   ? "players"
                                                : who(e.who);
    switch (e.kind) {
    case Allowance::Kind::AbilityCost:
        if (e.once)
            return fmt::format("the {} {} {} play each turn costs {} treasure {}",
                e.duration == Duration::Always ? "first" : "next", cards(e.cards, Many::No),
                subject, size, lessOrMore(e.number, "less", "more"));
        return fmt::format("{}{} cost {} treasure {}{}",
            you                                         ? "your "
                : e.who.kind == Who::Kind::EachOpponent ? "opponents' "
                                                        : "",
            cards(e.cards, Many::Yes), size, lessOrMore(e.number, "less", "more"),
            (e.times ? forEach(*e.times->counted) + upTo(*e.times) : std::string())
                + (e.atLeastOne ? ", to a minimum of 1" : ""));
    case Allowance::Kind::NoLoss:
        return fmt::format("{} cannot lose loot", subject);
    case Allowance::Kind::LootLost:
        return fmt::format("{} {} {} {} loot each time", subject, singular ? "loses" : "lose", size,
            lessOrMore(e.number, "less", "more"));
    case Allowance::Kind::LootGained:
        return fmt::format("{} {} {} {} loot each time", subject, singular ? "gains" : "gain", size,
            lessOrMore(e.number, "less", "more"));
    case Allowance::Kind::LeastVault:
        return fmt::format("{} Vault cannot be reduced below {}", whose(e.who), e.number);
    case Allowance::Kind::HandLimit:
        return fmt::format("{} maximum hand size is {}", whose(e.who), e.number);
    case Allowance::Kind::NoActives:
        return fmt::format("{} cannot activate abilities", subject);
    case Allowance::Kind::NoEquip:
        return fmt::format("{} cannot equip treasures", subject);
    case Allowance::Kind::Treasures:
        return fmt::format("{} may play {} {} treasure{} each turn", subject, size,
            lessOrMore(e.number, "fewer", "additional"), size == 1 ? "" : "s");
    case Allowance::Kind::Acquire:
        return fmt::format("{} may acquire {} {} card{} each turn", subject, size,
            lessOrMore(e.number, "fewer", "additional"), size == 1 ? "" : "s");
    case Allowance::Kind::Equips:
        return fmt::format(
            "you may equip {} additional treasure to each mercenary each turn", size);
    case Allowance::Kind::NoPlay:
        if (e.once)
            return fmt::format(
                "{} cannot play more than 1 {} each turn", subject, cards(e.cards, Many::No));
        return fmt::format("{} cannot play {}", subject, cards(e.cards, Many::Yes));
    case Allowance::Kind::NoAcquire:
        return fmt::format("{} cannot acquire", subject);
    case Allowance::Kind::MostAcquire:
        return fmt::format(
            "{} cannot acquire more than {} card{} each turn", subject, size, size == 1 ? "" : "s");
    case Allowance::Kind::FreeAcquire:
        return size == 1
            ? fmt::format("the first card {} acquire each turn costs no loot", subject)
            : fmt::format("the first {} cards {} acquire each turn cost no loot", size, subject);
    case Allowance::Kind::AcquireCost:
        return fmt::format("{} {} acquire cost {} loot {}", cards(e.cards, Many::Yes), subject,
            size, lessOrMore(e.number, "less", "more"));
    case Allowance::Kind::NoLoot:
        return fmt::format("{} cannot gain loot", subject);
    case Allowance::Kind::OpenHand:
        return fmt::format(
            "{} play with {} hand{} revealed", subject, you ? "your" : "their", you ? "" : "s");
    case Allowance::Kind::Deploys:
        return fmt::format("you may play {} onto {}",
            e.itself ? std::string("this") : cards(e.cards, Many::Yes),
            described(*e.tiles, Many::Yes));
    case Allowance::Kind::TopSeen:
        return "you may look at the top card of your deck at any time";
    case Allowance::Kind::HandSize:
        if (e.number >= Allowance::noLimit)
            return fmt::format("{} have no maximum hand size", subject);
        break;
    }
    return fmt::format("{} maximum hand size is {} by {}", whose(e.who),
        lessOrMore(e.number, "reduced", "increased"), size);
}
/// Of what resolves "this turn" stands where a static says "each turn".
std::string print(const Allowance& e)
{
    std::string said = allowance(e);
    if (e.duration == Duration::Always)
        return said;
    constexpr std::string_view eachTurn = " each turn";
    const auto at = said.find(eachTurn);
    const std::string_view howLong = e.duration == Duration::DuringItsNextTurn
        ? " during their next turn"
        : duration(e.duration);
    if (e.once && at != std::string::npos)
        return said.replace(at, eachTurn.size(), howLong);
    if (at != std::string::npos)
        said.erase(at, eachTurn.size());
    return said + std::string(howLong);
}

// ---------------------------------------------------------------- Branches

std::string print(const Sequence& e)
{
    std::vector<std::string> parts;
    for (const Effect& part : e.parts)
        parts.push_back(words(part));
    return text::sentenceOf(parts, e.joints);
}
std::string print(const Choose& e)
{
    std::vector<std::string> modes;
    for (const Effect& mode : e.modes)
        modes.push_back(words(mode));
    std::string all;
    for (std::size_t i = 0; i < modes.size(); ++i)
        all += (i == 0 ? "" : "; or ") + modes[i];
    return "choose one: " + all;
}
std::string print(const FlipCoin& e)
{
    std::string all = "flip a coin";
    if (!e.win.empty())
        all += fmt::format(". If you win the flip, {}", words(e.win.front()));
    if (!e.lose.empty())
        all += fmt::format(". If you lose the flip, {}", words(e.lose.front()));
    return all;
}
std::string print(const Delayed& e)
{
    return fmt::format("{}, {}",
        e.when == Delayed::When::EndOfTurn ? "at the end of the turn"
                                           : "at the start of your next turn",
        words(e.effect.front()));
}

/// "this turn, whenever ...", "the next time ... this turn, ..."
std::string print(const Watch& e)
{
    const std::string howLong(duration(e.duration));
    const std::string deed = words(e.effect.front());
    if (isAboutTime(e.trigger))
        return fmt::format("{} {}", nextMoment(e.trigger), deed);
    if (e.once)
        return fmt::format("the next time {}{}, {}", happening(e.trigger), howLong, deed);
    return fmt::format("{}, whenever {}, {}", howLong.substr(1), happening(e.trigger), deed);
}

std::string print(const May& e)
{
    if (e.must)
        return words(e.effect.front());
    if (e.who.kind == Who::Kind::You)
        return "you may " + words(e.effect.front());
    Effect deed = e.effect.front();
    tellDeed(deed, {});
    std::string said = words(deed);
    for (std::size_t at = said.find("your "); at != std::string::npos; at = said.find("your ", at))
        said.replace(at, 4, "their");
    return fmt::format("{}{} may {}", who(e.who), standing(e.who.standing), said);
}
std::string print(const IfSo& e)
{
    std::string all = fmt::format("{}, {}", condition("if", e.condition), words(e.effect.front()));
    if (!e.otherwise.empty())
        all += ". Otherwise, " + words(e.otherwise.front());
    return all;
}
std::string print(const Instead& e)
{
    return fmt::format("{}. {}, instead {}", words(e.base.front()),
        text::capitalised(condition("if", e.condition)), words(e.other.front()));
}
/// What no player does is done to somebody: "its controller chooses one: exhaust it; or ...".
bool isDeedOfAPlayer(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.who.kind == Who::Kind::You; })
                return e.who.kind == Who::Kind::ThatPlayer;
            else
                return false;
        },
        effect.node);
}
std::string print(const ForEach& e)
{
    return fmt::format(
        "for each {} in turn, {}", described(e.who, Many::No), words(e.effect.front()));
}
std::string print(const Unless& e)
{
    if (!isDeedOfAPlayer(e.price.front()))
        return fmt::format("{} {} one: {}; or {}", who(e.who),
            e.who.kind == Who::Kind::You ? "choose" : "chooses", words(e.price.front()),
            words(e.effect.front()));
    Effect price = e.price.front();
    tellDeed(price, e.who);
    if (isSaidAfter(e))
        return fmt::format("{} unless {}", words(e.effect.front()), words(price));
    return fmt::format("unless {}{}, {}", e.who.kind == Who::Kind::You ? "you " : "", words(price),
        words(e.effect.front()));
}
std::string print(const Trap& e)
{
    return fmt::format("place a trap on {}: when {} enters it, {}", tile(e.where), one(e.who),
        words(e.effect.front()));
}

std::string print(const Rescue& e)
{
    const std::string befalls = fate(e);
    if (e.may)
        return fmt::format("if {} would {}, you may instead {}",
            e.what.kind == Thing::Kind::Each ? one(e.what.filter) : subject(e.what), befalls,
            words(e.effect.front()));
    if (e.once)
        return fmt::format("the next time {} would {} this turn, instead {}", subject(e.what),
            befalls, words(e.effect.front()));
    return fmt::format("if {} would {}, instead {}",
        e.what.kind == Thing::Kind::Each ? one(e.what.filter) : subject(e.what), befalls,
        words(e.effect.front()));
}

std::string_view howOf(How how)
{
    return how == How::Melee ? "melee " : how == How::Ranged ? "ranged " : "";
}
std::string_view onStack(Counter::What what)
{
    switch (what) {
    case Counter::What::Ability:
        return "ability";
    case Counter::What::Instant:
        return "Instant";
    case Counter::What::AttackAbility:
        return "Attack ability";
    case Counter::What::Attack:
        return "attack";
    case Counter::What::Move:
        return "move";
    case Counter::What::Plunder:
        return "plunder";
    case Counter::What::Action:
        break;
    }
    return "action";
}

std::string words(const Effect& effect)
{
    const auto printers = Overloaded {
        [](const Gain& e) { return gain(e, false); },
        [](const RollDie&) { return std::string("roll a die"); },
        [](const Turns& e) {
            if (e.deed == Turns::Deed::ExtraTurn)
                return tell(e.who, "take", "takes") + " an extra turn after this one";
            return fmt::format("{} {} next {}", tell(e.who, "skip", "skips"), ownOf(e.who),
                e.deed == Turns::Deed::SkipTurn ? "turn" : phase(e.phase));
        },
        [](const Duel& e) {
            return fmt::format("{} {}", doing(e.what, "fights", "fight"), object(e.with));
        },
        [](const AlterAttack& e) {
            const std::string said = modifier(e.modifier, false);
            if (e.attack.that)
                return "that attack " + said;
            return fmt::format("target {}{}{} {}", howOf(e.attack.how), onStack(e.attack.what),
                e.attack.against ? " against " + one(*e.attack.against) : std::string(), said);
        },
        [](const Mark& e) {
            if (e.remove && e.count.kind == Amount::Kind::All)
                return fmt::format("remove all {} counters from this", e.name);
            const Measure how = measure(e.count);
            const bool single = e.count.kind == Amount::Kind::Fixed && e.count.number == 1;
            return fmt::format("{} {}{} counter{} {} this{}{}", e.remove ? "remove" : "put",
                how.before, e.name, single ? "" : "s", e.remove ? "from" : "on", how.after,
                e.most > 0 ? fmt::format(", up to {} of them", e.most) : std::string());
        },
        [](const Reapply& e) {
            return fmt::format(
                "{} {}", e.spent ? "use up the Defense of" : "reapply Defense to", object(e.what));
        },
        [](const Swap& e) {
            return fmt::format("swap {}{} and {}", e.treasures ? "all treasures of " : "",
                object(e.what), object(e.with));
        },
        [](const Show& e) {
            const bool single = e.count == 1;
            return fmt::format("{} {}{} from {} hand", tell(e.who, "reveal", "reveals"),
                single ? card(e.cards) : fmt::format("{} {}", e.count, cards(e.cards, Many::Yes)),
                e.random ? " at random" : "", ownOf(e.who));
        },
        [](const Flips& e) {
            return e.count == Flips::untilLost ? std::string("flip a coin until you lose")
                                               : fmt::format("flip {} coins", e.count);
        },
        [](const Upstage& e) { return fmt::format("upstage {}", object(e.what)); },
        [](const Ready& e) { return fmt::format("ready {}", object(e.what)); },
        [](const AttackAgain& e) {
            return doing(e.what, "may attack again this turn", "may attack again this turn");
        },
        [](const GainMovement& e) {
            const Measure how = measure(e.count);
            return fmt::format(
                "{} {}movement this turn{}", doing(e.what, "gains", "gain"), how.before, how.after);
        },
        [](const Destroy& e) {
            return fmt::format(
                "destroy {}{}", object(e.what), e.free ? " without losing loot" : "");
        },
        [](const Exit& e) { return doing(e.what, "exits", "exit"); },
        [](const LoseLoot& e) {
            if (e.upTo)
                return fmt::format("{} {}loot", tell(e.who, "lose", "loses"),
                    e.amount.kind == Amount::Kind::All ? std::string("any amount of ")
                                                       : fmt::format("up to {} ", e.amount.number));
            return fmt::format("{} {}", tell(e.who, "lose", "loses"), noun(e.amount, "loot"));
        },
        [](const GainLoot& e) {
            return fmt::format("{} {}", tell(e.who, "gain", "gains"), noun(e.amount, "loot"));
        },
        [](const LookAtHand& e) { return fmt::format("look at {} hand", whose(e.whose)); },
        [](const Select& e) {
            return fmt::format("{} {}", tell(e.who, "choose", "chooses"), object(e.what));
        },
        [](const Counter& e) {
            if (e.that)
                return std::string("counter it");
            return fmt::format("counter target {}{}{}", howOf(e.how), onStack(e.what),
                !e.against ? std::string()
                    : e.what == Counter::What::Move || e.what == Counter::What::Plunder
                    ? " of " + one(*e.against)
                    : e.what == Counter::What::Attack ? " against " + one(*e.against)
                                                      : " that targets " + one(*e.against));
        },
        [](const auto& e) { return print(e); },
    };
    return std::visit(printers, effect.node);
}

// ---------------------------------------------------------------- Paragraphs

std::string statement(const Ability& ability)
{
    const Gain* made = std::get_if<Gain>(&ability.effect->node);
    const std::string said = (ability.oncePerGame          ? "once per game, "
                                     : ability.oncePerTurn ? "once per turn, "
                                                           : "")
        + (made ? gain(*made, true) : words(*ability.effect));
    return ability.condition
        ? fmt::format("{}, {}", condition("as long as", *ability.condition), said)
        : said;
}

/// "Passive: ", "Equipped: "; on an event the sentence begins at once.
std::string after(const Ability& ability, std::string sentence)
{
    switch (ability.paper) {
    case Paper::Mercenary:
        return "Passive: " + sentence;
    case Paper::Treasure:
        return (ability.stored ? "In your Warchest: " : "Equipped: ") + sentence;
    case Paper::Instant:
    case Paper::Attack:
    case Paper::Event:
        break;
    }
    return text::capitalised(std::move(sentence));
}

/// " As an additional cost, lose 2 loot.", " This costs 1 treasure less if ...": of a card that is played.
std::string besides(const Ability& ability)
{
    std::string said = ability.cost.empty()
        ? std::string()
        : fmt::format(" As an additional cost, {}.", phrases::cost(ability.cost));
    if (ability.price)
        said += fmt::format(" {}.", text::capitalised(phrases::price(*ability.price)));
    return said;
}

} // namespace

std::string print(const Effect& effect)
{
    return words(effect);
}

std::string print(const Cost& cost)
{
    return phrases::cost(cost);
}

std::string print(const Ability& ability)
{
    // "Use this only if ...", behind everything else.
    const auto only = [&](std::string_view verb) {
        return ability.condition
            ? fmt::format(" {} this only {}.", verb, condition("if", *ability.condition))
            : std::string();
    };
    switch (ability.kind) {
    case Ability::Kind::Active: {
        const std::string paid = phrases::cost(ability);
        return fmt::format("Active{}: {}.{}", paid.empty() ? "" : fmt::format(" ({})", paid),
            words(*ability.effect), only("Use"));
    }
    case Ability::Kind::Triggered:
        return after(ability,
            fmt::format("{}{} {}.",
                ability.oncePerGame       ? "once per game, "
                    : ability.oncePerTurn ? "once per turn, "
                                          : "",
                phrases::trigger(ability), words(*ability.effect)));
    case Ability::Kind::Static:
        return after(ability, statement(ability) + ".");
    case Ability::Kind::Played:
        return text::capitalised(words(*ability.effect)) + "." + only("Play") + besides(ability);
    case Ability::Kind::Attack:
        break;
    }
    return fmt::format("{}: {}.{}{}", phrases::reach(*ability.reach), words(*ability.effect),
        only("Play"), besides(ability));
}

std::string print(const std::vector<Ability>& abilities)
{
    std::string all;
    for (const Ability& ability : abilities)
        all += (all.empty() ? "" : "\n") + print(ability);
    return all;
}

} // namespace triptych::seize
