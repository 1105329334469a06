#include "altered/text/grammar/GrammarInstructions.h"

// What is done with counters (2.5): removed, distributed, moved, doubled.
namespace triptych::altered::grammar {
namespace {

struct removeWord : any<means<Flag::Spends, "spend", "spends">, word<"remove", "removes">>
{
};
struct allAmount : word<"all">
{
    static Amount build() { return { Amount::Kind::All, 0 }; }
};
struct removeAmount : any<seq<upTo, quantityNumber>, allAmount, quantityNumber, amountX, anyNumber>
{
};
struct meWord : word<"my">
{
    static Thing build() { return { This {} }; }
};
/// "from among Characters you control": from as many of them as is wished
struct fromAmong : any<seq<word<"from among">, mark<Flag::Any>, thing>, seq<word<"from">, thing>>
{
};
struct removeFrom : seq<removeWord, removeAmount, counterWord, fromAmong>
{
    static std::optional<Effect> build(Found& found)
    {
        Remove made;
        made.among = found.says(Flag::Any);
        made.spends = found.says(Flag::Spends);
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>();
        made.counter = found.take<Counter>();
        made.from = found.take<Thing>();
        const Each* each = std::get_if<Each>(&made.from.node);
        const bool several = each != nullptr;
        const bool ofAny = each && said(*each).word == Said<Each>::Plural; // rather than of each
        const bool counted
            = made.count.kind == Amount::Kind::Fixed || made.count.kind == Amount::Kind::AnyNumber;
        if (made.spends && ofAny && counted) // "from Characters you control": from any of them
            made.among = true;
        if (made.among && (!several || !counted))
            return std::nullopt;
        return effect(std::move(made));
    }
};
struct removeOf : seq<removeWord, removeAmount, maybe<word<"of">>, meWord, counterWord>
{
    static Effect build(Found& found)
    {
        Remove made;
        made.spends = found.says(Flag::Spends);
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>();
        made.from = found.take<Thing>();
        made.counter = found.take<Counter>();
        said(made).mine = true;
        return effect(std::move(made));
    }
};
struct anyOf : seq<word<"any">, filter>
{
    static Thing build(Found& found)
    {
        Each made;
        made.filter = found.take<Filter>();
        said(made).word = Said<Each>::Any;
        return { std::move(made) };
    }
};
struct distribute : seq<word<"distribute">, any<quantityNumber, amountX, thatMany>, counterWord,
                        word<"among">, any<thing, anyOf>>
{
    static Effect build(Found& found)
    {
        Distribute made;
        made.count = found.take<Amount>();
        made.counter = found.take<Counter>();
        made.among = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct itsOwnCounters : word<"its", "their">
{
    static Thing build() { return thingOf(Said<It>::It); }
};
/// "move any number of my boosts to another Character", "move a boost from me to another Character"
struct moveCounters : any<seq<word<"move">, removeAmount, maybe<word<"of">>,
                              any<meWord, itsOwnCounters>, counterWord, word<"to", "onto">, thing>,
                          seq<word<"move">, removeAmount, counterWord, word<"from">, thing,
                              word<"to", "onto">, thing>>
{
    static Effect build(Found& found)
    {
        MoveCounters made;
        made.upTo = found.says(Flag::UpTo);
        made.count = found.take<Amount>();
        made.counter = found.take<Counter>();
        made.from = found.take<Thing>();
        made.to = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "double the number of boosts on X", "double the boosts of X", "double my [number of] boosts"
struct doubledOn : any<seq<word<"the number of">, counterWord, word<"on">, thing>,
                       seq<means<Flag::Of, "the">, counterWord, word<"of">, thing>,
                       seq<means<Flag::AllThe, "the">, counterWord, word<"on">, thing>,
                       seq<any<meWord, itsOwnCounters>, means<Flag::Me, "number of">, counterWord>,
                       seq<any<meWord, itsOwnCounters>, mark<Flag::Their>, counterWord>>
{
};
struct doubleBoosts : seq<word<"double">, doubledOn>
{
    static Effect build(Found& found)
    {
        using Word = Said<DoubleBoosts>;
        DoubleBoosts made;
        made.counter = found.take<Counter>();
        made.on = found.take<Thing>();
        said(made).word = found.says(Flag::Of) ? Word::Of
            : found.says(Flag::AllThe)         ? Word::On
            : found.says(Flag::Me)             ? Word::ItsNumber
            : found.says(Flag::Their)          ? Word::Its
                                               : Word::NumberOn;
        return effect(std::move(made));
    }
};
struct augment : seq<word<"[augment]", "augment">, thing>
{
    static Effect build(Found& found) { return effect(Augment { found.take<Thing>() }); }
};

struct anyCounterInstruction
    : any<removeFrom, removeOf, distribute, moveCounters, doubleBoosts, augment>
{
};

} // namespace

bool counterInstruction::read(Input& in, Reading& reading)
{
    return text::read<anyCounterInstruction>(in, reading);
}

} // namespace triptych::altered::grammar
