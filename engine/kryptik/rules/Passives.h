#pragma once

#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Characteristics.h"

// How the questions of Characteristics.h are asked inside each other: passive abilities may ask for
// what passive abilities give.
namespace triptych::kryptik::asked {

// A passive ability may ask for what passive abilities give ("citizens with defense 2 or less
// can not attack"). RULING: inside such a question passive abilities are asked once more, and
// inside that not again, so every chain of questions ends and has one answer.
inline constexpr int deepest = 2;

Stats statsAt(const Table&, Index, int depth);
KeywordSet keywordsAt(const Table&, Index, int depth);
/// The same of what has left the island: as it was there, by what had resolved.
Stats statsAs(const Table&, Index, Ref, int depth);
KeywordSet keywordsAs(const Table&, Index, Ref, int depth);
/// "Each beast destroyed this way", "a beast that died this turn": what has just left is asked as it was there.
bool isAskedBefore(const State&, Index, const Filter&);
Ref beforeIt(const State&, Index);
bool keepsAt(const Table&, Index, int depth);
int statOf(const Table&, Index, Bound::Stat, int depth, bool before = false);
bool matchesAt(const Table&, Index, const Filter&, const Viewpoint&, int depth);
bool inCondition(const State&, Index, Filter::Condition);
bool holdsAt(const Table&, const Condition&, const Viewpoint&, int depth);
int valueAt(const Table&, const Amount&, const Viewpoint&, int depth);
bool compares(int value, Bound::How, int limit);
int figured(const Amount&, int value); ///< "half of it, rounded up"
int countAt(const Table&, const Filter&, const Place&, const Viewpoint&, int depth);
/// Of those that have left the island this turn: what they did before, and otherwise what is printed on them.
int countGone(const Table&, const Filter&, const Viewpoint&, int depth);

bool lostByModifier(const State&, Index);
/// The abilities in quotation marks that it has been given and has not lost since.
void eachGrantAt(const Table&, Index, int depth, const std::function<void(std::uint16_t)>& visit);
bool speaksOf(const Table&, const Thing&, Index, const Viewpoint&, int depth);
bool isTheirs(Side, Seat, const Viewpoint&);
Index hostOf(const Table&, const Place&, const Viewpoint&); ///< Of "attached to this", "to it".
Index meantBy(const Table&, const Referent&, const Viewpoint&);

template <typename F>
void inPlace(const Table& t, const Place& place, const Viewpoint& v, F&& visit)
{
    const bool attached = place.zone == Zone::Attached && !place.anyHost;
    const Index host = attached ? hostOf(t, place, v) : noIndex;
    // 5.3.1b What was attached to one that has left fell into limbo with it.
    const bool fell = attached && host != noIndex && !onIsland(t.state, host);
    for (Seat p = 0; p < t.state.seats; ++p) {
        if (!isTheirs(place.whose, p, v))
            continue;
        for (const Index i : cardsIn(t.state, p, fell ? Zone::Limbo : place.zone))
            if (i != v.cast && (!attached || t.state.objects[i].host == host))
                visit(i);
    }
}

/// Calls say(leaf) for what has resolved and is so for a time of all of a kind, whoever comes (10).
template <typename F>
void rulesOn(const Table& t, Index i, int depth, F&& say)
{
    for (const LastingEffect& m : t.state.lasting) {
        if (m.kind != LastingEffect::Kind::Rule)
            continue;
        if (m.endOfTurn == LastingEffect::NextDisengage
            && (i == noIndex || t.state.objects[i].controller != m.about))
            continue; // of the citizens of one player, until their disengage phase
        const bool ofThem = m.what >= LastingEffect::firstSeat;
        Viewpoint v { seatOf(m.who), ofThem ? noIndex : Index { m.what }, 0 };
        if (ofThem)
            v.they = static_cast<Seat>(m.what - LastingEffect::firstSeat);
        v.it = i;
        const auto about = [&](const Thing& thing) {
            return i != noIndex && speaksOf(t, thing, i, v, depth + 1);
        };
        say(t.cards.effect(m.node()), about, v);
    }
}

/// RULING 9.2: whether a passive ability is said of a card is asked of what that card is without it: "each citizen with
/// defense greater than its attack gets +1/+0". Of several alike the earlier ones count, so that it is not undone again.
inline bool isBeingAsked(const Table& t, Index i, Index source, std::uint8_t ability)
{
    for (const Asking* a = t.asking; a; a = a->around)
        if (a->of == i && a->ability == ability && source >= a->source
            && t.state.objects[source].card == t.state.objects[a->source].card)
            return true;
    return false;
}

/// passivesOn, where somebody may have something to say. Apart and never inlined: most questions end before it, and who
/// asks them is kept small.
template <typename F>
[[gnu::noinline]] void passivesSaid(const Table& t, Index i, Topics topics, int depth, F& say)
{
    if (depth > deepest || (i != noIndex && !onIsland(t.state, i)))
        return;
    if (topics & topic::saidForATime)
        rulesOn(t, i, depth, say);
    if (!(t.state.spoken & topics))
        return;
    t.state.speakers.each([&](Index source) {
        if (!(t.facts(source).topics & topics))
            return;
        if (lostByModifier(t.state, source)
            || (depth < deepest && (t.state.spoken & topic::losingAll)
                && !keepsAt(t, source, depth + 1)))
            return;
        Viewpoint v { t.state.objects[source].controller, source, 0 };
        v.it = i;
        Asking asking { i, source, 0, t.asking };
        const Table inside { t.state, t.cards, t.events, &asking };
        const auto about = [&](const Thing& thing) {
            return i != noIndex && speaksOf(inside, thing, i, v, depth + 1);
        };
        const auto leaf = [&](const auto& self, const Effect& effect) -> void {
            if (const auto* sequence = std::get_if<Sequence>(&effect.node)) {
                for (const Effect& part : sequence->parts)
                    self(self, part);
                return;
            }
            say(effect, about, v);
        };
        for (const std::uint8_t number : t.facts(source).passives) {
            const Ability& ability = t.card(source).abilities[number];
            if (t.facts(source).worksAttached
                && t.facts(source).abilities[number].attached == onIsland(t.state, source))
                continue; // 5.3.1 there, and only there
            if (t.asking && isBeingAsked(t, i, source, number))
                continue;
            asking.ability = number;
            // glossary Short Time: of a passive, for as long as it is so.
            if (ability.shortTime && !isShortTime(t.state, v.you, *ability.shortTime))
                continue;
            if (!ability.condition || holdsAt(inside, *ability.condition, v, depth + 1))
                leaf(leaf, *ability.effect);
        }
    });
}

/// Calls say(leaf) for every leaf of the passive abilities in force that may speak of `i` and of
/// one of the topics.
template <typename F>
void passivesOn(const Table& t, Index i, Topics topics, int depth, F&& say)
{
    if ((t.state.spoken & topics) || ((topics & topic::saidForATime) && !t.state.lasting.empty()))
        passivesSaid(t, i, topics, depth, say);
}

} // namespace triptych::kryptik::asked
