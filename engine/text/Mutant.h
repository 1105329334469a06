#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Small lies about a text. Whether any scenario notices that a text has lost a part, or says "must"
// for "may", tells whether its meaning is tested: a coverage that only counts what was met does not.
namespace triptych::text {

/// A text that says one thing else than another.
struct Mutant
{
    std::string production; ///< What was changed: "Draw", "what: a target".
    std::string change;     ///< How: "one more", "without its condition".
    std::string text;       ///< The whole text, printed.
};

/// Offered every change that a tree could suffer, in order, and makes one of them.
class Changes
{
public:
    explicit Changes(std::size_t wanted)
        : m_wanted(wanted)
    {
    }
    bool isMade() const { return m_made; }
    /// `make` changes the tree. Nothing is offered to a tree that was changed already.
    template <typename F>
    void offer(std::string_view production, std::string_view change, F&& make)
    {
        if (m_made || m_offered++ != m_wanted)
            return;
        m_made = true;
        m_production = production;
        m_change = change;
        std::forward<F>(make)();
    }
    /// Numbers and words of a list, the next instead.
    void offerMore(std::string_view production, int& number)
    {
        offer(production, "one more", [&] { ++number; });
    }
    void offerOther(std::string_view production, std::string_view change, bool& flag)
    {
        offer(production, change, [&] { flag = !flag; });
    }
    template <typename Enum>
    void offerNext(std::string_view production, std::string_view change, Enum& word, Enum last)
    {
        offer(production, change, [&] {
            const int count = static_cast<int>(last) + 1;
            word = static_cast<Enum>((static_cast<int>(word) + 1) % count);
        });
    }
    Mutant mutant() const { return { m_production, m_change, {} }; }

private:
    std::size_t m_wanted;
    std::size_t m_offered = 0;
    bool m_made = false;
    std::string m_production;
    std::string m_change;
};

/// Every change of a tree that can be said: `offer(tree, changes)` goes through it, `said(tree)` is its
/// text when that reads back as the same, and nothing otherwise.
template <typename Tree, typename Offer, typename Said>
std::vector<Mutant> mutantsOf(const Tree& tree, Offer&& offer, Said&& said)
{
    constexpr std::size_t most = 5000; // No text of a card comes near it.
    std::vector<Mutant> all;
    for (std::size_t n = 0; n < most; ++n) {
        Tree changed = tree;
        Changes changes(n);
        offer(changed, changes);
        if (!changes.isMade())
            break;
        std::optional<std::string> text = said(changed);
        if (!text)
            continue;
        Mutant made = changes.mutant();
        made.text = std::move(*text);
        all.push_back(std::move(made));
    }
    return all;
}

} // namespace triptych::text
