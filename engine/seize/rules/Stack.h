#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-STACK-*: what waits on the stack.
namespace triptych::seize {

std::size_t stackRoom(const State&); ///< RULING "crowded table": what might not fit is not offered.
bool hasRoom(const State&, std::size_t items = 1);
StackItem& push(State&, StackItem);
/// What this does, or what this is as it is played, by its controller.
StackItem itemOf(const State&, StackItem::Kind, Index source);
/// What has become of an item. Who may not see its source any more, in a hand, is not told which it was.
void tellOfItem(const Table&, Event::Kind, const StackItem&);
void resolveTop(const Table&);
void run(const Table&, CarryOut);
void run(const Table&, FinishResolving);
/// A card that waited on the stack and will not come into play goes where it belongs.
void discardFromStack(const Table&, const StackItem&);
void counterItem(const Table&, std::uint8_t serial);
StackItem* itemOf(State&, std::uint8_t serial);

} // namespace triptych::seize
