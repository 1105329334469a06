#include "altered/text/surface/Printed.h"

#include "altered/text/surface/ChosenKinds.h"
#include "altered/text/surface/Reminders.h"
#include "altered/text/surface/SpelledOut.h"
#include "text/Rules.h"
#include "text/Tokens.h"

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
    std::uint32_t before
        = 0;           ///< So many columns of its printed line belong to the paragraph before it.
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
    if (std::string_view("#[]\u00ad").find(text.front()) == std::string_view::npos)
        return 0;
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
    if ((rest.front() != '{' && !before.starts_with('[')) || !before.ends_with(". "))
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
                all.emplace_back().before = column;
            } else {
                if (lacksBlank(line.letters, rest))
                    line.add(' ', column);
                if (beginsAbility(line.letters, rest))
                    all.emplace_back().before = column - 1;
                all.back().add(rest.front(), column);
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
    std::uint32_t before = 0; // columns are counted within a paragraph, as its number is told
    const bool brackets = printed.find('(') != std::string_view::npos;
    std::string spelled = brackets ? spelledOut(printed) : std::string();
    const bool chooses = printed.find("hoose ") != std::string_view::npos;
    if (chooses)
        spelled
            = optionsSpelledOut(kindsSpelledOut(brackets ? std::string_view(spelled) : printed));
    for (const Line& line : lines(brackets || chooses ? spelled : printed)) {
        text::Paragraph even = text::paragraph(line.letters, text::Contractions::Kept);
        const bool goesOn = !all.empty() && !even.words.empty()
            && (isUnfinished(all.back().words) || belongsToTheOneBefore(even.words));
        if (!goesOn || line.before == 0)
            before = line.before;
        for (std::uint32_t& column : even.columns)
            column = line.columns[std::min<std::size_t>(column, line.columns.size()) - 1] - before;
        if (goesOn) {
            text::Paragraph& one = all.back();
            one.words += ' ';
            one.words += even.words;
            one.columns.insert(one.columns.end(), even.columns.begin(), even.columns.end());
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

bool isOfSupportBox(const text::Paragraph& paragraph)
{
    const text::Tokens tokens = text::tokensOf(paragraph);
    if (!tokens.empty() && tokens.front().is("{i}"))
        return true;
    for (std::size_t at = 0; at + 1 < tokens.size() && !tokens[at].isStop(); ++at)
        if (tokens[at].is("{d}") && (at == 0 || tokens[at - 1].is(","))
            && (tokens[at + 1].is(",") || tokens[at + 1].is(":")))
            return true;
    return false;
}

std::vector<std::vector<std::string>> wordsOfAbilities(std::string_view printed)
{
    std::vector<std::vector<std::string>> words;
    abilities(printed, &words);
    return words;
}

} // namespace triptych::altered
