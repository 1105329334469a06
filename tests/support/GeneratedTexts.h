#pragma once

#include "support/GermanTexts.h"
#include "text/Diagnostic.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace triptych::tests {

/// Random texts of one printed language: what is printed is read back, and nothing that is spoiled
/// passes unnoticed. A build always looks at the same texts, so that it fails for what was changed and
/// for nothing else; TRIPTYCH_SEED=random looks at others, TRIPTYCH_SEED=N at those of a failure, and
/// TRIPTYCH_TEXTS says how many. A language has
///
///     Trees, Ability                        what makes random abilities, and what they are
///     tree(trees, n)                        the n-th of a run
///     parse(like, text)                     as the text of a card that has such an ability
///     print(ability), printAll(abilities), explain(ability)
///     german(ability)                       the same in German, where it is told
///     mayBeCut(ability)                     the beginning of its text may be a text as well
template <typename Language>
class GeneratedTexts
{
public:
    using Trees = typename Language::Trees;
    using Ability = typename Language::Ability;

    explicit GeneratedTexts(int texts)
        : m_texts(texts)
    {
        if (qEnvironmentVariable("TRIPTYCH_SEED") == "random")
            m_seed = std::random_device {}();
        else if (qEnvironmentVariableIsSet("TRIPTYCH_SEED"))
            m_seed = qEnvironmentVariable("TRIPTYCH_SEED").toUInt();
        if (qEnvironmentVariableIsSet("TRIPTYCH_TEXTS"))
            m_texts = qEnvironmentVariableIntValue("TRIPTYCH_TEXTS");
        qInfo("TRIPTYCH_SEED=%u TRIPTYCH_TEXTS=%d", m_seed, m_texts);
    }

    void printedTreesAreReadBack() const
    {
        Trees trees(m_seed);
        int others = 0;
        QString report;
        for (int i = 0; i < m_texts; ++i) {
            const Ability ability = Language::tree(trees, i);
            const std::string text = Language::print(ability);
            if (text.size() > triptych::text::longestParagraph)
                continue; // Refused for its length; no card is so long.
            const auto parsed = Language::parse(ability, text);
            if (!isRead(parsed, ability)) {
                ++others;
                report += QStringLiteral("%1\n  %2\n  again: %3\n")
                              .arg(QString::fromStdString(text), problemOf(parsed),
                                  QString::fromStdString(Language::printAll(parsed.abilities)));
            }
            QVERIFY(!Language::explain(ability).empty());
            if constexpr (requires { Language::german(ability); })
                VERIFY_GERMAN(Language::german(ability));
        }
        // Trees at random combine what nobody would write; of those one in a hundred may be printed so that it
        // is read as another. All that are, are named.
        if (others > 0)
            qInfo("%d of %d are not read back:\n%s", others, m_texts, qPrintable(report));
        QVERIFY2(others * 100 <= m_texts, qPrintable(report));
    }

    /// Each word of one text in `part` becomes one that no card knows: that is a problem, or it means
    /// something else, as a capitalised word before a noun does.
    void aWrongWordNeverPassesUnnoticed(int part) const
    {
        const text::Briefly briefly; // what else could be written is not what is tried here
        Trees trees(m_seed + 1);
        for (int i = 0; i < m_texts / part; ++i) {
            const Ability ability = trees.ability();
            const std::string text = Language::print(ability);
            for (std::size_t from = 0; from < text.size();) {
                const std::size_t to = std::min(text.find_first_of(" \n", from), text.size());
                for (const char* wrong : { "qux", "Qux", "99999", "{", "qux," }) {
                    std::string spoiled = text;
                    spoiled.replace(from, to - from, wrong);
                    QVERIFY2(!isRead(Language::parse(ability, spoiled), ability),
                        qPrintable(QString::fromStdString(spoiled)));
                }
                from = to + 1;
            }
        }
    }

    void cutTextsNeverCrash(int part) const
    {
        const text::Briefly briefly; // what else could be written is not what is tried here
        Trees trees(m_seed + 2);
        for (int i = 0; i < m_texts / part; ++i) {
            const Ability ability = trees.ability();
            const std::string text = Language::print(ability);
            for (std::size_t length = 0; length < text.size(); ++length) {
                const auto parsed = Language::parse(ability, text.substr(0, length));
                // A missing last full stop is nobody's mistake, nor an s with it: "2 card". Nor are one
                // or two last words that could be nothing else: "for each Undead", "Push it".
                const std::string cut = text.substr(length);
                const bool onlyItsStop = cut == "." || cut == "s." || mayBeLeftOut(cut)
                    || std::ranges::count(cut, ' ') <= 2;
                QVERIFY2(!isRead(parsed, ability) || onlyItsStop || Language::mayBeCut(ability),
                    qPrintable(QString::fromStdString(text.substr(0, length))));
                for (const auto& problem : parsed.problems)
                    QVERIFY(!problem.text.empty() && !problem.place.empty());
            }
        }
    }

private:
    /// Nouns that a language understands without their being said: "target Rogue".
    static bool mayBeLeftOut(const std::string& cut)
    {
        if constexpr (requires { Language::mayBeLeftOut(cut); })
            return Language::mayBeLeftOut(cut);
        else
            return false;
    }
    template <typename Parsed>
    static bool isRead(const Parsed& parsed, const Ability& ability)
    {
        return parsed.problems.empty() && parsed.abilities == std::vector { ability };
    }
    template <typename Parsed>
    static QString problemOf(const Parsed& parsed)
    {
        return QString::fromStdString(parsed.problems.empty()
                ? "another tree"
                : parsed.problems.front().place + ": " + parsed.problems.front().text);
    }

    std::uint32_t m_seed = 1;
    int m_texts;
};

} // namespace triptych::tests
