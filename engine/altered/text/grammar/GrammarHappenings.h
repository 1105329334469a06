#pragma once

#include "altered/text/grammar/GrammarInstructions.h"

// What happenings are made of: a verb in three moods, and what it is about. Compiled in GrammarHappenings.cpp
// (what Expeditions do, and when), GrammarHappeningsMoves.cpp and GrammarHappeningsCards.cpp (what cards do), and
// GrammarHappeningsPlayers.cpp (what somebody does).
namespace triptych::altered::grammar {

enum class Mood : std::uint8_t { Now, Would, Past, Not };

/// One verb in the mood of the sentence: "gain(s)", "would gain", "gained".
template <Mood mood, Literal base, Literal third, Literal past>
struct does;
template <Literal base, Literal third, Literal past>
struct does<Mood::Now, base, third, past> : word<third, base>
{
};
template <Literal base, Literal third, Literal past>
struct does<Mood::Would, base, third, past> : seq<word<"would">, word<base>>
{
};
template <Literal base, Literal third, Literal past>
struct does<Mood::Past, base, third, past> : word<past>
{
};
/// "didn't gain", "hasn't gained": of the history, that it did not happen
template <Literal base, Literal third, Literal past>
struct does<Mood::Not, base, third, past>
    : any<seq<word<"didn't", "did not">, word<base>>,
          seq<word<"hasn't", "haven't", "has not", "have not">, word<past>>>
{
};
/// Whether it is remembered: so many of them, one after the other.
constexpr bool isHistory(Mood mood)
{
    return mood == Mood::Past || mood == Mood::Not;
}

inline Happening event(Happening::Event event)
{
    Happening made;
    made.event = event;
    return made;
}

struct oneOrMore : seq<numeral, word<"or more">>
{
    static Amount build(Found& found) { return found.take<Amount>(); }
};
/// "three or more cards", of the history: so many of them, one after the other.
struct severalOrMore : seq<oneOrMore, filter>
{
    static Thing build(Found& found)
    {
        Some made;
        made.count = found.take<Amount>();
        made.filter = found.take<Filter>();
        made.orMore = true;
        return { std::move(made) };
    }
};
/// "no Spell", of the history
struct noneAtAll : seq<word<"no">, filter>
{
    static Thing build(Found& found)
    {
        Some made;
        made.filter = found.take<Filter>();
        said(made).none = true;
        return { std::move(made) };
    }
};
/// "one or more tokens": however many there are, once for all of them (6.3.f).
struct someOrMore : seq<pegtl::at<word<"one or more">>, severalOrMore>
{
};
/// "two Robots": what happens now happens to one card at a time, which nobody counts.
inline bool saysHowMany(const Some& some)
{
    return !some.orMore
        && (some.upTo || some.count.kind != Amount::Kind::Fixed || some.count.number != 1);
}
/// "you play a Spell", "an opponent passes or [Resupplies]" -> std::vector<Happening>
template <Mood m>
struct somebodyDoes : elsewhere<somebodyDoes<m>>
{
    static bool read(Input&, Reading&);
};

/// "goes to Reserve", "joins my Expedition", "leaves play" -> Happening (GrammarHappeningsMoves.cpp)
template <Mood m>
struct movesSomewhere : elsewhere<movesSomewhere<m>>
{
    static bool read(Input&, Reading&);
};
/// "I'm sacrificed", "a Character gains 1 boost or [Anchored]" -> std::vector<Happening> (GrammarHappeningsCards.cpp)
template <Mood m>
struct cardsDo : elsewhere<cardsDo<m>>
{
    static bool read(Input&, Reading&);
};
/// "switched Expeditions", "was discarded", of a card that is named before it -> std::vector<Happening>
struct cardDid : elsewhere<cardDid>
{
    static bool read(Input&, Reading&);
};
/// The same of "I'm discarded or sacrificed", in one mood.
struct doneToMe : elsewhere<doneToMe>
{
    static bool read(Input&, Reading&);
};
struct fromHand : word<"hand">
{
    static Place build() { return placeIs(Zone::Hand); }
};
/// "from a deck": whosever it was, where it is only told of
struct fromHidden : seq<word<"a">, any<means<Zone::Deck, "deck">, means<Zone::Hand, "hand">>>
{
    static Place build(Found& found)
    {
        Place made = placeIs(found.take<Zone>());
        said(made).article = Said<Place>::Article::A;
        return made;
    }
};

} // namespace triptych::altered::grammar
