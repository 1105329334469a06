#include "kryptik/text/GrammarInstructions.h"

// What only a passive ability says (9.2): who may cast what for how much, how something enters, and
// what happens instead.
namespace triptych::kryptik::grammar {
namespace {

struct thisOne : word<"this citizen", "this card", "this spell", "this">
{
    static Thing build() { return This {}; }
};
struct whom : any<thisOne, thing>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const auto* each = std::get_if<Each>(&what);
        const bool fits = std::holds_alternative<This>(what) || (each && each->place == Place {});
        return fits ? std::optional(std::move(what)) : std::nullopt;
    }
};

// ---------------------------------------------------------------- Who may do what

struct forbidden
    : seq<any<another, severalPlayers, whoIs<Who::Kind::You, "you">>, word<"can not">,
          any<means<Forbid::Deed::CastCards, "cast cards", "cast spells or citizens",
                  "cast citizens or spells">,
              means<Forbid::Deed::CastSpells, "cast spells">,
              means<Forbid::Deed::CastCitizens, "cast citizens">,
              means<Forbid::Deed::Activate, "activate abilities", "activate active abilities",
                  "use active abilities">,
              seq<word<"cast more than">, digits,
                  any<means<Forbid::Deed::CastSpells, "spells", "spell">,
                      means<Forbid::Deed::CastCitizens, "citizens", "citizen">,
                      means<Forbid::Deed::CastCards, "cards", "card">>,
                  word<"each turn", "per turn", "a turn", "in a turn", "during each turn">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Who who = found.take<Who>();
        if (who.kind == Who::Kind::Opponent)
            who.kind = Who::Kind::EachOpponent;
        const bool lasting = who.kind == Who::Kind::You || who.kind == Who::Kind::EachOpponent
            || who.kind == Who::Kind::EachPlayer;
        const auto deed = found.take<Forbid::Deed>();
        const bool counted = found.has<int>();
        const int most = found.take<int>(0);
        return lasting && (!counted || most > 0)
            ? std::optional(Effect { Forbid { who, deed, {}, most } })
            : std::nullopt;
    }
};
/// 6.1 "11 year cards you control can not be destroyed"
struct whoseRow : any<whoIs<Who::Kind::You, "you control">,
                      whoIs<Who::Kind::EachOpponent, "each opponent controls",
                          "an opponent controls", "your opponents control">>
{
};
struct rowsAreSafe
    : any<seq<yearCards, maybe<whoseRow>, word<"can not be destroyed">, maybe<byEffects>>,
          seq<word<"prevent all">, means<Flag::Combat, "combat">,
              word<"damage that would be dealt to">, yearCards, maybe<whoseRow>>>
{
    static Effect build(Found& found)
    {
        Forbid made;
        made.who = found.take<Who>(Who { Who::Kind::EachPlayer });
        made.deed = found.says(Flag::Combat) ? Forbid::Deed::LoseYearsInCombat
            : found.says(Flag::Object)       ? Forbid::Deed::LoseYearsToEffects
                                             : Forbid::Deed::LoseYears;
        return { made };
    }
};
/// 5.5 "you may put an additional card into your soul row each turn"
struct moreSoul
    : seq<maybe<word<"once each turn", "once during your turn", "once on your turn",
                    "during your turn", "each turn", "on your turn">,
              comma>,
          any<whoIs<Who::Kind::You, "you may">, whoIs<Who::Kind::EachPlayer, "each player may">>,
          word<"put", "place", "play">,
          any<seq<means<1, "an additional", "one additional">, word<"card", "soul">>,
              seq<digits, word<"additional cards">>, seq<means<Flag::Next, "up to">, digits, cards>,
              seq<means<Flag::Next, "two cards", "2 cards">>>,
          maybe<word<"from your hand", "from their hand">>,
          word<"into your soul row", "in your soul row", "into their soul row", "to your soul row">,
          any<word<"each turn", "each of your turns", "during your turn", "your turn",
                  "during each of your turns", "every turn", "on each of your turns",
                  "during each turn">,
              pegtl::at<stop>>>
{
    static std::optional<Effect> build(Found& found)
    {
        MoreSoul made;
        made.who = found.take<Who>();
        const bool together = found.says(Flag::Next);
        const int number = found.take<int>(together ? 2 : 1);
        made.amount = together ? number - 1 : number;
        return made.amount > 0 && made.amount < 100 ? std::optional(Effect { made }) : std::nullopt;
    }
};
/// "you may cast citizens from your limbo pile": of others than this card
struct onceATime : means<Flag::OnceEachTurn, "once each turn", "once during each of your turns",
                       "once during your turn", "once on each of your turns", "once per turn",
                       "once each of your turns", "once during each turn", "once on your turn",
                       "once during your turns", "during each of your turns", "each turn">
{
};
struct fromWhere : any<means<Zone::Limbo, "from your limbo pile">,
                       means<Zone::Deck, "from the top of your deck", "off the top of your deck">>
{
};
struct castOthers
    : any<seq<word<"you may cast", "you may play">,
              any<seq<describedPlural, fromWhere>, describedPlural>,
              pegtl::at<any<stop, word<"unless", "as long as">>>>,
          seq<onceATime, comma, word<"you may cast", "you may play">, word<"a", "an", "one">,
              any<seq<described, fromWhere>, described>, pegtl::at<stop>>,
          seq<word<"you may cast", "you may play">, word<"a", "an", "one">,
              any<seq<described, fromWhere>, described>, onceATime, pegtl::at<stop>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        CastFrom made;
        made.filter = std::move(counted.filter);
        made.once = found.says(Flag::OnceEachTurn);
        if (const auto zone = found.takeIfAny<Zone>())
            made.zone = *zone;
        else if (counted.place == Place { Zone::Limbo, Side::You })
            made.zone = Zone::Limbo;
        else
            return std::nullopt;
        const bool plain = !asksOnTheIsland(made.filter) && made.filter.controller == Side::Any
            && !made.filter.other;
        return plain ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
/// 7.1 "you may cast this any time you could cast a spell"
struct castAnyTime
    : seq<word<"you may cast", "you can cast">, thisOne,
          word<"any time you could cast a spell", "at any time you could cast a spell",
              "whenever you could cast a spell", "as though it were a spell",
              "as if it were a spell", "at any time", "any time you have priority",
              "whenever you have priority", "at any time you have priority", "any time",
              "on any player's turn", "during any player's turn", "during any turn", "on any turn">>
{
    static Effect build() { return { CastOnly { true } }; }
};
struct seeTop : any<word<"you may look at the top card of your deck at any time",
                        "you may look at the top card of your deck any time",
                        "you may look at the top card of your deck whenever you want">,
                    means<Flag::Every, "the top card of your deck is revealed",
                        "play with the top card of your deck revealed",
                        "you play with the top card of your deck revealed">,
                    means<Flag::YearCard, "you may look at your 11 year row at any time",
                        "you may look at your 11 year row any time",
                        "you may look at your 11 year row whenever you want",
                        "you may look at your 11 year row whenever you like">>
{
    static Effect build(Found& found)
    {
        SeeTop made;
        made.all = found.says(Flag::Every);
        made.years = found.says(Flag::YearCard);
        return { std::move(made) };
    }
};
/// "this can not be countered", of what is being cast
struct notCountered : seq<any<thisOne>, word<"can not be countered">,
                          maybe<word<"by spells or abilities", "by spells", "by abilities">>>
{
    static Effect build() { return { NotCountered {} }; }
};
struct castFromLimbo
    : seq<word<"you may cast", "you can cast">, thisOne, word<"from your limbo pile">,
          maybe<means<Flag::YearCard, "by paying its 11 year cost", "for its 11 year cost",
              "by paying this's 11 year cost", "paying its 11 year cost">>>
{
    static Effect build(Found& found) { return { CastFromLimbo { found.says(Flag::YearCard) } }; }
};

// ---------------------------------------------------------------- What it costs (8.1.1)

/// "{1} less": only generic energy can be more or less of.
struct difference : seq<stones, any<means<Flag::Negated, "less">, means<Flag::Has, "more">>,
                        maybe<word<"energy">>>
{
    static std::optional<int> build(Found& found)
    {
        const Stones stones = found.take<Stones>();
        if (stones.size() != 1 || stones.front().kind != Stone::Kind::Generic)
            return std::nullopt;
        return found.says(Flag::Negated) ? -stones.front().amount : int { stones.front().amount };
    }
};
struct spellsCastBy : any<means<Side::You, "you cast">,
                          means<Side::Opponents, "your opponents cast", "opponents cast",
                              "an opponent casts", "each opponent casts">,
                          means<Side::Any, "players cast", "each player casts">>
{
};
struct what : describedPlural
{
};
struct firstOne
    : seq<means<Flag::Next, "the first">,
          any<means<Filter::Noun::Spell, "spell">, means<Filter::Noun::Citizen, "citizen">,
              means<Filter::Noun::Card, "card">>,
          spellsCastBy, word<"each turn", "in a turn", "during each turn", "every turn">,
          word<"costs", "cost">, difference>
{
    static Effect build(Found& found)
    {
        CostChange made;
        made.first = true;
        made.who = found.take<Side>();
        made.filter = Filter { found.take<Filter::Noun>() };
        made.amount = found.take<int>();
        return { std::move(made) };
    }
};
struct eachOne : seq<word<"each", "every">, described>
{
};
struct othersCost
    : any<seq<what, maybe<spellsCastBy>, word<"cost", "costs">, difference, maybe<perEach>>,
          seq<eachOne, spellsCastBy, word<"costs">, difference, maybe<perEach>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        CostChange made;
        made.who = found.take<Side>(Side::Any);
        made.filter = std::move(counted.filter);
        made.amount = found.take<int>();
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        return counted.place == Place {} ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
/// 8.1.2 "11 year costs of your cards are reduced by {2}", "cards you cast for their 11 year cost cost {1} less"
struct whoseYears : any<means<Side::You, "of your cards", "of cards you own", "of cards you cast",
                            "you pay", "of cards you control">,
                        means<Side::Opponents, "of your opponents' cards", "your opponents pay",
                            "of cards your opponents cast", "of cards an opponent controls">,
                        means<Side::Any, "of all cards", "of cards">>
{
};
struct yearsDiffer
    : any<seq<maybe<word<"the">>, word<"11 year costs", "11 year cost">, whoseYears,
              any<means<Flag::Negated, "are reduced by", "is reduced by">,
                  means<Flag::Has, "are increased by", "is increased by">>,
              stones>,
          seq<maybe<word<"the">>, word<"11 year costs", "11 year cost">, whoseYears,
              word<"are", "is", "cost">, stones,
              any<means<Flag::Negated, "less">, means<Flag::Has, "more">>>,
          seq<any<describedPlural, seq<word<"each", "every">, described>>, spellsCastBy,
              word<"for their 11 year cost", "for its 11 year cost", "for an 11 year cost",
                  "for their 11 year costs", "by paying their 11 year cost">,
              word<"cost", "costs">, stones,
              any<means<Flag::Negated, "less">, means<Flag::Has, "more">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        CostChange made;
        made.ofYears = true;
        made.who = found.take<Side>(Side::Any);
        if (auto counted = found.takeIfAny<Counted>()) {
            if (counted->place != Place {})
                return std::nullopt;
            made.filter = std::move(counted->filter);
        }
        const Stones stones = found.take<Stones>();
        if (stones.size() != 1 || stones.front().kind != Stone::Kind::Generic)
            return std::nullopt;
        made.amount
            = found.says(Flag::Negated) ? -stones.front().amount : int { stones.front().amount };
        return Effect { std::move(made) };
    }
};
struct thisCosts : seq<thisOne, word<"costs">, difference, maybe<perEach>>
{
    static Effect build(Found& found)
    {
        CostChange made;
        made.ofThis = true;
        made.amount = found.take<int>();
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        return { std::move(made) };
    }
};

// ---------------------------------------------------------------- Entering, dying, statistics

struct entersEngaged : seq<whom,
                           word<"enters the island engaged", "enter the island engaged",
                               "enters engaged", "enter engaged", "is put onto the island engaged">>
{
    static Effect build(Found& found) { return { EntersEngaged { found.take<Thing>() } }; }
};
/// "this enters with two +1/+1 counters on it for each spell in your limbo pile"
struct entersWith
    : seq<whom,
          word<"enters the island with", "enter the island with", "enters with", "enter with">,
          any<seq<word<"x">, counterKind, maybe<word<"on it", "on them", "on this">>, whereX>,
              seq<means<Flag::Every, "x">, counterKind, maybe<word<"on it", "on this">>>,
              seq<maybe<word<"an additional", "additional">>,
                  maybe<any<digits, means<1, "a", "an">>>, maybe<word<"additional">>, counterKind,
                  maybe<word<"on it", "on them", "on this">>, maybe<perEach>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        EntersWith made;
        made.kind = found.take<CounterKind>();
        made.what = found.take<Thing>();
        made.count = found.take<int>(1);
        if (auto per = found.takeIfAny<PerEach>())
            made.times = std::move(per->amount);
        if (found.says(Flag::Every))
            made.times = Amount { Amount::Kind::X, 0, {}, false };
        if (auto where = found.takeIfAny<WhereX>()) {
            if (where->amount.kind != Amount::Kind::PerCounted && !isOfThisTurn(where->amount.kind))
                return std::nullopt; // what it counts is known as it enters; nothing else is
            made.times = std::move(where->amount);
        }
        return Effect { std::move(made) };
    }
};
struct aCitizen : seq<any<word<"a", "an">, pegtl::at<word<"another">>>, onIsland>
{
    static Thing build(Found& found) { return Each { found.take<Filter>(), {}, Each::Word::Each }; }
};
struct itInstead : word<"it", "that citizen", "that card", "this">
{
};
struct fate
    : any<seq<word<"abolish">,
              means<Instead::Fate::Abolish, "it", "that citizen", "that card", "this">>,
          means<Instead::Fate::Abolish, "it is abolished">,
          seq<word<"return", "put">, itInstead,
              any<means<Instead::Fate::Hand, "to its owner's hand", "into its owner's hand",
                      "to your hand">,
                  means<Instead::Fate::DeckTop, "on top of its owner's deck",
                      "on top of your deck">,
                  means<Instead::Fate::SoulRow, "into its owner's soul row", "into your soul row">,
                  means<Instead::Fate::YearRow, "into its owner's 11 year row",
                      "into your 11 year row">,
                  means<Instead::Fate::DeckBottom, "on the bottom of its owner's deck",
                      "on the bottom of your deck">>>>
{
    static constexpr std::string_view expected = "abolish it instead";
};
/// "remove all damage from it and engage it": it stays where it is
struct staysThere
    : means<Instead::Fate::Stay, "remove all damage from it and engage it",
          "engage it and remove all damage from it", "remove all damage from it, then engage it",
          "heal all damage from it and engage it", "engage it and heal all damage from it",
          "remove all damage from this and engage this",
          "remove all damage from this and engage it">
{
};
/// RULING 9.3: "would be destroyed" is not of what is sacrificed, and only what is destroyed stays.
struct wouldGo : any<word<"would die">, means<Flag::Past, "would be destroyed">>
{
};
bool onlyDestroyed(Found& found, Instead::Fate fate)
{
    return found.says(Flag::Past) && fate != Instead::Fate::Stay;
}
struct instead : seq<word<"if", "whenever", "when">, any<thisOne, aCitizen>, wouldGo, comma,
                     any<seq<word<"instead">, any<staysThere, fate>>,
                         seq<any<staysThere, fate>, word<"instead">>>>
{
    static Effect build(Found& found)
    {
        Instead made { found.take<Thing>(), found.take<Instead::Fate>() };
        made.destroyed = onlyDestroyed(found, made.fate);
        return { std::move(made) };
    }
};
/// 6.1 "if this would destroy an 11 year card, abolish that card instead"
struct aYearCard : word<"an 11 year card", "an opponent's 11 year card",
                       "an 11 year card an opponent controls", "one or more 11 year cards">
{
};
struct yearFate
    : any<seq<word<"if", "whenever", "when">, any<thisOne, aCitizen>, word<"would destroy">,
              aYearCard, comma,
              any<means<Flag::Abolishes, "abolish that card instead", "abolish it instead",
                  "instead abolish that card", "instead abolish it", "abolish them instead",
                  "it is abolished instead", "that card is abolished instead">>>,
          seq<word<"if", "whenever", "when">, any<thisOne, aCitizen>, word<"destroys">, aYearCard,
              comma,
              word<"that card's controller", "that card's owner", "its controller", "its owner",
                  "that player">,
              word<"can not use its 11 year ability", "can not use that card's 11 year ability",
                  "can not use the 11 year ability of that card",
                  "can not activate its 11 year ability">>>
{
    static Effect build(Found& found)
    {
        return { YearFate { found.take<Thing>(), found.says(Flag::Abolishes) } };
    }
};
/// "If target citizen would die this turn, abolish it instead": once, of one that is known.
struct replacing : seq<word<"if", "the next time">, thing, wouldGo, untilEndOfTurn, comma,
                       any<seq<word<"instead">, any<staysThere, fate>>,
                           seq<any<staysThere, fate>, word<"instead">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing what = found.take<Thing>();
        if (!std::holds_alternative<It>(what) && !std::holds_alternative<Target>(what)
            && !std::holds_alternative<This>(what))
            return std::nullopt;
        Instead made { std::move(what), found.take<Instead::Fate>(), found.take<Duration>() };
        made.destroyed = onlyDestroyed(found, made.fate);
        return Effect { std::move(made) };
    }
};
/// "if a source would deal damage to another citizen you control, prevent 1 of that damage"
struct sufferingOne
    : any<thisOne, seq<pegtl::at<word<"each", "all", "other">>, whom>, aCitizen, whom>
{
};
struct lessening
    : any<seq<word<"if", "whenever">,
              any<seq<word<"a source would deal damage to", "any source would deal damage to",
                          "damage would be dealt to">,
                      sufferingOne>,
                  seq<sufferingOne, word<"would be dealt damage", "would take damage">>>,
              comma, word<"prevent">, digits, maybe<word<"of">>, word<"that damage", "damage">,
              maybe<word<"instead">>>,
          seq<word<"damage dealt to", "damage that would be dealt to", "all damage dealt to">,
              sufferingOne, word<"is reduced by">, digits>,
          seq<sufferingOne, word<"takes", "take">, digits, word<"less damage">>>
{
    static std::optional<Effect> build(Found& found)
    {
        const int amount = found.take<int>();
        return amount > 0 ? std::optional(Effect { Lessen { found.take<Thing>(), amount } })
                          : std::nullopt;
    }
};
/// "all damage that would be dealt to other citizens you control is dealt to this instead"
struct redirecting
    : any<seq<word<"all damage that would be dealt to", "all damage dealt to",
                  "damage that would be dealt to">,
              sufferingOne,
              word<"is dealt to this instead", "is dealt to this", "is instead dealt to this">>,
          seq<word<"if">,
              any<seq<word<"damage would be dealt to", "a source would deal damage to">,
                      sufferingOne>,
                  seq<sufferingOne, word<"would be dealt damage", "would take damage">>>,
              comma, maybe<word<"instead">>,
              word<"that damage is dealt to this", "it is dealt to this", "deal it to this",
                  "this is dealt that damage", "this takes that damage",
                  "deal that damage to this">,
              maybe<word<"instead">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing from = found.take<Thing>();
        return std::holds_alternative<Each>(from)
            ? std::optional(Effect { Redirect { std::move(from), This {}, true } })
            : std::nullopt;
    }
};
/// 4.6c "you have no maximum hand size"
struct handSize
    : any<seq<any<whoIs<Who::Kind::You, "you have">,
                  whoIs<Who::Kind::EachPlayer, "each player has">,
                  whoIs<Who::Kind::EachOpponent, "each opponent has">>,
              means<Flag::Every, "no maximum hand size", "no hand limit", "no hand size limit">>,
          seq<any<whoIs<Who::Kind::You, "your">,
                  whoIs<Who::Kind::EachOpponent, "each opponent's", "your opponents'">,
                  whoIs<Who::Kind::EachPlayer, "each player's">>,
              word<"maximum hand size is", "hand limit is">,
              any<word<"increased by">, means<Flag::Negated, "reduced by", "decreased by">>,
              digits>>
{
    static std::optional<Effect> build(Found& found)
    {
        HandSize made;
        made.who = found.take<Who>();
        made.unlimited = found.says(Flag::Every);
        made.change = found.take<int>(0) * (found.says(Flag::Negated) ? -1 : 1);
        const bool lasting = made.who.kind == Who::Kind::You
            || made.who.kind == Who::Kind::EachOpponent || made.who.kind == Who::Kind::EachPlayer;
        return lasting && (made.unlimited || made.change != 0) ? std::optional(Effect { made })
                                                               : std::nullopt;
    }
};
struct ownStatistics : word<"this's", "this citizen's", "its">
{
};
struct setStats : seq<ownStatistics,
                      any<seq<means<Flag::Attack, "attack and defense are each",
                              "attack and defense are both", "attack and defense are">>,
                          means<Flag::Has, "attack is">, means<Flag::Defense, "defense is">>,
                      maybe<word<"each">>, word<"equal to">, equalAmount>
{
    static std::optional<Effect> build(Found& found)
    {
        SetStats made;
        made.amount = found.take<Amount>();
        made.attack = !found.says(Flag::Defense);
        made.defense = !found.says(Flag::Has);
        // Asked all the time, so it can not depend on what an effect has just done; of its own two
        // statistics, only on the other one.
        using Kind = Amount::Kind;
        const Kind kind = made.amount.kind;
        const bool other = (kind == Kind::AttackOf && !made.attack && made.defense)
            || (kind == Kind::DefenseOf && made.attack && !made.defense);
        if (other)
            made.amount.ofThis = true; // "this's attack is equal to its defense"
        const bool counted
            = kind == Kind::PerCounted || kind == Kind::Factions || isOfThisTurn(kind);
        return (counted || other) && !made.amount.ofPaid ? std::optional(Effect { std::move(made) })
                                                         : std::nullopt;
    }
};
/// "prevent all damage that would be dealt to this"
struct preventing
    : seq<word<"prevent all">, maybe<means<Flag::Combat, "combat">>,
          word<"damage that would be dealt">, any<means<Flag::Can, "to">, word<"by">>, whom>
{
    static Effect build(Found& found)
    {
        Allow made;
        const bool combat = found.says(Flag::Combat);
        made.deed = found.says(Flag::Can)
            ? (combat ? Allow::Deed::BeCombatDamaged : Allow::Deed::BeDamaged)
            : (combat ? Allow::Deed::DealCombatDamage : Allow::Deed::DealDamage);
        made.what = found.take<Thing>();
        return { std::move(made) };
    }
};

struct anyRule : any<rowsAreSafe, moreSoul, seeTop, notCountered, forbidden, castAnyTime,
                     castFromLimbo, castOthers, thisCosts, yearsDiffer, firstOne, othersCost,
                     entersEngaged, entersWith, exceptionalRule, instead, yearFate, setStats,
                     preventing, redirecting, lessening, handSize, changingRule>
{
};

} // namespace

bool passiveRule::read(Input& in, Reading& reading)
{
    return text::read<anyRule>(in, reading);
}
bool entering::read(Input& in, Reading& reading)
{
    return text::read<any<entersEngaged, entersWith>>(in, reading);
}
bool replacement::read(Input& in, Reading& reading)
{
    return text::read<replacing>(in, reading);
}

} // namespace triptych::kryptik::grammar
