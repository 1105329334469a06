#pragma once

#include "decks/DeckList.h"

#include <QDialog>

#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

/// Between two games of a match: one person exchanges cards of the deck for cards of the side deck,
/// one for one.
class SideDeckDialog : public QDialog
{
    Q_OBJECT

public:
    /// `exchange` is asked at the end whether the deck is in order, and answers with problems.
    SideDeckDialog(const QString& person, triptych::decks::DeckList deck,
        std::function<QStringList(const triptych::decks::DeckList&)> exchange,
        QWidget* parent = nullptr);

    void accept() override;

private:
    void show(QListWidget* list, const std::vector<triptych::decks::Entry>& entries);
    void refresh();
    void swap();

    triptych::decks::DeckList m_deck;
    std::function<QStringList(const triptych::decks::DeckList&)> m_exchange;
    QListWidget* m_main;
    QListWidget* m_side;
    QPushButton* m_swap;
    QLabel* m_message;
};
