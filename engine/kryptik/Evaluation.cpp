#include "kryptik/Evaluation.h"

#include "core/BestRival.h"
#include "kryptik/cards/Worth.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Island.h"

#include <algorithm>
#include <cmath>

namespace triptych::kryptik {

namespace {

/// What a seat has, in units of about one 11 year card.
double worth(const Table& t, Seat p)
{
    const State& s = t.state;
    if (!s.players[p].alive)
        return -20;
    const auto row = static_cast<double>(countIn(s, p, Zone::ElevenYearRow));
    double sum = 1.5 * row + (row == 0 ? -3.0 : 0.0);
    for (const Index i : cardsIn(s, p, Zone::Island)) {
        const Stats stats = statsOf(t, i);
        const double attack = stats.attack;
        const double defense = stats.defense;
        sum += 0.35 + 0.22 * attack + 0.16 * defense;
        const KeywordSet k = keywordsOf(t, i);
        double striking = 0, standing = 0;
        for (int n = 0; n < keywordCount; ++n) {
            const auto keyword = static_cast<Keyword>(n);
            if ((k & bit(keyword)) == 0)
                continue;
            const KeywordWorth& of = worthOf(keyword);
            (of.needsAttack ? striking : standing) += of.onIsland;
        }
        if (attack > 0)
            sum += striking;
        sum += standing;
        sum += 0.1 * static_cast<double>(t.facts(i).actives.size() + t.facts(i).passives.size());
    }
    const auto hand = static_cast<double>(countIn(s, p, Zone::Hand));
    sum += 0.42 * std::min(hand, 7.0);
    const auto souls = static_cast<double>(countIn(s, p, Zone::SoulRow));
    sum += souls <= 6 ? 0.6 * souls : 3.6 + 0.15 * (souls - 6);
    const auto deck = static_cast<double>(countIn(s, p, Zone::Deck));
    if (deck < 4 && s.ruleset != RulesetId::Limited)
        sum -= 0.8 * (4 - deck);
    return sum;
}

} // namespace

double worthFor(const Table& t, Seat p)
{
    const double best = bestRival(
        t.state, [&](Seat other) { return other != p; },
        [&](Seat other) { return worth(t, other); });
    return 0.98 * std::tanh((worth(t, p) - best) / 9);
}

} // namespace triptych::kryptik
