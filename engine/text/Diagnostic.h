#pragma once

#include "core/Problem.h"
#include "text/Advice.h"
#include "text/Expectations.h"
#include "text/Paragraph.h"
#include "text/Reading.h"
#include "text/Remedies.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::text {

/// Where a paragraph stands, for the place of a problem.
struct Position
{
    std::string_view place;    ///< "FT-017 Pier Watcher"; may be empty.
    std::size_t paragraph = 1; ///< Counted from 1.
};

/// "FT-017 Pier Watcher, paragraph 2, column 14"
std::string placeOf(const Position&, std::size_t column);

/// As long as it lives, what is not understood on this thread is only told where reading got stuck: nothing is
/// tried in its place. For whoever reads thousands of texts: a diagnosis costs as much as reading a hundred.
class Briefly
{
public:
    Briefly()
        : m_before(std::exchange(on(), true))
    {
    }
    ~Briefly() { on() = m_before; }
    Briefly(const Briefly&) = delete;
    Briefly& operator=(const Briefly&) = delete;

    static bool& on()
    {
        static thread_local bool brief = false;
        return brief;
    }

private:
    bool m_before;
};

/// Where `notes` says that reading got stuck: the words, what would have been accepted there, and what can be
/// written instead, as far as `probe` finds that it is understood.
Problem notUnderstood(const Paragraph&, const Expectations& notes, const Position&,
    const Probe& probe, const Advice& advice = {});
/// The same in short: only where reading got stuck.
Problem stuckAt(const Paragraph&, const Position&, const char* furthest);
/// A problem with what a paragraph means, at the first place that says `word`.
Problem about(const Paragraph&, const Position&, std::string_view word, std::string text);
Problem emptyParagraph(const Position&);
Problem tooLong(const Position&);

/// Longer paragraphs are refused, so that nothing printed can exhaust the stack.
inline constexpr std::size_t longestParagraph = 1500;
/// A text box that goes beyond these is refused before any of it is read: in bytes, and in paragraphs.
inline constexpr std::size_t longestText = 10'000;
inline constexpr std::size_t mostParagraphs = 50;

/// Of so many paragraphs of a text it is told what could be said instead; of what is wrong besides, only where.
inline constexpr std::size_t mostMended = 6;

/// What is wrong with the size of a whole text box, if anything.
std::optional<Problem> sizeFault(std::string_view printed, std::string_view place);

/// What a game knows of a paragraph that the grammar does not say.
template <typename T>
struct Semantics
{
    /// Whether what was read can be meant: that no word in it means nothing.
    std::function<bool(const T&)> isMeaningful = [](const T&) { return true; };
    Advice advice {};
};

/// One paragraph compiled with the grammar `Rule`, whose value is a `T`. Says nothing of why it is not.
template <typename Rule, typename T, typename Reading>
std::optional<T> understood(std::string_view words)
{
    if (words.empty() || words.size() > longestParagraph)
        return std::nullopt;
    Reading reading;
    Input in(words.data(), words.data() + words.size(), "");
    if (!read<Rule>(in, reading))
        return std::nullopt;
    auto value = reading.takeLast();
    return std::move(std::get<T>(value));
}
template <typename Rule, typename T, typename Reading>
std::optional<T> understood(const Paragraph& even)
{
    return understood<Rule, T, Reading>(std::string_view(even.words));
}

/// The same; what is not understood is a problem.
template <typename Rule, typename T, typename Reading>
std::optional<T> compile(const Paragraph& even, const Position& position, Problems& problems,
    const Semantics<T>& semantics = {})
{
    if (even.words.empty()) {
        problems.push_back(emptyParagraph(position));
        return std::nullopt;
    }
    if (even.words.size() > longestParagraph) {
        problems.push_back(tooLong(position));
        return std::nullopt;
    }
    if (auto value = understood<Rule, T, Reading>(even))
        return value;
    // There is nothing to mend in a text that is not understood another way.
    if (Forks::detoured()) {
        problems.push_back({ placeOf(position, 1), "not understood another way" });
        return std::nullopt;
    }
    // Twice more: only a text that is wrong pays for its diagnosis.
    const auto reach = [](std::string_view words) {
        Reading looked;
        looked.look();
        Input over(words.data(), words.data() + words.size(), "");
        read<Rule>(over, looked);
        return looked.furthest();
    };
    if (Briefly::on() || problems.size() >= mostMended) {
        problems.push_back(stuckAt(even, position, reach(even.words)));
        return std::nullopt;
    }
    Reading noted;
    noted.noteFrom(reach(even.words));
    Input again(even.words.data(), even.words.data() + even.words.size(), "");
    if (read<Rule>(again, noted))
        return std::nullopt;
    const Probe probe = [&](const std::string& words) {
        if (const auto value = understood<Rule, T, Reading>(std::string_view(words)))
            return Reach { words.size(), semantics.isMeaningful(*value) };
        const char* const furthest = reach(words);
        return Reach { furthest ? static_cast<std::size_t>(furthest - words.data()) : 0, false };
    };
    problems.push_back(notUnderstood(even, noted, position, probe, semantics.advice));
    return std::nullopt;
}

} // namespace triptych::text
