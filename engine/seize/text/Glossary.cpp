#include "seize/text/Glossary.h"

namespace triptych::seize {

std::string_view meaning(Status status)
{
    switch (status) {
    case Status::Exhaust:
        return "Exhaust: while it has a counter it cannot move, attack, plunder or use its active "
               "abilities. One counter leaves at the start of its controller's turn.";
    case Status::Bleed:
        return "Bleed: at the end of every player's turn it takes Physical damage equal to its "
               "counters. Above 5 only every full 5 counters count.";
    case Status::Poison:
        return "Poison: whenever it is dealt damage, it is dealt that much more for each counter. "
               "Above 3 only every full 3 counters count.";
    case Status::Frost:
        return "Frost: one counter takes 1 off its move, two take 2, and with three it can neither "
               "move nor attack. The counters melt after its controller's First Movement Phase.";
    case Status::Burn:
        return "Burn: in its controller's next Attack Phase one counter deals it 1 True damage, "
               "two "
               "deal 2; three deal 4 Pure damage and it loses every treasure it carries. Then the "
               "counters go out.";
    case Status::Blind:
        return "Blind: when it attacks or plunders its controller tosses a coin, and on a lost "
               "toss "
               "nothing happens. It sees again at its controller's next End Phase.";
    case Status::Silence:
        return "Silence: it does not count as a mercenary of its class for playing ability cards, "
               "until the next End Phase of any player.";
    case Status::Stealth:
        return "Stealth: nobody can target it, and the next damage it deals is True damage. It "
               "comes out of hiding when it attacks or uses an ability, or when an enemy next to "
               "it "
               "spends 1 movement to spot it.";
    }
    return {};
}

std::string_view meaning(DamageType type)
{
    switch (type) {
    case DamageType::Physical:
        return "Physical damage is lowered by Armor and by Defense.";
    case DamageType::Magic:
        return "Magic damage is lowered by Magic Armor and by Defense.";
    case DamageType::True:
        return "True damage is lowered by nothing.";
    case DamageType::Pure:
        return "Pure damage is lowered by Defense alone.";
    case DamageType::Lethal:
        return "Lethal damage destroys outright whoever has half its health or less left. Anybody "
               "else takes only the number, if there is one, lowered by Defense.";
    }
    return {};
}

std::string_view meaning(Modifier::Kind kind)
{
    switch (kind) {
    case Modifier::Kind::Armor:
        return "Armor N: each time it takes Physical damage, it takes N less.";
    case Modifier::Kind::MagicArmor:
        return "Magic Armor N: each time it takes Magic damage, it takes N less.";
    case Modifier::Kind::Defense:
        return "Defense N: the next damage it takes is N less; then this is used up until it is "
               "reapplied. True damage is not lowered.";
    case Modifier::Kind::Fortify:
        return "Fortify N: it has more health, 1, 3, 6 or 9 at level 1, 2, 3 or 4. Levels add up "
               "to 4 at most.";
    case Modifier::Kind::Regen:
        return "Regen N: it heals N at the start of its controller's Rally Phase.";
    case Modifier::Kind::Leech:
        return "Leech: whatever damage it deals, it heals as much.";
    case Modifier::Kind::Reach:
        return "Reach +N: its ranged attacks carry N tiles further.";
    case Modifier::Kind::Covered:
        return "Covered: damage that would be dealt to it is dealt to who covers it instead.";
    case Modifier::Kind::Survives:
        return "Who cannot be reduced below N health takes no more damage than leaves it that "
               "much.";
    case Modifier::Kind::NotDestroyed:
        return "Who cannot be destroyed keeps 1 health where damage would take more, and stays in "
               "play whatever would destroy it.";
    case Modifier::Kind::NotSpotted:
        return "Who cannot be spotted is uncovered by nothing that an enemy next to it spends.";
    case Modifier::Kind::IgnoresLos:
        return "Who ignores LOS can attack past mercenaries that stand in between.";
    case Modifier::Kind::Melee:
    case Modifier::Kind::Ranged:
    case Modifier::Kind::Move:
    case Modifier::Kind::Bounty:
    case Modifier::Kind::Health:
    case Modifier::Kind::Damage:
    case Modifier::Kind::AttacksAllWays:
    case Modifier::Kind::MovesAllWays:
    case Modifier::Kind::DealsType:
    case Modifier::Kind::Immune:
    case Modifier::Kind::NotUpstaged:
    case Modifier::Kind::NotPushed:
    case Modifier::Kind::NotTargeted:
    case Modifier::Kind::NotHealed:
    case Modifier::Kind::NoAttack:
    case Modifier::Kind::NoMove:
    case Modifier::Kind::NoPlunder:
    case Modifier::Kind::NoExit:
    case Modifier::Kind::NoActives:
    case Modifier::Kind::NotAttacked:
    case Modifier::Kind::Takes:
    case Modifier::Kind::TakesNone:
    case Modifier::Kind::TakesDouble:
    case Modifier::Kind::Deals:
    case Modifier::Kind::DealsDouble:
    case Modifier::Kind::PassesArmor:
    case Modifier::Kind::PassesMagicArmor:
    case Modifier::Kind::PassesDefense:
    case Modifier::Kind::SeesStealth:
    case Modifier::Kind::ExtraAttacks:
    case Modifier::Kind::MustAttack:
    case Modifier::Kind::PlundersDouble:
    case Modifier::Kind::MovesDiagonally:
    case Modifier::Kind::AttacksDiagonally:
    case Modifier::Kind::MoveOrAttack:
    case Modifier::Kind::KeepsTreasures:
    case Modifier::Kind::MovesThrough:
    case Modifier::Kind::KeepsStealth:
    case Modifier::Kind::Becomes:
    case Modifier::Kind::Doubled:
    case Modifier::Kind::NotReadied:
    case Modifier::Kind::Sweeps:
    case Modifier::Kind::SeesInFog:
    case Modifier::Kind::Inflicts:
    case Modifier::Kind::NoEntry:
    case Modifier::Kind::NoLoss:
    case Modifier::Kind::KeepsMove:
    case Modifier::Kind::PlundersMore:
    case Modifier::Kind::EquipsMore:
    case Modifier::Kind::Suffers:
    case Modifier::Kind::PaysForSteps:
    case Modifier::Kind::TakesHalf:
    case Modifier::Kind::DealsHalf:
    case Modifier::Kind::TakesAtMost:
    case Modifier::Kind::KeepsDefense:
    case Modifier::Kind::HealedMore:
    case Modifier::Kind::GainsFewer:
    case Modifier::Kind::KeepsFrost:
    case Modifier::Kind::FreePlunder:
    case Modifier::Kind::ShootsBeside:
    case Modifier::Kind::Pierces:
    case Modifier::Kind::MovesAfter:
    case Modifier::Kind::FreeAttack:
    case Modifier::Kind::Blank:
    case Modifier::Kind::ActiveCost:
    case Modifier::Kind::CheaperLoss:
    case Modifier::Kind::ExitsAnywhere:
    case Modifier::Kind::NoMoreMove:
    case Modifier::Kind::EveryClass:
    case Modifier::Kind::OfClass:
        break; // says itself what it is
    }
    return {};
}

std::string_view meaning(Reach::Area area)
{
    switch (area) {
    case Reach::Area::One:
        return {};
    case Reach::Area::Adjacent:
        return "All enemies adjacent: from the user itself with Melee or Self; with a Distance, "
               "the "
               "enemy aimed at and every enemy next to it.";
    case Reach::Area::Line:
        return "Line: every mercenary in one direction, as far as the attack reaches.";
    case Reach::Area::Tile:
        return "Tile: it is aimed at a tile, empty or not, and strikes whoever stands on it.";
    }
    return {};
}

std::string_view meaningOfFog()
{
    return "Fog: whoever stands on the tile is blinded as long as it stands there. It lifts at the "
           "next End Phase.";
}
std::string_view meaningOfMend()
{
    return "Mend takes away one physical status with all its counters, or every one of them: "
           "Exhaust, Bleed, Blind, Poison.";
}
std::string_view meaningOfCleanse()
{
    return "Cleanse takes away one magical status with all its counters, or every one of them: "
           "Frost, Burn, Silence, Stealth, and the Fog on its tile.";
}
std::string_view meaningOfUpstage()
{
    return "To upstage pushes it 1 tile back towards its own side, if the tile behind it is free.";
}
std::string_view meaningOfExit()
{
    return "To exit is to leave for the discard with all treasures carried; it costs no loot.";
}
std::string_view meaningOfWithin()
{
    return "Within Distance N is at most N + 1 tiles away, whatever the direction; the tiles next "
           "to it count too.";
}
std::string_view meaningOfDistance()
{
    return "Distance N, of an attack: from 2 to N + 1 tiles away in a straight or diagonal line, "
           "with "
           "nobody in between; not the tile next to it.";
}

} // namespace triptych::seize
