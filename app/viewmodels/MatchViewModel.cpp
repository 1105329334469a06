#include "app/viewmodels/MatchViewModel.h"

#include <algorithm>
#include <utility>

MatchViewModel::MatchViewModel(QObject* parent)
    : QObject(parent)
    , m_models(this)
    , m_offered(m_shown)
    , m_told(*m_models.log, m_shown)
{
}

// --- What is read of the match

QVariantList MatchViewModel::deeds() const
{
    return MatchCourse::deeds(m_models.turned, m_models.log->lines());
}

QVariantList MatchViewModel::recap(const QString& since) const
{
    return m_told.recap(since == u"turn" ? Recap::Since::Turn : Recap::Since::Seat);
}

SeatViewModel* MatchViewModel::seat(const QString& key) const
{
    const auto found = std::ranges::find(m_models.seats, key, &SeatViewModel::key);
    return found == m_models.seats.end() ? nullptr : *found;
}

void MatchViewModel::inspect(const QString& key)
{
    m_inspected = key;
    const CardFace shown = face(key);
    if (shown.key.isEmpty() || !m_shown.presenter) {
        m_models.zoom->setPage({});
        return;
    }
    CardPage page = m_shown.presenter->page(shown, m_shown.table, m_shown.viewer);
    // Also where something else can be done with it: a card too dear to be cast may still be placed.
    if (m_shown.mayAnswer())
        page.whyNot = m_offered.refusal(key);
    if (const QString line = onlyLine(key); !line.isEmpty())
        page.outcome = forecast(line).value(QStringLiteral("lines")).toStringList();
    m_models.zoom->setPage(page);
}

// --- Answering: each deed becomes an answer line

void MatchViewModel::answer(const QString& line)
{
    if (!answers().contains(line))
        return;
    const QString warning = m_offered.loses(line)
        ? tr("This loses the game for you. Do the same again if that is what you want.")
        : m_offered.warning(line);
    if (!warning.isEmpty() && m_warned != line) {
        m_warned = line;
        setMessage(warning);
        Q_EMIT changed(); // whoever waits for what came of the answer is asked again
        return;
    }
    setMessage({});
    m_follow.clear();
    Q_EMIT answered(m_shown.snapshot.serial, line);
}

bool MatchViewModel::tapCard(const QString& key)
{
    const QString line = m_offered.tapped(key);
    answer(line);
    return !line.isEmpty();
}

bool MatchViewModel::dropCard(const QString& key, const QString& target)
{
    QStringList lines = m_offered.inDropping(key, target);
    if (lines.isEmpty())
        return false;
    answer(lines.takeFirst());
    m_follow = lines;
    return true;
}

void MatchViewModel::followDrop()
{
    if (m_follow.isEmpty() || !m_shown.mayAnswer())
        return;
    QStringList lines = std::exchange(m_follow, {});
    const QString next = lines.takeFirst();
    if (!answers().contains(next))
        return;
    answer(next);
    m_follow = lines;
}

void MatchViewModel::answerAimed(const QString& line, const QString& target)
{
    answer(line);
    m_follow = { QStringLiteral("target ") + target };
}

void MatchViewModel::passPriority()
{
    answer(m_offered.passing());
}

void MatchViewModel::answerAlways(bool yes)
{
    if (!m_shown.mayAnswer() || m_shown.snapshot.memory.empty())
        return;
    Q_EMIT rememberAsked(QString::fromStdString(m_shown.snapshot.memory), memory(), yes);
    answer(yes ? QStringLiteral("yes") : QStringLiteral("no"));
}

void MatchViewModel::explainDrop(const QString& key, const QString& target)
{
    if (m_shown.presenter && !curtainVisible())
        refuse(m_offered.whyNotDropped(key, target));
}

void MatchViewModel::explain(const QString& key)
{
    if (const QString why = m_offered.whyNot(key); !why.isEmpty())
        refuse(why);
}

void MatchViewModel::refuse(const QString& why)
{
    setMessage(why);
    sound(Sound::Refused);
}

// --- Wishes: of the window, and of whoever drives the match

void MatchViewModel::nextStep()
{
    if (waitsForStep())
        Q_EMIT stepAsked();
}

void MatchViewModel::runTo(const QString& phaseKey)
{
    if (m_active && !curtainVisible())
        Q_EMIT runAsked(phaseKey);
}

void MatchViewModel::toggleStop(const QString& phaseKey, bool own)
{
    QSet<QString>& stops = own ? m_shown.table.ownStops : m_shown.table.otherStops;
    if (!stops.remove(phaseKey))
        stops.insert(phaseKey);
    Q_EMIT passingSet();
    if (m_active)
        apply(m_shown.sceneNow());
}

void MatchViewModel::setPassing(bool& wish, bool on)
{
    if (std::exchange(wish, on) == on)
        return;
    Q_EMIT passingChanged();
    Q_EMIT passingSet();
}

void MatchViewModel::undo()
{
    if (m_shown.scene.prompt.canUndo)
        Q_EMIT undoAsked(m_shown.snapshot.serial);
    else if (m_shown.mayAnswer())
        refuse(m_shown.scene.prompt.undoText);
}

void MatchViewModel::liftCurtain()
{
    if (curtainVisible())
        Q_EMIT curtainLifted(m_shown.snapshot.serial);
}

void MatchViewModel::consent(bool agreed)
{
    if (m_shown.snapshot.consent)
        Q_EMIT consentGiven(m_shown.snapshot.serial, agreed);
}

void MatchViewModel::concede()
{
    if (m_active && !over())
        Q_EMIT concedeAsked();
}

void MatchViewModel::rematch()
{
    if (over())
        Q_EMIT rematchAsked();
}

void MatchViewModel::exportLog()
{
    if (m_active && !curtainVisible())
        Q_EMIT logExportAsked();
}

// --- For the controller

void MatchViewModel::start(
    std::shared_ptr<const Presenter> presenter, const QString& ruleset, const TableInfo& table)
{
    clear();
    m_shown.presenter = std::move(presenter);
    m_shown.table = table;
    m_ruleset = ruleset;
    m_active = true;
    m_models.preferences->setTableLook(m_shown.presenter->matLook());
    const QList<SeatViewModel*> old = m_models.seatPlayers(table, *m_shown.presenter, this);
    Q_EMIT matchStarted();
    Q_EMIT seatsChanged();
    Q_EMIT changed();
    // QML may be in the middle of a binding that still reads the old seats.
    for (SeatViewModel* seat : old)
        seat->deleteLater();
}

void MatchViewModel::show(const Snapshot& snapshot)
{
    if (!m_active)
        return;
    if (!snapshot.forecasts.empty()) { // said after the question, and nothing else with it
        if (snapshot.serial != m_shown.snapshot.serial)
            return;
        m_shown.forecasts = snapshot.forecasts;
        inspect(m_inspected);
        Q_EMIT forecastsChanged();
        return;
    }
    if (!snapshot.shares.empty()) { // said after the end
        m_course.setShares(snapshot.shares);
        Q_EMIT changed();
        return;
    }
    m_shown.forecasts.clear();
    m_warned.clear();
    const bool knowsMore = !snapshot.observation.is_null();
    const bool goesOn = knowsMore && !snapshot.freshLog;
    if (goesOn) {
        const QList<Motion> motions = m_shown.presenter->motions(snapshot.events);
        for (const Motion& motion : motions) {
            if (!motion.from.isEmpty())
                Q_EMIT cardMoved(motion.key, motion.from, motion.to);
        }
    }
    const QString curtain = QString::fromStdString(snapshot.curtain);
    const bool asksAnew = snapshot.serial != m_shown.snapshot.serial;
    m_told.noteSeen();
    m_shown.snapshot = snapshot;
    if (!curtain.isEmpty())
        m_shown.viewer.clear();
    if (!snapshot.viewer.empty() && m_shown.viewer.toStdString() != snapshot.viewer) {
        m_shown.viewer = QString::fromStdString(snapshot.viewer);
        m_models.turnTo(m_shown.viewer);
        Q_EMIT seatsChanged();
    }
    apply(m_shown.sceneNow());

    const QList<LogLine> told = m_told.tell();
    m_course.note(m_shown.scene.turn, m_shown.scene.seats, m_shown.presenter->scoreSymbol());

    if (curtain != m_shown.curtainSeat || snapshot.consent) {
        m_shown.curtainSeat = curtain;
        Q_EMIT curtainChanged();
    }
    // The card that asks is read where cards are read: it may lie where nobody can point at it.
    if (const QString& cause = m_shown.scene.prompt.causeKey;
        asksAnew && m_shown.mayAnswer() && !face(cause).name.isEmpty())
        inspect(cause);
    Q_EMIT changed();
    // A log that begins is not played again, but everybody wants to see who starts being rolled.
    const bool opening = snapshot.freshLog && m_shown.scene.turn == 0;
    if (goesOn || (knowsMore && opening)) {
        const QList<Motion> motions = m_shown.presenter->motions(snapshot.events);
        for (const Motion& motion : motions) {
            if (opening ? motion.kind == u"die" : !motion.kind.isEmpty())
                Q_EMIT cardTouched(motion.key, motion.kind, motion.amount);
        }
    }
    static const QStringList staged { QStringLiteral("play"), QStringLiteral("combat"),
        QStringLiteral("damage"), QStringLiteral("death"), QStringLiteral("reveal"),
        QStringLiteral("heading") };
    if (goesOn)
        for (const LogLine& line : told)
            if (staged.contains(line.kind) && (line.seat != m_shown.viewer || line.kind != u"play"))
                Q_EMIT momentTold(TableLog::row(line));
    if (snapshot.freshLog)
        m_heard.begin(over());
    if (knowsMore)
        makeHeard(snapshot.freshLog ? QList<LogLine>() : told, asksAnew);
    if (knowsMore && m_told.changesHands() && !m_told.recap(Recap::Since::Seat).isEmpty())
        Q_EMIT recapDue();
    if (!snapshot.declined.empty())
        setMessage(tr("%1 did not agree, so nothing is taken back.")
                       .arg(seatName(QString::fromStdString(snapshot.declined))));
    if (!snapshot.problem.empty())
        setMessage(QString::fromStdString(snapshot.problem));
    followDrop();
}

void MatchViewModel::makeHeard(const QList<LogLine>& told, bool asksAnew)
{
    const SeatViewModel* near = nearSeat();
    HeardMoments::Now now { m_shown.viewer, over(), Sound::Ended, asksAnew && m_shown.mayAnswer() };
    if (viewerWon())
        now.end = Sound::Victory;
    else if (near && near->person())
        now.end = Sound::Defeat;
    for (const Sound heard : m_heard.next(told, now))
        sound(heard);
}

void MatchViewModel::sound(Sound sound)
{
    Q_EMIT heard(sound);
    Q_EMIT captionTold(sounds::caption(sound));
}

void MatchViewModel::apply(const Scene& scene)
{
    m_shown.scene = scene;
    m_models.show(scene);
    inspect(scene.faces.contains(m_inspected) ? m_inspected : QString());
}

void MatchViewModel::clear()
{
    m_shown.snapshot = {};
    m_shown.viewer.clear();
    m_follow.clear();
    m_inspected.clear();
    m_active = false;
    m_heard.clear();
    m_course.clear();
    apply({});
    m_told.clear();
    setMessage({});
    if (curtainVisible()) {
        m_shown.curtainSeat.clear();
        Q_EMIT curtainChanged();
    }
    Q_EMIT changed();
}

void MatchViewModel::setMessage(const QString& message)
{
    if (std::exchange(m_message, message) != message)
        Q_EMIT messageChanged();
}

void MatchViewModel::setRematchText(const QString& text)
{
    m_rematchText = text;
    Q_EMIT changed();
}

void MatchViewModel::setTable(const TableInfo& table)
{
    m_shown.table = table;
    if (m_active)
        apply(m_shown.sceneNow());
}

void MatchViewModel::retranslate()
{
    if (!m_active)
        return;
    apply(m_shown.sceneNow());
    m_told.retell();
    Q_EMIT changed();
}
