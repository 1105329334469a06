#include "app/decks/Printings.h"

#include "app/decks/DeckDesk.h"

using triptych::decks::DeckList;
using triptych::decks::Entry;

namespace deckroom {

QStringList Printings::of(const DeckDesk& desk, std::size_t card)
{
    constexpr qsizetype most = 12;
    const auto line = [&desk](std::size_t number) {
        const QString& set = desk.facts(number).set;
        if (desk.isSuperseded(number))
            return tr("Set %1, number %2: yours has taken its place").arg(set, desk.cardId(number));
        if (desk.corrected(number) != DeckDesk::npos)
            return tr("Set %1, number %2, your own wording of the card of set %3")
                .arg(set, desk.cardId(number), desk.facts(desk.corrected(number)).set);
        return desk.isOwn(number)
            ? tr("Set %1, number %2, from your own files").arg(set, desk.cardId(number))
            : tr("Set %1, number %2").arg(set, desk.cardId(number));
    };
    QStringList all { line(card) };
    int more = 0;
    for (std::size_t other = 0; other < desk.size(); ++other)
        if (other != card
            && (desk.facts(other).name == desk.facts(card).name || other == desk.corrected(card))) {
            if (all.size() < most)
                all.append(line(other));
            else
                ++more;
        }
    if (more > 0)
        all.append(tr("and %n more of this name", nullptr, more));
    return all;
}

QStringList Printings::correctedIn(const DeckDesk& desk, const DeckList& deck)
{
    QStringList names;
    if (!desk.hasCorrections())
        return names;
    for (const Part part :
        { Part::Main, Part::Side, Part::Hero, Part::Champion, Part::GuildMaster })
        for (const Entry& entry : entriesOf(deck, part))
            if (const std::size_t card = desk.find(entry.card); card != DeckDesk::npos
                && desk.corrected(card) != DeckDesk::npos && !names.contains(desk.facts(card).name))
                names.append(desk.facts(card).name);
    return names;
}

} // namespace deckroom
