#include "altered/text/grammar/GrammarInstructions.h"

// Where cards are put, sent and returned (7.3.21).
namespace triptych::altered::grammar {
namespace {

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

/// The last of the alternatives that say which cards it is about: what stands behind was read into that.
Filter* lastDescribed(Thing& what)
{
    Filter* filter = nullptr;
    std::visit(
        [&](auto& t) {
            if constexpr (requires { t.filter; })
                filter = &t.filter;
        },
        what.node);
    while (filter && filter->orElse)
        filter = &*filter->orElse;
    return filter;
}
/// "put a card from your hand in Reserve": where it goes was read as where it is.
std::optional<Destination> lastPlace(Thing& what)
{
    Filter* filter = lastDescribed(what);
    if (!filter || filter->after.empty())
        return std::nullopt;
    const Trait last = filter->after.back();
    Destination made;
    if (said(last).word != Said<Trait>::Usual)
        return std::nullopt;
    if (last.kind == Trait::Kind::InExpedition) {
        if (last.expedition.also)
            return std::nullopt; // nothing goes to two of them
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
/// "in Reserve with 1 boost": the counters that it comes with were read as what it has, behind where it goes.
std::optional<Grant> lastCounters(Thing& what)
{
    Filter* filter = lastDescribed(what);
    if (!filter || filter->after.size() < 2)
        return std::nullopt;
    const Trait last = filter->after.back();
    const Trait& before = filter->after[filter->after.size() - 2];
    const bool placed
        = before.kind == Trait::Kind::InZone || before.kind == Trait::Kind::InExpedition;
    const bool any = said(last.amount).word == Said<Amount>::Only; // "with a boost"
    if (!placed || last.kind != Trait::Kind::Counters || last.no
        || said(last).word != Said<Trait>::Usual || last.amount.kind != Amount::Kind::Fixed
        || (last.compare != Compare::Exactly && !any))
        return std::nullopt;
    filter->after.pop_back();
    Grant made;
    made.amount = fixed(last.amount.number);
    made.counter = last.counter;
    return made;
}
struct inWhichOrder : any<means<Flag::Random, "in a random order", "in random order">,
                          means<Flag::Pick, "in any order", "in the order of your choice">>
{
};
/// The order is asked of one player, and matters in a deck alone.
bool canOrder(const Move& of)
{
    const bool one = of.who.kind != Who::Kind::EachPlayer && of.who.kind != Who::Kind::EachOpponent;
    return !of.anyOrder
        || (one && of.to == Zone::Deck
            && (of.spot == Move::Spot::Top || of.spot == Move::Spot::Bottom));
}
struct andExhausted : seq<word<", exhausted">, mark<Flag::CommaWord>>
{
};
/// "send target Character and target Permanent to Reserve": the other goes where the one goes
struct andMovedToo
    : seq<word<"and">, pegtl::at<word<"target", "another target", "up to one target">>, thing,
          pegtl::at<any<stop, word<",", "and then", "to", "in", "into">, end>>>
{
};
struct move
    : any<seq<maybeWho, moveWord, destination, thing, maybe<andMovedToo>, maybe<andExhausted>>,
          seq<maybeWho, moveWord, thing, maybe<andMovedToo>, maybe<destination>, maybe<comesWith>,
              maybe<any<asOrb, andExhausted, inWhichOrder>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Move made;
        made.who = whoIn(found);
        said(made).word = found.take<Said<Move>::Word>();
        made.ready = found.says(Flag::Ready);
        made.shuffled = found.says(Flag::Random);
        made.anyOrder = found.says(Flag::Pick);
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
        auto other = found.takeIfAny<Thing>();
        Thing& last = other ? *other : made.what;
        auto to = found.takeIfAny<Destination>();
        auto with = found.takeIfAny<Grant>();
        if (!to && !with)
            with = lastCounters(last);
        if (!to)
            to = lastPlace(last);
        if (!to)
            return std::nullopt;
        made.to = to->to;
        made.whose = to->whose;
        made.spot = to->spot;
        said(made).into = to->into;
        made.expedition = std::move(to->expedition);
        if (!canOrder(made) || (other && (with || made.who.kind != Who::Kind::You)))
            return std::nullopt;
        if (other)
            return both(std::move(made), std::move(*other));
        if (!with)
            return effect(std::move(made));
        // Nothing bears counters in a hand or a deck.
        const bool bears = made.to == Zone::Reserve || made.to == Zone::Expedition
            || made.to == Zone::Landmark || made.to == Zone::Play;
        Thing on = std::holds_alternative<This>(made.what.node)
            ? Thing { This {} }
            : thingOf(isOfMany(made.what) ? Said<It>::Them : Said<It>::It);
        return bears
            ? std::optional(comingWith(effect(std::move(made)), std::move(*with), std::move(on)))
            : std::nullopt;
    }
    static Effect both(Move one, Thing other)
    {
        if (one.whose.kind == Who::Kind::ItsOwner)
            one.whose = Who { Who::Kind::ItsOwner }; // "to their owners' hands"
        Sequence all;
        all.joints = { Sequence::Joint::And };
        all.parts.push_back(effect(one));
        one.what = std::move(other);
        all.parts.push_back(effect(std::move(one)));
        return effect(std::move(all));
    }
    static bool isOfMany(const Thing& what)
    {
        return std::visit(
            [](const auto& t) {
                bool upTo = false;
                if constexpr (requires { t.upTo; })
                    upTo = t.upTo;
                if constexpr (requires { t.count.number; })
                    return upTo || t.count.kind != Amount::Kind::Fixed || t.count.number != 1;
                else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(t)>, It>)
                    return said(t).word != Said<It>::It && said(t).word != Said<It>::ThatCharacter
                        && said(t).word != Said<It>::ThatCard && said(t).word != Said<It>::TheOther;
                else
                    return true; // each of them
            },
            what.node);
    }
};

/// "put one in your hand and the other in your Reserve": the verb is that of the part before.
struct theOthers : pegtl::at<word<"the other", "the others", "the other cards", "the rest">>
{
};
struct moveOn : seq<theOthers, thing, destination, maybe<any<asOrb, andExhausted, inWhichOrder>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Move made;
        made.what = found.take<Thing>();
        made.shuffled = found.says(Flag::Random);
        made.anyOrder = found.says(Flag::Pick);
        made.ready = found.says(Flag::Ready);
        said(made).comma = found.says(Flag::CommaWord);
        made.exhausted = said(made).comma || found.says(Flag::Exhausted);
        Destination to = found.take<Destination>();
        made.to = to.to;
        made.whose = to.whose;
        made.spot = to.spot;
        said(made).into = to.into;
        made.expedition = std::move(to.expedition);
        said(made).unsaid = true;
        return canOrder(made) ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};

/// "remove target Character from the game": it is in no zone any more
struct removeFromGame : seq<maybeWho, any<seq<word<"removes">, thirdPerson>, word<"remove">>, thing,
                            word<"from the game">>
{
    static Effect build(Found& found)
    {
        Move made;
        made.who = whoIn(found);
        made.what = found.take<Thing>();
        made.to = Zone::Gone;
        return effect(std::move(made));
    }
};

} // namespace

bool moving::read(Input& in, Reading& reading)
{
    return text::read<any<move, moveOn, removeFromGame>>(in, reading);
}

} // namespace triptych::altered::grammar
