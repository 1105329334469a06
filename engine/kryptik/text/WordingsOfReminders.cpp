#include "kryptik/text/Wordings.h"

#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

// What people put in brackets behind a keyword to say what it means: it says nothing more. Only behind the keyword
// itself, as the same words would be a rule of the card where it does not have it.
namespace triptych::kryptik {
namespace {

struct Reminder
{
    std::string_view keyword;
    std::string_view meaning; ///< Without its subject.
};
constexpr std::array reminders {
    Reminder { "sidestep", "can only be blocked by citizens with sidestep" },
    Reminder { "sidestep", "can only be blocked by other citizens with sidestep" },
    Reminder { "sidestep", "can be blocked only by citizens with sidestep" },
    Reminder { "sidestep", "can not be blocked except by citizens with sidestep" },
    Reminder { "sidestep", "can't be blocked except by citizens with sidestep" },
    Reminder { "tenacious", "can only be blocked by two or more citizens" },
    Reminder { "tenacious", "can only be blocked by 2 or more citizens" },
    Reminder { "tenacious", "can only be blocked by at least two citizens" },
    Reminder { "tenacious", "can only be blocked by at least 2 citizens" },
    Reminder { "tenacious", "can not be blocked except by two or more citizens" },
    Reminder { "tenacious", "can't be blocked except by two or more citizens" },
    Reminder { "tenacious", "needs at least two blockers" },
    Reminder { "tenacious", "must be blocked by at least two citizens" },
    Reminder { "ravenous", "can target and destroy two 11 year cards when attacking" },
    Reminder { "ravenous", "can target and destroy two 11 year cards" },
    Reminder { "ravenous", "can target two 11 year cards when attacking" },
    Reminder { "ravenous", "can destroy two 11 year cards when attacking" },
    Reminder { "ravenous", "can attack and destroy two 11 year cards" },
    Reminder { "ravenous", "can attack two 11 year cards at once" },
    Reminder { "ravenous", "can attack two 11 year cards" },
    Reminder { "eager", "ignores weary" },
    Reminder { "eager", "can attack right away" },
    Reminder { "eager", "can attack the turn it enters" },
    Reminder { "eager", "can attack and engage right away" },
    Reminder { "eager", "can attack as soon as it enters" },
    Reminder { "eager", "can attack immediately" },
    Reminder { "steadfast", "does not engage when it attacks" },
    Reminder { "steadfast", "doesn't engage when it attacks" },
    Reminder { "steadfast", "does not engage when attacking" },
    Reminder { "steadfast", "doesn't engage when attacking" },
    Reminder { "steadfast", "does not engage to attack" },
    Reminder { "steadfast", "doesn't engage to attack" },
    Reminder { "steadfast", "attacks without engaging" },
    Reminder { "toxic", "the first point of damage it deals is lethal" },
    Reminder { "toxic", "the first point of damage it deals to a citizen is lethal" },
    Reminder { "toxic", "its first point of damage is lethal" },
    Reminder { "toxic", "the first damage it deals is lethal" },
};
constexpr std::array<std::string_view, 4> subjects { "", "it ", "this ", "they " };

/// Rows are views into words that live as long as the program.
const std::vector<std::string>& reminderRows()
{
    static const std::vector<std::string> rows = [] {
        std::vector<std::string> made;
        for (const Reminder& each : reminders)
            for (const std::string_view subject : subjects) {
                if (!subject.empty() && each.keyword == "toxic")
                    continue; // it has a subject of its own
                for (const std::string_view stop : { "", " ." }) {
                    const std::string bracket
                        = fmt::format("( {}{}{} )", subject, each.meaning, stop);
                    made.push_back(fmt::format("{} {}", each.keyword, bracket));
                    made.emplace_back(each.keyword);
                    made.push_back(fmt::format("{} {{*}} {}", each.keyword, bracket));
                    made.push_back(fmt::format("{} {{1}}", each.keyword));
                    made.push_back(fmt::format("{} . {}", each.keyword, bracket));
                    made.push_back(fmt::format("{} .", each.keyword));
                }
            }
        return made;
    }();
    return rows;
}

} // namespace

std::span<const text::Wording> wordingsOfReminders()
{
    static const std::vector<text::Wording> wordings = [] {
        std::vector<text::Wording> made;
        const std::vector<std::string>& rows = reminderRows();
        for (std::size_t i = 0; i + 1 < rows.size(); i += 2)
            made.push_back({ rows[i], rows[i + 1] });
        return made;
    }();
    return wordings;
}

} // namespace triptych::kryptik
