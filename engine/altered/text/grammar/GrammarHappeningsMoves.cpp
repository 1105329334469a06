#include "altered/text/grammar/GrammarHappenings.h"

// Where cards go, of triggers, replacements and the history.
namespace triptych::altered::grammar {
namespace {

using Event = Happening::Event;

struct placeName : any<word<"reserve">, word<"the expedition zone">>
{
};
struct toZone
    : any<seq<whose,
              any<means<Zone::Reserve, "reserve">,
                  means<Zone::Landmark, "landmarks", "landmark zone">, means<Zone::Hand, "hand">,
                  means<Zone::Mana, "mana zone">, means<Zone::Discard, "discard pile">>>,
          means<Zone::Reserve, "reserve">, means<Zone::Discard, "the discard pile">,
          means<Zone::Expedition, "the expedition zone">>
{
};
struct sameHand : seq<word<"or">, any<means<Zone::Hand, "hand">, means<Zone::Deck, "deck">>>
{
    static Place build(Found& found)
    {
        Place made = placeIs(found.take<Zone>());
        said(made).join = Said<Place>::Join::Bare;
        return made;
    }
};
struct fromPlaces
    : seq<word<"from">,
          any<means<Flag::Anywhere, "anywhere">, fromHand, fromHidden, seq<place, maybe<sameHand>>>>
{
};
/// "by an opponent": whose doing it is
struct byWhom : seq<word<"by">, anyone>
{
    static Happening build(Found& found)
    {
        Happening made;
        made.by = found.take<Who>();
        return made;
    }
};
/// "to its owner's hand": there is no other that it goes to (1.4.3)
struct ownersHand : means<Zone::Hand, "its owner's hand", "their owner's hand", "my owner's hand",
                        "their owners' hands", "hand">
{
};
template <Mood m>
struct returnsHome : seq<any<does<m, "return", "returns", "returned">,
                             does<m, "be returned", "is returned", "was returned">,
                             does<m, "be returned", "are returned", "were returned">>,
                         word<"to">, any<seq<whose, means<Zone::Hand, "hand">>, ownersHand>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::GoesTo);
        made.zone = found.take<Zone>();
        made.who = found.take<Who>(Who { Who::Kind::Anyone });
        made.first = true; // of what was in play: a card that is drawn does not return (cardDoes)
        return made;
    }
};
template <Mood m>
struct goes : seq<any<does<m, "go", "goes", "went">, does<m, "be sent", "is sent", "was sent">>,
                  maybe<means<Flag::Directly, "directly">>,
                  any<seq<means<Flag::First, "from">, place, maybe<sameHand>, word<"to">, toZone>,
                      seq<word<"to">, toZone, maybe<fromPlaces>>>,
                  maybe<byWhom>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::GoesTo);
        if (auto by = found.takeIfAny<Happening>())
            made.by = std::move(by->by);
        made.zone = found.take<Zone>();
        made.from = found.takeAll<Place>();
        for (std::size_t i = 1; i < made.from.size(); ++i)
            made.from[i].whose = made.from[0].whose;
        if (found.has<Who>())
            made.who = found.take<Who>();
        else
            made.who = Who { Who::Kind::Anyone };
        said(made).fromAnywhere = found.says(Flag::Anywhere);
        said(made).fromFirst = found.says(Flag::First);
        if (found.says(Flag::Directly))
            said(made).word = Said<Happening>::Directly;
        return made;
    }
};
struct joinsPile
    : any<means<Flag::Does, "the discard pile">, seq<whose, means<Flag::Does, "discard pile">>>
{
};
struct joinsLandmarks
    : seq<any<word<"your">, whoIs<Who::Kind::Opponent, Said<Who>::Your, "your opponent's">,
              whoIs<Who::Kind::Opponent, Said<Who>::Usual, "an opponent's">>,
          means<Flag::Of, "landmarks", "landmark zone">>
{
};
template <Mood m>
struct joins : seq<does<m, "join", "joins", "joined">,
                   any<seq<expedition, maybe<means<Flag::OrLandmarks, "or landmarks">>>,
                       joinsLandmarks, seq<joinsPile, maybe<fromPlaces>>>>
{
    static Happening build(Found& found)
    {
        if (found.says(Flag::Does)) {
            Happening made = event(Event::GoesTo);
            made.zone = Zone::Discard;
            made.who = found.take<Who>(Who { Who::Kind::Anyone });
            made.from = found.takeAll<Place>();
            for (std::size_t i = 1; i < made.from.size(); ++i)
                made.from[i].whose = made.from[0].whose;
            said(made).fromAnywhere = found.says(Flag::Anywhere);
            said(made).word = Said<Happening>::Joins;
            return made;
        }
        Happening made = event(Event::Joins);
        if (auto in = found.takeIfAny<Expedition>())
            made.expedition = std::move(*in);
        else
            made.who = found.take<Who>(Who {});
        made.orLandmarks = !found.says(Flag::Of) && found.says(Flag::OrLandmarks);
        made.zone = Zone::Landmark;
        return made;
    }
};
template <Mood m>
struct leaves
    : seq<does<m, "leave", "leaves", "left">,
          any<toZone, expedition, means<Flag::Of, "play">, seq<word<"it">, mark<Flag::That>>>,
          maybe<byWhom>>
{
    static Happening build(Found& found)
    {
        Happening made = event(Event::Leaves);
        if (auto by = found.takeIfAny<Happening>())
            made.by = std::move(by->by);
        if (found.says(Flag::That)) {
            made.first = true; // the Expedition that what leaves is said to be in (cardDoes)
            return made;
        }
        if (auto from = found.takeIfAny<Expedition>()) {
            made.expedition = std::move(*from);
            return made;
        }
        made.reserveLeft = true;
        made.zone = found.says(Flag::Of) ? Zone::Play : found.take<Zone>();
        made.who = found.take<Who>(Who { Who::Kind::Anyone });
        return made;
    }
};
template <Mood m>
struct anyMove : any<joins<m>, leaves<m>, returnsHome<m>, goes<m>>
{
};

} // namespace

template <Mood m>
bool movesSomewhere<m>::read(Input& in, Reading& reading)
{
    return text::read<anyMove<m>>(in, reading);
}
template bool movesSomewhere<Mood::Now>::read(Input&, Reading&);
template bool movesSomewhere<Mood::Would>::read(Input&, Reading&);
template bool movesSomewhere<Mood::Past>::read(Input&, Reading&);
template bool movesSomewhere<Mood::Not>::read(Input&, Reading&);

} // namespace triptych::altered::grammar
