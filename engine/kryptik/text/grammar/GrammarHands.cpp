#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

// Looking at a hand, and choosing cards from it: "Look at target opponent's hand and choose a card from it. They discard it."
namespace triptych::kryptik::grammar {
namespace {

struct allCardsIn : maybe<word<"the cards in", "all cards in", "all the cards in", "each card in",
                        "all of the cards in">>
{
};
struct theirHand : any<seq<word<"look at">, allCardsIn, playersOwn, word<"hand">>,
                       seq<another, means<Flag::Reveal, "reveals their hand">>>
{
};
struct ofTheHand : means<Flag::FromHand, "from it", "from among them", "from that hand", "in it",
                       "from them", "from their hand", "in their hand", "of them",
                       "from among those cards", "among them", "revealed this way">
{
};
/// "choose one of them": any card
struct oneOfThoseShown : means<Flag::FromHand, "one of them", "one of those cards",
                             "one of the cards", "1 of them", "1 of those cards">
{
    static Filter build() { return { Filter::Noun::Card }; }
};
struct chosenCard : seq<also, maybe<any<means<Flag::UpTo, "you may">, word<"you">>>, word<"choose">,
                        any<oneOfThoseShown, seq<word<"a", "an">, onIsland>,
                            seq<maybe<upTo>, digits, any<severalOf, onIsland>>>,
                        maybe<ofTheHand>>
{
};
struct thatOne
    : word<"that spell card", "that citizen card", "that card", "it", "that spell", "that citizen",
          "the chosen card", "the card", "them", "those cards", "the chosen cards">
{
};
struct itsOwners : word<"its owner's", "their", "that player's", "their owner's">
{
};
struct itsFate
    : any<seq<means<PickFromHand::Fate::Discard, "that player discards", "that opponent discards",
                  "they discard", "discard">,
              thatOne>,
          seq<means<PickFromHand::Fate::Abolish, "abolish", "that player abolishes",
                  "they abolish">,
              thatOne>,
          seq<word<"put", "that player puts", "they put">, thatOne,
              any<seq<any<means<PickFromHand::Fate::Bottom, "on the bottom of">,
                          means<PickFromHand::Fate::Top, "on top of">>,
                      itsOwners, word<"deck">>,
                  seq<means<PickFromHand::Fate::SoulRow, "into">, itsOwners, word<"soul row">>>>,
          seq<word<"attach">, thatOne,
              means<PickFromHand::Fate::Attach, "to this citizen", "to this card", "to this">>>
{
    static constexpr std::string_view expected = "that player discards that card";
};
struct ifChosen : any<word<". if you do,">, also>
{
};
struct pickFromHand : seq<theirHand, chosenCard, ifChosen, itsFate>
{
    static std::optional<Effect> build(Found& found)
    {
        PickFromHand made;
        made.whose = found.take<Who>();
        made.reveal = found.says(Flag::Reveal);
        made.type = found.take<Filter>();
        made.fate = found.take<PickFromHand::Fate>();
        made.count = found.take<int>(1);
        made.upTo = found.says(Flag::UpTo);
        // "Look at their hand, choose a citizen": one that is not on the island can only be discarded
        if (!found.says(Flag::FromHand) && made.fate != PickFromHand::Fate::Discard)
            return std::nullopt;
        if (made.count < 1)
            return std::nullopt;
        const bool one = made.whose.kind == Who::Kind::Target
            || made.whose.kind == Who::Kind::Opponent || made.whose.kind == Who::Kind::ThatPlayer
            || made.whose.kind == Who::Kind::ItsController;
        return one ? std::optional(Effect { std::move(made) }) : std::nullopt;
    }
};
struct onlyLook : seq<word<"look at">, allCardsIn, playersOwn, word<"hand">>
{
    static Effect build(Found& found) { return { LookAtHand { found.take<Who>() } }; }
};
struct anyOfHands : any<pickFromHand, onlyLook>
{
};

} // namespace

bool ofHands::read(Input& in, Reading& reading)
{
    return text::read<anyOfHands>(in, reading);
}

} // namespace triptych::kryptik::grammar
