#include "kryptik/text/grammar/GrammarConditions.h"

#include <utility>

// Conditions about several cards that were named: how many of them are of a kind, or somebody's.
namespace triptych::kryptik::grammar {
namespace {

struct ofThem : word<"of them", "of those cards", "of those citizens", "of those spells",
                    "of those", "of these cards", "of these">
{
};
/// "3 or more of them", "none of them", "all of them"
struct soManyOfThem
    : seq<any<seq<digits, maybe<how>>, seq<means<Bound::How::AtLeast, "at least">, digits>,
              seq<means<Bound::How::AtMost, "at most", "no more than">, digits>,
              seq<means<Bound::How::Exactly, "exactly", "only">, digits>,
              means<1, "any", "either", "some">, means<0, "none", "neither">, means<2, "both">,
              means<Flag::Every, "all", "each", "every one">>,
          ofThem>
{
};
struct whoseTheyAre : any<means<Side::You, "you control", "you still control">,
                          means<Side::Opponents, "an opponent controls", "your opponent controls">,
                          means<Side::They, "they control", "that player controls">>
{
};
struct whatTheyAre
    : any<seq<any<word<"is", "are">, means<Flag::Past, "was", "were">>,
              any<onIslandSeveral, seq<maybe<word<"a", "an">>, onIsland>, engagedState>>,
          itsTraits>
{
};
/// "both are Elves", "neither is engaged", "they are all Beasts": of those that were named
struct bothOfThem
    : any<seq<any<means<2, "both">, means<0, "neither", "none">, means<1, "either">,
                  means<Flag::Every, "all">>,
              whatTheyAre>,
          seq<any<word<"they are">, seq<word<"they">, means<Flag::Past, "were">>>,
              any<means<2, "both">, means<Flag::Every, "all">>, any<onIslandSeveral, engagedState>>>
{
};
struct howManyOfThem
    : any<bothOfThem,
          seq<word<"there are", "there is">, soManyOfThem, maybe<word<"on the island">>>,
          seq<whoseTheyAre, soManyOfThem>, seq<soManyOfThem, whatTheyAre>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = askedOf(Condition::Kind::OfThose, found.take<int>(1),
            found.take<Filter>(Filter { Filter::Noun::Card }));
        made.every = found.says(Flag::Every);
        made.how
            = found.take<Bound::How>(made.number == 0 ? Bound::How::Exactly : Bound::How::AtLeast);
        made.past = found.says(Flag::Past);
        if (const auto state = found.takeIfAny<Filter::Condition>())
            made.filter.condition = *state;
        if (auto traits = found.takeIfAny<Traits>(); traits && !ask(made.filter, *traits))
            return std::nullopt;
        if (const auto whose = found.takeIfAny<Side>())
            made.filter.controller = *whose;
        const bool ofOthers = made.filter.other || made.filter.extreme != Filter::Extreme::None;
        return ofOthers ? std::nullopt : std::optional(std::move(made));
    }
};
/// "they share a faction", "they have different names": of several that were named
struct haveInCommon
    : any<seq<word<"they", "both of them", "both", "all of them", "those citizens", "those cards">,
              any<means<Alike::OneFaction, "share a faction", "have the same faction",
                      "are of the same faction", "have a faction in common">,
                  means<Alike::OneName, "share a name", "have the same name", "had the same name",
                      "shared a name">,
                  means<Alike::OneCost, "share a soul cost", "have the same soul cost",
                      "had the same soul cost", "shared a soul cost">,
                  means<Alike::OnePlayers, "have the same controller", "share a controller",
                      "are controlled by the same player">,
                  means<Alike::OtherFactions, "have different factions",
                      "are of different factions">,
                  means<Alike::OtherNames, "have different names", "had different names">,
                  means<Alike::OtherCosts, "have different soul costs", "had different soul costs">,
                  means<Alike::OtherPlayers, "have different controllers",
                      "are controlled by different players">>>,
          seq<word<"they do not", "they did not">, means<Flag::Negated, "share a">,
              any<means<Alike::OneFaction, "faction">, means<Alike::OneName, "name">,
                  means<Alike::OneCost, "soul cost">, means<Alike::OnePlayers, "controller">>>>
{
    static Condition build(Found& found)
    {
        Condition made = askedOf(Condition::Kind::AreAlike, 1, Filter { Filter::Noun::Card });
        made.negated = found.says(Flag::Negated);
        made.alike = found.take<Alike>();
        return made;
    }
};
/// "an overlord was destroyed this way", "2 or more spell cards were discarded this way"
struct kindDone
    : any<means<Amount::How::Discarded, "discarded">, means<Amount::How::Destroyed, "destroyed">,
          means<Amount::How::Sacrificed, "sacrificed">,
          means<Amount::How::Abolished, "abolished", "plundered">,
          means<Amount::How::Moved, "returned", "put there", "moved">>
{
};
struct howManyDone
    : any<seq<digits, maybe<how>>, seq<means<Bound::How::AtLeast, "at least">, digits>,
          seq<means<Bound::How::Exactly, "exactly">, digits>, means<1, "a", "an", "any">,
          means<0, "no">>
{
};
struct kindThisWay
    : seq<howManyDone, any<onIslandSeveral, onIsland>,
          word<"was", "were", "is", "are", "has been", "have been">, kindDone, word<"this way">>
{
    static std::optional<Condition> build(Found& found)
    {
        Filter filter = found.take<Filter>();
        const bool plain = filter.condition == Filter::Condition::None && !filter.other
            && filter.extreme == Filter::Extreme::None && filter.controller == Side::Any;
        if (!plain)
            return std::nullopt;
        filter.condition = Filter::Condition::ThisWay;
        filter.done = found.take<Amount::How>();
        const int number = found.take<int>(1);
        Condition made = askedOf(Condition::Kind::NumberIs, number);
        made.how = found.take<Bound::How>(number == 0 ? Bound::How::Exactly : Bound::How::AtLeast);
        const Zone where = filter.done == Amount::How::Abolished ? Zone::Abolished : Zone::Limbo;
        made.amount = { Amount::Kind::PerCounted, 1,
            std::make_shared<const Counted>(Counted { std::move(filter), Place { where } }),
            false };
        return made;
    }
};

} // namespace

bool thoseAre::read(Input& in, Reading& reading)
{
    return text::read<any<haveInCommon, howManyOfThem, kindThisWay>>(in, reading);
}

} // namespace triptych::kryptik::grammar
