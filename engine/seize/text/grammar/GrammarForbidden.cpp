#include "seize/text/grammar/GrammarAllowances.h"
#include "seize/text/grammar/GrammarSaid.h"
#include "seize/text/grammar/GrammarStatics.h"

// What players cannot do: "opponents cannot play Instant cards", "you cannot lose loot".
namespace triptych::seize::grammar {
namespace {

/// "opponents cannot play Instant cards", "players cannot acquire"
/// Of what resolves also one player: "target opponent cannot play Instant cards this turn".
struct noOne : any<opponents, everybody, seq<word<"you">>, means<targetOpponent, "target opponent">,
                   whoIs<Who::Kind::Target, "target player">,
                   whoIs<Who::Kind::ThatPlayer, "that player", "that opponent", "they">,
                   whoIs<Who::Kind::Opponent, "an opponent">>
{
};
/// "cannot play more than 1 Instant card each turn"
struct playsAtMost : any<means<Flag::First, "can not play more than">,
                         means<Flag::First, "may play at most", "can play at most", "may play only",
                             "can play only", "may only play", "can only play",
                             "may play no more than", "can play no more than">>
{
};
struct noPlay : any<seq<noOne, word<"can not play">, cardKind>,
                    seq<noOne, playsAtMost, count, cardKind, maybe<word<"into their warchest">>,
                        any<eachTurn, pegtl::at<word<"this turn">>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::NoPlay;
        made.who = found.take<Who>();
        made.cards = found.take<CardFilter>();
        made.once = found.says(Flag::First);
        made.number = found.take<int>(1);
        // How many of them were played is known of whole kinds, and not of those of a class.
        if (made.once && (!playsOf(made.cards) || made.number < 1))
            return std::nullopt;
        return effect(std::move(made));
    }
};
struct noAcquire
    : saidOfPlayers<Allowance::Kind::NoAcquire, noOne, word<"can not acquire">, maybe<cards>>
{
};
/// "you cannot equip treasures"
struct noEquip
    : saidOfPlayers<Allowance::Kind::NoEquip, noOne, word<"can not equip">,
          word<"treasures", "any treasures", "a treasure", "treasures to their mercenaries",
              "treasures to your mercenaries", "treasures to mercenaries">>
{
};
/// "you cannot lose loot"
struct noLootLost : saidOfPlayers<Allowance::Kind::NoLoss, noOne, word<"can not lose">,
                        maybe<word<"any">>, word<"loot">>
{
};
/// "opponents cannot activate abilities"
struct noneActivated
    : saidOfPlayers<Allowance::Kind::NoActives,
          any<opponents, everybody, seq<word<"you">>, means<targetOpponent, "target opponent">,
              whoIs<Who::Kind::Target, "target player">,
              whoIs<Who::Kind::ThatPlayer, "that player", "that opponent", "they">>,
          word<"can not activate abilities", "can not use abilities",
              "can not activate active abilities", "can not use active abilities",
              "can not activate any abilities", "can not use active abilities of mercenaries">>
{
};
struct noLoot : saidOfPlayers<Allowance::Kind::NoLoot, noOne, word<"can not gain">,
                    maybe<word<"any">>, word<"loot">>
{
};
/// "Fog is not removed during the End Phase": what is there stays
struct fogStays
    : seq<word<"fog is not removed", "fog is not lifted", "fog does not lift",
              "fog does not go away", "fog does not end", "fog stays", "fog remains",
              "fogged tiles stay fogged", "fogged tiles remain fogged">,
          maybe<word<"on tiles", "from tiles", "on the battlefield", "from the battlefield">>,
          maybe<word<"during the end phase", "during end phases", "in the end phase",
              "at the end of the turn", "at end of turn", "at the end of turns",
              "at the end of each turn", "during each end phase", "in each end phase",
              "during any end phase">>>
{
    static Effect build(Found&)
    {
        Allowance made;
        made.kind = Allowance::Kind::FogStays;
        made.who = { Who::Kind::EachPlayer };
        return effect(std::move(made));
    }
};
/// "your Instant cards", "your attacks", "ability cards you play": of what waits on the stack
template <Counter::What what, Literal... Words>
struct waitsOfYours : word<Words...>
{
    static int build() { return static_cast<int>(what); }
};
struct yoursThatWait
    : any<waitsOfYours<Counter::What::Instant, "your instant cards", "your instants",
              "instant cards you play", "instants you play">,
          waitsOfYours<Counter::What::AttackAbility, "your attack ability cards",
              "your attack abilities", "your attack cards", "attack cards you play">,
          waitsOfYours<Counter::What::Event, "your event cards", "your events",
              "event cards you play", "events you play">,
          waitsOfYours<Counter::What::Active, "your active abilities", "active abilities you use",
              "active abilities of your mercenaries">,
          waitsOfYours<Counter::What::Ability, "your ability cards", "ability cards you play",
              "cards you play">,
          waitsOfYours<Counter::What::Attack, "your attacks", "your mercenaries' attacks",
              "attacks of your mercenaries", "attacks by your mercenaries",
              "attacks made by your mercenaries">,
          waitsOfYours<Counter::What::Plunder, "your plunders", "plunders of your mercenaries">>
{
};
/// "this mercenary's attacks", "ranged attacks by allied Hunter mercenaries"
struct attacksOfThem : seq<theirAttacks<everyonesOwn, staticSubject>>
{
    static std::optional<Effect> build(Found& found)
    {
        Allowance made;
        made.who.kind = Who::Kind::EachPlayer;
        made.by = found.take<Thing>();
        made.how = found.take<How>(How::Any);
        made.how = made.how == How::Attack ? How::Any : made.how;
        made.number = static_cast<int>(Counter::What::Attack);
        using Kind = Thing::Kind;
        const bool fits = made.by->kind == Kind::This || made.by->kind == Kind::Bearer
            || made.by->kind == Kind::Each;
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
template <Allowance::Kind kind, typename... Rules>
struct saidOfYours : seq<Rules...>
{
    static Effect build(Found& found)
    {
        Allowance made;
        if (auto theirs = found.takeIfAny<Effect>())
            made = std::get<Allowance>(theirs->node);
        else
            made.number = found.take<int>();
        made.kind = kind;
        return effect(std::move(made));
    }
};
struct keptOnes
    : any<saidOfYours<Allowance::Kind::Kept, any<yoursThatWait, attacksOfThem>,
              word<"can not be countered", "can not be cancelled", "can not be canceled">,
              maybe<word<"by opponents", "by your opponents">>>,
          saidOfYours<Allowance::Kind::Kept,
              word<"opponents can not counter", "opponents can not cancel">,
              any<yoursThatWait, attacksOfThem>>>
{
};
struct unansweredOnes
    : any<saidOfYours<Allowance::Kind::Unanswered,
              word<"opponents can not respond to", "your opponents can not respond to",
                  "your opponent can not respond to", "an opponent can not respond to">,
              any<yoursThatWait, attacksOfThem>>,
          saidOfYours<Allowance::Kind::Unanswered, any<yoursThatWait, attacksOfThem>,
              word<"can not be responded to by opponents", "can not be responded to">>>
{
};
/// "treasures in your Warchest", "Events you control"
struct yoursInPlay : any<seq<any<means<CardFilter::Kind::Weapon, "weapons">,
                                 means<CardFilter::Kind::Equipment, "equipment">,
                                 means<CardFilter::Kind::Relic, "relics">,
                                 means<CardFilter::Kind::Treasure, "treasure cards", "treasures">>,
                             word<"in your warchest">>,
                         means<CardFilter::Kind::Event, "events you control",
                             "event cards you control", "your event cards", "your events">>
{
};
struct isHarmed : any<means<int { Allowance::Destroyed }, "destroyed">,
                      means<int { Allowance::Exhausted }, "exhausted">,
                      means<int { Allowance::Returned }, "returned to your hand",
                          "returned to hand", "returned">>
{
};
struct harms : any<means<int { Allowance::Destroyed }, "destroy">,
                   means<int { Allowance::Exhausted }, "exhaust">,
                   means<int { Allowance::Returned }, "return">>
{
};
struct orHarm : any<word<", or", "or">, comma>
{
};
struct byFoesAlone : word<"by opponents' cards and abilities", "by opponents' cards or abilities",
                         "by opponents' cards", "by opponents' abilities", "by opponents",
                         "by your opponents", "by your opponent", "by an opponent's cards",
                         "by an opponent's abilities", "by an opponent">
{
};
/// "opponents cannot make you discard"
struct keptHand
    : any<seq<word<"opponents can not", "your opponents can not", "your opponent can not",
                  "opponents' cards can not", "opponents' abilities can not",
                  "opponents' cards and abilities can not",
                  "opponents' cards or abilities can not">,
              word<"make you discard", "cause you to discard", "force you to discard">,
              maybe<word<"cards from your hand", "cards", "a card", "any cards">>>,
          seq<word<"you can not be made to discard", "you can not be forced to discard",
                  "cards in your hand can not be discarded">,
              maybe<word<"cards", "a card">>, byFoesAlone>>
{
    static int build(Found&) { return Allowance::Discarded; }
};
struct safeOnes
    : any<keptHand,
          seq<yoursInPlay, word<"can not be">, isHarmed, many<seq<orHarm, isHarmed>>, byFoesAlone>,
          seq<word<"opponents can not", "your opponents can not", "your opponent can not",
                  "an opponent can not">,
              harms, many<seq<orHarm, harms>>, yoursInPlay>>
{
    static Effect build(Found& found)
    {
        Allowance made;
        made.kind = Allowance::Kind::Safe;
        made.number = 0;
        for (const int harm : found.takeAll<int>())
            made.number |= harm;
        made.cards.kind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        return effect(std::move(made));
    }
};
struct noPlayNorLoot : any<noPlay, noLoot>
{
};
struct noOtherDeed
    : any<noLootLost, noneActivated, noEquip, keptOnes, unansweredOnes, safeOnes, fogStays>
{
};

} // namespace

bool notPlayed::read(Input& in, Reading& reading)
{
    return text::read<noPlayNorLoot>(in, reading);
}
bool notAcquired::read(Input& in, Reading& reading)
{
    return text::read<noAcquire>(in, reading);
}
bool notDone::read(Input& in, Reading& reading)
{
    return text::read<noOtherDeed>(in, reading);
}

} // namespace triptych::seize::grammar
