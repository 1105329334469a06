#include "app/games/seize/SeizeCardWords.h"

#include "app/games/Handles.h"
#include "app/games/TableParts.h"
#include "app/games/seize/SeizeZones.h"

using handles::capitalised;

namespace {

constexpr const char* physical = "bad";
constexpr const char* magical = "magic";
constexpr const char* gift = "good";

} // namespace

SeizeCardWords::SeizeCardWords(std::shared_ptr<const triptych::cards::Library> library)
    : m_book(std::move(library))
{
}

QVariantMap SeizeCardWords::stat(const CardFace& face, const QString& sign)
{
    for (const QVariant& stat : face.stats)
        if (stat.toMap().value(QStringLiteral("sign")) == sign)
            return stat.toMap();
    return {};
}

const SeizeCardWords::Sign* SeizeCardWords::signOf(const QString& word)
{
    static constexpr Sign signs[] {
        { "exhaust", physical, QT_TR_NOOP("Exhaust"),
            QT_TR_NOOP(
                "It cannot move, attack, plunder or use abilities. One counter leaves at the "
                "start of its controller's turn.") },
        { "bleed", physical, QT_TR_NOOP("Bleed"),
            QT_TR_NOOP("It takes this much damage at every end phase. From five on only full fives "
                       "count.") },
        { "poison", physical, QT_TR_NOOP("Poison"),
            QT_TR_NOOP("Whatever damages it deals this much more. From three on only full threes "
                       "count.") },
        { "blind", physical, QT_TR_NOOP("Blind"),
            QT_TR_NOOP("When it attacks or plunders a coin is tossed; if that is lost, nothing "
                       "happens.") },
        { "fog", magical, QT_TR_NOOP("Fog"),
            QT_TR_NOOP("Whoever stands on this tile is blinded. It lifts in the next end phase.") },
        { "frost", magical, QT_TR_NOOP("Frost"),
            QT_TR_NOOP("Each counter takes a step of its movement; three hold it fast. They thaw "
                       "after its first movement phase.") },
        { "burn", magical, QT_TR_NOOP("Burn"),
            QT_TR_NOOP("In its attack phase one or two counters deal as much true damage; three "
                       "deal 4 pure damage and consume its treasures.") },
        { "silence", magical, QT_TR_NOOP("Silence"),
            QT_TR_NOOP("No ability card can be played with it until the next end phase.") },
        { "stealth", magical, QT_TR_NOOP("Stealth"),
            QT_TR_NOOP("It cannot be targeted. Attacking ends it, and its next damage is true.") },
        { "armor", gift, QT_TR_NOOP("Armor"),
            QT_TR_NOOP("Physical damage to it is lowered by this much.") },
        { "magic armor", gift, QT_TR_NOOP("Magic armor"),
            QT_TR_NOOP("Magic damage to it is lowered by this much.") },
        { "regen", gift, QT_TR_NOOP("Regen"),
            QT_TR_NOOP("It heals this much as its controller's rally phase begins.") },
        { "fortify", gift, QT_TR_NOOP("Fortify"),
            QT_TR_NOOP("Levels one to four add 1, 3, 6 or 9 health.") },
        { "leech", gift, QT_TR_NOOP("Leech"),
            QT_TR_NOOP("The damage that it deals heals it as much.") },
        { "reach", gift, QT_TR_NOOP("Reach"),
            QT_TR_NOOP("Its ranged attack reaches this much farther.") },
    };
    for (const Sign& sign : signs)
        if (word == QLatin1String(sign.word))
            return &sign;
    return nullptr;
}

QString SeizeCardWords::signTitle(const QString& word)
{
    const Sign* sign = signOf(word);
    return sign ? tr(sign->title) : word;
}

QVariantList SeizeCardWords::legend()
{
    QVariantList rows;
    const auto add = [&rows](const char* sign, const QString& title, const QString& text) {
        rows.append(QVariantMap { { QStringLiteral("sign"), QLatin1String(sign) },
            { QStringLiteral("title"), title }, { QStringLiteral("text"), text } });
    };
    add("health", tr("Health"), tr("What is left before it is destroyed."));
    add("melee", tr("Melee"),
        tr("Damage to a neighbouring tile; the full ticks on its rim show where."));
    add("crossbow", tr("Crossbow"),
        tr("Physical damage from two tiles away on; the split ticks show where."));
    add("staff", tr("Staff"), tr("Magic damage from two tiles away on."));
    add("shield", tr("Defense"), tr("Lowers damage once; grey when it is spent."));
    add("bounty", tr("Bounty"), tr("Loot lost when it is destroyed, and taken when it plunders."));
    add("move", tr("Movement"), tr("Steps left this turn; the dots on its rim show where to."));
    for (const char* word : { "exhaust", "bleed", "poison", "blind", "fog", "frost", "burn",
             "silence", "stealth", "armor", "magic armor", "regen", "fortify", "leech", "reach" }) {
        const Sign* sign = signOf(QLatin1String(word));
        add(QByteArray(word).replace(' ', '-').constData(), tr(sign->title), tr(sign->text));
    }
    return rows;
}

QString SeizeCardWords::aheadWords(const QString& arrows)
{
    static const QHash<QString, const char*> words {
        { QStringLiteral("F"), QT_TR_NOOP("ahead") },
        { QStringLiteral("B"), QT_TR_NOOP("back") },
        { QStringLiteral("L"), QT_TR_NOOP("left") },
        { QStringLiteral("R"), QT_TR_NOOP("right") },
        { QStringLiteral("FL"), QT_TR_NOOP("ahead left") },
        { QStringLiteral("FR"), QT_TR_NOOP("ahead right") },
        { QStringLiteral("BL"), QT_TR_NOOP("back left") },
        { QStringLiteral("BR"), QT_TR_NOOP("back right") },
        { QStringLiteral("+"), QT_TR_NOOP("in the four straight directions") },
        { QStringLiteral("X"), QT_TR_NOOP("in the four diagonal directions") },
        { QStringLiteral("*"), QT_TR_NOOP("in all directions") },
    };
    QStringList named;
    for (const QString& arrow : arrows.toUpper().split(u' ', Qt::SkipEmptyParts))
        if (const auto found = words.find(arrow); found != words.end())
            named.append(tr(*found));
    return named.join(QStringLiteral(", "));
}

QString SeizeCardWords::statWords(const QVariantMap& stat)
{
    const QString sign = stat.value(QStringLiteral("sign")).toString();
    const int value = stat.value(QStringLiteral("value")).toInt();
    const QString ways = aheadWords(stat.value(QStringLiteral("printedArrows")).toString());
    if (sign == u"melee")
        return tr("melee %1 %2").arg(value).arg(ways);
    if (sign == u"crossbow")
        return tr("crossbow %1 at distance %2, %3")
            .arg(value)
            .arg(stat.value(QStringLiteral("distance")).toInt())
            .arg(ways);
    if (sign == u"staff")
        return tr("staff %1 at distance %2, %3")
            .arg(value)
            .arg(stat.value(QStringLiteral("distance")).toInt())
            .arg(ways);
    if (sign == u"shield")
        return tr("defense %1").arg(value);
    if (sign == u"bounty")
        return tr("bounty %1").arg(value);
    return tr("movement %1 %2").arg(value).arg(ways);
}

QString SeizeCardWords::zoneTitle(const QString& zone)
{
    const QString title = zonerows::title(seizeZones, zone, "SeizeCards");
    return title.isEmpty() ? CardBook::zoneTitle(zone) : title;
}

QString SeizeCardWords::placeWords(const CardFace& face, const TableInfo& table)
{
    if (!face.tile.isEmpty())
        return tr("tile %1, %2").arg(face.tile, table.nameOf(face.controller));
    return TableParts::zoneWords(face.zone, table, zoneTitle);
}

QString SeizeCardWords::spoken(const CardFace& face, const TableInfo& table)
{
    QStringList parts;
    parts.append(
        face.name.isEmpty() ? CardBook::tr("Face-down card %1").arg(face.place) : face.name);
    if (!face.zone.isEmpty())
        parts.append(placeWords(face, table));
    if (!face.name.isEmpty() && face.faceDown)
        parts.append(tr("face down"));
    if (const SeizeFace own = SeizeFace::of(face); own.health >= 0)
        parts.append(face.tile.isEmpty()
                ? tr("health %1").arg(own.health)
                : tr("health %1 of %2").arg(own.health).arg(own.maxHealth));
    for (const QVariant& stat : face.stats)
        parts.append(stat.toMap().value(QStringLiteral("label")).toString());
    if (!face.cost.isEmpty())
        parts.append(CardBook::tr("cost %1").arg(QString(face.cost).remove(u'{').remove(u'}')));
    if (face.turned)
        parts.append(tr("exhausted"));
    for (const QVariant& counter : face.counters)
        parts.append(counter.toMap().value(QStringLiteral("label")).toString());
    parts += face.keywords;
    if (!face.attachedKeys.isEmpty())
        parts.append(
            tr("%n treasures equipped", nullptr, static_cast<int>(face.attachedKeys.size())));
    QStringList groups;
    for (const QVariant& verb : face.verbs) {
        const QVariantMap map = verb.toMap();
        const QString words
            = map.value(map.contains(QStringLiteral("group")) ? QStringLiteral("group")
                                                              : QStringLiteral("label"))
                  .toString();
        if (!groups.contains(words))
            groups.append(words);
    }
    parts += groups;
    if (face.picked)
        parts.append(CardBook::tr("chosen"));
    return parts.join(QStringLiteral(", "));
}

CardPage SeizeCardWords::page(
    const CardFace& face, const TableInfo& table, const QString& viewer) const
{
    CardPage page;
    page.face = face;
    page.placeText = capitalised(face.tile.isEmpty()
            ? TableParts::placeWords(face.zone, table, viewer, zoneTitle)
            : placeWords(face, table));
    if (face.name.isEmpty()) {
        page.explanation.append(CardBook::tr("This card lies face down. You may not look at it."));
        return page;
    }
    page.face.faceDown = false; // its owner may look
    if (face.faceDown)
        page.modifications.append(tr("It lies face down and only pays costs."));
    addModifications(page, table);
    page.explanation = m_book.explained(face.cardId);
    for (const QVariant& counter : face.counters)
        if (const Sign* sign = signOf(counter.toMap().value(QStringLiteral("word")).toString()))
            page.explanation.append(tr("%1: %2").arg(
                counter.toMap().value(QStringLiteral("label")).toString(), tr(sign->text)));
    return page;
}

void SeizeCardWords::addModifications(CardPage& page, const TableInfo& table) const
{
    const CardFace& face = page.face;
    QStringList& told = page.modifications;
    if (face.tile.isEmpty())
        return;
    const SeizeFace own = SeizeFace::of(face);
    if (own.health < own.maxHealth)
        told.append(tr("%1 of %2 health left.").arg(own.health).arg(own.maxHealth));
    if (own.maxHealth != own.printedHealth)
        told.append(tr("Health %1 instead of %2.").arg(own.maxHealth).arg(own.printedHealth));
    static const std::pair<const char*, const char*> titles[] {
        { "melee", QT_TR_NOOP("Melee %1 instead of %2.") },
        { "crossbow", QT_TR_NOOP("Crossbow %1 instead of %2.") },
        { "staff", QT_TR_NOOP("Staff %1 instead of %2.") },
        { "bounty", QT_TR_NOOP("Bounty %1 instead of %2.") },
        { "move", QT_TR_NOOP("Movement %1 instead of %2.") },
    };
    for (const auto& [sign, words] : titles) {
        const QVariantMap row = stat(face, QLatin1String(sign));
        const int value = row.value(QStringLiteral("value")).toInt();
        const int before = row.value(QStringLiteral("printed")).toInt();
        if (!row.isEmpty() && value != before)
            told.append(tr(words).arg(value).arg(before));
        if (const int distance = row.value(QStringLiteral("distance")).toInt();
            distance != row.value(QStringLiteral("printedDistance")).toInt())
            told.append(tr("It reaches distance %1.").arg(distance));
    }
    const QVariantMap shield = stat(face, QStringLiteral("shield"));
    if (!shield.isEmpty() && shield.value(QStringLiteral("value")).toInt() == 0)
        told.append(tr("Its defense is spent."));
    const QVariantMap move = stat(face, QStringLiteral("move"));
    if (const int left = move.value(QStringLiteral("left")).toInt(); left > 0)
        told.append(tr("%n steps left this turn.", nullptr, left));
    if (own.hasAttacked)
        told.append(tr("It has made its attack this turn."));
    for (const QString& key : face.attachedKeys)
        if (const QString name = m_book.nameOfHandle(key); !name.isEmpty())
            told.append(tr("Equipped with %1.").arg(name));
    if (face.controller != face.owner)
        told.append(CardBook::tr("It belongs to %1.").arg(table.nameOf(face.owner)));
}
