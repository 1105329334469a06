#include "cli/Command.h"
#include "cli/Loading.h"

#include "altered/text/language/Language.h"
#include "core/JsonText.h"
#include "kryptik/text/language/Language.h"
#include "seize/text/language/Language.h"

#include <fmt/format.h>

namespace triptych::cli {

namespace {

text::Language languageNamed(const std::string& game)
{
    if (game == "altered")
        return altered::language();
    if (game == "kryptik")
        return kryptik::language();
    if (game == "seize")
        return seize::language();
    throw Misuse { "Say which game: --game altered, --game kryptik or --game seize." };
}

nlohmann::ordered_json languageJson(const text::Language& language)
{
    nlohmann::ordered_json entries = nlohmann::ordered_json::array();
    for (const text::LanguageEntry& entry : language.entries)
        entries.push_back({ { "section", entry.reading.section }, { "on", entry.example.kind },
            { "text", entry.example.words }, { "means", entry.reading.plain },
            { "productions", entry.productions } });
    return { { "entries", entries }, { "unshown", language.unshown } };
}

int printLanguage(const Arguments& arguments)
{
    const text::Language language = languageNamed(arguments.value("--game").value_or(""));
    if (arguments.has("--json"))
        fmt::print("{}\n", printed(languageJson(language)));
    else
        fmt::print("{}", text::describe(language, arguments.has("--productions")));
    return Success;
}

} // namespace

Command cardsLanguageCommand()
{
    return { "cards language", "--game GAME",
        "the printed language of a game's cards: what can be written, each with what it means",
        { gameOption,
            { "--productions", "", "name the productions of the grammar that each example shows" },
            jsonOption },
        printLanguage };
}

} // namespace triptych::cli
