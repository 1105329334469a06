#include "seize/text/GrammarDeeds.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

// The lists of what a mercenary is given: figures, keywords and deeds (GrammarDeeds.cpp) one after another.
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

struct changed
    : any<means<Kind::Reach, "ranged distance">, means<Kind::Melee, "melee damage", "melee">,
          means<Kind::Ranged, "ranged damage", "ranged">, means<Kind::Move, "movement", "move">,
          means<Kind::Bounty, "bounty">, means<Kind::Health, "maximum health", "health">,
          means<Kind::Damage, "damage">, means<Kind::Armor, "armor", "armour">,
          means<Kind::MagicArmor, "magic armor", "magic armour">, means<Kind::Defense, "defense">,
          means<Kind::Reach, "reach", "ranged distance", "distance", "range">>
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
/// "+X": how much is said behind, "where X is ..."
struct letterChange : means<Flag::Letter, "+x">
{
};
struct lessLetter : means<Flag::LessLetter, "-x">
{
};
struct saidMore : means<Flag::Letter, "bonus", "additional", "extra", "added", "more">
{
};
struct statChange : any<seq<any<change, letterChange, lessLetter>, changed, maybe<toAMinimum>>,
                        seq<saidMore, changed, pegtl::at<word<"equal to">>>>
{
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        if (found.says(Flag::Letter) || found.says(Flag::LessLetter)) {
            made.number = found.says(Flag::Letter) ? 1 : -1;
            made.letter = true;
        }
        if (found.says(Flag::AtLeast)) {
            made.atLeastOne = true;
            if (made.number > 0 || made.kind > Kind::Bounty)
                return std::nullopt; // only a figure that falls has a least
        }
        const bool signless = made.kind == Kind::Defense || made.kind == Kind::Reach;
        return signless && made.number < 0 ? std::nullopt : std::optional(made);
    }
};
struct keywordName
    : any<means<Kind::Armor, "armor", "armour">,
          means<Kind::MagicArmor, "magic armor", "magic armour">, means<Kind::Defense, "defense">,
          means<Kind::Fortify, "fortify">, means<Kind::Regen, "regen">>
{
};
/// "Armor equal to its bounty": how much is said behind
struct saidBehind : seq<pegtl::at<word<"equal to">>>
{
    static Flag build(Found&) { return Flag::Letter; }
};
struct keyword : seq<keywordName, any<change, count, letter, saidBehind>>
{
    static constexpr std::string_view expected
        = "a keyword (Armor N, Magic Armor N, Defense N, Fortify N, Regen N, Leech, reach +N)";
    static std::optional<Modifier> build(Found& found)
    {
        Modifier made = numbered(found);
        made.letter = found.says(Flag::Letter);
        const bool lessOfIt = made.kind == Kind::Armor || made.kind == Kind::MagicArmor;
        return made.number < 0 && !lessOfIt ? std::nullopt : std::optional(made);
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
struct leech : deed<Kind::Leech, "leech">
{
};
/// "a melee of 3", behind "has"
struct aStat : seq<word<"a">, statistic, word<"of">, any<count, letter>>
{
    static std::optional<Modifier> build(Found& found) { return becomesValue::build(found); }
};
struct gainVerb : word<"gains", "gain", "gets", "get", "has", "have">
{
    static constexpr std::string_view expected = "gets, gains, has or a deed";
};
/// "+1 melee damage against exhausted mercenaries": it deals so much more to them.
struct changeAgainst
    : seq<change,
          any<means<How::Melee, "melee damage", "melee">,
              means<How::Ranged, "ranged damage", "ranged">, means<How::Any, "damage">>,
          toSuch<"against", "when attacking", "versus">>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Deals;
        made.number = found.take<int>();
        made.blow.how = found.take<How>();
        made.against = found.take<Filter>();
        return made;
    }
};
/// "Armor 1 against ranged attacks": it takes so much less Physical damage from them.
struct armorAgainst
    : seq<any<means<DamageType::Magic, "magic armor">, means<DamageType::Physical, "armor">>, count,
          word<"against">, attackNoun>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Takes;
        made.number = -found.take<int>();
        made.blow.type = found.take<DamageType>();
        made.blow.how = found.take<How>();
        return made;
    }
};
/// "double bounty", behind "has"
struct doubleStat : seq<word<"double">, statistic>
{
    static std::optional<Modifier> build(Found& found) { return doubled::build(found); }
};
struct plunderBounty : seq<change, word<"bounty">, whenPlundering>
{
    static std::optional<Modifier> build(Found& found) { return plundersMore::build(found); }
};
struct modifier : any<plunderBounty, changeAgainst, armorAgainst, statChange, keyword, reach, leech,
                      doubleStat, aStat>
{
    static constexpr std::string_view expected
        = "a change such as +1 melee, or a keyword such as Armor 1";
};
struct betweenModifiers : any<word<", and">, comma, word<"and">>
{
};
/// "cannot move or attack"
struct orWord : word<"or", ", or", ", and", ",">
{
};
struct orImmune : seq<maybe<word<"be">>, suffersStatus, maybe<byFoes>>
{
    static Modifier build(Found& found)
    {
        Modifier made = immune::build(found);
        made.atLeastOne = true; // until gainOf has seen what it goes on with
        return made;
    }
};
/// "is immune to Poison, Bleed and Burn"
struct orImmuneTo : seq<maybe<word<"gain", "get", "receive">>, status, maybe<counterWord>>
{
    static Modifier build(Found& found) { return immune::build(found); }
};
/// "... or attack": of a ban before it, or it would forbid what it allows.
template <Kind kind, Literal... Words>
struct orBanned : word<Words...>
{
    static Modifier build()
    {
        Modifier made;
        made.kind = kind;
        made.atLeastOne = true;
        return made;
    }
};
constexpr std::array forbidden { Kind::NotPushed, Kind::NotUpstaged, Kind::NotAttacked,
    Kind::NotHealed, Kind::NotTargeted, Kind::NotDestroyed, Kind::NotReadied, Kind::NotSpotted,
    Kind::NoAttack, Kind::NoMove, Kind::NoPlunder, Kind::NoExit, Kind::NoActives, Kind::NoEntry,
    Kind::MoveOrAttack, Kind::KeepsTreasures, Kind::KeepsMove, Kind::Immune };
bool isBan(Kind kind)
{
    return std::find(forbidden.begin(), forbidden.end(), kind) != forbidden.end();
}
/// "Cannot be exhausted or silenced by opponents" says of both by whom.
bool joinBans(std::vector<Modifier>& modifiers)
{
    std::size_t first = 0; // of the list it goes on with
    for (std::size_t i = 0; i < modifiers.size(); ++i) {
        const bool goesOn
            = isBan(modifiers[i].kind) && std::exchange(modifiers[i].atLeastOne, false);
        if (!goesOn)
            first = i;
        else if (!isBan(modifiers[first].kind))
            return false;
        for (std::size_t k = first; modifiers[i].byFoes && k < i; ++k)
            modifiers[k].byFoes = modifiers[k].kind == Kind::Immune
                || modifiers[k].kind == Kind::NotPushed || modifiers[k].kind == Kind::NotTargeted;
    }
    return true;
}
struct orTargeted : orBanned<Kind::NotTargeted, "be targeted by opponents", "targeted by opponents">
{
    static Modifier build()
    {
        Modifier made = orBanned<Kind::NotTargeted, "be targeted by opponents",
            "targeted by opponents">::build();
        made.byFoes = true;
        return made;
    }
};
struct orMoved : word<"be swapped", "be moved", "swapped", "moved">
{
    static Modifier build()
    {
        Modifier made;
        made.kind = Kind::NotPushed;
        made.moved = true;
        made.atLeastOne = true;
        return made;
    }
};
struct orPushed
    : seq<any<orBanned<Kind::NotPushed, "be pulled", "be pushed", "pulled", "pushed">, orMoved>,
          maybe<byFoes>>
{
    static Modifier build(Found& found)
    {
        Modifier made = found.take<Modifier>();
        made.byFoes = found.says(Flag::ByFoes);
        return made;
    }
};
/// "cannot move or make ranged attacks"
struct orNoSuchAttack : seq<word<"make", "declare">, maybe<word<"any", "a">>, attackNoun>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::NoAttack;
        made.blow.how = found.take<How>();
        if (made.blow.how == How::Attack)
            made.blow.how = How::Any;
        made.atLeastOne = true;
        return made;
    }
};
struct orAlso : seq<orWord,
                    any<orNoSuchAttack, orImmune, orImmuneTo, whatItLoses, orPushed,
                        orBanned<Kind::NotUpstaged, "upstaged">,
                        orBanned<Kind::NotAttacked, "be attacked", "attacked">,
                        orBanned<Kind::NotHealed, "be healed", "healed">, orTargeted,
                        orBanned<Kind::NoAttack, "attack">, orBanned<Kind::NoMove, "move">,
                        orBanned<Kind::NoPlunder, "plunder">, orBanned<Kind::NoExit, "exit">,
                        orBanned<Kind::NoActives, "activate abilities", "use abilities">,
                        orBanned<Kind::NotUpstaged, "be upstaged">>>
{
};
struct more : any<seq<betweenModifiers, any<seq<maybe<gainVerb>, any<deeds, modifier>>>>,
                  seq<betweenModifiers, word<"it", "they">, bans>>
{
};
/// "+X melee, where X is ...", "Armor equal to its bounty"
struct commaWhereX : any<whereX, equalTo>
{
};
struct tail : many<any<perEach, duration, commaWhereX>>
{
};
/// Of a static, which works for as long as its card does.
struct lastingTail : many<any<perEach, commaWhereX, means<Duration::Always, "while equipped">>>
{
};
std::optional<Effect> gainOf(Found& found)
{
    Gain made;
    std::vector<Modifier> all = found.takeAll<Modifier>();
    if (!joinBans(all))
        return std::nullopt;
    for (const Modifier& modifier : all) // "pushed or pulled" is one thing
        if (std::find(made.modifiers.begin(), made.modifiers.end(), modifier)
                == made.modifiers.end()
            || modifier.kind <= Kind::Reach)
            made.modifiers.push_back(modifier);
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    if (made.times && made.times->kind == Amount::Kind::ThatMuch && made.times->most == -1)
        return std::nullopt; // "for each" of what?
    // "+2 melee for each ..., up to 4": four of them, or four in all?
    if (made.times && made.times->most >= 0
        && std::any_of(made.modifiers.begin(), made.modifiers.end(),
            [](const Modifier& modifier) { return std::abs(modifier.number) != 1; }))
        return std::nullopt;
    made.duration = found.take<Duration>(Duration::Always);
    const auto letters = std::count_if(made.modifiers.begin(), made.modifiers.end(),
        [](const Modifier& modifier) { return modifier.letter; });
    if (auto equal = found.takeIfAny<EqualTo>()) {
        // One X, said of everything that is given.
        if (made.times || letters != static_cast<std::ptrdiff_t>(made.modifiers.size()))
            return std::nullopt;
        made.times = std::move(equal->amount);
    } else if (letters > 0) { // nobody says what X is: a cost does
        if (made.times || letters != static_cast<std::ptrdiff_t>(made.modifiers.size()))
            return std::nullopt;
        made.times = whatWasPaid().amount;
    }
    for (Modifier& modifier : made.modifiers)
        modifier.letter = false;
    if (found.has<PerEach>() || found.has<Duration>() || found.has<EqualTo>())
        return std::nullopt;
    return Effect { std::move(made) };
}
/// "... and its attacks deal 1 less damage"
struct itsAttacks : seq<word<"its", "their">, attackNoun, deedsOfAttacks>
{
    static Modifier build(Found& found)
    {
        const How how = found.take<How>();
        Modifier made = found.take<Modifier>();
        if (made.kind != Kind::Reach && made.kind != Kind::SeesStealth)
            made.blow.how = how;
        return made;
    }
};
/// "... and its bounty is 0", "... and their melee is doubled"
struct whichFigure : any<means<Stat::Melee, "melee attack", "melee damage", "melee">,
                         means<Stat::Ranged, "ranged attack", "ranged damage", "ranged">,
                         means<Stat::Move, "movement", "move">, means<Stat::Bounty, "bounty">>
{
};
struct itsFigure
    : seq<word<"its", "their">, whichFigure,
          any<seq<isWord, means<Flag::More, "increased by", "raised by">, count>,
              seq<isWord, means<Flag::Less, "reduced by", "lowered by", "decreased by">, count>,
              means<Flag::Twice, "is doubled", "are doubled">,
              seq<any<word<"becomes", "is set to", "is reduced to", "is increased to">, isWord>,
                  count>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Becomes;
        made.stat = found.take<Stat>();
        made.number = found.take<int>(1);
        const bool less = found.says(Flag::Less);
        if (found.says(Flag::More) || less) {
            made.kind = made.stat == Stat::Melee ? Kind::Melee
                : made.stat == Stat::Ranged      ? Kind::Ranged
                : made.stat == Stat::Move        ? Kind::Move
                                                 : Kind::Bounty;
            made.number *= less ? -1 : 1;
            made.stat = Stat::Melee;
        } else if (found.says(Flag::Twice)) {
            made.kind = Kind::Doubled;
        }
        return made;
    }
};
/// "gains Armor 3 this turn, but cannot move": as long as what stands before it.
struct but
    : seq<word<", but", "but">, any<deeds, itsAttacks, seq<gainVerb, modifier>>, many<orAlso>>
{
};
struct andItsAttacks : seq<betweenModifiers, any<itsAttacks, itsFigure>>
{
};
template <typename Tail>
struct gainList : seq<any<deeds, seq<gainVerb, any<modifier, deeds>>>,
                      many<any<more, andItsAttacks, orAlso>>, Tail, many<but>>
{
    static std::optional<Effect> build(Found& found) { return gainOf(found); }
};
/// What is always so of one: "has Stealth", "is silenced".
struct suffersAlways
    : any<seq<word<"has", "have">, plainStatus>,
          seq<isWord,
              any<means<Status::Blind, "blinded">, means<Status::Silence, "silenced">,
                  means<Status::Stealth, "stealthed">>>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Kind::Suffers;
        made.status = found.take<Status>();
        return made;
    }
};
struct lastingList
    : seq<any<suffersAlways, deeds, seq<gainVerb, any<modifier, deeds>>>,
          many<any<seq<betweenModifiers, suffersAlways>, more, andItsAttacks, orAlso>>, lastingTail,
          many<but>>
{
    static std::optional<Effect> build(Found& found) { return gainOf(found); }
};
template <typename Tail>
struct bareList : seq<any<deeds, modifier>, many<any<more, orAlso>>, Tail>
{
    static std::optional<Effect> build(Found& found) { return gainOf(found); }
};
// ---------------------------------------------------------------- Doses of a status

/// "an additional poison counter"
struct anotherDose : word<"additional", "more", "extra", "other">
{
};
/// "X Burn": what it is, `apply` asks for.
struct letterAmount : word<"x">
{
    static Amount build() { return { Amount::Kind::EqualTo, 1, {}, {} }; }
};
/// "Exhaust 1", the number behind
struct doseBehind : seq<countedStatus, fixedNumber>
{
    static Apply::Dose build(Found& found)
    {
        return { found.take<Status>(), found.take<Amount>(fixed(1)) };
    }
};
struct countedDose : seq<maybe<any<thatMuch, letterAmount, seq<fixedArticle, maybe<anotherDose>>>>,
                         countedStatus, maybe<counters>>
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
struct dose : any<doseBehind, countedDose, plainDose>
{
    static constexpr std::string_view expected
        = "a status (1 Exhaust, 2 Bleed, 1 Poison, 1 Frost, 1 Burn, Blind, Silence, Stealth)";
};
struct doseList : seq<dose, many<betweenModifiers, dose>>
{
};

} // namespace

bool gains::read(Input& in, Reading& reading)
{
    return text::read<gainList<tail>>(in, reading);
}
bool lastingGains::read(Input& in, Reading& reading)
{
    return text::read<lastingList>(in, reading);
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
