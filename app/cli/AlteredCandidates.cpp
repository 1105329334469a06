#include "cli/AlteredCandidates.h"

#include "altered/Options.h"

#include <algorithm>
#include <cctype>
#include <tuple>

namespace triptych::cli {

namespace {

using altered::Card;
using altered::CardType;
using altered::Rarity;

/// What a text asks to be there, and this card is.
bool isAskedFor(const Card& card, const std::set<std::string>& topics)
{
    switch (card.type) {
    case CardType::Landmark:
        return topics.contains("landmark") || topics.contains("permanent");
    case CardType::ExpeditionPermanent:
        return topics.contains("permanent");
    case CardType::Spell:
        return topics.contains("spell");
    case CardType::Hero:
    case CardType::Character:
    case CardType::Mana:
        break;
    }
    return false;
}

} // namespace

std::set<std::string> topicsOf(const Card& card)
{
    std::set<std::string> topics(card.subtypes.begin(), card.subtypes.end());
    std::string word;
    for (const char letter : card.text + ' ' + card.support + ' ') {
        const auto c = static_cast<unsigned char>(letter);
        if (std::isalpha(c)) {
            word += static_cast<char>(std::tolower(c));
            continue;
        }
        while (word.size() > 4 && word.ends_with('s'))
            word.pop_back();
        if (word.size() > 3)
            topics.insert(word);
        word.clear();
    }
    return topics;
}

AlteredCandidates::AlteredCandidates(std::vector<Candidate>& candidates, Random& random)
    : m_candidates(candidates)
    , m_random(random)
{
    for (const Candidate& each : m_candidates)
        for (const std::string& topic : each.topics)
            ++m_speakers[topic];
}

std::vector<Candidate*> AlteredCandidates::inRandomOrder(altered::Faction faction, bool heroes)
{
    std::vector<std::tuple<bool, bool, std::size_t, std::uint32_t, Candidate*>> order;
    for (Candidate& each : m_candidates) {
        const bool hero = each.card->type == CardType::Hero;
        const bool fits = each.card->faction == faction
            || (!hero && each.card->faction == altered::Faction::Neutral);
        if (fits && hero == heroes)
            order.emplace_back(!each.own, each.done, each.used, m_random.below(1'000'000), &each);
    }
    std::ranges::sort(order);
    std::vector<Candidate*> list;
    for (const auto& entry : order)
        list.push_back(std::get<Candidate*>(entry));
    return list;
}

double AlteredCandidates::kinship(const Candidate& one, const Candidate& other) const
{
    double sum = isAskedFor(*other.card, one.topics) ? 1 : 0;
    for (const std::string& topic : one.topics)
        if (other.topics.contains(topic))
            sum += 1.0 / m_speakers.at(topic);
    return sum;
}

std::vector<Candidate*> AlteredCandidates::withCompany(std::vector<Candidate*> order) const
{
    constexpr std::size_t most = 5;
    std::size_t few = 0;
    while (few < std::min(most, order.size()) && !order[few]->done && order[few]->own)
        ++few;
    if (few == 0)
        return order;
    const auto rest = order.begin() + static_cast<std::ptrdiff_t>(few);
    std::map<const Candidate*, double> near;
    for (auto it = rest; it != order.end(); ++it)
        for (std::size_t k = 0; k < few; ++k)
            near[*it] += kinship(*order[k], **it);
    std::stable_sort(
        rest, order.end(), [&](Candidate* x, Candidate* y) { return near.at(x) > near.at(y); });
    order.resize(std::min(order.size(), few + most));
    return order;
}

decks::DeckList AlteredCandidates::make(const std::string& ruleset, bool limited, bool narrow)
{
    decks::DeckList made;
    made.game = "altered";
    made.ruleset = limited ? ruleset + "-limited" : ruleset;
    const auto faction = static_cast<altered::Faction>(
        m_random.below(static_cast<std::uint32_t>(altered::factionCount - 1)));
    if (const auto heroes = inRandomOrder(faction, true); !heroes.empty()) {
        made.hero = heroes.front()->card->id;
        ++heroes.front()->used;
    }
    const std::size_t size = limited ? 29 : 39;
    std::map<std::string, int> copies;
    int rares = 0, uniques = 0;
    std::size_t count = 0;
    std::vector<Candidate*> few;
    if (narrow)
        few = withCompany(inRandomOrder(faction, false));
    for (int round = 0; round < 30 && count < size; ++round)
        for (Candidate* each : narrow&& round < 4 ? few : inRandomOrder(faction, false)) {
            const Card& card = *each->card;
            const bool room = limited
                || (copies[card.name] < std::min(3, card.limit.value_or(3))
                    && (card.rarity != Rarity::Rare || rares < 15)
                    && (card.rarity != Rarity::Unique || uniques < 3));
            if (count == size || !room)
                continue;
            ++count;
            ++copies[card.name];
            rares += card.rarity == Rarity::Rare;
            uniques += card.rarity == Rarity::Unique;
            ++each->used;
            made.main.push_back({ card.id, 1 });
        }
    return made;
}

} // namespace triptych::cli
