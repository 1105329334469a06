#include "text/Vocabulary.h"

#include "text/Letters.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <cmath>
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

} // namespace triptych::text
