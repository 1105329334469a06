#pragma once

#include "altered/decks/Reference.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Decks as a short code for an address: bits, first the highest, as Base64. A version, groups of
// cards by set, and of each card its copies, product, faction, number, rarity and serial number.
// Several layouts are in use, and all of them call themselves version 1.
namespace triptych::altered {

enum class CodeDialect {
    Package,  ///< As the library that most sites share writes it today.
    Package9, ///< ... with one set more whose rarities have two bits.
    Service,  ///< As the service of a community writes it: a bit more on every card.
    First,    ///< As the first example of 2024 has it: no products, serials of two lengths.
};

struct CodedCard
{
    Reference reference;
    int count = 1;
    bool operator==(const CodedCard&) const = default;
};

struct Coded
{
    std::string code;
    std::vector<std::string> leftOut; ///< Why cards are not in it, a sentence each.
};
Coded encode(const std::vector<CodedCard>&, CodeDialect);

struct Decoded
{
    std::vector<CodedCard> cards;
    CodeDialect dialect = CodeDialect::Package;
    std::string problem; ///< Empty: the code was read whole.
};
/// In one dialect. Bits that are left over, but for those that fill up the last byte, are a problem.
Decoded decode(std::string_view code, CodeDialect);
/// In the dialect that reads it whole and of whose cards most are known.
Decoded decode(std::string_view code, const std::function<bool(const Reference&)>& isKnown);

/// Whether a text may be such a code: one word of Base64 that begins like version 1.
bool looksLikeCode(std::string_view text);

} // namespace triptych::altered
