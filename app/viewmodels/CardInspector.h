#pragma once

#include "app/viewmodels/CardFace.h"

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
    /// Where it is: "On your island, engaged".
    Q_PROPERTY(QString placeText READ placeText NOTIFY changed FINAL)

public:
    struct Page
    {
        CardFace face;
        QStringList explanation;
        QStringList modifications;
        QString placeText;
        bool operator==(const Page&) const = default;
    };

    using QObject::QObject;

    bool present() const { return !m_page.face.key.isEmpty(); }
    QString key() const { return m_page.face.key; }
    CardFace face() const { return m_page.face; }
    QStringList explanation() const { return m_page.explanation; }
    QStringList modifications() const { return m_page.modifications; }
    QString placeText() const { return m_page.placeText; }

    void setPage(const Page& page);

Q_SIGNALS:
    void changed();

private:
    Page m_page;
};
