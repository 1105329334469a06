#include "text/Expectations.h"

#include <algorithm>

namespace triptych::text {
namespace {

void addOnce(std::vector<std::string_view>& to, std::string_view what)
{
    if (std::find(to.begin(), to.end(), what) == to.end())
        to.push_back(what);
}

} // namespace

void Expectations::missed(const char* at, std::string_view what)
{
    if (m_furthest && at < m_furthest)
        return;
    if (at != m_furthest) {
        m_furthest = at;
        m_expected.clear();
        m_words.clear();
    }
    addOnce(m_expected, what);
    addOnce(m_words, what);
}

std::size_t Expectations::open(const char* at) const
{
    return at == m_furthest ? m_expected.size() : 0;
}

void Expectations::close(const char* at, std::size_t opened, std::string_view name)
{
    if (at != m_furthest)
        return;
    m_expected.resize(std::min(opened, m_expected.size()));
    addOnce(m_expected, name);
}

} // namespace triptych::text
