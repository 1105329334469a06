#include "seize/text/Parse.h"

#include "seize/text/Aim.h"
#include "seize/text/Bind.h"
#include "seize/text/GrammarInstructions.h"
#include "seize/text/Habits.h"
#include "seize/text/Hints.h"
#include "seize/text/Unquoted.h"
#include "seize/tree/Walk.h"
#include "text/Diagnostic.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

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
    template <typename Reading>
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
struct duringTurn : any<means<Condition::Kind::YourTurn, "during your turn", "on your turn">,
                        means<Condition::Kind::NotYourTurn, "during an opponent's turn",
                            "during the opponent's turn", "during your opponent's turn",
                            "on an opponent's turn", "during opponents' turns">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = found.take<Condition::Kind>();
        return made;
    }
};
struct duringPhase : seq<word<"during your", "in your">, phaseName>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::YourPhase;
        made.phase = found.take<Phase>();
        return made;
    }
};
struct onceEachTurn
    : any<means<Flag::OncePerTurn, "once each turn", "once per turn", "once a turn",
              "once during each of your turns", "one time each turn", "one time per turn">,
          means<Flag::First, "once per game", "once each game", "once a game", "once per match",
              "one time per game">>
{
};
struct soOftenEachTurn
    : seq<maybe<word<"up to">>, any<means<2, "twice">, seq<someCount, word<"times">>>,
          word<"each turn", "per turn", "a turn">>
{
};
/// "during the Attack Phase", "in an opponent's End Phase"
struct duringAnyPhase : seq<word<"during", "in">,
                            any<word<"the", "any", "an", "a", "any player's", "each">,
                                means<Side::Enemy, "an opponent's", "your opponent's",
                                    "the opponent's", "opponents'">>,
                            phaseName>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::AnyPhase;
        made.filter.side = found.take<Side>(Side::Any);
        made.phase = found.take<Phase>();
        return made;
    }
};
struct aTime : any<seq<word<"if", "while", "as long as", "when">, condition>, duringPhase,
                   duringTurn, duringAnyPhase>
{
};
/// "only if you control a Mage and only during your turn"
template <Literal... Words>
struct onlyIf : seq<word<Words...>,
                    any<seq<aTime, many<word<", and only", "and only">, aTime>>,
                        seq<onceEachTurn, word<", and only", "and only">, aTime>,
                        seq<aTime, word<", and only", "and only">, onceEachTurn>>,
                    stop>
{
};
/// All that must be so; nothing where it was not said.
std::optional<Condition> allOf(Found& found)
{
    std::vector<Condition> all;
    for (Condition& each : found.takeAll<Condition>()) {
        if (each.kind == Condition::Kind::Both && !each.unless)
            all.insert(all.end(), each.parts.begin(), each.parts.end());
        else
            all.push_back(std::move(each));
    }
    if (all.empty())
        return std::nullopt;
    if (all.size() == 1)
        return std::move(all.front());
    Condition both;
    both.kind = Condition::Kind::Both;
    both.parts = std::move(all);
    return both;
}
struct useOnly
    : onlyIf<"use this only", "use this ability only", "use only", "activate this only",
          "activate this ability only", "activate only", "you may only use this",
          "you may only activate this", "this ability can only be used", "this can only be used",
          "you may use this ability only", "you can only use this", "usable only">
{
};
struct playOnly
    : onlyIf<"play this only", "play only", "play this card only", "you may only play this",
          "you can only play this", "use this only", "use only", "this can only be played",
          "you may play this only", "you may play this card only", "this card can only be played",
          "only play this", "playable only", "can only be played">
{
};
/// "while below half health": of the card itself, or of its bearer.
template <Thing::Kind kind>
struct bareCondition
    : any<seq<word<"adjacent to">,
              any<seq<means<1, "a", "an">, described>, seq<pegtl::at<word<"another">>, described>>>,
          furtherState, mercenaryState, means<Filter::Condition::Fogged, "on a fogged tile">, place,
          range>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.before = true; // of whom it is said, `statically` sees
        if (found.has<Filter>()) {
            made.kind = Condition::Kind::ThereAre;
            made.filter = found.take<Filter>();
            made.filter.range.kind = Range::Kind::Adjacent;
            return made;
        }
        made.kind = Condition::Kind::ThingIs;
        made.of = kind;
        made.filter.condition = found.take<Filter::Condition>(Filter::Condition::None);
        made.filter.place = found.take<Filter::Place>(Filter::Place::Anywhere);
        made.filter.range = found.take<Range>();
        return made;
    }
};
/// "Only while stealthed." of an attack: its user.
struct onlyWhile : seq<word<"only while", "play only while", "play this only while",
                           "use only while", "use this only while">,
                       bareCondition<Thing::Kind::Attacker>, stop>
{
};
struct onlyOnce
    : seq<word<"use this only", "use this ability only", "use only", "activate this only",
              "activate this ability only", "activate only", "this ability can only be used",
              "this can only be used", "use this", "you may use this ability", "you may use this",
              "use", "you may activate this ability">,
          any<onceEachTurn, soOftenEachTurn>, stop>
{
};
template <typename Cost>
struct active
    : seq<word<"active">, maybe<open, Cost, close>, colon, sentences, many<any<onlyOnce, useOnly>>>
{
    static constexpr std::string_view expected = "Active (cost):";
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Active;
        ability.cost = found.takeAll<CostItem>();
        ability.oncePerTurn = found.says(Flag::OncePerTurn);
        ability.oncePerGame = found.says(Flag::First);
        if (const int times = found.take<int>(0); times == 1)
            ability.oncePerTurn = true;
        else
            ability.perTurn = ability.oncePerTurn ? 0 : times;
        ability.condition = allOf(found);
        ability.effect = found.take<Effect>();
        return ability;
    }
};

// ---------------------------------------------------------------- Triggered and static abilities

struct oncePerTurn
    : seq<any<means<Flag::OncePerTurn, "once per turn", "once each turn", "once a turn">,
              means<Flag::First, "once per game", "once each game", "once a game">>,
          maybe<comma>>
{
};
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
        || said.oncePerTurn || said.oncePerGame || trigger.during != Trigger::During::Always
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
/// "whenever this attacks while it is damaged, ...", "... while stealthed": asked as it happens
struct whileSo
    : any<seq<word<"while", "as long as">, any<condition, bareCondition<Thing::Kind::It>>>,
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
struct triggered : seq<any<seq<maybe<oncePerTurn>, trigger>, seq<firstInAGame, bareTrigger>>,
                       maybe<whileSo>, maybe<comma>, sentences, maybe<onlyOnceATurn>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = found.take<Trigger>();
        ability.condition = found.takeIfAny<Condition>();
        if (ability.condition && !saidOfSubject(ability))
            return std::nullopt;
        ability.oncePerTurn = found.says(Flag::OncePerTurn);
        ability.oncePerGame = found.says(Flag::First);
        ability.effect = found.take<Effect>();
        auto harder = ability.condition ? std::nullopt : strikesHarder(ability);
        return harder ? std::move(*harder) : std::move(ability);
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
        const std::string_view said = text.substr(0, text.find_first_of(".:"));
        const bool behind = said.find(" whenever ") != std::string_view::npos
            || said.find(" when ") != std::string_view::npos
            || said.find(" at the start of ") != std::string_view::npos
            || said.find(" at the end of ") != std::string_view::npos
            || said.find(" at the beginning of ") != std::string_view::npos
            || said.find(" each time ") != std::string_view::npos;
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
        bool lasts = false;
        walk(*ability.effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
                const auto* gain = std::get_if<Gain>(&part.node);
                lasts = lasts || (gain && gain->duration == Duration::Always);
            }
        });
        return lasts || ability.kind != Ability::Kind::Triggered
            ? std::nullopt
            : std::optional(std::move(ability));
    }
};
struct asLongAs : any<word<"as long as", "while", "if">, means<Flag::Less, "unless">>
{
};
struct duringYourTurn : any<means<Condition::Kind::YourTurn, "during your turn", "on your turn">,
                            means<Condition::Kind::NotYourTurn, "during an opponent's turn",
                                "during your opponent's turn", "during opponents' turns",
                                "on an opponent's turn", "during your opponents' turns">>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = found.take<Condition::Kind>();
        return made;
    }
};
/// "this cannot move during the Second Movement Phase": of what is one's own, in one's own turn.
struct duringOwnPhase : any<seq<word<"during your", "in your">, phaseName>,
                            seq<means<Flag::Own, "during the", "in the">, phaseName>>
{
    static Condition build(Found& found)
    {
        Condition made;
        made.kind = Condition::Kind::YourPhase;
        made.phase = found.take<Phase>();
        made.before = found.says(Flag::Own); // whose it is, is seen from whose mercenary it is
        return made;
    }
};
/// "Ranged attacks made by this mercenary apply 1 Poison" is "whenever this deals damage with a
/// ranged attack, apply 1 Poison to the attacked mercenary".
struct applyWord : word<"apply", "inflict", "place", "put", "give", "cause">
{
};
struct toTheTarget : word<"to the target", "on the target", "to the attacked mercenary",
                         "on the attacked mercenary", "to mercenaries damaged by them",
                         "to the mercenary", "on the defender", "to the defender">
{
};
struct ownSubject : any<thisCard, bearer>
{
};
/// "Mercenaries damaged by this mercenary gain 1 Burn.", "... cannot be healed this turn."
struct damagedBy : seq<any<means<Side::Enemy, "enemy mercenaries damaged by">,
                           word<"mercenaries damaged by", "any mercenary damaged by",
                               "a mercenary damaged by", "each mercenary damaged by">>,
                       any<ownSubject,
                           seq<any<means<Thing::Kind::This, "this mercenary's", "this's">,
                                   means<Thing::Kind::Bearer, "the bearer's">>,
                               attackNoun>>,
                       predicate, stop>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger.emplace();
        ability.trigger->event = Trigger::Event::DealsDamage;
        ability.trigger->subject.kind = found.take<Thing::Kind>();
        ability.trigger->blow.how = found.take<How>(How::Any);
        if (auto side = found.takeIfAny<Side>()) {
            ability.trigger->object.emplace();
            ability.trigger->object->side = *side;
        }
        Effect done = found.take<Effect>();
        const auto* gain = std::get_if<Gain>(&done.node);
        Thing damaged;
        damaged.kind = Thing::Kind::Attacked;
        if ((gain && gain->duration == Duration::Always) || !tellWhom(done, damaged))
            return std::nullopt; // for how long?
        ability.effect = std::move(done);
        return ability;
    }
};
struct ownPossessor : any<means<Thing::Kind::This, "this mercenary's", "this's", "its">,
                          means<Thing::Kind::Bearer, "the bearer's">>
{
};
template <Thing::Kind kind>
struct attacksApply : seq<any<seq<attackNoun, word<"made by", "by">, ownSubject>,
                              seq<ownPossessor, attackNoun>, attackNoun>,
                          maybe<word<"also">>, applyWord, doses, maybe<toTheTarget>, stop>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger.emplace();
        ability.trigger->event = Trigger::Event::DealsDamage;
        ability.trigger->blow.how = found.take<How>();
        ability.trigger->subject.kind = found.take<Thing::Kind>(kind);
        if (kind == Thing::Kind::Bearer)
            ability.trigger->subject.kind = kind;
        Apply apply;
        apply.what.kind = Thing::Kind::Attacked;
        apply.doses = found.takeAll<Apply::Dose>();
        for (const Apply::Dose& dose : apply.doses)
            if (dose.count.kind != Amount::Kind::Fixed)
                return std::nullopt;
        ability.effect = Effect { std::move(apply) };
        return ability;
    }
};
/// "Leech." of a mercenary is "this has Leech.", of a treasure "the bearer has Leech."
struct bareAttacks : seq<attackNoun, attacksDo>
{
    static Effect build(Found& found)
    {
        Gain made = std::get<Gain>(found.take<Effect>().node);
        const How how = found.take<How>();
        sayOfAttacks(made, how);
        for (Modifier& modifier : made.modifiers) // of its attacks alone
            if (modifier.kind != Modifier::Kind::Reach
                && modifier.kind != Modifier::Kind::SeesStealth
                && modifier.kind != Modifier::Kind::Sweeps)
                modifier.blow.how = how;
        return Effect { std::move(made) };
    }
};
template <Thing::Kind kind>
struct bare : any<bareAttacks, lastingGains, bareGains>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what.kind = kind;
        return made;
    }
};
/// "Once per game, if this would be destroyed, ...", "Once per turn, if an ally would be destroyed, ..."
struct onceAGame
    : seq<any<means<Flag::First, "once per game", "once each game", "once a game">,
              means<Flag::OncePerTurn, "once per turn", "once each turn", "once a turn">>,
          maybe<comma>>
{
};
template <Thing::Kind kind, typename Statement>
struct statically : any<seq<onceAGame, Statement, stop>,
                        seq<any<seq<asLongAs, any<condition, bareCondition<kind>>>, duringYourTurn>,
                            maybe<comma>, Statement, stop>,
                        seq<Statement,
                            maybe<any<seq<asLongAs, any<condition, bareCondition<kind>>>,
                                duringYourTurn, duringOwnPhase>>,
                            stop>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Static;
        ability.oncePerGame = found.says(Flag::First);
        ability.oncePerTurn = found.says(Flag::OncePerTurn);
        ability.condition = found.takeIfAny<Condition>();
        if (found.says(Flag::Less) && ability.condition)
            ability.condition->unless = !ability.condition->unless;
        ability.effect = found.take<Effect>();
        if ((ability.oncePerGame || ability.oncePerTurn)
            && !std::holds_alternative<Rescue>(ability.effect->node))
            return std::nullopt; // what is always so has no times
        auto* gain = std::get_if<Gain>(&ability.effect->node);
        if (gain && !ability.condition && gain->what.kind != Thing::Kind::Each
            && std::ranges::any_of(gain->modifiers,
                [](const Modifier& m) { return m.kind == Modifier::Kind::Suffers; }))
            return std::nullopt; // "This has Stealth.": as it comes, or whatever it does?
        // Whose phase it is, is told by whose mercenary it is.
        const bool bare = ability.condition && std::exchange(ability.condition->before, false);
        if (bare && ability.condition->kind == Condition::Kind::YourPhase
            && (!gain
                || (gain->what.kind == Thing::Kind::Each && gain->what.filter.side != Side::Yours)))
            return std::nullopt;
        // "Your warriors get +1 melee while damaged": those that are, and not while this is.
        if (bare && gain && gain->what.kind == Thing::Kind::Each
            && ability.condition->kind != Condition::Kind::YourPhase) {
            if (!isMerged(gain->what.filter, *ability.condition))
                return std::nullopt;
            ability.condition.reset();
        }
        if (!gain || gain->what.kind != Thing::Kind::It)
            return ability;
        // "As long as this is damaged, it has Armor 1": the condition has named it.
        if (!ability.condition || !namesTheOwn(*ability.condition))
            return std::nullopt;
        gain->what.kind = kind;
        return ability;
    }
    static bool isMerged(Filter& filter, const Condition& condition)
    {
        const Filter& said = condition.filter;
        Filter more
            = said; // what is said of them beside a state, a place and a figure has no room here
        more.condition = Filter::Condition::None;
        more.place = Filter::Place::Anywhere;
        more.either.clear();
        more.bound.reset();
        if (more != Filter {} || (!said.either.empty() && !filter.either.empty())
            || (said.bound && filter.bound))
            return false;
        if (condition.kind != Condition::Kind::ThingIs || condition.unless
            || said.range.kind != Range::Kind::Anywhere
            || (said.condition != Filter::Condition::None
                && filter.condition != Filter::Condition::None)
            || (said.place != Filter::Place::Anywhere && filter.place != Filter::Place::Anywhere))
            return false;
        if (said.condition != Filter::Condition::None)
            filter.condition = said.condition;
        if (said.place != Filter::Place::Anywhere)
            filter.place = said.place;
        if (!said.either.empty())
            filter.either = said.either;
        if (said.bound)
            filter.bound = said.bound;
        return true;
    }
    static bool namesTheOwn(const Condition& condition)
    {
        const bool is = condition.kind == Condition::Kind::ThingIs
            || condition.kind == Condition::Kind::ThingIsNot;
        const bool own = condition.of == Thing::Kind::This || condition.of == Thing::Kind::Bearer;
        const bool only = condition.kind == Condition::Kind::YouControlNo && condition.filter.other;
        const bool nobodyNear = condition.kind == Condition::Kind::ThereAre && condition.unless
            && condition.filter.range.kind != Range::Kind::Anywhere
            && condition.filter.range.anchor == Range::Anchor::Source;
        const bool all
            = !condition.parts.empty() && std::ranges::all_of(condition.parts, namesTheOwn);
        return (is && own) || only || nobodyNear || all;
    }
};

/// "Stealth" of a mercenary, and nothing else: it has it as it comes, until it comes out of hiding.
struct comesStealthed
    : seq<word<"stealth", "enters play stealthed", "this mercenary enters play stealthed",
              "this enters play stealthed", "enters the battlefield stealthed">,
          maybe<stop>, pegtl::at<end>>
{
    static Ability build(Found&)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger.emplace();
        ability.trigger->event = Trigger::Event::Enters;
        Apply apply;
        apply.doses.push_back({ Status::Stealth, fixed(1) });
        ability.effect = Effect { std::move(apply) };
        return ability;
    }
};

// ---------------------------------------------------------------- Cards that are played

/// "As an additional cost to play this, lose 2 loot."
struct besidesWord
    : word<"as an additional cost to play this card", "as an additional cost to play this",
          "as an additional cost to play it", "as an additional cost", "additional cost :">
{
};
struct besides : seq<besidesWord, maybe<comma>, mercenaryCost, stop>
{
};
/// What a card that is played costs besides; nothing where it is no such cost.
std::optional<Cost> besidesIn(Found& found)
{
    Cost cost = found.takeAll<CostItem>();
    const bool fits = std::ranges::all_of(cost, [](const CostItem& item) {
        return item.kind == CostItem::Kind::LoseLoot || item.kind == CostItem::Kind::Discard;
    });
    return fits ? std::optional(std::move(cost)) : std::nullopt;
}
struct played
    : seq<many<any<playOnly, besides, ownPrice>>, sentences, many<any<playOnly, besides, ownPrice>>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Played;
        ability.condition = allOf(found);
        auto cost = besidesIn(found);
        ability.price = found.takeIfAny<OwnPrice>();
        if (!cost || found.says(Flag::First) || found.says(Flag::OncePerTurn)
            || found.has<OwnPrice>())
            return std::nullopt;
        ability.cost = std::move(*cost);
        ability.effect = found.take<Effect>();
        return ability;
    }
};
/// "Only while stealthed" of an attack is of its user.
std::optional<Condition> onlyIn(Found& found)
{
    auto condition = allOf(found);
    if (condition)
        condition->before = false;
    return condition;
}
struct noSight : seq<means<Flag::NoLos, "this attack ignores los", "this ignores los",
                         "ignores los", "ignore los", "it ignores los", "the attack ignores los">,
                     stop>
{
};
/// What may stand before and after the sentences of an attack.
struct asides : many<any<onlyWhile, playOnly, besides, ownPrice, noSight>>
{
};
struct attackText : seq<asides, reachPhrase, colon, sentences, asides>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Attack;
        ability.reach = found.take<Reach>();
        ability.reach->noLos = ability.reach->noLos || found.says(Flag::NoLos);
        ability.condition = onlyIn(found);
        auto cost = besidesIn(found);
        ability.price = found.takeIfAny<OwnPrice>();
        if (!cost || found.has<OwnPrice>())
            return std::nullopt;
        ability.cost = std::move(*cost);
        ability.effect = found.take<Effect>();
        return ability;
    }
};
/// An attack whose reach is in its sentence (Aim finds it): of its reach only the sight is known.
struct unaimed : seq<asides, sentences, asides>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Played;
        if (found.says(Flag::NoLos)) {
            ability.reach.emplace();
            ability.reach->noLos = true;
        }
        ability.condition = onlyIn(found);
        auto cost = besidesIn(found);
        ability.price = found.takeIfAny<OwnPrice>();
        if (!cost || found.has<OwnPrice>())
            return std::nullopt;
        ability.cost = std::move(*cost);
        ability.effect = found.take<Effect>();
        return ability;
    }
};

// ---------------------------------------------------------------- Papers

struct passiveWord : word<"passive:", "triggered:", "passive -">
{
    static constexpr std::string_view expected = "Passive:";
};
struct equippedHeading : word<"equipped:", "passive:", "while equipped,", "equipped -">
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
                  any<comesStealthed, statically<Thing::Kind::This, addedEachTime>, triggered,
                      conditionFirst, damagedBy, attacksApply<Thing::Kind::This>,
                      statically<Thing::Kind::This,
                          any<staticStatement, bare<Thing::Kind::This>, restriction>>,
                      triggeredBehind>>>>
{
};
/// "In your Warchest: your maximum hand size is increased by 1."
struct storedHeading
    : word<"in your warchest:", "warchest:", "while in your warchest:", "while in your warchest,",
          "while this is in your warchest,", "while this treasure is in your warchest,",
          "while it is in your warchest,", "as long as this is in your warchest,",
          "as long as this treasure is in your warchest,", "as long as it is in your warchest,",
          "if this is in your warchest,", "if this treasure is in your warchest,",
          "passive: while this treasure is in your warchest,", "passive: while in your warchest,">
{
};
struct storedText : seq<storedHeading,
                        any<statically<Thing::Kind::Bearer, addedEachTime>, triggered,
                            statically<Thing::Kind::Bearer, staticStatement>>>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.stored = true;
        return ability;
    }
};
struct onTreasure
    : paragraph<Paper::Treasure,
          any<active<treasureCost>, storedText,
              seq<maybe<equippedHeading>,
                  any<statically<Thing::Kind::Bearer, addedEachTime>, triggered, conditionFirst,
                      damagedBy, attacksApply<Thing::Kind::Bearer>,
                      statically<Thing::Kind::Bearer,
                          any<staticStatement, bare<Thing::Kind::Bearer>, restriction>>,
                      triggeredBehind>>>>
{
};
/// "Ranged attacks deal 1 less damage" of an event: those of everybody.
struct everybodysAttacks : seq<bareAttacks>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what.kind = Thing::Kind::Each;
        return made;
    }
};
struct onEvent : paragraph<Paper::Event, maybe<passiveWord>,
                     any<statically<Thing::Kind::This, addedEachTime>, triggered, conditionFirst,
                         statically<Thing::Kind::This, any<staticStatement, everybodysAttacks>>,
                         triggeredBehind>>
{
};
struct onInstant : paragraph<Paper::Instant, played>
{
};
struct onAttack : paragraph<Paper::Attack, any<attackText, unaimed>>
{
};

} // namespace
} // namespace grammar

namespace {

/// "An allied mercenary named Sable Twin" on that very card: "named this".
std::string namedThis(std::string_view printed, std::string_view name)
{
    std::string text(printed);
    if (name.empty())
        return text;
    const std::string said = "named " + text::lowerCase(name);
    for (std::size_t at = text::lowerCase(text).find(said); at != std::string::npos;
         at = text::lowerCase(text).find(said, at + 1))
        text.replace(at, said.size(), "named this");
    return text;
}

/// "Otherwise" and "instead" take up the sentence before them; where none took them, nothing may come of them.
Unbound unfinished(const Ability& ability)
{
    Unbound wrong;
    if (!ability.effect)
        return wrong;
    walk(*ability.effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
            const auto* instead = std::get_if<Instead>(&part.node);
            const auto* either = std::get_if<IfSo>(&part.node);
            if (instead && instead->base.empty())
                wrong = { "instead",
                    "Instead of what? Say first what happens as a rule, in a sentence of its "
                    "own." };
            else if (either && either->effect.empty())
                wrong = { "otherwise",
                    "Otherwise than what? Begin with \"if\" and what is so then." };
        }
    });
    return wrong;
}

/// What mercenaries and treasures do is paid for, or has a moment before it.
std::span<const std::string_view> framesOf(Paper paper)
{
    static constexpr std::array<std::string_view, 2> frames { "Active (1 treasure):",
        "Passive: whenever this attacks," };
    return paper == Paper::Mercenary || paper == Paper::Treasure
        ? std::span(frames).first(paper == Paper::Mercenary ? 2 : 1)
        : std::span<const std::string_view> {};
}

template <typename Rule>
Parsed parseWith(
    std::string_view printed, Paper paper, std::string_view place, const text::Speaker& speaker)
{
    Parsed parsed;
    std::vector<text::Canonical> read;
    if (auto fault = text::sizeFault(printed, place)) {
        parsed.problems.push_back(std::move(*fault));
        return parsed;
    }
    const text::Sense<Ability> sense {
        [](Ability ability) { return unfinished(ability).text.empty(); }, hints(), framesOf(paper)
    };
    for (const text::Canonical& each : text::canonical(
             unquoted(namedThis(printed, speaker.name), paper), habitsOf(paper), speaker))
        if (auto made = text::compile<Rule, Ability, grammar::Reading>(
                each.paragraph, { place, each.number }, parsed.problems, sense)) {
            if (const Unbound wrong = unfinished(*made); !wrong.text.empty()) {
                parsed.problems.push_back(
                    text::about(each.paragraph, { place, each.number }, wrong.word, wrong.text));
                continue;
            }
            parsed.abilities.push_back(std::move(*made));
            read.push_back(each);
        }
    if (!parsed.problems.empty())
        return parsed;
    if (paper == Paper::Attack)
        if (std::string wrong = aim(parsed.abilities); !wrong.empty()) {
            parsed.problems.push_back({ text::placeOf({ place, 1 }, 1), std::move(wrong) });
            return parsed;
        }
    const std::vector<Unbound> unbound = bind(parsed.abilities);
    for (std::size_t i = 0; i < unbound.size(); ++i)
        if (!unbound[i].text.empty())
            parsed.problems.push_back(text::about(
                read[i].paragraph, { place, read[i].number }, unbound[i].word, unbound[i].text));
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
