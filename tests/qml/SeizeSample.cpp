#include "SeizeSample.h"

#include "SampleFile.h"
#include "app/games/seize/SeizePresenter.h"

#include "match/Games.h"

#include <QDir>
#include <QFile>

namespace seizesample {

namespace {

using Json = nlohmann::ordered_json;

const QString samples = QStringLiteral(TRIPTYCH_SEIZE_SAMPLES);

/// Cards of a kind and of two classes, or of none, up to a number.
void take(Json& main, const triptych::cards::Library& cards, const char* type,
    std::initializer_list<std::string_view> classes, int& left)
{
    for (std::size_t i = 0; i < cards.size() && left > 0; ++i) {
        const Json& card = cards.printed(i);
        const std::string of = card.value("class", std::string());
        if (card.value("type", std::string()) != type
            || std::find(classes.begin(), classes.end(), of) == classes.end())
            continue;
        const int count = std::min(left, card.value("stars", 1) < 4 ? 2 : 1);
        main.push_back({ { "card", card["name"] }, { "count", count } });
        left -= count;
    }
}

} // namespace

std::shared_ptr<const triptych::cards::Library> library()
{
    static const auto cards = samplefile::library(samples);
    return cards;
}

std::shared_ptr<const Presenter> presenter()
{
    return std::make_shared<SeizePresenter>(library());
}

TableInfo info(int seats)
{
    return samplefile::table(seats, { QStringLiteral("rally"), QStringLiteral("attack") });
}

Snapshot snapshot(const QString& name)
{
    return samplefile::snapshot(samples, name);
}

int seatsOf(const Snapshot& snapshot)
{
    return snapshot.observation.is_null()
        ? 0
        : static_cast<int>(snapshot.observation.at("players").size());
}

Scene scene(const QString& name)
{
    const Snapshot shown = snapshot(name);
    return presenter()->scene(shown, info(seatsOf(shown)));
}

BoardTile tile(const Scene& scene, const QString& key)
{
    for (const BoardTile& tile : scene.board)
        if (tile.key == key)
            return tile;
    return {};
}

void lay(MatchViewModel& match, const QString& name)
{
    const Snapshot shown = snapshot(name);
    match.start(presenter(), QStringLiteral("standard"), info(seatsOf(shown)));
    match.show(shown);
}

QString deckName(const QString& ruleset, int seat)
{
    return QStringLiteral("sample-%1-%2").arg(ruleset).arg(seat % 2 + 1);
}

void writeDecks(Content& content, const QString& folder)
{
    const auto cards = content.library(*triptych::match::find("seize"));
    QDir().mkpath(folder);
    for (const char* ruleset : { "standard", "standard-2v2" }) {
        for (int seat = 0; seat < 2; ++seat) {
            const std::string_view one = seat == 0 ? "warrior" : "hunter";
            const std::string_view two = seat == 0 ? "mage" : "rogue";
            Json main = Json::array();
            int mercenaries = 14;
            int treasures = 13;
            take(main, *cards, "mercenary", { one, two }, mercenaries);
            take(main, *cards, "treasure", { "" }, treasures);
            int abilities = 13 + mercenaries + treasures;
            take(main, *cards, "ability", { one, two, "" }, abilities);
            const Json deck { { "format", "triptych-deck/1" }, { "game", "seize" },
                { "ruleset", ruleset },
                { "name", deckName(QLatin1String(ruleset), seat).toStdString() },
                { "main", main } };
            QFile file(folder + QLatin1Char('/') + deckName(QLatin1String(ruleset), seat)
                + QStringLiteral(".json"));
            if (file.open(QIODevice::WriteOnly))
                file.write(QByteArray::fromStdString(deck.dump(1)));
        }
    }
}

} // namespace seizesample
