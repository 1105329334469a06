#include "app/presenters/AlteredAnswers.h"

#include "app/presenters/AlteredTrack.h"

#include <algorithm>

// The words of questions and answers: buttons say what happens next, prompts are one sentence.

QString AlteredAnswers::label(const Scene& scene, const Line& line) const
{
    const QString& verb = line.verb;
    if (line.object == u"none")
        return noneLabel(verb);
    if (verb == u"pass")
        return passLabel();
    if (verb == u"yes")
        return tr("Do it");
    if (verb == u"no")
        return tr("Leave it");
    if (verb == u"number")
        return line.object;
    const QString name = nameOf(scene, line.object);
    const CardFace face = scene.faces.value(line.object);
    if (verb == u"option") {
        const QString words
            = m_cards.mode(scene.faces.value(scene.prompt.causeKey).cardId, line.object.toInt());
        return words.isEmpty() ? tr("Choice %1").arg(line.object) : AlteredCards::readable(words);
    }
    if (verb == u"mana")
        return inSetup() ? tr("%1 becomes mana").arg(name) : tr("Put %1 into your mana").arg(name);
    if (verb == u"play")
        return playLabel(scene, line);
    if (verb == u"quick") {
        const QString words
            = m_cards.quickAction(face.cardId, line.rest.isEmpty() ? 1 : line.rest.toInt());
        return words.isEmpty() ? tr("Use quick action %1 of %2").arg(line.rest, name)
                               : AlteredCards::readable(words);
    }
    if (verb == u"support") {
        const QString words = m_cards.support(face.cardId);
        return words.isEmpty() ? tr("Support with %1").arg(name)
                               : AlteredCards::readable(words.section(u'\n', 0, 0));
    }
    if (verb == u"swap")
        return tr("Exhaust this orb and make orb %1 ready")
            .arg(scene.faces.value(line.place).place);
    if (verb == u"react")
        return tr("Play the reaction of %1").arg(name);
    if (verb == u"keep")
        return tr("Keep %1").arg(name);
    if (verb == u"target")
        return tr("Target %1").arg(name);
    if (verb == u"order")
        return m_picks == 0 ? tr("%1 first").arg(name) : tr("%1 next").arg(name);
    if (verb == u"choose")
        return chooseLabel(name);
    return line.line;
}

QString AlteredAnswers::playLabel(const Scene& scene, const Line& line) const
{
    const QString name = nameOf(scene, line.object);
    if (line.place.isEmpty())
        return tr("Play %1").arg(name);
    const bool hero = line.place.endsWith(u".hero");
    if (line.rest.endsWith(u" scout"))
        return hero ? tr("Scout with %1 in your hero expedition").arg(name)
                    : tr("Scout with %1 in your companion expedition").arg(name);
    return hero ? tr("Play %1 in your hero expedition").arg(name)
                : tr("Play %1 in your companion expedition").arg(name);
}

QString AlteredAnswers::chooseLabel(const QString& name) const
{
    if (m_prompt.contains(u"discard"))
        return tr("Discard %1").arg(name);
    if (m_prompt.contains(u"sacrifice"))
        return tr("Sacrifice %1").arg(name);
    if (m_prompt.contains(u"exhaust"))
        return tr("Exhaust %1").arg(name);
    return tr("Choose %1").arg(name);
}

/// The words for all answers of a card that need a place.
QString AlteredAnswers::groupLabel(const Line& line) const
{
    return line.verb == u"swap" ? tr("Exhaust it to make another orb ready")
                                : tr("Play it in an expedition");
}

/// 4.2.3.d A seat that passes takes no more turns this day.
QString AlteredAnswers::passLabel() const
{
    return othersPassed() ? tr("Pass, to Dusk") : tr("Pass for today");
}

QString AlteredAnswers::noneLabel(const QString& verb) const
{
    if (verb == u"mana")
        return inSetup() ? tr("Keep these three as mana") : tr("No new mana orb");
    if (verb == u"keep")
        return m_picks > 0 ? tr("Keep only these") : tr("Keep none");
    if (verb == u"target")
        return m_picks > 0 ? tr("Only these targets") : tr("No target");
    if (verb == u"order")
        return tr("The rest as it is");
    return m_picks > 0 ? tr("Only these") : tr("None of them");
}

QString AlteredAnswers::targetHint(const QString& verb)
{
    static const QHash<QString, const char*> hints {
        { QStringLiteral("play"), QT_TR_NOOP("Can be played") },
        { QStringLiteral("mana"), QT_TR_NOOP("Can become mana") },
        { QStringLiteral("quick"), QT_TR_NOOP("Has a quick action") },
        { QStringLiteral("support"), QT_TR_NOOP("Can support") },
        { QStringLiteral("target"), QT_TR_NOOP("Can be targeted") },
        { QStringLiteral("choose"), QT_TR_NOOP("Can be chosen") },
        { QStringLiteral("keep"), QT_TR_NOOP("Can be kept") },
        { QStringLiteral("order"), QT_TR_NOOP("Can be next") },
    };
    const auto found = hints.find(verb); // an orb that can only be swapped calls for nothing
    return found == hints.end() ? QString() : tr(*found);
}

QString AlteredAnswers::shortcut(const Line& line)
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

bool AlteredAnswers::inSetup() const
{
    return reading::text(m_snapshot.observation, "phase") == u"setup";
}

bool AlteredAnswers::othersPassed() const
{
    const reading::Json& players = reading::at(m_snapshot.observation, "players");
    return std::ranges::all_of(m_table.seats, [&players, this](const SeatInfo& seat) {
        return seat.key == m_viewer
            || reading::flag(reading::at(players, seat.key.toStdString().c_str()), "passed");
    });
}

QString AlteredAnswers::nameOf(const Scene& scene, const QString& key) const
{
    const auto face = scene.faces.constFind(key);
    if (face != scene.faces.constEnd()) {
        if (!face->name.isEmpty())
            return face->name;
        return face->zone.endsWith(u".mana") ? tr("mana orb %1").arg(face->place)
                                             : tr("face-down card %1").arg(face->place);
    }
    for (const PileItem& item : scene.pile)
        if (item.key == key)
            return item.title;
    for (const SeatInfo& seat : m_table.seats)
        if (seat.key == key)
            return seat.name;
    if (key.startsWith(u"region."))
        return AlteredTrack::regionName(key);
    if (isExpedition(key)) {
        const bool hero = key.endsWith(u".hero");
        const QString seat = key.section(u'.', 0, 0);
        if (seat == m_viewer)
            return hero ? tr("your hero expedition") : tr("your companion expedition");
        return hero ? tr("the hero expedition of %1").arg(m_table.nameOf(seat))
                    : tr("the companion expedition of %1").arg(m_table.nameOf(seat));
    }
    const QString name = m_cards.nameOfHandle(key.section(u'!', 0, 0));
    return name.isEmpty() ? key : name;
}

// --- Prompts

QString AlteredAnswers::promptText(const Scene& scene, const QSet<QString>& verbs) const
{
    const QString cause = scene.faces.value(scene.prompt.causeKey).name;
    const auto about = [&cause](const QString& withCause, const QString& without) {
        return cause.isEmpty() ? without : withCause.arg(cause);
    };
    if (verbs.contains(QStringLiteral("mana")))
        return inSetup() ? tr("Choose three cards of your hand as your first mana orbs.")
                         : tr("You may put one card of your hand into your mana.");
    if (verbs.contains(QStringLiteral("keep")))
        return isAsked("keep-landmarks")
            ? tr("Choose the landmarks you keep; you sacrifice the others.")
            : tr("Choose the cards you keep in your Reserve; the others are discarded.");
    if (verbs.contains(QStringLiteral("pass")))
        return othersPassed() ? tr("%1 has passed: you may go on playing cards.")
                                    .arg(m_table.nameOf(m_viewer == u"p1" ? QStringLiteral("p2")
                                                                          : QStringLiteral("p1")))
                              : tr("Your turn: play a card, or pass for today.");
    if (verbs.contains(QStringLiteral("react")))
        return tr("Choose which of your reactions happens next.");
    if (verbs.contains(QStringLiteral("target")))
        return about(tr("Choose a target for %1."), tr("Choose a target."));
    if (verbs.contains(QStringLiteral("yes")))
        return about(tr("Decide whether to do what %1 offers."), tr("Decide whether to do it."));
    if (verbs.contains(QStringLiteral("number")))
        return about(tr("Choose a number for %1."), tr("Choose a number."));
    if (verbs.contains(QStringLiteral("option")))
        return about(tr("Choose what %1 does."), tr("Choose one of these."));
    if (verbs.contains(QStringLiteral("order")))
        return tr("Choose which comes next.");
    return choiceText(cause);
}

/// What is picked with "choose", by what the engine calls it.
QString AlteredAnswers::choiceText(const QString& cause) const
{
    const auto about = [&cause](const QString& withCause, const QString& without) {
        return cause.isEmpty() ? without : withCause.arg(cause);
    };
    if (m_prompt.contains(u"discard"))
        return about(tr("Choose a card to discard for %1."), tr("Choose a card to discard."));
    if (m_prompt.contains(u"sacrifice"))
        return about(tr("Choose what you sacrifice for %1."), tr("Choose what you sacrifice."));
    if (m_prompt.contains(u"exhaust"))
        return about(tr("Choose what to exhaust for %1."), tr("Choose what to exhaust."));
    if (isAsked("player"))
        return about(tr("Choose a player for %1."), tr("Choose a player."));
    if (isAsked("play"))
        return about(tr("Choose what to play for %1."), tr("Choose what to play."));
    return about(tr("Choose for %1."), tr("Choose one."));
}

QString AlteredAnswers::promptDetail(const Scene& scene, const QSet<QString>& verbs) const
{
    // How many picks there may be in all, as the engine has it.
    const int most = reading::number(reading::at(m_snapshot.observation, "asked"), "max");
    if (most > 1 && !verbs.contains(QStringLiteral("pass")))
        return tr("%1 of %2 chosen.").arg(m_picks).arg(most);
    if (m_picks > 0)
        return tr("%n chosen.", nullptr, m_picks);
    if (verbs.contains(QStringLiteral("pass"))) {
        int going = 0;
        for (const TrackMarker& marker : scene.track)
            going += marker.near && !marker.ahead.isEmpty();
        const int ready = reading::number(
            reading::at(reading::at(m_snapshot.observation, "players"), m_snapshot.viewer.c_str()),
            "mana_ready");
        return going == 0 ? tr("%n mana ready, none would move.", nullptr, ready)
            : going == 1  ? tr("%n mana ready, one would move.", nullptr, ready)
                          : tr("%n mana ready, both would move.", nullptr, ready);
    }
    return {};
}
