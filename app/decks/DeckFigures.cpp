#include "app/decks/DeckFigures.h"

#include <algorithm>
#include <map>

using triptych::decks::DeckList;
using triptych::decks::Entry;

namespace deckroom {

namespace {

constexpr std::size_t curveLength = 9; // 0 to 7, and what costs more
constexpr int turnsShown = 8;
constexpr int gamesPlayed = 400;

/// What a value of a field is called: by the facet that asks for that field, or as it is printed.
DeckFigures::Share shareOf(
    const DeckDesk& desk, const Facet* facet, const std::string& value, int count)
{
    QString asked = QString::fromStdString(value);
    const std::size_t field
        = facet ? desk.index().field(facet->field.toStdString()) : triptych::cards::CardIndex::npos;
    if (field != triptych::cards::CardIndex::npos)
        for (const auto& [letter, word] : desk.index().fields()[field].letters)
            if (word == value)
                asked = QChar::fromLatin1(letter);
    const qsizetype at = facet ? facet->values.indexOf(asked) : -1;
    return at < 0 ? DeckFigures::Share { asked, {}, count }
                  : DeckFigures::Share { facet->titles.at(at), facet->icons.at(at), count };
}

} // namespace

DeckFigures figuresOf(const DeckDesk& desk, const DeckList& deck)
{
    const triptych::decks::DeckRules rules = desk.deckRules(QString::fromStdString(deck.ruleset));
    DeckFigures figures;
    figures.counted = triptych::decks::statisticsOf(desk.index(), deck, rules);
    figures.curve = QList<int>(curveLength);
    for (std::size_t cost = 0; cost < figures.counted.curve.size(); ++cost)
        figures.curve[static_cast<qsizetype>(std::min(cost, curveLength - 1))]
            += figures.counted.curve[cost];
    for (const triptych::decks::Counted& counted : figures.counted.counts) {
        const QString field = QString::fromStdString(counted.field);
        const auto facet = std::ranges::find(desk.facets(), field, &Facet::field);
        const Facet* const known = facet == desk.facets().end() ? nullptr : &*facet;
        DeckFigures::Group group { known ? known->title : field, {} };
        for (const auto& [value, count] : counted.shares)
            group.shares.append(shareOf(desk, known, value, count));
        figures.groups.append(group);
    }
    figures.turns
        = triptych::decks::playAlone(desk.index(), deck, rules, turnsShown, gamesPlayed, 1, true);
    return figures;
}

QList<Difference> differences(const DeckList& before, const DeckList& after)
{
    std::map<std::string, Difference> all;
    const auto count = [&all](const DeckList& deck, int Difference::*where) {
        for (const Part part :
            { Part::Hero, Part::Champion, Part::GuildMaster, Part::Main, Part::Side })
            for (const Entry& entry : entriesOf(deck, part)) {
                all[entry.card].card = entry.card;
                all[entry.card].*where += entry.count;
            }
    };
    count(before, &Difference::before);
    count(after, &Difference::after);
    QList<Difference> differences;
    for (const auto& [card, each] : all)
        if (each.before != each.after)
            differences.append(each);
    return differences;
}

} // namespace deckroom
