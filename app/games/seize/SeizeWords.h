#pragma once

#include "app/games/seize/SeizeQuestions.h"

/// The answers to Seize's questions in words: buttons say what happens next.
class SeizeWords : public SeizeQuestions
{
    Q_DECLARE_TR_FUNCTIONS(SeizeAnswers)

public:
    using SeizeQuestions::SeizeQuestions;

protected:
    QString groupLabel(const Line&) const override;

private:
    QString label(const Scene&, const Line&) const override;
    QString handLabel(const Scene&, const Line&) const;
    QString fieldLabel(const Scene&, const Line&) const;
    QString chooseLabel(const QString& name) const;
    QString passLabel(const Scene&) const;
    QString noneLabel(const QString& verb) const override;
    QString targetHint(const QString& verb) const override;
    QString refusalText(const Scene&, const triptych::Refusal&) const override;
    QString shortcut(const Line&) const override;
};
