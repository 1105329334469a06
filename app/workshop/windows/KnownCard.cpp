#include "app/workshop/windows/KnownCard.h"

#include "app/decks/DeckDesk.h"
#include "app/widgets/Messages.h"

#include <QInputDialog>
#include <QMap>

namespace workshop {

Json KnownCard::ask(QWidget* window, const deckroom::DeckDesk* desk, const QString& title,
    const QString& words, Whose whose)
{
    constexpr std::size_t none = deckroom::DeckDesk::npos;
    const bool ofTheProgram = whose == Whose::Programs;
    if (!desk)
        return {};
    QMap<QString, std::size_t> names;
    for (std::size_t n = 0; n < desk->size(); ++n) {
        if (desk->isSuperseded(n) || (ofTheProgram && desk->isOwn(n)))
            continue;
        const QString name = desk->facts(n).name;
        names.insert(names.contains(name) ? tr("%1 (%2)").arg(name, desk->cardId(n)) : name, n);
    }
    bool agreed = false;
    const QString chosen
        = QInputDialog::getItem(window, title, words, names.keys(), 0, true, &agreed);
    if (!agreed)
        return {};
    std::size_t found = names.value(chosen, none);
    if (!names.contains(chosen))
        found = desk->find(chosen.toStdString());
    if (found != none && ofTheProgram && desk->isOwn(found)) {
        messages::tell(window, tr("This card is yours already"),
            { tr("\"%1\" is in one of your packs; change it there.")
                    .arg(desk->facts(found).name) });
        return {};
    }
    if (found != none)
        return desk->library().printed(found);
    messages::tell(window, tr("There is no such card"),
        { tr("No card of this game is called \"%1\".").arg(chosen.left(80)) });
    return {};
}

bool KnownCard::mayTakeThePlaceOf(
    QWidget* window, const deckroom::DeckDesk* desk, const QString& id, const QString& agreed)
{
    const std::size_t found = desk ? desk->find(id.toStdString()) : deckroom::DeckDesk::npos;
    if (found == deckroom::DeckDesk::npos || desk->cardId(found) != id)
        return true;
    const QString& name = desk->facts(found).name;
    if (desk->isOwn(found)) {
        messages::tell(window, tr("The card was not kept"),
            { tr("The number %1 is that of %2. Choose another one, or leave it empty: then the "
                 "card is given the next one.")
                    .arg(id, name) });
        return false;
    }
    return id == agreed
        || messages::isAgreed(window, tr("Take the place of a card?"),
            tr("The number %1 is that of %2, which comes with the program. Decks would then use "
               "yours in its place, until you throw it away.")
                .arg(id, name),
            tr("Take its place"), tr("Go on writing"), messages::Cost::Nothing);
}

} // namespace workshop
