#include "core/JsonText.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <QTest>

#include <filesystem>
#include <sstream>

using namespace triptych;

namespace {

/// How many lines of play there are, so many answers deep. A line that ends early counts once.
std::uint64_t leaves(const Match& match, int depth)
{
    if (depth == 0 || !match.decision())
        return 1;
    std::uint64_t sum = 0;
    const auto scratch = match.clone();
    for (std::size_t option = 0; option < match.decision()->options.size(); ++option) {
        scratch->copyFrom(match);
        scratch->answer(option);
        sum += leaves(*scratch, depth - 1);
    }
    return sum;
}

/// One line of a .perft file: a board, and the counts by depth from 1 on.
std::string counted(const tests::Table& table, const std::string& board, std::size_t depths)
{
    const JsonText file = parseJson(tests::readAll(TRIPTYCH_TEST_SOURCE "/perft/" + board), board);
    if (file.problem)
        return board + ": " + file.problem->text;
    const Opened opened = table.game->openScenario(table.library, file.value);
    if (!opened.match)
        return board + ": " + tests::wordsOf(opened.problems).toStdString();
    std::string line = board;
    for (std::size_t depth = 1; depth <= depths; ++depth)
        line += " " + std::to_string(leaves(*opened.match, static_cast<int>(depth)));
    return line;
}

} // namespace

class TestPerft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boards_have_as_many_lines_of_play_as_they_had()
    {
        std::size_t boards = 0;
        for (const tests::Table& table : tests::tables()) {
            const std::string path
                = TRIPTYCH_TEST_SOURCE "/perft/" + std::string(table.game->id()) + ".perft";
            std::istringstream lines(tests::readAll(path));
            std::string now;
            for (std::string line; std::getline(lines, line);) {
                if (line.empty() || line[0] == '#') {
                    now += line + "\n";
                    continue;
                }
                const auto depths
                    = static_cast<std::size_t>(std::count(line.begin(), line.end(), ' '));
                const std::string is = counted(table, line.substr(0, line.find(' ')), depths);
                now += is + "\n";
                ++boards;
                if (!tests::updates())
                    QCOMPARE(QString::fromStdString(is), QString::fromStdString(line));
            }
            if (tests::updates() && !now.empty())
                tests::writeAll(path, now);
        }
        QVERIFY(boards > 0);
    }
};

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_perft.moc"
