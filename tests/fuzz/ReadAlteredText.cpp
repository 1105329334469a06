#include "fuzz/Readers.h"

#include "altered/text/Parse.h"
#include "altered/text/explaining/Explain.h"
#include "altered/text/printing/Print.h"

namespace triptych::fuzz {

Verdict readAlteredText(std::string_view bytes)
{
    if (auto refused = noText(bytes))
        return *refused;
    Verdict verdict;
    const auto note = [&](const altered::Parsed& parsed) {
        verdict.read = verdict.read || parsed.problems.empty();
        add(verdict, parsed.problems);
        altered::printText(parsed.abilities);
        altered::explainText(parsed.abilities);
    };
    note(altered::parseText(bytes, altered::CardType::Character, "card"));
    note(altered::parseText(bytes, altered::CardType::Spell, "card"));
    note(altered::parseSupport(bytes, "card"));
    return verdict;
}

} // namespace triptych::fuzz
