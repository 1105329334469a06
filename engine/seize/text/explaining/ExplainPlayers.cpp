#include "seize/text/explaining/Explain.h"

#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/Print.h"
#include "seize/text/printing/Spoken.h"
#include "text/Spelling.h"

// What happens to treasures, cards and players.
namespace triptych::seize::explaining {

using namespace phrases;

namespace {

/// What comes of it; of a player what is left is no damage.
std::string comesOf(const Rescue& e, Words& words)
{
    const auto* kept = std::get_if<Prevent>(&e.effect.front().node);
    if (!isOfPlayer(e.fate) || !kept || kept->way != Prevent::Way::AllBut)
        return plain(e.effect.front(), words);
    return fmt::format("no more than {} of it is {}", kept->amount.number,
        e.fate == Rescue::Fate::LosesLoot ? "lost" : "gained");
}

} // namespace

std::string explain(const Strip& e, Words&)
{
    return fmt::format("{}{} of {} {}", e.upTo ? "up to " : "",
        e.count.kind == Amount::Kind::All
            ? "every treasure"
            : fmt::format("{} treasure{}{}", e.count.number, plural(e.count.number),
                e.random ? " chosen at random" : ""),
        object(e.what),
        e.home            ? "goes back to its owner's hand"
            : e.destroy   ? "is discarded"
            : e.exhausted ? "goes back to the Warchest, exhausted"
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
        return fmt::format("{} as many cards as are missing to {} in {} hand{}",
            does(e.who, "draw", "draws"),
            e.count.kind == Amount::Kind::EqualTo ? std::string("X")
                                                  : std::to_string(e.count.number),
            own(e.who), e.count.kind == Amount::Kind::EqualTo ? whereX(e.count) : std::string());
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
    const std::string loses = e.pays ? does(e.who, "pay", "pays") : does(e.who, "lose", "loses");
    if (e.upTo)
        return fmt::format("{} as much loot from {} Vault as {} {}{}", loses, own(e.who),
            who(e.who), e.who.kind == Who::Kind::You ? "choose" : "chooses",
            e.amount.kind == Amount::Kind::All ? std::string()
                                               : fmt::format(", at most {}", e.amount.number));
    return fmt::format("{} {} from {} Vault", loses, much(e.amount, "loot"), own(e.who));
}
std::string explain(const GainLoot& e, Words&)
{
    return fmt::format(
        "{} {} into {} Vault", does(e.who, "put", "puts"), much(e.amount, "loot"), own(e.who));
}
std::string explain(const Look& e, Words&)
{
    const std::string_view sees = e.shown ? "show to all" : "look at";
    const bool fixedly = e.count.kind == Amount::Kind::Fixed || e.count.kind == Amount::Kind::All;
    const std::string look = fixedly
        ? fmt::format("you {} the top {} of {} deck", sees,
            e.count == fixed(1) ? std::string("card") : fmt::format("{} cards", e.count.number),
            whose(e.whose))
        : fmt::format("you {} {} from the top of {} deck", sees, cards(e.count), whose(e.whose));
    const std::string_view others = e.rest == Look::Rest::Back ? "go back on top"
        : e.rest == Look::Rest::Bottom                         ? "go under it"
        : e.rest == Look::Rest::Shuffled ? "go into your deck, which is shuffled"
        : e.rest == Look::Rest::Hand     ? "go to your hand"
        : e.whose.kind == Who::Kind::You ? "go to your discard"
                                         : "go to its owner's discard";
    const std::string_view order = e.ordered ? " in any order" : "";
    const std::string many
        = e.take >= Look::anyNumber ? std::string("any number") : std::to_string(e.take);
    if (e.count.kind == Amount::Kind::All)
        return fmt::format("you show to all cards from the top of your deck until {} is among "
                           "them, which goes into your {}, and the others {}{}",
            phrases::card(*e.type), e.goal == Look::Goal::Warchest ? "Warchest" : "hand", others,
            order);
    const std::string_view turned = e.exhausted ? ", exhausted" : "";
    if (e.each)
        return fmt::format("{}, put each {} among them {}{}, and the others {}", look,
            phrases::cards(*e.type, Many::No),
            e.goal == Look::Goal::Warchest      ? "into your Warchest"
                : e.goal == Look::Goal::Hand    ? "into your hand"
                : e.goal == Look::Goal::Discard ? "into the discard"
                                                : "under the deck",
            turned, others);
    if (e.take == 0)
        return look + (e.ordered ? " and put them back in any order" : " and put them back");
    if (e.goal != Look::Goal::Hand)
        return fmt::format("{}{}put {} of them {}, and the others {}{}", look,
            e.type || e.upTo ? ", may " : ", ", e.type ? phrases::card(*e.type) : many,
            e.goal == Look::Goal::Warchest
                ? (e.exhausted ? "into your Warchest, exhausted" : "into your Warchest")
                : e.goal == Look::Goal::Discard
                ? (e.whose.kind == Who::Kind::You ? "into your discard" : "into its discard")
                : e.goal == Look::Goal::Top ? "back on top"
                                            : "under it",
            others, order);
    if (e.type)
        return fmt::format("{}, may take {} of them into your hand{}, and the others {}{}", look,
            phrases::card(*e.type), e.reveal ? ", showing it to all" : "", others, order);
    return fmt::format("{}, {} {} into your hand, and the others {}{}", look,
        e.upTo ? "may take" : "take", many, others, order);
}
std::string explain(const PickFromHand& e, Words&)
{
    return fmt::format("{} {} hand and you {} {} in it, which {}", e.shown ? "all see" : "you see",
        whose(e.whose), e.upTo ? "may choose" : "choose", phrases::card(e.cards),
        e.fate == PickFromHand::Fate::Discard      ? "its owner discards"
            : e.fate == PickFromHand::Fate::Bottom ? "goes under its owner's deck"
            : e.fate == PickFromHand::Fate::Top    ? "goes on top of its owner's deck"
                                                   : "is shuffled into its owner's deck");
}
std::string explain(const Select& e, Words&)
{
    if (e.who.kind == Who::Kind::You)
        return fmt::format("you choose {}", object(e.what));
    return fmt::format("{} chooses {}", who(e.who), object(e.what));
}
std::string explain(const LookAtHand& e, Words&)
{
    return fmt::format("{} {} hand", e.shown ? "all see" : "you look at", whose(e.whose));
}
std::string explain(const Fetch& e, Words&)
{
    const bool all = e.count.kind == Amount::Kind::All;
    const std::string_view his = e.owner ? "its owner's" : std::string_view(own(e.who));
    const std::string out = !e.owner             ? std::string(his)
        : e.owner->kind == Who::Kind::EachPlayer ? std::string("any player's")
                                                 : std::string(phrases::whose(*e.owner));
    if (isWhole(e))
        return fmt::format("{} the whole {} into {} deck, which is then shuffled",
            does(e.who, "put", "puts"), e.from == Zone::Hand ? "hand" : "discard", his);
    const std::string count = all && !e.upTo ? "each " + phrases::cards(e.cards, Many::No)
        : all ? "as many " + phrases::cards(e.cards, Many::Yes) + " as you like"
              : fmt::format("{}{} {}", e.upTo ? "up to " : "", e.count.number,
                  phrases::cards(e.cards, e.count == fixed(1) ? Many::No : Many::Yes));
    const std::string_view from = e.from == Zone::Deck ? "deck, which is then shuffled,"
        : e.from == Zone::Hand                         ? "hand"
                                                       : "discard";
    const std::string to = e.spot == Fetch::Spot::Top ? fmt::format("on top of {} deck", his)
        : e.spot == Fetch::Spot::Bottom               ? fmt::format("under {} deck", his)
        : e.to == Zone::Hand                          ? fmt::format("to {} hand", his)
        : e.to == Zone::Warchest                      ? fmt::format("into {} Warchest", his)
        : e.tiles || e.ground == Fetch::Ground::Rows  ? std::string("onto the battlefield")
        : e.plays && e.to == Zone::Battlefield && e.ground == Fetch::Ground::Hall
        ? fmt::format("onto a tile of {} Guild Hall", his)
        : e.to == Zone::Battlefield ? fmt::format("onto an empty tile of {} Guild Hall", his)
        : e.to == Zone::Deck        ? fmt::format("into {} deck, which is then shuffled", his)
                                    : fmt::format("into {} discard", his);
    return fmt::format("{} {}{} from {} {} {}{}{}{}",
        e.plays ? does(e.who, "play", "plays") : does(e.who, "put", "puts"), count,
        e.random ? ", taken at random," : "", out, from, to,
        e.tiles ? fmt::format(", on {}", one(*e.tiles)) : std::string(),
        e.exhausted ? ", exhausted" : "", e.shown ? ", shown to all" : "");
}
std::string explain(const Counter& e, Words&)
{
    if (e.that)
        return "what set this off is called off; what it cost stays paid";
    if (e.how != How::Any || e.against || e.by || e.single || e.side != Side::Any)
        return print(Effect { e }) + ": it is called off; what it cost stays paid";
    const std::string_view what = e.what == Counter::What::Ability ? "ability card"
        : e.what == Counter::What::Instant                         ? "Instant"
        : e.what == Counter::What::AttackAbility                   ? "Attack ability"
        : e.what == Counter::What::Attack                          ? "attack"
        : e.what == Counter::What::Move    ? "move, as far as it has not come,"
        : e.what == Counter::What::Plunder ? "plunder"
        : e.what == Counter::What::Event   ? "Event card"
        : e.what == Counter::What::Active  ? "active ability"
                                           : "attack, move or plunder";
    return fmt::format("{} {} that waits on the stack is called off; what it cost stays paid",
        text::article(what), what);
}
std::string explain(const Allowance& e, Words&)
{
    return print(Effect { e });
}
std::string explain(const Rescue& e, Words& words)
{
    const std::string befalls = fate(e);
    const std::string whom = isOfPlayer(e.fate)                  ? std::string(phrases::whoWould(e))
        : e.what.kind == Thing::Kind::Each && !e.once && !e.turn ? one(e.what.filter)
                                                                 : object(e.what);
    if (e.may && isPrevention(e))
        return fmt::format("{} {} would {}{}, you may choose that {}",
            e.once ? "the first time" : "whenever", whom, befalls,
            e.once || e.turn ? " this turn" : "", comesOf(e, words));
    if (e.may)
        return fmt::format("{} {} would {}{}, you may choose that this does not "
                           "happen and instead {}",
            e.once ? "the first time" : "whenever", whom, befalls,
            e.once || e.turn ? " this turn" : "", comesOf(e, words));
    if (e.turn)
        return fmt::format("whenever {} would {} this turn, {}{}", whom, befalls,
            isPrevention(e) ? "" : "that does not happen and instead ", comesOf(e, words));
    const std::string_view unless = isPrevention(e) ? (e.once ? "the first time " : "")
        : e.once ? "that does not happen the first time and instead "
                 : "that does not happen and instead ";
    return fmt::format("{} {} would {}{}, {}{}", e.once ? "if" : "whenever", whom, befalls,
        e.once ? " this turn" : "", unless, comesOf(e, words));
}

} // namespace triptych::seize::explaining
