#include "SeizeSample.h"

#include "app/presenters/SeizePresenter.h"

#include "match/Games.h"

#include <QDir>
#include <QFile>

namespace seizesample {

namespace {

using Json = nlohmann::ordered_json;

Json fileOf(const QString& name)
{
    QFile file(
        QStringLiteral(TRIPTYCH_SEIZE_SAMPLES) + QLatin1Char('/') + name + QStringLiteral(".json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return Json::parse(file.readAll().toStdString(), nullptr, false);
}

/// The cards of one file, as printed; their texts are not compiled.
class SampleLibrary : public triptych::cards::Library
{
public:
    SampleLibrary()
    {
        const Json file = fileOf(QStringLiteral("cards"));
        for (const Json& card : file.at("cards"))
            m_cards.push_back(card);
    }
    std::size_t size() const override { return m_cards.size(); }
    const Json& printed(std::size_t number) const override { return m_cards[number]; }
    std::string explained(std::size_t number) const override
    {
        return m_cards[number].value("text", std::string());
    }
    std::string printedBack(std::size_t number) const override { return explained(number); }
    const triptych::Problems& problems(std::size_t) const override { return m_problems; }
    std::size_t find(std::string_view idOrName) const override
    {
        for (std::size_t i = 0; i < m_cards.size(); ++i)
            if (m_cards[i].value("id", std::string()) == idOrName
                || m_cards[i].value("name", std::string()) == idOrName)
                return i;
        return npos;
    }
    const std::vector<std::string>& packHashes() const override { return m_hashes; }

private:
    std::vector<Json> m_cards;
    triptych::Problems m_problems;
    std::vector<std::string> m_hashes;
};

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
    static const auto cards = std::make_shared<const SampleLibrary>();
    return cards;
}

std::shared_ptr<const Presenter> presenter()
{
    return std::make_shared<SeizePresenter>(library());
}

TableInfo info(int seats)
{
    TableInfo table;
    const QStringList names { QStringLiteral("Mira"), QStringLiteral("Joss"),
        QStringLiteral("Wren"), QStringLiteral("Tam") };
    for (int seat = 0; seat < seats; ++seat)
        table.seats.append({ QStringLiteral("p%1").arg(seat + 1), names.at(seat), seat == 0,
            seat == 0 ? QStringLiteral("Person") : QStringLiteral("Computer"), 0 });
    table.ownStops = { QStringLiteral("rally"), QStringLiteral("attack") };
    return table;
}

Snapshot snapshot(const QString& name)
{
    Snapshot snapshot;
    const Json file = fileOf(name);
    if (!file.is_object())
        return snapshot;
    snapshot.match = snapshot.serial = 1;
    snapshot.viewer = "p1";
    snapshot.observation = file.at("observation");
    const Json& question = file.at("question");
    snapshot.question = Snapshot::Question { question.at("seat"), question.at("prompt"),
        question.at("rule"), question.at("lines").get<std::vector<std::string>>(),
        question.at("picks").get<std::vector<std::string>>() };
    snapshot.events = file.value("events", Json::array());
    snapshot.freshLog = true;
    return snapshot;
}

int seatsOf(const Snapshot& snapshot)
{
    return snapshot.observation.is_null()
        ? 0
        : static_cast<int>(snapshot.observation.at("players").size());
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
