#pragma once

#include "app/games/Answers.h"
#include "app/games/seize/SeizeCards.h"

/// Seize's questions in words: a prompt is one sentence, and its detail says what one has to know for it.
class SeizeQuestions : public Answers
{
    Q_DECLARE_TR_FUNCTIONS(SeizeAnswers)

public:
    SeizeQuestions(const Snapshot&, const TableInfo&, const SeizeView&, const SeizeCards&);

protected:
    QString wayEnd() const; ///< The last tile of the way that is being chosen; "" at its start.
    int mostToAcquire() const;

    const SeizeView& m_view;
    const SeizeCards& m_cards;

private:
    QString causeOf() const override;
    QString steppingInText(const Scene&, const QString& cause) const;
    QString ruleText(const Scene&) const override;
    QString promptText(const Scene&, const QSet<QString>& verbs) const override;
    QString promptDetail(const Scene&, const QSet<QString>& verbs) const override;
    QString phaseText(const Scene&, const QSet<QString>& verbs) const;
    QString stackText(const Scene&) const;
    QString acquireText() const;
    QString choiceText(const QString& cause) const;
    QString passDetail(const Scene&) const;
    QString causeWords() const;
    QString diceWords() const;
};
