#pragma once

#include "app/decks/DeckRoom.h"

#include <QStyledItemDelegate>
#include <QWidget>

class QLabel;
class QListView;
class QPushButton;
class QStandardItemModel;

namespace deckroom {

/// Draws a deck as one chooses it: its leader's picture, name, colours, rules, whether it may be
/// played, how it plays and how hard it is.
class ShelfDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole + 1,
        EmblemRole,
        KinshipRole,
        RulesRole,
        FaultRole,
        PlanRole,
        DifficultyRole,
        OwnRole
    };

    ShelfDelegate(CardPictures&, QObject* parent = nullptr);
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override;
    void paint(QPainter*, const QStyleOptionViewItem&, const QModelIndex&) const override;

    static constexpr int pictureWidth = 78;
    static QString difficultyTitle(const QString& difficulty);
    /// Puts the decks into a model that this draws.
    static void fill(QStandardItemModel&, const DeckDesk&, const QList<ShelfDeck>&);

private:
    CardPictures& m_pictures;
};

/// The decks of a game, and what one can do with them.
class ShelfPage : public QWidget
{
    Q_OBJECT

public:
    ShelfPage(DeckRoom&, const QString& game, QWidget* parent = nullptr);

    QString game() const { return m_game; }
    void refresh();
    void choose(const QString& path);

Q_SIGNALS:
    void editAsked(const QString& path, bool own);
    void newAsked();
    void importAsked();
    void testAsked(const triptych::decks::DeckList&);
    void workshopAsked();
    void pasteAsked();
    void playAsked(const triptych::decks::DeckList&);
    void backAsked();

protected:
    void keyPressEvent(QKeyEvent*) override;

private:
    void makeList();
    QLayout* makeFoot();
    void follow();
    void copyDeck();
    void throwAway();

    DeckRoom& m_room;
    QString m_game;
    QList<ShelfDeck> m_decks;
    QLabel* m_title;
    QListView* m_list;
    QStandardItemModel* m_rows;
    QPushButton* m_edit;
    QPushButton* m_play;
    QPushButton* m_test;
    QPushButton* m_copy;
    QPushButton* m_throwAway;
};

} // namespace deckroom
