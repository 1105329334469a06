#include "app/decks/CardFilter.h"

#include <QRegularExpression>

#include <algorithm>

namespace deckroom {

namespace {

std::vector<std::string> wordsOf(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\"([^\"]*)\"?|(\\S+)"));
    std::vector<std::string> words;
    for (auto matches = word.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString found = match.captured(1) + match.captured(2);
        if (!found.isEmpty())
            words.push_back(folded(found));
    }
    return words;
}

} // namespace

std::vector<std::uint32_t> matching(const DeckDesk& desk, const CardFilter& filter)
{
    const std::vector<std::string> words = wordsOf(filter.words);
    const auto kin = static_cast<std::size_t>(desk.kinship());
    const auto holds = [&](std::size_t card) {
        const CardFacts& facts = desk.facts(card);
        switch (filter.which) {
        case CardFilter::Which::All:
            break;
        case CardFilter::Which::Playable:
            if (!facts.understood)
                return false;
            break;
        case CardFilter::Which::NotUnderstood:
            if (facts.understood)
                return false;
            break;
        case CardFilter::Which::Own:
            if (!facts.own)
                return false;
            break;
        }
        if (filter.costs != 0
            && (facts.cost < 0 || (filter.costs >> std::min(facts.cost, 8) & 1U) == 0))
            return false;
        for (std::size_t facet = 0; facet < filter.values.size(); ++facet)
            if (filter.values[facet] != 0 && (filter.values[facet] & facts.values[facet]) == 0)
                return false;
        if (!filter.set.isEmpty() && facts.set != filter.set)
            return false;
        if (filter.kinship != 0 && (facts.values[kin] & filter.kinship) == 0)
            return false;
        return std::ranges::all_of(words, [&facts](const std::string& word) {
            return facts.folded.find(word) != std::string::npos;
        });
    };
    std::vector<std::uint32_t> cards;
    const QList<DeckPlace> places
        = filter.onlyFitting ? desk.places(filter.ruleset) : QList<DeckPlace>();
    for (std::size_t card = 0; card < desk.size(); ++card) {
        if (!holds(card))
            continue;
        if (filter.onlyFitting
            && (!desk.facts(card).understood
                || std::ranges::none_of(places, [&](const DeckPlace& place) {
                       return desk.mayHold(place.part, card, filter.ruleset);
                   })))
            continue;
        cards.push_back(static_cast<std::uint32_t>(card));
    }
    return cards;
}

} // namespace deckroom
