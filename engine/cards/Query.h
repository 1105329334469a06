#pragma once

#include "cards/CardIndex.h"
#include "cards/QueryGrammar.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace triptych::cards {

/// What fields are called besides, in another language: "kosten" for "cost". Folded; names and
/// aliases of the index itself go before.
using OtherNames = std::map<std::string, std::string, std::less<>>;

/// A question about cards, ready to be asked of those of an index: t:spell cost<=3 "draw a card".
/// The form of it is in QueryGrammar; beside the fields of the index there are "is:own",
/// "is:unplayable" and "legal:RULESET".
class Query
{
public:
    /// Nothing but blanks asks for every card. With problems it asks for none.
    Query(std::shared_ptr<const CardIndex>, std::string_view text, OtherNames fieldsAreCalled = {});

    const std::vector<QueryProblem>& problems() const { return m_problems; }
    bool isAsked() const { return m_problems.empty(); }

    bool matches(std::size_t card) const;
    std::vector<std::size_t> find() const; ///< In the order of the library.

private:
    /// A part of the question with its field and value looked up.
    struct Test
    {
        enum class How {
            All,
            Any,
            Not,      ///< Of `parts`.
            Contains, ///< The folded text of `field` contains `text`; or is it (Equal).
            Bare,     ///< ... some field where bare words are looked for does.
            OneOf,    ///< A value of `field` is marked in `marks`; Unequal: none is.
            Number,   ///< The number of `field`, compared with `number`,
            NumberOf, ///< ... with that of `other`,
            Letters,  ///< ... or its letters with those of `number`.
            Marked    ///< The card is marked in `marks`.
        };
        How how = How::All;
        std::vector<std::size_t> parts {};
        std::size_t field = 0, other = 0;
        Comparison comparison = Comparison::Has;
        std::int32_t number = 0;
        std::string text {};
        std::vector<bool> marks {};
    };

    void bind(const QueryPart&, Test&);
    void bindWords(const QueryPart&, Test&);
    void bindNumber(const QueryPart&, Test&);
    void bindLetters(const QueryPart&, Test&);
    void bindIs(const QueryPart&, Test&);
    void bindLegal(const QueryPart&, Test&);
    void complain(const QueryPart&, std::string text);
    void complainOfValue(const QueryPart&, std::string text);
    bool holds(const Test&, std::size_t card) const;
    std::size_t fieldOf(const std::string& name) const;

    std::shared_ptr<const CardIndex> m_index;
    OtherNames m_otherNames;
    std::vector<Test> m_tests; ///< The last one joins all.
    std::vector<std::size_t> m_bareFields;
    std::vector<QueryProblem> m_problems;
};

/// All fields that may be asked about, each with its other names and what it is, a line each.
std::string describeFields(const CardIndex&);

} // namespace triptych::cards
