#include "app/decks/windows/QueryField.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QTextCharFormat>

#include <algorithm>

namespace deckroom {

QueryField::QueryField(QWidget* parent)
    : QLineEdit(parent)
{
    setObjectName(QStringLiteral("collectionSearch"));
    setClearButtonEnabled(true);
    setMaxLength(1000);
}

/// A line edit has no formats of its own, but shows those that an input method asks for.
void QueryField::mark(const std::vector<AskedFilter::Problem>& problems)
{
    if (problems.empty() && !m_marked)
        return;
    m_marked = !problems.empty();
    QList<QInputMethodEvent::Attribute> attributes;
    for (const AskedFilter::Problem& problem : problems) {
        QTextCharFormat wrong;
        wrong.setFontUnderline(true);
        wrong.setFontWeight(QFont::Bold);
        // Counted from the cursor; what is missing at the end is shown by the last letter.
        const int size = static_cast<int>(text().size());
        const int at = std::clamp(problem.at, 0, std::max(0, size - 1));
        const int length = std::clamp(problem.length, 1, std::max(1, size - at));
        attributes.append({ QInputMethodEvent::TextFormat, at - cursorPosition(), length, wrong });
    }
    QInputMethodEvent event({}, attributes);
    QCoreApplication::sendEvent(this, &event);
}

} // namespace deckroom
