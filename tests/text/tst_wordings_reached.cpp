#include "altered/text/surface/Habits.h"
#include "kryptik/text/surface/Habits.h"
#include "seize/text/surface/Habits.h"
#include "text/Wordings.h"

#include <QTest>

#include <array>
#include <map>
#include <string>
#include <vector>

using namespace triptych;
using text::Piece;

namespace {

using Words = std::vector<std::string>;

/// What stands in the texts where a wording lets many words stand.
struct Fillers
{
    Words stretches;
    Words words;
};

std::string spaced(std::span<const Piece> words)
{
    std::string all;
    for (const Piece& word : words)
        all.append(all.empty() ? "" : " ").append(word.word);
    return all;
}

/// The wordings one of which stands there.
Words choicesOf(std::span<const Piece> several)
{
    Words all;
    for (; !several.empty(); several = several.subspan(1u + several.front().length))
        all.push_back(spaced(several.subspan(1, several.front().length)));
    return all;
}

/// What may stand in a place of a wording, and whether each of it is a wording by itself.
struct Place
{
    Words may;
    bool several = false;
};

std::vector<Place> placesOf(std::span<const Piece> typed, const Fillers& fillers)
{
    std::vector<Place> places;
    for (std::size_t i = 0; i < typed.size(); i += 1u + typed[i].length) {
        switch (typed[i].kind) {
        case Piece::Kind::Word:
            places.push_back({ { std::string(typed[i].word) } });
            break;
        case Piece::Kind::Number:
            places.push_back({ { "2", "one" } });
            break;
        case Piece::Kind::AnyWord:
            places.push_back({ fillers.words });
            break;
        case Piece::Kind::Stretch:
        case Piece::Kind::Part:
        case Piece::Kind::Phrase:
        case Piece::Kind::OneClause:
        case Piece::Kind::OneThing:
            places.push_back({ fillers.stretches });
            break;
        case Piece::Kind::Anything:
            places.push_back({ { "", fillers.stretches.front() } });
            break;
        case Piece::Kind::OneOf:
            places.push_back({ choicesOf(typed.subspan(i + 1, typed[i].length)), true });
            break;
        case Piece::Kind::Unless: // something else has to stand there
            if (i + 1 == typed.size())
                places.push_back({ fillers.stretches });
            break;
        case Piece::Kind::Saying:
        case Piece::Kind::OfOne:
        case Piece::Kind::First:
        case Piece::Kind::Clause:
        case Piece::Kind::NoConditionBefore:
        case Piece::Kind::NoConditionBehind:
            break;
        }
    }
    return places;
}

/// A row as it is told of, and told from others by.
std::string written(std::span<const Piece> typed)
{
    std::string all;
    for (const Piece& piece : typed) {
        all += all.empty() ? "" : " ";
        if (piece.kind == Piece::Kind::Word || piece.kind == Piece::Kind::OfOne)
            all += piece.word;
        else
            all += "<" + std::to_string(static_cast<int>(piece.kind)) + std::string(piece.word)
                + ">";
    }
    return all;
}

/// Texts that say a row with this in one of its places, one after another, until one comes to it.
bool isReached(const text::WordingTable& table, std::span<const Piece> typed,
    const std::vector<Place>& places, std::size_t place, std::size_t choice)
{
    constexpr std::array<const char*, 5> before { "", "draw 1 .", "when it attacks ,",
        "if it is damaged ,", "passive :" };
    constexpr std::array<const char*, 3> behind { "", " this turn", " for each one" };
    const bool first = typed.front().kind == Piece::Kind::First;
    const std::string row = written(typed);
    for (std::size_t turn = 0; turn < 12; ++turn) {
        std::string words;
        for (std::size_t k = 0; k < places.size(); ++k) {
            const Words& may = places[k].may;
            words += ' ' + may[k == place ? choice : (turn + k) % may.size()];
        }
        for (std::size_t b = 0; b < (first ? 1 : before.size()); ++b)
            for (const char* end : behind) {
                std::string said = before[b] + words + end;
                said += said.ends_with('.') ? "" : " .";
                text::Tokens tokens = text::tokensOf(said);
                for (const std::size_t used : text::rewrite(tokens, table))
                    if (written(table.row(used).typed) == row)
                        return true;
            }
    }
    return false;
}

/// The rows, and the wordings one of which stands in a place of them, that no text comes to on any kind of card.
QStringList unreached(const std::vector<const text::WordingTable*>& tables, const Fillers& fillers)
{
    std::map<std::string, bool> reached;
    for (const text::WordingTable* table : tables)
        for (std::size_t n = 0; n < table->size(); ++n) {
            const std::span<const Piece> typed = table->row(n).typed;
            const std::vector<Place> places = placesOf(typed, fillers);
            const auto look = [&](std::size_t place, std::size_t choice, const std::string& said) {
                bool& is = reached[written(typed) + said];
                is = is || isReached(*table, typed, places, place, choice);
            };
            bool several = false;
            for (std::size_t p = 0; p < places.size(); ++p) {
                several = several || places[p].several;
                for (std::size_t c = 0; places[p].several && c < places[p].may.size(); ++c)
                    look(p, c, " with \"" + places[p].may[c] + "\"");
            }
            if (!several)
                look(places.size(), 0, "");
        }
    QStringList none;
    for (const auto& [row, is] : reached)
        if (!is)
            none << QString::fromStdString(row);
    return none;
}

} // namespace

/// A row of wordings that no text comes to says nothing: an earlier one has changed its words already.
class TestWordingsReached : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowOfKryptikIsReached()
    {
        const Fillers fillers { { "a citizen you control", "draw 1 card", "it", "this", "citizens",
                                    "attacks", "an opponent", "you control an elf",
                                    "elves and beasts" },
            { "citizen", "spell", "flying", "elf", "attack", "weary" } };
        const QStringList none = unreached({ &kryptik::citizenHabits().wordings }, fillers);
        for (const QString& row : none)
            qWarning().noquote() << "no text comes to" << row; // a failure's message is cut
        QVERIFY(none.empty());
    }
    void everyRowOfSeizeIsReached()
    {
        const Fillers fillers { { "an enemy mercenary", "draw 1", "it", "this mercenary",
                                    "mercenaries you control", "attacks", "2 frost",
                                    "you control a mage", "mages and rogues" },
            { "mercenary", "melee", "frost", "enemy", "damage", "frozen", "+2" } };
        std::vector<const text::WordingTable*> tables;
        for (const seize::Paper paper : { seize::Paper::Mercenary, seize::Paper::Treasure,
                 seize::Paper::Attack, seize::Paper::Instant, seize::Paper::Event })
            tables.push_back(&seize::habitsOf(paper).wordings);
        const QStringList none = unreached(tables, fillers);
        for (const QString& row : none)
            qWarning().noquote() << "no text comes to" << row; // a failure's message is cut
        QVERIFY(none.empty());
    }
    void everyRowOfAlteredIsReached()
    {
        const Fillers fillers { { "a character you control", "draw a card", "it", "me",
                                    "characters", "my expedition", "1 boost",
                                    "you control a landmark", "characters and landmarks" },
            { "character", "landmark", "boosted", "your", "card" } };
        const QStringList none = unreached({ &altered::habits().wordings }, fillers);
        for (const QString& row : none)
            qWarning().noquote() << "no text comes to" << row; // a failure's message is cut
        QVERIFY(none.empty());
    }
};

QTEST_APPLESS_MAIN(TestWordingsReached)
#include "tst_wordings_reached.moc"
