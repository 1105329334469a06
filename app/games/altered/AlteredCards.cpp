#include "app/games/altered/AlteredCards.h"

#include "app/games/Handles.h"
#include "app/games/TableParts.h"

#include <QRegularExpression>

#include <algorithm>

using handles::capitalised;
using handles::signedNumber;
using observed::Json;

namespace {

/// A faction has a hue and a sign; a card of none wears the traveller's.
struct Faction
{
    const char* name;
    const char* colour;
    const char* emblem;
};
constexpr Faction factions[] { { "axiom", "A", "faction-axiom" },
    { "bravos", "B", "faction-bravos" }, { "lyra", "L", "faction-lyra" },
    { "muna", "M", "faction-muna" }, { "ordis", "O", "faction-ordis" },
    { "yzmir", "Y", "faction-yzmir" } };

constexpr const char* terrainNames[] { "forest", "mountain", "ocean" };

/// 2.4 The statuses that are shown as beads. Exhausted is shown by turning the card.
struct StatusBead
{
    const char* status;
    const char* tone;
    const char* label;
};
constexpr StatusBead statusBeads[] {
    { "anchored", "good", QT_TRANSLATE_NOOP("AlteredCards", "Anchored") },
    { "asleep", "magic", QT_TRANSLATE_NOOP("AlteredCards", "Asleep") },
    { "fleeting", "bad", QT_TRANSLATE_NOOP("AlteredCards", "Fleeting") },
    { "completed", "good", QT_TRANSLATE_NOOP("AlteredCards", "Completed") },
};

QVariantMap numberRow(const QString& sign, int value)
{
    return { { QStringLiteral("sign"), sign }, { QStringLiteral("value"), value },
        { QStringLiteral("printed"), value } };
}

QVariantMap bead(const QString& sign, int count, const QString& tone, const QString& label)
{
    return { { QStringLiteral("sign"), sign }, { QStringLiteral("count"), count },
        { QStringLiteral("text"), QString() }, { QStringLiteral("tone"), tone },
        { QStringLiteral("label"), label } };
}

QString typeWords(const QString& type)
{
    // Printed words of the game: they stay as on the cards.
    return type == u"expedition_permanent" ? QStringLiteral("Expedition Permanent")
        : type == u"landmark"              ? QStringLiteral("Landmark Permanent")
                                           : capitalised(type);
}

/// Published texts have marks of change, empty slots, reminders and two spaces for a new paragraph;
/// on the table a card has none of them, and its page explains what it says.
QString asPrinted(QString words)
{
    static const QRegularExpression option(QStringLiteral("\\s*\u2022\\s*"));
    static const QRegularExpression reminder(QStringLiteral("\\s*\\([^()]*\\.\\)"));
    words.replace(QChar(0x00A0), u' ');
    words.remove(u'#').remove(QStringLiteral("[]"));
    words.replace(QStringLiteral("[["), QStringLiteral("["));
    words.replace(QStringLiteral("]]"), QStringLiteral("]"));
    words.remove(reminder);
    words.replace(QStringLiteral("  "), QStringLiteral("\n"));
    words.replace(option, QStringLiteral("\n\u2022 "));
    words.replace(QStringLiteral(" :"), QStringLiteral(":"));
    return words.trimmed();
}

/// What the picture of a card shows.
QString motifOf(const QString& type)
{
    if (type == u"landmark")
        return QStringLiteral("building");
    const bool lives = type == u"character" || type == u"hero" || type == u"token";
    return lives ? QStringLiteral("figure") : QString();
}

QString inOneLine(const QString& words)
{
    return asPrinted(words).replace(u'\n', u' ');
}

} // namespace

QString AlteredCards::scoutCost(const CardFace& face)
{
    // 7.4.5 "Scout 2"
    for (const QString& keyword : face.keywords)
        if (keyword.startsWith(QStringLiteral("Scout ")))
            return keyword.section(u' ', -1);
    return {};
}

// --- What is printed

void AlteredCards::fillPrinted(CardFace& face) const
{
    const Json& card = m_book.card(face.cardId);
    if (!card.is_object())
        return;
    face.name = observed::text(card, "name");
    face.kind = observed::text(card, "type");
    face.motif = motifOf(face.kind);
    face.kinship = observed::text(card, "faction");
    face.leader = face.kind == u"hero";
    face.text = asPrinted(observed::text(card, "text"));
    face.boxText = asPrinted(observed::text(card, "support"));
    face.boxSign = QStringLiteral("support");
    face.crowded = true;
    face.flavour = observed::text(card, "flavour");
    face.rarity = observed::text(card, "rarity");
    face.setCode = observed::text(card, "set");
    face.colours = QStringLiteral("N");
    for (const Faction& faction : factions) {
        if (face.kinship == QLatin1String(faction.name)) {
            face.colours = QLatin1String(faction.colour);
            face.emblem = QLatin1String(faction.emblem);
        }
    }
    QStringList subtypes;
    for (const QString& subtype : observed::texts(card, "subtypes"))
        subtypes.append(capitalised(subtype));
    face.typeLine = typeWords(face.kind);
    if (!subtypes.isEmpty())
        face.typeLine += QStringLiteral(" \u2013 ") + subtypes.join(u' ');
    // 2.2.10 Only Characters have statistics; tokens are Characters (2.2.1.d).
    if (face.kind == u"character" || face.kind == u"token")
        for (const char* terrain : terrainNames)
            face.stats.append(numberRow(QLatin1String(terrain), observed::number(card, terrain)));
    if (face.kind == u"token")
        return; // 2.2.1.d nobody plays a token: it costs nothing, and not 0 either
    if (observed::at(card, "hand_cost").is_number())
        face.costs.append(
            numberRow(QStringLiteral("cost-hand"), observed::number(card, "hand_cost")));
    if (observed::at(card, "reserve_cost").is_number())
        face.costs.append(
            numberRow(QStringLiteral("cost-reserve"), observed::number(card, "reserve_cost")));
}

CardFace AlteredCards::printed(const QString& cardId) const
{
    CardFace face;
    face.key = face.cardId = cardId;
    fillPrinted(face);
    return face;
}

QString AlteredCards::ability(const QString& cardId, int k) const
{
    return inOneLine(m_book.ability(cardId, k));
}

QString AlteredCards::deed(const QString& cardId, int k) const
{
    return inOneLine(m_book.deed(cardId, k));
}

QString AlteredCards::usedAbility(const QString& cardId, const QString& answer, int k) const
{
    return inOneLine(m_book.usedAbility(cardId, answer, k));
}

QString AlteredCards::option(const QString& cardId, int ability, int k) const
{
    return inOneLine(m_book.optionOf(cardId, ability, k));
}

// --- How it stands now

QHash<QString, CardFace> AlteredCards::faces(const AlteredView& view, const TableInfo& table) const
{
    QHash<QString, CardFace> faces;
    for (auto object = view.objects.begin(); object != view.objects.end(); ++object) {
        CardFace face = TableParts::face(object.key(), *object);
        fillPrinted(face);
        fillPresent(face, *object);
        faces.insert(face.key, face);
    }
    placeFaces(faces, view);
    placeFaces(faces, view.limbo, QStringLiteral("limbo"), {});
    spendHiddenOrbs(faces, view);
    for (CardFace& face : faces)
        face.accessibleName = spoken(face, table);
    return faces;
}

/// 3.2.9 Another seat's orbs are not told apart, only how many of them are ready: the first are shown
/// as spent, as in one's own row.
void AlteredCards::spendHiddenOrbs(QHash<QString, CardFace>& faces, const AlteredView& view)
{
    for (auto player = view.players.begin(); player != view.players.end(); ++player) {
        const QStringList orbs = view.cardsIn(player.key(), QStringLiteral("mana"));
        qsizetype spent = orbs.size() - player->readyMana
            - std::ranges::count_if(
                orbs, [&faces](const QString& orb) { return faces.value(orb).turned; });
        for (const QString& orb : orbs) {
            const auto face = faces.find(orb);
            if (spent > 0 && face != faces.end() && face->name.isEmpty() && !face->turned) {
                face->turned = true;
                --spent;
            }
        }
    }
}

void AlteredCards::fillPresent(CardFace& face, const AlteredView::Object& object)
{
    const QString zone = face.zone.section(u'.', 1);
    // 3.2.9 Mana Orbs lie face down, also those whose card one has put there.
    face.faceDown = face.name.isEmpty() || zone == u"mana" || zone == u"deck";
    face.turned = object.exhausted;
    for (const QString& keyword : object.keywords)
        face.keywords.append(capitalised(keyword));
    for (qsizetype terrain = 0; object.statistics && terrain < face.stats.size(); ++terrain) {
        QVariantMap stat = face.stats.at(terrain).toMap(); // in the order of terrainNames
        stat.insert(
            QStringLiteral("value"), (*object.statistics)[static_cast<std::size_t>(terrain)]);
        face.stats[terrain] = stat;
    }
    if (const int boosts = object.counters.value(QStringLiteral("boost")); boosts > 0)
        face.counters.append(bead(QStringLiteral("boost"), boosts, QStringLiteral("good"),
            tr("%n boosts", nullptr, boosts)));
    for (const StatusBead& status : statusBeads)
        if (object.statuses.contains(QLatin1String(status.status)))
            face.counters.append(bead(
                QLatin1String(status.status), 1, QLatin1String(status.tone), tr(status.label)));
    if (face.turned && zone != u"mana")
        face.counters.append(
            bead(QStringLiteral("symbol-t"), 1, QStringLiteral("bad"), tr("Exhausted")));
    for (auto counter = object.counters.begin(); counter != object.counters.end(); ++counter)
        if (counter.key() != u"boost")
            face.counters.append(bead(QStringLiteral("counter"), *counter, QStringLiteral("magic"),
                tr("%n %1 counters", nullptr, *counter).arg(capitalised(counter.key()))));
}
