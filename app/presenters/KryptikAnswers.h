#pragma once

#include "app/Snapshot.h"
#include "app/presenters/KryptikCards.h"

/// The pending question of a snapshot in words, and each legal answer where it belongs: on a card,
/// a seat or a waiting item, on a button, or in the choice panel.
class KryptikAnswers
{
    Q_DECLARE_TR_FUNCTIONS(KryptikAnswers)

public:
    KryptikAnswers(const Snapshot&, const TableInfo&, const KryptikCards&);

    /// Fills what the question says into the scene: prompt, buttons, list, answers, faces' verbs.
    /// Faces, zones, seats and pile must be there already.
    void fill(Scene&) const;

    static QStringList drop(const Scene&, const QString& key, const QString& target);
    static QStringList dropTargets(const Scene&, const QString& key);

private:
    struct Line
    {
        QString line;
        QString verb;
        QString object; ///< First word after the verb; "" when it has none.
        QString rest;   ///< The words after that.
    };
    static Line read(const std::string&);

    QString promptText(const Scene&, const QSet<QString>& verbs) const;
    QString promptDetail() const;
    QString label(const Scene&, const Line&) const;
    QString passLabel(const Scene&) const;
    QString noneLabel(const QString& verb) const;
    QString targetHint(const QString& verb) const;
    QString shortcut(const Line&) const;
    QString nameOf(const Scene&, const QString& key) const;
    QString itemName(const Scene&, const QString& key) const;
    static QString sourceOf(const QString& key);
    bool isOnTheMat(const Scene&, const QString& key) const;

    const Snapshot& m_snapshot;
    const TableInfo& m_table;
    const KryptikCards& m_cards;
    QString m_prompt;
    int m_picks = 0;
};
