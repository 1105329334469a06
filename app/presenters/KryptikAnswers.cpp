#include "app/presenters/KryptikAnswers.h"

#include <algorithm>

namespace {

/// Beyond this many, buttons become a list.
constexpr int mostButtons = 5;

QVariantMap verbRow(const QString& label, const QString& line, const QString& verb)
{
    return { { QStringLiteral("label"), label }, { QStringLiteral("line"), line },
        { QStringLiteral("verb"), verb } };
}

/// The card that asks: what is being cast or used, else what is resolving.
QString causeOf(const reading::Json& observation)
{
    for (const char* what : { "announcing", "resolving" })
        if (const QString source = reading::text(reading::at(observation, what), "source");
            !source.isEmpty())
            return source;
    return reading::text(observation, "cause");
}

QString zoneOf(const Scene& scene, const QString& key)
{
    return scene.faces.value(key).zone.section(u'.', 1);
}

} // namespace

KryptikAnswers::KryptikAnswers(
    const Snapshot& snapshot, const TableInfo& table, const KryptikCards& cards)
    : m_snapshot(snapshot)
    , m_table(table)
    , m_cards(cards)
{
    if (snapshot.question) {
        m_prompt = QString::fromStdString(snapshot.question->prompt);
        m_picks = static_cast<int>(snapshot.question->picks.size());
    }
}

KryptikAnswers::Line KryptikAnswers::read(const std::string& line)
{
    const QString text = QString::fromStdString(line);
    return { text, text.section(u' ', 0, 0), text.section(u' ', 1, 1), text.section(u' ', 2) };
}

void KryptikAnswers::fill(Scene& scene) const
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
        const Line line = read(text);
        scene.lines.append(line.line);
        verbs.insert(line.verb);
        const QString words = label(scene, line);
        const bool isThing = scene.faces.contains(line.object) || line.object.contains(u'.')
            || line.object.contains(u'!');
        const bool isSeat = std::ranges::any_of(
            m_table.seats, [&line](const SeatInfo& seat) { return seat.key == line.object; });
        if (isThing || isSeat)
            scene.answers[line.object].append(verbRow(words, line.line, line.verb));
        if (isThing && (isOnTheMat(scene, line.object) || line.verb == u"energy"))
            continue;
        Choice choice;
        choice.key = choice.line = line.line;
        choice.label = words;
        choice.shortcut = shortcut(line);
        choice.primary = line.verb == u"pass" || line.verb == u"yes"
            || (line.object == u"none" && m_picks > 0) || question.lines.size() == 1;
        if (isThing) {
            choice.face = scene.faces.value(line.object);
            if (choice.face.key.isEmpty())
                choice.face = scene.faces.value(sourceOf(line.object));
        }
        (isThing ? scene.list : plain).append(choice);
    }
    // Modes, numbers and the like: few become buttons, many a list.
    const bool few = plain.size() <= mostButtons;
    for (const Choice& choice : std::as_const(plain)) {
        const QString verb = choice.line.section(u' ', 0, 0);
        const bool ends = choice.line.endsWith(u" none") || verb == u"pass";
        const bool wordy = verb == u"option";
        (ends || (few && !wordy) ? scene.buttons : scene.list).append(choice);
    }
    if (std::ranges::none_of(scene.buttons, &Choice::primary) && scene.buttons.size() == 1
        && scene.list.isEmpty() && scene.answers.isEmpty())
        scene.buttons.first().primary = true;

    for (const std::string& pick : question.picks) {
        const Line line = read(pick);
        prompt.pickedKeys.append(line.object);
    }
    prompt.text = promptText(scene, verbs);
    prompt.detail = promptDetail();
    if (prompt.canUndo) {
        const Line back = read(m_snapshot.takeBack);
        prompt.undoText = tr("Take back: %1").arg(label(scene, back));
    }

    const auto dress = [&scene, &prompt, this](auto& thing, const QString& key) {
        thing.verbs = scene.answers.value(key);
        thing.selectable = !thing.verbs.isEmpty();
        thing.picked = prompt.pickedKeys.contains(key);
    };
    for (CardFace& face : scene.faces) {
        dress(face, face.key);
        if (face.selectable)
            face.targetHint
                = targetHint(face.verbs.first().toMap().value(QStringLiteral("verb")).toString());
        // A soul card that can only give energy does not call for attention.
        if (std::ranges::all_of(face.verbs, [](const QVariant& verb) {
                return verb.toMap().value(QStringLiteral("verb")) == QStringLiteral("energy");
            }))
            face.targetHint.clear();
        if (face.selectable || face.picked)
            face.accessibleName = KryptikCards::spoken(face, m_table);
    }
    for (SeatViewModel::Row& seat : scene.seats)
        dress(seat, seat.key);
    for (PileItem& item : scene.pile)
        dress(item, item.key);
}

/// Cards in these zones are seen where they lie; the others are offered in the panel as well.
bool KryptikAnswers::isOnTheMat(const Scene& scene, const QString& key) const
{
    if (std::ranges::any_of(scene.pile, [&key](const PileItem& item) { return item.key == key; }))
        return true;
    static const QSet<QString> open { QStringLiteral("hand"), QStringLiteral("island"),
        QStringLiteral("eleven_year"), QStringLiteral("soul_row") };
    const CardFace face = scene.faces.value(key);
    // A hand that is not the viewer's stands as backs only.
    if (face.zone.endsWith(u".hand")
        && face.zone.section(u'.', 0, 0).toStdString() != m_snapshot.viewer)
        return false;
    return open.contains(face.zone.section(u'.', 1));
}

QString KryptikAnswers::nameOf(const Scene& scene, const QString& key) const
{
    const auto face = scene.faces.constFind(key);
    if (face != scene.faces.constEnd()) {
        if (!face->name.isEmpty())
            return face->name;
        return face->zone.endsWith(u".eleven_year")
            ? tr("11 year card %1 of %2")
                  .arg(face->place)
                  .arg(m_table.nameOf(face->zone.section(u'.', 0, 0)))
            : tr("face-down card %1").arg(face->place);
    }
    for (const PileItem& item : scene.pile)
        if (item.key == key)
            return item.title;
    for (const SeatInfo& seat : m_table.seats)
        if (seat.key == key)
            return seat.name;
    return itemName(scene, key);
}

/// Something on its way to the pile: "toll.2" is the second paragraph of a spell, "host!1" an
/// ability of a card by its number, "host!year" an 11 year choice.
QString KryptikAnswers::itemName(const Scene& scene, const QString& key) const
{
    const QString source = sourceOf(key);
    const CardFace face = scene.faces.value(source);
    const QString name = face.name.isEmpty() ? m_cards.nameOfHandle(source) : face.name;
    const QString number = key.mid(source.size() + 1).section(u'~', 0, 0);
    const QString words = m_cards.paragraph(face.cardId, number.toInt());
    if (words.isEmpty())
        return name.isEmpty() ? key : name;
    return tr("%1 (%2)").arg(name, words.endsWith(u'.') ? words.chopped(1) : words);
}

/// The card an item comes from; the key itself when it is none.
QString KryptikAnswers::sourceOf(const QString& key)
{
    const qsizetype end = key.contains(u'!') ? key.indexOf(u'!') : key.lastIndexOf(u'.');
    return end < 0 ? key : key.left(end);
}

QString KryptikAnswers::label(const Scene& scene, const Line& line) const
{
    const QString& verb = line.verb;
    if (line.object == u"none")
        return noneLabel(verb);
    const QString name = nameOf(scene, line.object);
    const CardFace face = scene.faces.value(line.object);
    if (verb == u"pass")
        return passLabel(scene);
    if (verb == u"cast")
        return tr("Cast %1").arg(name);
    if (verb == u"soul")
        return tr("Place %1 in your soul row").arg(name);
    if (verb == u"energy") {
        static const QHash<QString, const char*> colours {
            { QStringLiteral("w"), QT_TR_NOOP("Engage for white energy") },
            { QStringLiteral("u"), QT_TR_NOOP("Engage for blue energy") },
            { QStringLiteral("b"), QT_TR_NOOP("Engage for black energy") },
            { QStringLiteral("g"), QT_TR_NOOP("Engage for green energy") },
            { QStringLiteral("c"), QT_TR_NOOP("Engage for colourless energy") },
        };
        return tr(colours.value(line.rest, QT_TR_NOOP("Engage for energy")));
    }
    if (verb == u"activate") {
        const QString words
            = m_cards.activatedAbility(face.cardId, line.rest.isEmpty() ? 1 : line.rest.toInt());
        return words.isEmpty() ? tr("Use ability %1 of %2").arg(line.rest, name) : words;
    }
    if (verb == u"attack")
        return tr("Attack with %1").arg(name);
    if (verb == u"block")
        return tr("Block with %1").arg(name);
    if (verb == u"target")
        return m_prompt == u"attack-target" ? tr("Attack %1").arg(name) : tr("Target %1").arg(name);
    if (verb == u"recur")
        return tr("Put %1 on the bottom of your deck").arg(name);
    if (verb == u"order")
        return m_picks == 0 ? tr("%1 first").arg(name) : tr("%1 next").arg(name);
    if (verb == u"choose") {
        if (m_prompt == u"discard" || m_prompt == u"hand-limit")
            return tr("Discard %1").arg(name);
        if (m_prompt == u"plunder" || m_prompt == u"overlord")
            return tr("Abolish %1").arg(name);
        if (m_prompt == u"search")
            return tr("Take %1").arg(name);
        if (m_prompt == u"ravenous-loss")
            return tr("Go on attacking %1").arg(name);
        if (m_prompt == u"rearrange")
            return m_picks == 0 ? tr("%1 first").arg(name) : tr("%1 next").arg(name);
        return tr("Choose %1").arg(name);
    }
    if (verb == u"first")
        return line.object.toStdString() == m_snapshot.viewer ? tr("You start")
                                                              : tr("%1 starts").arg(name);
    if (verb == u"yes")
        return m_prompt == u"may-trigger" ? tr("Use the ability") : tr("Do it");
    if (verb == u"no")
        return m_prompt == u"may-trigger" ? tr("Leave the ability") : tr("Leave it");
    if (verb == u"number")
        return line.object;
    if (verb == u"option")
        return tr("Choice %1").arg(line.object);
    if (verb == u"year") {
        if (line.object == u"ability")
            return tr("Use the 11 year ability");
        if (line.object == u"cast")
            return tr("Cast it for its 11 year cost");
        return tr("Take the card");
    }
    return line.line;
}

/// What happens when nobody does anything more (8.3.2): the pile's top resolves, or time goes on.
QString KryptikAnswers::passLabel(const Scene& scene) const
{
    if (!scene.pile.isEmpty())
        return scene.pile.first().mine ? tr("Let it resolve") : tr("No response");
    const reading::Json& observation = m_snapshot.observation;
    const bool own = reading::text(observation, "active").toStdString() == m_snapshot.viewer;
    if (!own)
        return tr("No response");
    if (scene.phase == u"first")
        return tr("To combat");
    if (scene.phase == u"second")
        return tr("End turn");
    if (scene.phase == u"end")
        return tr("Finish turn");
    if (scene.step == u"beginning")
        return tr("To the attack");
    if (scene.step == u"attacker")
        return tr("To the blockers");
    if (scene.step == u"blockers")
        return tr("To the damage");
    if (scene.step == u"resolution")
        return tr("Next attack");
    return tr("To the 2nd phase");
}

QString KryptikAnswers::noneLabel(const QString& verb) const
{
    if (verb == u"attack")
        return tr("No attack");
    if (verb == u"block")
        return m_picks > 0 ? tr("Block like this") : tr("No block");
    if (verb == u"recur")
        return m_picks > 0 ? tr("Draw %n new cards", nullptr, m_picks) : tr("Keep this hand");
    if (verb == u"target")
        return m_picks > 0 ? tr("Only these targets") : tr("No target");
    if (verb == u"order")
        return tr("The rest as it is");
    return m_picks > 0 ? tr("Only these") : tr("None of them");
}

QString KryptikAnswers::targetHint(const QString& verb) const
{
    static const QHash<QString, const char*> hints {
        { QStringLiteral("cast"), QT_TR_NOOP("Can be cast") },
        { QStringLiteral("soul"), QT_TR_NOOP("Can go to the soul row") },
        { QStringLiteral("activate"), QT_TR_NOOP("Has an ability to use") },
        { QStringLiteral("attack"), QT_TR_NOOP("Can attack") },
        { QStringLiteral("block"), QT_TR_NOOP("Can block") },
        { QStringLiteral("target"), QT_TR_NOOP("Can be targeted") },
        { QStringLiteral("choose"), QT_TR_NOOP("Can be chosen") },
        { QStringLiteral("order"), QT_TR_NOOP("Can be next") },
        { QStringLiteral("recur"), QT_TR_NOOP("Can go back") },
    };
    const auto found = hints.find(verb);
    return found == hints.end() ? QString() : tr(*found);
}

QString KryptikAnswers::shortcut(const Line& line) const
{
    if (line.verb == u"pass" || line.object == u"none")
        return QStringLiteral("P");
    if (line.verb == u"yes")
        return QStringLiteral("Y");
    if (line.verb == u"no")
        return QStringLiteral("N");
    if (line.verb == u"year") {
        if (line.object == u"ability")
            return QStringLiteral("A");
        return line.object == u"cast" ? QStringLiteral("C") : QStringLiteral("T");
    }
    if (line.verb == u"number" || line.verb == u"option")
        return line.object.size() == 1 ? line.object : QString();
    return {};
}

QString KryptikAnswers::promptText(const Scene& scene, const QSet<QString>& verbs) const
{
    const QString cause = scene.faces.value(scene.prompt.causeKey).name;
    const auto about = [&cause](const QString& withCause, const QString& without) {
        return cause.isEmpty()          ? without
            : withCause.contains(u"%1") ? withCause.arg(cause)
                                        : withCause;
    };
    const bool own
        = reading::text(m_snapshot.observation, "active").toStdString() == m_snapshot.viewer;
    if (verbs.contains(QStringLiteral("recur")))
        return tr("Choose cards to put back; you draw as many before the deck is shuffled.");
    if (verbs.contains(QStringLiteral("first")))
        return tr("Choose who takes the first turn.");
    if (verbs.contains(QStringLiteral("pass"))) {
        if (!scene.pile.isEmpty()) {
            const PileItem& top = scene.pile.first();
            return top.mine ? tr("You may act before %1 resolves.").arg(top.title)
                            : tr("%1 waits to resolve; you may respond.").arg(top.title);
        }
        if (!own)
            return tr("You may act in %1's turn.")
                .arg(m_table.nameOf(reading::text(m_snapshot.observation, "active")));
        if (scene.phase == u"first")
            return verbs.contains(QStringLiteral("soul"))
                ? tr("Your 1st phase: cast cards and place a soul card.")
                : tr("Your 1st phase: cast cards, then go to combat.");
        if (scene.phase == u"second")
            return tr("Your 2nd phase: cast cards, then end your turn.");
        if (scene.phase == u"combat")
            return tr("Combat: you may cast spells or use abilities.");
        return tr("You may cast spells or use abilities.");
    }
    if (verbs.contains(QStringLiteral("attack")))
        return tr("Choose a citizen to attack with, or move on.");
    if (verbs.contains(QStringLiteral("block"))) {
        const QString attacker = nameOf(
            scene, reading::text(reading::at(m_snapshot.observation, "combat"), "attacker"));
        return attacker.isEmpty() ? tr("Choose citizens to block with.")
                                  : tr("%1 attacks; choose citizens to block with.").arg(attacker);
    }
    if (verbs.contains(QStringLiteral("target"))) {
        if (m_prompt == u"attack-target")
            return about(tr("Choose what %1 attacks."), tr("Choose what to attack."));
        return about(tr("Choose a target for %1."), tr("Choose a target."));
    }
    if (verbs.contains(QStringLiteral("year")))
        return about(tr("Choose what becomes of your 11 year card %1."),
            tr("Choose what becomes of your 11 year card."));
    if (verbs.contains(QStringLiteral("yes"))) {
        if (m_prompt == u"may-trigger")
            return about(tr("Decide whether to use the ability of %1."),
                tr("Decide whether to use the ability."));
        return about(tr("Decide whether to do what %1 offers."), tr("Decide whether to do it."));
    }
    if (verbs.contains(QStringLiteral("number")))
        return m_prompt == u"x" ? about(tr("Choose X for %1."), tr("Choose X."))
                                : about(tr("Choose a number for %1."), tr("Choose a number."));
    if (verbs.contains(QStringLiteral("option")))
        return about(tr("Choose what %1 does."), tr("Choose one of these."));
    if (verbs.contains(QStringLiteral("order"))) {
        if (m_prompt == u"block-order")
            return tr("Choose which blocker is dealt damage next.");
        return tr("Choose what goes onto the effect pile next; the last to go resolves first.");
    }
    // What is picked with "choose", by the engine's key: with the card that asks, and without.
    struct Sentence
    {
        const char* prompt;
        const char* withCause;
        const char* without;
    };
    static constexpr Sentence sentences[] {
        { "hand-limit", QT_TR_NOOP("Choose a card to discard: your hand holds at most 7."),
            QT_TR_NOOP("Choose a card to discard: your hand holds at most 7.") },
        { "discard", QT_TR_NOOP("Choose a card to discard for %1."),
            QT_TR_NOOP("Choose a card to discard.") },
        { "cost", QT_TR_NOOP("Choose what to pay for %1 with."),
            QT_TR_NOOP("Choose what to pay with.") },
        { "plunder", QT_TR_NOOP("Choose a card in your limbo to abolish for %1."),
            QT_TR_NOOP("Choose a card in your limbo to abolish.") },
        { "search", QT_TR_NOOP("Choose a card from your deck for %1."),
            QT_TR_NOOP("Choose a card from your deck.") },
        { "overlord", QT_TR_NOOP("You may keep one overlord of a name: choose which is abolished."),
            QT_TR_NOOP("You may keep one overlord of a name: choose which is abolished.") },
        { "ravenous-loss",
            QT_TR_NOOP("%1 is not Ravenous any more: choose the card it goes on attacking."),
            QT_TR_NOOP("Choose the card that is still attacked.") },
        { "row-card", QT_TR_NOOP("Choose an 11 year card for %1."),
            QT_TR_NOOP("Choose an 11 year card.") },
        { "detach", QT_TR_NOOP("Choose an attached card to detach for %1."),
            QT_TR_NOOP("Choose an attached card to detach.") },
        { "rearrange",
            QT_TR_NOOP("Choose which card lies next in your 11 year row, from the left."),
            QT_TR_NOOP("Choose which card lies next in your 11 year row, from the left.") },
        { "reveal", QT_TR_NOOP("Choose a card to reveal for %1."),
            QT_TR_NOOP("Choose a card to reveal.") },
        { "opponent", QT_TR_NOOP("Choose an opponent for %1."), QT_TR_NOOP("Choose an opponent.") },
    };
    for (const Sentence& sentence : sentences)
        if (m_prompt == QLatin1String(sentence.prompt))
            return about(tr(sentence.withCause), tr(sentence.without));
    return about(tr("Choose for %1."), tr("Choose one."));
}

QString KryptikAnswers::promptDetail() const
{
    return m_picks > 0 ? tr("%n chosen.", nullptr, m_picks) : QString();
}

// --- Dragging

namespace {

QStringList linesOn(const Scene& scene, const QString& key, const QString& verb)
{
    QStringList lines;
    for (const QVariant& row : scene.answers.value(key)) {
        const QVariantMap map = row.toMap();
        if (map.value(QStringLiteral("verb")) == verb)
            lines.append(map.value(QStringLiteral("line")).toString());
    }
    return lines;
}

} // namespace

QStringList KryptikAnswers::drop(const Scene& scene, const QString& key, const QString& target)
{
    const QStringList cast = linesOn(scene, key, QStringLiteral("cast"));
    const QStringList soul = linesOn(scene, key, QStringLiteral("soul"));
    const QStringList attack = linesOn(scene, key, QStringLiteral("attack"));
    const QStringList block = linesOn(scene, key, QStringLiteral("block"));
    const QString targetZone = scene.zones.contains(target) ? target.section(u'.', 1) : QString();
    const QString own = scene.faces.value(key).zone.section(u'.', 0, 0);
    if (!soul.isEmpty()
        && (target == own + QStringLiteral(".soul_row") || zoneOf(scene, target) == u"soul_row"))
        return { soul.first() };
    if (!cast.isEmpty() && (targetZone == u"island" || target == u"mat"))
        return { cast.first() };
    const bool isThing = targetZone.isEmpty();
    if (!cast.isEmpty() && isThing)
        return { cast.first(), QStringLiteral("target ") + target };
    if (!attack.isEmpty() && isThing)
        return { attack.first(), QStringLiteral("target ") + target };
    if (!block.isEmpty() && scene.faces.value(target).attacking)
        return { block.first() };
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
        for (const SeatViewModel::Row& seat : scene.seats) {
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
            if (face.attacking)
                targets.append(face.key);
    return targets;
}
