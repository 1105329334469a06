#include "altered/text/binding/Qualifiers.h"

#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>

// What is said before or after two nouns is said of both. Where an article stands before the second, or one of the two
// could never be so, only the other may have been meant.
namespace triptych::altered {
namespace {

bool isInPlay(Zone zone)
{
    return zone == Zone::Expedition || zone == Zone::Play || zone == Zone::HeroExpedition
        || zone == Zone::CompanionExpedition || zone == Zone::Landmark;
}
bool saysOutOfPlay(const Trait& trait)
{
    return trait.kind == Trait::Kind::InZone
        && std::ranges::none_of(
            trait.places, [](const Place& place) { return isInPlay(place.zone); });
}
bool isInExpeditions(const Trait& trait)
{
    return trait.kind == Trait::Kind::InExpedition || trait.kind == Trait::Kind::Facing
        || trait.kind == Trait::Kind::InTerrain
        || (trait.kind == Trait::Kind::InZone
            && std::ranges::all_of(
                trait.places, [](const Place& place) { return place.zone == Zone::Expedition; }));
}
bool isStatusOfCharacters(const Trait& trait)
{
    return trait.kind == Trait::Kind::Status
        && std::ranges::all_of(trait.statuses, [](Status status) {
               return status == Status::Anchored || status == Status::Asleep
                   || status == Status::Boosted;
           });
}

/// Whether that could never be so of what a noun names.
bool isNever(const Noun& noun, const Trait& trait, bool played)
{
    if (trait.no || played) // in which Expedition a Spell is played is nowhere
        return false;
    const bool landmark = noun.kind == Noun::Kind::Landmark;
    const bool spell = noun.kind == Noun::Kind::Spell;
    return (landmark || spell) && (isInExpeditions(trait) || isStatusOfCharacters(trait));
}

/// "Or a Robot you control", "or a card from your hand": what stands at the end of both.
bool isOfBoth(const Trait& trait)
{
    switch (trait.kind) {
    case Trait::Kind::Other:
    case Trait::Kind::Controlled:
    case Trait::Kind::Owned:
    case Trait::Kind::InZone:
    case Trait::Kind::Played:
    case Trait::Kind::Window:
    case Trait::Kind::FromThese:
        return true;
    case Trait::Kind::Status:
    case Trait::Kind::Keyword:
    case Trait::Kind::Token:
    case Trait::Kind::Subtype:
    case Trait::Kind::InExpedition:
    case Trait::Kind::InTerrain:
    case Trait::Kind::Facing:
    case Trait::Kind::Number:
    case Trait::Kind::BaseZero:
    case Trait::Kind::Counters:
    case Trait::Kind::HasAbility:
    case Trait::Kind::Total:
    case Trait::Kind::Highest:
    case Trait::Kind::Different:
    case Trait::Kind::Named:
    case Trait::Kind::Shares:
    case Trait::Kind::OwnStatistics:
    case Trait::Kind::Lately:
        break;
    }
    return false;
}

bool isUnclear(const Filter& of)
{
    if (of.nouns.size() < 2)
        return false;
    const auto is
        = [](Noun::Kind kind) { return [kind](const Noun& noun) { return noun.kind == kind; }; };
    const bool played = std::ranges::any_of(
        of.after, [](const Trait& trait) { return trait.kind == Trait::Kind::Played; });
    // "target Landmark or card in Reserve": a Landmark there would be a card there
    if (std::ranges::any_of(of.nouns, is(Noun::Kind::Card))
        && std::ranges::any_of(of.after, saysOutOfPlay) && !played)
        return true;
    for (const auto* list : { &of.before, &of.after })
        for (const Trait& trait : *list) {
            if (said(of).articles && !isOfBoth(trait))
                return true;
            if (std::ranges::any_of(
                    of.nouns, [&](const Noun& noun) { return isNever(noun, trait, played); }))
                return true;
        }
    return false;
}

struct HasUnclear : AnyPart<HasUnclear>
{
    using AnyPart::in;
    static bool in(const Filter& of) { return isUnclear(of) || in<Filter>(of); }
};

bool hasAfter(const Filter& of, Trait::Kind kind)
{
    return std::ranges::any_of(of.after, [kind](const Trait& t) { return t.kind == kind; });
}

/// "If it was played this Day", "target Character played this Day": from where a card was played is remembered of it,
/// and not whether or when.
struct AsksWhenPlayed : AnyPart<AsksWhenPlayed>
{
    using AnyPart::in;
    static bool in(const Condition& of)
    {
        using Kind = Trait::Kind;
        const bool played = of.kind == Condition::Kind::Is && hasAfter(of.filter, Kind::Played);
        return (played && (of.filter.after.size() == 1 || hasAfter(of.filter, Kind::Window)))
            || in<Condition>(
                of); // "played from Reserve", "played in your Companion Expedition" say more
    }
    static bool in(const Target& of) { return isPlayedThen(of.filter) || in<Target>(of); }
    static bool in(const Some& of) { return isPlayedThen(of.filter) || in<Some>(of); }
    static bool in(const Each& of) { return isPlayedThen(of.filter) || in<Each>(of); }
    static bool in(const Happening&) { return false; } // is remembered by itself
    static bool in(const Quantity&) { return false; }

private:
    static bool isPlayedThen(const Filter& of)
    {
        return hasAfter(of, Trait::Kind::Window)
            && std::ranges::any_of(of.after, [](const Trait& trait) {
                   return trait.kind == Trait::Kind::Played && said(trait).word == Said<Trait>::By;
               });
    }
};

} // namespace

std::string qualifierReason(const Ability& ability)
{
    if (AsksWhenPlayed::in(ability))
        return "Of what is there it is not known when it was played; say it when it is, as in "
               "\"When you play a Character - It gains 1 boost\", or ask \"if it was played from "
               "Reserve\".";
    if (!HasUnclear::in(ability))
        return {};
    return "It is not clear of which of the two that is said; say each of them by itself, as in "
           "\"Sacrifice a Landmark or discard a card from your Reserve\".";
}

} // namespace triptych::altered
