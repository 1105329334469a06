#include "altered/text/surface/DoubtsOfEvents.h"

#include "altered/text/surface/DoubtsWords.h"

#include <array>

namespace triptych::altered {
namespace {

using doubts::anyIn;
using doubts::endsSentence;
using doubts::says;
using text::Tokens;

/// "When you play a Spell, discard a card or sacrifice a Character, draw a card": three events, or one?
bool isListOfEvents(const Tokens& tokens)
{
    if (!says(tokens, 0, { "when", "whenever" }))
        return false;
    std::array<std::size_t, 2> commas {};
    std::size_t found = 0;
    for (std::size_t at = 0; at < tokens.size() && found < 2 && !endsSentence(tokens[at]); ++at)
        if (tokens[at].is(","))
            commas[found++] = at;
    if (found < 2 || says(tokens, commas[0] + 1, { "if" }))
        return false;
    const bool either = anyIn(
        tokens, commas[0], commas[1], [](const text::Token& token) { return token.is("or"); });
    return either
        && !says(tokens, commas[1] + 1,
            { "then", "and", "or", "where", "if", "otherwise", "unless", "for" });
}
/// "each player", "both players'": of whom one at a time does what happens.
bool isEachOfThem(const Tokens& tokens, std::size_t at)
{
    return says(tokens, at, { "both", "each", "all" })
        && says(tokens, at + 1, { "player", "players", "player's", "players'" });
}
bool isEachOpponent(const Tokens& tokens, std::size_t at)
{
    return says(tokens, at, { "each", "all" })
        && says(tokens, at + 1, { "opponent", "opponents", "opponent's", "opponents'" });
}
/// "When both players pass", "When all your Characters are exhausted": a Reaction hears of each by itself.
bool waitsForAll(const Tokens& tokens)
{
    const bool first
        = says(tokens, 0, { "the" }) && says(tokens, 1, { "first" }) && says(tokens, 2, { "time" });
    if (!first && !says(tokens, 0, { "when", "whenever" }))
        return false;
    const auto isTime = [&](std::size_t at) {
        return says(tokens, at, { "turn", "day", "afternoon", "time" });
    };
    for (std::size_t at = 1; at < tokens.size() && !endsSentence(tokens[at]) && !tokens[at].is(",");
         ++at) {
        if (isEachOfThem(tokens, at))
            return true;
        if (first || !says(tokens, at, { "all", "every", "each" }) || isTime(at + 1))
            continue;
        const bool expeditions = anyIn(tokens, at, at + 4, [](const text::Token& token) {
            return token.is("expedition") || token.is("expeditions");
        });
        if (!expeditions && !says(tokens, at + 1, { "opponent", "opponent's" }))
            return true;
    }
    return false;
}
/// 6.2 "If each player would draw a card", "If I would go to each player's Reserve": what is replaced happens to one.
bool wouldHappenToAll(const Tokens& tokens)
{
    for (std::size_t at = 0; at < tokens.size() && !endsSentence(tokens[at]); ++at) {
        if (!tokens[at].is("would"))
            continue;
        for (std::size_t k = 0;
             k < tokens.size() && !says(tokens, k, { ",", "while" }) && !endsSentence(tokens[k]);
             ++k)
            if (isEachOfThem(tokens, k) || isEachOpponent(tokens, k))
                return true;
        return false;
    }
    return false;
}
/// 6.5.c "You may each player draws a card", "You may pay {1} to each player draws a card": no subject stands there
/// without "have".
bool mayOfOthers(const Tokens& tokens)
{
    for (std::size_t at = 0; at + 3 < tokens.size(); ++at) {
        const bool may = tokens[at].is("may");
        const bool verb = tokens[at + 3].word.ends_with('s') || tokens[at + 3].word.ends_with("s]");
        if ((may || (tokens[at].is("to") && verb))
            && (isEachOfThem(tokens, at + 1) || isEachOpponent(tokens, at + 1)))
            return true;
    }
    return false;
}

/// "When you roll a die - Increase its result by 1": by then it has been used. What may be done is heard as what is
/// done instead.
bool isTooLateForRoll(const Tokens& tokens)
{
    const auto dash = std::ranges::find_if(tokens, [](const text::Token& t) { return t.is("-"); });
    const auto at = static_cast<std::size_t>(dash - tokens.begin());
    return says(tokens, 0, { "when", "whenever" })
        && says(tokens, at + 1, { "increase", "add", "reroll" })
        && anyIn(tokens, 0, at,
            [](const text::Token& token) { return token.is("roll") || token.is("rolls"); });
}

/// "When you play me": also when an effect puts it into play, as {J} is?
bool isWhenYouPlayMe(const Tokens& tokens)
{
    for (std::size_t at = 0; at + 3 < tokens.size(); ++at)
        if (tokens[at].is("when") && tokens[at + 1].is("you") && tokens[at + 2].is("play")
            && tokens[at + 3].is("me"))
            return true;
    return false;
}

} // namespace

std::string_view doubtOfEvents(const Tokens& tokens)
{
    if (isWhenYouPlayMe(tokens))
        return "An effect that puts it into play makes {J} happen as well; say {H} for played from "
               "hand and {R} for played from Reserve.";
    if (isListOfEvents(tokens))
        return "It is not clear where what is waited for ends; write a dash there, as in \"When "
               "you play a Spell - Draw a card.\"";
    if (waitsForAll(tokens))
        return "A Reaction waits for what one player or one card does; say \"When a player "
               "passes\" or \"When a Character joins your Expeditions\".";
    if (wouldHappenToAll(tokens))
        return "What would happen is done by one player or to one card at a time; say \"If you "
               "would draw a card\" or \"If an opponent would draw a card\".";
    if (mayOfOthers(tokens))
        return "What one player may do is not done by all of them; say \"You may have each player "
               "draw a card\", or \"Each player may draw a card\".";
    if (isTooLateForRoll(tokens))
        return "By then the result has been used; say \"If you would roll a die, you may increase "
               "the result by 1\".";
    return {};
}

} // namespace triptych::altered
