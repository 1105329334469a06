#pragma once

#include "app/decks/DeckDocument.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace deckroom {

/// Whether the deck may be played, and if not, each reason with its rule, a way to the card and what
/// would mend it.
class FaultsPane : public QWidget
{
    Q_OBJECT

public:
    FaultsPane(DeckDocument&, QWidget* parent = nullptr);

    const QList<Fault>& faults() const { return m_faults; }
    QWidget* firstButton() const; ///< Null: there is nothing to press.
    bool legal() const { return m_faults.isEmpty(); }

Q_SIGNALS:
    void jumpAsked(const std::string& card);
    void fittingAsked(deckroom::Part part);
    void partAsked(deckroom::Part part); ///< To choose what goes out of it.
    void judged(bool legal);

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void follow();
    /// Buttons stand beside the words, or below them where both have no room in one line.
    void arrange();
    void mend(const Proposal&);

    DeckDocument& m_document;
    QList<Fault> m_faults;
    QLabel* m_verdict;
    QScrollArea* m_scroll;
};

} // namespace deckroom
