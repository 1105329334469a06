#include "seize/text/GrammarModifiers.h"

namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

// ---------------------------------------------------------------- Statistics

/// "+2", "-1"
struct scanSigned
{
    static constexpr std::string_view what = "a change such as +1";
    static std::size_t length(std::string_view text)
    {
        if (text.size() < 2 || (text.front() != '+' && text.front() != '-') || !isDigit(text[1]))
            return 0;
        const Number found = number(text.substr(1));
        return found.length > 0 && found.value <= 99 ? found.length + 1 : 0;
    }
};
struct change : scanned<scanSigned>
{
    static int build(std::string_view text)
    {
        const int value = number(text.substr(1)).value;
        return text.front() == '-' ? -value : value;
    }
};
struct changed
    : any<means<Kind::Melee, "melee damage", "melee">,
          means<Kind::Ranged, "ranged damage", "ranged">, means<Kind::Move, "movement", "move">,
          means<Kind::Bounty, "bounty">, means<Kind::Health, "maximum health", "health">,
          means<Kind::Damage, "damage">, means<Kind::Armor, "armor", "armour">,
          means<Kind::MagicArmor, "magic armor", "magic armour">, means<Kind::Defense, "defense">,
          means<Kind::Reach, "reach">>
{
    static constexpr std::string_view expected
        = "melee, ranged, move, bounty, health, damage or reach";
};
Modifier numbered(Found& found)
{
    Modifier made;
    made.kind = found.take<Kind>();
    made.number = found.take<int>(1);
    return made;
}
struct statChange : seq<change, changed>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        const bool signless = made.kind == Kind::Armor || made.kind == Kind::MagicArmor
            || made.kind == Kind::Defense || made.kind == Kind::Reach;
        return signless && made.number < 0 ? std::nullopt : std::optional(made);
    }
};

// ---------------------------------------------------------------- Keywords

struct keywordName
    : any<means<Kind::Armor, "armor", "armour">,
          means<Kind::MagicArmor, "magic armor", "magic armour">, means<Kind::Defense, "defense">,
          means<Kind::Fortify, "fortify">, means<Kind::Regen, "regen">>
{
};
struct keyword : seq<keywordName, any<change, count>>
{
    static constexpr std::string_view expected
        = "a keyword (Armor N, Magic Armor N, Defense N, Fortify N, Regen N, Leech, reach +N)";
    static std::optional<Modifier> build(Found& found)
    {
        const Modifier made = numbered(found);
        return made.number < 0 ? std::nullopt : std::optional(made);
    }
};
struct reachWord : means<Kind::Reach, "reach">
{
};
struct reach : seq<reachWord, any<change, count>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        return made.number < 0 ? std::nullopt : std::optional(made);
    }
};
template <Kind kind, Literal... Words>
struct deed : word<Words...>
{
    static Modifier build()
    {
        Modifier made;
        made.kind = kind;
        return made;
    }
};
struct leech : deed<Kind::Leech, "leech">
{
};

// ---------------------------------------------------------------- Deeds

struct normalType
    : any<means<DamageType::Physical, "physical">, means<DamageType::Magic, "magic", "magical">,
          means<DamageType::True, "true">, means<DamageType::Pure, "pure">>
{
    static constexpr std::string_view expected = "Physical, Magic, True or Pure";
};
/// Not the beginning of "deal Magic damage to ... equal to ...".
struct dealsType : seq<word<"deals", "deal">, normalType, word<"damage">, pegtl::not_at<word<"to">>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::DealsType;
        made.type = found.take<DamageType>();
        return made;
    }
};
struct suffers : any<means<Status::Exhaust, "exhausted">, means<Status::Bleed, "bled", "bleeding">,
                     means<Status::Poison, "poisoned">, means<Status::Frost, "frozen", "frosted">,
                     means<Status::Burn, "burned", "burnt">, means<Status::Blind, "blinded">,
                     means<Status::Silence, "silenced">, means<Status::Stealth, "stealthed">>
{
};
struct immune
    : any<seq<word<"can not be">, suffers>, seq<word<"is immune to", "are immune to">, status>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Immune;
        made.status = found.take<Status>();
        return made;
    }
};
struct ban : any<deed<Kind::NotUpstaged, "can not be upstaged">,
                 deed<Kind::NotPushed, "can not be pushed", "can not be moved">,
                 deed<Kind::NotTargeted, "can not be targeted by opponents",
                     "can not be targeted by enemies">,
                 deed<Kind::NotHealed, "can not be healed">, deed<Kind::NoAttack, "can not attack">,
                 deed<Kind::NoMove, "can not move">, deed<Kind::NoPlunder, "can not plunder">,
                 deed<Kind::NoExit, "can not exit">,
                 deed<Kind::NoActives, "can not activate abilities", "can not use abilities">>
{
};
struct deeds
    : any<deed<Kind::IgnoresLos, "ignores los", "ignore los", "ignores line of sight",
              "ignore line of sight">,
          deed<Kind::AttacksAllWays, "attacks in all directions", "attack in all directions",
              "may attack in all directions", "may attack in any direction">,
          deed<Kind::MovesAllWays, "moves in all directions", "move in all directions",
              "may move in all directions", "may move in any direction">,
          dealsType, immune, ban>
{
    static constexpr std::string_view expected
        = "a deed (ignores LOS, attacks in all directions, cannot be burned, ...)";
};

// ---------------------------------------------------------------- Lists

struct gainVerb : word<"gains", "gain", "gets", "get", "has", "have">
{
    static constexpr std::string_view expected = "gets, gains, has or a deed";
};
struct modifier : any<statChange, keyword, reach, leech>
{
    static constexpr std::string_view expected
        = "a change such as +1 melee, or a keyword such as Armor 1";
};
struct separator : any<word<", and">, comma, word<"and">>
{
};
/// "cannot move or attack"
struct orAlso : seq<word<"or">,
                    any<deed<Kind::NoAttack, "attack">, deed<Kind::NoMove, "move">,
                        deed<Kind::NoPlunder, "plunder">, deed<Kind::NoExit, "exit">,
                        deed<Kind::NoActives, "activate abilities", "use abilities">,
                        deed<Kind::NotPushed, "be pushed">, deed<Kind::NotUpstaged, "be upstaged">,
                        deed<Kind::NotTargeted, "be targeted by opponents">>>
{
};
struct more : seq<separator, any<seq<maybe<gainVerb>, any<deeds, modifier>>>>
{
};
struct tail : many<any<perEach, duration>>
{
};
/// Of a static, which works for as long as its card does.
struct lastingTail : many<any<perEach, means<Duration::Always, "while equipped">>>
{
};
std::optional<Effect> gain(Found& found)
{
    Gain made;
    made.modifiers = found.takeAll<Modifier>();
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    made.duration = found.take<Duration>(Duration::Always);
    if (found.has<PerEach>() || found.has<Duration>())
        return std::nullopt;
    return Effect { std::move(made) };
}
template <typename Tail>
struct gainList
    : seq<any<deeds, seq<gainVerb, any<modifier, deeds>>>, many<any<more, orAlso>>, Tail>
{
    static std::optional<Effect> build(Found& found) { return gain(found); }
};
template <typename Tail>
struct bareList : seq<any<deeds, modifier>, many<any<more, orAlso>>, Tail>
{
    static std::optional<Effect> build(Found& found) { return gain(found); }
};

// ---------------------------------------------------------------- Doses of a status

struct counters : word<"counters", "counter">
{
};
struct countedDose : seq<maybe<any<thatMuch, fixedArticle>>, countedStatus, maybe<counters>>
{
    static Apply::Dose build(Found& found)
    {
        return { found.take<Status>(), found.take<Amount>(fixed(1)) };
    }
};
struct plainDose : plainStatus
{
    static Apply::Dose build(Found& found) { return { found.take<Status>(), fixed(1) }; }
};
struct dose : any<countedDose, plainDose>
{
    static constexpr std::string_view expected
        = "a status (1 Exhaust, 2 Bleed, 1 Poison, 1 Frost, 1 Burn, Blind, Silence, Stealth)";
};
struct doseList : seq<dose, many<separator, dose>>
{
};

} // namespace

bool gains::read(Input& in, Reading& reading)
{
    return text::read<gainList<tail>>(in, reading);
}
bool lastingGains::read(Input& in, Reading& reading)
{
    return text::read<gainList<lastingTail>>(in, reading);
}
bool bareGains::read(Input& in, Reading& reading)
{
    return text::read<bareList<lastingTail>>(in, reading);
}
bool givenGains::read(Input& in, Reading& reading)
{
    return text::read<bareList<tail>>(in, reading);
}
bool doses::read(Input& in, Reading& reading)
{
    return text::read<doseList>(in, reading);
}

} // namespace triptych::seize::grammar
