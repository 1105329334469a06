#include "AlteredSample.h"

#include "app/presenters/AlteredPresenter.h"

#include <QFile>

namespace alteredsample {

namespace {

using Json = nlohmann::ordered_json;

Json fileOf(const QString& name)
{
    QFile file(QStringLiteral(TRIPTYCH_ALTERED_SAMPLES) + QLatin1Char('/') + name
        + QStringLiteral(".json"));
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

} // namespace

std::shared_ptr<const triptych::cards::Library> library()
{
    static const auto cards = std::make_shared<const SampleLibrary>();
    return cards;
}

std::shared_ptr<const Presenter> presenter()
{
    return std::make_shared<AlteredPresenter>(library());
}

TableInfo info()
{
    TableInfo table;
    table.seats = { { QStringLiteral("p1"), QStringLiteral("Mira"), true, QStringLiteral("Person"),
                        0 },
        { QStringLiteral("p2"), QStringLiteral("Joss"), false, QStringLiteral("Computer"), 0 } };
    table.ownStops = { QStringLiteral("afternoon") };
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

void lay(MatchViewModel& match, const QString& name)
{
    match.start(presenter(), QStringLiteral("cr4"), info());
    match.show(snapshot(name));
}

} // namespace alteredsample
