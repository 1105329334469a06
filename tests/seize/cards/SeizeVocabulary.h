#pragma once

#include "seize/effects/Ability.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

/// The words of the printed language, and which of them the abilities read so far have used.
class SeizeVocabulary
{
public:
    SeizeVocabulary(); ///< Every word, none of them used.

    void read(const triptych::seize::Ability&);
    std::vector<std::string> missing() const; ///< "trigger: is upstaged", list by list.
    std::size_t size() const;

private:
    friend struct SeizeReader;

    struct List
    {
        std::vector<const char*> words;
        std::vector<bool> used;
    };
    void add(const char* list, std::vector<const char*> words);
    template <typename Enum>
    void use(const char* list, Enum word)
    {
        m_lists.at(list).used.at(static_cast<std::size_t>(word)) = true;
    }

    std::map<std::string, List> m_lists;
};
