#pragma once

#include "text/Tokens.h"

#include <cstdint>
#include <span>
#include <string_view>

// What people put in brackets: mostly what a keyword means, now and then a rule of the card.
namespace triptych::text {

/// What is said of a term where somebody is reminded of it: whole words, or how such words begin
/// ("block" is "blocked" and "blockers" too), apart from those that every sentence has.
struct Reminder
{
    std::string_view term;
    std::string_view words;
};

/// Words in brackets behind a term that repeat its rules go: `terms` may have whole sentences behind
/// them, and `reminders` whatever is made of their words. `nouns`: what cards are called, which every
/// reminder may say.
void dropReminders(Tokens&, std::span<const std::string_view> terms,
    std::span<const Reminder> reminders, std::span<const std::string_view> nouns);

/// What else stands in brackets is said as if they were not there, where nothing stands before it
/// whose rules it might repeat, or where it limits something. Returns the column of the first, or 0.
std::uint32_t openBrackets(
    Tokens&, std::span<const std::string_view> terms, std::span<const Reminder> reminders);

} // namespace triptych::text
