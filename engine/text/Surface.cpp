#include "text/Surface.h"

#include "text/AbilitiesApart.h"
#include "text/ModeLines.h"
#include "text/Rules.h"
#include "text/Sentences.h"
#include "text/Tokens.h"
#include "text/Wordings.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triptych::text {
namespace {

// ---------------------------------------------------------------- Signs for words

/// "4+": at least so many.
bool isAtLeast(const Token& token)
{
    return token.word.size() > 1 && token.word.back() == '+'
        && std::all_of(token.word.begin(), token.word.end() - 1, isDigit);
}

/// "4+ citizens & 1 spell": what people write short.
void spellOut(Tokens& tokens)
{
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].word == "&")
            tokens[at].word = "and";
        if (!isAtLeast(tokens[at]))
            continue;
        tokens[at].word.pop_back();
        const std::uint32_t column = tokens[at].column;
        tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
            { { "or", column, true }, { "more", column, true } });
    }
}

// ---------------------------------------------------------------- Reminder text

bool explainsATerm(const Tokens& tokens, std::size_t open, std::span<const std::string_view> terms)
{
    for (std::size_t at = 0; at < open; ++at)
        for (const std::string_view term : terms)
            if (saysAt(tokens, at, term) > 0)
                return true;
    return false;
}

/// Restricts, changes or does something, which no rule of a term says: it is the card's own.
bool isOfTheCard(const Tokens& tokens, std::size_t open, std::size_t close)
{
    constexpr std::array<std::string_view, 7> own { "only", "once", "unless", "random", "draw",
        "draws", "first turn" };
    constexpr std::array<std::string_view, 4> begins { "if you control", "if you have",
        "if an opponent", "return it" };
    std::size_t length = 0;
    if (isOneOf(begins, tokens, open + 1, length))
        return true;
    for (std::size_t at = open + 1; at < close; ++at)
        if (isOneOf(own, tokens, at, length))
            return true;
    return false;
}

/// Words in parentheses repeat the rules of a term when they are a sentence and such a term stands
/// before them. Anything else may say something, and stays for the grammar to refuse.
void dropReminders(Tokens& tokens, std::span<const std::string_view> terms)
{
    for (std::size_t open = 0; open < tokens.size(); ++open) {
        if (tokens[open].word != "(")
            continue;
        std::size_t close = open + 1;
        while (close < tokens.size() && tokens[close].word != ")")
            ++close;
        if (close >= tokens.size() || close < open + 4)
            continue;
        constexpr std::array<std::string_view, 7> goesOn { "this", "it", "they", "that", "if",
            "when", "its" };
        const bool said = std::any_of(goesOn.begin(), goesOn.end(),
            [&](std::string_view word) { return tokens[open + 1].is(word); });
        const bool sentence
            = said || (isCapital(tokens[open + 1].word.front()) && tokens[close - 1].isStop());
        if (!sentence || !explainsATerm(tokens, open, terms) || isOfTheCard(tokens, open, close))
            continue;
        const bool stopped = open == 0 || tokens[open - 1].isStop();
        const bool ended = close + 1 < tokens.size() && tokens[close + 1].isStop();
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(open),
            tokens.begin() + static_cast<std::ptrdiff_t>(close + 1 + (stopped && ended ? 1 : 0)));
        --open;
    }
}

} // namespace

std::vector<Canonical> canonical(
    std::string_view typed, const Habits& habits, const Speaker& speaker, std::vector<Tokens>* said)
{
    std::vector<Line> lines;
    std::size_t number = 0;
    std::vector<bool> unstopped;
    for (const std::string_view line : paragraphs(typed)) {
        Tokens tokens = tokensOf(paragraph(line));
        spellOut(tokens);
        dropReminders(tokens, habits.terms);
        sayThis(tokens, speaker.name, habits);
        if (said)
            said->push_back(tokens);
        unstopped.push_back(tokens.empty() || !tokens.back().isStop());
        lines.push_back({ std::move(tokens), ++number });
    }
    splitModes(lines, !habits.prefixes.empty());
    joinModes(lines, !habits.prefixes.empty());
    joinPrefixes(lines, habits);
    std::vector<Canonical> all;
    for (Line& line : lines) {
        if (line.tokens.empty()) {
            all.push_back({ paragraphOf(line.tokens), line.number });
            continue;
        }
        nameKinds(line.tokens, habits, speaker.kinds);
        rewrite(line.tokens, habits.wordings);
        for (const Tokens& ability : abilitiesApart(std::move(line.tokens), habits))
            all.push_back({ paragraphOf(ability), line.number });
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool last = i + 1 == all.size() || all[i + 1].number != all[i].number;
        all[i].paragraph.endsUnstopped = last && unstopped[all[i].number - 1];
    }
    return all;
}

} // namespace triptych::text
