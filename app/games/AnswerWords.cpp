#include "app/games/AnswerWords.h"

AnswerWords::AnswerWords(const Snapshot& snapshot, const TableInfo& table, const SeenTable& seen)
    : m_snapshot(snapshot)
    , m_table(table)
    , m_seen(seen)
    , m_viewer(QString::fromStdString(snapshot.viewer))
{
    if (snapshot.question) {
        m_prompt = QString::fromStdString(snapshot.question->prompt);
        m_picks = static_cast<int>(snapshot.question->picks.size());
    }
}

QString AnswerWords::commonLabel(const Line& line, const QString& name) const
{
    if (line.verb == u"yes")
        return tr("Do it");
    if (line.verb == u"no")
        return tr("Leave it");
    if (line.verb == u"number")
        return line.object;
    if (line.verb == u"option")
        return tr("Choice %1").arg(line.object);
    if (line.verb == u"target")
        return tr("Target %1").arg(name);
    if (line.verb == u"choose")
        return tr("Choose %1").arg(name);
    if (line.verb == u"order")
        return orderLabel(name);
    if (line.verb == u"first")
        return line.object == m_viewer ? tr("You start") : tr("%1 starts").arg(name);
    return {};
}

QString AnswerWords::orderLabel(const QString& name) const
{
    return m_picks == 0 ? tr("%1 first").arg(name) : tr("%1 next").arg(name);
}

QString AnswerWords::noneLabel(const QString& verb) const
{
    if (verb == u"target")
        return m_picks > 0 ? tr("Only these targets") : tr("No target");
    if (verb == u"order")
        return tr("The rest as it is");
    return m_picks > 0 ? tr("Only these") : tr("None of them");
}

QString AnswerWords::targetHint(const QString& verb) const
{
    static const QHash<QString, const char*> hints {
        { QStringLiteral("play"), QT_TR_NOOP("Can be played") },
        { QStringLiteral("activate"), QT_TR_NOOP("Has an ability to use") },
        { QStringLiteral("attack"), QT_TR_NOOP("Can attack") },
        { QStringLiteral("target"), QT_TR_NOOP("Can be targeted") },
        { QStringLiteral("choose"), QT_TR_NOOP("Can be chosen") },
        { QStringLiteral("order"), QT_TR_NOOP("Can be next") },
    };
    const auto found = hints.find(verb);
    return found == hints.end() ? QString() : tr(*found);
}

QString AnswerWords::passOverWaiting(const Scene& scene)
{
    return scene.waiting.first().mine ? tr("Let it resolve") : tr("No response");
}

QString AnswerWords::responsePrompt(const Scene& scene) const
{
    if (scene.waiting.isEmpty())
        return tr("You may act in %1's turn.").arg(m_table.nameOf(m_seen.active));
    const WaitingItem& top = scene.waiting.first();
    return top.mine ? tr("You may act before %1 resolves.").arg(top.title)
                    : tr("%1 waits to resolve; you may respond.").arg(top.title);
}

QString AnswerWords::about(const QString& cause, const QString& with, const QString& without)
{
    return cause.isEmpty() ? without : with.contains(u"%1") ? with.arg(cause) : with;
}

QString AnswerWords::sentence(
    std::span<const Sentence> sentences, const char* context, const QString& cause) const
{
    for (const Sentence& each : sentences)
        if (isAsked(each.prompt))
            return about(cause, QCoreApplication::translate(context, each.withCause),
                QCoreApplication::translate(context, each.without));
    if (isAsked("discard"))
        return discardPrompt(cause);
    if (isAsked("cost"))
        return about(cause, tr("Choose what to pay for %1 with."), tr("Choose what to pay with."));
    if (isAsked("opponent"))
        return about(cause, tr("Choose an opponent for %1."), tr("Choose an opponent."));
    return {};
}

QString AnswerWords::discardPrompt(const QString& cause)
{
    return about(cause, tr("Choose a card to discard for %1."), tr("Choose a card to discard."));
}

QString AnswerWords::targetPrompt(const QString& cause)
{
    return about(cause, tr("Choose a target for %1."), tr("Choose a target."));
}

QString AnswerWords::commonPrompt(const QSet<QString>& verbs, const QString& cause) const
{
    const auto has = [&verbs](const char* verb) { return verbs.contains(QLatin1String(verb)); };
    if (has("target"))
        return targetPrompt(cause);
    if (has("first"))
        return tr("Choose who takes the first turn.");
    if (has("yes"))
        return about(
            cause, tr("Decide whether to do what %1 offers."), tr("Decide whether to do it."));
    if (has("number"))
        return about(cause, tr("Choose a number for %1."), tr("Choose a number."));
    if (has("option"))
        return about(cause, tr("Choose what %1 does."), tr("Choose one of these."));
    return about(cause, tr("Choose for %1."), tr("Choose one."));
}

QString AnswerWords::promptDetail(const Scene&, const QSet<QString>&) const
{
    return m_picks > 0 ? tr("%n chosen.", nullptr, m_picks) : QString();
}

QString AnswerWords::hiddenName(const CardFace& face) const
{
    return tr("face-down card %1").arg(face.place);
}

QString AnswerWords::nameOf(const Scene& scene, const QString& key) const
{
    if (const auto face = scene.faces.constFind(key); face != scene.faces.constEnd())
        return face->name.isEmpty() ? hiddenName(*face) : face->name;
    for (const WaitingItem& item : scene.waiting)
        if (item.key == key)
            return item.title;
    for (const SeatInfo& seat : m_table.seats)
        if (seat.key == key)
            return seat.name;
    return placeName(scene, key);
}

/// A turn that teammates share is each one's own.
bool AnswerWords::isOwnTurn() const
{
    return m_seen.active == m_viewer || m_seen.claimants.contains(m_seen.active);
}
