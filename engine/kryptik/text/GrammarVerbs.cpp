#include "kryptik/text/GrammarInstructions.h"

// The verbs of the glossary that are always told to you.
namespace triptych::kryptik::grammar {
namespace {

template <typename Leaf>
Effect effect(Leaf leaf)
{
    return { std::move(leaf) };
}

// ---------------------------------------------------------------- Destroying

/// "of target opponent", "you control", "an opponent controls"
struct yearOwner : any<seq<word<"of">, player>, whoIs<Who::Kind::You, "you control">,
                       seq<another, word<"controls">>, seq<severalPlayers, word<"control">>>
{
};
struct destroyYear : seq<word<"destroy">, someYearCards<yearOwner>>
{
    static Effect build(Found& found)
    {
        const Who whose = found.take<Who>();
        return effect(DestroyYear { whose, amountIn(found) });
    }
};
struct destroyPlayer : seq<word<"destroy">, player>
{
    static Effect build(Found& found) { return effect(WinLose { found.take<Who>(), false }); }
};
struct destroy : seq<word<"destroy">, thing>
{
    static Effect build(Found& found) { return effect(Destroy { found.take<Thing>() }); }
};
struct abolish : seq<word<"abolish">, thing>
{
    static Effect build(Found& found) { return effect(Abolish { found.take<Thing>() }); }
};
struct counter : seq<word<"counter">, thing>
{
    // Only what is being cast or activated can be countered (glossary).
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const Target* target = std::get_if<Target>(&what);
        const bool onPile = target
            && (target->spec.kind == TargetSpec::Kind::Spell
                || target->spec.kind == TargetSpec::Kind::Activation
                || target->spec.kind == TargetSpec::Kind::SpellOrActivation);
        return onPile || std::holds_alternative<It>(what)
            ? std::optional(effect(Counter { std::move(what) }))
            : std::nullopt;
    }
};

// ---------------------------------------------------------------- Damage

struct orPlayer : seq<target, word<"or player">>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        TargetSpec& spec = std::get<Target>(what).spec;
        if (spec.kind != TargetSpec::Kind::Cards || spec.place != Place {})
            return std::nullopt;
        spec.kind = TargetSpec::Kind::CardOrPlayer;
        return what;
    }
};
struct sufferer : seq<word<"to">, maybe<word<"each of">>, any<player, orPlayer, thing>>
{
};
struct deals : any<word<"deal">,
                   means<Flag::ByThis, "this deals", "this citizen deals", "this card deals",
                       "this spell deals">>
{
};
struct damageWord : word<"damage">
{
};
struct damage : seq<deals,
                    any<seq<fixedNumber, damageWord,
                            any<seq<perEach, sufferer>, seq<sufferer, maybe<perEach>>>>,
                        seq<any<amountX, thatMany>, damageWord, sufferer>,
                        seq<damageWord,
                            any<seq<word<"equal to">, equalAmount, sufferer>,
                                seq<sufferer, word<"equal to">, equalAmount>>>>>
{
    static Effect build(Found& found)
    {
        Damage made;
        made.amount = amountIn(found);
        const bool statistic = made.amount.kind == Amount::Kind::AttackOf
            || made.amount.kind == Amount::Kind::DefenseOf;
        if (statistic && found.says(Flag::ByThis))
            made.amount.ofThis = true; // "This deals damage equal to its attack"
        if (auto who = found.takeIfAny<Who>())
            made.to = *who;
        else
            made.to = found.take<Thing>();
        return effect(std::move(made));
    }
};

// ---------------------------------------------------------------- Engaging

struct engage : seq<word<"engage">, thing>
{
    static Effect build(Found& found) { return effect(Engage { found.take<Thing>() }); }
};
struct disengage : seq<word<"disengage">, thing>
{
    static Effect build(Found& found) { return effect(Disengage { found.take<Thing>() }); }
};
struct makeWeary : seq<word<"make">, thing, word<"weary">>
{
    static Effect build(Found& found) { return effect(MakeWeary { found.take<Thing>() }); }
};

// ---------------------------------------------------------------- Moving

struct attach : seq<word<"attach">, thing, word<"to">, thing>
{
    static Effect build(Found& found)
    {
        Thing what = found.take<Thing>();
        return effect(Attach { std::move(what), found.take<Thing>() });
    }
};
struct detach : seq<word<"detach">, someCards<word<"from">, thing>>
{
    static Effect build(Found& found)
    {
        Thing from = found.take<Thing>();
        return effect(Detach { amountIn(found), std::move(from) });
    }
};
/// Glossary Detach: without "from", it is from citizens you control.
struct detachAnywhere : seq<word<"detach">, someCards<>>
{
    static Effect build(Found& found)
    {
        Filter citizens;
        citizens.controller = Side::You;
        return effect(
            Detach { amountIn(found), Each { std::move(citizens), {}, Each::Word::Plural } });
    }
};
struct moveWord : any<means<Move::Word::Return, "return">, means<Move::Word::Put, "put">,
                      means<Move::Word::Place, "place">, means<Move::Word::Move, "move">>
{
};
struct move : seq<moveWord, thing, destination>
{
    static Effect build(Found& found)
    {
        const Destination to = found.take<Destination>();
        Move made;
        made.what = found.take<Thing>();
        made.word = found.take<Move::Word>();
        made.to = to.zone;
        made.spot = to.spot;
        made.ownersZone = to.ownersZone;
        made.underYourControl = to.underYourControl;
        made.engaged = to.engaged;
        return effect(std::move(made));
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

struct themAgain : word<"it", "them", "that card", "those cards", "that citizen">
{
};
struct between : word<"and", ", then", ", and", ",">
{
};
struct reveals : seq<between, means<Flag::Reveal, "reveal">, themAgain>
{
};
struct search : seq<word<"search your deck for">, chosenCount, described, maybe<reveals>, between,
                    word<"put", "place", "move">, themAgain, destination>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        const Destination to = found.take<Destination>();
        const Chosen chosen = chosenIn(found);
        if (counted.place != Place {} || to.engaged || to.underYourControl)
            return std::nullopt;
        return effect(Search { std::move(counted.filter), chosen.count, chosen.upTo,
            found.says(Flag::Reveal), to.zone, to.spot });
    }
};

// ---------------------------------------------------------------- Looking (6.2, 6.3)

struct yearRow : word<"11 year row">
{
};
struct inRow : seq<word<"in", "of", "from">, playersOwn, yearRow>
{
};
struct lookAtRow : seq<word<"look at">,
                       any<someCards<inRow>, someYearCards<yearOwner>, seq<playersOwn, yearRow>>>
{
    static Effect build(Found& found)
    {
        const Who whose = found.take<Who>();
        const bool whole = !found.has<Amount>();
        return effect(LookAtRow {
            whole ? Amount { Amount::Kind::All, 0, {}, false } : amountIn(found), whose });
    }
};
struct ofDeck : seq<word<"of", "in">, playersOwn, word<"deck">>
{
};
struct topCard : seq<word<"card">, ofDeck>
{
    static Effect build(Found& found) { return effect(LookAtDeck { fixed(1), found.take<Who>() }); }
};
struct topCards : any<someCards<ofDeck>, seq<playersOwn, word<"deck">>>
{
    static Effect build(Found& found)
    {
        const Who whose = found.take<Who>();
        const bool whole = !found.has<Amount>();
        return effect(LookAtDeck {
            whole ? Amount { Amount::Kind::All, 0, {}, false } : amountIn(found), whose });
    }
};
struct lookAtDeck : seq<word<"look at">, maybe<word<"the top">>, any<topCards, topCard>>
{
};
struct rearrange
    : seq<word<"rearrange">, maybe<word<"the cards in", "all cards in">>, playersOwn, yearRow>
{
    static Effect build(Found& found) { return effect(RearrangeRow { found.take<Who>() }); }
};

// ---------------------------------------------------------------- The rest

struct addEnergy : seq<word<"add">, stones, maybe<word<"soul energy", "to your soul pile">>>
{
    static Effect build(Found& found) { return effect(AddEnergy { found.take<Stones>() }); }
};
struct chooseNumber : seq<word<"choose a number">, word<"up to", "from 0 to">, bareAmount>
{
    static Effect build(Found& found) { return effect(ChooseNumber { amountIn(found) }); }
};
struct castFree : seq<word<"cast">, any<word<"a", "an">, pegtl::at<word<"another">>>, described,
                      word<"for free", "without paying its cost", "without paying its soul cost">>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        if (counted.place.zone == Zone::Island || counted.place.zone == Zone::Attached)
            return std::nullopt;
        return effect(CastFree { std::move(counted.filter), counted.place });
    }
};

struct anyCommand
    : seq<maybe<word<"you">>,
          any<damage, destroyYear, destroyPlayer, destroy, abolish, counter, engage, disengage,
              makeWeary, attach, detach, detachAnywhere, move, shuffleInto, search, lookAtRow,
              lookAtDeck, rearrange, addEnergy, chooseNumber, castFree>>
{
};

} // namespace

bool command::read(Input& in, Reading& reading)
{
    return text::read<anyCommand>(in, reading);
}

} // namespace triptych::kryptik::grammar
