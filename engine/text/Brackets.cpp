#include "text/Brackets.h"

#include "text/Rules.h"
#include "text/Sentences.h"

#include <algorithm>
#include <array>
#include <optional>

namespace triptych::text {

namespace {

/// A bracket of several words, by its two signs. What stands before a colon belongs to a cost.
struct Bracket
{
    std::size_t open;
    std::size_t close;
};
std::optional<Bracket> nextBracket(const Tokens& tokens, std::size_t from)
{
    for (std::size_t open = from; open < tokens.size(); ++open) {
        if (!tokens[open].is("("))
            continue;
        std::size_t close = open + 1;
        while (close < tokens.size() && !tokens[close].is(")"))
            ++close;
        if (close >= tokens.size())
            return std::nullopt;
        const bool ofACost = close + 1 < tokens.size() && tokens[close + 1].is(":");
        if (close > open + 2 && !ofACost)
            return Bracket { open, close };
    }
    return std::nullopt;
}

bool standsBefore(const Tokens& tokens, std::size_t open, std::string_view term)
{
    for (std::size_t at = 0; at < open; ++at)
        if (saysAt(tokens, at, term) > 0)
            return true;
    return false;
}

bool standsBefore(const Tokens& tokens, std::size_t open, std::span<const std::string_view> terms)
{
    return std::ranges::any_of(
        terms, [&](std::string_view term) { return standsBefore(tokens, open, term); });
}

/// Restricts, changes or does something, which no rule of a term says: it is the card's own.
bool isOfTheCard(const Tokens& tokens, Bracket bracket)
{
    constexpr std::array<std::string_view, 7> own { "only", "once", "unless", "random", "draw",
        "draws", "first turn" };
    constexpr std::array<std::string_view, 4> begins { "if you control", "if you have",
        "if an opponent", "return it" };
    std::size_t length = 0;
    if (isOneOf(begins, tokens, bracket.open + 1, length))
        return true;
    bool may = false;
    for (std::size_t at = bracket.open + 1; at < bracket.close; ++at) {
        may = may || tokens[at].is("may");
        // "(it may attack again)": what may be done once more is more than a term means
        if (isOneOf(own, tokens, at, length) || (may && tokens[at].is("again")))
            return true;
    }
    return false;
}

bool isSentence(const Tokens& tokens, Bracket bracket)
{
    constexpr std::array<std::string_view, 7> goesOn { "this", "it", "they", "that", "if", "when",
        "its" };
    std::size_t length = 0;
    return bracket.close >= bracket.open + 4
        && (isOneOf(goesOn, tokens, bracket.open + 1, length)
            || (isCapital(tokens[bracket.open + 1].word.front())
                && tokens[bracket.close - 1].isStop()));
}

/// The words that hold sentences together and say nothing of their own.
bool holdsTogether(const Token& token)
{
    constexpr std::array<std::string_view, 85> words { "a", "an", "the", "this", "that", "these",
        "those", "it", "its", "it's", "they", "them", "their", "which", "who", "whose", "itself",
        "themselves", "there", "so", "such", "not", "can", "cannot", "can't", "may", "must", "will",
        "would", "is", "are", "be", "been", "was", "were", "has", "have", "had", "having", "do",
        "does", "doesn't", "don't", "and", "or", "but", "nor", "of", "to", "in", "into", "on", "at",
        "by", "for", "from", "with", "as", "than", "then", "when", "whenever", "if", "while",
        "each", "every", "any", "all", "both", "other", "another", "one", "you", "your", "also",
        "still", "even", "though", "how", "where", "what", "under", "after", "before" };
    return token.isStop() || token.is(",")
        || std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

/// Whether a word begins as one of the list does, which is separated by spaces.
bool isAmong(std::string_view list, const Token& token)
{
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(' '), list.size());
        const std::string_view word = list.substr(0, end);
        if (token.word.size() >= word.size()
            && equalIgnoringCase(std::string_view(token.word).substr(0, word.size()), word))
            return true;
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return false;
}

/// "(while you have another one)": when it is so, and not what it means.
bool isCondition(const Tokens& tokens, Bracket bracket)
{
    constexpr std::array<std::string_view, 6> begins { "if", "while", "as long as", "unless",
        "during", "on" };
    std::size_t length = 0;
    return isOneOf(begins, tokens, bracket.open + 1, length)
        && std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(bracket.open),
            tokens.begin() + static_cast<std::ptrdiff_t>(bracket.close),
            [](const Token& token) { return token.is(","); });
}

/// "(remove all of them)", where a term leaves it to the card whether it is one or all.
bool saysOfAll(const Tokens& tokens, Bracket bracket)
{
    for (std::size_t at = bracket.open + 1; at < bracket.close; ++at)
        if (saysAt(tokens, at, "remove all") > 0)
            return true;
    return false;
}

/// Whether it is made of nothing but the words of terms that stand before it. A number may be theirs.
bool saysWhatTermsMean(const Tokens& tokens, Bracket bracket, std::span<const Reminder> reminders,
    std::span<const std::string_view> nouns)
{
    std::vector<std::string_view> known;
    for (const Reminder& reminder : reminders)
        if (standsBefore(tokens, bracket.open, reminder.term)) {
            known.push_back(reminder.words);
            known.push_back(reminder.term);
        }
    if (known.empty() || isCondition(tokens, bracket) || saysOfAll(tokens, bracket))
        return false;
    bool says = false;
    for (std::size_t at = bracket.open + 1; at < bracket.close; ++at) {
        const Token& token = tokens[at];
        const auto repeats = [&](const Token& before) { return before.word == token.word; };
        const bool meant = std::ranges::any_of(
            known, [&](std::string_view words) { return isAmong(words, token); });
        says = says || meant;
        const bool number = isNumber(token)
            && std::any_of(tokens.begin(),
                tokens.begin() + static_cast<std::ptrdiff_t>(bracket.open), repeats);
        if (!meant && !number && !holdsTogether(token)
            && std::ranges::none_of(
                nouns, [&](std::string_view noun) { return isAmong(noun, token); }))
            return false;
    }
    return says;
}

/// What limits says so in one of these words, whatever term stands before it.
bool isALimit(const Tokens& tokens, Bracket bracket)
{
    constexpr std::array<std::string_view, 8> limits { "only", "once", "use", "activate", "max",
        "maximum", "minimum", "min" };
    std::size_t length = 0;
    return isOneOf(limits, tokens, bracket.open + 1, length)
        || (tokens[bracket.open + 1].is("to") && isOneOf(limits, tokens, bracket.open + 3, length));
}

/// The signs go and the words stay: as a sentence of their own where they begin large or behind a stop.
void takeAway(Tokens& tokens, Bracket bracket)
{
    const auto at
        = [&](std::size_t place) { return tokens.begin() + static_cast<std::ptrdiff_t>(place); };
    const auto [open, close] = bracket;
    const bool apart = tokens[open - 1].isStop() || isCapital(tokens[open + 1].word.front());
    const bool stopped = tokens[close - 1].isStop();
    const bool followed = close + 1 < tokens.size() && tokens[close + 1].isStop();
    if (apart && !stopped && !followed)
        tokens[close] = stopBehind(tokens[close - 1]);
    else if (stopped && (followed || !apart))
        tokens.erase(at(close - 1), at(close + 1)); // one stop is enough, and none where it goes on
    else
        tokens.erase(at(close));
    tokens[open + 1].apart = true;
    if (apart && !tokens[open - 1].isStop())
        tokens[open] = stopBehind(tokens[open - 1]);
    else
        tokens.erase(at(open));
}

} // namespace

void dropReminders(Tokens& tokens, std::span<const std::string_view> terms,
    std::span<const Reminder> reminders, std::span<const std::string_view> nouns)
{
    std::size_t from = 0;
    while (const std::optional<Bracket> bracket = nextBracket(tokens, from)) {
        const auto [open, close] = *bracket;
        const bool repeats = isSentence(tokens, *bracket) && standsBefore(tokens, open, terms)
            && !isOfTheCard(tokens, *bracket) && !saysOfAll(tokens, *bracket);
        if (!repeats && !saysWhatTermsMean(tokens, *bracket, reminders, nouns)) {
            from = close + 1;
            continue;
        }
        const bool stopped = open == 0 || tokens[open - 1].isStop();
        const bool ended = close + 1 < tokens.size() && tokens[close + 1].isStop();
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(open),
            tokens.begin() + static_cast<std::ptrdiff_t>(close + 1 + (stopped && ended ? 1 : 0)));
        from = open;
    }
}

std::uint32_t openBrackets(
    Tokens& tokens, std::span<const std::string_view> terms, std::span<const Reminder> reminders)
{
    std::uint32_t first = 0;
    std::size_t from = 0;
    while (const std::optional<Bracket> bracket = nextBracket(tokens, from)) {
        const auto [open, close] = *bracket;
        const bool mayRepeat = standsBefore(tokens, open, terms)
            || std::ranges::any_of(reminders, [&](const Reminder& reminder) {
                   return standsBefore(tokens, open, reminder.term);
               });
        if (open == 0 || (mayRepeat && !isALimit(tokens, *bracket))) {
            from = close + 1;
            continue;
        }
        if (first == 0)
            first = tokens[open].column;
        takeAway(tokens, *bracket);
        from = open;
    }
    return first;
}

} // namespace triptych::text
