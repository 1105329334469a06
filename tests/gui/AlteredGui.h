#pragma once

#include "ClientGui.h"

#include <QRandomGenerator>
#include <QSet>

/// The real window with a match of Altered in it, and hands that play it: what they do is decided
/// from what is shown, and done with the mouse.
class AlteredGui : public ClientGui
{
    Q_OBJECT

protected:
    AlteredGui()
        : ClientGui(QStringLiteral("altered-"))
    {
    }

    void prepare();
    void open(quint64 seed, const QMap<int, QString>& decks = {});

    // Seeing
    QString playable() const;
    QString focused() const;

    // Doing
    bool chooseFirstOrbs();
    bool playUntil(const char* phase); ///< Not by mouse: to get somewhere.
    bool defaultAnswer();
    void clickOn(const QString& key);
    void press(const QString& line);
    bool clickSomething(QRandomGenerator& random);
    bool doSomething(QRandomGenerator& random);

    QSet<QString> m_deeds; ///< Verbs of the answers given.

private:
    QStringList verbsOf(const QQuickItem* place) const;
    QList<QQuickItem*> places() const;
    bool clickOneOf(const QList<QQuickItem*>&, QRandomGenerator& random);
};
