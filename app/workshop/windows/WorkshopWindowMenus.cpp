#include "app/workshop/windows/WorkshopWindow.h"

#include "app/decks/DeckRoom.h"
#include "app/services/SafeFile.h"
#include "app/widgets/Messages.h"
#include "app/workshop/DraftCard.h"
#include "app/workshop/OwnPicture.h"
#include "app/workshop/SharedPack.h"
#include "app/workshop/windows/CardEditor.h"
#include "app/workshop/windows/TakingIn.h"

#include <QAction>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

// What the menus of the workshop do: packs, pictures, giving and taking.
namespace workshop {

void WorkshopWindow::makeMenus()
{
    QMenu* card = menuBar()->addMenu(tr("&Card"));
    card->addAction(tr("&New card"), QKeySequence::New, this, &WorkshopWindow::newCard);
    card->addAction(tr("&Begin from another card…"), QKeySequence(Qt::CTRL | Qt::Key_B), this,
        &WorkshopWindow::fromKnownCard);
    card->addAction(tr("C&orrect a card of the program…"), QKeySequence(Qt::CTRL | Qt::Key_R), this,
            &WorkshopWindow::correctCard)
        ->setObjectName(QStringLiteral("correctCard"));
    m_save = card->addAction(tr("&Keep the card"), QKeySequence::Save, this, [this] { save(); });
    m_save->setObjectName(QStringLiteral("keepTheCard"));
    m_try = card->addAction(
        tr("&Try it"), QKeySequence(Qt::CTRL | Qt::Key_T), this, &WorkshopWindow::tryIt);
    m_try->setObjectName(QStringLiteral("tryTheCard"));
    m_try->setToolTip(tr("Opens a table with the card in your hand"));
    card->addSeparator();
    card->addAction(tr("&Picture from a file…"), QKeySequence(Qt::CTRL | Qt::Key_I), this,
        &WorkshopWindow::choosePicture);
    card->addAction(tr("Take the picture &away"), this, &WorkshopWindow::removePicture);
    card->addSeparator();
    m_remove = card->addAction(tr("T&hrow the card away…"), this, &WorkshopWindow::removeCard);
    m_remove->setObjectName(QStringLiteral("throwCardAway"));
    card->addSeparator();
    card->addAction(tr("C&lose"), QKeySequence::Close, this, &QWidget::close);

    QMenu* pack = menuBar()->addMenu(tr("&Packs"));
    pack->addAction(tr("&New pack…"), this, &WorkshopWindow::newPack);
    m_ofPacks.append(pack->addAction(tr("&Copy the pack…"), this, &WorkshopWindow::copyPack));
    m_ofPacks.append(pack->addAction(tr("&Rename the pack…"), this, &WorkshopWindow::renamePack));
    m_ofPacks.append(
        pack->addAction(tr("&Throw the pack away…"), this, &WorkshopWindow::throwPackAway));
    pack->addSeparator();
    m_share = pack->addAction(tr("&Share the pack as a file…"), this, &WorkshopWindow::sharePack);
    m_share->setObjectName(QStringLiteral("shareThePack"));
    m_ofPacks.append(m_share);
    pack->addAction(
        tr("Take &in a pack from a file…"), QKeySequence::Open, this, &WorkshopWindow::takeInPack);

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    QAction* language = help->addAction(tr("&What can be written on cards"),
        QKeySequence(Qt::Key_F1), this, &WorkshopWindow::languageAsked);
    language->setObjectName(QStringLiteral("cardLanguage"));
}

void WorkshopWindow::makeBar()
{
    QToolBar* bar = addToolBar(tr("Card"));
    bar->setObjectName(QStringLiteral("workshopBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    const auto button = [&](QAction* action) {
        bar->addAction(action);
        if (auto* made = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            made->setAutoRaise(false);
    };
    QAction* fresh = new QAction(tr("New card"), this);
    connect(fresh, &QAction::triggered, this, &WorkshopWindow::newCard);
    QAction* picture = new QAction(tr("Picture…"), this);
    connect(picture, &QAction::triggered, this, &WorkshopWindow::choosePicture);
    button(fresh);
    button(m_save);
    button(picture);
    QAction* language = new QAction(tr("What can be written…"), this);
    connect(language, &QAction::triggered, this, &WorkshopWindow::languageAsked);
    button(language);
    auto* spacer = new QWidget(bar);
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(spacer);
    button(m_try);
}

// --- Packs

QString WorkshopWindow::askName(const QString& title, const QString& before)
{
    bool agreed = false;
    const QString name = QInputDialog::getText(
        this, title, tr("What is it called?"), QLineEdit::Normal, before, &agreed)
                             .trimmed()
                             .left(80);
    return agreed ? name : QString();
}

/// A card needs a pack to lie in; the first one is made when it is needed.
bool WorkshopWindow::hasPack()
{
    if (pack().isEmpty())
        newPack();
    return !pack().isEmpty();
}

void WorkshopWindow::newPack()
{
    const QString name = askName(tr("New pack"), tr("My cards"));
    if (name.isEmpty())
        return;
    const packs::Kept kept = packs::create(m_game, name);
    if (!kept.problem.isEmpty())
        tell(tr("The pack was not made"), kept.problem);
    else
        readPacks(kept.path);
}

void WorkshopWindow::copyPack()
{
    const QString name
        = askName(tr("Copy the pack"), tr("%1, a copy").arg(packs::read(pack()).pack.name));
    if (name.isEmpty() || !mayLeave())
        return;
    const packs::Kept kept = packs::copy(pack(), name);
    if (!kept.problem.isEmpty()) {
        tell(tr("The pack was not copied"), kept.problem);
        return;
    }
    readPacks(kept.path);
    newCard();
}

void WorkshopWindow::renamePack()
{
    const QString name = askName(tr("Rename the pack"), packs::read(pack()).pack.name);
    if (name.isEmpty())
        return;
    if (const QString why = packs::rename(pack(), name); !why.isEmpty())
        tell(tr("The pack was not renamed"), why);
    readPacks(pack());
}

void WorkshopWindow::throwPackAway()
{
    const PackFile old = packs::read(pack()).pack;
    if (!messages::isAgreed(this, tr("Throw this pack away?"),
            tr("The file of \"%1\" goes into the bin, with all its cards. Decks that have them can "
               "then not be played.")
                .arg(old.name),
            tr("Throw it away"), tr("Keep it"), messages::Cost::Lost))
        return;
    if (const QString why = packs::throwAway(pack()); !why.isEmpty()) {
        tell(tr("The pack cannot be thrown away"), why);
        return;
    }
    m_changed = false;
    draftcard::forget(m_game);
    m_instead.clear();
    readPacks({});
    newCard();
}

void WorkshopWindow::sharePack()
{
    if (m_changed && !mayLeave())
        return;
    const QString name = packs::read(pack()).pack.name;
    QString path = QFileDialog::getSaveFileName(this, tr("Share the pack"),
        name + QStringLiteral(".triptych-pack"), tr("Packs to share (*.triptych-pack)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(u".triptych-pack") && !path.endsWith(u".json"))
        path += QStringLiteral(".triptych-pack");
    const sharedpack::Printed printed = sharedpack::print(pack());
    const QString why
        = printed.problem.isEmpty() ? safefile::write(path, printed.bytes) : printed.problem;
    if (!why.isEmpty())
        tell(tr("The pack was not written"), why);
    else if (!printed.left.isEmpty())
        messages::tell(this, tr("The pack was written without some pictures"),
            messages::firstOf(printed.left, 8));
    else
        statusBar()->showMessage(
            tr("Written as %1; whoever gets it opens it with Triptych.").arg(path), 8000);
}

void WorkshopWindow::takeInPack()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Take in a pack"), {}, tr("Packs (*.triptych-pack *.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const TakenIn taken = takeIn(this, m_room, path);
    if (!taken.done)
        return;
    if (taken.game == m_game)
        openPack(taken.path);
    else
        statusBar()->showMessage(tr("Taken in; it is for another game."), 8000);
}

// --- Pictures

void WorkshopWindow::choosePicture()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("A picture for the card"), {},
        tr("Pictures (*.png *.jpg *.jpeg *.webp);;All files (*)"));
    if (path.isEmpty())
        return;
    const OwnPicture picture = OwnPicture::ofFile(path);
    if (!picture.problem.isEmpty()) {
        tell(tr("This picture cannot be used"), picture.problem);
        return;
    }
    m_pictureChanged = true;
    m_pictureBytes = picture.bytes;
    m_editor->setPicture(picture.image());
}

void WorkshopWindow::removePicture()
{
    if (m_editor->picture().isNull())
        return;
    m_pictureChanged = true;
    m_pictureBytes.clear();
    m_editor->setPicture({});
}

} // namespace workshop
