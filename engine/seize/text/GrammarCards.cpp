#include "seize/text/GrammarTraits.h"

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
struct cardPhrase : seq<maybe<ofAllClasses>, kindOfCard, maybe<orCard>, maybe<word<"with">, bound>>
{
    static std::optional<CardFilter> build(Found& found)
    {
        CardFilter made;
        made.className = found.take<ClassName>().words;
        if (const auto first = found.takeIfAny<OrClass>())
            made.orClass = std::exchange(made.className, first->words);
        if (const auto none = found.takeIfAny<NotClass>()) {
            made.className = none->words;
            made.notClass = true;
        }
        made.kind = found.take<CardFilter::Kind>();
        made.orKind = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        made.bound = found.takeIfAny<Bound>();
        const bool printed = !made.bound
            || (made.kind == CardFilter::Kind::Mercenary && !made.bound->counters
                && !made.bound->anyCounters
                && (made.bound->stat == Stat::Bounty || made.bound->stat == Stat::Stars));
        return printed ? std::optional(std::move(made)) : std::nullopt;
    }
};

} // namespace

bool cardKind::read(Input& in, Reading& reading)
{
    return text::read<cardPhrase>(in, reading);
}

} // namespace triptych::seize::grammar
