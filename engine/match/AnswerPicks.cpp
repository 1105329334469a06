#include "match/AnswerPicks.h"

#include "match/Names.h"
#include "match/Words.h"

#include <fmt/format.h>

namespace triptych::match {

std::optional<std::size_t> offered(const Match& match, std::string_view line)
{
    const std::size_t count = match.decision()->options.size();
    for (std::size_t i = 0; i < count; ++i)
        if (normal(match.line(i)) == line || normal(match.otherLine(i)) == line)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> endingOf(const Match& match, std::string_view verb)
{
    return offered(match, std::string(verb) + " none");
}

namespace {

/// The card that a thing that waits comes from: "toll" of "toll.1" and "toll!2".
std::string_view sourceOf(std::string_view item)
{
    if (const std::size_t mark = item.find('!'); mark != std::string_view::npos)
        return item.substr(0, mark);
    const std::optional<Place> paragraph = placeOf(item);
    return paragraph && paragraph->seat.empty() ? item.substr(0, paragraph->zone.size())
                                                : std::string_view();
}

/// Reads the words of one line against one decision after the other.
class Reader
{
public:
    Reader(const Match& match, PlayerId seat, std::string_view line, Naming naming)
        : m_seat(seat)
        , m_naming(naming)
        , m_words(wordsOf(line))
    {
        Names names(match, seat);
        for (const std::string_view word : m_words)
            m_things.push_back(names.resolve(word));
    }

    /// The options that carry out the whole line, picked on `match`, which is a clone.
    /// Empty when the line cannot be carried out; then `why` says at which word.
    std::vector<std::size_t> picks(Match& match, Extent extent, std::string& why) const
    {
        std::vector<std::size_t> picked;
        std::size_t next = 1;
        bool goesOn = false;
        const bool declinable = extent == Extent::Whole && endingOf(match, m_words.front());
        while (next < m_words.size() || picked.empty()) {
            const Decision* decision = match.decision();
            const std::optional<Found> found
                = decision && decision->player == m_seat ? find(match, next) : std::nullopt;
            if (!found) {
                why = refusal(next, !picked.empty());
                return {};
            }
            const Question question(*decision);
            const std::vector<std::string> left = legalLines(match);
            match.answer(found->option);
            picked.push_back(found->option);
            next += found->words;
            goesOn = question.goesOn(match.decision());
            if (!goesOn && isImpliedRest(left, found->option, next))
                break;
        }
        if (!goesOn || extent == Extent::Begun)
            return picked;
        if (const auto ending = endingOf(match, m_words.front())) {
            picked.push_back(*ending);
        } else if (declinable) {
            why = tooFew;
            return {};
        }
        return picked;
    }

private:
    struct Found
    {
        std::size_t option;
        std::size_t words; ///< Words of the line, after the verb, that it stands for.
    };

    bool same(const Names::Thing& given, const Names::Thing& offer) const
    {
        if (!given.byPlace)
            return given.word == offer.word
                || (m_naming == Naming::Judge && offer.byPlace && given.word == offer.judge);
        if (offer.byPlace)
            return given.judge == offer.judge;
        return given.known == offer.word
            || (m_naming == Naming::Judge && given.judge == offer.word);
    }

    // The option with our verb that names most of the words that come next.
    std::optional<Found> find(const Match& match, std::size_t next) const
    {
        Names names(match, m_seat);
        std::optional<Found> best;
        const std::size_t count = match.decision()->options.size();
        for (std::size_t i = 0; i < count; ++i)
            for (const std::string& line : { normal(match.line(i)), normal(match.otherLine(i)) }) {
                const std::vector<std::string_view> words = wordsOf(line);
                if (words.empty() || words.front() != m_words.front()
                    || words.size() - 1 > m_words.size() - next)
                    continue;
                bool fits = true;
                for (std::size_t w = 1; fits && w < words.size(); ++w)
                    fits = same(m_things[next + w - 1], names.resolve(words[w]));
                if (fits && (!best || words.size() - 1 > best->words))
                    best = Found { i, words.size() - 1 };
            }
        return best ? best : findBySource(match, next);
    }

    // What waits may be called by the card it comes from, "target toll" for "target toll.1", as
    // long as that is one thing; as a target, the paragraphs of one spell are.
    std::optional<Found> findBySource(const Match& match, std::size_t next) const
    {
        if (next >= m_words.size() || m_things[next].byPlace)
            return std::nullopt;
        std::optional<Found> best;
        const std::size_t count = match.decision()->options.size();
        for (std::size_t i = 0; i < count; ++i) {
            const std::string line = normal(match.line(i));
            const std::vector<std::string_view> words = wordsOf(line);
            if (words.size() != 2 || words.front() != m_words.front()
                || sourceOf(words[1]) != m_words[next])
                continue;
            const bool paragraph = words[1].find('!') == std::string_view::npos;
            if (best && !(paragraph && words.front() == "target"))
                return std::nullopt;
            if (!best)
                best = Found { i, 1 };
        }
        return best;
    }

    // "order a b c": once a and b are placed c needs no question, and may still be named.
    bool isImpliedRest(
        const std::vector<std::string>& lines, std::size_t picked, std::size_t next) const
    {
        if (m_words.front() != "order" || next + 1 != m_words.size() || lines.size() != 2)
            return false;
        const std::string rest = normal(lines[1 - picked]);
        const std::vector<std::string_view> words = wordsOf(rest);
        return words.size() == 2 && words[1] == m_words[next];
    }

    std::string refusal(std::size_t next, bool later) const
    {
        if (!later)
            return {};
        const std::string_view word = next < m_words.size() ? m_words[next] : m_words.back();
        return fmt::format(" \"{}\" is not possible after the words before it.", word);
    }

    PlayerId m_seat;
    Naming m_naming;
    std::vector<std::string_view> m_words;
    std::vector<Names::Thing> m_things;
};

} // namespace

std::vector<std::size_t> picksOf(const Match& match, PlayerId seat, std::string_view line,
    Extent extent, Naming naming, std::string& why)
{
    const Reader reader(match, seat, line, naming);
    const std::unique_ptr<Match> tried = match.clone();
    return reader.picks(*tried, extent, why);
}

} // namespace triptych::match
