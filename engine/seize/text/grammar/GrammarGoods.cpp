#include "seize/text/grammar/GrammarThings.h"

// Treasures and Events as what something is done to: "target Weapon", "a treasure in your Warchest".
namespace triptych::seize::grammar {
namespace {

struct oneTreasure
    : any<means<CardFilter::Kind::Event, "event card", "event">,
          means<CardFilter::Kind::Weapon, "weapon">,
          means<CardFilter::Kind::Equipment, "equipment">, means<CardFilter::Kind::Relic, "relic">,
          means<CardFilter::Kind::Treasure, "treasure">>
{
};
struct severalTreasures
    : any<means<CardFilter::Kind::Event, "event cards", "events">,
          means<CardFilter::Kind::Weapon, "weapons">,
          means<CardFilter::Kind::Equipment, "equipment">, means<CardFilter::Kind::Relic, "relics">,
          means<CardFilter::Kind::Treasure, "treasures">>
{
};
/// "Weapon or Relic": of either sort; "treasure or event" is no sort of treasure
struct orOneTreasure : maybe<word<"or">, maybe<word<"a", "an", "target">>, oneTreasure>
{
};
struct orSeveralTreasures : maybe<word<"or", "and">, severalTreasures>
{
};
struct equippedWord : means<Goods::Where::Equipped, "equipped">
{
};
struct turned : any<means<Filter::Condition::Ready, "ready", "unexhausted", "readied">,
                    means<Filter::Condition::Exhausted, "exhausted">>
{
};
struct whose : any<means<Side::Enemy, "enemy", "opposing", "an opponent's", "opponents'">,
                   means<Side::Allied, "allied">>
{
};
/// Whoever carries it: "an adjacent enemy mercenary", "enemy mercenaries"
struct named : any<oneThing, targets<mercenaryPhrase, mercenariesPhrase>>
{
};
struct carrier : any<named, seq<word<"a", "an", "any">, mercenaryPhrase>,
                     seq<pegtl::at<word<"another">>, mercenaryPhrase>,
                     seq<word<"one of">, yourPhrase>, mercenariesPhrase>
{
};
/// "in target opponent's Warchest", "its controller controls"
struct ofOnePlayer
    : any<means<targetOpponent, "target opponent's">, whoIs<Who::Kind::Target, "target player's">,
          whoIs<Who::Kind::ItsController, "its controller's", "that mercenary's controller's">,
          thatSidesOwn>
{
};
struct onePlayerControls : any<means<targetOpponent, "target opponent controls">,
                               whoIs<Who::Kind::Target, "target player controls">,
                               whoIs<Who::Kind::ItsController, "its controller controls",
                                   "that mercenary's controller controls">>
{
};
struct takenAtRandom : means<Flag::AtRandom, "at random", "chosen at random">
{
};
/// "other than a Weapon", "except Relics", "that is not a Weapon"
struct unwantedGoods
    : seq<any<exceptWord, word<"that is not", "that are not">>, maybe<word<"a", "an">>,
          any<means<CardFilter::Kind::Weapon, "weapons", "weapon">,
              means<CardFilter::Kind::Equipment, "equipment">,
              means<CardFilter::Kind::Relic, "relics", "relic">>>
{
    static NotKind build(Found& found) { return { found.take<CardFilter::Kind>() }; }
};
struct otherGoods : seq<exceptWord,
                        means<Flag::Other, "this treasure", "this weapon", "this equipment",
                            "this relic", "this event", "this">>
{
};
struct behindGoods
    : many<any<takenAtRandom, onePlayerControls, unwantedGoods, otherGoods,
          seq<means<Goods::Where::Equipped, "equipped to", "equipped by", "carried by", "from",
                  "on">,
              carrier>,
          seq<means<Flag::First, "that was", "that were", "that had been", "which was",
                  "which were">,
              means<Goods::Where::Equipped, "equipped to", "equipped by", "carried by">, carrier>,
          seq<means<Goods::Where::Warchest, "in", "from">,
              any<means<Side::Yours, "your warchest">,
                  means<Side::Enemy, "an opponent's warchest", "your opponent's warchest",
                      "the opponent's warchest", "opponents' warchests">,
                  means<Side::Theirs, "that player's warchest", "that opponent's warchest",
                      "their warchest">,
                  seq<ofOnePlayer, word<"warchest">>,
                  word<"a warchest", "any warchest", "all warchests", "each warchest",
                      "every warchest">>>,
          means<Side::Yours, "you control">,
          means<Side::Theirs, "that player controls", "that opponent controls", "they control">,
          means<Flag::Own, "that is face down", "that are face down">,
          means<Side::Enemy, "an opponent controls", "your opponent controls",
              "your opponents control", "opponents control">>>
{
};
std::optional<Goods> makeGoods(Goods::Kind kind, Found& found)
{
    Goods made;
    made.kind = kind;
    made.other = found.says(Flag::Other);
    if (const auto unwanted = found.takeIfAny<NotKind>())
        made.notCard = unwanted->kind;
    if (found.has<NotKind>())
        return std::nullopt;
    made.card = found.take<CardFilter::Kind>(CardFilter::Kind::Treasure);
    if (const auto other = found.takeIfAny<CardFilter::Kind>()) {
        using Sort = CardFilter::Kind;
        const auto isSort = [](Sort card) { return card != Sort::Treasure && card != Sort::Event; };
        if (!isSort(made.card) || !isSort(*other) || made.card == *other)
            return std::nullopt;
        made.orCard = *other;
    }
    if (made.notCard != CardFilter::Kind::Card && made.card != CardFilter::Kind::Treasure)
        return std::nullopt; // a Weapon is no Relic anyway
    made.where = found.take<Goods::Where>(Goods::Where::Anywhere);
    made.side = found.take<Side>(Side::Any);
    made.turned = found.take<Filter::Condition>(Filter::Condition::None);
    made.count = found.take<int>(1);
    made.upTo = found.says(Flag::UpTo);
    if (auto bearer = found.takeIfAny<Thing>()) {
        if (bearer->count != 1 || bearer->upTo || kind == Goods::Kind::Target)
            return std::nullopt;
        made.of = std::move(*bearer);
    }
    made.fallen = found.says(Flag::First); // the binder sees whether it has left
    if (made.fallen && !made.of)
        return std::nullopt;
    if (auto host = found.takeIfAny<Filter>()) {
        Filter plain;
        plain.side = host->side;
        if (*host == plain && made.side == Side::Any)
            made.side = host->side;
        else
            made.host = std::move(*host);
    }
    made.whose = found.takeIfAny<Who>();
    made.random = found.says(Flag::AtRandom);
    made.faceDown = found.says(Flag::Own);
    // A card that lies face down is a treasure of no sort, and lies in a Warchest.
    if (made.faceDown
        && (made.card != CardFilter::Kind::Treasure || made.where == Goods::Where::Equipped))
        return std::nullopt;
    if ((made.random && (kind != Goods::Kind::Some || made.upTo))
        || (made.whose
            && (made.side != Side::Any || made.host || made.where == Goods::Where::Equipped)))
        return std::nullopt;
    const bool event = made.card == CardFilter::Kind::Event;
    if (event && (made.where != Goods::Where::Anywhere || made.turned != Filter::Condition::None))
        return std::nullopt; // it lies beside the battlefield, and is neither ready nor exhausted
    return found.has<Goods::Where>() || found.has<Side>() || (made.host && made.side != Side::Any)
        ? std::nullopt
        : std::optional(made);
}
struct atRandomBefore : means<Flag::AtRandom, "random", "takenAtRandom chosen">
{
};
struct faceDownWord : means<Flag::Own, "face-down", "facedown", "face down">
{
};
/// "face-down mercenary", "face-down card": what lies face down, whatever it is
struct oneHidden
    : seq<faceDownWord, word<"treasure card", "mercenary card", "treasure", "mercenary", "card">>
{
};
struct severalHidden
    : seq<faceDownWord,
          word<"treasure cards", "mercenary cards", "treasures", "mercenaries", "cards">>
{
};
struct beforeGoods : many<any<equippedWord, whose, turned, atRandomBefore>>
{
};
struct oneGoods : any<seq<beforeGoods, oneTreasure, orOneTreasure, behindGoods>,
                      seq<beforeGoods, oneHidden, behindGoods>>
{
};
struct severalGoods : any<seq<beforeGoods, severalTreasures, orSeveralTreasures, behindGoods>,
                          seq<beforeGoods, severalHidden, behindGoods>>
{
};
struct thisTreasure : word<"this treasure", "this weapon", "this equipment", "this relic">
{
    static Goods build() { return {}; }
};
struct thisEvent : word<"this event">
{
    static Goods build()
    {
        Goods made;
        made.card = CardFilter::Kind::Event;
        return made;
    }
};
struct thisGoods : any<thisTreasure, thisEvent>
{
};
struct targetGoods : any<seq<maybe<means<Flag::Other, "another">>, word<"target">, oneGoods>,
                         seq<maybe<upTo>, someCount, word<"target">, any<severalGoods, oneGoods>>>
{
    static std::optional<Goods> build(Found& found)
    {
        return makeGoods(Goods::Kind::Target, found);
    }
};
/// Treasures whose place is not said are named otherwise ("ready 2 treasures", "destroy all
/// treasures of it").
struct otherWord : maybe<means<Flag::Other, "other">>
{
};
struct eachGoods
    : any<seq<word<"each">, otherWord, oneGoods>, seq<word<"all">, otherWord, severalGoods>>
{
    static std::optional<Goods> build(Found& found)
    {
        auto made = makeGoods(Goods::Kind::Each, found);
        const bool said = made
            && (made->where != Goods::Where::Anywhere || made->card == CardFilter::Kind::Event
                || made->whose || made->faceDown || made->other
                || made->notCard != CardFilter::Kind::Card
                || (made->card != CardFilter::Kind::Treasure && made->side != Side::Any));
        return said ? made : std::nullopt;
    }
};
struct someGoods
    : any<seq<means<Flag::Other, "another">, oneGoods>, seq<means<1, "a", "an", "one">, oneGoods>,
          seq<maybe<upTo>, someCount, means<Flag::Other, "other">, any<severalGoods, oneGoods>>,
          seq<maybe<upTo>, someCount, any<severalGoods, oneGoods>>>
{
    static std::optional<Goods> build(Found& found)
    {
        auto made = makeGoods(Goods::Kind::Some, found);
        const bool said = made
            && (made->of || made->other || made->notCard != CardFilter::Kind::Card
                || made->where != Goods::Where::Anywhere || made->side != Side::Any || made->whose
                || made->faceDown || made->card == CardFilter::Kind::Event);
        return said ? made : std::nullopt;
    }
};
struct anyGoods : any<thisGoods, targetGoods, eachGoods, someGoods>
{
    static constexpr std::string_view expected
        = "a treasure (this treasure, target treasure, a treasure in your Warchest, ...)";
};

} // namespace

bool goods::read(Input& in, Reading& reading)
{
    return text::read<anyGoods>(in, reading);
}

} // namespace triptych::seize::grammar
