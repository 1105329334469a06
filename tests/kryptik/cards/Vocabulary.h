#pragma once

#include "kryptik/effects/Ability.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// The words of the printed language, and which of them the abilities read so far have used.
class Vocabulary
{
public:
    Vocabulary(); ///< Every word, none of them used.

    void read(const triptych::kryptik::Ability&);
    std::vector<std::string> missing() const; ///< "trigger: becomes weary", sorted.
    std::size_t size() const { return m_used.size(); }

private:
    friend struct Reader;
    using Word = std::pair<std::string, std::string>; ///< The list it stands in, and itself.

    void add(const char* list, const std::vector<const char*>& words);
    void use(const char* list, std::size_t number);
    void use(const char* list, const char* word);

    std::map<std::string, std::vector<const char*>> m_lists;
    std::map<Word, bool> m_used;
};
