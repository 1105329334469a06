#include "app/workshop/windows/TakingIn.h"

#include "app/decks/DeckRoom.h"
#include "app/widgets/Messages.h"
#include "app/workshop/SharedPack.h"

#include <QApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>

namespace workshop {

namespace {

/// What is in it, in sentences.
QString summary(const SharedPack& shared, const QString& title, const QStringList& doubled)
{
    QStringList lines { TakenIn::tr("\"%1\" for %2: %3.")
                            .arg(shared.name.left(80), title,
                                TakenIn::tr("%n cards", nullptr, shared.cards)) };
    if (shared.playable < shared.cards)
        lines.append(TakenIn::tr("%n of them cannot be played: their text is not understood.",
            nullptr, shared.cards - shared.playable));
    if (!shared.pictures.isEmpty())
        lines.append(TakenIn::tr(
            "%n pictures come with them.", nullptr, static_cast<int>(shared.pictures.size())));
    if (!doubled.isEmpty())
        lines.append(TakenIn::tr(
            "Cards with these numbers are there already: %1. Those of this pack take the "
            "place of those that come with the program; of two packs of yours the later "
            "one in the alphabet counts.")
                         .arg(messages::firstOf(doubled, 6).join(QStringLiteral(", "))));
    return lines.join(u'\n');
}

enum class Choice { New, Instead, Not };

Choice asked(QWidget* parent, const QString& words, const QStringList& left, bool earlier)
{
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("takeIn"));
    box.setWindowTitle(TakenIn::tr("Take this pack in?"));
    box.setTextFormat(Qt::PlainText); // Strangers' words are words.
    box.setText(words);
    if (!left.isEmpty()) {
        QStringList lines { TakenIn::tr("Not everything in it can be used:") };
        lines += messages::firstOf(left, 6);
        box.setInformativeText(lines.join(u'\n'));
    }
    const QPushButton* instead = earlier
        ? box.addButton(TakenIn::tr("Put it in place of the one you have"), QMessageBox::AcceptRole)
        : nullptr;
    QPushButton* fresh = box.addButton(
        earlier ? TakenIn::tr("Keep both") : TakenIn::tr("Take it in"), QMessageBox::AcceptRole);
    QPushButton* back = box.addButton(TakenIn::tr("Leave it"), QMessageBox::RejectRole);
    box.setDefaultButton(fresh);
    box.setEscapeButton(back);
    box.exec();
    return box.clickedButton() == back || !box.clickedButton() ? Choice::Not
        : instead && box.clickedButton() == instead            ? Choice::Instead
                                                               : Choice::New;
}

} // namespace

TakenIn takeIn(QWidget* parent, deckroom::DeckRoom& room, const QString& path)
{
    QApplication::setOverrideCursor(Qt::WaitCursor);
    SharedPack shared = sharedpack::readFile(path);
    QApplication::restoreOverrideCursor();
    if (!shared.problem.isEmpty()) {
        messages::tell(parent, TakenIn::tr("This pack cannot be used"),
            messages::firstOf(shared.problem.split(u'\n'), 8));
        return {};
    }
    const deckroom::DeckDesk* desk = room.desk(shared.game);
    const QString earlier = sharedpack::earlierOf(shared);
    if (!earlier.isEmpty() && QFileInfo(earlier) == QFileInfo(path))
        return { true, shared.game, earlier }; // It is the person's own pack.
    const QStringList doubled
        = desk ? sharedpack::doubled(shared, desk->library(), earlier) : QStringList();
    const Choice choice
        = asked(parent, summary(shared, desk ? desk->title() : shared.game, doubled), shared.left,
            !earlier.isEmpty());
    if (choice == Choice::Not)
        return {};
    QProgressDialog progress(TakenIn::tr("Taking in the pictures"), TakenIn::tr("Stop"), 0,
        static_cast<int>(shared.pictures.size()), parent);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(500);
    shared.left.clear();
    const packs::Kept kept = sharedpack::takeIn(
        shared, choice == Choice::Instead ? earlier : QString(), [&](int done, int all) {
            progress.setMaximum(all);
            progress.setValue(done);
            return !progress.wasCanceled();
        });
    progress.reset();
    if (!kept.problem.isEmpty()) {
        messages::tell(parent, TakenIn::tr("The pack was not taken in"), { kept.problem });
        return {};
    }
    if (kept.path.isEmpty())
        return {};
    if (!shared.left.isEmpty())
        messages::tell(parent, TakenIn::tr("Not everything could be taken in"),
            messages::firstOf(shared.left, 8));
    return { true, shared.game, kept.path };
}

} // namespace workshop
