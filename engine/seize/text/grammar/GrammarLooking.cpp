#include "seize/text/grammar/GrammarPersons.h"

// Looking at decks. Looking at hands is in GrammarChoosing.cpp.
namespace triptych::seize::grammar {
namespace {

struct themAgain : word<"of those", "of the cards", "of them", "of those cards", "card", "cards">
{
};
struct theRest : word<"the rest", "the others", "the other cards", "the other",
                     "the remaining cards", "the other one", "the rest of them">
{
};
struct ofYourDeck : word<"of your deck", "of it", "of their deck", "of that deck",
                        "of that player's deck", "of its owner's deck">
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
              means<Look::Rest::Back, "back">, means<Look::Rest::Hand, "into your hand">,
              means<Look::Rest::Shuffled, "into your deck and shuffle it", "into your deck">,
              means<Look::Rest::Discard, "into your discard pile", "into your discard",
                  "in your discard", "into their discard pile", "into their discard",
                  "into that player's discard">>>
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
/// Of what goes to the discard, or is shuffled, nobody asks for the order.
bool isOrdered(const Found& found, const Look& look)
{
    return found.says(Flag::Ordered)
        && (look.rest == Look::Rest::Back || look.rest == Look::Rest::Bottom
            || look.goal == Look::Goal::Top);
}
/// Into your hand comes what is your own, and where the others go elsewhere.
bool restFits(const Look& look)
{
    return look.rest != Look::Rest::Hand
        || (look.whose.kind == Who::Kind::You && look.goal != Look::Goal::Hand);
}
/// Where what is taken goes.
struct goal
    : any<means<Look::Goal::Hand, "into your hand", "in your hand">,
          seq<means<Look::Goal::Warchest, "into your warchest", "in your warchest">,
              maybe<comesExhausted>>,
          means<Look::Goal::Discard, "into your discard pile", "into your discard",
              "in your discard", "into their discard pile", "into their discard",
              "into that player's discard pile", "into that player's discard",
              "into its owner's discard pile", "into its owner's discard">,
          means<Look::Goal::Top, "back on top of your deck", "on top of your deck",
              "back on top of that deck", "on top of that deck", "back on top of their deck",
              "on top of their deck", "back on top", "on top">,
          means<Look::Goal::Bottom, "on the bottom of your deck", "on the bottom of that deck",
              "on the bottom of their deck", "on the bottom of that player's deck",
              "on the bottom of its owner's deck", "on the bottom", "at the bottom of your deck",
              "at the bottom of that deck", "at the bottom", "on bottom">>
{
};
/// "discard the rest", where the others go behind their own verb
struct restDealtWith : any<seq<means<Look::Rest::Discard, "discard">, theRest>,
                           seq<maybe<word<"put", "return">>, restGoesTo>>
{
};
/// "Discard one of them": whoever's deck it is
struct discardOfThem : seq<between, maybe<means<Flag::UpTo, "you may">>,
                           means<Look::Goal::Discard, "discard">, maybe<anyNumberOf>, takesCount,
                           maybe<themAgain>, maybe<between, restDealtWith>, maybe<inAnyOrder>>
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
                     goal, maybe<between, restDealtWith>, maybe<inAnyOrder>, maybe<shuffledRest>>
{
};
/// "If it is a treasure, you may put it into your Warchest."
struct ifItIs
    : seq<word<".">, word<"if it is">, word<"a", "an">, cardKind, comma,
          any<seq<word<"you may put it", "you may put that card">, goal>,
              seq<word<"you may">, means<Look::Goal::Discard, "discard">, word<"it", "that card">>>>
{
};
/// "Keep one and discard the rest": what is kept goes to the hand (RULING); where the others go has to be said
struct keptCount : any<seq<word<"up to">, someCount>, someCount, means<1, "a">>
{
    static Taken build(Found& found) { return { found.take<int>() }; }
};
struct keptOfThem
    : seq<between, maybe<word<"you">>,
          any<seq<word<"keep", "take">, maybe<anyNumberOf>, keptCount, maybe<themAgain>>,
              seq<word<"choose", "pick">, maybe<anyNumberOf>, keptCount, maybe<themAgain>,
                  word<"to keep", "and keep it">>>,
          between, restDealtWith, maybe<inAnyOrder>>
{
};
struct intoHand : seq<between, maybe<means<Flag::UpTo, "you may">>, word<"put">, maybe<anyNumberOf>,
                      takesCount, maybe<themAgain>, goal, maybe<inAnyOrder>,
                      maybe<between, restDealtWith>, maybe<inAnyOrder>, maybe<shuffledRest>>
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
struct seenDeck : seq<playersOwn, word<"deck">>
{
};
struct lookAtDeck
    : seq<word<"look at">, someTopCards<seenDeck>,
          maybe<
              any<ifItIs, ofAType, intoHand, keptOfThem, discardOfThem, backInAnyOrder, backAgain>>>
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
        made.exhausted = found.says(Flag::Exhausted);
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
        made.ordered = isOrdered(found, made);
        if (made.upTo && made.goal == Look::Goal::Hand && made.take == 1)
            return std::nullopt;
        if (!restFits(made))
            return std::nullopt;
        if (found.has<int>())
            return std::nullopt;
        if (made.goal == Look::Goal::Top
            && (made.rest == Look::Rest::Back || made.upTo || made.type))
            return std::nullopt; // where the others go is what it says
        // Of another's deck nothing comes to you.
        const bool stays = made.goal == Look::Goal::Bottom || made.goal == Look::Goal::Top
            || made.goal == Look::Goal::Discard;
        if (made.take > 0 && made.whose.kind != Who::Kind::You
            && (!stays || made.rest == Look::Rest::Shuffled))
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
              means<Look::Rest::Discard, "into your discard pile", "into your discard">>,
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
        made.ordered = isOrdered(found, made);
        made.exhausted = found.says(Flag::Exhausted);
        const bool fits = made.goal == Look::Goal::Hand || made.goal == Look::Goal::Warchest;
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "reveal the top card of your deck. If it is a treasure, put it into your hand"
struct shownFate
    : any<seq<word<"put", "move", "puts">, themShown,
              any<means<Look::Rest::Bottom, "on the bottom of your deck",
                      "on the bottom of their deck", "on the bottom of that deck", "on the bottom">,
                  means<Look::Rest::Discard, "into your discard pile", "into your discard",
                      "into their discard pile", "into their discard">,
                  means<Look::Rest::Hand, "into your hand">,
                  means<Look::Rest::Back, "back on top of your deck", "back on top of their deck",
                      "back on top", "back">>>,
          seq<maybe<word<"they", "that player">>, means<Look::Rest::Discard, "discard", "discards">,
              themShown>>
{
};
struct shownGoal : any<seq<word<"put", "move", "puts", "moves">, themShown, goal>,
                       seq<means<Look::Goal::Discard, "discard", "discards">, themShown>>
{
};
struct ifShown : seq<word<".">, word<"if it is">, word<"a", "an">, cardKind, comma,
                     maybe<any<means<Flag::UpTo, "you may">,
                         word<"they", "that player", "that opponent", "you">>>,
                     shownGoal,
                     maybe<word<". otherwise,", ". otherwise", ", otherwise", ", otherwise,",
                               ". if not,", ". if it is not,", "; otherwise,">,
                         shownFate>>
{
};
struct allShown
    : any<seq<between, word<"put">, word<"all", "each", "every">, cardKind,
              maybe<any<ofThem, word<"revealed this way", "revealed">>>, goal,
              maybe<between, restDealtWith>>,
          seq<between, word<"keep", "take">, word<"all", "each", "every">, cardKind,
              maybe<any<ofThem, word<"revealed this way", "revealed">>>, between, restDealtWith>>
{
};
/// "reveal the top card of target opponent's deck", "target opponent reveals the top card of their deck"
struct revealTop : any<seq<word<"reveal">, topCards, word<"of">, playersOwn, word<"deck">,
                           maybe<any<ifShown, allShown, intoHand, keptOfThem, discardOfThem>>>,
                       seq<another, word<"reveals", "reveal">, topCards, word<"of their deck">,
                           maybe<any<ifShown, allShown, intoHand, keptOfThem, discardOfThem>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Look made;
        made.count = amountIn(found);
        made.whose = found.take<Who>();
        if (made.whose.kind == Who::Kind::EachPlayer || made.whose.kind == Who::Kind::EachOpponent)
            return std::nullopt; // one deck is shown, and asked about
        made.shown = true;
        made.exhausted = found.says(Flag::Exhausted);
        const bool own = made.whose.kind == Who::Kind::You;
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
            const bool toYou = made.goal == Look::Goal::Hand || made.goal == Look::Goal::Warchest;
            if ((toYou && !own) || made.goal == Look::Goal::Top
                || (!own && made.rest == Look::Rest::Shuffled)
                || (made.goal == Look::Goal::Warchest && !treasure))
                return std::nullopt;
        } else if (found.has<Taken>()) { // "you may put it on the bottom", "discard one of them"
            made.take = found.take<Taken>().cards;
            made.upTo = found.says(Flag::UpTo);
            made.ordered = isOrdered(found, made);
            if (made.goal == Look::Goal::Warchest || made.goal == Look::Goal::Top
                || (made.goal == Look::Goal::Hand && (!own || (made.upTo && made.take == 1)))
                || (!own && made.rest == Look::Rest::Shuffled))
                return std::nullopt;
        }
        return restFits(made) ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct anyLooking : any<revealUntil, revealTop, lookAtDeck, choosingDeed>
{
};

} // namespace

bool lookingDeed::read(Input& in, Reading& reading)
{
    return text::read<anyLooking>(in, reading);
}

} // namespace triptych::seize::grammar
