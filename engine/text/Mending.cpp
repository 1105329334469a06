#include "text/Mending.h"

#include "text/Crossing.h"
#include "text/Difference.h"
#include "text/Seams.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace triptych::text {
namespace {

constexpr std::size_t longestMended
    = 320;                             ///< Letters: a longer text costs too much to try it often.
constexpr int trialsInAll = 280;       ///< Each reads the paragraph once.
constexpr int mostRounds = 3;          ///< Places in which a text is mended.
constexpr std::size_t statesKept = 5;  ///< That are gone on with.
constexpr double worthOfALetter = 0.4; ///< That is still to be read.

struct State
{
    std::string words;
    std::size_t stuck = 0;
    double cost = 0;
};

/// What a text costs that is to say the same as another: what it no longer says counts more than what it says besides.
double costOf(const Difference& all)
{
    constexpr double loss = 2;
    constexpr double anotherDeed = 40;
    constexpr double anotherPlace = 4;
    const double places = all.lost.size() > 1 ? static_cast<double>(all.lost.size() - 1) : 0;
    return anotherPlace * places + loss * all.weightLost + all.weightAdded
        + (all.otherDeed ? anotherDeed : 0);
}

class Search
{
public:
    Search(std::string_view words, const Probe& probe, const Advice& advice)
        : m_words(words)
        , m_probe(probe)
        , m_advice(advice)
    {
    }

    /// `unread` is how much of the text that it was made of is still to be read.
    void tryOut(const std::string& words, std::size_t unread, double besides)
    {
        if (m_left <= 0 || words.empty() || !m_tried.insert(words).second)
            return;
        --m_left;
        const Reach reach = m_probe(words);
        if (!reach.understood && words.size() - std::min(reach.letters, words.size()) >= unread)
            return;
        const double cost = besides + costOf(differenceOf(m_advice.vocabulary(), m_words, words));
        (reach.understood ? m_understood : m_further).push_back({ words, reach.letters, cost });
    }
    /// One more place is mended in each of the nearest.
    void widen(const std::vector<State>& states)
    {
        constexpr double ofACrossing = 0.5;
        constexpr double ofAGap = 1;
        const auto evened = [&](std::string_view text) {
            const auto found = m_evened.find(text);
            return found != m_evened.end()
                ? found->second
                : m_evened.emplace(text, m_advice.evened(text)).first->second;
        };
        for (const State& state : states) {
            const std::size_t unread
                = state.words.size() - std::min(state.stuck, state.words.size());
            for (const std::string& next :
                crossings(state.words, state.stuck, m_advice.vocabulary(), evened))
                tryOut(next, unread, ofACrossing);
            for (const std::string& next : withoutSomeWords(state.words, state.stuck))
                tryOut(next, unread, ofAGap);
        }
    }
    std::vector<State> nearest()
    {
        const auto worth = [](const State& state) {
            const std::size_t unread
                = state.words.size() - std::min(state.stuck, state.words.size());
            return state.cost + worthOfALetter * static_cast<double>(unread);
        };
        std::ranges::stable_sort(m_further, {}, worth);
        std::vector<State> states;
        for (State& state : m_further)
            if (states.size() < statesKept)
                states.push_back(std::move(state));
        m_further.clear();
        return states;
    }
    std::vector<State>& understood()
    {
        std::ranges::stable_sort(m_understood, {}, &State::cost);
        return m_understood;
    }
    bool over() const { return m_left <= 0; }

private:
    std::string_view m_words;
    const Probe& m_probe;
    const Advice& m_advice;
    int m_left = trialsInAll;
    std::set<std::string> m_tried;
    std::map<std::string_view, std::string> m_evened; ///< What was asked for.
    std::vector<State> m_understood;
    std::vector<State> m_further;
};

/// Whether what both texts do, and how often, stands in the same order among what both tell: a time may stand
/// anywhere.
bool inOneOrder(const Vocabulary& vocabulary, std::string_view text, std::string_view other)
{
    const auto telling = [&](std::string_view of) {
        SaidWords all = vocabulary.wordsOf(of);
        std::erase_if(
            all, [&](const SaidWord& word) { return vocabulary.weight(word.meaning) <= 0; });
        return all;
    };
    const SaidWords one = telling(text);
    const SaidWords two = telling(other);
    std::vector<std::vector<std::size_t>> both(
        one.size() + 1, std::vector<std::size_t>(two.size() + 1, 0));
    for (std::size_t i = one.size(); i-- > 0;)
        for (std::size_t k = two.size(); k-- > 0;)
            both[i][k] = one[i].meaning == two[k].meaning
                ? both[i + 1][k + 1] + 1
                : std::max(both[i + 1][k], both[i][k + 1]);
    std::multiset<std::string> left;
    for (const SaidWord& word : two)
        left.insert(word.meaning);
    std::vector<const SaidWord*> apart;
    for (std::size_t i = 0, k = 0; i < one.size();) {
        if (k < two.size() && one[i].meaning == two[k].meaning) {
            left.erase(left.find(one[i].meaning));
            ++i;
            ++k;
        } else if (k == two.size() || both[i + 1][k] >= both[i][k + 1]) {
            apart.push_back(&one[i++]);
        } else {
            ++k;
        }
    }
    return std::ranges::none_of(apart, [&](const SaidWord* word) {
        return (vocabulary.isDeed(word->meaning) || word->isNumber())
            && left.contains(word->meaning);
    });
}

double weightOf(const Vocabulary& vocabulary, std::string_view text)
{
    double sum = 0;
    for (const SaidWord& word : vocabulary.wordsOf(text))
        sum += vocabulary.weight(word.meaning);
    return sum;
}

} // namespace

std::optional<Mended> mended(std::string_view words, std::size_t stuck,
    const std::vector<std::string>& begun, const Probe& probe, const Advice& advice)
{
    if (!advice.vocabulary || words.empty() || words.size() > longestMended)
        return std::nullopt;
    const Vocabulary& vocabulary = advice.vocabulary();
    Search search(words, probe, advice);
    std::vector<State> states { { std::string(words), stuck, 0 } };
    std::vector<std::string> orders = inOtherOrder(words, stuck);
    for (const std::string& other : orders)
        search.tryOut(other, words.size() + 1, 0.5);
    for (const std::string& other : inItsOwnWords(words, stuck, vocabulary))
        search.tryOut(other, words.size() - std::min(stuck, words.size()), 0.2);
    for (const std::string& other : begun)
        search.tryOut(other, words.size() - std::min(stuck, words.size()), 0.5);
    for (State& other : search.nearest())
        states.push_back(std::move(other));
    constexpr double nothing = 2.5; // a word that hardly tells
    for (int round = 0; round < mostRounds && !states.empty() && !search.over(); ++round) {
        if (!search.understood().empty() && search.understood().front().cost < nothing)
            break;
        search.widen(states);
        states = search.nearest();
    }
    constexpr std::size_t mostAsked = 4;
    constexpr double mostLost = 0.4;  ///< Of what the text says.
    constexpr double mostAdded = 0.5; ///< And besides.
    const double all = weightOf(vocabulary, words);
    // One word of the language in the place of another would say something else.
    const auto swaps = [&](const Difference& apart) {
        constexpr double usual = 2.5;
        return !apart.added.empty() && !apart.lost.empty()
            && (apart.weightAdded > usual
                || std::ranges::any_of(apart.lost, [&](const std::string& lost) {
                       return std::ranges::any_of(
                           vocabulary.wordsOf(lost), [&](const SaidWord& word) {
                               return vocabulary.weight(word.meaning) > 0
                                   && vocabulary.isKnown(word.meaning);
                           });
                   }));
    };
    // A symbol is a cost, a statistic or a time, as a number is: nobody leaves it out by a slip.
    const auto addsASymbol = [](const Difference& apart) {
        return std::ranges::any_of(apart.added,
            [](const std::string& added) { return added.find('{') != std::string::npos; });
    };
    // "which can not attack" is not "Citizens can not attack.", said of all.
    const auto addsASentence = [&](const Difference& apart, const std::string& other) {
        return !apart.added.empty()
            && std::ranges::count(other, '.') > std::ranges::count(words, '.');
    };
    orders.emplace_back(words);
    const auto inSomeOrder = [&](const std::string& other) {
        return std::ranges::any_of(
            orders, [&](const std::string& order) { return inOneOrder(vocabulary, order, other); });
    };
    std::size_t asked = 0;
    for (const State& state : search.understood()) {
        Difference apart = differenceOf(vocabulary, words, state.words);
        if (apart.otherDeed || swaps(apart) || addsASymbol(apart)
            || addsASentence(apart, state.words) || (apart.added.empty() && apart.lost.size() > 1)
            || apart.weightLost > mostLost * all || apart.weightAdded > mostAdded * all)
            continue;
        if (!inSomeOrder(state.words))
            continue;
        if (++asked > mostAsked)
            break;
        if (advice.accepted && !advice.accepted(state.words))
            continue;
        constexpr double hardlyAnything = 1.5;
        if (apart.weightLost < hardlyAnything)
            apart.lost.clear();
        return Mended { state.words, std::move(apart.lost), std::move(apart.added) };
    }
    return std::nullopt;
}

} // namespace triptych::text
