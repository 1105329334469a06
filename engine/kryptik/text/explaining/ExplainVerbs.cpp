#include "kryptik/text/explaining/ExplainVerbs.h"

#include "core/Overloaded.h"
#include "kryptik/text/explaining/ExplainWords.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <fmt/format.h>

// What is done to cards, in plain words: drawing, destroying, damaging, moving, casting, paying.
namespace triptych::kryptik::plainly {

using namespace phrases;

std::string said(const Draw& e)
{
    return fmt::format("{} {} from the top of {} deck into {} hand, one at a time",
        does(e.who, "take", "takes"), cards(e.count), own(e.who), own(e.who));
}

std::string said(const Discard& e)
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

std::string said(const Probe& e)
{
    return fmt::format("{} draw cards ({}) and must then discard as many as were drawn",
        does(e.who, "may", "may"), bare(e.count));
}

std::string said(const Plunder& e)
{
    return fmt::format("{} cards ({}{}{}) from {} limbo pile to {} abolished zone",
        does(e.who, "move", "moves"), e.upTo ? "as many as wanted of " : "",
        e.count.kind == Amount::Kind::All ? "all" : bare(e.count),
        e.type ? fmt::format(", each {}", one(*e.type)) : "", own(e.who), own(e.who));
}

std::string said(const Destroy& e)
{
    if (isInARow(e.what)) // 6.1
        return fmt::format(
            "{} destroyed, and whoever controls it may cast it or use its 11 year ability",
            is(e.what, "is", "are"));
    return fmt::format("{} to {} limbo pile, and what triggers on dying does {}so",
        is(e.what, "goes", "go"), itsOwners(e.what), isInASoulRow(e.what) ? "not do " : "");
}

std::string said(const Abolish& e)
{
    return fmt::format("{} to {} abolished zone; nothing triggers on dying",
        is(e.what, "goes", "go"), itsOwners(e.what));
}

std::string said(const Sacrifice& e)
{
    return fmt::format("{} {} into its owner's limbo pile; it dies, but is not destroyed",
        does(e.who, "put", "puts"), object(e.what));
}

std::string said(const Damage& e)
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

std::string said(const Engage& e)
{
    return fmt::format(
        "{} turned sideways and can not attack, block or engage before it is disengaged",
        is(e.what, "is", "are"));
}

std::string said(const Disengage& e)
{
    return fmt::format("{} turned upright and ready to be used", is(e.what, "is", "are"));
}

std::string said(const MakeWeary& e)
{
    if (e.ends)
        return fmt::format("{} not weary any more", is(e.what, "is", "are"));
    return fmt::format(
        "{} weary: no attacking and no engaging for costs before the next disengage phase",
        is(e.what, "is", "are"));
}

std::string said(const Counter& e)
{
    if (e.returns)
        return fmt::format("{} taken off the effect pile and goes back to its owner's hand; it "
                           "is not countered",
            is(e.what, "is", "are"));
    return fmt::format("{} removed from the effect pile and has no effect{}",
        is(e.what, "is", "are"),
        e.abolishes ? "; its card is abolished, not put into a limbo pile" : "");
}

std::string said(const Attach& e)
{
    return fmt::format("{} put underneath {} and no longer on the island by itself",
        is(e.what, "is", "are"), object(e.to));
}

std::string said(const Detach& e)
{
    return fmt::format("you put {}{} from underneath {} into the owners' limbo piles",
        e.upTo ? "up to " : "", cards(e.count), object(e.from));
}

std::string said(const Move& e)
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

std::string said(const Shuffle& e)
{
    return fmt::format("{} {} deck", does(e.who, "shuffle", "shuffles"), own(e.who));
}

std::string said(const ShuffleIn& e)
{
    const std::string_view what = e.what == ShuffleIn::What::Hand ? "all cards of the hand"
        : e.what == ShuffleIn::What::Limbo                        ? "all cards of the limbo pile"
                                           : "all cards of the hand and the limbo pile";
    return fmt::format(
        "{} {} into {} deck and shuffle it", does(e.who, "put", "puts"), what, own(e.who));
}

std::string said(const DestroyYear& e)
{
    const Measure years = measureYear(e.count);
    return fmt::format(
               "{} {}{} destroyed, and whoever controls it may cast it or use its 11 year ability",
               years.before, yearOwner(e.whose),
               years.after
                   + (e.random            ? ", chosen at random,"
                           : e.themselves ? ", chosen by that player,"
                                          : "")
                   + " is")
        + (e.silenced && e.uncast ? "; it is neither used nor cast so, but goes to the hand"
                : e.silenced      ? "; its 11 year ability is not used"
                : e.uncast        ? "; it is not cast for its 11 year cost"
                                  : "");
}

std::string said(const AddEnergy& e)
{
    return fmt::format("you get soul energy {}{} at once, without the effect pile",
        stones(e.stones), e.times ? forEach(*e.times) : "");
}

std::string said(const ChooseNumber& e)
{
    return fmt::format("you choose a whole number from 0 to {}", equal(e.upTo));
}

/// What becomes of a spell that was cast for free.
std::string_view fateOf(const CastFree& e)
{
    if (e.whenResolved)
        return "; a spell is abolished when it has resolved, but not when it is countered";
    return e.abolished ? "; a spell is abolished when it is done with, or countered" : "";
}
std::string said(const CastFree& e)
{
    return fmt::format("you cast {} {}; additional costs are still paid{}",
        e.known ? object(*e.known) : one(e.filter, e.place, "from"),
        e.yearCost ? "for its 11 year cost" : "without paying its soul cost", fateOf(e));
}

std::string said(const WinLose& e)
{
    return e.wins ? fmt::format("{} the game", does(e.who, "win", "wins"))
                  : fmt::format("{} out of the game", does(e.who, "are", "is"));
}

std::string said(const Pay& e)
{
    return fmt::format("{} {}{} from soul energy", does(e.who, "pay", "pays"), stones(e.stones),
        e.times ? forEach(*e.times) : "");
}

std::string said(const Name& e)
{
    return fmt::format("{} chosen", is(e.what, "is", "are"));
}

std::string said(const NamePlayer& e)
{
    return fmt::format("{} is chosen", who(e.who));
}

std::string said(const Fight& e)
{
    return fmt::format("{} and {} each deal damage equal to their attack to the other; this "
                       "is no combat",
        object(e.one), object(e.other));
}

std::string said(const RemoveDamage& e)
{
    return fmt::format("{} of the damage dealt to {} before counts no more",
        e.amount.kind == Amount::Kind::All ? "all" : bare(e.amount), object(e.what));
}

std::string said(const LeaveCombat& e)
{
    return fmt::format("{} no longer attacking or blocking, and neither deals nor takes combat "
                       "damage",
        is(e.what, "is", "are"));
}

std::string said(const Exchange& e)
{
    if (ofPlaces(e))
        return fmt::format("{}{} change places{}", object(e.one),
            std::holds_alternative<It>(e.other) ? "" : " and " + object(e.other),
            ofTheRow(e) ? ", face down and unseen by others; the other cards of the row stay "
                          "where they are"
                        : "");
    return fmt::format("{}{} change sides, if different players control them, and are weary",
        object(e.one),
        std::holds_alternative<Target>(e.one) && std::get<Target>(e.one).spec.count == 2
            ? ""
            : " and " + object(e.other));
}

} // namespace triptych::kryptik::plainly
