#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>

/// What is shown of a seat; its members are the properties of SeatViewModel.
struct SeatFace
{
    QString key;
    int number = 0;
    QString name;
    bool person = false;
    QString kindText;
    bool alive = true;
    bool active = false;
    bool deciding = false;
    bool nearSide = false;
    bool won = false;
    int wins = 0;
    QVariantList purse;
    QVariantList tags;
    bool selectable = false;
    bool picked = false;
    QString ring; ///< As that of a card.
    QVariantList verbs;
    QString accessibleName;
    bool boardRight = false;
    bool boardNear = false;
    int team = 0;
    QString portraitKey {};
    QStringList signs {};
    bool operator==(const SeatFace&) const = default;
};
