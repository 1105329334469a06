#include "kryptik/text/Print.h"

#include "core/Overloaded.h"
#include "kryptik/text/Bind.h"
#include "kryptik/text/ExplainVerbs.h"
#include "kryptik/text/German.h"
#include "kryptik/text/Keywords.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/text/Spoken.h"
#include "kryptik/tree/Walk.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

// What a paragraph does, for somebody who does not know the game's words: each verb is said by what
// happens to the cards.
namespace triptych::kryptik {
namespace {

using namespace phrases;

std::string plain(const Effect&);

// ---------------------------------------------------------------- Small words

bool isYou(const Who& player)
{
    return player.kind == Who::Kind::You;
}
std::string_view own(const Who& player)
{
    return isYou(player) ? "your" : "their";
}
/// "you put", "target opponent puts"
std::string does(const Who& player, std::string_view base, std::string_view third)
{
    return fmt::format("{} {}", who(player), isYou(player) ? base : third);
}
std::string is(const Thing& what, std::string_view one, std::string_view many)
{
    return fmt::format("{} {}", subject(what), isPlural(what) ? many : one);
}
std::string cards(const Amount& count)
{
    if (count.kind == Amount::Kind::UntilHand)
        return fmt::format("as many cards as a hand of {} lacks", count.number);
    const Measure words = measure(count, "card", "cards");
    return words.before + words.after;
}
std::string_view howLong(Duration duration)
{
    switch (duration) {
    case Duration::EndOfTurn:
        return " until this turn ends";
    case Duration::YourNextTurn:
        return " until your next turn begins";
    case Duration::YourNextTurnEnd:
        return " until your next turn ends";
    case Duration::WhileAttached:
        return " for as long as this card is attached";
    case Duration::WhileEngaged:
        return " for as long as this citizen stays engaged under your control";
    case Duration::NextDisengage:
        return " in the next disengage phase of who controls it";
    case Duration::EndOfCombat:
        return " until this combat phase ends";
    case Duration::WhileHere:
        return " until this leaves the island or somebody else controls it";
    case Duration::WhileStays:
        return " until this leaves the island";
    case Duration::Permanent:
        break;
    }
    return "";
}
std::string_view itsOwners(const Thing& what)
{
    return ownersOwn(what);
}

// ---------------------------------------------------------------- Keywords (glossary)

std::string explainKeywords(const std::vector<Keyword>& all)
{
    std::string sentences;
    for (const Keyword each : all)
        sentences += fmt::format(
            "{}{}: {}.", sentences.empty() ? "" : " ", keyword(each), wordsOf(each).meaning);
    return sentences;
}

// ---------------------------------------------------------------- Leaves

std::string explainDamage(const Damage& e)
{
    const auto sufferer = Overloaded {
        [](const Thing& thing) { return object(thing); },
        [](const Who& player) { return std::string(who(player)); },
    };
    const Measure damage = measure(e.amount, "damage", "damage");
    const std::string source = e.by ? is(*e.by, "deals", "deal") : std::string("this deals");
    if (e.divided)
        return fmt::format("this deals {} to {} together; you say how much of it to each when this "
                           "resolves",
            damage.before, std::visit(sufferer, e.to));
    return fmt::format(
        "{} {}{} to {}", source, damage.before, damage.after, std::visit(sufferer, e.to));
}

std::string explainDiscard(const Discard& e)
{
    const std::string_view choice = e.random ? "chosen at random" : "of their choice";
    if (e.upTo) {
        const bool all = e.count.kind == Amount::Kind::All;
        return fmt::format("{} {}{} from {} hand, none at the least, into {} limbo pile",
            does(e.who, "put", "puts"),
            all ? "any number of " : fmt::format("up to {} ", bare(e.count)),
            e.type ? described(*e.type, Many::Yes, Suffix::Card) : std::string("cards"), own(e.who),
            own(e.who));
    }
    if (e.count.kind == Amount::Kind::All && !e.random && !e.type)
        return fmt::format(
            "{} the whole hand into {} limbo pile", does(e.who, "put", "puts"), own(e.who));
    const Measure kind = e.type ? measure(e.count, described(*e.type, Many::No, Suffix::Card),
                             described(*e.type, Many::Yes, Suffix::Card))
                                : Measure { cards(e.count), "" };
    return fmt::format("{} {} from {} hand, {}, into {} limbo pile", does(e.who, "put", "puts"),
        kind.before + kind.after, own(e.who), isYou(e.who) && !e.random ? "of your choice" : choice,
        own(e.who));
}

std::string explainModify(const Modify& e)
{
    const std::string_view each = e.times ? " for every one counted" : "";
    if (e.times && !isPerEach(*e.times) && e.times->kind != Amount::Kind::X)
        return fmt::format("the attack and defense of {} change by {} times this number: {}{}",
            object(e.what), change(e), equal(*e.times), howLong(e.duration));
    return fmt::format("the attack and defense of {} change by {}{}{}{}", object(e.what), change(e),
        each,
        e.times
                && (e.times->kind == Amount::Kind::PerCounted
                    || e.times->kind == Amount::Kind::PerDone
                    || e.times->kind == Amount::Kind::PerDetached)
            ? fmt::format(" ({})", forEach(*e.times).substr(1))
            : "",
        howLong(e.duration));
}

std::string explainMove(const Move& e)
{
    const std::string_view owner = e.ownersZone ? itsOwners(e.what) : "your";
    std::string where;
    if (e.to == Zone::Island)
        where = e.word == Move::Word::Return
            ? "onto the island, as if cast: what triggers on entering does so"
            : "onto the island; this is not entering, so nothing triggers on it";
    else if (e.spot != Move::Spot::None)
        where = fmt::format(
            "{} {} {}", e.spot == Move::Spot::Top ? "on top of" : "under", owner, zone(e.to));
    else
        where = fmt::format("to {} {}", owner, zone(e.to));
    if (e.to != Zone::Island && !e.ownersZone && mayBeOthers(e.what)) // RULING 5
        where += " (what somebody else owns goes to theirs)";
    return fmt::format("{} {}{}{}", is(e.what, "moves", "move"), where,
        e.engaged ? ", engaged" : "", e.underYourControl ? ", under your control" : "");
}

std::string explainSearch(const Search& e)
{
    const bool single = e.count == fixed(1);
    const std::string found = single && !e.upTo
        ? one(e.filter)
        : fmt::format("{}{} {}", e.upTo ? "up to " : "",
            e.count.kind == Amount::Kind::All ? "all" : bare(e.count),
            described(e.filter, single ? Many::No : Many::Yes));
    const std::string_view spot = e.spot == Move::Spot::Top ? " on top"
        : e.spot == Move::Spot::Bottom                      ? " at the bottom"
                                                            : "";
    return fmt::format(
        "you look through your deck for {}, {}put what you find {} {}{}, and shuffle your deck",
        found, e.reveal ? "show it to all, " : "", e.to == Zone::Island ? "onto the" : "into your",
        zone(e.to),
        fmt::format("{}{}", e.returns ? ", as if cast (what triggers on entering does so)" : spot,
            e.engaged ? ", engaged" : ""));
}

std::string_view explainDeed(const Allow& e)
{
    if (e.by && e.deed == Allow::Deed::Block)
        return "block";
    if (e.can && e.deed == Allow::Deed::Block) // what else keeps a citizen from it stays as it is
        return "block, also citizens with Sidestep";
    constexpr std::array<std::string_view, 24> deeds { "attack", "block", "be blocked",
        "be destroyed", "be chosen as a target", "be disengaged", "attack or block",
        "be disengaged by the disengage phase", "be left out of a combat in which it could attack",
        "be dealt damage", "be dealt combat damage", "deal damage", "deal combat damage",
        "block even while it is engaged", "be left out of the blockers when it could block",
        "be left out when it could block this card",
        "be left unblocked when somebody could block it", "be blocked by more than one citizen",
        "have its active abilities used",
        "deal as much combat damage as its defense is, not as its attack is",
        "deal its combat damage before those that can not do so",
        "be blocked by fewer citizens together than this number:", "be engaged by blocking",
        "be destroyed by spells and abilities" };
    return deeds[static_cast<std::size_t>(e.deed)];
}

std::string byWhom(const Allow& e)
{
    if (!e.by)
        return {};
    if (e.deed == Allow::Deed::Block)
        return fmt::format(" {}{}", e.except ? "anything but " : "", described(*e.by, Many::Yes));
    if (e.deed != Allow::Deed::BeTargeted)
        return fmt::format(" {}by {}", e.except ? "except " : "", described(*e.by, Many::Yes));
    return fmt::format(" by {}{}",
        e.by->noun == Filter::Noun::Spell         ? "spells"
            : e.by->noun == Filter::Noun::Citizen ? "abilities of citizens"
                                                  : "spells and abilities",
        e.by->controller == Side::Any ? ", whoever controls them" : " that your opponents control");
}

std::string explainReveal(const Reveal& e)
{
    const std::string shown = e.zone == Zone::Hand && e.count.kind == Amount::Kind::All
        ? (e.type ? "all " + described(*e.type, Many::Yes, Suffix::Card) : std::string("all cards"))
        : e.type
        ? fmt::format("{}{}", cards(e.count), ", of this kind: " + one(*e.type, Suffix::Card))
        : cards(e.count);
    return fmt::format("{} all players {}{} {} {} {}", does(e.whose, "show", "shows"), shown,
        e.random ? " at random" : "", e.zone == Zone::Deck ? "from the top of" : "from",
        own(e.whose), zone(e.zone));
}

std::string explainStones(const AddEnergy& e)
{
    return fmt::format("you get soul energy {}{} at once, without the effect pile",
        stones(e.stones), e.times ? forEach(*e.times) : "");
}

// ---------------------------------------------------------------- Branches

std::string explainSequence(const Sequence& e)
{
    std::string sentence = plain(e.parts.front());
    for (std::size_t i = 1; i < e.parts.size(); ++i) {
        const std::string next = plain(e.parts[i]);
        switch (e.joints[i - 1]) {
        case Sequence::Joint::Stop:
            sentence += ". " + text::capitalised(next);
            break;
        case Sequence::Joint::Then:
            sentence += ", then " + next;
            break;
        case Sequence::Joint::And:
            sentence += " and " + next;
            break;
        case Sequence::Joint::IfDone:
            sentence += ". If that was done, " + next;
            break;
        }
    }
    return sentence;
}

std::string explainModes(const Choose& e)
{
    std::string sentence = "as you cast or use this, choose one of these: ";
    for (std::size_t i = 0; i < e.modes.size(); ++i)
        sentence += fmt::format("{}({}) {}", i == 0 ? "" : "; ", i + 1, plain(e.modes[i]));
    if (e.allIf)
        sentence += fmt::format("; ({}) {} {} {} {}", e.modes.size(),
            e.may ? "can be chosen only" : "is chosen, and has to be,",
            saysUnless(*e.allIf) ? "unless" : "if", condition(*e.allIf),
            e.may ? "as you choose" : "as you choose, and not otherwise");
    return sentence;
}

std::string_view moment(Delayed::When when)
{
    constexpr std::array<std::string_view, 7> moments { "once, when your next turn starts",
        "once, when this turn ends", "once, when this combat ends",
        "once, when the next turn starts, whoever's it is", "once, when your next turn ends",
        "once, when the next combat begins", "once, when this leaves the island" };
    return moments[static_cast<std::size_t>(when)];
}

std::string explainOtherwise(const std::vector<Effect>& list)
{
    return list.empty() ? "" : fmt::format("; if that was not so, {}", plain(list.front()));
}

std::string explainPick(const LookAndPick& e)
{
    const std::string_view who = e.open ? "all players look" : "you alone look";
    if (e.take == fixed(0))
        return fmt::format(
            "{} at {} from the top of your deck, and you put them back in an order of your "
            "choice",
            who, cards(e.count));
    const bool every = e.take.kind == Amount::Kind::All;
    const std::string what = every ? e.type
            ? fmt::format("{} {}", e.upTo ? "any number of" : "all", described(*e.type, Many::Yes))
            : std::string("any number")
        : e.type ? one(*e.type)
                                   : bare(e.take);
    std::string_view rest = e.restAtRandom
        ? "on the bottom of your deck, in a random order"
        : "on the bottom of your deck, in an order of your choice";
    if (e.restTo == Zone::Limbo)
        rest = "into your limbo pile";
    else if (e.restTo == Zone::Abolished)
        rest = "into your abolished zone";
    else if (e.restSpot == Move::Spot::Top)
        rest = "back on top of your deck, in an order of your choice";
    return fmt::format("{} at {} from the top of your deck, you {}{} of them {}, {}and put "
                       "the others {}",
        who, cards(e.count),
        every && !e.upTo      ? "put "
            : e.type || every ? "may put "
            : e.upTo          ? "may put up to "
                              : "put ",
        what,
        e.to == Zone::Hand        ? "into your hand"
            : e.to == Zone::Deck  ? "on the bottom of your deck"
            : e.to == Zone::Limbo ? "into your limbo pile"
                                  : "onto the island",
        e.reveal ? "showing it, " : "", rest);
}

std::string_view nth(int number)
{
    constexpr std::array<std::string_view, 6> order { "", "first", "second", "third", "fourth",
        "fifth" };
    return order[static_cast<std::size_t>(std::clamp(number, 1, 5))];
}

std::string explainCost(const CostChange& e)
{
    const std::string per = e.times ? forEach(*e.times) : "";
    if (e.ofYears)
        return fmt::format("the 11 year cost of {}{} is {} {}", described(e.filter, Many::Yes),
            e.who == Side::You             ? " that you cast for it"
                : e.who == Side::Opponents ? " that your opponents cast for it"
                                           : "",
            std::abs(e.amount), e.amount < 0 ? "less, but not below zero" : "more");
    if (e.ofAbilities)
        return fmt::format("the generic part of what active abilities of {} cost is {} {}",
            described(e.filter, Many::Yes), std::abs(e.amount),
            e.amount < 0 ? "less, but not below zero" : "more");
    const std::string what = e.ofThis ? std::string("this")
        : e.nth > 0 ? fmt::format("the {} {}", nth(e.nth), described(e.filter, Many::No))
                    : described(e.filter, Many::Yes);
    const std::string_view who = e.ofThis ? ""
        : e.who == Side::You              ? " that you cast"
        : e.who == Side::Opponents        ? " that your opponents cast"
                                          : "";
    if (e.next)
        return fmt::format("the generic part of the soul cost of the next {}{} this turn is {} {}",
            described(e.filter, Many::No), who, std::abs(e.amount),
            e.amount < 0 ? "less, but not below zero" : "more");
    return fmt::format("the generic part of the soul cost of {}{}{} is {} {}{}", what, who,
        e.nth > 0                                  ? " each turn, and of no other"
            : e.duration == Duration::YourNextTurn ? " until your next turn begins"
            : e.duration != Duration::Permanent    ? " for the rest of this turn"
                                                   : "",
        std::abs(e.amount), e.amount < 0 ? "less, but not below zero" : "more", per);
}

std::string explainInstead(const Instead& e)
{
    const auto* each = std::get_if<Each>(&e.what);
    const bool once = e.duration != Duration::Permanent;
    constexpr std::array<std::string_view, 7> fates { "is abolished", "goes to its owner's hand",
        "goes on top of its owner's deck", "goes under its owner's deck",
        "goes to its owner's soul row", "goes to its owner's 11 year row",
        "stays, engaged, out of combat and without any damage on it" };
    if (e.leaves)
        return fmt::format(
            "when {} would leave the island, to whatever place, it is abolished instead",
            object(e.what));
    if (once)
        return fmt::format("the next time this turn that {} would {}, it {} instead, and nothing "
                           "triggers on dying",
            object(e.what), e.destroyed ? "be destroyed" : "die",
            fates[static_cast<std::size_t>(e.fate)]);
    return fmt::format("{} that would {} {} instead, and nothing triggers on dying",
        each ? one(each->filter) : std::string("this citizen when it is"),
        e.destroyed ? "be destroyed" : "die", fates[static_cast<std::size_t>(e.fate)]);
}

std::string plain(const Effect& effect)
{
    const auto verbs = Overloaded {
        [](const Draw& e) {
            return fmt::format("{} {} from the top of {} deck into {} hand, one at a time",
                does(e.who, "take", "takes"), cards(e.count), own(e.who), own(e.who));
        },
        [](const Discard& e) { return explainDiscard(e); },
        [](const Probe& e) {
            return fmt::format("{} draw cards ({}) and must then discard as many as were drawn",
                does(e.who, "may", "may"), bare(e.count));
        },
        [](const Plunder& e) {
            return fmt::format("{} cards ({}{}{}) from {} limbo pile to {} abolished zone",
                does(e.who, "move", "moves"), e.upTo ? "as many as wanted of " : "",
                e.count.kind == Amount::Kind::All ? "all" : bare(e.count),
                e.type ? fmt::format(", each {}", one(*e.type)) : "", own(e.who), own(e.who));
        },
        [](const Destroy& e) {
            if (isInARow(e.what)) // 6.1
                return fmt::format(
                    "{} destroyed, and whoever controls it may cast it or use its 11 year ability",
                    is(e.what, "is", "are"));
            return fmt::format("{} to {} limbo pile, and what triggers on dying does {}so",
                is(e.what, "goes", "go"), itsOwners(e.what), isInASoulRow(e.what) ? "not do " : "");
        },
        [](const Abolish& e) {
            return fmt::format("{} to {} abolished zone; nothing triggers on dying",
                is(e.what, "goes", "go"), itsOwners(e.what));
        },
        [](const Sacrifice& e) {
            return fmt::format("{} {} into its owner's limbo pile; it dies, but is not destroyed",
                does(e.who, "put", "puts"), object(e.what));
        },
        [](const Damage& e) { return explainDamage(e); },
        [](const Modify& e) { return explainModify(e); },
        [](const Gain& e) {
            return fmt::format(
                "{} {}{}", is(e.what, "has", "have"), keywords(e.keywords), howLong(e.duration));
        },
        [](const Lose& e) {
            return fmt::format("{} without {}{}", is(e.what, "is", "are"),
                e.keywords.empty() ? "any abilities" : keywords(e.keywords), howLong(e.duration));
        },
        [](const Engage& e) {
            return fmt::format(
                "{} turned sideways and can not attack, block or engage before it is disengaged",
                is(e.what, "is", "are"));
        },
        [](const Disengage& e) {
            return fmt::format("{} turned upright and ready to be used", is(e.what, "is", "are"));
        },
        [](const MakeWeary& e) {
            if (e.ends)
                return fmt::format("{} not weary any more", is(e.what, "is", "are"));
            return fmt::format(
                "{} weary: no attacking and no engaging for costs before the next disengage phase",
                is(e.what, "is", "are"));
        },
        [](const GainControl& e) {
            return fmt::format("{} {} to {} side of the island, where it is weary{}{}",
                does(e.who, "take", "takes"), object(e.what), own(e.who), howLong(e.duration),
                e.whileSo ? fmt::format(
                    "; it goes back as soon as it is not so any more that {}, and nothing happens "
                    "where that is not so now",
                    condition(*e.whileSo))
                          : "");
        },
        [](const Counter& e) {
            if (e.returns)
                return fmt::format(
                    "{} taken off the effect pile and goes back to its owner's hand; it "
                    "is not countered",
                    is(e.what, "is", "are"));
            return fmt::format("{} removed from the effect pile and has no effect{}",
                is(e.what, "is", "are"),
                e.abolishes ? "; its card is abolished, not put into a limbo pile" : "");
        },
        [](const Attach& e) {
            return fmt::format("{} put underneath {} and no longer on the island by itself",
                is(e.what, "is", "are"), object(e.to));
        },
        [](const Detach& e) {
            return fmt::format("you put {}{} from underneath {} into the owners' limbo piles",
                e.upTo ? "up to " : "", cards(e.count), object(e.from));
        },
        [](const Move& e) { return explainMove(e); },
        [](const Search& e) { return explainSearch(e); },
        [](const Shuffle& e) {
            return fmt::format("{} {} deck", does(e.who, "shuffle", "shuffles"), own(e.who));
        },
        [](const LookAtRow& e) {
            return fmt::format(
                "you alone look at {} in {} 11 year row and leave them in their places",
                cards(e.count), whose(e.whose));
        },
        [](const LookAtDeck& e) {
            return fmt::format("you alone look at {} from the top of {} deck and leave them there",
                cards(e.count), whose(e.whose));
        },
        [](const RearrangeRow& e) {
            if (e.random)
                return fmt::format(
                    "the cards of {} 11 year row come into a random order, and nobody "
                    "knows any more which is which",
                    whose(e.whose));
            return fmt::format(
                "you put the cards of {} 11 year row into any order", whose(e.whose));
        },
        [](const DestroyYear& e) {
            const Measure years = measureYear(e.count);
            return fmt::format(
                "{} {}{} destroyed, and whoever controls it may cast it or use its 11 year ability",
                years.before, yearOwner(e.whose),
                years.after + (e.random ? ", chosen at random," : "") + " is");
        },
        [](const Reveal& e) { return explainReveal(e); },
        [](const AddEnergy& e) { return explainStones(e); },
        [](const Allow& e) {
            const bool must = e.deed == Allow::Deed::AttackIfAble
                || (e.deed >= Allow::Deed::BlockIfAble
                    && e.deed <= Allow::Deed::BeBlockedBySeveral);
            return fmt::format("{} {} {}{}{}{}", subject(e.what),
                e.can && !must ? "can" : "can not", explainDeed(e), byWhom(e),
                e.number > 0 ? fmt::format(" {}", e.number) : "", howLong(e.duration));
        },
        [](const ChooseNumber& e) {
            return fmt::format("you choose a whole number from 0 to {}", equal(e.upTo));
        },
        [](const CastFree& e) {
            return fmt::format(
                "you cast {} without paying its soul cost; additional costs are still paid{}",
                e.known ? object(*e.known) : one(e.filter, e.place, "from"),
                e.abolished ? "; a spell is abolished when it is done with, or countered" : "");
        },
        [](const WinLose& e) {
            return e.wins ? fmt::format("{} the game", does(e.who, "win", "wins"))
                          : fmt::format("{} out of the game", does(e.who, "are", "is"));
        },
        [](const Pay& e) {
            return fmt::format("{} {}{} from soul energy", does(e.who, "pay", "pays"),
                stones(e.stones), e.times ? forEach(*e.times) : "");
        },
        [](const Name& e) { return fmt::format("{} chosen", is(e.what, "is", "are")); },
        [](const NamePlayer& e) { return fmt::format("{} is chosen", who(e.who)); },
        [](const PreventNext& e) {
            if (e.who)
                return fmt::format("the next {} that {} would be dealt this turn is not dealt",
                    e.amount.kind == Amount::Kind::All
                        ? std::string("damage")
                        : measure(e.amount, "damage", "damage").before,
                    who(*e.who));
            if (e.amount.kind == Amount::Kind::All)
                return fmt::format("the next time {} this turn, none of that damage is dealt",
                    is(e.what, "would take damage", "would take damage"));
            return fmt::format("of the damage that {} this turn, the first {} is not dealt",
                is(e.what, "takes", "take"), measure(e.amount, "damage", "damage").before);
        },
        [](const Switch& e) {
            return fmt::format("the attack and the defense of {} are each other's, after all that "
                               "changes them{}",
                object(e.what), howLong(e.duration));
        },
        [](const Fight& e) {
            return fmt::format(
                "{} and {} each deal damage equal to their attack to the other; this "
                "is no combat",
                object(e.one), object(e.other));
        },
        [](const PreventAll& e) {
            return fmt::format("nobody is dealt any {}damage for the rest of this turn",
                e.combat ? "combat " : "");
        },
        [](const LookAndPick& e) { return explainPick(e); },
        [](const PickFromHand& e) {
            const std::string_view fate = e.fate == PickFromHand::Fate::Discard
                ? "its owner discards it"
                : e.fate == PickFromHand::Fate::Abolish ? "it is abolished"
                                                        : "it goes under its owner's deck";
            return fmt::format("{} see all cards in {} hand, you choose {} among them, and {}",
                e.reveal ? "all players" : "you alone", whose(e.whose),
                e.count == 1 ? (e.upTo ? one(e.type) + " or none" : one(e.type))
                             : fmt::format("{}{} {}", e.upTo ? "up to " : "", e.count,
                                 described(e.type, Many::Yes)),
                fate);
        },
        [](const LookAtHand& e) {
            return fmt::format("you alone see all cards in {} hand", whose(e.whose));
        },
        [](const ShuffleIn& e) {
            const std::string_view what = e.what == ShuffleIn::What::Hand ? "all cards of the hand"
                : e.what == ShuffleIn::What::Limbo ? "all cards of the limbo pile"
                                                   : "all cards of the hand and the limbo pile";
            return fmt::format(
                "{} {} into {} deck and shuffle it", does(e.who, "put", "puts"), what, own(e.who));
        },
        [](const CastOnly& e) -> std::string {
            if (e.of)
                return fmt::format("you may cast {} whenever you have priority, as spells are",
                    described(*e.of, Many::Yes));
            return e.anyTime ? "it may be cast whenever you have priority, as spells are"
                             : "it may be cast";
        },
        [](const NotCountered& e) -> std::string {
            return e.of
                ? fmt::format("nothing can counter {} that {} cast", described(*e.of, Many::Yes),
                    e.side == Side::You             ? "you"
                        : e.side == Side::Opponents ? "your opponents"
                                                    : "players")
                : "nothing can counter it";
        },
        [](const PutCounters& e) { return plainly::said(e); },
        [](const TakeCounters& e) { return plainly::said(e); },
        [](const MoveCounters& e) { return plainly::said(e); },
        [](const Skip& e) { return plainly::said(e); },
        [](const Extra& e) { return plainly::said(e); },
        [](const Toll& e) { return plainly::said(e); },
        [](const Increase& e) { return plainly::said(e); },
        [](const MoreDamage& e) { return plainly::said(e); },
        [](const NoLimbo& e) { return plainly::said(e); },
        [](const DrawPhase& e) { return plainly::said(e); },
        [](const RevealUntil& e) { return plainly::said(e); },
        [](const CastFor& e) { return plainly::said(e); },
        [](const ChooseFaction& e) { return plainly::said(e); },
        [](const ChooseName& e) { return plainly::said(e); },
        [](const BecomeFaction& e) { return plainly::said(e, howLong(e.duration)); },
        [](const BecomeCopy& e) { return plainly::said(e, howLong(e.duration)); },
        [](const MayCast& e) { return plainly::said(e, howLong(e.duration)); },
        [](const UseYear& e) { return plainly::said(e); },
        [](const ChangeCast& e) { return plainly::said(e); },
        [](const Triggering& e) { return plainly::said(e); },
        [](const YearFate& e) { return plainly::said(e); },
        [](const Chance& e) {
            if (e.outcomes.size() == 1)
                return fmt::format("by chance, one time in two: {}", plain(e.outcomes.front()));
            std::string sentence = "chance decides which one of these happens: ";
            for (std::size_t i = 0; i < e.outcomes.size(); ++i)
                sentence
                    += fmt::format("{}({}) {}", i == 0 ? "" : "; ", i + 1, plain(e.outcomes[i]));
            return sentence;
        },
        [](const Forbid& e) {
            if (e.most > 0 && e.deed == Forbid::Deed::Attack)
                return fmt::format("{} at most {} time{} in a turn",
                    does(e.who, "attack", "attacks"), e.most, e.most == 1 ? "" : "s");
            if (e.most > 0 && e.deed == Forbid::Deed::Draw)
                return fmt::format("{} at most {} card{} in a turn, draw phase and all",
                    does(e.who, "draw", "draws"), e.most, e.most == 1 ? "" : "s");
            if (e.which)
                return fmt::format("{} can not cast {}{}", who(e.who),
                    described(*e.which, Many::Yes), howLong(e.duration));
            if (e.most > 0)
                return fmt::format("once {} cast {} {} in a turn, nothing more of that may follow "
                                   "in it",
                    does(e.who, "have", "has"), e.most,
                    fmt::format("{}{}",
                        e.deed == Forbid::Deed::CastSpells         ? "spell"
                            : e.deed == Forbid::Deed::CastCitizens ? "citizen"
                                                                   : "card",
                        e.most == 1 ? "" : "s"));
            constexpr std::array<std::string_view, 15> deeds { "cast spells", "cast citizens",
                "cast anything", "activate abilities", "lose 11 year cards by anything",
                "lose 11 year cards by combat damage", "use 11 year abilities", "search decks",
                "produce soul energy", "be destroyed", "be dealt damage", "attack",
                "lose 11 year cards by spells or abilities", "attack you or your 11 year cards",
                "draw cards" };
            return fmt::format("{} can not {}{}", who(e.who),
                deeds[static_cast<std::size_t>(e.deed)], howLong(e.duration));
        },
        [](const CostChange& e) { return explainCost(e); },
        [](const CastFromLimbo& e) {
            return fmt::format("from your limbo pile too you may cast this, when you could cast it "
                               "from your hand{}",
                fmt::format("{}{}",
                    e.yearCost   ? std::string(", and it then costs its 11 year cost")
                        : e.cost ? fmt::format(", and it then costs this{}: {}",
                              e.besides ? " besides its soul cost" : " instead of its soul cost",
                              cost(*e.cost, false))
                                 : std::string(),
                    e.abolished    ? "; when it is done with, or countered, it is abolished"
                        : e.leaves ? "; if it was cast so and would leave the island, to whatever "
                                     "place, it is abolished instead"
                                   : ""));
        },
        [](const EntersEngaged& e) {
            return fmt::format("{} on the island turned sideways", is(e.what, "arrives", "arrive"));
        },
        [](const EntersWith& e) { return plainly::said(e); },
        [](const Instead& e) { return explainInstead(e); },
        [](const SetStats& e) {
            return fmt::format("the {} of this, before anything else changes it, is {}",
                e.attack && e.defense ? "attack and the defense"
                    : e.attack        ? "attack"
                                      : "defense",
                equal(e.amount));
        },
        [](const Lessen& e) {
            const auto* each = std::get_if<Each>(&e.what);
            return fmt::format("each time {} is dealt damage, it is dealt {} less",
                each ? one(each->filter) : object(e.what), e.amount);
        },
        [](const HandSize& e) {
            if (e.unlimited)
                return fmt::format("at the end of turn {} no cards for having too many in hand",
                    does(e.who, "discard", "discards"));
            return fmt::format("{} {} {} {} cards in hand at the end of turn", who(e.who),
                isYou(e.who) ? "may keep" : "keeps", std::abs(e.change),
                e.change < 0 ? "fewer" : "more");
        },
        [](const Become& e) {
            const std::string_view which = e.attack && e.defense ? "attack and defense"
                : e.attack                                       ? "attack"
                                                                 : "defense";
            return fmt::format(
                "the {} of {} count as {}{} instead of what is printed; what changes "
                "them is added as before{}",
                which, object(e.what), equal(e.amount),
                e.otherDefense ? " and " + equal(*e.otherDefense) : "", howLong(e.duration));
        },
        [](const RemoveDamage& e) {
            return fmt::format("{} of the damage dealt to {} before counts no more",
                e.amount.kind == Amount::Kind::All ? "all" : bare(e.amount), object(e.what));
        },
        [](const LeaveCombat& e) {
            return fmt::format(
                "{} no longer attacking or blocking, and neither deals nor takes combat "
                "damage",
                is(e.what, "is", "are"));
        },
        [](const Exchange& e) {
            if (ofPlaces(e))
                return fmt::format("{}{} change places, face down and unseen by others; the other "
                                   "cards of the row stay where they are",
                    object(e.one),
                    std::holds_alternative<It>(e.other) ? "" : " and " + object(e.other));
            return fmt::format(
                "{}{} change sides, if different players control them, and are weary",
                object(e.one),
                std::holds_alternative<Target>(e.one) && std::get<Target>(e.one).spec.count == 2
                    ? ""
                    : " and " + object(e.other));
        },
        [](const MoreSoul& e) {
            return fmt::format("{} may put {} more into the soul row {}", who(e.who), e.amount,
                e.duration == Duration::Permanent ? "each turn" : "this turn");
        },
        [](const Redirect& e) {
            if (e.always)
                return fmt::format(
                    "{} is dealt the damage that {} would be dealt", object(e.to), object(e.from));
            return fmt::format(
                "for the rest of this turn {} is dealt the damage that {} would be dealt",
                object(e.to), object(e.from));
        },
        [](const CastFrom& e) {
            return fmt::format("you may cast {} from {} as if from your hand{}{}",
                e.once ? "once in each turn " + one(e.filter) : described(e.filter, Many::Yes),
                e.zone == Zone::Deck ? "the top of your deck, which you alone always see"
                                     : "your limbo pile",
                howLong(e.duration),
                e.abolished ? "; a spell that was cast so is abolished when it is done with, or "
                              "countered"
                            : "");
        },
        [](const SeeTop& e) {
            if (e.years)
                return std::string(
                    "you alone see the cards of your 11 year row at all times; their "
                    "order stays");
            if (e.hand)
                return fmt::format("all players always see the whole hand of {}", who(*e.hand));
            return fmt::format(
                "{} always see the top card of your deck", e.all ? "all players" : "you alone");
        },
        [](const Grant& e) {
            return fmt::format(
                "{} this ability{}, in which \"this\" and \"you\" are of who has it: "
                "[{}]",
                is(e.what, "has", "have"), howLong(e.duration), explain(*e.ability));
        },
        [](const Watch& e) {
            if (e.of)
                return fmt::format("for the rest of this turn you have this about {}, which is "
                                   "\"this\" in it: [{}]",
                    object(*e.of), explain(*e.ability));
            return fmt::format("{} this is so: [{}]",
                e.duration == Duration::EndOfTurn          ? "for the rest of this turn"
                    : e.duration == Duration::YourNextTurn ? "until your next turn begins"
                                                           : "until your next turn ends",
                explain(*e.ability));
        },
        [](const Unable& e) {
            return fmt::format("{}; if not all of that can be done, instead {}",
                plain(e.effect.front()), plain(e.otherwise.front()));
        },
        [](const Sequence& e) { return explainSequence(e); },
        [](const As& e) {
            return fmt::format(
                "{} in turn, choosing for themselves: {}", who(e.who), plain(e.effect.front()));
        },
        [](const Either& e) {
            return fmt::format("{} one of two: (1) {}; (2) {}; what can not be done can not be "
                               "chosen",
                does(e.who, "choose", "chooses"), plain(e.options.front()),
                plain(e.options.back()));
        },
        [](const May& e) {
            const std::string then = e.then.empty()
                ? ""
                : fmt::format("; whoever has done so, then {}", plain(e.then.front()));
            const std::string none = e.none.empty()
                ? ""
                : fmt::format("; if not one of them has done so, {}", plain(e.none.front()));
            return fmt::format("if {}, {}{}{}{}",
                isYou(e.who) ? std::string("you want") : fmt::format("{} wants to", who(e.who)),
                plain(e.effect.front()), then, explainOtherwise(e.otherwise), none);
        },
        [](const IfSo& e) {
            const std::string each = e.each.kind == Who::Kind::You
                ? ""
                : fmt::format("for {}, one after the other, ", who(e.each));
            return fmt::format("{}only {} {}: {}{}", each,
                saysUnless(e.condition) ? "unless" : "if", condition(e.condition),
                plain(e.effect.front()), explainOtherwise(e.otherwise));
        },
        [](const Unless& e) {
            return fmt::format("{} may prevent the following ({}); else {}", who(e.who),
                plain(e.deed.front()), plain(e.effect.front()));
        },
        [](const Choose& e) { return explainModes(e); },
        [](const Delayed& e) {
            return fmt::format("{}: {}", moment(e.when), plain(e.effect.front()));
        },
    };
    return std::visit(verbs, effect.node);
}

// ---------------------------------------------------------------- Paragraphs

std::string limits(const Ability& ability)
{
    std::string sentences;
    if (ability.solo)
        sentences += " You can use it once a turn, all your cards of this name together.";
    if (ability.focused)
        sentences
            += " You can use it only in your 1st or 2nd phase, while the effect pile is empty.";
    if (ability.shortTime)
        sentences += fmt::format(
            " It works only if an opponent has {} or fewer 11 year cards.", *ability.shortTime);
    if (worksInLimbo(ability))
        sentences += " It works while this lies in your limbo pile, and only then.";
    return sentences;
}

/// From where a passive speaks: of its own casting it does before it is on the island.
std::string_view placeOf(const Effect& passive)
{
    const auto* cost = std::get_if<CostChange>(&passive.node);
    const auto* sure = std::get_if<NotCountered>(&passive.node);
    const auto* when = std::get_if<CastOnly>(&passive.node);
    if ((cost && cost->ofThis) || (sure && !sure->of)
        || std::holds_alternative<CastFor>(passive.node))
        return "being cast";
    if (when && !when->of)
        return "to be cast";
    const auto* copy = std::get_if<BecomeCopy>(&passive.node);
    if (copy || std::holds_alternative<ChooseFaction>(passive.node)
        || std::holds_alternative<ChooseName>(passive.node))
        return "entering the island";
    const auto* with = std::get_if<EntersWith>(&passive.node);
    if (with && std::holds_alternative<This>(with->what))
        return "entering the island";
    return std::holds_alternative<CastFromLimbo>(passive.node) ? "in your limbo pile"
                                                               : "on the island";
}

std::string explainTriggered(const Ability& ability, const std::string& effect)
{
    std::string when = trigger(*ability.trigger);
    if (ability.trigger->word == Trigger::Word::Shorthand)
        when = ability.trigger->event == Trigger::Event::Dies ? "when this dies,"
                                                              : "when this enters the island,";
    const std::string price = ability.cost.empty()
        ? ""
        : fmt::format(" if you pay for it ({})", cost(ability.cost, false));
    const std::string_view wish = !ability.may ? ""
        : price.empty()                        ? " if you want"
                                               : " and want it";
    return fmt::format("{} this goes onto the effect pile{}{}: {}", when, price, wish, effect);
}

/// What each word that refers was found to mean: it: the target citizen.
std::string explainWords(const Ability& ability)
{
    std::vector<std::string> said;
    for (const Meaning& meaning : meaningsOf(ability))
        if (const std::string one = fmt::format("\"{}\" is {}", meaning.word, meaning.meaning);
            std::find(said.begin(), said.end(), one) == said.end())
            said.push_back(one);
    return said.empty() ? "" : fmt::format(" Here {}.", text::listed(said));
}

} // namespace

std::string explain(const Ability& ability, text::Tongue tongue)
{
    if (tongue == text::Tongue::German)
        return german::explained(ability);
    const std::string effect = ability.effect ? plain(*ability.effect) : "";
    std::string sentence;
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        return explainKeywords(ability.keywords);
    case Ability::Kind::Active:
        sentence = fmt::format("whenever you have priority you may pay this: {}. For it, {}",
            cost(ability.cost, false), effect);
        if (ability.condition)
            sentence += fmt::format(". You can pay it only {} {}",
                saysUnless(*ability.condition) ? "unless" : "if", condition(*ability.condition));
        if (ability.oncePerTurn)
            sentence += ". You can pay it only once each turn";
        break;
    case Ability::Kind::Triggered:
        sentence = explainTriggered(ability, effect);
        if (ability.trigger->onceEachTurn)
            sentence += ". It triggers only once each turn";
        break;
    case Ability::Kind::Passive: {
        const std::string_view where = placeOf(*ability.effect);
        sentence = ability.condition
            ? fmt::format("while this is {} and{} {}, {}", where,
                saysUnless(*ability.condition) ? " not" : "", condition(*ability.condition), effect)
            : fmt::format("while this is {}, {}", where, effect);
        break;
    }
    case Ability::Kind::Additional:
        sentence = fmt::format(
            "besides its soul cost, casting this costs: {}", cost(ability.cost, false));
        break;
    case Ability::Kind::SpellEffect:
        sentence = effect;
        break;
    case Ability::Kind::ElevenYear:
        sentence = fmt::format("when this is destroyed in your 11 year row, you may choose this "
                               "instead of casting it: {}",
            effect);
        break;
    }
    return fmt::format(
        "{}.{}{}", text::capitalised(sentence), limits(ability), explainWords(ability));
}

} // namespace triptych::kryptik
