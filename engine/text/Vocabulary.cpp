#include "text/Vocabulary.h"

#include "text/Letters.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace triptych::text {
namespace {

/// Words that only join others, or stand for what was named.
constexpr std::array<std::string_view, 39> joining { "a", "an", "the", "of", "to", "in", "on", "at",
    "by", "from", "for", "with", "into", "and", "then", "that", "be", "it", "its", "this", "these",
    "those", "they", "them", "their", "there", "here", "have", "do", "who", "whose", "which", "i",
    "you", "also", "as", "so", "onto", "one" };

/// Forms that no rule makes, and words that say the same.
constexpr std::array<std::pair<std::string_view, std::string_view>, 52> irregular { {
    { "drew", "draw" },
    { "drawn", "draw" },
    { "dealt", "deal" },
    { "gave", "give" },
    { "given", "give" },
    { "took", "take" },
    { "taken", "take" },
    { "lost", "lose" },
    { "won", "win" },
    { "left", "leave" },
    { "fought", "fight" },
    { "chose", "choose" },
    { "chosen", "choose" },
    { "paid", "pay" },
    { "died", "die" },
    { "dying", "die" },
    { "dies", "die" },
    { "is", "be" },
    { "are", "be" },
    { "was", "be" },
    { "were", "be" },
    { "been", "be" },
    { "being", "be" },
    { "am", "be" },
    { "has", "have" },
    { "had", "have" },
    { "does", "do" },
    { "did", "do" },
    { "done", "do" },
    { "became", "become" },
    { "came", "come" },
    { "shown", "show" },
    { "kept", "keep" },
    { "sent", "send" },
    { "all", "each" },
    { "every", "each" },
    { "when", "whenever" },
    { "once", "#" },
    { "cannot", "not" },
    { "can", "may" },
    { "could", "may" },
    { "able", "may" },
    { "allowed", "may" },
    { "obliged", "must" },
    { "forced", "must" },
    { "required", "must" },
    { "spent", "spend" },
    { "fewer", "less" },
    { "ally", "allied" },
    { "allies", "allied" },
    { "enemies", "enemy" },
    { "opponents", "opponent" },
} };

std::string withoutLast(std::string word, std::size_t letters)
{
    word.resize(word.size() - letters);
    return word;
}

/// "destroys", "destroyed" and "destroying" are "destroy"; "engaged" is "engag", and so is "engage".
std::string stemOf(std::string word)
{
    static const std::unordered_map<std::string_view, std::string_view> known(
        irregular.begin(), irregular.end());
    if (const auto found = known.find(word); found != known.end())
        return std::string(found->second);
    constexpr std::size_t shortest = 4;
    if (word.ends_with("'s"))
        word = withoutLast(word, 2);
    else if (word.ends_with("s'"))
        word = withoutLast(word, 1);
    if (word.size() < shortest)
        return word;
    if (word.ends_with("ies") || word.ends_with("ied"))
        return withoutLast(word, 3) + 'y';
    if (word.ends_with("ing") && word.size() > shortest + 1)
        word = withoutLast(word, 3);
    else if (word.ends_with("ed"))
        word = withoutLast(word, 2);
    else if (word.ends_with("sses") || word.ends_with("shes") || word.ends_with("ches")
        || word.ends_with("xes"))
        word = withoutLast(word, 2);
    else if (word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us"))
        word = withoutLast(word, 1);
    const std::size_t last = word.size() - 1;
    if (word.size() > 3 && word[last] == word[last - 1] && word[last] != 's' && word[last] != 'l')
        word = withoutLast(word, 1);
    if (word.size() > 3 && word.ends_with('e'))
        word = withoutLast(word, 1);
    return word;
}

bool isPartOfWord(char c)
{
    return c != ' ' && c != ',' && c != ';' && c != '"' && c != '.' && c != ':';
}

/// "2", "three", "{1}" and "+1/+1" without their numbers.
std::string withoutNumbers(std::string_view word)
{
    static const std::unordered_set<std::string_view> numbers = [] {
        std::unordered_set<std::string_view> made { "x" };
        for (int number = 2; number <= mostSmallNumber; ++number) // "one" is often no number
            made.insert(smallNumber(number));
        return made;
    }();
    if (numbers.contains(word))
        return "#";
    std::string made;
    for (const char letter : word)
        if (letter == '[' || letter == ']')
            continue;
        else if (!isDigit(letter))
            made += letter;
        else if (!made.ends_with('#'))
            made += '#';
    return made;
}

constexpr std::array<std::string_view, 9> families { " first second third fourth fifth next last ",
    " each another target ", " less more most least ", " highest lowest greatest ", " top bottom ",
    " before after until ", " enemy allied ", " your opponent ", " attacking blocking " };

std::string_view familyOf(std::string_view meaning)
{
    static const std::unordered_map<std::string_view, std::string_view> of = [] {
        std::unordered_map<std::string_view, std::string_view> made;
        for (const std::string_view family : families)
            for (const std::string_view word : text::wordsOf(family))
                made.emplace(word, family);
        return made;
    }();
    const auto found = of.find(meaning);
    return found == of.end() ? std::string_view() : found->second;
}

} // namespace

bool isNegation(std::string_view words)
{
    constexpr std::array<std::string_view, 6> all { "not", "no", "cannot", "never", "unless",
        "without" };
    return words.find("n't") != std::string_view::npos
        || std::ranges::find(all, firstWord(words)) != all.end();
}

bool contrast(std::string_view word, std::string_view other)
{
    const std::string one = stemOf(lowerCase(word));
    const std::string two = stemOf(lowerCase(other));
    const std::string_view family = familyOf(one);
    return one != two && !family.empty() && family == familyOf(two);
}

Vocabulary::Vocabulary(
    std::vector<std::span<const LanguageExample>> texts, std::span<const std::string_view> deeds)
{
    for (const std::string_view row : deeds) {
        const std::vector<std::string_view> words = text::wordsOf(row);
        const std::string first = stemOf(std::string(words.front()));
        m_deeds.insert(first);
        for (const std::string_view word : words)
            m_sameDeed.emplace(stemOf(std::string(word)), first);
    }
    for (const std::span<const LanguageExample> list : texts)
        for (const LanguageExample& example : list) {
            Saying saying { example.words, {} };
            for (const SaidWord& word : wordsOf(example.words))
                saying.meanings.push_back(word.meaning);
            for (const std::string& meaning :
                std::set<std::string>(saying.meanings.begin(), saying.meanings.end()))
                ++m_howOften[meaning];
            m_sayings.push_back(std::move(saying));
        }
}

std::string Vocabulary::meaningOf(std::string_view word) const
{
    std::string stem = stemOf(withoutNumbers(lowerCase(word)));
    const auto found = m_sameDeed.find(stem);
    return found == m_sameDeed.end() ? stem : found->second;
}

bool Vocabulary::knows(std::string_view words) const
{
    return std::ranges::any_of(wordsOf(words),
        [&](const SaidWord& word) { return isKnown(word.meaning) || isDeed(word.meaning); });
}

SaidWords Vocabulary::wordsOf(std::string_view text) const
{
    SaidWords all;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ') {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && isPartOfWord(text[end]))
            ++end;
        if (end == at) {
            all.push_back({ text.substr(at, 1), std::string(1, text[at]) });
            ++at;
            continue;
        }
        const std::string_view letters = text.substr(at, end - at);
        all.push_back({ letters, meaningOf(letters) });
        at = end;
    }
    return all;
}

double Vocabulary::weight(const std::string& meaning) const
{
    constexpr double known = 3; // what is the contrary of something else
    constexpr double unknown = 6;
    if (meaning.size() == 1 && !isLetter(meaning.front()) && meaning != "#")
        return 0;
    static const std::unordered_set<std::string_view> hardly(joining.begin(), joining.end());
    if (hardly.contains(meaning))
        return 0;
    if (!familyOf(meaning).empty() || meaning == "#")
        return known;
    const auto found = m_howOften.find(meaning);
    if (found == m_howOften.end())
        return unknown;
    return std::min(unknown, std::log(1 + static_cast<double>(m_sayings.size()) / found->second));
}

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
    for (const SaidWord& word : words) {
        if (std::ranges::find(which, word.meaning) != which.end())
            all.push_back(word.meaning);
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
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t k = 0; k < two.size() && lost[i]; ++k)
            all.otherDeed |= added[k] && contrast(one[i].letters, two[k].letters);
    return all;
}

} // namespace triptych::text
