#include "altered/text/grammar/GrammarInstructions.h"

// What is done to cards (7.3): draw, discard, sacrifice, exhaust, Resupply, Sabotage, reveal. Where they are put is in
// GrammarMoving.cpp.
namespace triptych::altered::grammar {
namespace {

// ---------------------------------------------------------------- Draw, discard, sacrifice

struct cards : word<"cards", "card">
{
};
struct drawCount : any<anArticle, numeral, amountX, thatMany>
{
};
/// "that many cards plus one"
struct cardsMore : seq<any<word<"plus">, means<Flag::No, "minus">>, digits>
{
};
struct draw : seq<maybeWho, verb<"draw", "draws">, drawCount, cards, maybePer, maybe<cardsMore>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = whoIn(found);
        Draw made { who, amountIn(found) };
        const int more = found.says(Flag::No) ? -found.take<int>(0) : found.take<int>(0);
        if (more != 0 && made.count.kind != Amount::Kind::ThatMany)
            return std::nullopt;
        made.count.number += more;
        return effect(std::move(made));
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
        // RULING what was looked at is put in hand: "draw a Spell from among them"
        const auto isOfThese
            = [](const Trait& trait) { return trait.kind == Trait::Kind::FromThese; };
        const Filter* filter = std::visit(
            [](const auto& t) -> const Filter* {
                if constexpr (requires { t.filter; })
                    return &t.filter;
                else
                    return nullptr;
            },
            made.what.node);
        const bool them = std::holds_alternative<It>(made.what.node)
            || std::holds_alternative<OfThem>(made.what.node);
        return them || (filter && std::ranges::any_of(filter->after, isOfThese))
            ? std::optional(effect(std::move(made)))
            : std::nullopt;
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
/// "discard target Landmark and target Character": the same is done to the other
struct andTarget : seq<word<"and">, pegtl::at<word<"target", "another target", "up to one target">>,
                       thing, pegtl::at<any<stop, word<",", "and then">, end>>>
{
};
template <typename Node, Literal base, Literal third>
struct doTo : seq<maybeWho, verb<base, third>, thing, maybe<andTarget>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who who = whoIn(found);
        Thing what = found.take<Thing>();
        ofTheirs(who, what);
        Effect made = effect(Node { who, std::move(what) });
        if (!found.has<Thing>())
            return made;
        Sequence both;
        both.parts.push_back(std::move(made));
        both.parts.push_back(effect(Node { who, found.take<Thing>() }));
        both.joints = { Sequence::Joint::And };
        return who.kind == Who::Kind::You ? std::optional(effect(std::move(both))) : std::nullopt;
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
/// "exchange their boosts", "exchange my boosts with its boosts"
struct exchangeBoosts
    : any<word<"exchange their boosts">,
          means<Flag::OnMe, "exchange my boosts with its boosts",
              "exchange its boosts with my boosts", "exchange its boosts with mine">>
{
    static Effect build(Found& found)
    {
        const bool mine = found.says(Flag::OnMe);
        return effect(
            ExchangeBoosts { thingOf(Said<It>::Them, mine ? It::Kind::WeBoth : It::Kind::It) });
    }
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

struct anyCardInstruction
    : any<naming, draw, drawUntil, drawIt, discard, sacrifice, moving, resupply, sabotage,
          exchangeBoosts, exchangeControl, exchangeExpeditions, exchange, exhaust, ready,
          revealUntil, reveal, lookAt, shuffle, namingAlone>
{
};

} // namespace

bool cardInstruction::read(Input& in, Reading& reading)
{
    return text::read<anyCardInstruction>(in, reading);
}

} // namespace triptych::altered::grammar
