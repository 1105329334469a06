#pragma once

#include "altered/text/grammar/GrammarNouns.h"
#include "altered/tree/Walk.h"

#include <optional>
#include <utility>

// What a text tells to do, what may happen and what may be so. Compiled in GrammarCards.cpp (what is done
// to cards), GrammarTokens.cpp (what is created), GrammarInstructions.cpp (the rest of what is done), GrammarGains.cpp (what something gains),
// GrammarPlaying.cpp (playing, and what the next card played is like), GrammarHappenings.cpp,
// GrammarConditions.cpp; GrammarSentences.cpp, GrammarParagraphs.cpp and GrammarLists.cpp join them.
namespace triptych::altered::grammar {

/// "draw a card", "target opponent discards a card": what is done to cards -> Effect
struct cardInstruction : elsewhere<cardInstruction>
{
    static bool read(Input&, Reading&);
};
/// "put a card from your hand in Reserve", "send it to Reserve" (GrammarMoving.cpp) -> Effect
struct moving : elsewhere<moving>
{
    static bool read(Input&, Reading&);
};
/// "target an Expedition", "choose a Character": for what follows (GrammarNaming.cpp) -> Effect
struct naming : elsewhere<naming>
{
    static bool read(Input&, Reading&);
};
struct namingAlone : elsewhere<namingAlone>
{
    static bool read(Input&, Reading&);
};
/// "create a [Mouse 1/1/1] token in my Expedition" -> Effect
struct creating : elsewhere<creating>
{
    static bool read(Input&, Reading&);
};
/// "roll a die", "target Expedition moves forward one region" -> Effect
struct otherInstruction : elsewhere<otherInstruction>
{
    static bool read(Input&, Reading&);
};
/// "you pass", "target player becomes first player" (GrammarTurns.cpp) -> Effect
struct turnInstruction : elsewhere<turnInstruction>
{
    static bool read(Input&, Reading&);
};
/// "remove 2 counters from me", "double my boosts" (GrammarCounters.cpp) -> Effect
struct counterInstruction : elsewhere<counterInstruction>
{
    static bool read(Input&, Reading&);
};
/// "I gain 1 boost", "have target Character lose [Fleeting]", "give it 2 boosts" -> Effect
struct gain : elsewhere<gain>
{
    static bool read(Input&, Reading&);
};
/// "1 boost and [Fleeting]" -> std::vector<Grant>, with Flag::Or when it is a choice
struct grants : elsewhere<grants>
{
    static bool read(Input&, Reading&);
};
/// "play it for free", "the next Spell you play this turn costs {1} less" -> Effect
struct playing : elsewhere<playing>
{
    static bool read(Input&, Reading&);
};
/// "you control two or more Landmarks", "I'm [Boosted]" -> Condition
struct condition : elsewhere<condition>
{
    static bool read(Input&, Reading&);
};
/// "during Dusk": of passive abilities -> Condition
struct phaseCondition : elsewhere<phaseCondition>
{
    static bool read(Input&, Reading&);
};
/// "you play a Spell", "my Expedition moves forward due to {V}": of a trigger -> Happening...
struct happening : elsewhere<happening>
{
    static bool read(Input&, Reading&);
};
/// "I would gain [Asleep]" -> Happening
struct wouldHappen : elsewhere<wouldHappen>
{
    static bool read(Input&, Reading&);
};
/// "you played a Spell this turn" -> Happening
struct hasHappened : elsewhere<hasHappened>
{
    static bool read(Input&, Reading&);
};
/// "you didn't play a Spell this turn" -> Happening
struct hasntHappened : elsewhere<hasntHappened>
{
    static bool read(Input&, Reading&);
};
/// Whether what happened can be asked for later; what is not remembered cannot.
bool isRemembered(const Happening&);
/// Clauses that were joined: each that leaves out who does it, whom it is about or what is created goes on with
/// the one before. False where that leaves nothing it could be.
bool goOnWith(std::vector<Effect>&);
/// "You may A. Otherwise, B.": B where A was not done. False where that is not said of one player.
bool goesOnDeclined(Effect& to, Effect& otherwise);
/// One clause: any of the verbs, without what joins them -> Effect
struct clause : elsewhere<clause>
{
    static bool read(Input&, Reading&);
};
/// A clause with "after Rest", "where X is ...", "if ..." after it -> Effect
struct qualified : elsewhere<qualified>
{
    static bool read(Input&, Reading&);
};
/// One sentence without its full stop -> Effect
struct sentence : elsewhere<sentence>
{
    static bool read(Input&, Reading&);
};
/// Sentences with their full stops -> Effect
struct sentences : elsewhere<sentences>
{
    static bool read(Input&, Reading&);
};
/// "Choose one: • ... • ...", and the results of a die -> Effect
struct list : elsewhere<list>
{
    static bool read(Input&, Reading&);
};
/// "On a 4+, draw a card. On a 1-3, [Resupply]" -> Effect
struct dieSentences : elsewhere<dieSentences>
{
    static bool read(Input&, Reading&);
};
/// "{T}, Discard a card from your Reserve" -> Effect...
struct cost : elsewhere<cost>
{
    static bool read(Input&, Reading&);
};
/// "{T}, {1}: draw a card. You can only activate this once per Day." -> Ability
struct quickAction : elsewhere<quickAction>
{
    static bool read(Input&, Reading&);
};
/// "I am [Defender]", "Characters you control are [Tough 2]" -> Statement
struct statement : elsewhere<statement>
{
    static bool read(Input&, Reading&);
};
/// The same without what is an instruction, too -> Statement
struct rule : elsewhere<rule>
{
    static bool read(Input&, Reading&);
};
/// "Characters you play this turn cost {1} less" -> Effect
struct forTime : elsewhere<forTime>
{
    static bool read(Input&, Reading&);
};
/// "If I would gain [Asleep], I gain [Anchored] instead." -> Statement
struct replacement : elsewhere<replacement>
{
    static bool read(Input&, Reading&);
};
/// "The next time it would leave the Expedition zone this Day, discard it instead" -> Effect
struct lastingReplacement : elsewhere<lastingReplacement>
{
    static bool read(Input&, Reading&);
};
/// "[Tough 1]", "[Gigantic]", "[Scout] {2}" -> KeywordItem
struct keywordItem : elsewhere<keywordItem>
{
    static bool read(Input&, Reading&);
};
/// A whole ability in quotes -> Ability
struct quoted : elsewhere<quoted>
{
    static bool read(Input&, Reading&);
};

/// "My base statistics are 2/2/2", "My {V} is equal to ..." -> Statement (GrammarStatistics.cpp)
struct statisticsRule : elsewhere<statisticsRule>
{
    static bool read(Input&, Reading&);
};
/// "My Expedition has +2 {V}", "Robots have base statistics of 3/3/3" -> Statement
struct statisticsLast : elsewhere<statisticsLast>
{
    static bool read(Input&, Reading&);
};
/// "I'm [Defender]", "Characters you control have +1 {V}" -> Statement (GrammarAre.cpp)
struct areSo : elsewhere<areSo>
{
    static bool read(Input&, Reading&);
};
/// "Characters you play cost {1} less" -> Statement (GrammarMayPlay.cpp)
struct costsSo : elsewhere<costsSo>
{
    static bool read(Input&, Reading&);
};
/// "You may play me from your discard pile", "play me for {1} less" -> Statement
struct permission : elsewhere<permission>
{
    static bool read(Input&, Reading&);
};
/// What can't be: "I can't be played", "Characters facing me can't gain boosts" -> Statement
struct forbidden : elsewhere<forbidden>
{
    static bool read(Input&, Reading&);
};

inline Effect effect(auto node)
{
    return { std::move(node), 0xFFFF };
}
template <typename Node>
Statement statementOf(Node node)
{
    return Statement { std::move(node) };
}
/// "with 1 boost", "with 2 boosts each": the counters with which something comes -> Grant
struct comesWith : seq<word<"with">, quantityNumber, counterWord,
                       maybe<word<"on it", "on them", "on each of them", "each">>>
{
    static Grant build(Found& found)
    {
        Grant made;
        made.amount = found.take<Amount>();
        made.counter = found.take<Counter>();
        return made;
    }
};
/// RULING "with 1 boost": what has come gains it then.
inline Effect comingWith(Effect coming, Grant with, Thing on)
{
    Gain gain;
    gain.what = std::move(on);
    gain.grants.push_back(std::move(with));
    Sequence both;
    both.parts.push_back(std::move(coming));
    both.parts.push_back(effect(std::move(gain)));
    both.joints = { Sequence::Joint::CommaThen };
    return effect(std::move(both));
}

/// One effect of several and what joins them; a Sequence among them is laid out flat.
Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints);

/// "For each Character you control, draw a card": what is counted, and what is done for each.
inline std::optional<ForEach> forEachOf(Found& found)
{
    ForEach made;
    Amount of = found.take<PerEach>().amount;
    if (of.every != 1 || of.of->kind == Quantity::Kind::Both)
        return std::nullopt; // "for each two": which of them "it" is would not be said
    made.of = std::move(*of.of);
    made.effect = found.take<Effect>();
    return made;
}

/// Who does it: nobody said is "you", but "then draws" goes on with who did the part before (GrammarSentences.cpp).
inline Who whoIn(Found& found)
{
    const bool third = found.says(Flag::Third);
    const bool named = found.has<Who>();
    Who who = found.take<Who>();
    said(who).unsaid = third && !named;
    return who;
}

/// A verb as it is told ("draw") and as it is told of ("draws").
template <Literal base, Literal third>
struct verb : any<means<Flag::Third, third>, word<base>>
{
};
/// "you draw": said although a verb alone would be told to you.
struct saidYou : whoIs<Who::Kind::You, Said<Who>::They, "you">
{
};
/// "have each player draw"
struct haveDone : seq<word<"have">, someoneElse>
{
    static Who build(Found& found)
    {
        Who who = found.take<Who>();
        said(who).word = Said<Who>::Have;
        return who;
    }
};
/// Who may be told first: "each player draws", "draw".
struct maybeWho : maybe<any<someoneElse, saidYou, haveDone>>
{
};
inline bool isSaidYou(const Who& who)
{
    return who.kind == Who::Kind::You && said(who).word == Said<Who>::They;
}

struct colonMark : word<":">
{
};

/// Left for later: "after Rest", "at the next Noon" -> Suffix
template <Delayed::When when, Literal... Words>
struct laterIs : word<Words...>
{
    static Suffix build() { return { when }; }
};
/// "at Night this Day": of this one alone
template <Delayed::When when, Literal... Words>
struct laterThisDay : word<Words...>
{
    static Suffix build() { return { when, true }; }
};
struct onThisDay
    : any<laterThisDay<Delayed::When::NextNoon, "at noon this day">,
          laterThisDay<Delayed::When::NextDusk, "at dusk this day", "at this day's dusk">,
          laterThisDay<Delayed::When::NextNight, "at night this day", "at this day's night">>
{
};
struct atTheNext : any<onThisDay,
                       laterIs<Delayed::When::NextNoon, "at the next noon",
                           "at noon of the next day", "at noon on the next day", "next noon">,
                       laterIs<Delayed::When::NextDusk, "at the next dusk", "next dusk">,
                       laterIs<Delayed::When::NextNight, "at the next night", "next night">>
{
};

} // namespace triptych::altered::grammar
