#pragma once

#include <QPalette>
#include <QString>

/// The colours of windows and dialogs for a look ("light", "dark", "contrast"). The table has its
/// own in qml/Controls/Theme.qml; these go with them.
QPalette paletteFor(const QString& look);
