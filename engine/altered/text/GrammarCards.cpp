#include "altered/text/GrammarInstructions.h"

// What is done to cards (7.3): draw, discard, sacrifice, put, exhaust, Resupply, Sabotage, reveal.
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- Draw, discard, sacrifice

struct cards : word<"cards", "card">
{
};
struct drawCount : any<anArticle, numeral, amountX, thatMany>
{
};
struct draw : seq<maybeWho, verb<"draw", "draws">, drawCount, cards, maybePer>
{
    static Effect build(Found& found)
    {
        const Who who = whoIn(found);
        return effect(Draw { who, amountIn(found) });
    }
};
/// "draw cards until you have four cards in hand"
struct drawUntil
    : seq<maybeWho, verb<"draw", "draws">, word<"cards until">,
          any<seq<word<"you have">, mark<Flag::Me>>, word<"they have", "that player has">>,
          any<seq<numeral, word<"cards in hand", "cards in your hand", "cards in their hand">>,
              seq<word<"as many cards in hand as">, someoneElse, mark<Flag::Their>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Draw made;
        if (found.says(Flag::Their)) {
            std::vector<Who> all = found.takeAll<Who>();
            Quantity held;
            Trait in;
            in.kind = Trait::Kind::InZone;
            in.places = { { Zone::Hand, all.back() } };
            held.filter.nouns.push_back({});
            held.filter.after.push_back(std::move(in));
            made.count = amountOf(std::move(held));
            if (all.size() > 1)
                made.who = all.front();
        } else {
            made.who = whoIn(found);
            made.count = found.take<Amount>();
        }
        made.until = true;
        const bool you = found.says(Flag::Me);
        return you == (made.who.kind == Who::Kind::You) ? std::optional(effect(std::move(made)))
                                                        : std::nullopt;
    }
};
struct drawIt : seq<maybeWho, verb<"draw", "draws">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Move made;
        made.who = whoIn(found);
        made.what = found.take<Thing>();
        made.to = Zone::Hand;
        said(made).word = Said<Move>::Word::Draw;
        if (!std::holds_alternative<It>(made.what.node))
            return std::nullopt;
        return effect(std::move(made));
    }
};
/// "Each opponent with three or more cards in Reserve discards one of them": of those that were counted
void ofTheirs(const Who& who, Thing& what)
{
    const OfThem* them = std::get_if<OfThem>(&what.node);
    if (!who.with || !them || !them->filter.nouns.empty() || !them->filter.after.empty())
        return;
    Some some;
    some.filter = who.with->quantity->filter;
    some.count = them->count;
    some.upTo = them->upTo;
    said(some).ofThose = true;
    bool said = false;
    for (Trait& trait : some.filter.after)
        for (Place& place : trait.places) {
            said = true;
            if (place.whose.kind == Who::Kind::Anyone)
                place.whose = saying(Who { Who::Kind::ThatPlayer }, { Said<Who>::They });
        }
    if (!said) {
        Trait theirs;
        theirs.kind = Trait::Kind::Controlled;
        theirs.who = Who { Who::Kind::ThatPlayer };
        some.filter.after.push_back(std::move(theirs));
    }
    what.node = std::move(some);
}
template <typename Node, Literal base, Literal third>
struct doTo : seq<maybeWho, verb<base, third>, thing>
{
    static Effect build(Found& found)
    {
        const Who who = whoIn(found);
        Thing what = found.take<Thing>();
        ofTheirs(who, what);
        return effect(Node { who, std::move(what) });
    }
};
struct discard : doTo<Discard, "discard", "discards">
{
};
struct sacrifice : doTo<Sacrifice, "sacrifice", "sacrifices">
{
};
struct exhaust : doTo<Exhaust, "exhaust", "exhausts">
{
};
struct ready : doTo<Ready, "ready", "readies">
{
};
struct reveal : doTo<Reveal, "reveal", "reveals">
{
};
struct lookAt : doTo<LookAt, "look at", "looks at">
{
};

// ---------------------------------------------------------------- Moving (7.3.21)

struct moveWord : any<seq<means<Said<Move>::Word::Put, "puts">, thirdPerson>,
                      means<Said<Move>::Word::Put, "put">,
                      seq<means<Said<Move>::Word::Send, "sends">, thirdPerson>,
                      means<Said<Move>::Word::Send, "send">,
                      seq<means<Said<Move>::Word::Return, "returns">, thirdPerson>,
                      means<Said<Move>::Word::Return, "return">>
{
};
struct preposition : any<means<Said<Move>::Into::Into, "into">, means<Said<Move>::Into::In, "in">,
                         means<Said<Move>::Into::To, "to">, means<Said<Move>::Into::On, "on">>
{
};
struct zoneName
    : any<means<Zone::Hand, "hands", "hand">, means<Zone::Reserve, "reserves", "reserve">,
          means<Zone::Discard, "discard piles", "discard pile">,
          means<Zone::Mana, "mana zones", "mana zone">,
          means<Zone::Landmark, "landmark zone", "landmarks">>
{
};
template <Move::Spot spot>
struct spotIs : pegtl::success
{
    static Move::Spot build() { return spot; }
};
using topSpot = spotIs<Move::Spot::Top>;
using bottomSpot = spotIs<Move::Spot::Bottom>;
using xthSpot = spotIs<Move::Spot::Xth>;
struct spotWord : any<seq<means<Said<Move>::Into::On, "on top of", "on the top of">, topSpot>,
                      seq<means<Said<Move>::Into::To, "to the top of">, topSpot>,
                      seq<means<Said<Move>::Into::On, "on the bottom of">, bottomSpot>,
                      seq<means<Said<Move>::Into::To, "to the bottom of">, bottomSpot>,
                      seq<means<Said<Move>::Into::To, "to the xth position of">, xthSpot>>
{
};
struct asOrb : any<means<Flag::Ready, "as a ready mana orb", "as ready mana orbs",
                       ", as a ready mana orb", ", as ready mana orbs">,
                   means<Flag::Exhausted, "as an exhausted mana orb", "as exhausted mana orbs",
                       ", as an exhausted mana orb", ", as exhausted mana orbs">>
{
};
struct destinationPlace
    : any<seq<spotWord, whose, word<"deck", "decks">>, seq<preposition, whose, zoneName>,
          seq<preposition, means<Zone::Reserve, "reserve">>, seq<preposition, expedition>>
{
};
struct destination : destinationPlace
{
    static Destination build(Found& found)
    {
        Destination made;
        made.into = found.take<Said<Move>::Into>();
        made.spot = found.take<Move::Spot>(Move::Spot::None);
        if (auto into = found.takeIfAny<Expedition>()) {
            made.to = Zone::Expedition;
            made.expedition = std::move(*into);
            return made;
        }
        made.whose = found.take<Who>(Who { Who::Kind::Anyone });
        made.to = found.take<Zone>(Zone::Deck);
        return made;
    }
};

/// "put a card from your hand in Reserve": where it goes was read as where it is.
std::optional<Destination> lastPlace(Thing& what)
{
    Filter* filter = nullptr;
    std::visit(
        [&](auto& t) {
            if constexpr (requires { t.filter; })
                filter = &t.filter;
        },
        what.node);
    if (!filter || filter->after.empty())
        return std::nullopt;
    const Trait last = filter->after.back();
    Destination made;
    if (said(last).word != Said<Trait>::Usual)
        return std::nullopt;
    if (last.kind == Trait::Kind::InExpedition) {
        made.to = Zone::Expedition;
        made.expedition = last.expedition;
    } else if (last.kind == Trait::Kind::InZone && last.places.size() == 1
        && last.places[0].zone != Zone::Play
        && said(last.places[0]).article == Said<Place>::Article::None) {
        made.to = last.places[0].zone;
        made.whose = last.places[0].whose;
    } else {
        return std::nullopt;
    }
    filter->after.pop_back();
    return made;
}
struct inAnyOrder : means<Flag::Random, "in a random order", "in random order">
{
};
struct andExhausted : seq<word<", exhausted">, mark<Flag::CommaWord>>
{
};
struct move : any<seq<maybeWho, moveWord, destination, thing, maybe<andExhausted>>,
                  seq<maybeWho, moveWord, thing, maybe<destination>,
                      maybe<any<asOrb, andExhausted, inAnyOrder>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Move made;
        made.who = whoIn(found);
        said(made).word = found.take<Said<Move>::Word>();
        made.ready = found.says(Flag::Ready);
        made.shuffled = found.says(Flag::Random);
        said(made).comma = found.says(Flag::CommaWord);
        made.exhausted = said(made).comma || found.says(Flag::Exhausted);
        said(made).order = Said<Move>::Order::After;
        for (const Value& value : found.values()) {
            if (std::holds_alternative<Thing>(value))
                break;
            if (std::holds_alternative<Destination>(value))
                said(made).order = Said<Move>::Order::Before;
        }
        made.what = found.take<Thing>();
        auto to = found.takeIfAny<Destination>();
        if (!to)
            to = lastPlace(made.what);
        if (!to)
            return std::nullopt;
        made.to = to->to;
        made.whose = to->whose;
        made.spot = to->spot;
        said(made).into = to->into;
        made.expedition = std::move(to->expedition);
        return effect(std::move(made));
    }
};

/// "put one in your hand and the other in your Reserve": the verb is that of the part before.
struct theOthers : pegtl::at<word<"the other", "the others", "the other cards", "the rest">>
{
};
struct moveOn : seq<theOthers, thing, destination, maybe<any<asOrb, inAnyOrder>>>
{
    static Effect build(Found& found)
    {
        Move made;
        made.what = found.take<Thing>();
        made.shuffled = found.says(Flag::Random);
        made.ready = found.says(Flag::Ready);
        made.exhausted = found.says(Flag::Exhausted);
        Destination to = found.take<Destination>();
        made.to = to.to;
        made.whose = to.whose;
        made.spot = to.spot;
        said(made).into = to.into;
        made.expedition = std::move(to.expedition);
        said(made).unsaid = true;
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- Resupply, Sabotage (7.3.22, 7.3.24)

struct resupplyWord
    : any<seq<means<Flag::Does, "does">, word<"[resupply]", "resupply">>,
          means<Flag::Third, "[resupplies]", "resupplies">, word<"[resupply]", "resupply">,
          seq<means<Flag::Exhausted, "[exhausted resupplies]", "exhausted resupplies">,
              thirdPerson>,
          means<Flag::Exhausted, "[exhausted resupply]", "exhausted resupply">>
{
};
struct twice : word<"twice">
{
    static int build() { return 2; }
};
struct thatManyTimes : seq<thatManyWord, word<"times">>
{
};
struct times : any<twice, seq<word<"once">, perEach>, thatManyTimes,
                   seq<amountX, word<"times">, whereX>, seq<digits, word<"times">>>
{
};
struct resupply : seq<maybeWho, resupplyWord, maybe<any<means<Flag::Again, "again">, times>>>
{
    static Effect build(Found& found)
    {
        Resupply made;
        made.who = whoIn(found);
        made.exhausted = found.says(Flag::Exhausted);
        if (auto where = found.takeIfAny<WhereX>()) {
            made.times = found.take<Amount>();
            return effect(Where { std::move(where->amount), effect(std::move(made)) });
        }
        made.times = found.has<Amount>() ? found.take<Amount>() : fixed(found.take<int>(1));
        if (auto each = found.takeIfAny<PerEach>())
            made.times = std::move(each->amount);
        if (found.says(Flag::Does))
            said(made).word = Said<Resupply>::Does;
        else if (found.says(Flag::Again))
            said(made).word = Said<Resupply>::Again;
        return effect(std::move(made));
    }
};
struct sabotage
    : seq<maybeWho,
          any<means<Flag::Third, "[sabotages]", "sabotages">, word<"[sabotage]", "sabotage">>,
          maybe<thing>>
{
    static Effect build(Found& found)
    {
        Sabotage made;
        made.who = whoIn(found);
        if (auto what = found.takeIfAny<Thing>())
            made.what = std::move(*what);
        return effect(std::move(made));
    }
};
struct exchangeBoosts : seq<word<"exchange their boosts">>
{
    static Effect build() { return effect(ExchangeBoosts { thingOf(Said<It>::Them) }); }
};
struct exchange : seq<word<"exchange">, thing, word<"with">, thing>
{
    static Effect build(Found& found)
    {
        Exchange made;
        made.what = found.take<Thing>();
        made.with = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "exchange control of target Character you control and target Character facing it"
struct exchangeControl
    : any<seq<word<"exchange control of", "swap control of">, thing, word<"and", "with">, thing>,
          seq<word<"exchange control of", "swap control of">, thing>>
{
    static std::optional<Effect> build(Found& found)
    {
        Exchange made;
        made.how = Exchange::How::Control;
        made.what = found.take<Thing>();
        made.pair = !found.has<Thing>();
        if (!made.pair)
            made.with = found.take<Thing>();
        return made.pair && !isTwo(made.what) ? std::nullopt
                                              : std::optional(effect(std::move(made)));
    }
    static bool isTwo(const Thing& of)
    {
        if (const auto* target = std::get_if<Target>(&of.node))
            return target->count.kind == Amount::Kind::Fixed && target->count.number == 2
                && !target->upTo;
        const auto* it = std::get_if<It>(&of.node);
        return it && it->kind == It::Kind::It && said(*it).word == Said<It>::Them;
    }
};
/// "exchange the Expeditions of two target Characters you control": each goes where the other is
struct exchangeExpeditions
    : seq<word<"exchange the expeditions of", "exchange the positions of", "exchange the places of",
              "swap the expeditions of", "swap the positions of">,
          thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Exchange made;
        made.how = Exchange::How::Expeditions;
        made.pair = true;
        made.what = found.take<Thing>();
        return exchangeControl::isTwo(made.what) ? std::optional(effect(std::move(made)))
                                                 : std::nullopt;
    }
};
/// "reveal cards from the top of your deck until you reveal a Spell"
struct revealUntil : seq<maybeWho, verb<"reveal", "reveals">,
                         word<"cards from the top of your deck until you reveal",
                             "the top cards of your deck until you reveal",
                             "cards from the top of their deck until they reveal">,
                         word<"a", "an">, filter>
{
    static Effect build(Found& found)
    {
        RevealUntil made;
        made.who = whoIn(found);
        made.filter = found.take<Filter>();
        return effect(std::move(made));
    }
};
struct shuffle : seq<maybeWho, verb<"shuffle", "shuffles">, whose, word<"deck">>
{
    static Effect build(Found& found)
    {
        Shuffle made;
        made.who = found.take<Who>();
        made.whose = found.take<Who>(made.who);
        if (made.whose.kind == Who::Kind::ThatPlayer && made.who.kind != Who::Kind::You)
            made.whose = made.who; // "its owner shuffles their deck": their own
        return effect(std::move(made));
    }
};

struct anyCardDeed
    : any<naming, draw, drawUntil, drawIt, discard, sacrifice, move, moveOn, resupply, sabotage,
          exchangeBoosts, exchangeControl, exchangeExpeditions, exchange, exhaust, ready,
          revealUntil, reveal, lookAt, shuffle, namingAlone>
{
};

} // namespace

bool cardDeed::read(Input& in, Reading& reading)
{
    return text::read<anyCardDeed>(in, reading);
}

} // namespace triptych::altered::grammar
