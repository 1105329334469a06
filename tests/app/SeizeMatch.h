#pragma once

#include "app/match/MatchController.h"
#include "app/viewmodels/RoundClock.h"

#include "match/Games.h"
#include "match/Journal.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

/// Real matches of Seize without a window, on a time that the test makes, with journals in a folder
/// of their own.
struct SeizeMatch
{
    std::unique_ptr<Content> content = std::make_unique<Content>();
    std::unique_ptr<QTemporaryDir> folder = std::make_unique<QTemporaryDir>();
    qint64 now = 0;

    QString file(const char* name = "match.jsonl") const
    {
        return folder->filePath(QString::fromLatin1(name));
    }

    std::unique_ptr<MatchController> controller(const char* file = "match.jsonl")
    {
        auto made = std::make_unique<MatchController>(*content);
        made->setPace(0);
        made->setJournalPath(folder->filePath(QString::fromLatin1(file)));
        made->table()->clock()->setTimeSource([this] { return now; });
        return made;
    }

    MatchPlan plan(const char* ruleset, const QStringList& agents, int minutes = 0) const
    {
        const triptych::Game& game = *triptych::match::find("seize");
        MatchPlan plan;
        plan.game = QStringLiteral("seize");
        plan.ruleset = QString::fromLatin1(ruleset);
        plan.seed = 11;
        plan.minutes = minutes;
        for (const FoundDeck& deck : content->decks(game))
            if (plan.seats.size() < agents.size()
                && game.check(*content->library(game), deck.deck, ruleset).empty())
                plan.seats.append({ QStringLiteral("Seat %1").arg(plan.seats.size() + 1),
                    agents.at(plan.seats.size()), deck.deck });
        while (
            !plan.seats.isEmpty() && plan.seats.size() < agents.size()) { // of few decks each twice
            MatchPlan::Seat again = plan.seats.at(plan.seats.size() - 2);
            again.name = QStringLiteral("Seat %1").arg(plan.seats.size() + 1);
            again.agent = agents.at(plan.seats.size());
            plan.seats.append(again);
        }
        return plan;
    }

    QList<triptych::match::JournalStep> written(const char* file = "match.jsonl") const
    {
        QFile journal(folder->filePath(QString::fromLatin1(file)));
        if (!journal.open(QIODevice::ReadOnly))
            return {};
        const auto parsed = triptych::match::parseJournal(journal.readAll().toStdString(), file);
        return { parsed.steps.begin(), parsed.steps.end() };
    }

    void pass(MatchController& controller, int seconds)
    {
        now += qint64 { seconds } * 1000;
        controller.table()->clock()->look();
    }

    /// Waits for what the engine thread says, without the pauses of QTRY_VERIFY.
    static bool until(const std::function<bool()>& done)
    {
        const QDeadlineTimer deadline(20'000);
        while (!done()) {
            if (deadline.hasExpired())
                return false;
            QCoreApplication::processEvents();
            QThread::yieldCurrentThread();
        }
        return true;
    }

    /// Every answer that is offered somewhere on the table.
    static QStringList linesOf(const MatchViewModel& table)
    {
        QStringList lines;
        for (const ChoiceModel* model : { table.prompt()->buttons(), table.prompt()->list() })
            for (const Choice& choice : model->rows())
                if (!choice.line.endsWith(u": claim"))
                    lines.append(choice.line);
        for (const SeatViewModel* seat : table.seatList())
            for (const ZoneModel* zone : seat->zones())
                for (const CardFace& card : zone->rows())
                    for (const QVariant& verb : card.verbs)
                        lines.append(verb.toMap().value(QStringLiteral("line")).toString());
        for (const BoardTile& tile : table.board()->rows())
            for (const QVariant& verb : tile.verbs)
                lines.append(verb.toMap().value(QStringLiteral("line")).toString());
        for (const SeatViewModel* seat : table.seatList())
            for (const QVariant& verb : seat->verbs())
                lines.append(verb.toMap().value(QStringLiteral("line")).toString());
        return lines;
    }

    /// The first answer there is, passing where that is possible.
    static bool answerAnything(MatchViewModel& table)
    {
        if (table.curtainVisible()) {
            table.liftCurtain();
            return true;
        }
        const QStringList lines = table.prompt()->mine() ? linesOf(table) : QStringList();
        if (lines.isEmpty())
            return false;
        table.answer(
            lines.contains(QStringLiteral("pass")) ? QStringLiteral("pass") : lines.first());
        return true;
    }

    static bool playUntil(MatchViewModel& table, const std::function<bool()>& wanted)
    {
        bool fresh = true;
        const auto connection = QObject::connect(
            &table, &MatchViewModel::changed, &table, [&fresh] { fresh = true; });
        QDeadlineTimer deadline(60'000);
        bool found = false;
        while (!found && !table.over() && !deadline.hasExpired()) {
            if (std::exchange(fresh, false) && (table.prompt()->mine() || table.curtainVisible())) {
                found = wanted();
                if (!found)
                    answerAnything(table);
            }
            if (!found && !fresh)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        }
        QObject::disconnect(connection);
        return found;
    }
};
