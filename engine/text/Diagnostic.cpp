#include "text/Diagnostic.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace triptych::text {
namespace {

constexpr std::size_t mostShown = 7;

/// The word there, with the sign right before its end when it is one: "frobnicate", "{1:", ",".
std::string_view wordAt(std::string_view text)
{
    const std::string_view word = firstWord(text);
    if (!word.empty() || text.empty())
        return word;
    return text.substr(0, std::max<std::size_t>(1, text.find_first_of(" .,;:", 1)));
}

/// Signs by their names: "expected: ," would look like a slip of the pen.
std::string shownAs(std::string_view what, bool isWord)
{
    if (what == ",")
        return "a comma (,)";
    if (what == ":")
        return "a colon (:)";
    if (what == ";")
        return "a semicolon (;)";
    // Several words that would look like two things in a list.
    const bool joins
        = what.find(" or ") != std::string_view::npos || what.find(", ") != std::string_view::npos;
    if (isWord && joins && what.find(" such as ") == std::string_view::npos)
        return fmt::format("\"{}\"", what);
    return std::string(what);
}

// What ends a sentence comes first: it is what is most often missing.
std::string expectedList(const Expectations& notes)
{
    const std::vector<std::string_view>& expected = notes.expected();
    const auto isWord = [&](std::string_view what) {
        return std::find(notes.words().begin(), notes.words().end(), what) != notes.words().end();
    };
    std::vector<std::string> shown;
    const auto stop = std::find(expected.begin(), expected.end(), "a full stop");
    if (stop != expected.end())
        shown.emplace_back(*stop);
    // Then what has a name and examples; single words last.
    for (const bool named : { true, false })
        for (const std::string_view what : expected)
            if (shown.size() < mostShown && what != "a full stop"
                && (what.find('(') != std::string_view::npos) == named)
                shown.push_back(shownAs(what, isWord(what)));
    if (expected.size() > mostShown)
        return listed(shown, ", ") + " and others";
    return listed(shown, " or ");
}

/// At how many changed letters a word is another word.
std::size_t nearEnough(std::string_view word)
{
    return std::min<std::size_t>(3, (word.size() + 2) / 3 + 1);
}

/// How many letters are changed between two words; `most` where it is at least so many, or one is none.
std::size_t lettersApart(std::string_view a, std::string_view b, std::size_t most)
{
    const std::size_t longer = std::max(a.size(), b.size()) - std::min(a.size(), b.size());
    return a.empty() || b.empty() || longer >= most ? most : std::min(most, distance(a, b));
}

/// The expected word that looks most like the one printed, when it is near enough to be meant.
std::string_view meant(std::string_view word, const std::vector<std::string_view>& expected)
{
    std::string_view best;
    std::size_t least = nearEnough(word);
    for (const std::string_view phrase : expected) {
        const std::string_view candidate = firstWord(phrase);
        if (candidate.size() < 3 || candidate == word)
            continue;
        const std::size_t apart = lettersApart(word, candidate, least);
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
        sentence += fmt::format("; expected: {}", expectedList(notes));
    sentence += ".";
    if (const std::string_view better = meant(word, notes.words());
        !word.empty() && !better.empty())
        sentence += fmt::format(" Did you mean \"{}\"?", better);
    return { placeOf(position, paragraph.column(at)), std::move(sentence) };
}

namespace {

/// Where the sentence around a place begins and ends, its full stop included.
std::pair<std::size_t, std::size_t> sentenceAround(std::string_view text, std::size_t at)
{
    std::size_t begin = at;
    while (begin > 0 && text[begin - 1] != '.')
        --begin;
    std::size_t end = std::min(text.find('.', at), text.size() - 1);
    return { begin, end + 1 };
}

std::string joinedAt(std::string_view front, std::string_view middle, std::string_view back)
{
    while (!front.empty() && front.back() == ' ')
        front.remove_suffix(1);
    while (!back.empty() && back.front() == ' ')
        back.remove_prefix(1);
    const auto sign = [](std::string_view text) {
        return text.empty()
            || std::string_view(".,:;").find(text.front()) != std::string_view::npos;
    };
    std::string all(front);
    for (const std::string_view next : { middle, back }) {
        if (next.empty())
            continue;
        if (!all.empty() && !sign(next))
            all += ' ';
        all += next;
    }
    return all;
}

bool isALiteral(std::string_view what)
{
    return what != "a number" && what != "a name" && what != "a class" && what != "a full stop"
        && what != "the end of the paragraph" && what != "a change such as +1";
}

/// The first `most` words of those expected, before them those that look like the one printed.
std::vector<std::string_view> likeliest(
    std::string_view printed, const std::vector<std::string_view>& expected, std::size_t most)
{
    std::vector<std::pair<std::size_t, std::string_view>> all;
    const std::size_t unlike = nearEnough(printed);
    for (const std::string_view word : expected)
        if (isALiteral(word))
            all.emplace_back(lettersApart(printed, firstWord(word), unlike), word);
    std::ranges::stable_sort(all, {}, &std::pair<std::size_t, std::string_view>::first);
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < std::min(most, all.size()); ++i)
        words.push_back(all[i].second);
    return words;
}

} // namespace

std::vector<std::string> nearWordings(const Paragraph& paragraph, const Expectations& notes)
{
    const std::string_view text = paragraph.words;
    std::vector<std::string> all;
    constexpr std::size_t longest = 400; // who reads it wants to see it at once
    if (Briefly::on() || text.empty() || text.size() > longest || !notes.furthest())
        return all;
    const auto at = static_cast<std::size_t>(notes.furthest() - text.data());
    const std::string_view front = text.substr(0, at);
    // Where the next words after it end.
    std::vector<std::size_t> ends { at };
    for (std::size_t i = at; i < text.size() && ends.size() < 7; ++i)
        if ((i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '.' || text[i + 1] == ',')
            && text[i] != '.')
            ends.push_back(i + 1);
    // A slip of the pen first: only the word itself is changed.
    const std::string_view printed = firstWord(text.substr(at));
    if (const std::string_view better = meant(printed, notes.words());
        !printed.empty() && !better.empty())
        all.push_back(joinedAt(front, better, text.substr(at + printed.size())));
    constexpr std::size_t mostTried = 8;
    for (const std::string_view word : likeliest(printed, notes.words(), mostTried)) {
        for (std::size_t k = 0; k < std::min<std::size_t>(2, ends.size()); ++k)
            all.push_back(joinedAt(front, word, text.substr(ends[k])));
    }
    // With those that say the most first; then without words, then without what follows.
    for (std::size_t k = 1; k < ends.size(); ++k)
        all.push_back(joinedAt(front, {}, text.substr(ends[k])));
    const auto [begin, end] = sentenceAround(text, std::min(at, text.size() - 1));
    if (at > begin)
        all.push_back(joinedAt(text.substr(0, at), ".", text.substr(std::min(end, text.size()))));
    if (begin > 0 || end < text.size())
        all.push_back(joinedAt(text.substr(0, begin), {}, text.substr(std::min(end, text.size()))));
    return all;
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
