#include "app/presenters/AlteredAnswers.h"

#include <algorithm>

namespace {

/// Beyond this many, buttons become a list.
constexpr int mostButtons = 5;

/// The card that asks: what is being declared or is resolving.
QString causeOf(const reading::Json& observation)
{
    for (const char* what : { "announcing", "resolving" })
        if (const QString source = reading::text(reading::at(observation, what), "source");
            !source.isEmpty())
            return source;
    if (const QString cause = reading::text(observation, "cause"); !cause.isEmpty())
        return cause;
    const QStringList played = reading::texts(observation, "limbo");
    return played.isEmpty() ? QString() : played.last();
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

QString placeOf(const QVariant& row)
{
    return row.toMap().value(QStringLiteral("place")).toString();
}

/// "p1.hero" is the expedition whose cards lie in "p1.expedition_hero".
QString zoneOfExpedition(const QString& expedition)
{
    return expedition.section(u'.', 0, 0) + QStringLiteral(".expedition_")
        + expedition.section(u'.', 1);
}

} // namespace

AlteredAnswers::AlteredAnswers(
    const Snapshot& snapshot, const TableInfo& table, const AlteredCards& cards)
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

bool AlteredAnswers::isExpedition(const QString& key) const
{
    return key.endsWith(u".hero") || key.endsWith(u".companion");
}

AlteredAnswers::Line AlteredAnswers::read(const Scene& scene, const std::string& text) const
{
    Line line;
    line.line = QString::fromStdString(text);
    line.verb = line.line.section(u' ', 0, 0);
    line.object = line.line.section(u' ', 1, 1);
    line.rest = line.line.section(u' ', 2);
    // Bare `hero` is the answering seat's own expedition (NOTATION section 2).
    const auto expedition = [this](const QString& word) {
        return word == u"hero" || word == u"companion" ? m_viewer + u'.' + word : word;
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
    for (auto item = scene.pile.rbegin(); item != scene.pile.rend(); ++item)
        if (item->sourceKey == source && item->mine && item->kind != u"limbo" && --k == 0)
            return item->key;
    return {};
}

void AlteredAnswers::fill(Scene& scene) const
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
        (ends || (few && verb != u"option") ? scene.buttons : scene.list).append(choice);
    }
    if (std::ranges::none_of(scene.buttons, &Choice::primary) && scene.buttons.size() == 1
        && scene.list.isEmpty() && scene.answers.isEmpty())
        scene.buttons.first().primary = true;

    for (const std::string& pick : question.picks)
        prompt.pickedKeys.append(read(scene, pick).object);
    prompt.text = promptText(scene, verbs);
    prompt.detail = promptDetail(scene, verbs);
    if (prompt.canUndo)
        prompt.undoText = tr("Take back: %1").arg(label(scene, read(scene, m_snapshot.takeBack)));
    dress(scene);
}

/// A card, an expedition, a region, a seat or something that waits.
bool AlteredAnswers::isThing(const Scene& scene, const QString& key) const
{
    return scene.faces.contains(key) || key.contains(u'.') || key.contains(u'!');
}

/// Puts one answer where it belongs.
void AlteredAnswers::sort(Scene& scene, const Line& line, QList<Choice>& plain) const
{
    const QString words = label(scene, line);
    const bool isSeat = std::ranges::any_of(
        m_table.seats, [&line](const SeatInfo& seat) { return seat.key == line.object; });
    const bool thing = !isSeat && isThing(scene, line.object);
    if (thing || isSeat) {
        QVariantMap row { { QStringLiteral("label"), words }, { QStringLiteral("line"), line.line },
            { QStringLiteral("verb"), line.verb } };
        if (!line.place.isEmpty()) {
            row.insert(QStringLiteral("place"), line.place);
            row.insert(QStringLiteral("group"), groupLabel(line));
        }
        scene.answers[line.object].append(row);
    }
    if (isSeat || (thing && isOnTheMat(scene, line.object)))
        return;
    Choice choice;
    choice.key = choice.line = line.line;
    choice.label = words;
    choice.shortcut = shortcut(line);
    choice.primary = line.verb == u"pass" || line.verb == u"yes"
        || (line.object == u"none" && m_picks > 0) || m_snapshot.question->lines.size() == 1;
    if (thing) {
        choice.face = scene.faces.value(line.object);
        choice.face.faceDown = choice.face.name.isEmpty();
    }
    (thing ? scene.list : plain).append(choice);
}

/// Writes on cards, expeditions, regions, seats and waiting reactions what may be done with them.
void AlteredAnswers::dress(Scene& scene) const
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
            face.accessibleName = AlteredCards::spoken(face, m_table);
    }
    for (SeatViewModel::Row& seat : scene.seats)
        dressed(seat, seat.key);
    for (PileItem& item : scene.pile)
        dressed(item, item.key);
    for (BoardTile& tile : scene.board)
        dressed(tile, tile.key);
    for (TrackMarker& marker : scene.track)
        dressed(marker, marker.key);
}

/// Cards in these zones are seen where they lie; the others are offered in the panel as well.
bool AlteredAnswers::isOnTheMat(const Scene& scene, const QString& key) const
{
    if (isExpedition(key) || key.startsWith(u"region."))
        return true;
    if (std::ranges::any_of(scene.pile, [&key](const PileItem& item) { return item.key == key; }))
        return true;
    static const QSet<QString> open { QStringLiteral("hand"), QStringLiteral("hero"),
        QStringLiteral("landmark"), QStringLiteral("mana"), QStringLiteral("reserve"),
        QStringLiteral("expedition_hero"), QStringLiteral("expedition_companion") };
    const CardFace face = scene.faces.value(key);
    // A hand that is not the viewer's stands as backs only.
    if (face.zone.endsWith(u".hand") && face.zone.section(u'.', 0, 0) != m_viewer)
        return false;
    return open.contains(face.zone.section(u'.', 1));
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
