#include "app/games/kryptik/KryptikWords.h"

KryptikWords::KryptikWords(const Snapshot& snapshot, const TableInfo& table,
    const KryptikView& view, const KryptikCards& cards)
    : Answers(snapshot, table, view)
    , m_view(view)
    , m_cards(cards)
{
}

QString KryptikWords::label(const Scene& scene, const Line& line) const
{
    const QString& verb = line.verb;
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
        const QString words = m_cards.book().usedAbility(
            face.cardId, verb, line.rest.isEmpty() ? 1 : line.rest.toInt());
        return words.isEmpty() ? Answers::tr("Use ability %1 of %2").arg(line.rest, name)
                               : CardBook::quoted(KryptikCards::readable(words));
    }
    if (verb == u"faction") {
        const QString faction = (line.object + u' ' + line.rest).trimmed();
        return faction.left(1).toUpper() + faction.mid(1);
    }
    if (verb == u"name")
        return (line.object + u' ' + line.rest).trimmed();
    if (verb == u"attack")
        return tr("Attack with %1").arg(name);
    if (verb == u"block")
        return tr("Block with %1").arg(name);
    if (verb == u"target" && isAsked("attack-target"))
        return Answers::tr("Attack %1").arg(name);
    if (verb == u"recur")
        return tr("Put %1 on the bottom of your deck").arg(name);
    if (verb == u"choose")
        return chooseLabel(name);
    if (isAsked("may-trigger") && verb == u"yes")
        return tr("Use the ability");
    if (isAsked("may-trigger") && verb == u"no")
        return tr("Leave the ability");
    if (verb == u"year") {
        if (line.object == u"ability")
            return tr("Use the 11 year ability");
        if (line.object == u"cast")
            return tr("Cast it for its 11 year cost");
        return tr("Take the card");
    }
    return {};
}

QString KryptikWords::chooseLabel(const QString& name) const
{
    if (isAsked("discard") || isAsked("hand-limit"))
        return Answers::tr("Discard %1").arg(name);
    if (isAsked("plunder") || isAsked("overlord"))
        return tr("Abolish %1").arg(name);
    if (isAsked("search"))
        return tr("Take %1").arg(name);
    if (isAsked("ravenous-loss"))
        return tr("Go on attacking %1").arg(name);
    if (isAsked("rearrange"))
        return orderLabel(name);
    return {};
}

/// What happens when nobody does anything more (8.3.2): the pile's top resolves, or time goes on.
QString KryptikWords::passLabel(const Scene& scene) const
{
    if (!scene.waiting.isEmpty())
        return passOverWaiting(scene);
    if (!isOwnTurn())
        return Answers::tr("No response");
    // Phases in which nothing can be done go by with it: it is called by where it leads.
    if (leadsTo() == u"turn" && scene.phase != u"end")
        return tr("End turn");
    if (scene.phase == u"first")
        return leadsTo() == u"second" ? tr("To the 2nd phase") : tr("To combat");
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

QString KryptikWords::noneLabel(const QString& verb) const
{
    if (verb == u"attack")
        return tr("No attack");
    if (verb == u"block")
        return picks() > 0 ? tr("Block like this") : tr("No block");
    if (verb == u"recur")
        return picks() > 0 ? tr("Draw %n new cards", nullptr, picks())
                           : Answers::tr("Keep this hand");
    return Answers::noneLabel(verb);
}

/// Why something cannot be used, by what the engine calls it.
QString KryptikWords::refusalText(const Scene&, const triptych::Refusal& refusal) const
{
    static const QHash<QString, const char*> texts {
        { QStringLiteral("main-phase"), QT_TR_NOOP("Only in your 1st or 2nd phase.") },
        { QStringLiteral("colour"),
            QT_TR_NOOP("You cannot give energy of the colours that it takes.") },
        { QStringLiteral("forbidden"), QT_TR_NOOP("An effect forbids it.") },
        { QStringLiteral("overlord"), QT_TR_NOOP("You already control an overlord of this name.") },
        { QStringLiteral("additional"),
            QT_TR_NOOP("You cannot pay what it costs besides energy.") },
        { QStringLiteral("crowded"), QT_TR_NOOP("There is no room left on the effect pile.") },
        { QStringLiteral("silent"), QT_TR_NOOP("Its abilities do not work now.") },
        { QStringLiteral("short-time"),
            QT_TR_NOOP("Only while an opponent has at most %1 11 year cards left.") },
        { QStringLiteral("engaged"), QT_TR_NOOP("It is engaged until your next disengage phase.") },
        { QStringLiteral("weary"), QT_TR_NOOP("It is weary until your next disengage phase.") },
        { QStringLiteral("no-year-ability"), QT_TR_NOOP("The card has no 11 year ability.") },
        { QStringLiteral("no-year-cost"), QT_TR_NOOP("The card has no 11 year cost.") },
        { QStringLiteral("attacked"), QT_TR_NOOP("It has attacked in this combat phase already.") },
    };
    const auto found = texts.find(QString::fromStdString(refusal.why));
    return found == texts.end() ? QString() : tr(*found);
}

QString KryptikWords::targetHint(const QString& verb) const
{
    static const QHash<QString, const char*> hints {
        { QStringLiteral("cast"), QT_TR_NOOP("Can be cast") },
        { QStringLiteral("soul"), QT_TR_NOOP("Can go to the soul row") },
        { QStringLiteral("block"), QT_TR_NOOP("Can block") },
        { QStringLiteral("recur"), QT_TR_NOOP("Can go back") },
    };
    const auto found = hints.find(verb);
    return found == hints.end() ? Answers::targetHint(verb) : tr(*found);
}

QString KryptikWords::shortcut(const Line& line) const
{
    if (line.verb != u"year")
        return Answers::shortcut(line);
    if (line.object == u"ability")
        return QStringLiteral("A");
    return line.object == u"cast" ? QStringLiteral("C") : QStringLiteral("T");
}

QString KryptikWords::promptText(const Scene& scene, const QSet<QString>& verbs) const
{
    const QString cause = scene.faces.value(scene.prompt.causeKey).name;
    const auto has = [&verbs](const char* verb) { return verbs.contains(QLatin1String(verb)); };
    if (has("recur"))
        return tr("Choose cards to put back; you draw as many before the deck is shuffled.");
    if (has("pass"))
        return phaseText(scene, verbs);
    if (has("attack"))
        return tr("Choose a citizen to attack with, or move on.");
    if (has("block")) {
        const QString attacker = nameOf(scene, m_view.combat.attacker);
        return attacker.isEmpty() ? tr("Choose citizens to block with.")
                                  : tr("%1 attacks; choose citizens to block with.").arg(attacker);
    }
    if (has("target") && isAsked("attack-target"))
        return about(cause, tr("Choose what %1 attacks."), tr("Choose what to attack."));
    if (has("year"))
        return about(cause, tr("Choose what becomes of your 11 year card %1."),
            tr("Choose what becomes of your 11 year card."));
    if (has("yes") && isAsked("may-trigger"))
        return about(cause, tr("Decide whether to use the ability of %1."),
            tr("Decide whether to use the ability."));
    if (has("faction"))
        return about(cause, tr("Choose a faction for %1."), tr("Choose a faction."));
    if (has("name"))
        return about(cause, tr("Name a card for %1."), tr("Name a card."));
    if (has("number") && isAsked("x"))
        return about(cause, tr("Choose X for %1."), tr("Choose X."));
    if (has("order"))
        return isAsked("block-order")
            ? tr("Choose which blocker is dealt damage next.")
            : tr("Choose what goes onto the effect pile next; the last to go resolves first.");
    const QString choice = has("choose") ? choiceText(cause) : QString();
    return choice.isEmpty() ? commonPrompt(verbs, cause) : choice;
}

/// The paragraph that asks, as the card has it.
QString KryptikWords::promptDetail(const Scene& scene, const QSet<QString>& verbs) const
{
    if (picks() > 0)
        return Answers::promptDetail(scene, verbs);
    return CardBook::quoted(
        KryptikCards::readable(m_cards.book().ability(seen().cause.card, seen().cause.paragraph)));
}

/// Somebody has priority: what the phase is for, or what may be answered.
QString KryptikWords::phaseText(const Scene& scene, const QSet<QString>& verbs) const
{
    if (!scene.waiting.isEmpty() || !isOwnTurn())
        return responsePrompt(scene);
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

/// What is picked with "choose", by the engine's key: with the card that asks, and without.
QString KryptikWords::choiceText(const QString& cause) const
{
    static constexpr Sentence sentences[] {
        { "hand-limit", QT_TR_NOOP("Choose a card to discard: your hand holds at most 7."),
            QT_TR_NOOP("Choose a card to discard: your hand holds at most 7.") },
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
    };
    return sentence(sentences, "KryptikAnswers", cause);
}
