#include "app/games/altered/AlteredCardWords.h"

#include "app/games/TableParts.h"
#include "app/games/altered/AlteredZones.h"

#include <QRegularExpression>

namespace {

struct Meaning
{
    const char* sign; ///< As it stands in a printed text or among the statuses.
    const char* icon;
    const char* title;
    const char* text;
};

// 7.1 The symbols, 2.4 the statuses and 7.4 the keywords, in the order of the legend.
constexpr Meaning meaningsOfSigns[] {
    { "{J}", "symbol-j", QT_TRANSLATE_NOOP("AlteredCards", "Join"),
        QT_TRANSLATE_NOOP("AlteredCards", "Happens when it comes into play from anywhere.") },
    { "{H}", "symbol-h", QT_TRANSLATE_NOOP("AlteredCards", "From the hand"),
        QT_TRANSLATE_NOOP("AlteredCards", "Happens when it is played from the hand.") },
    { "{R}", "symbol-r", QT_TRANSLATE_NOOP("AlteredCards", "From the Reserve"),
        QT_TRANSLATE_NOOP("AlteredCards", "Happens when it is played from the Reserve.") },
    { "{T}", "symbol-t", QT_TRANSLATE_NOOP("AlteredCards", "Exhaust"),
        QT_TRANSLATE_NOOP(
            "AlteredCards", "The price: it is turned sideways until the next Morning.") },
    { "{D}", "symbol-d", QT_TRANSLATE_NOOP("AlteredCards", "Support"),
        QT_TRANSLATE_NOOP("AlteredCards", "The price: it is discarded from your Reserve.") },
    { "{I}", "symbol-i", QT_TRANSLATE_NOOP("AlteredCards", "Lasting support"),
        QT_TRANSLATE_NOOP("AlteredCards", "Works as long as it lies ready in your Reserve.") },
    { "{V}", "forest", QT_TRANSLATE_NOOP("AlteredCards", "Forest"),
        QT_TRANSLATE_NOOP("AlteredCards", "A terrain, and the statistic that counts there.") },
    { "{M}", "mountain", QT_TRANSLATE_NOOP("AlteredCards", "Mountain"),
        QT_TRANSLATE_NOOP("AlteredCards", "A terrain, and the statistic that counts there.") },
    { "{O}", "ocean", QT_TRANSLATE_NOOP("AlteredCards", "Ocean"),
        QT_TRANSLATE_NOOP("AlteredCards", "A terrain, and the statistic that counts there.") },
    { "boost", "boost", QT_TRANSLATE_NOOP("AlteredCards", "Boost"),
        QT_TRANSLATE_NOOP("AlteredCards", "One more of each statistic while it stays.") },
    { "Anchored", "anchored", QT_TRANSLATE_NOOP("AlteredCards", "Anchored"),
        QT_TRANSLATE_NOOP("AlteredCards",
            "At Night it stays in its expedition once, and is no longer Anchored.") },
    { "Asleep", "asleep", QT_TRANSLATE_NOOP("AlteredCards", "Asleep"),
        QT_TRANSLATE_NOOP("AlteredCards",
            "Its statistics do not count at Dusk. At Night it stays and wakes up.") },
    { "Fleeting", "fleeting", QT_TRANSLATE_NOOP("AlteredCards", "Fleeting"),
        QT_TRANSLATE_NOOP("AlteredCards", "It is discarded where it would go to the Reserve.") },
    { "Completed", "completed", QT_TRANSLATE_NOOP("AlteredCards", "Completed"),
        QT_TRANSLATE_NOOP("AlteredCards", "What the Feat asks for has been done.") },
};

constexpr Meaning meaningsOfKeywords[] {
    { "Defender", "", "",
        QT_TRANSLATE_NOOP(
            "AlteredCards", "Defender: its expedition cannot move forward at Dusk.") },
    { "Eternal", "", "",
        QT_TRANSLATE_NOOP("AlteredCards", "Eternal: it stays in its expedition at Night.") },
    { "Gigantic", "", "",
        QT_TRANSLATE_NOOP("AlteredCards", "Gigantic: it stands in both of your expeditions.") },
    { "Seasoned", "", "",
        QT_TRANSLATE_NOOP(
            "AlteredCards", "Seasoned: it keeps its boosts on the way to the Reserve.") },
    { "Tough", "", "",
        QT_TRANSLATE_NOOP(
            "AlteredCards", "Tough: an opponent who targets it pays that much mana more.") },
    { "Scout", "", "",
        QT_TRANSLATE_NOOP("AlteredCards",
            "Scout: it may be played for that cost; then it goes to the Reserve at once.") },
    { "Cooldown", "", "",
        QT_TRANSLATE_NOOP("AlteredCards", "Cooldown: it comes to the Reserve exhausted.") },
};

} // namespace

AlteredCardWords::AlteredCardWords(std::shared_ptr<const triptych::cards::Library> library)
    : m_book(std::move(library))
{
}

int AlteredCardWords::value(const QVariantList& rows, const QString& sign)
{
    for (const QVariant& row : rows)
        if (const QVariantMap map = row.toMap(); map.value(QStringLiteral("sign")) == sign)
            return map.value(QStringLiteral("value")).toInt();
    return 0;
}

QString AlteredCardWords::zoneTitle(const QString& zone)
{
    const QString title = zonerows::title(alteredZones, zone, "AlteredCards");
    return title.isEmpty() ? CardBook::zoneTitle(zone) : title;
}

QString AlteredCardWords::expeditionTitle(const QString& lane)
{
    return zoneTitle(QStringLiteral("expedition_") + lane);
}

QString AlteredCardWords::terrainTitle(const QString& terrain)
{
    return terrain == u"forest"  ? tr("Forest")
        : terrain == u"mountain" ? tr("Mountain")
                                 : tr("Ocean");
}

QString AlteredCardWords::readable(QString words)
{
    // The cards are printed in English: their signs are spelt in the same language.
    static constexpr std::pair<const char*, const char*> symbols[] { { "{T}", "exhaust it" },
        { "{D}", "discard it" }, { "{V}", "forest" }, { "{M}", "mountain" }, { "{O}", "ocean" },
        { "{J} ", "" }, { "{H} ", "" }, { "{R} ", "" }, { "{I} ", "" }, { "{J}", "join" },
        { "{H}", "hand" }, { "{R}", "Reserve" }, { "{I}", "support" } };
    for (const auto& [symbol, spelled] : symbols)
        words.replace(QLatin1String(symbol), QLatin1String(spelled));
    static const QRegularExpression mana(QStringLiteral("\\{([0-9X])\\}"));
    words.replace(mana, QStringLiteral("\\1 mana"));
    words.remove(u'[').remove(u']').remove(u'#');
    words.replace(u'\n', u' ');
    if (!words.isEmpty())
        words[0] = words.at(0).toUpper();
    return words;
}

QVariantList AlteredCardWords::legend()
{
    QVariantList rows;
    const auto row = [&rows](const char* icon, const QString& title, const QString& text) {
        rows.append(QVariantMap { { QStringLiteral("sign"), QLatin1String(icon) },
            { QStringLiteral("title"), title }, { QStringLiteral("text"), text } });
    };
    row("expedition-hero", tr("Hero expedition"),
        tr("The boat. It sails from the first region towards the last."));
    row("expedition-companion", tr("Companion expedition"),
        tr("The lantern. It comes from the last region; you win when your two meet or pass."));
    row("advance", tr("Would move"), tr("If it were Dusk now, this expedition would go on."));
    row("mana", tr("Mana orb"),
        tr("A ready orb pays 1; an empty one is ready again in the Morning."));
    row("cost-hand", tr("Hand cost"), tr("What it costs from the hand."));
    row("cost-reserve", tr("Reserve cost"), tr("What it costs from the Reserve."));
    for (const Meaning& meaning : meaningsOfSigns)
        row(meaning.icon, tr(meaning.title), tr(meaning.text));
    return rows;
}

/// What the signs and keywords on a face mean, the printed ones first. Where the card is explained,
/// its own words need no second explanation; what rests on it is always told.
QStringList AlteredCardWords::meanings(const CardFace& face, bool explained)
{
    QStringList lines;
    const QString words = face.text + u'\n' + face.boxText;
    for (const Meaning& meaning : meaningsOfSigns) {
        const QString sign = QLatin1String(meaning.sign);
        const bool rests = std::any_of(
            face.counters.begin(), face.counters.end(), [&meaning](const QVariant& bead) {
                return bead.toMap().value(QStringLiteral("sign")).toString()
                    == QLatin1String(meaning.icon);
            });
        const bool terrain = sign == u"{V}" || sign == u"{M}" || sign == u"{O}";
        if (!terrain && (rests || (words.contains(sign) && !explained)))
            lines.append(tr("%1: %2", "sign: meaning").arg(tr(meaning.title), tr(meaning.text)));
    }
    for (const Meaning& meaning : meaningsOfKeywords) {
        const QString keyword = QLatin1String(meaning.sign);
        const bool has = std::any_of(face.keywords.begin(), face.keywords.end(),
            [&keyword](const QString& each) { return each.startsWith(keyword); });
        if (words.contains(keyword) ? !explained : has)
            lines.append(tr(meaning.text));
    }
    return lines;
}

QStringList AlteredCardWords::modifications(const CardFace& face, const TableInfo& table) const
{
    QStringList lines;
    for (const QVariant& row : face.stats) {
        const QVariantMap stat = row.toMap();
        const int now = stat.value(QStringLiteral("value")).toInt();
        const int printed = stat.value(QStringLiteral("printed")).toInt();
        if (now != printed)
            lines.append(tr("%1 %2 instead of %3.")
                             .arg(terrainTitle(stat.value(QStringLiteral("sign")).toString()))
                             .arg(now)
                             .arg(printed));
    }
    for (const QVariant& bead : face.counters)
        lines.append(bead.toMap().value(QStringLiteral("label")).toString() + u'.');
    if (!face.selectable && !face.targetHint.isEmpty())
        lines.append(face.targetHint);
    if (face.turned && face.zone.endsWith(u".reserve"))
        lines.append(tr("It cannot be played and does not support until it is ready."));
    const QStringList printed = m_book.keywords(face.cardId);
    for (const QString& keyword : face.keywords)
        if (std::ranges::none_of(
                printed, [&](const QString& each) { return each.startsWith(keyword.toLower()); }))
            lines.append(CardBook::tr("It has %1.").arg(keyword));
    if (!face.controller.isEmpty() && face.controller != face.owner)
        lines.append(CardBook::tr("It belongs to %1.").arg(table.nameOf(face.owner)));
    return lines;
}

CardPage AlteredCardWords::page(
    const CardFace& face, const TableInfo& table, const QString& viewer) const
{
    CardPage page;
    page.face = face;
    page.placeText = TableParts::placeWords(face.zone, table, viewer, zoneTitle);
    if (face.name.isEmpty()) {
        page.explanation.append(CardBook::tr("This card lies face down. You may not look at it."));
        return page;
    }
    page.face.faceDown = false; // one's own Mana Orbs may be looked at (3.2.9.d)
    const QStringList explained = m_book.explained(face.cardId);
    for (const QString& line : explained)
        page.explanation.append(readable(line));
    page.explanation.append(meanings(face, !explained.isEmpty()));
    page.modifications = modifications(face, table);
    return page;
}

QString AlteredCardWords::spoken(const CardFace& face, const TableInfo& table)
{
    QStringList parts;
    const bool orb = face.zone.endsWith(u".mana");
    if (orb)
        parts.append(face.turned ? tr("Exhausted mana orb %1").arg(face.place)
                                 : tr("Ready mana orb %1").arg(face.place));
    else if (face.name.isEmpty())
        parts.append(CardBook::tr("Face-down card %1").arg(face.place));
    if (!face.name.isEmpty())
        parts.append(face.name);
    if (!face.zone.isEmpty())
        parts.append(TableParts::zoneWords(face.zone, table, zoneTitle));
    if (!orb) {
        for (const QVariant& row : face.costs) {
            const QVariantMap cost = row.toMap();
            const int mana = cost.value(QStringLiteral("value")).toInt();
            if (face.zone.endsWith(u".hand") || face.zone.endsWith(u".reserve"))
                parts.append(cost.value(QStringLiteral("sign")) == QStringLiteral("cost-hand")
                        ? tr("costs %1 from the hand").arg(mana)
                        : tr("costs %1 from the Reserve").arg(mana));
        }
        if (!face.stats.isEmpty())
            parts.append(tr("forest %1, mountain %2, ocean %3")
                             .arg(value(face.stats, QStringLiteral("forest")))
                             .arg(value(face.stats, QStringLiteral("mountain")))
                             .arg(value(face.stats, QStringLiteral("ocean"))));
        for (const QVariant& bead : face.counters)
            parts.append(bead.toMap().value(QStringLiteral("label")).toString());
    }
    if (!face.keywords.isEmpty())
        parts.append(face.keywords.join(QStringLiteral(", ")));
    for (const QVariant& verb : face.verbs)
        parts.append(verb.toMap().value(QStringLiteral("label")).toString());
    if (!face.selectable && !face.targetHint.isEmpty())
        parts.append(face.targetHint);
    if (face.picked)
        parts.append(CardBook::tr("chosen"));
    return parts.join(QStringLiteral(", "));
}
