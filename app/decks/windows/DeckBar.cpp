#include "app/decks/windows/DeckBar.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>
#include <QUndoStack>

namespace deckroom {

DeckBar::DeckBar(DeckDocument& document, QWidget* parent)
    : QToolBar(parent)
    , m_document(document)
    , m_name(new QLineEdit(this))
    , m_rules(new QComboBox(this))
    , m_grouping(new QComboBox(this))
{
    setWindowTitle(tr("Deck"));
    setObjectName(QStringLiteral("deckBar"));
    setMovable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addName();
    addSteps();
    addSeparator();
    m_grouping->addItems({ tr("By cost"), tr("By type"),
        tr("By %1").arg(m_document.desk().facets().at(m_document.desk().kinship()).title.toLower()),
        tr("Side by side") });
    m_grouping->setObjectName(QStringLiteral("grouping"));
    m_grouping->setAccessibleName(tr("How the deck is grouped"));
    connect(m_grouping, &QComboBox::activated, this, &DeckBar::groupingChosen);
    addWidget(m_grouping);
    addPlay();
}

void DeckBar::addName()
{
    m_name->setObjectName(QStringLiteral("deckName"));
    m_name->setMaxLength(80);
    m_name->setMinimumWidth(200);
    m_name->setMaximumWidth(340);
    m_name->setAccessibleName(tr("Name of the deck"));
    QFont title = font();
    title.setBold(true);
    m_name->setFont(title);
    connect(m_name, &QLineEdit::textEdited, &m_document, &DeckDocument::setName);
    addWidget(m_name);
    m_rules->setObjectName(QStringLiteral("deckRules"));
    m_rules->setAccessibleName(tr("Rules for which the deck is"));
    for (const QString& ruleset : m_document.desk().rulesets())
        m_rules->addItem(m_document.desk().rulesetTitle(ruleset), ruleset);
    connect(m_rules, &QComboBox::activated, this,
        [this] { m_document.setRuleset(m_rules->currentData().toString()); });
    addWidget(m_rules);
}

void DeckBar::addSteps()
{
    addSeparator();
    QAction* undo = m_document.undoStack().createUndoAction(this, tr("Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_document.undoStack().createRedoAction(this, tr("Redo"));
    redo->setShortcuts(
        { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y) });
    for (QAction* action : { undo, redo }) {
        action->setIconText(action == undo ? tr("Undo") : tr("Redo"));
        action->setIcon(
            style()->standardIcon(action == undo ? QStyle::SP_ArrowBack : QStyle::SP_ArrowForward));
        connect(action, &QAction::changed, action, [action, this] {
            // The bar stays as it is; what would be undone stands in the hint.
            action->setToolTip(action->text());
        });
        addAction(action);
    }
}

void DeckBar::addPlay()
{
    auto* spacer = new QWidget(this);
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(spacer);
    m_play = addAction(tr("Play this deck"));
    m_play->setObjectName(QStringLiteral("playDeck"));
    if (auto* button = qobject_cast<QToolButton*>(widgetForAction(m_play)))
        button->setAutoRaise(false); // It looks like what it is: the way to the table.
    connect(m_play, &QAction::triggered, this, &DeckBar::playAsked);
}

void DeckBar::follow()
{
    if (m_name->text() != m_document.name())
        m_name->setText(m_document.name());
    // A format within a ruleset has no entry of its own until a deck is of it.
    if (m_rules->findData(m_document.ruleset()) < 0)
        m_rules->addItem(
            m_document.desk().rulesetTitle(m_document.ruleset()), m_document.ruleset());
    m_rules->setCurrentIndex(m_rules->findData(m_document.ruleset()));
    m_rules->setEnabled(!m_document.hasPool()); // It was drafted for these.
}

} // namespace deckroom
