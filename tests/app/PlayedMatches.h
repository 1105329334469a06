#pragma once

#include "AppTable.h"

#include "app/match/MatchController.h"

#include "match/Journal.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

/// Matches with a controller of their own, a fresh folder for each test and no settings.
class PlayedMatches
{
protected:
    static void forgetEverything(const char* program)
    {
        QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
        QCoreApplication::setApplicationName(QLatin1String(program));
        QSettings().clear();
    }

    std::unique_ptr<MatchController> controller() const
    {
        auto made = std::make_unique<MatchController>(*m_content);
        made->setPace(0);
        made->setJournalPath(m_folder->filePath(QStringLiteral("match.jsonl")));
        return made;
    }
    MatchPlan planOf(const QStringList& agents) const { return apptable::plan(*m_content, agents); }
    /// A person at the table, and this agent opposite.
    std::unique_ptr<MatchController> startedAgainst(const char* agent) const
    {
        auto made = controller();
        if (const QStringList problems
            = made->start(planOf({ QStringLiteral("person"), QLatin1String(agent) }));
            !problems.isEmpty())
            qFatal("%s", qPrintable(problems.join(u'\n')));
        return made;
    }
    static triptych::match::ParsedJournal journalOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly)
            ? triptych::match::parseJournal(file.readAll().toStdString(), "match.jsonl")
            : triptych::match::ParsedJournal {};
    }
    triptych::match::Replayed replayed(const triptych::match::ParsedJournal& journal) const
    {
        return triptych::match::replay(
            journal, apptable::game(), m_content->library(apptable::game()));
    }

    /// Gives one answer from what the table shows; false when nobody at this computer is asked.
    static bool answerFromTheTable(MatchViewModel& table, QRandomGenerator& random)
    {
        if (table.curtainVisible()) {
            table.liftCurtain();
            return true;
        }
        if (!table.prompt()->mine())
            return false;
        QStringList lines;
        for (const ChoiceModel* model : { table.prompt()->buttons(), table.prompt()->list() })
            for (const Choice& choice : model->rows())
                lines.append(choice.line);
        const auto collect = [&lines](const QVariantList& verbs) {
            for (const QVariant& verb : verbs)
                if (verb.toMap().value(QStringLiteral("verb")) != QStringLiteral("energy"))
                    lines.append(verb.toMap().value(QStringLiteral("line")).toString());
        };
        for (const SeatViewModel* seat : table.seatList()) {
            collect(seat->verbs());
            for (const ZoneModel* zone : seat->zones())
                for (const CardFace& card : zone->rows())
                    collect(card.verbs);
        }
        for (const WaitingItem& item : table.waiting()->rows())
            collect(item.verbs);
        if (lines.isEmpty())
            return false;
        table.answer(lines.at(random.bounded(static_cast<int>(lines.size()))));
        return true;
    }

    /// Answers at random until the match is over, or so many times.
    static bool playOn(MatchController& controller, quint32 seed, int answers = 100000)
    {
        MatchViewModel& table = *controller.table();
        QRandomGenerator random(seed);
        int given = 0;
        // Nothing new to answer until the table has changed.
        bool fresh = true;
        const auto connection = QObject::connect(
            &table, &MatchViewModel::changed, &table, [&fresh] { fresh = true; });
        QDeadlineTimer deadline(120'000);
        while (!table.over() && given < answers && !deadline.hasExpired()) {
            if (std::exchange(fresh, false))
                given += answerFromTheTable(table, random);
            if (!fresh)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        }
        // Until the last answer has had its effect.
        while (!table.over() && !deadline.hasExpired()
            && !(fresh && (table.prompt()->mine() || table.curtainVisible())))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        QObject::disconnect(connection);
        return table.over() || given == answers;
    }

    std::unique_ptr<Content> m_content = std::make_unique<Content>();
    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
};
