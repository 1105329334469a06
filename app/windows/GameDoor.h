#pragma once

#include "app/art/CardArt.h"

#include <QFrame>
#include <QImage>
#include <QList>

class BigButton;
class QLabel;

/// One game on the start page: its picture, its name, and what one can do with it.
class GameDoor : public QFrame
{
    Q_OBJECT

public:
    /// `drafted`: whether its cards come in boosters.
    GameDoor(const QString& game, const QString& title, bool drafted, QWidget* parent = nullptr);

    QString game() const { return m_game; }
    /// A match of this game to go on with, in a few words; "" hides the button.
    void offer(const QString& words);
    bool offers() const;
    void setWords();
    void setBrief(bool brief);
    /// How high it has to be to show everything.
    int heightNeeded(int width) const;
    BigButton* play() const { return m_play; }
    BigButton* again() const { return m_continue; }
    QList<BigButton*> buttons() const;

Q_SIGNALS:
    void playAsked(const QString& game);
    void continueAsked(const QString& game);
    void decksAsked(const QString& game);
    void setUpAsked(const QString& game);
    void draftAsked(const QString& game);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void hideEvent(QHideEvent*) override;
    void keyPressEvent(QKeyEvent*) override;

private:
    BigButton* button(const char* name, void (GameDoor::*asked)(const QString&));

    QString m_game;
    QString m_offer;
    triptych::CardSubject m_subject;
    QImage m_picture;
    QLabel* m_title;
    QLabel* m_line;
    BigButton* m_continue;
    BigButton* m_play;
    BigButton* m_decks;
    BigButton* m_setUp;
    BigButton* m_draft;
    bool m_brief = false;
};
