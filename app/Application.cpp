#include "app/Application.h"

#include "app/Benchmark.h"
#include "app/TableBenchmark.h"
#include "app/decks/windows/CollectionBenchmark.h"
#include "app/match/MatchController.h"
#include "app/services/Gamepad.h"
#include "app/services/Settings.h"
#include "app/sounds/SoundPlayer.h"
#include "app/windows/Continuing.h"
#include "app/windows/MainWindow.h"
#include "app/windows/NewMatchDialog.h"

#include "match/Games.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QTextStream>
#include <QTimer>

Application::Application(CommandLine options)
    : m_options(std::move(options))
    , m_content(std::make_unique<Content>())
{
    m_language.speak(settings::language());
    if (const QString problem = settings::putDamagedAside(); !problem.isEmpty())
        m_content->tell(problem);
    m_controller = std::make_unique<MatchController>(*m_content);
    settings::keep(*m_controller->table()->preferences());
    m_window = std::make_unique<MainWindow>(*m_content, *m_controller, m_language);
    m_sounds = std::make_unique<SoundPlayer>(*m_controller->table(), &SoundPlayer::load);
    m_gamepad = std::make_unique<Gamepad>();
}

Application::~Application() = default;

std::optional<int> Application::start()
{
    QStringList problems;
    bool isElsewhere = false;
    if (!m_options.journal.isEmpty() && QFileInfo::exists(m_options.journal)) {
        problems = continueJournal();
        isElsewhere = m_controller->holder().has_value();
    } else if (!m_options.game.isEmpty())
        problems = startMatch();
    if (!problems.isEmpty() && !isElsewhere) {
        QTextStream(stderr) << "triptych: " << problems.join(QStringLiteral("\ntriptych: "))
                            << Qt::endl;
        return 2;
    }
    m_window->show();
    // Sizes that follow the text are settled before the first picture, or large text is cut in it.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    if (!m_options.file.isEmpty()) // What is asked about it is asked in front of the window.
        QTimer::singleShot(0, m_window.get(),
            [this] { m_window->openFile(QFileInfo(m_options.file).absoluteFilePath()); });
    if (isElsewhere) // Once the window is there to ask in.
        QTimer::singleShot(0, m_window.get(),
            [this] { continuing::goOn(m_window.get(), *m_controller, m_options.journal); });
    // The window does not wait for a large collection; what is wrong in it is told when it is known.
    m_content->readOwnFilesInBackground([window = QPointer<MainWindow>(m_window.get())] {
        if (window)
            window->tellProblems();
    });
    m_content->whenJudged([window = QPointer<MainWindow>(m_window.get())] {
        if (window)
            window->tellProblems();
    });
    if (m_options.tableBenchmark)
        runTableBenchmark(*m_window, *m_controller, *m_content);
    else if (m_options.benchmark)
        runBenchmark(*m_window, [this] { deckroom::measureCollection(*m_content); });
    return std::nullopt;
}

QStringList Application::continueJournal()
{
    return m_controller->resume(m_options.journal);
}

QStringList Application::startMatch()
{
    const triptych::Game* game = triptych::match::find(m_options.game.toStdString());
    if (!game) {
        QStringList names;
        for (const triptych::Game* each : Content::games())
            names.append(QString::fromStdString(std::string(each->id())));
        return { QCoreApplication::translate(
            "Application", "There is no game called %1. There is: %2.")
                     .arg(m_options.game, QLocale().createSeparatedList(names)) };
    }
    const triptych::Ruleset* ruleset = nullptr;
    QStringList rulesets;
    for (const triptych::Ruleset& each : game->rulesets()) {
        rulesets.append(QString::fromStdString(each.id));
        if (!ruleset && (m_options.ruleset.isEmpty() || m_options.ruleset.toStdString() == each.id))
            ruleset = &each;
    }
    if (!ruleset)
        return {
            QCoreApplication::translate("Application", "%1 has no rules called %2. It has: %3.")
                .arg(m_options.game, m_options.ruleset, QLocale().createSeparatedList(rulesets))
        };

    int seats = static_cast<int>(ruleset->minSeats);
    for (const QMap<int, QString>& named : { m_options.agents, m_options.decks })
        if (!named.isEmpty())
            seats = std::max(seats, named.lastKey());
    const int most = static_cast<int>(ruleset->maxSeats);
    if (seats > most)
        return { QCoreApplication::translate(
            "Application", "These rules have at most %n seats.", nullptr, most) };

    MatchPlan plan;
    plan.game = m_options.game;
    plan.ruleset = QString::fromStdString(ruleset->id);
    plan.seed = m_options.seed ? m_options.seed : NewMatchDialog::newSeed();
    plan.bestOf = m_options.bestOf;
    if (m_options.timer && ruleset->minutes == 0)
        return { QCoreApplication::translate(
            "Application", "%1 has no round timer; leave --timer out.")
                     .arg(QString::fromStdString(ruleset->id)) };
    plan.minutes = m_options.timer ? ruleset->minutes : 0;
    // Decks that these rules allow come first; when there is none, the reason is told below.
    QList<FoundDeck> known = m_content->decks(*game);
    if (const auto library = m_content->catalogue(*game)) {
        QList<FoundDeck> fitting;
        for (const FoundDeck& deck : std::as_const(known))
            if (game->check(*library, deck.deck, ruleset->id).empty())
                fitting.append(deck);
        if (!fitting.isEmpty())
            known = fitting;
    }
    for (int seat = 1; seat <= seats; ++seat) {
        const QString agent = m_options.agents.value(
            seat, seat == 1 ? QStringLiteral("person") : QStringLiteral("greedy"));
        triptych::decks::ParsedDeck deck;
        if (m_options.decks.contains(seat))
            deck = m_content->deck(*game, m_options.decks.value(seat));
        else if (!known.isEmpty())
            deck.deck = known.at((seat - 1) % known.size()).deck;
        if (!deck.problems.empty()) {
            const triptych::Problem& first = deck.problems.front();
            return { QString::fromStdString(
                first.place.empty() ? first.text : first.place + ": " + first.text) };
        }
        const QString name = agent == u"person"
            ? QCoreApplication::translate("Application", "Player %1")
            : seats == 2 ? QCoreApplication::translate("Application", "Computer")
                         : QCoreApplication::translate("Application", "Computer %1");
        plan.seats.append({ name.contains(u"%1") ? name.arg(seat) : name, agent, deck.deck });
    }
    m_controller->setJournalPath(m_options.journal);
    const QStringList problems = m_controller->start(plan);
    m_controller->setJournalPath({});
    return problems;
}
