#include "cards/QueryGrammar.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triptych::cards {

namespace {

using Kind = QueryPart::Kind;
constexpr std::size_t deepest = 50; // Parentheses in each other; more is no question of a person.
constexpr std::size_t longest = 4000;

bool isSpace(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}
bool isLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_'
        || (letter >= '0' && letter <= '9');
}

class Reader
{
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {
    }

    QueryTree read()
    {
        if (m_text.size() > longest) {
            complain(longest, m_text.size() - longest,
                "The question is too long; ask with fewer words.");
            return std::move(m_tree);
        }
        readEither();
        while (!atEnd() && m_tree.problems.empty()) { // Only a ")" too many is left.
            complain(m_at, 1, "There is no \"(\" before this \")\"; take it out.");
        }
        return std::move(m_tree);
    }

private:
    void complain(std::size_t at, std::size_t length, std::string text)
    {
        m_tree.problems.push_back({ at, length, std::move(text) });
    }
    bool atEnd()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
        return m_at == m_text.size();
    }
    char next() const { return m_text[m_at]; }
    bool broken() const { return !m_tree.problems.empty(); }

    /// Takes the word when it stands here by itself.
    bool takeWord(std::string_view word)
    {
        if (atEnd() || m_text.size() - m_at < word.size())
            return false;
        for (std::size_t i = 0; i < word.size(); ++i)
            if ((m_text[m_at + i] | 0x20) != word[i])
                return false;
        const std::size_t end = m_at + word.size();
        if (end < m_text.size() && !isSpace(m_text[end]) && m_text[end] != '('
            && m_text[end] != ')')
            return false;
        m_at = end;
        return true;
    }

    std::size_t add(QueryPart part)
    {
        m_tree.parts.push_back(std::move(part));
        return m_tree.parts.size() - 1;
    }
    std::size_t join(Kind kind, std::vector<std::size_t> parts, std::size_t from)
    {
        if (parts.size() == 1)
            return parts.front();
        return add({ .kind = kind, .parts = std::move(parts), .at = from, .length = m_at - from });
    }

    std::size_t readEither()
    {
        const std::size_t from = m_at;
        std::vector<std::size_t> parts;
        do {
            const std::size_t before = m_at;
            std::vector<std::size_t> all = readEvery();
            if (broken())
                return 0;
            if (all.empty() && (!parts.empty() || startsWithOr(before))) {
                complain(before, m_at - before, "Something to look for is missing beside \"or\".");
                return 0;
            }
            if (!all.empty())
                parts.push_back(join(Kind::All, std::move(all), before));
        } while (takeOr());
        return parts.empty() ? 0 : join(Kind::Any, std::move(parts), from);
    }
    bool takeOr()
    {
        if (takeWord("or"))
            return true;
        if (atEnd() || next() != '|')
            return false;
        while (!atEnd() && next() == '|')
            ++m_at;
        return true;
    }
    bool startsWithOr(std::size_t at)
    {
        m_at = at;
        const bool found = takeOr();
        if (!found)
            m_at = at;
        return found;
    }

    std::vector<std::size_t> readEvery()
    {
        std::vector<std::size_t> parts;
        while (!atEnd() && next() != ')' && next() != '|' && !broken()) {
            const std::size_t before = m_at;
            if (takeWord("or")) {
                m_at = before;
                break;
            }
            if (takeWord("and"))
                continue;
            parts.push_back(readOne());
        }
        return parts;
    }

    std::size_t readOne()
    {
        const std::size_t from = m_at;
        if (next() == '-' && m_at + 1 < m_text.size() && !isSpace(m_text[m_at + 1])) {
            ++m_at;
            if (++m_depth > deepest)
                return tooDeep(from);
            const std::size_t part = readOne();
            --m_depth;
            return add({ .kind = Kind::Not, .parts = { part }, .at = from, .length = m_at - from });
        }
        return next() == '(' ? readInside() : readTest();
    }
    std::size_t tooDeep(std::size_t at)
    {
        complain(at, 1, "There are too many parts inside each other here.");
        return 0;
    }

    std::size_t readInside()
    {
        const std::size_t from = m_at++;
        if (++m_depth > deepest)
            return tooDeep(from);
        const std::size_t before = m_tree.parts.size();
        const std::size_t part = readEither();
        --m_depth;
        if (broken())
            return 0;
        if (atEnd())
            complain(from, 1, "This \"(\" is never closed; write a \")\" where it ends.");
        else
            ++m_at;
        if (!broken() && m_tree.parts.size() == before)
            complain(from, m_at - from, "There is nothing inside these parentheses.");
        return part;
    }

    std::size_t readTest()
    {
        const std::size_t from = m_at;
        std::size_t end = m_at;
        while (end < m_text.size() && isLetter(m_text[end]))
            ++end;
        QueryPart part { .at = from };
        std::size_t valueAt = end;
        if (end > from && takeComparison(valueAt, part.comparison)) {
            part.kind = Kind::Test;
            part.field = m_text.substr(from, end - from);
            m_at = valueAt;
        }
        part.valueAt = m_at;
        part.value = readValue();
        part.length = m_at - from;
        if (part.kind == Kind::Test && part.value.empty())
            complain(from, part.length,
                "A value is missing after \"" + std::string(m_text.substr(from, part.length))
                    + "\".");
        return add(std::move(part));
    }

    bool takeComparison(std::size_t& at, Comparison& comparison) const
    {
        using Sign = std::pair<std::string_view, Comparison>;
        static constexpr std::array signs { Sign { "!=", Comparison::Unequal },
            Sign { "<=", Comparison::AtMost }, Sign { ">=", Comparison::AtLeast },
            Sign { "==", Comparison::Equal }, Sign { "<", Comparison::Less },
            Sign { ">", Comparison::More }, Sign { ":", Comparison::Has },
            Sign { "=", Comparison::Equal } };
        for (const auto& [sign, meaning] : signs)
            if (m_text.substr(at).starts_with(sign)) {
                at += sign.size();
                comparison = meaning;
                return true;
            }
        return false;
    }

    /// A word, or what stands between quotation marks; an open one reaches to the end, as while typing.
    std::string readValue()
    {
        if (m_at < m_text.size() && next() == '"') {
            const std::size_t from = ++m_at;
            const std::size_t end = std::min(m_text.find('"', from), m_text.size());
            m_at = std::min(end + 1, m_text.size());
            return std::string(m_text.substr(from, end - from));
        }
        const std::size_t from = m_at;
        while (m_at < m_text.size() && !isSpace(next()) && next() != ')' && next() != '('
            && next() != '"')
            ++m_at;
        return std::string(m_text.substr(from, m_at - from));
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    QueryTree m_tree;
};

} // namespace

QueryTree parseQuery(std::string_view text)
{
    return Reader(text).read();
}

} // namespace triptych::cards
