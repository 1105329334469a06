#include "seize/text/grammar/GrammarPersons.h"

// Bringing cards from one place to another: out of a deck, a discard or a hand.
namespace triptych::seize::grammar {
namespace {

/// RULING "target card of a discard": it is chosen as the effect resolves.
struct anyNumber : means<Flag::All, "any number of">
{
};
/// "1 at random": of a place where nothing but cards is
struct anyCard : seq<>
{
    static CardFilter build(Found&) { return {}; }
};
/// "another treasure": than this card, where it lies there
struct anotherCard : seq<cardKind>
{
    static std::optional<CardFilter> build(Found& found)
    {
        CardFilter made = found.take<CardFilter>();
        const bool free = made.name == CardFilter::Name::Any;
        made.name = CardFilter::Name::Another;
        return free ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct isRandom : maybe<means<Flag::AtRandom, "random">>
{
};
/// "all treasures", "each Relic": every such card
struct everySuch : seq<word<"all", "each", "every">>
{
    static Flag build(Found&) { return Flag::Several; }
};
struct someCards
    : any<seq<anyNumber, cardKind>, seq<everySuch, cardKind>, seq<means<1, "target">, cardKind>,
          seq<means<1, "another">, anotherCard, maybe<randomly>>,
          seq<maybe<upTo>, article, isRandom, maybe<word<"target">>, cardKind, maybe<randomly>>,
          seq<article, pegtl::at<word<"at random">>, anyCard, randomly>>
{
};
struct fromWord : word<"from", "in", "out of">
{
};
struct from : seq<fromWord, word<"your">, any<hand, discardPile>, maybe<randomly>>
{
};
/// Whose pile it is, where it is not one's own: "target opponent's", "any". Each one's is no one pile.
struct othersPile
    : any<whoIs<Who::Kind::EachPlayer, "any player's", "any", "a player's", "either player's", "a">,
          means<targetOpponent, "target opponent's">,
          whoIs<Who::Kind::Target, "target player's", "target">,
          whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's", "the opponent's",
              "any opponent's">,
          whoIs<Who::Kind::ThatPlayer, "that player's", "that opponent's", "their">,
          whoIs<Who::Kind::ItsController, "its controller's", "that mercenary's controller's">,
          whoIs<Who::Kind::ItsOwner, "its owner's">, thatSidesOwn>
{
    static constexpr std::string_view expected = "whose (any, target opponent's, ...)";
};
struct ownersOwn : word<"its owner's", "their owner's", "their owners'", "that player's", "their",
                       "that opponent's", "his or her">
{
};
/// Where a card of another goes: never to anybody but its owner.
struct ownersPlace
    : any<seq<word<"to", "into">, ownersOwn, means<Zone::Hand, "hands", "hand">>,
          seq<word<"to", "into">, ownersOwn, means<Zone::Warchest, "warchests", "warchest">>,
          seq<word<"into", "to">, ownersOwn,
              means<Zone::Discard, "discard piles", "discard pile", "discards", "discard">>,
          seq<means<Fetch::Spot::Top, "on top of", "on the top of", "to the top of">,
              any<ownersOwn, word<"that", "the">>, word<"decks", "deck">>,
          seq<means<Fetch::Spot::Bottom, "on the bottom of", "at the bottom of", "to the bottom of",
                  "under", "on bottom of">,
              any<ownersOwn, word<"that", "the">>, word<"decks", "deck">>,
          seq<word<"into">, any<ownersOwn, word<"that">>, means<Zone::Deck, "decks", "deck">>>
{
    static constexpr std::string_view expected
        = "where to (to its owner's hand, on the bottom of its owner's deck, ...)";
};
struct target : any<seq<word<"on an", "onto an", "on any", "onto any">,
                        means<Fetch::Ground::EmptyHall, "empty tile of your guild hall",
                            "empty tile in your guild hall", "empty guild hall tile">>,
                    means<Zone::Hand, "to your hand", "into your hand">,
                    means<Zone::Warchest, "into your warchest", "to your warchest">,
                    means<Fetch::Ground::Hall, "into your guild hall", "onto your guild hall",
                        "in your guild hall">,
                    means<Fetch::Ground::Rows, "onto the battlefield">,
                    means<Zone::Discard, "into your discard pile", "into your discard">,
                    seq<means<Fetch::Spot::Top, "on top of your deck", "on the top of your deck">>,
                    seq<means<Fetch::Spot::Bottom, "on the bottom of your deck">>>
{
    static constexpr std::string_view expected
        = "where to (into your hand, into your Warchest, on top of your deck, ...)";
};
std::optional<Effect> fetch(Found& found, Zone from, Zone to)
{
    Fetch made;
    const bool anyNumberOf = found.says(Flag::All);
    made.upTo = found.says(Flag::UpTo) || anyNumberOf;
    made.count = anyNumberOf || found.says(Flag::Several) ? Amount { Amount::Kind::All, 1, {}, {} }
                                                          : fixed(found.take<int>());
    made.cards = found.take<CardFilter>();
    made.from = from;
    made.spot = found.take<Fetch::Spot>(Fetch::Spot::None);
    made.to = made.spot == Fetch::Spot::None ? to : Zone::Deck;
    made.plays = found.says(Flag::Playing);
    if (const auto ground = found.takeIfAny<Fetch::Ground>()) {
        made.to = Zone::Battlefield;
        if (made.plays) // what is put there comes onto an empty tile of the Guild Hall anyway
            made.ground = *ground;
    }
    made.exhausted = found.says(Flag::Exhausted);
    made.random = found.says(Flag::AtRandom);
    // What lies in play or in a discard everybody sees.
    made.shown = found.says(Flag::Fully) && (made.to == Zone::Hand || made.to == Zone::Deck);
    made.owner = found.takeIfAny<Who>();
    if (made.random && (made.upTo || from == Zone::Deck))
        return std::nullopt;
    if (made.owner && from == Zone::Hand && !made.random)
        return std::nullopt; // whose choice it is nobody says
    if (auto tiles = found.takeIfAny<Filter>()) {
        if (tiles->condition != Filter::Condition::Empty || made.count != fixed(1))
            return std::nullopt; // one card, onto a tile that is free
        made.tiles = std::move(*tiles);
        made.to = Zone::Battlefield;
    }
    if (made.exhausted && made.to != Zone::Warchest && made.to != Zone::Battlefield)
        return std::nullopt;
    // What is played comes into play from what is one's own, and somebody chooses it.
    if (made.plays && ((made.to != Zone::Warchest && made.to != Zone::Battlefield) || made.owner))
        return std::nullopt;
    using Kind = CardFilter::Kind;
    const Kind kind = made.cards.kind;
    const bool mercenary = kind == Kind::Mercenary;
    const bool treasure = kind == Kind::Treasure || kind == Kind::Weapon || kind == Kind::Equipment
        || kind == Kind::Relic;
    const bool fits = (made.to != Zone::Battlefield || mercenary)
        && (made.to != Zone::Warchest || mercenary || treasure)
        && (made.to != made.from || made.from == Zone::Deck)
        && !(made.from == Zone::Hand && made.to == Zone::Discard);
    return fits ? std::optional(effect(std::move(made))) : std::nullopt;
}
/// "onto an empty tile adjacent to an allied mercenary"
struct ontoTile : seq<word<"onto", "on", "to">, word<"an", "any">, tilePhrase>
{
};
struct putWord
    : any<word<"put", "return", "move", "add", "take", "place">, means<Flag::Playing, "play">>
{
};
struct putCards
    : seq<putWord, someCards, from, any<target, ontoTile>, maybe<randomly>, maybe<comesExhausted>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Zone from = found.take<Zone>();
        return fetch(found, from, found.take<Zone>(Zone::Deck));
    }
};
/// "play a treasure from your discard pile": where such cards are played
struct playCards : seq<means<Flag::Playing, "play">, someCards, from>
{
    static std::optional<Effect> build(Found& found)
    {
        const Zone from = found.take<Zone>();
        auto made = fetch(found, from, Zone::Warchest);
        // A mercenary would come there face down; say where it is played.
        const bool treasure
            = made && std::get<Fetch>(made->node).cards.kind != CardFilter::Kind::Mercenary;
        return treasure ? made : std::nullopt;
    }
};
/// "put target mercenary card from any discard pile on the bottom of its owner's deck"
struct putOthers
    : seq<any<putWord, word<"shuffle">>, someCards, fromWord, othersPile, any<hand, discardPile>,
          maybe<randomly>, ownersPlace, maybe<randomly>, maybe<comesExhausted>>
{
    static std::optional<Effect> build(Found& found) { return putCards::build(found); }
};
/// "shuffle target opponent's discard pile into their deck"
struct shuffleOthers : seq<word<"shuffle">, maybe<word<"all cards from">>, othersPile,
                           any<hand, discardPile>, word<"into">, ownersOwn, word<"deck">>
{
    static std::optional<Effect> build(Found& found)
    {
        Fetch made;
        made.count = { Amount::Kind::All, 1, {}, {} };
        made.from = found.take<Zone>();
        made.to = Zone::Deck;
        made.who = found.take<Who>(); // it is theirs, and nothing is to be chosen
        const bool one = made.who.kind != Who::Kind::EachPlayer;
        return one ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "shuffle your discard into your deck"
struct shuffleAll : any<means<Zone::Discard, "shuffle your discard into your deck",
                            "shuffle all cards from your discard into your deck",
                            "shuffle your discard pile into your deck">,
                        means<Zone::Hand, "shuffle your hand into your deck",
                            "shuffle all cards from your hand into your deck",
                            "shuffle the cards in your hand into your deck",
                            "shuffle all cards in your hand into your deck">>
{
    static Effect build(Found& found)
    {
        Fetch made;
        made.count = { Amount::Kind::All, 1, {}, {} };
        made.from = found.take<Zone>();
        made.to = Zone::Deck;
        return effect(std::move(made));
    }
};
struct shuffleIn : seq<word<"shuffle">, someCards, from, word<"into your deck">>
{
    static std::optional<Effect> build(Found& found)
    {
        return fetch(found, found.take<Zone>(), Zone::Deck);
    }
};
struct themWord : word<"it", "them", "that card", "those cards", "the chosen card">
{
};
/// "choose an Instant card in your discard at random and add it to your hand"
struct pickAndPut
    : any<seq<word<"choose", "select", "pick">, someCards, from, between,
              any<putWord, word<"shuffle">>, themWord,
              any<target, ontoTile, seq<word<"into your">, means<Zone::Deck, "deck">>>,
              maybe<comesExhausted>>,
          seq<word<"choose", "select", "pick">, someCards, fromWord, othersPile,
              any<hand, discardPile>, maybe<randomly>, between, any<putWord, word<"shuffle">>,
              themWord, ownersPlace, maybe<comesExhausted>>>
{
    static std::optional<Effect> build(Found& found) { return putCards::build(found); }
};
/// "search target opponent's deck for a treasure and put it into their discard"
struct searchOthers
    : seq<word<"search">, othersPile, word<"deck for">, someCards,
          maybe<between, means<Flag::Fully, "reveal">, themWord>, between,
          any<seq<putWord, themWord, ownersPlace>, seq<means<Zone::Discard, "discard">, themWord>>,
          maybe<between,
              any<word<"shuffle that deck", "shuffle their deck", "that player shuffles their deck",
                      "they shuffle their deck">,
                  seq<word<"shuffle">, pegtl::at<stop>>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        auto made = fetch(found, Zone::Deck, found.take<Zone>(Zone::Deck));
        // Each player's deck at once is nobody's.
        return made && std::get<Fetch>(made->node).owner->kind != Who::Kind::EachPlayer
            ? made
            : std::nullopt;
    }
};
struct reveals : seq<between, means<Flag::Fully, "reveal">, themWord>
{
};
struct shuffles
    : seq<between, any<word<"shuffle your deck">, seq<word<"shuffle">, pegtl::at<stop>>>>
{
};
struct search : seq<word<"search your deck for">, someCards, maybe<reveals>, between,
                    any<word<"put">, means<Flag::Playing, "play">>, themWord, any<target, ontoTile>,
                    maybe<comesExhausted>, maybe<shuffles>>
{
    static std::optional<Effect> build(Found& found)
    {
        return fetch(found, Zone::Deck, found.take<Zone>(Zone::Deck));
    }
};
// ---------------------------------------------------------------- By others, of what is theirs

template <Person p>
struct theirPlace
    : any<seq<word<"to", "into">, own<p>, means<Zone::Hand, "hand">>,
          seq<word<"to", "into">, own<p>, means<Zone::Warchest, "warchest">>,
          seq<word<"into", "onto", "in">, own<p>, means<Fetch::Ground::Hall, "guild hall">>,
          seq<word<"onto an empty tile of", "onto an empty tile in">, own<p>,
              means<Fetch::Ground::EmptyHall, "guild hall">>,
          means<Fetch::Ground::Rows, "onto the battlefield">,
          seq<word<"into">, own<p>, means<Zone::Discard, "discard pile", "discard">>,
          seq<any<means<Fetch::Spot::Top, "on top of", "on the top of">,
                  means<Fetch::Spot::Bottom, "on the bottom of">>,
              own<p>, word<"deck">>>
{
};
Effect fetchedByThem(std::optional<Effect> made)
{
    std::get<Fetch>(made->node).who.kind = Who::Kind::ThatPlayer; // until it is told to somebody
    return std::move(*made);
}
struct asPlayed : seq<>
{
    static Flag build(Found&) { return Flag::Playing; }
};
template <Person p>
struct putTheirs : seq<any<verb<p, "put", "puts">, verb<p, "return", "returns">,
                           verb<p, "move", "moves">, seq<verb<p, "play", "plays">, asPlayed>>,
                       someCards, word<"from">, own<p>, any<hand, discardPile>, theirPlace<p>,
                       maybe<comesExhausted>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Zone from = found.take<Zone>();
        auto made = fetch(found, from, found.take<Zone>(Zone::Deck));
        return made ? std::optional(fetchedByThem(std::move(made))) : std::nullopt;
    }
};
struct seen : seq<>
{
    static Flag build(Found&) { return Flag::Fully; }
};
template <Person p>
struct searchTheirs : seq<verb<p, "search", "searches">, own<p>, word<"deck for">, someCards,
                          maybe<between, verb<p, "reveal", "reveals">, themWord, seen>, between,
                          any<verb<p, "put", "puts">, seq<verb<p, "play", "plays">, asPlayed>>,
                          themWord, theirPlace<p>, maybe<comesExhausted>,
                          maybe<between, verb<p, "shuffle", "shuffles">, own<p>, word<"deck">>>
{
    static std::optional<Effect> build(Found& found)
    {
        auto made = fetch(found, Zone::Deck, found.take<Zone>(Zone::Deck));
        return made ? std::optional(fetchedByThem(std::move(made))) : std::nullopt;
    }
};
template <Person p>
struct shuffleTheirs : any<seq<verb<p, "shuffle", "shuffles">, own<p>, any<hand, discardPile>,
                               word<"into">, own<p>, word<"deck">>,
                           seq<verb<p, "shuffle", "shuffles">, someCards, word<"from">, own<p>,
                               any<hand, discardPile>, word<"into">, own<p>, word<"deck">>>
{
    static std::optional<Effect> build(Found& found)
    {
        if (found.has<CardFilter>()) {
            auto some = fetch(found, found.take<Zone>(), Zone::Deck);
            return some ? std::optional(fetchedByThem(std::move(some))) : std::nullopt;
        }
        return fetchedByThem(shuffleAll::build(found));
    }
};
template <Person p>
struct anyTheirs : any<putTheirs<p>, searchTheirs<p>, shuffleTheirs<p>>
{
};

struct anyFetching : any<search, searchOthers, shuffleAll, shuffleIn, shuffleOthers, putCards,
                         playCards, putOthers, pickAndPut>
{
};

} // namespace

bool fetchesTheirs::read(Input& in, Reading& reading)
{
    return text::read<anyTheirs<Person::One>>(in, reading);
}
bool fetchTheirs::read(Input& in, Reading& reading)
{
    return text::read<anyTheirs<Person::Several>>(in, reading);
}
bool fetchingDeed::read(Input& in, Reading& reading)
{
    return text::read<anyFetching>(in, reading);
}

} // namespace triptych::seize::grammar
