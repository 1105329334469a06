#include "app/match/MatchJournals.h"

#include "app/match/MatchNotes.h"
#include "app/services/Content.h"

#include <QDateTime>
#include <QFileInfo>

#include <utility>

MatchJournals::Begun MatchJournals::begin(triptych::match::JournalHeader header, bool first)
{
    if (first)
        m_before.clear();
    else if (!m_current.isEmpty())
        m_before.append(QFileInfo(m_current).fileName());
    for (const QString& game : std::as_const(m_before))
        header.before.push_back(game.toStdString());
    Begun begun;
    begun.path = nextPath(first);
    begun.file = JournalFile::create(begun.path, header, &begun.problem);
    const QString named = m_before.isEmpty() ? QString() : matchnotes::name(m_current);
    m_current = begun.file ? begun.file->path() : QString();
    if (!named.isEmpty() && !m_current.isEmpty())
        matchnotes::setName(m_current, named);
    return begun;
}

/// The games of one match lie in one folder: each names the ones before it.
QString MatchJournals::nextPath(bool first) const
{
    if (!m_next.isEmpty())
        return m_next;
    const bool goesOn = !first && !m_current.isEmpty();
    return (goesOn ? QFileInfo(m_current).absolutePath() : Content::journalFolder()) + u'/'
        + QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd_HH-mm-ss-zzz"))
        + QStringLiteral(".jsonl");
}

void MatchJournals::goOnWith(const QString& journal, const QStringList& before)
{
    m_current = journal;
    m_before = before;
}

void MatchJournals::keepNone()
{
    m_current.clear();
    m_before.clear();
}

void MatchJournals::letGo()
{
    m_current.clear();
}
