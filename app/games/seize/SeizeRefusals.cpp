#include "app/games/seize/SeizeRefusals.h"

#include "app/games/seize/SeizeBoard.h"
#include "app/games/seize/SeizeCards.h"

#include <algorithm>

SeizeRefusals::SeizeRefusals(const Scene& scene, const QString& key, const QString& target)
    : m_scene(scene)
    , m_face(scene.faces.value(key))
    , m_target(target)
{
    for (const SeatFace& seat : scene.seats) {
        if (seat.nearSide)
            m_viewer = seat.key;
        if (seat.active)
            m_active = seat.name;
    }
}

QString SeizeRefusals::why() const
{
    if (m_face.key.isEmpty() || m_scene.over || m_target == m_face.key)
        return {};
    // A click asks only why a card of the hand cannot be played: the rest is looked at as well.
    if (m_target.isEmpty()
        && (!m_scene.prompt.mine || m_face.zone != m_viewer + QStringLiteral(".hand")))
        return {};
    const QString holder = m_face.controller.isEmpty() ? m_face.owner : m_face.controller;
    for (const SeatFace& seat : m_scene.seats)
        if (seat.key == holder && holder != m_viewer)
            return tr("%1 is not yours: it belongs to %2.")
                .arg(m_face.name.isEmpty() ? tr("This card") : m_face.name, seat.name);
    if (const QString time = timeWords(); !time.isEmpty())
        return time;
    if (!m_face.tile.isEmpty())
        return pieceWords();
    if (m_face.zone.endsWith(u".warchest"))
        return equipWords();
    if (m_face.kind == u"treasure")
        return treasureWords();
    return m_face.kind == u"ability" ? abilityWords() : mercenaryWords();
}

/// Nothing at all may be done by the one who drags, or only what can answer.
QString SeizeRefusals::timeWords() const
{
    if (!m_scene.prompt.mine)
        return m_scene.prompt.seatName.isEmpty()
            ? QString()
            : tr("%1 decides now; you can act when you are asked.").arg(m_scene.prompt.seatName);
    if (!m_scene.lines.contains(QStringLiteral("pass")) || m_scene.phase == u"acquire")
        return tr("Another question comes first: %1").arg(m_scene.prompt.text);
    const bool answers = SeizeFace::of(m_face).ability == u"instant";
    if (!m_scene.waiting.isEmpty() && !answers)
        return tr("%1 waits to resolve first; until then there are only instants and abilities.")
            .arg(m_scene.waiting.first().title);
    return {};
}

bool SeizeRefusals::ownPhase(std::initializer_list<const char*> phases) const
{
    const bool own = std::ranges::any_of(m_scene.seats,
        [this](const SeatFace& seat) { return seat.active && seat.key == m_viewer; });
    return own && std::ranges::any_of(phases, [this](const char* phase) {
        return m_scene.phase == QLatin1String(phase);
    });
}

const BoardTile* SeizeRefusals::tileMeant() const
{
    const CardFace standing = m_scene.faces.value(m_target);
    const QString key = standing.tile.isEmpty() ? m_target : standing.tile;
    const auto found = std::ranges::find(m_scene.board, key, &BoardTile::key);
    return found == m_scene.board.end() ? nullptr : &*found;
}

bool SeizeRefusals::has(const CardFace& face, const QString& sign, int count)
{
    return std::ranges::any_of(face.counters, [&](const QVariant& counter) {
        const QVariantMap bead = counter.toMap();
        return bead.value(QStringLiteral("word")).toString() == sign
            && bead.value(QStringLiteral("count")).toInt() >= count;
    });
}

// --- From the hand

QString SeizeRefusals::mercenaryWords() const
{
    const bool arena = std::ranges::none_of(m_scene.seats, [](const SeatFace& seat) {
        return std::ranges::any_of(seat.purse, [](const QVariant& entry) {
            return entry.toMap().value(QStringLiteral("symbol")) == QStringLiteral("vault");
        });
    });
    if (m_target.endsWith(u".warchest"))
        return ownPhase({ "rally" }) ? tr("Only one card a turn goes into the warchest.")
                                     : tr("Cards go into the warchest in your rally phase.");
    // S-FMT-ARENA-NOENTER
    if (arena)
        return tr("In the arena nobody enters; %1 can only go face down into the warchest.")
            .arg(m_face.name);
    if (!ownPhase({ "rally" }))
        return tr("Mercenaries are hired in your rally phase.");
    // S-MAX3
    const auto hired = std::ranges::count_if(m_scene.faces, [this](const CardFace& face) {
        return !face.tile.isEmpty() && face.controller == m_viewer;
    });
    if (hired >= 3)
        return tr("You have three mercenaries; one has to leave or fall before the next is hired.");
    if (m_target.isEmpty())
        return tr("No tile is free on which %1 could be hired.").arg(m_face.name);
    const BoardTile* tile = tileMeant();
    if (!tile)
        return {};
    if (!tile->occupant.isEmpty())
        return tr("%1 stands on %2, and nobody can be hired there.")
            .arg(m_scene.faces.value(tile->occupant).name, tile->key);
    // S-RALLY-BACK8
    return tr("Mercenaries are hired on the two rows behind on your own side.");
}

QString SeizeRefusals::treasureWords() const
{
    if (!ownPhase({ "rally" }))
        return tr("Treasures are placed and equipped in your rally phase.");
    if (isBearer())
        return tr("Put %1 into your warchest first; from there it can be equipped.")
            .arg(m_face.name);
    if (m_target.endsWith(u".warchest") || m_target.isEmpty())
        return tr("Only one card a turn goes into the warchest.");
    return tr("Treasures go into your own warchest.");
}

QString SeizeRefusals::abilityWords() const
{
    if (m_target.endsWith(u".warchest"))
        return tr("%1 is an ability; only treasures and mercenaries go into the warchest.")
            .arg(m_face.name);
    const bool event = SeizeFace::of(m_face).ability == u"event";
    const bool attack = SeizeFace::of(m_face).ability == u"attack";
    if (attack && !ownPhase({ "attack" }))
        return tr("%1 is an attack: it is played in your attack phase.").arg(m_face.name);
    if (event && !ownPhase({ "rally", "move1", "move2" }))
        return tr("%1 is an event: it is played in your rally or movement phases.")
            .arg(m_face.name);
    // S-ABIL-INSTANT, S-ABIL-ATTACK, S-ABIL-EVENT-CLASS
    const bool known = m_face.kinship.isEmpty()
        || std::ranges::any_of(m_scene.faces, [this](const CardFace& face) {
               return !face.tile.isEmpty() && face.controller == m_viewer
                   && face.kinship == m_face.kinship && !has(face, QStringLiteral("silence"));
           });
    if (!known)
        return tr("%1 needs a mercenary of yours of its class who is not silenced.")
            .arg(m_face.name);
    // S-TREAS-COST
    const int cost = QString(m_face.cost).remove(u'{').remove(u'}').toInt();
    const QList<CardFace> chest = m_scene.zones.value(m_viewer + QStringLiteral(".warchest")).cards;
    const int ready = static_cast<int>(std::ranges::count(chest, false, &CardFace::turned));
    if (ready < cost)
        return tr("%1 costs %2, and %n treasures of yours are ready.", nullptr, ready)
            .arg(m_face.name)
            .arg(cost);
    return aimWords();
}

/// It can be paid for, and somebody could play it: whom may it be aimed at?
QString SeizeRefusals::aimWords() const
{
    const QVariantList ways = m_scene.answers.value(m_face.key);
    if (ways.isEmpty())
        return tr("%1 has nobody to be aimed at now.").arg(m_face.name);
    const BoardTile* tile = tileMeant();
    const CardFace victim = tile ? m_scene.faces.value(tile->occupant) : CardFace {};
    // S-STATUS-STEALTH-1
    if (has(victim, QStringLiteral("stealth")))
        return tr("%1 is in stealth and cannot be targeted.").arg(victim.name);
    return victim.key.isEmpty()
        ? tr("Drop %1 on one of those who are marked while you drag it.").arg(m_face.name)
        : tr("%1 cannot be aimed at %2: its text says at whom, how far away and in whose sight.")
              .arg(m_face.name, victim.name);
}

// --- From the warchest

bool SeizeRefusals::isBearer() const
{
    const BoardTile* tile = tileMeant();
    return tile && m_scene.faces.value(tile->occupant).controller == m_viewer;
}

QString SeizeRefusals::equipWords() const
{
    if (m_face.kind != u"treasure" || m_face.faceDown)
        return tr("A card that lies face down only pays costs.");
    if (!ownPhase({ "rally" }))
        return tr("Treasures are placed and equipped in your rally phase.");
    if (m_face.turned)
        return tr("%1 is exhausted; only a ready treasure can be equipped.").arg(m_face.name);
    const BoardTile* tile = tileMeant();
    if (!isBearer())
        return tr("Treasures are equipped by your own mercenaries.");
    // S-RALLY-EQUIP
    if (!tile->home || tile->side != m_viewer)
        return tr("%1 has to stand in your guild hall to take a treasure.")
            .arg(m_scene.faces.value(tile->occupant).name);
    return tr("%1 cannot take it now: one treasure a turn, and none after one was taken off.")
        .arg(m_scene.faces.value(tile->occupant).name);
}

// --- On the battlefield

QString SeizeRefusals::pieceWords() const
{
    if (m_target.endsWith(u".discard"))
        return ownPhase({ "rally" }) ? tr("Only who stands in your guild hall can leave.")
                                     : tr("Mercenaries leave in your rally phase.");
    const bool seat = std::ranges::any_of(
        m_scene.seats, [this](const SeatFace& row) { return row.key == m_target; });
    if (has(m_face, QStringLiteral("exhaust")))
        return tr("%1 is exhausted until your next turn.").arg(m_face.name);
    // S-ACT-PLUNDER
    if (seat)
        return ownPhase({ "attack" })
            ? tr("%1 plunders from a tile of that guild hall, and each player once a turn.")
                  .arg(m_face.name)
            : tr("Vaults are plundered in your attack phase.");
    const BoardTile* tile = tileMeant();
    if (!tile || tile->key == m_face.tile)
        return {};
    const CardFace victim = m_scene.faces.value(tile->occupant);
    if (!victim.key.isEmpty() && victim.controller == m_viewer)
        return tr("%1 stands on %2 already.").arg(victim.name, tile->key);
    return victim.key.isEmpty() ? walkWords() : strikeWords(victim);
}

QString SeizeRefusals::strikeWords(const CardFace& victim) const
{
    if (!ownPhase({ "attack" }))
        return tr("Attacks are made in your attack phase.");
    if (SeizeFace::of(m_face).hasAttacked)
        return tr("%1 has made its attack this turn.").arg(m_face.name);
    // S-STATUS-STEALTH-1
    if (has(victim, QStringLiteral("stealth")))
        return tr("%1 is in stealth and cannot be attacked.").arg(victim.name);
    const QVariantList reached = seizeboard::reach(m_scene, m_face);
    bool inLine = false;
    for (const QVariant& row : reached) {
        const QVariantMap map = row.toMap();
        const bool strikes = map.value(QStringLiteral("kind")).toString() != u"move";
        inLine = inLine || (strikes && map.value(QStringLiteral("tile")).toString() == victim.tile);
    }
    // S-LOS, S-RANGE-MELEE, S-RANGE-1
    return inLine ? tr("Somebody stands in the line of sight to %1.").arg(victim.name)
                  : tr("%1 does not reach %2 from %3: look at the ticks on its rim.")
                        .arg(m_face.name, victim.name, m_face.tile);
}

QString SeizeRefusals::walkWords() const
{
    if (!ownPhase({ "move1", "move2" }))
        return tr("Mercenaries move in your two movement phases.");
    // S-STATUS-FROST-3
    if (has(m_face, QStringLiteral("frost"), 3))
        return tr("%1 is frozen fast.").arg(m_face.name);
    const BoardTile* tile = tileMeant();
    if (tile->marks.contains(QStringLiteral("pillar")))
        return tr("A pillar stands on %1, and nobody can enter it.").arg(tile->key);
    const int left
        = SeizeCards::stat(m_face, QStringLiteral("move")).value(QStringLiteral("left")).toInt();
    if (left == 0)
        return tr("%1 has no step left this turn.").arg(m_face.name);
    return tr("%1 does not get to %2 with %n steps: look at the dots on its rim.", nullptr, left)
        .arg(m_face.name, tile->key);
}
