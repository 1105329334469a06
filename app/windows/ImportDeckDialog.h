#pragma once

#include "app/services/Content.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTimer;

/// Takes a deck list as people post it, says line by line what is wrong with it, and keeps it among
/// the person's own decks.
class ImportDeckDialog : public QDialog
{
    Q_OBJECT

public:
    /// `game`: chosen at first; a list of cards that another knows changes it.
    ImportDeckDialog(Content& content, const QString& game, QWidget* parent = nullptr);

    QString game() const; ///< For which the deck was kept.
    QString path() const { return m_path; }

    void accept() override;

private:
    // The form
    QLayout* nameForm(const QString& game);
    QLayout* listHead();
    QWidget* buttons();
    void furnish();

    void readFile();
    void typeUniques();
    void judge();
    void guessGame();
    void list(const triptych::Problems&);
    void showLine(int row);
    const triptych::Game* chosen() const;

    Content& m_content;
    QComboBox* m_game;
    QLineEdit* m_name;
    QPlainTextEdit* m_text;
    QLabel* m_verdict;
    QListWidget* m_problems;
    QPushButton* m_keep;
    QPushButton* m_uniques; ///< Types in what is printed on one card only.
    QTimer* m_soon;
    bool m_guess = true; ///< Until somebody says which game it is.
    triptych::decks::DeckList m_deck;
    QString m_path;
};
