#include "seize/text/GrammarNumbers.h"

#include "seize/text/Bind.h"

#include <algorithm>

namespace triptych::seize::grammar {

Amount amountIn(Found& found)
{
    Amount amount = found.take<Amount>(fixed(1));
    if (amount.kind == Amount::Kind::ThatMuch && found.has<int>())
        amount.plus = found.take<int>();
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
/// What it counts is asked of the deed before it (text/Bind).
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

// ---------------------------------------------------------------- Quantities

struct owners
    : any<means<Thing::Kind::This, "this mercenary's", "this's">,
          means<Thing::Kind::Bearer, "the bearer's">,
          means<Thing::Kind::Attacked, "the attacked mercenary's", "the target's">,
          means<Thing::Kind::Attacker, "the attacking mercenary's", "the attacker's", "the user's">,
          itsOwn>
{
    static constexpr std::string_view expected = "whose (its, the bearer's, ...)";
};
struct missing : means<Quantity::Kind::MissingHealthOf, "missing health", "lost health">
{
};
struct ofSomebody : any<seq<owners, any<missing, statistic>>,
                        seq<word<"the">, any<missing, statistic>, word<"of">, single>>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = found.take<Quantity::Kind>(Quantity::Kind::StatOf);
        if (made.kind == Quantity::Kind::StatOf)
            made.stat = found.take<Stat>();
        made.of = found.take<Thing::Kind>();
        return made;
    }
};
/// "the highest melee among enemy mercenaries"
struct extremeOf
    : seq<any<means<Quantity::Kind::HighestOf, "the highest", "the greatest", "the largest">,
              means<Quantity::Kind::LowestOf, "the lowest", "the smallest">>,
          statistic, word<"among", "of">, maybe<word<"all">>, any<yourPhrase, describedPlural>>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = found.take<Quantity::Kind>();
        made.stat = found.take<Stat>();
        made.counted.filter = found.take<Filter>();
        return made;
    }
};
/// "the total bounty of mercenaries you control", "the combined melee of your Warriors"
struct sumOf
    : seq<any<seq<word<"the total", "the combined", "the summed", "the total combined">, statistic>,
              seq<word<"the sum of the", "the total of the">, statistic>>,
          word<"of", "among">, maybe<word<"all", "each of", "each">>,
          any<yourPhrase, describedPlural>>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = Quantity::Kind::SumOf;
        made.stat = found.take<Stat>();
        made.counted.filter = found.take<Filter>();
        return made;
    }
};
/// "your loot", "their Vault": as much as there is in it
struct vaultOf : seq<whoseCards, word<"loot total", "vault total", "loot", "vault">>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = Quantity::Kind::NumberOf;
        made.counted.kind = Counted::Kind::Loot;
        made.counted.whose = found.take<Who>();
        return made;
    }
};
/// "half the result", "half that much": of the number before
struct thatNumber
    : seq<pegtl::at<word<"that", "the result", "the damage", "the number rolled", "the roll">>,
          word<"that damage", "that much", "that many", "that amount", "the result",
              "the damage dealt this way", "the damage dealt", "the number rolled", "the roll">>
{
    static Quantity build(Found&)
    {
        Quantity made;
        made.kind = Quantity::Kind::ThatNumber;
        return made;
    }
};
/// "the excess damage"
struct excess
    : word<"the excess damage", "any excess damage", "that excess damage", "the excess",
          "the damage in excess of its remaining health", "the damage in excess of its health",
          "the damage beyond its remaining health", "its excess damage">
{
    static Quantity build()
    {
        Quantity made;
        made.kind = Quantity::Kind::Excess;
        return made;
    }
};
struct numberOf : seq<word<"the number of">, aCountable>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = Quantity::Kind::NumberOf;
        made.counted = found.take<Counted>();
        return made;
    }
};
struct paidNumber : word<"x">
{
    static Quantity build() { return *whatWasPaid().amount.quantity; }
};
struct share : any<means<Quantity::Share::Twice, "twice", "double">,
                   means<Quantity::Share::HalfDown, "half">>
{
};
struct rounded : any<means<Quantity::Share::HalfUp, "rounded up", ", rounded up">,
                     means<Quantity::Share::HalfDown, "rounded down", ", rounded down">>
{
};
/// "half its health, rounded up": a half says how it is rounded, or it is rounded down.
struct quantity : any<seq<maybe<share>, maybe<word<"of">>,
                          any<paidNumber, extremeOf, sumOf, excess, numberOf, vaultOf, ofSomebody>,
                          maybe<rounded>>,
                      seq<share, maybe<word<"of">>, thatNumber, maybe<rounded>>>
{
    static std::optional<EqualTo> build(Found& found)
    {
        Quantity made = found.take<Quantity>();
        if (auto share = found.takeIfAny<Quantity::Share>())
            made.share = *share;
        if (auto way = found.takeIfAny<Quantity::Share>()) {
            if (made.share != Quantity::Share::HalfDown)
                return std::nullopt;
            made.share = *way;
        } else if (made.share == Quantity::Share::HalfUp) {
            return std::nullopt; // rounded, but no half of anything
        }
        return EqualTo { { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(made) } };
    }
};
/// "equal to the damage dealt": as much as the deed before says.
struct theDamage : seq<maybe<twice>,
                       word<"the damage dealt this way", "the damage dealt",
                           "the amount of damage dealt this way", "the amount of damage dealt",
                           "the amount of loot gained", "the loot gained", "the amount healed",
                           "the damage it dealt", "the damage it is dealt", "the damage it took",
                           "that damage", "that amount", "the amount of loot lost", "the loot lost",
                           "the result", "the number rolled", "the number you roll", "the roll">>
{
    static EqualTo build(Found& found)
    {
        return { { Amount::Kind::ThatMuch, found.take<int>(1), {}, {} } };
    }
};
struct plusWord : word<", plus", "plus">
{
};
struct minusWord : means<Flag::Less, ", minus", "minus">
{
};
struct equalQuantity : seq<word<"equal to">, any<quantity, theDamage>,
                           maybe<any<plusWord, minusWord>, count>, maybe<atTheMost>>
{
    static std::optional<EqualTo> build(Found& found)
    {
        EqualTo made = found.take<EqualTo>();
        const bool more = found.has<int>();
        if (more && made.amount.kind != Amount::Kind::EqualTo)
            return std::nullopt;
        if (more)
            made.amount.plus = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        if (const auto most = found.takeIfAny<AtTheMost>()) {
            if (made.amount.kind != Amount::Kind::EqualTo)
                return std::nullopt;
            made.amount.most = most->number;
        }
        return made;
    }
};
struct moreEach
    : seq<plusWord, maybe<word<"an additional", "another">>, maybe<count>,
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
struct whereXIs : seq<word<", where x is", "where x is", "with x being", "where x equals",
                          ", where x equals", ", x is", ", with x being">,
                      quantity>
{
};
/// "X" of a cost, and nothing says what it is
struct paidX : seq<>
{
    static EqualTo build(Found&) { return whatWasPaid(); }
};
/// "half your loot, rounded up", "half its health": the half says of what
struct halfAmount : seq<pegtl::at<word<"half">>, quantity>
{
};

} // namespace

bool perEach::read(Input& in, Reading& reading)
{
    return text::read<any<forEachThisWay, eachCounted>>(in, reading);
}
bool plusEach::read(Input& in, Reading& reading)
{
    return text::read<moreEach>(in, reading);
}
bool equalTo::read(Input& in, Reading& reading)
{
    return text::read<equalQuantity>(in, reading);
}
bool aQuantity::read(Input& in, Reading& reading)
{
    return text::read<quantity>(in, reading);
}
bool halfOfIt::read(Input& in, Reading& reading)
{
    return text::read<halfAmount>(in, reading);
}
bool whereX::read(Input& in, Reading& reading)
{
    return text::read<whereXIs>(in, reading);
}
bool xIs::read(Input& in, Reading& reading)
{
    return text::read<any<whereXIs, paidX>>(in, reading);
}

} // namespace triptych::seize::grammar
