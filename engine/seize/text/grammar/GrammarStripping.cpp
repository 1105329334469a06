#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarInstructions.h"

#include <optional>
#include <type_traits>
#include <utility>

// Treasures of mercenaries, taken from who carries them, or from where they went with who has left.
namespace triptych::seize::grammar {
namespace {

/// Of one who has left: the binder sees whether it has.
struct wasEquippedTo : means<Flag::First, "that was equipped to", "that were equipped to",
                           "that had been equipped to", "which was equipped to",
                           "which were equipped to", "that was carried by", "that were carried by">
{
};
struct ofWhom : seq<any<wasEquippedTo, word<"of", "from", "equipped to", "carried by">>, thing>
{
};
/// "any number of": every one of them, as many as one likes
struct anyNumberCarried : means<Flag::UpTo, "any number of", "as many as you like of">
{
};
struct allIfAnyNumber : seq<pegtl::success>
{
    static Flag build(Found&) { return Flag::All; }
};
struct theTreasures : seq<word<"the">, pegtl::at<word<"treasures">>>
{
    static Flag build(Found&) { return Flag::All; }
};
struct howMany
    : any<theTreasures, seq<all, maybe<word<"of the", "the">>>,
          seq<anyNumberCarried, maybe<word<"the">>, allIfAnyNumber>, seq<maybe<upTo>, fixedArticle>>
{
};
struct ownersHand
    : any<yourHand,
          word<"to its owner's hand", "to their owners' hands", "to their owner's hand",
              "to its owners' hand", "to its controller's hand", "into its owner's hand",
              "to their controller's hand">>
{
};
/// "unequip target enemy mercenary's treasure" is one of them; "treasures" is every one.
struct theirs : any<seq<possessor, word<"treasure", "equipped treasure">>,
                    seq<maybe<word<"all of", "all">>, possessor, maybe<word<"equipped">>,
                        means<Flag::All, "treasures">>,
                    seq<maybe<upTo>, fixedArticle, word<"of">, possessor, maybe<word<"equipped">>,
                        treasureWord>>
{
};
struct strippedAtRandom : means<Flag::AtRandom, "at random", "chosen at random">
{
};
struct intoWarchest
    : word<"to its owner's warchest", "into its owner's warchest", "to its controller's warchest",
          "into its controller's warchest", "to their warchest", "into their warchest">
{
};
struct unequippedExhausted : means<Flag::Exhausted, ", exhausted", "exhausted">
{
};
template <bool destroy, Literal Verb>
struct strip
    : any<seq<word<Verb>,
          any<seq<howMany, maybe<means<Flag::AtRandom, "random">>, treasureWord, ofWhom>, theirs>,
          maybe<strippedAtRandom>, maybe<std::conditional_t<destroy, pegtl::failure, intoWarchest>>,
          maybe<std::conditional_t<destroy, pegtl::failure, unequippedExhausted>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Strip made;
        made.count = found.take<Amount>(
            found.says(Flag::All) ? Amount { Amount::Kind::All, 1, {}, {} } : fixed(1));
        made.what = found.take<Thing>();
        made.destroy = destroy;
        made.upTo = found.says(Flag::UpTo);
        made.exhausted = found.says(Flag::Exhausted);
        made.fallen = found.says(Flag::First);
        made.random = found.says(Flag::AtRandom);
        if (made.random && (made.upTo || made.count.kind == Amount::Kind::All))
            return std::nullopt;
        return effect(std::move(made));
    }
};
/// "put each treasure equipped to target mercenary into its owner's Warchest, exhausted"
struct stripIntoWarchest
    : seq<word<"put", "return", "move">,
          any<seq<howMany, treasureWord, ofWhom>,
              seq<means<Flag::All, "each", "every", "any">, word<"treasure">, ofWhom>, theirs>,
          any<means<Flag::Own, "into your warchest", "to your warchest">, intoWarchest,
              word<"into their owner's warchest", "into their owners' warchest",
                  "into their owners' warchests", "to their owner's warchest",
                  "to their owners' warchests">>,
          maybe<unequippedExhausted>, maybe<insteadOfDiscard>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::optional<Effect> made = strip<false, "unequip">::build(found);
        if (made && found.says(Flag::Own)) {
            auto& stripped = std::get<Strip>(made->node);
            stripped.yours = true;
            if (mayBeAnothers(stripped.what))
                return std::nullopt;
        }
        return made;
    }
};
/// "return a treasure equipped to target enemy mercenary to its owner's hand"
struct stripHome
    : seq<word<"return", "put", "move">, any<seq<howMany, treasureWord, ofWhom>, theirs>,
          ownersHand, maybe<insteadOfDiscard>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::optional<Effect> made = stripIntoWarchest::build(found);
        if (made)
            std::get<Strip>(made->node).home = true;
        return made;
    }
};
struct taken : any<stripHome, strip<false, "unequip">, strip<true, "destroy">>
{
};

} // namespace

bool stripping::read(Input& in, Reading& reading)
{
    return text::read<taken>(in, reading);
}
bool layingDown::read(Input& in, Reading& reading)
{
    return text::read<stripIntoWarchest>(in, reading);
}

} // namespace triptych::seize::grammar
