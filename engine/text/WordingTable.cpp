#include "text/WordingTable.h"

#include "text/Rules.h"

#include <algorithm>

namespace triptych::text {
namespace {

Piece pieceOf(std::string_view word)
{
    if (word == "^")
        return { Piece::Kind::First };
    if (word == "|")
        return { Piece::Kind::Clause };
    if (word == "{n}")
        return { Piece::Kind::Number };
    if (word == "{w}")
        return { Piece::Kind::AnyWord };
    if (word == "{*}")
        return { Piece::Kind::Stretch };
    if (word == "{~}")
        return { Piece::Kind::Phrase };
    if (word == "{...}")
        return { Piece::Kind::Anything };
    if (word == "{;}")
        return { Piece::Kind::Part };
    if (word == "{,}")
        return { Piece::Kind::OneClause };
    if (word == "<")
        return { Piece::Kind::NoConditionBefore };
    if (word == ">")
        return { Piece::Kind::NoConditionBehind };
    if (word.starts_with("{!")) {
        const std::string_view other = word.substr(2, word.size() - 3);
        return { Piece::Kind::Unless, markOf(other), other };
    }
    return { Piece::Kind::Word, markOf(word), word };
}

std::vector<Piece> piecesOf(std::string_view pattern)
{
    std::vector<Piece> pieces;
    while (!pattern.empty()) {
        const std::size_t end = std::min(pattern.find(' '), pattern.size());
        if (end > 0)
            pieces.push_back(pieceOf(pattern.substr(0, end)));
        pattern.remove_prefix(std::min(end + 1, pattern.size()));
    }
    return pieces;
}

} // namespace

std::uint32_t markOf(std::string_view word)
{
    std::uint32_t mark = 2'166'136'261u; // FNV-1a
    for (const char letter : word)
        mark = (mark ^ static_cast<unsigned char>(lower(letter))) * 16'777'619u;
    return mark * 2'654'435'761u; // Short words differ in the lower bits only.
}

WordingTable::WordingTable(std::span<const Wording> wordings)
{
    m_rows.reserve(wordings.size());
    m_needed.reserve(wordings.size());
    for (const Wording& wording : wordings) {
        m_rows.push_back({ piecesOf(wording.typed), wording.canonical });
        Sketch needed;
        for (const Piece& piece : m_rows.back().typed)
            if (piece.kind == Piece::Kind::Word)
                needed.add(piece.mark);
        m_needed.push_back(needed);
    }
}

BothTable::BothTable(std::span<const Both> both)
{
    for (const Both& each : both) {
        const Wording first[] { { each.typed, each.one } };
        const Wording second[] { { each.typed, each.other } };
        one.emplace_back(std::span<const Wording>(first));
        other.emplace_back(std::span<const Wording>(second));
    }
}

} // namespace triptych::text
