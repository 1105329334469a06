#include "seize/text/grammar/GrammarTraits.h"

#include <utility>

// Which cards: "Mage or Priest card", "mercenary or treasure card".
namespace triptych::seize::grammar {
namespace {

struct kindOfCard
    : any<means<CardFilter::Kind::Mercenary, "mercenary cards", "mercenary card", "mercenaries",
              "mercenary">,
          means<CardFilter::Kind::Treasure, "treasure cards", "treasure card", "treasures",
              "treasure">,
          means<CardFilter::Kind::Weapon, "weapon cards", "weapon card", "weapons", "weapon">,
          means<CardFilter::Kind::Equipment, "equipment cards", "equipment card", "equipment">,
          means<CardFilter::Kind::Relic, "relic cards", "relic card", "relics", "relic">,
          means<CardFilter::Kind::Ability, "ability cards", "ability card", "abilities", "ability">,
          means<CardFilter::Kind::Instant, "instant ability cards", "instant ability card",
              "instant abilities", "instant ability", "instant cards", "instant card", "instants",
              "instant">,
          means<CardFilter::Kind::Attack, "attack ability cards", "attack ability card",
              "attack cards", "attack card", "attack abilities", "attack ability", "attacks",
              "attack">,
          means<CardFilter::Kind::Event, "event ability cards", "event ability card",
              "event abilities", "event ability", "event cards", "event card", "events", "event">,
          means<CardFilter::Kind::Card, "cards", "card">>
{
    static constexpr std::string_view expected
        = "a kind of card (card, mercenary card, treasure card, ability card, Instant card, ...)";
};
/// "mercenary or treasure card", "Instant or Event card"
struct orCard : seq<word<"or", "and/or", "or an", "or a">, kindOfCard>
{
};
/// "with cost 2 or less", "that costs more than 3", "of cost 1": as printed on it
struct exactCost : seq<count>
{
    static Bound build(Found& found)
    {
        Bound made;
        made.exactly = true;
        made.number = found.take<int>();
        return made;
    }
};
struct costWords
    : any<word<"that costs", "that cost", "which costs", "which cost", "costing">,
          seq<word<"with", "of">, maybe<word<"a", "an">>, word<"cost">, maybe<word<"of">>>>
{
};
struct ofCost
    : seq<costWords,
          any<seq<count, any<orLess, orMore>>,
              seq<any<atLeast, atMost, moreThan, lessThan, means<Flag::Own, "exactly">>, count>,
              exactCost>,
          pegtl::not_at<word<"loot", "less", "more">>>
{
    static std::optional<Bound> build(Found& found)
    {
        Bound made
            = found.has<Bound>() ? found.take<Bound>() : bound::build(found).value_or(Bound {});
        made.stat = Stat::Cost;
        return made.number < 0 ? std::nullopt : std::optional(made);
    }
};
/// Whether such cards have such a figure: mercenaries health, abilities a cost, all of them stars.
bool isPrintedOn(const CardFilter& cards)
{
    using Kind = CardFilter::Kind;
    const Bound& bound = *cards.bound;
    if (bound.counters || bound.anyCounters || bound.treasures || bound.than)
        return false;
    const auto isOf = [&](Kind kind) {
        const bool ability = kind == Kind::Ability || kind == Kind::Instant || kind == Kind::Attack
            || kind == Kind::Event;
        return bound.stat == Stat::Cost ? ability : kind == Kind::Mercenary;
    };
    return bound.stat != Stat::Steps
        && (bound.stat == Stat::Stars
            || (isOf(cards.kind) && (cards.orKind == Kind::Card || isOf(cards.orKind))));
}
/// "other than a treasure", "that is not an Event", "non-Instant": of another kind
struct unwantedKind : seq<maybe<word<"a", "an">>, kindOfCard>
{
    static NotKind build(Found& found) { return { found.take<CardFilter::Kind>() }; }
};
struct nonKind : any<means<CardFilter::Kind::Mercenary, "non-mercenary">,
                     means<CardFilter::Kind::Treasure, "non-treasure">,
                     means<CardFilter::Kind::Ability, "non-ability">,
                     means<CardFilter::Kind::Instant, "non-instant">,
                     means<CardFilter::Kind::Attack, "non-attack">,
                     means<CardFilter::Kind::Event, "non-event">>
{
    static NotKind build(Found& found) { return { found.take<CardFilter::Kind>() }; }
};
/// "other than this": of another name than the card that says so
struct otherCards
    : any<seq<exceptWord,
              any<means<Flag::Other, "this card", "cards named this", "a card named this",
                      "one named this", "this", "itself">,
                  unwantedKind>>,
          seq<word<"that is not", "that are not", "which is not", "which are not">, unwantedKind>,
          means<Flag::Other, "not named this", "that is not named this", "that are not named this",
              "with another name than this", "with a different name than this">,
          namedThis>
{
};
struct cardPhrase : seq<maybe<ofAllClasses>, maybe<nonKind>, kindOfCard, maybe<orCard>,
                        maybe<any<ofCost, seq<word<"with">, bound>>>, maybe<otherCards>>
{
    static std::optional<CardFilter> build(Found& found)
    {
        CardFilter made;
        made.className = found.take<ClassName>().words;
        const auto none = found.takeIfAny<NotClass>();
        if (none)
            made.className = none->words;
        made.notClass = none.has_value();
        if (const auto one = found.takeIfAny<OrClass>())
            made.orClass = none ? one->words : std::exchange(made.className, one->words);
        if (const auto unwanted = found.takeIfAny<NotKind>())
            made.notKind = unwanted->kind;
        if (found.has<NotKind>())
            return std::nullopt;
        made.name = found.says(Flag::Other) ? CardFilter::Name::Other
            : found.has<Namesake>()         ? CardFilter::Name::Own
                                            : CardFilter::Name::Any;
        made.kind = found.take<CardFilter::Kind>();
        made.orKind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        made.bound = found.takeIfAny<Bound>();
        const bool clashes = made.notKind != CardFilter::Kind::Card
            && (made.notKind == made.kind || made.orKind != CardFilter::Kind::Card);
        return !clashes && (!made.bound || isPrintedOn(made)) ? std::optional(std::move(made))
                                                              : std::nullopt;
    }
};

} // namespace

bool cardKind::read(Input& in, Reading& reading)
{
    return text::read<cardPhrase>(in, reading);
}

} // namespace triptych::seize::grammar
