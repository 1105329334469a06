#include "core/JsonText.h"

#include <QTest>

#include <string>

using namespace triptych;

namespace {

std::string repeated(std::string_view part, std::size_t times)
{
    std::string all;
    all.reserve(part.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        all += part;
    return all;
}

std::string lists(std::size_t depth)
{
    return std::string(depth, '[') + std::string(depth, ']');
}

} // namespace

/// JSON from outside: what is read, and what is refused before it is built.
class TestJsonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void what_is_read_is_what_the_library_reads()
    {
        for (const char* const text : { "null", "true", "-7", "18446744073709551615", "0.5",
                 "\"\\u00e9\\ud83d\\ude00\\n\"", "[]", "{}", "[[],{},[1,[2]],\"\",false]",
                 "\xEF\xBB\xBF{\"a\":{\"b\":[{\"c\":null},1e3]},\"\":\"x\"}", " [ 1 , 2 ] \n" }) {
            const JsonText read = parseJson(text, "a.json");
            QVERIFY2(!read.problem, text);
            QCOMPARE(read.value.dump(), nlohmann::json::parse(text).dump());
        }
    }

    void no_json_is_refused_with_its_place_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const QByteArray& text, const char* place) {
            QTest::newRow(name) << text << QStringLiteral("a.json, line %1").arg(place);
        };
        row("nothing", "", "1, column 1");
        row("a word", "[1,\n oops]", "2, column 2");
        row("torn", "{\"a\":[1,2", "1, column 10");
        row("two", "{} {}", "1, column 4");
        row("a byte that is no letter", "[\"\xff\"]", "1, column 3");
        row("half a pair", "[\"\\ud800\"]", "1, column 9");
        row("NUL between", QByteArray("[1,\0 2]", 7), "1, column 4");
    }
    void no_json_is_refused_with_its_place()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const JsonText read = parseJson(text.toStdString(), "a.json");
        QVERIFY(read.problem && read.value.is_null());
        QCOMPARE(QString::fromStdString(read.problem->place), place);
        QVERIFY(read.problem->text.find("not valid JSON") != std::string::npos);
    }

    void as_deep_as_allowed_and_one_deeper()
    {
        const std::size_t most = JsonLimits {}.depth;
        QVERIFY(!parseJson(lists(most), "a.json").problem);
        const JsonText deeper = parseJson(lists(most + 1), "a.json");
        QVERIFY(deeper.problem);
        QCOMPARE(deeper.problem->place, std::string("a.json, line 1, column 66"));
        QVERIFY(deeper.problem->text.find("64 deep") != std::string::npos);
        QVERIFY(
            parseJson(repeated("{\"a\":", most + 1) + "1" + repeated("}", most + 1), "").problem);
    }

    /// The file of issue reports: 58,000 lists within each other, in a field or beside it.
    void a_file_of_lists_within_lists_is_refused()
    {
        for (const std::string& text : { lists(58'000), "{\"cards\":" + lists(58'000) + "}",
                 std::string(10'000'000, '['), repeated("{\"a\":[", 500'000) }) {
            const JsonText read = parseJson(text, "deep.json");
            QVERIFY(read.problem && read.value.is_null());
            QVERIFY(read.problem->text.find("deep within each other") != std::string::npos);
        }
    }

    void as_many_values_as_allowed_and_one_more()
    {
        JsonLimits limits;
        limits.values = 5;
        QVERIFY(!parseJson("{\"a\":[1,2],\"b\":null}", "a.json", limits).problem);
        const JsonText more = parseJson("{\"a\":[1,2],\n\"b\":[true]}", "a.json", limits);
        QVERIFY(more.problem);
        QCOMPARE(more.problem->place, std::string("a.json, line 2, column 10"));
        QVERIFY(more.problem->text.find("more than 5 values") != std::string::npos);
    }

    void as_many_bytes_as_allowed_and_one_more()
    {
        JsonLimits limits;
        limits.bytes = 6;
        QVERIFY(!parseJson("[1,23]", "a.json", limits).problem);
        const JsonText more = parseJson("[1,234]", "a.json", limits);
        QVERIFY(more.problem);
        QCOMPARE(more.problem->place, std::string("a.json"));
        QVERIFY(more.problem->text.find("7 bytes") != std::string::npos);
    }

    void a_text_as_long_as_allowed_and_one_longer()
    {
        JsonLimits limits;
        limits.textBytes = 3;
        QVERIFY(!parseJson("{\"abc\":\"def\"}", "a.json", limits).problem);
        QVERIFY(parseJson("{\"abc\":\"defg\"}", "a.json", limits).problem);
        QVERIFY(parseJson("{\"abcd\":\"def\"}", "a.json", limits).problem);
    }

    void a_field_that_stands_twice_is_refused_with_its_place()
    {
        const JsonText read = parseJson("{\"a\":{\"x\":1,\n\"y\":2, \"x\":1}}", "a.json");
        QVERIFY(read.problem && read.value.is_null());
        QCOMPARE(read.problem->place, std::string("a.json, line 2, column 11"));
        QVERIFY(read.problem->text.find("\"x\" stands twice") != std::string::npos);
        QVERIFY(!parseJson("[{\"x\":1},{\"x\":1}]", "a.json").problem);
    }

    void a_control_character_in_a_text_or_name_is_refused()
    {
        for (const char* const text :
            { "[\"a\\u0000b\"]", "{\"a\\u0000\":1}", "[\"\\u001b[2J\"]" }) {
            const JsonText read = parseJson(text, "a.json");
            QVERIFY2(read.problem, text);
            QVERIFY(read.problem->text.find("control character") != std::string::npos);
        }
        QVERIFY(!parseJson("[\"a\\tb\\nc\\r\"]", "a.json").problem);
    }

    void a_number_too_large_is_refused_with_its_place()
    {
        const JsonText read = parseJson("{\"a\":1,\n \"b\":-1e999 }", "deck.json");
        QVERIFY(read.problem);
        QCOMPARE(read.problem->place, std::string("deck.json, line 2, column 6"));
        QVERIFY(read.problem->text.find("-1e999 is too large") != std::string::npos);
        // Its digits are not all told.
        const JsonText many = parseJson("[" + std::string(100'000, '9') + "]", "deck.json");
        QVERIFY(many.problem);
        QVERIFY(many.problem->text.size() < 300);
    }

    void a_message_never_holds_the_whole_file()
    {
        const JsonText read = parseJson("[\"" + std::string(60'000, 'x'), "a.json");
        QVERIFY(read.problem);
        QVERIFY(read.problem->text.size() < 300);
        std::string names = "{\"" + std::string(60'000, 'n') + "\":1,";
        names += names.substr(1) + "\"b\":1}";
        QVERIFY(parseJson(names, "a.json").problem->text.size() < 300);
    }
};

QTEST_APPLESS_MAIN(TestJsonText)
#include "tst_jsontext.moc"
