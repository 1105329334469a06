#pragma once

#include <QDialog>

class Content;
class QLabel;
class QTreeWidget;

/// What lies in the person's own folder: packs and decks, how much of each can be used, and for the
/// rest where it is, in which words, and what would help.
class OwnFilesDialog : public QDialog
{
    Q_OBJECT

public:
    /// `game`: whose decks are imported, unless a list is of another.
    explicit OwnFilesDialog(Content& content, const QString& game = {}, QWidget* parent = nullptr);

private:
    void refresh();
    void addCards();
    void importDeck();
    static void openFolder();

    Content& m_content;
    const QString m_game;
    QLabel* m_where;
    QTreeWidget* m_files;
    QLabel* m_message;
};
