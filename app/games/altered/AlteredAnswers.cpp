#include "app/games/altered/AlteredAnswers.h"

#include <algorithm>

namespace {

/// "p1.hero" is the expedition whose cards lie in "p1.expedition_hero".
QString zoneOfExpedition(const QString& expedition)
{
    return expedition.section(u'.', 0, 0) + QStringLiteral(".expedition_")
        + expedition.section(u'.', 1);
}

} // namespace

Answers::Line AlteredAnswers::read(const Scene& scene, const std::string& text) const
{
    Line line = Answers::read(scene, text);
    // Bare `hero` is the answering seat's own expedition (NOTATION section 2).
    const auto expedition = [this](const QString& word) {
        return word == u"hero" || word == u"companion" ? viewer() + u'.' + word : word;
    };
    if (line.verb == u"play" && !line.rest.isEmpty()) {
        const QString lane = line.rest.section(u' ', 0, 0);
        if (const QString whereto = expedition(lane); isExpedition(whereto))
            line.place = whereto;
    } else if (line.verb == u"swap") {
        line.place = line.rest;
    } else if (line.verb == u"target" || line.verb == u"choose") {
        line.object = expedition(line.object);
    } else if (line.verb == u"react") {
        const int k = line.rest.isEmpty() ? 1 : line.rest.toInt();
        if (const QString item = waiting(scene, line.object, k); !item.isEmpty())
            line.object = item;
    }
    return line;
}

/// The K-th waiting reaction that came from an object and is the asked seat's to play.
QString AlteredAnswers::waiting(const Scene& scene, const QString& source, int k) const
{
    for (auto item = scene.waiting.rbegin(); item != scene.waiting.rend(); ++item)
        if (item->sourceKey == source && item->mine && item->kind != u"limbo" && --k == 0)
            return item->key;
    return {};
}

QStringList AlteredAnswers::openZones() const
{
    return { QStringLiteral("hand"), QStringLiteral("hero"), QStringLiteral("landmark"),
        QStringLiteral("mana"), QStringLiteral("reserve"), QStringLiteral("expedition_hero"),
        QStringLiteral("expedition_companion") };
}

bool AlteredAnswers::isOnTheMat(const Scene& scene, const Line& line) const
{
    // 4.2.5.c A full Reserve is too narrow for names and costs: they are read beside the mat.
    constexpr std::size_t readable = 4;
    if (line.verb == u"keep" && snapshot().question->lines.size() > readable)
        return false;
    return isExpedition(line.object) || line.object.startsWith(u"region.")
        || Answers::isOnTheMat(scene, line);
}

QString AlteredAnswers::spoken(const CardFace& face) const
{
    return AlteredCards::spoken(face, table());
}

// --- Dragging

QStringList AlteredAnswers::drop(const Scene& scene, const QString& key, const QString& target)
{
    const QString own = scene.faces.value(key).zone.section(u'.', 0, 0);
    for (const QVariant& row : scene.answers.value(key))
        if (const QString place = placeOf(row);
            !place.isEmpty() && (place == target || zoneOfExpedition(place) == target))
            return { lineOf(row) };
    if (target == own + QStringLiteral(".mana"))
        if (const QVariantList rows = linesOn(scene, key, QStringLiteral("mana")); !rows.isEmpty())
            return { lineOf(rows.first()) };
    // What needs no expedition goes anywhere on the mat, or straight onto its target.
    for (const QVariant& row : linesOn(scene, key, QStringLiteral("play"))) {
        if (!placeOf(row).isEmpty())
            continue;
        if (target == u"mat" || scene.zones.contains(target))
            return { lineOf(row) };
        return { lineOf(row), QStringLiteral("target ") + target };
    }
    return {};
}

QStringList AlteredAnswers::dropTargets(const Scene& scene, const QString& key)
{
    QStringList targets;
    const QString own = scene.faces.value(key).zone.section(u'.', 0, 0);
    for (const QVariant& row : scene.answers.value(key)) {
        const QString place = placeOf(row);
        if (!place.isEmpty() && !targets.contains(place))
            targets.append(place);
    }
    if (!linesOn(scene, key, QStringLiteral("mana")).isEmpty())
        targets.append(own + QStringLiteral(".mana"));
    for (const QVariant& row : linesOn(scene, key, QStringLiteral("play")))
        if (placeOf(row).isEmpty())
            targets.append(scene.faces.value(key).kind == u"landmark"
                    ? own + QStringLiteral(".landmark")
                    : QStringLiteral("mat"));
    return targets;
}
