#include "decks/Statistics.h"

#include "core/Random.h"

#include <algorithm>
#include <map>

namespace triptych::decks {

namespace {

/// The cards of a list by their numbers in the library, a copy each.
std::vector<std::size_t> copiesOf(
    const cards::Library& library, const std::vector<Entry>& entries, int& unknown)
{
    std::vector<std::size_t> cards;
    for (const Entry& entry : entries) {
        const std::size_t card = library.find(entry.card);
        if (card == cards::Library::npos)
            unknown += entry.count;
        else
            cards.insert(cards.end(), static_cast<std::size_t>(std::max(0, entry.count)), card);
    }
    return cards;
}

Counted countedBy(
    const cards::CardIndex& index, std::size_t field, const std::vector<std::size_t>& cards)
{
    std::map<std::string, int> counts;
    for (const std::size_t card : cards) {
        if (const auto number = index.number(field, card))
            ++counts[std::to_string(*number)];
        for (const std::string& word : index.words(field, card))
            ++counts[word];
    }
    Counted counted { std::string(index.fields()[field].name), { counts.begin(), counts.end() } };
    std::ranges::stable_sort(
        counted.shares, std::ranges::greater {}, &std::pair<std::string, int>::second);
    return counted;
}

} // namespace

DeckStatistics statisticsOf(
    const cards::CardIndex& index, const DeckList& deck, const DeckRules& rules)
{
    DeckStatistics all;
    const auto cards = copiesOf(index.library(), deck.main, all.unknown);
    all.cards = static_cast<int>(cards.size());
    const std::size_t cost = index.field(rules.pay.cost);
    int sum = 0;
    if (cost != cards::CardIndex::npos)
        for (const std::size_t card : cards) {
            const auto number = index.number(cost, card);
            if (!number) {
                ++all.withoutCost;
                continue;
            }
            const auto place = static_cast<std::size_t>(std::max(0, *number));
            all.curve.resize(std::max(all.curve.size(), place + 1));
            ++all.curve[place];
            sum += *number;
        }
    if (const int costing = all.cards - all.withoutCost; costing > 0)
        all.averageCost = static_cast<double>(sum) / costing;
    for (const std::string_view group : rules.groups)
        if (const std::size_t field = index.field(group); field != cards::CardIndex::npos)
            all.counts.push_back(countedBy(index, field, cards));
    for (std::size_t field = 0; field < index.fields().size(); ++field) {
        DeckStatistics::Average average { std::string(index.fields()[field].name) };
        for (const std::size_t card : cards)
            if (const auto number = index.number(field, card)) {
                average.value += *number;
                ++average.cards;
            }
        if (average.cards == 0)
            continue;
        average.value /= average.cards;
        all.averages.push_back(std::move(average));
    }
    return all;
}

int cardsSeen(const DrawRules& draw, int turn, bool starts)
{
    if (turn < 1)
        return draw.openingHand;
    return draw.openingHand + (starts ? draw.firstTurn : draw.firstTurnOfOther)
        + (turn - 1) * draw.eachTurn;
}

double chanceOfAtLeast(int least, int copies, int seen, int deck)
{
    copies = std::clamp(copies, 0, deck);
    seen = std::clamp(seen, 0, deck);
    // How many of the copies can be among the cards seen.
    const int fewest = std::max(0, seen + copies - deck);
    const int most = std::min(copies, seen);
    if (least <= fewest)
        return 1.0;
    if (least > most)
        return 0.0;
    // Each weight follows from the one before: C(copies, k) C(deck - copies, seen - k).
    long double weight = 1.0L, total = 0.0L, enough = 0.0L;
    for (int k = fewest; k <= most; ++k) {
        total += weight;
        if (k >= least)
            enough += weight;
        weight *= static_cast<long double>(copies - k) * (seen - k);
        weight /= static_cast<long double>(k + 1) * (deck - copies - seen + k + 1);
    }
    return static_cast<double>(enough / total);
}

std::vector<std::string> sampleHand(const DeckList& deck, const DrawRules& draw, std::uint64_t seed)
{
    std::vector<std::string> cards;
    for (const Entry& entry : deck.main)
        cards.insert(cards.end(), static_cast<std::size_t>(std::max(0, entry.count)), entry.card);
    Random random(seed);
    random.shuffle(cards);
    cards.resize(std::min(cards.size(), static_cast<std::size_t>(draw.openingHand)));
    return cards;
}

namespace {

/// A card as far as paying for it goes.
struct Payable
{
    int cost = -1;          ///< -1: it has none.
    bool paysLater = false; ///< It may be laid aside to pay with.
    bool free = false;      ///< Played without a cost.
};

/// One game of a deck by itself.
class Alone
{
public:
    Alone(std::vector<Payable> deck, const DeckRules& rules, int dearest)
        : m_deck(std::move(deck))
        , m_rules(rules)
        , m_dearest(dearest)
    {
        draw(rules.draw.openingHand);
        for (int k = 0; k < rules.pay.fromOpeningHand; ++k)
            layAside(0);
    }

    void play(int turn, bool starts, PlayedTurn& sum)
    {
        draw(cardsSeen(m_rules.draw, turn, starts) - cardsSeen(m_rules.draw, turn - 1, starts));
        if (turn > 1 || m_rules.pay.inFirstTurn)
            for (int k = 0; k < m_rules.pay.eachTurn && m_resources < m_dearest; ++k)
                layAside(m_resources + 1);
        int left = m_resources;
        int played = 0;
        for (auto best = dearestUpTo(left); best != m_hand.end(); best = dearestUpTo(left)) {
            left -= best->cost;
            m_hand.erase(best);
            ++played;
        }
        for (int k = 0; k < m_rules.pay.freeEachTurn; ++k)
            if (const auto free = std::ranges::find(m_hand, true, &Payable::free);
                free != m_hand.end()) {
                m_hand.erase(free);
                ++played;
            }
        sum.resources += m_resources;
        sum.spent += m_resources - left;
        sum.cards += played;
        sum.hand += static_cast<double>(m_hand.size());
    }

private:
    using Hand = std::vector<Payable>;

    void draw(int count)
    {
        for (int k = 0; k < count && !m_deck.empty(); ++k) {
            m_hand.push_back(m_deck.back());
            m_deck.pop_back();
        }
    }
    Hand::iterator dearestUpTo(int resources)
    {
        auto best = m_hand.end();
        for (auto card = m_hand.begin(); card != m_hand.end(); ++card)
            if (card->cost >= 0 && card->cost <= resources
                && (best == m_hand.end() || card->cost > best->cost))
                best = card;
        return best;
    }
    /// The dearest card that so many resources do not pay for; where they pay for all, the cheapest
    /// of a hand of more than two.
    void layAside(int resources)
    {
        auto best = m_hand.end();
        for (auto card = m_hand.begin(); card != m_hand.end(); ++card)
            if (card->paysLater && card->cost > resources
                && (best == m_hand.end() || card->cost > best->cost))
                best = card;
        for (auto card = m_hand.begin();
             best == m_hand.end() && m_hand.size() > 2 && card != m_hand.end(); ++card)
            if (card->paysLater) {
                best = card;
                for (auto other = card + 1; other != m_hand.end(); ++other)
                    if (other->paysLater && other->cost < best->cost)
                        best = other;
            }
        if (best == m_hand.end())
            return;
        m_hand.erase(best);
        ++m_resources;
    }

    std::vector<Payable> m_deck;
    const DeckRules& m_rules;
    int m_dearest;
    Hand m_hand;
    int m_resources = 0;
};

} // namespace

std::vector<PlayedTurn> playAlone(const cards::CardIndex& index, const DeckList& deck,
    const DeckRules& rules, int turns, int games, std::uint64_t seed, bool starts)
{
    const std::size_t cost = index.field(rules.pay.cost);
    const std::size_t type = index.field("type");
    const auto isOf = [&](std::size_t card, std::string_view kind) {
        if (type == cards::CardIndex::npos)
            return false;
        const std::vector<std::string> types = index.words(type, card);
        return std::ranges::find(types, kind) != types.end();
    };
    std::vector<Payable> payable;
    int dearest = 0, unknown = 0;
    for (const std::size_t card : copiesOf(index.library(), deck.main, unknown)) {
        const auto number
            = cost == cards::CardIndex::npos ? std::nullopt : index.number(cost, card);
        payable.push_back(
            { number.value_or(-1), rules.pay.kind.empty() || isOf(card, rules.pay.kind),
                !number && rules.pay.freeEachTurn > 0 && isOf(card, rules.pay.freeKind) });
        dearest = std::max(dearest, payable.back().cost);
    }
    std::vector<PlayedTurn> all(static_cast<std::size_t>(std::max(0, turns)));
    Random random(seed);
    for (int game = 0; game < games; ++game) {
        std::vector<Payable> shuffled = payable;
        random.shuffle(shuffled);
        Alone alone(std::move(shuffled), rules, dearest);
        for (std::size_t turn = 0; turn < all.size(); ++turn)
            alone.play(static_cast<int>(turn) + 1, starts, all[turn]);
    }
    for (PlayedTurn& turn : all)
        for (double* const figure : { &turn.resources, &turn.spent, &turn.cards, &turn.hand })
            *figure /= std::max(1, games);
    return all;
}

} // namespace triptych::decks
