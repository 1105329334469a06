#include "SampleFile.h"

#include <QFile>

namespace samplefile {

namespace {

using Json = nlohmann::ordered_json;

Json fileOf(const QString& folder, const QString& name)
{
    QFile file(folder + QLatin1Char('/') + name + QStringLiteral(".json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return Json::parse(file.readAll().toStdString(), nullptr, false);
}

class SampleLibrary : public triptych::cards::Library
{
public:
    explicit SampleLibrary(const QString& folder)
    {
        const Json file = fileOf(folder, QStringLiteral("cards"));
        for (const Json& card : file.at("cards"))
            m_cards.push_back(card);
    }
    std::size_t size() const override { return m_cards.size(); }
    const Json& printed(std::size_t number) const override { return m_cards[number]; }
    std::string explained(std::size_t number, triptych::text::Tongue) const override
    {
        return m_cards[number].value("text", std::string());
    }
    std::string printedBack(std::size_t number) const override
    {
        return explained(number, triptych::text::Tongue::English);
    }
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

std::shared_ptr<const triptych::cards::Library> library(const QString& folder)
{
    return std::make_shared<const SampleLibrary>(folder);
}

Snapshot snapshot(const QString& folder, const QString& name)
{
    Snapshot snapshot;
    const Json file = fileOf(folder, name);
    if (!file.is_object())
        return snapshot;
    snapshot.match = snapshot.serial = 1;
    snapshot.viewer = "p1";
    snapshot.observation = file.at("observation");
    const Json& question = file.at("question");
    snapshot.question = Snapshot::Question { question.at("seat"), question.at("prompt"),
        question.at("rule"), question.at("lines").get<std::vector<std::string>>(),
        question.at("picks").get<std::vector<std::string>>() };
    const Json aimed = question.value("targets", Json::object());
    for (const auto& [line, targets] : aimed.items())
        snapshot.question->targets[line] = targets.get<std::vector<std::string>>();
    snapshot.events = file.value("events", Json::array());
    snapshot.freshLog = true;
    return snapshot;
}

TableInfo table(int seats, const QSet<QString>& ownStops)
{
    TableInfo table;
    const QStringList names { QStringLiteral("Mira"), QStringLiteral("Joss"),
        QStringLiteral("Wren"), QStringLiteral("Tam") };
    for (int seat = 0; seat < seats; ++seat)
        table.seats.append({ QStringLiteral("p%1").arg(seat + 1), names.at(seat), seat == 0,
            seat == 0 ? QStringLiteral("Person") : QStringLiteral("Computer"), 0 });
    table.ownStops = ownStops;
    return table;
}

} // namespace samplefile
