#pragma once

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// What one viewer may know of one card, ready to be shown. A hidden card has no `name`, no
/// `cardId` and nothing printed, so that QML cannot leak what the viewer does not know.
///
/// All words are translated by the presenter except what is printed on the card (`name`, `text`,
/// `typeLine`, `flavour`, `boxText`), which stays as printed. Numbers that a card does not have
/// are missing from its lists. What only one game knows of its cards is in `own`: that game's type
/// says what it is, and puts it on the face in what every game shows: boxes, notes, a ring.
struct CardFace
{
    Q_GADGET
    QML_VALUE_TYPE(cardFace)
    // Who it is
    Q_PROPERTY(QString key MEMBER key) // handle: unique on the table, "maw#2" or "p2.eleven_year.3"
    Q_PROPERTY(
        QString cardId MEMBER cardId) // printed id: what the picture is made from; "" when hidden
    Q_PROPERTY(QString name MEMBER name) // "" when hidden
    Q_PROPERTY(bool faceDown MEMBER
            faceDown) // show the back (a face-down card the viewer knows keeps its name)
    Q_PROPERTY(QString zone MEMBER zone)             // "p1.island"
    Q_PROPERTY(QString owner MEMBER owner)           // "p1"
    Q_PROPERTY(QString controller MEMBER controller) // "p1"; "" where nobody controls it
    Q_PROPERTY(
        int place MEMBER place) // 1-based position in its zone (the number of an 11 year back)
    // What is printed
    Q_PROPERTY(QString kind MEMBER kind)   // "spell": as its game prints it
    Q_PROPERTY(QString motif MEMBER motif) // "figure": what its picture shows (app/art/CardArt.h)
    Q_PROPERTY(QString typeLine MEMBER typeLine) // "Human Spell"
    Q_PROPERTY(QString kinship MEMBER kinship)   // "human": whom it belongs with; "" for none
    Q_PROPERTY(bool leader MEMBER leader)        // wears a crown in its picture
    Q_PROPERTY(QString cost MEMBER cost)         // "{2}{w}{w/u}": parts in braces
    Q_PROPERTY(
        QString text MEMBER text) // paragraphs separated by '\n', symbols in braces, [>>>] = engage
    Q_PROPERTY(QString flavour MEMBER flavour)
    Q_PROPERTY(QString rarity MEMBER rarity) // "common", ...
    Q_PROPERTY(QString setCode MEMBER setCode)
    Q_PROPERTY(QString colours MEMBER colours) // letters of the frame: "", "w", "wu", ...
    Q_PROPERTY(QString boxText MEMBER boxText) // words in a box below the others; "" none
    Q_PROPERTY(QString boxSign MEMBER boxSign) // icon of that box
    Q_PROPERTY(bool crowded MEMBER crowded)    // its frame leaves the words less room than others
    // How it stands now
    Q_PROPERTY(QVariantList boxes MEMBER boxes) // along its edges: see facebox
    Q_PROPERTY(QVariantList notes MEMBER
            notes) // what rests on it, at its right edge: {sign, text, tone}; tone "shade", "wound"
    Q_PROPERTY(QStringList states MEMBER states) // the rules' words for how it stands
    Q_PROPERTY(QString ring MEMBER ring)         // what happens to it: "hostile", "friendly"; ""
    Q_PROPERTY(bool forward MEMBER forward)      // steps out of its row
    Q_PROPERTY(bool dimmed MEMBER dimmed)        // lies in the shade
    Q_PROPERTY(bool turned MEMBER turned)        // turned sideways
    Q_PROPERTY(QStringList keywords MEMBER keywords) // current ones, as words: "Toxic"
    Q_PROPERTY(QStringList keywordSigns MEMBER
            keywordSigns) // the icon of each of them; "" or missing none
    Q_PROPERTY(QStringList attachedKeys MEMBER
            attachedKeys) // cards under it, top first; faces by MatchViewModel::face(key)
    Q_PROPERTY(QString attachedTo MEMBER attachedTo) // key of the host, "" otherwise
    Q_PROPERTY(QVariantList badges MEMBER
            badges) // small marks: {text, kind, hint}; kind "plus","minus","state"
    // On a board, and numbers in the middle of the foot
    Q_PROPERTY(QString tile MEMBER tile)     // where it stands on the board: "b3"; "" on none
    Q_PROPERTY(int facing MEMBER facing)     // degrees its directions are turned for this viewer
    Q_PROPERTY(QString emblem MEMBER emblem) // icon of its class, before the name; "" none
    Q_PROPERTY(QVariantList stats MEMBER
            stats) // {sign, value, printed, arrows, note, label}; arrows in degrees from ahead
    Q_PROPERTY(QVariantList counters MEMBER
            counters) // beads: {sign, count, text, tone, label}; tone "bad", "magic" or "good"
    Q_PROPERTY(QVariantList costs MEMBER
            costs) // {sign, value, printed}: what it costs by where it is played from
    // What only its game knows of it
    Q_PROPERTY(QVariant own MEMBER own) // in that game's own type
    // What may be done with it now (empty or false while somebody else is asked)
    Q_PROPERTY(bool selectable MEMBER selectable) // some legal answer is on it
    Q_PROPERTY(bool picked MEMBER picked)         // already picked in the choice that is being made
    Q_PROPERTY(QVariantList verbs MEMBER
            verbs) // legal answers on it: {label, line, verb}, see MatchViewModel::optionsFor
    Q_PROPERTY(QString targetHint MEMBER
            targetHint) // why it glows: "Target", "Attack with this", ...; "" otherwise
    Q_PROPERTY(QString accessibleName MEMBER
            accessibleName) // name, place, state, numbers and what may be done, in words

public:
    QString key;
    QString cardId;
    QString name;
    bool faceDown = false;
    QString zone;
    QString owner;
    QString controller;
    int place = 0;

    QString kind;
    QString motif;
    QString typeLine;
    QString kinship;
    bool leader = false;
    QString cost;
    QString text;
    QString flavour;
    QString rarity;
    QString setCode;
    QString colours;
    QString boxText;
    QString boxSign;
    bool crowded = false;

    QVariantList boxes;
    QVariantList notes;
    QStringList states;
    QString ring;
    bool forward = false;
    bool dimmed = false;
    bool turned = false;
    QStringList keywords;
    QStringList keywordSigns;
    QStringList attachedKeys;
    QString attachedTo;
    QVariantList badges;

    QString tile;
    int facing = 0;
    QString emblem;
    QVariantList stats;
    QVariantList counters;
    QVariantList costs;

    QVariant own;

    bool selectable = false;
    bool picked = false;
    QVariantList verbs;
    QString targetHint;
    QString accessibleName;

    bool operator==(const CardFace&) const = default;
};

/// Boxes of a face, each in a place of its own: a number at the head, a number with its sign at either end of
/// the foot, beside the left one a number without a plate, beside the right one stones.
namespace facebox {

/// `place`: "head", "left", "right" or "beside". `printed` is what `value` is held against; `lost` is taken off it.
inline QVariantMap number(const char* place, const char* sign, int value, int printed, int lost = 0)
{
    return { { QStringLiteral("place"), QLatin1String(place) },
        { QStringLiteral("sign"), QLatin1String(sign) }, { QStringLiteral("value"), value },
        { QStringLiteral("printed"), printed }, { QStringLiteral("lost"), lost } };
}
inline QVariantMap stones(const QStringList& stones)
{
    return { { QStringLiteral("place"), QStringLiteral("stones") },
        { QStringLiteral("stones"), stones } };
}
/// The box in that place; empty where there is none.
inline QVariantMap at(const CardFace& face, const char* place)
{
    for (const QVariant& box : face.boxes)
        if (const QVariantMap map = box.toMap();
            map.value(QStringLiteral("place")) == QLatin1String(place))
            return map;
    return {};
}

} // namespace facebox
