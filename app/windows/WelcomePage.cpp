#include "app/windows/WelcomePage.h"

#include "app/games/Presenters.h"
#include "app/services/Content.h"
#include "app/widgets/BigButton.h"
#include "app/widgets/Messages.h"
#include "app/windows/GameDoor.h"

#include "draft/Building.h"
#include "match/Journal.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QFont>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace {

constexpr int margin = 28;
constexpr int gap = 16;

/// "Continue: against Computer"; the game is that of the door.
struct Unfinished
{
    QString game;
    QString words;
};
Unfinished unfinished(const QString& journal, const QString& howFar)
{
    QFile file(journal);
    if (journal.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    const auto parsed = triptych::match::parseJournal(
        file.readAll().toStdString(), QFileInfo(journal).fileName().toStdString());
    QStringList others;
    for (std::size_t seat = 1; seat < parsed.header.seats.size(); ++seat)
        others.append(QString::fromStdString(parsed.header.seats[seat].name));
    const QString against = QLocale().createSeparatedList(others);
    return { QString::fromStdString(parsed.header.game),
        others.isEmpty()       ? WelcomePage::tr("Continue the last match")
            : howFar.isEmpty() ? WelcomePage::tr("Continue: against %1").arg(against)
                               : WelcomePage::tr("Continue: %1, against %2", "how far: other seats")
                                     .arg(howFar, against) };
}

} // namespace

WelcomePage::WelcomePage(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_subtitle(new QLabel(this))
    , m_problems(new QLabel(this))
{
    setObjectName(QStringLiteral("welcome"));
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_problems->setWordWrap(true);
    m_problems->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_problems->setObjectName(QStringLiteral("welcomeProblems"));
    m_problems->hide();
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addSpacing(12);
    head->addWidget(m_subtitle, 1, Qt::AlignBottom);
    auto* doors = new QHBoxLayout;
    doors->setSpacing(gap);
    for (const triptych::Game* game : Content::games()) {
        const auto presenter = makePresenter(*game, nullptr);
        if (!presenter)
            continue;
        auto* door = new GameDoor(presenter->game(), presenter->title(),
            !triptych::draft::draftRulesets(*game).empty(), this);
        connect(door, &GameDoor::playAsked, this, &WelcomePage::quickMatchAsked);
        connect(door, &GameDoor::setUpAsked, this, &WelcomePage::newMatchAsked);
        connect(door, &GameDoor::decksAsked, this, &WelcomePage::decksAsked);
        connect(door, &GameDoor::draftAsked, this, &WelcomePage::draftAsked);
        connect(door, &GameDoor::continueAsked, this, &WelcomePage::continueAsked);
        doors->addWidget(door, 1);
        m_doors.append(door);
    }
    m_continueDraft = button("continueDraftButton", &WelcomePage::continueDraftAsked);
    m_journal = button("openJournalButton", &WelcomePage::journalAsked);
    m_settings = button("settingsButton", &WelcomePage::settingsAsked);
    m_continueDraft->hide();
    auto* foot = new QHBoxLayout;
    foot->setSpacing(gap);
    for (BigButton* each : { m_continueDraft, m_journal, m_settings })
        foot->addWidget(each, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, 12, margin, 16);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(m_problems);
    column->addLayout(doors, 1);
    column->addLayout(foot);
    setWords();
}

BigButton* WelcomePage::button(const char* name, void (WelcomePage::*asked)())
{
    auto* button = new BigButton(this);
    button->setObjectName(QLatin1String(name));
    button->setBrief(true);
    connect(button, &QAbstractButton::clicked, this, asked);
    return button;
}

void WelcomePage::offer(const QString& journal, const QString& draft, const QString& howFar)
{
    const Unfinished last = unfinished(journal, howFar);
    BigButton* first = m_doors.isEmpty() ? m_settings : m_doors.first()->play();
    m_continueDraft->setVisible(!draft.isEmpty());
    m_continueDraft->setPrimary(!draft.isEmpty());
    if (!draft.isEmpty())
        first = m_continueDraft;
    for (GameDoor* door : std::as_const(m_doors)) {
        door->offer(door->game() == last.game ? last.words : QString());
        if (door->offers())
            first = door->again();
    }
    first->setFocus();
    fit();
}

void WelcomePage::offerAlso(const QString& journal, const QString& howFar)
{
    const Unfinished other = unfinished(journal, howFar);
    for (GameDoor* door : std::as_const(m_doors))
        if (door->game() == other.game && !door->offers())
            door->offer(other.words);
    fit();
}

QString WelcomePage::gameAtHand() const
{
    for (const GameDoor* door : m_doors)
        if (door->isAncestorOf(QApplication::focusWidget()))
            return door->game();
    return m_doors.isEmpty() ? QString() : m_doors.first()->game();
}

void WelcomePage::tell(const QStringList& problems)
{
    // All of them are in "Own cards and decks".
    m_problems->setText(messages::firstOf(problems, 2).join(QStringLiteral("\n\n")));
    m_problems->setVisible(!problems.isEmpty());
    fit();
}

/// As roomy as the height allows, so that nothing is cut off in a small window.
void WelcomePage::fit()
{
    for (const bool brief : { false, true }) {
        QFont title(QStringLiteral("EB Garamond"));
        title.setPixelSize(brief ? 34 : 52);
        m_title->setFont(title);
        layout()->setContentsMargins(margin, brief ? 6 : 12, margin, brief ? 8 : 16);
        layout()->setSpacing(brief ? 6 : 12);
        for (GameDoor* door : std::as_const(m_doors))
            door->setBrief(brief);
        // The rows in it remember how high they were, and hear of the doors only with the next layout.
        layout()->invalidate();
        for (QLayout* row : layout()->findChildren<QLayout*>())
            row->invalidate();
        if (layout()->totalHeightForWidth(width()) <= height())
            return;
    }
}

void WelcomePage::setWords()
{
    m_title->setText(QStringLiteral("Triptych"));
    m_subtitle->setText(tr("Card games at one table, the rules kept for you."));
    m_continueDraft->setWords(
        tr("Continue the draft"), tr("The packs, what was taken and the decks are as they were."));
    m_journal->setWords(tr("Open a journal"), tr("Go on with a match that was kept in a file."));
    m_settings->setWords(tr("Settings"), tr("Language, colours, text size, motion and pace."));
    for (GameDoor* door : std::as_const(m_doors))
        door->setWords();
    fit();
}

void WelcomePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setWords();
    QWidget::changeEvent(event);
    // Larger words need more room; how much is known once the buttons have their letters, too.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &WelcomePage::fit, Qt::QueuedConnection);
}

void WelcomePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// Left and right go from door to door, to the same button.
void WelcomePage::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    auto* focused = qobject_cast<BigButton*>(QApplication::focusWidget());
    for (qsizetype at = 0; step != 0 && at < m_doors.size(); ++at) {
        const qsizetype row = m_doors.at(at)->buttons().indexOf(focused);
        if (row < 0)
            continue;
        const GameDoor* door = m_doors.at((at + step + m_doors.size()) % m_doors.size());
        BigButton* there = door->buttons().at(row);
        (there->isVisible() ? there : door->play())->setFocus();
        return;
    }
    QWidget::keyPressEvent(event);
}
