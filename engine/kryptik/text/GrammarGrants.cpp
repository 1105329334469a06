#include "kryptik/text/GrammarInstructions.h"

#include "kryptik/text/Parse.h"

// Abilities that somebody is given: in quotation marks, or for the rest of the turn.
namespace triptych::kryptik::grammar {
namespace {

/// The one ability in a quotation, or nothing. It is a text of its own, read by itself.
std::shared_ptr<const Ability> abilityIn(std::string_view inside)
{
    Parsed parsed = parseText(inside, CardType::Citizen, {}, {});
    if (!parsed.problems.empty() || parsed.abilities.size() != 1)
        return {};
    Ability& only = parsed.abilities.front();
    const bool used = only.kind == Ability::Kind::Triggered || only.kind == Ability::Kind::Active;
    return used ? std::make_shared<const Ability>(std::move(only)) : nullptr;
}

struct scanQuoted
{
    static constexpr std::string_view what
        = "an active or triggered ability in quotation marks, such as \"Dies; draw 1 card.\"";
    static std::size_t length(std::string_view text)
    {
        if (text.empty() || text.front() != '"')
            return 0;
        const std::size_t closing = text.find('"', 1);
        return closing == std::string_view::npos || !abilityIn(text.substr(1, closing - 1))
            ? 0
            : closing + 1;
    }
};
struct quoted : scanned<scanQuoted>
{
    static std::shared_ptr<const Ability> build(std::string_view words)
    {
        return abilityIn(words.substr(1, words.size() - 2));
    }
};

struct watchFor
    : any<watchedTrigger,
          seq<any<untilYourNextTurn, untilEndOfYourNextTurn>, maybe<comma>, laterTrigger>>
{
};
struct watch : seq<watchFor, any<seq<means<Flag::May, "you may">, sentence>, sentence>>
{
    static Effect build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = found.take<Trigger>();
        ability.may = found.says(Flag::May);
        ability.effect = found.take<Effect>();
        const auto duration = found.take<Duration>(Duration::EndOfTurn);
        return { Watch { std::make_shared<const Ability>(std::move(ability)), duration } };
    }
};

} // namespace

bool quotedAbility::read(Input& in, Reading& reading)
{
    return text::read<quoted>(in, reading);
}
bool watching::read(Input& in, Reading& reading)
{
    return text::read<watch>(in, reading);
}

} // namespace triptych::kryptik::grammar
