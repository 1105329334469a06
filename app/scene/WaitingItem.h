#pragma once

#include "app/scene/CardFace.h"

/// Something that waits to resolve.
struct WaitingItem
{
    QString key;        ///< The item's name: "toll.1".
    QString title;      ///< The source's name.
    QString text;       ///< Its words.
    QString deed;       ///< Those of them that say what it does; "" all.
    QString kind;       ///< "spell", "active", "triggered", ...: chooses the icon.
    QString kindText;   ///< For people: "Triggered ability".
    QString controller; ///< "p1"
    QString controllerName;
    bool mine = false;
    QString sourceKey;       ///< The card it came from.
    CardFace face;           ///< Its picture and printed words.
    QStringList targets;     ///< Keys of cards, seats or other items: arrows go there.
    bool selectable = false; ///< It may be targeted or picked itself.
    bool picked = false;
    QVariantList verbs; ///< {label, line, verb}
    QString accessibleName;
    bool operator==(const WaitingItem&) const = default;
};
