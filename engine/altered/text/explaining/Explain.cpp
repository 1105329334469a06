#include "altered/text/explaining/Explain.h"

#include "altered/text/explaining/German.h"
#include "altered/text/printing/Phrases.h"
#include "altered/text/printing/Print.h"
#include "text/Spelling.h"

#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

// Plain words: the printed ability with its symbols spoken, when it works, and what its keywords mean.
namespace triptych::altered {
namespace {

using Meaning = std::pair<std::string_view, std::string_view>;

constexpr std::array symbols { Meaning { "{J}", "When I join an Expedition or the Landmarks:" },
    Meaning { "{H}", "When I am played from hand:" },
    Meaning { "{R}", "When I am played from Reserve:" }, Meaning { "{T}", "Exhaust me" },
    Meaning { "{D}", "Discard me from Reserve" },
    Meaning { "{I} ", "While I am ready in Reserve: " }, Meaning { "{j}", "joining" },
    Meaning { "{h}", "from-hand" }, Meaning { "{r}", "from-Reserve" }, Meaning { "{V}", "Forest" },
    Meaning { "{M}", "Mountain" }, Meaning { "{O}", "Ocean" } };

// 7.3, 7.4: each once, after the ability that names it.
constexpr std::array meanings {
    Meaning {
        "[Anchored]", "An Anchored Character stays through Rest and then stops being Anchored." },
    Meaning { "[Asleep]",
        "The statistics of a sleeping Character do not count at Dusk; it stays through Rest and "
        "wakes." },
    Meaning { "[Boosted]", "Boosted means having at least one boost." },
    Meaning { "[Fleeting]", "What is Fleeting is discarded where it would go to Reserve." },
    Meaning { "[Cooldown]", "When it goes to Reserve after its effect, it is exhausted there." },
    Meaning { "[Defender]", "Its Expedition does not move forward at Dusk." },
    Meaning { "[Eternal]", "It stays through Rest." },
    Meaning { "[Gigantic]", "It is in both Expeditions of its controller." },
    Meaning { "[Scout]", "It may be played from hand for that cost; it then goes to Reserve." },
    Meaning { "[Seasoned]", "It keeps its boosts when it goes to Reserve." },
    Meaning { "[Tough", "Opponents pay that much mana more to target it." },
    Meaning { "Resuppl", "To Resupply is to put the top card of the deck in Reserve." },
    Meaning {
        "Exhausted Resuppl", "A card resupplied exhausted cannot be played until it is ready." },
    Meaning { "[Sabotage", "To Sabotage is to discard up to one target card from a Reserve." },
    Meaning { "[Augment]", "To augment is to add one more of a counter that is already there." },
    Meaning { "[After You]", "After You ends the turn, and is not a pass." },
    Meaning { "[Rush]", "To Rush is to play a card at once, for its cost." },
    Meaning { "Ascend", "An Ascended Expedition also moves forward on a tie above zero." },
    Meaning {
        "boost", "A boost is one more of each statistic, and is lost on leaving the Expeditions." }
};

std::string spoken(std::string text)
{
    for (const auto& [symbol, words] : symbols)
        for (std::size_t at = text.find(symbol); at != std::string::npos;
             at = text.find(symbol, at + words.size()))
            text.replace(at, symbol.size(), words);
    std::erase_if(text, [](char c) { return c == '[' || c == ']'; });
    return text;
}

std::string_view kindOf(const Ability& ability)
{
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        return "Always";
    case Ability::Kind::Quick:
        return "Quick action, for its cost";
    case Ability::Kind::Reaction:
        return "Reaction";
    case Ability::Kind::Passive:
        return "As long as this works";
    case Ability::Kind::SpellEffect:
        return "When this resolves";
    case Ability::Kind::Declared:
        break;
    }
    return "While this is being played";
}

} // namespace

std::string explain(const Ability& ability, text::Tongue tongue)
{
    if (tongue == text::Tongue::German)
        return german::explained(ability);
    const std::string printed = print(ability);
    std::string all = fmt::format("{}: {}", kindOf(ability), spoken(printed));
    for (const auto& [word, meaning] : meanings)
        if (printed.find(word) != std::string::npos)
            all += fmt::format(" {}", meaning);
    return all;
}

std::string explainText(const std::vector<Ability>& abilities, text::Tongue tongue)
{
    std::string all;
    for (const Ability& ability : abilities)
        all += explain(ability, tongue) + "\n";
    return all;
}

} // namespace triptych::altered
