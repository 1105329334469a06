#include "app/games/seize/SeizeAnswers.h"

#include "app/games/seize/SeizeBoard.h"

#include <algorithm>

Answers::Line SeizeAnswers::read(const Scene& scene, const std::string& text) const
{
    Line line = Answers::read(scene, text);
    line.place = placeOfLine(line);
    return line;
}

/// Where a line puts something; "" when it puts nothing anywhere.
QString SeizeAnswers::placeOfLine(const Line& line) const
{
    const QString& verb = line.verb;
    const QString last = line.rest.section(u' ', -1);
    if (verb == u"hire" || verb == u"summon")
        return line.rest.section(u' ', 0, 0);
    if (verb == u"treasure")
        return viewer() + QStringLiteral(".warchest");
    const bool played = verb == u"ability" && line.rest.startsWith(u"by ");
    return verb == u"move" || verb == u"spot" || verb == u"equip" || played ? last : QString();
}

QStringList SeizeAnswers::openZones() const
{
    return { QStringLiteral("hand"), QStringLiteral("battlefield"), QStringLiteral("warchest"),
        QStringLiteral("events"), QStringLiteral("guild_quarters") };
}

bool SeizeAnswers::isThing(const Scene& scene, const QString& key) const
{
    return seizeboard::tileAt(key) || Answers::isThing(scene, key);
}

bool SeizeAnswers::isOnTheMat(const Scene& scene, const Line& line) const
{
    return seizeboard::tileAt(line.object) || !scene.faces.value(line.object).tile.isEmpty()
        || Answers::isOnTheMat(scene, line);
}

bool SeizeAnswers::isPrimary(const Line& line) const
{
    if (isAsked("mulligan"))
        return line.verb == u"no";
    return Answers::isPrimary(line);
}

bool SeizeAnswers::isListed(const QString& verb) const
{
    return verb == u"acquire" || Answers::isListed(verb);
}

/// S-RALLY-EXIT Whoever is clicked to be looked at shall not be gone. What gives something up is never
/// what is offered first.
bool SeizeAnswers::isWeighty(const Line& line) const
{
    return line.verb == u"exit" || line.verb == u"unequip"
        || (line.verb == u"treasure" && line.rest == u"facedown");
}

/// One way to acquire nothing is enough.
bool SeizeAnswers::isNeedless(const Line& line) const
{
    return line.line == u"acquire 0"
        && std::ranges::find(snapshot().question->lines, "pass")
        != snapshot().question->lines.end();
}

void SeizeAnswers::write(Scene& scene, const Line& line, const QVariantMap& row) const
{
    Answers::write(scene, line, row);
    // S-FMT-ARENA-GOAL There is nobody else to put there: the tile alone says it.
    if (isAsked("champion") && !line.place.isEmpty()) {
        QVariantMap there = row;
        there.remove(QStringLiteral("place"));
        there.remove(QStringLiteral("group"));
        scene.answers[line.place].append(there);
    }
    // S-RALLY-EQUIP A treasure can be taken to its bearer, or the bearer to it.
    const QString treasure = line.rest.section(u' ', 0, 0);
    QVariantMap turned = row;
    if (line.verb == u"equip") {
        turned[QStringLiteral("place")] = line.object;
    } else if (line.verb == u"unequip") {
        turned.insert(QStringLiteral("place"), viewer() + QStringLiteral(".warchest"));
        turned.insert(QStringLiteral("group"), groupLabel(line));
    } else {
        return;
    }
    scene.answers[treasure].append(turned);
}

QString SeizeAnswers::spoken(const CardFace& face) const
{
    return SeizeCards::spoken(face, table());
}

QString SeizeAnswers::placeName(const Scene& scene, const QString& key) const
{
    if (seizeboard::tileAt(key))
        return tr("tile %1").arg(key);
    const QString source = sourceOf(key);
    const QString name = scene.faces.value(source).name;
    const QString known = name.isEmpty() ? m_cards.book().nameOfHandle(source) : name;
    return known.isEmpty() ? key : known;
}

// --- Dragging, and picking up and putting down

/// The seat in whose guild hall a mercenary stands that may plunder; "" otherwise.
QString SeizeAnswers::plundered(const Scene& scene, const QString& key)
{
    if (linesOn(scene, key, QStringLiteral("plunder")).isEmpty())
        return {};
    const QString tile = scene.faces.value(key).tile;
    const auto found = std::ranges::find(scene.board, tile, &BoardTile::key);
    return found == scene.board.end() ? QString() : found->side;
}

QStringList SeizeAnswers::drop(const Scene& scene, const QString& key, const QString& target)
{
    for (const QVariant& row : scene.answers.value(key)) {
        if (placeOf(row) != target)
            continue;
        // What is put on a tile stays there; it may be taken further afterwards.
        if (lineOf(row).startsWith(u"move "))
            return { lineOf(row), QStringLiteral("move none") };
        return { lineOf(row) };
    }
    // S-ACT-PLUNDER Onto the one whose guild hall it stands in.
    if (target == plundered(scene, key))
        return { lineOf(linesOn(scene, key, QStringLiteral("plunder")).first()) };
    const QString zone = scene.zones.contains(target) ? target.section(u'.', 1) : QString();
    if (zone == u"discard")
        for (const QVariant& row : linesOn(scene, key, QStringLiteral("exit")))
            return { lineOf(row) };
    if (const QString line = aimedAt(scene, key, target); !line.isEmpty())
        return { line, QStringLiteral("target ") + target };
    // Cards that name nobody, or not at once: played wherever they are dropped on the field.
    const QVariantList abilities = linesOn(scene, key, QStringLiteral("ability"));
    const bool field = target == u"mat" || zone == u"events"
        || !scene.faces.value(target).tile.isEmpty() || seizeboard::tileAt(target);
    if (abilities.size() == 1 && !scene.targets.contains(lineOf(abilities.first())) && field)
        return { lineOf(abilities.first()) };
    return {};
}

/// S-TURN-ATTACK, S-ABIL-1 The answer that a drag onto somebody means: the attack that reaches that
/// far, or the card or the ability that may be aimed at them. "" when there is none, or when there are
/// several: then they are offered beside the target.
QString SeizeAnswers::aimedAt(const Scene& scene, const QString& key, const QString& target)
{
    QStringList found;
    for (const QVariant& row : scene.answers.value(key))
        if (scene.targets.value(lineOf(row)).contains(target))
            found.append(lineOf(row));
    return found.size() == 1 ? found.first() : QString();
}

QStringList SeizeAnswers::dropTargets(const Scene& scene, const QString& key)
{
    QStringList targets;
    for (const QVariant& row : scene.answers.value(key))
        if (const QString place = row.toMap().value(QStringLiteral("place")).toString();
            !place.isEmpty() && !targets.contains(place))
            targets.append(place);
    const CardFace face = scene.faces.value(key);
    if (const QString seat = plundered(scene, key); !seat.isEmpty())
        targets.append(seat);
    if (!linesOn(scene, key, QStringLiteral("exit")).isEmpty())
        targets.append(face.controller + QStringLiteral(".discard"));
    for (const QVariant& row : scene.answers.value(key))
        for (const QString& target : scene.targets.value(lineOf(row)))
            if (!targets.contains(target))
                targets.append(target);
    const QVariantList abilities = linesOn(scene, key, QStringLiteral("ability"));
    if (abilities.size() == 1 && placeOf(abilities.first()).isEmpty()
        && !scene.targets.contains(lineOf(abilities.first()))) {
        targets.append(QStringLiteral("mat"));
        for (const CardFace& other : scene.faces)
            if (!other.tile.isEmpty() && !targets.contains(other.key))
                targets.append(other.key);
    }
    return targets;
}
