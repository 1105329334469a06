#include "kryptik/text/explaining/ExplainVerbs.h"

#include "kryptik/text/explaining/ExplainWords.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Print.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

// What is so for a while or for good, in plain words: figures, keywords, control, what may and may not be done.
namespace triptych::kryptik::plainly {

using namespace phrases;

std::string said(const Modify& e)
{
    const std::string_view each = e.times ? " for every one counted" : "";
    if (e.times && !isPerEach(*e.times) && e.times->kind != Amount::Kind::X)
        return fmt::format("the attack and defense of {} change by {} times this number: {}{}",
            object(e.what), change(e), equal(*e.times), howLong(e.duration));
    return fmt::format("the attack and defense of {} change by {}{}{}{}", object(e.what), change(e),
        each,
        e.times && isPerEach(*e.times) ? fmt::format(" ({})", forEach(*e.times).substr(1)) : "",
        howLong(e.duration));
}

std::string said(const Gain& e)
{
    return fmt::format(
        "{} {}{}", is(e.what, "has", "have"), keywords(e.keywords), howLong(e.duration));
}

std::string said(const Lose& e)
{
    if (e.barred)
        return fmt::format("{} have {}, whatever gives it{}", is(e.what, "can not", "can not"),
            keywords(e.keywords, " or "), howLong(e.duration));
    return fmt::format("{} without {}{}", is(e.what, "is", "are"),
        e.keywords.empty() ? "any abilities" : keywords(e.keywords), howLong(e.duration));
}

std::string said(const GainControl& e)
{
    return fmt::format("{} {} to {} side of the island, where it is weary{}{}",
        does(e.who, "take", "takes"), object(e.what), own(e.who), howLong(e.duration),
        e.whileSo ? fmt::format(
            "; it goes back as soon as it is not so any more that {}, and nothing happens "
            "where that is not so now",
            condition(*e.whileSo))
                  : "");
}

namespace {

std::string_view explainDeed(const Allow& e)
{
    if (e.by && e.deed == Allow::Deed::Block)
        return "block";
    if (e.can && e.deed == Allow::Deed::Block) // what else keeps a citizen from it stays as it is
        return "block, also citizens with Sidestep";
    constexpr std::array<std::string_view, 33> deeds { "attack", "block", "be blocked",
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
        "be destroyed by spells and abilities", "be destroyed by damage",
        "be dealt damage that is not combat damage", "deal damage that is not combat damage",
        "attack again in one combat phase, each time while it is disengaged, this many more times:",
        "be abolished", "be sacrificed", "be returned to a hand",
        "be taken to another player's side", "be engaged by spells and abilities" };
    if (e.by && e.deed == Allow::Deed::BeDestroyedByEffects)
        return "be destroyed";
    if (e.by && e.deed == Allow::Deed::BeEngaged)
        return "be engaged";
    return deeds[static_cast<std::size_t>(e.deed)];
}

std::string byWhom(const Allow& e)
{
    if (!e.by)
        return {};
    if (e.deed == Allow::Deed::Block)
        return fmt::format(" {}{}", e.except ? "anything but " : "", described(*e.by, Many::Yes));
    if (e.deed != Allow::Deed::BeTargeted && !isDoneByEffects(e.deed))
        return fmt::format(" {}by {}", e.except ? "except " : "", described(*e.by, Many::Yes));
    return fmt::format(" by {}{}",
        e.by->noun == Filter::Noun::Spell         ? "spells"
            : e.by->noun == Filter::Noun::Citizen ? "abilities of citizens"
                                                  : "spells and abilities",
        e.by->controller == Side::Any ? ", whoever controls them" : " that your opponents control");
}

} // namespace

std::string said(const Allow& e)
{
    const bool must = e.deed == Allow::Deed::AttackIfAble
        || (e.deed >= Allow::Deed::BlockIfAble && e.deed <= Allow::Deed::BeBlockedBySeveral);
    return fmt::format("{} {} {}{}{}{}", subject(e.what), e.can && !must ? "can" : "can not",
        explainDeed(e), byWhom(e),
        e.number == 0                             ? ""
            : e.deed == Allow::Deed::AttackIfAble ? ", unless it has attacked in that turn"
                                                  : fmt::format(" {}", e.number),
        howLong(e.duration));
}

std::string said(const PreventNext& e)
{
    if (e.who)
        return fmt::format("the next {} that {} would be dealt this turn is not dealt",
            e.amount.kind == Amount::Kind::All ? std::string("damage")
                                               : measure(e.amount, "damage", "damage").before,
            who(*e.who));
    if (e.amount.kind == Amount::Kind::All)
        return fmt::format("the next time {} this turn, none of that damage is dealt",
            is(e.what, "would take damage", "would take damage"));
    return fmt::format("of the damage that {} this turn, the first {} is not dealt",
        is(e.what, "takes", "take"), measure(e.amount, "damage", "damage").before);
}

std::string said(const Switch& e)
{
    return fmt::format("the attack and the defense of {} are each other's, with all that "
                       "changes them by then{}",
        object(e.what), howLong(e.duration));
}

std::string said(const PreventAll& e)
{
    return fmt::format(
        "nobody is dealt any {}damage for the rest of this turn", e.combat ? "combat " : "");
}

std::string said(const CastOnly& e)
{
    if (e.of)
        return fmt::format("you may cast {} whenever you have priority, as spells are{}",
            described(*e.of, Many::Yes), howLong(e.duration));
    return e.anyTime ? "it may be cast whenever you have priority, as spells are"
                     : "it may be cast";
}

std::string said(const NotCountered& e)
{
    return e.of ? fmt::format("nothing can counter {} that {} cast{}", described(*e.of, Many::Yes),
               e.side == Side::You             ? "you"
                   : e.side == Side::Opponents ? "your opponents"
                                               : "players",
               howLong(e.duration))
                : "nothing can counter it";
}

namespace {

/// Of a player it is said whose turn that is.
std::string_view howLongTheirs(const Who& who, Duration duration)
{
    if (duration == Duration::TheirNextTurn && who.kind == Who::Kind::You)
        return " in your own next turn, and not before it";
    if (duration == Duration::ItsNextTurn)
        return " until their own next turn begins";
    return duration == Duration::ItsNextTurnEnd ? " until their own next turn ends"
                                                : howLong(duration);
}

} // namespace

std::string said(const Forbid& e)
{
    if (e.most > 0 && e.deed == Forbid::Deed::Attack)
        return fmt::format("{} at most {} time{} in a turn", does(e.who, "attack", "attacks"),
            e.most, e.most == 1 ? "" : "s");
    if (e.most > 0 && e.deed == Forbid::Deed::Draw)
        return fmt::format("{} at most {} card{} in a turn, draw phase and all",
            does(e.who, "draw", "draws"), e.most, e.most == 1 ? "" : "s");
    if (e.which)
        return fmt::format("{} can not cast {}{}", who(e.who), described(*e.which, Many::Yes),
            howLongTheirs(e.who, e.duration));
    if (e.most > 0)
        return fmt::format("once {} cast {} {} in a turn, nothing more of that may follow "
                           "in it",
            does(e.who, "have", "has"), e.most,
            fmt::format("{}{}",
                e.deed == Forbid::Deed::CastSpells         ? "spell"
                    : e.deed == Forbid::Deed::CastCitizens ? "citizen"
                                                           : "card",
                e.most == 1 ? "" : "s"));
    constexpr std::array<std::string_view, 19> deeds { "cast spells", "cast citizens",
        "cast anything", "activate abilities", "lose 11 year cards by anything",
        "lose 11 year cards by combat damage", "use 11 year abilities", "search decks",
        "produce soul energy", "be destroyed", "be dealt damage", "attack",
        "lose 11 year cards by spells or abilities", "attack you or your 11 year cards",
        "draw cards", "cast cards for their 11 year cost", "be dealt combat damage",
        "return cards from the own limbo pile", "return cards from limbo piles" };
    return fmt::format("{} can not {}{}", who(e.who), deeds[static_cast<std::size_t>(e.deed)],
        howLongTheirs(e.who, e.duration));
}

namespace {

std::string_view nth(int number)
{
    constexpr std::array<std::string_view, 6> order { "", "first", "second", "third", "fourth",
        "fifth" };
    return order[static_cast<std::size_t>(std::clamp(number, 1, 5))];
}

} // namespace

std::string said(const CostChange& e)
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

std::string said(const EntersEngaged& e)
{
    return fmt::format("{} on the island turned sideways", is(e.what, "arrives", "arrive"));
}

std::string said(const Instead& e)
{
    const auto* each = std::get_if<Each>(&e.what);
    const bool once = e.duration != Duration::Permanent;
    constexpr std::array<std::string_view, 9> fates { "is abolished", "goes to its owner's hand",
        "goes on top of its owner's deck", "goes under its owner's deck",
        "goes to its owner's soul row", "goes to its owner's 11 year row",
        "stays, engaged and without any damage on it",
        "stays, engaged, out of combat and without any damage on it",
        "is shuffled into its owner's deck" };
    if (e.leaves)
        return fmt::format(
            "when {} would leave the island, to whatever place, it is abolished instead",
            each ? one(each->filter) : object(e.what));
    if (once && each)
        return fmt::format("{} that would {} this turn {} instead, and nothing triggers on dying",
            one(each->filter), e.destroyed ? "be destroyed" : "die",
            fates[static_cast<std::size_t>(e.fate)]);
    if (once)
        return fmt::format("the next time this turn that {} would {}, it {} instead, and nothing "
                           "triggers on dying",
            object(e.what), e.destroyed ? "be destroyed" : "die",
            fates[static_cast<std::size_t>(e.fate)]);
    return fmt::format("{} that would {} {} instead, and nothing triggers on dying",
        each ? one(each->filter) : std::string("this citizen when it is"),
        e.destroyed ? "be destroyed" : "die", fates[static_cast<std::size_t>(e.fate)]);
}

std::string said(const SetStats& e)
{
    return fmt::format("the {} of this, before anything else changes it, is {}",
        e.attack && e.defense ? "attack and the defense"
            : e.attack        ? "attack"
                              : "defense",
        equal(e.amount));
}

std::string said(const Lessen& e)
{
    const auto* each = std::get_if<Each>(&e.what);
    if (e.first)
        return fmt::format("of the damage that would be dealt to {} in a turn, the first {} is not",
            each ? one(each->filter) : object(e.what), e.amount);
    return fmt::format("each time {} is dealt damage{}, it is dealt {} less",
        each ? one(each->filter) : object(e.what), e.by ? " by " + one(*e.by) : "", e.amount);
}

std::string said(const HandSize& e)
{
    if (e.unlimited)
        return fmt::format("at the end of turn {} no cards for having too many in hand",
            does(e.who, "discard", "discards"));
    if (e.number)
        return fmt::format(
            "{} {} up to {} cards in hand at the end of turn, whatever the rules say", who(e.who),
            isYou(e.who) ? "may keep" : "keeps", *e.number);
    return fmt::format("{} {} {} {} cards in hand at the end of turn", who(e.who),
        isYou(e.who) ? "may keep" : "keeps", std::abs(e.change), e.change < 0 ? "fewer" : "more");
}

std::string said(const Become& e)
{
    const std::string_view which = e.attack && e.defense ? "attack and defense"
        : e.attack                                       ? "attack"
                                                         : "defense";
    if (e.attack != e.defense)
        return fmt::format("the {} of {} is {} in all; only what changes it later is added{}",
            which, object(e.what), equal(e.amount), howLong(e.duration));
    return fmt::format("the {} of {} count as {}{} instead of what is printed; what changes "
                       "them is added as before{}",
        which, object(e.what), equal(e.amount),
        e.otherDefense ? " and " + equal(*e.otherDefense) : "", howLong(e.duration));
}

std::string said(const MoreSoul& e)
{
    if (e.amount == 0)
        return fmt::format("{} may pay energy of every color with {}", who(e.who),
            e.spent ? "any soul energy" : "the cards in the soul row");
    return fmt::format("{} may put {} more into the soul row {}", who(e.who), e.amount,
        e.duration == Duration::Permanent ? "each turn" : "this turn");
}

std::string said(const Redirect& e)
{
    if (e.always)
        return fmt::format(
            "{} is dealt the damage that {} would be dealt", object(e.to), object(e.from));
    return fmt::format("for the rest of this turn {} is dealt the damage that {} would be dealt",
        object(e.to), object(e.from));
}

std::string said(const CastFrom& e)
{
    return fmt::format("you may cast {} from {} as if from your hand{}{}",
        e.once ? "once in each turn " + one(e.filter) : described(e.filter, Many::Yes),
        e.zone == Zone::Deck ? "the top of your deck, which you alone always see"
                             : "your limbo pile",
        howLong(e.duration),
        e.abolished && e.filter.noun == Filter::Noun::Citizen
            ? "; a citizen that was cast so and would leave the island, to whatever place, is "
              "abolished instead"
            : e.whenResolved
            ? "; a spell that was cast so is abolished when it has resolved, but not "
              "when it is countered"
            : e.abolished ? "; a spell that was cast so is abolished when it is done with, or "
                            "countered"
                          : "");
}

std::string said(const Grant& e)
{
    return fmt::format("{} this ability{}, in which \"this\" and \"you\" are of who has it: "
                       "[{}]",
        is(e.what, "has", "have"), howLong(e.duration), explain(*e.ability));
}

std::string said(const Watch& e)
{
    if (e.of)
        return fmt::format("for the rest of this turn you have this about {}, which is "
                           "\"this\" in it: [{}]",
            object(*e.of), explain(*e.ability));
    return fmt::format("{} this is so: [{}]",
        e.duration == Duration::EndOfTurn          ? "for the rest of this turn"
            : e.duration == Duration::YourNextTurn ? "until your next turn begins"
                                                   : "until your next turn ends",
        explain(*e.ability));
}

} // namespace triptych::kryptik::plainly
