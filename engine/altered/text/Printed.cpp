#include "altered/text/Printed.h"

#include "altered/text/ChosenKinds.h"
#include "altered/text/SpelledOut.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triptych::altered {
namespace {

constexpr std::string_view bullet = "\u2022";

bool continuesLetter(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u;
}

/// A printed line without its marks, and for each letter that is left its column in the print.
struct Line
{
    std::string letters;
    std::vector<std::uint32_t> columns;
    bool blank = true; ///< There is nothing but spaces so far.

    void add(char letter, std::uint32_t column)
    {
        blank = blank && letter == ' ';
        letters += letter;
        if (!continuesLetter(letter))
            columns.push_back(column);
    }
    void drop()
    {
        if (!continuesLetter(letters.back()))
            columns.pop_back();
        letters.pop_back();
    }
    void dropSpace()
    {
        if (!letters.empty() && letters.back() == ' ') {
            letters.pop_back();
            columns.pop_back();
        }
    }
};

/// How much of `text` is a mark without meaning: "#", "[]", the second bracket of "[[".
std::size_t markLength(std::string_view text, std::string_view before)
{
    if (text.front() == '#')
        return 1;
    if (text.starts_with("\u00ad")) // where a word may be cut
        return 2;
    if (text.starts_with("[BB]"))
        return 4;
    if (text.starts_with("[]]"))
        return 3;
    if (text.starts_with("[]"))
        return 2;
    if (text.starts_with("[[") || (text.front() == ']' && before.ends_with("]")))
        return 1;
    return 0;
}

/// A keyword as card files name it: "[FLEETING_CHAR]", "<TOUGH_1>", "$[AFTER_YOU]". What follows its name
/// is for translators. The length is 0 where there is none.
struct Tag
{
    std::size_t length = 0;
    std::string words;
};
Tag tagAt(std::string_view text)
{
    constexpr std::array<std::string_view, 21> names { "EXHAUSTED_RESUPPLY", "AFTER_YOU",
        "IN_CONTACT", "ANCHORED", "ASCENDED", "ASCEND", "ASLEEP", "AUGMENT", "BOOSTED", "COMPLETED",
        "COOLDOWN", "DEFECT", "DEFENDER", "ETERNAL", "FLEETING", "GIGANTIC", "RESUPPLY", "RUSH",
        "SABOTAGE", "SCOUT", "SEASONED" };
    const std::size_t dollar = text.starts_with('$') ? 1 : 0;
    if (text.size() < dollar + 4 || (text[dollar] != '[' && text[dollar] != '<'))
        return {};
    const std::size_t end = text.find(text[dollar] == '[' ? ']' : '>', dollar);
    if (end == std::string_view::npos)
        return {};
    const std::string_view inside = text.substr(dollar + 1, end - dollar - 1);
    if (!std::ranges::all_of(
            inside, [](char c) { return text::isCapital(c) || text::isDigit(c) || c == '_'; }))
        return {};
    const auto isNamed = [&](std::string_view name) {
        return inside.starts_with(name)
            && (inside.size() == name.size() || inside[name.size()] == '_');
    };
    std::string_view named;
    if (const auto* found = std::ranges::find_if(names, isNamed); found != names.end())
        named = *found;
    else if (isNamed("TOUGH") && inside.size() > 6 && text::isDigit(inside[6]))
        named = inside.substr(0, 7);
    if (named.empty())
        return {};
    Tag tag { end + 1, "[" };
    for (const char c : named) {
        const bool begins = tag.words.back() == '[' || tag.words.back() == ' ';
        tag.words += c == '_' ? ' ' : begins ? c : text::lower(c);
    }
    tag.words += ']';
    return tag;
}

/// Whether words narrow or change what stands before them. Of a term that is printed there, a rule may say so
/// itself; but no rule of a term counts how often, and none leaves something out.
bool restricts(std::string_view words, std::string_view before)
{
    std::string spaced = " ";
    for (const char c : words)
        spaced += text::isLetter(c) ? text::lower(c) : ' ';
    spaced += ' ';
    const auto says = [&](std::string_view word) {
        return spaced.find(" " + std::string(word) + " ") != std::string::npos;
    };
    const bool restricted = says("once") || says("except") || says("unless")
        || says("if you control") || spaced.starts_with(" only ") || spaced.starts_with(" if you ")
        || says("activate only") || says("activates only");
    if (restricted)
        return true;
    std::string evenly(before);
    for (std::size_t at; (at = evenly.find("\u00a0")) != std::string::npos;)
        evenly.replace(at, 2, " ");
    constexpr std::array<std::string_view, 13> terms { "[", "Base Cost", "can't cost less",
        "minimum", "for free", "defect", "behind", "ahead", "tied", "in contact", "with the most",
        "with the fewest", "Terrain Marker" };
    const bool term = evenly.find_first_not_of(' ') == std::string::npos
        || std::ranges::any_of(
            terms, [&](std::string_view each) { return evenly.find(each) != std::string::npos; });
    return !term && (says("only") || says("if") || says("instead") || says("other than"));
}

/// What is in parentheses repeats a rule, unless it is a part of the sentence that no rule says already.
bool isReminder(std::string_view text, std::string_view before)
{
    constexpr std::array<std::string_view, 8> known { "as an exhausted mana orb",
        "if you pass before all other players", "stop taking turns before other players",
        "if it moved forward due to at least one matched stat", "as exhausted mana orbs",
        "the one i'm not in", "as if it had been played from reserve",
        "as if they had been played from reserve" };
    const std::size_t end = text.find(')');
    if (end == std::string_view::npos)
        return false; // The text was cut off.
    // Whether it begins small is seen at once; what is longer than this is none of those known.
    constexpr std::size_t longestKnown = 200;
    std::string words(text.substr(0, std::min(end, longestKnown)));
    std::erase(words, '#');
    for (std::size_t at; (at = words.find("\u00a0")) != std::string::npos;)
        words.replace(at, 2, " ");
    const bool sentence
        = words.empty() || !text::isLetter(words.front()) || text::isCapital(words.front());
    const bool token = text::says(text, "it's a") && text.substr(0, end).find('"') < end;
    if (sentence && !token && !restricts(text.substr(0, end), before))
        return true;
    if (words.ends_with('.'))
        words.pop_back();
    return std::ranges::any_of(
        known, [&](std::string_view each) { return text::equalIgnoringCase(words, each); });
}

/// Where a keyword that the language has no word for begins, if one ends here: what is in brackets behind it says
/// what it means, and stands for it. "{R} [Survey]. (Look at ...)", "[Vanguard]. (When I join ...)"
std::size_t unknownKeyword(std::string_view before)
{
    constexpr std::size_t none = std::string_view::npos;
    constexpr std::array<std::string_view, 34> known { "anchored", "asleep", "boosted", "fleeting",
        "ascended", "completed", "cooldown", "defender", "eternal", "gigantic", "scout", "seasoned",
        "tough", "resupply", "resupplies", "resupplied", "exhausted", "sabotage", "sabotages",
        "after", "rush", "rushes", "augment", "ascend", "ascends", "in", "gift", "gifts", "defect",
        "defects", "terrain", "pass", "passes", "ascension" };
    const auto trim = [](std::string_view words) {
        while (words.ends_with(' '))
            words.remove_suffix(1);
        return words;
    };
    std::string_view words = trim(before);
    if (words.ends_with('.'))
        words.remove_suffix(1);
    if (words.size() > 4 && words.ends_with('}') && text::isDigit(words[words.size() - 2]))
        words = trim(words.substr(0, words.rfind('{')));
    if (!words.ends_with(']'))
        return none;
    const std::size_t from = words.rfind('[');
    if (from == none)
        return none;
    const std::string_view name = words.substr(from + 1, words.size() - from - 2);
    const bool letters = !name.empty() && text::isCapital(name.front())
        && std::ranges::all_of(
            name, [](char c) { return text::isLetter(c) || text::isDigit(c) || c == ' '; });
    const auto letter = [](char c) { return text::isLetter(c) && c != '\xC2' && c != '\xA0'; };
    const std::string_view first = name.substr(
        0, static_cast<std::size_t>(std::ranges::find_if_not(name, letter) - name.begin()));
    const std::string_view front = trim(words.substr(0, from));
    // A keyword is done: what is created is a token.
    const bool done = front.empty() || front.ends_with('}') || front.ends_with('.')
        || front.ends_with(':') || front.ends_with('-') || front.ends_with("\u2014")
        || front.ends_with(" then") || front.ends_with(" may") || front.ends_with(bullet);
    const bool isKnown = std::ranges::any_of(
        known, [&](std::string_view each) { return text::equalIgnoringCase(first, each); });
    return letters && done && !isKnown ? from : none;
}

/// Whether a blank is missing between what was printed and what follows: ",then", "a card.Draw", "\u2022Draw".
bool lacksBlank(std::string_view before, std::string_view rest)
{
    if (before.empty() || rest.front() == ' ')
        return false;
    const char last = before.back();
    if (last != ',' && last != '.' && last != bullet.back())
        return false;
    const char next = rest.front();
    const bool begins = next == '{' || next == '[' || text::isLetter(next);
    const bool sentence = next == '{' || next == '[' || text::isCapital(next);
    return (before.ends_with(',') && begins) || (before.ends_with('.') && sentence)
        || (before.ends_with(bullet) && next != ' ');
}

/// Whether another ability begins here, on the line of the one before: at its symbol, or after keywords.
bool beginsAbility(std::string_view before, std::string_view rest)
{
    if (!before.ends_with(". "))
        return false;
    constexpr std::string_view symbols = "JHRTDI";
    const bool symbol = rest.size() > 2 && rest[0] == '{' && rest[2] == '}'
        && symbols.find(rest[1]) != std::string_view::npos;
    constexpr std::array<std::string_view, 7> keywords { "[Cooldown].", "[Defender].", "[Eternal].",
        "[Fleeting].", "[Gigantic].", "[Seasoned].", "[Tough" };
    const bool keyword = before.find(']') + 3 == before.size()
        && std::ranges::any_of(
            keywords, [&](std::string_view each) { return before.starts_with(each); });
    return symbol || keyword;
}

/// The lines of a text, cut at line ends and at two spaces.
std::vector<Line> lines(std::string_view text)
{
    std::vector<Line> all(1);
    std::uint32_t column = 0;
    std::size_t depth = 0;
    bool spelledOut = false; ///< Inside brackets that stand for the keyword before them.
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        if (rest.front() == '\n') {
            all.emplace_back();
            column = 0;
            depth = 0;
            ++i;
            continue;
        }
        if (!continuesLetter(rest.front()))
            ++column;
        Line& line = all.back();
        const std::size_t keyword
            = depth == 0 && rest.front() == '(' ? unknownKeyword(line.letters) : std::string::npos;
        if (keyword != std::string::npos && rest.find(')') != std::string_view::npos) {
            while (line.letters.size() > keyword)
                line.drop();
            line.blank = line.letters.find_first_not_of(' ') == std::string::npos;
            spelledOut = true;
        } else if (rest.front() == ')' && depth == 0 && spelledOut) {
            spelledOut = false;
        } else if (rest.front() == '(' && (depth > 0 || isReminder(rest.substr(1), line.letters))) {
            if (depth++ == 0)
                line.dropSpace();
        } else if (rest.front() == ')' && depth > 0) {
            --depth;
        } else if (const Tag tag = depth == 0 ? tagAt(rest) : Tag {}; tag.length > 0) {
            line.letters += tag.words;
            line.blank = false;
            line.columns.insert(line.columns.end(), tag.words.size(), column);
            column += static_cast<std::uint32_t>(tag.length - 1);
            i += tag.length;
            continue;
        } else if (const std::size_t mark = markLength(rest, line.letters); mark > 0) {
            column += static_cast<std::uint32_t>(mark - 1);
            i += mark;
            continue;
        } else if (depth == 0) {
            if (rest.front() == ' ' && line.letters.ends_with(" ") && !line.blank) {
                all.emplace_back();
            } else {
                if (lacksBlank(line.letters, rest))
                    line.add(' ', column);
                const bool another = beginsAbility(line.letters, rest);
                (another ? all.emplace_back() : line).add(rest.front(), column);
            }
        }
        ++i;
    }
    std::erase_if(all, [](const Line& line) { return line.blank; });
    return all;
}

/// What goes on with the paragraph before it; none begins with a small letter.
bool belongsToTheOneBefore(std::string_view words)
{
    const bool small = words.front() >= 'a' && words.front() <= 'z';
    return small || words.starts_with(bullet) || words.starts_with("If you don't");
}

/// What is not whole without the line after it: a colon, a bullet, a dash, or nothing but symbols of triggers.
bool isUnfinished(std::string_view words)
{
    if (words.ends_with(':') || words.ends_with(bullet) || words.ends_with(" -"))
        return true;
    constexpr std::string_view symbols = "{}JHR ";
    return words.find_first_not_of(symbols) == std::string_view::npos;
}

/// `words`: takes the lines of each, as they are printed.
std::vector<text::Paragraph> abilities(
    std::string_view printed, std::vector<std::vector<std::string>>* words)
{
    std::vector<text::Paragraph> all;
    const bool brackets = printed.find('(') != std::string_view::npos;
    std::string spelled = brackets ? spelledOut(printed) : std::string();
    const bool chooses = printed.find("hoose ") != std::string_view::npos;
    if (chooses)
        spelled = kindsSpelledOut(brackets ? std::string_view(spelled) : printed);
    for (const Line& line : lines(brackets || chooses ? spelled : printed)) {
        text::Paragraph even = text::paragraph(line.letters, text::Contractions::Kept);
        for (std::uint32_t& column : even.columns)
            column = line.columns[std::min<std::size_t>(column, line.columns.size()) - 1];
        if (!all.empty() && !even.words.empty()
            && (isUnfinished(all.back().words) || belongsToTheOneBefore(even.words))) {
            text::Paragraph& before = all.back();
            before.words += ' ';
            before.words += even.words;
            before.columns.insert(before.columns.end(), even.columns.begin(), even.columns.end());
        } else {
            all.push_back(std::move(even));
            if (words)
                words->emplace_back();
        }
        if (words)
            words->back().push_back(line.letters);
    }
    return all;
}

} // namespace

std::vector<text::Paragraph> printedAbilities(std::string_view printed)
{
    return abilities(printed, nullptr);
}

std::vector<std::vector<std::string>> wordsOfAbilities(std::string_view printed)
{
    std::vector<std::vector<std::string>> words;
    abilities(printed, &words);
    return words;
}

// ---------------------------------------------------------------- The normal form

namespace {

using Spelling = std::pair<std::string_view, std::string_view>;

// Wordings that came and went without a change of meaning. Each is a whole word or several.
constexpr std::array wordings { Spelling { "isn't", "is not" }, Spelling { "aren't", "are not" },
    Spelling { "do not", "don't" }, Spelling { "does not", "doesn't" },
    Spelling { "there is", "there's" }, Spelling { "that are", "that's" },
    Spelling { "fewer", "less" }, Spelling { "greater", "higher" },
    Spelling { "lower than", "less than" }, Spelling { "any reserve", "a reserve" },
    Spelling { "as long as", "while" }, Spelling { "support ability", "{d} ability" },
    Spelling { "support abilities", "{d} abilities" }, Spelling { "reserves", "reserve" },
    Spelling { "until the end of the turn", "this turn" },
    Spelling { "until end of turn", "this turn" },
    Spelling { "until the end of the day", "this day" },
    Spelling { "until end of day", "this day" },
    Spelling { "until the end of the afternoon", "this afternoon" },
    Spelling { "until end of afternoon", "this afternoon" }, Spelling { "i am", "i'm" },
    Spelling { "it is", "it's" }, Spelling { "that is", "that's" },
    Spelling { "you are", "you're" }, Spelling { "cannot", "can't" },
    Spelling { "was not", "wasn't" }, Spelling { "the first player", "first player" },
    Spelling { "backward", "backwards" }, Spelling { "an", "a" },
    Spelling { "on the top of", "on top of" }, Spelling { "both your", "both of your" },
    Spelling { "mana zone, as", "mana zone as" }, Spelling { "create 1", "create a" },
    Spelling { "1 of them", "1" } };

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
    std::string normal;
    for (const char c : words) {
        if (c == '[' || c == ']')
            continue;
        if (c == '.' && (normal.ends_with('.') || normal.ends_with('"')))
            continue;
        const bool bulletHere = c == bullet.front() && normal.ends_with(". ");
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
