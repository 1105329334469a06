#include "app/workshop/windows/WorkshopMenus.h"

#include "app/workshop/windows/WorkshopWindow.h"

#include <QAction>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <utility>

namespace workshop {

void WorkshopMenus::make()
{
    makeCard();
    makePacks();
    makeHelp();
    makeBar();
}

void WorkshopMenus::follow(const Usable& usable)
{
    m_keep->setEnabled(usable.keep);
    m_try->setEnabled(usable.tryOut);
    m_throwAway->setEnabled(usable.throwAway);
    for (QAction* action : std::as_const(m_ofPacks))
        action->setEnabled(usable.pack);
}

void WorkshopMenus::makeCard()
{
    WorkshopWindow* window = &m_window;
    QMenu* card = m_window.menuBar()->addMenu(tr("&Card"));
    card->addAction(tr("&New card"), QKeySequence::New, window, &WorkshopWindow::newCard);
    card->addAction(tr("&Begin from another card…"), QKeySequence(Qt::CTRL | Qt::Key_B), window,
        &WorkshopWindow::fromKnownCard);
    card->addAction(tr("C&orrect a card of the program…"), QKeySequence(Qt::CTRL | Qt::Key_R),
            window, &WorkshopWindow::correctCard)
        ->setObjectName(QStringLiteral("correctCard"));
    m_keep = card->addAction(
        tr("&Keep the card"), QKeySequence::Save, window, [window] { window->save(); });
    m_keep->setObjectName(QStringLiteral("keepTheCard"));
    m_try = card->addAction(
        tr("&Try it"), QKeySequence(Qt::CTRL | Qt::Key_T), window, &WorkshopWindow::tryIt);
    m_try->setObjectName(QStringLiteral("tryTheCard"));
    m_try->setToolTip(tr("Opens a table with the card in your hand"));
    card->addSeparator();
    card->addAction(tr("&Picture from a file…"), QKeySequence(Qt::CTRL | Qt::Key_I), window,
        &WorkshopWindow::choosePicture);
    card->addAction(tr("Take the picture &away"), window, &WorkshopWindow::removePicture);
    card->addSeparator();
    m_throwAway = card->addAction(tr("T&hrow the card away…"), window, &WorkshopWindow::removeCard);
    m_throwAway->setObjectName(QStringLiteral("throwCardAway"));
    card->addSeparator();
    card->addAction(tr("C&lose"), QKeySequence::Close, window, &QWidget::close);
}

void WorkshopMenus::makePacks()
{
    WorkshopWindow* window = &m_window;
    QMenu* pack = m_window.menuBar()->addMenu(tr("&Packs"));
    pack->addAction(tr("&New pack…"), window, &WorkshopWindow::newPack);
    m_ofPacks.append(pack->addAction(tr("&Copy the pack…"), window, &WorkshopWindow::copyPack));
    m_ofPacks.append(pack->addAction(tr("&Rename the pack…"), window, &WorkshopWindow::renamePack));
    m_ofPacks.append(
        pack->addAction(tr("&Throw the pack away…"), window, &WorkshopWindow::throwPackAway));
    pack->addSeparator();
    QAction* share
        = pack->addAction(tr("&Share the pack as a file…"), window, &WorkshopWindow::sharePack);
    share->setObjectName(QStringLiteral("shareThePack"));
    m_ofPacks.append(share);
    pack->addAction(tr("Take &in a pack from a file…"), QKeySequence::Open, window,
        &WorkshopWindow::takeInPack);
}

void WorkshopMenus::makeHelp()
{
    QMenu* help = m_window.menuBar()->addMenu(tr("&Help"));
    QAction* language = help->addAction(tr("&What can be written on cards"),
        QKeySequence(Qt::Key_F1), &m_window, &WorkshopWindow::languageAsked);
    language->setObjectName(QStringLiteral("cardLanguage"));
}

void WorkshopMenus::makeBar()
{
    WorkshopWindow* window = &m_window;
    QToolBar* bar = m_window.addToolBar(tr("Card"));
    bar->setObjectName(QStringLiteral("workshopBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    const auto button = [&](QAction* action) {
        bar->addAction(action);
        if (auto* made = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            made->setAutoRaise(false);
    };
    QAction* fresh = new QAction(tr("New card"), window);
    QObject::connect(fresh, &QAction::triggered, window, &WorkshopWindow::newCard);
    QAction* picture = new QAction(tr("Picture…"), window);
    QObject::connect(picture, &QAction::triggered, window, &WorkshopWindow::choosePicture);
    button(fresh);
    button(m_keep);
    button(picture);
    QAction* language = new QAction(tr("What can be written…"), window);
    QObject::connect(language, &QAction::triggered, window, &WorkshopWindow::languageAsked);
    button(language);
    auto* spacer = new QWidget(bar);
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(spacer);
    button(m_try);
}

} // namespace workshop
