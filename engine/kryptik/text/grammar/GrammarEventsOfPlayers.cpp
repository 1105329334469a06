#include "kryptik/text/grammar/GrammarEvents.h"

// What players do, and what is told with its verb first: "a counter is put on this".
namespace triptych::kryptik::grammar {
namespace {

struct sacrificedNow
    : any<seq<word<"your", "their">, ordinal, onIsland, eachTurnOf>, seq<together, onIslandSeveral>,
          means<Flag::ByThis, "this citizen", "this card", "this">, aCard>
{
};
/// "the second citizen you control dies each turn", "the third citizen that attacks each turn"
struct theNth
    : seq<word<"the">, ordinal, onIsland, maybe<word<"that">>,
          any<means<Event::Dies, "dies">, means<Event::Enters, "enters the island", "enters">,
              means<Event::Attacks, "attacks">>,
          eachTurnOf>
{
};
/// "an ability", "an active ability of a Construct citizen", "your second ability each turn"
struct abilityNoun : word<"active ability", "activated ability", "ability">
{
};
struct anAbility : any<seq<word<"your", "their">, ordinal, abilityNoun, eachTurnOf>,
                       seq<word<"an ability", "an active ability", "an activated ability">,
                           maybe<word<"of">, aCard>>>
{
};
struct aYearAbility
    : any<word<"an 11 year ability", "an 11 year card's ability", "the ability of an 11 year card">,
          seq<word<"your", "their">, ordinal, word<"11 year ability">, eachTurnOf>>
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
/// "a card from your limbo pile": as it lies there
struct asItLies : seq<word<"a", "an">, described>
{
};
struct castNow : any<seq<word<"your", "their">, ordinal, onIsland, eachTurnOf>, aCard, asItLies>
{
};
/// Of itself, as it lies on the effect pile: "when you cast this"
struct castThis : seq<means<Event::IsCast, "you cast this citizen", "you cast this card",
                          "you cast this overlord", "you cast this", "this is cast">,
                      maybe<forItsYear>>
{
};
/// "a +1/+1 counter is put on this", however many at once
struct onWhat : any<means<Flag::ByThis, "this citizen", "this card", "this">, aCard>
{
};
struct countersPut
    : seq<aCounter,
          means<Event::GetsCounters, "is put on", "are put on", "is placed on", "are placed on">,
          onWhat>
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
              "an 11 year card of an opponent is destroyed">,
          seq<means<Flag::Every, "an 11 year card">,
              means<Event::YourYearDestroyed, "is destroyed">>>
{
};
struct shuffles : means<Event::Shuffles, "a player shuffles a deck", "a player shuffles their deck",
                      "a player shuffles">
{
};
/// "damage is dealt to this by a citizen": the damage said first
struct damageIsDealt
    : seq<maybe<means<Flag::Combat, "combat">>,
          means<Event::IsDealtDamage, "damage is dealt to", "damage would be dealt to">, onWhat,
          maybe<seq<word<"by", "from">, counterpart>>>
{
};

// ---------------------------------------------------------------- Who does what

struct youOrThey : any<means<Flag::ByYou, "you">,
                       means<Flag::ByThem, "an opponent", "your opponent", "one of your opponents">>
{
};
struct whoActs : any<youOrThey, means<Flag::Every, "a player", "any player">>
{
};
struct fighters : any<seq<together, onIslandSeveral>, aCard>
{
};
/// What is told of you and of others alike; of whom, `longhand` says.
struct playersDeed
    : any<seq<means<Event::YouUseYear, "use", "uses", "activate", "activates">, aYearAbility>,
          seq<means<Event::YouActivate, "activate", "activates", "use", "uses">, anAbility>,
          means<Event::YouSearch, "search your deck", "search a deck", "searches their deck",
              "searches a deck">,
          seq<means<Event::YouDraw, "draw", "draws">, aCardNow>,
          seq<means<Event::YouDiscard, "discard", "discards">, any<aCardNow, aKind>>,
          seq<means<Event::YouPlunder, "plunder", "plunders">, plundered>,
          means<Event::YouProbe, "probe", "probes">,
          seq<means<Event::YouShuffle, "shuffle", "shuffles">,
              maybe<word<"your deck", "their deck">>>,
          seq<means<Event::YouSacrifice, "sacrifice", "sacrifices">, sacrificedNow>,
          seq<means<Event::YouCast, "cast", "casts">, castNow, maybe<forItsYear>>,
          seq<means<Event::IsCountered, "counter", "counters">, aCard>,
          means<Event::YourYearDestroyed, "lose an 11 year card", "loses an 11 year card">>
{
};
/// "you attack with an Elf", "an opponent attacks you", "a player blocks": told of each citizen
struct playersFight
    : any<seq<means<Event::Attacks, "attack", "attacks">, maybe<seq<word<"with">, fighters>>,
              maybe<attackedWhom>>,
          seq<means<Event::Blocks, "block", "blocks">, maybe<seq<word<"with">, fighters>>>>
{
};
/// "you target a citizen with a spell"
struct aimingAtIt : seq<means<Event::BecomesTarget, "target", "targets">, onWhat,
                        maybe<seq<word<"with">,
                            any<word<"a spell or ability", "a spell or an ability">,
                                means<Trigger::Object::Spell, "a spell">,
                                means<Trigger::Object::Ability, "an ability">>>>>
{
};
/// By whose doing it happens to a card: "you put a card into your soul row", "an opponent returns a citizen you control
/// to its owner's hand", "you attach a card to this"
struct toThere : any<ontoTheIsland, ownersZone, seq<sidesOwn, zoneName>>
{
};
struct doing : any<seq<any<aCard, asItLies>, means<Event::IsPutInto, "into", "in", "onto", "on">,
                   toThere, maybe<fromPlace>>>
{
};
struct moving
    : any<seq<word<"put", "puts", "place", "places">, doing>,
          seq<means<Flag::Returns, "return", "returns">, any<aCard, asItLies>, word<"to">, toThere,
              maybe<fromPlace>>,
          seq<means<Event::IsPutInto, "abolish", "abolishes">, any<aCard, asItLies>>,
          seq<means<Event::IsAttached, "attach", "attaches">, aCard, word<"to">, counterpart>,
          seq<word<"put", "puts", "place", "places">, aCounter, means<Event::GetsCounters, "on">,
              onWhat>>
{
};
/// 7.1 "an opponent gains control of a citizen you control"
struct gaining : seq<whoActs,
                     means<Event::ChangesSides, "gain control of", "gains control of",
                         "take control of", "takes control of">,
                     onWhat>
{
};
struct whatPlayersDo : any<countersPut, damageIsDealt, yearDestroyed, shuffles, theNth, castThis,
                           seq<whoActs, any<playersDeed, playersFight>>,
                           seq<youOrThey, any<moving, aimingAtIt>>, gaining>
{
};

} // namespace

bool playersEvent::read(Input& in, Reading& reading)
{
    return text::read<whatPlayersDo>(in, reading);
}

} // namespace triptych::kryptik::grammar
