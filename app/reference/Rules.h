#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace reference {

/// A rule in our own words.
struct Rule
{
    QString number;   ///< As prompts name it: "4.4.2", "S-LOS", "glossary Weary".
    QStringList also; ///< Further numbers that it explains.
    QString title;
    QString text;
    QStringList see;      ///< Numbers of others that belong to it.
    QStringList keywords; ///< Words of cards that it explains, small: "toxic".
    int chapter = 0;
};

/// What is told at the first time that a rule is met.
struct Hint
{
    QString at; ///< The rule's number.
    QString title;
    QString text;
};

/// The rules of one game in one language, read from `assets/rules`. Its README has the format.
class Rules
{
public:
    /// A file that is no such thing gives no rules, and says why.
    static Rules read(const QByteArray& text, const QString& name);
    /// The rules in the language that is spoken, or in English; read once for each language.
    static const Rules& of(const QString& assets, const QString& game);

    const QStringList& problems() const { return m_problems; }
    const QString& game() const { return m_game; }
    const QString& language() const { return m_language; }
    const QStringList& chapters() const { return m_chapters; }
    const QList<Rule>& rules() const { return m_rules; }
    const QList<Hint>& hints() const { return m_hints; }

    /// The rule of exactly this number; null when there is none.
    const Rule* named(const QString& number) const;
    /// ... or else of the nearest that it is part of: of "4.4.2a" the rule 4.4.2.
    const Rule* nearest(const QString& number) const;
    const Rule* ofKeyword(const QString& word) const; ///< "Tough 2" is about "tough".
    /// Those that have all the words, in number, heading, text or keywords.
    QList<const Rule*> search(const QString& words) const;

private:
    QStringList m_problems;
    QString m_game;
    QString m_language;
    QStringList m_chapters;
    QList<Rule> m_rules;
    QList<Hint> m_hints;
};

} // namespace reference
