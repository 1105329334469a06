#include "seize/text/surface/Wordings.h"

#include <array>

// Relative clauses that tell what happens: who does something, or whom it is done to, is who something is said of then.
// "Any enemy that attacks this mercenary gets 1 Bleed" is "whenever an enemy attacks this mercenary, that enemy gets 1
// Bleed". What one is or has ("that has 2 Burn") is no event, and is left to the grammar.
namespace triptych::seize {
namespace {

using text::Wording;

constexpr std::array ofRelatives {
    // "Any enemy that attacks this mercenary in melee gets 1 Bleed": who does it
    Wording { "^ {passive_:/equipped_:/} (any/each/every/an/a) (enemy/enemy_mercenary/"
              "opposing_mercenary) (that/which/who) {attacks/damages/destroys/moves/plunders/"
              "exits/enters/leaves/targets/pushes/upstages/equips/unequips/ends/starts/swaps/"
              "heals/steps/comes} {~} {gets/gains/takes/suffers/loses/becomes/is/heals}",
        "{1} whenever an enemy {2} {3} , that enemy {4}" },
    Wording { "^ {passive_:/equipped_:/} (any/each/every/an/a) (enemy/enemy_mercenary/"
              "opposing_mercenary) (that/which/who) {attacks/moves/plunders/exits} {gets/gains/"
              "takes/suffers/loses/becomes/is/heals}",
        "{1} whenever an enemy {2} , that enemy {3}" },
    Wording { "^ {passive_:/equipped_:/} (any/each/every/an/a) (ally/allied_mercenary/"
              "friendly_mercenary) (that/which/who) {attacks/damages/destroys/moves/plunders/"
              "exits/enters/leaves/targets/pushes/upstages/equips/unequips/ends/starts/swaps/"
              "heals/steps/comes} {~} {gets/gains/takes/suffers/loses/becomes/is/heals}",
        "{1} whenever an ally {2} {3} , that ally {4}" },
    Wording { "^ {passive_:/equipped_:/} (any/each/every/an/a) (ally/allied_mercenary/"
              "friendly_mercenary) (that/which/who) {attacks/moves/plunders/exits} {gets/gains/"
              "takes/suffers/loses/becomes/is/heals}",
        "{1} whenever an ally {2} , that ally {3}" },
    Wording { "^ {passive_:/equipped_:/} (any/each/every/an/a) mercenary (that/which/who) "
              "{attacks/damages/destroys/moves/plunders/exits/enters/leaves/targets/pushes/"
              "upstages/equips/unequips/ends/starts/swaps/heals/steps/comes} {~} {gets/gains/"
              "takes/suffers/loses/becomes/is/heals}",
        "{1} whenever a mercenary {2} {3} , that mercenary {4}" },
    Wording { "^ {passive_:/equipped_:/} (any/each/every/an/a) mercenary (that/which/who) "
              "{attacks/moves/plunders/exits} {gets/gains/takes/suffers/loses/becomes/is/heals}",
        "{1} whenever a mercenary {2} , that mercenary {3}" },
    // "Enemies that attack this mercenary in melee get 1 Bleed"
    Wording { "^ {passive_:/equipped_:/} (all/any/) (enemies/enemy_mercenaries/"
              "opposing_mercenaries) (that/which/who) {attack=attacks/damage=damages/"
              "destroy=destroys/move=moves/plunder=plunders/exit=exits/enter=enters/"
              "leave=leaves/target=targets/push=pushes/upstage=upstages/equip=equips/"
              "unequip=unequips/end=ends/start=starts/swap=swaps/heal=heals/step=steps/"
              "come=comes} {~} {get=gets/gain=gains/take=takes/suffer=suffers/lose=loses/"
              "become=becomes/are=is/heal=heals}",
        "{1} whenever an enemy {2} {3} , that enemy {4}" },
    Wording { "^ {passive_:/equipped_:/} (all/any/) (enemies/enemy_mercenaries/"
              "opposing_mercenaries) (that/which/who) {attack=attacks/move=moves/"
              "plunder=plunders/exit=exits} {get=gets/gain=gains/take=takes/suffer=suffers/"
              "lose=loses/become=becomes/are=is/heal=heals}",
        "{1} whenever an enemy {2} , that enemy {3}" },
    Wording { "^ {passive_:/equipped_:/} (all/any/) (allies/allied_mercenaries) (that/which/"
              "who) {attack=attacks/damage=damages/destroy=destroys/move=moves/"
              "plunder=plunders/exit=exits/enter=enters/leave=leaves/target=targets/"
              "push=pushes/upstage=upstages/equip=equips/unequip=unequips/end=ends/"
              "start=starts/swap=swaps/heal=heals/step=steps/come=comes} {~} {get=gets/"
              "gain=gains/take=takes/suffer=suffers/lose=loses/become=becomes/are=is/"
              "heal=heals}",
        "{1} whenever an ally {2} {3} , that ally {4}" },
    Wording { "^ {passive_:/equipped_:/} (all/any/) (allies/allied_mercenaries) (that/which/"
              "who) {attack=attacks/move=moves/plunder=plunders/exit=exits} {get=gets/"
              "gain=gains/take=takes/suffer=suffers/lose=loses/become=becomes/are=is/"
              "heal=heals}",
        "{1} whenever an ally {2} , that ally {3}" },
    Wording { "^ {passive_:/equipped_:/} (all/any/) mercenaries (that/which/who) "
              "{attack=attacks/damage=damages/destroy=destroys/move=moves/plunder=plunders/"
              "exit=exits/enter=enters/leave=leaves/target=targets/push=pushes/"
              "upstage=upstages/equip=equips/unequip=unequips/end=ends/start=starts/swap=swaps/"
              "heal=heals/step=steps/come=comes} {~} {get=gets/gain=gains/take=takes/"
              "suffer=suffers/lose=loses/become=becomes/are=is/heal=heals}",
        "{1} whenever a mercenary {2} {3} , that mercenary {4}" },
    Wording { "^ {passive_:/equipped_:/} (all/any/) mercenaries (that/which/who) "
              "{attack=attacks/move=moves/plunder=plunders/exit=exits} {get=gets/gain=gains/"
              "take=takes/suffer=suffers/lose=loses/become=becomes/are=is/heal=heals}",
        "{1} whenever a mercenary {2} , that mercenary {3}" },
    // "Any enemy this mercenary attacks in melee gets 1 Bleed": whom it is done to
    Wording { "^ {passive_:/equipped_:/} (any/each/every/an/a) (enemy/enemy_mercenary/"
              "opposing_mercenary) (that/whom/) {this_mercenary/the_bearer} {attacks/damages/"
              "pushes/heals/targets/upstages} {in_melee/with_a_melee_attack/"
              "with_a_ranged_attack/} {gets/gains/takes/suffers/loses/becomes/is/heals}",
        "{1} whenever {2} {3} an enemy {4} , that enemy {5}" },
    Wording { "^ {passive_:/equipped_:/} (any/each/every/an/a) (ally/allied_mercenary/"
              "friendly_mercenary) (that/whom/) {this_mercenary/the_bearer} {attacks/damages/"
              "pushes/heals/targets/upstages} {in_melee/with_a_melee_attack/"
              "with_a_ranged_attack/} {gets/gains/takes/suffers/loses/becomes/is/heals}",
        "{1} whenever {2} {3} an ally {4} , that ally {5}" },
    Wording { "^ {passive_:/equipped_:/} (any/each/every/an/a) mercenary (that/whom/) "
              "{this_mercenary/the_bearer} {attacks/damages/pushes/heals/targets/upstages} "
              "{in_melee/with_a_melee_attack/with_a_ranged_attack/} {gets/gains/takes/suffers/"
              "loses/becomes/is/heals}",
        "{1} whenever {2} {3} a mercenary {4} , that mercenary {5}" },
    Wording { "^ {passive_:/equipped_:/} (all/any/) (enemies/enemy_mercenaries/"
              "opposing_mercenaries) (that/whom/) {this_mercenary/the_bearer} {attacks/damages/"
              "pushes/heals/targets/upstages} {in_melee/with_a_melee_attack/"
              "with_a_ranged_attack/} {get=gets/gain=gains/take=takes/suffer=suffers/"
              "lose=loses/become=becomes/are=is/heal=heals}",
        "{1} whenever {2} {3} an enemy {4} , that enemy {5}" },
    Wording { "^ {passive_:/equipped_:/} (all/any/) (allies/allied_mercenaries) (that/whom/) "
              "{this_mercenary/the_bearer} {attacks/damages/pushes/heals/targets/upstages} "
              "{in_melee/with_a_melee_attack/with_a_ranged_attack/} {get=gets/gain=gains/"
              "take=takes/suffer=suffers/lose=loses/become=becomes/are=is/heal=heals}",
        "{1} whenever {2} {3} an ally {4} , that ally {5}" },
    Wording { "^ {passive_:/equipped_:/} (all/any/) mercenaries (that/whom/) {this_mercenary/"
              "the_bearer} {attacks/damages/pushes/heals/targets/upstages} {in_melee/"
              "with_a_melee_attack/with_a_ranged_attack/} {get=gets/gain=gains/take=takes/"
              "suffer=suffers/lose=loses/become=becomes/are=is/heal=heals}",
        "{1} whenever {2} {3} a mercenary {4} , that mercenary {5}" },
};

} // namespace

std::span<const text::Wording> wordingsOfRelatives()
{
    return ofRelatives;
}

} // namespace triptych::seize
