#include "text/Remedies.h"

#include "text/NearWording.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

namespace triptych::text {
namespace {

constexpr std::size_t longest = 400;   ///< Who reads a proposal wants to see it at once.
constexpr std::size_t mostTried = 12;  ///< Of the words that were expected.
constexpr std::size_t mostLeftOut = 6; ///< Words one after the other.

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

bool isALiteral(std::string_view what)
{
    return what != "a number" && what != "a name" && what != "a class" && what != "a full stop"
        && what != "the end of the paragraph" && what != "a change such as +1";
}

/// Words of which one never stands for another: a card that says the one does not mean the other.
bool contrast(std::string_view printed, std::string_view word)
{
    constexpr std::array<std::string_view, 9> families {
        " first second third fourth fifth next last other ",
        " this that a an another each any all every no target your their its ",
        " gain gains lose loses ", " more less fewer most least ", " highest lowest ",
        " top bottom ", " before after until ", " enemy enemies ally allies allied ",
        " you they opponent opponents player players "
    };
    const auto in = [](std::string_view family, std::string_view one) {
        const std::size_t at = one.empty() ? std::string_view::npos : family.find(one);
        return at != std::string_view::npos && at > 0 && family[at - 1] == ' '
            && family[at + one.size()] == ' ';
    };
    return std::ranges::any_of(families, [&](std::string_view family) {
        return in(family, printed) && in(family, firstWord(word));
    });
}

/// Those that are tried: first what looks like the printed word, then what is small.
std::vector<std::string_view> tried(
    std::string_view printed, const std::vector<std::string_view>& expected)
{
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
    return words;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

bool isSign(std::string_view text)
{
    return !text.empty() && std::string_view(".,:;").find(text.front()) != std::string_view::npos;
}

std::string joined(std::string_view front, std::string_view middle, std::string_view back)
{
    std::string all(trimmed(front));
    for (const std::string_view next : { trimmed(middle), trimmed(back) }) {
        if (next.empty())
            continue;
        if (!all.empty() && !isSign(next))
            all += ' ';
        all += next;
    }
    return all;
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
    const Expectations& notes, const Probe& probe)
{
    std::vector<Attempt> all;
    for (const std::string_view word : tried(printed, notes.words()))
        for (const bool replaces : { true, false }) {
            if (text.size() > longest && !(replaces && looksLike(printed, word)))
                continue; // a long text costs too much to try it often
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

/// What is said of it, and whether it may well not be what was meant.
struct Proposal
{
    std::string text {};
    bool guesses = true;
};

/// "..." without some of its words, where the rest is understood.
Proposal without(std::string_view text, std::size_t from, std::size_t to, std::string_view stop,
    const Probe& probe)
{
    const std::string_view gone = trimmed(text.substr(from, to - from));
    const std::string rest = joined(text.substr(0, from), stop, text.substr(to));
    const bool sentence = gone.ends_with('.') || !stop.empty();
    if (gone.empty() || rest.empty() || isSign(rest) || (!sentence && isNegation(gone))
        || !probe(rest).understood)
        return {};
    // A word or two may have been too many; more than that was meant.
    constexpr std::ptrdiff_t fewSpaces = 2;
    if (std::ranges::count(gone, ' ') > fewSpaces)
        return { fmt::format(
                     " There is no wording known for \"{}\"; the rest is understood: \"{}\"", gone,
                     rest),
            false };
    return { fmt::format(" Without \"{}\" it is understood: \"{}\"", gone, rest) };
}

Proposal nearest(std::string_view wording, bool guesses)
{
    return { fmt::format(" The nearest wording that is understood: \"{}\"", wording), guesses };
}

Proposal leavingOut(const NearWording& near)
{
    std::vector<std::string> quoted;
    for (const std::string& words : near.leftOut)
        quoted.push_back(fmt::format("\"{}\"", words));
    return { fmt::format(" There is no wording known for {}{}; the rest is understood: \"{}\"",
                 quoted.size() > 1 ? "these: " : "", listed(quoted, ", "), near.words),
        false };
}

Proposal proposal(std::string_view text, std::size_t stuck, std::string_view printed,
    const std::vector<Attempt>& all, const Probe& probe)
{
    for (const Attempt& attempt : all)
        if (attempt.understood && attempt.replaces && looksLike(printed, attempt.word))
            return nearest(attempt.words, true);
    if (text.size() > longest)
        return {};
    for (const Attempt& attempt : all)
        if (attempt.understood && !attempt.replaces && isSmall(attempt.word))
            return nearest(attempt.words, false);
    // Where the next words end.
    std::vector<std::size_t> ends;
    for (std::size_t i = stuck; i < text.size() && ends.size() < mostLeftOut; ++i)
        if (text[i] != '.'
            && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '.'
                || text[i + 1] == ','))
            ends.push_back(i + 1);
    constexpr std::size_t few = 2;
    for (std::size_t k = 0; k < std::min(few, ends.size()); ++k)
        if (Proposal said = without(text, stuck, ends[k], {}, probe); !said.text.empty())
            return said;
    for (const Attempt& attempt : all)
        if (attempt.understood && attempt.replaces && !printed.empty() && !isNegation(printed)
            && !contrast(printed, attempt.word))
            return { fmt::format(" With \"{}\" instead of \"{}\" it is understood: \"{}\"",
                attempt.word, printed, attempt.words) };
    for (std::size_t k = few; k < ends.size(); ++k)
        if (Proposal said = without(text, stuck, ends[k], {}, probe); !said.text.empty())
            return said;
    if (const NearWording near = nearWording(text, stuck, probe); !near.words.empty())
        return leavingOut(near);
    const auto [begin, end] = sentenceAround(text, std::min(stuck, text.size() - 1));
    if (Proposal said = without(text, stuck, end, ".", probe); stuck > begin && !said.text.empty())
        return said;
    if (begin > 0 || end < text.size())
        return without(text, begin, end, {}, probe);
    return {};
}

} // namespace

Remedies remediesFor(
    std::string_view words, std::size_t stuck, const Expectations& notes, const Probe& probe)
{
    Remedies remedies;
    if (words.empty())
        return remedies;
    const std::string_view printed = firstWord(words.substr(stuck));
    const std::vector<Attempt> all = attempts(words, stuck, printed, notes, probe);
    for (const Attempt& attempt : all) {
        auto& words = attempt.understood ? remedies.fitting : remedies.leading;
        if (std::ranges::find(words, attempt.word) == words.end())
            words.push_back(attempt.word);
        if (remedies.meant.empty() && attempt.replaces && looksLike(printed, attempt.word))
            remedies.meant = firstWord(attempt.word);
    }
    Proposal said = proposal(words, stuck, printed, all, probe);
    remedies.proposal = std::move(said.text);
    remedies.guesses = said.guesses;
    return remedies;
}

} // namespace triptych::text
