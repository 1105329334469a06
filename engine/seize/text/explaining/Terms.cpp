#include "seize/text/explaining/Terms.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

namespace triptych::seize {
namespace {

/// Of the keywords; none for a plain "+1 melee".
std::optional<Term> termOf(Modifier::Kind kind)
{
    using Kind = Modifier::Kind;
    switch (kind) {
    case Kind::Armor:
        return Term::Armor;
    case Kind::MagicArmor:
        return Term::MagicArmor;
    case Kind::Defense:
        return Term::Defense;
    case Kind::Fortify:
        return Term::Fortify;
    case Kind::Regen:
        return Term::Regen;
    case Kind::Leech:
        return Term::Leech;
    case Kind::Reach:
        return Term::Reach;
    case Kind::Covered:
        return Term::Covered;
    case Kind::Survives:
        return Term::Survives;
    case Kind::NotDestroyed:
        return Term::NotDestroyed;
    case Kind::NotSpotted:
        return Term::NotSpotted;
    case Kind::IgnoresLos:
        return Term::IgnoresLos;
    case Kind::Melee:
    case Kind::Ranged:
    case Kind::Move:
    case Kind::Bounty:
    case Kind::Health:
    case Kind::Damage:
    case Kind::AttacksAllWays:
    case Kind::MovesAllWays:
    case Kind::DealsType:
    case Kind::Immune:
    case Kind::NotUpstaged:
    case Kind::NotPushed:
    case Kind::NotSwapped:
    case Kind::NotTargeted:
    case Kind::NotHealed:
    case Kind::NoAttack:
    case Kind::NoMove:
    case Kind::NoPlunder:
    case Kind::NoExit:
    case Kind::NoActives:
    case Kind::NotAttacked:
    case Kind::Takes:
    case Kind::TakesNone:
    case Kind::TakesDouble:
    case Kind::Deals:
    case Kind::DealsDouble:
    case Kind::PassesArmor:
    case Kind::PassesMagicArmor:
    case Kind::PassesDefense:
    case Kind::SeesStealth:
    case Kind::ExtraAttacks:
    case Kind::MustAttack:
    case Kind::MustStrike:
    case Kind::NotInTheWay:
    case Kind::SeesPast:
    case Kind::PlundersDouble:
    case Kind::MovesDiagonally:
    case Kind::AttacksDiagonally:
    case Kind::MoveOrAttack:
    case Kind::KeepsTreasures:
    case Kind::MovesThrough:
    case Kind::KeepsStealth:
    case Kind::Becomes:
    case Kind::Doubled:
    case Kind::NotReadied:
    case Kind::Sweeps:
    case Kind::SeesInFog:
    case Kind::Inflicts:
    case Kind::NoEntry:
    case Kind::NoLoss:
    case Kind::KeepsFigure:
    case Kind::PlundersMore:
    case Kind::EquipsMore:
    case Kind::Suffers:
    case Kind::PaysForSteps:
    case Kind::TakesHalf:
    case Kind::DealsHalf:
    case Kind::TakesAtMost:
    case Kind::KeepsDefense:
    case Kind::HealedMore:
    case Kind::GainsFewer:
    case Kind::KeepsCounters:
    case Kind::FreePlunder:
    case Kind::ShootsBeside:
    case Kind::Pierces:
    case Kind::CheaperLoss:
    case Kind::ExitsAnywhere:
    case Kind::NotReturned:
    case Kind::LaysDown:
    case Kind::Bequeaths:
    case Kind::ExitsToHand:
    case Kind::FallsToHand:
    case Kind::BlankGoods:
    case Kind::StrikesFar:
    case Kind::TakesType:
    case Kind::NoMoreMove:
    case Kind::EveryClass:
    case Kind::MovesAfter:
    case Kind::FreeAttack:
    case Kind::Blank:
    case Kind::ActiveCost:
    case Kind::OfClass:
    case Kind::MovesAtMost:
    case Kind::Unaffected:
    case Kind::HoldsStatus:
    case Kind::NoEquip:
    case Kind::EquipsAnywhere:
    case Kind::PlundersNear:
    case Kind::PlundersFar:
    case Kind::PlundersAfter:
    case Kind::AttacksAfter:
    case Kind::NotMended:
    case Kind::NotCleansed:
    case Kind::NoStealth:
    case Kind::Unreduced:
    case Kind::Unprevented:
    case Kind::LightHands:
    case Kind::GoodsPay:
        break; // says itself what it is
    }
    return {};
}

/// None for a single target.
std::optional<Term> termOf(Reach::Area area)
{
    switch (area) {
    case Reach::Area::One:
        return {};
    case Reach::Area::Adjacent:
        return Term::Adjacent;
    case Reach::Area::Line:
        return Term::Line;
    case Reach::Area::Tile:
        return Term::Tile;
    }
    return {};
}

} // namespace

void Words::need(const Entry& entry)
{
    if (std::ranges::find(m_needed, entry) == m_needed.end())
        m_needed.push_back(entry);
}

void Words::needEach(Statuses several)
{
    for (int k = 0; k < countedStatusCount; ++k)
        if (((several >> k) & 1) != 0)
            need(static_cast<Status>(k));
}
void Words::need(const Filter& filter)
{
    if (filter.range.kind == Range::Kind::Within && !filter.range.ring)
        need(Term::Within);
}

void Words::need(const Modifier& modifier)
{
    if (const std::optional<Term> term = termOf(modifier.kind))
        need(*term);
    if (modifier.kind == Modifier::Kind::Immune)
        need(modifier.status);
    if (modifier.kind == Modifier::Kind::DealsType || modifier.kind == Modifier::Kind::TakesType)
        need(modifier.type);
}

void Words::need(const Ability& ability)
{
    if (ability.reach) {
        if (ability.reach->distance > 0)
            need(Term::Distance);
        if (const std::optional<Term> term = termOf(ability.reach->area))
            need(*term);
    }
    if (ability.trigger && ability.trigger->event == Trigger::Event::GainsStatus)
        need(ability.trigger->status);
}

std::string Words::all(std::string_view (*meaning)(const Entry&)) const
{
    std::string text;
    for (const Entry& entry : m_needed)
        text += fmt::format(" ({})", meaning(entry));
    return text;
}

} // namespace triptych::seize
