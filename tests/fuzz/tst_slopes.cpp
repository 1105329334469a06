#include "fuzz/Damage.h"
#include "fuzz/Readers.h"

#include <QTest>

#include <cstdlib>
#include <new>

// What a reader does is counted by what it asks memory for: the same on every machine, unlike time.
namespace {
std::size_t allocations = 0;
}

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* const memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

using namespace triptych;

namespace {

std::size_t workOf(const fuzz::Reader& reader, const std::string& bytes)
{
    reader.read(bytes); // whatever is made only once
    const std::size_t before = allocations;
    reader.read(bytes);
    return allocations - before;
}

} // namespace

/// Whatever somebody wrote is read with work that grows like its size, or is refused before.
class TestSlopes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void an_ambiguous_text_takes_little_more_when_it_is_twice_as_long_data()
    {
        QTest::addColumn<QByteArray>("reader");
        for (const char* const game : { "kryptik-text", "seize-text", "altered-text" })
            QTest::newRow(game) << QByteArray(game);
    }
    void an_ambiguous_text_takes_little_more_when_it_is_twice_as_long()
    {
        QFETCH(QByteArray, reader);
        const fuzz::Reader& one = *fuzz::readerNamed(reader.toStdString());
        const std::vector<std::string> quarter = fuzz::ambiguousTexts(370);
        const std::vector<std::string> half = fuzz::ambiguousTexts(740);
        const std::vector<std::string> whole = fuzz::ambiguousTexts(1480);
        for (std::size_t i = 0; i < whole.size(); ++i) {
            const std::size_t small = workOf(one, quarter[i]);
            const std::size_t middle = workOf(one, half[i]);
            const std::size_t large = workOf(one, whole[i]);
            const auto figures = QStringLiteral("%1...: %2, %3, %4")
                                     .arg(QString::fromStdString(whole[i].substr(0, 60)))
                                     .arg(small)
                                     .arg(middle)
                                     .arg(large);
            // Twice the letters make at most four times the work, and some that is always done.
            QVERIFY2(middle <= 4 * small + 2000 && large <= 4 * middle + 2000, qPrintable(figures));
            QVERIFY2(large <= 1'200'000, qPrintable(figures)); // what is wrong is read three times
        }
    }

    void a_text_beyond_the_limits_is_refused_before_it_is_read()
    {
        for (const char* const game : { "kryptik-text", "seize-text", "altered-text" }) {
            const fuzz::Reader& one = *fuzz::readerNamed(game);
            for (const std::string& text : { std::string(200'000, ' ') + "Draw a card.",
                     std::string(20'000, 'a') + ".", std::string(1000, '\n') + "x" }) {
                const fuzz::Verdict verdict = one.read(text);
                QVERIFY(!verdict.read);
                QVERIFY2(verdict.said.front().text.find("This text has") == 0,
                    verdict.said.front().text.c_str());
                // One sentence for each kind of card that the text is tried as.
                QVERIFY(verdict.said.size() <= 5);
            }
        }
    }

    void a_deck_list_takes_work_like_its_lines()
    {
        const fuzz::Reader& list = *fuzz::readerNamed("list");
        const auto lines = [](int count) {
            std::string text = "Game: kryptik\n";
            for (int i = 0; i < count; ++i)
                text += "3 Unheard of " + std::to_string(i) + "\n";
            return text;
        };
        const std::size_t small = workOf(list, lines(400));
        const std::size_t large = workOf(list, lines(1600));
        QVERIFY2(large <= 5 * small, qPrintable(QStringLiteral("%1, %2").arg(small).arg(large)));
        const fuzz::Verdict refused = list.read(lines(100'000));
        QVERIFY(!refused.read);
        QVERIFY(refused.said.front().text.find("bytes") != std::string::npos
            || refused.said.front().text.find("lines") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestSlopes)
#include "tst_slopes.moc"
