#pragma once

#include <nlohmann/json.hpp>

#include <QFile>
#include <QString>
#include <QTest>

#include <string>
#include <vector>

namespace triptych::tests {

/// Cards as people type them (tests/natural/*.json), written from the rule documents before anyone had
/// read a grammar. `read` is the game's readCard. Says which are refused and why, and fails when
/// fewer are accepted than were before. Only a rate that has gone up may be written here.
template <typename Read>
void acceptsAsManyAs(const char* file, int least, Read&& read)
{
    QFile pack(QStringLiteral(TRIPTYCH_TEST_SOURCE "/natural/") + QString::fromLatin1(file));
    QVERIFY2(pack.open(QIODevice::ReadOnly), qPrintable(pack.fileName()));
    const nlohmann::json json = nlohmann::json::parse(pack.readAll().toStdString());
    int accepted = 0;
    int cards = 0;
    for (const nlohmann::json& each : json.at("cards")) {
        const auto card = read(each, "natural", each.at("id").template get<std::string>());
        ++cards;
        accepted += card.problems.empty();
        for (const auto& problem : card.problems)
            qInfo("%s\n    %s\n    %s", qPrintable(QString::fromStdString(card.name)),
                qPrintable(QString::fromStdString(card.text)),
                qPrintable(QString::fromStdString(problem.place + ": " + problem.text)));
    }
    qInfo("%s: %d of %d cards are accepted.", file, accepted, cards);
    QVERIFY2(accepted >= least,
        qPrintable(
            QStringLiteral("%1 of %2 are accepted, %3 were").arg(accepted).arg(cards).arg(least)));
}

} // namespace triptych::tests
