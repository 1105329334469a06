#include "app/games/Answers.h"

#include <algorithm>

Answers::Answers(
    const Snapshot& snapshot, const TableInfo& table, const SeenTable& seen, int mostButtons)
    : AnswerWords(snapshot, table, seen)
    , m_mostButtons(mostButtons)
{
}

Answers::Line Answers::read(const Scene&, const std::string& text) const
{
    Line line;
    line.line = QString::fromStdString(text);
    line.verb = line.line.section(u' ', 0, 0);
    line.object = line.line.section(u' ', 1, 1);
    line.rest = line.line.section(u' ', 2);
    return line;
}

QString Answers::causeOf() const
{
    return seen().acting;
}

QString Answers::ruleText(const Scene&) const
{
    return QString::fromStdString(snapshot().question->rule).section(u' ', 1);
}

void Answers::fill(Scene& scene) const
{
    if (!snapshot().question) {
        if (snapshot().over)
            scene.prompt.text = tr("The game is over.");
        return;
    }
    const Snapshot::Question& question = *snapshot().question;
    Prompt& prompt = scene.prompt;
    prompt.present = true;
    prompt.seatKey = QString::fromStdString(question.seat);
    prompt.seatName = table().nameOf(prompt.seatKey);
    prompt.mine = !question.lines.empty() && question.seat == snapshot().viewer;
    prompt.ruleText = ruleText(scene);
    if (!prompt.mine) {
        prompt.text = snapshot().thinking ? tr("%1 is thinking.").arg(prompt.seatName)
                                          : tr("Waiting for %1.").arg(prompt.seatName);
        return;
    }
    prompt.causeKey = causeOf();
    prompt.canUndo = !snapshot().takeBack.empty();

    QSet<QString> verbs;
    QList<Choice> plain;
    for (const std::string& text : question.lines) {
        const Line line = read(scene, text);
        scene.lines.append(line.line);
        verbs.insert(line.verb);
        sort(scene, line, plain);
    }
    for (const auto& [line, price] : question.prices)
        scene.prices.insert(QString::fromStdString(line), price);
    for (const auto& [line, targets] : question.targets)
        for (const std::string& target : targets)
            scene.targets[QString::fromStdString(line)].append(read(scene, target).object);
    // Modes, numbers and the like: few become buttons, many a list.
    const bool few = plain.size() <= m_mostButtons;
    for (const Choice& choice : std::as_const(plain)) {
        const QString verb = choice.line.section(u' ', 0, 0);
        const bool ends = choice.line.endsWith(u" none") || verb == u"pass";
        (ends || (few && !isListed(verb)) ? scene.buttons : scene.list).append(choice);
    }
    tellPartsApart(scene);
    if (std::ranges::none_of(scene.buttons, &Choice::primary) && scene.buttons.size() == 1
        && scene.list.isEmpty() && scene.answers.isEmpty())
        scene.buttons.first().primary = true;
    offerClaims(scene);

    for (const std::string& pick : question.picks)
        prompt.pickedKeys.append(read(scene, pick).object);
    prompt.text = promptText(scene, verbs);
    QStringList details { promptDetail(scene, verbs) };
    for (const QString& seat : passed())
        details.append(tr("%1 has passed.").arg(table().nameOf(seat)));
    details.removeAll({});
    prompt.detail = details.join(u' ');
    if (prompt.canUndo)
        prompt.undoText = tr("Take back: %1").arg(words(scene, read(scene, snapshot().takeBack)));
    for (const triptych::Refusal& each : snapshot().refusals)
        if (const QString why = refused(scene, each); !why.isEmpty())
            scene.refusals.insert(QString::fromStdString(each.thing), why);
    dress(scene, verbs);
}

/// Why something cannot be used, with the rule that says so.
QString Answers::refused(const Scene& scene, const triptych::Refusal& refusal) const
{
    static const QHash<QString, const char*> common {
        { QStringLiteral("energy"), QT_TR_NOOP("It costs %1, and you have %2.") },
        { QStringLiteral("target"), QT_TR_NOOP("There is nothing that it could be aimed at.") },
        { QStringLiteral("own-turn"), QT_TR_NOOP("Only in your own turn.") },
        { QStringLiteral("waiting"), QT_TR_NOOP("Not while something waits to resolve.") },
        { QStringLiteral("response"), QT_TR_NOOP("It cannot be used in answer to something.") },
        { QStringLiteral("once"), QT_TR_NOOP("Only once a turn, and that was this turn already.") },
    };
    QString text = refusalText(scene, refusal);
    if (const auto found = common.find(QString::fromStdString(refusal.why));
        text.isEmpty() && found != common.end())
        text = tr(*found);
    if (text.contains(u"%1"))
        text = text.arg(refusal.needs);
    if (text.contains(u"%2"))
        text = text.arg(refusal.has);
    return text.isEmpty() || refusal.rule.empty()
        ? text
        : tr("%1 (Rule %2)", "why not, by which rule")
              .arg(text, QString::fromStdString(refusal.rule));
}

/// Teammates who have let be what is asked.
QStringList Answers::passed() const
{
    return seen().passed;
}

/// Teammates have priority together: whoever is asked may let the other go first.
void Answers::offerClaims(Scene& scene) const
{
    for (const std::string& text : snapshot().question->claims) {
        Choice choice;
        choice.line = QString::fromStdString(text);
        choice.key = choice.line;
        const QString seat = choice.line.section(u':', 0, 0);
        const QString name = table().nameOf(seat);
        // The button stays where it is: what came into its place would be clicked by mistake.
        choice.label = passed().contains(seat) ? tr("Let %1 act after all").arg(name)
                                               : tr("Let %1 act first").arg(name);
        choice.hint = tr("Your team has priority together. You are asked again afterwards.");
        scene.lines.append(choice.line);
        scene.buttons.append(choice);
    }
}

/// Puts one answer where it belongs.
void Answers::sort(Scene& scene, const Line& line, QList<Choice>& plain) const
{
    const QString label = words(scene, line);
    const bool isSeat = std::ranges::any_of(
        table().seats, [&line](const SeatInfo& seat) { return seat.key == line.object; });
    const bool thing = !isSeat && isThing(scene, line.object);
    if (thing || isSeat) {
        QVariantMap row { { QStringLiteral("label"), label }, { QStringLiteral("line"), line.line },
            { QStringLiteral("verb"), line.verb } };
        if (!line.place.isEmpty()) {
            row.insert(QStringLiteral("place"), line.place);
            row.insert(QStringLiteral("group"), groupLabel(line));
        }
        if (isWeighty(line))
            row.insert(QStringLiteral("weighty"), true);
        if (isMinor(line))
            row.insert(QStringLiteral("minor"), true);
        if (isPick() && !endsTheQuestion(line))
            row.insert(QStringLiteral("pick"), true);
        write(scene, line, row);
    }
    const bool button = isButton(line);
    if ((thing && !button && isOnTheMat(scene, line)) || isNeedless(line))
        return;
    Choice choice;
    choice.key = choice.line = line.line;
    choice.label = label;
    // Buttons that are no plain words have their number as their key.
    choice.shortcut
        = button && plain.size() < 9 ? QString::number(plain.size() + 1) : shortcut(line);
    choice.primary = isPrimary(line);
    if (thing && !button) {
        choice.face = scene.faces.value(line.object);
        if (choice.face.key.isEmpty())
            choice.face = scene.faces.value(sourceOf(line.object));
        choice.face.faceDown = choice.face.name.isEmpty();
    }
    (thing && !button ? scene.list : plain).append(choice);
}

/// Parts of one card look alike as pictures, and abilities do not look at all: they are told apart by their words.
void Answers::tellPartsApart(Scene& scene)
{
    QSet<QString> cards;
    const bool alike = std::ranges::any_of(scene.list, [&cards](const Choice& choice) {
        if (choice.face.key.isEmpty() || choice.key == choice.face.key
            || choice.face.name.isEmpty())
            return false;
        const bool known = cards.contains(choice.face.key);
        cards.insert(choice.face.key);
        return known;
    });
    for (Choice& choice : scene.list)
        if (alike || choice.line.startsWith(u"order "))
            choice.face = {};
}

/// One of several picks of a question, not a deed of its own accord: those are asked together with
/// the answer that lets things be.
bool Answers::isPick() const
{
    return std::ranges::find(snapshot().question->lines, "pass")
        == snapshot().question->lines.end();
}

void Answers::write(Scene& scene, const Line& line, const QVariantMap& row) const
{
    scene.answers[line.object].append(row);
}

/// Writes on cards, places, seats and waiting items what may be done with them.
void Answers::dress(Scene& scene, const QSet<QString>& verbs) const
{
    const Prompt& prompt = scene.prompt;
    const auto dressed = [&scene, &prompt](auto& thing, const QString& key) {
        thing.verbs = scene.answers.value(key);
        thing.selectable = !thing.verbs.isEmpty();
        thing.picked = prompt.pickedKeys.contains(key);
    };
    for (CardFace& face : scene.faces) {
        dressed(face, face.key);
        if (face.selectable)
            face.targetHint = targetHint(word(face.verbs.first(), "verb"));
        else
            face.targetHint = scene.refusals.contains(face.key) ? scene.refusals.value(face.key)
                                                                : whyNot(face, verbs);
        if (face.selectable || face.picked || !face.targetHint.isEmpty())
            face.accessibleName = spoken(face);
    }
    for (SeatFace& seat : scene.seats)
        dressed(seat, seat.key);
    for (WaitingItem& item : scene.waiting)
        dressed(item, item.key);
    for (BoardTile& tile : scene.board)
        dressed(tile, tile.key);
    for (TrackMarker& marker : scene.track)
        dressed(marker, marker.key);
}

bool Answers::isThing(const Scene& scene, const QString& key) const
{
    return scene.faces.contains(key) || key.contains(u'.') || key.contains(u'!');
}

bool Answers::isOnTheMat(const Scene& scene, const Line& line) const
{
    const QString& key = line.object;
    if (std::ranges::any_of(
            scene.waiting, [&key](const WaitingItem& item) { return item.key == key; }))
        return true;
    const CardFace face = scene.faces.value(key);
    // A hand that is not the viewer's stands as backs only.
    if (face.zone.endsWith(u".hand") && face.zone.section(u'.', 0, 0) != viewer())
        return false;
    return openZones().contains(face.zone.section(u'.', 1));
}

bool Answers::isPrimary(const Line& line) const
{
    return line.verb == u"pass" || line.verb == u"yes" || (line.object == u"none" && picks() > 0)
        || snapshot().question->lines.size() == 1;
}

QString Answers::shortcut(const Line& line) const
{
    if (line.verb == u"pass" || line.object == u"none")
        return QStringLiteral("P");
    if (line.verb == u"yes")
        return QStringLiteral("Y");
    if (line.verb == u"no")
        return QStringLiteral("N");
    if (line.verb == u"number" || line.verb == u"option")
        return line.object.size() == 1 ? line.object : QString();
    return {};
}

// --- Words

QString Answers::words(const Scene& scene, const Line& line) const
{
    if (line.object == u"none")
        return noneLabel(line.verb);
    if (const QString own = label(scene, line); !own.isEmpty())
        return own;
    const QString common = commonLabel(line, nameOf(scene, line.object));
    return common.isEmpty() ? line.line : common;
}

// --- Lines

QString Answers::sourceOf(const QString& key)
{
    const qsizetype end = key.contains(u'!') ? key.indexOf(u'!') : key.lastIndexOf(u'.');
    return end < 0 ? key : key.left(end);
}

QString Answers::word(const QVariant& row, const char* key)
{
    return row.toMap().value(QLatin1String(key)).toString();
}

QVariantList Answers::linesOn(const Scene& scene, const QString& key, const QString& verb)
{
    QVariantList rows;
    for (const QVariant& row : scene.answers.value(key))
        if (word(row, "verb") == verb)
            rows.append(row);
    return rows;
}
