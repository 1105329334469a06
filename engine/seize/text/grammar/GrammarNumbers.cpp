#include "seize/text/grammar/GrammarNumbers.h"

#include "seize/text/printing/Said.h"

#include <algorithm>

namespace triptych::seize::grammar {

Amount amountIn(Found& found)
{
    Amount amount = found.take<Amount>(fixed(1));
    if (amount.kind == Amount::Kind::ThatMuch && found.has<int>())
        amount.plus = found.take<int>();
    if (amount.kind == Amount::Kind::ThatMuch && found.has<AtTheMost>())
        amount.most = found.take<AtTheMost>().number;
    if (auto each = found.takeIfAny<PerEach>()) {
        if (each->amount.plus != 0) // ", plus 1 for each ...": what stands before is added to it
            each->amount.plus = amount.number;
        else
            each->amount.number = amount.number; // "twice that much" of what was done this way
        return std::move(each->amount);
    }
    if (auto equal = found.takeIfAny<EqualTo>())
        return std::move(equal->amount);
    return amount;
}

EqualTo whatWasPaid()
{
    Quantity paid;
    paid.kind = Quantity::Kind::Paid;
    return { { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(paid) } };
}

namespace {

/// "for each status removed this way": as many as the deed before says.
/// What it counts is asked of the deed before it (text/binding/Bind).
template <Tallied of, Literal... Words>
struct tally : word<Words...>
{
    static PerEach build()
    {
        PerEach made { { Amount::Kind::ThatMuch, 1, {}, {} } };
        made.amount.most = tallied(of);
        return made;
    }
};
/// "draw a card for each": of what the deed before it counts
struct endOfClause : any<stop, comma, semicolon, word<"and", "then", "or">>
{
};
struct forEachOfThem : seq<word<"for each of them", "for each one", "for each of those",
                               "for each this way", "for each">,
                           pegtl::at<endOfClause>>
{
    static PerEach build(Found&) { return { { Amount::Kind::ThatMuch, 1, {}, {} } }; }
};
struct forEachThisWay
    : any<forEachOfThem,
          tally<Tallied::Removed, "for each status effect removed this way",
              "for each status removed this way", "for each status effect removed",
              "for each status removed">,
          tally<Tallied::Counters, "for each counter removed this way", "for each counter removed">,
          tally<Tallied::Discarded, "for each card discarded this way", "for each card discarded">,
          tally<Tallied::Damage, "for each damage dealt this way", "for each damage dealt",
              "for each point of damage dealt this way", "for each point of damage dealt">,
          tally<Tallied::Healed, "for each health healed this way", "for each health restored">,
          tally<Tallied::Destroyed, "for each mercenary destroyed this way">,
          tally<Tallied::Treasures, "for each treasure destroyed this way",
              "for each treasure unequipped this way", "for each treasure discarded this way",
              "for each treasure removed this way", "for each treasure returned this way">,
          tally<Tallied::Moved, "for each mercenary moved this way",
              "for each mercenary pushed this way">,
          tally<Tallied::Tiles, "for each tile moved this way", "for each tile it moved this way",
              "for each tile it was pushed this way", "for each tile it was pushed",
              "for each tile it was pulled", "for each tile it is pushed",
              "for each tile it was moved this way", "for each tile it was moved",
              "for each tile it moves this way", "for each tile pushed this way",
              "for each tile it has moved this way", "for each tile this mercenary moved this way",
              "for each tile this moved this way">,
          tally<Tallied::Won, "for each flip you won", "for each flip you win",
              "for each coin flip you won", "for each coin flip you win", "for each heads",
              "for each flip won", "for each win", "for each flip won this way",
              "for each time you win", "for each coin that comes up heads", "for each head",
              "for each coin that lands on heads", "for each coin that is heads",
              "for each one that comes up heads", "for each that comes up heads">,
          tally<Tallied::Turned, "for each treasure exhausted this way",
              "for each treasure readied this way", "for each treasure exhausted",
              "for each treasure paid this way", "for each treasure paid">,
          tally<Tallied::Lost, "for each loot lost this way", "for each loot lost",
              "for each loot paid this way", "for each loot paid",
              "for each loot you lose this way", "for each loot you lost this way">>
{
};
/// ", to a maximum of 3": no more than that, however many there are
struct atTheMost
    : seq<word<", up to a maximum of", ", to a maximum of", "to a maximum of", ", up to a max of",
              "up to a max of", ", to a max of", "to a max of", ", maximum of", ", max of",
              ", up to", "up to a maximum of", ", with a maximum of", "with a maximum of",
              ", but no more than", "but no more than", ", no more than", ", but at most",
              "but at most", ", maximum", ", at most", "( maximum", "( max", ", max", "( up to">,
          any<count, signedCount>,
          maybe<word<"damage", "loot", "cards", "card", "health", "tiles", "counters">>,
          maybe<word<")", "in total", "total">>>
{
    static AtTheMost build(Found& found) { return { found.take<int>() }; }
};
struct eachCounted
    : seq<word<"for each", "for every">, maybe<someCount>, aCountable, maybe<atTheMost>>
{
    static PerEach build(Found& found)
    {
        Counted counted = found.take<Counted>();
        counted.per = found.take<int>(1);
        PerEach made { { Amount::Kind::PerCounted, 1, std::make_shared<Counted>(std::move(counted)),
            {} } };
        if (const auto most = found.takeIfAny<AtTheMost>())
            made.amount.most = most->number;
        return made;
    }
};

struct alsoWord : word<", plus", "plus">
{
};
struct moreEach
    : seq<alsoWord, maybe<word<"an additional", "another">>, maybe<count>,
          maybe<word<"more", "additional", "extra">>, maybe<word<"damage">>, eachCounted>
{
    static PerEach build(Found& found)
    {
        PerEach made = found.take<PerEach>();
        made.amount.number = found.take<int>(1);
        made.amount.plus = 1; // `amountIn` says how many
        return made;
    }
};
} // namespace

bool perEach::read(Input& in, Reading& reading)
{
    return text::read<any<forEachThisWay, eachCounted>>(in, reading);
}
bool noMoreThan::read(Input& in, Reading& reading)
{
    return text::read<atTheMost>(in, reading);
}
bool plusEach::read(Input& in, Reading& reading)
{
    return text::read<moreEach>(in, reading);
}

} // namespace triptych::seize::grammar
