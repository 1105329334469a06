#include "app/viewmodels/SeatPortraits.h"

#include "app/scene/Scene.h"

#include <QSet>

#include <utility>

void seatportraits::addTo(Scene& scene)
{
    static const QStringList closed { QStringLiteral("hand"), QStringLiteral("deck") };
    for (SeatFace& row : scene.seats) {
        QSet<QChar> letters;
        QString leader;
        QString emblem;
        for (const CardFace& face : std::as_const(scene.faces)) {
            if (face.owner != row.key || face.name.isEmpty() || face.faceDown
                || closed.contains(face.zone.section(u'.', 1)))
                continue;
            for (const QChar letter : face.colours)
                letters.insert(letter.toLower());
            if (face.leader && (leader.isEmpty() || face.key < leader)) {
                leader = face.key;
                emblem = face.emblem;
            }
        }
        row.portraitKey = leader;
        if (!emblem.isEmpty()) {
            row.signs = { emblem };
            continue;
        }
        for (const QChar letter : QStringLiteral("wubg"))
            if (letters.contains(letter))
                row.signs.append(QStringLiteral("stone-") + letter);
    }
}
