#include "SampleFile.h"

#include "cards/Pack.h"
#include "core/Game.h"
#include "match/Games.h"

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

} // namespace

std::shared_ptr<const triptych::cards::Library> library(const QString& folder)
{
    const Json file = fileOf(folder, QStringLiteral("cards"));
    const triptych::Game* game = triptych::match::find(file.at("game").get<std::string>());
    return game->load({ { "cards.json", file.dump() } }).library;
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
