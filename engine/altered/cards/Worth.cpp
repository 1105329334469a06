#include "altered/cards/Worth.h"

#include "altered/cards/WorthEffects.h"

#include <algorithm>
#include <array>

namespace triptych::altered {

namespace {

/// On how many Days a card does something once it was played. A Character goes at Night unless it stays.
double daysOf(const Card& card)
{
    if (card.type == CardType::Hero)
        return 5.0;
    if (card.type != CardType::Character)
        return 3.0;
    const bool stays = std::ranges::any_of(card.abilities, [](const Ability& ability) {
        return std::ranges::any_of(ability.keywords,
            [](const KeywordItem& item) { return item.keyword == Keyword::Eternal; });
    });
    return stays ? 2.5 : 1.0;
}

/// How often that happens in a Day, while the card is there to see it.
double timesADay(const Happening& happening, const Card& card)
{
    using Event = Happening::Event;
    constexpr std::array often { Event::Plays, Event::Joins, Event::Leaves, Event::GoesTo,
        Event::Gains, Event::Becomes, Event::MovesForward, Event::FailsToMove, Event::Passes };
    if (happening.event == Event::AtPhase) // Who leaves at Night has no Noon.
        return happening.phase == Phase::Noon && daysOf(card) <= 1.0 ? 0.3 : 1.3;
    return std::ranges::find(often, happening.event) != often.end() ? 0.3 : 0.1;
}

/// What the paragraphs of a card do when it is played from hand, and when it is played from Reserve.
struct Playings
{
    double fromHand = 0;
    double fromReserve = 0;
    double onceMore = 0.5; ///< How likely it is that it comes from Reserve as well.
};

void add(const Ability& ability, const Card& card, Playings& worths)
{
    using Event = Happening::Event;
    double always = 0;
    for (const KeywordItem& item : ability.keywords) {
        always += keywordWorth(item.keyword);
        if (item.keyword == Keyword::Fleeting || item.keyword == Keyword::Eternal)
            worths.onceMore = 0;
        if (item.keyword == Keyword::Cooldown)
            worths.onceMore *= 0.6;
    }
    if (ability.statement)
        always += (ability.condition ? 0.7 : 1.0) * worthOf(*ability.statement);
    if (ability.effect) {
        const double once = worthOf(*ability.effect);
        const bool waits = ability.kind == Ability::Kind::Reaction && !ability.triggers.empty();
        const Event event = waits ? ability.triggers.front().event : Event::IconJoin;
        if (ability.support) // Instead of playing it from Reserve.
            worths.fromReserve += 0.3 * once;
        else if (ability.kind == Ability::Kind::Quick)
            always += std::max(0.0, 0.7 * daysOf(card) * (once + sumOf(ability.cost)));
        else if (event == Event::IconHand)
            worths.fromHand += once;
        else if (event == Event::IconReserve)
            worths.fromReserve += once;
        else
            always += (event == Event::IconJoin
                              ? 1.0
                              : daysOf(card) * timesADay(ability.triggers.front(), card))
                * once;
    }
    worths.fromHand += always;
    worths.fromReserve += always;
}

} // namespace

double worthOf(const Card& card)
{
    Playings worths;
    for (const Ability& ability : card.abilities)
        add(ability, card, worths);
    if (card.type == CardType::Hero)
        return worths.fromHand;
    if (card.type == CardType::Character) {
        const bool both = std::ranges::any_of(card.abilities, [](const Ability& ability) {
            return std::ranges::any_of(ability.keywords,
                [](const KeywordItem& item) { return item.keyword == Keyword::Gigantic; });
        });
        const double size = statisticsWorth(card.forest, card.mountain, card.ocean) * daysOf(card)
            * (both ? 1.7 : 1.0);
        worths.fromHand += size;
        worths.fromReserve += size;
    } else if (card.type != CardType::Spell) {
        worths.onceMore = 0;
    }
    // What is paid for mana orbs is not paid for another card. A card in Reserve may be left there.
    constexpr double mana = 1.35;
    return worths.fromHand - mana * card.handCost
        + worths.onceMore * std::max(0.0, worths.fromReserve - mana * card.reserveCost);
}

} // namespace triptych::altered
