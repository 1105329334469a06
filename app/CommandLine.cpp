#include "app/CommandLine.h"

#include "match/Games.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// "p2=greedy" taken apart; false when it is not of that form.
bool seatValue(const QString& word, QMap<int, QString>& values)
{
    static const QRegularExpression form(QStringLiteral("^p([1-4])=(.+)$"));
    const auto match = form.match(word);
    if (!match.hasMatch())
        return false;
    values.insert(match.captured(1).toInt(), match.captured(2));
    return true;
}

} // namespace

CommandLine CommandLine::read(const QStringList& words)
{
    CommandLine line;
    const QStringList switches { QStringLiteral("--software"), QStringLiteral("--benchmark"),
        QStringLiteral("--timer"), QStringLiteral("--help"), QStringLiteral("-h"),
        QStringLiteral("--version") };
    const QStringList valued { QStringLiteral("--new"), QStringLiteral("--ruleset"),
        QStringLiteral("--seat"), QStringLiteral("--deck"), QStringLiteral("--seed"),
        QStringLiteral("--best-of"), QStringLiteral("--journal") };
    for (qsizetype i = 0; i < words.size(); ++i) {
        QString word = words.at(i);
        QString value;
        if (const qsizetype equals = word.indexOf(u'='); word.startsWith(u"--") && equals > 0) {
            value = word.mid(equals + 1);
            word.truncate(equals);
        }
        if (switches.contains(word)) {
            line.software |= word == u"--software";
            line.benchmark |= word == u"--benchmark";
            if (word == u"--benchmark") {
                if (value.isEmpty() && i + 1 < words.size() && words.at(i + 1) == u"table")
                    value = words.at(++i);
                line.tableBenchmark |= value == u"table";
                if (!value.isEmpty() && value != u"table") {
                    line.problem = tr("--benchmark measures the start, or with \"table\" behind it "
                                      "the table; \"%1\" is neither.")
                                       .arg(value);
                    return line;
                }
            }
            line.timer |= word == u"--timer";
            line.help |= word == u"--help" || word == u"-h";
            line.version |= word == u"--version";
            continue;
        }
        if (!word.startsWith(u'-')) {
            if (!line.file.isEmpty()) {
                line.problem = tr("One file can be opened at a time; %1 is the second.").arg(word);
                return line;
            }
            line.file = words.at(i);
            continue;
        }
        if (!valued.contains(word)) {
            line.problem = tr("There is no option %1. Run triptych --help to see what there is.")
                               .arg(words.at(i));
            return line;
        }
        if (value.isEmpty() && ++i < words.size())
            value = words.at(i);
        if (value.isEmpty()) {
            line.problem
                = tr("The option %1 needs a value. Run triptych --help for an example.").arg(word);
            return line;
        }
        bool number = true;
        if (word == u"--new")
            line.game = value;
        else if (word == u"--ruleset")
            line.ruleset = value;
        else if (word == u"--journal")
            line.journal = value;
        else if (word == u"--seed")
            line.seed = value.toULongLong(&number);
        else if (word == u"--best-of")
            line.bestOf = value.toInt(&number);
        else if (!seatValue(value, word == u"--seat" ? line.agents : line.decks)) {
            line.problem = word == u"--seat"
                ? tr("Write --seat as p1=person or p2=greedy; \"%1\" is not of that form.")
                      .arg(value)
                : tr("Write --deck as p1=FILE; \"%1\" is not of that form.").arg(value);
            return line;
        }
        if (!number || (word == u"--best-of" && line.bestOf != 1 && line.bestOf != 3)) {
            line.problem = word == u"--seed"
                ? tr("--seed needs a whole number; \"%1\" is none.").arg(value)
                : tr("--best-of is 1 or 3; \"%1\" is neither.").arg(value);
            return line;
        }
    }
    if (!line.file.isEmpty() && (!line.game.isEmpty() || !line.journal.isEmpty()))
        line.problem
            = tr("Either a file is opened or a match is begun: leave out %1 or the options "
                 "of the match.")
                  .arg(line.file);
    if (line.game.isEmpty()
        && (!line.agents.isEmpty() || !line.decks.isEmpty() || !line.ruleset.isEmpty()
            || line.timer))
        line.problem
            = tr("Seats, decks, rules and timer belong to a new match: say which game with "
                 "--new, for example --new %1.")
                  .arg(QString::fromStdString(std::string(triptych::match::games().front()->id())));
    return line;
}

QString CommandLine::helpText()
{
    QStringList games;
    for (const auto* game : triptych::match::games())
        games.append(QString::fromStdString(std::string(game->id())));
    return tr(
        "Usage: triptych [options] [FILE]\n"
        "\n"
        "  FILE                 a deck, a pack of cards, a kept match or the result of a test\n"
        "  --new GAME           start a match at once: %1\n"
        "  --ruleset NAME       its rules; the first ones the game has when left out\n"
        "  --seat pN=WHO        person, greedy, random, ai:easy, ai:normal or ai:hard\n"
        "  --deck pN=DECK       a deck file, or the name of a deck the program knows\n"
        "  --seed N             the luck of the match; another each time when left out\n"
        "  --best-of 1|3        games in the match\n"
        "  --timer              with the round timer of the rules, where they have one\n"
        "  --journal FILE       continue this journal, or keep a new match there\n"
        "  --software           draw without the graphics card\n"
        "  --benchmark          print start-up time, memory and idle load, and exit\n"
        "  --benchmark table    play three matches and a draft by itself, drag a card over a full "
        "table,\n"
        "                       print memory and frame times, and exit; nothing of it is kept\n"
        "  --version, --help    say what this is\n")
        .arg(QLocale().createSeparatedList(games));
}
