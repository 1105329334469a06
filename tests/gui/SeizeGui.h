#pragma once

#include "ClientGui.h"

#include <QRandomGenerator>
#include <QSet>

/// The real window with a match of Seize in it, and hands that play it: what they do is decided from
/// what is shown, and done with the mouse.
class SeizeGui : public ClientGui
{
    Q_OBJECT

protected:
    SeizeGui()
        : ClientGui(QStringLiteral("seize-"))
    {
    }

    void prepare(); ///< Before each test: sample decks as well.
    void arrange() override;
    /// Seats without an agent stay empty; a seat without a deck gets a sample deck.
    void open(const QMap<int, QString>& agents, quint64 seed, const QString& ruleset = {},
        QMap<int, QString> decks = {}, bool timer = false);

    // Seeing
    QPoint spot(const QString& key) const;
    QString keyOn(const char* verb, const char* zone) const;
    bool mayPass() const;

    // Doing
    void clickOn(const QString& key);
    void drag(const QString& key, const QString& target);
    bool press(const QString& line); ///< The button of an answer.
    bool clickSomething(QRandomGenerator& random);
    bool playUntil(const char* phase); ///< Not by mouse: to get somewhere.
    /// One thing that whoever is asked may do: deeds come before passing.
    bool doSomething(QRandomGenerator& random);
    bool tabTo(const QString& key); ///< With the Tab key, to a card, a tile or a chest.

    bool m_keysOnly = false;              ///< The hands leave the mouse alone.
    qint64 m_now = 0;                     ///< What the round's clock is told.
    QMap<QString, QSet<QString>> m_deeds; ///< Verbs of the answers given, by seat.

private:
    bool doDeed(const char* verb, const char* zone);
    bool carryByKeys(const QString& key, const QString& target, const QString& verb);
    bool doByKeys();
    QString bestTarget(const QString& key, const QString& verb) const;
};
