#pragma once

#include "app/games/Answers.h"
#include "app/games/altered/AlteredCards.h"
#include "app/games/altered/AlteredView.h"

/// Altered's questions in words, and its answers on cards, expeditions, regions, seats and reactions.
class AlteredAnswers : public Answers
{
    Q_DECLARE_TR_FUNCTIONS(AlteredAnswers)

public:
    AlteredAnswers(const Snapshot&, const TableInfo&, const AlteredView&, const AlteredCards&);

    static QStringList drop(const Scene&, const QString& key, const QString& target);
    static QStringList dropTargets(const Scene&, const QString& key);

private:
    Line read(const Scene&, const std::string&) const override;
    QString causeOf() const override { return m_view.cause.source; }
    QString waiting(const Scene&, const QString& source, int k) const;
    static bool isExpedition(const QString& key);

    QString promptText(const Scene&, const QSet<QString>& verbs) const override;
    QString turnText(const QSet<QString>& verbs) const;
    QString choiceText(const Scene&, const QString& cause) const;
    QString targetText(const Scene&, const QString& cause) const;
    QString pickText(const Scene&, const QString& cause) const;
    QString whereItLies(const Scene&) const;
    QString arenaDetail(const Scene&) const;
    QString promptDetail(const Scene&, const QSet<QString>& verbs) const override;
    QString label(const Scene&, const Line&) const override;
    QString noneLabel(const QString& verb) const override;
    QString reactionLabel(const Scene&, const Line&) const;
    QString playLabel(const Scene&, const Line&) const;
    QString groupLabel(const Line&) const override;
    QString passLabel() const;
    QString refusalText(const Scene&, const triptych::Refusal&) const override;
    QString targetHint(const QString& verb) const override;
    QString whyNot(const CardFace&, const QSet<QString>& verbs) const override;
    QString spoken(const CardFace&) const override;
    QString hiddenName(const CardFace&) const override;
    QString placeName(const Scene&, const QString& key) const override;
    QStringList openZones() const override;
    bool isOnTheMat(const Scene&, const Line&) const override;
    bool isButton(const Line& line) const override { return line.verb == u"react"; }
    QString causeName(const Scene&) const;
    QString causeWords() const;
    int readyMana() const;
    bool inSetup() const { return m_view.phase == u"setup"; }
    bool othersPassed() const;

    const AlteredView& m_view;
    const AlteredCards& m_cards;
};
