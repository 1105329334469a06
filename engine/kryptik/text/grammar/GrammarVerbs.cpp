#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarInstructions.h"
#include "kryptik/text/grammar/GrammarRow.h"
#include "kryptik/text/printing/Spoken.h"

// The verbs of the glossary that are always told to you.
namespace triptych::kryptik::grammar {
namespace {

template <typename Leaf>
Effect effect(Leaf leaf)
{
    return { std::move(leaf) };
}
/// The same done to each of them, one after the other: "destroy target citizen and target spell".
template <typename Made>
Effect toEach(Found& found, Made&& made)
{
    std::vector<Effect> parts;
    for (Thing& what : found.take<Things>().all)
        parts.push_back(effect(made(std::move(what))));
    const std::size_t joints = parts.size() - 1;
    return joined(std::move(parts), std::vector<Sequence::Joint>(joints, Sequence::Joint::And));
}

// ---------------------------------------------------------------- Destroying

struct destroyYear : seq<word<"destroy", "destroys">, someYearCards<yearOwner>,
                         maybe<means<Flag::AtRandom, "at random">>, maybe<stop, barredWords>>
{
    static Effect build(Found& found)
    {
        DestroyYear made { found.take<Who>(), amountIn(found), found.says(Flag::AtRandom) };
        made.silenced = found.says(Flag::YearCard) || found.says(Flag::Object);
        made.uncast = found.says(Flag::Returns);
        return effect(std::move(made));
    }
};
struct destroyPlayer : seq<word<"destroy", "destroys">, player>
{
    static Effect build(Found& found) { return effect(WinLose { found.take<Who>(), false }); }
};
struct destroy : seq<word<"destroy", "destroys">, severalThings>
{
    static Effect build(Found& found)
    {
        return toEach(found, [](Thing what) { return Destroy { std::move(what) }; });
    }
};
struct abolish : seq<word<"abolish", "abolishes">, severalThings>
{
    static Effect build(Found& found)
    {
        return toEach(found, [](Thing what) { return Abolish { std::move(what) }; });
    }
};
struct abolishedInstead
    : means<Flag::Abolishes, "and abolish it instead of putting it into its owner's limbo pile",
          "and abolish it instead of putting it into a limbo pile",
          ". if it is countered this way, abolish it instead of putting it into a limbo pile",
          ". if that spell is countered this way, abolish it instead of putting it into a limbo "
          "pile",
          ". if it is countered this way, abolish it instead of putting it into its owner's limbo "
          "pile",
          ". if that spell is countered this way, abolish it instead of putting it into its "
          "owner's limbo pile",
          ". if that spell is countered this way, abolish it instead",
          ". if it is countered this way, abolish it instead",
          ". if that spell would be put into a limbo pile this way, abolish it instead",
          ". if it would be put into a limbo pile this way, abolish it instead",
          ". if that spell would be put into its owner's limbo pile this way, abolish it instead",
          ". if it would be put into its owner's limbo pile this way, abolish it instead">
{
};
/// What triggered this: "whenever an opponent casts a spell, counter that spell"
struct onThePile : word<"that spell or activation", "that spell or ability", "that spell",
                       "that activation", "that ability">
{
    static Thing build() { return It { It::Word::It }; }
};
struct counter : seq<word<"counter">, any<onThePile, thing>, maybe<abolishedInstead>>
{
    // Only what is being cast or activated can be countered (glossary).
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        Target* target = std::get_if<Target>(&what);
        // "Counter target citizen": what can be countered of citizens is being cast
        if (target && target->spec.kind == TargetSpec::Kind::Cards && target->spec.place == Place {}
            && target->spec.filter.noun != Filter::Noun::Spell
            && !asksOnTheIsland(target->spec.filter) && target->spec.filter.traits.empty()
            && target->spec.filter.controller == Side::Any && !target->spec.filter.with
            && !target->spec.filter.without && !target->spec.filter.other
            && target->spec.filter.extreme == Filter::Extreme::None
            && (!target->spec.filter.bound
                || target->spec.filter.bound->stat == Bound::Stat::SoulCost))
            target->spec.kind = TargetSpec::Kind::Cast;
        const bool onPile = target
            && (target->spec.kind == TargetSpec::Kind::Spell
                || target->spec.kind == TargetSpec::Kind::Cast
                || target->spec.kind == TargetSpec::Kind::Activation
                || target->spec.kind == TargetSpec::Kind::SpellOrActivation);
        const bool abolishes = found.says(Flag::Abolishes);
        return onPile || std::holds_alternative<It>(what)
            ? std::optional(effect(Counter { std::move(what), abolishes }))
            : std::nullopt;
    }
};

/// "return target spell to its owner's hand": off the effect pile
struct takeBack : seq<word<"return", "put">, target,
                      word<"to its owner's hand", "into its owner's hand", "to its caster's hand",
                          "to their owners' hands">>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const TargetSpec& spec = std::get<Target>(what).spec;
        if (spec.kind != TargetSpec::Kind::Spell && spec.kind != TargetSpec::Kind::Cast)
            return std::nullopt;
        Counter made { std::move(what) };
        made.returns = true;
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- Engaging

struct engage : seq<word<"engage", "engages">, severalThings>
{
    static Effect build(Found& found)
    {
        return toEach(found, [](Thing what) { return Engage { std::move(what) }; });
    }
};
struct disengage : seq<word<"disengage", "disengages">, severalThings>
{
    static Effect build(Found& found)
    {
        return toEach(found, [](Thing what) { return Disengage { std::move(what) }; });
    }
};
struct makeWeary : seq<word<"make">, thing, word<"weary">>
{
    static Effect build(Found& found) { return effect(MakeWeary { found.take<Thing>() }); }
};

// ---------------------------------------------------------------- Moving

struct attach : seq<word<"attach", "attaches">, thing, word<"to">, thing>
{
    static Effect build(Found& found)
    {
        Thing what = found.take<Thing>();
        return effect(Attach { std::move(what), found.take<Thing>() });
    }
};
struct detach : seq<word<"detach", "detaches">, maybe<upTo>, someCards<word<"from">, thing>>
{
    static Effect build(Found& found)
    {
        Thing from = found.take<Thing>();
        const bool upTo = found.says(Flag::UpTo);
        return effect(Detach { amountIn(found), std::move(from), upTo });
    }
};
/// Glossary Detach: without "from", it is from citizens you control.
struct detachAnywhere : seq<word<"detach", "detaches">, someCards<>>
{
    static Effect build(Found& found)
    {
        Filter citizens;
        citizens.controller = Side::You;
        return effect(
            Detach { amountIn(found), Each { std::move(citizens), {}, Each::Word::Plural } });
    }
};
struct moveWord
    : any<means<Move::Word::Return, "return", "returns">, means<Move::Word::Put, "put", "puts">,
          means<Move::Word::Place, "place", "places">, means<Move::Word::Move, "move", "moves">>
{
};
/// "return it from the island to its owner's hand": where it is anyhow
struct fromWhereItIs
    : seq<word<"from">,
          any<means<Zone::Island, "the island">,
              means<Zone::Limbo, "its owner's limbo pile", "their owner's limbo pile",
                  "their owners' limbo piles", "a limbo pile", "the limbo pile">>>
{
    static FromZone build(Found& found) { return { found.take<Zone>(), Side::Any }; }
};
struct move : seq<moveWord, severalThings, maybe<fromWhereItIs>, destination, maybe<perEach>>
{
    static std::optional<Effect> build(Found& found)
    {
        Things what = found.take<Things>();
        if (auto per = found.takeIfAny<
                       PerEach>()) // "put the top card of your deck into your hand for each ..."
            if (what.all.size() != 1 || !countForEach(what.all.front(), std::move(per->amount)))
                return std::nullopt;
        const Destination to = found.take<Destination>();
        Move made;
        made.word = found.take<Move::Word>();
        made.to = to.zone;
        made.spot = to.spot;
        made.ownersZone = to.ownersZone;
        made.underYourControl = to.underYourControl;
        made.engaged = to.engaged;
        if (const auto from = found.takeIfAny<FromZone>())
            made.from = from->zone;
        if (!to.ownersZone) // what is on the island goes to its owner's
            sharePlace(what.all);
        std::vector<Effect> parts;
        for (Thing& each : what.all) {
            made.what = std::move(each);
            parts.push_back(effect(Move(made)));
        }
        const std::size_t joints = parts.size() - 1;
        return joined(std::move(parts), std::vector<Sequence::Joint>(joints, Sequence::Joint::And));
    }
};

/// What is put "into" a deck is shuffled into it, so this is a move.
struct shuffleInto : word<"shuffle your limbo pile into your deck">
{
    static Effect build()
    {
        Filter cards;
        cards.noun = Filter::Noun::Card;
        Move made;
        made.what = Each { std::move(cards), Place { Zone::Limbo, Side::You }, Each::Word::All };
        made.to = Zone::Deck;
        return effect(std::move(made));
    }
};

/// "shuffle target card in your limbo pile into its owner's deck": likewise
struct shuffleThings
    : seq<word<"shuffle", "shuffles">,
          pegtl::not_at<word<"your hand", "your limbo pile", "their hand", "their limbo pile">>,
          manyThings, word<"into">, ownersOwn, word<"decks", "deck">>
{
    static std::optional<Effect> build(Found& found)
    {
        Move made;
        made.what = found.take<Thing>();
        made.to = Zone::Deck;
        made.ownersZone = found.says(Flag::OwnersZone);
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- The rest

/// "choose a citizen you control", "choose target opponent": what is spoken of from now on.
struct namePlayer : seq<word<"choose">, another>
{
    static Effect build(Found& found) { return effect(NamePlayer { found.take<Who>() }); }
};
struct nameThing : seq<word<"choose", "chooses">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const bool chosen
            = std::holds_alternative<Some>(what) || std::holds_alternative<Target>(what);
        return chosen ? std::optional(effect(Name { std::move(what) })) : std::nullopt;
    }
};
/// "remove target attacking citizen from combat"
struct leaveCombat : seq<word<"remove">, thing, word<"from combat", "from the combat">>
{
    static Effect build(Found& found) { return effect(LeaveCombat { found.take<Thing>() }); }
};
/// What follows is not said of the second one: "... of two target citizens and this gains Eager".
struct endOfExchange : pegtl::at<word<".", ",", ";", "and", "or", "if", "unless", "at">>
{
};
/// "exchange control of two target citizens", "... of target citizen and another target citizen"
struct exchange : seq<word<"exchange control of", "exchange the control of", "swap control of">,
                      thing, maybe<seq<word<"and", "with">, thing, endOfExchange>>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Thing> things = found.takeAll<Thing>();
        if (things.size() == 2)
            return effect(Exchange { std::move(things[0]), std::move(things[1]) });
        const auto* two = std::get_if<Target>(&things.front());
        if (!two || two->spec.count != 2 || two->spec.upTo)
            return std::nullopt;
        return effect(Exchange { things.front(), It { It::Word::Them } });
    }
};
/// 6.3 "You may exchange them", of two 11 year cards that were looked at
struct exchangeThem
    : seq<word<"exchange", "swap", "switch", "trade">,
          any<means<It { It::Word::Them }, "their positions", "their places", "them">,
              means<It { It::Word::Those }, "the positions of those cards", "those cards",
                  "those two cards">>,
          endOfExchange>
{
    static Effect build(Found& found)
    {
        return effect(Exchange { found.take<It>(), It { It::Word::Them } });
    }
};
/// 6.3 "exchange a card from your hand with an 11 year card you control", "swap two 11 year cards you control"
struct exchangePlaces : seq<word<"exchange", "swap", "switch", "trade">,
                            maybe<word<"the positions of", "the places of">>, thing,
                            maybe<seq<word<"with", "for", "and">, thing, endOfExchange>>,
                            maybe<word<"without looking at them", "unseen">>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Thing> things = found.takeAll<Thing>();
        const auto countOf = [](const Thing& what) {
            const auto* some = std::get_if<Some>(&what);
            const auto* top = std::get_if<TopOfDeck>(&what);
            return some && !some->upTo && !some->random && some->place.whose == Side::You
                ? std::optional(some->count)
                : top && top->whose == Side::You ? std::optional(top->count)
                                                 : std::nullopt;
        };
        const auto zone = [](const Thing& what) {
            const auto* some = std::get_if<Some>(&what);
            return some ? some->place.zone : Zone::Deck;
        };
        const auto isExchanged = [&](const Thing& what) { // each in a zone of yours
            const Zone in = zone(what);
            const bool fits = in == Zone::Hand || in == Zone::ElevenYearRow || in == Zone::SoulRow
                || in == Zone::Limbo || std::holds_alternative<TopOfDeck>(what);
            const auto count = countOf(what);
            return fits && count && count->kind == Amount::Kind::Fixed && count->number > 0;
        };
        if (things.size() == 1)
            return isExchanged(things.front()) && countOf(things.front()) == fixed(2)
                    && zone(things.front()) == Zone::ElevenYearRow
                ? std::optional(effect(Exchange { things.front(), It { It::Word::Them } }))
                : std::nullopt;
        if (std::holds_alternative<TopOfDeck>(things[0]))
            std::swap(things[0], things[1]);
        return std::holds_alternative<Some>(things[0]) && isExchanged(things[0])
                && isExchanged(things[1]) && countOf(things[0]) == countOf(things[1])
                && zone(things[0]) != zone(things[1])
            ? std::optional(effect(Exchange { std::move(things[0]), std::move(things[1]) }))
            : std::nullopt;
    }
};
struct anyCommand : seq<maybe<word<"you">>,
                        any<harming, destroyYear, destroyPlayer, destroy, abolish, counter,
                            takeBack, engage, disengage, makeWeary, attach, detach, detachAnywhere,
                            move, shuffleInto, shuffleThings, castingDeed, looking, namePlayer,
                            nameThing, leaveCombat, exchange, exchangeThem, exchangePlaces>>
{
};
/// What somebody else may be told to do with what they have or choose.
struct anyTheirs : any<destroy, abolish, engage, disengage, attach, move, theirLooking, nameThing>
{
};

} // namespace

bool command::read(Input& in, Reading& reading)
{
    return text::read<any<changing, anyCommand, exceptional, fighting, replacement>>(in, reading);
}
bool theirCommand::read(Input& in, Reading& reading)
{
    return text::read<anyTheirs>(in, reading);
}

} // namespace triptych::kryptik::grammar
