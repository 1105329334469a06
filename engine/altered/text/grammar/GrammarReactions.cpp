#include "altered/text/grammar/GrammarAbilities.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <type_traits>

// What a Reaction waits for, and what then comes (5.4).
namespace triptych::altered::grammar {
namespace {

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
/// "or when another Robot joins your Expeditions": of somebody or something else
struct orWhen : seq<word<"or when", "or">, happening>
{
};
/// "The first time you [Resupply] each Day", "The first time each turn you ..."
struct firstTime : seq<means<Flag::First, "the first time">,
                       any<seq<eachTime, mark<Flag::InsteadFirst>, happening, many<orWhen>>,
                           seq<happening, many<orWhen>, maybe<eachTime>>>>
{
};
struct named : any<seq<any<word<"when">>, happening, many<orWhen>>,
                   seq<phaseTrigger, many<word<"and", "or">, phaseTrigger>, many<orWhen>>>
{
};
struct briefly : seq<iconTrigger, many<iconTrigger>, maybe<means<Flag::Does, "-">>>
{
};
template <typename What, typename Sign>
struct waits : seq<What, maybe<triggerIf>, maybe<any<multiple, multipleOf>>, Sign>
{
};
struct atLength : any<waits<firstTime, any<dash, comma>>, waits<named, dash>>
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
/// "I gain 1 boost for each of them": that many
void countThem(Amount& of)
{
    const bool them = of.kind == Amount::Kind::Per && of.number == 1 && of.every == 1 && !of.most
        && of.of && of.of->kind == Quantity::Kind::Things && of.of->thing
        && std::holds_alternative<It>(of.of->thing->node);
    if (them)
        of = { Amount::Kind::ThatMany, 0 };
}
/// "Them" of an instruction that does the same to each of several; null of every other.
It* doneToThem(Effect& effect)
{
    It* it = std::visit(
        [](auto& e) -> It* {
            using Node = std::remove_cvref_t<decltype(e)>;
            if constexpr (
                std::is_same_v<Node,
                    Gain> || std::is_same_v<Node, Exhaust> || std::is_same_v<Node, Ready> || std::is_same_v<Node, Discard> || std::is_same_v<Node, SwitchExpeditions> || std::is_same_v<Node, Augment>)
                return std::get_if<It>(&e.what.node);
            else
                return nullptr;
        },
        effect.node);
    const auto word = it ? said(*it).word : Said<It>::It;
    const bool them = word == Said<It>::Them || word == Said<It>::ThemAll
        || word == Said<It>::EachOfThem || word == Said<It>::ThoseCharacters
        || word == Said<It>::ThoseTokens || word == Said<It>::ThoseCards
        || word == Said<It>::ThosePermanents;
    return it && it->kind == It::Kind::It && !it->thisWay && them ? it : nullptr;
}
/// "When one or more Characters join your Expeditions - Each of them gains 1 boost." says of each what "When a
/// Character joins ..." does; and how many they were is known.
void tellOfEach(Ability& ability)
{
    const auto isOneOrMore = [](const Happening& h) {
        const Some* some = h.subject ? std::get_if<Some>(&h.subject->node) : nullptr;
        return h.together && !h.ordinal && some && some->orMore
            && some->count.kind == Amount::Kind::Fixed && some->count.number == 1;
    };
    if (!std::ranges::all_of(ability.triggers, isOneOrMore) || ability.triggers.empty())
        return;
    if (auto* draws = std::get_if<Draw>(&ability.effect->node))
        countThem(draws->count);
    auto* gain = std::get_if<Gain>(&ability.effect->node);
    if (gain && std::holds_alternative<This>(gain->what.node))
        for (Grant& grant : gain->grants)
            countThem(grant.amount);
    It* it = doneToThem(*ability.effect);
    const auto isOfItself = [](const Grant& grant) {
        return grant.amount.kind == Amount::Kind::Fixed || grant.amount.kind == Amount::Kind::All;
    };
    if (!it || ability.triggerIf || ability.forEach || ability.firstEach != Duration::None
        || ability.oncePer != Duration::None
        || (gain && (gain->also || gain->choice || !std::ranges::all_of(gain->grants, isOfItself))))
        return;
    for (Happening& h : ability.triggers) {
        auto& some = std::get<Some>(h.subject->node);
        some.orMore = h.together = false;
        some.count.wording = {};
        some.wording = {};
    }
    it->wording = {};
    if (gain)
        gain->wording = {};
}

struct ChangesRoll : AnyPart<ChangesRoll>
{
    using AnyPart::in;
    static bool in(const ChangeResult&) { return true; }
    static bool in(const Reroll&) { return true; }
};
struct RollsItself : AnyPart<RollsItself>
{
    using AnyPart::in;
    static bool in(const Roll&) { return true; }
};
/// "When you roll a die - You may add 1 to its result": it has been used by then; that is said as what is done instead.
bool comesTooLate(const Ability& ability)
{
    return std::ranges::any_of(ability.triggers,
               [](const Happening& each) { return each.event == Happening::Event::Rolls; })
        && ChangesRoll::in(*ability.effect) && !RollsItself::in(*ability.effect);
}
/// "This triggers only once each turn.": how often, said behind it.
struct triggersOnce
    : seq<word<"this triggers only once">, mark<Flag::CanOnly>,
          any<eachTime, means<Duration::ThisTurn, "per turn">,
              means<Duration::ThisAfternoon, "per afternoon">, means<Duration::ThisDay, "per day">>,
          stop>
{
};
struct reactionText : seq<any<briefly, atLength>, sentences, maybe<triggersOnce>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Reaction;
        said(ability).firstEachEarly = found.says(Flag::InsteadFirst);
        std::vector<Duration> times = found.takeAll<Duration>();
        if (found.says(Flag::CanOnly)) {
            ability.oncePer = times.back();
            times.pop_back();
        }
        if (!times.empty())
            ability.firstEach = times.front();
        ability.triggers = found.takeAll<Happening>();
        for (std::vector<Happening>& all : found.takeAll<std::vector<Happening>>())
            ability.triggers.insert(ability.triggers.end(), all.begin(), all.end());
        if (found.says(Flag::First) && ability.firstEach == Duration::None) {
            ability.firstEach = takeEachTime(ability.triggers);
            if (ability.firstEach == Duration::None)
                return std::nullopt;
        }
        if (ability.firstEach != Duration::None && ability.oncePer != Duration::None)
            return std::nullopt;
        // "joins each of your Expeditions": the first in each of them is not the first of all
        if (ability.firstEach != Duration::None
            && std::ranges::any_of(ability.triggers, [](const Happening& each) {
                   return each.expedition && each.expedition->kind == Expedition::Kind::EachOf;
               }))
            return std::nullopt;
        if (auto only = found.takeIfAny<Condition>())
            ability.triggerIf = std::move(*only);
        if (auto each = found.takeIfAny<Quantity>())
            ability.forEach = std::move(*each);
        ability.effect = found.take<Effect>();
        tellOfEach(ability);
        return comesTooLate(ability) ? std::nullopt : std::optional(std::move(ability));
    }
};

} // namespace

bool reaction::read(Input& in, Reading& reading)
{
    return text::read<reactionText>(in, reading);
}

} // namespace triptych::altered::grammar
