#include "seize/text/grammar/GrammarAbilities.h"

#include "seize/tree/Walk.h"
#include "text/Ahead.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <type_traits>
#include <utility>

// Triggered abilities: an event, and what is done then.
namespace triptych::seize::grammar {
namespace {

struct oncePerTurn
    : seq<any<means<Flag::OncePerTurn, "once per turn", "once each turn", "once a turn">,
              means<Flag::First, "once per game", "once each game", "once a game">,
              seq<any<means<2, "twice">, seq<maybe<word<"up to">>, count, word<"times">>>,
                  word<"per turn", "each turn", "a turn">>>,
          maybe<comma>>
{
};
/// How often it happens in a turn, where that is said.
void takeLimit(Ability& ability, Found& found)
{
    const int times = found.take<int>(0);
    ability.oncePerTurn = found.says(Flag::OncePerTurn) || times == 1;
    ability.perTurn = times > 1 ? times : 0;
}
/// "The first time in a game that this is destroyed, ..."
struct firstInAGame
    : seq<means<Flag::First, "the first time in a game that", "the first time in a game",
          "the first time each game that", "the first time each game">>
{
};
/// "This triggers only once each turn."
struct onlyOnceATurn
    : seq<word<"this triggers only", "this ability triggers only", "this can only trigger",
              "this ability can only trigger", "this happens only", "this can only happen",
              "this only triggers", "triggers only", "this effect triggers only",
              "this effect can only trigger", "use this ability only", "use this only">,
          onceEachTurn, stop>
{
};
/// "Whenever this attacks an exhausted mercenary, it deals 1 more damage" is what it always does with its
/// attacks: what triggers on an attack resolves when the damage is dealt.
std::optional<Ability> strikesHarder(const Ability& said)
{
    const auto* gain = std::get_if<Gain>(&said.effect->node);
    const Trigger& trigger = *said.trigger;
    const bool own
        = trigger.subject.kind == Thing::Kind::This || trigger.subject.kind == Thing::Kind::Bearer;
    if (!gain || !own || !trigger.object || trigger.event != Trigger::Event::Attacks
        || said.oncePerTurn || said.oncePerGame || said.perTurn > 0
        || trigger.during != Trigger::During::Always || trigger.inPhase
        || gain->duration != Duration::Always || gain->times
        || (gain->what.kind != Thing::Kind::It && gain->what.kind != trigger.subject.kind)
        || gain->what.plural)
        return std::nullopt;
    Gain always = *gain;
    always.what = {};
    always.what.kind = trigger.subject.kind;
    for (Modifier& modifier : always.modifiers) {
        if (modifier.kind != Modifier::Kind::Deals || modifier.blow != Blow {} || modifier.against)
            return std::nullopt;
        modifier.blow.how = trigger.blow.how == How::Any ? How::Attack : trigger.blow.how;
        modifier.against = trigger.object;
    }
    Ability made;
    made.kind = Ability::Kind::Static;
    made.effect = Effect { std::move(always) };
    return made;
}
/// What serves an attack: damage and what passes it through, and what comes of it.
bool servesAttack(const Modifier& modifier)
{
    using Kind = Modifier::Kind;
    constexpr std::array serving { Kind::Melee, Kind::Ranged, Kind::Damage, Kind::Leech,
        Kind::DealsType, Kind::Deals, Kind::DealsDouble, Kind::PassesArmor, Kind::PassesMagicArmor,
        Kind::PassesDefense, Kind::Inflicts };
    return std::ranges::find(serving, modifier.kind) != serving.end();
}
/// RULING "whenever this attacks, it gains Leech until end of turn": with that attack. What hears the attack itself
/// comes after its damage (S-MERC-F), when nothing is left to attack with; so this hears it declared.
bool comesTooLate(const Ability& ability)
{
    const Trigger& trigger = *ability.trigger;
    const bool own
        = trigger.subject.kind == Thing::Kind::This || trigger.subject.kind == Thing::Kind::Bearer;
    if (!own || trigger.event != Trigger::Event::Attacks || trigger.nth != 1)
        return false;
    bool late = false;
    walk(*ability.effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
            const auto* gain = std::get_if<Gain>(&part.node);
            late = late
                || (gain && gain->duration == Duration::ThisTurn && !gain->what.plural
                    && (gain->what.kind == Thing::Kind::It
                        || gain->what.kind == trigger.subject.kind)
                    && std::ranges::all_of(gain->modifiers, servesAttack));
        }
    });
    return late;
}
/// "whenever this attacks while it is damaged, ...", "... while stealthed": asked as it happens
/// "when you play this as your only mercenary": while you control no others
struct asYourOnly : seq<any<means<Side::Yours, "as your only">, word<"as the only">>, described>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::YouControlNo;
        made.filter = found.take<Filter>();
        if (made.filter.side == Side::Any)
            made.filter.side = found.take<Side>(Side::Any);
        const bool yours = std::exchange(made.filter.side, Side::Any) == Side::Yours;
        const bool another = std::exchange(made.filter.other, true);
        return yours && !another && made.filter.noun == Filter::Noun::Mercenary
            ? std::optional(std::move(made))
            : std::nullopt;
    }
};
struct whileSo
    : any<asYourOnly,
          seq<word<"while", "as long as">, any<condition, bareCondition<Thing::Kind::It>>>,
          seq<means<Flag::Less, "unless">, condition>>
{
    static Condition build(Found& found)
    {
        Condition made = found.take<Condition>();
        if (found.says(Flag::Less))
            made.unless = !made.unless;
        return made;
    }
};
/// Of whom a state alone is said: of whom the event tells.
bool saidOfSubject(Ability& ability)
{
    Condition& condition = *ability.condition;
    if (!condition.before)
        return true;
    condition.before = false;
    Thing& subject = ability.trigger->subject;
    const bool is = condition.kind == Condition::Kind::ThingIs;
    if (subject.kind != Thing::Kind::Some) {
        condition.of = is ? subject.kind : condition.of;
        return true;
    }
    // "Whenever an ally is dealt damage while adjacent to this": of an ally adjacent to this.
    const Range near = condition.filter.range;
    if (is && near.kind != Range::Kind::Anywhere
        && subject.filter.range.kind == Range::Kind::Anywhere) {
        subject.filter.range = near;
        ability.condition.reset();
        return true;
    }
    condition.of = is ? Thing::Kind::It : condition.of;
    return is && near.kind == Range::Kind::Anywhere;
}
struct saidBarely : seq<>
{
    static Flag build(Found&) { return Flag::Self; }
};
struct triggered
    : seq<any<seq<maybe<oncePerTurn>, trigger>, seq<firstInAGame, bareTrigger>>, maybe<whileSo>,
          maybe<comma>, any<sentences, seq<ownGain, saidBarely>>, maybe<onlyOnceATurn>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = found.take<Trigger>();
        ability.condition = found.takeIfAny<Condition>();
        if (ability.condition && !saidOfSubject(ability))
            return std::nullopt;
        // "Whenever an ally attacks, +1 melee this turn": of this, or of that ally?
        const Thing::Kind whom = ability.trigger->subject.kind;
        if (found.says(Flag::Self) && whom != Thing::Kind::This && whom != Thing::Kind::Bearer)
            return std::nullopt;
        takeLimit(ability, found);
        ability.oncePerGame = found.says(Flag::First);
        ability.effect = found.take<Effect>();
        // "During your Attack Phase, your mercenaries ignore Armor" is so for as long as that lasts.
        if (std::exchange(ability.trigger->current, false) && isGivenForGood(*ability.effect))
            return std::nullopt;
        auto harder = ability.condition ? std::nullopt : strikesHarder(ability);
        if (!harder && comesTooLate(ability))
            ability.trigger->event = Trigger::Event::Declares;
        return harder ? std::move(*harder) : std::move(ability);
    }
};
/// "When this is destroyed, if it had no treasures, ...": asked as it happens, for then it can still be seen
struct triggeredOfWhoLeft : seq<maybe<oncePerTurn>, trigger, comma, word<"if">, condition, comma,
                                sentences, maybe<onlyOnceATurn>>
{
    static std::optional<Ability> build(Found& found)
    {
        using Event = Trigger::Event;
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = found.take<Trigger>();
        ability.condition = found.take<Condition>();
        Condition& was = *ability.condition;
        const Event event = ability.trigger->event;
        const bool left = event == Event::IsDestroyed || event == Event::Exits
            || event == Event::ReturnsToHand || event == Event::Leaves;
        const bool ofOne
            = was.kind == Condition::Kind::ThingIs || was.kind == Condition::Kind::ThingIsNot;
        const Thing::Kind subject = ability.trigger->subject.kind;
        const bool ofIt = was.of == Thing::Kind::It || was.of == Thing::Kind::That;
        if (!left || !was.before || !ofOne || (!ofIt && was.of != subject))
            return std::nullopt;
        was.before = false;
        was.of = subject == Thing::Kind::Some ? Thing::Kind::It : subject;
        takeLimit(ability, found);
        ability.oncePerGame = found.says(Flag::First);
        ability.effect = found.take<Effect>();
        return ability;
    }
};
/// "If you control a Mage, at the end of your turn draw 1": asked as it resolves
struct conditionFirst : seq<word<"if">, condition, comma, trigger, maybe<comma>, sentences>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = found.take<Trigger>();
        ability.trigger->current = false;
        Condition only = found.take<Condition>();
        ability.effect = Effect { IfSo { std::move(only), { found.take<Effect>() }, {} } };
        return ability;
    }
};
/// Whether the sentence names an event behind its beginning; else what is amiss is told of another reading.
struct scanEventBehind
{
    static constexpr std::string_view what = "Whenever";
    static std::size_t length(std::string_view text)
    {
        const bool behind = hasAny(sentenceAhead(text, ".:"),
            { " whenever ", " when ", " at the start of ", " at the end of ",
                " at the beginning of ", " each time " });
        return behind ? 1 : 0;
    }
};
/// "... at the end of your turn if you control a Mage": asked as it resolves
struct ifBehind : means<Flag::Fully, "if">
{
};
/// "Draw 1 whenever this plunders", "heal this 1 at the start of your turn"
struct triggeredBehind
    : seq<pegtl::at<scanned<scanEventBehind>>, maybe<oncePerTurn>, sentence, trigger,
          maybe<any<whileSo, seq<ifBehind, condition>>>, stop, maybe<onlyOnceATurn>>
{
    static std::optional<Ability> build(Found& found)
    {
        std::optional<Condition> only;
        if (found.says(Flag::Fully))
            only = found.takeIfAny<Condition>();
        auto made = triggered::build(found);
        if (!made)
            return std::nullopt;
        Ability ability = std::move(*made);
        if (only)
            ability.effect
                = Effect { IfSo { std::move(*only), { std::move(*ability.effect) }, {} } };
        // "Has Armor 1 whenever it is damaged" is what is so then, and not given for good each time.
        return isGivenForGood(*ability.effect) || ability.kind != Ability::Kind::Triggered
            ? std::nullopt
            : std::optional(std::move(ability));
    }
};
/// "Ranged attacks made by this mercenary apply 1 Poison" is "whenever this deals damage with a ranged attack, apply 1
/// Poison to that mercenary": where nothing of the damage comes through, nothing is applied.
struct anyTriggered : any<triggeredOfWhoLeft, triggered, conditionFirst>
{
};
} // namespace

bool isGivenForGood(const Effect& effect)
{
    bool lasts = false;
    walk(effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
            const auto* gain = std::get_if<Gain>(&part.node);
            const auto* may = std::get_if<Allowance>(&part.node);
            lasts = lasts || (gain && gain->duration == Duration::Always)
                || (may && may->duration == Duration::Always);
        }
    });
    return lasts;
}

bool triggeredFirst::read(Input& in, Reading& reading)
{
    return text::read<anyTriggered>(in, reading);
}
bool triggeredAlone::read(Input& in, Reading& reading)
{
    return text::read<triggered>(in, reading);
}
bool triggeredLast::read(Input& in, Reading& reading)
{
    return text::read<triggeredBehind>(in, reading);
}
} // namespace triptych::seize::grammar
