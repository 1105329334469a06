#include "app/viewmodels/CardLinks.h"
#include "app/viewmodels/MatchViewModelPrivate.h"
#include "app/viewmodels/SeatPortraits.h"
#include "app/viewmodels/TakeBackWords.h"

#include <algorithm>

namespace {

QVariantMap asMap(const LogLine& line)
{
    return { { QStringLiteral("text"), line.text },
        { QStringLiteral("rich"), line.rich.isEmpty() ? line.text.toHtmlEscaped() : line.rich },
        { QStringLiteral("kind"), line.kind }, { QStringLiteral("keys"), line.keys },
        { QStringLiteral("seat"), line.seat } };
}

} // namespace

MatchViewModel::MatchViewModel(QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this))
{
}

MatchViewModel::~MatchViewModel() = default;

// --- Looking

void MatchViewModel::inspect(const QString& key)
{
    d->inspected = key;
    const CardFace shown = face(key);
    if (shown.key.isEmpty() || !d->presenter) {
        d->zoom->setPage({});
        return;
    }
    CardPage page = d->presenter->page(shown, d->table, d->viewer);
    const QVariantList options = optionsFor(key);
    // Also where something else can be done with it: a card too dear to be cast may still be placed.
    if (d->mayAnswer())
        page.whyNot = d->scene.refusals.value(key);
    if (options.size() == 1) {
        const QVariantMap outcome
            = forecast(options.first().toMap().value(QStringLiteral("line")).toString());
        page.outcome = outcome.value(QStringLiteral("lines")).toStringList();
    }
    d->zoom->setPage(page);
}

CardFace MatchViewModel::face(const QString& key) const
{
    return d->scene.faces.value(key);
}

void MatchViewModel::openRule(const QString& number)
{
    Q_EMIT ruleAsked(number);
}

QString MatchViewModel::seatName(const QString& key) const
{
    return d->table.nameOf(key);
}

SeatViewModel* MatchViewModel::seat(const QString& key) const
{
    const auto found = std::ranges::find(d->seats, key, &SeatViewModel::key);
    return found == d->seats.end() ? nullptr : *found;
}

// --- For the controller

void MatchViewModel::start(
    std::shared_ptr<const Presenter> presenter, const QString& ruleset, const TableInfo& table)
{
    clear();
    d->presenter = std::move(presenter);
    d->ruleset = ruleset;
    d->table = table;
    d->active = true;
    d->preferences->setTableLook(d->presenter->matLook());
    const QList<SeatViewModel*> old = d->seatPlayers(table, *d->presenter, this);
    Q_EMIT matchStarted();
    Q_EMIT seatsChanged();
    Q_EMIT changed();
    // QML may be in the middle of a binding that still reads the old seats.
    for (SeatViewModel* seat : old)
        seat->deleteLater();
}

void MatchViewModel::show(const Snapshot& snapshot)
{
    if (!d->active)
        return;
    if (!snapshot.forecasts.empty()) { // said after the question, and nothing else with it
        if (snapshot.serial != d->snapshot.serial)
            return;
        d->forecasts = snapshot.forecasts;
        inspect(d->inspected);
        Q_EMIT forecastsChanged();
        return;
    }
    if (!snapshot.shares.empty()) { // said after the end
        d->course.setShares(snapshot.shares);
        Q_EMIT changed();
        return;
    }
    d->forecasts.clear();
    d->warned.clear();
    const bool knowsMore = !snapshot.observation.is_null();
    if (knowsMore && !snapshot.freshLog) {
        const QList<Motion> motions = d->presenter->motions(snapshot.events);
        for (const Motion& motion : motions) {
            if (!motion.from.isEmpty())
                Q_EMIT cardMoved(motion.key, motion.from, motion.to);
        }
    }
    const QString curtain = QString::fromStdString(snapshot.curtain);
    const bool asksAnew = snapshot.serial != d->snapshot.serial;
    if (!d->viewer.isEmpty())
        d->recap.noteSeen(d->viewer, d->log->count());
    d->snapshot = snapshot;
    if (!curtain.isEmpty())
        d->viewer.clear();
    if (!snapshot.viewer.empty() && d->viewer.toStdString() != snapshot.viewer) {
        d->viewer = QString::fromStdString(snapshot.viewer);
        d->turnTo(d->viewer);
        Q_EMIT seatsChanged();
    }
    apply(sceneNow());

    if (snapshot.freshLog) {
        d->log->start({});
        d->events.clear();
    }
    for (const auto& event : snapshot.events)
        d->events.push_back(event);
    const QList<LogLine> told = linked(d->presenter->log(snapshot.events, snapshot, d->table));
    d->log->append(told);
    d->course.note(d->scene.turn, d->scene.seats, d->presenter->scoreSymbol());

    if (curtain != d->curtainSeat || snapshot.consent) {
        d->curtainSeat = curtain;
        Q_EMIT curtainChanged();
    }
    // The card that asks is read where cards are read: it may lie where nobody can point at it.
    if (asksAnew && d->mayAnswer() && !face(d->scene.prompt.causeKey).name.isEmpty())
        inspect(d->scene.prompt.causeKey);
    Q_EMIT changed();
    // A log that begins is not played again, but everybody wants to see who starts being rolled.
    const bool opening = snapshot.freshLog && d->scene.turn == 0;
    if (knowsMore && (!snapshot.freshLog || opening)) {
        const QList<Motion> motions = d->presenter->motions(snapshot.events);
        for (const Motion& motion : motions) {
            if (opening ? motion.kind == u"die" : !motion.kind.isEmpty())
                Q_EMIT cardTouched(motion.key, motion.kind, motion.amount);
        }
    }
    static const QStringList staged { QStringLiteral("play"), QStringLiteral("combat"),
        QStringLiteral("damage"), QStringLiteral("death"), QStringLiteral("reveal"),
        QStringLiteral("heading") };
    if (knowsMore && !snapshot.freshLog)
        for (const LogLine& line : told)
            if (staged.contains(line.kind) && (line.seat != d->viewer || line.kind != u"play"))
                Q_EMIT momentTold(asMap(line));
    if (snapshot.freshLog)
        d->heard.begin(d->scene.over);
    if (knowsMore)
        makeHeard(snapshot.freshLog ? QList<LogLine>() : told, asksAnew);
    if (knowsMore && d->recap.takesSeat(d->viewer) && !recap(QStringLiteral("seat")).isEmpty())
        Q_EMIT recapDue();
    if (!snapshot.declined.empty())
        setMessage(tr("%1 did not agree, so nothing is taken back.")
                       .arg(d->table.nameOf(QString::fromStdString(snapshot.declined))));
    if (!snapshot.problem.empty())
        setMessage(QString::fromStdString(snapshot.problem));
    followDrop();
}

void MatchViewModel::makeHeard(const QList<LogLine>& told, bool asksAnew)
{
    const SeatViewModel* near = nearSeat();
    HeardMoments::Now now { d->viewer, d->scene.over, Sound::Ended, asksAnew && d->mayAnswer() };
    if (d->scene.viewerWon)
        now.end = Sound::Victory;
    else if (near && near->person())
        now.end = Sound::Defeat;
    for (const Sound heard : d->heard.next(told, now))
        sound(heard);
}

void MatchViewModel::sound(Sound sound)
{
    Q_EMIT heard(sound);
    Q_EMIT captionTold(sounds::caption(sound));
}

/// The scene of the last snapshot. What can be taken back is named as it was named when it was done.
Scene MatchViewModel::sceneNow() const
{
    Scene scene = d->presenter->scene(d->snapshot, d->table);
    seatportraits::addTo(scene);
    if (scene.prompt.mine)
        scene.prompt.undoText
            = takebackwords::undo(scene.prompt, d->snapshot, *d->presenter, d->table);
    return scene;
}

/// Cards that the viewer may know are links in the lines of the log.
QList<LogLine> MatchViewModel::linked(const QList<LogLine>& lines) const
{
    return cardlinks::linked(lines, [this](const QString& key) { return face(key).name; });
}

QVariantList MatchViewModel::recap(const QString& since) const
{
    QVariantList rows;
    if (!d->curtainSeat.isEmpty())
        return rows;
    const Recap::Since from = since == u"turn" ? Recap::Since::Turn : Recap::Since::Seat;
    for (const LogLine& line : d->recap.lines(from, d->viewer, d->log->lines()))
        rows.append(asMap(line));
    return rows;
}

void MatchViewModel::reportFault()
{
    Q_EMIT reportAsked();
}

void MatchViewModel::exportLog()
{
    if (d->active && d->curtainSeat.isEmpty())
        Q_EMIT logExportAsked();
}

void MatchViewModel::apply(const Scene& scene)
{
    d->scene = scene;
    d->show(scene);
    inspect(scene.faces.contains(d->inspected) ? d->inspected : QString());
}

void MatchViewModel::clear()
{
    d->snapshot = {};
    d->viewer.clear();
    d->follow.clear();
    d->inspected.clear();
    d->active = false;
    d->heard.clear();
    d->course.clear();
    d->recap.clear();
    apply({});
    d->log->start({});
    d->events.clear();
    setMessage({});
    if (!d->curtainSeat.isEmpty()) {
        d->curtainSeat.clear();
        Q_EMIT curtainChanged();
    }
    Q_EMIT changed();
}

void MatchViewModel::setMessage(const QString& message)
{
    if (d->message == message)
        return;
    d->message = message;
    Q_EMIT messageChanged();
}

void MatchViewModel::setRematchText(const QString& text)
{
    d->rematchText = text;
    Q_EMIT changed();
}

const TableInfo& MatchViewModel::table() const
{
    return d->table;
}

void MatchViewModel::setTable(const TableInfo& table)
{
    d->table = table;
    if (d->active)
        apply(sceneNow());
}

void MatchViewModel::retranslate()
{
    if (!d->active)
        return;
    apply(sceneNow());
    d->log->start(linked(d->presenter->log(d->events, d->snapshot, d->table)));
    Q_EMIT changed();
}
