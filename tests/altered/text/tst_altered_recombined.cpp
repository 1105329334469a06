#include "Pieces.h"

#include "altered/text/Parse.h"
#include "altered/text/printing/Print.h"
#include "altered/text/surface/Printed.h"
#include "text/Spelling.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <random>

using namespace triptych::altered;
using triptych::text::capitalised;

namespace {

std::string sentence(const std::string& effect)
{
    std::string all = capitalised(effect);
    return all.ends_with('.') || all.ends_with('"') ? all : all + ".";
}

/// A phrase that ends a sentence by itself, or has an X that another one defines, is not put into others.
bool mayBeInside(const std::string& phrase)
{
    return phrase.find('\n') == std::string::npos && phrase.find('X') == std::string::npos
        && !phrase.ends_with('"') && phrase.find(". ") == std::string::npos
        && phrase.find("Card") == std::string::npos; // a misprint that has no plural
}

} // namespace

/// The phrases of published texts, put together anew: a grammar that reads whole sentences by heart
/// reads none of these. Every text is either carried out or refused with the word that is in the way; the
/// words are listed by how often they were.
class TestAlteredRecombined : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void combinationsAreRead_data();
    void combinationsAreRead();

private:
    void readPublished(const QString& file);
    const std::string& any(const std::vector<std::string>& of)
    {
        return of[std::uniform_int_distribution<std::size_t>(0, of.size() - 1)(m_random)];
    }
    /// A text of its pattern: %t trigger, %c condition, %e effect, %s statement, %k cost, %n thing, %f filter.
    std::string made(const std::string& pattern);

    Pieces m_pieces;
    std::map<char, std::vector<std::string>> m_phrases;
    std::mt19937 m_random;
};

void TestAlteredRecombined::readPublished(const QString& name)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto json = nlohmann::json::parse(file.readAll().toStdString(), nullptr, false);
    for (const auto& card : json) {
        const bool spell = card.value("type", "") == "SPELL";
        for (const char* box : { "main_text", "echo_text" }) {
            const auto text = card.find(box);
            if (text == card.end() || !text->is_string())
                continue;
            const Parsed parsed = *box == 'e' ? parseSupport(text->get<std::string>())
                                              : parseText(text->get<std::string>(),
                                                  spell ? CardType::Spell : CardType::Character);
            for (const Ability& ability : parsed.abilities)
                m_pieces.cut(ability);
        }
    }
}

void TestAlteredRecombined::initTestCase()
{
    const QDir published(QStringLiteral(TRIPTYCH_SHARED_DIR "/data/altered"));
    if (!published.exists())
        QSKIP("No published card data lies beside the sources (../shared/data/altered).");
    for (const QFileInfo& each : published.entryInfoList({ QStringLiteral("*.json") }, QDir::Files))
        readPublished(each.filePath());
    std::uint32_t seed = 1;
    if (qEnvironmentVariableIsSet("TRIPTYCH_SEED"))
        seed = qEnvironmentVariable("TRIPTYCH_SEED").toUInt();
    m_random.seed(seed);
    const auto keep = [&](char letter, const std::set<std::string>& all) {
        std::ranges::copy_if(all, std::back_inserter(m_phrases[letter]), mayBeInside);
    };
    keep('t', m_pieces.triggers);
    keep('c', m_pieces.conditions);
    keep('e', m_pieces.effects);
    keep('s', m_pieces.statements);
    keep('k', m_pieces.costs);
    keep('n', m_pieces.things);
    keep('f', m_pieces.filters);
    keep('w', m_pieces.happenings);
    for (const auto& [letter, all] : m_phrases)
        qInfo("%c: %zu phrases", letter, all.size());
}

std::string TestAlteredRecombined::made(const std::string& pattern)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '%') {
            text += pattern[i];
            continue;
        }
        const char letter = pattern[++i];
        if (letter == 'E')
            text += sentence(any(m_phrases['e']));
        else if (letter == 'S')
            text += sentence(any(m_phrases['s']));
        else
            text += any(m_phrases[letter]);
    }
    return text.ends_with('.') || text.ends_with('"') ? text : text + ".";
}

void TestAlteredRecombined::combinationsAreRead_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("spell");
    QTest::addColumn<int>("least"); // Of a hundred; the others are refused, none is read wrongly.
    QTest::addColumn<bool>("even"); // Its number and article fit every phrase.
    const auto row = [](const char* pattern, int least, bool spell = false, bool even = true) {
        QTest::newRow(pattern) << QString::fromUtf8(pattern) << spell << least << even;
    };
    row("%t%E", 99);
    row("{J} If %c, %e", 99);
    row("{J} %E If %c, %e", 99);
    row("{J} Unless %c, %e", 99);
    row("If %c: %E", 99, true);
    row("If %c, %s", 99);
    row("Unless %c, %s", 99);
    row("%S\n%t%E", 99);
    row("%k: %E", 99);
    row("%t%E Then, %e", 99);
    row("%k: %E You can only activate this if %c", 99);
    row("Choose one:\n\u2022 %E\n\u2022 %E", 99, true);
    row("Roll a die. On a 4+, %e. On a 1-3, %e", 99, true);
    row("{J} Discard %n", 99);
    row("{J} Exhaust %n", 99);
    row("{J} You may return %n to its owner's hand", 99);
    row("{J} You may have %n gain 1 boost", 99);
    row("{J} [Augment] %n", 99);
    row("{J} Target opponent discards %n", 99, false,
        false); // "one of yours" is said as "you control"
    row("{J} Sacrifice %n. If you do, %e", 99);
    row("{J} Target Character gains X boosts, where X is the number of %f", 99, false, false);
    row("{J} Target Character gains 1 boost for each %f", 99);
    row("{J} If there is a %f, %e", 99, false, false);
    row("When a %f joins my Expedition \u2014 %E", 99, false, false);
    row("When you sacrifice a %f \u2014 %E", 99, false, false);
    row("I cost {1} less per %f", 99);
    row("If %w, %e instead", 70); // not everything can be replaced by everything
    row("At Noon \u2014 If %c, %e. Otherwise, %e", 97);
}

bool namesNothing(const std::string& said)
{
    for (const char* start :
        { "Nothing before ", "There is no die ", "It is not said from where; say",
            "Of several it is not said which is meant", "No player was named who ",
            "Only one thing was named last", "Only what is in play is ",
            "That would be asked of each of several", "Of what was done one after the other",
            "\"that many\" would be one here", "A target Expedition is not asked for",
            "It is not said what kind of counter", "What it was before that is not known",
            "Which one is meant would never be chosen", "What is always so has named nothing ",
            "What is not in play yet faces nobody", "Which the others are is known only ",
            "Only one player does this ", "It is not clear of which ", "Nobody chooses a target ",
            "Who plays it pays the cost", "Only what is in the Mana zone ",
            "\"it\" is named only in the other branch", "What is in play already is not played" })
        if (said.starts_with(start))
            return true;
    return said.find(" before it; say first ") != std::string::npos;
}

void TestAlteredRecombined::combinationsAreRead()
{
    QFETCH(QString, pattern);
    QFETCH(bool, spell);
    QFETCH(int, least);
    QFETCH(bool, even);
    if (m_phrases.empty())
        QSKIP("No published card data lies beside the sources (../shared/data/altered).");
    const int texts = qEnvironmentVariableIntValue("TRIPTYCH_TEXTS") > 0
        ? qEnvironmentVariableIntValue("TRIPTYCH_TEXTS")
        : 300;
    const CardType type = spell ? CardType::Spell : CardType::Character;
    // What is paid with {D} stands in the support box.
    const bool paid = pattern.startsWith(QStringLiteral("%k"));
    const auto parse = [type, paid](const std::string& text) {
        return paid && text.find("{D}") < text.find(':') ? parseSupport(text)
                                                         : parseText(text, type);
    };
    std::map<std::string, std::pair<int, std::string>> misses;
    int read = 0;
    int meaningless = 0;
    for (int i = 0; i < texts; ++i) {
        const std::string text = made(pattern.toStdString());
        const Parsed parsed = parse(text);
        if (!parsed.problems.empty()) {
            const std::string& said = parsed.problems.front().text;
            // Parts of two cards put together often speak of what only one of them had: such a text
            // means nothing, and that is what it is told.
            if (namesNothing(said)) {
                ++meaningless;
                continue;
            }
            auto& miss = misses[said.substr(0, said.find(" is not understood"))];
            ++miss.first;
            miss.second = text;
            continue;
        }
        ++read;
        const std::string again = printText(parsed.abilities);
        if (even)
            QCOMPARE(normalForm(again), normalForm(text));
        QVERIFY2(parse(again).abilities == parsed.abilities, text.c_str());
    }
    std::vector<std::pair<int, std::string>> most;
    for (const auto& [word, miss] : misses)
        most.emplace_back(miss.first, word + "   in: " + miss.second);
    std::ranges::sort(most, std::greater {});
    for (std::size_t i = 0; i < std::min<std::size_t>(most.size(), 8); ++i)
        qInfo("%4d  %s", most[i].first, most[i].second.c_str());
    qInfo("%d of %d read, %d refused as they speak of nothing", read, texts, meaningless);
    QVERIFY2(read * 100 >= least * (texts - meaningless), "too few combinations are read");
    QVERIFY2(meaningless * 5 <= texts, "too many combinations are said to speak of nothing");
}

QTEST_APPLESS_MAIN(TestAlteredRecombined)
#include "tst_altered_recombined.moc"
