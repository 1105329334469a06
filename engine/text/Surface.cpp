#include "text/Surface.h"

#include "text/AbilitiesApart.h"
#include "text/AccompanyingLines.h"
#include "text/KindNouns.h"
#include "text/Limits.h"
#include "text/ModeLines.h"
#include "text/OwnName.h"
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

} // namespace

std::vector<Canonical> canonical(
    std::string_view typed, const Habits& habits, const Speaker& speaker, std::vector<Tokens>* said)
{
    std::vector<Line> lines;
    std::size_t number = 0;
    std::vector<bool> unstopped;
    const std::array<std::string_view, 4> nouns { habits.noun.one, habits.noun.several, "card",
        "ability" };
    for (const std::string_view line : paragraphs(typed)) {
        Tokens tokens = tokensOf(paragraph(line));
        spellOut(tokens);
        dropReminders(tokens, habits.terms, habits.reminders, nouns);
        dropLabel(tokens, habits.labels, habits.terms);
        separateModes(tokens);
        sayThis(tokens, speaker.name, habits);
        evenPronouns(tokens, habits.persons);
        if (said)
            said->push_back(tokens);
        unstopped.push_back(tokens.empty() || !tokens.back().isStop());
        lines.push_back({ std::move(tokens), ++number });
    }
    const KindNames kinds(habits, speaker.kinds);
    std::vector<std::uint32_t> opened(number, 0);
    splitModes(lines, !habits.prefixes.empty());
    joinModes(lines, !habits.prefixes.empty());
    joinPrefixes(lines, habits);
    joinAccompanying(lines, habits.accompanying);
    std::vector<Canonical> all;
    for (Line& line : lines) {
        if (line.tokens.empty()) {
            all.push_back({ paragraphOf(line.tokens), line.number });
            continue;
        }
        nameKinds(line.tokens, habits, kinds);
        rewrite(line.tokens, habits.wordings);
        std::uint32_t& first = opened[line.number - 1];
        if (const std::uint32_t column
            = openBrackets(line.tokens, habits.terms, habits.reminders)) {
            first = first != 0 ? std::min(first, column) : column;
            rewrite(line.tokens, habits.wordings);
        }
        evenLimits(line.tokens, habits.limits);
        for (const Tokens& ability : abilitiesApart(std::move(line.tokens), habits))
            all.push_back({ paragraphOf(ability), line.number });
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool last = i + 1 == all.size() || all[i + 1].number != all[i].number;
        all[i].paragraph.endsUnstopped = last && unstopped[all[i].number - 1];
        all[i].paragraph.opened = opened[all[i].number - 1];
    }
    return all;
}

} // namespace triptych::text
