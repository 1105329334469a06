#include "seize/text/grammar/GrammarDeeds.h"

// What is said of the attacks of somebody: "attacks against Mage mercenaries deal 1 additional damage".
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

/// Of attacks: what they do is what their mercenary does with them.
struct doublesDamage
    : seq<dealsWord, doubleWord, anyDamage, maybe<toWhom>, pegtl::not_at<word<"to">>>
{
    static Modifier build(Found& found) { return aboutDamage(Kind::DealsDouble, found); }
};
/// "deal half damage, rounded up"
struct halfDamage
    : seq<dealsWord, word<"half the", "half">, anyDamage, maybe<toWhom>, maybe<upOrDown>>
{
    static Modifier build(Found& found)
    {
        const bool up = found.says(Flag::Fully);
        Modifier made = aboutDamage(Modifier::Kind::DealsHalf, found);
        made.roundedUp = up;
        return made;
    }
};
/// "deal no damage"
struct noDamage : seq<dealsWord, noWord, anyDamage, maybe<toWhom>>
{
    static Modifier build(Found& found)
    {
        Modifier made = aboutDamage(Modifier::Kind::Deals, found);
        made.number = Modifier::noneLeft;
        return made;
    }
};
struct moreDamage : any<seq<dealsWord, count, fewerOrMore, anyDamage, maybe<toWhom>>,
                        seq<dealsWord, change, anyDamage, maybe<toWhom>>>
{
    static Modifier build(Found& found) { return aboutDamage(Kind::Deals, found); }
};
struct otherType
    : any<seq<dealsWord, damageKind, word<"damage">, toAllSuch, pegtl::not_at<equalTo>>,
          seq<dealsWord, damageKind, word<"damage">, maybe<normally>, pegtl::not_at<word<"to">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::DealsType;
        made.type = found.take<DamageType>();
        made.blow.type = found.takeIfAny<DamageType>(); // "instead of Magic damage"
        made.against = found.takeIfAny<Filter>();
        return made;
    }
};
/// "ranged attacks apply 1 Burn", "attacks silence them"
struct toThemWords : word<"to the target", "on the target", "to the attacked mercenary",
                         "on the attacked mercenary", "to them", "on them", "to the defender">
{
};
template <Status status, Literal... Words>
struct leaving : word<Words...>
{
    static Modifier build()
    {
        Modifier made;
        made.kind = Kind::Inflicts;
        made.status = status;
        return made;
    }
};
struct leaves : any<seq<word<"apply", "applies", "inflict", "inflicts", "place", "places", "cause">,
                        inflicted, maybe<toThemWords>>,
                    seq<any<leaving<Status::Silence, "silence", "silences">,
                            leaving<Status::Blind, "blind", "blinds">,
                            leaving<Status::Exhaust, "exhaust", "exhausts">>,
                        word<"them", "the target", "the attacked mercenary", "it">>>
{
};
/// "ranged attacks have +1 damage"
struct stronger : seq<word<"have", "has", "gain", "gains", "get", "gets">, change, word<"damage">>
{
    static Modifier build(Found& found) { return aboutDamage(Kind::Deals, found); }
};
struct farther : seq<word<"have", "has", "gain", "gains", "get", "gets">, any<change, count>,
                     word<"distance", "reach", "range">>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Reach;
        made.number = found.take<int>();
        return made.number < 0 ? std::nullopt : std::optional(made);
    }
};
struct seeing : word<"can target stealthed mercenaries", "may target stealthed mercenaries",
                    "ignore stealth", "ignores stealth", "can hit stealthed mercenaries">
{
    static Modifier build()
    {
        Modifier made;
        made.kind = Kind::SeesStealth;
        return made;
    }
};
/// "melee attacks cannot be reduced by Defense"
struct unreduced
    : any<deed<Kind::PassesDefense, "can not be reduced by defense", "are not reduced by defense",
              "is not reduced by defense">,
          deed<Kind::PassesArmor, "can not be reduced by armor", "are not reduced by armor">,
          deed<Kind::PassesMagicArmor, "can not be reduced by magic armor",
              "are not reduced by magic armor">,
          seq<deed<Kind::Unprevented, "can not be prevented">, pegtl::not_at<word<"by", "or">>>>
{
};
/// "hit the mercenary behind the target too"
struct piercing
    : seq<word<"hit", "hits", "strike", "strikes", "damage", "damages">,
          word<"the mercenary behind its target", "the mercenary directly behind its target",
              "the mercenary behind the target", "the mercenary directly behind the target",
              "the mercenary behind their target", "the mercenary directly behind their target">>
{
    static Modifier build()
    {
        Modifier made;
        made.kind = Kind::Pierces;
        return made;
    }
};
/// "melee attacks can also target mercenaries at Distance 1"
struct reachingFar
    : seq<word<"can also target", "can target", "may also target", "may target", "can also reach",
              "can reach", "reach", "can also hit", "can hit", "may hit", "can be made against",
              "can also be made against", "may be made against">,
          maybe<word<"enemy mercenaries", "mercenaries", "enemies", "a mercenary", "an enemy",
              "targets">>,
          maybe<word<"at", "up to", "within", "as far as">>, word<"distance">, count>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made;
        made.kind = Kind::StrikesFar;
        made.number = found.take<int>();
        return made.number > 0 ? std::optional(made) : std::nullopt;
    }
};
struct ofTheirAttacks : any<reachingFar, doublesDamage, halfDamage, noDamage, moreDamage, otherType,
                            leaves, unreduced, stronger, farther, seeing, piercing, passes,
                            ofAttacks<Kind::IgnoresLos, "ignores los", "ignore los">>
{
    static constexpr std::string_view expected
        = "what those attacks do (deal 1 additional damage, ignore Armor, apply 1 Poison, ...)";
};
/// "ignore line of sight and Armor"
struct alsoIgnored
    : any<deed<Kind::PassesArmor, "armor">, deed<Kind::PassesMagicArmor, "magic armor">,
          deed<Kind::PassesDefense, "defense">, deed<Kind::IgnoresLos, "los", "line of sight">>
{
};
/// "have +1 damage and +1 Distance"
struct alsoMore : any<seq<change, word<"damage">>,
                      seq<change, means<Kind::Reach, "distance", "reach", "range">>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = aboutDamage(found.take<Kind>(Kind::Deals), found);
        return made.kind == Kind::Reach && made.number < 0 ? std::nullopt : std::optional(made);
    }
};
struct alsoOfAttacks : seq<word<"and", ", and", ",">, any<ofTheirAttacks, alsoIgnored, alsoMore>>
{
};
/// "attacks against Mage mercenaries ...": each of what they do, to those alone.
struct whatAttacksDo
    : seq<maybe<toSuch<"against", "on">>, ofTheirAttacks, many<alsoOfAttacks>, maybe<toSuch<"of">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.modifiers = found.takeAll<Modifier>();
        const auto against = found.takeIfAny<Filter>();
        for (Modifier& modifier : made.modifiers) {
            if (!against)
                break;
            if (modifier.against || modifier.kind == Kind::Reach
                || modifier.kind == Kind::StrikesFar || modifier.kind == Kind::SeesStealth
                || modifier.kind == Kind::IgnoresLos)
                return std::nullopt;
            modifier.against = against;
        }
        return Effect { std::move(made) };
    }
};

} // namespace

bool sayOfAttacks(Gain& gainOf, How how)
{
    for (Modifier& modifier : gainOf.modifiers) {
        // Only ranged attacks have a distance; who sees the stealthed sees them with every attack.
        if ((modifier.kind == Kind::Reach && how == How::Melee)
            || (modifier.kind == Kind::SeesStealth && how != How::Attack)
            || (modifier.kind == Kind::StrikesFar && how != How::Melee))
            return false;
        if (how == How::Melee && modifier.kind == Kind::DealsType
            && modifier.blow.type == DamageType::Physical)
            modifier.blow.type.reset(); // which melee attacks deal, as goes without saying
        if (modifier.kind == Kind::Reach || modifier.kind == Kind::SeesStealth
            || modifier.kind == Kind::StrikesFar)
            continue;
        else if (how != How::Attack || modifier.kind == Kind::Deals
            || modifier.kind == Kind::DealsDouble || modifier.kind == Kind::DealsHalf
            || modifier.kind == Kind::DealsType || modifier.kind == Kind::Inflicts
            || modifier.kind == Kind::PassesArmor || modifier.kind == Kind::PassesMagicArmor
            || modifier.kind == Kind::PassesDefense || modifier.kind == Kind::Unreduced
            || modifier.kind == Kind::Unprevented)
            modifier.blow.how = how;
    }
    return true;
}

bool deedsOfAttacks::read(Input& in, Reading& reading)
{
    return text::read<ofTheirAttacks>(in, reading);
}
bool mannerOfAttacks::read(Input& in, Reading& reading)
{
    return text::read<seq<ofTheirAttacks, many<alsoOfAttacks>>>(in, reading);
}
bool attacksDo::read(Input& in, Reading& reading)
{
    return text::read<whatAttacksDo>(in, reading);
}

} // namespace triptych::seize::grammar
