#pragma once

#include "core/Problem.h"
#include "text/Expectations.h"
#include "text/Paragraph.h"
#include "text/Reading.h"

#include <optional>
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

/// As long as it lives, no wordings are looked for on this thread near what is not understood. For whoever
/// reads thousands of texts: of a diagnosis they cost the most.
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

/// The sentence about where `notes` says that reading got stuck: the words, and what would have been accepted.
Problem notUnderstood(const Paragraph&, const Expectations& notes, const Position&);
/// Wordings near one that was not understood, the nearest first; whether they are understood is for
/// the grammar to say.
std::vector<std::string> nearWordings(const Paragraph&, const Expectations& notes);
/// A problem with what a paragraph means, at the first place that says `word`.
Problem about(const Paragraph&, const Position&, std::string_view word, std::string text);
Problem emptyParagraph(const Position&);
Problem tooLong(const Position&);

/// Longer paragraphs are refused, so that nothing printed can exhaust the stack.
inline constexpr std::size_t longestParagraph = 1500;
/// A text box that goes beyond these is refused before any of it is read: in bytes, and in paragraphs.
inline constexpr std::size_t longestText = 10'000;
inline constexpr std::size_t mostParagraphs = 50;

/// What is wrong with the size of a whole text box, if anything.
std::optional<Problem> sizeFault(std::string_view printed, std::string_view place);

/// One paragraph compiled with the grammar `Rule`, whose value is a `T`. Says nothing of why it is not.
template <typename Rule, typename T, typename Reading>
std::optional<T> understood(const Paragraph& even)
{
    if (even.words.empty() || even.words.size() > longestParagraph)
        return std::nullopt;
    Reading reading;
    Input in(even.words.data(), even.words.data() + even.words.size(), "");
    if (!read<Rule>(in, reading))
        return std::nullopt;
    auto value = reading.takeLast();
    return std::move(std::get<T>(value));
}

/// The same; what is not understood is a problem.
template <typename Rule, typename T, typename Reading>
std::optional<T> compile(const Paragraph& even, const Position& position, Problems& problems)
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
    const char* const first = even.words.data();
    // Twice more: only a text that is wrong pays for its diagnosis.
    Reading looked;
    looked.look();
    Input over(first, first + even.words.size(), "");
    read<Rule>(over, looked);
    Reading noted;
    noted.noteFrom(looked.furthest());
    Input again(first, first + even.words.size(), "");
    if (!read<Rule>(again, noted)) {
        Problem problem = notUnderstood(even, noted, position);
        for (const std::string& near : nearWordings(even, noted)) {
            Reading tried;
            Input offer(near.data(), near.data() + near.size(), "");
            if (!read<Rule>(offer, tried))
                continue;
            problem.text += " The nearest wording that is understood: \"" + near + "\"";
            break;
        }
        problems.push_back(std::move(problem));
    }
    return std::nullopt;
}

template <typename Rule, typename T, typename Reading>
std::optional<T> compile(std::string_view printed, const Position& position, Problems& problems)
{
    return compile<Rule, T, Reading>(paragraph(printed), position, problems);
}

/// Compiles the paragraphs of a text box; those that were not understood are left out.
template <typename Rule, typename T, typename Reading>
std::vector<T> compileAll(std::string_view printed, std::string_view place, Problems& problems)
{
    std::vector<T> all;
    if (auto fault = sizeFault(printed, place)) {
        problems.push_back(std::move(*fault));
        return all;
    }
    std::size_t number = 0;
    for (const std::string_view line : paragraphs(printed))
        if (auto made = compile<Rule, T, Reading>(line, { place, ++number }, problems))
            all.push_back(std::move(*made));
    return all;
}

} // namespace triptych::text
