#pragma once

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace triptych::cards {
class Library;
}

namespace workshop {

using Json = nlohmann::ordered_json;

/// Something that is printed on a card, as somebody fills it in.
struct FormField
{
    enum class Sort {
        Line,   ///< A few words.
        Text,   ///< Rules text: compiled while one types.
        Number, ///< Between `least` and `most`, or nothing.
        Choice, ///< One of `values`.
        Flag,   ///< Yes or no.
        Words,  ///< Several words: "robot, soldier".
    };
    std::string key; ///< As the pack has it; "melee.damage" is inside an object.
    QString title;   ///< "&Melee damage"
    Sort sort = Sort::Line;
    QString hint {};       ///< What is written there, shown while it is empty.
    QStringList values {}; ///< Of a choice, as the pack has them; "" leaves the field out.
    QStringList titles {}; ///< The same for people.
    int least = 0, most = 99;
    /// Only cards that have one of these values in another field have it; everyone when empty.
    std::string of {};
    QStringList when {};
    /// Of rules text outside the main box: what the places of problems call it.
    QString box {};
};

/// A table on which a card can be tried: plain cards beside it, so that it does not hang on any pack,
/// and where they lie, as a scenario has it.
struct TableLayout
{
    std::vector<Json> cards;
    Json scene;      ///< Ruleset, phase, players.
    QString problem; ///< Not "": such a card cannot be tried, and why.

    static std::vector<Json> times(std::size_t n, const Json& entry)
    {
        return std::vector<Json>(n, entry);
    }
    static std::vector<Json> joined(std::vector<Json> first, const std::vector<Json>& second)
    {
        first.insert(first.end(), second.begin(), second.end());
        return first;
    }
};

/// What the cards of one game are made of, as data.
struct CardForm
{
    Q_DECLARE_TR_FUNCTIONS(CardForm)

public:
    QList<FormField> fields; ///< In the order in which they are filled in.
    Json blank;              ///< A new card: the smallest that may be played.

    /// A table with the card in hand, in the middle of one's own turn.
    TableLayout (*layout)(const Json& card) = nullptr;
    /// A scene as full of these cards as a table can well be, all of them open or in hands, on which drawing is
    /// measured; null: there are not the cards for it. Only the game with the fullest tables has one.
    Json (*fullScene)(const triptych::cards::Library&) = nullptr;

    static CardForm of(const QString& game);
};

/// Whether a card as it stands has that field.
bool isAsked(const FormField&, const Json& card);
/// "" when the card does not have it.
QString valueOf(const Json& card, const FormField&);
/// "" takes it away.
void setValue(Json& card, const FormField&, const QString& value);
/// Without the fields that such a card does not have; what no form knows of stays.
Json trimmed(const Json& card, const CardForm&);

} // namespace workshop
