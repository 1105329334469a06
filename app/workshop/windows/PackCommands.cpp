#include "app/workshop/windows/PackCommands.h"

#include "app/services/SafeFile.h"
#include "app/widgets/Messages.h"
#include "app/workshop/PackFile.h"
#include "app/workshop/SharedPack.h"

#include <QFileDialog>
#include <QInputDialog>

namespace workshop {

PackCommands::PackCommands(QWidget* window, deckroom::DeckRoom& room, const QString& game)
    : m_window(window)
    , m_room(room)
    , m_game(game)
{
}

void PackCommands::tell(const QString& title, const QString& problem) const
{
    messages::tell(m_window, title, { problem });
}

QString PackCommands::askName(const QString& title, const QString& before) const
{
    bool agreed = false;
    const QString name = QInputDialog::getText(
        m_window, title, tr("What is it called?"), QLineEdit::Normal, before, &agreed)
                             .trimmed()
                             .left(80);
    return agreed ? name : QString();
}

QString PackCommands::make() const
{
    const QString name = askName(tr("New pack"), tr("My cards"));
    if (name.isEmpty())
        return {};
    const packs::Kept kept = packs::create(m_game, name);
    if (kept.problem.isEmpty())
        return kept.path;
    tell(tr("The pack was not made"), kept.problem);
    return {};
}

QString PackCommands::copy(const QString& pack, const std::function<bool()>& mayLeave) const
{
    const QString name
        = askName(tr("Copy the pack"), tr("%1, a copy").arg(packs::read(pack).pack.name));
    if (name.isEmpty() || !mayLeave())
        return {};
    const packs::Kept kept = packs::copy(pack, name);
    if (kept.problem.isEmpty())
        return kept.path;
    tell(tr("The pack was not copied"), kept.problem);
    return {};
}

bool PackCommands::rename(const QString& pack) const
{
    const QString name = askName(tr("Rename the pack"), packs::read(pack).pack.name);
    if (name.isEmpty())
        return false;
    if (const QString why = packs::rename(pack, name); !why.isEmpty())
        tell(tr("The pack was not renamed"), why);
    return true;
}

bool PackCommands::throwAway(const QString& pack) const
{
    if (!messages::isAgreed(m_window, tr("Throw this pack away?"),
            tr("The file of \"%1\" goes into the bin, with all its cards. Decks that have them can "
               "then not be played.")
                .arg(packs::read(pack).pack.name),
            tr("Throw it away"), tr("Keep it"), messages::Cost::Lost))
        return false;
    const QString why = packs::throwAway(pack);
    if (!why.isEmpty())
        tell(tr("The pack cannot be thrown away"), why);
    return why.isEmpty();
}

QString PackCommands::share(const QString& pack) const
{
    QString path = QFileDialog::getSaveFileName(m_window, tr("Share the pack"),
        packs::read(pack).pack.name + QStringLiteral(".triptych-pack"),
        tr("Packs to share (*.triptych-pack)"));
    if (path.isEmpty())
        return {};
    if (!path.endsWith(u".triptych-pack") && !path.endsWith(u".json"))
        path += QStringLiteral(".triptych-pack");
    const sharedpack::Printed printed = sharedpack::print(pack);
    const QString why
        = printed.problem.isEmpty() ? safefile::write(path, printed.bytes) : printed.problem;
    if (why.isEmpty() && printed.left.isEmpty())
        return tr("Written as %1; whoever gets it opens it with Triptych.").arg(path);
    if (!why.isEmpty())
        tell(tr("The pack was not written"), why);
    else
        messages::tell(m_window, tr("The pack was written without some pictures"),
            messages::firstOf(printed.left, 8));
    return {};
}

TakenIn PackCommands::takeIn() const
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Take in a pack"), {}, tr("Packs (*.triptych-pack *.json);;All files (*)"));
    return path.isEmpty() ? TakenIn() : workshop::takeIn(m_window, m_room, path);
}

} // namespace workshop
