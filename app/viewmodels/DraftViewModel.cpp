#include "app/viewmodels/DraftViewModel.h"

DraftViewModel::DraftViewModel(Preferences* preferences, QObject* parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_pack(new ZoneModel(QStringLiteral("pack"), this))
    , m_pool(new DraftRows(this))
    , m_deck(new DraftRows(this))
    , m_zoom(new CardInspector(this))
    , m_clock(new RoundClock(this))
{
}

void DraftViewModel::show(const Page& page)
{
    m_page = page;
    m_pack->setCards(page.pack);
    m_pool->set(page.pool);
    m_deck->set(page.deck);
    Q_EMIT changed();
}

// Nothing can be asked from behind the curtain but to lift it.
void DraftViewModel::look(const QString& key)
{
    if (!m_page.curtain)
        Q_EMIT lookAsked(key);
}
void DraftViewModel::pick(const QString& key)
{
    if (!m_page.curtain && m_page.stage == u"picking")
        Q_EMIT pickAsked(key);
}
void DraftViewModel::build()
{
    if (!m_page.curtain && m_page.stage == u"building")
        Q_EMIT buildAsked();
}
void DraftViewModel::liftCurtain()
{
    if (m_page.curtain)
        Q_EMIT curtainLifted();
}
void DraftViewModel::suggest()
{
    if (!m_page.curtain && m_page.stage == u"building")
        Q_EMIT suggestAsked();
}
void DraftViewModel::clear()
{
    if (!m_page.curtain && m_page.stage == u"building")
        Q_EMIT clearAsked();
}
void DraftViewModel::ready()
{
    if (!m_page.curtain && m_page.stage == u"building" && m_page.legal)
        Q_EMIT readyAsked();
}
void DraftViewModel::backToDeck()
{
    if (m_page.stage == u"ready" && m_page.buildable)
        Q_EMIT backAsked();
}
void DraftViewModel::choose(int seat)
{
    if (m_page.stage == u"ready")
        Q_EMIT chosen(seat);
}
void DraftViewModel::play()
{
    if (m_page.stage == u"ready" && m_page.playable)
        Q_EMIT playAsked();
}
void DraftViewModel::leave()
{
    Q_EMIT leaveAsked();
}
