#include "text/Spelling.h"

#include "text/Rules.h"

#include <array>
#include <numeric>

namespace triptych::text {
namespace {

constexpr std::array<std::string_view, mostSmallNumber + 1> numberWords { "zero", "one", "two",
    "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty" };
constexpr int mostWritten = 10;

} // namespace

std::string capitalised(std::string sentence)
{
    if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z')
        sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    return sentence;
}

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    for (char& letter : result)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return result;
}

std::string_view smallNumber(int n)
{
    return numberWords[static_cast<std::size_t>(n)];
}

std::string numberWord(int n)
{
    if (n >= 0 && n <= mostWritten)
        return std::string(smallNumber(n));
    return std::to_string(n);
}

std::string_view article(std::string_view word)
{
    if (word.empty())
        return "a";
    return std::string_view("aeiou").find(lower(word.front())) != std::string_view::npos ? "an"
                                                                                         : "a";
}

std::string listed(const std::vector<std::string>& words, std::string_view last)
{
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            list += i + 1 == words.size() ? last : std::string_view(", ");
        list += words[i];
    }
    return list;
}

namespace {

/// "gain" of "gains"; nothing of what has no such form, as "can", or "is" of what is so and not done.
std::string infinitive(std::string_view verb)
{
    for (const std::string_view none : { "can", "may", "must", "do", "does", "is", "are" })
        if (verb == none)
            return {};
    if (verb == "has")
        return "have";
    if (verb.ends_with("ies")) // "readies"
        return std::string(verb.substr(0, verb.size() - 3)) + 'y';
    for (const std::string_view ending : { "sses", "shes", "ches", "xes" }) // "passes", "pushes"
        if (verb.ends_with(ending))
            return std::string(verb.substr(0, verb.size() - 2));
    const bool third = verb.ends_with('s') && !verb.ends_with("ss");
    return std::string(third ? verb.substr(0, verb.size() - 1) : verb);
}

} // namespace

std::string toHave(std::string_view subject, std::string clause)
{
    const std::string begins = std::string(subject) + ' ';
    if (subject.empty() || !clause.starts_with(begins))
        return clause;
    const std::string_view after = std::string_view(clause).substr(begins.size());
    const std::string_view verb = after.substr(0, after.find(' '));
    const std::string bare = infinitive(verb);
    if (bare.empty())
        return clause;
    return "have " + begins + bare + std::string(after.substr(verb.size()));
}

std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::vector<std::size_t> next(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t { 0 });
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1;
            next[j] = std::min({ next[j - 1] + 1, row[j] + 1, row[j - 1] + change });
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                next[j] = std::min(next[j], before[j - 2] + 1);
        }
        before = row;
        row.swap(next);
    }
    return row[b.size()];
}

std::vector<std::string_view> wordsOf(std::string_view pattern)
{
    std::vector<std::string_view> words;
    while (!pattern.empty()) {
        const std::size_t end = std::min(pattern.find(' '), pattern.size());
        if (end > 0)
            words.push_back(pattern.substr(0, end));
        pattern.remove_prefix(std::min(end + 1, pattern.size()));
    }
    return words;
}

} // namespace triptych::text
