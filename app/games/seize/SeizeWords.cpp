#include "app/games/seize/SeizeWords.h"

#include <algorithm>

QString SeizeWords::label(const Scene& scene, const Line& line) const
{
    if (line.verb == u"pass")
        return passLabel(scene);
    if (isAsked("mulligan") && line.verb == u"yes")
        return tr("New hand");
    if (isAsked("mulligan") && line.verb == u"no")
        return Answers::tr("Keep this hand");
    if (line.verb == u"acquire")
        return tr("Acquire %n cards", nullptr, line.object.toInt());
    if (line.verb == u"target" && isAsked("attack-target"))
        return Answers::tr("Attack %1").arg(nameOf(scene, line.object));
    const QString words = handLabel(scene, line);
    return words.isEmpty() ? fieldLabel(scene, line) : words;
}

/// What is done from the hand and the warchest.
QString SeizeWords::handLabel(const Scene& scene, const Line& line) const
{
    const QString& verb = line.verb;
    const QString name = nameOf(scene, line.object);
    if (verb == u"treasure")
        return line.rest == u"facedown" ? tr("Put %1 face down into your warchest").arg(name)
                                        : tr("Put %1 into your warchest").arg(name);
    if (verb == u"hire" || verb == u"summon") {
        const QString with = line.rest.section(QStringLiteral(" with "), 1);
        const QString tile = line.rest.section(u' ', 0, 0);
        QString words = with.isEmpty()
            ? (verb == u"hire" ? tr("Hire %1 on %2") : tr("Summon %1 to %2")).arg(name, tile)
            : (verb == u"hire" ? tr("Hire %1 on %2, bearing %3")
                               : tr("Summon %1 to %2, bearing %3"))
                  .arg(name, tile, nameOf(scene, with));
        // S-RALLY-UPSTAGE An enemy that stands there has to go.
        const auto there = std::ranges::find(scene.board, tile, &BoardTile::key);
        return there == scene.board.end() || there->occupant.isEmpty()
            ? words
            : tr("%1 (upstages %2)", "hiring").arg(words, nameOf(scene, there->occupant));
    }
    if (verb == u"equip")
        return tr("Equip %1 with %2").arg(name, nameOf(scene, line.rest));
    if (verb == u"unequip")
        return tr("Take %1 off %2").arg(nameOf(scene, line.rest), name);
    if (verb == u"ability")
        return line.place.isEmpty() ? Answers::tr("Play %1").arg(name)
                                    : tr("Play %1 with %2").arg(name, nameOf(scene, line.place));
    return {};
}

/// What is done on the battlefield, and what is chosen.
QString SeizeWords::fieldLabel(const Scene& scene, const Line& line) const
{
    const QString& verb = line.verb;
    const QString name = nameOf(scene, line.object);
    const CardFace face = scene.faces.value(line.object);
    if (verb == u"exit")
        return tr("Let %1 leave").arg(name);
    if (verb == u"move")
        return tr("Move %1 to %2").arg(name, line.place);
    if (verb == u"attack") {
        const QVariantMap crossbow = SeizeCards::stat(face, QStringLiteral("crossbow"));
        const QVariantMap staff = SeizeCards::stat(face, QStringLiteral("staff"));
        const auto damage
            = [](const QVariantMap& stat) { return stat.value(QStringLiteral("value")).toInt(); };
        if (line.rest == u"melee")
            return tr("Strike for %1").arg(damage(SeizeCards::stat(face, QStringLiteral("melee"))));
        return crossbow.isEmpty() ? tr("Cast for %1").arg(damage(staff))
                                  : tr("Shoot for %1").arg(damage(crossbow));
    }
    if (verb == u"plunder")
        return tr("Plunder %1 loot")
            .arg(SeizeCards::stat(face, QStringLiteral("bounty"))
                     .value(QStringLiteral("value"))
                     .toInt());
    if (verb == u"activate") {
        const QString words = m_cards.book().usedAbility(
            face.cardId, verb, line.rest.isEmpty() ? 1 : line.rest.toInt());
        return words.isEmpty() ? Answers::tr("Use ability %1 of %2").arg(line.rest, name)
                               : CardBook::quoted(words);
    }
    if (verb == u"option" && isAsked("number"))
        return line.object;
    if (verb == u"option" && isAsked("counters")) {
        // In the order in which the engine counts them.
        const QString counters[] = { tr("An Exhaust counter"), tr("A Bleed counter"),
            tr("A Poison counter"), tr("A Frost counter"), tr("A Burn counter") };
        const int nth = line.object.toInt();
        return nth >= 1 && nth <= 5 ? counters[nth - 1] : QString();
    }
    if (verb == u"spot")
        return tr("Uncover %1 for one step").arg(nameOf(scene, line.place));
    if (verb == u"pillar")
        return tr("Set a pillar on %1").arg(line.object);
    return verb == u"choose" ? chooseLabel(name) : QString();
}

QString SeizeWords::chooseLabel(const QString& name) const
{
    if (isAsked("hand-limit") || isAsked("discard") || isAsked("cost"))
        return Answers::tr("Discard %1").arg(name);
    if (isAsked("payment"))
        return Answers::tr("Exhaust %1").arg(name);
    if (isAsked("status"))
        return tr("Take away %1").arg(name);
    return {};
}

/// For all lines that put the same thing somewhere.
QString SeizeWords::groupLabel(const Line& line) const
{
    if (line.verb == u"hire" || line.verb == u"summon")
        return tr("Hire: choose a tile");
    if (line.verb == u"move")
        return tr("Move: choose a tile");
    if (line.verb == u"treasure")
        return tr("Into the warchest");
    if (line.verb == u"equip")
        return tr("Equip");
    if (line.verb == u"unequip")
        return tr("Take off");
    if (line.verb == u"spot")
        return tr("Uncover somebody near");
    return tr("Play: choose who does it");
}

/// What happens when nobody does anything more: the stack's top resolves, or time goes on.
QString SeizeWords::passLabel(const Scene& scene) const
{
    if (!scene.waiting.isEmpty())
        return passOverWaiting(scene);
    if (!isOwnTurn())
        return Answers::tr("No response");
    static const QHash<QString, const char*> next {
        { QStringLiteral("beginning"), QT_TR_NOOP("To the draw") },
        { QStringLiteral("draw"), QT_TR_NOOP("To acquiring") },
        { QStringLiteral("rally"), QT_TR_NOOP("To the first movement") },
        { QStringLiteral("move1"), QT_TR_NOOP("To the attack") },
        { QStringLiteral("attack"), QT_TR_NOOP("To the second movement") },
        { QStringLiteral("move2"), QT_TR_NOOP("To the end of turn") },
        { QStringLiteral("end"), QT_TR_NOOP("End turn") },
    };
    // Phases in which nothing can be done go by with it: it is called by where it leads.
    static const QHash<QString, const char*> there {
        { QStringLiteral("acquire"), QT_TR_NOOP("To acquiring") },
        { QStringLiteral("rally"), QT_TR_NOOP("To the rally") },
        { QStringLiteral("move1"), QT_TR_NOOP("To the first movement") },
        { QStringLiteral("attack"), QT_TR_NOOP("To the attack") },
        { QStringLiteral("move2"), QT_TR_NOOP("To the second movement") },
        { QStringLiteral("end"), QT_TR_NOOP("To the end of turn") },
        { QStringLiteral("turn"), QT_TR_NOOP("End turn") },
    };
    if (scene.phase != u"acquire" && leadsTo() != scene.phase)
        if (const auto found = there.find(leadsTo()); found != there.end())
            return tr(*found);
    if (scene.phase == u"acquire")
        return mostToAcquire() < 4 ? tr("Acquire no more") : tr("Acquire nothing");
    const auto found = next.find(scene.phase);
    return found == next.end() ? tr("Go on") : tr(*found);
}

QString SeizeWords::noneLabel(const QString& verb) const
{
    if (verb != u"move")
        return Answers::noneLabel(verb);
    return wayEnd().isEmpty() ? tr("Stop there") : tr("Stop on %1").arg(wayEnd());
}

/// Why something cannot be used, by what the engine calls it.
QString SeizeWords::refusalText(const Scene&, const triptych::Refusal& refusal) const
{
    static const QHash<QString, const char*> texts {
        { QStringLiteral("attack-phase"), QT_TR_NOOP("Only in your attack phase.") },
        { QStringLiteral("event-phase"), QT_TR_NOOP("Only in your rally and in your movements.") },
        { QStringLiteral("said"), QT_TR_NOOP("Its own words do not let it be played now.") },
        { QStringLiteral("treasures"),
            QT_TR_NOOP("Treasures to exhaust for it: %1; you have %2 ready.") },
        { QStringLiteral("user"),
            QT_TR_NOOP("None of your mercenaries can use it: it takes one of its class that is not "
                       "silenced.") },
        { QStringLiteral("attacker"),
            QT_TR_NOOP("None of your mercenaries of its class can attack somebody with it now.") },
        { QStringLiteral("frozen"), QT_TR_NOOP("It is frozen.") },
        { QStringLiteral("attacked"),
            QT_TR_NOOP("It has attacked or plundered in this turn already.") },
        { QStringLiteral("exhausted"),
            QT_TR_NOOP("It is exhausted: %1 of its exhaust counters are left.") },
        { QStringLiteral("forbidden"), QT_TR_NOOP("An effect keeps it from attacking.") },
        { QStringLiteral("reach"),
            QT_TR_NOOP("No enemy that it sees stands in its line within %1 tiles.") },
        { QStringLiteral("melee"), QT_TR_NOOP("No enemy stands beside it where it can strike.") },
        { QStringLiteral("unarmed"), QT_TR_NOOP("It has no attack of its own.") },
        { QStringLiteral("steps"), QT_TR_NOOP("It has no steps left in this turn.") },
        { QStringLiteral("blocked"), QT_TR_NOOP("Every tile that it could step to is taken.") },
    };
    const auto found = texts.find(QString::fromStdString(refusal.why));
    return found == texts.end() ? QString() : tr(*found);
}

QString SeizeWords::targetHint(const QString& verb) const
{
    static const QHash<QString, const char*> hints {
        { QStringLiteral("treasure"), QT_TR_NOOP("Can go to the warchest") },
        { QStringLiteral("hire"), QT_TR_NOOP("Can be hired") },
        { QStringLiteral("summon"), QT_TR_NOOP("Can be summoned") },
        { QStringLiteral("equip"), QT_TR_NOOP("Can be equipped") },
        { QStringLiteral("unequip"), QT_TR_NOOP("Can be taken off") },
        { QStringLiteral("exit"), QT_TR_NOOP("Can leave") },
        { QStringLiteral("move"), QT_TR_NOOP("Can move") },
        { QStringLiteral("plunder"), QT_TR_NOOP("Can plunder") },
        { QStringLiteral("spot"), QT_TR_NOOP("Can uncover somebody") },
    };
    if (verb == u"ability")
        return Answers::targetHint(QStringLiteral("play"));
    const auto found = hints.find(verb);
    return found == hints.end() ? Answers::targetHint(verb) : tr(*found);
}

QString SeizeWords::shortcut(const Line& line) const
{
    if (line.verb == u"first") // "p2" is 2
        return line.object.mid(1);
    return line.verb == u"acquire" ? line.object : Answers::shortcut(line);
}
