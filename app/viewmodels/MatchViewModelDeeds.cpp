#include "app/viewmodels/MatchViewModelPrivate.h"

#include <utility>

// What a person does at the table: each deed becomes an answer line or a wish to the engine thread.

// --- Answering

void MatchViewModel::answer(const QString& line)
{
    if (!d->mayAnswer() || !d->scene.lines.contains(line))
        return;
    setMessage({});
    d->follow.clear();
    Q_EMIT answered(d->snapshot.serial, line);
}

bool MatchViewModel::tapCard(const QString& key)
{
    const QVariantList options = optionsFor(key);
    if (options.size() != 1 || options.first().toMap().contains(QStringLiteral("place"))
        || options.first().toMap().contains(QStringLiteral("weighty")))
        return false;
    answer(options.first().toMap().value(QStringLiteral("line")).toString());
    return true;
}

QVariantList MatchViewModel::optionsFor(const QString& key) const
{
    return d->mayAnswer() ? d->scene.answers.value(key) : QVariantList();
}

bool MatchViewModel::dropCard(const QString& key, const QString& target)
{
    if (!d->mayAnswer() || !d->presenter)
        return false;
    QStringList lines = d->presenter->drop(d->scene, key, target);
    if (lines.isEmpty())
        return false;
    const QString first = lines.takeFirst();
    answer(first);
    d->follow = lines;
    return true;
}

void MatchViewModel::followDrop()
{
    if (d->follow.isEmpty() || !d->mayAnswer())
        return;
    QStringList lines = std::exchange(d->follow, {});
    const QString next = lines.takeFirst();
    if (!d->scene.lines.contains(next))
        return;
    answer(next);
    d->follow = lines;
}

void MatchViewModel::explainDrop(const QString& key, const QString& target)
{
    if (d->presenter && d->curtainSeat.isEmpty())
        setMessage(d->presenter->refusal(d->scene, key, target));
}

void MatchViewModel::explain(const QString& key)
{
    if (!d->presenter || !optionsFor(key).isEmpty() || !d->curtainSeat.isEmpty())
        return;
    if (const QString why = d->presenter->refusal(d->scene, key, {}); !why.isEmpty())
        setMessage(why);
}

QStringList MatchViewModel::dropTargets(const QString& key) const
{
    return d->mayAnswer() && d->presenter ? d->presenter->dropTargets(d->scene, key)
                                          : QStringList();
}

QVariantList MatchViewModel::dropOptions(const QString& key, const QString& target) const
{
    QVariantList found;
    const QVariantList options = optionsFor(key);
    QSet<QString> labels; // copies of a card do the same
    for (const QVariant& option : options) {
        QVariantMap row = option.toMap();
        const QString label = row.value(QStringLiteral("label")).toString();
        const QString line = row.value(QStringLiteral("line")).toString();
        const bool aimed = d->scene.targets.value(line).contains(target);
        if ((!aimed && row.value(QStringLiteral("place")).toString() != target)
            || labels.contains(label))
            continue;
        labels.insert(label);
        if (aimed)
            row.insert(QStringLiteral("aim"), target);
        found.append(row);
    }
    return found;
}

void MatchViewModel::answerAimed(const QString& line, const QString& target)
{
    answer(line);
    d->follow = { QStringLiteral("target ") + target };
}

QVariantList MatchViewModel::reach(const QString& key) const
{
    return d->presenter && d->curtainSeat.isEmpty() ? d->presenter->reach(d->scene, key)
                                                    : QVariantList();
}

void MatchViewModel::passPriority()
{
    if (!d->mayAnswer())
        return;
    if (d->scene.lines.contains(QStringLiteral("pass"))) {
        answer(QStringLiteral("pass"));
        return;
    }
    for (const Choice& button : std::as_const(d->scene.buttons)) {
        if (button.primary) {
            answer(button.line);
            return;
        }
    }
}

void MatchViewModel::runTo(const QString& phaseKey)
{
    if (d->active && d->curtainSeat.isEmpty())
        Q_EMIT runAsked(phaseKey);
}

void MatchViewModel::toggleStop(const QString& phaseKey, bool own)
{
    QSet<QString>& stops = own ? d->table.ownStops : d->table.otherStops;
    if (!stops.remove(phaseKey))
        stops.insert(phaseKey);
    Q_EMIT passingSet();
    if (d->active)
        apply(d->presenter->scene(d->snapshot, d->table));
}

void MatchViewModel::undo()
{
    if (d->scene.prompt.canUndo)
        Q_EMIT undoAsked(d->snapshot.serial);
}

void MatchViewModel::liftCurtain()
{
    if (!d->curtainSeat.isEmpty())
        Q_EMIT curtainLifted(d->snapshot.serial);
}

void MatchViewModel::concede()
{
    if (d->active && !d->scene.over)
        Q_EMIT concedeAsked();
}

void MatchViewModel::rematch()
{
    if (d->scene.over)
        Q_EMIT rematchAsked();
}

void MatchViewModel::leave()
{
    Q_EMIT leaveAsked();
}

void MatchViewModel::dismissMessage()
{
    setMessage({});
}

// --- How much is asked

void MatchViewModel::setAutoPass(bool on)
{
    if (d->autoPass == on)
        return;
    d->autoPass = on;
    Q_EMIT passingChanged();
    Q_EMIT passingSet();
}

void MatchViewModel::setFullControl(bool on)
{
    if (d->fullControl == on)
        return;
    d->fullControl = on;
    Q_EMIT passingChanged();
    Q_EMIT passingSet();
}
