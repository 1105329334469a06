#include "seize/text/grammar/GrammarPersons.h"

#include "core/Overloaded.h"

// What any player may be told to do: "draw 2", "each opponent discards 1". What they do with cards is in
// GrammarPlayerCards.cpp, with loot and treasures in GrammarPlayerWealth.cpp.
namespace triptych::seize::grammar {
namespace {

/// Of those who are told, one that is theirs, which they choose: "exhausts a mercenary they control"
std::optional<Effect> ofTheirs(Effect deed, Found& found)
{
    Select chosen;
    chosen.what = found.take<Thing>();
    if (chosen.what.kind != Thing::Kind::Some || chosen.what.filter.side != Side::Theirs
        || chosen.what.random || chosen.what.filter.noun != Filter::Noun::Mercenary)
        return std::nullopt;
    Thing it;
    it.kind = Thing::Kind::It;
    it.plural = chosen.what.count > 1;
    if (!tellWhom(deed, std::move(it)))
        return std::nullopt;
    Sequence both;
    both.parts.push_back(effect(std::move(chosen)));
    both.parts.push_back(std::move(deed));
    both.joints.push_back(Sequence::Joint::Stop);
    return effect(std::move(both));
}
/// "a treasure equipped to it": of one that was named, whose they do without
bool isOfOne(const Goods& goods)
{
    return goods.of && goods.of->kind != Thing::Kind::Target && goods.side == Side::Any
        && !goods.whose;
}
std::optional<Effect> handled(Found& found)
{
    Handle made;
    made.deed = found.take<Handle::Deed>();
    made.goods = found.take<Goods>();
    const bool fits = made.goods.kind == Goods::Kind::Some
        && (made.goods.side == Side::Theirs || isOfOne(made.goods))
        && (made.deed != Handle::Deed::Unequip || made.goods.where != Goods::Where::Warchest);
    return fits ? std::optional(effect(std::move(made))) : std::nullopt;
}

/// "exhausts one of their mercenaries": whom, they choose
template <Person p, Status status, Literal Base, Literal Third>
struct ownAfflicted : seq<verb<p, Base, Third>, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Apply made;
        made.doses.push_back({ status, fixed(1) });
        return ofTheirs(effect(std::move(made)), found);
    }
};
template <Person p, typename Leaf, typename Words, typename Behind = seq<>>
struct ownDone : seq<Words, thing, Behind>
{
    static std::optional<Effect> build(Found& found) { return ofTheirs(effect(Leaf {}), found); }
};
/// "heals a mercenary they control 2", "heal 2 health to a mercenary they control"
template <Person p>
struct ownHealed : any<seq<verb<p, "heal", "heals">, thing, maybe<word<"for", "by">>, fixedNumber,
                           maybe<word<"health", "damage">>>,
                       seq<verb<p, "heal", "heals">, fixedNumber, maybe<word<"health", "damage">>,
                           word<"to", "on", "from">, thing>>
{
    static std::optional<Effect> build(Found& found)
    {
        Heal made;
        made.amount = found.take<Amount>();
        return ofTheirs(effect(std::move(made)), found);
    }
};
struct toTheirHand : word<"to their hand", "to its owner's hand", "to their owner's hand",
                         "to your hand", "to their owners' hands", "to hand">
{
};
/// "destroys a treasure they control", "returns a treasure from their Warchest to their hand"
template <Person p>
struct theirGoods
    : any<seq<any<means<Handle::Deed::Destroy, "destroys", "sacrifices", "discards">,
                  means<Handle::Deed::Unequip, "unequips">,
                  means<Handle::Deed::Exhaust, "exhausts">, means<Handle::Deed::Ready, "readies">>,
              goods>,
          seq<means<Handle::Deed::Return, "returns">, goods, toTheirHand>>
{
    static std::optional<Effect> build(Found& found) { return handled(found); }
};
template <>
struct theirGoods<Person::Several>
    : any<seq<any<means<Handle::Deed::Destroy, "destroy", "sacrifice", "discard">,
                  means<Handle::Deed::Unequip, "unequip">, means<Handle::Deed::Exhaust, "exhaust">,
                  means<Handle::Deed::Ready, "ready">>,
              goods>,
          seq<means<Handle::Deed::Return, "return">, goods, toTheirHand>>
{
    static std::optional<Effect> build(Found& found) { return handled(found); }
};
template <Person p>
struct commonDeed : any<cardDeed<p>, wealthDeed<p>>
{
};
/// What others do to what is theirs; of one's own an order says it.
template <Person p>
struct anyDeed
    : any<commonDeed<p>, theirGoods<p>, ownAfflicted<p, Status::Exhaust, "exhaust", "exhausts">,
          ownAfflicted<p, Status::Silence, "silence", "silences">,
          ownAfflicted<p, Status::Blind, "blind", "blinds">,
          ownDone<p, Destroy, verb<p, "destroy", "destroys">>,
          ownDone<p, Destroy, verb<p, "sacrifice", "sacrifices">>,
          ownDone<p, Ready, verb<p, "ready", "readies">>,
          ownDone<p, Mend, verb<p, "mend", "mends">>, ownHealed<p>,
          ownDone<p, Cleanse, verb<p, "cleanse", "cleanses">>,
          ownDone<p, Upstage, verb<p, "upstage", "upstages">>,
          ownDone<p, ReturnToHand, verb<p, "return", "returns">, toTheirHand>>
{
};
template <>
struct anyDeed<Person::You> : any<commonDeed<Person::You>, turnsOfYours>
{
};
/// What is of their own cards and turns.
struct oneDeed : any<anyDeed<Person::One>, fetchesTheirs, turnsOfOne>
{
};
struct severalDeed : any<anyDeed<Person::Several>, fetchTheirs, turnsOfSeveral>
{
};

} // namespace

// ---------------------------------------------------------------- Who does it

void tellWho(Effect& effect, const Who& who)
{
    const auto deeds = Overloaded {
        [&](Show& e) { e.who = who; },
        [&](Handle& e) { e.who = who; },
        [&](Fetch& e) { e.who = who; },
        [&](Turns& e) { e.who = who; },
        [&](Sequence& e) { // "exhausts one of their mercenaries"
            auto* select = std::get_if<Select>(&e.parts.front().node);
            if (!select || e.parts.size() != 2)
                return;
            select->who = who;
            const bool each
                = who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer;
            std::visit(
                [&](auto& deed) {
                    if constexpr (requires { deed.what.plural; })
                        deed.what.plural = each || select->what.count > 1;
                },
                e.parts.back().node);
        },
        [&](Draw& e) { e.who = who; },
        [&](Mill& e) { e.who = who; },
        [&](Discard& e) { e.who = who; },
        [&](LookAtHand& e) { e.whose = who; },
        [&](LoseLoot& e) { e.who = who; },
        [&](GainLoot& e) { e.who = who; },
        [&](TurnTreasures& e) { e.who = who; },
        [](auto&) {},
    };
    std::visit(deeds, effect.node);
}

namespace {

void tell(Effect& effect, const Who& who)
{
    tellWho(effect, who);
}

/// "target opponent loses 2 loot and discards 1": whoever was spoken of goes on.
Effect told(Found& found)
{
    Who who = found.take<Who>();
    std::vector<Effect> parts = found.takeAll<Effect>();
    for (Effect& part : parts) {
        tell(part, who);
        if (who.kind == Who::Kind::Target || who.kind == Who::Kind::Opponent) {
            who = { Who::Kind::ThatPlayer };
            who.referent.kind = Referent::Kind::Before;
        }
    }
    return joined(std::move(parts), found.takeAll<Sequence::Joint>());
}

struct oneDoes : seq<any<playersOfStanding, another>, oneDeed, many<joint, oneDeed>>
{
    static Effect build(Found& found) { return told(found); }
};
/// "they discard 1 and lose 1 loot": with verbs of several.
struct theyDoDeeds : seq<they, severalDeed, many<joint, severalDeed>>
{
    static Effect build(Found& found) { return told(found); }
};
struct severalDo
    : seq<any<severalOfStanding, severalPlayers>, severalDeed, many<joint, severalDeed>>
{
    static Effect build(Found& found) { return told(found); }
};
/// "you and target opponent each draw 1"
struct bothDo : seq<word<"you and">, another, maybe<word<"each", "both">>, anyDeed<Person::Several>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Who other = found.take<Who>();
        Effect yours = found.take<Effect>();
        if (std::holds_alternative<Sequence>(yours.node)
            || std::holds_alternative<Handle>(yours.node))
            return std::nullopt;
        Effect theirs = yours;
        tell(theirs, other);
        std::vector<Effect> parts { std::move(yours), std::move(theirs) };
        return joined(std::move(parts), { Sequence::Joint::And });
    }
};
struct youDo : seq<maybe<word<"you">>, anyDeed<Person::You>>
{
};

/// "steal 2 loot from target opponent" is "target opponent loses 2 loot and you gain 2 loot".
struct steal : seq<word<"steal", "steals">, fixedNumber, loot, word<"from">, another>
{
    static Effect build(Found& found)
    {
        const Amount amount = found.take<Amount>();
        std::vector<Effect> parts { { LoseLoot { found.take<Who>(), amount } },
            { GainLoot { {}, amount } } };
        return joined(std::move(parts), { Sequence::Joint::And });
    }
};

/// "exhaust all treasures in target opponent's Warchest": they exhaust all of theirs.
template <bool exhaust, Literal Verb>
struct turnAllOf : seq<word<Verb>, any<seq<all, maybe<word<"the">>>, word<"each", "every">>,
                       treasureWord, word<"in", "of">, playersOwn, word<"warchest">>
{
    static std::optional<Effect> build(Found& found)
    {
        TurnTreasures made { found.take<Who>(), { Amount::Kind::All, 1, {}, {} }, exhaust };
        const auto kind = made.who.kind;
        const bool named = kind == Who::Kind::Target || kind == Who::Kind::ThatPlayer
            || kind == Who::Kind::EachOpponent || kind == Who::Kind::EachPlayer
            || kind == Who::Kind::ItsController;
        return named ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "put the top card of target opponent's deck into their discard": it is theirs
struct someonesDeck : seq<playersOwn, word<"deck">>
{
};
struct millOf : seq<word<"put", "discard", "mill">, someTopCards<someonesDeck>,
                    maybe<word<"into their discard pile", "into their discard",
                        "into its owner's discard pile", "into its owner's discard",
                        "into that player's discard pile", "into that player's discard">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Mill made { found.take<Who>(), amountIn(found) };
        return made.who.kind == Who::Kind::You ? std::nullopt
                                               : std::optional(effect(std::move(made)));
    }
};
/// "discard a card at random from target opponent's hand": nobody chooses, so it is theirs to do
struct discardOf
    : seq<word<"discard">, fixedArticle, maybe<means<Flag::AtRandom, "random">>, maybe<cards>,
          maybe<atRandom>, word<"from", "in">, playersOwn, word<"hand">, maybe<atRandom>>
{
    static std::optional<Effect> build(Found& found)
    {
        Discard made { found.take<Who>(), found.take<Amount>(), found.says(Flag::AtRandom) };
        return made.random && made.who.kind != Who::Kind::You
            ? std::optional(effect(std::move(made)))
            : std::nullopt;
    }
};
struct anyoneDoes
    : any<millOf, discardOf, turnAllOf<true, "exhaust">, turnAllOf<false, "ready">, steal, bothDo,
          lookingDeed, fetchingDeed, youDo, theyDoDeeds, oneDoes, severalDo>
{
};

} // namespace

bool playerBase::read(Input& in, Reading& reading)
{
    return text::read<severalDeed>(in, reading);
}
bool playerThird::read(Input& in, Reading& reading)
{
    return text::read<oneDeed>(in, reading);
}
bool playerDeed::read(Input& in, Reading& reading)
{
    return text::read<anyoneDoes>(in, reading);
}

} // namespace triptych::seize::grammar
