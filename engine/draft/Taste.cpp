#include "draft/Taste.h"

#include "cards/CardField.h"
#include "cards/Library.h"
#include "core/JsonText.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace triptych::draft {

namespace {

// What counts how much, in points of which a step of rarity is worth rankPoints.
constexpr int rankPoints = 6;
constexpr double worthPoints = 2.5; // a point of worth above the middle of its kind
constexpr int strangerPoints = 40;  // a card whose group the deck does not play
constexpr int mostGroups = 3;       // that one deck plays
constexpr int dearCost = 4;
constexpr int settledAfter = 20; // picks, after which one knows what one plays

int numberIn(const nlohmann::ordered_json& card, std::string_view field)
{
    const auto found = card.find(std::string(field));
    if (found == card.end())
        return 0;
    if (found->is_number_integer())
        return found->get<int>();
    if (!found->is_string())
        return 0;
    // "{2}{w}": two, and one for each sign.
    int sum = 0;
    const std::string text = found->get<std::string>();
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '{' && i + 1 < text.size())
            sum += text[i + 1] >= '0' && text[i + 1] <= '9' ? text[i + 1] - '0' : 1;
    return sum;
}

std::string textIn(const nlohmann::ordered_json& card, std::string_view field)
{
    return field.empty() ? std::string() : textOf(card, std::string(field).c_str());
}

int rankOf(const nlohmann::ordered_json& card, const DraftRules& rules)
{
    if (rules.rarities.empty())
        return std::max(1, numberIn(card, rules.rarity));
    const auto found
        = std::find(rules.rarities.begin(), rules.rarities.end(), textIn(card, rules.rarity));
    return found == rules.rarities.end() ? 1 : static_cast<int>(found - rules.rarities.begin()) + 1;
}

template <typename Test>
int countIf(const std::vector<std::size_t>& cards, const Test& test)
{
    return static_cast<int>(std::count_if(cards.begin(), cards.end(), test));
}

} // namespace

Taste::Taste(const cards::Library& library, DraftRules rules)
    : m_rules(std::move(rules))
{
    std::vector<std::size_t> byId(library.size());
    std::iota(byId.begin(), byId.end(), std::size_t { 0 });
    std::stable_sort(byId.begin(), byId.end(), [&](std::size_t a, std::size_t b) {
        return textOf(library.printed(a), "id") < textOf(library.printed(b), "id");
    });
    m_traits.resize(library.size());
    for (std::size_t place = 0; place < byId.size(); ++place) {
        const nlohmann::ordered_json& card = library.printed(byId[place]);
        m_traits[byId[place]] = { textIn(card, m_rules.kind), textIn(card, m_rules.group),
            rankOf(card, m_rules), numberIn(card, m_rules.cost), place };
    }
}

Taste::Taste(const Game& game, const cards::Library& library, DraftRules rules)
    : Taste(library, std::move(rules))
{
    m_byWorth = true;
    nameGroups(game);
    // Kinds of cards are weighed differently, so each is taken against the middle of its kind.
    std::map<std::string, std::pair<double, int>> sums;
    std::vector<double> worths;
    for (std::size_t card = 0; card < library.size(); ++card) {
        worths.push_back(game.worth(library, card));
        auto& [sum, count] = sums[m_traits[card].kind];
        sum += worths.back();
        ++count;
    }
    for (std::size_t card = 0; card < library.size(); ++card) {
        const auto& [sum, count] = sums[m_traits[card].kind];
        const double over = worths[card] - sum / count;
        m_traits[card].worth
            = static_cast<int>(std::lround(worthPoints * std::clamp(over, -4.0, 4.0)));
    }
}

// Where groups are written in letters that have names, "wu" is "white-blue".
void Taste::nameGroups(const Game& game)
{
    for (const cards::CardField& field : game.cardFields()) {
        if (field.sort != cards::FieldSort::Letters
            || std::find(field.members.begin(), field.members.end(), m_rules.group)
                == field.members.end())
            continue;
        for (Traits& traits : m_traits) {
            std::string named;
            for (const char letter : traits.group)
                for (const auto& [sign, word] : field.letters)
                    if (sign == letter)
                        named += (named.empty() ? "" : "-") + std::string(word);
            traits.group = std::move(named);
        }
    }
}

// How rare a card is says a little of how good it is; what it does says more.
int Taste::meritOf(std::size_t card) const
{
    const Traits& traits = of(card);
    return m_byWorth ? rankPoints * 2 + traits.rank + traits.worth : rankPoints * traits.rank;
}

int Taste::wanted(const std::string& kind) const
{
    for (const auto& [name, count] : m_rules.makeUp)
        if (name == kind)
            return count;
    return m_rules.makeUp.empty() ? m_rules.deckSize : 0;
}

// --- Picking

/// What goes together: cards of a group with their leaders, or, without such, with each other.
int Taste::affinity(std::size_t card, const std::vector<std::size_t>& pool) const
{
    const Traits& traits = of(card);
    if (traits.group.empty())
        return 0;
    const auto same = [&](std::size_t other) { return of(other).group == traits.group; };
    int points = 0;
    if (m_rules.leaders.empty()) {
        const int grouped
            = countIf(pool, [&](std::size_t other) { return !of(other).group.empty(); });
        points = grouped == 0 ? 0 : 30 * countIf(pool, same) / grouped - 8;
    } else if (leads(card)) {
        points = std::min(
            6, countIf(pool, [&](std::size_t other) { return same(other) && !leads(other); }));
    } else {
        const int leaders
            = countIf(pool, [&](std::size_t other) { return same(other) && leads(other); });
        points = 4 * std::min(leaders, 3) - 8;
    }
    const int settled = std::min(static_cast<int>(pool.size()), settledAfter);
    return points * settled / settledAfter;
}

/// Kinds that the deck is short of are welcome, and those that it has enough of are not.
int Taste::need(std::size_t card, const std::vector<std::size_t>& pool) const
{
    const std::string& kind = of(card).kind;
    const int have = countIf(pool, [&](std::size_t other) { return of(other).kind == kind; });
    const int expected
        = wanted(kind) * (static_cast<int>(pool.size()) + 4) / std::max(1, m_rules.deckSize);
    return std::clamp(2 * (expected - have), -8, 8);
}

int Taste::worth(std::size_t card, const std::vector<std::size_t>& pool, std::size_t total) const
{
    const Traits& traits = of(card);
    int points = meritOf(card) + affinity(card, pool) + need(card, pool);
    points -= 4 * countIf(pool, [card](std::size_t other) { return other == card; });
    if (traits.cost >= dearCost) {
        const int dear
            = countIf(pool, [&](std::size_t other) { return of(other).cost >= dearCost; });
        points -= std::max(0, 40 * dear / std::max(1, static_cast<int>(total)) - 3);
    }
    return points;
}

std::size_t Taste::choose(const View& view, std::size_t total) const
{
    std::size_t best = 0;
    int most = 0;
    for (std::size_t place = 0; place < view.pack.size(); ++place) {
        const int points = worth(view.pack[place], view.pool, total);
        const bool earlier = of(view.pack[place]).order < of(view.pack[best]).order;
        if (place == 0 || points > most || (points == most && earlier)) {
            best = place;
            most = points;
        }
    }
    return best;
}

// --- Building

std::vector<std::size_t> Taste::buildOf(
    const std::vector<std::size_t>& pool, const std::vector<std::string>& groups, int& score) const
{
    const auto plays = [&](const Traits& traits) {
        return traits.group.empty()
            || std::find(groups.begin(), groups.end(), traits.group) != groups.end();
    };
    const auto points = [&](std::size_t card) {
        const Traits& traits = of(card);
        const int stranger = plays(traits) ? 0 : leads(card) ? rankPoints / 2 : strangerPoints;
        return meritOf(card) - stranger - std::max(0, traits.cost - dearCost + 1);
    };
    std::vector<std::size_t> best = pool;
    // Of a kind that a deck has one of, the best there is will do, and its place is not given away: its hero.
    const auto isOnly = [&](std::size_t card) { return wanted(of(card).kind) == 1; };
    std::sort(best.begin(), best.end(), [&](std::size_t a, std::size_t b) {
        return std::tuple(!isOnly(a), -points(a), of(a).order)
            < std::tuple(!isOnly(b), -points(b), of(b).order);
    });
    std::vector<std::size_t> deck;
    std::vector<std::size_t> rest;
    const auto size = static_cast<std::size_t>(m_rules.deckSize);
    for (const std::size_t card : best) {
        const int have
            = countIf(deck, [&](std::size_t other) { return of(other).kind == of(card).kind; });
        const bool room = have < wanted(of(card).kind) && deck.size() < size;
        (room && (points(card) > 0 || isOnly(card)) ? deck : rest).push_back(card);
    }
    for (std::size_t i = 0; i < rest.size() && deck.size() < size; ++i)
        deck.push_back(rest[i]);

    // Every card by itself, and those of a group by how many there are to go with.
    score = 0;
    for (const std::size_t card : deck) {
        score += points(card);
        const Traits& traits = of(card);
        if (traits.group.empty() || leads(card))
            continue;
        const int company = countIf(deck, [&](std::size_t other) {
            return of(other).group == traits.group && (m_rules.leaders.empty() || leads(other));
        });
        score += 3 * std::min(company, 4) - 9;
    }
    // Of a kind that a deck has one of, there should be one: its hero.
    for (const auto& [kind, count] : m_rules.makeUp)
        if (count == 1
            && countIf(deck, [&](std::size_t card) { return of(card).kind == kind; }) == 0)
            score -= strangerPoints;
    return deck;
}

std::vector<std::size_t> Taste::build(const std::vector<std::size_t>& pool) const
{
    std::set<std::string> named;
    for (const std::size_t card : pool)
        if (!of(card).group.empty())
            named.insert(of(card).group);
    const std::vector<std::string> all(named.begin(), named.end());
    std::vector<std::size_t> best;
    int most = 0;
    bool first = true;
    // Every choice of up to three groups: of eight there are 92, of five 25.
    for (std::uint32_t chosen = 0; chosen < (1u << std::min<std::size_t>(all.size(), 12));
         ++chosen) {
        std::vector<std::string> groups;
        for (std::size_t i = 0; i < all.size() && i < 12; ++i)
            if ((chosen >> i) & 1)
                groups.push_back(all[i]);
        if (groups.size() > mostGroups)
            continue;
        int score = 0;
        std::vector<std::size_t> deck = buildOf(pool, groups, score);
        if (first || score > most) {
            most = score;
            best = std::move(deck);
            first = false;
        }
    }
    sort(best);
    return best;
}

void Taste::sort(std::vector<std::size_t>& cards) const
{
    const auto kindOf = [this](std::size_t card) {
        std::size_t place = 0;
        while (place < m_rules.makeUp.size() && m_rules.makeUp[place].first != of(card).kind)
            ++place;
        return place;
    };
    std::sort(cards.begin(), cards.end(), [&](std::size_t a, std::size_t b) {
        const Traits& one = of(a);
        const Traits& other = of(b);
        return std::tuple(kindOf(a), one.kind, one.group.empty(), one.group, one.cost, one.order)
            < std::tuple(
                kindOf(b), other.kind, other.group.empty(), other.group, other.cost, other.order);
    });
}

bool pickFor(Draft& draft, const std::vector<std::size_t>& seats, const Taste& taste)
{
    bool took = false;
    const std::size_t total = draft.plan().boosters * draft.plan().packSize;
    for (const std::size_t seat : seats)
        if (draft.mayPick(seat))
            took = draft.take(seat, taste.choose(draft.view(seat), total)) || took;
    return took;
}

} // namespace triptych::draft
