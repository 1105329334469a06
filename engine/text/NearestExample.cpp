#include "text/NearestExample.h"

#include "text/Rules.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

namespace triptych::text {
namespace {

/// Words in small letters, of the plural and of what somebody does without the "s": "deals" is "deal".
std::set<std::string> stemsOf(std::string_view text)
{
    std::set<std::string> stems;
    std::string word;
    const auto take = [&] {
        constexpr std::size_t shortest = 4; // "its", "has"
        if (word.size() >= shortest && word.ends_with('s') && !word.ends_with("ss"))
            word.pop_back();
        if (!word.empty())
            stems.insert(word);
        word.clear();
    };
    for (const char letter : text)
        if (isLetter(letter))
            word += lower(letter);
        else
            take();
    take();
    return stems;
}

} // namespace

std::string_view sentenceAt(std::string_view text, std::size_t at)
{
    if (text.empty())
        return text;
    at = std::min(at, text.size() - 1);
    std::size_t begin = at;
    while (begin > 0 && text[begin - 1] != '.')
        --begin;
    const std::size_t stop = text.find('.', at);
    const std::size_t end = stop == std::string_view::npos ? text.size() : stop + 1;
    return afterSpace(text.substr(begin, end - begin));
}

std::string_view nearestExample(
    std::string_view sentence, std::span<const LanguageExample> examples)
{
    std::vector<std::set<std::string>> stems;
    std::map<std::string, int> howOften;
    for (const LanguageExample& example : examples) {
        stems.push_back(stemsOf(example.words));
        for (const std::string& stem : stems.back())
            ++howOften[stem];
    }
    // What stands in every other text tells nothing of what it is about.
    const auto weight = [&](const std::string& stem) {
        const auto found = howOften.find(stem);
        const double often = found == howOften.end() ? 1 : found->second;
        return std::log(1 + static_cast<double>(examples.size()) / often);
    };
    const std::set<std::string> asked = stemsOf(sentence);
    double all = 0;
    for (const std::string& stem : asked)
        all += weight(stem);
    constexpr double leastShared = 0.35;
    constexpr double otherWords = 0.25; ///< What an example says besides counts so much less.
    double best = leastShared * all;
    std::string_view nearest;
    for (std::size_t i = 0; i < examples.size(); ++i) {
        double shared = 0;
        for (const std::string& stem : stems[i])
            shared += asked.contains(stem) ? weight(stem) : -otherWords * weight(stem);
        if (shared > best) {
            best = shared;
            nearest = examples[i].words;
        }
    }
    return nearest;
}

} // namespace triptych::text
