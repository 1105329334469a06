#include "kryptik/text/Parse.h"

#include "kryptik/text/Bind.h"
#include "kryptik/text/GrammarInstructions.h"
#include "kryptik/text/Habits.h"
#include "kryptik/text/Hints.h"
#include "text/Diagnostic.h"

// Paragraphs (8.4.1, 9): what a text box is made of.
namespace triptych::kryptik {
namespace grammar {
namespace {

// ---------------------------------------------------------------- Keyword lines and additional costs

struct keywordLine
    : seq<keyword, many<any<word<", and">, comma, word<"and">, stop>, keyword>, maybe<stop>, end>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Keywords;
        ability.keywords = found.takeAll<Keyword>();
        return ability;
    }
};
struct additionalCost
    : seq<any<word<"additional cost:">, word<"as an additional cost to cast this,">>,
          maybe<word<"pay">>, cost, stop, end>
{
    static constexpr std::string_view expected = "Additional cost:";
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Additional;
        ability.cost = found.take<Cost>();
        return ability;
    }
};

// ---------------------------------------------------------------- Abilities (9)

struct solo : means<Flag::Solo, "solo -", "solo:", "solo,">
{
};
struct onlyFocused : means<Flag::Focused, "focused -", "focused:", "focused,">
{
};
struct shortTime : seq<word<"short time">, digits, comma>
{
    static constexpr std::string_view expected = "Short Time";
    static ShortTime build(Found& found) { return { found.take<int>() }; }
};
struct prefixes : many<any<solo, onlyFocused, shortTime>>
{
};

/// "Use this only if you control an overlord", "Activate this ability only once each turn"
struct useWord
    : word<"use this only", "use this ability only", "activate this ability only", "activate only",
          "you may activate this ability only", "you may use this ability only",
          "you may use this only", "this ability can be activated only", "activate this only",
          "you can activate this ability only", "use only", "activate it only", "use it only">
{
};
struct duringYours : word<"during your turn", "on your turn">
{
    static Condition build() { return { Condition::Kind::YourTurn, 1, {} }; }
};
struct useLimit
    : seq<useWord,
          any<seq<duringYours, word<"and">,
                  any<seq<word<"only">,
                          means<Flag::OnceEachTurn, "once each turn", "once per turn", "once">>,
                      means<Flag::OnceEachTurn, "once each turn", "once per turn">>>,
              means<Flag::OnceEachTurn, "once each turn", "once per turn", "once a turn">,
              duringYours,
              seq<any<word<"if", "while", "as long as">, means<Flag::Negated, "unless">>,
                  condition>>,
          stop>
{
};
struct active : seq<cost, colon, sentences, maybe<useLimit>, maybe<useLimit>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Active;
        ability.oncePerTurn = found.says(Flag::OnceEachTurn);
        ability.condition = found.takeIfAny<Condition>();
        if (ability.condition)
            ability.condition->negated ^= found.says(Flag::Negated);
        ability.cost = found.take<Cost>();
        ability.effect = found.take<Effect>();
        return ability;
    }
};
/// 9.3 "Some triggered effects require a cost": it stands before the effect, as in an active ability.
struct paid : any<seq<cost, colon>, seq<word<"you may pay">, cost, stop, word<"if you do">, comma>>
{
};
struct onceEachTurn
    : seq<means<Flag::OnceEachTurn, "this ability triggers only once each turn",
              "this triggers only once each turn", "this ability triggers once each turn",
              "this triggers once each turn", "do this only once each turn">,
          stop>
{
};
struct triggered
    : seq<trigger, maybe<paid>, any<seq<means<Flag::May, "you may">, optionalSentences>, sentences>,
          maybe<onceEachTurn>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = found.take<Trigger>();
        ability.trigger->onceEachTurn = found.says(Flag::OnceEachTurn);
        ability.cost = found.take<Cost>();
        ability.may = found.says(Flag::May);
        ability.effect = found.take<Effect>();
        return ability;
    }
};
struct asLongAs : word<"as long as", "while", "if">
{
};
struct duringYourTurn : word<"during your turn", "on your turn">
{
    static Condition build() { return { Condition::Kind::YourTurn, 1, {} }; }
};
struct duringTheirs
    : word<"during your opponents' turns", "during opponents' turns", "during each opponent's turn",
          "during your opponent's turn", "on your opponents' turns">
{
    static Condition build() { return { Condition::Kind::NotYourTurn, 1, {} }; }
};
struct passive : any<seq<any<seq<asLongAs, condition>, duringYourTurn, duringTheirs>, comma,
                         passiveStatement, stop>,
                     seq<passiveStatement,
                         maybe<any<seq<asLongAs, condition>, duringYourTurn, duringTheirs,
                             seq<means<Flag::Negated, "unless">, condition>>>,
                         stop>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.condition = found.takeIfAny<Condition>();
        if (ability.condition)
            ability.condition->negated ^= found.says(Flag::Negated);
        ability.effect = found.take<Effect>();
        return ability;
    }
};
/// 8.1.1 "This spell costs {1} less for each Human you control": all that a spell says of itself for good.
struct ownCost : passive
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability = passive::build(found);
        const auto* cost = std::get_if<CostChange>(&ability.effect->node);
        const bool sure = std::holds_alternative<NotCountered>(ability.effect->node);
        return sure || (cost && cost->ofThis) ? std::optional(std::move(ability)) : std::nullopt;
    }
};
struct spellEffect : sentences
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::SpellEffect;
        ability.effect = found.take<Effect>();
        return ability;
    }
};

template <typename... Kinds>
struct prefixed : seq<prefixes, any<Kinds...>, end>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.solo = found.says(Flag::Solo);
        ability.focused = found.says(Flag::Focused);
        if (const auto limit = found.takeIfAny<ShortTime>())
            ability.shortTime = limit->cards;
        return found.has<ShortTime>() ? std::nullopt : std::optional(std::move(ability));
    }
};

struct onCitizen : any<keywordLine, additionalCost, prefixed<triggered, active, passive>>
{
};
struct onSpell : any<keywordLine, additionalCost, prefixed<spellEffect>, seq<ownCost, end>>
{
};
struct elevenYear : seq<maybe<word<"11 year:">>, prefixed<spellEffect>>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.kind = Ability::Kind::ElevenYear;
        return ability;
    }
};

} // namespace
} // namespace grammar

namespace {

template <typename Rule>
Parsed parseWith(std::string_view printed, const text::Habits& habits, CardType type,
    std::string_view place, const text::Speaker& speaker, bool settles = true)
{
    Parsed parsed;
    if (auto fault = text::sizeFault(printed, place)) {
        parsed.problems.push_back(std::move(*fault));
        return parsed;
    }
    bool sacrifices = !settles;
    for (const text::Canonical& each : text::canonical(printed, habits, speaker))
        if (auto made = text::compile<Rule, Ability, grammar::Reading>(
                each.paragraph, { place, each.number }, parsed.problems)) {
            if (made->kind == Ability::Kind::Additional)
                for (const CostItem& item : made->cost)
                    sacrifices |= item.kind == CostItem::Kind::Sacrifice && item.count == 1;
            const Unbound wrong
                = settles ? bind(*made, { type, speaker.paysX, sacrifices }) : Unbound {};
            if (wrong.text.empty())
                parsed.abilities.push_back(std::move(*made));
            else
                parsed.problems.push_back(
                    text::about(each.paragraph, { place, each.number }, wrong.word, wrong.text));
        } else {
            text::addHint(parsed.problems.back(), each.paragraph, hints());
        }
    return parsed;
}

} // namespace

Parsed parseText(
    std::string_view text, CardType type, std::string_view place, const text::Speaker& speaker)
{
    return type == CardType::Citizen
        ? parseWith<grammar::onCitizen>(text, citizenHabits(), type, place, speaker)
        : parseWith<grammar::onSpell>(text, spellHabits(), type, place, speaker);
}

Parsed readText(std::string_view text, CardType type)
{
    return type == CardType::Citizen
        ? parseWith<grammar::onCitizen>(text, citizenHabits(), type, {}, {}, false)
        : parseWith<grammar::onSpell>(text, spellHabits(), type, {}, {}, false);
}

Parsed readYearText(std::string_view text)
{
    return parseWith<grammar::elevenYear>(text, yearHabits(), CardType::Spell, {}, {}, false);
}

Parsed parseYearText(std::string_view text, std::string_view place, const text::Speaker& speaker)
{
    return parseWith<grammar::elevenYear>(text, yearHabits(), CardType::Spell, place, speaker);
}

} // namespace triptych::kryptik
