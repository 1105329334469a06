#include "cards/Query.h"

#include "cards/Folding.h"
#include "cards/Nearest.h"
#include "core/Game.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace triptych::cards {

namespace {

constexpr std::size_t mostNamed = 12; // Values in one message.

bool compared(std::int32_t left, Comparison comparison, std::int32_t right)
{
    switch (comparison) {
    case Comparison::Has:
    case Comparison::Equal:
        return left == right;
    case Comparison::Unequal:
        return left != right;
    case Comparison::Less:
        return left < right;
    case Comparison::AtMost:
        return left <= right;
    case Comparison::More:
        return left > right;
    case Comparison::AtLeast:
        return left >= right;
    }
    return false;
}

bool comparedAsSets(std::int32_t has, Comparison comparison, std::int32_t asked)
{
    switch (comparison) {
    case Comparison::Has: // No letters at all are asked for as such.
        return asked == 0 ? has == 0 : (has & asked) == asked;
    case Comparison::Equal:
        return has == asked;
    case Comparison::Unequal:
        return has != asked;
    case Comparison::Less:
        return (has & ~asked) == 0 && has != asked;
    case Comparison::AtMost:
        return (has & ~asked) == 0;
    case Comparison::More:
        return (has & asked) == asked && has != asked;
    case Comparison::AtLeast:
        return (has & asked) == asked;
    }
    return false;
}

bool isOrdering(Comparison comparison)
{
    return comparison != Comparison::Has && comparison != Comparison::Equal
        && comparison != Comparison::Unequal;
}

} // namespace

Query::Query(
    std::shared_ptr<const CardIndex> index, std::string_view text, OtherNames fieldsAreCalled)
    : m_index(std::move(index))
    , m_otherNames(std::move(fieldsAreCalled))
{
    QueryTree tree = parseQuery(text);
    m_problems = std::move(tree.problems);
    for (std::size_t field = 0; field < m_index->fields().size(); ++field)
        if (m_index->fields()[field].bare)
            m_bareFields.push_back(field);
    for (const QueryPart& part : tree.parts) {
        m_tests.emplace_back();
        bind(part, m_tests.back());
    }
}

std::size_t Query::fieldOf(const std::string& name) const
{
    const std::size_t field = m_index->field(name);
    if (field != CardIndex::npos)
        return field;
    const auto other = m_otherNames.find(folded(name));
    return other == m_otherNames.end() ? CardIndex::npos : m_index->field(other->second);
}

void Query::complain(const QueryPart& part, std::string text)
{
    m_problems.push_back({ part.at, part.length, std::move(text) });
}
void Query::complainOfValue(const QueryPart& part, std::string text)
{
    m_problems.push_back({ part.valueAt, part.at + part.length - part.valueAt, std::move(text) });
}

void Query::bind(const QueryPart& part, Test& test)
{
    switch (part.kind) {
    case QueryPart::Kind::All:
        test.how = Test::How::All;
        test.parts = part.parts;
        return;
    case QueryPart::Kind::Any:
        test.how = Test::How::Any;
        test.parts = part.parts;
        return;
    case QueryPart::Kind::Not:
        test.how = Test::How::Not;
        test.parts = part.parts;
        return;
    case QueryPart::Kind::Word:
        test.how = Test::How::Bare;
        test.text = folded(part.value);
        return;
    case QueryPart::Kind::Test:
        break;
    }
    const std::string name = folded(part.field);
    if (name == "is")
        return bindIs(part, test);
    if (name == "legal" || name == "format")
        return bindLegal(part, test);
    test.field = fieldOf(part.field);
    test.comparison = part.comparison;
    if (test.field == CardIndex::npos) {
        std::vector<std::string> names { "is", "legal" };
        for (const CardField& field : m_index->fields())
            names.emplace_back(field.name);
        return complain(part,
            "There is no field \"" + part.field + "\"" + orNearest(part.field, names, mostNamed));
    }
    const CardField& field = m_index->fields()[test.field];
    if (isOrdering(part.comparison) && field.sort != FieldSort::Number
        && field.sort != FieldSort::Letters)
        return complain(part,
            fmt::format(
                "\"{}\" is no number; ask with \"{}:{}\".", field.name, field.name, part.value));
    switch (field.sort) {
    case FieldSort::Text:
        test.how = Test::How::Contains;
        test.text = folded(part.value);
        return;
    case FieldSort::Word:
        return bindWords(part, test);
    case FieldSort::Number:
        return bindNumber(part, test);
    case FieldSort::Letters:
        return bindLetters(part, test);
    }
}

// "t:char" finds "character"; "t=character" only that.
void Query::bindWords(const QueryPart& part, Test& test)
{
    test.how = Test::How::OneOf;
    const CardIndex::Column& column = m_index->column(test.field);
    const std::string asked = folded(part.value);
    bool any = false;
    for (const std::string& value : column.foldedValues) {
        const bool is
            = part.comparison == Comparison::Has ? hasWordBeginning(value, asked) : value == asked;
        test.marks.push_back(is);
        any = any || is;
    }
    if (any || column.values.empty())
        return;
    const std::string name(m_index->fields()[test.field].name);
    std::vector<std::string> values = m_index->values(test.field);
    if (name == "is")
        values.insert(values.end(), { "own", "unplayable" });
    complainOfValue(part,
        fmt::format(
            "There is no {}:{}{}", name, part.value, orNearest(part.value, values, mostNamed)));
}

void Query::bindNumber(const QueryPart& part, Test& test)
{
    test.how = Test::How::Number;
    const char* const end = part.value.data() + part.value.size();
    const auto [stop, error] = std::from_chars(part.value.data(), end, test.number);
    if (error == std::errc() && stop == end)
        return;
    test.how = Test::How::NumberOf;
    test.other = fieldOf(part.value);
    if (test.other != CardIndex::npos && m_index->fields()[test.other].sort == FieldSort::Number)
        return;
    std::vector<std::string> numbers;
    for (const CardField& field : m_index->fields())
        if (field.sort == FieldSort::Number)
            numbers.emplace_back(field.name);
    complainOfValue(part,
        fmt::format("\"{}\" is a number; compare it with one, or with another number of the card "
                    "({}), not with \"{}\".",
            m_index->fields()[test.field].name, fmt::join(numbers, ", "), part.value));
}

void Query::bindLetters(const QueryPart& part, Test& test)
{
    test.how = Test::How::Letters;
    const CardField& field = m_index->fields()[test.field];
    const std::string asked = folded(part.value);
    if (asked == field.none || (asked.size() > 2 && field.none.starts_with(asked)))
        return;
    for (std::size_t i = 0; i < field.letters.size(); ++i)
        if (asked == field.letters[i].second) {
            test.number = 1 << i;
            return;
        }
    for (const char letter : asked) {
        const auto found
            = std::ranges::find(field.letters, letter, &std::pair<char, std::string_view>::first);
        if (found == field.letters.end()) {
            std::vector<std::string> known;
            for (const auto& [sign, word] : field.letters)
                known.push_back(fmt::format("{} ({})", sign, word));
            return complainOfValue(part,
                fmt::format("\"{}\" is no {}; there are {}{}.", part.value, field.name,
                    fmt::join(known, ", "),
                    field.none.empty() ? std::string() : fmt::format(" and {}", field.none)));
        }
        test.number |= 1 << (found - field.letters.begin());
    }
}

void Query::bindIs(const QueryPart& part, Test& test)
{
    test.how = Test::How::Marked;
    const std::string asked = folded(part.value);
    const bool own = asked == "own";
    const bool unplayable = asked == "unplayable";
    if (!own && !unplayable) {
        // Games say what a card is besides in a field of that name.
        test.field = m_index->field("is");
        if (test.field != CardIndex::npos)
            return bindWords(part, test);
        return complainOfValue(
            part, "There is no \"is:" + part.value + "\"; there are is:own and is:unplayable.");
    }
    for (std::size_t card = 0; card < m_index->size(); ++card) {
        const bool is = own ? m_index->isOwn(card) : m_index->library().isRefused(card);
        test.marks.push_back(is == (part.comparison != Comparison::Unequal));
    }
}

void Query::bindLegal(const QueryPart& part, Test& test)
{
    test.how = Test::How::Marked;
    const Game& game = m_index->game();
    std::vector<std::string> ids;
    for (const Ruleset& ruleset : game.rulesets())
        ids.push_back(ruleset.id);
    if (std::ranges::find(ids, part.value) == ids.end())
        return complainOfValue(part,
            "There is no ruleset \"" + part.value + "\"" + orNearest(part.value, ids, mostNamed));
    for (std::size_t card = 0; card < m_index->size(); ++card)
        test.marks.push_back((game.mostCopies(m_index->library(), card, part.value) > 0)
            == (part.comparison != Comparison::Unequal));
}

bool Query::holds(const Test& test, std::size_t card) const
{
    using How = Test::How;
    const auto part = [&](std::size_t number) { return holds(m_tests[number], card); };
    const auto contains = [&](std::size_t field) {
        return m_index->column(field).folded[card].find(test.text) != std::string::npos;
    };
    switch (test.how) {
    case How::All:
        return std::ranges::all_of(test.parts, part);
    case How::Any:
        return std::ranges::any_of(test.parts, part);
    case How::Not:
        return !part(test.parts.front());
    case How::Contains:
        if (test.comparison == Comparison::Has)
            return contains(test.field);
        return (m_index->column(test.field).folded[card] == test.text)
            == (test.comparison == Comparison::Equal);
    case How::Bare:
        return std::ranges::any_of(m_bareFields, contains);
    case How::OneOf: {
        const CardIndex::Column& column = m_index->column(test.field);
        bool any = false;
        for (std::uint32_t at = column.starts[card]; at < column.starts[card + 1]; ++at)
            any = any || test.marks[column.valueNumbers[at]];
        return any == (test.comparison != Comparison::Unequal);
    }
    case How::Number: {
        const std::int32_t has = m_index->column(test.field).numbers[card];
        return has != CardIndex::noNumber && compared(has, test.comparison, test.number);
    }
    case How::NumberOf: {
        const std::int32_t one = m_index->column(test.field).numbers[card];
        const std::int32_t other = m_index->column(test.other).numbers[card];
        return one != CardIndex::noNumber && other != CardIndex::noNumber
            && compared(one, test.comparison, other);
    }
    case How::Letters:
        return comparedAsSets(
            m_index->column(test.field).numbers[card], test.comparison, test.number);
    case How::Marked:
        return test.marks[card];
    }
    return false;
}

bool Query::matches(std::size_t card) const
{
    return m_problems.empty() && (m_tests.empty() || holds(m_tests.back(), card));
}

std::vector<std::size_t> Query::find() const
{
    std::vector<std::size_t> found;
    for (std::size_t card = 0; card < m_index->size(); ++card)
        if (matches(card))
            found.push_back(card);
    return found;
}

std::string describeFields(const CardIndex& index)
{
    std::string text;
    for (const CardField& field : index.fields())
        text += fmt::format("{}{}{}: {}\n", field.name, field.aliases.empty() ? "" : ", ",
            fmt::join(field.aliases, ", "), field.help);
    std::vector<std::string> rulesets;
    for (const Ruleset& ruleset : index.game().rulesets())
        rulesets.push_back(ruleset.id);
    return text
        + fmt::format("legal: may be in a deck of a ruleset ({})\n", fmt::join(rulesets, ", "))
        + "is:own: from one's own files\nis:unplayable: its text is not understood\n";
}

} // namespace triptych::cards
