#pragma once

#include "app/games/Answers.h"
#include "app/games/seize/SeizeCards.h"

/// Seize's questions in words, and its answers on cards, tiles, seats and what waits on the stack.
class SeizeAnswers : public Answers
{
    Q_DECLARE_TR_FUNCTIONS(SeizeAnswers)

public:
    SeizeAnswers(const Snapshot&, const TableInfo&, const SeizeView&, const SeizeCards&);

    static QStringList drop(const Scene&, const QString& key, const QString& target);
    static QStringList dropTargets(const Scene&, const QString& key);

private:
    static QString plundered(const Scene&, const QString& key);
    static QString aimedAt(const Scene&, const QString& key, const QString& target);

    Line read(const Scene&, const std::string&) const override;
    QString placeOfLine(const Line&) const;
    QString ruleText(const Scene&) const override;
    QString promptText(const Scene&, const QSet<QString>& verbs) const override;
    QString phaseText(const Scene&, const QSet<QString>& verbs) const;
    QString stackText(const Scene&) const;
    QString passDetail(const Scene&) const;
    QString acquireText() const;
    int mostToAcquire() const;
    QString wayEnd() const; ///< The last tile of the way that is being chosen; "" at its start.
    QString diceWords() const;
    QString causeWords() const;
    QString choiceText(const QString& cause) const;
    QString promptDetail(const Scene&, const QSet<QString>& verbs) const override;
    QString label(const Scene&, const Line&) const override;
    QString handLabel(const Scene&, const Line&) const;
    QString fieldLabel(const Scene&, const Line&) const;
    QString chooseLabel(const QString& name) const;
    QString groupLabel(const Line&) const override;
    QString passLabel(const Scene&) const;
    QString noneLabel(const QString& verb) const override;
    QString targetHint(const QString& verb) const override;
    QString refusalText(const Scene&, const triptych::Refusal&) const override;
    QString shortcut(const Line&) const override;
    QString spoken(const CardFace&) const override;
    QString placeName(const Scene&, const QString& key) const override;
    bool isThing(const Scene&, const QString& key) const override;
    QStringList openZones() const override;
    bool isOnTheMat(const Scene&, const Line&) const override;
    bool isPrimary(const Line&) const override;
    bool isListed(const QString& verb) const override;
    bool isWeighty(const Line&) const override;
    bool isNeedless(const Line&) const override;
    void write(Scene&, const Line&, const QVariantMap& row) const override;

    const SeizeView& m_view;
    const SeizeCards& m_cards;
};
