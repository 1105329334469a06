#include "seize/text/grammar/GrammarPersons.h"

// What any player may be told to do with cards: "draw 2", "discards a treasure card".
namespace triptych::seize::grammar {
namespace {

template <Person p>
struct draw : seq<verb<p, "draw", "draws">, measured<cards>>
{
    static Effect build(Found& found) { return effect(Draw { {}, amountIn(found) }); }
};
template <Person p>
struct ownDeck : seq<own<p>, word<"deck">>
{
};
template <Person p>
struct mill : seq<verb<p, "discard", "discards">, someTopCards<ownDeck<p>>>
{
    static Effect build(Found& found) { return effect(Mill { {}, amountIn(found) }); }
};
/// "draw until you have 5 cards in your hand"
template <Person p>
struct drawUntil
    : seq<verb<p, "draw", "draws">, maybe<cards>, word<"until">,
          std::conditional_t<p == Person::You, word<"you have">,
              word<"they have", "that player has", "they each have", "each has">>,
          any<seq<anX, cards, maybe<word<"in your hand", "in their hand", "in hand">>, xIs>,
              seq<fixedNumber, maybe<cards>,
                  maybe<word<"in your hand", "in their hand", "in hand">>>>>
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
struct outOfHand
    : maybe<word<"from your hand", "from their hand", "from hand", "in your hand", "in their hand">>
{
};
/// A "treasure card" is one of the hand; a treasure without that word may lie in play.
struct scanCardWord
{
    static constexpr std::string_view what = "a card of the hand";
    static std::size_t length(std::string_view text)
    {
        const std::string_view said = text.substr(0, text.find_first_of(".,;:"));
        for (const std::string_view word :
            { " card", " Card", " from your hand", " from their hand", " from hand" })
            if (const auto at = said.find(word); at != std::string_view::npos && at < 40)
                return 1;
        return 0;
    }
};
struct plainCards : word<"cards", "card", "another card", "other cards">
{
};
/// "discard a treasure card", "discards 2 Mage cards from their hand"
template <Person p>
struct discardKind
    : seq<verb<p, "discard", "discards">, maybe<upTo>, any<count, means<1, "a", "an", "another">>,
          maybe<means<Flag::AtRandom, "random">>, pegtl::not_at<plainCards>,
          pegtl::at<scanned<scanCardWord>>, cardKind, maybe<atRandom>, outOfHand, maybe<atRandom>>
{
    static std::optional<Effect> build(Found& found)
    {
        Discard made { {}, fixed(found.take<int>()), found.says(Flag::AtRandom) };
        made.upTo = found.says(Flag::UpTo);
        made.cards = found.take<CardFilter>();
        const bool fits = made.count.number > 0 && !made.cards.bound && made.cards != CardFilter {}
            && !(made.upTo && made.random);
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
template <Person p>
struct discard : seq<verb<p, "discard", "discards">, measured<seq<cards, maybe<atRandom>>>,
                     maybe<atRandom>, outOfHand, maybe<atRandom>>
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
    : any<seq<verb<p, "discard", "discards">, word<"any number of">, cards, outOfHand>,
          seq<verb<p, "discard", "discards">, word<"up to">, fixedNumber, maybe<cards>, outOfHand>>
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
    static Effect build(Found&) { return effect(LookAtHand { {}, true }); }
};

template <Person p>
struct anyCardDeed : any<drawUntil<p>, draw<p>, mill<p>, discardDown<p>, discardHand<p>,
                         discardKind<p>, discardSome<p>, discard<p>, showHand<p>, showCard<p>>
{
};

} // namespace

template <Person p>
bool cardDeed<p>::read(Input& in, Reading& reading)
{
    return text::read<anyCardDeed<p>>(in, reading);
}
template struct cardDeed<Person::You>;
template struct cardDeed<Person::One>;
template struct cardDeed<Person::Several>;

} // namespace triptych::seize::grammar
