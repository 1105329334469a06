#include "match/Answer.h"

#include "match/Names.h"
#include "match/Words.h"
#include "text/Spelling.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace triptych::match {

namespace {

constexpr std::size_t mostLinesShown = 60;
constexpr const char* tooFew = " More has to be named with it, or none.";

bool ends(std::string_view text, std::string_view ending)
{
    return text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending;
}

/// The card that a thing waiting on a pile or stack comes from: "toll" of "toll.1" and "toll!2".
std::string_view sourceOf(std::string_view item)
{
    if (const std::size_t mark = item.find('!'); mark != std::string_view::npos)
        return item.substr(0, mark);
    const std::optional<Place> paragraph = placeOf(item);
    return paragraph && paragraph->seat.empty() ? item.substr(0, paragraph->zone.size())
                                                : std::string_view();
}

bool endsQuestion(Extent extent)
{
    return extent == Extent::Whole || extent == Extent::Offered;
}

// What has to be remembered of a question to know it again after a pick.
struct Question
{
    explicit Question(const Decision& decision)
        : player(decision.player)
        , picked(decision.picked)
    {
    }
    // A question that is asked again counts its picks on.
    bool goesOn(const Decision* next) const
    {
        return next && next->player == player && next->picked == picked + 1;
    }

    PlayerId player;
    std::size_t picked;
};

std::optional<std::size_t> offered(const Match& match, std::string_view line)
{
    const std::size_t count = match.decision()->options.size();
    for (std::size_t i = 0; i < count; ++i)
        if (normal(match.line(i)) == line || normal(match.otherLine(i)) == line)
            return i;
    return std::nullopt;
}

// "block none" after the last blocker: the option that ends a question of several picks.
std::optional<std::size_t> endingOf(const Match& match, std::string_view verb)
{
    return offered(match, std::string(verb) + " none");
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

bool isClaimant(const Match& match, PlayerId seat)
{
    const Decision* decision = match.decision();
    return decision && seat.value < match.seats() && ((decision->claimants >> seat.value) & 1);
}

/// Whoever may say something in this match: its seats, and the judge, who calls time.
bool hasSay(const Match& match, PlayerId who)
{
    return who == judge || who.value < match.seats();
}

bool stillPlays(const Match& match, PlayerId seat)
{
    if (match.outcome())
        return false;
    const auto observation = match.observe(judge);
    const auto players = observation.find("players");
    if (players == observation.end())
        return true;
    const auto player = players->find(seatName(seat));
    return player == players->end() || player->value("alive", true);
}

// A line that is one offered pick. As a whole answer it also ends its question; where the
// question could have been declined and cannot be ended yet, this is no whole answer: one
// blocker where it takes two.
bool pick(Match& match, std::size_t option, std::string_view verb, Extent extent, std::string& why)
{
    const auto ending = endingOf(match, verb);
    if (extent == Extent::Whole && ending && *ending != option) {
        const Question question(*match.decision());
        const std::unique_ptr<Match> tried = match.clone();
        tried->answer(option);
        if (question.goesOn(tried->decision()) && !endingOf(*tried, verb)) {
            why = tooFew;
            return false;
        }
    }
    const Question question(*match.decision());
    match.answer(option);
    if (endsQuestion(extent) && question.goesOn(match.decision()))
        if (const auto last = endingOf(match, verb))
            match.answer(*last);
    return true;
}

bool apply(Match& match, PlayerId seat, const std::string& line, Extent extent, Naming naming,
    std::string& why)
{
    if (seat == judge)
        return line == "time" && match.callTime();
    if (line == "concede") {
        if (!stillPlays(match, seat))
            return false;
        match.concede(seat);
        return true;
    }
    if (line == "claim")
        return match.claim(seat);
    // Whoever may claim the question may also answer it at once.
    if (isClaimant(match, seat)) {
        const std::unique_ptr<Match> tried = match.clone();
        return tried->claim(seat) && apply(*tried, seat, line, extent, naming, why)
            && match.claim(seat) && apply(match, seat, line, extent, naming, why);
    }
    const Decision* decision = match.decision();
    if (!decision || decision->player != seat || line.empty())
        return false;
    if (const auto option = offered(match, line))
        return pick(match, *option, std::string_view(line).substr(0, line.find(' ')), extent, why);
    const Reader reader(match, seat, line, naming);
    const std::unique_ptr<Match> tried = match.clone();
    const std::vector<std::size_t> picks = reader.picks(*tried, extent, why);
    for (const std::size_t option : picks)
        match.answer(option);
    return !picks.empty();
}

Problem refused(const Match& match, PlayerId seat, const std::string& line, std::string why)
{
    const std::string place = seatName(seat);
    const Decision* decision = match.decision();
    if (!decision)
        return { place, fmt::format("The match is over, so \"{}\" comes too late.", line) };
    const std::string rule(decision->rule);
    if (seat == judge)
        return { place,
            line == "time" ? "The rules of this match have no time limit, so time is not called."
                           : "The judge does not play; all the judge may say is \"judge: time\"." };
    if (line == "time")
        return { place, "Time is called by the judge: write \"judge: time\"." };
    if (line == "claim" && seat.value < match.seats())
        return { place,
            fmt::format("{} has no part in this question; {}", place, describePending(match)),
            rule };
    if (line == "concede")
        return { place, fmt::format("{} has left the match already.", place), rule };
    if (seat.value >= match.seats())
        return { place, fmt::format("There is no seat {} in this match.", place), rule };
    if (decision->player != seat)
        return { place, fmt::format("{} is not deciding; {}", place, describePending(match)),
            rule };
    return { place, fmt::format("\"{}\" is not legal now.{} {}", line, why, describePending(match)),
        rule };
}

} // namespace

std::optional<Problem> answer(
    Match& match, PlayerId seat, std::string_view text, Extent extent, Naming naming)
{
    const Statement statement = readStatement(text);
    if (statement.seat && *statement.seat != seat)
        return Problem { seatName(seat),
            fmt::format("The line \"{}\" speaks for {}, but {} gave it.", text,
                seatName(*statement.seat), seatName(seat)) };
    std::string why;
    if (hasSay(match, seat) && apply(match, seat, statement.line, extent, naming, why))
        return std::nullopt;
    return refused(match, seat, statement.line, std::move(why));
}

bool accepts(Match& match, PlayerId seat, std::string_view text, Extent extent, Naming naming)
{
    const Statement statement = readStatement(text);
    std::string why;
    return hasSay(match, seat) && statement.seat.value_or(seat) == seat
        && apply(match, seat, statement.line, extent, naming, why);
}

std::vector<std::string> legalLines(const Match& match)
{
    std::vector<std::string> lines;
    if (const Decision* decision = match.decision())
        for (std::size_t i = 0; i < decision->options.size(); ++i)
            lines.push_back(match.line(i));
    return lines;
}

std::string describePending(const Match& match)
{
    const Decision* decision = match.decision();
    if (!decision)
        return "the match is over.";
    std::vector<std::string> lines = legalLines(match);
    if (lines.size() > mostLinesShown) {
        const std::size_t more = lines.size() - mostLinesShown;
        lines.resize(mostLinesShown);
        lines.push_back(fmt::format("and {} more", more));
    }
    return fmt::format("{} is asked {} ({}). Legal: {}, concede.", seatName(decision->player),
        decision->prompt, decision->rule, fmt::join(lines, ", "));
}

Statement readStatement(std::string_view text)
{
    Statement statement { std::nullopt, normal(text) };
    const std::size_t colon = statement.line.find(':');
    if (colon == std::string::npos)
        return statement;
    std::string_view seat = std::string_view(statement.line).substr(0, colon);
    if (ends(seat, " "))
        seat.remove_suffix(1);
    statement.seat = speakerNamed(seat);
    if (statement.seat)
        statement.line = normal(std::string_view(statement.line).substr(colon + 1));
    return statement;
}

std::optional<PlayerId> seatNamed(std::string_view name)
{
    return triptych::seatNamed(text::lowerCase(name));
}

std::optional<PlayerId> speakerNamed(std::string_view name)
{
    return name == seatName(judge) ? judge : seatNamed(name);
}

std::size_t defaultOption(const Match& match)
{
    const std::vector<std::string> lines = legalLines(match);
    const auto first = [&](auto fits) {
        return static_cast<std::size_t>(
            std::find_if(lines.begin(), lines.end(), fits) - lines.begin());
    };
    const auto is = [](std::string_view word) {
        return [word](const std::string& line) { return line == word; };
    };
    std::size_t option = first(is("pass"));
    if (option == lines.size())
        option = first(is("no"));
    if (option == lines.size())
        option = first([](const std::string& line) { return ends(line, " none"); });
    if (option == lines.size())
        option = first(is("year hand"));
    return option == lines.size() ? 0 : option;
}

std::string unlessIdle(const Match& match, std::size_t option)
{
    const std::string line = match.line(option);
    if (!line.starts_with("energy "))
        return line;
    // Asked for energy one has to give it; beside "pass" it is given up for nothing.
    const std::vector<std::string> lines = legalLines(match);
    return std::find(lines.begin(), lines.end(), "pass") == lines.end() ? line : "pass";
}

std::optional<std::size_t> forcedOption(const Match& match)
{
    std::optional<std::size_t> only;
    const std::vector<std::string> lines = legalLines(match);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view verb = std::string_view(lines[i]).substr(0, lines[i].find(' '));
        if (verb == "energy" || verb == "swap")
            continue;
        if (only)
            return std::nullopt;
        only = i;
    }
    return only;
}

} // namespace triptych::match
