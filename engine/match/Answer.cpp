#include "match/Answer.h"

#include "match/AnswerPicks.h"
#include "match/Words.h"
#include "text/Spelling.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

namespace triptych::match {

namespace {

constexpr std::size_t mostLinesShown = 60;

bool endsQuestion(Extent extent)
{
    return extent == Extent::Whole || extent == Extent::Offered;
}

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

/// "target bell" where three of something are divided: what may be named again is named until no more is asked.
bool nameAgain(Match& match, std::size_t option)
{
    const std::string line = match.line(option);
    const std::unique_ptr<Match> tried = match.clone();
    std::vector<std::size_t> picks;
    for (std::optional<std::size_t> next = option; next; next = offered(*tried, normal(line))) {
        const Question question(*tried->decision());
        picks.push_back(*next);
        tried->answer(*next);
        if (question.goesOn(tried->decision()))
            continue;
        for (const std::size_t pick : picks)
            match.answer(pick);
        return true;
    }
    return false;
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
            if (nameAgain(match, option))
                return true;
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
    const std::vector<std::size_t> picks = picksOf(match, seat, line, extent, naming, why);
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
    if (seat.ends_with(" "))
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

} // namespace triptych::match
