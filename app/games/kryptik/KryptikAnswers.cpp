#include "app/games/kryptik/KryptikAnswers.h"

#include <algorithm>

namespace {

QString zoneOf(const Scene& scene, const QString& key)
{
    return scene.faces.value(key).zone.section(u'.', 1);
}

} // namespace

QStringList KryptikAnswers::openZones() const
{
    return { QStringLiteral("hand"), QStringLiteral("island"), QStringLiteral("eleven_year"),
        QStringLiteral("soul_row") };
}

/// A soul card that can only give energy does not call for attention.
bool KryptikAnswers::isOnTheMat(const Scene& scene, const Line& line) const
{
    return line.verb == u"energy" || Answers::isOnTheMat(scene, line);
}

/// 8.2.2 Energy that nobody spends is gone with the turn; casting engages what it needs by itself.
bool KryptikAnswers::isMinor(const Line& line) const
{
    return line.verb == u"energy";
}

bool KryptikAnswers::isWeighty(const Line& line) const
{
    return line.verb == u"energy" && !isPick();
}

/// 4.4.3 Where only one citizen is left that could block, commanding it is the whole answer.
bool KryptikAnswers::endsTheQuestion(const Line& line) const
{
    return line.verb == u"block"
        && std::ranges::count_if(snapshot().question->lines,
               [](const std::string& each) { return each != "block none"; })
        == 1;
}

QString KryptikAnswers::spoken(const CardFace& face) const
{
    return KryptikCards::spoken(face, table());
}

QString KryptikAnswers::hiddenName(const CardFace& face) const
{
    return face.zone.endsWith(u".eleven_year")
        ? tr("11 year card %1 of %2")
              .arg(face.place)
              .arg(table().nameOf(face.zone.section(u'.', 0, 0)))
        : Answers::hiddenName(face);
}

/// Something on its way to the pile: "toll.2" is the second paragraph of a spell that does something, "host!1" an
/// ability of a card by its number, "host!year" an 11 year choice.
QString KryptikAnswers::placeName(const Scene& scene, const QString& key) const
{
    const QString source = sourceOf(key);
    const CardFace face = scene.faces.value(source);
    const QString name = face.name.isEmpty() ? m_cards.book().nameOfHandle(source) : face.name;
    const QString number = key.mid(source.size() + 1).section(u'~', 0, 0);
    const QString words
        = KryptikCards::readable(m_cards.book().waitingAbility(face.cardId, number.toInt()));
    if (words.isEmpty())
        return name.isEmpty() ? key : name;
    return tr("%1 (%2)").arg(name, words.endsWith(u'.') ? words.chopped(1) : words);
}

// --- Dragging

QStringList KryptikAnswers::drop(const Scene& scene, const QString& key, const QString& target)
{
    const QVariantList cast = linesOn(scene, key, QStringLiteral("cast"));
    const QVariantList soul = linesOn(scene, key, QStringLiteral("soul"));
    const QVariantList attack = linesOn(scene, key, QStringLiteral("attack"));
    const QVariantList block = linesOn(scene, key, QStringLiteral("block"));
    const QString targetZone = scene.zones.contains(target) ? target.section(u'.', 1) : QString();
    const QString own = scene.faces.value(key).zone.section(u'.', 0, 0);
    if (!soul.isEmpty()
        && (target == own + QStringLiteral(".soul_row") || zoneOf(scene, target) == u"soul_row"))
        return { lineOf(soul.first()) };
    if (!cast.isEmpty() && (targetZone == u"island" || target == u"mat"))
        return { lineOf(cast.first()) };
    const bool isThing = targetZone.isEmpty();
    if (!cast.isEmpty() && isThing)
        return { lineOf(cast.first()), QStringLiteral("target ") + target };
    if (!attack.isEmpty() && isThing)
        return { lineOf(attack.first()), QStringLiteral("target ") + target };
    if (!block.isEmpty() && KryptikFace::of(scene.faces.value(target)).attacking)
        return { lineOf(block.first()) };
    return {};
}

QStringList KryptikAnswers::dropTargets(const Scene& scene, const QString& key)
{
    QStringList targets;
    const QString own = scene.faces.value(key).zone.section(u'.', 0, 0);
    if (!linesOn(scene, key, QStringLiteral("soul")).isEmpty())
        targets.append(own + QStringLiteral(".soul_row"));
    if (!linesOn(scene, key, QStringLiteral("cast")).isEmpty())
        targets.append({ own + QStringLiteral(".island"), QStringLiteral("mat") });
    if (!linesOn(scene, key, QStringLiteral("attack")).isEmpty()) {
        // 4.4.2 One 11 year card of an opponent, or the player who has none left.
        for (const SeatFace& seat : scene.seats) {
            if (seat.key == own || !seat.alive)
                continue;
            const QList<CardFace> row
                = scene.zones.value(seat.key + QStringLiteral(".eleven_year")).cards;
            if (row.isEmpty())
                targets.append(seat.key);
            for (const CardFace& card : row)
                targets.append(card.key);
        }
    }
    if (!linesOn(scene, key, QStringLiteral("block")).isEmpty())
        for (const CardFace& face : scene.faces)
            if (KryptikFace::of(face).attacking)
                targets.append(face.key);
    return targets;
}
