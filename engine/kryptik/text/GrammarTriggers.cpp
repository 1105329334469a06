#include "kryptik/text/GrammarConditions.h"

// What a triggered ability waits for (9.3).
namespace triptych::kryptik::grammar {
namespace {

using Event = Trigger::Event;

struct shorthand
    : seq<any<means<Event::Enters, "enter", "enters">, means<Event::Dies, "dies">>, semicolon>
{
    static constexpr std::string_view expected = "Enter; or Dies;";
    static Trigger build(Found& found)
    {
        Trigger trigger;
        trigger.event = found.take<Event>();
        return trigger;
    }
};

/// "is put into your limbo pile from your deck", "leaves your limbo pile": places that are not the island
struct putWord
    : means<Trigger::Event::IsPutInto, "is put into", "are put into", "is placed into",
          "is placed in", "is put in", "is moved to", "goes to", "goes into", "enters", "enter">
{
};
struct fromPlace
    : seq<word<"from">,
          any<word<"anywhere">, seq<any<sidesOwn, word<"their owner's", "its owner's">>, zoneName>,
              means<Zone::Island, "the island">>>
{
    static std::optional<FromZone> build(Found& found)
    {
        found.takeAll<Side>();
        const auto zone = found.takeIfAny<Zone>();
        return zone ? std::optional(FromZone { *zone }) : std::optional(FromZone { Zone::Gone });
    }
};
/// "is put onto the island from a limbo pile", "is returned to its owner's hand"
struct fromSidesPlace : seq<word<"from">, any<word<"anywhere">, seq<sidesOwn, zoneName>>>
{
    static FromZone build(Found& found)
    {
        const auto zone = found.takeIfAny<Zone>();
        return { zone.value_or(Zone::Gone), found.take<Side>(Side::Any) };
    }
};
struct ontoTheIsland : means<Zone::Island, "the island">
{
};
struct returned
    : means<Flag::Returns, "is returned to", "are returned to", "returns to", "return to">
{
};
struct backPlace
    : any<seq<means<Trigger::Event::IsPutInto, "is put onto", "are put onto", "is put on",
                  "are put on">,
              ontoTheIsland, fromSidesPlace>,
          seq<returned, ontoTheIsland, maybe<fromSidesPlace>>,
          seq<means<Trigger::Event::IsPutInto, "enters", "enter">, ontoTheIsland, fromSidesPlace>,
          seq<any<returned, means<Trigger::Event::IsPutInto, "is put into", "are put into">>,
              word<"its owner's", "their owner's", "their owners'">,
              any<means<Zone::Hand, "hand", "hands">, means<Zone::Deck, "deck", "decks">>,
              maybe<fromPlace>>,
          seq<returned, sidesOwn, zoneName, maybe<fromPlace>>>
{
};
struct intoPlace
    : any<backPlace,
          seq<means<Trigger::Event::IsPutInto, "is abolished", "are abolished">, maybe<fromPlace>>,
          seq<putWord, sidesOwn, zoneName, maybe<fromPlace>>,
          seq<means<Trigger::Event::LeavesZone, "leaves", "leave">, sidesOwn, zoneName>>
{
};
struct aCard : seq<any<word<"a", "an">, pegtl::at<word<"another">>>, onIsland>
{
};
/// The other one of two: "blocks a citizen with Sidestep", "deals damage to this"
struct counterpart : any<seq<means<Flag::Object, "this citizen", "this card", "this">,
                             pegtl::not_at<word<"turn">>>,
                         aCard>
{
    static By build(Found& found)
    {
        By made { found.take<Filter>(Filter {}) };
        made.isThis = found.says(Flag::Object);
        return made;
    }
};
/// What a card does or suffers.
struct cardEvent
    : any<intoPlace, means<Event::LeavesTheIsland, "leaves the island", "leave the island">,
          seq<means<Event::Enters, "enters the island", "enter the island", "enters", "enter">,
              maybe<any<means<Side::You, "under your control">,
                  means<Side::Opponents, "under an opponent's control">>>>,
          means<Event::IsDestroyed, "is destroyed", "are destroyed">,
          seq<means<Event::BecomesTarget, "becomes the target of", "become the target of",
                  "is targeted by", "becomes targeted by">,
              any<word<"a spell or ability", "a spell or an ability", "a spell or activation">,
                  means<Trigger::Object::Spell, "a spell">,
                  means<Trigger::Object::Ability, "an ability">>,
              maybe<any<means<Side::You, "you control">,
                  means<Side::Opponents, "an opponent controls">>>>,
          means<Event::Dies, "dies", "die">,
          means<Event::IsUnblocked, "attacks and is not blocked", "attack and are not blocked",
              "attacks and is unblocked", "attacks unblocked", "is not blocked",
              "becomes unblocked", "goes unblocked", "attacks and becomes unblocked",
              "attacks and goes unblocked">,
          seq<means<Event::Attacks, "attacks", "attack">,
              any<seq<means<Trigger::Object::YearCard, "an 11 year card", "11 year cards">,
                      pegtl::not_at<word<"you control">>>,
                  means<Trigger::Object::Player, "a player directly", "a player">>>,
          seq<means<Event::Attacks, "attacks", "attack">,
              maybe<
                  any<means<Side::You, "you or an 11 year card you control",
                          "you or 11 year cards you control", "an 11 year card you control", "you">,
                      means<Side::Opponents, "an opponent">>>>,
          seq<means<Event::Blocks, "blocks", "block">, maybe<counterpart>>,
          seq<means<Event::BecomesBlocked, "becomes blocked", "is blocked", "become blocked">,
              maybe<seq<word<"by">, counterpart>>>,
          seq<means<Event::IsDealtDamage, "is dealt", "takes", "are dealt", "take">,
              maybe<means<Flag::Combat, "combat">>, word<"damage">,
              maybe<seq<word<"by", "from">, counterpart>>>,
          seq<any<means<Event::DealsCombatDamage, "deals combat damage", "deal combat damage">,
                  means<Event::DealsDamage, "deals damage", "deal damage">>,
              maybe<any<means<Trigger::Object::YearCard, "to an 11 year card",
                            "to an opponent's 11 year card", "to a player's 11 year card">,
                  means<Trigger::Object::Player, "to a player", "to an opponent">,
                  seq<word<"to">, counterpart>>>>,
          seq<means<Event::DestroysYear, "destroys an 11 year card",
                  "destroys an opponent's 11 year card">,
              maybe<means<Side::You, "you control">>>,
          means<Event::BecomesWeary, "becomes weary", "become weary">,
          means<Event::BecomesEngaged, "becomes engaged", "is engaged", "engages", "become engaged",
              "are engaged", "engage">,
          means<Event::BecomesDisengaged, "becomes disengaged", "is disengaged", "disengages",
              "become disengaged", "are disengaged", "disengage">,
          means<Event::IsCountered, "is countered", "are countered">,
          seq<means<Event::IsAttached, "becomes attached", "is attached", "become attached",
                  "are attached">,
              maybe<seq<word<"to">, counterpart>>>>
{
    static constexpr std::string_view expected
        = "enters, dies, attacks, blocks, becomes blocked, is dealt damage or another event";
};
struct thisDoes
    : seq<means<Flag::ByThis, "this citizen", "this card", "this spell", "this">, cardEvent>
{
};
struct duringWhose
    : any<means<Trigger::During::YourTurn, "during your turn", "on your turn">,
          means<Trigger::During::OpponentsTurn, "during an opponent's turn",
              "during your opponent's turn", "on an opponent's turn", "during opponents' turns">,
          means<Trigger::During::YourCombat, "during your combat phase", "during your combat",
              "in your combat phase", "during combat on your turn">,
          means<Trigger::During::Combat, "during combat", "during a combat phase",
              "during the combat phase", "in combat", "during any combat phase">,
          means<Trigger::During::DrawPhase, "in a draw phase", "in your draw phase",
              "during your draw phase", "in their draw phase", "during their draw phase",
              "during a draw phase">,
          means<Trigger::During::YourFirst, "during your 1st phase", "in your 1st phase",
              "during your first phase", "in your first phase">,
          means<Trigger::During::YourSecond, "during your 2nd phase", "in your 2nd phase",
              "during your second phase", "in your second phase">,
          means<Trigger::During::NotDrawPhase, "outside of a draw phase",
              "outside of their draw phase", "outside their draw phase",
              "other than in their draw phase", "other than during their draw phase",
              "except during their draw phase", "except in their draw phase",
              "outside of your draw phase", "outside your draw phase",
              "other than in your draw phase", "other than during your draw phase",
              "except during your draw phase", "not during their draw phase",
              "outside of the draw phase", "other than in the draw phase">>
{
};
/// "one or more citizens you control": once, however many there are.
struct together : means<Flag::Together, "one or more">
{
};
struct severalCards : describedPlural
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return counted.place == Place {} ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};
struct severalDidSo : seq<together, severalCards, cardEvent>
{
};
struct otherDoes : seq<aCard, cardEvent>
{
};
struct youSacrifice : seq<any<means<Event::YouSacrifice, "you sacrifice">,
                              means<Event::OpponentSacrifices, "an opponent sacrifices",
                                  "your opponent sacrifices">>,
                          any<seq<together, severalCards>, aCard>>
{
};
/// "an ability", "an active ability of a Construct citizen"
struct anAbility
    : seq<word<"an ability", "an active ability", "an activated ability">, maybe<word<"of">, aCard>>
{
};
/// "your second card each turn"
struct ordinal : any<means<1, "first">, means<2, "second">, means<3, "third">, means<4, "fourth">,
                     means<5, "fifth">>
{
    static Ordinal build(Found& found) { return { found.take<int>() }; }
};
struct eachTurnOf
    : word<"each turn", "of each turn", "this turn", "of the turn", "in a turn", "during a turn">
{
};
struct aCardNow : any<seq<word<"your", "their">, ordinal, word<"card">, eachTurnOf>,
                      seq<together, word<"cards">>, word<"a card">>
{
};
/// "a card": told of each that is plundered; otherwise once of all of them
struct plundered
    : maybe<any<word<"one or more cards", "1 or more cards">, means<Flag::AsThis, "a card">>>
{
};
/// "a citizen card": one of a kind
struct aKind : seq<pegtl::not_at<word<"a card">>, aCard>
{
};
struct youDidSo
    : any<means<Event::YouUseYear, "you use an 11 year ability", "you activate an 11 year ability",
              "you use an 11 year card's ability", "you use the ability of an 11 year card">,
          seq<means<Event::YouActivate, "you activate", "you use">, anAbility>,
          means<Event::YouSearch, "you search your deck">,
          seq<means<Event::YouDraw, "you draw">, aCardNow>,
          seq<means<Event::YouDiscard, "you discard">, any<aCardNow, aKind>>,
          seq<means<Event::YouPlunder, "you plunder">, plundered>,
          means<Event::YouProbe, "you probe">,
          seq<means<Event::YouShuffle, "you shuffle">, maybe<word<"your deck">>>>
{
};
struct opponentDoes
    : seq<word<"an opponent", "your opponent">,
          any<means<Event::OpponentUsesYear, "uses an 11 year ability",
                  "activates an 11 year ability", "uses an 11 year card's ability",
                  "uses the ability of an 11 year card">,
              seq<means<Event::OpponentActivates, "activates", "uses">, anAbility>,
              means<Event::OpponentSearches, "searches their deck", "searches a deck">,
              seq<means<Event::OpponentDraws, "draws">, aCardNow>,
              seq<means<Event::OpponentDiscards, "discards">, any<aCardNow, aKind>>,
              means<Event::OpponentProbes, "probes">,
              seq<means<Event::OpponentPlunders, "plunders">, plundered>>>
{
};
struct castNow : any<seq<word<"your", "their">, ordinal, onIsland, eachTurnOf>, aCard>
{
};
struct forItsYear : means<Flag::YearCard, "for its 11 year cost", "by paying its 11 year cost",
                        "for an 11 year cost", "for their 11 year cost">
{
};
struct youCast : seq<means<Event::YouCast, "you cast">, castNow, maybe<forItsYear>>
{
};
struct opponentCasts : seq<means<Event::OpponentCasts, "an opponent casts", "your opponent casts">,
                           castNow, maybe<forItsYear>>
{
};
/// Of itself, as it lies on the effect pile: "when you cast this"
struct castThis : seq<means<Event::IsCast, "you cast this citizen", "you cast this card",
                          "you cast this overlord", "you cast this", "this is cast">,
                      maybe<forItsYear>>
{
};
/// "a +1/+1 counter is put on this", however many at once
struct countersPut
    : seq<word<"a", "an", "one or more", "1 or more">, someCounters,
          means<Event::GetsCounters, "is put on", "are put on", "is placed on", "are placed on">,
          any<means<Flag::ByThis, "this citizen", "this card", "this">, aCard>>
{
};
struct yearDestroyed
    : any<seq<means<Flag::Together, "one or more 11 year cards">,
              any<means<Event::YourYearDestroyed, "you control are destroyed",
                      "you control is destroyed">,
                  means<Event::OpponentsYearDestroyed, "an opponent controls are destroyed",
                      "your opponents control are destroyed">>>,
          means<Event::YourYearDestroyed, "an 11 year card you control is destroyed",
              "one of your 11 year cards is destroyed">,
          means<Event::OpponentsYearDestroyed, "an 11 year card an opponent controls is destroyed",
              "an 11 year card your opponent controls is destroyed",
              "an 11 year card of an opponent is destroyed">>
{
};
struct shuffles : means<Event::Shuffles, "a player shuffles a deck", "a player shuffles their deck",
                      "a player shuffles">
{
};

/// "you put a card into your soul row"
struct youPut : seq<word<"you put", "you place">, aCard, means<Event::IsPutInto, "into", "in">,
                    sidesOwn, zoneName, maybe<fromPlace>>
{
};
/// "damage is dealt to this by a citizen": the damage said first
struct damageIsDealt
    : seq<maybe<means<Flag::Combat, "combat">>,
          means<Event::IsDealtDamage, "damage is dealt to", "damage would be dealt to">,
          any<means<Flag::ByThis, "this citizen", "this card", "this">, aCard>,
          maybe<seq<word<"by", "from">, counterpart>>>
{
};
/// "a player draws a card": whoever it is
struct anybodyDoes : seq<means<Flag::Every, "a player", "any player">,
                         any<means<Event::YouUseYear, "uses an 11 year ability",
                                 "activates an 11 year ability", "uses an 11 year card's ability">,
                             seq<means<Event::YouActivate, "activates", "uses">, anAbility>,
                             means<Event::YouSearch, "searches their deck", "searches a deck">,
                             seq<means<Event::YouDraw, "draws">, aCardNow>,
                             seq<means<Event::YouDiscard, "discards">, any<aCardNow, aKind>>,
                             means<Event::YouProbe, "probes">,
                             seq<means<Event::YouPlunder, "plunders">, plundered>,
                             seq<means<Event::YouSacrifice, "sacrifices">,
                                 any<seq<together, severalCards>, aCard>>,
                             seq<means<Event::YouCast, "casts">, castNow, maybe<forItsYear>>>>
{
};
struct event : any<countersPut, damageIsDealt, yearDestroyed, shuffles, youPut, castThis, youCast,
                   youSacrifice, youDidSo, opponentCasts, opponentDoes, anybodyDoes, thisDoes,
                   severalDidSo, otherDoes>
{
};
struct longhandEvent
    : seq<any<means<Trigger::Word::Whenever, "whenever">, means<Trigger::Word::When, "when">>,
          event>
{
};
/// "during your turn, whenever you draw a card,"
struct duringFirst : seq<duringWhose, comma>
{
};
struct longhand : any<seq<longhandEvent, maybe<duringWhose>, maybe<comma>>,
                      seq<duringFirst, longhandEvent, maybe<comma>>>
{
    static constexpr std::string_view expected = "Whenever";
    static std::optional<Trigger> build(Found& found)
    {
        Trigger trigger;
        trigger.word = found.take<Trigger::Word>();
        const bool returned = found.says(Flag::Returns);
        trigger.event = returned ? Event::IsPutInto : found.take<Event>();
        trigger.together = found.says(Flag::Together);
        trigger.each = found.says(Flag::AsThis)
            && (trigger.event == Event::YouPlunder || trigger.event == Event::OpponentPlunders);
        trigger.combat = found.says(Flag::Combat);
        trigger.anyones = found.says(Flag::Every);
        trigger.nth = found.take<Ordinal>().number;
        trigger.forYear = found.says(Flag::YearCard);
        if (auto kind = found.takeIfAny<CounterKind>())
            trigger.counter = std::move(*kind);
        const bool counted = trigger.event == Event::YouDraw || trigger.event == Event::YouCast
            || trigger.event == Event::OpponentDraws || trigger.event == Event::OpponentCasts;
        if (trigger.nth > 0 && !counted)
            return std::nullopt;
        if (trigger.event == Event::BecomesTarget || trigger.event == Event::Attacks
            || trigger.event == Event::DestroysYear)
            trigger.bySide = found.take<Side>(Side::Any);
        if (trigger.event == Event::IsPutInto || trigger.event == Event::LeavesZone) {
            trigger.place = { found.take<Zone>(Zone::Abolished), found.take<Side>(Side::Any) };
            const auto from = found.takeIfAny<FromZone>();
            if (from && from->zone != Zone::Gone)
                trigger.from = from->zone;
            if (from && from->whose != Side::Any) // the island is everybody's
                trigger.place.whose = from->whose;
            if (trigger.from == trigger.place.zone)
                return std::nullopt;
        }
        // RULING 9.3: what is returned comes from a limbo pile to the island, and from the island to a hand.
        if (returned && !trigger.from)
            trigger.from = trigger.place.zone == Zone::Island ? Zone::Limbo : Zone::Island;
        if (auto subject = found.takeIfAny<Filter>()) {
            trigger.subjectIsThis = false;
            trigger.subject = std::move(*subject);
            if (returned && trigger.from == Zone::Island
                && trigger.subject.noun != Filter::Noun::Citizen)
                return std::nullopt; // a card may come from anywhere
            if (const auto side = found.takeIfAny<Side>()) {
                if (trigger.subject.controller != Side::Any)
                    return std::nullopt;
                trigger.subject.controller = *side;
            }
        }
        trigger.object = found.take<Trigger::Object>();
        if (auto other = found.takeIfAny<By>()) {
            trigger.object = Trigger::Object::Citizen;
            trigger.counterpartIsThis = other->isThis;
            if (other->filter.noun != Filter::Noun::Citizen
                || (other->isThis && trigger.subjectIsThis))
                return std::nullopt;
            if (!other->isThis && other->filter != Filter {})
                trigger.counterpart = std::move(other->filter);
        }
        trigger.during = found.take<Trigger::During>(Trigger::During::Always);
        if (found.has<Side>())
            return std::nullopt;
        return trigger;
    }
};

/// "the next time you cast a spell this turn": the first of them, and no other
struct nextTime : means<Flag::Next, "the next time">
{
};
struct watched : any<seq<nextTime, event, word<"this turn">, comma>,
                     seq<longhandEvent, word<"this turn">, comma>>
{
    static std::optional<Trigger> build(Found& found)
    {
        const bool ofThis = found.says(Flag::ByThis);
        const bool next = found.says(Flag::Next);
        auto trigger = longhand::build(found);
        if (trigger && next) {
            trigger->word = Trigger::Word::Whenever;
            trigger->onceEachTurn = true;
        }
        if (!trigger || ofThis || trigger->counterpartIsThis)
            return std::nullopt;
        return trigger;
    }
};

/// Of what an effect has named: "if it dies this turn". Of what may happen twice, "whenever" is every time.
struct itsEvent : seq<any<nextTime, means<Trigger::Word::Whenever, "whenever">,
                          means<Trigger::Word::When, "when", "if">>,
                      means<Flag::ByThis, "it", "that citizen", "that card">, cardEvent,
                      word<"this turn">, comma>
{
    static std::optional<Trigger> build(Found& found)
    {
        const bool next = found.says(Flag::Next);
        auto trigger = longhand::build(found);
        if (!trigger || trigger->counterpartIsThis || trigger->place.zone != Zone::Island)
            return std::nullopt;
        if (next) {
            trigger->word = Trigger::Word::Whenever;
            trigger->onceEachTurn = true;
        }
        const bool once = trigger->event == Event::Dies || trigger->event == Event::IsDestroyed
            || trigger->event == Event::LeavesTheIsland || trigger->event == Event::Attacks;
        if (trigger->word == Trigger::Word::When && !once)
            return std::nullopt;
        return trigger;
    }
};
/// The same after "until your next turn,".
struct watchedLater : seq<longhandEvent, comma>
{
    static std::optional<Trigger> build(Found& found) { return watched::build(found); }
};

// RULING 4.4.1, 4.4.5, 4.6: what triggers "at the beginning of combat" or "at the end of turn", without
// "your", does so in every player's turn.
struct turnStart : seq<means<Event::StartOfTurn, "at the start of", "at the beginning of">,
                       any<word<"your turn", "your 1st phase", "your first phase">,
                           means<Flag::Opponents, "each opponent's turn", "your opponent's turn",
                               "an opponent's turn", "each of your opponents' turns">,
                           means<Flag::EachTurn, "each turn", "every turn">>>
{
};
/// RULING 4.1, 4.2: what triggers in a phase in which nobody has priority goes on the pile in the 1st phase.
struct phaseStart
    : any<seq<word<"at the start of", "at the beginning of">,
          any<seq<word<"your">, pegtl::not_at<word<"next">>>,
              means<Flag::Opponents, "each opponent's", "your opponent's", "an opponent's">,
              means<Flag::EachTurn, "each player's", "each", "every", "the">>,
          any<means<Event::StartOfDisengage, "disengage phase">,
              means<Event::StartOfDraw, "draw phase", "draw step">,
              means<Event::StartOfSecond, "2nd phase", "second phase">>>>
{
};
struct combatStart : seq<means<Event::BeginningOfCombat, "at the beginning of", "at the start of">,
                         any<word<"your combat phase", "your combat", "combat on your turn">,
                             means<Flag::EachTurn, "each combat", "combat">>>
{
};
struct combatEnd : seq<means<Event::EndOfCombat, "at the end of", "at end of">,
                       any<word<"your combat phase", "your combat", "combat on your turn">,
                           means<Flag::EachTurn, "each combat", "combat">>>
{
};
struct turnEnd : seq<means<Event::EndOfTurn, "at the end of", "at end of">,
                     any<word<"your turn", "your end step", "your end phase">,
                         means<Flag::Opponents, "each opponent's turn", "your opponent's turn",
                             "an opponent's turn">,
                         means<Flag::EachTurn, "each turn", "every turn", "the turn", "turn">>>
{
};
struct moment : seq<any<turnStart, phaseStart, combatStart, combatEnd, turnEnd>,
                    any<comma, pegtl::not_at<word<"if", "unless", "until">>>>
{
    static constexpr std::string_view expected = "At the start of your turn,";
    static Trigger build(Found& found)
    {
        Trigger trigger;
        trigger.word = Trigger::Word::At;
        trigger.event = found.take<Event>();
        trigger.eachTurn = found.says(Flag::EachTurn);
        trigger.opponentsTurn = found.says(Flag::Opponents);
        return trigger;
    }
};

struct anyTrigger : any<shorthand, longhand, moment>
{
};

} // namespace

bool watchedTrigger::read(Input& in, Reading& reading)
{
    return text::read<watched>(in, reading);
}
bool itsTrigger::read(Input& in, Reading& reading)
{
    return text::read<itsEvent>(in, reading);
}
bool laterTrigger::read(Input& in, Reading& reading)
{
    return text::read<watchedLater>(in, reading);
}
bool trigger::read(Input& in, Reading& reading)
{
    return text::read<anyTrigger>(in, reading);
}

} // namespace triptych::kryptik::grammar
