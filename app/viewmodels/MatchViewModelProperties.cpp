#include "app/viewmodels/MatchViewModelPrivate.h"

// What QML reads of the match: each property, out of the scene or of what holds it.

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
