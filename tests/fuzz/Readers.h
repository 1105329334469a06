#pragma once

#include "core/Problem.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

// Everything that reads what somebody else has written, as functions from bytes. The fuzzer, the
// replay of its corpus and the folder of damaged files all go through these.
namespace triptych::fuzz {

/// What a reader made of some bytes.
struct Verdict
{
    bool read = false; ///< It was used; else the problems say why not.
    Problems said;     ///< Problems and warnings.
};

// One a file, so that a fuzzer of one format needs nothing of the others.
Verdict readJson(std::string_view bytes);     // ReadJson
Verdict readEnvelope(std::string_view bytes); // ReadEnvelope: packs and decks, without their games
Verdict readPack(std::string_view bytes);     // ReadFiles: card packs, and published card files
Verdict readDeck(std::string_view bytes);     // deck files and lists
Verdict readScenario(std::string_view bytes); //
Verdict readJournal(std::string_view bytes);  //
Verdict readKryptikText(std::string_view bytes); // ReadKryptikText
Verdict readSeizeText(std::string_view bytes);   // ReadSeizeText
Verdict readAlteredText(std::string_view bytes); // ReadAlteredText

struct Reader
{
    std::string_view name; ///< Also of its corpus and its dictionary.
    Verdict (*read)(std::string_view bytes);
};
std::span<const Reader> readers();
const Reader* readerNamed(std::string_view name); ///< nullptr when there is none.

void add(Verdict&, const Problems&);
/// Texts come out of JSON, so they are always UTF-8; a verdict on those that are not.
std::optional<Verdict> noText(std::string_view bytes);

/// What must not be, whatever the bytes were: something refused without a word, a problem without a
/// sentence, a match that breaks a law of its game. Empty when all is well.
std::string fault(const Verdict&);

} // namespace triptych::fuzz
