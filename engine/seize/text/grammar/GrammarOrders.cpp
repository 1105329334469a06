#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarInstructions.h"

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

// Orders about mercenaries. Those about damage, statuses, places and treasures are in GrammarDamage.cpp,
// GrammarStatuses.cpp, GrammarMoves.cpp and GrammarHandling.cpp.
namespace triptych::seize::grammar {
namespace {

/// "destroy <whom>": an order that is nothing but its verb.
template <typename Leaf, Literal... Words>
struct simply : seq<word<Words...>, thing>
{
    static Effect build(Found& found)
    {
        Leaf made;
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};

/// "exhaust target enemy mercenary" is "apply 1 Exhaust to target enemy mercenary".
template <Status status, Literal... Words>
struct afflict : seq<word<Words...>, thing>
{
    static Effect build(Found& found)
    {
        Apply made;
        made.doses.push_back({ status, fixed(1) });
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct afflicts : any<afflict<Status::Exhaust, "exhaust">, afflict<Status::Blind, "blind">,
                      afflict<Status::Silence, "silence">, afflict<Status::Stealth, "stealth">>
{
};

struct fullyHealing : word<"fully heal">
{
    static Effect build()
    {
        Heal made;
        made.amount.kind = Amount::Kind::All;
        return effect(std::move(made));
    }
};
/// "exhaust and silence target mercenary": several things done to one.
struct simpleVerb : any<afflicting<Status::Exhaust, "exhaust">, afflicting<Status::Blind, "blind">,
                        afflicting<Status::Silence, "silence">, doing<Ready, "ready">,
                        doing<Mend, "mend">, doing<Cleanse, "cleanse">, fullyHealing,
                        doing<Destroy, "destroy">, doing<Upstage, "upstage">>
{
};
struct andWord : means<Sequence::Joint::And, ", and", "and", ", then", "then", ",">
{
};
struct severalVerbs : seq<simpleVerb, andWord, simpleVerb, many<andWord, simpleVerb>, thing>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        Thing whom = found.take<Thing>();
        for (Effect& part : parts) {
            tellWhom(part, whom);
            again(whom);
        }
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};

/// "make a melee attack against an adjacent enemy": this card's own mercenary does.
struct howOften : any<means<2, "two", "2">, means<1, "a", "an", "one">>
{
};
struct makeAttacks
    : seq<word<"make">, howOften, attackNoun, maybe<withMoreDamage>,
          maybe<any<apart, seq<word<"against", "on">, thing>>>, maybe<withMoreDamage>,
          maybe<word<"now", "if able", "if possible", "in range", "within range">>,
          maybe<suchAnAttack>>
{
    static std::optional<Effect> build(Found& found)
    {
        return attacksNow(found.take<int>(1), found);
    }
};
/// "two target enemy mercenaries fight each other": the one and another
struct duelOfTwo
    : seq<thing,
          word<"fight each other", "each deal damage equal to their melee to each other",
              "deal their melee damage to each other", "each deal their melee damage to the other",
              "deal damage equal to their melee damage to each other",
              "deal damage equal to their melee to each other",
              "deal physical damage equal to their melee to each other",
              "deal physical damage equal to their melee damage to each other">>
{
    static std::optional<Effect> build(Found& found)
    {
        Duel made;
        made.what = found.take<Thing>();
        const bool two = made.what.count == 2 && !made.what.upTo && !made.what.random
            && made.what.kind == Thing::Kind::Target
            && made.what.filter.noun == Filter::Noun::Mercenary
            && made.what.filter.range.kind == Range::Kind::Anywhere;
        if (!two)
            return std::nullopt;
        made.what.count = 1;
        made.with = made.what;
        made.with.filter.other = true;
        return effect(std::move(made));
    }
};
/// "this fights target adjacent enemy mercenary": both are hurt by the other's melee
struct duel : any<seq<word<"fight">, thing>, seq<thing, word<"fights", "fight">, thing>,
                  seq<thing, word<"and">, thing,
                      word<"fight", "fight each other",
                          "each deal physical damage equal to their melee to each other",
                          "each deal physical damage equal to their melee damage to each other",
                          "each deal damage equal to their melee to each other",
                          "deal physical damage equal to their melee to each other",
                          "deal damage equal to their melee to each other",
                          "deal physical damage to each other equal to their melee",
                          "each deal physical damage equal to their own melee damage to the other",
                          "each deal physical damage equal to their own melee to the other",
                          "each deal physical damage equal to its melee to the other",
                          "each deal physical damage equal to its melee damage to the other",
                          "each deal damage equal to their melee damage to the other",
                          "deal their melee damage to each other",
                          "each deal their melee damage to the other",
                          "each deal its melee damage to the other">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Duel made;
        const auto one = [](const Thing& thing) {
            return thing.count == 1 && !thing.plural && thing.kind != Thing::Kind::Each
                && thing.filter.noun == Filter::Noun::Mercenary && thing.line == Thing::Line::None;
        };
        Thing first = found.take<Thing>();
        if (found.has<Thing>()) {
            made.what = std::move(first);
            made.with = found.take<Thing>();
        } else {
            made.with = std::move(first); // this one does
        }
        return one(made.what) && one(made.with) ? std::optional(effect(std::move(made)))
                                                : std::nullopt;
    }
};
struct destroyFree
    : seq<word<"destroy">, thing,
          any<word<"without losing loot", "without losing its bounty", "without losing any loot",
                  "without loss of loot", "without paying its bounty">,
              means<Flag::Own, "without you losing loot">>>
{
    static Effect build(Found& found)
    {
        return effect(Destroy { found.take<Thing>(), true, found.says(Flag::Own) });
    }
};
struct destroy : simply<Destroy, "destroy">
{
};
struct ready : simply<Ready, "ready">
{
};
struct upstage : simply<Upstage, "upstage">
{
};
struct reapply : any<seq<word<"reapply defense to", "reapply the defense of">, thing>,
                     seq<word<"reapply">, possessor, word<"defense">>>
{
    static Effect build(Found& found)
    {
        Reapply made;
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
struct useUp : any<seq<word<"use up the defense of", "use up defense of">, thing>,
                   seq<word<"use up">, possessor, word<"defense">>>
{
    static Effect build(Found& found)
    {
        Reapply made;
        made.what = found.take<Thing>();
        made.spent = true;
        return effect(std::move(made));
    }
};
struct exitOrder : simply<Exit, "exit">
{
};

/// "... to it three times": the same, to the same one
struct severalTimes : any<means<2, "twice">, seq<count, word<"times">>>
{
};
std::optional<Effect> repeated(const Effect& deed, int times)
{
    if (times < 2 || times > 5)
        return std::nullopt;
    return std::visit(
        [&](const auto& e) -> std::optional<Effect> {
            using Leaf = std::remove_cvref_t<decltype(e)>;
            if constexpr (std::is_same_v<Leaf, Deal> || std::is_same_v<Leaf, Apply>) {
                std::vector<Effect> parts { effect(e) };
                for (Leaf next = e; static_cast<int>(parts.size()) < times;) {
                    again(next.what);
                    parts.push_back(effect(next));
                }
                return joined(std::move(parts),
                    std::vector<Sequence::Joint>(
                        static_cast<std::size_t>(times - 1), Sequence::Joint::And));
            }
            return std::nullopt;
        },
        deed.node);
}
struct anyOrder
    : seq<maybe<word<"you">>,
          any<severalVerbs, eitherOrder, treasureTrade, damageOrder, statusOrder, moveOrder,
              handlingOrder, waitingOrder, markOrder, makeAttacks, assailing, duelOfTwo, duel,
              reapply, useUp, destroyFree, destroy, ready, upstage, exitOrder, afflicts>,
          maybe<severalTimes>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        return found.has<int>() ? repeated(made, found.take<int>())
                                : std::optional(std::move(made));
    }
};

} // namespace

namespace {

/// What is said of one attack that is made: what holds for whoever makes it is none of it.
bool ofThatAttack(Strike& strike, std::vector<Modifier> said)
{
    using Kind = Modifier::Kind;
    for (Modifier& modifier : said) {
        const bool counts = modifier.kind == Kind::Deals && modifier.number != Modifier::noneLeft;
        if (modifier.against || modifier.toward || modifier.firstOnly)
            return false;
        if (counts && !modifier.blow.type)
            strike.more += modifier.number;
        else if (modifier.kind == Kind::DealsType || modifier.kind == Kind::DealsDouble
            || modifier.kind == Kind::DealsHalf || modifier.kind == Kind::PassesArmor
            || modifier.kind == Kind::PassesMagicArmor || modifier.kind == Kind::PassesDefense
            || modifier.kind == Kind::IgnoresLos || modifier.kind == Kind::SeesStealth
            || (modifier.kind == Kind::Reach && strike.how == How::Ranged))
            strike.manner.push_back(std::move(modifier));
        else
            return false;
    }
    return true;
}

} // namespace

std::optional<Effect> attacksNow(int times, Found& found)
{
    Strike made;
    made.how = found.take<How>();
    if (made.how == How::Attack)
        made.how = How::Any;
    made.against = found.takeIfAny<Thing>();
    made.more = found.take<int>(0);
    if (!ofThatAttack(made, found.takeAll<Modifier>()))
        return std::nullopt;
    const bool apart = found.says(Flag::Several);
    if (times == 1)
        return apart ? std::nullopt : std::optional(effect(std::move(made)));
    if (apart) { // the second one is against another than the first
        Strike other = made;
        other.against.emplace();
        other.against->kind = Thing::Kind::Some;
        other.against->filter.other = true;
        return joined(
            { effect(std::move(made)), effect(std::move(other)) }, { Sequence::Joint::And });
    }
    // "Two melee attacks against different mercenaries" are not two against each of them.
    if (made.against && made.against->kind == Thing::Kind::Each)
        return std::nullopt;
    std::vector<Effect> twice { effect(made), effect(made) };
    return joined(std::move(twice), { Sequence::Joint::And });
}

bool tellWhom(Effect& effect, Thing whom)
{
    if (auto* several = std::get_if<Sequence>(&effect.node)) { // "makes two attacks"
        for (Effect& part : several->parts) {
            if (!tellWhom(part, whom))
                return false;
            again(whom);
        }
        return true;
    }
    return std::visit(
        [&](auto& e) {
            if constexpr (requires { e.what.filter; }) {
                e.what = std::move(whom);
                return true;
            } else if constexpr (requires { e.where.filter; }) {
                e.where = std::move(whom);
                return true;
            }
            return false;
        },
        effect.node);
}

void again(Thing& thing)
{
    if (thing.kind != Thing::Kind::Target && thing.kind != Thing::Kind::Some
        && thing.kind != Thing::Kind::Each)
        return;
    const bool several
        = thing.kind == Thing::Kind::Each || thing.count > 1 || thing.line != Thing::Line::None;
    const bool tile = thing.filter.noun == Filter::Noun::Tile && thing.line == Thing::Line::None;
    thing = {};
    thing.kind = Thing::Kind::It;
    thing.plural = several;
    if (tile)
        thing.filter.noun = Filter::Noun::Tile;
    else
        thing.referent.kind = Referent::Kind::Before;
}

bool order::read(Input& in, Reading& reading)
{
    return text::read<anyOrder>(in, reading);
}

} // namespace triptych::seize::grammar
