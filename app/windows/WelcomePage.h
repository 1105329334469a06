#pragma once

#include <QHash>
#include <QList>
#include <QWidget>

class BigButton;
class GameDoor;
class QLabel;

/// What is shown while no match is on the table: a door for each game with what one can do there,
/// and below them what belongs to none.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    /// A match and a draft that were not finished: offers to continue them; "" hides the offer.
    /// `howFar`: "Day 3, Mira", where that is known.
    void offer(const QString& journal, const QString& draft, const QString& howFar = {});
    /// The same for a match of a game that was not the last one played; the focus stays where it is.
    void offerAlso(const QString& journal, const QString& howFar);
    /// Something could not be used at start; stays until dismissed by the next start.
    void tell(const QStringList& problems);
    QList<GameDoor*> doors() const { return m_doors; }
    /// That of the door with the focus; of the first one where it is elsewhere.
    QString gameAtHand() const;

Q_SIGNALS:
    void newMatchAsked(const QString& game);
    void quickMatchAsked(const QString& game);
    void decksAsked(const QString& game);
    void continueAsked(const QString& game);
    void draftAsked(const QString& game);
    void continueDraftAsked();
    void journalAsked();
    void settingsAsked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    BigButton* button(const char* name, void (WelcomePage::*asked)());
    void setWords();
    void fit();

    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_problems;
    QList<GameDoor*> m_doors;
    BigButton* m_continueDraft;
    BigButton* m_journal;
    BigButton* m_settings;
};
