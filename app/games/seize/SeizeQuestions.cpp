#include "app/games/seize/SeizeQuestions.h"

#include <algorithm>

SeizeQuestions::SeizeQuestions(const Snapshot& snapshot, const TableInfo& table,
    const SeizeView& view, const SeizeCards& cards)
    : Answers(snapshot, table, view, 3)
    , m_view(view)
    , m_cards(cards)
{
}

/// Who may step in asks, and not what is being carried out.
QString SeizeQuestions::causeOf() const
{
    return m_view.steppingIn.would.isEmpty() ? Answers::causeOf() : m_view.cause.source;
}

/// "You may ... instead": what is about to happen, and whose card may step in.
QString SeizeQuestions::steppingInText(const Scene& scene, const QString& cause) const
{
    const QString& would = m_view.steppingIn.would;
    const QString whom = scene.faces.value(m_view.steppingIn.whom).name;
    if (would == u"be-destroyed")
        return tr("%1 is about to be destroyed. Let %2 step in?").arg(whom, cause);
    if (would == u"be-hurt")
        return tr("%1 is about to be dealt damage. Let %2 step in?").arg(whom, cause);
    if (would == u"get-a-status")
        return tr("%1 is about to get a status. Let %2 step in?").arg(whom, cause);
    if (would == u"be-healed")
        return tr("%1 is about to be healed. Let %2 step in?").arg(whom, cause);
    if (would == u"lose-loot")
        return tr("Loot is about to be lost. Let %1 step in?").arg(cause);
    if (would == u"gain-loot")
        return tr("Loot is about to be gained. Let %1 step in?").arg(cause);
    return tr("A card is about to be drawn. Let %1 step in?").arg(cause);
}

QString SeizeQuestions::promptText(const Scene& scene, const QSet<QString>& verbs) const
{
    const QString cause = scene.faces.value(scene.prompt.causeKey).name;
    const auto has = [&verbs](const char* verb) { return verbs.contains(QLatin1String(verb)); };
    if (isAsked("mulligan"))
        return tr("Keep this hand, or shuffle it back once and draw seven new cards.");
    if (has("pillar"))
        return tr("Choose a tile for a pillar; nobody can ever enter it.");
    if (isAsked("champion"))
        return tr("Choose the guild hall tile on which your champion begins.");
    if (has("acquire"))
        return acquireText();
    if (isAsked("walk"))
        return wayEnd().isEmpty() ? tr("Choose the next tile, or stop there.")
                                  : about(cause,
                                      tr("%1 goes to %2: choose the next tile, or stop there.")
                                          .arg(QStringLiteral("%1"), wayEnd()),
                                      tr("Choose the next tile, or stop there."));
    if (isAsked("arrive"))
        return about(cause, tr("Choose another tile for %1."), tr("Choose another tile."));
    if (has("pass"))
        return phaseText(scene, verbs);
    if (isAsked("attack-target"))
        return about(cause, tr("Choose whom %1 attacks."), tr("Choose whom to attack."));
    if (isAsked("steps"))
        return about(cause, tr("Choose how many steps for %1."), tr("Choose how many steps."));
    if (!m_view.steppingIn.would.isEmpty())
        return steppingInText(scene, cause);
    if (has("order"))
        return tr("Choose what goes onto the stack next; the last to go resolves first.");
    const QString choice = choiceText(cause);
    return choice.isEmpty() ? commonPrompt(verbs, cause) : choice;
}

/// Up to four in all (S-TURN-ACQUIRE), so fewer when some were taken or the deck runs out.
QString SeizeQuestions::acquireText() const
{
    const int most = mostToAcquire();
    return most < 4 ? tr("You may acquire %n more cards for 1 loot each.", nullptr, most)
                    : tr("You may acquire up to 4 cards for 1 loot each.");
}

/// Somebody has priority: what the phase is for, or what may be answered.
QString SeizeQuestions::phaseText(const Scene& scene, const QSet<QString>& verbs) const
{
    if (!scene.waiting.isEmpty())
        return stackText(scene);
    if (!isOwnTurn())
        return responsePrompt(scene);
    const auto can = [&verbs](const char* verb) { return verbs.contains(QLatin1String(verb)); };
    const bool arena = m_view.arena; // nobody enters, nothing is plundered
    if (scene.phase == u"rally" && arena)
        return tr("Your rally: place a treasure, equip, or play abilities.");
    if (scene.phase == u"rally")
        return tr("Your rally: hire, place a treasure, equip, or play abilities.");
    if (scene.phase == u"move1")
        return can("move") ? tr("Your first movement: move your mercenaries.")
                           : tr("Your first movement: none of yours can move now.");
    const bool strikes = can("attack") || can("plunder");
    if (scene.phase == u"attack" && arena)
        return strikes ? tr("Your attack: strike or shoot, each mercenary once.")
                       : tr("Your attack: none of yours can strike or shoot now.");
    if (scene.phase == u"attack")
        return strikes ? tr("Your attack: strike, shoot or plunder, each mercenary once.")
                       : tr("Your attack: none of yours can strike, shoot or plunder now.");
    if (scene.phase == u"move2")
        return can("move") ? tr("Your second movement: use the steps that are left.")
                           : tr("Your second movement: none of yours can move now.");
    return tr("You may use abilities.");
}

/// What mercenaries are about to do says more than that they "resolve".
QString SeizeQuestions::stackText(const Scene& scene) const
{
    const WaitingItem& top = scene.waiting.first();
    const QString target = top.targets.value(0);
    const QString whom = nameOf(scene, target);
    if (top.kind == u"move")
        return (top.mine ? tr("You may act before %1 steps to %2.")
                         : tr("%1 is about to step to %2; you may respond."))
            .arg(top.title, target);
    if (top.kind == u"attack")
        return (top.mine ? tr("You may act before %1 attacks %2.")
                         : tr("%1 is about to attack %2; you may respond."))
            .arg(top.title, whom);
    if (top.kind == u"plunder")
        return (top.mine ? tr("You may act before %1 plunders the vault.")
                         : tr("%1 is about to plunder the vault; you may respond."))
            .arg(top.title);
    return responsePrompt(scene);
}

/// S-PRIO What passing comes to.
QString SeizeQuestions::passDetail(const Scene& scene) const
{
    if (!scene.waiting.isEmpty())
        return tr("If all pass, it resolves.");
    return tr("If all pass, the phase ends.");
}

/// The engine names the rule of the question; here, of what the question is about.
QString SeizeQuestions::ruleText(const Scene& scene) const
{
    const QString asked = Answers::ruleText(scene);
    if (isAsked("priority")) {
        if (!scene.waiting.isEmpty())
            return QStringLiteral("S-STACK-2");
        if (!isOwnTurn())
            return asked;
        return QStringLiteral("S-TURN-")
            + (scene.phase == u"beginning" ? QStringLiteral("BEGIN") : scene.phase.toUpper());
    }
    if (asked != u"S-ABIL-1")
        return asked;
    // Not only ability cards ask for targets and the like.
    for (const QString& kind : m_view.deeds) {
        if (kind == u"activation")
            return QStringLiteral("S-MERC-ACTIVE");
        if (kind == u"trigger")
            return QStringLiteral("S-MERC-F");
    }
    const QString ability = SeizeFace::of(scene.faces.value(causeOf())).ability;
    return ability == u"instant" ? QStringLiteral("S-ABIL-INSTANT")
        : ability == u"attack"   ? QStringLiteral("S-ABIL-ATTACK")
        : ability == u"event"    ? QStringLiteral("S-ABIL-EVENT-STAY")
                                 : asked;
}

/// What is picked with "choose", by the engine's key: with the card that asks, and without.
QString SeizeQuestions::choiceText(const QString& cause) const
{
    static constexpr Sentence sentences[] {
        { "hand-limit", QT_TR_NOOP("Choose a card to discard: your hand holds at most 9."),
            QT_TR_NOOP("Choose a card to discard: your hand holds at most 9.") },
        { "payment", QT_TR_NOOP("Choose a treasure to exhaust for %1."),
            QT_TR_NOOP("Choose a treasure to exhaust.") },
        { "number", QT_TR_NOOP("Choose how many for %1."), QT_TR_NOOP("Choose how many.") },
        { "counters", QT_TR_NOOP("Choose a counter for %1."), QT_TR_NOOP("Choose a counter.") },
        { "status", QT_TR_NOOP("Choose what %1 takes away."),
            QT_TR_NOOP("Choose what is taken away.") },
    };
    return sentence(sentences, "SeizeAnswers", cause);
}

QString SeizeQuestions::promptDetail(const Scene& scene, const QSet<QString>& verbs) const
{
    // How many there are to choose in all, as the engine has it.
    const int most = seen().mostPicks;
    if (most > 1 && (picks() > 0 || isAsked("hand-limit")))
        return Answers::tr("%1 of %2 chosen.").arg(picks()).arg(most);
    if (picks() > 0)
        return Answers::promptDetail(scene, verbs);
    if (verbs.contains(QStringLiteral("acquire"))) {
        const int vault = m_view.players.value(viewer()).vault.value_or(0);
        return vault <= 4 ? tr("Your vault holds only %1; at 0 you lose.").arg(vault)
                          : tr("Your vault holds %1.").arg(vault);
    }
    if (isAsked("priority"))
        return passDetail(scene);
    QStringList details;
    if (isAsked("pillar")) {
        const auto set = std::ranges::count_if(scene.board,
            [](const BoardTile& tile) { return tile.marks.contains(QStringLiteral("pillar")); });
        details.append(tr("%n of 4 stand.", nullptr, static_cast<int>(set)));
    }
    if (scene.phase == u"setup")
        details.append(diceWords());
    if (isAsked("mulligan"))
        details.append(isOwnTurn()
                ? tr("You take the first turn.")
                : tr("%1 takes the first turn.").arg(table().nameOf(seen().active)));
    details.append(causeWords());
    details.removeAll(QString());
    return details.join(u' ');
}

/// The paragraph that asks, as the card has it; of an ability card all its words.
QString SeizeQuestions::causeWords() const
{
    const SeenTable::Cause& cause = seen().cause;
    if (cause.paragraph > 0)
        return CardBook::quoted(m_cards.book().ability(cause.card, cause.paragraph));
    const observed::Json& card = m_cards.book().card(cause.card);
    return observed::text(card, "type") == u"ability"
        ? CardBook::quoted(observed::text(card, "text"))
        : QString();
}

/// S-PRE-FIRST What the dice said; nothing where nobody rolled.
QString SeizeQuestions::diceWords() const
{
    QStringList rolls;
    for (const SeatInfo& seat : table().seats)
        if (const int rolled = m_view.players.value(seat.key).rolled)
            rolls.append(tr("%1 rolled %2").arg(seat.name).arg(rolled));
    return rolls.isEmpty() ? QString() : rolls.join(QStringLiteral(", ")) + u'.';
}

QString SeizeQuestions::wayEnd() const
{
    const QStringList& way = m_view.way;
    return way.isEmpty() ? QString() : way.last();
}

int SeizeQuestions::mostToAcquire() const
{
    int most = 0;
    for (const std::string& line : snapshot().question->lines)
        if (const QString text = QString::fromStdString(line); text.startsWith(u"acquire "))
            most = std::max(most, text.section(u' ', 1).toInt());
    return most;
}
