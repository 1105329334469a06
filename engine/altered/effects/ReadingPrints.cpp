#include "altered/effects/ReadingPrints.h"

#include <algorithm>

namespace triptych::altered {

bool isPrintedNoun(const Facts& facts, const Noun& noun)
{
    switch (noun.kind) {
    case Noun::Kind::Character:
        return facts.type == CardType::Character;
    case Noun::Kind::Permanent:
        return facts.type == CardType::Landmark || facts.type == CardType::ExpeditionPermanent;
    case Noun::Kind::Landmark:
        return facts.type == CardType::Landmark;
    case Noun::Kind::ExpeditionPermanent:
        return facts.type == CardType::ExpeditionPermanent;
    case Noun::Kind::Spell:
        return facts.type == CardType::Spell;
    case Noun::Kind::Token:
        return facts.token;
    case Noun::Kind::Subtype:
        return ((facts.subtypes >> (noun.subtypeNumber & 63)) & 1) != 0;
    default:
        return true;
    }
}

namespace {

bool isPrintedNumber(const Board& b, const Facts& facts, const Trait& t, const View& v)
{
    const int limit = valueOf(b, t.amount, v);
    if (t.stat == Stat::HandCost || t.stat == Stat::BaseCost)
        return isCompared(facts.handCost, t.compare, limit);
    if (t.stat == Stat::ReserveCost)
        return isCompared(facts.reserveCost, t.compare, limit);
    for (std::size_t k = 0; k < facts.statistics.size(); ++k)
        if ((t.terrains == 0 || t.stat == Stat::EveryStatistic || (t.terrains & (1u << k)))
            && !isCompared(facts.statistics[k], t.compare, limit))
            return false;
    return true;
}

bool isPrintedTrait(const Board& b, const Facts& facts, const Trait& t, const View& v)
{
    switch (t.kind) {
    case Trait::Kind::Token:
        return facts.token != t.no;
    case Trait::Kind::Subtype:
        return isPrintedNoun(facts, t.noun) != t.no;
    case Trait::Kind::Number:
        return isPrintedNumber(b, facts, t, v);
    case Trait::Kind::BaseZero:
        return facts.type == CardType::Character
            && std::ranges::find(facts.statistics, std::int8_t { 0 }) != facts.statistics.end();
    default:
        return true;
    }
}

} // namespace

bool fitsAsPrinted(const Board& b, std::uint16_t card, const Filter& filter, const View& v)
{
    const Facts& facts = b.cards.facts(card);
    if (!filter.nouns.empty() && std::ranges::none_of(filter.nouns, [&](const Noun& noun) {
            return isPrintedNoun(facts, noun);
        }))
        return false;
    const auto fits = [&](const Trait& trait) { return isPrintedTrait(b, facts, trait, v); };
    return std::ranges::all_of(filter.before, fits) && std::ranges::all_of(filter.after, fits);
}

} // namespace triptych::altered
