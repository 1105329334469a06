#include "fuzz/Readers.h"

#include "kryptik/text/Parse.h"
#include "kryptik/text/printing/Print.h"

namespace triptych::fuzz {

Verdict readKryptikText(std::string_view bytes)
{
    if (auto refused = noText(bytes))
        return *refused;
    Verdict verdict;
    const auto note = [&](const kryptik::Parsed& parsed) {
        verdict.read = verdict.read || parsed.problems.empty();
        add(verdict, parsed.problems);
        kryptik::print(parsed.abilities);
        for (const kryptik::Ability& ability : parsed.abilities)
            kryptik::explain(ability);
    };
    note(kryptik::parseText(bytes, kryptik::CardType::Citizen, "card"));
    note(kryptik::parseText(bytes, kryptik::CardType::Spell, "card"));
    note(kryptik::parseYearText(bytes, "card"));
    return verdict;
}

} // namespace triptych::fuzz
