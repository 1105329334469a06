#include "app/presenters/SeizeAnswers.h"

#include "app/presenters/SeizeBoard.h"

#include <algorithm>

namespace {

/// Beyond this many, buttons become a list.
constexpr int mostButtons = 3;

/// The card that asks: what is being declared or is resolving.
QString causeOf(const reading::Json& observation)
{
    for (const char* what : { "announcing", "resolving" })
        if (const QString source = reading::text(reading::at(observation, what), "source");
            !source.isEmpty())
            return source;
    return reading::text(observation, "cause");
}

QVariantList linesOn(const Scene& scene, const QString& key, const QString& verb)
{
    QVariantList rows;
    for (const QVariant& row : scene.answers.value(key))
        if (row.toMap().value(QStringLiteral("verb")) == verb)
            rows.append(row);
    return rows;
}

QString lineOf(const QVariant& row)
{
    return row.toMap().value(QStringLiteral("line")).toString();
}

} // namespace

SeizeAnswers::SeizeAnswers(
    const Snapshot& snapshot, const TableInfo& table, const SeizeCards& cards)
    : m_snapshot(snapshot)
    , m_table(table)
    , m_cards(cards)
    , m_viewer(QString::fromStdString(snapshot.viewer))
{
    if (snapshot.question) {
        m_prompt = QString::fromStdString(snapshot.question->prompt);
        m_picks = static_cast<int>(snapshot.question->picks.size());
    }
}

SeizeAnswers::Line SeizeAnswers::read(const Scene& scene, const std::string& text) const
{
    Line line;
    line.line = QString::fromStdString(text);
    line.verb = line.line.section(u' ', 0, 0);
    line.object = line.line.section(u' ', 1, 1);
    line.rest = line.line.section(u' ', 2);
    placeLine(scene, line);
    return line;
}

/// Which lines want something put somewhere, and where.
void SeizeAnswers::placeLine(const Scene& scene, Line& line) const
{
    const QString& verb = line.verb;
    const QString last = line.rest.section(u' ', -1);
    const QString own = m_viewer + u'.';
    if (verb == u"hire" || verb == u"summon")
        line.place = line.rest.section(u' ', 0, 0);
    else if (verb == u"move" || verb == u"spot")
        line.place = last;
    else if (verb == u"treasure")
        line.place = own + QStringLiteral("warchest");
    else if (verb == u"equip")
        line.place = last;
    else if (verb == u"ability" && line.rest.startsWith(u"by "))
        line.place = last;
    else if (verb == u"target" && line.rest.isEmpty() && scene.faces.contains(line.object))
        line.place.clear();
}

void SeizeAnswers::fill(Scene& scene) const
{
    if (!m_snapshot.question) {
        if (m_snapshot.over)
            scene.prompt.text = tr("The game is over.");
        return;
    }
    const Snapshot::Question& question = *m_snapshot.question;
    DecisionModel::Row& prompt = scene.prompt;
    prompt.present = true;
    prompt.seatKey = QString::fromStdString(question.seat);
    prompt.seatName = m_table.nameOf(prompt.seatKey);
    prompt.mine = !question.lines.empty() && question.seat == m_snapshot.viewer;
    prompt.ruleText = QString::fromStdString(question.rule).section(u' ', 1);
    if (!prompt.mine) {
        prompt.text = m_snapshot.thinking ? tr("%1 is thinking.").arg(prompt.seatName)
                                          : tr("Waiting for %1.").arg(prompt.seatName);
        return;
    }
    prompt.causeKey = causeOf(m_snapshot.observation);
    prompt.canUndo = !m_snapshot.takeBack.empty();

    QSet<QString> verbs;
    QList<Choice> plain;
    for (const std::string& text : question.lines) {
        const Line line = read(scene, text);
        scene.lines.append(line.line);
        verbs.insert(line.verb);
        sort(scene, line, plain);
    }
    // Modes, numbers and the like: few become buttons, many a list.
    const bool few = plain.size() <= mostButtons;
    for (const Choice& choice : std::as_const(plain)) {
        const QString verb = choice.line.section(u' ', 0, 0);
        const bool ends = choice.line.endsWith(u" none") || verb == u"pass";
        if (choice.line == u"acquire 0" && scene.lines.contains(QStringLiteral("pass")))
            continue; // one way to acquire nothing is enough
        (ends || (few && verb != u"option") ? scene.buttons : scene.list).append(choice);
    }
    if (std::ranges::none_of(scene.buttons, &Choice::primary) && scene.buttons.size() == 1
        && scene.list.isEmpty() && scene.answers.isEmpty())
        scene.buttons.first().primary = true;
    offerClaims(scene);

    for (const std::string& pick : question.picks)
        prompt.pickedKeys.append(read(scene, pick).object);
    prompt.text = promptText(scene, verbs);
    prompt.detail = promptDetail(scene, verbs);
    if (prompt.canUndo)
        prompt.undoText = tr("Take back: %1").arg(label(scene, read(scene, m_snapshot.takeBack)));
    dress(scene);
}

/// Teammates have priority together: whoever is asked may let the other go first.
void SeizeAnswers::offerClaims(Scene& scene) const
{
    for (const std::string& text : m_snapshot.question->claims) {
        Choice choice;
        choice.line = QString::fromStdString(text);
        choice.key = choice.line;
        const QString name = m_table.nameOf(choice.line.section(u':', 0, 0));
        choice.label = tr("Let %1 act first").arg(name);
        choice.hint = tr("Your team has priority together. You are asked again afterwards.");
        scene.lines.append(choice.line);
        scene.buttons.append(choice);
    }
}

/// Puts one answer where it belongs.
void SeizeAnswers::sort(Scene& scene, const Line& line, QList<Choice>& plain) const
{
    const QString words = label(scene, line);
    QVariantMap row { { QStringLiteral("label"), words }, { QStringLiteral("line"), line.line },
        { QStringLiteral("verb"), line.verb } };
    const bool isSeat = std::ranges::any_of(
        m_table.seats, [&line](const SeatInfo& seat) { return seat.key == line.object; });
    const bool isTile = seizeboard::tileAt(line.object).has_value();
    const bool isThing = !isSeat && !isTile
        && (scene.faces.contains(line.object) || line.object.contains(u'.')
            || line.object.contains(u'!'));
    if (isThing || isSeat || isTile) {
        if (!line.place.isEmpty()) {
            row.insert(QStringLiteral("place"), line.place);
            row.insert(QStringLiteral("group"), groupLabel(line));
        }
        scene.answers[line.object].append(row);
        // S-RALLY-EQUIP A treasure can be taken to its bearer, or the bearer to it.
        const QString treasure = line.rest.section(u' ', 0, 0);
        if (line.verb == u"equip") {
            row[QStringLiteral("place")] = line.object;
            scene.answers[treasure].append(row);
        } else if (line.verb == u"unequip") {
            row.insert(QStringLiteral("place"), m_viewer + QStringLiteral(".warchest"));
            row.insert(QStringLiteral("group"), groupLabel(line));
            scene.answers[treasure].append(row);
        }
    }
    if (isTile || (isThing && isOnTheMat(scene, line.object)))
        return;
    Choice choice;
    choice.key = choice.line = line.line;
    choice.label = words;
    choice.shortcut = shortcut(line);
    choice.primary = line.verb == u"pass" || (line.verb == u"no" && isAsked("mulligan"))
        || (line.verb == u"yes" && !isAsked("mulligan")) || (line.object == u"none" && m_picks > 0)
        || m_snapshot.question->lines.size() == 1;
    if (isThing) {
        choice.face = scene.faces.value(line.object);
        if (choice.face.key.isEmpty())
            choice.face = scene.faces.value(sourceOf(line.object));
        choice.face.faceDown = choice.face.name.isEmpty();
    }
    (isThing ? scene.list : plain).append(choice);
}

/// Writes on cards, tiles, seats and waiting items what may be done with them.
void SeizeAnswers::dress(Scene& scene) const
{
    const DecisionModel::Row& prompt = scene.prompt;
    const auto dressed = [&scene, &prompt](auto& thing, const QString& key) {
        thing.verbs = scene.answers.value(key);
        thing.selectable = !thing.verbs.isEmpty();
        thing.picked = prompt.pickedKeys.contains(key);
    };
    for (CardFace& face : scene.faces) {
        dressed(face, face.key);
        if (face.selectable)
            face.targetHint
                = targetHint(face.verbs.first().toMap().value(QStringLiteral("verb")).toString());
        if (face.selectable || face.picked)
            face.accessibleName = SeizeCards::spoken(face, m_table);
    }
    for (SeatViewModel::Row& seat : scene.seats)
        dressed(seat, seat.key);
    for (PileItem& item : scene.pile)
        dressed(item, item.key);
    for (BoardTile& tile : scene.board)
        dressed(tile, tile.key);
}

/// Cards in these zones are seen where they lie; the others are offered in the panel as well.
bool SeizeAnswers::isOnTheMat(const Scene& scene, const QString& key) const
{
    if (std::ranges::any_of(scene.pile, [&key](const PileItem& item) { return item.key == key; }))
        return true;
    static const QSet<QString> open { QStringLiteral("hand"), QStringLiteral("battlefield"),
        QStringLiteral("warchest"), QStringLiteral("events"), QStringLiteral("guild_quarters") };
    const CardFace face = scene.faces.value(key);
    // A hand that is not the viewer's stands as backs only.
    if (face.zone.endsWith(u".hand") && face.zone.section(u'.', 0, 0) != m_viewer)
        return false;
    return open.contains(face.zone.section(u'.', 1)) || !face.tile.isEmpty();
}

QString SeizeAnswers::nameOf(const Scene& scene, const QString& key) const
{
    if (const auto face = scene.faces.constFind(key); face != scene.faces.constEnd())
        return face->name.isEmpty() ? tr("face-down card %1").arg(face->place) : face->name;
    for (const PileItem& item : scene.pile)
        if (item.key == key)
            return item.title;
    for (const SeatInfo& seat : m_table.seats)
        if (seat.key == key)
            return seat.name;
    if (seizeboard::tileAt(key))
        return tr("tile %1").arg(key);
    const QString source = sourceOf(key);
    const QString name = scene.faces.value(source).name;
    const QString known = name.isEmpty() ? m_cards.nameOfHandle(source) : name;
    return known.isEmpty() ? key : known;
}

/// The card an item comes from; the key itself when it is none.
QString SeizeAnswers::sourceOf(const QString& key)
{
    const qsizetype end = key.contains(u'!') ? key.indexOf(u'!') : key.lastIndexOf(u'.');
    return end < 0 ? key : key.left(end);
}

// --- Dragging, and picking up and putting down

QStringList SeizeAnswers::drop(const Scene& scene, const QString& key, const QString& target)
{
    for (const QVariant& row : scene.answers.value(key))
        if (row.toMap().value(QStringLiteral("place")).toString() == target)
            return { lineOf(row) };
    const QString zone = scene.zones.contains(target) ? target.section(u'.', 1) : QString();
    if (zone == u"discard")
        for (const QVariant& row : linesOn(scene, key, QStringLiteral("exit")))
            return { lineOf(row) };
    // S-TURN-ATTACK Onto somebody: the attack that reaches that far, then its target.
    const CardFace attacker = scene.faces.value(key);
    const CardFace victim = scene.faces.value(target);
    const auto from = seizeboard::tileAt(attacker.tile);
    const auto to = seizeboard::tileAt(victim.tile);
    const QVariantList attacks = linesOn(scene, key, QStringLiteral("attack"));
    if (from && to && !attacks.isEmpty()) {
        const QPoint away = *to - *from;
        const bool near = std::max(std::abs(away.x()), std::abs(away.y())) == 1;
        const QString way = near ? QStringLiteral(" melee") : QStringLiteral(" ranged");
        for (const QVariant& row : attacks)
            if (lineOf(row).endsWith(way))
                return { lineOf(row), QStringLiteral("target ") + target };
    }
    // Cards that are played first and ask for a target then.
    for (const QString& verb : { QStringLiteral("ability"), QStringLiteral("activate") }) {
        const QVariantList rows = linesOn(scene, key, verb);
        if (rows.size() != 1)
            continue;
        const bool onSomething = to || seizeboard::tileAt(target);
        if (target == u"mat" || zone == u"events")
            return { lineOf(rows.first()) };
        if (onSomething)
            return { lineOf(rows.first()), QStringLiteral("target ") + target };
    }
    return {};
}

QStringList SeizeAnswers::dropTargets(const Scene& scene, const QString& key)
{
    QStringList targets;
    for (const QVariant& row : scene.answers.value(key))
        if (const QString place = row.toMap().value(QStringLiteral("place")).toString();
            !place.isEmpty() && !targets.contains(place))
            targets.append(place);
    const CardFace face = scene.faces.value(key);
    if (!linesOn(scene, key, QStringLiteral("exit")).isEmpty())
        targets.append(face.controller + QStringLiteral(".discard"));
    if (!linesOn(scene, key, QStringLiteral("attack")).isEmpty()) {
        const QVariantList reached = seizeboard::reach(scene, face);
        for (const QVariant& row : reached) {
            const QVariantMap map = row.toMap();
            if (map.value(QStringLiteral("kind")).toString() == u"move"
                || map.value(QStringLiteral("blocked")).toBool())
                continue;
            for (const CardFace& other : scene.faces)
                if (other.tile == map.value(QStringLiteral("tile")).toString()
                    && other.controller != face.controller && !targets.contains(other.key))
                    targets.append(other.key);
        }
    }
    // One that somebody must be named for goes onto that one only.
    const QVariantList abilities = linesOn(scene, key, QStringLiteral("ability"));
    if (abilities.size() == 1 && !abilities.first().toMap().contains(QStringLiteral("place"))) {
        targets.append(QStringLiteral("mat"));
        for (const CardFace& other : scene.faces)
            if (!other.tile.isEmpty() && !targets.contains(other.key))
                targets.append(other.key);
    }
    return targets;
}
