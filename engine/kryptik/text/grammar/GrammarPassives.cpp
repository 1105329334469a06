#include "kryptik/text/grammar/GrammarExceptions.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

#include <algorithm>
#include <utility>

// What only a passive ability says (9.2): who may do and cast what. What it costs is in GrammarCostChanges.cpp; how
// something enters, and what happens instead, in GrammarArriving.cpp.
namespace triptych::kryptik::grammar {
namespace {

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
                  word<"each turn", "per turn", "a turn", "in a turn", "during each turn">>>,
          pegtl::not_at<word<"with", "without", "named", "whose", "of the", "for their", "from">>>
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
          seq<word<"prevent all">,
              means<Flag::Combat, "combat damage that would be dealt to", "combat damage dealt to",
                  "damage that would be dealt to", "damage dealt to">,
              yearCards, maybe<whoseRow>>>
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
          any<seq<means<1, "an additional", "one additional", "1 additional", "an extra",
                      "one extra", "1 extra", "one more", "1 more", "another">,
                  word<"card", "soul">>,
              seq<maybe<word<"up to">>, digits,
                  word<"additional cards", "extra cards", "more cards">>,
              seq<means<Flag::Next, "up to">, digits, cards>,
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
/// 8.2 "cards in your soul row produce soul energy of any color"
struct anyColour : seq<maybe<word<"soul">>, word<"energy">,
                       word<"of any color", "of any one color", "of any color of your choice",
                           "of every color", "of any colors", "of all colors">>
{
};
struct anyEnergy
    : any<seq<any<whoIs<Who::Kind::You, "cards in your soul row", "each card in your soul row",
                      "soul cards you control", "your soul cards", "cards of your soul row",
                      "all cards in your soul row">,
                  whoIs<Who::Kind::EachPlayer, "cards in soul rows", "all soul cards", "soul cards",
                      "cards in all soul rows", "cards in each player's soul row">,
                  whoIs<Who::Kind::EachOpponent, "cards in your opponents' soul rows",
                      "soul cards your opponents control", "cards in each opponent's soul row">>,
              word<"can produce", "may produce", "produce", "produces", "can be engaged for",
                  "may be engaged for">,
              maybe<word<"one", "1", "a", "an">>, anyColour>,
          seq<any<whoIs<Who::Kind::You, "you may">, whoIs<Who::Kind::EachPlayer, "each player may">,
                  whoIs<Who::Kind::EachPlayer, "players may">,
                  whoIs<Who::Kind::EachOpponent, "each opponent may", "opponents may">>,
              any<seq<word<"engage">, word<"a card", "cards", "each card", "any card">,
                      word<"in your soul row for", "in their soul row for">,
                      maybe<word<"one", "1">>, anyColour>,
                  seq<means<Flag::Every, "spend">,
                      any<seq<maybe<word<"soul">>,
                              word<"energy as though it were", "energy as if it were">,
                              any<anyColour, word<"of any color", "any color", "any colors">>>,
                          seq<anyColour,
                              word<"to cast spells", "to cast cards", "to pay costs">>>>>>>
{
    static Effect build(Found& found)
    {
        MoreSoul made;
        made.who = found.take<Who>();
        made.amount = 0;
        made.spent = found.says(Flag::Every);
        made.anyColour = !made.spent;
        return { made };
    }
};
/// "you may cast citizens from your limbo pile": of others than this card
struct onceATime : means<Flag::OnceEachTurn, "once each turn", "once per turn",
                       "once during each turn", "each turn">
{
};
struct fromWhere : any<means<Zone::Limbo, "from your limbo pile">,
                       means<Zone::Deck, "from the top of your deck", "off the top of your deck">>
{
};
struct castOthers
    : any<seq<word<"you may cast", "you may play">,
              any<seq<describedPlural, fromWhere>, describedPlural>, maybe<goneOnceCast>,
              pegtl::at<any<stop, word<"unless", "as long as">>>>,
          seq<onceATime, comma, word<"you may cast", "you may play">, word<"a", "an", "one">,
              any<seq<described, fromWhere>, described>, maybe<goneOnceCast>, pegtl::at<stop>>,
          seq<word<"you may cast", "you may play">, word<"a", "an", "one">,
              any<seq<described, fromWhere>, described>, onceATime, maybe<goneOnceCast>,
              pegtl::at<stop>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        CastFrom made;
        made.filter = std::move(counted.filter);
        made.once = found.says(Flag::OnceEachTurn);
        made.abolished = found.says(Flag::Abolishes) || found.says(Flag::Instead);
        made.whenResolved = found.says(Flag::WhenDone);
        if (const auto zone = found.takeIfAny<Zone>())
            made.zone = *zone;
        else if (counted.place == Place { Zone::Limbo, Side::You })
            made.zone = Zone::Limbo;
        else
            return std::nullopt;
        // What is cast from a deck is not kept track of.
        if (made.abolished && (made.zone != Zone::Limbo || !goesRightly(found, made.filter.noun)))
            return std::nullopt;
        const bool plain = !asksOnTheIsland(made.filter) && made.filter.controller == Side::Any
            && !made.filter.other;
        return plain ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
/// 7.1 "you may cast this any time you could cast a spell"
struct castAnyTime
    : seq<word<"you may cast", "you can cast">, any<thisOne, describedPlural>, anyTimeWord>
{
    static std::optional<Effect> build(Found& found)
    {
        CastOnly made { true };
        if (auto counted = found.takeIfAny<Counted>()) {
            const Filter& f = counted->filter;
            if (counted->place != Place {} || asksOnTheIsland(f) || f.controller != Side::Any
                || f.other)
                return std::nullopt;
            made.of = std::move(counted->filter);
        }
        return Effect { std::move(made) };
    }
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
struct notCountered
    : seq<any<thisOne, seq<describedPlural, maybe<casters>>>, word<"can not be countered">,
          maybe<word<"by spells or abilities", "by spells", "by abilities">>>
{
    static std::optional<Effect> build(Found& found)
    {
        auto counted = found.takeIfAny<Counted>();
        if (!counted)
            return Effect { NotCountered {} };
        NotCountered made;
        made.of = std::move(counted->filter);
        const Side own = std::exchange(made.of->controller, Side::Any);
        made.side = found.take<Side>(own);
        const bool plain = counted->place == Place {} && !asksOnTheIsland(*made.of)
            && !made.of->other && made.side != Side::They;
        return plain ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
/// "by paying {2}, discard 1 card [in addition to its soul cost]. If you do, abolish it"
struct inAdditionToCost
    : means<Flag::Has, "in addition to its soul cost", "in addition to this's soul cost",
          "in addition to paying its soul cost", "in addition to its other costs",
          "in addition to its cost", "as an additional cost",
          "in addition to paying its other costs", "in addition to paying its cost",
          "as additional cost">
{
};
struct insteadOfCost
    : seq<word<"instead of", "rather than", "instead of paying", "rather than paying">,
          word<"its soul cost", "this's soul cost", "its cost", "this's cost",
              "its usual soul cost">>
{
};
struct asItResolves
    : any<means<Flag::WhenDone, "as it resolves", "when it resolves", "after it resolves",
              "as this resolves">,
          word<"afterwards", "afterward", "instead of putting it into your limbo pile afterwards",
              "instead of putting it into your limbo pile",
              "instead of putting it into a limbo pile", "instead of putting it anywhere else",
              "instead of putting it into your limbo pile as it resolves",
              "instead of putting it into its owner's limbo pile">>
{
};
struct thenAbolished
    : seq<word<". if you do, abolish", ". if you cast it this way, abolish",
              ". if you cast this this way, abolish", ". if you cast it from there, abolish",
              ", then abolish", ". then abolish", ". abolish",
              ". if you cast it from your limbo pile, abolish">,
          means<Flag::Abolishes, "it", "this">, maybe<asItResolves>>
{
};
/// Of a citizen: "If you do and it would leave the island, abolish it instead."
struct thenLeaves
    : means<Flag::Instead, ". if you do and it would leave the island, abolish it instead",
          ". if you do, and it would leave the island, abolish it instead",
          ". if you do, if it would leave the island, abolish it instead",
          ". if you cast it this way and it would leave the island, abolish it instead",
          ". if you cast this this way and it would leave the island, abolish it instead",
          ". if you do, abolish it when it leaves the island",
          ". if you do, abolish it when it would leave the island",
          ". if you do, it is abolished when it leaves the island",
          ". if it was cast this way and would leave the island, abolish it instead",
          ". if this was cast this way and would leave the island, abolish it instead">
{
};
struct castFromLimbo
    : seq<word<"you may cast", "you can cast">, thisOne, word<"from your limbo pile">,
          maybe<any<means<Flag::YearCard, "by paying its 11 year cost", "for its 11 year cost",
                        "by paying this's 11 year cost", "paying its 11 year cost">,
              seq<word<"by paying", "for", "by", "if you pay">, cost,
                  maybe<any<inAdditionToCost, insteadOfCost>>>>>,
          maybe<any<thenLeaves, thenAbolished>>>
{
    static std::optional<Effect> build(Found& found)
    {
        CastFromLimbo made;
        made.yearCost = found.says(Flag::YearCard);
        made.abolished = found.says(Flag::Abolishes);
        made.whenResolved = found.says(Flag::WhenDone);
        made.leaves = found.says(Flag::Instead);
        made.besides = found.says(Flag::Has);
        if (found.has<Cost>()) {
            Cost cost = found.take<Cost>();
            for (const CostItem& item : cost) {
                const bool x = std::ranges::any_of(
                    item.stones, [](const Stone& stone) { return stone.kind == Stone::Kind::X; });
                if (!isPaidFromElsewhere(item) || x)
                    return std::nullopt;
            }
            made.cost = std::make_shared<const Cost>(std::move(cost));
        }
        return Effect { std::move(made) };
    }
};

struct anyRule : any<rowsAreSafe, moreSoul, anyEnergy, seeTop, notCountered, forbidden, castAnyTime,
                     castFromLimbo, castOthers, costRule, sheltering, arriving, changingRule>
{
};

} // namespace

bool passiveRule::read(Input& in, Reading& reading)
{
    return text::read<anyRule>(in, reading);
}

} // namespace triptych::kryptik::grammar
