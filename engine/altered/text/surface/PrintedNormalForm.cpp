#include "altered/text/surface/Printed.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <array>
#include <utility>

// The normal form: which wordings mean the same.
namespace triptych::altered {

namespace {

using Spelling = std::pair<std::string_view, std::string_view>;

// Wordings that came and went without a change of meaning. Each is a whole word or several.
constexpr auto wordings = std::to_array<Spelling>({ { "isn't", "is not" }, { "aren't", "are not" },
    { "do not", "don't" }, { "does not", "doesn't" }, { "there is", "there's" },
    { "that are", "that's" }, { "fewer", "less" }, { "greater", "higher" },
    { "lower than", "less than" }, { "any reserve", "a reserve" }, { "as long as", "while" },
    { "support ability", "{d} ability" }, { "support abilities", "{d} abilities" },
    { "reserves", "reserve" }, { "until the end of the turn", "this turn" },
    { "until end of turn", "this turn" }, { "until the end of the day", "this day" },
    { "until end of day", "this day" }, { "until the end of the afternoon", "this afternoon" },
    { "until end of afternoon", "this afternoon" }, { "i am", "i'm" }, { "it is", "it's" },
    { "that is", "that's" }, { "you are", "you're" }, { "cannot", "can't" },
    { "was not", "wasn't" }, { "the first player", "first player" }, { "backward", "backwards" },
    { "an", "a" }, { "on the top of", "on top of" }, { "both your", "both of your" },
    { "mana zone, as", "mana zone as" }, { "create 1", "create a" }, { "1 of them", "1" } });

bool isWordLetter(char c)
{
    return text::isLetter(c) || text::isDigit(c);
}

void replaceWords(std::string& text, const Spelling& spelling)
{
    for (std::size_t at = text.find(spelling.first); at != std::string::npos;
         at = text.find(spelling.first, at + 1)) {
        const std::size_t end = at + spelling.first.size();
        const bool whole = (at == 0 || !isWordLetter(text[at - 1]))
            && (end == text.size() || !isWordLetter(text[end]));
        if (whole)
            text.replace(at, spelling.first.size(), spelling.second);
    }
}

/// "two" -> "2"; "a boost" -> "1 boost", "a Kelon counter" -> "1 Kelon counter"
void numbers(std::string& text)
{
    for (int n = 0; n <= text::mostSmallNumber; ++n)
        replaceWords(text, { text::smallNumber(n), std::to_string(n) });
    for (const std::string_view article : { "a ", "an " })
        for (std::size_t at = text.find(article); at != std::string::npos;
             at = text.find(article, at + 1)) {
            if (at > 0 && isWordLetter(text[at - 1]))
                continue;
            const std::string_view rest = std::string_view(text).substr(at + article.size());
            const std::string_view next = text::firstWord(rest);
            const std::string_view after
                = text::firstWord(text::afterSpace(rest.substr(next.size())));
            if (next == "boost" || next == "counter" || after == "counter")
                text.replace(at, article.size(), "1 ");
        }
}

std::string normalParagraph(std::string_view words)
{
    constexpr char bulletBegins = "\u2022"[0];
    std::string normal;
    for (const char c : words) {
        if (c == '[' || c == ']')
            continue;
        if (c == '.' && (normal.ends_with('.') || normal.ends_with('"')))
            continue;
        const bool bulletHere = c == bulletBegins && normal.ends_with(". ");
        if (bulletHere) // The last full stop of an option may be missing.
            normal.erase(normal.size() - 2, 1);
        if (c == '"' && normal.ends_with('.'))
            normal.pop_back();
        if (c == '"' && normal.ends_with(": "))
            normal.erase(normal.size() - 2, 1); // "I gain: "...""
        if (c == ' ' && normal.ends_with('"') && normal.size() > 1
            && normal[normal.size() - 2] == ' ')
            continue; // The space just inside a quotation.
        normal += c == '_' ? ' ' : text::lower(c);
    }
    for (std::size_t at; (at = normal.find("equal to {")) != std::string::npos;)
        normal.erase(at, std::string_view("equal to ").size()); // "Hand Cost equal to {2}"
    while (normal.ends_with('.'))
        normal.pop_back(); // A keyword line may do without its full stop.
    numbers(normal);
    for (const Spelling& spelling : wordings)
        replaceWords(normal, spelling);
    return normal;
}

} // namespace

std::string normalForm(std::string_view text)
{
    std::string normal;
    for (const text::Paragraph& paragraph : printedAbilities(text)) {
        if (!normal.empty())
            normal += '\n';
        normal += normalParagraph(paragraph.words);
    }
    return normal;
}

} // namespace triptych::altered
