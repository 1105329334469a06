#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace triptych::text {

/// A wording and what the language says for it, word by word, signs as words of their own:
///     {n}  a number      {w}  one word      {*}  words up to what follows, within the sentence
///     {~}  the same, within the clause     {...}  any words, or none, as far as the text goes
///     {!w} what follows is not the word w, which is not taken
///     (a/b_c/)  one of these: "a", "b c", or nothing      {a/b_c}  the same, which is said again
///     {has=have/gains=get}  one of these, for which the other is said
///     ^    first of the paragraph           |    first of a sentence or clause
///     {;}  as {*}, but not beyond a ";"     {,}  as {*}, but within one clause: no ",", "and", "or"
///     {a}  as {,}, of one thing: no other "a", "each", "target" in it
/// A wording that makes two clauses of one would tear a condition away from one of them. It says:
///     <    no condition stands before it in its sentence (nor "may", "unless", "until", ...)
///     >    none stands in what follows, to the end of the sentence
struct Wording
{
    std::string_view typed;
    std::string_view canonical;
};

/// Words that say two things at once: the paragraph is read once with each of them. "Whenever this
/// attacks or blocks, ..." is two abilities.
struct Both
{
    std::string_view typed;
    std::string_view one;
    std::string_view other;
};

/// What a word is known by, whatever its case: words that differ in it are different.
std::uint32_t markOf(std::string_view word);
/// A bit for each word of a text; words may share one. What no bit stands for is not in the text.
class Sketch
{
public:
    void add(std::uint32_t mark)
    {
        m_bits[mark >> 30] |= std::uint64_t { 1 } << (mark >> 24 & 63u);
    }
    bool has(std::uint32_t mark) const
    {
        return (m_bits[mark >> 30] >> (mark >> 24 & 63u) & 1u) != 0;
    }
    bool hasAll(const Sketch& other) const
    {
        std::uint64_t missing = 0;
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            missing |= other.m_bits[i] & ~m_bits[i];
        return missing == 0;
    }

private:
    std::array<std::uint64_t, 4> m_bits {};
};

/// The words of a text by what they are known by: each in its place, and all of them at a glance.
struct WordMarks
{
    std::vector<std::uint32_t> each {};
    Sketch all {};

    void add(std::string_view word)
    {
        each.push_back(markOf(word));
        all.add(each.back());
    }
};

/// Some wordings of a table.
class WordingRows
{
public:
    /// The first of them from this row on; the size of the table where there is none.
    std::size_t next(std::size_t from) const;

private:
    friend class WordingTable;
    std::vector<std::uint64_t> m_bits {}; ///< A bit for each row, the first in the lowest.
    std::size_t m_size = 0;
};

/// A word of a wording as it is typed, or what stands for one.
struct Piece
{
    enum class Kind : std::uint8_t {
        Word,
        Number,
        AnyWord,
        Stretch,
        Part,      ///< of a sentence with semicolons
        Phrase,    ///< up to a comma or semicolon
        OneClause, ///< which nothing else is joined to
        OneThing,  ///< and in which nothing else is named
        Anything,  ///< to the end of the text, or nothing
        Unless,
        OneOf,  ///< of several wordings, whose pieces follow
        Saying, ///< One of them: its words follow, `word` is said for it.
        OfOne,  ///< A word of one of them.
        First,
        Clause,
        NoConditionBefore,
        NoConditionBehind
    };
    Kind kind = Kind::Word;
    std::uint32_t mark = 0;
    std::string_view word {};
    std::uint16_t length = 0; ///< How many pieces that follow belong to it.
    bool isSaidAgain = true;  ///< The canonical wording has a place for which of them it is.
};

/// Wordings taken apart: done once, since thousands of texts are asked for each of a thousand wordings.
class WordingTable
{
public:
    struct Row
    {
        std::span<const Piece> typed;
        std::string_view canonical;
    };

    WordingTable() = default;
    explicit WordingTable(std::span<const Wording>);
    /// Of any list: "constexpr std::array wordings { ... }".
    template <typename List>
    requires std::convertible_to<const List&, std::span<const Wording>> WordingTable(
        const List& wordings) // NOLINT: a table of habits names its list
        : WordingTable(std::span<const Wording>(wordings))
    {
    }

    std::size_t size() const { return m_all ? m_all->rows.size() : 0; }
    Row row(std::size_t n) const
    {
        const Place& at = m_all->rows[n];
        return { std::span(m_all->pieces).subspan(at.begin, at.count), at.canonical };
    }
    /// Whether all words of a wording, and one of each of its choices, can be in a text of which this is the sketch.
    bool mayBeIn(const Sketch& text, std::size_t n) const;
    /// Those that can be in the text.
    WordingRows rowsIn(const WordMarks& text) const;

private:
    struct Place
    {
        std::uint32_t begin = 0; ///< Of its pieces among those of all.
        std::uint32_t count = 0;
        std::string_view canonical;
    };
    /// A row is looked for by one of its words, the one that the fewest rows have.
    struct RowOfWord
    {
        std::uint32_t mark = 0;
        std::uint32_t row = 0;
    };
    struct All
    {
        std::vector<Piece> pieces;
        std::vector<Place> rows;
        std::vector<Sketch> needed;           ///< The words that a text must have.
        std::vector<RowOfWord> byWord;        ///< In the order of the marks.
        std::vector<std::uint32_t> ofAnyText; ///< The rows without a word.
    };
    std::shared_ptr<const All>
        m_all; ///< The kinds of cards of a game that are written alike share it.
};

/// The same of words that say two things at once.
struct BothTable
{
    BothTable() = default;
    template <typename List>
    requires std::convertible_to<const List&, std::span<const Both>> BothTable(
        const List& both) // NOLINT: a table of habits names its list
        : BothTable(std::span<const Both>(both))
    {
    }
    explicit BothTable(std::span<const Both>);

    std::vector<WordingTable> one;   ///< A table of one wording each.
    std::vector<WordingTable> other; ///< The same wordings, which say the other thing.
};

} // namespace triptych::text
