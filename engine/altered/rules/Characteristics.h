#pragma once

#include "altered/Board.h"
#include "altered/effects/Reading.h"

#include <algorithm>
#include <optional>
#include <utility>

// 2.2, 2.3 What objects and regions are, passive abilities included. Asked, never stored.
namespace triptych::altered {

/// The passive abilities that change what objects and regions are: bits of their statements.
constexpr std::uint32_t changesCharacteristics = (1u << statementIndex<Are>())
    | (1u << statementIndex<HighestStatistics>()) | (1u << statementIndex<TerrainsAre>());

using Statistics = std::array<int, terrainCount>; ///< V, M, O

// Objects
Statistics statisticsOf(const Board&, Index); // 2.2.10
KeywordSet keywordsOf(const Board&, Index);   // 7.4
StatusSet statusesOf(const Board&, Index);    // 2.4, without Boosted
bool has(const Board&, Index, Keyword);
bool isStatus(const Board&, Index, Status); // 2.4, passive abilities included
int toughOf(const Board&, Index);           // 7.4.7, 0: none
bool isCharacter(const Board&, Index);
bool isGigantic(const Board&, Index);
/// Whether its abilities of the main or the support text work where it is (2.2.11.g-j).
bool works(const Board&, Index, const Ability&);
bool isIgnored(const Board&, Index); // 7.3.14
/// Keeps the sets of who speaks and who listens after an object moved or was exhausted.
void noteWorking(const Board&, Index);
void rememberLeaving(const Board&, Index); // 2.1.h

/// Whether a statement's thing speaks of an object, or its regions of a region.
bool speaksOf(const Board&, const Thing&, Index, const View&);
bool speaksOfRegion(const Board&, const TerrainsAre&, int region, const View&);

// What passive abilities say
Terrains changedTerrains(const Board&, int region, Terrains base);
bool isHeldBack(const Board&, Seat, int kind);            // 1.4.1, 7.4.2: outside Progress
Terrains forbiddenTerrains(const Board&, Seat, int kind); // 4.2.4.c-d: those that move it nowhere
bool isBlockedByDefender(const Board&, Seat, int kind);   // 7.4.2
bool cantGain(const Board&, Index, const Grant&);
bool cantBe(const Board&, Index, CantBe::Fate, Seat by); // 1.4.1
/// "I can only target ...": what the Spell that is being carried out cannot.
bool mayTarget(const Board&, Index);
bool cantActivate(const Board&, Index, Icons);  // 7.3.1.e
bool mayGainAgain(const Board&, Index, Status); // 2.4.1.g
int limitOf(const Board&, Seat, Zone);          // 3.2.7.b, 3.2.10.b
bool countsTowardsLimit(const Board&, Index);
bool staysExhausted(const Board&, Index);

/// Whether the condition of a passive ability, if it has one, lets it speak now.
inline bool isWorking(const Board& b, const Ability& ability, const View& v)
{
    return !ability.condition || holds(b, *ability.condition, v) != isUnless(ability.conditionWord);
}

/// What a passive ability of this object sees, if it speaks now; nothing while its condition keeps it
/// silent. "If there is only one Character in my Expedition, it ...": "it" is the one that is counted.
std::optional<View> speakingView(const Board&, Index, const Ability&);

/// Calls say(statement, ability, view) for every statement S of a passive ability that works, of
/// any object, oldest first. Those that change what objects are have an order of their own (Passives).
template <typename S, typename F>
void said(const Board& b, F&& say)
{
    constexpr std::uint32_t mark = 1u << statementIndex<S>();
    static_assert(!(mark & changesCharacteristics));
    if (none(b.state.speakers))
        return;
    InlineVector<Index, maxObjects> speakers;
    eachOf(b.state.speakers, [&](Index i) {
        const Facts& facts = b.facts(i);
        if ((facts.statements | facts.supportStatements) & mark)
            speakers.push_back(i);
    });
    std::sort(speakers.begin(), speakers.end(), [&](Index x, Index y) { // 2.3.3
        const auto& objects = b.state.objects;
        return std::pair(objects[x].timestamp, x) < std::pair(objects[y].timestamp, y);
    });
    for (const Index i : speakers) {
        const Card& card = b.card(i);
        for (const std::uint8_t number : b.facts(i).passives) {
            const Ability& ability = card.abilities[number];
            const S* statement = std::get_if<S>(&*ability.statement);
            if (!statement)
                continue;
            if (const std::optional<View> view = speakingView(b, i, ability))
                say(*statement, ability, *view);
        }
    }
}

} // namespace triptych::altered
