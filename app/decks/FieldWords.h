#pragma once

#include "cards/Query.h"

#include <QString>

#include <string_view>

namespace deckroom {

/// What may be asked about cards, in the language that is spoken. Games give it as English data
/// (cards/CardField); what is printed on cards, the values, stays as it is printed.
struct FieldWords
{
    /// What a field is: "what it costs from hand".
    static QString help(std::string_view english);
    /// What a field is called: "kosten" for "cost". One word, as it is written in a question.
    static QString name(std::string_view field);
    /// Whether a text of a game is one that can be translated.
    static bool knowsHelp(std::string_view english);
    static bool knowsName(std::string_view field);

    /// The names that differ from the field's own, for reading questions; folded.
    static triptych::cards::OtherNames names();
};

} // namespace deckroom
