#pragma once

#include "app/Snapshot.h"
#include "app/presenters/SeizeCards.h"

/// The pending question of a snapshot in words, and each legal answer where it belongs: on a card,
/// a tile, a seat or a waiting item, on a button, or in the choice panel.
class SeizeAnswers
{
    Q_DECLARE_TR_FUNCTIONS(SeizeAnswers)

public:
    SeizeAnswers(const Snapshot&, const TableInfo&, const SeizeCards&);

    /// Fills what the question says into the scene: prompt, buttons, list, answers, faces' verbs.
    /// Faces, board, seats and stack must be there already.
    void fill(Scene&) const;

    static QStringList drop(const Scene&, const QString& key, const QString& target);
    static QStringList dropTargets(const Scene&, const QString& key);

private:
    /// An answer line, and what on the table it is about.
    struct Line
    {
        QString line;
        QString verb;
        QString object; ///< What is clicked or dragged; "" for a plain button.
        QString place;  ///< Where it goes; "" when the line needs none.
        QString rest;   ///< The words after the object.
    };
    Line read(const Scene&, const std::string&) const;
    void placeLine(const Scene&, Line&) const;

    void sort(Scene&, const Line&, QList<Choice>& plain) const;
    void dress(Scene&) const;
    void offerClaims(Scene&) const;
    QString promptText(const Scene&, const QSet<QString>& verbs) const;
    QString phaseText(const Scene&) const;
    QString choiceText(const QString& cause) const;
    QString promptDetail(const Scene&, const QSet<QString>& verbs) const;
    QString label(const Scene&, const Line&) const;
    QString handLabel(const Scene&, const Line&) const;
    QString fieldLabel(const Scene&, const Line&) const;
    QString chooseLabel(const QString& name) const;
    QString groupLabel(const Line&) const;
    QString passLabel(const Scene&) const;
    QString noneLabel(const QString& verb) const;
    static QString targetHint(const QString& verb);
    static QString shortcut(const Line&);
    QString nameOf(const Scene&, const QString& key) const;
    static QString sourceOf(const QString& key);
    bool isOnTheMat(const Scene&, const QString& key) const;
    bool isAsked(const char* prompt) const { return m_prompt == QLatin1String(prompt); }

    const Snapshot& m_snapshot;
    const TableInfo& m_table;
    const SeizeCards& m_cards;
    QString m_prompt;
    QString m_viewer;
    int m_picks = 0;
};
