#include "text/AccompanyingLines.h"

#include "text/Sentences.h"

#include <algorithm>

namespace triptych::text {
void joinAccompanying(std::vector<Line>& lines, std::span<const std::string_view> beginnings)
{
    const auto accompanies = [&](const Line& line) {
        const std::vector<Tokens> sentences = sentencesOf(line.tokens);
        return !sentences.empty() && std::ranges::all_of(sentences, [&](const Tokens& sentence) {
            std::size_t length = 0;
            return isOneOf(beginnings, sentence, 0, length);
        });
    };
    const auto append = [](Tokens& front, Tokens behind) {
        if (!front.back().isStop())
            front.push_back(stopBehind(front.back()));
        behind.front().apart = true;
        front.insert(front.end(), behind.begin(), behind.end());
    };
    for (std::size_t i = lines.size(); i-- > 0 && lines.size() > 1;) {
        if (lines[i].tokens.empty() || !accompanies(lines[i]))
            continue;
        const bool last = i + 1 == lines.size();
        Line& beside = lines[last ? i - 1 : i + 1];
        if (beside.tokens.empty() || (last && i == 0))
            continue;
        if (last) {
            append(beside.tokens, std::move(lines[i].tokens));
        } else {
            Tokens front = std::move(lines[i].tokens);
            append(front, std::move(beside.tokens));
            beside.tokens = std::move(front);
        }
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

} // namespace triptych::text
