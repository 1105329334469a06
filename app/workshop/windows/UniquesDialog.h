#pragma once

#include "app/workshop/UniqueTexts.h"

#include <QDialog>

class Content;
class QLabel;
class QListWidget;
class QPushButton;

namespace workshop {

class CardEditor;

/// "This is a unique of NAME: type or paste its text", for all the uniques of a list on one page.
class UniquesDialog : public QDialog
{
    Q_OBJECT

public:
    UniquesDialog(const triptych::Game&, QList<MissingUnique>, QWidget* parent = nullptr);
    ~UniquesDialog() override;

    /// Asks for the unknown uniques of some decks. Whether any was kept: then the cards of the game
    /// have to be read again.
    static bool ask(
        QWidget* parent, Content&, const triptych::Game&, const QList<triptych::decks::DeckList>&);
    CardEditor& editor() { return *m_editor; }

    void accept() override;

private:
    QWidget* desk();
    QWidget* buttons();
    void takeBase();
    void choose(int row);
    void follow();
    void next();
    bool isDone(int row) const;

    const triptych::Game& m_game;
    QList<MissingUnique> m_missing;
    QList<Json> m_cards; ///< As far as they are typed in.
    QList<bool> m_understood;
    QListWidget* m_list;
    QLabel* m_head;
    CardEditor* m_editor;
    QPushButton* m_from;
    QPushButton* m_next;
    QPushButton* m_keep;
    int m_row = -1;
};

} // namespace workshop
