#include "seize/text/Parse.h"

#include "seize/text/GrammarInstructions.h"
#include "seize/text/Habits.h"
#include "seize/text/Sense.h"
#include "text/Diagnostic.h"

// Paragraphs: what a text box is made of.
namespace triptych::seize {
namespace grammar {
namespace {

// ---------------------------------------------------------------- Active abilities

struct open : word<"(">
{
};
struct close : leaf
{
    using rule_t = close;
    template <pegtl::apply_mode, pegtl::rewind_mode, template <typename...> class,
        template <typename...> class, typename Reading>
    static bool match(Input& in, Reading& reading)
    {
        const std::string_view text = afterSpace(rest(in));
        if (text.starts_with(')')) {
            in.bump_in_this_line(static_cast<std::size_t>(text.data() - in.current()) + 1);
            return true;
        }
        if (reading.noting())
            reading.missed(text.data(), ")");
        return false;
    }
};
template <typename Cost>
struct active : seq<word<"active">, maybe<open, Cost, close>, colon, sentences>
{
    static constexpr std::string_view expected = "Active (cost):";
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Active;
        ability.cost = found.takeAll<CostItem>();
        ability.oncePerTurn = found.says(Flag::OncePerTurn);
        ability.effect = found.take<Effect>();
        return ability;
    }
};

// ---------------------------------------------------------------- Triggered and static abilities

struct oncePerTurn
    : seq<means<Flag::OncePerTurn, "once per turn", "once each turn", "once a turn">, maybe<comma>>
{
};
struct triggered : seq<maybe<oncePerTurn>, trigger, comma, sentences>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = found.take<Trigger>();
        ability.oncePerTurn = found.says(Flag::OncePerTurn);
        ability.effect = found.take<Effect>();
        return ability;
    }
};
struct asLongAs : word<"as long as", "while", "if">
{
};
struct duringYourTurn : word<"during your turn", "on your turn">
{
    static Condition build()
    {
        Condition made;
        made.kind = Condition::Kind::YourTurn;
        return made;
    }
};
/// "Leech." of a mercenary is "this has Leech.", of a treasure "the bearer has Leech."
template <Thing::Kind kind>
struct bare : bareGains
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what.kind = kind;
        return made;
    }
};
template <typename Statement>
struct statically : any<seq<any<seq<asLongAs, condition>, duringYourTurn>, comma, Statement, stop>,
                        seq<Statement, maybe<any<seq<asLongAs, condition>, duringYourTurn>>, stop>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Static;
        ability.condition = found.takeIfAny<Condition>();
        ability.effect = found.take<Effect>();
        return ability;
    }
};

// ---------------------------------------------------------------- Cards that are played

struct played : sentences
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Played;
        ability.effect = found.take<Effect>();
        return ability;
    }
};
struct attackText : seq<reachPhrase, colon, sentences>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Attack;
        ability.reach = found.take<Reach>();
        ability.effect = found.take<Effect>();
        return ability;
    }
};

// ---------------------------------------------------------------- Papers

struct passiveWord : word<"passive:", "triggered:", "passive -">
{
    static constexpr std::string_view expected = "Passive:";
};
struct equippedWord : word<"equipped:", "passive:", "while equipped,", "equipped -">
{
    static constexpr std::string_view expected = "Equipped:";
};
template <Paper paper, typename... Kinds>
struct paragraph : seq<Kinds..., end>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.paper = paper;
        return ability;
    }
};
struct onMercenary
    : paragraph<Paper::Mercenary,
          any<active<mercenaryCost>,
              seq<maybe<passiveWord>,
                  any<triggered, statically<any<staticStatement, bare<Thing::Kind::This>>>>>>>
{
};
struct onTreasure
    : paragraph<Paper::Treasure,
          any<active<treasureCost>,
              seq<maybe<equippedWord>,
                  any<triggered, statically<any<staticStatement, bare<Thing::Kind::Bearer>>>>>>>
{
};
struct onEvent
    : paragraph<Paper::Event, maybe<passiveWord>, any<triggered, statically<staticStatement>>>
{
};
struct onInstant : paragraph<Paper::Instant, played>
{
};
struct onAttack : paragraph<Paper::Attack, any<attackText, played>>
{
};

} // namespace
} // namespace grammar

namespace {

template <typename Rule>
Parsed parseWith(
    std::string_view printed, Paper paper, std::string_view place, const text::Speaker& speaker)
{
    Parsed parsed;
    Sense sense;
    if (auto fault = text::sizeFault(printed, place)) {
        parsed.problems.push_back(std::move(*fault));
        return parsed;
    }
    for (const text::Canonical& each : text::canonical(printed, habitsOf(paper), speaker))
        if (auto made = text::compile<Rule, Ability, grammar::Reading>(
                each.paragraph, { place, each.number }, parsed.problems)) {
            sense.settle(*made);
            parsed.abilities.push_back(std::move(*made));
        }
    return parsed;
}

} // namespace

Parsed parseText(
    std::string_view text, Paper paper, std::string_view place, const text::Speaker& speaker)
{
    switch (paper) {
    case Paper::Mercenary:
        return parseWith<grammar::onMercenary>(text, paper, place, speaker);
    case Paper::Treasure:
        return parseWith<grammar::onTreasure>(text, paper, place, speaker);
    case Paper::Instant:
        return parseWith<grammar::onInstant>(text, paper, place, speaker);
    case Paper::Attack:
        return parseWith<grammar::onAttack>(text, paper, place, speaker);
    case Paper::Event:
        break;
    }
    return parseWith<grammar::onEvent>(text, paper, place, speaker);
}

} // namespace triptych::seize
