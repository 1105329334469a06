#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>

/// The question that is asked now; its members are the properties of DecisionModel.
struct Prompt
{
    bool present = false;
    bool mine = false;
    QString text;
    QString detail;
    QString ruleText;
    QString seatKey;
    QString seatName;
    QString causeKey;
    QStringList pickedKeys;
    QVariantList ways {};
    bool canUndo = false;
    QString undoText;
    bool operator==(const Prompt&) const = default;
};
