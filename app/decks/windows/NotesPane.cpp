#include "app/decks/windows/NotesPane.h"

#include <QComboBox>
#include <QFormLayout>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace deckroom {

NotesPane::NotesPane(DeckDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_notes(new QPlainTextEdit(this))
    , m_difficulty(new QComboBox(this))
{
    auto* column = new QVBoxLayout(this);
    m_notes->setObjectName(QStringLiteral("deckNotes"));
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setTabChangesFocus(true);
    m_notes->setPlaceholderText(
        tr("The first line says how the deck plays; it is shown where decks are chosen."));
    m_difficulty->addItem(tr("Nobody has said yet"), QString());
    m_difficulty->addItem(tr("Easy"), QStringLiteral("easy"));
    m_difficulty->addItem(tr("Middling"), QStringLiteral("middling"));
    m_difficulty->addItem(tr("Hard"), QStringLiteral("hard"));
    auto* form = new QFormLayout;
    form->addRow(tr("How &hard it is to play"), m_difficulty);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    column->addWidget(m_notes, 1);
    column->addLayout(form);
    connect(m_notes, &QPlainTextEdit::textChanged, this,
        [this] { m_document.setNotes(m_notes->toPlainText()); });
    connect(m_difficulty, &QComboBox::activated, this,
        [this] { m_document.setDifficulty(m_difficulty->currentData().toString()); });
}

void NotesPane::follow()
{
    if (m_notes->toPlainText() != m_document.deck().notes) {
        const QSignalBlocker quiet(m_notes);
        m_notes->setPlainText(m_document.deck().notes);
    }
    m_difficulty->setCurrentIndex(
        std::max(0, m_difficulty->findData(m_document.deck().difficulty)));
}

} // namespace deckroom
