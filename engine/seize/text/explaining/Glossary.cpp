#include "seize/text/explaining/Glossary.h"

namespace triptych::seize {
namespace {

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

std::string_view meaning(Term term)
{
    switch (term) {
    case Term::Armor:
        return "Armor N: each time it takes Physical damage, it takes N less.";
    case Term::MagicArmor:
        return "Magic Armor N: each time it takes Magic damage, it takes N less.";
    case Term::Defense:
        return "Defense N: the next damage it takes is N less; then this is used up until it is "
               "reapplied. True damage is not lowered.";
    case Term::Fortify:
        return "Fortify N: it has more health, 1, 3, 6 or 9 at level 1, 2, 3 or 4. Levels add up "
               "to 4 at most.";
    case Term::Regen:
        return "Regen N: it heals N at the start of its controller's Rally Phase.";
    case Term::Leech:
        return "Leech: whatever damage it deals, it heals as much.";
    case Term::Reach:
        return "Reach +N: its ranged attacks carry N tiles further.";
    case Term::Covered:
        return "Covered: damage that would be dealt to it is dealt to who covers it instead.";
    case Term::Survives:
        return "Who cannot be reduced below N health takes no more damage than leaves it that "
               "much.";
    case Term::NotDestroyed:
        return "Who cannot be destroyed keeps 1 health where damage would take more, and stays in "
               "play whatever would destroy it.";
    case Term::NotSpotted:
        return "Who cannot be spotted is uncovered by nothing that an enemy next to it spends.";
    case Term::IgnoresLos:
        return "Who ignores LOS can attack past mercenaries that stand in between.";
    case Term::Fog:
        return "Fog: whoever stands on the tile is blinded as long as it stands there. It lifts at "
               "the next End Phase.";
    case Term::Mend:
        return "Mend takes away one physical status with all its counters, or every one of them: "
               "Exhaust, Bleed, Blind, Poison.";
    case Term::Cleanse:
        return "Cleanse takes away one magical status with all its counters, or every one of them: "
               "Frost, Burn, Silence, Stealth, and the Fog on its tile.";
    case Term::Upstage:
        return "To upstage pushes it 1 tile back towards its own side, if the tile behind it is "
               "free.";
    case Term::Exit:
        return "To exit is to leave for the discard with all treasures carried; it costs no loot.";
    case Term::Within:
        return "Within Distance N is at most N + 1 tiles away, whatever the direction; the tiles "
               "next to it count too.";
    case Term::Distance:
        return "Distance N, of an attack: from 2 to N + 1 tiles away in a straight or diagonal "
               "line, with nobody in between; not the tile next to it.";
    case Term::Adjacent:
        return "All enemies adjacent: from the user itself with Melee or Self; with a Distance, "
               "the enemy aimed at and every enemy next to it.";
    case Term::Line:
        return "Line: every mercenary in one direction, as far as the attack reaches.";
    case Term::Tile:
        return "Tile: it is aimed at a tile, empty or not, and strikes whoever stands on it.";
    }
    return {};
}

} // namespace

std::string_view meaning(const Entry& entry)
{
    return std::visit([](auto word) { return meaning(word); }, entry);
}

} // namespace triptych::seize
