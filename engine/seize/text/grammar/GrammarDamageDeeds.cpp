#include "seize/text/grammar/GrammarDeeds.h"

// What damage a mercenary takes and deals for as long as something works, and what it is healed and given.
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

// ---------------------------------------------------------------- What it takes, and halves of either

struct firstTime : means<Flag::First, "the first time each turn", "once each turn", "once per turn">
{
};
template <Kind kind, typename... Rules>
struct damageDeed : seq<Rules...>
{
    static Modifier build(Found& found) { return aboutDamage(kind, found); }
};
struct takesWord : word<"takes", "take">
{
};
struct takes
    : any<damageDeed<Kind::TakesNone, takesWord, noWord, anyDamage, maybe<fromWhere>>,
          damageDeed<Kind::TakesNone, word<"is immune to", "are immune to", "immune to">,
              damageKind, word<"damage">>,
          damageDeed<Kind::TakesNone, word<"can not be dealt">, anyDamage,
              maybe<word<"by">, attackNoun>>,
          damageDeed<Kind::TakesDouble, takesWord, doubleWord, anyDamage, maybe<fromWhere>>,
          damageDeed<Kind::Takes, takesWord, count, fewerOrMore, anyDamage, maybe<fromWhere>,
              maybe<firstTime>, maybe<toAMinimum>>>
{
};
/// "takes Physical damage from attacks as Magic damage"
struct takesAs : seq<takesWord, anyDamage, maybe<fromWhere>, word<"as">, damageKind, word<"damage">>
{
    static std::optional<Modifier> build(Found& found)
    {
        const auto kinds = found.takeAll<DamageType>();
        Modifier made = aboutDamage(Kind::TakesType, found);
        made.type = kinds.back();
        if (kinds.size() > 1)
            made.blow.type = kinds.front();
        return made.type == DamageType::Lethal || made.blow.type == DamageType::Lethal
            ? std::nullopt
            : std::optional(std::move(made));
    }
};
/// "takes half damage from attacks, rounded up"
struct halfWord : word<"half the", "half">
{
};
Modifier halved(Kind kind, Found& found)
{
    const bool up = found.says(Flag::Fully);
    Modifier made = aboutDamage(kind, found);
    made.roundedUp = up;
    return made;
}
struct takesHalf : seq<takesWord, halfWord, anyDamage, maybe<fromWhere>, maybe<upOrDown>>
{
    static Modifier build(Found& found) { return halved(Kind::TakesHalf, found); }
};
struct dealsHalf
    : seq<dealsWord, halfWord, anyDamage, maybe<fromWhat>, maybe<toWhom>, maybe<upOrDown>>
{
    static Modifier build(Found& found) { return halved(Kind::DealsHalf, found); }
};
/// "takes no more than 3 damage at once"
struct atOnce : word<"at once", "at a time", "from a single source", "from one source",
                    "from any one source", "from any single source", "in one go",
                    "from a single source at once", "from one source at once">
{
};
/// "from attacks", "from a single melee attack": of "from attacks" alone it could be of all of them
struct aKindOfBlow : any<attackNoun, means<How::Card, "ability cards", "ability card">,
                         means<How::Ability, "abilities", "ability">>
{
};
struct ofEachBlow
    : any<seq<atOnce, maybe<word<"from", "by">, aKindOfBlow>>,
          seq<word<"from", "by">,
              word<"each", "every", "a single", "any single", "any one", "one", "an", "a">,
              aKindOfBlow, maybe<atOnce>>>
{
};
struct takesAtMost : any<seq<takesWord, word<"no more than", "at most", "a maximum of">, count,
                             word<"damage">, ofEachBlow>,
                         seq<word<"can not take more than", "can not be dealt more than",
                                 "can not suffer more than">,
                             count, word<"damage">, ofEachBlow>>
{
    static std::optional<Modifier> build(Found& found)
    {
        const How how = found.take<How>(How::Any);
        auto made = numbered(Kind::TakesAtMost, found);
        if (made)
            made->blow.how = how;
        return made;
    }
};
/// "does not use up its Defense against Magic damage"
struct keepsDefense
    : seq<word<"does not use up its defense", "do not use up their defense",
              "does not lose its defense", "does not spend its defense", "keeps its defense">,
          maybe<word<"against", "to", "by", "from">, damageKind, word<"damage">>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::KeepsDefense;
        made.blow.type = found.takeIfAny<DamageType>();
        return made;
    }
};
/// "is healed 1 more"
struct healedMore
    : seq<word<"is healed", "are healed", "heals", "heal">, maybe<word<"for", "by">>, count,
          fewerOrMore, maybe<word<"health", "damage">>,
          maybe<word<"whenever it is healed", "each time it is healed", "from all sources">>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::HealedMore;
        made.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        return made.number != 0 ? std::optional(made) : std::nullopt;
    }
};
/// "gains 1 fewer Burn", "gains 1 more Poison at a time": without the last words it could be told once
struct gainsFewer : seq<word<"gains", "gain", "gets", "get", "receives", "receive">, count,
                        any<seq<word<"fewer", "less">, countedStatus, maybe<counterWord>,
                                maybe<word<"each time", "at a time">>>,
                            seq<means<Flag::More, "more", "additional", "extra">, countedStatus,
                                maybe<counterWord>, word<"each time", "at a time">>>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::GainsFewer;
        const int number = found.take<int>();
        made.number = found.says(Flag::More) ? -number : number;
        made.status = found.take<Status>();
        return number > 0 ? std::optional(made) : std::nullopt;
    }
};

// ---------------------------------------------------------------- What it deals

/// "... with attacks the first time each turn": of attacks alone there is a first
template <Kind kind, typename... Rules>
struct blowDeed : seq<Rules...>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = aboutDamage(kind, found);
        const bool attack = made.blow.how == How::Attack || made.blow.how == How::Melee
            || made.blow.how == How::Ranged;
        return made.firstOnly && !attack ? std::nullopt : std::optional(std::move(made));
    }
};
struct dealsMore : any<blowDeed<Kind::DealsDouble, dealsWord, doubleWord, anyDamage,
                           maybe<fromWhat>, maybe<toWhom>, maybe<firstTime>>,
                       blowDeed<Kind::Deals, dealsWord, count, fewerOrMore, anyDamage,
                           maybe<fromWhat>, maybe<toWhom>, maybe<firstTime>>,
                       blowDeed<Kind::Deals, dealsWord, change, anyDamage, maybe<fromWhat>,
                           maybe<toWhom>, maybe<firstTime>>>
{
};
/// "deals damage with ranged attacks which cannot be prevented"
template <Kind kind, Literal... Words>
struct dealsSuch : damageDeed<kind, dealsWord, anyDamage, maybe<fromWhat>, maybe<toWhom>,
                       word<"which", "that">, word<"can not be">, word<Words...>>
{
};
struct dealsForSure
    : any<dealsSuch<Kind::Unreduced, "reduced">, dealsSuch<Kind::Unprevented, "prevented">>
{
    static Modifier build(Found& found) { return found.take<Modifier>(); }
};
/// "deals no damage this turn"
struct dealsNone : seq<dealsWord, noWord, anyDamage, maybe<fromWhat>, maybe<toWhom>>
{
    static Modifier build(Found& found)
    {
        Modifier made = aboutDamage(Kind::Deals, found);
        made.number = Modifier::noneLeft;
        return made;
    }
};
/// Not the beginning of "deal Magic damage to ... equal to ...".
struct withAbilities
    : seq<word<"with">, any<means<How::Card, "ability cards">, means<How::Ability, "abilities">>>
{
};
struct dealsType
    : any<seq<word<"deals", "deal">, damageKind, word<"damage">,
              maybe<any<withAttacks, withAbilities>>, toAllSuch, pegtl::not_at<equalTo>>,
          seq<word<"deals", "deal">, damageKind, word<"damage">,
              maybe<any<withAttacks, withAbilities>>, maybe<normally>, pegtl::not_at<word<"to">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.blow.how = found.take<How>(How::Any);
        made.kind = Kind::DealsType;
        made.type = found.take<DamageType>();
        made.blow.type = found.takeIfAny<DamageType>(); // "instead of Magic damage"
        if (made.blow.how == How::Melee && made.blow.type == DamageType::Physical)
            made.blow.type.reset(); // which melee attacks deal, as goes without saying
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
/// "applies 1 Burn with ranged attacks"
struct inflicts : seq<word<"applies", "apply", "inflicts", "inflict">, inflicted, withAttacks,
                      maybe<toSuch<"to", "against">>, maybe<firstTime>>
{
    static Modifier build(Found& found)
    {
        Modifier made = found.take<Modifier>();
        made.firstOnly = found.says(Flag::First);
        made.blow.how = found.take<How>();
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
struct takesLess : any<takesAtMost, takesHalf, dealsHalf, keepsDefense, healedMore, gainsFewer>
{
};
struct takesOrDeals : any<takesAs, takes, dealsForSure, dealsNone, dealsMore, inflicts>
{
};

} // namespace

bool lessTaken::read(Input& in, Reading& reading)
{
    return text::read<takesLess>(in, reading);
}
bool moreDealt::read(Input& in, Reading& reading)
{
    return text::read<takesOrDeals>(in, reading);
}
bool otherDamage::read(Input& in, Reading& reading)
{
    return text::read<dealsType>(in, reading);
}

} // namespace triptych::seize::grammar
