#pragma once

#include "cards/Library.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triptych::cards {

/// How the values of a field are asked about.
enum class FieldSort {
    Text,    ///< Words anywhere in it: text:"draw a card".
    Word,    ///< One word or a few of a list: type:spell, also by their beginnings.
    Number,  ///< cost<=3
    Letters, ///< A set of letters: colour:wu has both, colour=wu no other.
};

/// Something that may be asked about every printed card of a game. Games give theirs as data.
struct CardField
{
    std::string_view name;                    ///< As it is written in a question: "cost".
    std::vector<std::string_view> aliases {}; ///< Shorter or other names: "mana".
    FieldSort sort = FieldSort::Word;
    /// Where the printed card has it; "melee.damage" is inside an object. Several are taken together.
    std::vector<std::string_view> members {};
    std::string_view help {}; ///< What it is, for a list of all fields: "what it costs from hand".

    // Where no member has it as it is asked for
    using Words = std::vector<std::string> (*)(const Library&, std::size_t card);
    using Number = std::optional<int> (*)(const Library&, std::size_t card);
    Words words = nullptr;
    Number number = nullptr;

    /// What the letters stand for, "w" for "white"; and the word for none of them.
    std::vector<std::pair<char, std::string_view>> letters {};
    std::string_view none {}; ///< Also of words: what a card without any is called, "generic".
    bool bare = false;        ///< A word without a field's name is looked for here.
};

/// What every card has, whatever its game: name, text, set, id, is.
const std::vector<CardField>& commonFields();

/// What a card says that it does, in these members: the field of words without a field's name.
inline CardField rulesText(std::vector<std::string_view> members, std::string_view help)
{
    return { .name = "text",
        .aliases = { "o", "oracle", "rules" },
        .sort = FieldSort::Text,
        .members = std::move(members),
        .help = help,
        .bare = true };
}

} // namespace triptych::cards
