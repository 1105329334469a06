#include "seize/text/grammar/GrammarPersons.h"

// Looking at hands, and choosing what is spoken of then.
namespace triptych::seize::grammar {
namespace {

/// "look at target opponent's hand, choose an Instant card from it, then that player discards it"
struct seenHand
    : any<seq<any<word<"look at">, means<Flag::Fully, "reveal">>, playersOwn, word<"hand">>,
          seq<another, means<Flag::Fully, "reveals", "reveal">, word<"their hand">>>
{
};
struct ofTheHand : word<"from it", "from that hand", "in it", "from among them", "from their hand",
                       "of them", "from among the revealed cards", "from among those cards",
                       "of the revealed cards", "of those cards", "from the revealed cards">
{
};
/// "an ability card", "one of the revealed cards"
struct whichOfThem
    : any<seq<word<"a", "an", "one">, cardKind, maybe<ofTheHand>>, seq<word<"one">, ofTheHand>>
{
};
struct thatCard : word<"it", "that card", "the chosen card">
{
};
/// "They discard that card, then draw a card": who draws would be lost.
struct theyGoOn : seq<word<", then", ", and then", "and then", ", and", "and">,
                      word<"draw", "draws", "lose", "loses", "gain", "gains", "discard", "discards",
                          "reveal", "reveals">>
{
};
struct theyPut : word<"that player", "they", "that opponent", "its owner">
{
};
struct theirDeck : word<"its owner's deck", "their deck", "that player's deck",
                       "that opponent's deck", "that deck">
{
};
struct intoTheirDeck
    : any<seq<word<"puts", "put", "move", "moves">, thatCard,
              any<seq<means<Flag::Less, "on the bottom of", "at the bottom of", "under">,
                      theirDeck>,
                  seq<means<Flag::More, "on top of", "on the top of">, theirDeck>,
                  word<"into their discard pile", "into their discard",
                      "into its owner's discard pile", "into its owner's discard">>>,
          seq<word<"shuffle", "shuffles">, thatCard, means<Flag::Several, "into">, theirDeck>>
{
};
struct pickedFate
    : any<seq<word<"that player discards", "they discard", "that opponent discards">, thatCard,
              pegtl::not_at<theyGoOn>>,
          seq<word<"discard">, thatCard>, seq<theyPut, intoTheirDeck, pegtl::not_at<theyGoOn>>,
          seq<maybe<word<"you">>, intoTheirDeck>>
{
};
/// "and discards a treasure of your own choice": by whom it is chosen, you, has been told apart (WordingsOfPlayers)
struct thatYouChoose : word<"of your own choice", "you choose", "that you choose", "chosen by you">
{
};
struct pickedForThem
    : seq<maybe<theyPut>,
          any<seq<word<"discards", "discard">, word<"a", "an", "one">, cardKind, thatYouChoose>,
              seq<word<"puts", "put">, word<"a", "an", "one">, cardKind, thatYouChoose,
                  any<means<Flag::Less, "on the bottom of", "at the bottom of">,
                      means<Flag::More, "on top of", "on the top of">>,
                  theirDeck>>>
{
};
struct pickFromHand
    : seq<seenHand, between,
          any<pickedForThem,
              seq<maybe<any<means<Flag::UpTo, "you may">, word<"you">>>, word<"choose">,
                  whichOfThem, any<word<". if you do,">, between>, pickedFate>,
              seq<maybe<means<Flag::UpTo, "you may">>, word<"discard">, word<"a", "an">, cardKind,
                  ofTheHand>>>
{
    static std::optional<Effect> build(Found& found)
    {
        PickFromHand made;
        made.whose = found.take<Who>();
        made.cards = found.take<CardFilter>();
        made.upTo = found.says(Flag::UpTo);
        made.shown = found.says(Flag::Fully);
        made.fate = found.says(Flag::Less) ? PickFromHand::Fate::Bottom
            : found.says(Flag::More)       ? PickFromHand::Fate::Top
            : found.says(Flag::Several)    ? PickFromHand::Fate::Deck
                                           : PickFromHand::Fate::Discard;
        const auto kind = made.whose.kind;
        const bool one = kind == Who::Kind::Target || kind == Who::Kind::Opponent
            || kind == Who::Kind::ThatPlayer || kind == Who::Kind::ItsController;
        return one ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "choose target mercenary", "choose an enemy mercenary at random": by you, and it is what is spoken of then.
struct chooseIt : seq<maybe<word<"you">>, word<"choose">, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Select made;
        made.what = found.take<Thing>();
        const bool fits
            = (made.what.kind == Thing::Kind::Some || made.what.kind == Thing::Kind::Target)
            && made.what.line == Thing::Line::None
            && (made.what.filter.noun == Filter::Noun::Mercenary || made.what.count == 1);
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "target opponent chooses a mercenary they control"
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
/// "target opponent chooses a mercenary they control and destroys it": what is done to the one chosen
struct theirVerb : any<doing<Destroy, "destroys", "sacrifices">, doing<Ready, "readies">,
                       doing<Upstage, "upstages">, doing<ReturnToHand, "returns">,
                       afflicting<Status::Exhaust, "exhausts">, afflicting<Status::Blind, "blinds">,
                       afflicting<Status::Silence, "silences">>
{
};
struct selectAndDo
    : seq<another, word<"chooses", "choose">, thing,
          means<Sequence::Joint::And, "and", ", and", ", then", "and then">, theirVerb,
          any<word<"it", "that mercenary">, seq<word<"them", "those mercenaries">>>,
          maybe<word<"to their hand", "to its owner's hand", "to their owner's hand">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Select made;
        made.who = found.take<Who>();
        made.what = found.take<Thing>();
        if (made.what.kind != Thing::Kind::Some)
            return std::nullopt;
        Thing it;
        it.kind = Thing::Kind::It;
        it.plural = made.what.count > 1 || made.who.kind == Who::Kind::EachOpponent
            || made.who.kind == Who::Kind::EachPlayer;
        Effect deed = found.take<Effect>();
        if (!tellWhom(deed, std::move(it)))
            return std::nullopt;
        std::vector<Effect> parts { effect(std::move(made)), std::move(deed) };
        return joined(std::move(parts), { Sequence::Joint::Stop });
    }
};
struct lookAtHand
    : seq<any<word<"look at">, means<Flag::Fully, "reveal">>, playersOwn, word<"hand">>
{
    static Effect build(Found& found)
    {
        LookAtHand made { found.take<Who>() };
        made.shown = found.says(Flag::Fully);
        return effect(made);
    }
};
struct anyChoice : any<pickFromHand, selectAndDo, select, chooseIt, lookAtHand>
{
};

} // namespace

bool choosingDeed::read(Input& in, Reading& reading)
{
    return text::read<anyChoice>(in, reading);
}

} // namespace triptych::seize::grammar
