#include "app/viewmodels/MatchViewModelPrivate.h"

#include <QLocale>

#include <algorithm>

namespace {

/// What an answer line is called in a scene, on a button, in the list or on a card.
QString labelIn(const Scene& scene, const QString& line)
{
    for (const QList<Choice>* choices : { &scene.buttons, &scene.list })
        for (const Choice& choice : *choices)
            if (choice.line == line)
                return choice.label;
    for (const QVariantList& rows : scene.answers)
        for (const QVariant& row : rows)
            if (row.toMap().value(QStringLiteral("line")).toString() == line)
                return row.toMap().value(QStringLiteral("label")).toString();
    return {};
}

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
    , d(std::make_unique<Private>())
{
    d->phases = new PhaseModel(this);
    d->clock = new RoundClock(this);
    d->prompt = new DecisionModel(this);
    d->waiting = new WaitingModel(this);
    d->log = new EventLogModel(this);
    d->zoom = new CardInspector(this);
    d->board = new BoardModel(this);
    d->track = new TrackModel(this);
    d->preferences = new Preferences(this);
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
    const QList<SeatViewModel*> old = std::exchange(d->seats, {});
    for (const SeatInfo& info : table.seats) {
        auto* seat = new SeatViewModel(d->presenter->zones(), this);
        SeatFace row;
        row.key = info.key;
        row.name = info.name;
        row.number = static_cast<int>(d->seats.size()) + 1;
        row.person = info.person;
        seat->setRow(row);
        d->seats.append(seat);
    }
    d->turned = d->seats;
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
        d->shares = snapshot.shares;
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
        d->seen.insert(d->viewer, qsizetype { d->log->count() });
    d->snapshot = snapshot;
    if (!curtain.isEmpty())
        d->viewer.clear();
    if (!snapshot.viewer.empty() && d->viewer.toStdString() != snapshot.viewer) {
        d->viewer = QString::fromStdString(snapshot.viewer);
        turnSeats();
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
    noteCourse();

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
    if (snapshot.freshLog) // what was over before is not heard again
        d->endHeard = d->scene.over;
    if (knowsMore)
        makeHeard(snapshot.freshLog ? QList<LogLine>() : told, asksAnew);
    if (knowsMore && d->looker != d->viewer) { // another person has sat down
        const bool back = !d->looker.isEmpty();
        d->looker = d->viewer;
        if (back && !recap(QStringLiteral("seat")).isEmpty())
            Q_EMIT recapDue();
    }
    if (!snapshot.declined.empty())
        setMessage(tr("%1 did not agree, so nothing is taken back.")
                       .arg(d->table.nameOf(QString::fromStdString(snapshot.declined))));
    if (!snapshot.problem.empty())
        setMessage(QString::fromStdString(snapshot.problem));
    followDrop();
}

/// Of nothing but the lines that the viewer reads and the question that they are asked.
void MatchViewModel::makeHeard(const QList<LogLine>& told, bool asksAnew)
{
    for (const Sound heard : sounds::of(told))
        sound(heard);
    d->othersActed |= std::ranges::any_of(told, [this](const LogLine& line) {
        return line.kind == u"heading" || (!line.seat.isEmpty() && line.seat != d->viewer);
    });
    if (d->scene.over && !std::exchange(d->endHeard, true)) {
        const SeatViewModel* near = nearSeat();
        sound(d->scene.viewerWon         ? Sound::Victory
                : near && near->person() ? Sound::Defeat
                                         : Sound::Ended);
    }
    d->endHeard = d->scene.over;
    // Not between two answers of the same person: they know that it is on them.
    if (asksAnew && d->mayAnswer() && std::exchange(d->othersActed, false))
        sound(Sound::Asked);
}

void MatchViewModel::sound(Sound sound)
{
    Q_EMIT heard(sound);
    Q_EMIT captionTold(sounds::caption(sound));
}

void MatchViewModel::turnSeats()
{
    d->turned = d->seats;
    const auto near = std::ranges::find(d->turned, d->viewer, &SeatViewModel::key);
    if (near != d->turned.end())
        std::rotate(d->turned.begin(), near, d->turned.end());
    Q_EMIT seatsChanged();
}

/// The scene of the last snapshot. What can be taken back is named as it was named when it was done.
Scene MatchViewModel::sceneNow() const
{
    Scene scene = d->presenter->scene(d->snapshot, d->table);
    dressSeats(scene);
    if (!scene.prompt.mine)
        return scene;
    if (!scene.prompt.canUndo) {
        scene.prompt.undoText = d->snapshot.standsBecause == "told"
            ? tr("Nothing can be taken back: since then something hidden has been seen.")
            : d->snapshot.standsBecause == "others"
            ? tr("Nothing can be taken back: since then somebody else has acted.")
            : tr("There is nothing to take back yet.");
    } else if (d->snapshot.before) {
        const QString line = QString::fromStdString(d->snapshot.takeBack);
        const Scene before = d->presenter->scene(*d->snapshot.before, d->table);
        if (const QString label = labelIn(before, line); !label.isEmpty())
            scene.prompt.undoText = tr("Take back: %1").arg(label);
        QStringList names;
        for (const std::string& seat : d->snapshot.agreeing)
            names.append(d->table.nameOf(QString::fromStdString(seat)));
        if (!names.isEmpty())
            scene.prompt.undoText
                = tr("%1 (%2 is asked first)", "undo: who has to agree")
                      .arg(scene.prompt.undoText, QLocale().createSeparatedList(names));
    }
    return scene;
}

/// The names of cards in a line become links to them, where the viewer may know the card: each time a name is
/// said. Of several cards of one name the first is meant by the first, and so on; the last by the rest.
QList<LogLine> MatchViewModel::linked(QList<LogLine> lines) const
{
    for (LogLine& line : lines) {
        QList<std::pair<QString, QStringList>> names;
        for (const QString& key : std::as_const(line.keys)) {
            const QString name = face(key).name;
            if (name.isEmpty())
                continue;
            const auto known
                = std::ranges::find(names, name, &std::pair<QString, QStringList>::first);
            if (known == names.end())
                names.append({ name, { key } });
            else if (!known->second.contains(key))
                known->second.append(key);
        }
        // "Great Maw" before "Maw", which is in it.
        std::ranges::stable_sort(names, [](const auto& one, const auto& other) {
            return one.first.size() > other.first.size();
        });
        QString rich;
        for (qsizetype at = 0; at < line.text.size();) {
            const auto said = std::ranges::find_if(names, [&](const auto& name) {
                return QStringView(line.text).mid(at).startsWith(name.first)
                    && (at == 0 || !line.text.at(at - 1).isLetter());
            });
            if (said == names.end()) {
                rich += QString(line.text.at(at++)).toHtmlEscaped();
                continue;
            }
            QStringList& keys = said->second;
            rich += QStringLiteral("<a href=\"%1\">%2</a>")
                        .arg(keys.first().toHtmlEscaped(), said->first.toHtmlEscaped());
            if (keys.size() > 1)
                keys.removeFirst();
            at += said->first.size();
        }
        line.rich = rich;
    }
    return lines;
}

/// A face for each seat: the card that leads it, and what everybody has seen of its colours.
void MatchViewModel::dressSeats(Scene& scene) const
{
    static const QStringList closed { QStringLiteral("hand"), QStringLiteral("deck") };
    for (SeatFace& row : scene.seats) {
        QSet<QChar> letters;
        QString leader;
        QString emblem;
        for (const CardFace& face : std::as_const(scene.faces)) {
            if (face.owner != row.key || face.name.isEmpty() || face.faceDown
                || closed.contains(face.zone.section(u'.', 1)))
                continue;
            for (const QChar letter : face.colours)
                letters.insert(letter.toLower());
            if (face.leader && (leader.isEmpty() || face.key < leader)) {
                leader = face.key;
                emblem = face.emblem;
            }
        }
        row.portraitKey = leader;
        if (!emblem.isEmpty()) {
            row.signs = { emblem };
            continue;
        }
        for (const QChar letter : QStringLiteral("wubg"))
            if (letters.contains(letter))
                row.signs.append(QStringLiteral("stone-") + letter);
    }
}

/// Remembers how the seats stand, once a turn.
void MatchViewModel::noteCourse()
{
    const QString symbol = d->presenter->scoreSymbol();
    if (symbol.isEmpty() || d->scene.seats.isEmpty())
        return;
    Private::Mark mark { d->scene.turn, {} };
    for (const SeatFace& seat : std::as_const(d->scene.seats))
        for (const QVariant& entry : seat.purse) {
            const QVariantMap counter = entry.toMap();
            if (counter.value(QStringLiteral("symbol")) != symbol)
                continue;
            d->scoreLabel = counter.value(QStringLiteral("label")).toString();
            mark.values.insert(seat.key, counter.value(QStringLiteral("count")).toInt());
        }
    if (mark.values.isEmpty())
        return;
    while (!d->marks.isEmpty() && d->marks.last().turn >= mark.turn) // also what was taken back
        d->marks.removeLast();
    d->marks.append(mark);
}

QVariantMap MatchViewModel::course() const
{
    if (d->marks.size() < 2)
        return {};
    QVariantList turns;
    for (const Private::Mark& mark : std::as_const(d->marks))
        turns.append(mark.turn);
    QVariantList seats;
    for (const SeatViewModel* seat : std::as_const(d->turned)) {
        QVariantList values;
        for (const Private::Mark& mark : std::as_const(d->marks))
            values.append(mark.values.value(seat->key()));
        seats.append(QVariantMap { { QStringLiteral("name"), seat->name() },
            { QStringLiteral("number"), seat->number() }, { QStringLiteral("values"), values } });
    }
    return { { QStringLiteral("label"), d->scoreLabel }, { QStringLiteral("turns"), turns },
        { QStringLiteral("seats"), seats } };
}

QVariantMap MatchViewModel::shares() const
{
    if (d->shares.size() < 2)
        return {};
    QVariantList turns;
    for (const Snapshot::Share& share : d->shares)
        turns.append(share.turn);
    QVariantList seats;
    for (const SeatViewModel* seat : std::as_const(d->turned)) {
        const auto place = static_cast<std::size_t>(seat->number() - 1);
        QVariantList values;
        for (const Snapshot::Share& share : d->shares)
            values.append(place < share.ofSeats.size() ? share.ofSeats[place] : 0.0);
        seats.append(QVariantMap { { QStringLiteral("name"), seat->name() },
            { QStringLiteral("number"), seat->number() }, { QStringLiteral("values"), values } });
    }
    return { { QStringLiteral("turns"), turns }, { QStringLiteral("seats"), seats } };
}

QVariantList MatchViewModel::deeds() const
{
    QVariantList rows;
    for (const SeatViewModel* seat : std::as_const(d->turned)) {
        const auto count = [&](const char* kind) {
            return static_cast<int>(
                std::ranges::count_if(d->log->lines(), [&](const LogLine& line) {
                    return line.seat == seat->key() && line.kind == QLatin1String(kind);
                }));
        };
        rows.append(QVariantMap { { QStringLiteral("name"), seat->name() },
            { QStringLiteral("number"), seat->number() },
            { QStringLiteral("plays"), count("play") },
            { QStringLiteral("fights"), count("combat") } });
    }
    return rows;
}

QVariantList MatchViewModel::recap(const QString& since) const
{
    QVariantList rows;
    if (!d->curtainSeat.isEmpty())
        return rows;
    const QList<LogLine>& lines = d->log->lines();
    qsizetype from = std::min(d->seen.value(d->viewer), lines.size());
    if (since == u"turn") {
        const auto others = [this](const LogLine& line) {
            return !line.seat.isEmpty() && line.seat != d->viewer;
        };
        const auto last = std::find_if(lines.rbegin(), lines.rend(), others);
        const auto heading = std::find_if(
            last, lines.rend(), [](const LogLine& line) { return line.kind == u"heading"; });
        if (last == lines.rend())
            return rows;
        from = heading == lines.rend() ? 0 : std::distance(heading, lines.rend()) - 1;
    }
    for (qsizetype i = from; i < lines.size(); ++i)
        if (lines.at(i).kind != u"phase")
            rows.append(asMap(lines.at(i)));
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

/// While the scene is empty (curtain) every model is emptied: nothing of a seat stays behind.
void MatchViewModel::apply(const Scene& scene)
{
    d->scene = scene;
    for (SeatViewModel* seat : std::as_const(d->seats)) {
        for (const SeatFace& row : scene.seats)
            if (row.key == seat->key())
                seat->setRow(row);
        for (ZoneModel* zone : seat->zones()) {
            const Scene::Zone shown = scene.zones.value(zone->place());
            zone->setCards(shown.cards);
            zone->setTitles(shown.title, shown.accessibleName);
        }
    }
    d->board->setTiles(scene.board);
    d->track->setMarkers(scene.track);
    d->phases->setRows(scene.pips);
    d->prompt->setRow(scene.prompt, scene.buttons, scene.list);
    d->waiting->setItems(scene.waiting);
    inspect(scene.faces.contains(d->inspected) ? d->inspected : QString());
}

void MatchViewModel::clear()
{
    d->snapshot = {};
    d->viewer.clear();
    d->follow.clear();
    d->inspected.clear();
    d->active = false;
    d->othersActed = true;
    d->endHeard = false;
    d->marks.clear();
    d->shares.clear();
    d->seen.clear();
    d->looker.clear();
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
