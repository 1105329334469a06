#include "app/viewmodels/ForecastWords.h"
#include "app/viewmodels/MatchViewModelPrivate.h"
#include "app/viewmodels/TakeBackWords.h"

#include <utility>

// What a person does at the table: each deed becomes an answer line or a wish to the engine thread.

// --- Before answering

QVariantMap MatchViewModel::forecast(const QString& line) const
{
    const auto found = d->forecasts.find(line.toStdString());
    if (!d->mayAnswer() || !d->presenter || found == d->forecasts.end())
        return {};
    return ForecastWords::of(found->second, line, *d->presenter, d->snapshot, d->table);
}

QString MatchViewModel::onlyLine(const QString& key) const
{
    const QVariantList options = optionsFor(key);
    return options.size() == 1 ? options.first().toMap().value(QStringLiteral("line")).toString()
                               : QString();
}

QString MatchViewModel::dropLine(const QString& key, const QString& target) const
{
    if (!d->mayAnswer() || !d->presenter || target.isEmpty())
        return {};
    const QVariantList options = dropOptions(key, target);
    if (options.size() > 1)
        return {};
    const QString line = options.isEmpty()
        ? d->presenter->drop(d->scene, key, target).value(0)
        : options.first().toMap().value(QStringLiteral("line")).toString();
    return d->scene.lines.contains(line) ? line : QString();
}

// --- Answering

void MatchViewModel::answer(const QString& line)
{
    if (!d->mayAnswer() || !d->scene.lines.contains(line))
        return;
    const auto ahead = d->forecasts.find(line.toStdString());
    if (ahead != d->forecasts.end() && ahead->second.loses && d->warned != line) {
        d->warned = line;
        setMessage(tr("This loses the game for you. Do the same again if that is what you want."));
        Q_EMIT changed(); // whoever waits for what came of the answer is asked again
        return;
    }
    if (const QString warning = d->scene.warnings.value(line);
        !warning.isEmpty() && d->warned != line) {
        d->warned = line;
        setMessage(warning);
        Q_EMIT changed();
        return;
    }
    setMessage({});
    d->follow.clear();
    Q_EMIT answered(d->snapshot.serial, line);
}

QStringList MatchViewModel::answers() const
{
    return d->mayAnswer() ? d->scene.lines : QStringList();
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
    if (!d->presenter || !d->curtainSeat.isEmpty())
        return;
    QString why = d->presenter->refusal(d->scene, key, target);
    if (why.isEmpty()
        && d->mayAnswer()) // nothing can be done with it at all: the engine's own reason
        why = d->scene.refusals.value(key);
    setMessage(why);
    sound(Sound::Refused);
}

void MatchViewModel::explain(const QString& key)
{
    if (!d->presenter || !optionsFor(key).isEmpty() || !d->curtainSeat.isEmpty())
        return;
    // The engine's own reason first, then what the table has to say.
    QString why = d->mayAnswer() ? d->scene.refusals.value(key) : QString();
    if (why.isEmpty())
        why = d->presenter->refusal(d->scene, key, {});
    if (why.isEmpty())
        return;
    setMessage(why);
    sound(Sound::Refused);
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

QVariantList MatchViewModel::danger() const
{
    QVariantList found;
    if (!d->curtainSeat.isEmpty())
        return found;
    for (const triptych::Threat& threat : d->snapshot.threats) {
        QStringList names;
        for (const std::string& who : threat.by)
            if (const QString name = face(QString::fromStdString(who)).name;
                !name.isEmpty() && !names.contains(name))
                names.append(name);
        names.sort();
        found.append(QVariantMap { { QStringLiteral("tile"), QString::fromStdString(threat.place) },
            { QStringLiteral("standing"), threat.standing }, { QStringLiteral("names"), names } });
    }
    return found;
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

void MatchViewModel::answerAlways(bool yes)
{
    if (!d->mayAnswer() || d->snapshot.memory.empty())
        return;
    const QString name = QString::fromStdString(d->snapshot.memory);
    Q_EMIT rememberAsked(name, memory(), yes);
    answer(yes ? QStringLiteral("yes") : QStringLiteral("no"));
}

/// The name of the card that asks.
QString MatchViewModel::memory() const
{
    if (!d->mayAnswer() || d->snapshot.memory.empty())
        return {};
    const QString name = face(d->scene.prompt.causeKey).name;
    const QString id = QString::fromStdString(d->snapshot.memory).section(u' ', 1);
    return name.isEmpty() ? d->presenter->printed(id).name : name;
}

void MatchViewModel::runToMyTurn()
{
    runTo(QStringLiteral("turn"));
}

void MatchViewModel::nextStep()
{
    if (d->snapshot.waitsForStep)
        Q_EMIT stepAsked();
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
        apply(sceneNow());
}

void MatchViewModel::undo()
{
    if (d->scene.prompt.canUndo)
        Q_EMIT undoAsked(d->snapshot.serial);
    else if (d->mayAnswer()) {
        setMessage(d->scene.prompt.undoText);
        sound(Sound::Refused);
    }
}

void MatchViewModel::liftCurtain()
{
    if (!d->curtainSeat.isEmpty())
        Q_EMIT curtainLifted(d->snapshot.serial);
}

void MatchViewModel::consent(bool agreed)
{
    if (d->snapshot.consent)
        Q_EMIT consentGiven(d->snapshot.serial, agreed);
}

QString MatchViewModel::consentText() const
{
    return d->snapshot.consent ? takebackwords::consent(*d->snapshot.consent, d->table) : QString();
}

QStringList MatchViewModel::consentLines() const
{
    return d->snapshot.consent && d->presenter
        ? takebackwords::seenSince(d->snapshot, *d->presenter, d->table)
        : QStringList();
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

void MatchViewModel::setHolding(bool on)
{
    if (d->holding == on)
        return;
    d->holding = on;
    Q_EMIT passingChanged();
    Q_EMIT passingSet();
}
