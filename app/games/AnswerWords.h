#pragma once

#include "app/games/SeenTable.h"
#include "app/scene/Scene.h"
#include "app/scene/Snapshot.h"

#include <QCoreApplication>

#include <span>

/// The pending question of a snapshot, and the words for it and its answers that are the same in every
/// game.
class AnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)

public:
    virtual ~AnswerWords() = default;

protected:
    /// An answer line, and what on the table it is about.
    struct Line
    {
        QString line;
        QString verb;
        QString object; ///< What is clicked or dragged; "" for a plain button.
        QString place;  ///< Where it goes; "" when the line needs none.
        QString rest;   ///< The words after the object.
    };
    /// What is asked with "choose", by the engine's key: with the card that asks, and without.
    struct Sentence
    {
        const char* prompt;
        const char* withCause;
        const char* without;
    };

    AnswerWords(const Snapshot&, const TableInfo&, const SeenTable&);

    // What a game may say otherwise
    virtual QString promptDetail(const Scene&, const QSet<QString>& verbs) const;
    virtual QString noneLabel(const QString& verb) const;
    virtual QString targetHint(const QString& verb) const; ///< Of a thing; here what games share.
    virtual QString hiddenName(const CardFace&) const;
    /// Of what is no card, item or seat; the key itself when there is none.
    virtual QString placeName(const Scene&, const QString& key) const = 0;

    // Answers
    QString commonLabel(const Line&, const QString& name) const;
    QString orderLabel(const QString& name) const;
    QString nameOf(const Scene&, const QString& key) const;

    // Questions
    QString commonPrompt(const QSet<QString>& verbs, const QString& cause) const;
    /// Somebody has priority while something waits: what passing does, and what is asked.
    static QString passOverWaiting(const Scene&);
    QString responsePrompt(const Scene&) const;
    static QString about(const QString& cause, const QString& with, const QString& without);
    static QString targetPrompt(const QString& cause);
    static QString discardPrompt(const QString& cause);
    /// The sentence for what is asked: a game's, translated in `context`, or what every game says
    /// alike; "" when there is none.
    QString sentence(std::span<const Sentence>, const char* context, const QString& cause) const;

    // What is asked
    bool isAsked(const char* prompt) const { return m_prompt == QLatin1String(prompt); }
    bool isOwnTurn() const;
    /// Where passing leads in one's own turn, as Snapshot::Question has it.
    QString leadsTo() const { return QString::fromStdString(m_snapshot.question->leadsTo); }
    const QString& asked() const { return m_prompt; } ///< The engine's key.
    const QString& viewer() const { return m_viewer; }
    int picks() const { return m_picks; }
    const Snapshot& snapshot() const { return m_snapshot; }
    const SeenTable& seen() const { return m_seen; }
    const TableInfo& table() const { return m_table; }

private:
    const Snapshot& m_snapshot;
    const TableInfo& m_table;
    const SeenTable& m_seen;
    QString m_prompt;
    QString m_viewer;
    int m_picks = 0;
};
