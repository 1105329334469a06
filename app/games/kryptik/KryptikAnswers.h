#pragma once

#include "app/games/Answers.h"
#include "app/games/kryptik/KryptikCards.h"

/// Kryptik's questions in words, and its answers on cards, seats and waiting effects.
class KryptikAnswers : public Answers
{
    Q_DECLARE_TR_FUNCTIONS(KryptikAnswers)

public:
    KryptikAnswers(const Snapshot&, const TableInfo&, const KryptikView&, const KryptikCards&);

    static QStringList drop(const Scene&, const QString& key, const QString& target);
    static QStringList dropTargets(const Scene&, const QString& key);

private:
    QString promptText(const Scene&, const QSet<QString>& verbs) const override;
    QString phaseText(const Scene&, const QSet<QString>& verbs) const;
    QString choiceText(const QString& cause) const;
    QString label(const Scene&, const Line&) const override;
    QString chooseLabel(const QString& name) const;
    QString passLabel(const Scene&) const;
    QString noneLabel(const QString& verb) const override;
    QString targetHint(const QString& verb) const override;
    QString refusalText(const Scene&, const triptych::Refusal&) const override;
    QString shortcut(const Line&) const override;
    bool isMinor(const Line&) const override;
    bool isWeighty(const Line&) const override;
    bool endsTheQuestion(const Line&) const override;
    QString promptDetail(const Scene&, const QSet<QString>& verbs) const override;
    QString spoken(const CardFace&) const override;
    QString hiddenName(const CardFace&) const override;
    QString placeName(const Scene&, const QString& key) const override;
    QStringList openZones() const override;
    bool isOnTheMat(const Scene&, const Line&) const override;

    const KryptikView& m_view;
    const KryptikCards& m_cards;
};
