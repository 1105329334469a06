#include "text/Diagnostic.h"

#include "text/NearestExample.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace triptych::text {
namespace {

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
    if (what == ".")
        return "a full stop";
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

// What ends a sentence comes first: it is what is most often missing. Then words that the rest of the text can go on
// behind, and the others. Of many only those are told that have a name: nobody finds the right one among words of all
// sorts.
constexpr std::size_t few = 4;
std::string expectedList(const Expectations& notes, const Remedies& remedies)
{
    const std::vector<std::string_view>& expected = notes.expected();
    const auto isWord = [&](std::string_view what) {
        return std::ranges::find(notes.words(), what) != notes.words().end();
    };
    std::vector<std::string> shown;
    const auto show = [&](std::string_view what) {
        std::string words = shownAs(what, isWord(what));
        const auto isShown
            = [&](const std::string& each) { return lowerCase(each) == lowerCase(words); };
        if (shown.size() < few && std::ranges::none_of(shown, isShown))
            shown.push_back(std::move(words));
    };
    const bool all = expected.size() <= few;
    if (all && std::ranges::find(expected, "a full stop") != expected.end())
        show("a full stop");
    for (const std::string_view what : expected)
        if (!isWord(what) && (all || what.find('(') != std::string_view::npos))
            show(what);
    // What all is understood with, and what reading goes on behind.
    for (const auto& words : { remedies.fitting, remedies.leading })
        for (std::size_t k = 0; k < std::min<std::size_t>(2, words.size()) && !all; ++k)
            show(words[k]);
    for (const std::string_view word : remedies.leading)
        if (all && std::ranges::find(expected, word) != expected.end())
            show(word);
    for (const std::string_view what : expected)
        if (all)
            show(what);
    if (shown.empty())
        return {};
    return all ? listed(shown, " or ") : listed(shown, ", ") + " and others";
}

/// Whether it tells anything: what stands at a place where nearly everything may stand is no help.
bool isNarrow(const Expectations& notes)
{
    constexpr std::ptrdiff_t mostSorts = 3;
    const std::ptrdiff_t sorts = std::ranges::count_if(notes.expected(),
        [](std::string_view what) { return what.find('(') != std::string_view::npos; });
    return notes.expected().size() <= few || (sorts > 0 && sorts <= mostSorts);
}

/// Whether two texts have more than one telling word in common.
bool shareSeveral(const Vocabulary& vocabulary, std::string_view one, std::string_view other)
{
    const auto telling = [&](std::string_view text) {
        std::set<std::string> all;
        for (const SaidWord& word : vocabulary.wordsOf(text))
            if (vocabulary.weight(word.meaning) > 0)
                all.insert(word.meaning);
        return all;
    };
    const std::set<std::string> there = telling(other);
    return std::ranges::count_if(telling(one), [&](const std::string& meaning) {
        return there.contains(meaning);
    }) > 1;
}

/// How the nearest that is known is said; for whom nothing could be proposed. Of a condition that is not understood
/// the nearest condition, if there is one.
std::string saidOtherwise(std::string_view words, std::size_t stuck, const Vocabulary& vocabulary)
{
    const std::string_view sentence = sentenceAt(words, stuck);
    const auto within = [&](std::string_view part) {
        return std::min(static_cast<std::size_t>(
                            std::max<std::ptrdiff_t>(0, words.data() + stuck - part.data())),
            part.size());
    };
    const std::size_t at = within(sentence);
    for (const std::string_view part :
        { partWithoutDeed(sentence, words.data() + stuck, vocabulary), sentence })
        if (const auto example = nearestExample(part, within(part), vocabulary);
            !example.empty() && (part == sentence || shareSeveral(vocabulary, part, example)))
            return fmt::format(" A similar thing is said like this: \"{}\"", example);
    const Topic topic = topicOf(sentence, at, vocabulary);
    if (topic.texts.size() > 1)
        return fmt::format(" There is no wording known for this. Of \"{}\" it can be said: \"{}\" "
                           "Or: \"{}\"",
            topic.word, topic.texts.front(), topic.texts.back());
    if (!topic.texts.empty())
        return fmt::format(" There is no wording known for this. Of \"{}\" it can be said: \"{}\"",
            topic.word, topic.texts.front());
    return " There is no wording known for this.";
}

/// What is known of words that a proposal leaves out.
std::string saidOf(std::string_view leftOut, const Vocabulary& vocabulary)
{
    constexpr double leastShared = 0.4;
    const Topic topic = topicOf(leftOut, 0, vocabulary, leastShared);
    if (topic.texts.empty())
        return {};
    return fmt::format(" Of \"{}\" it can be said: \"{}\"", topic.word, topic.texts.front());
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
    const Remedies remedies = remediesFor(words, stuck, notes, probe, advice);
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
    const bool hinted = problem.text.size() > sentence.size();
    if (!hinted && !remedies.leftOut.empty() && advice.vocabulary)
        problem.text += saidOf(remedies.leftOut, advice.vocabulary());
    // What may stand there helps only whom nothing better was told, or who said something else there.
    // A few words of very many help nobody whom anything else was told.
    constexpr std::ptrdiff_t twoWords = 3;
    const bool guessed = word.empty()
        || (!remedies.leftOut.empty() && std::ranges::count(remedies.leftOut, ' ') < twoWords);
    const bool told = word.starts_with('(') || secondOfMode
        || (!remedies.proposal.empty() && !guessed) || hinted;
    const std::string otherwise = !told && remedies.proposal.empty() && advice.vocabulary
        ? saidOtherwise(words, stuck, advice.vocabulary())
        : std::string();
    const bool shown = advice.vocabulary
        && (!remedies.proposal.empty() || otherwise.find('"') != std::string::npos);
    const bool fits = remedies.proposal.empty() && !remedies.fitting.empty();
    const bool listed
        = !told && (isNarrow(notes) || !shown || fits || !advice.vocabulary().knows(word));
    const std::string list = listed ? expectedList(notes, remedies) : std::string();
    const std::string expected = list.empty() ? std::string() : fmt::format("; expected: {}", list);
    problem.text = fmt::format("{}{}.{}{}", stuckSentence(word), expected, problem.text, otherwise);
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
