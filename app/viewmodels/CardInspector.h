#pragma once

#include "app/scene/CardFace.h"
#include "app/scene/CardPage.h"
#include "app/viewmodels/RuleNumber.h"

#include <QObject>

/// The zoom page: the card under the pointer or the keyboard focus, with its words explained.
class CardInspector : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The zoom belongs to the match")
    Q_PROPERTY(bool present READ present NOTIFY changed FINAL)
    Q_PROPERTY(QString key READ key NOTIFY changed FINAL)
    Q_PROPERTY(CardFace face READ face NOTIFY changed FINAL)
    /// What the card's text does, in plain sentences, one a paragraph; keywords with their meaning.
    Q_PROPERTY(QStringList explanation READ explanation NOTIFY changed FINAL)
    /// What is different from the printed card just now: "Attack 4 instead of 2."
    Q_PROPERTY(QStringList modifications READ modifications NOTIFY changed FINAL)
    /// Why nothing can be done with it now, with its rule; "" where something can, or nothing could.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed FINAL)
    Q_PROPERTY(
        QString whyNotRule READ whyNotRule NOTIFY changed FINAL) // its number in there: "4.4.2"
    /// What comes of the one thing that can be done with it, if nobody else does anything.
    Q_PROPERTY(QStringList outcome READ outcome NOTIFY changed FINAL)
    /// Where it is: "On your island, engaged".
    Q_PROPERTY(QString placeText READ placeText NOTIFY changed FINAL)

public:
    using QObject::QObject;

    bool present() const { return !m_page.face.key.isEmpty(); }
    QString key() const { return m_page.face.key; }
    CardFace face() const { return m_page.face; }
    QStringList explanation() const { return m_page.explanation; }
    QStringList modifications() const { return m_page.modifications; }
    QString whyNot() const { return m_page.whyNot; }
    QString whyNotRule() const { return ruleNumberIn(m_page.whyNot); }
    QStringList outcome() const { return m_page.outcome; }
    QString placeText() const { return m_page.placeText; }

    void setPage(const CardPage& page);

Q_SIGNALS:
    void changed();

private:
    CardPage m_page;
};
