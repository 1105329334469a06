#include "text/Expectations.h"

namespace triptych::text {

void OrderedWords::add(std::string_view word)
{
    if (m_known.insert(word).second)
        m_words.push_back(word);
}

void OrderedWords::shorten(std::size_t length)
{
    for (; m_words.size() > length; m_words.pop_back())
        m_known.erase(m_words.back());
}

void Expectations::noteFrom(const char* furthest)
{
    m_noting = true;
    m_furthest = furthest;
}

void Expectations::missed(const char* at, std::string_view what)
{
    if (m_furthest && at < m_furthest)
        return;
    if (at != m_furthest) {
        m_furthest = at;
        m_expected.shorten(0);
        m_words.shorten(0);
        forgetFailed(0);
    }
    if (!m_noting)
        return;
    m_expected.add(what);
    m_words.add(what);
}

Expectations::Opened Expectations::open(const char* at) const
{
    if (at != m_furthest)
        return {};
    return { m_expected.all().size(), m_failedInOrder.size() };
}

void Expectations::close(const char* at, Opened opened, std::string_view name)
{
    if (at != m_furthest)
        return;
    m_expected.shorten(opened.expected);
    m_expected.add(name);
    forgetFailed(opened.failed);
}

void Expectations::failed(const void* production, const char* at, const char* word)
{
    if (!m_noting || word != m_furthest)
        return;
    if (m_failed.empty())
        m_failedAt = at;
    if (at == m_failedAt && m_failed.insert(production).second)
        m_failedInOrder.push_back(production);
}

void Expectations::forgetFailed(std::size_t length)
{
    for (; m_failedInOrder.size() > length; m_failedInOrder.pop_back())
        m_failed.erase(m_failedInOrder.back());
}

} // namespace triptych::text
