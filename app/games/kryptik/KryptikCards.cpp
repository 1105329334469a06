#include "app/games/kryptik/KryptikCards.h"

#include "app/games/Handles.h"
#include "app/games/TableParts.h"
#include "app/games/kryptik/KryptikZones.h"

#include <QRegularExpression>

#include <algorithm>

using handles::capitalised;
using handles::signedNumber;
using observed::Json;

namespace {

QString coloursOf(const QString& cost)
{
    QString colours;
    for (const QChar colour : QStringLiteral("wubg"))
        if (cost.contains(colour))
            colours += colour;
    return colours;
}

QVariantMap badge(const QString& text, const QString& kind, const QString& hint)
{
    return { { QStringLiteral("text"), text }, { QStringLiteral("kind"), kind },
        { QStringLiteral("hint"), hint } };
}

} // namespace

KryptikCards::KryptikCards(std::shared_ptr<const triptych::cards::Library> library)
    : m_book(std::move(library))
{
}

QHash<QString, CardFace> KryptikCards::faces(const KryptikView& view, const TableInfo& table) const
{
    QHash<QString, CardFace> faces;
    for (auto object = view.objects.begin(); object != view.objects.end(); ++object) {
        CardFace face = TableParts::face(object.key(), *object);
        fillPresent(face, *object).show(face);
        faces.insert(face.key, face);
    }
    placeFaces(faces, view);
    const auto mark = [&faces](const QString& key, bool KryptikFace::*what) {
        if (const auto found = faces.find(key); found != faces.end()) {
            KryptikFace own = KryptikFace::of(*found);
            own.*what = true;
            own.show(*found);
        }
    };
    mark(view.combat.attacker, &KryptikFace::attacking);
    for (const QString& key : view.combat.targets)
        mark(key, &KryptikFace::attacked);
    for (const QString& key : view.combat.blockers)
        mark(key, &KryptikFace::blocking);
    for (CardFace& face : faces) {
        face.badges = badgesOf(face);
        face.accessibleName = spoken(face, table);
    }
    return faces;
}

KryptikFace KryptikCards::fillPresent(CardFace& face, const KryptikView::Object& object) const
{
    KryptikFace own = fillPrinted(face);
    // 5.4, 5.2: in these zones even a card one has looked at lies face down.
    const QString zone = face.zone.section(u'.', 1);
    face.faceDown = face.name.isEmpty() || zone == u"eleven_year" || zone == u"deck";
    own.attack = object.attack.value_or(own.printedAttack);
    own.defense = object.defense.value_or(own.printedDefense);
    own.damage = object.damage;
    face.turned = object.engaged;
    own.hasAttacked = object.attacked;
    for (const QString& keyword : object.keywords) {
        face.keywords.append(keywordName(keyword));
        face.keywordSigns.append(keyword);
    }
    // What does not hold it back is not shown as holding it back.
    const bool eager = face.keywords.contains(QStringLiteral("Eager"));
    own.weary = object.weary && !eager;
    face.attachedKeys = object.attached;
    face.attachedTo = object.attachedTo;
    return own;
}

KryptikFace KryptikCards::fillPrinted(CardFace& face) const
{
    const Json& card = m_book.card(face.cardId);
    if (!card.is_object())
        return {};
    face.name = observed::text(card, "name");
    face.kind = observed::text(card, "type");
    face.motif = face.kind == u"citizen" ? QStringLiteral("figure") : QString();
    face.kinship = observed::text(card, "faction");
    QStringList typeLine;
    if (!face.kinship.isEmpty())
        typeLine.append(capitalised(face.kinship));
    typeLine.append(capitalised(face.kind));
    face.leader = observed::flag(card, "overlord");
    if (face.leader)
        typeLine.append(QStringLiteral("Overlord"));
    face.typeLine = typeLine.join(u' ');
    face.cost = observed::text(card, "cost");
    face.text = observed::text(card, "text");
    face.flavour = observed::text(card, "flavour");
    face.rarity = observed::text(card, "rarity");
    face.setCode = observed::text(card, "set");
    face.colours = coloursOf(face.cost);
    face.boxText = observed::text(card, "eleven_year_text");
    face.boxSign = QStringLiteral("hourglass");
    KryptikFace own;
    own.citizen = face.kind == u"citizen";
    own.attack = own.printedAttack = observed::number(card, "attack");
    own.defense = own.printedDefense = observed::number(card, "defense");
    own.soul = observed::text(card, "soul");
    own.yearCost = observed::number(card, "eleven_year_cost", -1);
    return own;
}

CardFace KryptikCards::printed(const QString& cardId) const
{
    CardFace face;
    face.key = face.cardId = cardId;
    fillPrinted(face).show(face);
    return face;
}

QString KryptikCards::readable(QString words)
{
    // The cards are printed in English: their signs are spelt in the same language.
    static const std::pair<QString, QString> colours[] {
        { QStringLiteral("w"), QStringLiteral("white") },
        { QStringLiteral("u"), QStringLiteral("blue") },
        { QStringLiteral("b"), QStringLiteral("black") },
        { QStringLiteral("g"), QStringLiteral("green") },
        { QStringLiteral("c"), QStringLiteral("colourless") },
    };
    static const QRegularExpression number(
        QStringLiteral("\\{([0-9]+|x)\\}"), QRegularExpression::CaseInsensitiveOption);
    words.replace(QStringLiteral("[>>>]"), QStringLiteral("engage it"));
    words.replace(QStringLiteral("}{"), QStringLiteral("}, {"));
    for (const auto& [one, first] : colours) {
        words.replace(u'{' + one + u'}', QStringLiteral("1 ") + first);
        for (const auto& [other, second] : colours)
            words.replace(QStringLiteral("{%1/%2}").arg(one, other),
                QStringLiteral("1 %1 or %2").arg(first, second));
    }
    words.replace(number, QStringLiteral("\\1"));
    if (!words.isEmpty())
        words[0] = words.at(0).toUpper();
    return words;
}

QList<QVariant> KryptikCards::badgesOf(const CardFace& face)
{
    QVariantList badges;
    const KryptikFace own = KryptikFace::of(face);
    const bool onIsland = face.zone.endsWith(u".island");
    if (own.citizen && onIsland
        && (own.attack != own.printedAttack || own.defense != own.printedDefense)) {
        const int attack = own.attack - own.printedAttack;
        const int defense = own.defense - own.printedDefense;
        badges.append(badge(signedNumber(attack) + u'/' + signedNumber(defense),
            attack + defense < 0 ? QStringLiteral("minus") : QStringLiteral("plus"),
            tr("Printed %1/%2").arg(own.printedAttack).arg(own.printedDefense)));
    }
    if (own.weary && onIsland)
        badges.append(badge(tr("Weary"), QStringLiteral("state"),
            tr("It cannot attack or engage for a cost until its controller's next disengage "
               "phase.")));
    if (own.hasAttacked && onIsland)
        badges.append(badge(tr("Has attacked"), QStringLiteral("state"),
            tr("It has attacked in this combat phase.")));
    return badges;
}

QString KryptikCards::zoneTitle(const QString& zone)
{
    const QString title = zonerows::title(kryptikZones, zone, "KryptikCards");
    return title.isEmpty() ? CardBook::zoneTitle(zone) : title;
}

QString KryptikCards::keywordName(const QString& keyword)
{
    // Printed words of the game: they stay as on the cards.
    return capitalised(keyword);
}

QString KryptikCards::keywordMeaning(const QString& keyword)
{
    static const QHash<QString, const char*> meanings {
        { QStringLiteral("Eager"), QT_TR_NOOP("Eager: being weary does not hold it back.") },
        { QStringLiteral("Focused"),
            QT_TR_NOOP("Focused: only in your own 1st or 2nd phase, while nothing is on the effect "
                       "pile.") },
        { QStringLiteral("Ravenous"),
            QT_TR_NOOP("Ravenous: its attack may aim at two 11 year cards.") },
        { QStringLiteral("Sidestep"),
            QT_TR_NOOP("Sidestep: only citizens with Sidestep can block it.") },
        { QStringLiteral("Steadfast"), QT_TR_NOOP("Steadfast: attacking does not engage it.") },
        { QStringLiteral("Tenacious"),
            QT_TR_NOOP("Tenacious: one blocker alone cannot stop it, it takes two or more.") },
        { QStringLiteral("Toxic"),
            QT_TR_NOOP("Toxic: the first point of damage it deals to a citizen is deadly.") },
    };
    const auto found = meanings.find(keyword);
    return found == meanings.end() ? QString() : tr(*found);
}

CardPage KryptikCards::page(
    const CardFace& face, const TableInfo& table, const QString& viewer) const
{
    CardPage page;
    page.face = face;
    page.placeText = TableParts::placeWords(face.zone, table, viewer, zoneTitle);
    if (face.name.isEmpty()) {
        page.explanation.append(tr("This card lies face down. Nobody may look at it."));
        return page;
    }
    page.explanation = m_book.explained(face.cardId);
    const KryptikFace own = KryptikFace::of(face);
    const bool onIsland = face.zone.endsWith(u".island");
    // What is printed is explained with the text; what came besides, here.
    const QStringList printed = m_book.keywords(face.cardId);
    QStringList gained;
    for (const QString& keyword : face.keywords)
        if (!printed.contains(keyword.toLower()))
            gained.append(keyword);
    for (const QString& keyword : std::as_const(gained)) {
        const QString meaning = keywordMeaning(keyword);
        if (onIsland && !meaning.isEmpty())
            page.explanation.append(meaning);
    }
    if (own.citizen && onIsland) {
        if (own.attack != own.printedAttack)
            page.modifications.append(
                tr("Attack %1 instead of %2.").arg(own.attack).arg(own.printedAttack));
        if (own.defense != own.printedDefense)
            page.modifications.append(
                tr("Defense %1 instead of %2.").arg(own.defense).arg(own.printedDefense));
        if (own.damage > 0)
            page.modifications.append(
                tr("%n damage this turn; %1 more would destroy it.", nullptr, own.damage)
                    .arg(std::max(0, own.defense - own.damage)));
        for (const QString& keyword : std::as_const(gained))
            page.modifications.append(CardBook::tr("It has %1.").arg(keyword));
        if (own.weary)
            page.modifications.append(tr("Weary: it cannot attack or engage for a cost yet."));
        if (face.turned)
            page.modifications.append(tr("Engaged."));
        if (!face.attachedKeys.isEmpty())
            page.modifications.append(tr("%n cards lie attached under it.", nullptr,
                static_cast<int>(face.attachedKeys.size())));
        if (face.controller != face.owner)
            page.modifications.append(
                CardBook::tr("It belongs to %1.").arg(table.nameOf(face.owner)));
    }
    return page;
}

QString KryptikCards::spoken(const CardFace& face, const TableInfo& table)
{
    const KryptikFace own = KryptikFace::of(face);
    QStringList parts;
    if (face.name.isEmpty())
        parts.append(CardBook::tr("Face-down card %1").arg(face.place));
    else
        parts.append(face.name);
    if (!face.zone.isEmpty())
        parts.append(TableParts::zoneWords(face.zone, table, zoneTitle));
    if (own.citizen && !face.name.isEmpty())
        parts.append(tr("attack %1, defense %2").arg(own.attack).arg(own.defense));
    if (!face.cost.isEmpty() && face.zone.endsWith(u".hand"))
        parts.append(CardBook::tr("cost %1").arg(face.cost));
    if (own.damage > 0)
        parts.append(tr("%n damage", nullptr, own.damage));
    if (face.turned)
        parts.append(tr("engaged"));
    if (own.weary)
        parts.append(tr("weary"));
    if (own.attacking)
        parts.append(tr("attacking"));
    if (own.attacked)
        parts.append(tr("under attack"));
    if (own.blocking)
        parts.append(tr("blocking"));
    if (!face.keywords.isEmpty())
        parts.append(face.keywords.join(QStringLiteral(", ")));
    for (const QVariant& verb : face.verbs)
        parts.append(verb.toMap().value(QStringLiteral("label")).toString());
    if (face.picked)
        parts.append(CardBook::tr("chosen"));
    return parts.join(QStringLiteral(", "));
}
