#include "text/Binding.h"

#include "text/Spelling.h"

#include <algorithm>

#include <fmt/format.h>

namespace triptych::text {

void Mentions::close()
{
    std::erase_if(m_mentions, [&](const Mention& m) { return m.depth >= m_depth; });
    --m_depth;
}

void Mentions::add(Sort sort, bool several, std::string name, int id)
{
    // Said again, it is still the same thing.
    for (Mention& m : m_mentions)
        if (m.sort == sort && m.id == id)
            return;
    m_mentions.push_back({ sort, several, std::move(name), id, m_depth });
}

void Mentions::rename(int id, std::string name)
{
    for (Mention& m : m_mentions)
        if (m.id == id && m.sort == Sort::Thing)
            m.name = std::move(name);
}

bool Mentions::has(Sort sort) const
{
    return std::any_of(
        m_mentions.begin(), m_mentions.end(), [&](const Mention& m) { return m.sort == sort; });
}

Mentions::Meaning Mentions::meaning(std::string_view word, Sort sort, Some some,
    const std::function<bool(const Mention&)>& fits) const
{
    std::vector<const Mention*> candidates;
    for (const Mention& m : m_mentions)
        if (m.sort == sort && (some == Some::Any || m.several == (some == Some::Several))
            && fits(m))
            candidates.push_back(&m);
    if (candidates.empty())
        return { nullptr,
            fmt::format("\"{}\" means nothing here: nothing was named before it that it could be. "
                        "Say what it is instead.",
                word) };
    int innermost = 0;
    for (const Mention* m : candidates)
        innermost = std::max(innermost, m->depth);
    std::erase_if(candidates, [&](const Mention* m) { return m->depth != innermost; });
    if (candidates.size() == 1)
        return { candidates.front(), {} };
    std::vector<std::string> names;
    for (const Mention* m : candidates)
        names.push_back(m->name);
    return { nullptr,
        fmt::format("\"{}\" could be {}; say which it is instead of \"{}\".", word,
            listed(names, " or "), word) };
}

} // namespace triptych::text
