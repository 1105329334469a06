#pragma once

#include "kryptik/text/grammar/GrammarConditions.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

// When and how often an active ability may be used (9.2): "Use this only during combat and only once each turn".
namespace triptych::kryptik::grammar {

namespace {

/// "Use this only if you control an overlord", "Activate this ability only once each turn"
struct useWord
    : word<"use this only", "use this ability only", "activate this ability only", "activate only",
          "you may activate this ability only", "you may use this ability only",
          "you may use this only", "this ability can be activated only", "activate this only",
          "you can activate this ability only", "use only", "activate it only", "use it only",
          "play this only", "play this ability only", "you may activate this only">
{
};
struct duringYours : word<"during your turn", "on your turn">
{
    static Condition build() { return { Condition::Kind::YourTurn, 1, {} }; }
};
/// "during combat", "during your combat phase", "during an opponent's turn": a time that is a condition
struct duringTurnOfOthers
    : word<"during an opponent's turn", "during your opponent's turn", "on an opponent's turn",
          "during your opponents' turns", "during opponents' turns", "during each opponent's turn",
          "on your opponent's turn", "on your opponents' turns">
{
    static Condition build() { return { Condition::Kind::NotYourTurn, 1, {} }; }
};
struct duringCombat : word<"during combat", "during the combat phase", "during a combat phase",
                          "in combat", "during each combat phase", "during any combat phase">
{
    static Condition build() { return { Condition::Kind::Combat, 1, {} }; }
};
template <Condition::Kind whose>
Condition combatOf()
{
    Condition both { Condition::Kind::Several, 1, {} };
    both.parts = { Condition { whose, 1, {} }, Condition { Condition::Kind::Combat, 1, {} } };
    return both;
}
struct duringYourCombat : word<"during your combat phase", "during combat on your turn",
                              "during your combat", "during the combat phase of your turn">
{
    static Condition build() { return combatOf<Condition::Kind::YourTurn>(); }
};
struct duringTheirCombat
    : word<"during an opponent's combat phase", "during your opponent's combat phase",
          "during combat on an opponent's turn", "during combat on your opponent's turn">
{
    static Condition build() { return combatOf<Condition::Kind::NotYourTurn>(); }
};
/// 4.3, 4.5 The turn without its combat.
struct duringMainPhase : word<"in your 1st or 2nd phase", "during your 1st or 2nd phase",
                             "in your first or second phase", "during your first or second phase",
                             "during your 1st phase or 2nd phase", "during your 1st and 2nd phases",
                             "during your 1st and 2nd phase", "outside of combat on your turn",
                             "during your turn outside of combat">
{
    static Condition build()
    {
        Condition both = combatOf<Condition::Kind::YourTurn>();
        both.parts.back().negated = true;
        return both;
    }
};
struct duringWhen : any<duringMainPhase, duringPhase, duringYourCombat, duringTheirCombat,
                        duringCombat, duringYours, duringTurnOfOthers>
{
};
/// "once each turn", by whatever words
struct onceATurn : means<Flag::OnceEachTurn, "once each turn", "once per turn", "once a turn",
                       "once every turn", "one time each turn", "once during each turn">
{
};
/// "twice each turn"
struct seldomATurn : seq<any<means<2, "twice", "two times", "2 times">,
                             means<3, "three times", "3 times">, means<4, "four times", "4 times">>,
                         word<"each turn", "per turn", "a turn", "every turn", "during each turn">>
{
    static Ordinal build(Found& found) { return { found.take<int>() }; }
};
struct soOften : any<onceATurn, seldomATurn>
{
};
struct noMoreOften
    : seq<word<"use this", "use this ability", "activate this ability", "activate this", "activate",
              "use it", "activate it", "this ability can be used", "this ability can be activated",
              "you may use this ability", "you may activate this ability", "you may use this">,
          word<"no more than", "at most", "up to">, soOften>
{
};
struct soLong
    : seq<any<word<"if", "while", "as long as">, means<Flag::Negated, "unless">>, condition>
{
    static Condition build(Found& found)
    {
        Condition so = found.take<Condition>();
        so.negated ^= found.says(Flag::Negated);
        return so;
    }
};
struct useLimit
    : seq<useWord,
          any<seq<duringWhen, word<"and">,
                  any<seq<word<"only">, any<soOften, means<Flag::OnceEachTurn, "once">>>, soOften>>,
              soOften, duringWhen, soLong>,
          stop>
{
};
/// "Use this only during your turn and only if you control a Human": both of them.
inline std::optional<Condition> allOf(std::vector<Condition> limits)
{
    if (limits.size() == 1)
        return std::move(limits.front());
    Condition all { Condition::Kind::Several, 1, {} };
    for (Condition& each : limits) {
        const bool several = each.kind == Condition::Kind::Several;
        if (several && (each.any || each.negated))
            return std::nullopt;
        if (!several)
            all.parts.push_back(std::move(each));
        else
            std::ranges::move(each.parts, std::back_inserter(all.parts));
    }
    return all;
}
struct anyLimit : any<useLimit, seq<noMoreOften, stop>>
{
};

} // namespace

} // namespace triptych::kryptik::grammar
