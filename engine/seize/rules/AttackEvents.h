#pragma once

#include "seize/Table.h"

// What is told of attacks to whoever waits for them, standard attacks and Attack abilities alike.
namespace triptych::seize {

/// That an attack has been declared, which waits as the item of this serial.
void tellOfDeclaration(const Table&, Index attacker, Index attacked, How, std::uint8_t serial);
/// The attack has found whom it strikes, and has done no harm yet.
void tellOfAttack(const Table&, Index attacker, Index attacked, How);
/// "Survives an attack": it has been carried out, and whom it was for is still there, hurt or not.
void tellOfOutlived(const Table&, Ref attacker, Ref attacked, How);
/// The same of all whom the attack that has resolved was for; nothing of what is no attack.
void tellOfOutlived(const Table&, const StackItem&);

} // namespace triptych::seize
