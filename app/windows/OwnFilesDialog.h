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
    explicit OwnFilesDialog(Content& content, QWidget* parent = nullptr);

private:
    void refresh();
    void addCards();
    void importDeck();
    static void openFolder();

    Content& m_content;
    QLabel* m_where;
    QTreeWidget* m_files;
    QLabel* m_message;
};
