#include "altered/text/Parse.h"

#include "altered/text/Bound.h"
#include "altered/text/Branches.h"
#include "altered/text/Doubts.h"
#include "altered/text/GrammarInstructions.h"
#include "altered/text/Habits.h"
#include "altered/text/Halves.h"
#include "altered/text/Hints.h"
#include "altered/text/Printed.h"
#include "altered/text/Unbound.h"
#include "text/Diagnostic.h"
#include "text/OwnName.h"
#include "text/Spelling.h"
#include "text/Wordings.h"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>

// Paragraphs (2.2.11): what a text box is made of.
namespace triptych::altered {
namespace grammar {
namespace {

// ---------------------------------------------------------------- Keyword lines

struct keywordLine
    : seq<keywordItem, many<maybe<any<word<", and">, comma, word<"and">>>, keywordItem>,
          maybe<whereX>, maybe<stop>, end>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Keywords;
        ability.keywords = found.takeAll<KeywordItem>();
        if (auto where = found.takeIfAny<WhereX>())
            ability.keywords.back().x = std::move(where->amount);
        return ability;
    }
};

// ---------------------------------------------------------------- Reactions (5.4)

template <Happening::Event event, Literal... Words>
struct iconIsTrigger : word<Words...>
{
    static Happening build()
    {
        Happening made;
        made.event = event;
        return made;
    }
};
struct iconTrigger : any<iconIsTrigger<Happening::Event::IconJoin, "{j}">,
                         iconIsTrigger<Happening::Event::IconHand, "{h}">,
                         iconIsTrigger<Happening::Event::IconReserve, "{r}">>
{
};
struct phase : any<means<Phase::Morning, "at morning">, means<Phase::Noon, "at noon">,
                   means<Phase::Afternoon, "at afternoon">, means<Phase::Dusk, "at dusk">,
                   means<Phase::Night, "at night">>
{
};
struct phaseTrigger : phase
{
    static Happening build(Found& found)
    {
        Happening made;
        made.event = Happening::Event::AtPhase;
        made.phase = found.take<Phase>();
        return made;
    }
};
struct triggerIf : seq<word<", if">, condition>
{
};
/// ", for each other Animal in your Expeditions"
struct multipleOf : seq<pegtl::at<word<", for each">>, comma, perEach>
{
    static std::optional<Quantity> build(Found& found)
    {
        Amount each = found.take<PerEach>().amount;
        return each.every == 1 && each.of ? std::optional(std::move(*each.of)) : std::nullopt;
    }
};
struct multiple : seq<word<", for each of">, any<word<"my">>, counterWord>
{
    static Quantity build(Found& found)
    {
        Quantity made;
        made.kind = Quantity::Kind::Counters;
        made.thing = Thing { This {} };
        made.counter = found.take<Counter>();
        return made;
    }
};
struct named : any<seq<any<word<"when">>, happening>, phaseTrigger>
{
};
struct briefly : seq<iconTrigger, many<iconTrigger>, maybe<means<Flag::Does, "-">>>
{
};
/// "The first time you [Resupply] each Day", "The first time each turn you ..."
struct firstTime
    : seq<means<Flag::First, "the first time">,
          any<seq<eachTime, mark<Flag::InsteadFirst>, happening>, seq<happening, maybe<eachTime>>>>
{
};
struct atLength
    : seq<any<firstTime, named>, maybe<triggerIf>, maybe<any<multiple, multipleOf>>, dash>
{
};
/// "you play a Spell each Day": the time stands where words about the Spell could.
Duration takeEachTime(std::vector<Happening>& happenings)
{
    Some* some = happenings.size() == 1 && happenings.front().subject
        ? std::get_if<Some>(&happenings.front().subject->node)
        : nullptr;
    if (!some || some->filter.after.empty())
        return Duration::None;
    const Trait& last = some->filter.after.back();
    if (last.kind != Trait::Kind::Window || said(last).word != Said<Trait>::Each)
        return Duration::None;
    const Duration each = last.duration;
    some->filter.after.pop_back();
    return each;
}
struct reaction : seq<any<briefly, atLength>, sentences>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Reaction;
        said(ability).firstEachEarly = found.says(Flag::InsteadFirst);
        if (const auto each = found.takeIfAny<Duration>())
            ability.firstEach = *each;
        if (auto all = found.takeIfAny<std::vector<Happening>>())
            ability.triggers = std::move(*all);
        else
            ability.triggers = found.takeAll<Happening>();
        if (found.says(Flag::First) && ability.firstEach == Duration::None) {
            ability.firstEach = takeEachTime(ability.triggers);
            if (ability.firstEach == Duration::None)
                return std::nullopt;
        }
        if (auto only = found.takeIfAny<Condition>())
            ability.triggerIf = std::move(*only);
        if (auto each = found.takeIfAny<Quantity>())
            ability.forEach = std::move(*each);
        ability.effect = found.take<Effect>();
        return ability;
    }
};

// ---------------------------------------------------------------- Passive abilities (2.3)

struct comesFirst
    : any<word<"if">, means<Flag::Unless, "unless">, means<Flag::While, "while", "as long as">>
{
};
/// "During Dusk, I'm [Gigantic]."
struct bareFirst : seq<phaseCondition, comma, mark<Flag::Bare>>
{
};
struct firstIf : any<bareFirst, seq<comesFirst, condition, any<comma, means<Flag::Colon, ":">>>>
{
};
struct lastIf : any<seq<phaseCondition, mark<Flag::Bare>>, seq<comesFirst, condition>>
{
};
struct phaseBehind : seq<phaseCondition, mark<Flag::Continues>>
{
};
struct conditionFirst
    : seq<firstIf, statement, maybe<phaseBehind>, any<stop, pegtl::at<quote>, end>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.condition = found.take<Condition>();
        ability.unless = found.says(Flag::Unless);
        if (found.says(Flag::While) && found.says(Flag::Colon))
            return std::nullopt;
        if (found.says(Flag::Bare))
            said(ability).conditionWord = Said<Ability>::If::Bare;
        else if (found.says(Flag::While))
            said(ability).conditionWord = Said<Ability>::If::While;
        else if (found.says(Flag::Colon))
            said(ability).conditionWord = Said<Ability>::If::Colon;
        ability.statement = found.take<Statement>();
        if (found.says(Flag::Continues)) { // "if I'm in {V}, I don't lose [Anchored] during Rest"
            if (said(ability).conditionWord != Said<Ability>::If::Comma || ability.unless)
                return std::nullopt;
            Condition both;
            both.kind = Condition::Kind::All;
            both.parts = { std::move(*ability.condition), found.take<Condition>() };
            ability.condition = std::move(both);
        }
        return ability;
    }
};
/// "When you control three Robots - Complete me.": a Feat is complete as soon as that is so.
struct completedWhen : seq<word<"when">, condition, dash, word<"complete me">, maybe<stop>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.condition = found.take<Condition>();
        said(ability).conditionWord = Said<Ability>::If::When;
        ability.statement = StatedEffect { effect(Complete { Thing { This {} } }) };
        return ability;
    }
};
/// "You may play Spells for {1} less if their Base Cost is {4} or more": "they" are the cards that are played.
bool isOfThePlayed(const Ability& ability, const Condition& condition)
{
    const auto* costItems = std::get_if<Costs>(&*ability.statement);
    return costItems && !std::holds_alternative<This>(costItems->what.node)
        && condition.kind == Condition::Kind::Compared && condition.quantity->thing
        && std::holds_alternative<It>(condition.quantity->thing->node);
}
struct passive : seq<statement, maybe<lastIf>, maybe<stop>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.statement = found.take<Statement>();
        const bool plain
            = !found.says(Flag::Unless) && !found.says(Flag::While) && !found.says(Flag::Bare);
        if (auto only = found.takeIfAny<Condition>()) {
            if (plain && isOfThePlayed(ability, *only)) {
                std::get<Costs>(*ability.statement).ifIt = std::move(*only);
                return ability;
            }
            ability.condition = std::move(*only);
            ability.unless = found.says(Flag::Unless);
            said(ability).conditionWord = found.says(Flag::While) ? Said<Ability>::If::WhileAfter
                : found.says(Flag::Bare)                          ? Said<Ability>::If::BareAfter
                                                                  : Said<Ability>::If::After;
        }
        return ability;
    }
};
struct replaces : replacement
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.statement = found.take<Statement>();
        return ability;
    }
};
/// "to play me for {1} less" is said of a card that is not being played by an effect, but declared.
bool isAboutDeclaring(Effect& last)
{
    if (const auto* play = std::get_if<Play>(&last.node)) {
        const bool fits = std::holds_alternative<This>(play->what.node)
            && play->price == Play::Price::Less && play->least == 0
            && said(*play).word == Said<Play>::Play && play->who == Who {};
        if (!fits)
            return false;
        last = effect(saying(ReduceMyCost { play->change }, { true }));
    }
    return std::holds_alternative<ReduceMyCost>(last.node);
}
/// "To play me, you must sacrifice a Permanent.": an additional cost (5.1.2.e)
struct mustPay : seq<word<"to play me, you must", "to play me, you have to",
                         "as an additional cost to play me,">,
                     sentences>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Declared;
        ability.effect = found.take<Effect>();
        const auto isCost = [](const Effect& effect) { // mana is paid with the rest of its cost
            return !std::holds_alternative<Sequence>(effect.node)
                && !std::holds_alternative<May>(effect.node)
                && !std::holds_alternative<If>(effect.node)
                && !std::holds_alternative<Pay>(effect.node);
        };
        const auto* either = std::get_if<Choose>(&ability.effect->node);
        const bool one = isCost(*ability.effect)
            && (!either || std::ranges::all_of(either->modes, [&](const Mode& mode) {
                   return mode.effect && isCost(*mode.effect);
               }));
        return one ? std::optional(std::move(ability)) : std::nullopt;
    }
};
/// "If you do, I can only target ...": of how it was declared.
bool narrowsTargets(const Effect& effect)
{
    const auto* so = std::get_if<If>(&effect.node);
    return so && so->condition.kind == Condition::Kind::Did && !so->otherwise
        && std::holds_alternative<OnlyTarget>(so->effect->node);
}
struct declared : sentences
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Declared;
        ability.effect = found.take<Effect>();
        Effect* first = &*ability.effect;
        if (auto* both = std::get_if<Sequence>(&first->node)) {
            if (both->parts.size() != 2 || !narrowsTargets(both->parts[1]))
                return std::nullopt;
            first = &both->parts.front();
        }
        May* may = std::get_if<May>(&first->node);
        const bool narrows = first != &*ability.effect;
        const bool pays = may && may->to;
        if (!may || pays == narrows || !isAboutDeclaring(pays ? *may->to : *may->effect))
            return std::nullopt;
        return ability;
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

// ---------------------------------------------------------------- Whole paragraphs

struct completed : means<Flag::Completed, "[completed]:">
{
};
struct infinite : means<Flag::Also, "{i}">
{
};
template <typename... Kinds>
struct wholeText : seq<maybe<completed>, any<Kinds...>, end>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.completed = found.says(Flag::Completed);
        return ability;
    }
};
/// What a Spell says of itself while it is played: its cost, and whether it can be played at all.
struct ofSpell : any<conditionFirst, passive>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability = found.take<Ability>();
        const auto* costItems = std::get_if<Costs>(&*ability.statement);
        const auto* cant = std::get_if<CantBePlayed>(&*ability.statement);
        const auto isMe = [](const Thing& t) { return std::holds_alternative<This>(t.node); };
        const auto* pile = std::get_if<MayPlay>(&*ability.statement);
        const bool fits = (costItems && isMe(costItems->what)) || (cant && isMe(cant->what))
            || (pile && isMe(pile->what))
            || std::holds_alternative<AlsoConsidered>(*ability.statement);
        return fits ? std::optional(std::move(ability)) : std::nullopt;
    }
};

struct onPermanent : any<keywordLine,
                         wholeText<reaction, quickAction, replaces, mustPay, declared,
                             completedWhen, conditionFirst, passive>>
{
};
struct onSpell : any<keywordLine, wholeText<mustPay, declared, ofSpell, spellEffect>>
{
};
/// What only a Spell can say alone.
struct loneEffect : wholeText<spellEffect>
{
};
struct support
    : seq<maybe<infinite>, any<wholeText<reaction, quickAction, replaces, conditionFirst, passive>>>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.infinite = found.says(Flag::Also);
        // What a Feat does once it is complete works where it is completed: in play.
        ability.support = ability.infinite || !ability.completed;
        return ability;
    }
};
struct paragraphInQuotes : seq<quote, any<reaction, quickAction, conditionFirst, passive>, quote>
{
    static Ability build(Found& found) { return found.take<Ability>(); }
};

} // namespace

bool quoted::read(Input& in, Reading& reading)
{
    return text::read<paragraphInQuotes>(in, reading);
}

} // namespace grammar

namespace {

/// "target Robot and Spirit" on a Spirit: a sub-type beside another is no name.
bool isBesideAnother(const text::Tokens& tokens, std::string_view name)
{
    const std::string called = text::lowerCase(name);
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (tokens[at].is(called) && (tokens[at - 1].is("and") || tokens[at - 1].is("or")))
            return true;
    return false;
}

/// The paragraph as it is printed, or else as people say it.
template <typename Rule>
std::optional<Ability> compiled(const text::Paragraph& paragraph, const text::Position& position,
    CardType type, std::string_view name, Problems& problems)
{
    text::Tokens tokens = text::tokensOf(paragraph);
    if (const std::string_view doubt = doubtIn(tokens, type); !doubt.empty()) {
        problems.push_back({ text::placeOf(position, 1), std::string(doubt) });
        return std::nullopt;
    }
    if (auto ability = text::understood<Rule, Ability, grammar::Reading>(paragraph))
        return ability;
    if (!isBesideAnother(tokens, name))
        text::sayThis(tokens, name, habits());
    sayAsPrinted(tokens);
    const text::Paragraph said = text::paragraphOf(tokens);
    if (said.words != paragraph.words)
        if (auto ability = text::understood<Rule, Ability, grammar::Reading>(said))
            return ability;
    // An effect alone can not stand on a permanent: then that is the remedy.
    if constexpr (std::is_same_v<Rule, grammar::onPermanent>)
        if (text::understood<grammar::loneEffect, Ability, grammar::Reading>(paragraph)) {
            auto none
                = text::compile<Rule, Ability, grammar::Reading>(paragraph, position, problems);
            const text::Hint& alone = noSpellHint();
            problems.back().text
                += fmt::format(" {} For instance: \"{}\"", alone.remedy, alone.example);
            return none;
        }
    return text::compile<Rule, Ability, grammar::Reading>(
        paragraph, position, problems, { .hints = hints() });
}

/// Two or three things that are so, said in one paragraph; empty where they are not understood by themselves.
template <typename Rule>
std::vector<Ability> several(const text::Paragraph& paragraph, int most = 3)
{
    constexpr std::size_t longest = 400; // each half of each is read
    if (paragraph.words.size() > longest)
        return {};
    const auto passive = [](const text::Paragraph& half) {
        auto ability = text::understood<Rule, Ability, grammar::Reading>(half);
        return ability && ability->kind == Ability::Kind::Passive ? std::move(ability)
                                                                  : std::nullopt;
    };
    for (const auto& [one, other] : halvesOf(paragraph)) {
        auto first = passive(one);
        if (!first)
            continue;
        std::vector<Ability> all;
        all.push_back(std::move(*first));
        if (auto second = passive(other)) {
            all.push_back(std::move(*second));
            return all;
        }
        std::vector<Ability> rest;
        if (most > 2)
            rest = several<Rule>(other, most - 1);
        if (rest.empty())
            continue;
        for (Ability& each : rest)
            all.push_back(std::move(each));
        return all;
    }
    return {};
}

template <typename Rule>
Parsed parseWith(
    std::string_view printed, CardType type, std::string_view place, std::string_view name)
{
    Parsed parsed;
    if (auto fault = text::sizeFault(printed, place)) {
        parsed.problems.push_back(std::move(*fault));
        return parsed;
    }
    std::size_t number = 0;
    for (const text::Paragraph& paragraph : printedAbilities(printed)) {
        auto ability = compiled<Rule>(paragraph, { place, ++number }, type, name, parsed.problems);
        if (!ability) {
            std::vector<Ability> all = several<Rule>(paragraph);
            const bool fits = !all.empty() && doubtIn(text::tokensOf(paragraph), type).empty()
                && std::ranges::all_of(all, [&](const Ability& each) {
                       return !hasUnboundX(each) && unboundReason(each, type).empty();
                   });
            if (!fits)
                continue;
            parsed.problems.pop_back();
            for (Ability& each : all)
                parsed.abilities.push_back(std::move(each));
            continue;
        }
        bindChosenX(*ability);
        bindOtherBranch(*ability);
        bindOthers(*ability);
        bindEach(*ability);
        bindThere(*ability);
        if (!bindTimes(*ability))
            parsed.problems.push_back({ text::placeOf({ place, number }, 1),
                "It is not said what happens at that time; say it as in \"played this turn\"." });
        else if (hasUnboundX(*ability))
            parsed.problems.push_back({ text::placeOf({ place, number }, 1),
                "X has no value in this paragraph; say it with \", where X is ...\"." });
        else if (hasUnboundIt(*ability))
            parsed.problems.push_back({ text::placeOf({ place, number }, 1),
                "\"it\" is named only in the other branch; say first whom you target, as in "
                "\"Target a Character. If ..., discard it, otherwise ...\"." });
        else if (std::string reason = unboundReason(*ability, type); !reason.empty())
            parsed.problems.push_back({ text::placeOf({ place, number }, 1), std::move(reason) });
        else
            parsed.abilities.push_back(std::move(*ability));
    }
    return parsed;
}

} // namespace

Parsed parseText(
    std::string_view text, CardType type, std::string_view place, std::string_view name)
{
    return type == CardType::Spell ? parseWith<grammar::onSpell>(text, type, place, name)
                                   : parseWith<grammar::onPermanent>(text, type, place, name);
}

Parsed parseSupport(std::string_view text, std::string_view place, std::string_view name)
{
    return parseWith<grammar::support>(text, CardType::Character, place, name);
}

} // namespace triptych::altered
