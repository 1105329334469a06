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

// --- Properties

bool MatchViewModel::active() const
{
    return d->active;
}
QString MatchViewModel::game() const
{
    return d->presenter ? d->presenter->game() : QString();
}
QString MatchViewModel::gameTitle() const
{
    return d->presenter ? d->presenter->title() : QString();
}
QString MatchViewModel::ruleset() const
{
    return d->ruleset;
}
QUrl MatchViewModel::matUrl() const
{
    return d->presenter ? d->presenter->matUrl() : QUrl();
}
int MatchViewModel::turn() const
{
    return d->scene.turn;
}
QString MatchViewModel::phase() const
{
    return d->scene.phase;
}
QString MatchViewModel::step() const
{
    return d->scene.step;
}
QString MatchViewModel::phaseText() const
{
    return d->scene.phaseText;
}
QString MatchViewModel::turnText() const
{
    return d->scene.turnText;
}
PhaseModel* MatchViewModel::phaseModel() const
{
    return d->phases;
}
RoundClock* MatchViewModel::clock() const
{
    return d->clock;
}
const QList<SeatViewModel*>& MatchViewModel::seatList() const
{
    return d->turned;
}
SeatViewModel* MatchViewModel::nearSeat() const
{
    return d->turned.isEmpty() ? nullptr : d->turned.first();
}
DecisionModel* MatchViewModel::prompt() const
{
    return d->prompt;
}
WaitingModel* MatchViewModel::waiting() const
{
    return d->waiting;
}
EventLogModel* MatchViewModel::log() const
{
    return d->log;
}
CardInspector* MatchViewModel::zoom() const
{
    return d->zoom;
}
BoardModel* MatchViewModel::board() const
{
    return d->board;
}
TrackModel* MatchViewModel::track() const
{
    return d->track;
}
QVariantList MatchViewModel::legend() const
{
    return d->presenter ? d->presenter->legend() : QVariantList();
}
QVariantList MatchViewModel::arrows() const
{
    return d->scene.arrows;
}
bool MatchViewModel::thinking() const
{
    return d->snapshot.thinking;
}
bool MatchViewModel::waitsForStep() const
{
    return d->snapshot.waitsForStep;
}
QString MatchViewModel::messageRule() const
{
    return ruleNumberIn(message());
}

QString MatchViewModel::message() const
{
    return d->message;
}
bool MatchViewModel::curtainVisible() const
{
    return !d->curtainSeat.isEmpty();
}
QString MatchViewModel::curtainSeatName() const
{
    return d->table.nameOf(d->curtainSeat);
}
bool MatchViewModel::over() const
{
    return d->scene.over;
}
bool MatchViewModel::viewerWon() const
{
    return d->scene.viewerWon;
}
QString MatchViewModel::outcomeTitle() const
{
    return d->scene.outcomeTitle;
}
QString MatchViewModel::outcomeText() const
{
    return d->scene.outcomeText;
}
QString MatchViewModel::rematchText() const
{
    return d->rematchText;
}
bool MatchViewModel::autoPass() const
{
    return d->autoPass;
}
bool MatchViewModel::holding() const
{
    return d->holding;
}
bool MatchViewModel::fullControl() const
{
    return d->fullControl;
}
Preferences* MatchViewModel::preferences() const
{
    return d->preferences;
}

QString MatchViewModel::thinkingName() const
{
    return d->snapshot.thinking && d->snapshot.question
        ? d->table.nameOf(QString::fromStdString(d->snapshot.question->seat))
        : QString();
}

QQmlListProperty<SeatViewModel> MatchViewModel::seats()
{
    return { this, &d->turned };
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

QVariantMap MatchViewModel::course() const
{
    return d->course.counters(d->turned);
}
QVariantMap MatchViewModel::shares() const
{
    return d->course.shares(d->turned);
}
QVariantList MatchViewModel::deeds() const
{
    return MatchCourse::deeds(d->turned, d->log->lines());
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
