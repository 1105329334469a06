#pragma once

#include "app/games/SeenTable.h"
#include "app/games/ZoneRow.h"
#include "app/scene/Scene.h"
#include "app/scene/Snapshot.h"

#include <QCoreApplication>

#include <span>

/// The parts of a scene that every game fills alike.
class TableParts
{
    Q_DECLARE_TR_FUNCTIONS(TableParts)

public:
    /// One pip of the phase bar as a game lists them; titles are texts to be translated.
    struct Pip
    {
        const char* phase;
        const char* step; ///< "" for a phase without steps.
        bool canStop;
        const char* title;
        const char* shortTitle;
    };
    /// How a game can end, as sentences to be translated. %1 is the seat that it is about.
    struct Ending
    {
        const char* key; ///< As the observation has it.
        enum About { Loser, Winner } about;
        const char* one;     ///< There is one such seat.
        const char* several; ///< There are more; nobody is named.
        const char* draw;    ///< Nobody has won.
    };
    using ZoneTitle = QString (*)(const QString& zone);

    /// Turn, phase, step and the pips; `context` is where their titles are translated.
    static void fillTime(Scene&, const Snapshot&, const SeenTable&, const TableInfo&,
        std::span<const Pip> pips, const char* context);
    /// All that is said of a seat whatever the game; its turn, purse and words are the game's.
    static SeatFace seatRow(const SeatInfo&, const Snapshot&, const SeenTable&, int number);
    /// The cards of each zone in the order of the observation; of a heap, whose newest comes last there, the
    /// newest first.
    static void fillZones(Scene&, const Snapshot&, const SeenTable&, const TableInfo&,
        std::span<const ZoneRow> zones, ZoneTitle title);
    /// "Island of Mira"; a zone of no seat by its title alone.
    static QString zoneWords(const QString& zone, const TableInfo&, ZoneTitle title);
    /// The same, of a card that is looked at: "Island, yours".
    static QString placeWords(
        const QString& zone, const TableInfo&, const QString& viewer, ZoneTitle title);
    /// What every game says of a thing that is on the table.
    static CardFace face(const QString& key, const SeenObject&);
    /// What kind of thing waits, of those that every game has; its id for any other.
    static QString kindText(const QString& kind);
    /// Something that waits, but for what it says: where its face is not on the table, it is `printed`.
    static WaitingItem waitingItem(
        const Scene&, const SeenTable::Waiting&, const CardFace& printed);
    /// The names of something that waits, once its face and kind are known.
    static void nameItem(WaitingItem&, const Snapshot&, const TableInfo&);
    /// `took`: how long the game was; `reason`: how it ended.
    static void fillOutcome(
        Scene&, const Snapshot&, const TableInfo&, const QString& took, const QString& reason);
    /// How the game ended: by the game's own endings first, then by those that every game has.
    /// `context` is where they are translated.
    static QString ending(const Snapshot&, const SeenTable&, const TableInfo&,
        std::span<const Ending> endings, const char* context);
    static QString matchResult(const TableInfo&);

    static QVariantMap counter(const QString& symbol, const QString& label, int count);
    static QVariantMap arrow(
        const QString& from, const QString& to, const QString& kind, bool hostile);
};
