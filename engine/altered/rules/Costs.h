#pragma once

#include "altered/rules/Playing.h"

// 5.1.2.e, 5.1.2.h What playing a card costs, and paying it.
namespace triptych::altered {

int costOf(const Table&, Index, Seat, std::uint8_t detail, const Price& = {});
/// How much "you may discard a card to reduce my cost" could take off.
int possibleReduction(const Table&, Index, const Viewpoint&);
/// Whether "the next ... is free" makes it free: v1 7.4.5 of Tough as well.
bool isFree(const Table&, Index, Seat, std::uint8_t detail, const Price&);
int readyMana(const State&, Seat);
void payMana(const Table&, Seat, int);

/// 7.4.7 What an opponent's Tough object costs to target; 0 when it is nothing or has been paid.
int toughCost(const Table&, Index);

} // namespace triptych::altered
