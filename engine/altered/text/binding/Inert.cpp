#include "altered/text/binding/Inert.h"

#include "altered/text/binding/InertPlaces.h"
#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <utility>

namespace triptych::altered {
namespace {

using Event = Happening::Event;

bool isOutOfPlay(const Thing& of)
{
    return std::visit(
        [](const auto& t) {
            if constexpr (requires { t.filter; })
                return isOnlyIn(t.filter, { Zone::Reserve, Zone::Hand, Zone::Deck, Zone::Discard });
            else
                return false;
        },
        of.node);
}
/// What is given in quotes works where it is used or hears of something, and goes with the object that has it.
std::string inertAbility(const Ability& given, bool always, bool inPlay)
{
    if (given.kind != Ability::Kind::Quick && given.kind != Ability::Kind::Reaction)
        return "In quotes only what is used or what begins with \"When\" can be given; say it "
               "without quotes, as in \"gains +2 {V} this Day\" or \"gains [Tough 1]\".";
    for (const Happening& each : given.triggers) {
        if (each.event <= Event::IconReserve && !always) // always: it has it as it joins
            return "It is there before it has this; say it of a token as it is created, with the "
                   "ability in quotes.";
        const bool me = each.subject && std::holds_alternative<This>(each.subject->node);
        // 6.3.e It hears its leaving play with what it had there; where it goes it has that no more.
        const bool otherZone
            = each.reserveLeft && each.zone != Zone::Expedition && each.zone != Zone::Landmark;
        const bool leaves
            = (each.event == Event::Leaves && !otherZone) || each.event == Event::IsSacrificed;
        if (me
            && ((leaves && !inPlay) || (each.event == Event::Leaves && otherZone)
                || each.event == Event::GoesTo || each.event == Event::Discards
                || each.event == Event::Sacrifices || each.event == Event::Joins
                || each.event == Event::Plays))
            return "It has this no more where it goes; say it of a card that stays, as in \"When "
                   "you sacrifice a Character\".";
    }
    return {};
}

std::string inertGrants(const Thing& what, const std::vector<Grant>& grants, bool always)
{
    for (const Grant& grant : grants)
        if (grant.kind == Grant::Kind::Ability && !grant.lose && grant.ability)
            if (std::string inert = inertAbility(*grant.ability, always, !isOutOfPlay(what));
                !inert.empty())
                return inert;
    if (!isOutOfPlay(what))
        return {};
    for (const Grant& grant : grants) {
        if (grant.kind == Grant::Kind::Ability && !grant.lose && grant.ability
            && grant.ability->kind == Ability::Kind::Quick)
            return "There only what is printed in the support box can be used; say it of "
                   "Characters in play.";
        const bool status = grant.kind == Grant::Kind::Status && !grant.lose
            && (grant.status == Status::Anchored || grant.status == Status::Asleep);
        const bool keyword = grant.kind == Grant::Kind::Keyword && !grant.lose
            && grant.keyword != Keyword::Tough && grant.keyword != Keyword::Fleeting
            && grant.keyword != Keyword::Cooldown;
        if (status || keyword)
            return "What is gained there works only in play, and is lost on the way into play; say "
                   "it of "
                   "Characters in play.";
    }
    return {};
}

std::string inertKeywords(const Ability& ability, CardType type)
{
    for (const KeywordItem& item : ability.keywords) {
        const Keyword k = item.keyword;
        const bool spells = k == Keyword::Cooldown || k == Keyword::Fleeting;
        const bool anywhere = k == Keyword::Scout;
        const bool fits = type == CardType::Spell ? spells || anywhere
            : type == CardType::Character         ? !spells
            : type == CardType::Landmark          ? k == Keyword::Tough || anywhere
            : type == CardType::ExpeditionPermanent
            ? !spells && k != Keyword::Defender && k != Keyword::Seasoned
            : false;
        if (!fits)
            return "This keyword does nothing on a card of this type.";
    }
    return {};
}

/// "Discard a card": from the hand, the Reserve, or from play?
bool isFromAnywhere(const Thing& of)
{
    const auto* some = std::get_if<Some>(&of.node);
    if (!some || said(*some).ofThose || some->yours)
        return false;
    const auto isCard = [](const Noun& noun) { return noun.kind == Noun::Kind::Card; };
    const auto saysWhere = [](const Trait& trait) {
        using Kind = Trait::Kind;
        return trait.kind == Kind::InZone || trait.kind == Kind::InExpedition
            || trait.kind == Kind::InTerrain || trait.kind == Kind::Facing
            || trait.kind == Kind::FromThese || trait.kind == Kind::Controlled
            || trait.kind == Kind::Played;
    };
    return std::ranges::all_of(some->filter.nouns, isCard) && !some->filter.nouns.empty()
        && std::ranges::none_of(some->filter.after, saysWhere);
}

bool isManaOrb(const Thing& of)
{
    return std::visit(
        [](const auto& t) {
            if constexpr (requires { t.filter; })
                return std::ranges::any_of(t.filter.nouns,
                    [](const Noun& noun) { return noun.kind == Noun::Kind::ManaOrb; });
            else
                return false;
        },
        of.node);
}

/// Abilities that could be activated by an effect: Reactions of the symbols, and the support action.
bool canBeActivated(Icons icons)
{
    return icons != 0 && (icons & ~(iconJoin | iconHand | iconReserve | iconSupport)) == 0;
}

class Places
{
public:
    std::string problem;

    void effect(const Effect& of)
    {
        std::visit([this](const auto& e) { look(e); }, of.node);
    }

private:
    void say(std::string what)
    {
        if (problem.empty())
            problem = std::move(what);
    }
    void inside(const Boxed<Effect>& of)
    {
        if (of)
            effect(*of);
    }
    template <typename Node>
    void look(const Node& e)
    {
        if constexpr (std::is_same_v<Node, Sequence>)
            for (const Effect& part : e.parts)
                effect(part);
        else if constexpr (std::is_same_v<Node, Choose>)
            for (const Mode& mode : e.modes)
                inside(mode.effect);
        else if constexpr (std::is_same_v<Node, ResultTable>)
            for (const ResultTable::Row& row : e.rows)
                inside(row.effect);
        else if constexpr (
            std::is_same_v<Node,
                Discard> || std::is_same_v<Node, Move> || std::is_same_v<Node, Reveal>) {
            if (isFromAnywhere(e.what))
                say("It is not said from where; say \"a card from your hand\" or \"a card from "
                    "your "
                    "Reserve\".");
        } else if constexpr (std::is_same_v<Node, Sacrifice>) {
            if (isManaOrb(e.what))
                say("Only what is in play is sacrificed; say \"Discard a Mana Orb you control\".");
        } else if constexpr (std::is_same_v<Node, Gain>) {
            say(inertGrants(e.what, e.grants, false));
            const bool counters = std::ranges::any_of(
                e.grants, [](const Grant& g) { return g.kind == Grant::Kind::Counters; });
            const bool statistics = std::ranges::any_of(
                e.grants, [](const Grant& g) { return g.kind == Grant::Kind::Statistics; });
            if (statistics && e.duration == Duration::None)
                say("It is not said for how long; say \"this turn\", \"this Afternoon\" or \"this "
                    "Day\", or give boosts, which stay.");
            // "1 boost and [Tough 1] this Day": how long is said of what would go on otherwise
            const bool lasts = statistics || std::ranges::any_of(e.grants, [](const Grant& g) {
                return g.kind == Grant::Kind::Keyword || g.kind == Grant::Kind::Ability;
            });
            if (counters && !lasts && e.duration != Duration::None
                && e.duration != Duration::Permanently)
                say("Boosts and other counters stay until something takes them; leave out how "
                    "long.");
        } else if constexpr (std::is_same_v<Node, ActivateAbilities>) {
            if (!canBeActivated(e.icons))
                say("Only {j}, {h}, {r} and {D} abilities can be activated by an effect.");
        } else if constexpr (std::is_same_v<Node, Create>) {
            if (said(e).whose == Said<Create>::Whose::There && e.where == Create::Where::Expedition)
                say("\"there\" has no place before it; say where it is created.");
        } else if constexpr (std::is_same_v<Node, Declare>) {
            if (std::holds_alternative<OfThem>(e.what.node) && !e.chooses)
                say("\"one of them\" has none before it; say of what, as in \"target a Character "
                    "facing me\".");
        } else if constexpr (std::is_same_v<Node, NextTime>)
            inside(e.effect);
        if constexpr (
            std::is_same_v<Node,
                Roll> || std::is_same_v<Node, ChooseNumber> || std::is_same_v<Node, RevealUntil> || std::is_same_v<Node, TakeControl> || std::is_same_v<Node, Sabotage>)
            if (e.who.kind == Who::Kind::EachPlayer)
                say("Only one player does this at a time; say it of \"you\" and of \"target "
                    "opponent\" in sentences of their own.");
        if constexpr (requires { inside(e.effect); })
            if constexpr (!std::is_same_v<Node, NextTime>)
                inside(e.effect);
        if constexpr (requires { inside(e.otherwise); })
            inside(e.otherwise);
        if constexpr (requires { inside(e.to); })
            inside(e.to);
    }
};

bool playsItself(const Effect& of)
{
    if (const auto* sequence = std::get_if<Sequence>(&of.node))
        return std::ranges::any_of(sequence->parts, playsItself);
    if (const auto* so = std::get_if<If>(&of.node))
        return so->effect && playsItself(*so->effect);
    const auto* play = std::get_if<Play>(&of.node);
    return play && std::holds_alternative<This>(play->what.node);
}

/// What happens to several things at once, and is an event of each of them.
bool isToldApart(Event event)
{
    return event == Event::Targets || event == Event::Completes;
}

std::string inertTrigger(const Ability& ability)
{
    for (const Happening& each : ability.triggers) {
        const bool me = each.subject && std::holds_alternative<This>(each.subject->node);
        const bool hidden
            = each.zone == Zone::Hand || each.zone == Zone::Deck || each.zone == Zone::Mana;
        if (each.event == Event::GoesTo && me && hidden)
            return "Nobody sees this card where it goes, so nothing can be activated there.";
        if (each.expedition && said(*each.expedition).word == Said<Expedition>::AtLeastOne)
            return "It is not said whether this happens once for all of them; say \"one of your "
                   "Expeditions\", "
                   "which is once for each.";
        const Some* some = each.subject ? std::get_if<Some>(&each.subject->node) : nullptr;
        if (some && (each.event == Event::Readies || each.event == Event::Exhausts)
            && std::ranges::any_of(some->filter.nouns,
                [](const Noun& noun) { return noun.kind == Noun::Kind::ManaOrb; }))
            return "Nothing is told of Mana Orbs that are exhausted or readied.";
        if (some && some->orMore && isToldApart(each.event))
            return "Each of them is told by itself; say it of one, with \"a\" instead of \"one or "
                   "more\", which is once for each.";
        const bool timed = some && !some->filter.after.empty() && each.event != Event::Becomes
            && some->filter.after.back().kind == Trait::Kind::Window;
        using Window = Happening::Window;
        const bool now = each.window == Window::ThisTurn || each.window == Window::ThisDay
            || each.window == Window::ThisAfternoon || each.window == Window::ThisMorning
            || each.window == Window::ThisNoon || each.window == Window::ThisDusk
            || each.window == Window::ThisNight;
        if ((timed || now) && !each.ordinal && ability.firstEach == Duration::None)
            return "This waits as long as the card is there, not until a turn or a Day ends; say "
                   "\"The next time you play a Spell this turn, ...\" of an effect.";
        if (ability.support && each.event <= Event::IconReserve)
            return "In the support box this would wait for what happens only in play.";
    }
    return {};
}

/// "If a Spell you play would go to Reserve, ...": a played Spell goes there or to the discard pile by the rules.
bool isOfPlayedSpells(const Happening& of)
{
    const Filter* filter = of.subject ? std::visit(
                               [](const auto& t) -> const Filter* {
                                   if constexpr (requires { t.filter; })
                                       return &t.filter;
                                   else
                                       return nullptr;
                               },
                               of.subject->node)
                                      : nullptr;
    if (!filter)
        return false;
    const auto is = [&](Noun::Kind kind) {
        return std::ranges::any_of(
            filter->nouns, [kind](const Noun& noun) { return noun.kind == kind; });
    };
    const bool goes = of.event == Event::GoesTo && of.from.empty()
        && (of.zone == Zone::Reserve || of.zone == Zone::Discard);
    const auto elsewhere = [](const Trait& trait) {
        return trait.kind == Trait::Kind::InZone || trait.kind == Trait::Kind::InExpedition;
    };
    if (goes)
        return (is(Noun::Kind::Spell) || is(Noun::Kind::Card))
            && std::ranges::none_of(filter->after, elsewhere);
    const auto played = [](const Trait& trait) {
        return trait.kind == Trait::Kind::Played
            || (trait.kind == Trait::Kind::Status && !trait.no
                && std::ranges::find(trait.statuses, Status::Fleeting) != trait.statuses.end());
    };
    return of.event == Event::Discards && is(Noun::Kind::Spell)
        && (std::ranges::any_of(filter->before, played)
            || std::ranges::any_of(filter->after, played));
}

/// A roll of which one result is chosen, and a question how several results are alike.
struct ChoosesAResult : AnyPart<ChoosesAResult>
{
    using AnyPart::in;
    static bool in(const Roll& roll) { return roll.keep == Roll::Keep::One; }
};
struct ComparesResults : AnyPart<ComparesResults>
{
    using AnyPart::in;
    static bool in(const Quantity& of)
    {
        return of.kind == Quantity::Kind::Results || AnyPart::in(of);
    }
};

/// "If my Expedition would move forward, it moves backwards one more region instead."
bool movesBackOneMore(const Replace& replace)
{
    const auto* move = std::get_if<MoveExpedition>(&replace.effect.node);
    return move && move->more
        && move->backward != (replace.happening.event == Happening::Event::MovesBackward);
}

} // namespace

std::string inertReason(const Ability& ability, CardType type)
{
    if (std::string inert = inertKeywords(ability, type); !inert.empty())
        return inert;
    if (std::string inert = inertTrigger(ability); !inert.empty())
        return inert;
    if (std::string inert = elsewhereReason(ability); !inert.empty())
        return inert;
    const Replace* replace
        = ability.statement ? std::get_if<Replace>(&*ability.statement) : nullptr;
    const May* may = replace && replace->how == Replace::How::Instead
        ? std::get_if<May>(&replace->effect.node)
        : nullptr;
    if (may && may->who.kind != Who::Kind::You)
        return "Only you are asked whether something else happens instead: where they do not, "
               "nothing would; say what they do without \"may\", or \"you may ... instead\".";
    if (replace && isOfPlayedSpells(replace->happening))
        return "Where a Spell goes that was played is not replaced; say it of Characters, or from "
               "where, as in \"If a Character you control would go to Reserve, ...\"";
    if (replace && movesBackOneMore(*replace))
        return "One more than what is not clear; say how far it goes, as in \"it moves backwards "
               "two "
               "regions instead\".";
    const Are* are = ability.statement ? std::get_if<Are>(&*ability.statement) : nullptr;
    if (are && std::holds_alternative<Some>(are->what.node))
        return "Which of several that is is never chosen; say it of all of them, as in \"Other "
               "Characters in my Expedition have +1 {V}\".";
    if (are)
        return inertGrants(are->what, are->grants, true);
    if (ability.effect && ChoosesAResult::in(*ability.effect)
        && ComparesResults::in(*ability.effect))
        return "Of the results one was chosen, and by then it alone counts; ask this of a roll of "
               "which none is chosen, as in \"Roll two dice. If the results are equal, draw a "
               "card.\"";
    if (ability.kind == Ability::Kind::SpellEffect && ability.effect
        && playsItself(*ability.effect))
        return "A Spell cannot play itself while it resolves; \"Play me for {1} less if ...\" "
               "stands in a paragraph of its own.";
    return {};
}

std::string nowhereReason(const Ability& ability)
{
    Places places;
    for (const Effect& cost : ability.cost)
        places.effect(cost);
    places.effect(*ability.effect);
    return places.problem.empty() ? notFoundReason(*ability.effect) : places.problem;
}

} // namespace triptych::altered
