#pragma once

#include "app/scene/SeatFace.h"
#include "app/viewmodels/ZoneModel.h"

#include <QObject>
#include <QVariantList>

/// One seat of the table. Seats are created when a match starts and live until the next one.
class SeatViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Seats belong to the match")
    Q_PROPERTY(QString key READ key NOTIFY changed FINAL) // "p1"
    Q_PROPERTY(
        int number READ number NOTIFY changed FINAL) // 1..4: pattern and side by it, not only hue
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)         // "Mira", "Computer"
    Q_PROPERTY(bool person READ person NOTIFY changed FINAL)        // plays at this computer
    Q_PROPERTY(QString kindText READ kindText NOTIFY changed FINAL) // "Person", "Computer (greedy)"
    Q_PROPERTY(bool alive READ alive NOTIFY changed FINAL)          // still in the match
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)        // it is this seat's turn
    Q_PROPERTY(bool deciding READ deciding NOTIFY changed FINAL)    // is asked now
    Q_PROPERTY(bool near READ isNear NOTIFY changed FINAL) // the viewer: drawn at the near side
    Q_PROPERTY(bool won READ won NOTIFY changed FINAL)
    Q_PROPERTY(int wins READ wins NOTIFY changed FINAL) // games won in a match of three
    /// Counters of the seat: {symbol, label, count}; symbol names an icon or a stone letter ("w",
    /// "hand", "deck", ...), label is for people and screen readers.
    Q_PROPERTY(QVariantList purse READ purse NOTIFY changed FINAL)
    /// What is said of it now, as small signs: {sign, label}; "First player", "Passed".
    Q_PROPERTY(QVariantList tags READ tags NOTIFY changed FINAL)
    /// Seat as a target: some legal answer names it.
    Q_PROPERTY(bool selectable READ selectable NOTIFY changed FINAL)
    Q_PROPERTY(bool picked READ picked NOTIFY changed FINAL)
    Q_PROPERTY(QString ring READ ring NOTIFY changed FINAL) // what happens to it: "hostile"; ""
    Q_PROPERTY(QVariantList verbs READ verbs NOTIFY changed FINAL) // {label, line, verb}
    Q_PROPERTY(QString accessibleName READ accessibleName NOTIFY changed FINAL)
    /// Which part of a shared board is the seat's, as the viewer sees it.
    Q_PROPERTY(bool boardRight READ boardRight NOTIFY changed FINAL)
    Q_PROPERTY(bool boardNear READ boardNear NOTIFY changed FINAL)
    /// The card that stands for the seat where a game has one (a hero), "" otherwise; and the signs of
    /// the colours that everybody has seen of its cards, names of icons.
    Q_PROPERTY(QString portraitKey READ portraitKey NOTIFY changed FINAL)
    Q_PROPERTY(QStringList signs READ signs NOTIFY changed FINAL)
    /// 1 or 2 where seats play together, 0 where everybody plays alone.
    Q_PROPERTY(int team READ team NOTIFY changed FINAL)

public:
    explicit SeatViewModel(const QStringList& zones, QObject* parent = nullptr);

    /// The cards of a zone of this seat. Same object for the whole life of the seat; null when the
    /// game has no such zone.
    Q_INVOKABLE ZoneModel* zone(const QString& name) const;

    QString key() const { return m_row.key; }
    int number() const { return m_row.number; }
    QString name() const { return m_row.name; }
    bool person() const { return m_row.person; }
    QString kindText() const { return m_row.kindText; }
    bool alive() const { return m_row.alive; }
    bool active() const { return m_row.active; }
    bool deciding() const { return m_row.deciding; }
    bool isNear() const { return m_row.nearSide; }
    bool won() const { return m_row.won; }
    int wins() const { return m_row.wins; }
    QVariantList purse() const { return m_row.purse; }
    QVariantList tags() const { return m_row.tags; }
    bool selectable() const { return m_row.selectable; }
    bool picked() const { return m_row.picked; }
    QString ring() const { return m_row.ring; }
    QVariantList verbs() const { return m_row.verbs; }
    QString accessibleName() const { return m_row.accessibleName; }
    bool boardRight() const { return m_row.boardRight; }
    bool boardNear() const { return m_row.boardNear; }
    int team() const { return m_row.team; }
    QString portraitKey() const { return m_row.portraitKey; }
    QStringList signs() const { return m_row.signs; }

    void setRow(const SeatFace& row);
    const QList<ZoneModel*>& zones() const { return m_zones; }

Q_SIGNALS:
    void changed();

private:
    SeatFace m_row;
    QList<ZoneModel*> m_zones;
};
