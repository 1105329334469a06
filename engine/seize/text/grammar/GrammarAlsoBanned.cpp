#include "seize/text/grammar/GrammarDeeds.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

// What else a mercenary cannot do or be: "... or attack", behind a ban.
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

/// "cannot move or attack"
struct orWord : word<"or", ", or", ", and", ",">
{
};
struct orImmune : seq<maybe<word<"be">>, suffersStatus, maybe<byWhat>>
{
    static Modifier build(Found& found)
    {
        Modifier made = immune::build(found);
        made.atLeastOne = true; // until joinBans has seen what it goes on with
        return made;
    }
};
/// "is immune to Poison, Bleed and Burn"
struct orImmuneTo : seq<maybe<word<"gain", "get", "receive">>, status, maybe<counterWord>>
{
    static Modifier build(Found& found) { return orImmune::build(found); }
};
/// "has no Armor or Defense"
struct orLacks : seq<whatItLoses, pegtl::not_at<any<change, count>>>
{
    static Modifier build(Found& found)
    {
        Modifier made = found.take<Modifier>();
        made.atLeastOne = true;
        return made;
    }
};
bool isLack(const Modifier& modifier)
{
    return modifier.number == Modifier::noneLeft && modifier.kind >= Kind::Armor
        && modifier.kind <= Kind::Leech;
}
/// "... or attack": of a ban before it, or it would forbid what it allows.
template <Kind kind, Literal... Words>
struct orBanned : word<Words...>
{
    static Modifier build()
    {
        Modifier made = ofKind<Modifier>(kind);
        made.atLeastOne = true;
        return made;
    }
};
constexpr std::array forbidden { Kind::NotPushed, Kind::NotSwapped, Kind::NotUpstaged,
    Kind::NotAttacked, Kind::NotHealed, Kind::NotMended, Kind::NotCleansed, Kind::NoStealth,
    Kind::NotTargeted, Kind::NotDestroyed, Kind::NotReadied, Kind::NotSpotted, Kind::NoAttack,
    Kind::NoMove, Kind::NoPlunder, Kind::NoExit, Kind::NoActives, Kind::NoEntry, Kind::NotReturned,
    Kind::MoveOrAttack, Kind::KeepsTreasures, Kind::KeepsFigure, Kind::Immune };
bool isBan(Kind kind)
{
    return std::find(forbidden.begin(), forbidden.end(), kind) != forbidden.end();
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
struct orMoved : word<"be moved", "moved">
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
struct orPushed : seq<any<orBanned<Kind::NotPushed, "be pulled", "be pushed", "pulled", "pushed">,
                          orMoved, orBanned<Kind::NotSwapped, "be swapped", "swapped">>,
                      maybe<byFoesOrTheirAbilities>>
{
    static Modifier build(Found& found)
    {
        Modifier made = found.take<Modifier>();
        made.byFoes = found.says(Flag::ByFoes);
        made.byAbilities = found.says(Flag::Actively) && made.kind == Kind::NotPushed;
        return made;
    }
};
/// "cannot move or make ranged attacks"
struct orNoSuchAttack : seq<word<"make", "declare">, maybe<word<"any", "a">>, attackNoun>
{
    static Modifier build(Found& found)
    {
        Modifier made = noAttackOf(found.take<How>());
        made.atLeastOne = true;
        return made;
    }
};
struct orAlso : seq<orWord,
                    any<orNoSuchAttack, orImmune, orImmuneTo, orLacks, orPushed,
                        orBanned<Kind::NotUpstaged, "upstaged">,
                        orBanned<Kind::NotAttacked, "be attacked", "attacked">,
                        orBanned<Kind::NotHealed, "be healed", "healed">,
                        orBanned<Kind::NotMended, "be mended", "mended">,
                        orBanned<Kind::NotCleansed, "be cleansed", "cleansed">, orTargeted,
                        orBanned<Kind::NoAttack, "attack">, orBanned<Kind::NoMove, "move">,
                        orBanned<Kind::NoPlunder, "plunder">, orBanned<Kind::NoExit, "exit">,
                        orBanned<Kind::NoActives, "activate abilities", "use abilities">,
                        orBanned<Kind::NotUpstaged, "be upstaged">>>
{
};

} // namespace

// "Cannot be exhausted or silenced by opponents" says of both by whom, "cannot be pushed or pulled by abilities" by what.
bool joinBans(std::vector<Modifier>& modifiers)
{
    std::size_t first = 0; // of the list it goes on with
    for (std::size_t i = 0; i < modifiers.size(); ++i) {
        const bool lack = isLack(modifiers[i]);
        const bool goesOn
            = (lack || isBan(modifiers[i].kind)) && std::exchange(modifiers[i].atLeastOne, false);
        if (!goesOn)
            first = i;
        else if (lack ? !isLack(modifiers[first]) : !isBan(modifiers[first].kind))
            return false;
        const CardFilter::Kind cards = modifiers[i].cards;
        for (std::size_t k = first; cards != CardFilter::Kind::Card && k < i; ++k) {
            if (modifiers[k].kind != Kind::Immune || modifiers[i].kind != Kind::Immune)
                return false; // of a status alone it is known what gives it
            modifiers[k].cards = cards;
        }
        for (std::size_t k = first; modifiers[i].byAbilities && k < i; ++k)
            modifiers[k].byAbilities = modifiers[k].kind == Kind::NotPushed;
        for (std::size_t k = first; modifiers[i].byFoes && k < i; ++k)
            modifiers[k].byFoes = modifiers[k].kind == Kind::Immune
                || modifiers[k].kind == Kind::NotPushed || modifiers[k].kind == Kind::NotSwapped
                || modifiers[k].kind == Kind::NotTargeted;
    }
    return true;
}

bool alsoBanned::read(Input& in, Reading& reading)
{
    return text::read<orAlso>(in, reading);
}

} // namespace triptych::seize::grammar
