#include "seize/ScenarioEntry.h"

#include "core/JsonFields.h"

#include <fmt/format.h>

#include <set>
#include <string_view>
#include <utility>

namespace triptych::seize {

std::optional<Modifier> keywordNamed(const std::string& text)
{
    using Kind = Modifier::Kind;
    static constexpr std::pair<std::string_view, Kind> names[] { { "armor", Kind::Armor },
        { "magic armor", Kind::MagicArmor }, { "regen", Kind::Regen }, { "fortify", Kind::Fortify },
        { "reach", Kind::Reach }, { "leech", Kind::Leech }, { "ignores los", Kind::IgnoresLos },
        { "cannot be upstaged", Kind::NotUpstaged }, { "cannot be pushed", Kind::NotPushed },
        { "cannot be targeted", Kind::NotTargeted }, { "cannot be healed", Kind::NotHealed },
        { "cannot attack", Kind::NoAttack }, { "cannot move", Kind::NoMove },
        { "cannot plunder", Kind::NoPlunder }, { "cannot exit", Kind::NoExit },
        { "cannot activate abilities", Kind::NoActives } };
    const std::size_t digits = text.find_last_not_of("0123456789") + 1;
    std::string_view name = std::string_view(text).substr(0, digits);
    while (!name.empty() && name.back() == ' ')
        name.remove_suffix(1);
    for (const auto& [word, kind] : names)
        if (word == name) {
            Modifier modifier;
            modifier.kind = kind;
            modifier.byFoes = kind == Kind::NotTargeted || kind == Kind::NotPushed;
            modifier.number = digits < text.size() && text.size() - digits < 4
                ? std::stoi(text.substr(digits))
                : 1;
            return modifier;
        }
    return std::nullopt;
}

namespace {

void checkCounters(const nlohmann::json& counters, const std::string& where, Problems& problems)
{
    static const std::set<std::string> names { "exhaust", "bleed", "poison", "frost", "burn" };
    const JsonFields fields(counters, where + ", counters", problems);
    for (const auto& [key, value] : counters.items())
        if (names.contains(key))
            fields.number(key.c_str(), 0, 99);
        else
            fields.complain(fmt::format(
                "\"{}\" is not a counter; use exhaust, bleed, poison, frost or burn.", key));
}

} // namespace

void checkEntry(const nlohmann::json& object, const std::string& where, Problems& problems)
{
    static const std::set<std::string> known { "card", "id", "name", "zone", "owner", "controller",
        "tile", "health", "max_health", "defense", "movement", "move", "melee", "ranged", "bounty",
        "exhausted", "equipped", "counters", "statuses", "keywords", "facedown", "attacked",
        "guild_master", "champion", "attached_to" };
    const JsonFields fields(object, where, problems);
    for (const auto& [key, value] : object.items())
        if (!known.contains(key))
            fields.complain(fmt::format("\"{}\" is not a field of a card here.", key));
    for (const char* key : { "id", "owner", "controller", "tile" })
        fields.text(key);
    for (const char* key : { "exhausted", "facedown", "attacked", "guild_master", "champion" })
        fields.flag(key);
    fields.number("health", 1, 250);
    fields.number("defense", 0, 99);
    fields.number("movement", 0, 99);
    fields.list("equipped");
    fields.list("keywords");
    checkCounters(fields.object("counters"), where, problems);
    for (const nlohmann::json& status : fields.list("statuses"))
        if (status != "blind" && status != "silence" && status != "stealth")
            fields.complain(fmt::format(
                "{} is not a status; use \"blind\", \"silence\" or \"stealth\".", status.dump()));
}

} // namespace triptych::seize
