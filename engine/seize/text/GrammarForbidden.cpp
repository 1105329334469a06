#include "seize/text/GrammarAllowances.h"

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
struct noPlayNorLoot : any<noPlay, noLoot>
{
};
struct noOtherDeed : any<noLootLost, noneActivated, noEquip>
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
