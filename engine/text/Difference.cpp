#include "text/Difference.h"

#include "text/Letters.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>
#include <utility>

namespace triptych::text {
namespace {

/// The words of one text that another has not, so many as it has fewer of them.
std::vector<bool> missing(const SaidWords& words, const SaidWords& other)
{
    std::map<std::string, int> there;
    for (const SaidWord& word : other)
        ++there[word.meaning];
    std::vector<bool> gone;
    for (const SaidWord& word : words)
        gone.push_back(--there[word.meaning] < 0);
    return gone;
}

/// What has a weight of those, with what joins it.
std::vector<std::string> together(const Vocabulary& vocabulary, const SaidWords& words,
    const std::vector<bool>& gone, double& sum)
{
    std::vector<std::string> all;
    std::size_t last = 0; ///< One behind the last word that is told.
    for (std::size_t i = 0; i < words.size(); ++i) {
        const double weight = gone[i] ? vocabulary.weight(words[i].meaning) : 0;
        if (weight <= 0)
            continue;
        sum += weight;
        const char* const end = words[i].letters.data() + words[i].letters.size();
        const bool follows = !all.empty() && i - last <= 2
            && std::none_of(words.begin() + static_cast<std::ptrdiff_t>(last),
                words.begin() + static_cast<std::ptrdiff_t>(i), [&](const SaidWord& between) {
                    return between.isSign() || vocabulary.weight(between.meaning) > 0;
                });
        if (follows) {
            const char* const from = words[last - 1].letters.data();
            const std::size_t before = words[last - 1].letters.size();
            all.back()
                += std::string_view(from + before, static_cast<std::size_t>(end - from) - before);
        } else {
            all.emplace_back(words[i].letters);
        }
        last = i + 1;
    }
    return all;
}

std::set<std::string> deedsIn(const Vocabulary& vocabulary, const SaidWords& words)
{
    std::set<std::string> all;
    for (const SaidWord& word : words)
        if (vocabulary.isDeed(word.meaning))
            all.insert(word.meaning);
    return all;
}

/// The deeds that are done to what is spoken of: "is attacked", "got attacked".
std::set<std::string> sufferedIn(const Vocabulary& vocabulary, const SaidWords& words)
{
    constexpr std::array<std::string_view, 7> helping { "be", "been", "being", "get", "gets", "got",
        "getting" };
    std::set<std::string> all;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string before = lowerCase(words[i - 1].letters);
        const bool helped = std::ranges::any_of(helping,
            [&](std::string_view word) { return words[i - 1].meaning == word || before == word; });
        if (helped && vocabulary.isDeed(words[i].meaning) && !words[i].letters.ends_with("ing"))
            all.insert(words[i].meaning);
    }
    return all;
}

/// Whether a word that is gone is one of these.
bool isAmong(const SaidWords& words, const std::vector<bool>& gone,
    std::initializer_list<std::string_view> these)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        if (gone[i]
            && std::ranges::find(these, std::string_view(lowerCase(words[i].letters)))
                != these.end())
            return true;
    return false;
}

std::vector<std::string> turning(const SaidWords& words)
{
    std::vector<std::string> all;
    for (const SaidWord& word : words)
        if (isNegation(word.meaning) || word.meaning == "unless" || word.meaning == "only"
            || word.meaning == "instead")
            all.push_back(word.meaning == "no" || word.meaning == "never"
                        || word.meaning.find("n't") != std::string::npos
                    ? "not"
                    : word.meaning);
    std::ranges::sort(all);
    return all;
}

/// The numbers of a text but one, which is often no number, and which of several it is about.
std::vector<std::string> numbersIn(const SaidWords& words)
{
    constexpr std::array<std::string_view, 7> which { "first", "second", "third", "fourth", "fifth",
        "next", "last" };
    std::vector<std::string> all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const SaidWord& word = words[i];
        if (std::ranges::find(which, word.meaning) != which.end())
            all.push_back(word.meaning);
        // "one of the cards" is not "the cards".
        if (word.meaning == "one" && i + 1 < words.size() && words[i + 1].meaning == "of")
            all.emplace_back("one of");
        std::string digits;
        for (const char letter : word.letters)
            if (isDigit(letter))
                digits += letter;
            else if (!digits.empty())
                all.push_back(std::exchange(digits, {}));
        if (!digits.empty())
            all.push_back(digits);
        for (int number = 2; number <= mostSmallNumber; ++number)
            if (equalIgnoringCase(word.letters, smallNumber(number)))
                all.push_back(std::to_string(number));
    }
    std::erase(all, "1");
    std::erase(all, "11"); // of a name, wherever it is not asked for
    std::ranges::sort(all);
    return all;
}

/// What is said of what: words that tell something, two side by side.
std::set<std::pair<std::string, std::string>> sideBySide(
    const Vocabulary& vocabulary, const SaidWords& words)
{
    std::set<std::pair<std::string, std::string>> all;
    for (std::size_t i = 1; i < words.size(); ++i)
        if (vocabulary.weight(words[i - 1].meaning) > 0 && vocabulary.weight(words[i].meaning) > 0)
            all.emplace(words[i - 1].meaning, words[i].meaning);
    return all;
}

/// "+2 melee damage, no ranged attacks" and "+2 ranged damage, no melee attacks" have the same words.
bool saysOfAnother(const Vocabulary& vocabulary, const SaidWords& words, const SaidWords& other)
{
    constexpr int most = 1;
    std::set<std::string> there;
    for (const SaidWord& word : other)
        there.insert(word.meaning);
    const auto kept = sideBySide(vocabulary, other);
    int torn = 0;
    for (const auto& [one, two] : sideBySide(vocabulary, words))
        torn += there.contains(one) && there.contains(two) && !kept.contains({ one, two }) ? 1 : 0;
    return torn > most;
}

} // namespace

Difference differenceOf(const Vocabulary& vocabulary, std::string_view text, std::string_view other)
{
    const SaidWords one = vocabulary.wordsOf(text);
    const SaidWords two = vocabulary.wordsOf(other);
    const std::vector<bool> lost = missing(one, two);
    const std::vector<bool> added = missing(two, one);
    Difference all;
    all.lost = together(vocabulary, one, lost, all.weightLost);
    all.added = together(vocabulary, two, added, all.weightAdded);
    all.otherDeed = deedsIn(vocabulary, one) != deedsIn(vocabulary, two)
        || turning(one) != turning(two) || numbersIn(one) != numbersIn(two)
        || saysOfAnother(vocabulary, one, two);
    // "they control" is not "you control".
    all.otherDeed |= isAmong(one, lost, { "they", "them", "their" })
        && isAmong(two, added, { "you", "your", "i", "me", "my" });
    all.otherDeed
        |= !std::ranges::includes(sufferedIn(vocabulary, two), sufferedIn(vocabulary, one));
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t k = 0; k < two.size() && lost[i]; ++k)
            all.otherDeed |= added[k] && contrast(one[i].letters, two[k].letters);
    return all;
}

} // namespace triptych::text
