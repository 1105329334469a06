#include "app/workshop/windows/WorkshopWindow.h"

#include "app/decks/DeckRoom.h"
#include "app/services/Content.h"
#include "app/widgets/Messages.h"
#include "app/widgets/WindowPlace.h"
#include "app/workshop/DraftCard.h"
#include "app/workshop/OwnPicture.h"
#include "app/workshop/TryTable.h"
#include "app/workshop/windows/CardEditor.h"
#include "app/workshop/windows/KnownCard.h"
#include "app/workshop/windows/PackPane.h"

#include "core/JsonText.h"
#include "match/Games.h"

#include <QCloseEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTimer>

namespace workshop {

namespace {

constexpr int draftMilliseconds = 700;

QString textIn(const Json& card, const char* key)
{
    return QString::fromStdString(triptych::textOf(card, key));
}

} // namespace

WorkshopWindow::WorkshopWindow(deckroom::DeckRoom& room, const QString& game, QWidget* parent)
    : QMainWindow(parent)
    , m_room(room)
    , m_rules(triptych::match::find(game.toStdString()))
    , m_game(game)
    , m_packs(new PackPane(room, *m_rules, game, this))
    , m_editor(new CardEditor(*m_rules, {}, this))
    , m_picture(*m_editor, game)
    , m_commands(this, room, game)
    , m_menus(*this)
    , m_draftSoon(new QTimer(this))
{
    setObjectName(QStringLiteral("workshopWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(820, 520);
    new WindowPlace(this, QStringLiteral("workshop"), QSize(1180, 760));
    auto* halves = new QSplitter(this);
    halves->addWidget(m_packs);
    halves->addWidget(m_editor);
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(1, 1);
    halves->setSizes({ 200, 980 });
    m_editor->setContentsMargins(4, 8, 8, 8);
    setCentralWidget(halves);
    m_draftSoon->setSingleShot(true);
    m_draftSoon->setInterval(draftMilliseconds);
    m_menus.make();
    connect(m_packs, &PackPane::packChosen, this, [this] {
        if (mayLeave())
            m_packs->list({});
        else
            readPacks(m_packs->shown());
    });
    connect(m_packs, &PackPane::cardChosen, this, &WorkshopWindow::showCard);
    connect(m_packs, &PackPane::failed, this,
        [this](const QString& why) { statusBar()->showMessage(why); });
    connect(m_packs, &PackPane::listed, this, &WorkshopWindow::follow);
    connect(m_editor, &CardEditor::checked, this, &WorkshopWindow::follow);
    connect(m_editor, &CardEditor::edited, this, [this] {
        m_changed = true;
        m_draftSoon->start();
        follow();
    });
    connect(m_draftSoon, &QTimer::timeout, this, [this] {
        if (m_changed)
            draftcard::keep(m_game, { m_editor->card(), pack(), m_instead });
    });
    readPacks({});
    const auto draft = draftcard::read(m_game);
    if (draft) {
        if (!draft->pack.isEmpty() && m_packs->has(draft->pack))
            readPacks(draft->pack);
        begin(draft->card, draft->instead);
        m_changed = true;
        statusBar()->showMessage(tr("This is the card you were writing; it is in no pack yet."));
    } else {
        newCard();
    }
    if (const QByteArray geometry
        = QSettings().value(QStringLiteral("workshopWindow/geometry")).toByteArray();
        !geometry.isEmpty())
        restoreGeometry(geometry);
    follow();
    m_editor->input("name")->setFocus();
}

WorkshopWindow::~WorkshopWindow() = default;

QString WorkshopWindow::pack() const
{
    return m_packs->pack();
}

void WorkshopWindow::tell(const QString& title, const QString& problem)
{
    messages::tell(this, title, { problem });
}

// --- What is shown

void WorkshopWindow::readPacks(const QString& choose)
{
    m_packs->read(choose, m_instead);
}

void WorkshopWindow::showCard(int row)
{
    if (row < 0 || row >= m_packs->cards().size())
        return;
    const Json card = m_packs->cards().at(row);
    const bool goes = mayLeave();
    m_packs->mark(goes ? row : -1); // Keeping the other card has listed them anew.
    if (goes)
        begin(card, textIn(card, "id"));
}

void WorkshopWindow::begin(const Json& card, const QString& instead)
{
    m_instead = instead;
    m_corrects.clear();
    const QString picture = ownpictures::pathOf(packs::picturesOf(m_game), instead);
    m_editor->setCard(card, picture.isEmpty() ? QImage() : OwnPicture::ofFile(picture).image());
    m_changed = false;
    m_picture.forget();
    m_draftSoon->stop();
    follow();
}

void WorkshopWindow::follow()
{
    const Json card = m_editor->card();
    const QString name = textIn(card, "name");
    setWindowTitle(tr("%1 - Card workshop of %2")
                       .arg((name.isEmpty() ? tr("New card") : name)
                               + (m_changed ? QStringLiteral("*") : QString()),
                           QString::fromStdString(std::string(m_rules->title()))));
    m_menus.follow(
        { m_changed && !name.isEmpty(), m_editor->settled() && m_editor->verdict().usable(),
            !m_instead.isEmpty(), !pack().isEmpty() });
}

// --- Cards

void WorkshopWindow::newCard()
{
    if (!mayLeave())
        return;
    m_packs->mark(-1);
    begin(CardForm::of(m_game).blank, {});
    m_editor->input("name")->setFocus();
}

void WorkshopWindow::beginFrom(const Json& other)
{
    if (!mayLeave())
        return;
    m_packs->mark(-1);
    Json card = other;
    for (const char* const key : { "set", "id", "also", "image", "flavour" })
        card.erase(key);
    begin(card, {});
    m_changed = true;
    m_draftSoon->start();
    follow();
}

void WorkshopWindow::fromKnownCard()
{
    const Json found = KnownCard::ask(this, m_room.desk(m_game), tr("Begin from another card"),
        tr("Type the card's name, or choose it. Yours gets a number of its own; the other stays as "
           "it is."),
        KnownCard::Whose::Anybodys);
    if (!found.is_null())
        beginFrom(found);
}

/// The card keeps its number, so that every deck that has it plays it as it is worded here.
void WorkshopWindow::correctCard()
{
    Json card = KnownCard::ask(this, m_room.desk(m_game), tr("Correct a card"),
        tr("Type the name of a card that comes with the program, or choose it. Decks then use it "
           "as you word it, until you throw your wording away; kept matches go on with the card "
           "they began with."),
        KnownCard::Whose::Programs);
    if (card.is_null() || !mayLeave())
        return;
    m_packs->mark(-1);
    card.erase("set");
    begin(card, {});
    m_corrects = textIn(card, "id");
    statusBar()->showMessage(tr("Your wording of %1; keep it to let it take the place of the card.")
                                 .arg(textIn(card, "name")));
}

bool WorkshopWindow::save()
{
    Json card = m_editor->card();
    if (textIn(card, "name").isEmpty()) {
        tell(tr("The card was not kept"), tr("Give the card a name first."));
        return false;
    }
    if (!hasPack())
        return false;
    if (const QString id = textIn(card, "id");
        !m_editor->picture().isNull() && !id.isEmpty() && !ownpictures::isFileName(id)) {
        tell(tr("The card was not kept"),
            tr("A card with a picture needs a number of letters, digits, - and _."));
        return false;
    }
    if (const QString id = textIn(card, "id"); !id.isEmpty() && id != m_instead)
        if (!KnownCard::mayTakeThePlaceOf(this, m_room.desk(m_game), id, m_corrects))
            return false;
    QString id;
    QString why = packs::putCard(pack(), card, m_instead, &id);
    if (why.isEmpty())
        why = m_picture.keep(id, m_instead);
    if (!why.isEmpty()) {
        tell(tr("The card was not kept"), why);
        return false;
    }
    card["id"] = id.toStdString();
    m_draftSoon->stop();
    draftcard::forget(m_game);
    begin(card, id);
    readPacks(pack());
    statusBar()->showMessage(tr("%1 is kept in %2.").arg(textIn(card, "name"), pack()), 6000);
    return true;
}

void WorkshopWindow::removeCard()
{
    if (m_instead.isEmpty()
        || !messages::isAgreed(this, tr("Throw this card away?"),
            (m_packs->correctedSet(m_instead).isEmpty()
                    ? tr("\"%1\" is taken out of the pack, with its picture.")
                    : tr("Your wording of \"%1\" is taken out of the pack, with its picture; decks "
                         "have the card of set %2 again.")
                          .arg(QStringLiteral("%1"), m_packs->correctedSet(m_instead)))
                .arg(textIn(m_editor->card(), "name")),
            tr("Throw it away"), tr("Keep it"), messages::Cost::Lost))
        return;
    if (const QString why = packs::removeCard(pack(), m_instead); !why.isEmpty()) {
        tell(tr("The card cannot be thrown away"), why);
        return;
    }
    m_changed = false;
    draftcard::forget(m_game);
    newCard();
    readPacks(pack());
}

void WorkshopWindow::tryIt()
{
    const TryTable table = tableFor(m_room.content(), *m_rules, m_editor->card());
    if (table.problem.isEmpty())
        Q_EMIT tryAsked(table.table);
    else
        tell(tr("This card cannot be tried"), table.problem);
}

void WorkshopWindow::choosePicture()
{
    m_picture.choose(this);
}

void WorkshopWindow::removePicture()
{
    m_picture.takeAway();
}

// --- Packs

/// A card needs a pack to lie in; the first one is made when it is needed.
bool WorkshopWindow::hasPack()
{
    if (pack().isEmpty())
        newPack();
    return !pack().isEmpty();
}

void WorkshopWindow::newPack()
{
    if (const QString made = m_commands.make(); !made.isEmpty())
        readPacks(made);
}

void WorkshopWindow::copyPack()
{
    const QString copied = m_commands.copy(pack(), [this] { return mayLeave(); });
    if (copied.isEmpty())
        return;
    readPacks(copied);
    newCard();
}

void WorkshopWindow::renamePack()
{
    if (m_commands.rename(pack()))
        readPacks(pack());
}

void WorkshopWindow::throwPackAway()
{
    if (!m_commands.throwAway(pack()))
        return;
    m_changed = false;
    draftcard::forget(m_game);
    m_instead.clear();
    readPacks({});
    newCard();
}

void WorkshopWindow::sharePack()
{
    if (!mayLeave())
        return;
    if (const QString written = m_commands.share(pack()); !written.isEmpty())
        statusBar()->showMessage(written, 8000);
}

void WorkshopWindow::takeInPack()
{
    const TakenIn taken = m_commands.takeIn();
    if (taken.done && taken.game == m_game)
        openPack(taken.path);
    else if (taken.done)
        statusBar()->showMessage(tr("Taken in; it is for another game."), 8000);
}

// --- What was written and may go

/// Whether what was written may go; asked where something would be lost.
bool WorkshopWindow::mayLeave()
{
    if (!m_changed)
        return true;
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("keepCard"));
    box.setWindowTitle(tr("Keep this card?"));
    box.setText(tr("What you have written is in no pack yet."));
    QPushButton* keep = box.addButton(tr("Keep it"), QMessageBox::AcceptRole);
    QPushButton* drop = box.addButton(tr("Throw it away"), QMessageBox::DestructiveRole);
    QPushButton* stay = box.addButton(tr("Go on writing"), QMessageBox::RejectRole);
    box.setDefaultButton(keep);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() == keep)
        return save();
    if (box.clickedButton() != drop)
        return false;
    m_changed = false;
    m_draftSoon->stop();
    draftcard::forget(m_game);
    return true;
}

void WorkshopWindow::openPack(const QString& path, const QString& cardId)
{
    if (!mayLeave())
        return;
    readPacks(path);
    m_packs->list(cardId);
    if (m_packs->row() >= 0)
        showCard(m_packs->row());
    else
        newCard();
}

void WorkshopWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    QSettings().setValue(QStringLiteral("workshopWindow/geometry"), saveGeometry());
    QMainWindow::closeEvent(event);
}

} // namespace workshop
