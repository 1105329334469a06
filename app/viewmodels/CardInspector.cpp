#include "app/viewmodels/CardInspector.h"

void CardInspector::setPage(const CardPage& page)
{
    if (m_page == page)
        return;
    m_page = page;
    Q_EMIT changed();
}
