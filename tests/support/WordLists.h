#pragma once

#include <cstddef>
#include <cstring>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace triptych::tests {

/// The words of a printed language in lists, and which of them the cards read so far have used.
class WordLists
{
public:
    /// "trigger: is upstaged", list by list.
    std::vector<std::string> missing() const
    {
        std::vector<std::string> all;
        for (const auto& [name, list] : m_lists)
            for (std::size_t i = 0; i < list.words.size(); ++i)
                if (!list.used[i])
                    all.push_back(name + ": " + list.words[i]);
        return all;
    }
    std::size_t size() const
    {
        std::size_t all = 0;
        for (const auto& [name, list] : m_lists)
            all += list.words.size();
        return all;
    }

    /// The word of an enumerator, or of an alternative of a variant. Those behind the last word are
    /// in no printed text.
    template <typename Number>
    void use(const char* list, Number word)
    {
        std::vector<bool>& used = m_lists.at(list).used;
        if (static_cast<std::size_t>(word) < used.size())
            used[static_cast<std::size_t>(word)] = true;
    }
    void use(const char* list, const char* word)
    {
        List& found = m_lists.at(list);
        for (std::size_t i = 0; i < found.words.size(); ++i)
            if (std::strcmp(found.words[i], word) == 0) {
                found.used[i] = true;
                return;
            }
        throw std::out_of_range(word);
    }

protected:
    void add(const char* list, std::vector<const char*> words)
    {
        const std::size_t size = words.size();
        m_lists[list] = { std::move(words), std::vector<bool>(size, false) };
    }

    /// A list whose last word belongs to the enumerator `last`.
    template <auto last, std::size_t count>
    static std::vector<const char*> words(const char* const (&names)[count])
    {
        static_assert(
            count == static_cast<std::size_t>(last) + 1, "a word of the language has no name here");
        return { names, names + count };
    }
    template <typename Variant, std::size_t count>
    static std::vector<const char*> alternatives(const char* const (&names)[count])
    {
        static_assert(
            count == std::variant_size_v<Variant>, "a part of the effect tree has no name here");
        return { names, names + count };
    }

private:
    struct List
    {
        std::vector<const char*> words;
        std::vector<bool> used;
    };
    std::map<std::string, List> m_lists;
};

} // namespace triptych::tests
