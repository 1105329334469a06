#include "kryptik/text/grammar/GrammarNouns.h"

// What several that are chosen together have in common, or must not.
namespace triptych::kryptik::grammar {
namespace {

struct ofOnePlayer
    : means<Alike::OnePlayers, "of the same player", "of one player", "of a single player",
          "controlled by the same player", "controlled by one player",
          "controlled by a single player", "the same player controls", "a single player controls",
          "with the same controller", "that share a controller", "that the same player controls",
          "under the same player's control">
{
};
struct ofOtherPlayers
    : means<Alike::OtherPlayers, "of different players", "controlled by different players",
          "with different controllers", "different players control",
          "that different players control", "each controlled by a different player",
          "that have different controllers", "under different players' control">
{
};
struct ofOneName : means<Alike::OneName, "with the same name as each other", "that share a name",
                       "sharing a name", "that have the same name", "that all have the same name">
{
};
struct ofOtherNames : means<Alike::OtherNames, "with different names", "that have different names",
                          "each with a different name", "of different names",
                          "with differing names", "that do not share a name">
{
};
struct ofOneFaction
    : any<means<Alike::OneFaction, "of the same faction as each other", "of one faction",
              "of a single faction", "from the same faction as each other">,
          seq<means<Alike::OneFaction, "that share a faction", "sharing a faction">,
              pegtl::not_at<word<"with">>>>
{
};
struct ofOtherFactions
    : means<Alike::OtherFactions, "of different factions", "from different factions",
          "with different factions", "that have different factions", "each of a different faction",
          "that do not share a faction", "that are of different factions">
{
};
/// "with the same soul cost": as each other, where nothing follows that it could be the same as.
struct asEachOther : any<word<"as each other", "as one another">, pegtl::not_at<word<"as">>>
{
};
struct ofOneCost
    : any<seq<means<Alike::OneCost, "with the same soul cost", "with the same cost",
                  "of the same soul cost", "that have the same soul cost", "with equal soul costs",
                  "that have equal soul costs", "with equal soul cost">,
              asEachOther>,
          means<Alike::OneCost, "that share a soul cost", "sharing a soul cost">>
{
};
struct ofOtherCosts : means<Alike::OtherCosts, "with different soul costs", "with different costs",
                          "that have different soul costs", "each with a different soul cost">
{
};
struct anyAlike : any<ofOnePlayer, ofOtherPlayers, ofOneName, ofOtherNames, ofOneFaction,
                      ofOtherFactions, ofOneCost, ofOtherCosts>
{
};

} // namespace

bool alike::read(Input& in, Reading& reading)
{
    return text::read<anyAlike>(in, reading);
}

} // namespace triptych::kryptik::grammar
