#include "text/NearWording.h"

#include "text/Rules.h"
#include "text/Seams.h"
#include "text/Spelling.h"
#include "text/Vocabulary.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace triptych::text {
namespace {

constexpr int mostTrials = 200;         ///< Each reads the paragraph once.
constexpr std::size_t mostGaps = 2;     ///< More than that would be another card.
constexpr std::size_t mostStates = 6;   ///< That are gone on with.
constexpr std::size_t longestGap = 8;   ///< Words.
constexpr std::size_t farthestBack = 4; ///< What is not understood may begin so many words before.

/// A text that is being mended.
struct Gapped
{
    std::string words;
    std::size_t stuck = 0;
    std::size_t cost
        = 0; ///< How many words have been left out; where what was read is among them, more.

    std::size_t unread() const { return words.size() - std::min(stuck, words.size()); }
};

std::size_t wordsIn(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count(text, ' ')) + (text.empty() ? 0 : 1);
}

/// Where words begin, from some words before `stuck` in its sentence up to it; the nearest first.
std::vector<std::size_t> beginnings(std::string_view text, std::size_t stuck)
{
    std::vector<std::size_t> all;
    std::size_t at = std::min(stuck, text.size());
    while (at < text.size() && text[at] == ' ')
        ++at;
    all.push_back(at);
    while (all.size() <= farthestBack && at > 0) {
        std::size_t before = at - 1; // the space
        while (before > 0 && text[before - 1] != ' ')
            --before;
        if (text.substr(before, at - before).find_first_of(".:") != std::string_view::npos)
            break;
        at = before;
        all.push_back(at);
    }
    return all;
}

/// Where the words behind `from` end, in its sentence, a comma taken along or not.
std::vector<std::size_t> endings(std::string_view text, std::size_t from)
{
    std::vector<std::size_t> all;
    for (std::size_t i = from; i < text.size() && all.size() < longestGap; ++i) {
        if (text[i] == '.' || text[i] == ':')
            break;
        const bool last = i + 1 == text.size()
            || std::string_view(" .,;:").find(text[i + 1]) != std::string_view::npos;
        if (last && text[i] != ' ')
            all.push_back(i + 1);
    }
    return all;
}

/// The words without those between two letters.
std::string withoutGap(std::string_view text, std::size_t from, std::size_t to)
{
    std::string_view front = trimmed(text.substr(0, from));
    std::string_view back = trimmed(text.substr(to));
    // "If it is damaged, , draw 1": of two signs the later one stays; of a full stop and another the full stop.
    if (front.ends_with('.') && !back.empty()
        && std::string_view(".,;").find(back.front()) != std::string_view::npos)
        back = trimmed(back.substr(1));
    const bool signNext
        = !back.empty() && std::string_view(".,;:").find(back.front()) != std::string_view::npos;
    while (signNext && (front.ends_with(',') || front.ends_with(';')))
        front = trimmed(front.substr(0, front.size() - 1));
    std::string rest(front);
    if (!rest.empty() && !signNext && !back.empty())
        rest += ' ';
    rest += front.ends_with('.') ? capitalised(std::string(back)) : std::string(back);
    return rest;
}

bool mayBeLeftOut(std::string_view gone)
{
    if (gone.empty() || std::ranges::count(gone, '"') % 2 != 0)
        return false;
    for (std::size_t at = 0; at < gone.size();) {
        const std::string_view word = gone.substr(at, gone.find(' ', at) - at);
        if (isNegation(word))
            return false;
        at += word.size() + 1;
    }
    return true;
}

/// Tries texts, each once, and not more than there is time for.
class Trials
{
public:
    explicit Trials(const Probe& probe)
        : m_probe(probe)
    {
    }
    bool over() const { return m_left <= 0; }
    Reach of(const std::string& words)
    {
        if (over() || !m_tried.insert(words).second)
            return {};
        --m_left;
        return m_probe(words);
    }

private:
    const Probe& m_probe;
    std::set<std::string> m_tried;
    int m_left = mostTrials;
};

/// What a text becomes with one more gap: what is understood, and what is read further.
void widen(const Gapped& mended, Trials& trials, std::vector<Gapped>& understood,
    std::vector<Gapped>& further)
{
    const std::string_view text = mended.words;
    for (const std::size_t from : beginnings(text, mended.stuck))
        for (const std::size_t to : endings(text, std::max(from, mended.stuck))) {
            const std::string_view gone = trimmed(text.substr(from, to - from));
            if (!mayBeLeftOut(gone) || wordsIn(gone) > longestGap)
                continue;
            Gapped next { withoutGap(text, from, to), 0,
                mended.cost + wordsIn(gone) + (from < mended.stuck ? 1u : 0u) };
            if (next.words.empty())
                continue;
            const Reach reach = trials.of(next.words);
            next.stuck = reach.letters;
            if (reach.understood)
                understood.push_back(std::move(next));
            else if (reach.letters > from
                && next.unread() < text.size() - std::min(to, text.size()))
                further.push_back(std::move(next));
        }
}

} // namespace

std::vector<std::string> leftOut(std::string_view text, std::string_view rest)
{
    const auto next = [](std::string_view& words) {
        words = trimmed(words);
        const std::string_view word = words.substr(0, words.find(' '));
        words.remove_prefix(word.size());
        return word;
    };
    const auto bare = [](std::string_view word) {
        while (
            word.size() > 1 && std::string_view(".,;").find(word.back()) != std::string_view::npos)
            word.remove_suffix(1);
        return word;
    };
    std::vector<std::string> gaps;
    bool open = false;
    std::string_view kept = next(rest);
    while (!trimmed(text).empty()) {
        const std::string_view word = next(text);
        if (lowerCase(bare(word)) == lowerCase(bare(kept))) {
            kept = next(rest);
            open = false;
            continue;
        }
        if (open)
            gaps.back() += ' ' + std::string(word);
        else
            gaps.emplace_back(word);
        open = true;
    }
    for (std::string& gap : gaps)
        gap = bare(gap);
    return gaps;
}

NearWording nearWording(std::string_view words, std::size_t stuck, const Probe& probe)
{
    const std::size_t mostLeftOut = wordsIn(words) / 2 + 1;
    Trials trials(probe);
    std::vector<Gapped> states { { std::string(words), stuck } };
    for (std::size_t gaps = 0; gaps < mostGaps && !states.empty() && !trials.over(); ++gaps) {
        std::vector<Gapped> understood;
        std::vector<Gapped> further;
        for (const Gapped& mended : states)
            widen(mended, trials, understood, further);
        std::ranges::stable_sort(understood, {}, &Gapped::cost);
        if (!understood.empty()) {
            Gapped& best = understood.front();
            if (best.cost > mostLeftOut)
                return {};
            NearWording near { std::move(best.words) };
            near.leftOut = leftOut(words, near.words);
            return near;
        }
        // A word left out counts as much as a few letters that are still to be read.
        constexpr std::size_t lettersOfAWord = 6;
        std::ranges::stable_sort(further, {},
            [](const Gapped& mended) { return mended.cost * lettersOfAWord + mended.unread(); });
        if (further.size() > mostStates)
            further.resize(mostStates);
        states = std::move(further);
    }
    return {};
}

} // namespace triptych::text
