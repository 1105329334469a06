#include "text/Reading.h"

#include <QTest>

using namespace triptych::text;

namespace {

using Value = std::variant<std::monostate, int, std::string>;
using Notes = Reading<Value>;

struct digit : digits
{
};
/// A production that is compiled elsewhere, as those of the grammars are.
struct number : elsewhere<number>
{
    static bool read(Input& in, Notes& reading) { return triptych::text::read<digit>(in, reading); }
};
struct sum : seq<pegtl::at<number>, number, pegtl::not_at<number>>
{
    static std::string build(Found<Value>& found)
    {
        const std::vector<int> all = found.takeAll<int>();
        return std::to_string(all.size()) + ":" + std::to_string(all.front());
    }
};

} // namespace

class TestTextReading : public QObject
{
    Q_OBJECT

private slots:
    void whatIsLookedAtLeavesNoValue();
};

// A production that is only looked at (at, not_at) made its value all the same, and the one read
// after it made it a second time.
void TestTextReading::whatIsLookedAtLeavesNoValue()
{
    const std::string text = "seven gold";
    Input in(text.data(), text.data() + text.size(), "");
    Notes reading;
    QVERIFY(read<sum>(in, reading));
    QCOMPARE(reading.size(), 1u);
    QCOMPARE(std::get<std::string>(reading.takeLast()), std::string("1:7"));
    QCOMPARE(std::string(rest(in)), std::string(" gold"));
}

QTEST_APPLESS_MAIN(TestTextReading)
#include "tst_text_reading.moc"
