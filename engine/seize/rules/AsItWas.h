#pragma once

#include "seize/Table.h"

// What an event is about, as it was just before it: for as long as a filter is asked of it.
namespace triptych::seize {

/// While this lives, a mercenary is as it was just before an event: its state, its health, where it stood.
class AsItWas
{
public:
    AsItWas(const Table& t, Index i, const Mercenary* was)
    {
        if (!was || i == noIndex || !onBattlefield(t.state, i))
            return;
        m_now = &mercenary(t.state, i);
        m_kept = *m_now;
        m_standing = &t.state.standing[t.state.objects[i].controller];
        m_stands = *m_standing;
        if (was->tile != m_kept.tile)
            *m_standing = (m_stands & ~bitOf(m_kept.tile)) | bitOf(was->tile);
        *m_now = *was;
    }
    ~AsItWas()
    {
        if (!m_now)
            return;
        *m_now = m_kept;
        *m_standing = m_stands;
    }
    AsItWas(const AsItWas&) = delete;
    AsItWas& operator=(const AsItWas&) = delete;

private:
    Mercenary* m_now = nullptr;
    Mercenary m_kept {};
    TileSet* m_standing = nullptr; ///< The tiles of its side know where it stands, too.
    TileSet m_stands = 0;
};

/// "An ally without a treasure equips one": the treasure that it is about does not hang there yet.
class BeforeItHung
{
public:
    BeforeItHung(State& s, Index treasure)
    {
        if (treasure == noIndex)
            return;
        m_treasure = &s.objects[treasure];
        m_host = m_treasure->host;
        m_treasure->host = noIndex;
    }
    ~BeforeItHung()
    {
        if (m_treasure)
            m_treasure->host = m_host;
    }
    BeforeItHung(const BeforeItHung&) = delete;
    BeforeItHung& operator=(const BeforeItHung&) = delete;

private:
    Object* m_treasure = nullptr;
    Index m_host = noIndex;
};

} // namespace triptych::seize
