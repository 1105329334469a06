#include "kryptik/text/binding/Linked.h"

#include "text/Rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace triptych::kryptik {
namespace {

bool begins(std::string_view text, std::string_view with)
{
    return text.size() >= with.size() && text::equalIgnoringCase(text.substr(0, with.size()), with);
}

bool abolishesOnEntering(std::string_view words)
{
    constexpr std::array<std::string_view, 4> entering { "enter;", "when this enters,",
        "when this enters the island,", "whenever this enters," };
    return std::ranges::any_of(entering, [&](std::string_view each) { return begins(words, each); })
        && words.find(" abolish ") != words.npos && words.find(". ") == words.npos;
}

/// Where the abolished card is named in "when this leaves the island, return the abolished card to ...".
struct Named
{
    std::size_t begin = 0;
    std::size_t end = 0;
    bool several = false;
};
std::optional<Named> namesTheAbolished(std::string_view words)
{
    constexpr std::array<std::string_view, 2> leaving { "when this leaves the island, ",
        "whenever this leaves the island, " };
    constexpr std::array<std::string_view, 2> verbs { "return ", "put " };
    constexpr std::array<std::string_view, 5> one { "the abolished card", "the abolished citizen",
        "that card", "that citizen", "the card abolished this way" };
    constexpr std::array<std::string_view, 5> many { "the abolished cards",
        "the abolished citizens", "those cards", "those citizens", "the cards abolished this way" };
    for (const std::string_view when : leaving)
        for (const std::string_view verb : verbs) {
            if (!begins(words, when) || !begins(words.substr(when.size()), verb))
                continue;
            const std::size_t at = when.size() + verb.size();
            for (const std::string_view each : many)
                if (begins(words.substr(at), each))
                    return Named { at, at + each.size(), true };
            for (const std::string_view each : one)
                if (begins(words.substr(at), each))
                    return Named { at, at + each.size(), false };
        }
    return std::nullopt;
}

void append(text::Paragraph& to, std::string_view words, std::uint32_t column)
{
    to.words += words;
    to.columns.insert(to.columns.end(), words.size(), column);
}
void append(text::Paragraph& to, const text::Paragraph& from, std::size_t begin, std::size_t end)
{
    to.words += from.words.substr(begin, end - begin);
    to.columns.insert(to.columns.end(), from.columns.begin() + static_cast<std::ptrdiff_t>(begin),
        from.columns.begin() + static_cast<std::ptrdiff_t>(end));
}

} // namespace

std::vector<text::Canonical> linked(std::vector<text::Canonical> all)
{
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        text::Paragraph& first = all[i].paragraph;
        if (!abolishesOnEntering(first.words) || !first.words.ends_with('.'))
            continue;
        for (std::size_t k = i + 1; k < all.size(); ++k) {
            const text::Paragraph second = all[k].paragraph;
            const auto named = namesTheAbolished(second.words);
            if (!named)
                continue;
            first.words.pop_back();
            first.columns.resize(first.words.size());
            append(first, ", then ", second.columns.front());
            append(first, second, 0, named->begin);
            append(first, named->several ? "them" : "it", second.columns[named->begin]);
            append(first, second, named->end, second.words.size());
            first.columns.push_back(second.columns.back());
            first.endsUnstopped = second.endsUnstopped;
            all.erase(all.begin() + static_cast<std::ptrdiff_t>(k));
            break;
        }
    }
    return all;
}

} // namespace triptych::kryptik
