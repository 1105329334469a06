#include "app/games/seize/SeizeCards.h"

#include "app/games/Handles.h"
#include "app/games/TableParts.h"
#include "app/games/seize/SeizeBoard.h"

using handles::capitalised;
using observed::Json;

namespace {

QVariantMap statRow(const QString& sign, int value, const QString& arrows = {})
{
    return { { QStringLiteral("sign"), sign }, { QStringLiteral("value"), value },
        { QStringLiteral("printed"), value }, { QStringLiteral("printedArrows"), arrows },
        { QStringLiteral("arrows"), seizeboard::degrees(arrows) },
        { QStringLiteral("note"), QString() } };
}

/// A class has a colour and a shape; one that is not known here gets the traveller's.
struct Guild
{
    const char* name;
    const char* colour;
    const char* emblem;
};
constexpr Guild guilds[] { { "warrior", "r", "class-warrior" }, { "mage", "v", "class-mage" },
    { "hunter", "h", "class-hunter" }, { "rogue", "s", "class-rogue" },
    { "priest", "o", "class-priest" } };

const char* rarityOf(int stars)
{
    switch (stars) {
    case 2:
        return "uncommon";
    case 3:
        return "rare";
    case 4:
        return "legendary";
    default:
        return "common";
    }
}

} // namespace

// --- What is printed

SeizeFace SeizeCards::fillPrinted(CardFace& face) const
{
    const Json& card = m_book.card(face.cardId);
    if (!card.is_object())
        return {};
    face.name = observed::text(card, "name");
    face.kind = observed::text(card, "type");
    face.motif = face.kind == u"mercenary" ? QStringLiteral("figure")
        : face.kind == u"treasure"         ? QStringLiteral("goods")
                                           : QStringLiteral("craft");
    face.kinship = observed::text(card, "class");
    face.text = observed::text(card, "text");
    face.flavour = observed::text(card, "flavour");
    face.setCode = observed::text(card, "set");
    face.rarity = QLatin1String(rarityOf(observed::number(card, "stars", 1)));
    face.colours = QStringLiteral("k");
    for (const Guild& guild : guilds) {
        if (face.kinship == QLatin1String(guild.name)) {
            face.colours = QLatin1String(guild.colour);
            face.emblem = QLatin1String(guild.emblem);
        }
    }
    if (face.emblem.isEmpty() && !face.kinship.isEmpty()) {
        face.colours = QStringLiteral("e");
        face.emblem = QStringLiteral("class-other");
    }
    QStringList typeLine;
    if (face.kind == u"treasure") {
        const QString what = observed::text(card, "treasure");
        face.emblem = QStringLiteral("treasure-") + what;
        typeLine.append(capitalised(what));
        if (const QString hands = observed::text(card, "hands"); !hands.isEmpty())
            typeLine.append(hands == u"one" ? QStringLiteral("one-handed")
                    : hands == u"two"       ? QStringLiteral("two-handed")
                    : hands == u"off"       ? QStringLiteral("off-hand")
                                            : QStringLiteral("dual wield"));
    } else {
        if (!face.kinship.isEmpty())
            typeLine.append(capitalised(face.kinship));
        typeLine.append(
            capitalised(face.kind == u"ability" ? observed::text(card, "ability") : face.kind));
        if (face.kind == u"ability") {
            face.cost = QStringLiteral("{%1}").arg(observed::number(card, "cost"));
            if (face.emblem.isEmpty())
                face.emblem = QStringLiteral("ability");
        }
    }
    face.typeLine = typeLine.join(u' ');
    SeizeFace own = fillPrintedStats(face, card);
    own.ability = observed::text(card, "ability");
    return own;
}

SeizeFace SeizeCards::fillPrintedStats(CardFace& face, const Json& card)
{
    SeizeFace own;
    if (face.kind != u"mercenary")
        return own;
    own.health = own.maxHealth = own.printedHealth = observed::number(card, "health");
    if (const Json& melee = observed::at(card, "melee"); melee.is_object())
        face.stats.append(statRow(QStringLiteral("melee"), observed::number(melee, "damage"),
            observed::text(melee, "arrows")));
    if (const Json& ranged = observed::at(card, "ranged"); ranged.is_object()) {
        const bool staff = observed::text(ranged, "kind") == u"staff";
        QVariantMap row = statRow(staff ? QStringLiteral("staff") : QStringLiteral("crossbow"),
            observed::number(ranged, "damage"), observed::text(ranged, "arrows"));
        const int distance = observed::number(ranged, "distance", 1);
        row.insert(QStringLiteral("distance"), distance);
        row.insert(QStringLiteral("printedDistance"), distance);
        row.insert(QStringLiteral("note"), QString::number(distance));
        face.stats.append(row);
    }
    if (const Json& defense = observed::at(card, "defense"); defense.is_number_integer())
        face.stats.append(statRow(QStringLiteral("shield"), defense.get<int>()));
    face.stats.append(statRow(QStringLiteral("bounty"), observed::number(card, "bounty")));
    if (const Json& move = observed::at(card, "move"); move.is_object())
        face.stats.append(statRow(QStringLiteral("move"), observed::number(move, "steps"),
            observed::text(move, "arrows")));
    for (QVariant& stat : face.stats) {
        QVariantMap row = stat.toMap();
        row.insert(QStringLiteral("label"), statWords(row));
        stat = row;
    }
    return own;
}

CardFace SeizeCards::printed(const QString& cardId) const
{
    CardFace face;
    face.key = face.cardId = cardId;
    fillPrinted(face).show(face);
    return face;
}

// --- How it stands now

QHash<QString, CardFace> SeizeCards::faces(
    const SeizeView& view, const TableInfo& table, const QString& viewer) const
{
    QHash<QString, CardFace> faces;
    for (auto object = view.objects.begin(); object != view.objects.end(); ++object) {
        CardFace face = TableParts::face(object.key(), *object);
        fillPresent(face, *object);
        if (!hasTurn(view, face.controller))
            forgetSteps(face);
        if (!face.tile.isEmpty()
            && seizeboard::looksUp(face.controller) != seizeboard::looksUp(viewer))
            face.facing = 180;
        faces.insert(face.key, face);
    }
    placeFaces(faces, view);
    for (CardFace& face : faces)
        face.accessibleName = spoken(face, table);
    return faces;
}

/// S-FMT-ARENA-SHARED Partners have their turn together.
bool SeizeCards::hasTurn(const SeizeView& view, const QString& seat)
{
    const bool teams = view.ruleset.endsWith(u"2v2");
    return seat == view.active
        || (teams && seizeboard::looksUp(seat) == seizeboard::looksUp(view.active));
}

/// Steps that are left say something only in a turn of its own.
void SeizeCards::forgetSteps(CardFace& face)
{
    for (QVariant& stat : face.stats) {
        QVariantMap row = stat.toMap();
        if (row.remove(QStringLiteral("left")) > 0)
            stat = row;
    }
}

void SeizeCards::fillPresent(CardFace& face, const SeizeView::Object& object) const
{
    SeizeFace own = fillPrinted(face);
    face.faceDown = face.name.isEmpty() || object.faceDown || face.zone.endsWith(u".deck");
    face.tile = object.tile;
    own.hasAttacked = object.attacked;
    face.leader = object.leads;
    // On the battlefield exhaustion is a counter among others; in the warchest a card turns.
    face.turned = object.exhausted && face.tile.isEmpty();
    face.attachedKeys = object.equipped;
    face.attachedTo = object.attachedTo;
    if (!face.tile.isEmpty()) {
        own.maxHealth = object.maxHealth.value_or(own.printedHealth);
        own.health = object.health.value_or(own.maxHealth);
        fillPresentStats(face, object);
        fillCounters(face, object);
    }
    own.show(face);
}

void SeizeCards::fillPresentStats(CardFace& face, const SeizeView::Object& object)
{
    for (QVariant& stat : face.stats) {
        QVariantMap row = stat.toMap();
        const QString sign = row.value(QStringLiteral("sign")).toString();
        const int before = row.value(QStringLiteral("value")).toInt();
        const auto point = [&row](const QString& arrows) {
            if (arrows.isEmpty())
                return;
            row[QStringLiteral("printedArrows")] = arrows;
            row[QStringLiteral("arrows")] = seizeboard::degrees(arrows);
        };
        const auto take = [&](const std::optional<SeizeView::Reach>& now) {
            if (!now)
                return;
            row[QStringLiteral("value")] = now->amount.value_or(before);
            point(now->arrows);
        };
        if (sign == u"melee") {
            take(object.melee);
        } else if (sign == u"crossbow" || sign == u"staff") {
            take(object.ranged);
            int distance = row.value(QStringLiteral("distance")).toInt();
            if (object.ranged)
                distance = object.ranged->distance.value_or(distance);
            row[QStringLiteral("distance")] = distance;
            row[QStringLiteral("note")] = QString::number(distance);
        } else if (sign == u"shield") {
            row[QStringLiteral("value")] = object.defense;
        } else if (sign == u"bounty") {
            row[QStringLiteral("value")] = object.bounty.value_or(before);
        } else if (sign == u"move") {
            take(object.move);
            point(object.moveArrows);
            row[QStringLiteral("left")] = object.movement;
        }
        row[QStringLiteral("label")] = statWords(row);
        stat = row;
    }
    // Defense from a treasure, on somebody whose card has no shield.
    if (const int defense = object.defense;
        defense > 0 && stat(face, QStringLiteral("shield")).isEmpty()) {
        QVariantMap row = statRow(QStringLiteral("shield"), defense);
        row[QStringLiteral("printed")] = 0;
        row[QStringLiteral("label")] = statWords(row);
        face.stats.append(row);
    }
}

void SeizeCards::fillCounters(CardFace& face, const SeizeView::Object& object)
{
    const auto add = [&face](const QString& word, int count) {
        const Sign* sign = signOf(word);
        if (!sign)
            return false;
        const QString title = tr(sign->title);
        const QString tone = QLatin1String(sign->tone);
        QVariantMap bead;
        bead.insert(QStringLiteral("sign"), QString(word).replace(u' ', u'-'));
        bead.insert(QStringLiteral("word"), word);
        bead.insert(QStringLiteral("count"), count);
        bead.insert(QStringLiteral("tone"), tone);
        bead.insert(QStringLiteral("label"),
            count > 1 || (tone == u"good" && word != u"leech") ? tr("%1 %2").arg(title).arg(count)
                                                               : title);
        face.counters.append(bead);
        return true;
    };
    for (const char* word : { "exhaust", "bleed", "poison", "frost", "burn" })
        if (const int count = object.counters.value(QLatin1String(word)); count > 0)
            add(QLatin1String(word), count);
    for (const QString& status : object.statuses)
        add(status, 1);
    for (const QString& keyword : object.keywords) {
        bool counted = false; // "armor 2"
        const int count = keyword.section(u' ', -1).toInt(&counted);
        if (!add(counted ? keyword.section(u' ', 0, -2) : keyword, counted ? count : 1))
            face.keywords.append(keyword.contains(QStringLiteral("los"))
                    ? QStringLiteral("Ignores LOS")
                    : capitalised(keyword));
    }
}
