#pragma once

#include "app/scene/CardFace.h"

/// A card with its words explained; its members are the properties of CardInspector.
struct CardPage
{
    CardFace face;
    QStringList explanation;
    QStringList modifications;
    QString placeText;
    QString whyNot {};
    QStringList outcome {};
    bool operator==(const CardPage&) const = default;
};
