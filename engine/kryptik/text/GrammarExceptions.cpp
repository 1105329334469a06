#include "kryptik/text/GrammarInstructions.h"

#include <utility>

// What departs from the course of the rules: phases and turns left out or added, what attacking costs, greater
// amounts, what is never put into limbo piles, and what a card may be cast for instead.
namespace triptych::kryptik::grammar {
namespace {

bool lasts(const Who& who)
{
    return who.kind == Who::Kind::You || who.kind == Who::Kind::EachOpponent
        || who.kind == Who::Kind::EachPlayer;
}
struct someone : any<another, severalPlayers, whoIs<Who::Kind::You, "you">>
{
};

// ---------------------------------------------------------------- Phases and turns (4)

struct partOfTurn
    : any<means<Skip::Part::Disengage, "disengage phase", "disengage phases">,
          means<Skip::Part::Draw, "draw phase", "draw phases", "draw step", "draw steps">,
          means<Skip::Part::Combat, "combat phase", "combat phases", "combat", "attack phase">,
          means<Skip::Part::Turn, "turn", "turns">>
{
};
struct theirOwn : word<"your", "their", "his or her", "its">
{
};
struct skips : word<"skip", "skips", "must skip", "do not get", "does not get", "does not have",
                   "do not have", "gets no", "get no", "have no", "has no">
{
};
/// "skips their next draw phase", "does not get a combat phase on their next turn"
struct skipsNext
    : any<seq<skips, theirOwn, word<"next">, partOfTurn>,
          seq<skips, word<"the", "a", "an", "any">, maybe<means<Flag::Every, "next">>, partOfTurn,
              means<Flag::Next, "on your next turn", "on their next turn", "during your next turn",
                  "during their next turn", "of their next turn", "of your next turn",
                  "in their next turn", "in your next turn", "next turn">>,
          seq<word<"gets no", "get no", "have no", "has no">, partOfTurn,
              means<Flag::Next, "on your next turn", "on their next turn", "during your next turn",
                  "during their next turn", "of their next turn", "next turn">>>
{
};
struct skipNextPart : any<seq<someone, skipsNext>, skipsNext>
{
    static Effect build(Found& found)
    {
        Skip made;
        made.who = found.take<Who>(Who {});
        made.part = found.take<Skip::Part>();
        made.nextTurn = found.says(Flag::Next) && made.part != Skip::Part::Turn;
        return { made };
    }
};
struct extraTurn : seq<maybe<someone>, word<"take", "takes", "get", "gets">,
                       word<"an extra turn", "another turn", "an additional turn", "one extra turn",
                           "1 extra turn", "one additional turn", "one more turn">,
                       maybe<word<"after this one", "after this turn", "after the current one",
                           "after the current turn", "right after this one">>>
{
    static Effect build(Found& found)
    {
        return { Extra { found.take<Who>(Who {}), Extra::Part::Turn } };
    }
};
struct anExtraCombat
    : word<"an additional combat phase", "an extra combat phase", "another combat phase",
          "a second combat phase", "an additional combat", "one additional combat phase">
{
};
struct afterThisPhase
    : word<"after this phase", "after this combat phase", "after this one", "after this combat",
          "after the current phase", "this turn", "after this combat phase ends">
{
};
struct extraCombat
    : any<seq<afterThisPhase, comma, word<"there is", "you get", "you have">, anExtraCombat>,
          seq<word<"there is", "you get", "you have", "get">, anExtraCombat, maybe<afterThisPhase>>>
{
    static Effect build() { return { Extra { Who {}, Extra::Part::Combat } }; }
};

// ---------------------------------------------------------------- The deck

struct revealed : any<seq<word<"a", "an">, onIsland>, seq<pegtl::at<word<"another">>, onIsland>>
{
};
struct untilOne : seq<word<"reveal cards from the top of your deck one at a time until you reveal",
                          "reveal cards from the top of your deck until you reveal",
                          "reveal cards from the top of your deck until you find",
                          "reveal the top cards of your deck until you reveal",
                          "reveal cards from your deck until you reveal",
                          "reveal cards from the top of your deck until">,
                      revealed, maybe<word<"is revealed">>>
{
};
struct foundOne : word<"that card", "it", "that citizen", "that spell", "the citizen", "the spell",
                      "that citizen card", "that spell card", "the revealed card">
{
};
struct goesThere
    : any<seq<word<"put", "place">, foundOne,
              any<means<Zone::Hand, "into your hand", "in your hand">,
                  means<Zone::Island, "onto the island", "on the island">,
                  means<Zone::ElevenYearRow, "into your 11 year row">,
                  means<Zone::SoulRow, "into your soul row">,
                  means<Zone::Limbo, "into your limbo pile">>>,
          seq<means<Flag::Returns, "return">, foundOne, means<Zone::Island, "to the island">>>
{
};
struct restOfThem : word<"the rest", "the other cards", "the others", "all other cards",
                        "all other cards revealed this way", "the other revealed cards",
                        "all the other cards", "all others">
{
};
struct restGoes
    : seq<restOfThem,
          any<seq<word<"on the bottom of your deck", "on the bottom", "to the bottom of your deck">,
                  means<Zone::Deck, "in any order">>,
              seq<word<"on the bottom of your deck", "on the bottom", "to the bottom of your deck">,
                  means<Flag::Randomly, "in a random order", "in random order">>,
              means<Zone::Deck, "on the bottom of your deck", "on the bottom",
                  "to the bottom of your deck">,
              means<Zone::Limbo, "into your limbo pile", "in your limbo pile">,
              means<Zone::Abolished, "into your abolished zone">>>
{
};
struct andThen : word<".", ", then", ", and", "and", ",", ". then">
{
};
struct revealUntilOne : seq<untilOne, andThen, goesThere, andThen, maybe<word<"put">>, restGoes>
{
    static Effect build(Found& found)
    {
        RevealUntil made;
        made.type = found.take<Filter>();
        made.returns = found.says(Flag::Returns);
        made.to = found.take<Zone>();
        made.restAtRandom = found.says(Flag::Randomly);
        made.restTo = found.take<Zone>(Zone::Deck);
        return { std::move(made) };
    }
};
struct shuffleRow
    : seq<word<"shuffle", "shuffles">, playersOwn, word<"11 year row", "11 year rows">>
{
    static Effect build(Found& found)
    {
        RearrangeRow made { found.take<Who>() };
        made.random = true;
        return { made };
    }
};

// ---------------------------------------------------------------- What players may not do

struct sinceWhen : any<untilEndOfTurn, untilYourNextTurn, untilEndOfYourNextTurn>
{
};
struct deniedDeed
    : any<means<Forbid::Deed::UseYears, "use 11 year abilities", "activate 11 year abilities",
              "use any 11 year abilities", "use their 11 year abilities",
              "use the 11 year abilities of their cards">,
          means<Forbid::Deed::Search, "search decks", "search their decks", "search their deck",
              "search a deck">,
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
Effect forbidden(Found& found, Duration duration)
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
struct deniedForATime : any<seq<canNotOf, sinceWhen>, seq<sinceWhen, comma, canNotOf>>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto duration = found.take<Duration>();
        if (found.has<int>())
            return std::nullopt; // how often, is asked of what is always so
        return forbidden(found, duration);
    }
};
/// "prevent all damage that would be dealt to you [and citizens you control] this turn"
struct preventToPlayer
    : seq<word<"prevent all damage that would be dealt to", "prevent all damage dealt to">, someone,
          maybe<seq<word<"and">, maybe<word<"to">>, thing>>, any<untilEndOfTurn, untilYourNextTurn>>
{
    static Effect build(Found& found)
    {
        const auto duration = found.take<Duration>();
        Forbid made { found.take<Who>(), Forbid::Deed::BeDamaged };
        made.duration = duration;
        std::vector<Effect> parts { Effect { std::move(made) } };
        if (auto what = found.takeIfAny<Thing>()) {
            Allow also { std::move(*what), Allow::Deed::BeDamaged };
            also.duration = duration;
            parts.push_back(Effect { std::move(also) });
        }
        const std::size_t joints = parts.size() - 1;
        return joined(std::move(parts), std::vector<Sequence::Joint>(joints, Sequence::Joint::And));
    }
};
struct deniedAlways : canNotOf
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = forbidden(found, Duration::Permanent);
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
struct kindDeniedForATime : any<seq<deniedKind, any<sinceWhen, whileHere>>,
                                seq<any<sinceWhen, whileHere>, comma, deniedKind>>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto duration = found.take<Duration>();
        return deniedCasting(found, duration, false);
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

struct skipsAlways
    : any<seq<someone, skips, theirOwn, partOfTurn>, seq<word<"skip">, theirOwn, partOfTurn>>
{
    static std::optional<Effect> build(Found& found)
    {
        Skip made;
        made.who = found.take<Who>(Who {});
        made.part = found.take<Skip::Part>();
        made.every = true;
        return lasts(made.who) && made.part != Skip::Part::Turn ? std::optional(Effect { made })
                                                                : std::nullopt;
    }
};
struct inDrawPhase : word<"in your draw phase", "during your draw phase", "each draw phase",
                         "in their draw phase", "during their draw phase",
                         "in each of your draw phases", "during each of your draw phases">
{
};
struct moreCards
    : any<means<1, "an additional", "one additional", "1 additional", "an extra", "one extra">,
          seq<digits, word<"additional", "extra">>>
{
};
struct drawsMore : any<seq<someone, word<"draw", "draws">, moreCards, cards, inDrawPhase>,
                       seq<inDrawPhase, comma, someone, word<"draw", "draws">, moreCards, cards>>
{
    static std::optional<Effect> build(Found& found)
    {
        DrawPhase made { found.take<Who>(), found.take<int>() };
        return lasts(made.who) && made.more > 0 && made.more < 100 ? std::optional(Effect { made })
                                                                   : std::nullopt;
    }
};
struct handsOpen : any<seq<someone, word<"play with", "plays with">, word<"their", "your">,
                           word<"hands revealed", "hand revealed", "hands open", "hand open",
                               "hands face up", "hand face up">>,
                       seq<word<"play with your hand revealed">>,
                       seq<playersOwn, word<"hands are", "hand is">,
                           word<"revealed", "always revealed", "open">>>
{
    static std::optional<Effect> build(Found& found)
    {
        SeeTop made;
        Who who = found.take<Who>(Who {});
        if (who.kind == Who::Kind::Opponent)
            who.kind = Who::Kind::EachOpponent;
        made.hand = who;
        return lasts(who) ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};

// ---------------------------------------------------------------- Attacking (4.4.2)

struct generic : stones
{
    static std::optional<int> build(Found& found)
    {
        const Stones all = found.take<Stones>();
        return all.size() == 1 && all.front().kind == Stone::Kind::Generic && all.front().amount > 0
            ? std::optional(int { all.front().amount })
            : std::nullopt;
    }
};
struct tolled : any<thing>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const auto* each = std::get_if<Each>(&what);
        return std::holds_alternative<This>(what) || (each && each->place == Place {})
            ? std::optional(std::move(what))
            : std::nullopt;
    }
};
struct attacksYou : means<Flag::ByYou, "you or your 11 year cards",
                        "you or 11 year cards you control", "your 11 year cards",
                        "11 year cards you control", "you and 11 year cards you control", "you">
{
};
struct payer : word<"their controller pays", "its controller pays", "they pay", "you pay",
                   "that player pays", "an opponent pays", "their controllers pay",
                   "its controller first pays", "that opponent pays", "their owner pays">
{
};
struct forEachAttacker
    : word<"for each attacking citizen", "for each one that attacks", "for each of them",
          "for each of those citizens", "for each citizen that attacks", "for each attacker",
          "for each one", "for each citizen attacking you", "for each", "each",
          "for each citizen they attack with", "for each attacking citizen they control",
          "for each citizen that attacks you">
{
};
struct price : seq<word<"unless">, payer, generic, maybe<forEachAttacker>>
{
};
struct toll : seq<tolled, word<"can not attack">, any<seq<attacksYou, maybe<price>>, seq<price>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Toll made;
        made.what = found.take<Thing>();
        made.onlyYou = found.says(Flag::ByYou);
        made.price = found.take<int>(0);
        const bool own = std::holds_alternative<This>(made.what) && made.onlyYou;
        return own ? std::nullopt : std::optional(Effect { std::move(made) });
    }
};

/// "citizens an opponent controls can not attack you until your next turn"
struct tollForATime
    : any<seq<thing, word<"can not attack">, attacksYou, maybe<price>, sinceWhen>,
          seq<thing, word<"can not attack">, attacksYou, sinceWhen, price>,
          seq<sinceWhen, comma, thing, word<"can not attack">, attacksYou, maybe<price>>>
{
    static Effect build(Found& found)
    {
        Toll made;
        made.what = found.take<Thing>();
        made.price = found.take<int>(0);
        made.duration = found.take<Duration>();
        return { std::move(made) };
    }
};

// ---------------------------------------------------------------- Greater amounts

/// "if you would draw a card, draw two cards instead"
template <Increase::Deed deed>
std::optional<Effect> increased(Found& found)
{
    Increase made;
    made.who = found.take<Who>();
    made.deed = deed;
    if (const auto factor = found.takeIfAny<Factor>())
        made.times = factor->times;
    else if (found.says(Flag::Has))
        made.plus = found.take<int>();
    else
        made.times = found.take<int>();
    const bool more = made.times > 1 || made.plus > 0;
    return more && made.times < 100 && made.plus < 100 ? std::optional(Effect { std::move(made) })
                                                       : std::nullopt;
}
struct plusWord : means<Flag::Has, "that many cards plus", "that many plus", "that number plus",
                      "that many cards and", "that many, plus">
{
};
struct greater
    : any<seq<plusWord, digits, maybe<word<"cards", "card", "more">>>,
          means<Factor { 2, 1 }, "twice that many cards", "twice that many",
              "double that many cards", "double that many", "twice as many cards", "twice as many">,
          seq<digits, maybe<cards>>>
{
};
struct whoWould : any<whoIs<Who::Kind::You, "you would">,
                      whoIs<Who::Kind::EachOpponent, "an opponent would", "your opponent would",
                          "each opponent would">,
                      whoIs<Who::Kind::EachPlayer, "a player would", "any player would">>
{
};
struct themselves : word<"you", "that player", "they", "that opponent">
{
};
struct soMany
    : word<"a card", "one or more cards", "1 or more cards", "cards", "any number of cards">
{
};
struct drawsInstead
    : seq<word<"if", "whenever">, whoWould, word<"draw">, soMany, comma, maybe<word<"instead">>,
          maybe<themselves>, word<"draw", "draws">, greater, maybe<word<"instead">>>
{
    static std::optional<Effect> build(Found& found)
    {
        return increased<Increase::Deed::Draw>(found);
    }
};
struct probesInstead
    : seq<word<"if", "whenever">, whoWould, word<"probe">, maybe<any<soMany, word<"any number">>>,
          comma, maybe<word<"instead">>, maybe<themselves>, word<"probe", "probes">,
          any<seq<plusWord, digits>,
              means<Factor { 2, 1 }, "twice that many cards", "twice that many", "double that many",
                  "twice as many">>,
          maybe<word<"instead">>>
{
    static std::optional<Effect> build(Found& found)
    {
        return increased<Increase::Deed::Probe>(found);
    }
};
struct plundersInstead
    : seq<word<"if", "whenever">, whoWould, word<"plunder">, maybe<soMany>, comma,
          maybe<word<"instead">>, maybe<themselves>, word<"plunder", "plunders">,
          any<seq<plusWord, digits>,
              means<Factor { 2, 1 }, "twice that many cards", "twice that many", "double that many",
                  "twice as many">>,
          maybe<word<"instead">>>
{
    static std::optional<Effect> build(Found& found)
    {
        return increased<Increase::Deed::Plunder>(found);
    }
};
struct whoseCounters
    : any<seq<word<"a", "an">, onIsland>, seq<pegtl::at<word<"another">>, onIsland>>
{
    static Thing build(Found& found) { return Each { found.take<Filter>(), {}, Each::Word::Each }; }
};
struct cardItself : word<"this citizen", "this card", "this">
{
    static Thing build() { return This {}; }
};
struct countersInsteadOf
    : seq<word<"if">, maybe<word<"one or more", "1 or more", "a", "an">>, someCounters,
          word<"would be put on", "would be placed on">, any<cardItself, whoseCounters>, comma,
          maybe<word<"instead">>, word<"put", "place">,
          any<seq<plusWord, digits, maybe<word<"of those counters">>>,
              means<Factor { 2, 1 }, "twice that many of those counters", "twice that many",
                  "double that many", "twice as many", "twice that many counters",
                  "double that number">>,
          maybe<word<"counters", "of them">>, maybe<word<"on it", "on that citizen", "on this">>,
          maybe<word<"instead">>>
{
    static std::optional<Effect> build(Found& found)
    {
        auto effect = increased<Increase::Deed::Counters>(found);
        if (effect) {
            Increase& made = std::get<Increase>(effect->node);
            made.on = found.take<Thing>();
            made.kind = found.take<CounterKind>();
        }
        return effect;
    }
};
struct damageOfWhom : any<cardItself, whoseCounters>
{
};
struct greaterDamage
    : any<means<Factor { 2, 1 }, "double that damage", "twice that damage",
              "twice that much damage", "double that much damage", "twice that much",
              "double damage", "double the damage", "double that amount">,
          means<Factor { 3, 1 }, "three times that damage", "three times that much damage",
              "three times that much", "triple damage", "triple that damage">,
          seq<means<Flag::Has, "that much damage plus", "that much plus", "that damage plus",
                  "that much damage, plus">,
              digits>>
{
};
struct damageInsteadOf
    : any<seq<word<"if">, damageOfWhom, word<"would deal damage", "would deal combat damage">,
              maybe<word<"to a citizen", "to citizens">>, comma, maybe<word<"instead">>,
              word<"it deals", "that citizen deals", "this deals", "deal">, greaterDamage,
              maybe<word<"to it", "to that citizen">>, maybe<word<"instead">>>,
          seq<word<"if">,
              means<Flag::Object, "damage would be dealt to", "a source would deal damage to">,
              damageOfWhom, comma, maybe<word<"instead">>,
              word<"it is dealt", "deal", "that citizen is dealt", "it deals", "that source deals">,
              greaterDamage, maybe<word<"to it", "to that citizen">>, maybe<word<"instead">>>,
          seq<word<"if">, damageOfWhom,
              means<Flag::Object, "would be dealt damage", "would take damage">, comma,
              maybe<word<"instead">>, word<"it is dealt", "it takes", "that citizen is dealt">,
              greaterDamage, maybe<word<"instead">>>>
{
    static std::optional<Effect> build(Found& found)
    {
        MoreDamage made;
        made.to = found.says(Flag::Object);
        made.what = found.take<Thing>();
        if (const auto factor = found.takeIfAny<Factor>())
            made.times = factor->times;
        else
            made.plus = found.take<int>();
        return made.times > 1 || (made.plus > 0 && made.plus < 100)
            ? std::optional(Effect { std::move(made) })
            : std::nullopt;
    }
};

// ---------------------------------------------------------------- Limbo piles

struct whatKind : any<seq<word<"a", "an">, onIsland>, seq<pegtl::at<word<"another">>, onIsland>>
{
};
struct whoseLimbo : seq<any<means<Side::You, "your">,
                            means<Side::Opponents, "an opponent's", "your opponent's",
                                "your opponents'", "opponents'">,
                            means<Side::Any, "a", "any", "its owner's", "a player's">>,
                        word<"limbo pile", "limbo piles">>
{
};
struct noLimbo : seq<word<"if">, whatKind,
                     word<"would be put into", "would go to", "would be placed into",
                         "would go into", "would enter">,
                     whoseLimbo, maybe<word<"from anywhere">>, comma, maybe<word<"instead">>,
                     word<"abolish it", "abolish that card", "it is abolished", "it is abolished">,
                     maybe<word<"instead">>>
{
    static std::optional<Effect> build(Found& found)
    {
        NoLimbo made;
        made.side = found.take<Side>();
        made.filter = found.take<Filter>();
        const Filter& f = made.filter;
        const bool plain = !asksOnTheIsland(f) && f.controller == Side::Any && !f.other;
        return plain ? std::optional(Effect { std::move(made) }) : std::nullopt;
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
        for (const CostItem& item : cost) { // it is not on the island yet
            using Kind = CostItem::Kind;
            const bool fits = item.kind == Kind::Stones || item.kind == Kind::EngageCitizen
                || item.kind == Kind::Sacrifice || item.kind == Kind::Discard
                || item.kind == Kind::Plunder || item.kind == Kind::DestroyYear
                || item.kind == Kind::Return || item.kind == Kind::Bottom
                || item.kind == Kind::Reveal || item.kind == Kind::DiscardHand
                || item.kind == Kind::Move;
            if (!fits || item.byX)
                return std::nullopt;
        }
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
struct abilitiesCost : seq<word<"active abilities of", "abilities of", "activated abilities of",
                               "the active abilities of", "active abilities">,
                           any<describedPlural, seq<means<Side::You, "you control">>,
                               seq<means<Side::Opponents, "your opponents control",
                                   "an opponent controls", "opponents control">>>,
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
        const Stones stones = found.take<Stones>();
        if (stones.size() != 1 || stones.front().kind != Stone::Kind::Generic)
            return std::nullopt;
        made.amount
            = found.says(Flag::Negated) ? -stones.front().amount : int { stones.front().amount };
        return Effect { std::move(made) };
    }
};

struct anyExceptional : any<skipNextPart, extraCombat, extraTurn, revealUntilOne, shuffleRow,
                            preventToPlayer, deniedForATime, kindDeniedForATime, tollForATime>
{
};
struct anyException
    : any<payMore, castForFree, castForCost, abilitiesCost, skipsAlways, drawsMore, handsOpen, toll,
          attacksWithOnly, deniedAlways, kindDenied, drawsInstead, probesInstead, plundersInstead,
          countersInsteadOf, damageInsteadOf, noLimbo>
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
