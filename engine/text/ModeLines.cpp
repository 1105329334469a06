#include "text/ModeLines.h"

#include "text/Rules.h"
#include "text/Sentences.h"

#include <algorithm>
#include <array>

namespace triptych::text {
namespace {

bool isBullet(const Tokens& tokens)
{
    if (tokens.size() < 2)
        return false;
    const std::string& first = tokens.front().word;
    if (first == "-" || first == "*" || first == "\u2022" || first == "o")
        return true;
    return first.size() == 1 && (tokens[1].word == ")")
        && (isDigit(first[0]) || isLetter(first[0]));
}

/// "Choose one:", "choose one or both -"; where a language has pairs of modes, "choose two:" as well.
bool opensModes(const Tokens& tokens, bool pairs)
{
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (saysAt(tokens, at, "choose one") || saysAt(tokens, at, "chooses one")
            || (pairs
                && (saysAt(tokens, at, "choose two") || saysAt(tokens, at, "choose up to two")
                    || saysAt(tokens, at, "choose up to three")
                    || saysAt(tokens, at, "choose any number") || saysAt(tokens, at, "pick one")
                    || saysAt(tokens, at, "do one of the following")))) {
            const Token& last = tokens.back();
            return last.word == ":" || last.word == "-" || last.isStop() || last.is("one")
                || last.is("two") || last.is("three") || last.is("number") || last.is("both")
                || last.is("following");
        }
    return false;
}

/// "You may draw 1 card. Discard 1 card.": one sentence with "then" would make the second part of the offer.
bool holdsForAll(const Tokens& mode)
{
    constexpr std::array<std::string_view, 8> begins { "you may", "if", "unless", "at the", "when",
        "whenever", "until", "as long as" };
    std::size_t length = 0;
    for (std::size_t at = 0; at < mode.size(); ++at) {
        if (mode[at].isStop())
            return false;
        if (isOneOf(begins, mode, at, length) && at == 0)
            return true;
        if (at > 0 && mode[at].is("may"))
            return true;
    }
    return false;
}

/// "You may discard 1 card. If you do, draw 1 card": a sentence that is read with the offer before it.
bool speaksOfTheOffer(const Tokens& mode, std::size_t at)
{
    constexpr std::array<std::string_view, 6> begins { "if you do", "if they do",
        "if that player does", "if that opponent does", "otherwise", "if you don't" };
    std::size_t length = 0;
    return isOneOf(begins, mode, at, length);
}

/// "Choose one:", and every line behind it a mode, without dots: where none of them begins an ability of its own.
bool standBare(const std::vector<Line>& lines, std::size_t opener)
{
    const std::string& end = lines[opener].tokens.back().word;
    const auto isMode = [](const Line& line) {
        return !line.tokens.empty() && !isBullet(line.tokens)
            && std::ranges::none_of(line.tokens, [](const Token& t) { return t.word == ":"; });
    };
    return (end == ":" || end == "-") && lines.size() > opener + 2
        && std::all_of(
            lines.begin() + static_cast<std::ptrdiff_t>(opener) + 1, lines.end(), isMode);
}

} // namespace

void splitModes(std::vector<Line>& lines, bool pairs)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Tokens& all = lines[i].tokens;
        // A dash is one only where a mode begins.
        const auto nextDot = [&](std::size_t at) {
            for (; at < all.size(); ++at)
                if (all[at].word == "\u2022"
                    || (at > 0 && all[at].word == "-"
                        && (all[at - 1].isStop() || all[at - 1].word == ":")))
                    break;
            return at;
        };
        const std::size_t dot = nextDot(0);
        const auto at = [&](std::size_t k) { return all.begin() + static_cast<std::ptrdiff_t>(k); };
        if (dot == 0 || dot >= all.size() || !opensModes({ all.begin(), at(dot) }, pairs))
            continue;
        std::vector<Line> modes;
        for (std::size_t from = dot; from < all.size();) {
            const std::size_t to = nextDot(from + 1);
            modes.push_back({ Tokens(at(from), at(to)), lines[i].number });
            from = to;
        }
        if (modes.size() < 2)
            continue;
        all.erase(at(dot), all.end());
        lines.insert(
            lines.begin() + static_cast<std::ptrdiff_t>(i) + 1, modes.begin(), modes.end());
    }
}

void joinModes(std::vector<Line>& lines, bool pairs)
{
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (lines[i].tokens.empty() || !opensModes(lines[i].tokens, pairs))
            continue;
        const bool bare = standBare(lines, i);
        if (!bare && !isBullet(lines[i + 1].tokens))
            continue;
        Tokens& all = lines[i].tokens;
        if (all.back().isStop() || all.back().word == "-" || all.back().word == ":")
            all.pop_back();
        all.push_back({ ":", all.back().column, false });
        bool first = true;
        while (i + 1 < lines.size() && (bare || isBullet(lines[i + 1].tokens))) {
            Tokens mode = lines[i + 1].tokens;
            if (!bare)
                mode.erase(mode.begin(), mode.begin() + (mode[1].word == ")" ? 2 : 1));
            while (!mode.empty()
                && (mode.back().isStop() || mode.back().word == ";" || mode.back().is("or")))
                mode.pop_back();
            // One mode is one sentence; where that would change what is meant, no grammar reads "; and".
            const bool apart = holdsForAll(mode);
            for (std::size_t k = 0; k < mode.size(); ++k)
                if (mode[k].isStop() && !(apart && speaksOfTheOffer(mode, k + 1))) {
                    mode[k].word = apart ? ";" : ",";
                    mode.insert(mode.begin() + static_cast<std::ptrdiff_t>(k) + 1,
                        { apart ? "and" : "then", mode[k].column, true });
                }
            if (!first) {
                all.push_back({ ";", all.back().column, false });
                all.push_back({ "or", all.back().column, true });
            }
            first = false;
            if (!mode.empty())
                mode.front().apart = true;
            all.insert(all.end(), mode.begin(), mode.end());
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
    }
}

bool goesOnBehindAComma(std::string_view word)
{
    static constexpr std::array<std::string_view, 22> goesOn { "then", "and", "or", "but", "if",
        "unless", "where", "which", "that", "who", "up", "plus", "rounded", "to", "for", "until",
        "with", "instead", "even", "not", "as", "including" };
    return std::ranges::any_of(
        goesOn, [&](std::string_view each) { return equalIgnoringCase(word, each); });
}

void separateModes(Tokens& tokens)
{
    std::size_t at = 0;
    while (at < tokens.size()
        && !(tokens[at].is("choose") || tokens[at].is("chooses") || tokens[at].is("pick")))
        ++at;
    while (at < tokens.size() && tokens[at].word != ":" && tokens[at].word != "-"
        && !tokens[at].isStop())
        ++at;
    if (at >= tokens.size() || tokens[at].isStop())
        return;
    std::size_t end = at;
    std::size_t last = 0; // the comma before the last mode
    for (; end < tokens.size() && !tokens[end].isStop(); ++end) {
        if (tokens[end].word == ";")
            return; // they are apart already
        if (tokens[end].word == "," && end + 1 < tokens.size() && tokens[end + 1].is("or"))
            last = end;
    }
    for (std::size_t k = at; k < last; ++k) {
        if (tokens[k].word == "," && !goesOnBehindAComma(tokens[k + 1].word))
            tokens[k].word = tokens[last].word = ";";
    }
}

} // namespace triptych::text
