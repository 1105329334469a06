#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
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
    /// One of a list is left out.
    template <typename T>
    void offerWithout(
        std::string_view production, std::string_view change, std::vector<T>& list, std::size_t at)
    {
        offer(production, change,
            [&] { list.erase(list.begin() + static_cast<std::ptrdiff_t>(at)); });
    }
    Mutant mutant() const { return { m_production, m_change, {} }; }

private:
    std::size_t m_wanted;
    std::size_t m_offered = 0;
    bool m_made = false;
    std::string m_production;
    std::string m_change;
};

/// What offers the changes of every part that a game's `walk` comes to, of a text that lasts or not.
class Offers
{
protected:
    Offers(Changes& changes, bool lasts)
        : m_changes(changes)
        , m_lasts(lasts)
    {
    }
    /// `offersOf(becomes)` visits its node, and says what it could become: becomes(change, effect).
    template <typename Effect, typename OffersOf>
    void offerInstead(std::string_view name, Effect& effect, OffersOf&& offersOf)
    {
        std::optional<Effect> instead;
        const auto becomes = [&](std::string_view change, const Effect& other) {
            m_changes.offer(name, change, [&] { instead = other; });
        };
        std::visit(offersOf(becomes), effect.node);
        if (instead)
            effect = Effect(*instead);
    }

    Changes& m_changes;
    bool m_lasts;
};

/// Another player instead; of a game's `Who` (Players.h).
template <typename Who>
void offerPlayer(Changes& changes, Who& who)
{
    const auto is = [&](std::string_view change, typename Who::Kind kind) {
        changes.offer("who", change, [&] {
            who = {};
            who.kind = kind;
        });
    };
    if (who.kind != Who::Kind::You)
        is("you", Who::Kind::You);
    if (who.kind != Who::Kind::EachPlayer)
        is("each player", Who::Kind::EachPlayer);
    if (who.kind == Who::Kind::ItsController)
        changes.offer("who", "its owner", [&] { who.kind = Who::Kind::ItsOwner; });
    if (who.kind == Who::Kind::ItsOwner)
        changes.offer("who", "its controller", [&] { who.kind = Who::Kind::ItsController; });
}

/// A text without one of its paragraphs; then `offer(ability)` of each.
template <typename Ability, typename Offer>
void offerParagraphs(Changes& changes, std::vector<Ability>& abilities, Offer&& offer)
{
    for (std::size_t i = 0; i < abilities.size() && !changes.isMade(); ++i) {
        if (abilities.size() > 1)
            changes.offerWithout("paragraph", "without it", abilities, i);
        if (changes.isMade())
            return;
        offer(abilities[i]);
    }
}

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

/// Every change of a text that `parse` reads and `print` says, which reads back as the same and not as the
/// text that it was.
template <typename Offer, typename Parse, typename Print>
std::vector<Mutant> mutantsOfText(
    std::string_view printed, Offer&& offer, Parse&& parse, Print&& print)
{
    const auto parsed = parse(printed);
    if (!parsed.problems.empty())
        return {};
    const std::string original = print(parsed.abilities);
    return mutantsOf(
        parsed.abilities, offer, [&](const auto& changed) -> std::optional<std::string> {
            std::string text = print(changed);
            if (text == original)
                return std::nullopt;
            const auto again = parse(text);
            if (!again.problems.empty() || print(again.abilities) != text)
                return std::nullopt;
            return text;
        });
}

} // namespace triptych::text
