#include "seize/text/grammar/GrammarNumbers.h"

#include "seize/text/printing/Said.h"

#include <memory>

// What a number is equal to: "half its health", "its melee plus its bounty", "the number of allied mercenaries".
namespace triptych::seize::grammar {
namespace {

struct owners
    : any<means<Thing::Kind::This, "this mercenary's", "this's">,
          means<Thing::Kind::Bearer, "the bearer's">,
          means<Thing::Kind::Attacked, "the attacked mercenary's", "the target's",
              "the defending mercenary's", "the defender's">,
          means<Thing::Kind::Attacker, "the attacking mercenary's", "the attacker's", "the user's">,
          means<Thing::Kind::It, "its own">, itsOwn>
{
    static constexpr std::string_view expected = "whose (its, the bearer's, ...)";
};
/// What no statistic is
struct missing : any<means<Quantity::Kind::MissingHealthOf, "missing health", "lost health">,
                     means<Quantity::Kind::FullHealthOf, "maximum health", "full health">,
                     seq<means<Quantity::Kind::DefenseOf, "defense", "remaining defense">,
                         pegtl::not_at<digits>>,
                     seq<means<Quantity::Kind::MagicArmorOf, "magic armor", "magic armour">,
                         pegtl::not_at<digits>>,
                     seq<means<Quantity::Kind::ArmorOf, "armor", "armour">, pegtl::not_at<digits>>>
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
    static Quantity build() { return ofKind<Quantity>(Quantity::Kind::Excess); }
};
struct numberOf : seq<word<"the number of">, aCountable>
{
    static Quantity build(Found& found)
    {
        Quantity made = ofKind<Quantity>(Quantity::Kind::NumberOf);
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
struct oneQuantity
    : any<seq<maybe<share>, maybe<word<"of">>,
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
struct plusWord : word<", plus", "plus">
{
};
struct minusWord : means<Flag::Less, ", minus", "minus">
{
};
/// Two of them, in one: "its" behind "the attacker's" is the attacker's.
std::optional<EqualTo> joinedBy(Quantity::Join join, Found& found)
{
    EqualTo made = found.take<EqualTo>();
    Quantity one = *made.amount.quantity;
    Quantity other = *found.take<EqualTo>().amount.quantity;
    if (one.kind == Quantity::Kind::ThatNumber || other.kind == Quantity::Kind::ThatNumber)
        return std::nullopt;
    const auto isFigure = [](const Quantity& of) {
        return of.kind != Quantity::Kind::NumberOf && of.kind != Quantity::Kind::HighestOf
            && of.kind != Quantity::Kind::LowestOf && of.kind != Quantity::Kind::SumOf
            && of.kind != Quantity::Kind::Excess && of.kind != Quantity::Kind::Paid;
    };
    if (isFigure(one) && isFigure(other) && other.of == Thing::Kind::It)
        other.of = one.of;
    one.join = join;
    one.other = std::make_shared<const Quantity>(std::move(other));
    made.amount.quantity = std::make_shared<const Quantity>(std::move(one));
    return made;
}
template <Quantity::Join join, typename... Said>
struct twoQuantities : seq<Said...>
{
    static std::optional<EqualTo> build(Found& found) { return joinedBy(join, found); }
};
struct orAnd : word<"and", "or">
{
};
/// "the sum of its melee and bounty": of the same one
struct alsoItsFigure : seq<any<missing, statistic>>
{
    static EqualTo build(Found& found)
    {
        Quantity made;
        made.kind = found.take<Quantity::Kind>(Quantity::Kind::StatOf);
        made.stat = found.take<Stat>(made.stat);
        made.of = Thing::Kind::It;
        return { { Amount::Kind::EqualTo, 1, {}, std::make_shared<Quantity>(made) } };
    }
};
struct alsoQuantity : any<oneQuantity, alsoItsFigure>
{
};
/// "2 plus the number of Mages"
struct numberPlus : seq<count, plusWord, oneQuantity>
{
    static EqualTo build(Found& found)
    {
        EqualTo made = found.take<EqualTo>();
        made.amount.plus = found.take<int>();
        return made;
    }
};
struct quantity : any<twoQuantities<Quantity::Join::Plus, word<"the sum of", "the total of">,
                          oneQuantity, word<"and">, alsoQuantity>,
                      twoQuantities<Quantity::Join::Higher,
                          word<"the higher of", "the greater of", "the larger of", "the highest of",
                              "the greatest of">,
                          oneQuantity, orAnd, alsoQuantity>,
                      twoQuantities<Quantity::Join::Lower,
                          word<"the lower of", "the smaller of", "the lesser of", "the lowest of">,
                          oneQuantity, orAnd, alsoQuantity>,
                      twoQuantities<Quantity::Join::Apart, word<"the difference between">,
                          oneQuantity, word<"and">, alsoQuantity>,
                      twoQuantities<Quantity::Join::Plus, oneQuantity, plusWord, oneQuantity>,
                      twoQuantities<Quantity::Join::Minus, oneQuantity, minusWord, oneQuantity>,
                      numberPlus, oneQuantity>
{
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
/// With what is added to it, and its limit
template <typename... Said>
struct wholeQuantity : seq<Said..., maybe<any<plusWord, minusWord>, count>, maybe<noMoreThan>>
{
    static std::optional<EqualTo> build(Found& found)
    {
        EqualTo made = found.take<EqualTo>();
        const bool more = found.has<int>();
        if (more && made.amount.kind != Amount::Kind::EqualTo)
            return std::nullopt;
        if (more)
            made.amount.plus += found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        if (const auto most = found.takeIfAny<AtTheMost>()) {
            if (made.amount.kind != Amount::Kind::EqualTo)
                return std::nullopt;
            made.amount.most = most->number;
        }
        return made;
    }
};
/// "equal to the number of statuses removed this way": what the deed before did, as "for each status removed this way"
template <Tallied of, Literal... Words>
struct numberDone : word<Words...>
{
    static EqualTo build()
    {
        EqualTo made { { Amount::Kind::ThatMuch, 1, {}, {} } };
        made.amount.most = tallied(of); // asked of the deed before it (text/binding/Bind)
        return made;
    }
};
struct doneThisWay
    : seq<word<"the number of">,
          any<numberDone<Tallied::Removed, "statuses removed this way",
                  "status effects removed this way">,
              numberDone<Tallied::Counters, "counters removed this way">,
              numberDone<Tallied::Destroyed, "mercenaries destroyed this way">,
              numberDone<Tallied::Treasures, "treasures destroyed this way",
                  "treasures unequipped this way", "treasures discarded this way",
                  "treasures removed this way", "treasures returned this way">,
              numberDone<Tallied::Moved, "mercenaries moved this way",
                  "mercenaries pushed this way">,
              numberDone<Tallied::Tiles, "tiles moved this way", "tiles pushed this way",
                  "tiles it moved this way", "tiles it was moved this way", "tiles it was moved",
                  "tiles it was pushed this way", "tiles it was pushed", "tiles it was pulled">,
              numberDone<Tallied::Won, "flips you won", "flips you win", "coin flips you won",
                  "coin flips you win", "flips won this way", "flips won", "heads">,
              numberDone<Tallied::Turned, "treasures exhausted this way",
                  "treasures readied this way", "treasures paid this way">,
              numberDone<Tallied::Lost, "loot lost this way", "loot paid this way">>>
{
};
struct equalQuantity : wholeQuantity<word<"equal to">, any<doneThisWay, quantity, theDamage>>
{
};
/// "X is that much"
struct asMuchAsThat : seq<thatNumber>
{
    static EqualTo build(Found& found)
    {
        return { { Amount::Kind::EqualTo, 1, {},
            std::make_shared<const Quantity>(found.take<Quantity>()) } };
    }
};
struct whereXIs : seq<word<", where x is", "where x is", "with x being", "where x equals",
                          ", where x equals", ", x is", ", with x being">,
                      any<wholeQuantity<quantity>, asMuchAsThat>>
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
