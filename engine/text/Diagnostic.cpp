#include "text/Diagnostic.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>

#include <fmt/format.h>

namespace triptych::text {
namespace {

constexpr std::size_t mostShown = 14;

/// The word there, with the sign right before its end when it is one: "frobnicate", "{1:", ",".
std::string_view wordAt(std::string_view text)
{
    const std::string_view word = firstWord(text);
    if (!word.empty() || text.empty())
        return word;
    return text.substr(0, std::max<std::size_t>(1, text.find_first_of(" .,;:", 1)));
}

// What ends a sentence comes first: it is what is most often missing.
std::string expectedList(const std::vector<std::string_view>& expected)
{
    std::vector<std::string> shown;
    const auto stop = std::find(expected.begin(), expected.end(), "a full stop");
    if (stop != expected.end())
        shown.emplace_back(*stop);
    for (const std::string_view what : expected)
        if (shown.size() < mostShown && what != "a full stop")
            shown.emplace_back(what);
    if (expected.size() > mostShown)
        return listed(shown, ", ") + " and others";
    return listed(shown, " or ");
}

/// The expected word that looks most like the one printed, when it is near enough to be meant.
std::string_view meant(std::string_view word, const std::vector<std::string_view>& expected)
{
    std::string_view best;
    std::size_t least = std::min<std::size_t>(3, (word.size() + 2) / 3 + 1);
    for (const std::string_view phrase : expected) {
        const std::string_view candidate = firstWord(phrase);
        if (candidate.size() < 3 || candidate == word)
            continue;
        const std::size_t apart = distance(word, candidate);
        if (apart < least) {
            least = apart;
            best = candidate;
        }
    }
    return best;
}

} // namespace

std::string placeOf(const Position& position, std::size_t column)
{
    std::string place(position.place);
    if (!place.empty())
        place += ", ";
    return place + fmt::format("paragraph {}, column {}", position.paragraph, column);
}

Problem notUnderstood(
    const Paragraph& paragraph, const Expectations& notes, const Position& position)
{
    const char* const last = paragraph.words.data() + paragraph.words.size();
    const char* const at = notes.furthest() ? notes.furthest() : paragraph.words.data();
    const std::string_view text(at, static_cast<std::size_t>(last - at));
    // What is missed at a full stop that nobody typed is missed at the end.
    const bool atTheEnd = paragraph.endsUnstopped && text == ".";
    const std::string_view word = atTheEnd ? std::string_view {} : wordAt(text);
    std::string sentence = word.empty() ? std::string("The paragraph ends here too early")
                                        : fmt::format("\"{}\" is not understood here", word);
    if (!notes.expected().empty())
        sentence += fmt::format("; expected: {}", expectedList(notes.expected()));
    sentence += ".";
    if (const std::string_view better = meant(word, notes.words());
        !word.empty() && !better.empty())
        sentence += fmt::format(" Did you mean \"{}\"?", better);
    return { placeOf(position, paragraph.column(at)), std::move(sentence) };
}

Problem about(
    const Paragraph& paragraph, const Position& position, std::string_view word, std::string text)
{
    const std::string_view words = paragraph.words;
    std::size_t at = 0;
    for (std::size_t i = 0; i < words.size() && !word.empty(); ++i)
        if ((i == 0 || words[i - 1] == ' ') && says(words.substr(i), word)) {
            at = i;
            break;
        }
    return { placeOf(position, paragraph.column(words.data() + at)), std::move(text) };
}

Problem emptyParagraph(const Position& position)
{
    return { placeOf(position, 1),
        "This paragraph is empty; write an ability in it or remove the empty line." };
}

Problem tooLong(const Position& position)
{
    return { placeOf(position, longestParagraph + 1),
        fmt::format("This paragraph is longer than {} letters; split it into several paragraphs.",
            longestParagraph) };
}

std::optional<Problem> sizeFault(std::string_view printed, std::string_view place)
{
    if (printed.size() > longestText)
        return Problem { std::string(place),
            fmt::format("This text has {} bytes; a card's text may have {}. Shorten it.",
                printed.size(), longestText) };
    const auto breaks = static_cast<std::size_t>(std::ranges::count(printed, '\n'));
    if (breaks >= mostParagraphs)
        return Problem { std::string(place),
            fmt::format("This text has {} paragraphs; a card's text may have {}.", breaks + 1,
                mostParagraphs) };
    return std::nullopt;
}

} // namespace triptych::text
