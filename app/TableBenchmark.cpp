#include "app/TableBenchmark.h"

#include "app/draft/DraftController.h"
#include "app/games/CardForm.h"
#include "app/match/MatchController.h"
#include "app/match/TryOut.h"
#include "app/services/Content.h"
#include "app/services/ProcessFigures.h"
#include "app/windows/MainWindow.h"
#include "app/windows/NewMatchDialog.h"

#include "core/JsonText.h"
#include "core/Random.h"
#include "draft/Building.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <vector>

namespace {

constexpr int mostSeconds = 240; ///< For one match; a busy machine takes its time.
constexpr int frames = 400;      ///< Of the drag.

void rest(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Does it as the event loop does what people do: what is deleted by it is gone when the loop goes on,
/// and not only when the whole benchmark is over.
void soon(const std::function<void()>& deed)
{
    QEventLoop loop;
    QTimer::singleShot(0, &loop, [&] {
        deed();
        loop.quit();
    });
    loop.exec();
}

bool until(const std::function<bool()>& done, int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    while (!done() && !deadline.hasExpired())
        rest(2);
    return done();
}

QString megabytes(double value)
{
    return value < 0 ? QStringLiteral("unknown") : QStringLiteral("%1 MB").arg(value, 0, 'f', 1);
}

class TableBenchmark
{
public:
    TableBenchmark(MainWindow& window, MatchController& controller, Content& content)
        : m_window(window)
        , m_controller(controller)
        , m_content(content)
        , m_out(stdout)
    {
    }

    /// What went wrong; "" nothing.
    QString run()
    {
        m_controller.table()->preferences()->setPace(0);
        tell(QStringLiteral("start page"));
        for (const triptych::Game* game : Content::games())
            if (const QString problem = play(*game); !problem.isEmpty())
                return problem;
        if (const QString problem = draft(); !problem.isEmpty())
            return problem;
        m_out << "most ever resident: " << megabytes(figures::mostResidentMegabytes()) << "\n";
        return drag();
    }

private:
    MatchViewModel& table() const { return *m_controller.table(); }

    void tell(const QString& after)
    {
        rest(1500); // pictures that nobody waits for any more are let go of after a moment
        m_out << "after " << after << ": resident " << megabytes(figures::residentMegabytes())
              << ", of it own " << megabytes(figures::ownMegabytes()) << "\n";
        m_out.flush();
    }

    /// A match against the computer in which every answer is one of those that may be given.
    QString play(const triptych::Game& game)
    {
        const QString name = QString::fromStdString(std::string(game.id()));
        auto plan = NewMatchDialog::quickPlan(m_content, name);
        if (!plan)
            return QStringLiteral("there is no deck for %1").arg(name);
        plan->seed = 11;
        for (MatchPlan::Seat& seat : plan->seats)
            if (seat.agent != u"person")
                seat.agent = QStringLiteral("greedy");
        QStringList problems;
        soon([&] { problems = m_controller.start(*plan); });
        if (!problems.isEmpty())
            return problems.join(u' ');
        const QDeadlineTimer deadline(mostSeconds * 1000);
        triptych::Random random(plan->seed);
        int answers = 0;
        while (!table().over()) {
            if (deadline.hasExpired())
                return QStringLiteral("a match of %1 took longer than %2 seconds")
                    .arg(name)
                    .arg(mostSeconds);
            const QStringList lines = table().answers();
            if (lines.isEmpty()) {
                rest(2);
                continue;
            }
            const auto choice = random.below(static_cast<std::uint32_t>(lines.size()));
            const QString line = lines.at(static_cast<qsizetype>(choice));
            bool changed = false;
            const auto connection = QObject::connect(
                &table(), &MatchViewModel::changed, &table(), [&changed] { changed = true; });
            soon([&] { table().answer(line); });
            ++answers;
            until([&changed] { return changed; }, 5000);
            QObject::disconnect(connection);
            rest(15); // a frame is drawn of every step
        }
        rest(500);
        soon([this] { m_controller.leave(); });
        tell(QStringLiteral("a match of %1 (%2 answers)").arg(name).arg(answers));
        return {};
    }

    QString draft()
    {
        DraftController& drafts = m_window.drafts();
        DraftPlan plan;
        for (const triptych::Game* game : Content::games())
            if (plan.game.isEmpty() && !triptych::draft::draftRulesets(*game).empty())
                plan.game = QString::fromStdString(std::string(game->id()));
        plan.seed = 11;
        for (int seat = 1; seat <= 8; ++seat)
            plan.seats.append({ QStringLiteral("Drafter %1").arg(seat), seat == 1 });
        QStringList problems;
        soon([&] { problems = drafts.start(plan); });
        if (!problems.isEmpty())
            return problems.join(u' ');
        int picks = 0;
        while (drafts.view()->stage() == u"picking" && picks < 200) {
            if (drafts.view()->curtainVisible())
                drafts.view()->liftCurtain();
            rest(30);
            const QString key = drafts.view()->pack()->top().key;
            if (key.isEmpty())
                return QStringLiteral("a pack of the draft was empty");
            soon([&] { drafts.view()->look(key); });
            soon([&] { drafts.view()->pick(key); });
            ++picks;
        }
        rest(100);
        soon([&] { drafts.view()->suggest(); });
        rest(300);
        soon([&] { drafts.view()->ready(); });
        rest(300);
        soon([&] { drafts.leave(); });
        tell(QStringLiteral("a draft (%1 picks)").arg(picks));
        return {};
    }

    /// A table as full as that of any game can be.
    std::optional<TryOut> fullTable(QString& problem) const
    {
        for (const triptych::Game* game : Content::games()) {
            const QString name = QString::fromStdString(std::string(game->id()));
            const auto fullScene = workshop::CardForm::of(name).fullScene;
            TryOut table { name, {}, fullScene ? m_content.library(*game) : nullptr, nullptr };
            if (!table.library)
                continue;
            nlohmann::json scenario = fullScene(*table.library);
            if (scenario.is_null())
                continue;
            scenario.update({ { "format", "triptych-scenario/1" }, { "name", "full" },
                { "game", game->id() }, { "seed", 1 } });
            const triptych::Opened opened = game->openScenario(table.library, scenario);
            if (!opened.match) {
                problem = opened.problems.empty()
                    ? QString()
                    : QString::fromStdString(opened.problems.front().text);
                return std::nullopt;
            }
            table.ruleset = QString::fromStdString(triptych::textOf(scenario, "ruleset"));
            table.scenario = std::make_shared<const nlohmann::json>(std::move(scenario));
            return table;
        }
        return std::nullopt;
    }

    static void send(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButtons buttons)
    {
        QMouseEvent event(type, at, widget.mapToGlobal(at),
            type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&widget, &event);
    }

    QString drag()
    {
        QString problem;
        const auto full = fullTable(problem);
        if (!full)
            return QStringLiteral("the full table cannot be laid: ") + problem;
        QStringList problems;
        soon([&] { problems = m_controller.tryOut(*full); });
        if (!problems.isEmpty())
            return problems.join(u' ');
        if (!until([this] { return table().prompt()->mine(); }, 30'000))
            return QStringLiteral("nothing was asked at the full table");
        rest(4000); // until all pictures are drawn
        QQuickWidget* view = m_window.tableWidget();
        QQuickItem* held = nullptr;
        int shown = 0;
        const std::function<void(QQuickItem*)> walk = [&](QQuickItem* item) {
            if (!item->isVisible())
                return;
            if (item->inherits("QQuickItem") && item->property("cardHeight").isValid()
                && item->property("backNumber").isValid()) {
                ++shown;
                const CardFace face = item->property("face").value<CardFace>();
                if (face.zone.endsWith(QStringLiteral(".hand")) && face.owner == u"p1")
                    held = item;
            }
            const QList<QQuickItem*> children = item->childItems();
            for (QQuickItem* child : children)
                walk(child);
        };
        walk(view->rootObject());
        if (!held)
            return QStringLiteral("there is no card in the hand to drag");
        const QPointF from
            = held->mapToScene({ held->width() / 2, std::min(held->height() / 2, 40.0) });
        std::vector<double> clock;
        std::vector<double> processor;
        bool drawn = false;
        const auto connection = QObject::connect(
            view->quickWindow(), &QQuickWindow::afterRendering, view, [&drawn] { drawn = true; },
            Qt::DirectConnection);
        send(*view, QEvent::MouseMove, from, Qt::NoButton);
        rest(300);
        send(*view, QEvent::MouseButtonPress, from, Qt::LeftButton);
        bool lifted = false;
        for (int frame = 0; frame < frames; ++frame) {
            // To and fro over both sides of the table.
            const double way = std::abs(1.0 - 2.0 * (frame % 100) / 100.0);
            const QPointF to(view->width() * (0.08 + 0.6 * way),
                from.y() - (from.y() - 90) * (frame % 160) / 160.0);
            drawn = false;
            QElapsedTimer timer;
            timer.start();
            const double before = figures::processorMilliseconds();
            send(*view, QEvent::MouseMove, to, Qt::LeftButton);
            while (!drawn && timer.elapsed() < 500) {
                QCoreApplication::processEvents();
            }
            QCoreApplication::processEvents(); // and it is brought to the screen
            clock.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            processor.push_back(figures::processorMilliseconds() - before);
            const QObject* mat = view->rootObject()->findChild<QObject*>(QStringLiteral("table"));
            lifted |= mat && mat->property("dragFace").isValid()
                && !mat->property("dragFace").value<CardFace>().key.isEmpty();
            rest(4);
        }
        send(*view, QEvent::MouseButtonRelease, { 2, 2 }, Qt::NoButton);
        QObject::disconnect(connection);
        if (!lifted)
            return QStringLiteral("the card could not be lifted");
        m_out << "dragging a card over a table of " << shown << " cards, " << frames
              << " frames: " << words(clock) << "; of the processor: " << words(processor) << "\n";
        soon([this] { m_controller.leave(); });
        return {};
    }

    static QString words(std::vector<double> times)
    {
        std::ranges::sort(times);
        const auto at = [&times](double share) {
            return QString::number(
                times[std::min(times.size() - 1,
                    static_cast<std::size_t>(share * static_cast<double>(times.size())))],
                'f', 1);
        };
        return QStringLiteral("%1 ms in the middle, %2 ms at the 99th percentile, %3 ms at most")
            .arg(at(0.5), at(0.99), at(1));
    }

    MainWindow& m_window;
    MatchController& m_controller;
    Content& m_content;
    QTextStream m_out;
};

} // namespace

void runTableBenchmark(MainWindow& window, MatchController& controller, Content& content)
{
    QTimer::singleShot(1000, &window, [&] {
        const QString problem = TableBenchmark(window, controller, content).run();
        if (!problem.isEmpty())
            QTextStream(stderr) << "triptych: " << problem << "\n";
        QCoreApplication::exit(problem.isEmpty() ? 0 : 1);
    });
}
