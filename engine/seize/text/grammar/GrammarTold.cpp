#include "seize/text/grammar/GrammarAbilities.h"
#include "seize/text/grammar/GrammarSaid.h"
#include "seize/text/grammar/GrammarStatics.h"
#include "seize/text/grammar/GrammarTriggers.h"

#include "seize/tree/Walk.h"
#include "text/Ahead.h"

#include <string_view>
#include <type_traits>
#include <utility>

// Abilities that tell of somebody first and wait for what happens to that one: "enemy mercenaries take 1 True damage
// whenever they are pushed", "any enemy that enters your Guild Hall is exhausted", "while this is damaged, whenever
// it attacks, draw 1". Each is "whenever ... is pushed, it takes ...".
namespace triptych::seize::grammar {
namespace {

/// The only one that a deed is about; nobody where it is about several.
Thing* onlyOneIn(Effect& effect)
{
    Thing* told = nullptr;
    int many = 0;
    walk(effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>) {
            told = &part;
            ++many;
        }
    });
    return many == 1 ? told : nullptr;
}
/// Whose event it is: this card's own, or that of each of those whom the deed is done to; it is then done to that one.
/// RULING "Deal 1 damage to each adjacent enemy whenever it attacks" could be this card, and "whenever one of them
/// attacks" is done to all of them: both are refused.
bool waitsFor(Trigger& trigger, Thing& told, bool several)
{
    const bool own = told.kind == Thing::Kind::This || told.kind == Thing::Kind::Bearer;
    if (own) {
        trigger.subject = {};
        trigger.subject.kind = told.kind;
        return !several;
    }
    const bool each = told.kind == Thing::Kind::Each && told.line == Thing::Line::None && !told.such
        && told.filter.noun == Filter::Noun::Mercenary;
    if (!each || !several)
        return false;
    trigger.subject = {};
    trigger.subject.kind = Thing::Kind::Some;
    trigger.subject.filter = std::move(told.filter);
    told = {};
    told.kind = Thing::Kind::It;
    return true;
}
std::optional<Ability> waiting(Trigger trigger, Effect effect, Found& found)
{
    if (isGivenForGood(effect))
        return std::nullopt;
    Ability ability;
    ability.kind = Ability::Kind::Triggered;
    ability.trigger = std::move(trigger);
    ability.effect = std::move(effect);
    ability.oncePerTurn = found.says(Flag::OncePerTurn);
    ability.oncePerGame = found.says(Flag::First);
    return ability;
}
/// Whether the sentence names an event behind its beginning.
struct scanItsEventBehind
{
    static constexpr std::string_view what = "Whenever";
    static std::size_t length(std::string_view text)
    {
        const auto said = sentenceAhead(text, ".:");
        return hasAny(said, { " whenever ", " when ", " each time " }) ? 1 : 0;
    }
};
struct onlyOnceInATurn
    : seq<word<"this triggers only", "this ability triggers only", "this happens only">,
          onceEachTurn, stop>
{
};
/// "Heal this 1 whenever it ends its movement", "exhaust each enemy mercenary whenever they attack"
struct deedFirst : seq<pegtl::at<scanned<scanItsEventBehind>>, sentence, itsTrigger, stop,
                       maybe<onlyOnceInATurn>>
{
    static std::optional<Ability> build(Found& found)
    {
        Effect done = found.take<Effect>();
        Trigger trigger = found.take<Trigger>();
        Thing* told = onlyOneIn(done);
        if (!told || !waitsFor(trigger, *told, found.says(Flag::All)))
            return std::nullopt;
        return waiting(std::move(trigger), std::move(done), found);
    }
};
/// "Any enemy mercenary that enters your Guild Hall takes 1 True damage."
struct whoeverFirst : seq<whoeverDoes, predicate, stop, maybe<onlyOnceInATurn>>
{
    static std::optional<Ability> build(Found& found)
    {
        Trigger trigger = found.take<Trigger>();
        Effect done = found.take<Effect>();
        Thing whom;
        whom.kind = Thing::Kind::It;
        if (!tellWhom(done, std::move(whom)))
            return std::nullopt;
        return waiting(std::move(trigger), std::move(done), found);
    }
};
/// "While this is damaged, whenever it attacks, draw 1", "... draw 1 whenever it attacks": asked as it happens
struct stateFirst : seq<word<"while", "as long as">, condition, comma,
                        any<seq<any<trigger, itsTrigger>, maybe<comma>, sentences>,
                            seq<pegtl::at<scanned<scanItsEventBehind>>, sentence,
                                any<trigger, itsTrigger>, stop>>,
                        maybe<onlyOnceInATurn>>
{
    static std::optional<Ability> build(Found& found)
    {
        Condition state = found.take<Condition>();
        Trigger trigger = found.take<Trigger>();
        if (trigger.subject.kind == Thing::Kind::It) {
            const bool own = state.of == Thing::Kind::This || state.of == Thing::Kind::Bearer;
            const bool ofOne = state.kind == Condition::Kind::ThingIs
                || state.kind == Condition::Kind::ThingIsNot;
            if (!own || !ofOne || found.says(Flag::All))
                return std::nullopt;
            trigger.subject = {};
            trigger.subject.kind = state.of;
        }
        auto made = waiting(std::move(trigger), found.take<Effect>(), found);
        if (made)
            made->condition = std::move(state);
        return made;
    }
};
/// "The first enemy mercenary that enters your Guild Hall each turn is silenced.": once in a turn, whoever it is
struct inEveryTurn : word<"each turn", "every turn", "in each turn", "in a turn", "per turn">
{
};
/// "the first mercenary this damages"
struct firstDoneToByOwn
    : seq<word<"the first">, described, any<thisCard, bearer>,
          any<seq<happens<Trigger::Event::Attacks, "attacks", "hits", "strikes">,
                  maybe<word<"with">, anAttack>>,
              happens<Trigger::Event::DealsDamage, "damages", "deals damage to">,
              happens<Trigger::Event::Destroys, "destroys">>>
{
    static std::optional<Trigger> build(Found& found)
    {
        Trigger made;
        made.subject.kind = found.take<Thing::Kind>();
        made.object = found.take<Filter>();
        made.event = found.take<Trigger::Event>();
        made.blow.how = found.take<How>(How::Any);
        if (made.blow.how == How::Attack)
            made.blow.how = How::Any;
        return made.object->noun == Filter::Noun::Mercenary ? std::optional(std::move(made))
                                                            : std::nullopt;
    }
};
/// "It", or where another is named beside it, by the side that tells the two apart.
Thing::Kind calledBySide(const Trigger& trigger)
{
    const auto foe = [](Side side) { return side == Side::Enemy; };
    const auto friendly = [](Side side) { return side == Side::Allied || side == Side::Yours; };
    if (!trigger.object)
        return Thing::Kind::It;
    const Side own = trigger.subject.filter.side;
    const Side other = trigger.object->side;
    return foe(own) && friendly(other) ? Thing::Kind::ThatEnemy
        : friendly(own) && foe(other)  ? Thing::Kind::ThatAlly
                                       : Thing::Kind::It;
}
struct theFirst : any<firstWhoDoes, firstDoneToByOwn>
{
};
struct firstOfATurn : seq<any<seq<inEveryTurn, maybe<comma>, theFirst>, seq<theFirst, inEveryTurn>>,
                          predicate, stop>
{
    static std::optional<Ability> build(Found& found)
    {
        Trigger trigger = found.take<Trigger>();
        Effect done = found.take<Effect>();
        // "The first ally that attacks each turn has Armor 1": for how long?
        if (const auto* gain = std::get_if<Gain>(&done.node);
            gain && gain->duration == Duration::Always)
            return std::nullopt;
        Thing whom;
        whom.kind = trigger.subject.kind == Thing::Kind::Some ? calledBySide(trigger)
                                                              : Thing::Kind::Attacked;
        if (!tellWhom(done, std::move(whom)))
            return std::nullopt;
        auto made = waiting(std::move(trigger), std::move(done), found);
        if (made)
            made->oncePerTurn = true;
        return made;
    }
};
/// RULING: damage is something else that happens where it is dealt to others near the target; else it would be what the
/// attacks deal.
bool strikesOthers(const Deal& deal)
{
    const Range& near = deal.what.filter.range;
    return near.kind != Range::Kind::Anywhere
        && (near.anchor == Range::Anchor::Attacked || near.anchor == Range::Anchor::It);
}
/// "This mercenary's melee attacks also deal 1 damage to each mercenary adjacent to the target", "its ranged attacks
/// push the target 1 tile away": whenever it makes one.
struct attacksFirst : seq<theirAttacks<everyonesOwn, staticSubject>, maybe<word<"also">>, sentence,
                          stop, maybe<onlyOnceInATurn>>
{
    static std::optional<Ability> build(Found& found)
    {
        Trigger trigger;
        const How how = found.take<How>();
        trigger.event = Trigger::Event::Attacks;
        trigger.blow.how = how == How::Attack ? How::Any : how;
        Thing whose = found.take<Thing>();
        Effect done = found.take<Effect>();
        const auto* several = std::get_if<Sequence>(&done.node);
        const Effect& first = several ? several->parts.front() : done;
        const auto* deal = std::get_if<Deal>(&first.node);
        const bool each = whose.kind == Thing::Kind::Each;
        if ((deal && !strikesOthers(*deal)) || whose.kind == Thing::Kind::It
            || !waitsFor(trigger, whose, each))
            return std::nullopt;
        return waiting(std::move(trigger), std::move(done), found);
    }
};
struct anyTold : any<stateFirst, firstOfATurn, whoeverFirst, deedFirst, attacksFirst>
{
};

} // namespace

bool triggeredOfTold::read(Input& in, Reading& reading)
{
    return text::read<anyTold>(in, reading);
}

} // namespace triptych::seize::grammar
