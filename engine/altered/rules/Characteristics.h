#pragma once

#include "altered/Board.h"
#include "altered/effects/Reading.h"

// 2.2, 2.3 What objects and regions are, passive abilities included. Asked, never stored.
namespace triptych::altered {

using Statistics = std::array<int, terrainCount>; ///< V, M, O

// Objects
Statistics statisticsOf(const Board&, Index); // 2.2.10
KeywordSet keywordsOf(const Board&, Index);   // 7.4
bool has(const Board&, Index, Keyword);
bool isStatus(const Board&, Index, Status); // 2.4, passive abilities included
int toughOf(const Board&, Index);           // 7.4.7, 0: none
int baseCostOf(const Board&, Ref);          // v4 2.2.9
bool isCharacter(const Board&, Index);
bool isGigantic(const Board&, Index);
/// Whether its abilities of the main or the support text work where it is (2.2.11.g-j).
bool works(const Board&, Index, const Ability&);
bool isIgnored(const Board&, Index); // 7.3.14
/// Keeps the sets of who speaks and who listens after an object moved or was exhausted.
void noteWorking(const Board&, Index);
void rememberLeaving(const Board&, Index); // 2.1.h

// What passive abilities say
Terrains changedTerrains(const Board&, int region, Terrains base);
bool isHeldBack(const Board&, Seat, int kind);            // 1.4.1, 7.4.2: outside Progress
Terrains forbiddenTerrains(const Board&, Seat, int kind); // 4.2.4.c-d: those that move it nowhere
bool isBlockedByDefender(const Board&, Seat, int kind);   // 7.4.2
bool cantGain(const Board&, Index, const Grant&);
bool cantActivate(const Board&, Index, Icons);  // 7.3.1.e
bool mayGainAgain(const Board&, Index, Status); // 2.4.1.g
int limitOf(const Board&, Seat, Zone);          // 3.2.7.b, 3.2.10.b
bool countsTowardsLimit(const Board&, Index);
bool staysExhausted(const Board&, Index);

/// "If there is only one Character in my Expedition, it ...": the one that a condition counts.
Ref theOneOf(const Board&, const Condition&, const View&);

/// Calls say(statement, ability, view) for every statement S of a passive ability that works, of
/// any object, oldest first.
template <typename S, typename F>
void said(const Board& b, F&& say)
{
    if (none(b.state.speakers) || b.depth > 2)
        return;
    constexpr std::uint32_t mark = 1u << statementIndex<S>();
    InlineVector<Index, 63> speakers;
    eachOf(b.state.speakers, [&](Index i) {
        const Facts& facts = b.facts(i);
        if (((facts.statements | facts.supportStatements) & mark) && !speakers.full())
            speakers.push_back(i);
    });
    for (std::size_t k = 1; k < speakers.size(); ++k) // 2.3.3 by timestamp
        for (std::size_t at = k; at > 0
             && b.state.objects[speakers[at - 1]].timestamp
                 > b.state.objects[speakers[at]].timestamp;
             --at)
            std::swap(speakers[at - 1], speakers[at]);
    const Board deeper = b.deeper();
    for (const Index i : speakers) {
        const Card& card = b.card(i);
        for (const std::uint8_t number : b.facts(i).passives) {
            const Ability& ability = card.abilities[number];
            const S* statement = std::get_if<S>(&*ability.statement);
            if (!statement || !works(deeper, i, ability))
                continue;
            View view = viewOf(b.state, i);
            if (ability.condition && !holds(deeper, *ability.condition, view))
                continue;
            if constexpr (requires { statement->what.node; })
                if (ability.condition && std::holds_alternative<It>(statement->what.node))
                    view.subject = theOneOf(deeper, *ability.condition, view);
            say(*statement, ability, view);
        }
    }
}

/// Whether a statement's thing speaks of an object.
bool speaksOf(const Board&, const Thing&, Index, const View&);

} // namespace triptych::altered
