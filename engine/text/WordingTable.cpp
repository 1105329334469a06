#include "text/WordingTable.h"

#include "text/Rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

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
    if (word == "{a}")
        return { Piece::Kind::OneThing };
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

void addPieces(std::vector<Piece>& pieces, std::string_view pattern)
{
    while (!pattern.empty()) {
        const std::size_t end = std::min(pattern.find(' '), pattern.size());
        if (end > 0)
            pieces.push_back(pieceOf(pattern.substr(0, end)));
        pattern.remove_prefix(std::min(end + 1, pattern.size()));
    }
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
    auto all = std::make_shared<All>();
    all->rows.reserve(wordings.size());
    all->needed.reserve(wordings.size());
    for (const Wording& wording : wordings) {
        const std::size_t begin = all->pieces.size();
        addPieces(all->pieces, wording.typed);
        all->rows.push_back({ static_cast<std::uint32_t>(begin),
            static_cast<std::uint32_t>(all->pieces.size() - begin), wording.canonical });
        Sketch needed;
        for (const Piece& piece : std::span(all->pieces).subspan(begin))
            if (piece.kind == Piece::Kind::Word)
                needed.add(piece.mark);
        all->needed.push_back(needed);
    }
    all->pieces.shrink_to_fit();
    constexpr std::size_t fewRows = 32;
    m_all = all;
    if (all->rows.size() <= fewRows)
        return;
    all->byBit.resize(Sketch::size + 1);
    std::array<std::size_t, Sketch::size> often {};
    for (const Sketch& needed : all->needed)
        needed.forEach([&](std::size_t bit) { ++often[bit]; });
    for (std::size_t row = 0; row < all->needed.size(); ++row) {
        std::size_t rarest = Sketch::size;
        all->needed[row].forEach([&](std::size_t bit) {
            if (rarest == Sketch::size || often[bit] < often[rarest])
                rarest = bit;
        });
        all->byBit[rarest].push_back(static_cast<std::uint32_t>(row));
    }
}

WordingRows WordingTable::rowsIn(const Sketch& text) const
{
    WordingRows rows;
    if (!m_all)
        return rows;
    rows.m_size = m_all->rows.size();
    rows.m_bits.resize((rows.m_size + 63) / 64);
    const auto look = [&](std::size_t row) {
        if (text.hasAll(m_all->needed[row]))
            rows.m_bits[row / 64] |= std::uint64_t { 1 } << (row % 64);
    };
    if (m_all->byBit.empty()) {
        for (std::size_t row = 0; row < rows.m_size; ++row)
            look(row);
        return rows;
    }
    const auto lookAll = [&](std::size_t bit) {
        for (const std::uint32_t row : m_all->byBit[bit])
            look(row);
    };
    text.forEach(lookAll);
    lookAll(Sketch::size);
    return rows;
}

std::size_t WordingRows::next(std::size_t from) const
{
    for (std::size_t i = from / 64; i < m_bits.size(); ++i) {
        std::uint64_t left = m_bits[i];
        if (i == from / 64)
            left &= ~std::uint64_t { 0 } << (from % 64);
        if (left != 0)
            return i * 64 + static_cast<std::size_t>(std::countr_zero(left));
    }
    return m_size;
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
