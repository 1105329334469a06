#pragma once

#include "kryptik/text/grammar/GrammarConditions.h"
#include "kryptik/text/grammar/GrammarCosts.h"
#include "kryptik/text/grammar/GrammarNouns.h"
#include "kryptik/text/grammar/GrammarPlayers.h"

// What a text tells to do. The verbs of the glossary are in GrammarVerbs.cpp (what you do), GrammarVerbsOfPlayers.cpp
// (what any player may be told to do) and GrammarStatements.cpp (what is so); GrammarSentences.cpp joins them.
namespace triptych::kryptik::grammar {

/// "destroy target citizen": an imperative that only you can be told -> Effect
struct command : elsewhere<command>
{
    static bool read(Input&, Reading&);
};
/// "deal 2 damage to target citizen", "prevent all damage that would be dealt to it this turn" -> Effect
struct harming : elsewhere<harming>
{
    static bool read(Input&, Reading&);
};
/// "target citizen you control fights target citizen an opponent controls" -> Effect
struct fighting : elsewhere<fighting>
{
    static bool read(Input&, Reading&);
};
/// "each player chooses a citizen they control. Destroy the rest." -> Effect
struct keeping : elsewhere<keeping>
{
    static bool read(Input&, Reading&);
};
/// "search your deck for ...", "look at the top card of your deck" -> Effect
struct looking : elsewhere<looking>
{
    static bool read(Input&, Reading&);
};
/// "searches their deck for ..." -> Effect
struct theirLooking : elsewhere<theirLooking>
{
    static bool read(Input&, Reading&);
};
/// "add {w}", "choose a number up to 3", "cast a spell from your hand for free", "spells you cast this turn cost {1}
/// less" -> Effect
struct castingDeed : elsewhere<castingDeed>
{
    static bool read(Input&, Reading&);
};
/// The same of somebody else: "engages a citizen they control", "searches their deck for ..." -> Effect
struct theirCommand : elsewhere<theirCommand>
{
    static bool read(Input&, Reading&);
};
/// "target opponent may discard 1 card" -> Effect, a May
struct offer : elsewhere<offer>
{
    static bool read(Input&, Reading&);
};
/// "sacrifice a citizen or discard 1 card", of you: a sentence of its own -> Effect
struct either : elsewhere<either>
{
    static bool read(Input&, Reading&);
};
/// "draw 2 cards", "target opponent draws 2 cards, then discards 1 card" -> Effect
struct deed : elsewhere<deed>
{
    static bool read(Input&, Reading&);
};
/// "draws 1 card", behind what was done to or by a player: that player goes on -> Effect
struct goesOnDoing : elsewhere<goesOnDoing>
{
    static bool read(Input&, Reading&);
};
/// "target player draw 2 cards": what you may have somebody do -> Effect
struct caused : elsewhere<caused>
{
    static bool read(Input&, Reading&);
};
/// "if target citizen would die this turn, abolish it instead" -> Effect
struct replacement : elsewhere<replacement>
{
    static bool read(Input&, Reading&);
};
/// "unless its controller pays {2}" -> UnlessDeed
struct unlessSomebody : elsewhere<unlessSomebody>
{
    static bool read(Input&, Reading&);
};
/// Between looking at cards and what is done with them.
struct also : word<".", ", then", ", and", "and", ",">
{
};
/// "look at the top 3 cards of your deck. Put 1 into your hand and ..." -> Effect
struct picking : elsewhere<picking>
{
    static bool read(Input&, Reading&);
};
/// "looks at the top 3 cards of their deck, then puts 1 into their hand and ...": of whoever is told -> Effect
struct theirPicking : elsewhere<theirPicking>
{
    static bool read(Input&, Reading&);
};
/// "look at target opponent's hand, then choose a citizen card from it. They discard it" -> Effect
struct ofHands : elsewhere<ofHands>
{
    static bool read(Input&, Reading&);
};
/// The same where nothing is said of the rest: "... Put one of them into your limbo pile." -> Effect
struct pickingSome : elsewhere<pickingSome>
{
    static bool read(Input&, Reading&);
};
/// "\"Dies; draw 1 card.\"": an ability in quotation marks -> shared_ptr<const Ability>
struct quotedAbility : elsewhere<quotedAbility>
{
    static bool read(Input&, Reading&);
};
/// "whenever a citizen you control dies this turn, draw 1 card" -> Effect, a Watch
struct watching : elsewhere<watching>
{
    static bool read(Input&, Reading&);
};
/// "put two +1/+1 counters on target citizen", "remove an hour counter from this" -> Effect
struct counting : elsewhere<counting>
{
    static bool read(Input&, Reading&);
};
/// "gets two +1/+1 counters", without its subject -> Predicate
struct countersGained : elsewhere<countersGained>
{
    static bool read(Input&, Reading&);
};
/// "skip your next draw phase", "take an extra turn after this one", "reveal cards from the top of your deck until
/// ..." -> Effect
struct exceptional : elsewhere<exceptional>
{
    static bool read(Input&, Reading&);
};
/// The same of passive abilities: "if you would draw a card, draw two cards instead" -> Effect
struct exceptionalRule : elsewhere<exceptionalRule>
{
    static bool read(Input&, Reading&);
};
/// "choose a faction", "copy target spell", "use the 11 year ability of ..." -> Effect
struct changing : elsewhere<changing>
{
    static bool read(Input&, Reading&);
};
/// "you may cast it this turn" -> Effect
struct castingNow : elsewhere<castingNow>
{
    static bool read(Input&, Reading&);
};
/// "choose one - draw 1 card; or destroy target citizen", "flip a coin. If you win the flip, ..." -> Effect
struct choosing : elsewhere<choosing>
{
    static bool read(Input&, Reading&);
};
/// The same of passive abilities: "as this enters, choose a faction" -> Effect
struct changingRule : elsewhere<changingRule>
{
    static bool read(Input&, Reading&);
};
/// "+1/+1" -> Bonus
struct statChange : elsewhere<statChange>
{
    static bool read(Input&, Reading&);
};
/// ". If that spell would be put into your limbo pile this turn, abolish it instead": of what is cast so
struct whatIsCast : word<". if a spell cast this way", ". if a card cast this way",
                        ". if that spell", ". if that card", ". if it", ". if the spell">
{
};
struct goneWhenDone
    : seq<whatIsCast,
          word<"would be put into", "would be placed into", "would go to", "would go into">,
          word<"a limbo pile", "your limbo pile", "its owner's limbo pile">,
          maybe<word<"this turn", "this way">>, comma, maybe<word<"instead">>,
          means<Flag::Abolishes, "abolish it", "abolish that card", "abolish that spell",
              "it is abolished">,
          maybe<word<"instead">>>
{
};
struct whenItResolved
    : means<Flag::WhenDone, "when they resolve", "after they resolve", "as they resolve",
          "once they resolve", "when it resolves", "after it resolves", "as it resolves",
          "once it resolves", "after resolving", "when they have resolved",
          "once they have resolved", "after they have resolved", "when resolving",
          "when it has resolved", "after it has resolved", "once it has resolved">
{
};
/// Behind what may be cast from elsewhere: "If a spell cast this way would be put into a limbo pile, abolish it instead"
struct spellGoneOnceCast
    : any<goneWhenDone,
          seq<word<". if you do, abolish", ". abolish", ", then abolish", ". if you do so, abolish",
                  ". if you cast them this way, abolish">,
              means<Flag::Abolishes, "them", "it", "those spells", "that spell",
                  "each spell cast this way", "any spell cast this way", "spells cast this way",
                  "a spell cast this way", "the spell">,
              whenItResolved>,
          seq<means<Flag::Abolishes, ". spells cast this way are abolished",
                  ". a spell cast this way is abolished", ". if you do, they are abolished",
                  ". if you do, it is abolished", ". if you do, that spell is abolished">,
              whenItResolved>>
{
};
/// Of a citizen, which goes to the island first.
struct citizenGoneOnceCast
    : means<Flag::Instead,
          ". if a citizen cast this way would leave the island, abolish it instead",
          ". if a card cast this way would leave the island, abolish it instead",
          ". if that citizen would leave the island, abolish it instead",
          ". if you do and it would leave the island, abolish it instead",
          ". if you do, and it would leave the island, abolish it instead",
          ". if you do, abolish it when it leaves the island",
          ". if you do, abolish it when it would leave the island",
          ". if you do, it is abolished when it leaves the island",
          ". if you do, it is abolished when it would leave the island",
          ". if you do, abolish them when they leave the island",
          ". if you do, abolish them when they would leave the island",
          ". if you do, it gets abolished when it would leave the island",
          ". citizens cast this way are abolished when they leave the island",
          ". abolish citizens cast this way when they leave the island">
{
};
struct goneOnceCast : any<spellGoneOnceCast, citizenGoneOnceCast>
{
};
/// What is cast so goes to the island or not, and to where it belongs then: both said of the right kind, or neither.
inline bool goesRightly(const Found& found, Filter::Noun noun)
{
    return (!found.says(Flag::Abolishes) || noun == Filter::Noun::Spell)
        && (!found.says(Flag::Instead) || noun == Filter::Noun::Citizen);
}
/// "this" or cards of a kind on the island: what a passive ability is about -> Thing
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
/// How something enters, what it then is, and what happens instead -> Effect
struct arriving : elsewhere<arriving>
{
    static bool read(Input&, Reading&);
};
/// "prevent all damage that would be dealt to this by Beasts", "if this would be dealt combat damage, prevent that
/// damage": what is always so -> Effect
struct sheltering : elsewhere<sheltering>
{
    static bool read(Input&, Reading&);
};
/// The same for a while: "prevent all noncombat damage that would be dealt to target citizen this turn" -> Effect
struct shelteringNow : elsewhere<shelteringNow>
{
    static bool read(Input&, Reading&);
};
/// "this costs {1} less", "spells you cast cost {1} less" -> Effect
struct costRule : elsewhere<costRule>
{
    static bool read(Input&, Reading&);
};
/// What only a passive ability says: costs, permissions -> Effect
struct passiveRule : elsewhere<passiveRule>
{
    static bool read(Input&, Reading&);
};
/// "this enters engaged": what may be joined to what is so -> Effect
struct entering : elsewhere<entering>
{
    static bool read(Input&, Reading&);
};
/// "target citizen gets +1/+1 and gains Eager until end of turn" -> Effect
struct statement : elsewhere<statement>
{
    static bool read(Input&, Reading&);
};
/// The same of a passive ability: lasting, and about this card or a kind of cards (9.2) -> Effect
struct passiveStatement : elsewhere<passiveStatement>
{
    static bool read(Input&, Reading&);
};

/// One sentence without its full stop: "draw 1 card, then you may destroy target citizen" -> Effect
struct sentence : elsewhere<sentence>
{
    static bool read(Input&, Reading&);
};
/// Sentences with their full stops -> Effect
struct sentences : elsewhere<sentences>
{
    static bool read(Input&, Reading&);
};
/// The same after "you may" of a trigger: "sacrifice a citizen. If you do, draw 1 card." -> Effect
struct optionalSentences : elsewhere<optionalSentences>
{
    static bool read(Input&, Reading&);
};

/// "of target opponent", "you control", "an opponent controls"
struct yearOwner : any<seq<word<"of">, player>, whoIs<Who::Kind::You, "you control">,
                       seq<another, word<"controls">>, seq<severalPlayers, word<"control">>>
{
};
/// A leaf by itself.
template <typename Leaf>
Effect effectOf(Leaf leaf)
{
    return { std::move(leaf) };
}

/// What is said of its subject, and for how long.
template <typename Leaf>
Predicate predicate(Leaf leaf, Found& found)
{
    return { Effect { std::move(leaf) }, found.takeIfAny<Duration>() };
}

/// "All [combat] damage that would be dealt to it", or by it, which is prevented.
inline Allow prevention(Found& found)
{
    Allow made;
    const bool combat = found.says(Flag::Combat);
    made.deed = found.says(Flag::Can)
        ? (combat ? Allow::Deed::BeCombatDamaged : Allow::Deed::BeDamaged)
        : (combat ? Allow::Deed::DealCombatDamage : Allow::Deed::DealDamage);
    made.what = found.take<Thing>();
    return made;
}

// ---------------------------------------------------------------- Joints

/// ", then", " and ", ","
struct joint
    : any<means<Sequence::Joint::Then, ", then", "then", ", and then", "and then", "; then">,
          means<Sequence::Joint::And, "and", ", and", ",">>
{
};

using Joint = Sequence::Joint;

/// One effect of several and what joins them; a Sequence among them is laid out flat.
Effect joined(std::vector<Effect> parts, std::vector<Joint> joints);

// ---------------------------------------------------------------- Where to

/// "onto the island engaged", "into its owner's hand", "on top of your deck" -> Destination
struct ownersOwn : any<means<Flag::OwnersZone, "its owner's", "their owner's", "their owners'",
                           "its owners'", "the", "their", "that player's", "its controller's">,
                       word<"your">>
{
};
struct onTop
    : means<Move::Spot::Top, "on top of", "to the top of", "on the top of", "onto the top of">
{
};
struct onBottom : means<Move::Spot::Bottom, "on the bottom of", "to the bottom of", "on bottom of">
{
};
struct destinationPlace
    : any<means<Zone::Island, "onto the island", "to the island", "on the island",
              "into the island">,
          seq<any<onTop, onBottom>, ownersOwn, means<Zone::Deck, "deck", "decks">>,
          seq<word<"into", "to", "onto", "in">, ownersOwn, zoneName>>
{
    static constexpr std::string_view expected
        = "a destination (to the island, into your hand, ...)";
};
struct destination
    : seq<destinationPlace,
          many<any<means<Flag::Engaged, "engaged", ", engaged">, word<"disengaged", ", disengaged">,
              word<"under their owners' control", "in any order">,
              means<Flag::UnderYourControl, "under your control">>>>
{
    static Destination build(Found& found)
    {
        Destination made;
        made.zone = found.take<Zone>();
        made.spot = found.take<Move::Spot>(Move::Spot::None);
        made.ownersZone = found.says(Flag::OwnersZone);
        made.underYourControl = found.says(Flag::UnderYourControl);
        made.engaged = found.says(Flag::Engaged);
        return made;
    }
};

} // namespace triptych::kryptik::grammar
