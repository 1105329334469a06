#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Which earlier mention a word such as "it", "they" or "that player" means. A text is read in order;
// whatever it names or does makes a mention, and a pronoun is resolved by counting the mentions that
// fit: one is the answer, none or several are refused with what they could be. A region (what
// happens later, a trigger around its effect) sees what is outside it, but its own mentions come
// first.
namespace triptych::text {

enum class Sort : std::uint8_t { Thing, Player, Number };
enum class Some : std::uint8_t { One, Several, Any };

struct Mention
{
    Sort sort = Sort::Thing;
    bool several = false;
    std::string name; ///< For readers: "the target citizen".
    int id = 0;       ///< The game's own number for it.
    int depth = 0;    ///< Of the region that made it.
};

class Mentions
{
public:
    void open() { ++m_depth; }
    void close();
    int depth() const { return m_depth; }
    void add(Sort, bool several, std::string name, int id);
    void rename(int id, std::string name);
    /// Whether anything of that sort was named.
    bool has(Sort) const;

    /// What a word means: an id, or what is wrong with it.
    struct Meaning
    {
        const Mention* mention = nullptr;
        std::string wrong;
    };
    Meaning meaning(
        std::string_view word, Sort, Some, const std::function<bool(const Mention&)>& fits) const;

private:
    std::vector<Mention> m_mentions;
    int m_depth = 0;
};

} // namespace triptych::text
