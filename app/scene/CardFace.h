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
/// are -1 or, where -1 may be a real value, told apart by the flags beside them.
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
    Q_PROPERTY(QString kind MEMBER kind) // "citizen", "spell": frame and picture choose by it
    Q_PROPERTY(QString typeLine MEMBER typeLine) // "Human Citizen Overlord"
    Q_PROPERTY(QString faction MEMBER faction)   // "human"; "" for none
    Q_PROPERTY(bool leader MEMBER leader)        // wears a crown in its picture (overlords, heroes)
    Q_PROPERTY(QString cost MEMBER cost)         // "{2}{w}{w/u}": parts in braces
    Q_PROPERTY(
        QString text MEMBER text) // paragraphs separated by '\n', symbols in braces, [>>>] = engage
    Q_PROPERTY(QString flavour MEMBER flavour)
    Q_PROPERTY(QString rarity MEMBER rarity) // "common", ...
    Q_PROPERTY(QString setCode MEMBER setCode)
    Q_PROPERTY(QString colours MEMBER colours) // letters of the frame: "", "w", "wu", ...
    Q_PROPERTY(QString soul MEMBER soul)       // letters of the soul box; "" colourless
    Q_PROPERTY(bool hasSoul MEMBER hasSoul)    // false for games without soul boxes
    Q_PROPERTY(int yearCost MEMBER yearCost)   // cost beside the hourglass; -1 none
    Q_PROPERTY(QString boxText MEMBER boxText) // words in a box below the others; "" none
    Q_PROPERTY(QString boxSign MEMBER boxSign) // icon of that box
    Q_PROPERTY(bool crowded MEMBER crowded)    // its frame leaves the words less room than others
    Q_PROPERTY(bool hasStats MEMBER hasStats)  // attack and defense mean something
    Q_PROPERTY(int printedAttack MEMBER printedAttack)
    Q_PROPERTY(int printedDefense MEMBER printedDefense)
    // How it stands now
    Q_PROPERTY(int attack MEMBER attack)
    Q_PROPERTY(int defense MEMBER defense)
    Q_PROPERTY(int damage MEMBER damage)
    Q_PROPERTY(bool turned MEMBER turned) // turned sideways
    Q_PROPERTY(bool weary MEMBER weary)
    Q_PROPERTY(bool attacking MEMBER attacking)      // is the attacker of the running attack
    Q_PROPERTY(bool attacked MEMBER attacked)        // is what the running attack aims at
    Q_PROPERTY(bool blocking MEMBER blocking)        // steps forward
    Q_PROPERTY(bool hasAttacked MEMBER hasAttacked)  // has attacked in this combat phase
    Q_PROPERTY(QStringList keywords MEMBER keywords) // current ones, as words: "Toxic"
    Q_PROPERTY(QStringList attachedKeys MEMBER
            attachedKeys) // cards under it, top first; faces by MatchViewModel::face(key)
    Q_PROPERTY(QString attachedTo MEMBER attachedTo) // key of the host, "" otherwise
    Q_PROPERTY(QVariantList badges MEMBER
            badges) // small marks: {text, kind, hint}; kind "plus","minus","state"
    // On a board, and numbers beyond attack and defense
    Q_PROPERTY(QString tile MEMBER tile)       // where it stands on the board: "b3"; "" on none
    Q_PROPERTY(int facing MEMBER facing)       // degrees its directions are turned for this viewer
    Q_PROPERTY(QString emblem MEMBER emblem)   // icon of its class, before the name; "" none
    Q_PROPERTY(int health MEMBER health)       // what is left; -1 when it has none
    Q_PROPERTY(int maxHealth MEMBER maxHealth) // current maximum
    Q_PROPERTY(int printedHealth MEMBER printedHealth)
    Q_PROPERTY(QVariantList stats MEMBER
            stats) // {sign, value, printed, arrows, note, label}; arrows in degrees from ahead
    Q_PROPERTY(QVariantList counters MEMBER
            counters) // beads: {sign, count, text, tone, label}; tone "bad", "magic" or "good"
    Q_PROPERTY(QVariantList costs MEMBER
            costs) // {sign, value, printed}: what it costs by where it is played from
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
    QString typeLine;
    QString faction;
    bool leader = false;
    QString cost;
    QString text;
    QString flavour;
    QString rarity;
    QString setCode;
    QString colours;
    QString soul;
    bool hasSoul = false;
    int yearCost = -1;
    QString boxText;
    QString boxSign;
    bool crowded = false;
    bool hasStats = false;
    int printedAttack = 0;
    int printedDefense = 0;

    int attack = 0;
    int defense = 0;
    int damage = 0;
    bool turned = false;
    bool weary = false;
    bool attacking = false;
    bool attacked = false;
    bool blocking = false;
    bool hasAttacked = false;
    QStringList keywords;
    QStringList attachedKeys;
    QString attachedTo;
    QVariantList badges;

    QString tile;
    int facing = 0;
    QString emblem;
    int health = -1;
    int maxHealth = -1;
    int printedHealth = -1;
    QVariantList stats;
    QVariantList counters;
    QVariantList costs;

    bool selectable = false;
    bool picked = false;
    QVariantList verbs;
    QString targetHint;
    QString accessibleName;

    bool operator==(const CardFace&) const = default;
};
