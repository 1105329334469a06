#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

#include "kryptik/text/Parse.h"
#include "kryptik/text/grammar/Joined.h"
#include "kryptik/tree/Walk.h"

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
    /// Nothing where it is read past what it was taken for (OtherReadings.h): that is no ability.
    static std::optional<std::shared_ptr<const Ability>> build(std::string_view words)
    {
        auto ability = abilityIn(words.substr(1, words.size() - 2));
        return ability ? std::optional(std::move(ability)) : std::nullopt;
    }
};

struct watchFor
    : any<watchedTrigger,
          seq<any<untilYourNextTurn, untilEndOfYourNextTurn>, maybe<comma>, laterTrigger>>
{
};
/// "if it dies this turn, draw 1 card": of what was named; whose deeds this card's own would be, it could
/// not tell.
struct watchIt : seq<itsTrigger, any<seq<means<Flag::May, "you may">, sentence>, sentence>>
{
    static std::optional<Effect> build(Found& found)
    {
        Trigger trigger = found.take<Trigger>();
        const bool may = found.says(Flag::May);
        return watched(std::move(trigger), may, found.take<Effect>());
    }
    static std::optional<Effect> watched(Trigger trigger, bool may, Effect effect)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = std::move(trigger);
        ability.may = may;
        ability.effect = std::move(effect);
        bool ofThis = false;
        walk(*ability.effect, [&](const auto& part) {
            using Part = std::remove_cvref_t<decltype(part)>;
            if constexpr (std::is_same_v<Part, Thing>)
                ofThis = ofThis || std::holds_alternative<This>(part);
            else if constexpr (std::is_same_v<Part, Amount>)
                ofThis = ofThis || part.ofThis;
        });
        if (ofThis)
            return std::nullopt;
        Watch made { std::make_shared<const Ability>(std::move(ability)), Duration::EndOfTurn };
        made.of = It { It::Word::It };
        return Effect { std::move(made) };
    }
};
/// "When target citizen attacks this turn, draw 1 card": it is chosen, and then watched.
struct watchAimed : seq<aimedTrigger, any<seq<means<Flag::May, "you may">, sentence>, sentence>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> said = found.takeAll<Effect>();
        Watch& aimed = std::get<Watch>(said.front().node);
        auto watching = watchIt::watched(
            *aimed.ability->trigger, found.says(Flag::May), std::move(said.back()));
        if (!watching)
            return std::nullopt;
        return joined({ Effect { Name { std::move(*aimed.of) } }, std::move(*watching) },
            { Sequence::Joint::Stop });
    }
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
    return text::read<any<watchIt, watchAimed, watch>>(in, reading);
}

} // namespace triptych::kryptik::grammar
