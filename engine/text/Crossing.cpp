#include "text/Crossing.h"

#include "text/Letters.h"
#include "text/Seams.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <unordered_map>
#include <utility>

namespace triptych::text {
namespace {

constexpr std::size_t mostTexts = 12;   ///< Of the vocabulary, that are tried.
constexpr std::size_t mostBefore = 4;   ///< Words that both have, before the letter,
constexpr std::size_t mostBehind = 4;   ///< and behind it.
constexpr std::size_t mostChanged = 14; ///< Words one after the other.

/// Which words of a text are from one place on: first and one behind the last.
struct Range
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::size_t offsetIn(std::string_view text, const SaidWord& word)
{
    return static_cast<std::size_t>(word.letters.data() - text.data());
}

/// The sentence with the letter, the one before it and the one behind it.
Range around(const SaidWords& words, std::size_t at)
{
    const auto backwards = [&](std::size_t from) {
        while (from > 0 && words[from - 1].meaning != ".")
            --from;
        return from;
    };
    const auto forwards = [&](std::size_t from) {
        while (from < words.size() && words[from].meaning != ".")
            ++from;
        return std::min(words.size(), from + 1);
    };
    const std::size_t begin = backwards(at);
    const std::size_t end = forwards(at);
    return { begin > 0 ? backwards(begin - 1) : 0, end < words.size() ? forwards(end) : end };
}

/// What each word of a text is worth where another has it, too: what stands near the letter counts more.
std::unordered_map<std::string_view, double> worthOfWords(
    const Vocabulary& vocabulary, const SaidWords& words, Range range, std::size_t at)
{
    constexpr std::size_t near = 4;
    constexpr double nearer = 2;
    constexpr double ofAnyWord = 0.2;
    std::unordered_map<std::string_view, double> all;
    for (std::size_t i = range.begin; i < range.end; ++i)
        all.emplace(words[i].meaning,
            (vocabulary.weight(words[i].meaning) + ofAnyWord)
                * (i + near >= at && i <= at + near ? nearer : 1));
    return all;
}

/// How much of a text another has; what it says besides counts a little against it.
double likeness(const std::unordered_map<std::string_view, double>& worth,
    const std::vector<std::string>& other)
{
    constexpr double besides = 0.3;
    double shared = 0;
    for (auto each = other.begin(); each != other.end(); ++each) {
        const auto found = worth.find(*each);
        if (found == worth.end())
            shared -= besides;
        else if (std::find(other.begin(), each, *each) == each)
            shared += found->second;
    }
    return shared;
}

std::vector<const Vocabulary::Saying*> nearestOf(
    const Vocabulary& vocabulary, const SaidWords& words, Range range, std::size_t at)
{
    const auto worth = worthOfWords(vocabulary, words, range, at);
    std::vector<std::pair<double, const Vocabulary::Saying*>> all;
    for (const Vocabulary::Saying& saying : vocabulary.sayings())
        if (const double like = likeness(worth, saying.meanings); like > 2)
            all.emplace_back(like, &saying);
    std::ranges::stable_sort(
        all, std::greater {}, &std::pair<double, const Vocabulary::Saying*>::first);
    std::vector<const Vocabulary::Saying*> nearest;
    for (std::size_t i = 0; i < std::min(mostTexts, all.size()); ++i)
        nearest.push_back(all[i].second);
    return nearest;
}

/// A word that two texts have, by its place in each.
struct Shared
{
    std::size_t here;
    std::size_t there;
};

/// The words they have in the same order, of which the most is told.
std::vector<Shared> commonWords(
    const Vocabulary& vocabulary, const SaidWords& words, Range range, const SaidWords& other)
{
    const std::size_t rows = range.end - range.begin;
    const std::size_t columns = other.size();
    std::vector<double> best((rows + 1) * (columns + 1), 0);
    const auto at
        = [&](std::size_t i, std::size_t k) -> double& { return best[i * (columns + 1) + k]; };
    constexpr double ofAnyWord = 0.5;
    const auto worth = [&](std::size_t i, std::size_t k) {
        const std::string& meaning = words[range.begin + i].meaning;
        return meaning == other[k].meaning ? ofAnyWord + vocabulary.weight(meaning) : 0;
    };
    for (std::size_t i = rows; i-- > 0;)
        for (std::size_t k = columns; k-- > 0;) {
            at(i, k) = std::max(at(i + 1, k), at(i, k + 1));
            if (const double same = worth(i, k); same > 0)
                at(i, k) = std::max(at(i, k), at(i + 1, k + 1) + same);
        }
    std::vector<Shared> all;
    for (std::size_t i = 0, k = 0; i < rows && k < columns;) {
        const double same = worth(i, k);
        if (same > 0 && at(i, k) == at(i + 1, k + 1) + same) {
            all.push_back({ range.begin + i, k });
            ++i;
            ++k;
        } else if (at(i, k) == at(i + 1, k)) {
            ++i;
        } else {
            ++k;
        }
    }
    return all;
}

/// Words of another text with the numbers of those that they stand for.
std::string withNumbersOf(const SaidWords& other, Range there, const SaidWords& words, Range here)
{
    std::vector<const SaidWord*> numbers;
    for (std::size_t i = here.begin; i < here.end; ++i)
        if (words[i].isNumber())
            numbers.push_back(&words[i]);
    std::string made;
    for (std::size_t i = there.begin; i < there.end; ++i) {
        const auto same = std::ranges::find_if(
            numbers, [&](const SaidWord* number) { return number->meaning == other[i].meaning; });
        if (other[i].isNumber() && same != numbers.end()) {
            made = joined(made, (*same)->letters, {});
            numbers.erase(same);
        } else {
            made = joined(made, other[i].letters, {});
        }
    }
    return made;
}

} // namespace

std::vector<std::string> crossings(std::string_view text, std::size_t stuck,
    const Vocabulary& vocabulary, const std::function<std::string(std::string_view)>& evened)
{
    std::vector<std::string> all;
    const SaidWords words = vocabulary.wordsOf(text);
    if (words.empty())
        return all;
    std::size_t at = 0;
    while (at + 1 < words.size() && offsetIn(text, words[at]) < stuck)
        ++at;
    const Range range = around(words, at);
    for (const Vocabulary::Saying* saying : nearestOf(vocabulary, words, range, at)) {
        const std::string said = evened ? evened(saying->words) : std::string(saying->words);
        const SaidWords other = vocabulary.wordsOf(said);
        const std::vector<Shared> shared = commonWords(vocabulary, words, range, other);
        // What stands between two shared words, or before the first or behind the last of them.
        std::vector<Shared> fronts; // one behind the words that stay
        std::vector<Shared> backs;
        for (const Shared& each : shared) {
            if (each.here < at)
                fronts.push_back({ each.here + 1, each.there + 1 });
            if (each.here >= at)
                backs.push_back(each);
        }
        std::ranges::reverse(fronts);
        if (fronts.size() > mostBefore)
            fronts.resize(mostBefore);
        if (backs.size() > mostBehind)
            backs.resize(mostBehind);
        std::size_t sentence = at;
        while (sentence > range.begin && words[sentence - 1].meaning != ".")
            --sentence;
        fronts.push_back({ sentence, 0 });
        for (const Shared& front : fronts)
            for (const Shared& back : backs) {
                if (back.here < front.here || back.there < front.there
                    || back.here - front.here > mostChanged
                    || back.there - front.there > mostChanged)
                    continue;
                const std::string between = withNumbersOf(
                    other, { front.there, back.there }, words, { front.here, back.here });
                const std::size_t from = front.here > 0
                    ? offsetIn(text, words[front.here - 1]) + words[front.here - 1].letters.size()
                    : 0;
                all.push_back(joined(
                    text.substr(0, from), between, text.substr(offsetIn(text, words[back.here]))));
            }
    }
    return all;
}

std::vector<std::string> inItsOwnWords(
    std::string_view text, std::size_t stuck, const Vocabulary& vocabulary)
{
    constexpr std::size_t mostForms = 5;
    std::vector<std::string> all;
    const SaidWords words = vocabulary.wordsOf(text);
    const auto at = std::ranges::find_if(
        words, [&](const SaidWord& word) { return offsetIn(text, word) >= stuck; });
    if (at == words.end() || !vocabulary.isDeed(at->meaning))
        return all;
    std::set<std::string> forms { lowerCase(at->letters) };
    const std::size_t from = offsetIn(text, *at);
    for (const Vocabulary::Saying& saying : vocabulary.sayings()) {
        if (forms.size() > mostForms)
            break;
        if (std::ranges::find(saying.meanings, at->meaning) == saying.meanings.end())
            continue;
        for (const SaidWord& word : vocabulary.wordsOf(saying.words))
            if (word.meaning == at->meaning)
                if (const auto [form, made] = forms.insert(lowerCase(word.letters)); made)
                    all.push_back(joined(
                        text.substr(0, from), *form, text.substr(from + at->letters.size())));
    }
    return all;
}

std::vector<std::string> withoutSomeWords(std::string_view text, std::size_t stuck)
{
    constexpr std::size_t mostGone = 6;
    constexpr std::size_t mostBack = 4;
    std::vector<std::string> all;
    std::vector<std::size_t> starts; ///< Where words begin, the nearest to the letter first.
    std::size_t at = std::min(stuck, text.size());
    while (at < text.size() && text[at] == ' ')
        ++at;
    starts.push_back(at);
    while (starts.size() <= mostBack && at > 1 && text[at - 1] == ' '
        && std::string_view(".:").find(text[at - 2]) == std::string_view::npos) {
        --at;
        while (at > 0 && text[at - 1] != ' ')
            --at;
        starts.push_back(at);
    }
    for (const std::size_t from : starts) {
        std::size_t gone = 0;
        for (std::size_t to = from; to < text.size() && gone < mostGone; ++to) {
            const bool ends
                = to > from && std::string_view(" .,:;").find(text[to]) != std::string_view::npos;
            if (!ends || to + 1 < stuck) // what was read may be too much, too
                continue;
            ++gone;
            all.push_back(joined(text.substr(0, from), {}, text.substr(to)));
            if (text[to] == '.' || text[to] == ':')
                break;
        }
    }
    return all;
}

std::vector<std::string> inOtherOrder(std::string_view text, std::size_t stuck)
{
    constexpr std::array<std::string_view, 9> links { "whenever", "when", "if", "while",
        "as long as", "at the", "during", "until", "unless" };
    std::vector<std::string> all;
    stuck = std::min(stuck, text.size());
    std::size_t begin = text.substr(0, stuck).rfind(". ");
    begin = begin == std::string_view::npos ? 0 : begin + 2;
    const std::size_t end = std::min(text.find('.', stuck), text.size());
    if (const std::size_t colon = text.substr(begin, end - begin).find(": ");
        colon != std::string_view::npos)
        begin += colon + 2;
    const std::string_view sentence = text.substr(begin, end - begin);
    const auto made = [&](std::string_view first, std::string_view sign, std::string_view second) {
        std::string lowered(trimmed(second));
        if (lowered.size() > 1 && isCapital(lowered[0]) && !isCapital(lowered[1]))
            lowered[0] = lower(lowered[0]);
        const std::string both = std::string(trimmed(first)) + std::string(sign) + lowered;
        all.push_back(joined(text.substr(0, begin), both, text.substr(end)));
    };
    for (const std::string_view link : links) {
        const std::string with = ' ' + std::string(link) + ' ';
        for (std::size_t at = sentence.find(with); at != std::string_view::npos;
             at = sentence.find(with, at + 1)) {
            const std::size_t comma = sentence.find(',', at);
            if (at > 0 && sentence[at - 1] != ',' && comma == std::string_view::npos)
                made(capitalised(std::string(sentence.substr(at + 1))), ", ",
                    sentence.substr(0, at));
        }
        if (lowerCase(sentence.substr(0, link.size() + 1)) == std::string(link) + ' ')
            if (const std::size_t comma = sentence.find(", "); comma != std::string_view::npos)
                made(capitalised(std::string(sentence.substr(comma + 2))), " ",
                    sentence.substr(0, comma));
    }
    return all;
}

} // namespace triptych::text
