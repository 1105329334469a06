#include "seize/text/GrammarInstructions.h"

#include "core/Overloaded.h"

// What any player may be told to do: "draw 2", "each opponent discards 1".
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
std::optional<Effect> handled(Found& found)
{
    Handle made;
    made.deed = found.take<Handle::Deed>();
    made.goods = found.take<Goods>();
    const bool fits = made.goods.kind == Goods::Kind::Some && made.goods.side == Side::Theirs
        && (made.deed != Handle::Deed::Unequip || made.goods.where != Goods::Where::Warchest);
    return fits ? std::optional(effect(std::move(made))) : std::nullopt;
}

/// "draw ... your", "target opponent draws ... their", "all players draw ... their"
enum class Person : std::uint8_t { You, One, Several };

template <Person person, Literal Base, Literal Third>
struct verb : std::conditional_t<person == Person::One, word<Third>, word<Base>>
{
};
template <Person person>
struct own
    : std::conditional_t<person == Person::You, word<"your">, word<"their", "its", "his or her">>
{
};

// ---------------------------------------------------------------- Cards

template <Person p>
struct draw : seq<verb<p, "draw", "draws">, measured<cards>>
{
    static Effect build(Found& found) { return effect(Draw { {}, amountIn(found) }); }
};
struct atRandom : means<Flag::AtRandom, "at random">
{
};
struct topCards : seq<word<"the top">, maybe<any<fixedNumber>>, maybe<cards>>
{
};
template <Person p>
struct mill : seq<verb<p, "discard", "discards">, topCards, word<"of">, own<p>, word<"deck">>
{
    static Effect build(Found& found) { return effect(Mill { {}, amountIn(found) }); }
};
/// "draw until you have 5 cards in your hand"
template <Person p>
struct drawUntil
    : seq<verb<p, "draw", "draws">, maybe<cards>, word<"until">,
          std::conditional_t<p == Person::You, word<"you have">,
              word<"they have", "that player has", "they each have", "each has">>,
          fixedNumber, maybe<cards>, maybe<word<"in your hand", "in their hand", "in hand">>>
{
    static Effect build(Found& found)
    {
        Draw made { {}, amountIn(found) };
        made.until = true;
        return effect(std::move(made));
    }
};
template <Person p>
struct discardDown
    : seq<verb<p, "discard", "discards">,
          maybe<word<"cards", "their hand", "your hand", "cards from your hand",
              "cards from their hand">>,
          any<seq<word<"down to">, fixedNumber, maybe<cards>,
                  maybe<word<"in hand", "in their hand", "in your hand">>>,
              seq<word<"until">,
                  std::conditional_t<p == Person::You, word<"you have">,
                      word<"they have", "that player has">>,
                  fixedNumber, maybe<cards>,
                  maybe<word<"left", "in hand", "in their hand", "in your hand", "left in hand">>>>>
{
    static Effect build(Found& found)
    {
        Discard made { {}, amountIn(found), false };
        made.downTo = true;
        return effect(std::move(made));
    }
};
/// "reveal a Mage card from your hand", "reveals a card at random from their hand"
template <Person p>
struct showCard : seq<verb<p, "reveal", "reveals">, any<someCount, means<1, "a", "an">>,
                      maybe<means<Flag::AtRandom, "random">>, cardKind,
                      maybe<means<Flag::AtRandom, "at random", "chosen at random">>,
                      any<seq<word<"from", "in">, own<p>, word<"hand">>, word<"from hand">>,
                      maybe<means<Flag::AtRandom, "at random", "chosen at random">>>
{
    static Effect build(Found& found)
    {
        Show made;
        made.count = found.take<int>();
        made.cards = found.take<CardFilter>();
        made.random = found.says(Flag::AtRandom);
        return effect(std::move(made));
    }
};
template <Person p>
struct discardHand
    : seq<verb<p, "discard", "discards">, maybe<word<"all cards in">>, own<p>, word<"hand">>
{
    static Effect build(Found&)
    {
        return effect(Discard { {}, { Amount::Kind::All, 1, {}, {} }, false });
    }
};
template <Person p>
struct discard
    : seq<verb<p, "discard", "discards">, measured<seq<cards, maybe<atRandom>>>, maybe<atRandom>>
{
    static Effect build(Found& found)
    {
        const bool random = found.says(Flag::AtRandom);
        return effect(Discard { {}, amountIn(found), random });
    }
};
/// "discard any number of cards", "discard up to 2"
template <Person p>
struct discardSome
    : any<seq<verb<p, "discard", "discards">, word<"any number of">, cards>,
          seq<verb<p, "discard", "discards">, word<"up to">, fixedNumber, maybe<cards>>>
{
    static Effect build(Found& found)
    {
        Discard made;
        made.upTo = true;
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        return effect(std::move(made));
    }
};
template <Person p>
struct showHand : seq<verb<p, "reveal", "reveals">, own<p>, word<"hand">>
{
    static Effect build(Found&) { return effect(LookAtHand {}); }
};

// ---------------------------------------------------------------- Loot and treasures

struct loot : word<"loot">
{
};
template <Person p>
struct lose : any<seq<verb<p, "lose", "loses">, measured<loot>>,
                  seq<verb<p, "pay", "pays">, fixedArticle, loot>>
{
    static Effect build(Found& found) { return effect(LoseLoot { {}, amountIn(found) }); }
};
/// "lose up to 4 loot", "lose any amount of loot"
template <Person p>
struct loseUpTo : seq<verb<p, "lose", "loses">,
                      any<seq<word<"up to">, fixedNumber>,
                          means<Flag::All, "any amount of", "any number of", "as much">>,
                      loot, maybe<word<"as you like", "as they like", "you choose">>>
{
    static Effect build(Found& found)
    {
        LoseLoot made;
        made.upTo = true;
        made.amount = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        return effect(std::move(made));
    }
};
template <Person p>
struct payUpTo
    : seq<verb<p, "pay", "pays">,
          any<seq<word<"up to">, fixedNumber>, means<Flag::All, "any amount of", "any number of">>,
          loot>
{
    static Effect build(Found& found) { return loseUpTo<p>::build(found); }
};
template <Person p>
struct gain : seq<verb<p, "gain", "gains">, measured<loot>>
{
    static Effect build(Found& found) { return effect(GainLoot { {}, amountIn(found) }); }
};
template <Person p>
struct ofWarchest : seq<word<"in", "of", "from">, own<p>, word<"warchest">>
{
};
template <Person p, bool exhaust, Literal Base, Literal Third>
struct turnTreasures
    : seq<verb<p, Base, Third>,
          any<seq<anX, treasureWord, maybe<ofWarchest<p>>, whereX>,
              seq<any<seq<all, maybe<own<p>>>, thatMuch, fixedArticle>,
                  maybe<word<"additional", "more", "other", "extra">>, treasureWord,
                  pegtl::not_at<word<"of", "equipped", "you control", "an opponent controls">>,
                  maybe<ofWarchest<p>>, maybe<perEach>>>>
{
    static Effect build(Found& found)
    {
        return effect(TurnTreasures { {}, amountIn(found), exhaust });
    }
};

/// "exhaust up to three treasures", "exhaust any number of treasures in your Warchest"
template <Person p, bool exhaust, Literal Base, Literal Third>
struct turnUpTo : seq<verb<p, Base, Third>,
                      any<seq<word<"up to">, fixedNumber>, means<Flag::All, "any number of">>,
                      maybe<std::conditional_t<exhaust, word<"ready", "of their", "of your">,
                          word<"exhausted", "of their", "of your">>>,
                      treasureWord,
                      pegtl::not_at<word<"of", "equipped", "you control", "an opponent controls">>,
                      maybe<ofWarchest<p>>>
{
    static Effect build(Found& found)
    {
        TurnTreasures made;
        made.exhaust = exhaust;
        made.upTo = true;
        made.count = found.take<Amount>({ Amount::Kind::All, 1, {}, {} });
        return effect(std::move(made));
    }
};
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
/// "unless you pay 1": treasures, as everything is paid with.
struct ofSomethingElse
    : word<"loot", "health", "movement", "treasure", "treasures", "additional", "more", "of", "for">
{
};
template <Person p>
struct pay : seq<verb<p, "pay", "pays">, fixedNumber, pegtl::not_at<ofSomethingElse>>
{
    static Effect build(Found& found)
    {
        return effect(TurnTreasures { {}, found.take<Amount>(), true });
    }
};
template <Person p>
struct commonDeed
    : any<drawUntil<p>, draw<p>, mill<p>, discardDown<p>, discardHand<p>, discardSome<p>,
          discard<p>, showHand<p>, showCard<p>, loseUpTo<p>, payUpTo<p>, lose<p>, gain<p>,
          turnUpTo<p, false, "ready", "readies">, turnUpTo<p, true, "exhaust", "exhausts">,
          turnUpTo<p, true, "pay", "pays">, turnTreasures<p, false, "ready", "readies">,
          turnTreasures<p, true, "exhaust", "exhausts">, turnTreasures<p, true, "pay", "pays">,
          pay<p>>
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
          ownDone<p, Upstage, verb<p, "upstage", "upstages">>,
          ownDone<p, ReturnToHand, verb<p, "return", "returns">, toTheirHand>>
{
};
template <>
struct anyDeed<Person::You> : commonDeed<Person::You>
{
};

// ---------------------------------------------------------------- Who does it

} // namespace

void tellWho(Effect& effect, const Who& who)
{
    const auto deeds = Overloaded {
        [&](Show& e) { e.who = who; },
        [&](Handle& e) { e.who = who; },
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

struct oneDoes : seq<another, anyDeed<Person::One>, many<joint, anyDeed<Person::One>>>
{
    static Effect build(Found& found) { return told(found); }
};
/// "they discard 1": with a verb of several.
struct theyDoDeeds : seq<they, anyDeed<Person::Several>>
{
    static Effect build(Found& found) { return told(found); }
};
struct severalDo
    : seq<severalPlayers, anyDeed<Person::Several>, many<joint, anyDeed<Person::Several>>>
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

// ---------------------------------------------------------------- Looking

struct themAgain : word<"of those", "of the cards", "of them", "of those cards", "card", "cards">
{
};
struct theRest : word<"the rest", "the others", "the other cards", "the other",
                     "the remaining cards", "the other one", "the rest of them">
{
};
struct ofYourDeck : word<"of your deck", "of it">
{
};
struct themShown : word<"it", "them", "that card", "those cards">
{
};
struct restGoesTo
    : seq<theRest,
          any<seq<means<Look::Rest::Bottom, "on the bottom", "at the bottom", "on bottom">,
                  maybe<ofYourDeck>>,
              seq<means<Look::Rest::Back, "back on top", "on top", "back on the top", "on the top">,
                  maybe<ofYourDeck>>,
              means<Look::Rest::Back, "back">,
              means<Look::Rest::Shuffled, "into your deck and shuffle it", "into your deck">,
              means<Look::Rest::Discard, "into your discard pile", "into your discard",
                  "in your discard">>>
{
    static constexpr std::string_view expected
        = "the rest on the bottom, back on top or into your discard";
};
struct inAnyOrder
    : means<Flag::Ordered, "in any order", "in the order you choose", "in an order of your choice">
{
};
struct takesCount : any<seq<means<Look::anyNumber, "any number", "as many">>,
                        seq<word<"up to">, someCount>, someCount, means<1, "a", "it", "that card">>
{
    static Taken build(Found& found) { return { found.take<int>() }; }
};
struct anyNumberOf : seq<pegtl::at<word<"any number", "as many", "up to">>>
{
    static Flag build(Found&) { return Flag::UpTo; }
};
struct between : word<", and then", ", and", ", then", "and then", "and", ",", ";", ". then", ".">
{
};
/// Where what is taken goes.
struct goal : any<means<Look::Goal::Hand, "into your hand", "in your hand">,
                  means<Look::Goal::Warchest, "into your warchest", "in your warchest">,
                  means<Look::Goal::Discard, "into your discard pile", "into your discard",
                      "in your discard">,
                  means<Look::Goal::Top, "back on top of your deck", "back on top",
                      "on top of your deck", "on top">,
                  means<Look::Goal::Bottom, "on the bottom of your deck", "on the bottom",
                      "at the bottom of your deck", "at the bottom", "on bottom">>
{
};
/// "Shuffle the rest into your deck."
struct shuffledRest
    : seq<between,
          word<"shuffle the rest into your deck", "shuffle the others into your deck",
              "shuffle the other cards into your deck">>
{
    static Look::Rest build(Found&) { return Look::Rest::Shuffled; }
};
struct ofThem : word<"of them", "from among them", "from among those", "from among those cards",
                    "among them", "of those cards", "of those", "from them">
{
};
/// "you may reveal an Instant card of them and put it into your hand"
struct ofAType : seq<between, word<"you may">,
                     any<seq<means<Flag::Several, "reveal">, word<"a", "an">, cardKind,
                             maybe<ofThem>, between, word<"put">, word<"it", "that card">>,
                         seq<word<"put", "take">, word<"a", "an">, cardKind, maybe<ofThem>>>,
                     goal, maybe<between, maybe<word<"put">>, restGoesTo>, maybe<inAnyOrder>,
                     maybe<shuffledRest>>
{
};
/// "If it is a treasure, you may put it into your Warchest."
struct ifItIs : seq<word<".">, word<"if it is">, word<"a", "an">, cardKind, comma,
                    word<"you may put it", "you may put that card">, goal>
{
};
struct intoHand : seq<between, maybe<means<Flag::UpTo, "you may">>, word<"put">, maybe<anyNumberOf>,
                      takesCount, maybe<themAgain>, goal, maybe<inAnyOrder>,
                      maybe<between, maybe<word<"put", "return">>, restGoesTo>, maybe<inAnyOrder>,
                      maybe<shuffledRest>>
{
};
/// "then put them back in any order"
struct backInAnyOrder
    : seq<between, maybe<word<"you may">>,
          word<"put them back on top of your deck", "put them back on top of their deck",
              "put them back on top of that deck", "put them back on top", "put them back",
              "return them to the top of your deck", "return them to the top",
              "put those cards back on top of your deck", "put those cards back",
              "put the cards back", "put all of them back on top of your deck",
              "put them on top of your deck", "return them", "arrange them", "rearrange them",
              "put them back on the top of your deck", "put them back on that deck">,
          inAnyOrder>
{
};
/// In the order they lay in, which goes without saying.
struct backAgain
    : seq<between,
          word<"put them back in the same order", "put it back", "return them in the same order">>
{
};
struct lookAtDeck : seq<word<"look at">, topCards, word<"of">, playersOwn, word<"deck">,
                        maybe<any<ifItIs, ofAType, intoHand, backInAnyOrder, backAgain>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Look made;
        made.whose = found.take<Who>();
        made.count = amountIn(found);
        made.take = found.take<Taken>().cards;
        made.rest = found.take<Look::Rest>(Look::Rest::Back);
        made.goal = found.take<Look::Goal>(Look::Goal::Hand);
        made.upTo = found.says(Flag::UpTo);
        if (auto type = found.takeIfAny<CardFilter>()) {
            made.take = 1;
            made.type = std::move(*type);
            made.reveal = found.says(Flag::Several);
            using Kind = CardFilter::Kind;
            const Kind kind = made.type->kind;
            const bool treasure = kind == Kind::Treasure || kind == Kind::Weapon
                || kind == Kind::Equipment || kind == Kind::Relic;
            if (made.goal == Look::Goal::Warchest && !treasure)
                return std::nullopt;
        } else if (made.goal == Look::Goal::Warchest) {
            return std::nullopt; // only treasures lie there face up
        }
        made.ordered = found.says(Flag::Ordered) && made.rest == Look::Rest::Back;
        if (made.upTo && made.goal == Look::Goal::Hand && made.take == 1)
            return std::nullopt;
        if (found.has<int>())
            return std::nullopt;
        if (made.goal == Look::Goal::Top
            && (made.rest == Look::Rest::Back || made.upTo || made.type))
            return std::nullopt; // where the others go is what it says
        const bool stays = made.rest == Look::Rest::Back
            && (made.goal == Look::Goal::Bottom || made.goal == Look::Goal::Top);
        if (made.take > 0 && made.whose.kind != Who::Kind::You && (made.type || !stays))
            return std::nullopt;
        return effect(std::move(made));
    }
};
/// "reveal cards from the top of your deck until you reveal a mercenary card. Put it into your hand"
struct revealUntil
    : seq<word<"reveal cards from the top of your deck until you reveal",
              "reveal cards from your deck until you reveal",
              "reveal cards from the top of your deck until you find",
              "reveal the top cards of your deck until you reveal">,
          word<"a", "an">, cardKind, between, word<"put">, word<"it", "that card">, goal, between,
          maybe<word<"put">>,
          any<seq<theRest, word<"of the revealed cards">>, theRest,
              word<"the rest of the revealed cards", "the rest of the cards",
                  "all other cards revealed this way", "the other revealed cards",
                  "all other revealed cards">>,
          any<means<Look::Rest::Bottom, "on the bottom of your deck", "on the bottom">,
              means<Look::Rest::Shuffled, "into your deck and shuffle it", "into your deck">,
              means<Look::Rest::Discard, "into your discard">>,
          maybe<inAnyOrder>>
{
    static std::optional<Effect> build(Found& found)
    {
        Look made;
        made.count = { Amount::Kind::All, 1, {}, {} };
        made.shown = made.each = true;
        made.type = found.take<CardFilter>();
        made.goal = found.take<Look::Goal>();
        made.rest = found.take<Look::Rest>();
        const bool fits = made.goal == Look::Goal::Hand || made.goal == Look::Goal::Warchest;
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "reveal the top card of your deck. If it is a treasure, put it into your hand"
struct shownFate
    : any<seq<word<"put", "move">, themShown,
              any<means<Look::Rest::Bottom, "on the bottom of your deck", "on the bottom">,
                  means<Look::Rest::Discard, "into your discard">,
                  means<Look::Rest::Back, "back on top", "back", "back on top of your deck">>>,
          seq<means<Look::Rest::Discard, "discard">, themShown>>
{
};
struct ifShown : seq<word<".">, word<"if it is">, word<"a", "an">, cardKind, comma,
                     maybe<means<Flag::UpTo, "you may">>, word<"put", "move">, themShown, goal,
                     maybe<word<". otherwise,", ". otherwise", ", otherwise", ", otherwise,",
                               ". if not,", ". if it is not,", "; otherwise,">,
                         shownFate>>
{
};
struct allShown : seq<between, word<"put">, word<"all", "each", "every">, cardKind,
                      maybe<any<ofThem, word<"revealed this way", "revealed">>>, goal,
                      maybe<between, maybe<word<"put">>, restGoesTo>>
{
};
struct revealTop
    : seq<word<"reveal">, topCards, word<"of your deck">, maybe<any<ifShown, allShown>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Look made;
        made.count = amountIn(found);
        made.shown = true;
        made.rest = found.take<Look::Rest>(Look::Rest::Back);
        made.goal = found.take<Look::Goal>(Look::Goal::Hand);
        if (auto type = found.takeIfAny<CardFilter>()) {
            made.type = std::move(*type);
            made.each = !found.says(Flag::UpTo);
            made.take = made.each ? 0 : 1;
            using Kind = CardFilter::Kind;
            const Kind kind = made.type->kind;
            const bool treasure = kind == Kind::Treasure || kind == Kind::Weapon
                || kind == Kind::Equipment || kind == Kind::Relic;
            if ((made.goal != Look::Goal::Hand && made.goal != Look::Goal::Warchest)
                || (made.goal == Look::Goal::Warchest && !treasure))
                return std::nullopt;
        }
        return effect(std::move(made));
    }
};
/// "look at target opponent's hand, choose an Instant card from it, then that player discards it"
struct seenHand : any<seq<word<"look at">, playersOwn, word<"hand">>,
                      seq<another, word<"reveals", "reveal">, word<"their hand">>>
{
};
struct ofTheHand
    : word<"from it", "from that hand", "in it", "from among them", "from their hand", "of them">
{
};
struct thatCard : word<"it", "that card", "the chosen card">
{
};
struct pickedFate
    : any<seq<any<word<"that player discards", "they discard", "that opponent discards",
                  "discard">>,
              thatCard>,
          seq<word<"put">, thatCard,
              means<Flag::Less, "on the bottom of its owner's deck", "on the bottom of their deck",
                  "on the bottom of that player's deck">>>
{
};
struct pickFromHand : seq<seenHand, between,
                          any<seq<maybe<any<means<Flag::UpTo, "you may">, word<"you">>>,
                                  word<"choose">, word<"a", "an">, cardKind, ofTheHand,
                                  any<word<". if you do,">, between>, pickedFate>,
                              seq<maybe<means<Flag::UpTo, "you may">>, word<"discard">,
                                  word<"a", "an">, cardKind, ofTheHand>>>
{
    static std::optional<Effect> build(Found& found)
    {
        PickFromHand made;
        made.whose = found.take<Who>();
        made.cards = found.take<CardFilter>();
        made.upTo = found.says(Flag::UpTo);
        made.fate
            = found.says(Flag::Less) ? PickFromHand::Fate::Bottom : PickFromHand::Fate::Discard;
        const auto kind = made.whose.kind;
        const bool one = kind == Who::Kind::Target || kind == Who::Kind::Opponent
            || kind == Who::Kind::ThatPlayer || kind == Who::Kind::ItsController;
        return one ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "target opponent chooses a mercenary they control"
/// "choose target mercenary": by you, and it is what is spoken of then.
struct chooseIt : seq<maybe<word<"you">>, word<"choose">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Select made;
        made.what = found.take<Thing>();
        const bool fits
            = (made.what.kind == Thing::Kind::Some || made.what.kind == Thing::Kind::Target)
            && made.what.line == Thing::Line::None && !made.what.random
            && (made.what.filter.noun == Filter::Noun::Mercenary || made.what.count == 1);
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct select : seq<another, word<"chooses", "choose">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Select made;
        made.who = found.take<Who>();
        made.what = found.take<Thing>();
        return made.what.kind == Thing::Kind::Some ? std::optional(effect(std::move(made)))
                                                   : std::nullopt;
    }
};
struct lookAtHand : seq<word<"look at">, playersOwn, word<"hand">>
{
    static Effect build(Found& found) { return effect(LookAtHand { found.take<Who>() }); }
};

// ---------------------------------------------------------------- Fetching

/// RULING "target card of a discard": it is chosen as the effect resolves.
struct anyNumber : means<Flag::All, "any number of">
{
};
struct someCards : any<seq<anyNumber, cardKind>, seq<means<1, "target">, cardKind>,
                       seq<maybe<upTo>, article, maybe<word<"target">>, cardKind>>
{
};
struct from : seq<word<"from your">, any<hand, discardPile>>
{
};
struct target : any<means<Zone::Hand, "to your hand", "into your hand">,
                    means<Zone::Warchest, "into your warchest", "to your warchest">,
                    means<Zone::Battlefield, "into your guild hall", "onto your guild hall",
                        "onto the battlefield", "onto an empty tile of your guild hall",
                        "in your guild hall">,
                    means<Zone::Discard, "into your discard pile", "into your discard">,
                    seq<means<Fetch::Spot::Top, "on top of your deck", "on the top of your deck">>,
                    seq<means<Fetch::Spot::Bottom, "on the bottom of your deck">>>
{
    static constexpr std::string_view expected
        = "where to (into your hand, into your Warchest, on top of your deck, ...)";
};
std::optional<Effect> fetch(Found& found, Zone from, Zone to)
{
    Fetch made;
    const bool anyNumberOf = found.says(Flag::All);
    made.upTo = found.says(Flag::UpTo) || anyNumberOf;
    made.count = anyNumberOf ? Amount { Amount::Kind::All, 1, {}, {} } : fixed(found.take<int>());
    made.cards = found.take<CardFilter>();
    made.from = from;
    made.spot = found.take<Fetch::Spot>(Fetch::Spot::None);
    made.to = made.spot == Fetch::Spot::None ? to : Zone::Deck;
    made.exhausted = found.says(Flag::Exhausted);
    if (auto tiles = found.takeIfAny<Filter>()) {
        if (tiles->condition != Filter::Condition::Empty || made.count != fixed(1))
            return std::nullopt; // one card, onto a tile that is free
        made.tiles = std::move(*tiles);
        made.to = Zone::Battlefield;
    }
    if (made.exhausted && made.to != Zone::Warchest && made.to != Zone::Battlefield)
        return std::nullopt;
    using Kind = CardFilter::Kind;
    const Kind kind = made.cards.kind;
    const bool mercenary = kind == Kind::Mercenary;
    const bool treasure = kind == Kind::Treasure || kind == Kind::Weapon || kind == Kind::Equipment
        || kind == Kind::Relic;
    const bool fits = (made.to != Zone::Battlefield || mercenary)
        && (made.to != Zone::Warchest || mercenary || treasure)
        && (made.to != made.from || made.from == Zone::Deck)
        && !(made.from == Zone::Hand && made.to == Zone::Discard);
    return fits ? std::optional(effect(std::move(made))) : std::nullopt;
}
/// "onto an empty tile adjacent to an allied mercenary"
struct ontoTile : seq<word<"onto", "on", "to">, word<"an", "any">, tilePhrase>
{
};
struct comesExhausted : means<Flag::Exhausted, ", exhausted", "exhausted", ". it enters exhausted",
                            ". it is exhausted">
{
};
struct putCards : seq<word<"put", "return", "move", "play">, someCards, from, any<target, ontoTile>,
                      maybe<comesExhausted>>
{
    static std::optional<Effect> build(Found& found)
    {
        const Zone from = found.take<Zone>();
        return fetch(found, from, found.take<Zone>(Zone::Deck));
    }
};
/// "shuffle your discard into your deck"
struct shuffleAll : any<means<Zone::Discard, "shuffle your discard into your deck",
                            "shuffle all cards from your discard into your deck",
                            "shuffle your discard pile into your deck">,
                        means<Zone::Hand, "shuffle your hand into your deck",
                            "shuffle all cards from your hand into your deck",
                            "shuffle the cards in your hand into your deck",
                            "shuffle all cards in your hand into your deck">>
{
    static Effect build(Found& found)
    {
        Fetch made;
        made.count = { Amount::Kind::All, 1, {}, {} };
        made.from = found.take<Zone>();
        made.to = Zone::Deck;
        return effect(std::move(made));
    }
};
struct shuffleIn : seq<word<"shuffle">, someCards, from, word<"into your deck">>
{
    static std::optional<Effect> build(Found& found)
    {
        return fetch(found, found.take<Zone>(), Zone::Deck);
    }
};
struct themWord : word<"it", "them", "that card", "those cards">
{
};
struct reveals : seq<between, word<"reveal">, themWord>
{
};
struct shuffles
    : seq<between, any<word<"shuffle your deck">, seq<word<"shuffle">, pegtl::at<stop>>>>
{
};
struct search : seq<word<"search your deck for">, someCards, maybe<reveals>, between, word<"put">,
                    themWord, any<target, ontoTile>, maybe<comesExhausted>, maybe<shuffles>>
{
    static std::optional<Effect> build(Found& found)
    {
        return fetch(found, Zone::Deck, found.take<Zone>(Zone::Deck));
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
struct anyoneDoes
    : any<turnAllOf<true, "exhaust">, turnAllOf<false, "ready">, steal, bothDo, revealUntil,
          revealTop, lookAtDeck, pickFromHand, select, chooseIt, lookAtHand, search, shuffleAll,
          shuffleIn, putCards, youDo, theyDoDeeds, oneDoes, severalDo>
{
};

} // namespace

bool playerBase::read(Input& in, Reading& reading)
{
    return text::read<anyDeed<Person::Several>>(in, reading);
}
bool playerThird::read(Input& in, Reading& reading)
{
    return text::read<anyDeed<Person::One>>(in, reading);
}
bool playerDeed::read(Input& in, Reading& reading)
{
    return text::read<anyoneDoes>(in, reading);
}

} // namespace triptych::seize::grammar
