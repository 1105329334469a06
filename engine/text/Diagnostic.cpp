#include "text/Diagnostic.h"

#include "text/NearestExample.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace triptych::text {
namespace {

constexpr std::size_t mostShown = 8;

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
    if (what == "\"")
        return "a quotation mark";
    // Several words that would look like two things in a list.
    const bool joins
        = what.find(" or ") != std::string_view::npos || what.find(", ") != std::string_view::npos;
    if (isWord && joins && what.find(" such as ") == std::string_view::npos)
        return fmt::format("\"{}\"", what);
    return std::string(what);
}

// What ends a sentence comes first: it is what is most often missing. Then words with which all is understood,
// what has a name and examples, words that the rest of the text can go on behind, and the others.
std::string expectedList(const Expectations& notes, const Remedies& remedies)
{
    constexpr std::size_t mostFitting = 3;
    constexpr std::size_t mostLeading = 2;
    const std::vector<std::string_view>& expected = notes.expected();
    const auto isWord = [&](std::string_view what) {
        return std::ranges::find(notes.words(), what) != notes.words().end();
    };
    std::vector<std::string> shown;
    const auto show = [&](std::string_view what) {
        std::string words = shownAs(what, isWord(what));
        const auto isShown
            = [&](const std::string& each) { return lowerCase(each) == lowerCase(words); };
        if (shown.size() < mostShown && std::ranges::none_of(shown, isShown))
            shown.push_back(std::move(words));
    };
    // What has a name gives its words as examples.
    const auto isExample = [&](std::string_view word) {
        return word.starts_with('{') || std::ranges::any_of(expected, [&](std::string_view what) {
            return !isWord(what) && lowerCase(what).find(word) != std::string::npos;
        });
    };
    const auto showSome = [&](const std::vector<std::string_view>& words, std::size_t most) {
        for (std::size_t k = 0; k < std::min(most, words.size()); ++k)
            if (!isExample(words[k]))
                show(words[k]);
    };
    if (std::ranges::find(expected, "a full stop") != expected.end())
        show("a full stop");
    showSome(remedies.fitting, mostFitting);
    for (const bool named : { true, false }) {
        for (const std::string_view what : expected)
            if ((what.find('(') != std::string_view::npos) == named)
                show(what);
        if (named)
            showSome(remedies.leading, mostLeading);
    }
    if (expected.size() > mostShown)
        return listed(shown, ", ") + " and others";
    return listed(shown, " or ");
}

} // namespace

std::string placeOf(const Position& position, std::size_t column)
{
    std::string place(position.place);
    if (!place.empty())
        place += ", ";
    return place + fmt::format("paragraph {}, column {}", position.paragraph, column);
}

namespace {

/// "Draw 2 cards." on a card that acts only when something happens or is paid for.
std::string framed(
    std::string_view words, const Probe& probe, std::span<const std::string_view> frames)
{
    for (const std::string_view frame : frames)
        if (const std::string whole = fmt::format("{} {}", frame, words); probe(whole).understood)
            return fmt::format(
                " Nothing says when this is done or what is paid for it; with \"{}\" "
                "before it it is understood: \"{}\"",
                frame, whole);
    return {};
}

/// The word at which reading got stuck; none where something is missing at the end. What is missed at a full stop
/// that nobody typed is missed at the end.
std::string_view stuckWord(const Paragraph& paragraph, std::string_view text)
{
    const bool atTheEnd = paragraph.endsUnstopped && text == ".";
    return atTheEnd ? std::string_view {} : wordAt(text);
}

/// The sentence about it, which goes on with what would have been accepted.
std::string stuckSentence(std::string_view word)
{
    return word.empty() ? std::string("The paragraph ends here too early")
                        : fmt::format("\"{}\" is not understood here", word);
}

} // namespace

Problem stuckAt(const Paragraph& paragraph, const Position& position, const char* furthest)
{
    const std::string_view words = paragraph.words;
    const char* const at = furthest ? furthest : words.data();
    const std::string_view text = words.substr(static_cast<std::size_t>(at - words.data()));
    return { placeOf(position, paragraph.column(at)),
        stuckSentence(stuckWord(paragraph, text)) + '.' };
}

Problem notUnderstood(const Paragraph& paragraph, const Expectations& notes,
    const Position& position, const Probe& probe, const Advice& advice)
{
    const std::string_view words = paragraph.words;
    const char* const at = notes.furthest() ? notes.furthest() : words.data();
    const auto stuck = static_cast<std::size_t>(at - words.data());
    const std::string_view text = words.substr(stuck);
    const std::string_view word = stuckWord(paragraph, text);
    if (const std::string begun = framed(words, probe, advice.frames); !begun.empty())
        return { placeOf(position, paragraph.column(words.data())),
            fmt::format("{}.{}", stuckSentence(wordAt(words)), begun) };
    const Remedies remedies = remediesFor(words, stuck, notes, probe);
    std::string sentence;
    if (!word.empty() && !remedies.meant.empty())
        sentence += fmt::format(" Did you mean \"{}\"?", remedies.meant);
    if (word.starts_with('('))
        sentence += " What stands in brackets only reminds of a keyword; leave it out, or take the "
                    "brackets "
                    "away where it is a rule of the card.";
    else if (paragraph.opened != 0 && paragraph.column(at) >= paragraph.opened)
        sentence
            += " What stands in brackets is read as a rule of the card; leave it out where it only "
               "reminds of one.";
    const bool secondOfMode = text.starts_with("; and ")
        || (text.starts_with("and ") && words.substr(0, stuck).ends_with("; "));
    if (secondOfMode)
        sentence += " In a mode that begins with an offer, a condition or a time, what follows "
                    "would belong to "
                    "it; say first what is always done.";
    sentence += remedies.proposal;
    Problem problem { placeOf(position, paragraph.column(at)), sentence };
    addHint(problem, paragraph, advice.hints, stuck);
    // What may stand there helps only whom nothing better was told.
    const bool told = word.starts_with('(') || secondOfMode
        || (!remedies.proposal.empty() && !remedies.guesses)
        || problem.text.size() > sentence.size();
    const std::string expected = told || notes.expected().empty()
        ? std::string()
        : fmt::format("; expected: {}", expectedList(notes, remedies));
    problem.text = fmt::format("{}{}.{}", stuckSentence(word), expected, problem.text);
    if (!told && remedies.proposal.empty())
        if (const auto example = nearestExample(sentenceAt(words, stuck), advice.examples);
            !example.empty())
            problem.text += fmt::format(" A similar thing is said like this: \"{}\"", example);
    return problem;
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
