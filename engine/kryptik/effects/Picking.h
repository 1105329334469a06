#pragma once

#include "kryptik/Options.h"
#include "kryptik/Table.h"

// 10 What may be picked where an effect asks while it resolves, and what becomes of the answer. Choices.h asks.
namespace triptych::kryptik {

void mayOptions(const Table&, Options&);
void answerMay(const Table&, const Option&);
void oneOfOptions(const Table&, Options&);
void answerOneOf(const Table&, const Option&);
void factionOptions(const Table&, Options&);
void answerFaction(const Table&, const Option&);
void nameOptions(const Table&, Options&);
void answerName(const Table&, const Option&);
void copyOptions(const Table&, Options&);
void answerCopy(const Table&, const Option&);
void numberOptions(const Table&, Options&);
void answerNumber(const Table&, const Option&);
void chooseOptions(const Table&, Options&);
void discardOptions(const Table&, Options&);
void plunderOptions(const Table&, Options&);
void detachOptions(const Table&, Options&);
void searchOptions(const Table&, Options&);
void rearrangeOptions(const Table&, Options&);
void revealOptions(const Table&, Options&);
void castFreeOptions(const Table&, Options&);

} // namespace triptych::kryptik
