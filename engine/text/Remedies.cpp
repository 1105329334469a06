#include "text/Remedies.h"

#include "text/Mending.h"
#include "text/NearWording.h"
#include "text/Rules.h"
#include "text/Seams.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

namespace triptych::text {
namespace {

constexpr std::size_t longest = 400;  ///< Who reads a proposal wants to see it at once.
constexpr std::size_t mostTried = 12; ///< Of the words that were expected.

/// What changes no meaning where it is added.
constexpr std::array<std::string_view, 25> small { "a", "an", "the", "of", "to", "in", "on", "at",
    "by", "from", "for", "with", "into", "and", "then", "that", "is", "are", "it", "its", ",", ":",
    ";", ".", "a full stop" };

bool isSmall(std::string_view word)
{
    return std::ranges::find(small, word) != small.end();
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

/// "crd" has letters of "cards" only, and in their order.
bool lacksLetters(std::string_view printed, std::string_view word)
{
    constexpr std::size_t most = 2;
    if (printed.size() < 3 || word.size() > printed.size() + most
        || printed.front() != word.front())
        return false;
    std::size_t at = 0;
    for (const char letter : word)
        at += at < printed.size() && printed[at] == letter ? 1 : 0;
    return at == printed.size();
}

bool looksLike(std::string_view printed, std::string_view expected)
{
    const std::string_view word = firstWord(expected);
    const std::size_t unlike = nearEnough(printed);
    return word.size() >= 3 && word != printed
        && (lettersApart(printed, word, unlike) < unlike || lacksLetters(printed, word));
}

/// A word that nobody knows and that looks like another; a known one was meant.
bool isSlip(std::string_view printed, std::string_view expected, const Advice& advice)
{
    const auto has = [&](const Vocabulary::Saying& saying) {
        return std::ranges::any_of(wordsOf(saying.words), [&](std::string_view word) {
            return equalIgnoringCase(firstWord(word), lowerCase(printed));
        });
    };
    constexpr std::size_t shortWord = 4; // one letter makes another of it
    if (printed.size() <= shortWord && lettersApart(printed, firstWord(expected), 2) > 1
        && !lacksLetters(printed, firstWord(expected)))
        return false;
    return looksLike(printed, expected)
        && (!advice.vocabulary
            || (std::ranges::none_of(advice.vocabulary().sayings(), has)
                && std::ranges::none_of(
                    advice.vocabulary().wordsOf(printed), [&](const SaidWord& word) {
                        return advice.vocabulary().isDeed(word.meaning)
                            && lowerCase(expected).find(lowerCase(printed)) == std::string::npos;
                    })));
}

/// Behind it nearly everything is understood, which need not have to do with what stands before it.
bool tiesToAnything(std::string_view word)
{
    return word.starts_with("and") || word.starts_with("then") || word.starts_with("or ")
        || (word.starts_with(", ") && word.size() > 2);
}

bool isALiteral(std::string_view what)
{
    return what != "a number" && what != "a name" && what != "a class" && what != "a full stop"
        && what != "the end of the paragraph" && what != "a change such as +1";
}

/// Those that are tried: first what looks like the printed word, then what is small; for a word that no text has, what
/// most of them have.
std::vector<std::string_view> tried(
    std::string_view printed, const std::vector<std::string_view>& expected, const Advice& advice)
{
    const bool unknown = advice.vocabulary && !advice.vocabulary().knows(printed);
    std::vector<std::pair<std::size_t, std::string_view>> all;
    const std::size_t unlike = nearEnough(printed);
    for (const std::string_view word : expected)
        if (isALiteral(word)) {
            const std::size_t apart = lettersApart(printed, firstWord(word), unlike);
            all.emplace_back(looksLike(printed, word) ? apart
                    : isSmall(word)                   ? unlike + 1
                                                      : unlike + 2,
                word);
        }
    std::ranges::stable_sort(all, {}, &std::pair<std::size_t, std::string_view>::first);
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < std::min(mostTried, all.size()); ++i)
        words.push_back(all[i].second);
    if (!unknown || all.size() <= mostTried)
        return words;
    std::vector<std::pair<double, std::string_view>> usual;
    for (std::size_t i = mostTried; i < all.size(); ++i) {
        double weight = 0;
        for (const SaidWord& word : advice.vocabulary().wordsOf(all[i].second))
            weight += advice.vocabulary().isKnown(word.meaning)
                ? std::max(1.0, advice.vocabulary().weight(word.meaning))
                : longest;
        usual.emplace_back(weight, all[i].second);
    }
    std::ranges::stable_sort(usual, {}, &std::pair<double, std::string_view>::first);
    for (std::size_t i = 0; i < std::min(mostTried, usual.size()); ++i)
        words.push_back(usual[i].second);
    return words;
}

/// One of the expected words at the place where reading got stuck.
struct Attempt
{
    std::string_view word;
    bool replaces = false;  ///< The printed word; else it stands before it.
    std::string words {};   ///< The whole paragraph.
    std::size_t passed = 0; ///< Letters of what was printed behind it.
    bool understood = false;
};

/// The first word or sign.
std::size_t firstLength(std::string_view text)
{
    return text.empty() || isSign(text) ? std::min<std::size_t>(1, text.size())
                                        : std::min(text.find_first_of(" .,:;"), text.size());
}

/// Those behind which reading goes on, furthest first.
std::vector<Attempt> attempts(std::string_view text, std::size_t stuck, std::string_view printed,
    const Expectations& notes, const Probe& probe, const Advice& advice)
{
    std::vector<Attempt> all;
    for (const std::string_view word : tried(printed, notes.words(), advice))
        for (const bool replaces : { true, false }) {
            if (text.size() > longest && !(replaces && looksLike(printed, word)))
                continue; // a long text costs too much to try it often
            if (!replaces && tiesToAnything(word))
                continue;
            const std::string_view back
                = trimmed(text.substr(stuck + (replaces ? printed.size() : 0)));
            // Of several words only the first was mistyped: the others stand there.
            const std::string_view put
                = replaces && looksLike(printed, word) ? firstWord(word) : word;
            Attempt attempt { put, replaces, joined(text.substr(0, stuck), put, back) };
            const Reach reach = probe(attempt.words);
            const std::size_t begin = attempt.words.size() - back.size();
            attempt.understood = reach.understood;
            attempt.passed = reach.understood ? back.size()
                : reach.letters > begin       ? reach.letters - begin
                                              : 0;
            if (attempt.understood || (!back.empty() && attempt.passed >= firstLength(back)))
                all.push_back(std::move(attempt));
        }
    std::ranges::stable_sort(all, std::greater {}, &Attempt::passed);
    return all;
}

/// Where the sentence around a place begins and ends, its full stop included.
std::pair<std::size_t, std::size_t> sentenceAround(std::string_view text, std::size_t at)
{
    std::size_t begin = at;
    while (begin > 0 && text[begin - 1] != '.')
        --begin;
    const std::size_t end = std::min(text.find('.', at), text.size() - 1);
    return { begin, end + 1 };
}

/// What is said of it, and the words that it says nothing of.
struct Proposal
{
    std::string text {};
    std::string leftOut {};
};

Proposal nearest(std::string_view wording)
{
    return { fmt::format(" The nearest wording that is understood: \"{}\"", wording) };
}

std::string quoted(const std::vector<std::string>& all)
{
    std::string made;
    for (const std::string& words : all)
        made += fmt::format("{}\"{}\"", made.empty() ? "" : ", ", words);
    return made;
}

/// "..." without some of its words. A word or two that only join others may have been too many; anything else was
/// meant.
Proposal leavingOut(const std::vector<std::string>& gone, std::string_view rest, bool tells)
{
    constexpr std::ptrdiff_t fewSpaces = 1;
    const std::string all = listed(gone, " ");
    if (gone.size() == 1 && std::ranges::count(all, ' ') <= fewSpaces) {
        if (!tells)
            return { fmt::format(" Without \"{}\" it is understood: \"{}\"", all, rest) };
        return { fmt::format(" Without \"{}\" it is understood, but says nothing of that: \"{}\"",
                     all, rest),
            all };
    }
    return { fmt::format(" There is no wording known for {}{}; the rest is understood: \"{}\"",
                 gone.size() > 1 ? "these: " : "", quoted(gone), rest),
        all };
}

/// Whether the words that are left say something: those that are gone are no beginning of a sentence, nor part of one
/// that does something.
bool leavesMeaning(
    std::string_view text, const std::vector<std::string>& gone, const Advice& advice)
{
    return std::ranges::all_of(gone, [&](const std::string& words) {
        const std::size_t at = text.find(words);
        if (at == std::string_view::npos)
            return true;
        const std::size_t end = at + words.size();
        const bool begins
            = at < 2 || std::string_view(".:").find(text[at - 2]) != std::string_view::npos;
        const bool ends = end >= text.size() || words.ends_with('.')
            || std::string_view(".,;").find(text[end]) != std::string_view::npos;
        const bool sentence = words.substr(0, words.size() - 1).find(". ") == std::string::npos;
        const auto isDeed
            = [&](const SaidWord& word) { return advice.vocabulary().isDeed(word.meaning); };
        const bool does
            = advice.vocabulary && std::ranges::any_of(advice.vocabulary().wordsOf(words), isDeed);
        return sentence && (ends || !(begins || does));
    });
}

/// The same without a whole sentence, or without the rest of one.
Proposal without(std::string_view text, std::size_t from, std::size_t to, std::string_view stop,
    const Probe& probe)
{
    const std::string gone(trimmed(text.substr(from, to - from)));
    const std::string rest = joined(text.substr(0, from), stop, text.substr(to));
    if (gone.empty() || rest.empty() || isSign(rest) || !probe(rest).understood)
        return {};
    return leavingOut({ gone }, rest, true);
}

/// What is understood of a text that does not do all of it.
Proposal understoodPart(
    std::string_view text, std::size_t stuck, const Probe& probe, const Advice& advice)
{
    if (const NearWording near = nearWording(text, stuck, probe);
        !near.words.empty() && leavesMeaning(text, near.leftOut, advice))
        return leavingOut(near.leftOut, near.words, true);
    const auto [begin, end] = sentenceAround(text, std::min(stuck, text.size() - 1));
    if (Proposal said = without(text, stuck, end, ".", probe); stuck > begin && !said.text.empty())
        return said;
    if (begin > 0 || end < text.size())
        return without(text, begin, end, {}, probe);
    return {};
}

/// What was meant, in other words, and which they are.
Proposal inOtherWords(std::string_view text, const Mended& mended)
{
    if (mended.lost.empty())
        return nearest(mended.words);
    if (mended.added.empty()) {
        // In another order there is more to tell them by.
        const std::vector<std::string> gone = leftOut(text, mended.words);
        std::size_t words = wordsOf(mended.words).size();
        for (const std::string& each : gone)
            words += wordsOf(each).size();
        return leavingOut(words == wordsOf(text).size() ? gone : mended.lost, mended.words, true);
    }
    return { fmt::format(" With {} instead of {} it is understood: \"{}\"", quoted(mended.added),
                 quoted(mended.lost), mended.words),
        listed(mended.lost, " ") };
}

Proposal proposal(std::string_view text, std::size_t stuck, std::string_view printed,
    const std::vector<Attempt>& all, const Probe& probe, const Advice& advice)
{
    for (const Attempt& attempt : all)
        if (attempt.understood && attempt.replaces && isSlip(printed, attempt.word, advice))
            return nearest(attempt.words);
    if (text.size() > longest)
        return {};
    std::vector<std::string> begun;
    for (const Attempt& attempt : all)
        begun.push_back(attempt.words);
    if (const auto found = mended(text, stuck, begun, probe, advice))
        return inOtherWords(text, *found);
    return understoodPart(text, stuck, probe, advice);
}

} // namespace

Remedies remediesFor(std::string_view words, std::size_t stuck, const Expectations& notes,
    const Probe& probe, const Advice& advice)
{
    Remedies remedies;
    if (words.empty())
        return remedies;
    const std::string_view printed = firstWord(words.substr(stuck));
    const std::vector<Attempt> all = attempts(words, stuck, printed, notes, probe, advice);
    for (const Attempt& attempt : all) {
        auto& words = attempt.understood ? remedies.fitting : remedies.leading;
        if (std::ranges::find(words, attempt.word) == words.end())
            words.push_back(attempt.word);
        if (remedies.meant.empty() && attempt.replaces && isSlip(printed, attempt.word, advice))
            remedies.meant = firstWord(attempt.word);
    }
    Proposal said = proposal(words, stuck, printed, all, probe, advice);
    remedies.proposal = std::move(said.text);
    remedies.leftOut = std::move(said.leftOut);
    return remedies;
}

} // namespace triptych::text
