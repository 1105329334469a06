#pragma once

// The leaves of the effect tree: instructions, one printed verb each. The costs of abilities are
// instructions too (6.4): paying is doing them. The branches are in Effect.h.
#include "altered/tree/InstructionsCards.h"
#include "altered/tree/InstructionsExpeditions.h"
#include "altered/tree/InstructionsGains.h"
#include "altered/tree/InstructionsPlays.h"
