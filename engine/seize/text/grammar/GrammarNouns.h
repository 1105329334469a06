#pragma once

#include "seize/text/grammar/GrammarStates.h"

// Nouns: which mercenaries, tiles, cards and players. Compiled in GrammarNouns.cpp,
// GrammarCards.cpp, GrammarThings.cpp and GrammarGoods.cpp.
namespace triptych::seize::grammar {

// ---------------------------------------------------------------- Phrases compiled there

/// "damaged allied Warrior mercenary within Distance 2" -> Filter
struct described : elsewhere<described>
{
    static bool read(Input&, Reading&);
};
/// The same, of several -> Filter
struct describedPlural : elsewhere<describedPlural>
{
    static bool read(Input&, Reading&);
};
/// "allied Warrior mercenary", "allied Warrior mercenaries", "your Warrior mercenaries" -> Filter
struct mercenaryPhrase : elsewhere<mercenaryPhrase>
{
    static bool read(Input&, Reading&);
};
struct mercenariesPhrase : elsewhere<mercenariesPhrase>
{
    static bool read(Input&, Reading&);
};
/// "the mercenary behind it", "the ally directly in front of this": there is one at the most
struct theOneThere : seq<word<"the">, mercenaryPhrase>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing made;
        made.kind = Thing::Kind::Each;
        made.filter = found.take<Filter>();
        const Range::Kind where = made.filter.range.kind;
        return where == Range::Kind::InFront || where == Range::Kind::Behind
            ? std::optional(std::move(made))
            : std::nullopt;
    }
};
/// "are burning", "is on an opponent's side": said of somebody -> Filter
struct whatIsSaid : elsewhere<whatIsSaid>
{
    static bool read(Input&, Reading&);
};
/// "enemy mercenaries are burning", "ally has attacked this turn" -> Filter
struct mercenaryWho : elsewhere<mercenaryWho>
{
    static bool read(Input&, Reading&);
};
/// "Mage damaged this way that has 4 or less health": those of them -> Filter
struct mercenaryHurtThisWay : elsewhere<mercenaryHurtThisWay>
{
    static bool read(Input&, Reading&);
};
/// "that has 4 or less health", "in your Guild Hall": behind a word for those that were named -> Filter
struct whatTheyAre : elsewhere<whatTheyAre>
{
    static bool read(Input&, Reading&);
};
struct yourPhrase : elsewhere<yourPhrase>
{
    static bool read(Input&, Reading&);
};
/// "empty tile within Distance 2", "adjacent tiles" -> Filter
struct tilePhrase : elsewhere<tilePhrase>
{
    static bool read(Input&, Reading&);
};
struct tilesPhrase : elsewhere<tilesPhrase>
{
    static bool read(Input&, Reading&);
};
/// "enemy mercenary's tile" -> Filter
struct mercenarysTile : elsewhere<mercenarysTile>
{
    static bool read(Input&, Reading&);
};
/// "enemy mercenary's" -> Filter
struct mercenarys : elsewhere<mercenarys>
{
    static bool read(Input&, Reading&);
};
/// "allied Warrior mercenaries'", "your mercenaries'" -> Filter
struct mercenariesOwn : elsewhere<mercenariesOwn>
{
    static bool read(Input&, Reading&);
};
/// "target mercenary's", "its", "each allied mercenary's" -> Thing
struct possessor : elsewhere<possessor>
{
    static bool read(Input&, Reading&);
};
/// The same of a static: "this mercenary's", "the bearer's", "allied mercenaries'" -> Thing
struct everyonesOwn : elsewhere<everyonesOwn>
{
    static bool read(Input&, Reading&);
};
/// "target treasure", "this", "each Weapon equipped to an enemy mercenary" -> Goods
struct goods : elsewhere<goods>
{
    static bool read(Input&, Reading&);
};
/// "each Mage among them", "each mercenary damaged this way that is burning", "the mercenary behind it" -> Thing
struct thoseOfThem : elsewhere<thoseOfThem>
{
    static bool read(Input&, Reading&);
};
/// "this", "it", "target mercenary", "each enemy mercenary", "an allied mercenary" -> Thing
struct thing : elsewhere<thing>
{
    static bool read(Input&, Reading&);
};
/// "to it", "to target enemy mercenary": one who was named, or is aimed at
struct towardOne
    : seq<pegtl::at<word<"target", "another target", "it", "that mercenary", "that enemy",
              "that ally", "that enemy mercenary", "that allied mercenary">>,
          thing>
{
};
/// "this or an adjacent allied mercenary", where something is said of the one chosen -> Thing
struct thisOrThat : elsewhere<thisOrThat>
{
    static bool read(Input&, Reading&);
};
/// "target empty tile", "its tile", "the attacked tile" -> Thing
struct tiles : elsewhere<tiles>
{
    static bool read(Input&, Reading&);
};
/// "your Warrior mercenaries", "enemy mercenaries in your Guild Hall" -> Thing
struct everyone : elsewhere<everyone>
{
    static bool read(Input&, Reading&);
};
/// "a mercenary", "another allied mercenary", "one of your Mage mercenaries" -> Thing
struct somebody : elsewhere<somebody>
{
    static bool read(Input&, Reading&);
};
/// "a Mage ability card", "an Instant" -> CardFilter
struct cardKind : elsewhere<cardKind>
{
    static bool read(Input&, Reading&);
};
/// "adjacent to it", "within Distance 2", "in the same column" -> Range
struct range : elsewhere<range>
{
    static bool read(Input&, Reading&);
};
/// "Warrior" before a noun -> ClassName
struct className : elsewhere<className>
{
    static bool read(Input&, Reading&);
};
/// "Mage" of "Mage or Priest" -> OrClass
struct firstClass : elsewhere<firstClass>
{
    static bool read(Input&, Reading&);
};
/// "non-Warrior" before a noun -> NotClass
struct notOfClass : elsewhere<notOfClass>
{
    static bool read(Input&, Reading&);
};
/// "Warrior" at the end of "is a Warrior" -> ClassName
struct bareClass : elsewhere<bareClass>
{
    static bool read(Input&, Reading&);
};

/// "other than Mages": what a noun leaves out
struct exceptWord : word<"other than", "except for", "except", "excluding", "besides">
{
};
/// "named this", of mercenaries and of cards
struct namedThis : word<"named this", "with the name of this", "with the same name as this",
                       "of the same name as this", "with the same name">
{
    static Namesake build() { return {}; }
};

/// One of the cards that an effect can only mean one of -> Thing::Kind
struct thisCard : means<Thing::Kind::This, "this mercenary", "this treasure", "this event",
                      "this card", "this weapon", "this equipment", "this relic", "this">
{
};
struct bearer : means<Thing::Kind::Bearer, "the bearer", "its bearer">
{
};
struct attacked
    : means<Thing::Kind::Attacked, "the attacked mercenary", "the attacked mercenaries",
          "each attacked mercenary", "all attacked mercenaries", "the attacked enemy mercenary",
          "the attacked enemies", "the defending mercenary", "the defender", "the target mercenary",
          "the target", "the targets", "each target", "the damaged mercenary">
{
};
struct attacker
    : means<Thing::Kind::Attacker, "the attacking mercenary", "the attacker", "the user">
{
};
/// "that Mage mercenary", where two were named; "that second Warrior mercenary": of the other class that is told so
template <Thing::Kind kind, Literal Which, Literal Noun>
struct called : seq<word<Which>, className, word<Noun>>
{
    static Thing::Kind build(Found&) { return kind; }
};
struct it : any<means<Thing::Kind::It, "it">, means<Thing::Kind::That, "that mercenary">,
                means<Thing::Kind::ThatEnemy, "that enemy", "that enemy mercenary",
                    "that opposing mercenary">,
                means<Thing::Kind::ThatAlly, "that ally", "that allied mercenary",
                    "that friendly mercenary">,
                called<Thing::Kind::ThatSecond, "that second", "mercenary">,
                called<Thing::Kind::ThatFirst, "that", "mercenary">>
{
};
/// "its", "that enemy's" -> Thing::Kind
struct itsOwn : any<means<Thing::Kind::It, "its">, means<Thing::Kind::That, "that mercenary's">,
                    means<Thing::Kind::ThatEnemy, "that enemy's", "that enemy mercenary's">,
                    means<Thing::Kind::ThatAlly, "that ally's", "that allied mercenary's">,
                    called<Thing::Kind::ThatSecond, "that second", "mercenary's">,
                    called<Thing::Kind::ThatFirst, "that", "mercenary's">>
{
};
/// The one that a number or a condition is about.
struct single : any<thisCard, bearer, attacked, attacker, it>
{
    static constexpr std::string_view expected
        = "this, it, the bearer, the attacker or the attacked mercenary";
};
/// Whom a phrase is about: the described one that was read, or else what a word such as "this" names.
inline Thing whomSaid(Found& found)
{
    if (found.has<Thing>())
        return found.take<Thing>();
    Thing made;
    made.kind = found.take<Thing::Kind>();
    return made;
}

// ---------------------------------------------------------------- Who

template <Who::Kind kind, Literal... Words>
using whoIs = means<Who { kind }, Words...>;
inline constexpr Who targetOpponent { Who::Kind::Target, true };

/// Of two that were named, by the side of the one: "that enemy's controller".
inline constexpr Who enemysController { Who::Kind::ItsController, false, {}, 0, {},
    Who::Whose::ThatEnemys };
inline constexpr Who enemysOwner { Who::Kind::ItsOwner, false, {}, 0, {}, Who::Whose::ThatEnemys };
inline constexpr Who allysController { Who::Kind::ItsController, false, {}, 0, {},
    Who::Whose::ThatAllys };
inline constexpr Who allysOwner { Who::Kind::ItsOwner, false, {}, 0, {}, Who::Whose::ThatAllys };
/// "that Mage mercenary's controller"
inline constexpr Who firstsController { Who::Kind::ItsController, false, {}, 0, {},
    Who::Whose::ThatFirsts };
inline constexpr Who firstsOwner { Who::Kind::ItsOwner, false, {}, 0, {}, Who::Whose::ThatFirsts };
inline constexpr Who secondsController { Who::Kind::ItsController, false, {}, 0, {},
    Who::Whose::ThatSeconds };
inline constexpr Who secondsOwner { Who::Kind::ItsOwner, false, {}, 0, {},
    Who::Whose::ThatSeconds };
template <Literal Which, typename Player>
struct calledsPlayer : seq<word<Which>, className, word<"mercenary's">, Player>
{
    static Who build(Found& found) { return found.take<Who>(); }
};
struct thatSides
    : any<means<enemysController, "that enemy's controller", "that enemy mercenary's controller",
              "that opposing mercenary's controller">,
          means<enemysOwner, "that enemy's owner", "that enemy mercenary's owner">,
          means<allysController, "that ally's controller", "that allied mercenary's controller">,
          means<allysOwner, "that ally's owner", "that allied mercenary's owner">,
          calledsPlayer<"that second",
              any<means<secondsController, "controller">, means<secondsOwner, "owner">>>,
          calledsPlayer<"that",
              any<means<firstsController, "controller">, means<firstsOwner, "owner">>>>
{
};
struct thatSidesOwn
    : any<means<enemysController, "that enemy's controller's",
              "that enemy mercenary's controller's", "that opposing mercenary's controller's">,
          means<enemysOwner, "that enemy's owner's", "that enemy mercenary's owner's">,
          means<allysController, "that ally's controller's",
              "that allied mercenary's controller's">,
          means<allysOwner, "that ally's owner's", "that allied mercenary's owner's">,
          calledsPlayer<"that second",
              any<means<secondsController, "controller's">, means<secondsOwner, "owner's">>>,
          calledsPlayer<"that",
              any<means<firstsController, "controller's">, means<firstsOwner, "owner's">>>>
{
};

/// Anyone but you, with a verb in the third person.
struct another
    : any<whoIs<Who::Kind::EachOpponent, "each opponent">,
          whoIs<Who::Kind::EachPlayer, "each player">, means<targetOpponent, "target opponent">,
          whoIs<Who::Kind::Target, "target player">,
          whoIs<Who::Kind::Opponent, "an opponent", "your opponent", "the opponent">,
          whoIs<Who::Kind::ThatPlayer, "that player", "that opponent", "they">,
          whoIs<Who::Kind::ItsController, "its controller", "that mercenary's controller">,
          whoIs<Who::Kind::ItsOwner, "its owner", "that mercenary's owner">, thatSides>
{
    static constexpr std::string_view expected = "a player";
};
/// Whoever "they" are, with a verb of several: "they control".
struct they : whoIs<Who::Kind::ThatPlayer, "they">
{
};
struct severalPlayers
    : any<whoIs<Who::Kind::EachOpponent, "your opponents", "all opponents", "opponents">,
          whoIs<Who::Kind::EachPlayer, "all players", "players">>
{
};
/// "target opponent's", "your"
struct playersOwn
    : any<whoIs<Who::Kind::You, "your">,
          whoIs<Who::Kind::EachOpponent, "each opponent's", "your opponents'", "all opponents'">,
          whoIs<Who::Kind::EachPlayer, "each player's", "all players'">,
          means<targetOpponent, "target opponent's">,
          whoIs<Who::Kind::Target, "target player's", "a", "any", "target">,
          whoIs<Who::Kind::Opponent, "an opponent's", "your opponent's", "the opponent's">,
          whoIs<Who::Kind::ThatPlayer, "that player's", "that opponent's", "their">,
          whoIs<Who::Kind::ItsController, "its controller's", "that mercenary's controller's">,
          whoIs<Who::Kind::ItsOwner, "its owner's", "that mercenary's owner's">, thatSidesOwn>
{
    static constexpr std::string_view expected
        = "whose (your, an opponent's, target player's, ...)";
};

// ---------------------------------------------------------------- Zones

struct warchest : means<Zone::Warchest, "warchest">
{
};
struct discardPile : means<Zone::Discard, "discard pile", "discard">
{
};
struct hand : means<Zone::Hand, "hand">
{
};

struct phaseName
    : any<means<Phase::Beginning, "beginning phase">, means<Phase::Draw, "draw phase">,
          means<Phase::Acquire, "acquire phase">, means<Phase::Rally, "rally phase", "rally">,
          means<Phase::FirstMovement, "first movement phase">, means<Phase::Attack, "attack phase">,
          means<Phase::SecondMovement, "second movement phase">, means<Phase::End, "end phase">>
{
    static constexpr std::string_view expected = "turn, or a phase such as Rally Phase";
};
/// "this mercenary's", "the attacker's", "its": of one that needs no more words
struct onesOwn
    : any<means<Thing::Kind::This, "this mercenary's", "this's">,
          means<Thing::Kind::Bearer, "the bearer's">,
          means<Thing::Kind::Attacked, "the attacked mercenary's", "the target's">,
          means<Thing::Kind::Attacker, "the attacking mercenary's", "the attacker's", "the user's">,
          itsOwn>
{
};
inline Thing severalOf(Thing::Kind kind)
{
    Thing made = ofKind<Thing>(kind);
    made.plural = true;
    return made;
}
/// Whom there can only be one of, so that something is nearer to it or farther from it.
inline bool isOne(const Thing& thing)
{
    return thing.count == 1 && !thing.plural && !thing.upTo && thing.line == Thing::Line::None
        && thing.kind != Thing::Kind::Each && thing.kind != Thing::Kind::Some
        && thing.kind != Thing::Kind::ThisWay;
}

} // namespace triptych::seize::grammar
