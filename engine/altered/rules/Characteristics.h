#pragma once

#include "altered/Table.h"
#include "altered/rules/Meaning.h"

#include <algorithm>
#include <optional>
#include <utility>

// 2.2, 2.3 What objects and regions are, passive abilities included. Asked, never stored.
namespace triptych::altered {

/// The passive abilities that change what objects and regions are: bits of their statements.
constexpr std::uint32_t changesCharacteristics = (1u << statementIndex<Are>())
    | (1u << statementIndex<StatisticsAre>()) | (1u << statementIndex<BaseStatisticsAre>())
    | (1u << statementIndex<TerrainsAre>());

using Statistics = std::array<int, terrainCount>; ///< V, M, O

// Objects
Statistics statisticsOf(const Table&, Index); // 2.2.10
KeywordSet keywordsOf(const Table&, Index);   // 7.4
StatusSet statusesOf(const Table&, Index);    // 2.4, without Boosted
bool has(const Table&, Index, Keyword);
bool isStatus(const Table&, Index, Status); // 2.4, passive abilities included
int toughOf(const Table&, Index);           // 7.4.7, 0: none
bool isCharacter(const Table&, Index);
bool isGigantic(const Table&, Index);
/// Whether its abilities of the main or the support text work where it is (2.2.11.g-j).
bool works(const Table&, Index, const Ability&);
/// Whether it has lost its abilities, or with `icons` those of one of these symbols.
bool hasLostAbilities(const Table&, Index, Icons icons = 0);
/// 2.4.5.e What is exhausted in Reserve has no support abilities.
inline bool hasNoSupport(const Table& t, Index i)
{
    return zoneOf(t.state, i) == Zone::Reserve && t.state.objects[i].is(Status::Exhausted);
}
/// The symbol of a printed ability, for what loses only those with it; 0: none.
Icons iconsOfAbility(const Ability&);
bool isIgnored(const Table&, Index); // 7.3.14
/// Keeps the sets of who speaks and who listens after an object moved or was exhausted.
void noteWorking(const Table&, Index);
std::uint64_t spokenBy(const State&, const CardSet&); ///< What State::spoken is.
void rememberLeaving(const Table&, Index);            // 2.1.h

/// Whether a statement's thing speaks of an object, or its regions of a region.
bool speaksOf(const Table&, const Thing&, Index, const Viewpoint&);
bool speaksOfRegion(const Table&, const TerrainsAre&, int region, const Viewpoint&);

// What passive abilities say
Terrains changedTerrains(const Table&, int region, Terrains base);
bool isHeldBack(const Table&, Seat, int kind, bool forward); // 1.4.1, 7.4.2: outside Progress
Terrains forbiddenTerrains(const Table&, Seat, int kind); // 4.2.4.c-d: those that move it nowhere
bool isBlockedByDefender(const Table&, Seat, int kind);   // 7.4.2
bool cantGain(const Table&, Index, const Grant&);
bool cantLose(const Table&, Index, const Grant&);
bool cantBe(const Table&, Index, CantBe::Fate, Seat by); // 1.4.1
/// Whether what is in play can't be moved there by a cost or an effect of somebody.
bool cantGo(const Table&, Index, Zone to, Seat by);
/// "I can only target ...": what the Spell that is being carried out cannot.
bool mayTarget(const Table&, Index);
bool cantActivate(const Table&, Index, Icons);     // 7.3.1.e
bool cantDo(const Table&, Seat, Happening::Event); // 1.4.1 Draws, Resupplies, Sabotages, Creates
bool mayGainAgain(const Table&, Index, Status);    // 2.4.1.g
int limitOf(const Table&, Seat, Zone);             // 3.2.7.b, 3.2.10.b
bool countsTowardsLimit(const Table&, Index);
bool staysExhausted(const Table&, Index);
/// Of what is in play, or in this Expedition, since just now.
void enterAsSaid(const Table&, Index, bool entersPlay);

/// Whether the condition of a passive ability, if it has one, lets it speak now.
inline bool isWorking(const Table& t, const Ability& ability, const Viewpoint& v)
{
    return !ability.condition || holds(t, *ability.condition, v) != ability.unless;
}

/// What a passive ability of this object sees, if it speaks now; nothing while its condition keeps it
/// silent. "If there is only one Character in my Expedition, it ...": "it" is the one that is counted. What is
/// asked of those it speaks of ("while they're [Boosted]") is asked of each, by speaksOf.
std::optional<Viewpoint> speakingView(const Table&, Index, const Ability&);

/// "Characters you play this turn cost {1} less": what an Emblem-Ongoing says for a time; null where it
/// does something else.
const Ability* statedFor(const Table&, const LastingEffect&);
/// What that sees, if it speaks now: whoever said it is "you", and what it was said of is "it".
std::optional<Viewpoint> speakingView(const Table&, const LastingEffect&, const Ability&);

/// Wanted: whatever is said.
struct Every
{
    bool operator()(const auto&) const { return true; }
};
/// Calls say(statement, ability, view) for every statement S of a passive ability that works, of
/// any object, oldest first, and before them for those that were said for a time. Those that change what objects
/// are have an order of their own (Passives). What is not wanted(statement) is not asked whether it works.
template <typename S, typename F, typename Wanted = Every>
void said(const Table& t, F&& say, const Wanted& wanted = {})
{
    constexpr std::uint32_t mark = 1u << statementIndex<S>();
    static_assert(!(mark & changesCharacteristics));
    for (const LastingEffect& o : t.state.lasting)
        if (const Ability* ability = statedFor(t, o))
            if (const S* statement = std::get_if<S>(&*ability->statement);
                statement && wanted(*statement))
                if (const std::optional<Viewpoint> view = speakingView(t, o, *ability))
                    say(*statement, *ability, *view);
    if (!(t.state.spoken & mark))
        return;
    PassingVector<Index, maxObjects> speakers;
    t.state.speakers.each([&](Index i) {
        const Facts& facts = t.facts(i);
        if ((facts.statements | facts.supportStatements) & mark)
            speakers.push_back(i);
    });
    std::sort(speakers.begin(), speakers.end(), [&](Index x, Index y) { // 2.3.3
        const auto& objects = t.state.objects;
        return std::pair(objects[x].timestamp, x) < std::pair(objects[y].timestamp, y);
    });
    for (const Index i : speakers) {
        const Card& card = t.card(i);
        for (const std::uint8_t number : t.facts(i).passives) {
            const Ability& ability = card.abilities[number];
            const S* statement = std::get_if<S>(&*ability.statement);
            if (!statement || !wanted(*statement))
                continue;
            if (const std::optional<Viewpoint> view = speakingView(t, i, ability))
                say(*statement, ability, *view);
        }
    }
}

} // namespace triptych::altered
