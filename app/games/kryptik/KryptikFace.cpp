#include "app/games/kryptik/KryptikFace.h"

void KryptikFace::show(CardFace& face) const
{
    face.own = QVariant::fromValue(*this);
    face.boxes.clear();
    if (citizen)
        face.boxes = { facebox::number("left", "attack", attack, printedAttack),
            facebox::number("right", "defense", defense, printedDefense, damage) };
    if (yearCost >= 0)
        face.boxes.append(facebox::number("beside", "hourglass", yearCost, yearCost));
    if (!face.name.isEmpty()) // of a hidden card nothing printed is told
        face.boxes.append(
            facebox::stones(soul.isEmpty() ? QStringList { QStringLiteral("c") }
                                           : soul.split(QString(), Qt::SkipEmptyParts)));

    face.notes.clear();
    const auto note = [&face](const QString& sign, const QString& text, const QString& tone) {
        face.notes.append(QVariantMap { { QStringLiteral("sign"), sign },
            { QStringLiteral("text"), text }, { QStringLiteral("tone"), tone } });
    };
    if (weary)
        note(QStringLiteral("weary"), {}, QStringLiteral("shade"));
    if (damage > 0)
        note({}, QChar(0x2212) + QString::number(damage), QStringLiteral("wound"));

    face.states.clear();
    if (weary)
        face.states.append(QStringLiteral("weary"));
    if (face.turned)
        face.states.append(QStringLiteral("engaged"));
    face.ring = attacking || attacked ? QStringLiteral("hostile")
        : blocking                    ? QStringLiteral("friendly")
                                      : QString();
    face.forward = attacking || blocking;
    face.dimmed = weary;
}
