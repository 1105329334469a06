#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

// Looking at hidden cards and choosing among them.
namespace triptych::kryptik::grammar {
namespace {

struct amongThem : word<"of them", "of those cards", "of those", "from among them",
                       "from among those cards", "among them", "among those cards",
                       "revealed this way", "from among the revealed cards", "card", "cards">
{
};
/// Whose zone: of the player whose deck it is.
struct sameOwn : any<means<Flag::ByYou, "your">,
                     means<Flag::ByThem, "their", "that player's", "that opponent's", "its owner's",
                         "their owner's", "that">>
{
};
struct intoTheir : seq<word<"into", "in">, sameOwn>
{
};
struct bottomWords : word<"on the bottom of", "to the bottom of">
{
};
struct topWords : word<"on top of", "back on top of", "on the top of", "to the top of">
{
};
struct restPlace
    : any<seq<bottomWords, sameOwn, means<Move::Spot::Bottom, "deck">>,
          means<Move::Spot::Bottom, "on the bottom">,
          seq<topWords, sameOwn, means<Move::Spot::Top, "deck">>,
          means<Move::Spot::Top, "back on top", "on top", "back">,
          seq<intoTheir,
              any<means<Zone::Limbo, "limbo pile">, means<Zone::Hand, "hand">,
                  means<Zone::ElevenYearRow, "11 year row">,
                  seq<means<Zone::SoulRow, "soul row">, maybe<means<Flag::Ends, "engaged">>>,
                  means<Zone::Abolished, "abolished zone">>>>
{
    static constexpr std::string_view expected
        = "where the rest goes (on the bottom of your deck, into your limbo pile, ...)";
};
/// The rest: the second destination that is said.
struct restWords : word<"the rest", "the other", "the others", "the other cards", "the other card",
                       "the remaining cards">
{
};
struct rest
    : any<seq<any<also, word<";">>, means<Zone::Abolished, "abolish", "abolishes">, restWords>,
          seq<any<also, word<";">>, maybe<word<"put", "puts">>, restWords, restPlace,
              maybe<any<word<"in any order">,
                  means<Flag::Randomly, "in a random order", "in random order">>>>>
{
};
/// One of several places for those that were looked at, the bottom of the deck among them.
struct pickedPlace : any<means<Zone::Hand, "into your hand", "in your hand", "to your hand">,
                         seq<means<Zone::Island, "onto the island", "on the island">,
                             maybe<means<Flag::Engaged, "engaged">>>,
                         means<Zone::Limbo, "into your limbo pile", "in your limbo pile">,
                         means<Zone::ElevenYearRow, "into your 11 year row", "in your 11 year row">,
                         seq<means<Zone::SoulRow, "into your soul row", "in your soul row">,
                             maybe<means<Flag::Engaged, "engaged">>>,
                         means<Zone::Abolished, "into your abolished zone">,
                         means<Zone::Deck, "on the bottom of your deck",
                             "to the bottom of your deck", "on the bottom">>
{
    static Destination build(Found& found)
    {
        Destination made;
        made.zone = found.take<Zone>();
        made.engaged = found.says(Flag::Engaged);
        return made;
    }
};
struct takenPlace
    : any<seq<intoTheir,
              any<means<Instead::Fate::Hand, "hand">, means<Instead::Fate::DeckTop, "limbo pile">>>,
          means<Instead::Fate::Abolish, "onto the island">,
          seq<bottomWords, sameOwn, means<Instead::Fate::DeckBottom, "deck">>,
          means<Instead::Fate::DeckBottom, "on the bottom">,
          seq<topWords, sameOwn, means<Flag::OnTop, "deck">>,
          means<Flag::OnTop, "on top", "back on top">>
{
    static constexpr std::string_view expected = "into your hand or onto the island";
};
Zone zoneOfFate(Instead::Fate place)
{
    return place == Instead::Fate::Hand      ? Zone::Hand
        : place == Instead::Fate::DeckBottom ? Zone::Deck
        : place == Instead::Fate::DeckTop    ? Zone::Limbo
                                             : Zone::Island;
}
struct shown : seq<means<Flag::Reveal, "reveal">>
{
};
struct everyTaken : any<means<Flag::Every, "all">, means<Flag::AnyNumber, "any number of">>
{
};
struct taken : any<seq<means<Flag::AnyNumber, "any number">, word<"of them", "of those cards">>,
                   seq<everyTaken, severalOf, maybe<amongThem>>,
                   seq<word<"a", "an">, onIsland, maybe<amongThem>>,
                   seq<maybe<upTo>, fixedNumber, maybe<amongThem>>>
{
};
struct looks : any<word<"look at the top">, means<Flag::Open, "reveal the top">>
{
};
/// "the top X cards of your deck, where X is ...": of no other number it is said.
bool countedAsX(Found& found, Amount& count)
{
    auto where = found.takeIfAny<WhereX>();
    if (!where)
        return true;
    const bool x = count.kind == Amount::Kind::X;
    count = std::move(where->amount);
    return x;
}
/// One player's: of several it could not be said whose zones are meant.
struct ofOneDeck : seq<word<"of">, playersOwn, word<"deck">>
{
    static std::optional<Who> build(Found& found)
    {
        const Who whose = found.take<Who>();
        const bool several
            = whose.kind == Who::Kind::EachPlayer || whose.kind == Who::Kind::EachOpponent;
        return several ? std::nullopt : std::optional(whose);
    }
};
/// "Your" is said of your deck, "their" of another's; the island and your hand are nothing for the cards of others.
bool goesToOwn(const Found& found, const LookAndPick& made)
{
    const bool yours = made.whose.kind == Who::Kind::You;
    return yours ? !found.says(Flag::ByThem)
                 : !found.says(Flag::ByYou) && made.to != Zone::Island && !made.chooser;
}
/// What is taken of them and where the others go. `theirs`: whoever does it is told, and calls the zones "their".
std::optional<Effect> pickedFrom(Found& found, bool theirs)
{
    LookAndPick made;
    made.whose = found.take<Who>(Who {});
    made.count = found.take<Amount>();
    if (!countedAsX(found, made.count))
        return std::nullopt;
    made.take = found.take<Amount>(fixed(1));
    made.upTo = found.says(Flag::UpTo);
    made.type = found.takeIfAny<Filter>();
    made.reveal = found.says(Flag::Reveal);
    if (made.type && isPlainCard(*made.type))
        made.type.reset();
    made.onTop = found.says(Flag::OnTop);
    made.to = found.says(Flag::Abolishes) ? Zone::Abolished
        : made.onTop                      ? Zone::Deck
                                          : zoneOfFate(found.take<Instead::Fate>());
    made.open = found.says(Flag::Open);
    made.reveal = made.reveal && !made.open; // they have been seen
    made.restSpot = found.take<Move::Spot>(Move::Spot::None);
    made.restTo = made.restSpot == Move::Spot::None ? found.take<Zone>() : Zone::Deck;
    made.restEngaged = found.says(Flag::Ends);
    made.restAtRandom = found.says(Flag::Randomly);
    if (theirs ? found.says(Flag::ByYou) : !goesToOwn(found, made))
        return std::nullopt;
    if (made.restTo != Zone::Deck && made.restTo == made.to)
        return std::nullopt;
    if (made.restAtRandom && made.restSpot != Move::Spot::Bottom)
        return std::nullopt;
    const bool every = found.says(Flag::Every);
    const Move::Spot there = made.onTop ? Move::Spot::Top : Move::Spot::Bottom;
    const bool back = made.restSpot == there && made.to == Zone::Deck;
    if (back) // to where the others go
        return std::nullopt;
    if (every || found.says(Flag::AnyNumber)) {
        if (!made.type && every)
            return std::nullopt;
        made.take = Amount { Amount::Kind::All };
        made.upTo |= !every;
        return Effect { std::move(made) };
    }
    // What is not to be had need not be taken.
    made.upTo |= made.type.has_value();
    return Effect { std::move(made) };
}
struct fromDeck
    : seq<looks, any<fixedNumber, amountX>, cards, ofOneDeck, maybe<whereX>, also,
          maybe<means<Flag::UpTo, "you may">>,
          any<seq<shown, taken, word<"and put it", ", put it", "and put them", "and put that card">,
                  takenPlace>,
              seq<word<"put">, taken, takenPlace>, seq<means<Flag::Abolishes, "abolish">, taken>>,
          rest>
{
    static std::optional<Effect> build(Found& found) { return pickedFrom(found, false); }
};
/// "each opponent reveals the top 5 cards of their deck, abolishes all spells from among them and puts the rest on the
/// bottom of their deck": each of them among their own
struct theyLook : seq<any<word<"look at the top", "looks at the top">,
                          means<Flag::Open, "reveal the top", "reveals the top">>,
                      fixedNumber, cards, word<"of their deck">, also>
{
};
struct amongTheirs : seq<theyLook, maybe<means<Flag::UpTo, "they may">>,
                         any<seq<word<"put", "puts">, taken, takenPlace>,
                             seq<means<Flag::Abolishes, "abolish", "abolishes">, taken>>,
                         rest>
{
    static std::optional<Effect> build(Found& found) { return pickedFrom(found, true); }
};
struct theyPutBack
    : seq<theyLook, word<"put them", "puts them">,
          any<seq<topWords, word<"their deck">>, word<"back", "back on top">>, word<"in any order">>
{
    static Effect build(Found& found)
    {
        LookAndPick made;
        made.open = found.says(Flag::Open);
        made.count = found.take<Amount>();
        made.take = fixed(0);
        made.restSpot = Move::Spot::Top;
        return { std::move(made) };
    }
};

/// "reveal the top 5 cards of your deck. An opponent chooses two of them. Put those cards into your hand and the rest ..."
struct chosenOnes : word<"those cards", "that card", "the chosen cards", "the chosen card",
                        "the cards chosen this way", "the card chosen this way", "them", "it">
{
};
struct theyPickAmong : seq<means<Flag::Open, "reveal the top">, fixedNumber, cards,
                           word<"of your deck">, also, another, word<"chooses">, fixedNumber,
                           amongThem, also, word<"put">, chosenOnes, takenPlace, rest>
{
    static std::optional<Effect> build(Found& found)
    {
        LookAndPick made;
        made.open = found.says(Flag::Open);
        made.chooser = found.take<Who>();
        std::vector<Amount> numbers = found.takeAll<Amount>();
        if (numbers.size() != 2 || numbers[1].number < 1
            || numbers[1].number >= numbers[0].number) // nothing to choose
            return std::nullopt;
        made.count = std::move(numbers[0]);
        made.take = std::move(numbers[1]);
        made.to = zoneOfFate(found.take<Instead::Fate>());
        made.restSpot = found.take<Move::Spot>(Move::Spot::None);
        made.restTo = made.restSpot == Move::Spot::None ? found.take<Zone>() : Zone::Deck;
        made.restEngaged = found.says(Flag::Ends);
        made.restAtRandom = found.says(Flag::Randomly);
        const bool one = made.chooser->kind == Who::Kind::Target
            || made.chooser->kind == Who::Kind::Opponent
            || made.chooser->kind == Who::Kind::ThatPlayer;
        const bool bottom = made.restSpot == Move::Spot::Bottom;
        const bool same = made.restTo == made.to && (made.to != Zone::Deck || bottom);
        return one && !same && (!made.restAtRandom || bottom) && !found.says(Flag::ByThem)
                && !found.says(Flag::OnTop)
            ? std::optional(Effect { std::move(made) })
            : std::nullopt;
    }
};

/// "put one of them into your hand, one into your soul row and one into your limbo pile", "... and the rest on the
/// bottom": the last is what is left.
struct onePlace : seq<maybe<word<"put">>, fixedNumber, maybe<amongThem>, pickedPlace>
{
};
struct theOthers : means<Flag::Every, "the rest", "the other", "the others", "the other cards",
                       "the other card", "the remaining cards", "the last">
{
};
/// "... and abolish the rest"
struct abolishing : seq<means<Zone::Abolished, "abolish">>
{
    static Destination build(Found& found)
    {
        Destination made;
        made.zone = found.take<Zone>();
        return made;
    }
};
struct lastPlace
    : any<seq<any<also, word<";">>, abolishing, theOthers>,
          seq<any<also, word<";">>, maybe<word<"put">>,
              any<theOthers, seq<fixedNumber, maybe<amongThem>>>,
              any<seq<pickedPlace, maybe<word<"in any order">>>,
                  seq<pickedPlace, means<Flag::Randomly, "in a random order", "in random order">>,
                  means<Move::Spot::Top, "on top of your deck", "back on top of your deck",
                      "on the top of your deck", "back on top", "on top">>,
              maybe<word<"in any order">>>>
{
};
struct severalPlaces : seq<looks, fixedNumber, cards, word<"of your deck">, also, word<"put">,
                           onePlace, maybe<seq<also, onePlace>>, lastPlace>
{
    static std::optional<Effect> build(Found& found)
    {
        LookAndPick made;
        made.open = found.says(Flag::Open);
        std::vector<Amount> numbers = found.takeAll<Amount>();
        std::vector<Destination> places = found.takeAll<Destination>();
        const bool top = found.take<Move::Spot>(Move::Spot::None) == Move::Spot::Top;
        const bool rest = found.says(Flag::Every);
        const std::size_t taken = places.size() - (top ? 0 : 1);
        if (taken < 1 || taken > 2 || numbers.size() != 1 + taken + (rest ? 0 : 1))
            return std::nullopt;
        int all = 0;
        for (std::size_t k = 1; k < numbers.size(); ++k)
            all += numbers[k].number;
        // "One ..., one ... and one ...": none is left to be spoken of.
        if (!rest && all != numbers.front().number)
            return std::nullopt;
        made.count = numbers[0];
        made.take = numbers[1];
        made.to = places[0].zone;
        made.engaged = places[0].engaged;
        if (taken == 2) {
            made.thenTake = numbers[2].number;
            made.then = places[1].zone;
            made.thenEngaged = places[1].engaged;
            if (made.thenTake < 1 || made.thenTake > 9 || *made.then == made.to)
                return std::nullopt;
        }
        made.restAtRandom = found.says(Flag::Randomly);
        if (top) {
            made.restSpot = Move::Spot::Top;
        } else {
            made.restTo = places.back().zone;
            made.restSpot = made.restTo == Zone::Deck ? Move::Spot::Bottom : Move::Spot::None;
            made.restEngaged = places.back().engaged;
        }
        const bool bottom = made.to == Zone::Deck || made.then == Zone::Deck;
        const bool same = !top && (made.restTo == made.to || made.restTo == made.then);
        if ((made.restAtRandom && (top || made.restTo != Zone::Deck)) || same
            || (bottom && made.restTo == Zone::Deck && !top) || made.restTo == Zone::Island)
            return std::nullopt;
        return Effect { std::move(made) };
    }
};

/// "look at the top 2 cards of your deck, then put them back in any order"
struct putsBack
    : seq<looks, any<fixedNumber, amountX>, cards, ofOneDeck, maybe<whereX>, also, word<"put them">,
          any<seq<topWords, sameOwn, word<"deck">>, word<"back", "back on top">>,
          word<"in any order">>
{
    static std::optional<Effect> build(Found& found)
    {
        LookAndPick made;
        made.whose = found.take<Who>();
        if (!goesToOwn(found, made))
            return std::nullopt;
        made.open = found.says(Flag::Open);
        made.count = found.take<Amount>();
        made.take = fixed(0);
        made.restSpot = Move::Spot::Top;
        return countedAsX(found, made.count) ? std::optional(Effect { std::move(made) })
                                             : std::nullopt;
    }
};
struct anyPicking : any<putsBack, theyPickAmong, fromDeck, severalPlaces, ofHands>
{
};

} // namespace

bool theirPicking::read(Input& in, Reading& reading)
{
    return text::read<any<theyPutBack, amongTheirs>>(in, reading);
}
bool picking::read(Input& in, Reading& reading)
{
    return text::read<anyPicking>(in, reading);
}

} // namespace triptych::kryptik::grammar
