#include "kryptik/text/printing/PrintVerbs.h"

#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

// What is so for a while or for good: figures, keywords, what may and may not be done, costs.
namespace triptych::kryptik::verbs {

using namespace phrases;

namespace {

std::string times(const Amount& amount)
{
    if (amount.kind == Amount::Kind::TheNumber || amount.kind == Amount::Kind::Done)
        return " that many times";
    return amount.kind == Amount::Kind::X ? std::string(" X times") : forEach(amount);
}

/// "+X/+0 ..., where X is its attack": of what is no "for each".
bool saysWhere(const Modify& e)
{
    return e.times && !phrases::isPerEach(*e.times)
        && (e.times->made != Figuring {}
            || (e.times->kind != Amount::Kind::TheNumber && e.times->kind != Amount::Kind::Done
                && e.times->kind != Amount::Kind::X));
}

} // namespace

std::string printed(const Modify& e, Style style)
{
    if (saysWhere(e)) {
        Modify letters = e;
        letters.attackByX = e.attack != 0;
        letters.defenseByX = e.defense != 0;
        letters.attackMinus = e.attack < 0 || (e.attack == 0 && e.attackMinus);
        letters.defenseMinus = e.defense < 0 || (e.defense == 0 && e.defenseMinus);
        return fmt::format("{} {}{}, where X is {}", saying(e.what, "gets", "get", style),
            change(letters), untilOf(e, style), equal(*e.times));
    }
    return fmt::format("{} {}{}{}", saying(e.what, "gets", "get", style), change(e),
        e.times ? times(*e.times) : "", untilOf(e, style));
}

std::string printed(const Gain& e, Style style)
{
    return fmt::format("{} {}{}",
        saying(e.what, e.has ? "has" : "gains", e.has ? "have" : "gain", style),
        keywords(e.keywords), untilOf(e, style));
}

std::string printed(const Lose& e, Style style)
{
    if (e.barred)
        return fmt::format("{} {}{}", saying(e.what, "can not have", "can not have", style),
            keywords(e.keywords, " or "), untilOf(e, style));
    return fmt::format("{} {}{}", saying(e.what, "loses", "lose", style),
        e.keywords.empty() ? std::string("all abilities") : keywords(e.keywords),
        untilOf(e, style));
}

namespace {

std::string prevention(const Allow& e)
{
    using Deed = Allow::Deed;
    const bool combat = e.deed == Deed::BeCombatDamaged || e.deed == Deed::DealCombatDamage;
    const bool other = e.deed == Deed::BeOtherDamaged || e.deed == Deed::DealOtherDamage;
    const bool to = e.deed == Deed::BeCombatDamaged || e.deed == Deed::BeDamaged
        || e.deed == Deed::BeOtherDamaged;
    return fmt::format("prevent all {}damage that would be dealt {} {}{}{}",
        combat      ? "combat "
            : other ? "noncombat "
                    : "",
        to ? "to" : "by", object(e.what),
        e.by ? fmt::format(" by {}", described(*e.by, Many::Yes)) : "", until(e.duration, {}));
}

} // namespace

std::string printed(const Allow& e, Style style)
{
    if (isPrevention(e))
        return prevention(e);
    if (e.deed == Allow::Deed::AttackIfAble)
        return fmt::format("{} each {} if able{}", saying(e.what, "attacks", "attack", style),
            e.number > 0 ? "turn" : "combat", untilOf(e, style));
    if (e.deed == Allow::Deed::BlockIfAble)
        return fmt::format("{} each combat if able{}", saying(e.what, "blocks", "block", style),
            untilOf(e, style));
    if (e.deed == Allow::Deed::BlockThisIfAble)
        return fmt::format(
            "{} this if able{}", saying(e.what, "blocks", "block", style), untilOf(e, style));
    if (e.deed == Allow::Deed::BeBlockedIfAble)
        return fmt::format(
            "{} be blocked if able{}", saying(e.what, "must", "must", style), untilOf(e, style));
    if (e.deed == Allow::Deed::DisengageStep)
        return fmt::format(
            "{} disengage{}", saying(e.what, "does not", "do not", style), untilOf(e, style));
    if (e.deed == Allow::Deed::EngageToBlock)
        return fmt::format(
            "{} engage to block{}", saying(e.what, "does not", "do not", style), untilOf(e, style));
    if (e.deed == Allow::Deed::BeBlockedBySeveral)
        return fmt::format("{} be blocked by more than one citizen{}",
            saying(e.what, "can not", "can not", style), untilOf(e, style));
    if (e.deed == Allow::Deed::BeBlockedByFew)
        return fmt::format("{} be blocked by fewer than {} citizens{}",
            saying(e.what, "can not", "can not", style), e.number, untilOf(e, style));
    if (e.deed == Allow::Deed::AttackAgain)
        return fmt::format("{} attack {}{}", saying(e.what, "can", "can", style),
            e.number == 1 ? "an additional time" : "2 additional times", untilOf(e, style));
    if (e.by && (e.deed == Allow::Deed::BeTargeted || isDoneByEffects(e.deed)))
        return fmt::format("{} {} by {}{}{}", saying(e.what, "can not", "can not", style),
            e.deed == Allow::Deed::BeDestroyedByEffects ? "be destroyed"
                : e.deed == Allow::Deed::BeEngaged      ? "be engaged"
                                                        : deed(e.deed),
            e.by->noun == Filter::Noun::Spell         ? "spells"
                : e.by->noun == Filter::Noun::Citizen ? "abilities"
                                                      : "spells or abilities",
            e.by->controller == Side::Any ? "" : " your opponents control", untilOf(e, style));
    if (e.deed == Allow::Deed::StrikeFirst)
        return fmt::format(
            "{} combat damage first{}", saying(e.what, "deals", "deal", style), untilOf(e, style));
    if (e.deed == Allow::Deed::StrikeByDefense)
        return fmt::format("{} combat damage equal to {} defense{}",
            saying(e.what, "deals", "deal", style), isPlural(e.what) ? "their" : "its",
            untilOf(e, style));
    if (e.by && e.deed == Allow::Deed::Block)
        return fmt::format("{} {}{}",
            e.except ? saying(e.what, "can block only", "can block only", style)
                     : saying(e.what, "can not block", "can not block", style),
            described(*e.by, Many::Yes), untilOf(e, style));
    if (e.by)
        return fmt::format("{} be blocked {}by {}{}", saying(e.what, "can not", "can not", style),
            e.except ? "except " : "", described(*e.by, Many::Yes), untilOf(e, style));
    const std::string_view verbWord = e.can ? "can" : "can not";
    return fmt::format(
        "{} {}{}", saying(e.what, verbWord, verbWord, style), deed(e.deed), untilOf(e, style));
}

namespace {

/// "you control", "an opponent controls": whose 11 year cards are meant.
std::string controls(const Who& who)
{
    return who.kind == Who::Kind::You ? std::string("you control")
                                      : fmt::format("{} controls", phrases::who(who));
}

} // namespace

namespace {

/// Of a player it is said whose turn that is.
std::string untilTheirs(const Forbid& e)
{
    if (e.duration == Duration::ItsNextTurn)
        return " until their next turn";
    if (e.duration == Duration::ItsNextTurnEnd)
        return " until the end of their next turn";
    if (e.duration == Duration::TheirNextTurn && e.who.kind == Who::Kind::You)
        return " during your next turn";
    return std::string(until(e.duration, {}));
}

} // namespace

std::string printed(const Forbid& e, Style style)
{
    const bool inCombat = e.deed == Forbid::Deed::BeCombatDamaged;
    if (inCombat || (e.deed == Forbid::Deed::BeDamaged && e.duration != Duration::Permanent))
        return fmt::format("prevent all {}damage that would be dealt to {}{}",
            inCombat ? "combat " : "", who(e.who), untilTheirs(e));
    if (e.deed == Forbid::Deed::LoseYears || e.deed == Forbid::Deed::LoseYearsInCombat
        || e.deed == Forbid::Deed::LoseYearsToEffects) {
        const std::string owned = e.who.kind == Who::Kind::EachPlayer
            ? std::string("11 year cards")
            : fmt::format("11 year cards {}", controls(e.who));
        if (e.deed != Forbid::Deed::LoseYearsInCombat)
            return fmt::format("{} can not be destroyed{}{}", owned,
                e.deed == Forbid::Deed::LoseYears ? "" : " by spells or abilities", untilTheirs(e));
        return fmt::format(
            "prevent all combat damage that would be dealt to {}{}", owned, untilTheirs(e));
    }
    if (e.most > 0 && e.deed == Forbid::Deed::Attack)
        return fmt::format("{}can not attack with more than {} citizen{} each turn",
            style.goesOn ? "" : std::string(who(e.who)) + " ", e.most, e.most == 1 ? "" : "s");
    if (e.most > 0 && e.deed == Forbid::Deed::Draw)
        return fmt::format("{}can not draw more than {} card{} each turn",
            style.goesOn ? "" : std::string(who(e.who)) + " ", e.most, e.most == 1 ? "" : "s");
    if (e.which)
        return fmt::format("{}can not cast {}{}", style.goesOn ? "" : std::string(who(e.who)) + " ",
            described(*e.which, Many::Yes), untilTheirs(e));
    if (e.most > 0) {
        const std::string_view noun = e.deed == Forbid::Deed::CastSpells ? "spell"
            : e.deed == Forbid::Deed::CastCitizens                       ? "citizen"
                                                                         : "card";
        return fmt::format("{}can not cast more than {} {}{} each turn",
            style.goesOn ? "" : std::string(who(e.who)) + " ", e.most, noun,
            e.most == 1 ? "" : "s");
    }
    constexpr std::array<std::string_view, 19> deeds { "cast spells", "cast citizens", "cast cards",
        "activate abilities", "", "", "use 11 year abilities", "search decks",
        "produce soul energy", "be destroyed", "be dealt damage", "attack", "", "attack you",
        "draw cards", "cast cards for their 11 year cost", "",
        "return cards from their limbo piles", "return cards from limbo piles" };
    return fmt::format("{}can not {}{}", style.goesOn ? "" : std::string(who(e.who)) + " ",
        deeds[static_cast<std::size_t>(e.deed)], untilTheirs(e));
}

std::string printed(const CostChange& e)
{
    const std::string difference
        = fmt::format("{{{}}} {}", std::abs(e.amount), e.amount < 0 ? "less" : "more");
    const std::string per = e.times ? forEach(*e.times) : "";
    if (e.ofThis)
        return fmt::format("this costs {}{}", difference, per);
    if (e.ofYears)
        return fmt::format("{} {} for their 11 year cost cost {}", described(e.filter, Many::Yes),
            e.who == Side::You             ? "you cast"
                : e.who == Side::Opponents ? "your opponents cast"
                                           : "players cast",
            difference);
    if (e.ofAbilities)
        return fmt::format(
            "active abilities of {} cost {}", described(e.filter, Many::Yes), difference);
    const std::string_view who = e.who == Side::You ? "you cast"
        : e.who == Side::Opponents                  ? "your opponents cast"
                                                    : "players cast";
    if (e.next)
        return fmt::format("the next {} {} this turn costs {}", described(e.filter, Many::No),
            e.who == Side::You             ? "you cast"
                : e.who == Side::Opponents ? "an opponent casts"
                                           : "a player casts",
            difference);
    if (e.duration == Duration::YourNextTurn)
        return fmt::format(
            "until your next turn, {} {} cost {}", described(e.filter, Many::Yes), who, difference);
    if (e.duration != Duration::Permanent)
        return fmt::format(
            "{} {} this turn cost {}", described(e.filter, Many::Yes), who, difference);
    if (e.nth > 0) {
        constexpr std::array<std::string_view, 6> order { "", "first", "second", "third", "fourth",
            "fifth" };
        return fmt::format("the {} {} {} each turn costs {}",
            order[static_cast<std::size_t>(std::clamp(e.nth, 1, 5))], described(e.filter, Many::No),
            who, difference);
    }
    return fmt::format("{} {} cost {}{}", described(e.filter, Many::Yes), who, difference, per);
}

std::string_view fateOf(Instead::Fate fate)
{
    switch (fate) {
    case Instead::Fate::Abolish:
        return "abolish it";
    case Instead::Fate::Hand:
        return "return it to its owner's hand";
    case Instead::Fate::DeckTop:
        return "put it on top of its owner's deck";
    case Instead::Fate::DeckBottom:
        break;
    case Instead::Fate::SoulRow:
        return "put it into its owner's soul row";
    case Instead::Fate::YearRow:
        return "put it into its owner's 11 year row";
    case Instead::Fate::Stay:
        return "remove all damage from it and engage it";
    case Instead::Fate::StayBehind:
        return "remove all damage from it, engage it and remove it from combat";
    case Instead::Fate::Shuffled:
        return "its owner shuffles it into their deck";
    }
    return "put it on the bottom of its owner's deck";
}

std::string printed(const Instead& e)
{
    const auto* each = std::get_if<Each>(&e.what);
    const std::string_view fate = fateOf(e.fate);
    if (e.leaves)
        return fmt::format("if {} would leave the island, {} instead",
            each ? one(each->filter) : object(e.what), fate);
    return fmt::format("if {} would {}{}, {} instead", each ? one(each->filter) : object(e.what),
        e.destroyed ? "be destroyed" : "die", e.duration == Duration::Permanent ? "" : " this turn",
        fate);
}

std::string printed(const Lessen& e)
{
    const auto* each = std::get_if<Each>(&e.what);
    const std::string whom = each ? one(each->filter) : object(e.what);
    if (e.first)
        return fmt::format(
            "prevent the first {} damage that would be dealt to {} each turn", e.amount, whom);
    return fmt::format("if {} would deal damage to {}, prevent {} of that damage",
        e.by ? one(*e.by) : "a source", whom, e.amount);
}

std::string printed(const HandSize& e)
{
    const bool you = e.who.kind == Who::Kind::You;
    if (e.unlimited)
        return fmt::format("{} {} no maximum hand size", who(e.who), you ? "have" : "has");
    if (e.number)
        return fmt::format("{} maximum hand size is {}", whose(e.who), *e.number);
    return fmt::format("{} maximum hand size is {} by {}", whose(e.who),
        e.change < 0 ? "reduced" : "increased", std::abs(e.change));
}

std::string printed(const SetStats& e)
{
    const std::string_view what = e.attack && e.defense ? "attack and defense are each"
        : e.attack                                      ? "attack is"
                                                        : "defense is";
    return fmt::format("this's {} equal to {}", what, equal(e.amount));
}

std::string printed(const Become& e)
{
    if (e.amount.kind == Amount::Kind::Fixed && e.attack && e.defense)
        return fmt::format("{} {}/{}{}", saying(e.what, "becomes", "become", {}), e.amount.number,
            e.otherDefense.value_or(e.amount).number, untilOf(e, {}));
    const std::string_view what = e.attack && e.defense ? "the attack and defense of"
        : e.attack                                      ? "the attack of"
                                                        : "the defense of";
    return fmt::format("{} {} {} {}{}", what, object(e.what),
        e.attack && e.defense ? "become" : "becomes", equal(e.amount), untilOf(e, {}));
}

std::string printed(const MoreSoul& e)
{
    const std::string_view who = e.who.kind == Who::Kind::You ? "you" : phrases::who(e.who);
    const std::string_view own = e.who.kind == Who::Kind::You ? "your" : "their";
    if (e.spent)
        return fmt::format("{} may spend soul energy as though it were of any color", who);
    if (e.anyColour)
        return fmt::format(
            "{} may engage cards in {} soul row for soul energy of any color", who, own);
    const std::string_view when = e.duration == Duration::Permanent ? "each turn" : "this turn";
    return e.amount == 1
        ? fmt::format(
            "{} may put an additional card from {} hand into {} soul row {}", who, own, own, when)
        : fmt::format("{} may put {} additional cards from {} hand into {} soul row {}", who,
            e.amount, own, own, when);
}

std::string printed(const CastFrom& e)
{
    const std::string_view from = e.zone == Zone::Deck ? "the top of your deck" : "your limbo pile";
    const std::string_view gone = e.abolished && e.filter.noun == Filter::Noun::Citizen
        ? ". If a citizen cast this way would leave the island, abolish it instead"
        : e.whenResolved ? ". Abolish spells cast this way after they resolve"
        : e.abolished
        ? ". If a card cast this way would be put into a limbo pile, abolish it instead"
        : "";
    if (e.once)
        return fmt::format("once each turn, you may cast {} from {}{}", one(e.filter), from, gone);
    if (e.duration != Duration::Permanent)
        return fmt::format("{}, you may cast {} from {}{}", until(e.duration, {}).substr(1),
            described(e.filter, Many::Yes), from, gone);
    return fmt::format("you may cast {} from {}{}", described(e.filter, Many::Yes), from, gone);
}

std::string printed(const SeeTop& e)
{
    const std::string_view open = e.years ? "11 year row" : "hand";
    if (e.hand)
        return e.hand->kind == Who::Kind::You
            ? fmt::format("you play with your {} revealed", open)
            : fmt::format("{} plays with their {} revealed", who(*e.hand), open);
    if (e.years)
        return "you may look at your 11 year row at any time";
    return e.all ? "the top card of your deck is revealed"
                 : "you may look at the top card of your deck at any time";
}

} // namespace triptych::kryptik::verbs
