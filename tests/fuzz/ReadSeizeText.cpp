#include "fuzz/Readers.h"

#include "seize/text/Parse.h"
#include "seize/text/printing/Print.h"

namespace triptych::fuzz {

Verdict readSeizeText(std::string_view bytes)
{
    if (auto refused = noText(bytes))
        return *refused;
    Verdict verdict;
    using seize::Paper;
    for (const auto paper :
        { Paper::Mercenary, Paper::Treasure, Paper::Instant, Paper::Attack, Paper::Event }) {
        const seize::Parsed parsed = seize::parseText(bytes, paper, "card");
        verdict.read = verdict.read || parsed.problems.empty();
        add(verdict, parsed.problems);
        seize::print(parsed.abilities);
        for (const seize::Ability& ability : parsed.abilities)
            seize::explain(ability);
    }
    return verdict;
}

} // namespace triptych::fuzz
