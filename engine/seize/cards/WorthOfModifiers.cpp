#include "seize/cards/WorthOfModifiers.h"

namespace triptych::seize {

double statusWorth(Status status)
{
    switch (status) {
    case Status::Exhaust:
        return 1.4;
    case Status::Bleed:
    case Status::Burn:
    case Status::Poison:
    case Status::Frost:
        return 0.8;
    case Status::Blind:
    case Status::Silence:
        return 1.0;
    case Status::Stealth:
        return 1.0;
    }
    return 0.0;
}

double modifierWorth(const Modifier& modifier)
{
    // "Has no Armor" takes as much as there is, which is little.
    const bool none = modifier.number == Modifier::noneLeft;
    const double number = none ? -2 : modifier.number;
    switch (modifier.kind) {
    case Modifier::Kind::Melee:
    case Modifier::Kind::Ranged:
    case Modifier::Kind::Damage:
        return 1.3 * number;
    case Modifier::Kind::Move:
        return 0.6 * number;
    case Modifier::Kind::GainsFewer:
        return number < 0 ? -0.6 : 0.6;
    case Modifier::Kind::Bounty:
        return -0.4 * number;
    case Modifier::Kind::Health:
        return 0.5 * number;
    case Modifier::Kind::Armor:
        return 1.6 * number;
    case Modifier::Kind::MagicArmor:
        return 0.8 * number;
    case Modifier::Kind::Defense:
        return 0.7 * number;
    case Modifier::Kind::Fortify:
        return 1.2 * number;
    case Modifier::Kind::Regen:
        return 0.9 * number;
    case Modifier::Kind::Reach:
        return 0.8 * number;
    case Modifier::Kind::Leech:
        return none ? -1.4 : 1.4;
    case Modifier::Kind::IgnoresLos:
    case Modifier::Kind::AttacksAllWays:
    case Modifier::Kind::MovesAllWays:
    case Modifier::Kind::DealsType:
        return 0.9;
    case Modifier::Kind::Immune:
    case Modifier::Kind::NotUpstaged:
    case Modifier::Kind::NotPushed:
    case Modifier::Kind::NotSwapped:
    case Modifier::Kind::NotTargeted:
        return 0.5;
    case Modifier::Kind::NotHealed: // Given to enemies.
    case Modifier::Kind::NoAttack:
    case Modifier::Kind::NoMove:
    case Modifier::Kind::NoPlunder:
    case Modifier::Kind::NoExit:
    case Modifier::Kind::NoActives:
    case Modifier::Kind::NotAttacked:
    case Modifier::Kind::MustAttack:
    case Modifier::Kind::MustStrike:
    case Modifier::Kind::MoveOrAttack:
    case Modifier::Kind::NotReadied:
    case Modifier::Kind::NoEntry:
    case Modifier::Kind::MovesAtMost:
    case Modifier::Kind::NoEquip:
        return 1.0;
    case Modifier::Kind::PaysForSteps: // Of enemies.
        return 0.6 * number;
    case Modifier::Kind::Takes:
        return -0.8 * number;
    case Modifier::Kind::TakesNone:
        return 1.6;
    case Modifier::Kind::TakesDouble:
        return -1.6;
    case Modifier::Kind::Deals:
        return 1.1 * number;
    case Modifier::Kind::DealsDouble:
        return 3.0;
    case Modifier::Kind::PassesArmor:
    case Modifier::Kind::PassesMagicArmor:
    case Modifier::Kind::PassesDefense:
    case Modifier::Kind::Unreduced:
    case Modifier::Kind::Unprevented:
    case Modifier::Kind::SeesStealth:
    case Modifier::Kind::MovesDiagonally:
    case Modifier::Kind::AttacksDiagonally:
    case Modifier::Kind::KeepsTreasures:
    case Modifier::Kind::MovesThrough:
    case Modifier::Kind::NotSpotted:
    case Modifier::Kind::SeesInFog:
    case Modifier::Kind::KeepsFigure:
        return 0.6;
    case Modifier::Kind::NotInTheWay:
        return 0.2;
    case Modifier::Kind::SeesPast:
        return 0.6;
    case Modifier::Kind::KeepsStealth:
    case Modifier::Kind::Covered:
        return 1.0;
    case Modifier::Kind::ExtraAttacks:
        return 3.0 * number;
    case Modifier::Kind::PlundersDouble:
    case Modifier::Kind::PlundersNear:
    case Modifier::Kind::PlundersFar:
    case Modifier::Kind::PlundersAfter:
    case Modifier::Kind::AttacksAfter:
    case Modifier::Kind::GoodsPay:
        return 1.5;
    case Modifier::Kind::Becomes:
        return 0.3 * number;
    case Modifier::Kind::Doubled:
        return modifier.stat == Stat::Bounty ? -0.8 : 2.0;
    case Modifier::Kind::Sweeps:
    case Modifier::Kind::Survives:
        return 2.0;
    case Modifier::Kind::Inflicts:
        return 0.9 * number;
    case Modifier::Kind::NoLoss:
        return 1.2;
    case Modifier::Kind::NotDestroyed:
        return 3.0;
    case Modifier::Kind::PlundersMore:
        return 0.7 * number;
    case Modifier::Kind::EquipsMore:
        return 0.5 * number;
    case Modifier::Kind::Suffers:
        return modifier.status == Status::Stealth ? 1.5 : -0.8;
    case Modifier::Kind::TakesHalf:
        return 1.5;
    case Modifier::Kind::DealsHalf:
        return -1.0;
    case Modifier::Kind::TakesAtMost:
    case Modifier::Kind::Pierces:
    case Modifier::Kind::MovesAfter:
    case Modifier::Kind::StrikesFar:
        return 1.5;
    case Modifier::Kind::HealedMore:
    case Modifier::Kind::CheaperLoss:
        return 0.6 * number;
    case Modifier::Kind::KeepsDefense:
    case Modifier::Kind::EquipsAnywhere:
    case Modifier::Kind::LightHands:
    case Modifier::Kind::ShootsBeside:
    case Modifier::Kind::ExitsAnywhere:
    case Modifier::Kind::NotReturned:
    case Modifier::Kind::LaysDown:
    case Modifier::Kind::Bequeaths:
    case Modifier::Kind::ExitsToHand:
    case Modifier::Kind::FallsToHand:
    case Modifier::Kind::TakesType:
    case Modifier::Kind::EveryClass:
    case Modifier::Kind::OfClass:
        return 0.6;
    case Modifier::Kind::FreePlunder:
    case Modifier::Kind::FreeAttack:
    case Modifier::Kind::Blank: // Given to enemies.
    case Modifier::Kind::BlankGoods:
        return 1.0;
    case Modifier::Kind::ActiveCost:
        return -0.6 * number;
    case Modifier::Kind::KeepsCounters: // Given to enemies.
    case Modifier::Kind::NotMended:
    case Modifier::Kind::NotCleansed:
    case Modifier::Kind::NoStealth:
    case Modifier::Kind::HoldsStatus:
    case Modifier::Kind::Unaffected:
        return 0.6;
    case Modifier::Kind::NoMoreMove:
        return -0.3;
    }
    return 0.0;
}

} // namespace triptych::seize
