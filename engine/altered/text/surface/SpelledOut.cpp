#include "altered/text/surface/SpelledOut.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include <fmt/format.h>

namespace triptych::altered {
namespace {

using Words = std::string_view;

std::string_view trimmed(std::string_view words)
{
    const auto blank = [](char c) { return c == ' ' || c == '#'; };
    while (!words.empty() && blank(words.front()))
        words.remove_prefix(1);
    while (!words.empty() && blank(words.back()))
        words.remove_suffix(1);
    return words;
}
bool begins(std::string_view words, std::initializer_list<Words> with)
{
    return std::ranges::any_of(with, [&](Words each) { return text::says(words, each); });
}

// ---------------------------------------------------------------- Tokens

/// "When I'm sacrificed - [Resupply]. {T}, {1}: Sacrifice me.": each ability in quotes of its own
std::string abilitiesQuoted(std::string_view inside)
{
    std::string all = " with \"";
    for (std::size_t i = 0; i < inside.size(); ++i) {
        const std::string_view rest = inside.substr(i);
        const std::size_t gap = rest.starts_with(". {") ? 2
            : rest.starts_with(".\u00a0{")              ? 3
            : rest.starts_with(".  ")                   ? 3
                                                        : 0;
        if (gap == 0) {
            all += inside[i];
            continue;
        }
        all += ".\" and \"";
        i += gap - 1;
        while (i + 1 < inside.size() && inside[i + 1] == ' ')
            ++i;
    }
    return all + '"';
}

/// "Leviathan Companion", of "It's a Leviathan Companion token with ..."
std::string subtypesOf(std::string_view said)
{
    constexpr std::array<Words, 6> kinds { "Character", "Permanent", "Landmark", "Expedition",
        "token", "Token" };
    std::string all;
    for (std::string_view rest = said; !rest.empty();) {
        const std::string_view word = text::firstWord(rest);
        if (word.empty())
            break;
        const bool kind = std::ranges::find(kinds, word) != kinds.end();
        if (!kind && text::isCapital(word.front()) && word != "It" && word != "They"
            && !word.starts_with("It'") && !word.starts_with("They'"))
            all += fmt::format(" {}", word);
        rest = text::afterSpace(rest.substr(word.size()));
        if (rest.starts_with('\''))
            rest = text::afterSpace(rest.substr(text::firstWord(rest.substr(1)).size() + 1));
    }
    return all;
}

/// `create a [Kite] token in your Landmarks. (It's a Permanent with "...")`: its abilities where the grammar reads them
std::optional<std::string> withToken(std::string_view before, std::string_view reminder)
{
    const std::size_t quote = reminder.find('"');
    const std::size_t end = reminder.rfind('"');
    const bool says = begins(reminder, { "it's a", "it's an", "it is a", "they're", "they are" });
    const std::size_t with = reminder.find("with ");
    if (!says || quote == std::string_view::npos || end == quote || with == std::string_view::npos
        || with > quote)
        return std::nullopt;
    const std::size_t open = before.rfind('[');
    const std::size_t close = open == std::string_view::npos ? open : before.find(']', open);
    if (close == std::string_view::npos)
        return std::nullopt;
    // Behind where it is created the sentence ends, or goes on with something else.
    constexpr std::array<Words, 7> stops { ".", ", then", ", and", ", where", " if ", " unless ",
        ", otherwise" };
    std::size_t at = before.size();
    for (const Words stop : stops)
        at = std::min(at, before.find(stop, close));
    const std::string_view rest = before.substr(close + 1, at - close - 1);
    const bool bare = trimmed(rest).starts_with("token") || trimmed(rest).starts_with("Token");
    return fmt::format("{}{}{}{}{}", before.substr(0, close + 1),
        bare ? subtypesOf(reminder.substr(0, with)) : std::string(), rest,
        abilitiesQuoted(reminder.substr(quote + 1, end - quote - 1)), before.substr(at));
}

// ---------------------------------------------------------------- Keywords

bool isKnownKeyword(std::string_view name)
{
    constexpr std::array<Words, 36> known { "anchored", "asleep", "boosted", "fleeting", "ascended",
        "completed", "cooldown", "defender", "eternal", "gigantic", "scout", "seasoned", "tough",
        "resupply", "resupplies", "resupplied", "exhausted", "sabotage", "sabotages", "after",
        "rush", "rushes", "augment", "augments", "ascend", "ascends", "in", "gift", "gifts",
        "defect", "defects", "terrain", "pass", "passes", "ascension", "contact" };
    const std::string_view first = text::firstWord(name);
    return std::ranges::any_of(
        known, [&](Words each) { return text::equalIgnoringCase(first, each); });
}
bool isPlainName(std::string_view name)
{
    return !name.empty() && text::isCapital(name.front())
        && std::ranges::all_of(name, [](char c) { return text::isLetter(c) || c == ' '; });
}

/// "target Permanent you control": named for what follows, "target a Permanent you control"
std::optional<std::string> named(std::string_view object)
{
    const auto behind = [&](Words word) { return text::afterSpace(object.substr(word.size())); };
    if (text::says(object, "another target"))
        return fmt::format("target another {}", behind("another target"));
    if (text::says(object, "target")) {
        const std::string_view what = behind("target");
        return fmt::format("target {} {}", text::article(what), what);
    }
    for (const Words number : { "up to two", "up to three", "two", "three" })
        if (text::says(object, number)
            && text::says(text::afterSpace(object.substr(number.size())), "target"))
            return fmt::format("target {} {}", number,
                text::afterSpace(
                    text::afterSpace(object.substr(number.size())).substr(Words("target").size())));
    return std::nullopt;
}

/// The last clause of what stands before a keyword: "Target Character", "it", "I", "If you control a Landmark,".
std::string_view lastClause(std::string_view front)
{
    if (front.ends_with('}') || front.ends_with('.') || front.ends_with("\u2014"))
        return {};
    std::size_t from = 0;
    for (const Words end : { ". ", "} ", "\u2014 ", ": ", "- ", ", then " })
        if (const std::size_t at = front.rfind(end); at != std::string_view::npos)
            from = std::max(from, at + end.size());
    return front.substr(std::min(from, front.size()));
}
std::string lowered(std::string_view sentence)
{
    const bool stays = text::says(sentence, "I") || sentence.starts_with('[');
    return stays ? std::string(sentence)
                 : fmt::format("{}{}", text::lower(sentence.front()), sentence.substr(1));
}

/// "Target Character [Dozes]. (It gains [Asleep].)", "It [Dozes].", "I [Doze]. (I gain [Asleep].)": who does it says so.
std::optional<std::string> doneBySubject(std::string_view front, std::string_view reminder)
{
    const std::string_view clause = lastClause(front);
    const std::string_view ahead = front.substr(0, front.size() - clause.size());
    for (const Words verb :
        { " gains", " gain", " loses", " lose", " has", " have", " is", " are" })
        if (clause.ends_with(verb))
            return std::nullopt; // a keyword that is had, and not done
    const bool it = begins(reminder, { "it", "they" });
    if (text::says(clause, "you may have") && it)
        if (const auto whom = named(text::afterSpace(clause.substr(Words("you may have").size()))))
            return fmt::format("{}{} {}. If you do, {}", ahead,
                clause.substr(0, Words("you may").size()), *whom, lowered(reminder));
    if (const auto whom = named(clause); whom && it) {
        std::string first = *whom;
        first.front() = 'T';
        return fmt::format("{}{}. {}", ahead, first, reminder);
    }
    const bool same = (it && (text::equalIgnoringCase(clause, "it") || clause == "they"))
        || (clause == "I" && text::says(reminder, "I"));
    if (!same)
        return std::nullopt;
    return fmt::format("{}{}", ahead, ahead.ends_with(", then ") ? lowered(reminder) : reminder);
}

/// "If you control a Landmark, [Forage]. (...)", "[Forage] twice.": what it does, if and as often as is said. `last`:
/// nothing of the ability follows, so that all of it is said under the condition.
std::optional<std::string> doneIfOrTwice(
    std::string_view front, std::string_view object, std::string_view reminder, bool last)
{
    const std::string_view clause = lastClause(front);
    if (object.empty() && clause.ends_with(',') && begins(clause, { "if", "unless" })) {
        if (reminder.find(". ") == std::string_view::npos)
            return fmt::format("{} {}", front, lowered(reminder));
        if (last)
            return fmt::format("{}: {}", front.substr(0, front.size() - 1), reminder);
    }
    const bool twice = object == "twice" || object == "two times";
    if (clause.empty() && last && (twice || object == "three times"))
        return fmt::format(
            "{} Do the following {} times:\n\u2022 {}", front, twice ? "two" : "three", reminder);
    return std::nullopt;
}

/// The last sentence before the brackets, with a keyword that the language has no word for in it.
std::optional<std::string> withKeyword(
    std::string_view before, std::string_view reminder, bool last)
{
    std::string_view text = before;
    while (!text.empty() && (text.back() == ' ' || text.back() == '#'))
        text.remove_suffix(1);
    if (!text.ends_with('.'))
        return std::nullopt;
    const std::size_t open = text.rfind('[');
    const std::size_t close = open == std::string_view::npos ? open : text.find(']', open);
    if (close == std::string_view::npos
        || text.find('.', close) != text.size() - 1) // in a sentence before this one
        return std::nullopt;
    const std::string_view name = text.substr(open + 1, close - open - 1);
    const std::string_view object = trimmed(text.substr(close + 1, text.size() - close - 2));
    const std::string_view front = trimmed(text.substr(0, open));
    if (!isPlainName(name) || isKnownKeyword(name))
        return std::nullopt;
    if (const auto whom = named(object)) {
        if (!begins(reminder, { "it", "they", "its", "their", "discard it", "sacrifice it" }))
            return std::nullopt;
        if (front.ends_with(" may") || front == "You may")
            return fmt::format("{} {}. If you do, {}{}", front, *whom,
                text::lower(reminder.front()), reminder.substr(1));
        const bool sentence = front.empty() || front.ends_with('.') || front.ends_with('}')
            || front.ends_with("\u2014") || front.ends_with(':');
        if (!sentence)
            return std::nullopt;
        std::string first = *whom;
        first.front() = 'T';
        return fmt::format("{} {}. {}", front, first, reminder);
    }
    if (object.empty())
        if (auto made = doneBySubject(front, reminder))
            return made;
    if (auto made = doneIfOrTwice(front, object, reminder, last))
        return made;
    // "Each player [Surveys]. (They look at ...)"
    constexpr std::array<Words, 5> whoDoes { "each player", "target opponent", "each opponent",
        "target player", "an opponent" };
    const bool theirs = name.ends_with('s') && object.empty() && text::says(reminder, "they");
    for (const Words who : whoDoes)
        if (theirs && front.size() >= who.size()
            && text::equalIgnoringCase(front.substr(front.size() - who.size()), who))
            return fmt::format(
                "{} {}", front, text::afterSpace(reminder.substr(Words("they").size())));
    return std::nullopt;
}

/// Whether an ability ends there.
bool endsThere(std::string_view rest)
{
    return rest.empty() || rest.starts_with('\n') || rest.starts_with("  ");
}

} // namespace

std::string spelledOut(std::string_view printed)
{
    std::string all;
    while (!printed.empty()) {
        const std::size_t open = printed.find('(');
        const std::size_t close = open == std::string_view::npos ? open : printed.find(')', open);
        all += printed.substr(0, std::min(open, printed.size()));
        if (close == std::string_view::npos) {
            if (open != std::string_view::npos)
                all += printed.substr(open);
            break;
        }
        const std::string_view reminder = trimmed(printed.substr(open + 1, close - open - 1));
        // What another ability says is none of it.
        const std::size_t line = std::min(all.rfind('\n'), all.size());
        const std::size_t ability = std::max(line == all.size() ? std::size_t { 0 } : line + 1,
            all.rfind("  ") == std::string::npos ? std::size_t { 0 } : all.rfind("  ") + 2);
        const std::string_view before = std::string_view(all).substr(std::min(ability, all.size()));
        std::optional<std::string> made;
        if (!reminder.empty())
            made = withToken(before, reminder);
        if (!made && !reminder.empty())
            made = withKeyword(before, reminder, endsThere(printed.substr(close + 1)));
        if (made)
            all = all.substr(0, ability) + *made;
        else
            all += printed.substr(open, close - open + 1);
        printed = printed.substr(close + 1);
    }
    return all;
}

} // namespace triptych::altered
