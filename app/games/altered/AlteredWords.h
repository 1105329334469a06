#pragma once

#include "app/games/Answers.h"
#include "app/games/altered/AlteredCards.h"
#include "app/games/altered/AlteredView.h"

/// Altered's questions and answers in words: buttons say what happens next, prompts are one sentence.
class AlteredWords : public Answers
{
    Q_DECLARE_TR_FUNCTIONS(AlteredAnswers)

public:
    AlteredWords(const Snapshot&, const TableInfo&, const AlteredView&, const AlteredCards&);

protected:
    static bool isExpedition(const QString& key);

    const AlteredView& m_view;
    const AlteredCards& m_cards;

private:
    QString promptText(const Scene&, const QSet<QString>& verbs) const override;
    QString promptDetail(const Scene&, const QSet<QString>& verbs) const override;
    QString turnText(const QSet<QString>& verbs) const;
    QString choiceText(const Scene&, const QString& cause) const;
    QString targetText(const Scene&, const QString& cause) const;
    QString pickText(const Scene&, const QString& cause) const;
    QString whereItLies(const Scene&) const;
    QString arenaDetail(const Scene&) const;
    QString causeName(const Scene&) const;
    QString causeWords() const;
    QString label(const Scene&, const Line&) const override;
    QString reactionLabel(const Scene&, const Line&) const;
    QString playLabel(const Scene&, const Line&) const;
    QString groupLabel(const Line&) const override;
    QString passLabel() const;
    QString noneLabel(const QString& verb) const override;
    QString targetHint(const QString& verb) const override;
    QString refusalText(const Scene&, const triptych::Refusal&) const override;
    QString whyNot(const CardFace&, const QSet<QString>& verbs) const override;
    QString hiddenName(const CardFace&) const override;
    QString placeName(const Scene&, const QString& key) const override;
    int readyMana() const;
    bool inSetup() const { return m_view.phase == u"setup"; }
    bool othersPassed() const;
};
