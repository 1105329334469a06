#pragma once

#include "app/scene/Scene.h"

#include <QCoreApplication>

/// Why a card or a mercenary that was dragged somewhere may not go there, in one sentence that says
/// what would have to be different. For people only: what is legal comes from the engine.
class SeizeRefusals
{
    Q_DECLARE_TR_FUNCTIONS(SeizeRefusals)

public:
    SeizeRefusals(const Scene&, const QString& key, const QString& target);

    QString why() const;

private:
    QString timeWords() const;
    QString mercenaryWords() const;
    QString treasureWords() const;
    QString equipWords() const;
    QString abilityWords() const;
    QString aimWords() const;
    QString pieceWords() const;
    QString strikeWords(const CardFace& victim) const;
    QString walkWords() const;
    bool ownPhase(std::initializer_list<const char*> phases) const;
    bool isBearer() const;
    const BoardTile* tileMeant() const;
    static bool has(const CardFace&, const QString& sign, int count = 1);

    const Scene& m_scene;
    CardFace m_face;
    QString m_target;
    QString m_viewer;
    QString m_active;
};
