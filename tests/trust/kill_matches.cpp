#include "KillChild.h"

#include "app/services/Content.h"

#include "match/Games.h"
#include "match/Journal.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>

#include <csignal>
#include <optional>

// Kills the client in the middle of matches, with -9, and looks whether each goes on by the button of
// the start page from exactly where it stood; then kills it while it saves. See README.md.

namespace match = triptych::match;

namespace {

constexpr int longMatch = 100; // answers before the first kill
constexpr int mostKills = 8;   // of one match, so that every game has its share
constexpr int patience = 180'000;

QTextStream& out()
{
    static QTextStream stream(stdout);
    return stream;
}

struct Figures
{
    int kills = 0;
    int atRest = 0;
    int matches = 0;
    int pictures = 0; ///< That were alike to the last pixel but for a few.
    qint64 leastAnswers = -1;
    qint64 mostAnswers = 0;
    int tornLines = 0;
    QStringList failures;
};

/// The client, in a process of its own.
class Client
{
public:
    explicit Client(const QStringList& words)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(), words);
    }
    ~Client() { kill(); }

    /// Waits until it has said a line that begins so; what follows, or nothing when it never does.
    std::optional<QString> said(const QString& word)
    {
        QElapsedTimer since;
        since.start();
        while (since.elapsed() < patience) {
            for (; m_read < m_lines.size(); ++m_read)
                if (m_lines.at(m_read).startsWith(word))
                    return m_lines.at(m_read++).mid(word.size()).trimmed();
            listen(100);
            if (m_process.state() == QProcess::NotRunning && m_read == m_lines.size())
                return std::nullopt;
        }
        return std::nullopt;
    }
    bool hasSaid(const QString& word)
    {
        listen(0);
        return m_lines.contains(word);
    }
    void kill()
    {
        if (m_process.state() == QProcess::NotRunning)
            return;
        ::kill(static_cast<pid_t>(m_process.processId()), SIGKILL);
        m_process.waitForFinished();
    }
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    QString told() const { return m_lines.join(u'|'); }

private:
    void listen(int milliseconds)
    {
        m_process.waitForReadyRead(milliseconds);
        while (m_process.canReadLine())
            m_lines.append(QString::fromUtf8(m_process.readLine()).trimmed());
    }

    QProcess m_process;
    QStringList m_lines;
    qsizetype m_read = 0;
};

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

match::ParsedJournal parsed(const QByteArray& text)
{
    return match::parseJournal(text.toStdString(), "journal");
}

/// The state at the end of a journal; "" when it does not even replay.
QString hashOf(Content& content, const match::ParsedJournal& journal)
{
    const triptych::Game* game = match::find(journal.header.game);
    if (!game || !journal.problems.empty())
        return {};
    const auto replayed = match::replay(journal, *game, content.library(*game));
    return replayed.match && replayed.problems.empty() ? QString::number(replayed.match->hash(), 16)
                                                       : QString();
}

/// The share of pixels that differ.
double difference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size() || a.isNull())
        return 1.0;
    const QImage left = a.convertToFormat(QImage::Format_RGB32);
    const QImage right = b.convertToFormat(QImage::Format_RGB32);
    qint64 differing = 0;
    for (int y = 0; y < left.height(); ++y) {
        const auto* l = reinterpret_cast<const QRgb*>(left.constScanLine(y));
        const auto* r = reinterpret_cast<const QRgb*>(right.constScanLine(y));
        for (int x = 0; x < left.width(); ++x)
            differing += l[x] != r[x];
    }
    return static_cast<double>(differing) / (left.width() * left.height());
}

/// One match: begun, killed and gone on with until it is over or enough kills were made.
class Killed
{
public:
    Killed(Content& content, Figures& figures, quint64 seed, int most)
        : m_content(content)
        , m_figures(figures)
        , m_random(static_cast<quint32>(seed))
        , m_seed(seed)
        , m_most(most)
    {
    }

    void run(const QString& game)
    {
        Client first({ QStringLiteral("--play"), game, QString::number(m_seed),
            QStringLiteral("-1"), m_folder.path() });
        const auto journal = first.said(QStringLiteral("began"));
        if (!journal) {
            fail(QStringLiteral("%1 did not begin: %2").arg(game, first.told()));
            return;
        }
        m_journal = *journal;
        // Long enough that there is something to lose.
        while (first.isRunning() && !first.hasSaid(QStringLiteral("over"))
            && bytesOf(m_journal).count("\"a\":") < longMatch)
            QThread::msleep(5);
        if (first.hasSaid(QStringLiteral("over")))
            return; // It was a short one.
        QThread::msleep(static_cast<unsigned long>(m_random.bounded(400)));
        ++m_figures.matches;
        bool rested = false;
        bool over = struck(first, rested);
        while (!over && m_figures.failures.isEmpty())
            over = goneOnWith(rested);
    }

private:
    /// Kills it. True: the match was over before.
    bool struck(Client& client, bool rested)
    {
        client.kill();
        m_before = bytesOf(m_journal);
        const match::ParsedJournal journal = parsed(m_before);
        m_hash = hashOf(m_content, journal);
        if (m_hash.isEmpty()) {
            fail(QStringLiteral("the journal does not replay: %1").arg(m_journal));
            return true;
        }
        if (journal.finished)
            return true;
        m_usable = static_cast<qsizetype>(journal.usableBytes);
        ++m_kills;
        ++m_figures.kills;
        m_figures.atRest += rested;
        m_figures.tornLines += journal.torn;
        const auto answers = static_cast<qint64>(journal.answers);
        m_figures.mostAnswers = qMax(m_figures.mostAnswers, answers);
        m_figures.leastAnswers
            = m_figures.leastAnswers < 0 ? answers : qMin(m_figures.leastAnswers, answers);
        return false;
    }

    /// By the start page's button, then on until the next kill. True: the match is over.
    bool goneOnWith(bool& rested)
    {
        const bool last = m_figures.kills >= m_most || m_kills >= mostKills;
        const bool rests = !last && m_random.bounded(3) == 0;
        const int restAt = rests ? m_random.bounded(1, 12) : -1;
        Client client({ QStringLiteral("--play"), QString(), QString::number(m_random.generate()),
            QString::number(restAt), m_folder.path() });
        const auto resumed = client.said(QStringLiteral("resumed"));
        if (!resumed || *resumed != m_journal) {
            fail(QStringLiteral("the start page does not offer %1: %2")
                     .arg(m_journal, client.told()));
            return true;
        }
        if (!client.said(QStringLiteral("shown"))) {
            fail(QStringLiteral("the table was not shown: %1").arg(client.told()));
            return true;
        }
        if (client.hasSaid(QStringLiteral("moving"))) {
            m_folder.setAutoRemove(false);
            fail(QStringLiteral("the table never stood still: %1").arg(m_folder.path()));
            return true;
        }
        if (!isAsItWas(rested))
            return true;
        if (last)
            return true;
        rested = false;
        if (rests) {
            while (client.isRunning() && !client.hasSaid(QStringLiteral("resting"))
                && !client.hasSaid(QStringLiteral("over")))
                QThread::msleep(5);
            rested = client.hasSaid(QStringLiteral("resting"));
        } else {
            QThread::msleep(static_cast<unsigned long>(m_random.bounded(600)));
        }
        return struck(client, rested);
    }

    /// What was on the disk is there still, and the state that comes of it is the same.
    bool isAsItWas(bool rested)
    {
        const QByteArray now = bytesOf(m_journal);
        if (!now.startsWith(m_before.left(m_usable))) {
            fail(QStringLiteral("answers are gone from %1").arg(m_journal));
            return false;
        }
        const match::ParsedJournal then = parsed(now.left(m_usable));
        if (hashOf(m_content, then) != m_hash) {
            fail(QStringLiteral("another state in %1").arg(m_journal));
            return false;
        }
        if (!rested)
            return true;
        const QByteArray before = bytesOf(m_folder.filePath(QStringLiteral("before.txt")));
        const QByteArray after = bytesOf(m_folder.filePath(QStringLiteral("after.txt")));
        const double differs = difference(QImage(m_folder.filePath(QStringLiteral("before.png"))),
            QImage(m_folder.filePath(QStringLiteral("after.png"))));
        if (before.isEmpty() || before != after || differs > 0.02) {
            m_folder.setAutoRemove(false);
            fail(QStringLiteral("the table is not as it was (%1 % of the picture differ): %2")
                     .arg(differs * 100)
                     .arg(m_folder.path()));
            return false;
        }
        ++m_figures.pictures;
        return true;
    }

    void fail(const QString& why) { m_figures.failures.append(why); }

    Content& m_content;
    Figures& m_figures;
    QRandomGenerator m_random;
    quint64 m_seed;
    int m_most;
    int m_kills = 0; ///< Of this match.
    QTemporaryDir m_folder;
    QString m_journal;
    QString m_hash;
    QByteArray m_before;
    qsizetype m_usable = 0;
};

void killMatches(Figures& figures, int count, quint64 seed)
{
    Content content;
    const QStringList games { QStringLiteral("kryptik"), QStringLiteral("seize"),
        QStringLiteral("altered") };
    for (int number = 0; figures.kills < count && figures.failures.isEmpty(); ++number) {
        const QString game = games.at(number % games.size());
        Killed(content, figures, seed + static_cast<quint64>(number), count).run(game);
        out() << QStringLiteral("%1 of %2 kills, %3 at rest; match %4 (%5)")
                     .arg(figures.kills)
                     .arg(count)
                     .arg(figures.atRest)
                     .arg(number + 1)
                     .arg(game)
              << Qt::endl;
        // The next one is the only one again that can be continued.
        QDir(Content::journalFolder()).removeRecursively();
    }
}

int killSaves(QStringList& failures, int count, quint64 seed)
{
    QRandomGenerator random(static_cast<quint32>(seed));
    int kills = 0;
    while (kills < count && failures.isEmpty()) {
        Client client({ QStringLiteral("--save"), QString::number(random.bounded(1000)) });
        if (!client.said(QStringLiteral("saving"))) {
            failures.append(QStringLiteral("nothing was saved: ") + client.told());
            break;
        }
        QThread::usleep(static_cast<unsigned long>(random.bounded(60'000)));
        client.kill();
        ++kills;
        if (const QString broken = killchild::whatIsBroken(); !broken.isEmpty())
            failures.append(broken);
    }
    return kills;
}

int parent(const QStringList& words)
{
    QCommandLineParser parser;
    parser.addOption({ QStringLiteral("count"), QStringLiteral("kills of matches"),
        QStringLiteral("N"), QStringLiteral("200") });
    parser.addOption({ QStringLiteral("saves"), QStringLiteral("kills while saving"),
        QStringLiteral("N"), QStringLiteral("50") });
    parser.addOption({ QStringLiteral("seed"), QStringLiteral("of the luck"), QStringLiteral("N"),
        QStringLiteral("1") });
    parser.addHelpOption();
    parser.process(words);
    // A home of its own: nobody's matches are touched.
    QTemporaryDir home;
    for (const char* const name : { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME" })
        qputenv(name, home.filePath(QLatin1String(name)).toLocal8Bit());
    const quint64 seed = parser.value(QStringLiteral("seed")).toULongLong();
    QElapsedTimer since;
    since.start();
    Figures figures;
    killMatches(figures, parser.value(QStringLiteral("count")).toInt(), seed);
    const int saves = figures.failures.isEmpty()
        ? killSaves(figures.failures, parser.value(QStringLiteral("saves")).toInt(), seed)
        : 0;
    out() << QStringLiteral(
        "%1 kills in %2 matches, after %3 to %4 answers; %5 lines were torn; %6 kills at rest, %7 "
        "tables the same in words and picture; %8 kills while saving; %9 s; seed %10")
                 .arg(figures.kills)
                 .arg(figures.matches)
                 .arg(figures.leastAnswers)
                 .arg(figures.mostAnswers)
                 .arg(figures.tornLines)
                 .arg(figures.atRest)
                 .arg(figures.pictures)
                 .arg(saves)
                 .arg(since.elapsed() / 1000)
                 .arg(seed)
          << Qt::endl;
    for (const QString& failure : std::as_const(figures.failures))
        out() << "FAILED: " << failure << Qt::endl;
    return figures.failures.isEmpty() ? 0 : 1;
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("kill_matches"));
    const bool plays = argc == 6 && qstrcmp(argv[1], "--play") == 0;
    const bool saves = argc == 3 && qstrcmp(argv[1], "--save") == 0;
    if (!plays) {
        QCoreApplication application(argc, argv);
        return saves ? killchild::save(QByteArray(argv[2]).toULongLong())
                     : parent(application.arguments());
    }
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QApplication application(argc, argv);
    return killchild::play({ QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toULongLong(),
        QByteArray(argv[4]).toInt(), QString::fromLocal8Bit(argv[5]) });
}
