#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"

#include "core/JsonText.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <map>
#include <set>

namespace triptych::cli {

namespace {

namespace fs = std::filesystem;

/// Rule ids in one form, "glossary_ravenous" or "4_4_3a", as names of test functions have them.
std::string slug(std::string_view text)
{
    std::string result;
    for (const char each : text) {
        const auto letter = static_cast<unsigned char>(each);
        if (std::isalnum(letter))
            result += static_cast<char>(std::tolower(letter));
        else if (!result.empty() && result.back() != '_')
            result += '_';
    }
    while (!result.empty() && result.back() == '_')
        result.pop_back();
    return result;
}

/// Which tests show which rule.
class Coverage
{
public:
    Coverage(const Game& game)
        : m_game(game.id())
    {
        for (const std::string& id : game.ruleIds()) {
            m_tests[id];
            m_idOf.emplace(slug(withoutGame(id)), id);
        }
    }

    void addScenario(const fs::path& path, const std::string& text)
    {
        const JsonText json = parseJson(text, path.string());
        if (json.problem || !json.value.is_object() || textOf(json.value, "game") != m_game
            || !json.value.contains("rules") || !json.value["rules"].is_array())
            return;
        for (const auto& rule : json.value["rules"])
            if (rule.is_string())
                add(slug(withoutGame(rule.get<std::string>())), path.filename().string());
    }

    // void rule_4_4_3a_weary_citizens_may_block()
    void addTests(const fs::path& path, const std::string& text)
    {
        constexpr std::string_view mark = "rule_";
        const auto isWord = [](unsigned char each) { return std::isalnum(each) || each == '_'; };
        const auto isBlank = [](unsigned char each) { return std::isspace(each) != 0; };
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) {
            const bool begins = at == 0 || !isWord(static_cast<unsigned char>(text[at - 1]));
            const auto name = text.begin() + static_cast<std::ptrdiff_t>(at + mark.size());
            const auto ending = std::find_if_not(name, text.end(), isWord);
            const auto bracket = std::find_if_not(ending, text.end(), isBlank);
            at += mark.size();
            if (begins && ending != name && bracket != text.end() && *bracket == '(') {
                const std::string rule(name, ending);
                add(longestRule(slug(rule)),
                    fmt::format("{}::{}{}()", path.stem().string(), mark, rule));
            }
        }
    }

    const std::map<std::string, std::set<std::string>>& tests() const { return m_tests; }

private:
    std::string_view withoutGame(std::string_view id) const
    {
        return id.substr(0, m_game.size()) == m_game ? id.substr(m_game.size()) : id;
    }

    void add(const std::string& rule, const std::string& test)
    {
        if (const auto found = m_idOf.find(rule); found != m_idOf.end())
            m_tests[found->second].insert(test);
    }

    // The longest rule that the name begins with; its number must not go on ("4_4" of "4_4_3").
    std::string longestRule(std::string name) const
    {
        const std::string whole = name;
        while (!name.empty()) {
            const bool goesOn = whole.size() > name.size() + 1
                && std::isdigit(static_cast<unsigned char>(whole[name.size() + 1]));
            if (m_idOf.count(name) > 0 && !goesOn)
                return name;
            const std::size_t cut = name.rfind('_');
            name.erase(cut == std::string::npos ? 0 : cut);
        }
        return {};
    }

    std::string m_game;
    std::map<std::string, std::string> m_idOf;
    std::map<std::string, std::set<std::string>> m_tests;
};

int coverRules(const Arguments& arguments)
{
    arguments.takeNoFile();
    const Game& game = gameOf(arguments);
    const fs::path source = arguments.value("--source").value_or(TRIPTYCH_SOURCE_FOLDER);
    const auto scenarios = filesBelow(source / "tests" / "scenarios", ".json");
    const auto tests = filesBelow(source / "tests", ".cpp");
    if (scenarios.empty() && tests.empty())
        throw UnusableInput { { { source.string(),
            "There are no tests below this folder; name the source folder with --source." } } };
    Coverage coverage(game);
    for (const fs::path& path : scenarios)
        coverage.addScenario(path, textOfFile(path.string()));
    for (const fs::path& path : tests)
        coverage.addTests(path, textOfFile(path.string()));

    std::size_t missing = 0;
    auto rules = nlohmann::ordered_json::object();
    for (const std::string& id : game.ruleIds()) {
        const std::set<std::string>& shown = coverage.tests().at(id);
        missing += shown.empty() ? 1u : 0u;
        rules[id] = shown;
        if (!arguments.has("--json"))
            fmt::print("{:<34} {}\n", id,
                shown.empty() ? "MISSING" : fmt::format("{}", fmt::join(shown, " ")));
    }
    const std::size_t all = game.ruleIds().size();
    if (arguments.has("--json"))
        fmt::print(
            "{}\n", printed(nlohmann::ordered_json { { "rules", rules }, { "missing", missing } }));
    else
        fmt::print("{} of {} rules have a test, {} missing\n", all - missing, all, missing);
    return missing == 0 ? Success : DoesNotHold;
}

} // namespace

Command rulesCoverageCommand()
{
    return { "rules coverage", "", "every rule of a game with the tests that show it",
        { gameOption,
            { "--source", "FOLDER", "the source folder; that of this build if not given" },
            jsonOption },
        coverRules };
}

} // namespace triptych::cli
