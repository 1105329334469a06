#include "altered/text/grammar/GrammarAbilities.h"

#include <algorithm>
#include <utility>

// What is always so, or as long as something else is (2.3); what is said of how a card is played (5.1.2.e).
namespace triptych::altered::grammar {
namespace {

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
struct conditionFirstText
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
/// "When you control three Robots - Complete me.": a Feat is complete as soon as that is so. "When I have no counters -
/// Sacrifice me."
struct completedWhenText
    : seq<word<"when">, condition, dash,
          any<word<"complete me">, means<Flag::Spends, "sacrifice me">>, maybe<stop>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.condition = found.take<Condition>();
        said(ability).conditionWord = Said<Ability>::If::When;
        const bool sacrificed = found.says(Flag::Spends);
        ability.statement
            = StatedEffect { sacrificed ? effect(Sacrifice { Who {}, Thing { This {} } })
                                        : effect(Complete { Thing { This {} } }) };
        return ability;
    }
};
/// "When you control three Robots, I permanently gain "..."": as soon as that is so, and for good.
struct gainedWhenText : seq<word<"when">, condition, any<dash, comma>, gain, maybe<stop>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.condition = found.take<Condition>();
        said(ability).conditionWord = Said<Ability>::If::When;
        Effect gained = found.take<Effect>();
        const Gain* gain = std::get_if<Gain>(&gained.node);
        const bool lasts = gain && std::holds_alternative<This>(gain->what.node) && !gain->also
            && !gain->choice && gain->duration == Duration::Permanently
            && std::ranges::all_of(gain->grants, [](const Grant& grant) {
                   return !grant.lose
                       && (grant.kind == Grant::Kind::Ability
                           || (grant.kind == Grant::Kind::Keyword
                               && grant.keyword != Keyword::Fleeting));
               });
        if (!lasts)
            return std::nullopt;
        ability.statement = StatedEffect { std::move(gained) };
        return ability;
    }
};
struct onceSo : any<completedWhenText, gainedWhenText>
{
};
/// "if it shares a subtype with ...", "if it's a Robot": what it is wherever it lies
bool asksWhatItIs(const Condition& of)
{
    const auto isPrinted = [](const Trait& trait) {
        return trait.kind == Trait::Kind::Shares || trait.kind == Trait::Kind::Subtype;
    };
    return of.kind == Condition::Kind::Is && of.thing && std::holds_alternative<It>(of.thing->node)
        && !of.past && of.positions == 0 && std::ranges::all_of(of.filter.before, isPrinted)
        && std::ranges::all_of(of.filter.after, isPrinted);
}
/// "You may play Spells for {1} less if their Base Cost is {4} or more": "they" are the cards that are played.
bool isOfThePlayed(const Ability& ability, const Condition& condition)
{
    const auto* costItems = std::get_if<Costs>(&*ability.statement);
    return costItems && !std::holds_alternative<This>(costItems->what.node)
        && (asksWhatItIs(condition)
            || (condition.kind == Condition::Kind::Compared && condition.quantity->thing
                && std::holds_alternative<It>(condition.quantity->thing->node)));
}
/// "Characters you play cost {1} less if it's [Fleeting]"
bool asksOfPlayed(const Ability& ability, const Condition& condition)
{
    const auto* costItems = std::get_if<Costs>(&*ability.statement);
    return costItems && !std::holds_alternative<This>(costItems->what.node)
        && condition.kind == Condition::Kind::Is && condition.thing
        && std::holds_alternative<It>(condition.thing->node);
}
/// "The first Character you play each Afternoon costs {1} less if it's a Robot": asked of that one
Next* firstPlayed(Ability& ability, const Condition& condition)
{
    auto* stated = std::get_if<StatedEffect>(&*ability.statement);
    Next* next = stated ? std::get_if<Next>(&stated->effect.node) : nullptr;
    return next && next->everyAfternoon > 0 && asksWhatItIs(condition) ? next : nullptr;
}
struct passiveText : seq<statement, maybe<lastIf>, maybe<stop>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.statement = found.take<Statement>();
        const bool plain
            = !found.says(Flag::Unless) && !found.says(Flag::While) && !found.says(Flag::Bare);
        if (auto only = found.takeIfAny<Condition>()) {
            if (plain && asksOfPlayed(ability, *only) && !isOfThePlayed(ability, *only))
                return std::nullopt; // what it is only once it is played
            if (plain && isOfThePlayed(ability, *only)) {
                std::get<Costs>(*ability.statement).ifIt = std::move(*only);
                return ability;
            }
            if (Next* next = firstPlayed(ability, *only);
                next && !found.says(Flag::While) && !found.says(Flag::Bare)) {
                next->ifIt = std::move(*only);
                next->unlessIt = found.says(Flag::Unless);
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
struct mustPayText : seq<word<"to play me, you must", "to play me, you have to",
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
    return so && so->condition.kind == Condition::Kind::StepDone && !so->otherwise
        && std::holds_alternative<OnlyTarget>(so->effect->node);
}
struct declaredText : sentences
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

} // namespace

bool conditionFirst::read(Input& in, Reading& reading)
{
    return text::read<conditionFirstText>(in, reading);
}
bool completedWhen::read(Input& in, Reading& reading)
{
    return text::read<onceSo>(in, reading);
}
bool passive::read(Input& in, Reading& reading)
{
    return text::read<passiveText>(in, reading);
}
bool mustPay::read(Input& in, Reading& reading)
{
    return text::read<mustPayText>(in, reading);
}
bool declared::read(Input& in, Reading& reading)
{
    return text::read<declaredText>(in, reading);
}

} // namespace triptych::altered::grammar
