#include "KillChild.h"

#include "app/Application.h"
#include "app/match/MatchController.h"
#include "app/services/Content.h"
#include "app/services/KeptFile.h"
#include "app/services/SafeFile.h"
#include "app/windows/MainWindow.h"

#include "decks/DeckReading.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QQuickWidget>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSettings>
#include <QTextStream>
#include <QThread>

namespace {

void say(const QString& words)
{
    QTextStream(stdout) << words << Qt::endl;
}

/// What the table shows, as words: what two windows on the same state must agree on. Not the log: what
/// happened in several steps may be told in one sentence when it is told again.
QString wordsOf(const MatchViewModel& table)
{
    QStringList words { table.turnText(), table.phaseText(), table.prompt()->text() };
    for (const SeatViewModel* seat : table.seatList()) {
        words.append(seat->key() + u' ' + seat->name());
        for (const ZoneModel* zone : seat->zones())
            for (const CardFace& card : zone->rows())
                words.append(zone->place() + u' ' + card.key + u' ' + card.name);
    }
    for (const WaitingItem& item : table.waiting()->rows())
        words.append(item.key);
    for (const ChoiceModel* model : { table.prompt()->buttons(), table.prompt()->list() })
        for (const Choice& choice : model->rows())
            words.append(choice.line);
    return words.join(u'\n') + u'\n';
}

/// Every answer that the table offers.
QStringList linesOf(const MatchViewModel& table)
{
    QStringList lines;
    QStringList coins; // spent by the game itself; only given where nothing else is asked
    const auto collect = [&](const QVariantList& verbs) {
        for (const QVariant& verb : verbs) {
            const QVariantMap row = verb.toMap();
            const QString line = row.value(QStringLiteral("line")).toString();
            (row.value(QStringLiteral("verb")) == QStringLiteral("energy") ? coins : lines)
                .append(line);
        }
    };
    for (const ChoiceModel* model : { table.prompt()->buttons(), table.prompt()->list() })
        for (const Choice& choice : model->rows())
            lines.append(choice.line);
    for (const SeatViewModel* seat : table.seatList()) {
        collect(seat->verbs());
        for (const ZoneModel* zone : seat->zones())
            for (const CardFace& card : zone->rows())
                collect(card.verbs);
    }
    for (const WaitingItem& item : table.waiting()->rows())
        collect(item.verbs);
    for (const BoardTile& tile : table.board()->rows())
        collect(tile.verbs);
    for (const TrackMarker& marker : table.track()->rows())
        collect(table.optionsFor(marker.key));
    lines.removeAll(QString());
    return lines.isEmpty() ? coins : lines;
}

/// Somebody whose answers are as good as any. False: nobody at this computer is asked.
bool answered(MatchViewModel& table, QRandomGenerator& random)
{
    if (table.curtainVisible()) {
        table.liftCurtain();
        return true;
    }
    const QStringList lines = table.prompt()->mine() ? linesOf(table) : QStringList();
    if (lines.isEmpty())
        return false;
    table.answer(lines.at(random.bounded(static_cast<int>(lines.size()))));
    return true;
}

/// With a time given, processEvents would not sleep at all.
void breathe()
{
    QCoreApplication::processEvents();
    QThread::msleep(1);
}

void wait(int milliseconds)
{
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

/// The edges of cards may be rounded now so, now so, for ever: one pixel in a thousand is none.
bool standsStill(const QImage& before, const QImage& now)
{
    if (now.isNull() || before.size() != now.size())
        return false;
    int differing = 0;
    for (int y = 0; y < now.height(); ++y)
        for (int x = 0; x < now.width(); ++x)
            differing += before.pixel(x, y) != now.pixel(x, y) ? 1 : 0;
    return differing <= now.width() * now.height() / 1000;
}

constexpr int restless = 90'000; ///< Milliseconds after which a table is said never to stand still.

void show(Application& client, const QString& file)
{
    client.controller().table()->inspect({}); // Which card is looked at belongs to nobody's match.
    safefile::write(file + QStringLiteral(".txt"), wordsOf(*client.controller().table()).toUtf8());
    // Drawn anew for this: what the window shows may be a moment old on a busy machine. The pictures of
    // cards are drawn by another thread, so until nothing changes any more.
    QImage picture, before;
    QElapsedTimer since;
    since.start();
    while (!standsStill(before, picture) && since.elapsed() < restless) {
        before = std::exchange(picture, QImage());
        wait(400);
        picture = client.window().tableWidget()->grabFramebuffer();
    }
    picture.save(file + QStringLiteral(".png"));
    if (!standsStill(before, picture)) {
        before.save(file + QStringLiteral("-moving.png"));
        say(QStringLiteral("moving"));
    }
}

bool isAsked(const MatchViewModel& table)
{
    return table.prompt()->mine() && !table.curtainVisible();
}

/// Answers until the match is over, or until it rests for ever.
int playOn(Application& client, const killchild::Play& wanted)
{
    MatchViewModel& table = *client.controller().table();
    QRandomGenerator random(static_cast<quint32>(wanted.seed));
    bool fresh = true;
    QObject::connect(&table, &MatchViewModel::changed, &table, [&fresh] { fresh = true; });
    int given = 0;
    while (!table.over()) {
        // Fresh: what it shows came after the last answer, so that none is still on its way.
        const bool rests = wanted.restAt >= 0 && given >= wanted.restAt && fresh && isAsked(table)
            && !table.prompt()->canUndo() && table.message().isEmpty();
        if (rests) {
            show(client, wanted.folder + QStringLiteral("/before"));
            say(QStringLiteral("resting"));
            return QApplication::exec();
        }
        if (std::exchange(fresh, false) && answered(table, random) && given++ == 0)
            say(QStringLiteral("playing"));
        if (!fresh)
            breathe();
    }
    say(QStringLiteral("over"));
    return 0;
}

// --- Saving

QString deckFile()
{
    return Content::ownFolder() + QStringLiteral("/decks/kryptik/saved.json");
}

QString packFile()
{
    return Content::ownFolder() + QStringLiteral("/cards/kryptik/saved.json");
}

/// Each is of another length, and says inside how long it has to be.
triptych::decks::DeckList deckOf(int number)
{
    triptych::decks::DeckList deck;
    deck.game = "kryptik";
    deck.name = "Deck " + std::to_string(number);
    for (int card = 0; card <= number % 40; ++card)
        deck.main.push_back({ "card-" + std::to_string(number) + "-" + std::to_string(card), 1 });
    return deck;
}

QByteArray packOf(int number)
{
    QByteArray text = "{\"number\":" + QByteArray::number(number) + ",\"lines\":[";
    for (int line = 0; line < 2000 + number % 500; ++line)
        text += (line ? "," : "") + QByteArray::number(number);
    return text + "]}\n";
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

int killchild::play(const Play& wanted)
{
    CommandLine options;
    options.software = true;
    options.game = wanted.game;
    options.seed = wanted.seed;
    QSettings().setValue(QStringLiteral("hints/wanted"), false); // A hint moves the table down.
    Application client(options);
    client.controller().setPace(0);
    client.controller().table()->preferences()->setMotion(false);
    // A moment that is staged lies over what is compared.
    client.controller().table()->preferences()->setStaging(0);
    if (client.start())
        return 3;
    client.window().resize(1280, 800);
    wait(100);
    if (wanted.game.isEmpty()) {
        // On the door of its game.
        QAbstractButton* button = nullptr;
        const auto doors = client.window().findChildren<QAbstractButton*>(
            QRegularExpression(QStringLiteral("^continue-")));
        for (QAbstractButton* each : doors)
            if (each->isVisible())
                button = each;
        if (!button) {
            say(QStringLiteral("nothing is offered"));
            return 4;
        }
        button->click();
        MatchViewModel& table = *client.controller().table();
        QElapsedTimer since;
        since.start();
        while (!isAsked(table) && !table.over() && since.elapsed() < 60'000)
            breathe();
        say(QStringLiteral("resumed ") + client.controller().journalPath());
        show(client, wanted.folder + QStringLiteral("/after"));
        say(QStringLiteral("shown"));
    } else {
        say(QStringLiteral("began ") + client.controller().journalPath());
    }
    return playOn(client, wanted);
}

int killchild::save(quint64 seed)
{
    QSettings settings;
    QDir().mkpath(QFileInfo(deckFile()).absolutePath());
    for (int number = static_cast<int>(seed % 1000);; ++number) {
        const KeptFile deck = KeptFile::deck(deckOf(number), deckFile());
        const QString pack = safefile::write(packFile(), packOf(number));
        settings.setValue(QStringLiteral("kill/first"), number);
        settings.setValue(
            QStringLiteral("kill/blob"), QByteArray(2000 + number % 700, 'x').toBase64());
        settings.setValue(QStringLiteral("kill/last"), number);
        settings.sync();
        if (!deck.problem.isEmpty() || !pack.isEmpty() || settings.status() != QSettings::NoError) {
            say(deck.problem + pack);
            return 3;
        }
        if (number == static_cast<int>(seed % 1000))
            say(QStringLiteral("saving"));
    }
}

QString killchild::whatIsBroken()
{
    const auto deck = triptych::decks::parseDeck(bytesOf(deckFile()).toStdString(), "saved.json");
    if (!deck.problems.empty())
        return QStringLiteral("deck: ") + QString::fromStdString(deck.problems.front().text);
    const int number = QString::fromStdString(deck.deck.name).mid(5).toInt();
    if (!(deck.deck.main == deckOf(number).main))
        return QStringLiteral("deck: not the one that was saved");
    const QByteArray pack = bytesOf(packFile());
    const int comma = static_cast<int>(pack.indexOf(','));
    if (pack != packOf(pack.mid(10, comma - 10).toInt()))
        return QStringLiteral("pack: not the one that was saved");
    const QSettings settings;
    const int first = settings.value(QStringLiteral("kill/first"), -1).toInt();
    const QByteArray blob = settings.value(QStringLiteral("kill/blob")).toByteArray();
    if (first < 0 || first != settings.value(QStringLiteral("kill/last"), -2).toInt()
        || blob != QByteArray(2000 + first % 700, 'x').toBase64())
        return QStringLiteral("settings: not the ones that were saved");
    return {};
}
