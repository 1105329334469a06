#include "kryptik/text/grammar/GrammarExceptions.h"

#include <algorithm>
#include <utility>

// What players may not do, and what a card may be cast for instead.
namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- What players may not do

struct deniedDeed
    : any<means<Forbid::Deed::UseYears, "use 11 year abilities", "activate 11 year abilities",
              "use any 11 year abilities", "use their 11 year abilities",
              "use the 11 year abilities of their cards">,
          means<Forbid::Deed::CastYears, "cast cards for their 11 year cost",
              "cast cards for their 11 year costs", "cast any cards for their 11 year cost",
              "cast 11 year cards for their 11 year cost", "cast cards from their 11 year row",
              "cast cards from your 11 year row", "pay 11 year costs">,
          means<Forbid::Deed::Search, "search decks", "search their decks", "search their deck",
              "search a deck">,
          seq<word<"return cards", "return a card", "return any cards">,
              any<means<Forbid::Deed::ReturnOwn, "from their limbo piles", "from their limbo pile",
                      "from your limbo pile">,
                  means<Forbid::Deed::ReturnAny, "from limbo piles", "from a limbo pile",
                      "from any limbo pile">>>,
          means<Forbid::Deed::BeDestroyed, "be destroyed", "lose the game", "lose">,
          means<Forbid::Deed::BeDamaged, "be dealt damage", "take damage">,
          seq<means<Forbid::Deed::Draw, "draw more than">, digits, cards,
              maybe<word<"each turn", "a turn", "per turn", "in a turn", "during each turn">>>,
          means<Forbid::Deed::Draw, "draw cards", "draw any cards", "draw additional cards">,
          seq<means<Forbid::Deed::Attack, "attack with more than">, digits,
              word<"citizens", "citizen">,
              maybe<word<"each turn", "each combat", "a turn", "per turn", "during each turn",
                  "each combat phase">>>,
          means<Forbid::Deed::AttackYou, "attack you or 11 year cards you control",
              "attack you or your 11 year cards", "attack you with citizens",
              "attack you and your 11 year cards", "attack you">,
          seq<means<Forbid::Deed::Attack, "attack with citizens", "attack">,
              pegtl::not_at<word<"with", "you", "or", "unless">>>>
{
};
struct energyDeed
    : means<Forbid::Deed::MakeEnergy, "produce soul energy", "make soul energy",
          "engage cards in their soul row for soul energy", "use their soul row", "produce energy">
{
};
Effect takeForbidden(Found& found, Duration duration)
{
    Forbid made;
    made.who = found.take<Who>();
    made.deed = found.take<Forbid::Deed>();
    made.most = found.take<int>(0);
    made.duration = duration;
    return { std::move(made) };
}
/// Of some of a kind it is said by another rule: "can not cast citizens with soul cost 3 or less".
struct canNotOf : seq<someone, word<"can not">, any<deniedDeed, energyDeed>,
                      pegtl::not_at<word<"with", "without", "named", "whose", "of the">>>
{
};
struct deniedForATime
    : any<seq<canNotOf, any<sinceWhen, whenTheirs>>, seq<sinceWhen, comma, canNotOf>>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto duration = found.take<Duration>();
        if (found.has<int>())
            return std::nullopt; // how often, is asked of what is always so
        return takeForbidden(found, duration);
    }
};
/// "prevent all damage that would be dealt to you [and citizens you control] this turn"
struct attackWith
    : any<means<Allow::Deed::AttackOrBlock, "attack or block with">,
          means<Allow::Deed::Attack, "attack with">, means<Allow::Deed::Block, "block with">>
{
};
/// "target opponent can not block this turn", "its controller can not attack with other citizens this turn": of all
/// their citizens, or of some
struct notWithThese : seq<someone, word<"can not">,
                          any<seq<attackWith, maybe<word<"any">>, describedPlural>,
                              means<Allow::Deed::Block, "block">>>
{
};
Side sideOf(Who::Kind kind)
{
    return kind == Who::Kind::You         ? Side::You
        : kind == Who::Kind::EachOpponent ? Side::Opponents
        : kind == Who::Kind::EachPlayer   ? Side::Any
                                          : Side::They;
}
std::optional<Effect> takeStayers(Found& found, Duration duration)
{
    const Who who = found.take<Who>();
    Each these { {}, {}, Each::Word::Plural };
    if (auto described = found.takeIfAny<Counted>()) {
        if (described->place != Place {} || described->filter.controller != Side::Any)
            return std::nullopt;
        these.filter = std::move(described->filter);
    }
    these.filter.controller = sideOf(who.kind);
    Allow made { std::move(these), found.take<Allow::Deed>() };
    made.duration = duration;
    if (sideOf(who.kind) != Side::They)
        return Effect { std::move(made) };
    return joined(
        { Effect { NamePlayer { who } }, Effect { std::move(made) } }, { Sequence::Joint::Then });
}
struct stayersForATime : any<seq<notWithThese, sinceWhen>, seq<sinceWhen, comma, notWithThese>>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto duration = found.take<Duration>();
        return takeStayers(found, duration);
    }
};
struct stayersAlways : notWithThese
{
    static std::optional<Effect> build(Found& found)
    {
        std::optional<Effect> effect = takeStayers(found, Duration::Permanent);
        return effect && std::holds_alternative<Allow>(effect->node) ? std::move(effect)
                                                                     : std::nullopt;
    }
};
struct deniedAlways : canNotOf
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = takeForbidden(found, Duration::Permanent);
        Forbid& made = std::get<Forbid>(effect.node);
        if (made.who.kind == Who::Kind::Opponent)
            made.who.kind = Who::Kind::EachOpponent;
        const bool counted = made.deed == Forbid::Deed::Attack || made.deed == Forbid::Deed::Draw
            || made.most == 0;
        return lasts(made.who) && counted && made.deed != Forbid::Deed::MakeEnergy
            ? std::optional(std::move(effect))
            : std::nullopt;
    }
};
/// "opponents can not cast citizens with soul cost 3 or less", "cards with the chosen name can not be cast"
struct castByWhom
    : seq<word<"can not be cast">,
          maybe<seq<word<"by">, any<another, severalPlayers, whoIs<Who::Kind::You, "you">>>>>
{
};
struct deniedKind : any<seq<someone, word<"can not cast">,
                            any<describedPlural, seq<word<"a", "an", "any">, described>>>,
                        seq<describedPlural, castByWhom>>
{
};
std::optional<Effect> deniedCasting(Found& found, Duration duration, bool always)
{
    Forbid made;
    made.who = found.take<Who>(Who { Who::Kind::EachPlayer });
    if (made.who.kind == Who::Kind::Opponent)
        made.who.kind = Who::Kind::EachOpponent;
    Counted counted = found.take<Counted>();
    const Filter& f = counted.filter;
    made.deed = f.noun == Filter::Noun::Spell ? Forbid::Deed::CastSpells
        : f.noun == Filter::Noun::Citizen     ? Forbid::Deed::CastCitizens
                                              : Forbid::Deed::CastCards;
    made.duration = duration;
    const bool plain = f == Filter { f.noun };
    const bool fits = counted.place == Place {} && !asksOnTheIsland(f) && f.controller == Side::Any
        && !f.other && (!always || lasts(made.who));
    if (!plain)
        made.which = std::move(counted.filter);
    return fits ? std::optional(Effect { std::move(made) }) : std::nullopt;
}
struct kindDenied : deniedKind
{
    static std::optional<Effect> build(Found& found)
    {
        return deniedCasting(found, Duration::Permanent, true);
    }
};
struct kindDeniedForATime : any<seq<deniedKind, any<sinceWhen, whenTheirs, whileHere, whileStays>>,
                                seq<any<sinceWhen, whileHere, whileStays>, comma, deniedKind>>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto duration = found.take<Duration>();
        return deniedCasting(found, duration, false);
    }
};
/// glossary Counter: "spells you cast this turn can not be countered"
struct sureOnes : seq<describedPlural, maybe<casters>, word<"can not be countered">>
{
};
struct sureForATime : any<seq<sureOnes, sinceWhen>, seq<sinceWhen, comma, sureOnes>,
                          seq<describedPlural, casters, sinceWhen, word<"can not be countered">>>
{
    static std::optional<Effect> build(Found& found)
    {
        NotCountered made;
        Counted counted = found.take<Counted>();
        const Side own = std::exchange(counted.filter.controller, Side::Any);
        made.side = found.take<Side>(own);
        made.duration = found.take<Duration>();
        const bool plain = counted.place == Place {} && !asksOnTheIsland(counted.filter)
            && !counted.filter.other && made.side != Side::They;
        made.of = std::move(counted.filter);
        return plain ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
/// 7.1 "until end of turn, you may cast citizens any time you could cast a spell"
struct castTheseAnyTime : seq<word<"you may cast", "you can cast">, describedPlural, anyTimeWord>
{
};
struct anyTimeForATime
    : any<seq<castTheseAnyTime, sinceWhen>, seq<sinceWhen, comma, castTheseAnyTime>>
{
    static std::optional<Effect> build(Found& found)
    {
        CastOnly made { true };
        Counted counted = found.take<Counted>();
        made.duration = found.take<Duration>();
        const bool plain = counted.place == Place {} && !asksOnTheIsland(counted.filter)
            && counted.filter.controller == Side::Any && !counted.filter.other;
        made.of = std::move(counted.filter);
        return plain ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
/// "each opponent may attack with only one citizen each turn"
struct attacksWithOnly
    : seq<someone,
          word<"may attack with only", "can attack with only", "may attack with no more than",
              "can attack with no more than", "can only attack with", "may only attack with",
              "can attack with at most">,
          digits, word<"citizens", "citizen">,
          maybe<word<"each turn", "each combat", "a turn", "per turn", "each combat phase">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Forbid made { found.take<Who>(), Forbid::Deed::Attack };
        made.most = found.take<int>();
        if (made.who.kind == Who::Kind::Opponent)
            made.who.kind = Who::Kind::EachOpponent;
        return lasts(made.who) && made.most > 0 ? std::optional(Effect { std::move(made) })
                                                : std::nullopt;
    }
};

// ---------------------------------------------------------------- Passives about players

struct openWords : any<word<"hands revealed", "hand revealed", "hands open", "hand open",
                           "hands face up", "hand face up">,
                       means<Flag::YearCard, "11 year cards revealed", "11 year cards face up",
                           "11 year row revealed", "11 year row face up", "11 year rows revealed",
                           "11 year rows face up">>
{
};
struct openState : word<"revealed", "always revealed", "open", "face up">
{
};
struct handsOpen
    : any<seq<someone, word<"play with", "plays with">, word<"their", "your">, openWords>,
          seq<word<"play with your">, openWords>,
          seq<playersOwn,
              any<word<"hands are", "hand is">,
                  means<Flag::YearCard, "11 year cards are", "11 year row is", "11 year rows are">>,
              openState>,
          seq<means<Flag::YearCard, "11 year cards">, yearOwner, word<"are">, openState>>
{
    static std::optional<Effect> build(Found& found)
    {
        SeeTop made;
        Who who = found.take<Who>(Who {});
        if (who.kind == Who::Kind::Opponent)
            who.kind = Who::Kind::EachOpponent;
        made.hand = who;
        made.years = found.says(Flag::YearCard);
        return lasts(who) ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};

// ---------------------------------------------------------------- Casting for something else (8.1)

struct ratherThan
    : seq<word<"rather than pay", "instead of paying", "rather than paying", "instead of">,
          word<"this's soul cost", "its soul cost", "this citizen's soul cost", "its cost",
              "this's cost", "the soul cost of this", "its usual soul cost",
              "its normal soul cost">>
{
};
struct castWord : word<"cast this citizen", "cast this spell", "cast this card", "cast this">
{
};
struct castForFree : seq<word<"you may", "you can">, castWord,
                         word<"for free", "without paying its soul cost", "without paying its cost",
                             "without paying this's soul cost", "at no cost", "for no cost",
                             "without paying for it">>
{
    static Effect build() { return { CastFor {} }; }
};
struct castForCost
    : any<seq<word<"you may">, cost, ratherThan>, seq<ratherThan, comma, word<"you may">, cost>,
          seq<word<"you may", "you can">, castWord, word<"by paying", "for">, cost, ratherThan>>
{
    static std::optional<Effect> build(Found& found)
    {
        CastFor made;
        Cost cost = found.take<Cost>();
        if (!std::ranges::all_of(cost, isPaidFromElsewhere))
            return std::nullopt;
        made.cost = std::make_shared<const Cost>(std::move(cost));
        return Effect { std::move(made) };
    }
};
/// 8.1 "You may pay an additional {2} as you cast this."
struct payMore
    : seq<word<"you may pay an additional", "you may pay an extra", "you may pay additional",
              "you may spend an additional", "you may additionally pay">,
          stones,
          word<"as you cast this", "when you cast this", "when casting this",
              "as you cast this card", "as you cast this spell", "as you cast this citizen",
              "when you cast this card", "when you cast this spell", "when you cast this citizen",
              "to cast this", "while casting this", "for this">>
{
    static std::optional<Effect> build(Found& found)
    {
        CostItem item;
        item.stones = found.take<Stones>();
        for (const Stone& stone : item.stones)
            if (stone.kind == Stone::Kind::X)
                return std::nullopt;
        CastFor made;
        made.besides = true;
        made.cost = std::make_shared<const Cost>(Cost { std::move(item) });
        return Effect { std::move(made) };
    }
};
/// "active abilities of citizens an opponent controls cost {1} more"
struct abilitiesCost
    : seq<word<"active abilities of", "abilities of", "activated abilities of",
              "the active abilities of", "active abilities">,
          any<describedPlural, seq<means<Side::You, "you control">>,
              seq<means<Side::Opponents, "your opponents control", "an opponent controls",
                  "opponents control", "your opponent controls">>>,
          word<"cost", "costs">, stones,
          any<means<Flag::Negated, "less">, means<Flag::Has, "more">>,
          maybe<word<"to activate", "to use", "energy">>>
{
    static std::optional<Effect> build(Found& found)
    {
        CostChange made;
        made.ofAbilities = true;
        made.who = Side::Any;
        if (auto counted = found.takeIfAny<Counted>()) {
            if (counted->place != Place {})
                return std::nullopt;
            made.filter = std::move(counted->filter);
        } else {
            made.filter = Filter {};
            made.filter.controller = found.take<Side>();
        }
        const std::optional<int> difference = costDifference(found);
        made.amount = difference.value_or(0);
        return difference ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};

struct anyExceptional
    : any<turnChange, shelterTogether, deniedForATime, kindDeniedForATime, tollForATime,
          stayersForATime, sureForATime, anyTimeForATime, greaterForATime>
{
};
struct anyException
    : any<payMore, castForFree, castForCost, abilitiesCost, turnRule, handsOpen, toll,
          attacksWithOnly, deniedAlways, stayersAlways, kindDenied, shelterOfPlayers, greaterRule>
{
};

} // namespace

bool exceptional::read(Input& in, Reading& reading)
{
    return text::read<anyExceptional>(in, reading);
}
bool exceptionalRule::read(Input& in, Reading& reading)
{
    return text::read<anyException>(in, reading);
}

} // namespace triptych::kryptik::grammar
