#include "cards/CardIndex.h"

#include "cards/Folding.h"
#include "core/Game.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace triptych::cards {

namespace {

/// "melee.damage" of a card, or null.
const nlohmann::ordered_json* memberOf(const nlohmann::ordered_json& card, std::string_view path)
{
    const nlohmann::ordered_json* at = &card;
    for (;;) {
        const std::size_t dot = path.find('.');
        const auto found = at->find(std::string(path.substr(0, dot)));
        if (!at->is_object() || found == at->end())
            return nullptr;
        at = &*found;
        if (dot == std::string_view::npos)
            return at;
        path.remove_prefix(dot + 1);
    }
}

void addTexts(const nlohmann::ordered_json& value, std::vector<std::string>& texts)
{
    if (value.is_string() && !value.get_ref<const std::string&>().empty())
        texts.push_back(value.get<std::string>());
    else if (value.is_array())
        for (const auto& each : value)
            addTexts(each, texts);
}

std::vector<std::string> textsOf(const CardField& field, const Library& library, std::size_t card)
{
    if (field.words)
        return field.words(library, card);
    std::vector<std::string> texts;
    for (const std::string_view path : field.members)
        if (const auto* value = memberOf(library.printed(card), path))
            addTexts(*value, texts);
    return texts;
}

std::int32_t numberOf(const CardField& field, const Library& library, std::size_t card)
{
    if (field.number)
        return field.number(library, card).value_or(CardIndex::noNumber);
    for (const std::string_view path : field.members)
        if (const auto* value = memberOf(library.printed(card), path);
            value && value->is_number_integer())
            return static_cast<std::int32_t>(
                std::clamp<std::int64_t>(value->get<std::int64_t>(), -1'000'000, 1'000'000));
    return CardIndex::noNumber;
}

std::int32_t lettersOf(const CardField& field, const Library& library, std::size_t card)
{
    std::int32_t bits = 0;
    for (const std::string& text : textsOf(field, library, card))
        for (std::size_t i = 0; i < field.letters.size(); ++i)
            if (text.find(field.letters[i].first) != std::string::npos)
                bits |= 1 << i;
    return bits;
}

std::vector<CardField> withCommon(const std::vector<CardField>& own)
{
    std::vector<CardField> all;
    for (const CardField& field : commonFields())
        if (std::ranges::find(own, field.name, &CardField::name) == own.end())
            all.push_back(field);
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

} // namespace

const std::vector<CardField>& commonFields()
{
    static const std::vector<CardField> fields {
        { .name = "name",
            .aliases = { "n" },
            .sort = FieldSort::Text,
            .members = { "name" },
            .help = "what it is called",
            .bare = true },
        rulesText({ "text" }, "its rules text"),
        { .name = "flavour",
            .aliases = { "ft", "flavor" },
            .sort = FieldSort::Text,
            .members = { "flavour" },
            .help = "the text that rules nothing" },
        { .name = "set",
            .aliases = { "s", "e", "edition" },
            .members = { "set" },
            .help = "the code of its set" },
        { .name = "id",
            .aliases = { "number", "ref" },
            .sort = FieldSort::Text,
            .members = { "id" },
            .help = "its number" },
    };
    return fields;
}

CardIndex::CardIndex(const Game& game, std::shared_ptr<const Library> library, const IsOwn& isOwn)
    : m_game(game)
    , m_library(std::move(library))
    , m_fields(withCommon(game.cardFields()))
    , m_own(m_library->size())
{
    for (const CardField& field : m_fields)
        m_columns.push_back(columnOf(field));
    if (isOwn)
        for (std::size_t card = 0; card < size(); ++card)
            m_own[card] = isOwn(card);
}

CardIndex::Column CardIndex::columnOf(const CardField& field) const
{
    Column column;
    const std::size_t count = size();
    switch (field.sort) {
    case FieldSort::Number:
        for (std::size_t card = 0; card < count; ++card)
            column.numbers.push_back(numberOf(field, *m_library, card));
        return column;
    case FieldSort::Letters:
        for (std::size_t card = 0; card < count; ++card)
            column.numbers.push_back(lettersOf(field, *m_library, card));
        return column;
    case FieldSort::Text:
        for (std::size_t card = 0; card < count; ++card) {
            std::string all;
            for (const std::string& text : textsOf(field, *m_library, card))
                all += (all.empty() ? "" : "\n") + text;
            column.folded.push_back(folded(all));
        }
        return column;
    case FieldSort::Word: {
        std::map<std::string, std::uint32_t> numbers;
        for (std::size_t card = 0; card < count; ++card) {
            column.starts.push_back(static_cast<std::uint32_t>(column.valueNumbers.size()));
            std::vector<std::string> texts = textsOf(field, *m_library, card);
            if (texts.empty() && !field.none.empty())
                texts.emplace_back(field.none);
            for (std::string& text : texts) {
                const auto [at, isNew]
                    = numbers.emplace(text, static_cast<std::uint32_t>(column.values.size()));
                if (isNew) {
                    column.foldedValues.push_back(folded(text));
                    column.values.push_back(std::move(text));
                }
                column.valueNumbers.push_back(at->second);
            }
        }
        column.starts.push_back(static_cast<std::uint32_t>(column.valueNumbers.size()));
        return column;
    }
    }
    return column;
}

std::size_t CardIndex::field(std::string_view name) const
{
    const std::string wanted = folded(name);
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        if (m_fields[i].name == wanted)
            return i;
    // The game's own aliases go before those that every game has.
    for (std::size_t i = m_fields.size(); i-- > 0;)
        if (std::ranges::find(m_fields[i].aliases, wanted) != m_fields[i].aliases.end())
            return i;
    return npos;
}

std::optional<int> CardIndex::number(std::size_t field, std::size_t card) const
{
    const std::vector<std::int32_t>& numbers = m_columns[field].numbers;
    if (m_fields[field].sort != FieldSort::Number || numbers[card] == noNumber)
        return std::nullopt;
    return numbers[card];
}

std::vector<std::string> CardIndex::words(std::size_t field, std::size_t card) const
{
    const CardField& asked = m_fields[field];
    std::vector<std::string> all;
    if (asked.sort == FieldSort::Letters) {
        for (std::size_t i = 0; i < asked.letters.size(); ++i)
            if (m_columns[field].numbers[card] >> i & 1)
                all.emplace_back(asked.letters[i].second);
        if (all.empty() && !asked.none.empty())
            all.emplace_back(asked.none);
    } else if (asked.sort != FieldSort::Number) {
        all = textsOf(asked, *m_library, card);
        if (all.empty() && !asked.none.empty())
            all.emplace_back(asked.none);
    }
    return all;
}

std::vector<std::string> CardIndex::values(std::size_t field) const
{
    const CardField& asked = m_fields[field];
    std::vector<std::string> all = m_columns[field].values;
    for (const auto& [letter, word] : asked.letters)
        all.emplace_back(word);
    if (asked.sort == FieldSort::Letters && !asked.none.empty())
        all.emplace_back(asked.none);
    std::ranges::sort(all);
    return all;
}

} // namespace triptych::cards
