#pragma once

#include <QQuickItem>
#include <QQuickWidget>
#include <QTest>

#include <functional>

// What is waited for comes at once where a machine has the time. Where it has not, five seconds, Qt's measure,
// are said too soon: a test that waits longer is no slower as long as it passes.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), 20'000)
#define QTRY_VERIFY2(condition, words) QTRY_VERIFY2_WITH_TIMEOUT((condition), (words), 20'000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), expected, 20'000)

// What a person sees of the table, and nothing that they do not see.
namespace screen {

inline bool isShown(const QQuickItem* item)
{
    for (const QQuickItem* each = item; each; each = each->parentItem())
        if (!each->isVisible() || each->opacity() < 0.05)
            return false;
    return item->width() > 0 && item->height() > 0;
}

/// Visits an item and what it holds, as far as it is seen: what is hidden hides all that it holds. Tests look for
/// something hundreds of times a second, and most items of a table are hidden.
inline void walkShown(QQuickItem* item, const std::function<void(QQuickItem*)>& visit)
{
    if (!item->isVisible() || item->opacity() < 0.05)
        return;
    if (item->width() > 0 && item->height() > 0)
        visit(item);
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children)
        walkShown(child, visit);
}

inline QList<QQuickItem*> find(QQuickWidget* table, const std::function<bool(QQuickItem*)>& wanted)
{
    QList<QQuickItem*> found;
    walkShown(table->rootObject(), [&](QQuickItem* item) {
        if (wanted(item))
            found.append(item);
    });
    return found;
}

inline bool has(const QQuickItem* item, const char* property)
{
    return item->metaObject()->indexOfProperty(property) >= 0;
}

inline QString className(const QQuickItem* item)
{
    return QString::fromLatin1(item->metaObject()->className());
}

/// Cards and seats that are marked: something can be done with them. Soul cards that can only give
/// energy are left alone; the game spends them by itself.
inline QList<QQuickItem*> marked(QQuickWidget* table)
{
    return find(table, [](QQuickItem* item) {
        if (!has(item, "inviting") || !item->property("inviting").toBool())
            return false;
        if (!has(item, "face"))
            return true;
        const QVariant face = item->property("face");
        const QVariantList verbs = face.metaType().metaObject()
            ? face.metaType()
                  .metaObject()
                  ->property(face.metaType().metaObject()->indexOfProperty("verbs"))
                  .readOnGadget(face.constData())
                  .toList()
            : QVariantList();
        return verbs.isEmpty() || std::any_of(verbs.begin(), verbs.end(), [](const QVariant& verb) {
            return verb.toMap().value(QStringLiteral("verb")) != QStringLiteral("energy");
        });
    });
}

/// Buttons of the prompt, rows of the choice panel, entries of the menu beside a card.
inline QList<QQuickItem*> buttons(QQuickWidget* table)
{
    return find(table, [](QQuickItem* item) {
        if (has(item, "line") && !item->property("line").toString().isEmpty())
            return true;
        return has(item, "modelData") && has(item, "text") && item->isEnabled()
            && item->property("modelData").toMap().contains(QStringLiteral("line"));
    });
}

inline bool menuIsOpen(QQuickWidget* table)
{
    return !find(table, [](QQuickItem* item) {
        return className(item).startsWith(QStringLiteral("OptionMenu"));
    }).isEmpty();
}

/// What the menu beside a card offers, and nothing of the prompt.
inline QList<QQuickItem*> menuEntries(QQuickWidget* table)
{
    return find(table, [](QQuickItem* item) {
        return has(item, "modelData") && has(item, "text") && item->isEnabled()
            && item->property("modelData").toMap().contains(QStringLiteral("line"));
    });
}

/// Waits for something that is seen, and looks for it often: QTRY_VERIFY looks twenty times a second.
inline bool until(const std::function<bool()>& done, int milliseconds = 20'000)
{
    return QTest::qWaitFor(done, milliseconds);
}

/// A spot of the item that lies inside the window.
inline QPoint spotOf(const QQuickItem* item, QPointF share = { 0.3, 0.4 })
{
    return item->mapToScene({ item->width() * share.x(), item->height() * share.y() }).toPoint();
}

} // namespace screen
