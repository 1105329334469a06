#include "text/WordingTable.h"

#include "text/Rules.h"

#include <algorithm>
#include <bit>
#include <unordered_map>
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

/// The part of a list before its first sign, which is taken from it.
std::string_view firstOf(std::string_view& list, char sign)
{
    const std::size_t end = std::min(list.find(sign), list.size());
    const std::string_view first = list.substr(0, end);
    list.remove_prefix(std::min(end + 1, list.size()));
    return first;
}

bool isChoice(std::string_view word)
{
    return word.size() > 2 && word.find('/') != std::string_view::npos
        && ((word.front() == '(' && word.back() == ')')
            || (word.front() == '{' && word.back() == '}'));
}

/// "{has=have/gains=get}", "(this/this_card/)"
void addChoice(std::vector<Piece>& pieces, std::string_view word)
{
    const std::size_t at = pieces.size();
    pieces.push_back({ Piece::Kind::OneOf });
    pieces[at].isSaidAgain = word.front() == '{';
    const std::string_view within = word.substr(1, word.size() - 2);
    std::string_view all = within;
    for (auto left = std::ranges::count(within, '/'); left >= 0; --left) {
        std::string_view said = firstOf(all, '/');
        std::string_view typed
            = said.find('=') == std::string_view::npos ? said : firstOf(said, '=');
        const std::size_t saying = pieces.size();
        pieces.push_back({ Piece::Kind::Saying, 0, said });
        while (!typed.empty()) {
            const std::string_view each = firstOf(typed, '_');
            pieces.push_back({ Piece::Kind::OfOne, markOf(each), each });
        }
        pieces[saying].length = static_cast<std::uint16_t>(pieces.size() - saying - 1);
    }
    pieces[at].length = static_cast<std::uint16_t>(pieces.size() - at - 1);
}

void addPieces(std::vector<Piece>& pieces, std::string_view pattern)
{
    while (!pattern.empty()) {
        const std::string_view word = firstOf(pattern, ' ');
        if (isChoice(word))
            addChoice(pieces, word);
        else if (!word.empty())
            pieces.push_back(pieceOf(word));
    }
}

/// The first words of the wordings one of which stands there; none if nothing may.
std::vector<std::uint32_t> marksOfFirstChoice(std::span<const Piece> typed)
{
    std::vector<std::uint32_t> marks;
    const auto first = std::ranges::find(typed, Piece::Kind::OneOf, &Piece::kind);
    if (first == typed.end())
        return marks;
    for (std::size_t i = 1; i <= first->length; ++i) {
        const auto at = first + static_cast<std::ptrdiff_t>(i);
        if (at->kind != Piece::Kind::Saying)
            continue;
        if (at->length == 0)
            return {};
        marks.push_back((at + 1)->mark);
    }
    return marks;
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
    std::unordered_map<std::uint32_t, std::uint32_t> often;
    for (const Piece& piece : all->pieces)
        if (piece.kind == Piece::Kind::Word)
            ++often[piece.mark];
    for (std::uint32_t row = 0; row < all->rows.size(); ++row) {
        const Piece* rarest = nullptr;
        const Place& at = all->rows[row];
        for (const Piece& piece : std::span(all->pieces).subspan(at.begin, at.count))
            if (piece.kind == Piece::Kind::Word
                && (!rarest || often[piece.mark] < often[rarest->mark]))
                rarest = &piece;
        if (rarest)
            all->byWord.push_back({ rarest->mark, row });
        else if (const std::vector<std::uint32_t> marks
                 = marksOfFirstChoice(std::span(all->pieces).subspan(at.begin, at.count));
                 !marks.empty())
            for (const std::uint32_t mark : marks)
                all->byWord.push_back({ mark, row });
        else
            all->ofAnyText.push_back(row);
    }
    std::ranges::stable_sort(all->byWord, {}, &RowOfWord::mark);
    m_all = all;
}

WordingRows WordingTable::rowsIn(const WordMarks& text) const
{
    WordingRows rows;
    if (!m_all)
        return rows;
    rows.m_size = m_all->rows.size();
    rows.m_bits.resize((rows.m_size + 63) / 64);
    const auto look = [&](std::size_t row) {
        if (mayBeIn(text.all, row))
            rows.m_bits[row / 64] |= std::uint64_t { 1 } << (row % 64);
    };
    for (const std::uint32_t mark : text.each)
        for (const RowOfWord& known :
            std::ranges::equal_range(m_all->byWord, mark, {}, &RowOfWord::mark))
            look(known.row);
    for (const std::uint32_t row : m_all->ofAnyText)
        look(row);
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
