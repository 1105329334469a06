#pragma once

#include "core/Sum.h"
#include "kryptik/tree/Changes.h"
#include "kryptik/tree/Counters.h"
#include "kryptik/tree/Exceptions.h"
#include "kryptik/tree/Nouns.h"

#include <cstdint>
#include <variant>
#include <vector>

// The effect tree: what a printed paragraph says, as plain data. Its leaves are the verbs of the
// glossary; its branches say in what order, or on whose word. There is no code in it, so it can be
// read from a printed text, printed back, explained, weighed by the AI and compared in a test.
//
// Three interpreters walk it: text/Print (the printed words), text/Explain (plain words) and
// effects/Resolve (the match). A new verb does not compile until all three know it.
namespace triptych::kryptik {

// ---------------------------------------------------------------- Instructions: the leaves

struct Draw
{
    Who who;
    Amount count = fixed(1);
    bool operator==(const Draw&) const = default;
};
struct Discard
{
    Who who;
    Amount count = fixed(1);
    bool random = false;
    std::optional<Filter> type {}; ///< "discards 2 spell cards"
    bool upTo = false;             ///< "up to 2 cards"; of All "any number of cards"
    bool operator==(const Discard&) const = default;
};
struct Probe
{
    Who who;
    Amount count = fixed(1);
    bool operator==(const Probe&) const = default;
};
/// Abolish cards from the own limbo pile (glossary Plunder).
struct Plunder
{
    Who who;
    Amount count = fixed(1);
    std::optional<Filter> type {};
    bool upTo = false; ///< "up to 2 cards"; of All "any number of cards"
    bool operator==(const Plunder&) const = default;
};
struct Destroy
{
    Thing what;
    bool operator==(const Destroy&) const = default;
};
struct Abolish
{
    Thing what;
    bool operator==(const Abolish&) const = default;
};
struct Sacrifice
{
    Who who;
    Thing what;
    bool operator==(const Sacrifice&) const = default;
};
/// Damage to citizens (`what`) or to players (`who`).
struct Damage
{
    Amount amount;
    std::variant<Thing, Who> to;
    std::optional<Thing> by {}; ///< "target citizen deals ..."; otherwise this card.
    bool divided = false;       ///< "divided as you choose among ..."
    bool operator==(const Damage&) const = default;
};
/// "gets +A/+D", both signs as printed; times `times` ("for each ...").
struct Modify
{
    Thing what;
    int attack = 0;
    int defense = 0;
    bool attackByX = false; ///< "+X/+0"
    bool defenseByX = false;
    bool attackMinus = false; ///< "-0/-2": the printed sign of a zero.
    bool defenseMinus = false;
    std::optional<Amount> times {};
    Duration duration = Duration::Permanent;
    bool operator==(const Modify&) const = default;
};
struct Gain
{
    Thing what;
    std::vector<Keyword> keywords;
    Duration duration = Duration::Permanent;
    bool has = false;
    bool operator==(const Gain&) const = default;
};
struct Lose
{
    Thing what;
    std::vector<Keyword> keywords;
    Duration duration = Duration::Permanent;
    bool operator==(const Lose&) const = default;
}; ///< No keywords: all abilities.
struct Engage
{
    Thing what;
    bool operator==(const Engage&) const = default;
};
struct Disengage
{
    Thing what;
    bool operator==(const Disengage&) const = default;
};
struct MakeWeary
{
    Thing what;
    bool ends = false; ///< "is no longer weary"
    bool operator==(const MakeWeary&) const = default;
};
struct GainControl
{
    Who who;
    Thing what;
    Duration duration = Duration::Permanent;
    /// "for as long as you control an Undead": asked of you, whatever becomes of this card.
    std::optional<Condition> whileSo {};
    bool operator==(const GainControl&) const = default;
};
struct Counter
{
    Thing what;
    bool abolishes
        = false; ///< "If it is countered this way, abolish it": instead of its limbo pile.
    bool returns
        = false; ///< "return target spell to its owner's hand": it is taken back, not countered
    bool operator==(const Counter&) const = default;
};
struct Attach
{
    Thing what;
    Thing to;
    bool operator==(const Attach&) const = default;
};
struct Detach
{
    Amount count;
    Thing from;
    bool upTo = false;
    bool operator==(const Detach&) const = default;
};
/// "Return/put/move/place ... to/onto/into ...": `returns` is the word "return" (glossary Return, Put).
struct Move
{
    enum class Word : std::uint8_t { Return, Put, Place, Move };
    enum class Spot : std::uint8_t { Top, Bottom, None }; ///< Of a deck.
    Thing what;
    Zone to = Zone::Island;
    Word word = Word::Put;
    Spot spot = Spot::None;
    bool ownersZone = false; ///< "its owner's hand" rather than "your hand"
    bool underYourControl = false;
    bool engaged = false; ///< "engaged", onto the island or into the soul row
    bool operator==(const Move&) const = default;
};
struct Search
{
    Filter filter; ///< Noun Card with nothing else: any card.
    Amount count = fixed(1);
    bool upTo = false;
    bool reveal = false;
    Zone to = Zone::Hand;
    Move::Spot spot = Move::Spot::None;
    bool returns = false; ///< "return it to the island": it enters (glossary Return)
    bool engaged = false; ///< "engaged", onto the island or into the soul row
    Alike alike = Alike::Any;
    bool operator==(const Search&) const = default;
};
struct Shuffle
{
    Who who;
    bool operator==(const Shuffle&) const = default;
};
/// "Look at N cards/all cards in your/an opponent's/target opponent's 11 year row."
struct LookAtRow
{
    Amount count = fixed(1);
    Who whose;
    bool operator==(const LookAtRow&) const = default;
};
struct LookAtDeck
{
    Amount count = fixed(1);
    Who whose;
    bool operator==(const LookAtDeck&) const = default;
};
struct RearrangeRow
{
    Who whose;
    bool random = false; ///< "shuffle your 11 year row": nobody sees or chooses
    bool operator==(const RearrangeRow&) const = default;
};
/// "Destroy N 11 year card(s) of/you control".
struct DestroyYear
{
    Who whose;
    Amount count = fixed(1);
    bool random = false;
    bool operator==(const DestroyYear&) const = default;
};
/// "Reveal your hand / the top card of your deck / an 11 year card you control / a spell from your hand".
struct Reveal
{
    Who whose;
    Zone zone = Zone::Hand;
    Amount count = fixed(1);
    std::optional<Filter> type {}; ///< Of cards from a hand: of one kind.
    bool random = false;           ///< Of cards from a hand: nobody chooses.
    bool operator==(const Reveal&) const = default;
};
struct AddEnergy
{
    Stones stones;
    std::optional<Amount> times {}; ///< "add {g} for each Elf citizen you control"
    bool operator==(const AddEnergy&) const = default;
}; ///< 8.2.1; {c} is colourless: Coloured without a colour.
/// "can not attack", "can block", "can not be destroyed", ... (10.2)
struct Allow
{
    enum class Deed : std::uint8_t {
        Attack,
        Block,
        BeBlocked,
        BeDestroyed,
        BeTargeted,
        Disengage,
        AttackOrBlock,
        DisengageStep, ///< 4.1 "disengage during the disengage phase"
        AttackIfAble,  ///< "attacks each combat if able": 4.4.2 it may not be left out
        BeDamaged,     ///< "be dealt damage": all damage to it is prevented
        BeCombatDamaged,
        DealDamage, ///< all damage it would deal is prevented
        DealCombatDamage,
        BlockEngaged,       ///< "can block while engaged"
        BlockIfAble,        ///< "blocks each combat if able": 4.4.3 it may not be left out
        BlockThisIfAble,    ///< "blocks this if able": of others, in a combat in which this attacks
        BeBlockedIfAble,    ///< "must be blocked if able": 4.4.3 by one citizen at least
        BeBlockedBySeveral, ///< "be blocked by more than one citizen"
        Activate,           ///< "use active abilities"
        StrikeByDefense,    ///< "deals combat damage equal to its defense"
        StrikeFirst,        ///< "deals combat damage first": before the citizens it fights
        BeBlockedByFew,     ///< "be blocked by fewer than 3 citizens": by fewer than `number`
        EngageToBlock,      ///< 4.4.3 "does not engage when it blocks"
        BeDestroyedByEffects, ///< "be destroyed by effects": damage still destroys it
        BeDestroyedByDamage,  ///< "be destroyed by damage" (7.1): effects still destroy it
        BeOtherDamaged,       ///< "be dealt noncombat damage"
        DealOtherDamage
    };
    Thing what;
    Deed deed = Deed::Attack;
    bool can = false;
    Duration duration = Duration::Permanent;
    /// With BeBlocked: "by citizens with attack 2 or less"; with Block: those. With BeDamaged and its like, in passives:
    /// by what the damage is dealt, a kind of citizens or spells. With BeTargeted, only in passives: by what
    /// opponents control, of which its noun is all: spells, the abilities of citizens, or either.
    std::optional<Filter> by {};
    bool except = false; ///< "except by ..."
    int number = 0;      ///< With BeBlockedByFew.
    bool operator==(const Allow&) const = default;
};
struct ChooseNumber
{
    Amount upTo;
    bool operator==(const ChooseNumber&) const = default;
};
/// "You may cast a <filter> from your hand/limbo pile for free." (8.1.4); "you may cast it for free".
struct CastFree
{
    Filter filter;
    Place place;
    std::optional<Thing> known {}; ///< What was named or is aimed at, where it lies then.
    bool abolished = false;        ///< "abolish it after it resolves": of a spell.
    bool operator==(const CastFree&) const = default;
};
struct WinLose
{
    Who who;
    bool wins = false;
    bool operator==(const WinLose&) const = default;
}; ///< "destroy target player"

/// "pay {2}": energy, while an effect resolves (8.1)
struct Pay
{
    Who who;
    Stones stones;
    std::optional<Amount> times {}; ///< "{1} for each card in your hand"
    bool operator==(const Pay&) const = default;
};
/// "choose a citizen you control", "choose target citizen": it is what is spoken of now.
struct Name
{
    Thing what;
    bool operator==(const Name&) const = default;
};
/// "choose target opponent": that player is who is spoken of now.
struct NamePlayer
{
    Who who;
    bool operator==(const NamePlayer&) const = default;
};
/// "prevent the next 2 damage that would be dealt to target citizen this turn"
struct PreventNext
{
    Amount amount;
    Thing what;
    std::optional<Who> who {}; ///< "... to you": of a player instead.
    bool operator==(const PreventNext&) const = default;
};
/// "switch the attack and defense of target citizen until end of turn"
struct Switch
{
    Thing what;
    Duration duration = Duration::Permanent;
    bool operator==(const Switch&) const = default;
};
/// "target citizen fights another target citizen": each deals damage equal to its attack to the other.
struct Fight
{
    Thing one;
    Thing other;
    bool operator==(const Fight&) const = default;
};
/// "prevent all combat damage that would be dealt this turn": of everybody.
struct PreventAll
{
    bool combat = true;
    bool operator==(const PreventAll&) const = default;
};
/// "look at the top 3 cards of your deck, put 1 of them into your hand and the rest on the bottom of
/// your deck"; what goes to the deck goes to its bottom
struct LookAndPick
{
    Amount count = fixed(1);
    Amount take = fixed(1);
    bool upTo = false;
    std::optional<Filter> type {}; ///< "a citizen from among them"
    bool reveal = false;
    Zone to = Zone::Hand;
    Zone restTo = Zone::Deck;
    Move::Spot restSpot = Move::Spot::Bottom;
    bool restAtRandom = false; ///< "... in a random order": nobody says in which.
    bool open = false;         ///< "reveal the top 3 cards": everybody sees all of them.
    /// "... one into your soul row and the rest ...": of what is left then, so many go there.
    std::optional<Zone> then {};
    int thenTake = 1;
    bool engaged = false;     ///< Of `to` the island or the soul row.
    bool thenEngaged = false; ///< Of `then`.
    bool restEngaged = false; ///< Of `restTo` the soul row.
    bool operator==(const LookAndPick&) const = default;
};
/// "look at target opponent's hand and choose a spell from it. That player discards that card."
struct PickFromHand
{
    enum class Fate : std::uint8_t { Discard, Abolish, Bottom };
    Who whose;
    Filter type { Filter::Noun::Card };
    bool reveal = false; ///< Everybody sees the hand, not only you.
    Fate fate = Fate::Discard;
    int count = 1;
    bool upTo = false; ///< "you may choose"
    bool operator==(const PickFromHand&) const = default;
};
struct LookAtHand
{
    Who whose;
    bool operator==(const LookAtHand&) const = default;
};
/// "shuffle your hand into your deck"
struct ShuffleIn
{
    enum class What : std::uint8_t { Hand, Limbo, Both };
    Who who;
    What what = What::Hand;
    bool operator==(const ShuffleIn&) const = default;
};
/// "opponents can not cast spells": whose casting, and of what.
struct Forbid
{
    enum class Deed : std::uint8_t {
        CastSpells,
        CastCitizens,
        CastCards,
        Activate,
        LoseYears,         ///< "11 year cards you control can not be destroyed"
        LoseYearsInCombat, ///< "prevent all combat damage that would be dealt to your 11 year cards"
        UseYears,          ///< "opponents can not use 11 year abilities" (6.1)
        Search,            ///< "players can not search decks"
        MakeEnergy,        ///< "target player can not produce soul energy" (8.2)
        BeDestroyed,       ///< "you can not be destroyed" (3.1)
        BeDamaged,         ///< "prevent all damage that would be dealt to you"
        Attack,            ///< "opponents can not attack", "... with more than 1 citizen each turn"
        LoseYearsToEffects, ///< "11 year cards you control can not be destroyed by spells or abilities"
        AttackYou,          ///< "target opponent can not attack you until your next turn"
        Draw                ///< "players can not draw more than 1 card each turn"
    };
    Who who;
    Deed deed = Deed::CastSpells;
    Duration duration = Duration::Permanent;
    int most = 0; ///< Of casting and drawing, in passives: "more than 1 spell each turn".
    /// Of casting: only what is of this kind, "opponents can not cast citizens with soul cost 3 or less".
    std::optional<Filter> which {};
    bool operator==(const Forbid&) const = default;
};
/// "spells you cast cost {1} less", "this costs {1} less for each ...": of passives; and for a turn.
struct CostChange
{
    bool ofThis = false;
    Side who = Side::You;
    Filter filter { Filter::Noun::Card };
    int nth = 0;    ///< "the second spell you cast each turn": that one only; 0: every one.
    int amount = 1; ///< Negative: less.
    std::optional<Amount> times {};
    /// Of what an effect says: "spells you cast this turn cost {1} less".
    Duration duration = Duration::Permanent;
    bool next = false;        ///< With a duration: "the next spell you cast this turn"
    bool ofAbilities = false; ///< "active abilities your opponents control cost {1} more": of `who`
    bool ofYears = false;     ///< "cards you cast for their 11 year cost cost {2} less"
    bool operator==(const CostChange&) const = default;
};
/// "you may cast this from your limbo pile [for its 11 year cost]", "... by paying {2}, discard 1 card": only of
/// passives.
struct CastFromLimbo
{
    bool yearCost = false;
    std::shared_ptr<const std::vector<CostItem>> cost {}; ///< For this instead of its soul cost.
    bool besides = false;   ///< "by paying ... in addition": its soul cost is paid too.
    bool abolished = false; ///< "If you do, abolish it": of a spell, when it is done with.
    bool leaves
        = false; ///< "If you do and it would leave the island, abolish it instead": of a citizen.
    bool operator==(const CastFromLimbo&) const;
};
struct EntersEngaged ///< "this enters engaged": only of passives.
{
    Thing what;
    bool operator==(const EntersEngaged&) const = default;
};
/// "this enters with two +1/+1 counters on it [for each ...]": only of passives.
struct EntersWith
{
    Thing what;
    CounterKind kind { {}, 1, 1 };
    int count = 1;
    std::optional<Amount> times {};
    bool operator==(const EntersWith&) const = default;
};
/// "if a citizen an opponent controls would die, abolish it instead": of passives; "if target citizen
/// would die this turn, abolish it instead": of one that is known, once, with a duration.
struct Instead
{
    /// Stay: "remove all damage from it and engage it"; it leaves the combat.
    enum class Fate : std::uint8_t { Abolish, Hand, DeckTop, DeckBottom, SoulRow, YearRow, Stay };
    Thing what;
    Fate fate = Fate::Abolish;
    Duration duration = Duration::Permanent;
    bool destroyed = false; ///< "would be destroyed": not what is sacrificed. Stay always is so.
    bool leaves
        = false; ///< "if it would leave the island, abolish it instead": of one known, for good.
    bool operator==(const Instead&) const = default;
};
/// "this's attack and defense are each equal to ...": only of passives.
struct SetStats
{
    bool attack = true;
    bool defense = true;
    Amount amount;
    bool operator==(const SetStats&) const = default;
};

/// "if a source would deal damage to another citizen you control, prevent 1 of that damage": only of
/// passives.
struct Lessen
{
    Thing what;
    int amount = 1;
    bool operator==(const Lessen&) const = default;
};
/// "you have no maximum hand size", "your maximum hand size is increased by 2": only of passives (4.6).
struct HandSize
{
    Who who;
    int change = 0;
    bool unlimited = false;
    bool operator==(const HandSize&) const = default;
};

/// "target citizen becomes 4/4 until end of turn", "the attack of target citizen becomes 0 until end of
/// turn": what is printed on it counts as that, and what changes it is added as before.
struct Become
{
    Thing what;
    bool attack = true;
    bool defense = true;
    Amount amount = fixed(1);              ///< Of the attack, and with `defense` of both.
    std::optional<Amount> otherDefense {}; ///< "4/5": the defense, where it is another number.
    Duration duration = Duration::Permanent;
    bool operator==(const Become&) const = default;
};
/// "remove all damage from target citizen" (4.4.4.3): what was dealt before counts no more.
struct RemoveDamage
{
    Amount amount { Amount::Kind::All, 0, {}, false };
    Thing what;
    bool operator==(const RemoveDamage&) const = default;
};
/// "remove target attacking citizen from combat" (4.4)
struct LeaveCombat
{
    Thing what;
    bool operator==(const LeaveCombat&) const = default;
};
/// "exchange control of target citizen you control and target citizen an opponent controls"; off the island of their
/// places, "exchange a card from your hand with an 11 year card you control", "... two 11 year cards you control"
struct Exchange
{
    Thing one;
    Thing other;
    bool operator==(const Exchange&) const = default;
};
inline bool ofPlaces(const Exchange& e)
{
    const auto* some = std::get_if<Some>(&e.one);
    return some && some->place.zone != Zone::Island;
}
/// "you may put an additional card into your soul row each turn" (5.5): of passives; and for a turn.
struct MoreSoul
{
    Who who;
    int amount = 1;
    Duration duration = Duration::Permanent;
    bool operator==(const MoreSoul&) const = default;
};
/// "all damage that would be dealt to target citizen this turn is dealt to this instead"; of passives, always
struct Redirect
{
    Thing from;
    Thing to;
    bool always = false; ///< Of passives.
    bool operator==(const Redirect&) const = default;
};
/// "you may cast citizens from your limbo pile", "from the top of your deck": of passives; and for a time.
struct CastFrom
{
    Filter filter { Filter::Noun::Card };
    Zone zone = Zone::Limbo; ///< Or the deck: its top card.
    bool once = false;       ///< "once each turn"
    bool abolished
        = false; ///< "If a spell cast this way would be put into a limbo pile, abolish it instead."
    Duration duration = Duration::Permanent;
    bool operator==(const CastFrom&) const = default;
};
/// "you may look at the top card of your deck at any time": only of passives.
struct SeeTop
{
    bool all = false;           ///< "play with the top card of your deck revealed"
    std::optional<Who> hand {}; ///< "opponents play with their hands revealed": whose, and to all
    bool years = false;         ///< "you may look at your 11 year row at any time" instead
    bool operator==(const SeeTop&) const = default;
};

/// "cast this only if you control a Human citizen": the condition is the passive ability's own.
struct CastOnly
{
    bool anyTime = false; ///< "you may cast this any time you could cast a spell" (7.1, 7.2)
    std::optional<Filter>
        of {}; ///< "you may cast Beast citizens any time ...": of yours, not this.
    bool operator==(const CastOnly&) const = default;
};
/// "this can not be countered", "spells you cast can not be countered": only of passives, of what is being cast
/// (glossary Counter).
struct NotCountered
{
    std::optional<Filter> of {}; ///< Others than this, that are cast by `side`.
    Side side = Side::You;
    bool operator==(const NotCountered&) const = default;
};

struct Ability;
/// "target citizen gains \"Dies; draw 1 card.\" until end of turn", "other citizens you control have
/// \"{1}: this gets +1/+1 until end of turn.\"": in it, "this" and "you" are of who has it.
struct Grant
{
    Thing what;
    std::shared_ptr<const Ability> ability {};
    Duration duration = Duration::Permanent;
    bool has = false;
    std::uint16_t number = 0xFFFF; ///< In the card set; set by `number`.
    bool operator==(const Grant&) const;
};
/// "Whenever a citizen you control dies this turn, draw 1 card", "until your next turn, whenever ...": as
/// long as that you have it yourself.
struct Watch
{
    std::shared_ptr<const Ability> ability {};
    Duration duration = Duration::EndOfTurn;
    std::uint16_t number = 0xFFFF; ///< In the card set; set by `number`.
    /// "When it dies this turn": what `ability` calls this; you have the ability all the same.
    std::optional<Thing> of {};
    bool operator==(const Watch&) const;
};

// ---------------------------------------------------------------- Branches

struct Effect;

/// "Target opponent sacrifices a citizen. If they can not, they discard 2 cards."
struct Unable
{
    std::vector<Effect> effect;    ///< Exactly one.
    std::vector<Effect> otherwise; ///< Exactly one: when not all of it can be done.
    Who each {}; ///< "each opponent", who is then told as "that player"; otherwise you, nobody else.
    bool operator==(const Unable&) const;
};

/// "... unless its controller pays {2}"
struct Unless
{
    std::vector<Effect> effect; ///< Exactly one.
    Who who;
    std::vector<Effect> deed; ///< Exactly one: what `who` may do against it.
    bool operator==(const Unless&) const;
};

struct Sequence ///< "... . ...", "..., then ...", "... and ...", "... . If you do, ..."
{
    /// IfDone: only if all of the sentence before it could be done.
    enum class Joint : std::uint8_t { Stop, Then, And, IfDone };
    std::vector<Effect> parts;
    std::vector<Joint> joints; ///< One fewer than parts.
    bool operator==(const Sequence&) const;
};
/// "Each opponent engages a citizen they control": a deed done by somebody, who chooses in it.
struct As
{
    Who who;
    std::vector<Effect> effect; ///< Exactly one.
    bool operator==(const As&) const;
};
/// "Each opponent pays {1} or discards 1 card": one of two, by the choice of who does it. What can not
/// be done is not to be had. With `chooses` whoever it is only says which: "target opponent chooses one:
/// that player discards 2 cards; or you draw 2 cards".
struct Either
{
    Who who;
    std::vector<Effect> options; ///< Exactly two, told to "that player" where it is not you.
    bool chooses = false;
    bool operator==(const Either&) const;
};
/// "You may ...": asked on resolution inside an effect; in a trigger's front it is Ability::may.
/// "Target opponent may ...": what they do is told to "that player".
struct May
{
    Who who;
    std::vector<Effect> effect;    ///< Exactly one.
    std::vector<Effect> otherwise; ///< One or none: "Otherwise, ..."
    std::vector<Effect> then;      ///< One or none: "If they do, ...", where it is not you.
    std::vector<Effect>
        none {}; ///< One or none: "If no one does, ...", once for all of several players.
    bool operator==(const May&) const;
};
/// "If <condition>, ...". With `instead` what is done otherwise stands first: "draw 1 card. If you
/// control a Human citizen, draw 2 cards instead."
struct IfSo
{
    Condition condition;
    std::vector<Effect> effect;    ///< Exactly one.
    std::vector<Effect> otherwise; ///< One or none: "Otherwise, ..."
    bool instead = false;
    Who each {}; ///< "for each opponent, if ...", who is then told as "that player"; otherwise you, nobody else.
    bool operator==(const IfSo&) const;
};
/// "flip a coin. If you win the flip, draw 1 card. Otherwise, discard 1 card", "choose one at random: ...": one of
/// them, by chance. A single one is the coin that may come to nothing.
struct Chance
{
    std::vector<Effect> outcomes;
    bool operator==(const Chance&) const;
};
struct Choose ///< "Choose one: ...; or ..." - a mode, declared when it is cast or activated
{
    std::vector<Effect> modes;
    /// "If you control a Human citizen, choose both instead": asked when the mode is declared. Then the last mode is
    /// all of the others together, and is chosen only if that is so; with `may` any of them can be chosen then.
    std::optional<Condition> allIf {};
    bool may = false;
    bool operator==(const Choose&) const;
};
/// "At the start of your next turn, ...": leaves one trigger behind (9.3).
struct Delayed
{
    enum class When : std::uint8_t {
        StartOfYourNextTurn,
        EndOfTurn,
        EndOfCombat,
        StartOfNextTurn, ///< Whoever's turn it is.
        EndOfYourNextTurn,
        NextCombat, ///< The beginning of the next one.
        ThisLeaves  ///< This card leaves the island.
    };
    When when = When::StartOfYourNextTurn;
    std::vector<Effect> effect; ///< Exactly one.
    Referent captured {};       ///< What its "it" is, as it is when this resolves; set by `bind`.
    bool operator==(const Delayed&) const;
};

struct Effect
{
    struct Node
        : std::variant<Draw, Discard, Probe, Plunder, Destroy, Abolish, Sacrifice, Damage, Modify,
              Gain, Lose, Engage, Disengage, MakeWeary, GainControl, Counter, Attach, Detach, Move,
              Search, Shuffle, LookAtRow, LookAtDeck, RearrangeRow, DestroyYear, Reveal, AddEnergy,
              Allow, ChooseNumber, CastFree, WinLose, Pay, Name, NamePlayer, PreventNext, Switch,
              Fight, PreventAll, LookAndPick, PickFromHand, LookAtHand, ShuffleIn, Forbid,
              CostChange, CastFromLimbo, EntersEngaged, EntersWith, Instead, SetStats, Lessen,
              HandSize, Become, RemoveDamage, LeaveCombat, Exchange, MoreSoul, Redirect, CastFrom,
              SeeTop, CastOnly, NotCountered, PutCounters, TakeCounters, MoveCounters, Skip, Extra,
              Toll, Increase, MoreDamage, NoLimbo, DrawPhase, RevealUntil, CastFor, ChooseFaction,
              ChooseName, BecomeFaction, BecomeCopy, MayCast, UseYear, ChangeCast, Triggering,
              YearFate, Grant, Watch, Sequence, As, Either, May, IfSo, Chance, Choose, Delayed,
              Unless, Unable>
    {
        SUM_TYPE(Node)
        bool operator==(const Node&) const;
    };
    Node node;
    std::uint16_t id = 0xFFFF; ///< Its place in CardSet::effects; set by `number`.

    bool operator==(const Effect& o) const { return node == o.node; }
};

inline bool Sequence::operator==(const Sequence& o) const
{
    return parts == o.parts && joints == o.joints;
}
inline bool As::operator==(const As& o) const
{
    return who == o.who && effect == o.effect;
}
inline bool Either::operator==(const Either& o) const
{
    return who == o.who && options == o.options && chooses == o.chooses;
}
inline bool May::operator==(const May& o) const
{
    return who == o.who && effect == o.effect && otherwise == o.otherwise && then == o.then
        && none == o.none;
}
inline bool IfSo::operator==(const IfSo& o) const
{
    return condition == o.condition && effect == o.effect && otherwise == o.otherwise
        && instead == o.instead && each == o.each;
}
inline bool Chance::operator==(const Chance& o) const
{
    return outcomes == o.outcomes;
}
inline bool Choose::operator==(const Choose& o) const
{
    return modes == o.modes && allIf == o.allIf && may == o.may;
}
inline bool Delayed::operator==(const Delayed& o) const
{
    return when == o.when && effect == o.effect && captured == o.captured;
}
inline bool Unless::operator==(const Unless& o) const
{
    return effect == o.effect && who == o.who && deed == o.deed;
}
inline bool Unable::operator==(const Unable& o) const
{
    return effect == o.effect && otherwise == o.otherwise && each == o.each;
}

} // namespace triptych::kryptik
