#include "seize/text/grammar/GrammarAbilities.h"
#include "seize/text/grammar/GrammarHarm.h"

#include <algorithm>
#include <utility>

// What is always so, or as long as something is so.
namespace triptych::seize::grammar {
namespace {

struct asLongAs : any<word<"as long as", "while", "if">, means<Flag::Less, "unless">>
{
};
/// "Leech." of a mercenary is "this has Leech.", of a treasure "the bearer has Leech."
struct bareAttacks : seq<attackNoun, attacksDo>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made = std::get<Gain>(found.take<Effect>().node);
        const How how = found.take<How>();
        if (!sayOfAttacks(made, how))
            return std::nullopt;
        for (Modifier& modifier : made.modifiers) // of its attacks alone
            if (modifier.kind != Modifier::Kind::Reach
                && modifier.kind != Modifier::Kind::StrikesFar
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
/// "During your turn, if this is damaged, ...": both
struct thenIfSo : seq<duringTime, maybe<comma>, asLongAs, condition>
{
};
/// "If this is damaged, it has Armor 2 instead": in place of what the sentence before it says (StaticInstead)
struct inPlaceOfThat : means<Flag::Self, "instead">
{
};
/// "+2", of the one thing that was given before
struct bareFigure : change
{
    static Effect build(std::string_view text)
    {
        Gain made;
        made.what.kind = Thing::Kind::It;
        made.times = fixed(change::build(text));
        return Effect { std::move(made) };
    }
};
/// "+1 melee, or +2 while it is damaged", "Armor 1, or Armor 2 if ...", "+1 melee, or +2 against frozen mercenaries"
struct orFigure : seq<maybe<comma>, means<Flag::EitherOr, "or">>
{
};
template <Thing::Kind kind>
struct otherFigure
    : any<seq<orFigure, any<bareGains, bareFigure>, asLongAs, any<condition, bareCondition<kind>>>,
          seq<orFigure, change, toSuch<"to", "against">>>
{
};
/// "+1 melee in an opponent's Guild Hall", "in your Guild Hall, this has Armor 1", "Armor 1 on fogged tiles": as long as
/// it, or each of those it is said of, is there
struct saidOfAPlace : seq<>
{
    static Flag build(Found&) { return Flag::Until; }
};
template <Thing::Kind kind>
struct thereAlone
    : any<seq<word<"adjacent to">,
              any<seq<means<1, "a", "an">, described>, seq<pegtl::at<word<"another">>, described>>>,
          means<Filter::Condition::Fogged, "on a fogged tile", "on fogged tiles">, place>
{
    static Condition build(Found& found) { return bareCondition<kind>::build(found); }
};
template <Thing::Kind kind>
struct there : seq<thereAlone<kind>, saidOfAPlace>
{
};
template <Thing::Kind kind, typename Statement>
struct statically
    : any<seq<damageAlteredAsItComes, stop>, seq<onceAGame, any<rescueStatement, Statement>, stop>,
          seq<any<seq<asLongAs, any<condition, bareCondition<kind>>>, thenIfSo, duringTime>,
              maybe<comma>, any<rescueStatement, Statement>, maybe<inPlaceOfThat>, stop>,
          seq<there<kind>, comma, Statement, stop>,
          seq<asLongAs, any<condition, bareCondition<kind>>, maybe<comma>, bareFigure,
              inPlaceOfThat, stop>,
          seq<bareFigure, inPlaceOfThat, asLongAs, any<condition, bareCondition<kind>>, stop>,
          seq<Statement, otherFigure<kind>, stop>,
          seq<Statement, maybe<inPlaceOfThat>,
              maybe<
                  any<seq<asLongAs, any<condition, bareCondition<kind>>>, duringTime, there<kind>>>,
              stop>>
{
    static std::optional<Ability> build(Found& found)
    {
        if (found.says(Flag::EitherOr))
            return withOtherFigure(found);
        Ability ability;
        ability.kind = Ability::Kind::Static;
        ability.oncePerGame = found.says(Flag::First);
        ability.oncePerTurn = found.says(Flag::OncePerTurn);
        ability.condition = conditionIn(found);
        ability.effect = found.take<Effect>();
        // "Once per turn, if you would lose loot, lose 1 less", "you may play a mercenary card face down", "when you
        // acquire a card, you lose no loot for it": so it is of each turn.
        if (auto* allowance = std::get_if<Allowance>(&ability.effect->node);
            allowance && ability.oncePerTurn) {
            const bool loot = allowance->kind == Allowance::Kind::LootLost
                || allowance->kind == Allowance::Kind::LootGained;
            const bool acquired = allowance->kind == Allowance::Kind::FreeAcquire
                && allowance->number == Allowance::noLimit;
            if (acquired)
                allowance->number = 1;
            if (loot || acquired || allowance->kind == Allowance::Kind::FaceDowns)
                ability.oncePerTurn = false;
            allowance->once = allowance->once || loot;
        }
        if ((ability.oncePerGame || ability.oncePerTurn)
            && !std::holds_alternative<Rescue>(ability.effect->node))
            return std::nullopt; // what is always so has no times
        // "You may play Event cards.": when else than always?
        const auto* may = std::get_if<Allowance>(&ability.effect->node);
        if (may && may->kind == Allowance::Kind::Timely && !may->once && !ability.condition)
            return std::nullopt;
        auto* gain = std::get_if<Gain>(&ability.effect->node);
        if (found.says(Flag::Until) && !gain)
            return std::nullopt; // only a mercenary is somewhere
        if (gain && !ability.condition && gain->what.kind != Thing::Kind::Each
            && std::ranges::any_of(gain->modifiers,
                [](const Modifier& m) { return m.kind == Modifier::Kind::Suffers; }))
            return std::nullopt; // "This has Stealth.": as it comes, or whatever it does?
        ability.inPlace = found.says(Flag::Self);
        if (ability.inPlace && (!gain || !ability.condition))
            return std::nullopt;
        if (!ability.inPlace && !saidOfTheAttacked(ability))
            return std::nullopt;
        const bool bare = ability.condition && std::exchange(ability.condition->before, false);
        // "Your warriors get +1 melee while damaged": those that are, and not while this is.
        if (bare && gain && gain->what.kind == Thing::Kind::Each) {
            if (!isMerged(gain->what.filter, *ability.condition))
                return std::nullopt;
            ability.condition.reset();
        }
        if (!gain || gain->what.kind != Thing::Kind::It)
            return ability;
        if (ability
                .inPlace) { // "it" is of whom the sentence before speaks; "each of them" could be those counted
            Thing counted = gain->what;
            const bool could = counted.plural && areCounted(*ability.condition, counted);
            return could ? std::nullopt : std::optional(std::move(ability));
        }
        if (gain->what.plural) {
            if (!ability.condition || !areCounted(*ability.condition, gain->what))
                return std::nullopt;
            return ability;
        }
        // "As long as this is damaged, it has Armor 1": the condition has named it.
        if (!ability.condition || !namesTheOwn(*ability.condition))
            return std::nullopt;
        gain->what.kind = kind;
        return ability;
    }
    static std::optional<Condition> conditionIn(Found& found)
    {
        auto condition = found.takeIfAny<Condition>();
        if (!condition)
            return std::nullopt;
        auto further = found.takeIfAny<Condition>(); // "during your turn, if this is damaged"
        Condition& last = further ? *further : *condition;
        if (found.says(Flag::Less))
            last.unless = !last.unless;
        if (further) {
            Condition both;
            both.kind = Condition::Kind::Both;
            both.parts = { std::move(*condition), std::move(*further) };
            condition = std::move(both);
        }
        return condition;
    }
    static std::optional<Ability> withOtherFigure(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Static;
        ability.effect = found.take<Effect>();
        const auto* rule = std::get_if<Gain>(&ability.effect->node);
        if (!rule)
            return std::nullopt;
        Ability other = ability;
        if (auto such = found.takeIfAny<Filter>()) {
            other.effect = dealsMoreTo(*rule, found.take<int>(), std::move(*such));
        } else {
            other.inPlace = true;
            other.condition = conditionIn(found);
            if (std::exchange(other.condition->before, false)
                && rule->what.kind == Thing::Kind::Each)
                return std::nullopt; // "allies have +1 melee, or +2 while damaged": those who are
            other.effect = found.take<Effect>();
            std::get<Gain>(other.effect->node).what = rule->what;
        }
        if (!other.effect || !saidOfTheAttacked(other))
            return std::nullopt;
        ability.besides.push_back(std::move(other));
        return ability;
    }
    static bool isMerged(Filter& filter, const Condition& condition)
    {
        const Filter& said = condition.filter;
        Filter more
            = said; // what is said of them beside a state, a place and a figure has no room here
        more.condition = Filter::Condition::None;
        more.range = {};
        more.place = Filter::Place::Anywhere;
        more.either.clear();
        more.bound.reset();
        if (more != Filter {} || (!said.either.empty() && !filter.either.empty())
            || (said.bound && filter.bound))
            return false;
        const bool near = said.range.kind != Range::Kind::Anywhere;
        if (condition.kind != Condition::Kind::ThingIs || condition.unless
            || (near && filter.range.kind != Range::Kind::Anywhere)
            || (said.condition != Filter::Condition::None
                && filter.condition != Filter::Condition::None)
            || (said.place != Filter::Place::Anywhere && filter.place != Filter::Place::Anywhere))
            return false;
        if (said.condition != Filter::Condition::None)
            filter.condition = said.condition;
        if (said.place != Filter::Place::Anywhere)
            filter.place = said.place;
        if (near) // "enemies have -1 melee while adjacent to this"
            filter.range = said.range;
        if (!said.either.empty())
            filter.either = said.either;
        if (said.bound)
            filter.bound = said.bound;
        return true;
    }
    /// "While you control three mercenaries, each of them gets +1 melee": each mercenary you control.
    static bool areCounted(const Condition& condition, Thing& whom)
    {
        const bool control = condition.kind == Condition::Kind::YouControl && !condition.they;
        const bool there = condition.kind == Condition::Kind::ThereAre;
        if ((!control && !there) || condition.unless || !condition.atLeast || condition.number < 2
            || condition.filter.noun != Filter::Noun::Mercenary)
            return false;
        whom = {};
        whom.kind = Thing::Kind::Each;
        whom.filter = condition.filter;
        if (control) {
            if (whom.filter.side != Side::Any)
                return false;
            whom.filter.side = Side::Yours;
        }
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

} // namespace

bool addedOfMercenary::read(Input& in, Reading& reading)
{
    return text::read<statically<Thing::Kind::This, addedEachTime>>(in, reading);
}
bool addedOfTreasure::read(Input& in, Reading& reading)
{
    return text::read<statically<Thing::Kind::Bearer, addedEachTime>>(in, reading);
}
bool alwaysOfMercenary::read(Input& in, Reading& reading)
{
    return text::read<
        statically<Thing::Kind::This, any<staticStatement, bare<Thing::Kind::This>, restriction>>>(
        in, reading);
}
bool alwaysOfTreasure::read(Input& in, Reading& reading)
{
    return text::read<statically<Thing::Kind::Bearer,
        any<staticStatement, bare<Thing::Kind::Bearer>, restriction>>>(in, reading);
}
bool alwaysOfStored::read(Input& in, Reading& reading)
{
    return text::read<statically<Thing::Kind::Bearer, staticStatement>>(in, reading);
}
bool alwaysOfEvent::read(Input& in, Reading& reading)
{
    return text::read<statically<Thing::Kind::This,
        any<staticStatement, everybodysAttacks,
            damageAltered<harmToAll<seq<>>, Modifier::Kind::Takes, eachTail>>>>(in, reading);
}

} // namespace triptych::seize::grammar
