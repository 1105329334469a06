#pragma once

#include "app/decks/CardFilter.h"

#include <QLineEdit>

namespace deckroom {

/// Where a question about cards is written: what cannot be understood of it is underlined in its
/// place.
class QueryField : public QLineEdit
{
    Q_OBJECT

public:
    explicit QueryField(QWidget* parent = nullptr);

    void mark(const std::vector<AskedFilter::Problem>&);

private:
    bool m_marked = false;
};

} // namespace deckroom
