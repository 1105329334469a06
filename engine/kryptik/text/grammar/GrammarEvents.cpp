#include "kryptik/text/grammar/GrammarEvents.h"

// What a card does or suffers.
namespace triptych::kryptik::grammar {
namespace {

/// "is put into your limbo pile from your deck", "leaves your limbo pile": places that are not the island
struct putWord
    : means<Trigger::Event::IsPutInto, "is put into", "are put into", "is placed into",
          "is placed in", "is put in", "is moved to", "goes to", "goes into", "enters", "enter">
{
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
struct returned
    : means<Flag::Returns, "is returned to", "are returned to", "returns to", "return to">
{
};
/// "is returned from the island to its owner's hand", "is put from your deck into your limbo pile": from where first
struct fromThereTo
    : any<seq<means<Flag::Returns, "is returned", "are returned", "returns", "return">, fromPlace,
              word<"to">, any<ontoTheIsland, ownersZone, seq<sidesOwn, zoneName>>>,
          seq<means<Trigger::Event::IsPutInto, "is put", "are put", "is placed", "are placed",
                  "is moved", "are moved">,
              fromPlace, word<"into", "onto", "in", "on", "to">,
              any<ontoTheIsland, ownersZone, seq<sidesOwn, zoneName>>>>
{
};
struct backPlace
    : any<fromThereTo,
          seq<means<Trigger::Event::IsPutInto, "is put onto", "are put onto", "is put on",
                  "are put on">,
              ontoTheIsland, maybe<fromSidesPlace>>,
          seq<returned, ontoTheIsland, maybe<fromSidesPlace>>,
          seq<means<Flag::Entering, "enters", "enter">, ontoTheIsland, fromSidesPlace>,
          seq<any<returned, means<Trigger::Event::IsPutInto, "is put into", "are put into">>,
              ownersZone, maybe<fromPlace>>,
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
/// What a card does or suffers.
struct whatACardDoes
    : any<intoPlace, means<Event::LeavesTheIsland, "leaves the island", "leave the island">,
          seq<means<Event::Enters, "enters the island", "enter the island", "enters", "enter">,
              maybe<any<means<Side::You, "under your control">,
                  means<Side::Opponents, "under an opponent's control">>>>,
          means<Event::IsDestroyed, "is destroyed", "are destroyed">,
          means<Event::YouSacrifice, "is sacrificed", "are sacrificed">,
          means<Event::ChangesSides, "changes sides", "changes control", "changes controllers",
              "changes controller">,
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
          seq<means<Event::Attacks, "attacks", "attack">, maybe<attackedWhom>>,
          seq<means<Event::Blocks, "blocks", "block">, maybe<counterpart>>,
          seq<means<Event::BecomesBlocked, "becomes blocked", "is blocked", "become blocked">,
              maybe<seq<word<"by">,
                  any<seq<digits, word<"or more citizens", "or more blockers">>, counterpart>>>>,
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
          seq<means<Flag::Chosen, "has", "have">,
              means<Event::IsAttached, "a card attached to it", "a card attached to them",
                  "a card attached">>,
          seq<means<Event::GetsCounters, "gets", "gains", "get", "gain">, aCounter>,
          seq<means<Event::YouCast, "is cast", "are cast">, maybe<forItsYear>>,
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

} // namespace

bool cardEvent::read(Input& in, Reading& reading)
{
    return text::read<whatACardDoes>(in, reading);
}

} // namespace triptych::kryptik::grammar
