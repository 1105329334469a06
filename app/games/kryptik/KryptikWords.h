#pragma once

#include "app/games/Answers.h"
#include "app/games/kryptik/KryptikCards.h"

/// Kryptik's questions and answers in words: buttons say what happens next, prompts are one sentence.
class KryptikWords : public Answers
{
    Q_DECLARE_TR_FUNCTIONS(KryptikAnswers)

public:
    KryptikWords(const Snapshot&, const TableInfo&, const KryptikView&, const KryptikCards&);

protected:
    const KryptikView& m_view;
    const KryptikCards& m_cards;

private:
    QString promptText(const Scene&, const QSet<QString>& verbs) const override;
    QString promptDetail(const Scene&, const QSet<QString>& verbs) const override;
    QString phaseText(const Scene&, const QSet<QString>& verbs) const;
    QString choiceText(const QString& cause) const;
    QString label(const Scene&, const Line&) const override;
    QString chooseLabel(const QString& name) const;
    QString passLabel(const Scene&) const;
    QString noneLabel(const QString& verb) const override;
    QString targetHint(const QString& verb) const override;
    QString refusalText(const Scene&, const triptych::Refusal&) const override;
    QString shortcut(const Line&) const override;
};
