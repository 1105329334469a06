#pragma once

#include "app/scene/Sound.h"
#include "app/viewmodels/HeardMoments.h"
#include "app/viewmodels/MatchCourse.h"
#include "app/viewmodels/OfferedAnswers.h"
#include "app/viewmodels/RuleNumber.h"
#include "app/viewmodels/ShownMatch.h"
#include "app/viewmodels/TableLog.h"
#include "app/viewmodels/TableModels.h"

#include <QObject>
#include <QQmlListProperty>
#include <QUrl>

#include <memory>

/// The whole table, as one viewer may see it: the only object that QML talks to. It lives as long
/// as the window; a new match changes what it shows. The root item of the table gets it as the
/// initial property `match`.
///
/// Keys name things: cards ("maw", "p2.eleven_year.3"), seats ("p2"), waiting items ("toll.1") and,
/// where dropCard() takes them, zones ("p1.island").
class MatchViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The window has one")

    // --- The match
    /// A match is on the table (running, or ended and not yet left).
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    Q_PROPERTY(QString game READ game NOTIFY matchStarted FINAL) // the game's id, for Theme's room
    Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY matchStarted FINAL)
    Q_PROPERTY(QString ruleset READ ruleset NOTIFY matchStarted FINAL)
    /// The QML file of the game's mat: load it with `match` as its property.
    Q_PROPERTY(QUrl matUrl READ matUrl NOTIFY matchStarted FINAL)
    Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
    Q_PROPERTY(QString phase READ phase NOTIFY changed FINAL)         // id: "combat"
    Q_PROPERTY(QString step READ step NOTIFY changed FINAL)           // id: "attacker"; "" none
    Q_PROPERTY(QString phaseText READ phaseText NOTIFY changed FINAL) // "Combat: command attacker"
    Q_PROPERTY(QString turnText READ turnText NOTIFY changed FINAL)   // "Turn 3, Mira"
    Q_PROPERTY(PhaseModel* phaseModel READ phaseModel CONSTANT FINAL)
    Q_PROPERTY(RoundClock* clock READ clock CONSTANT FINAL)
    /// Clockwise, beginning with the near seat. The objects stay the same during a match; when the
    /// viewer changes (one computer, several people) the list is turned.
    Q_PROPERTY(QQmlListProperty<SeatViewModel> seats READ seats NOTIFY seatsChanged FINAL)
    Q_PROPERTY(SeatViewModel* nearSeat READ nearSeat NOTIFY seatsChanged FINAL)

    // --- What is asked and shown
    Q_PROPERTY(DecisionModel* prompt READ prompt CONSTANT FINAL)
    Q_PROPERTY(WaitingModel* waiting READ waiting CONSTANT FINAL)
    Q_PROPERTY(EventLogModel* log READ log CONSTANT FINAL)
    Q_PROPERTY(CardInspector* zoom READ zoom CONSTANT FINAL)
    /// Lines to draw over the mat: {from, to, kind, hostile}; keys; kind "attack", "block" or
    /// "target"; hostile when it goes from one side to the other.
    Q_PROPERTY(QVariantList arrows READ arrows NOTIFY changed FINAL)
    /// The tiles of a board that the seats share; empty in a game without one.
    Q_PROPERTY(BoardModel* board READ board CONSTANT FINAL)
    /// Markers that travel along the board; empty in a game without them.
    Q_PROPERTY(TrackModel* track READ track CONSTANT FINAL)
    /// The signs of the table with their meaning: {sign, title, text}; empty: it needs none.
    Q_PROPERTY(QVariantList legend READ legend NOTIFY changed FINAL)
    /// The computer is deciding; the name of its seat.
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed FINAL)
    /// ... and does so when nextStep() is called.
    Q_PROPERTY(bool waitsForStep READ waitsForStep NOTIFY changed FINAL)
    Q_PROPERTY(QString thinkingName READ thinkingName NOTIFY changed FINAL)
    /// The last thing that went wrong, a sentence that says what to do; "" when none. Cleared by
    /// the next answer or dismissMessage().
    Q_PROPERTY(QString message READ message NOTIFY messageChanged FINAL)
    Q_PROPERTY(
        QString messageRule READ messageRule NOTIFY messageChanged FINAL) // its number in there

    // --- One computer, several people
    /// While it is up nothing of any seat is in the models: hand the computer over, then lift it.
    Q_PROPERTY(bool curtainVisible READ curtainVisible NOTIFY curtainChanged FINAL)
    Q_PROPERTY(QString curtainSeatName READ curtainSeatName NOTIFY curtainChanged FINAL)
    /// Behind this curtain somebody else asks for something: a sentence, and what everybody has seen of
    /// what it is about; "" and nothing when it only waits to be lifted. Answer with consent().
    Q_PROPERTY(QString consentText READ consentText NOTIFY curtainChanged FINAL)
    Q_PROPERTY(QStringList consentLines READ consentLines NOTIFY curtainChanged FINAL)

    // --- The end
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(bool viewerWon READ viewerWon NOTIFY changed FINAL)
    Q_PROPERTY(QString outcomeTitle READ outcomeTitle NOTIFY changed FINAL) // "Mira won"
    Q_PROPERTY(
        QString outcomeText READ outcomeText NOTIFY changed FINAL) // "The match stands at 1 to 0."
    /// How the game went, turn by turn: {label, turns: [1, 2], seats: [{name, number, values: [0, 3]}]};
    /// empty where a game has no number for it. Begins when this table was laid.
    Q_PROPERTY(QVariantMap course READ course NOTIFY changed FINAL)
    /// How often each would have won from the beginning of a turn on, were it played to its end by chance:
    /// {turns: [1, 2], seats: [{name, number, values: [0.5, 0.7]}]}; empty until that is known.
    Q_PROPERTY(QVariantMap shares READ shares NOTIFY changed FINAL)
    /// What each seat did in the log: {name, number, plays, fights}.
    Q_PROPERTY(QVariantList deeds READ deeds NOTIFY changed FINAL)
    /// What rematch() does now: "Rematch", or "Next game" in a match of three.
    Q_PROPERTY(QString rematchText READ rematchText NOTIFY changed FINAL)

    // --- How much is asked
    Q_PROPERTY(bool autoPass READ autoPass WRITE setAutoPass NOTIFY passingChanged FINAL)
    Q_PROPERTY(bool fullControl READ fullControl WRITE setFullControl NOTIFY passingChanged FINAL)
    /// Own deeds wait for a second word before they resolve.
    Q_PROPERTY(bool holding READ holding WRITE setHolding NOTIFY passingChanged FINAL)
    /// The card that asks for a yes or no which can be given from now on without asking; "" otherwise.
    Q_PROPERTY(QString memory READ memory NOTIFY changed FINAL)
    Q_PROPERTY(Preferences* preferences READ preferences CONSTANT FINAL)

public:
    explicit MatchViewModel(QObject* parent = nullptr);

    // --- For QML
    /// Gives an answer line, which must be one that was offered ("attack maw", "pass").
    Q_INVOKABLE void answer(const QString& line);
    /// A click or Enter on a card, a seat or a waiting item: gives the one legal answer on it. False
    /// when there is none, or several: then show optionsFor() as a small menu.
    Q_INVOKABLE bool tapCard(const QString& key);
    /// The legal answers on a key: a list of {label, line, verb}. One that needs a place as well has
    /// `place`, the key it goes to, and `group`, the words for all of its kind ("Move"). One that is
    /// `weighty` is offered in the menu even where it is the only one.
    Q_INVOKABLE QVariantList optionsFor(const QString& key) const { return m_offered.on(key); }
    /// Dragged `key` onto `target` (the key of a card, a seat or a zone). False when that means
    /// nothing now; then let the card fly back. May stand for several answers in a row.
    Q_INVOKABLE bool dropCard(const QString& key, const QString& target);
    /// A drag that came to nothing: says why as `message`, where there is something to say.
    Q_INVOKABLE void explainDrop(const QString& key, const QString& target);
    /// A click on a card that nothing can be done with: says why, where there is something to say.
    Q_INVOKABLE void explain(const QString& key);
    /// Where `key` may be dropped now: keys of cards, seats and zones, to be highlighted.
    Q_INVOKABLE QStringList dropTargets(const QString& key) const
    {
        return m_offered.targetsOf(key);
    }
    /// The answers that putting `key` on `target` may mean, when there are several. Those that are
    /// aimed at it have it as `aim`: give them with answerAimed().
    Q_INVOKABLE QVariantList dropOptions(const QString& key, const QString& target) const
    {
        return m_offered.between(key, target);
    }
    Q_INVOKABLE void answerAimed(const QString& line, const QString& target);
    /// What a card on the board reaches: a list of {tile, kind, steps, path, blocked}; kind "move",
    /// "melee" or "ranged"; path the tiles on the way, the last included; blocked: not in sight.
    Q_INVOKABLE QVariantList reach(const QString& key) const { return m_offered.reach(key); }
    /// Where others could strike in their next turn, by what is known: a list of {tile, standing, names};
    /// standing: without a step; names of those who could.
    Q_INVOKABLE QVariantList danger() const { return m_offered.danger(); }
    /// Passes, or gives the primary button's answer when there is nothing to pass.
    Q_INVOKABLE void passPriority();
    /// What comes of an answer if nobody else does anything: {lines, open, wins, loses, marks}; lines are
    /// sentences, open says that chance or hidden cards decide the rest. marks are what things on the table
    /// meet with: {key, hurt, gains, dies, turns, readies, advances, to}, as far as they do; `to` is the
    /// place where a card lies in the end. Empty while it is not known.
    Q_INVOKABLE QVariantMap forecast(const QString& line) const { return m_offered.forecast(line); }
    /// The legal answer on a key, where there is only one; the answer that putting `key` on `target`
    /// means. "" when there is none, or several.
    Q_INVOKABLE QString onlyLine(const QString& key) const { return m_offered.only(key); }
    Q_INVOKABLE QString dropLine(const QString& key, const QString& target) const
    {
        return m_offered.dropped(key, target);
    }
    /// Gives the answer to this question and, from now on, whenever the same card asks it again.
    Q_INVOKABLE void answerAlways(bool yes);
    /// Passes on until the viewer's next turn, or until something concerns them.
    Q_INVOKABLE void runToMyTurn() { runTo(QStringLiteral("turn")); }
    /// The computer, which waits for it, takes its next step.
    Q_INVOKABLE void nextStep();
    /// Passes on until this pip, unless something happens that concerns the viewer; "" stops that.
    Q_INVOKABLE void runTo(const QString& phaseKey);
    Q_INVOKABLE void toggleStop(const QString& phaseKey, bool own);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void liftCurtain();
    /// Agrees that somebody takes back what they did, or does not.
    Q_INVOKABLE void consent(bool agreed);
    /// The viewer gives up. The window asks first; QML shows nothing.
    Q_INVOKABLE void concede();
    Q_INVOKABLE void rematch();
    /// Leaves the ended match: back to the welcome page.
    Q_INVOKABLE void leave() { Q_EMIT leaveAsked(); }
    /// Shows a key in the zoom; "" clears it, unless `pinned`.
    Q_INVOKABLE void inspect(const QString& key);
    /// The face of any card the viewer may know of, by key; an empty face otherwise.
    Q_INVOKABLE CardFace face(const QString& key) const { return m_shown.scene.faces.value(key); }
    /// What happened last that was not the viewer's own: lines {text, rich, kind, keys, seat}. `since` is
    /// "turn", from the beginning of that turn, or "seat", since the viewer last had the computer.
    Q_INVOKABLE QVariantList recap(const QString& since) const;
    /// Something is wrong: the window puts a report together, which goes nowhere by itself.
    Q_INVOKABLE void reportFault() { Q_EMIT reportAsked(); }
    /// The whole log is to be written to a file; the window asks where.
    Q_INVOKABLE void exportLog();
    /// The name to show for a seat key.
    Q_INVOKABLE QString seatName(const QString& key) const { return m_shown.table.nameOf(key); }
    Q_INVOKABLE SeatViewModel* seat(const QString& key) const;
    Q_INVOKABLE void dismissMessage() { setMessage({}); }
    /// A click on a rule's number, "4.4.2": the window opens what the reference says of it.
    Q_INVOKABLE void openRule(const QString& number) { Q_EMIT ruleAsked(number); }

    bool active() const { return m_active; }
    QString game() const { return m_shown.game(); }
    QString gameTitle() const { return m_shown.gameTitle(); }
    QString ruleset() const { return m_ruleset; }
    QUrl matUrl() const { return m_shown.matUrl(); }
    int turn() const { return m_shown.scene.turn; }
    QString phase() const { return m_shown.scene.phase; }
    QString step() const { return m_shown.scene.step; }
    QString phaseText() const { return m_shown.scene.phaseText; }
    QString turnText() const { return m_shown.scene.turnText; }
    PhaseModel* phaseModel() const { return m_models.phases; }
    RoundClock* clock() const { return m_models.clock; }
    QQmlListProperty<SeatViewModel> seats() { return { this, &m_models.turned }; }
    const QList<SeatViewModel*>& seatList() const { return m_models.turned; }
    SeatViewModel* nearSeat() const { return m_models.turned.value(0); }
    DecisionModel* prompt() const { return m_models.prompt; }
    WaitingModel* waiting() const { return m_models.waiting; }
    EventLogModel* log() const { return m_models.log; }
    CardInspector* zoom() const { return m_models.zoom; }
    BoardModel* board() const { return m_models.board; }
    TrackModel* track() const { return m_models.track; }
    QVariantList legend() const { return m_shown.legend(); }
    QVariantList arrows() const { return m_shown.scene.arrows; }
    bool thinking() const { return m_shown.snapshot.thinking; }
    bool waitsForStep() const { return m_shown.snapshot.waitsForStep; }
    QString thinkingName() const { return m_shown.thinkingName(); }
    QString message() const { return m_message; }
    QString messageRule() const { return ruleNumberIn(m_message); }
    bool curtainVisible() const { return !m_shown.curtainSeat.isEmpty(); }
    QString curtainSeatName() const { return m_shown.table.nameOf(m_shown.curtainSeat); }
    QString consentText() const { return m_shown.consentText(); }
    QStringList consentLines() const { return m_shown.consentLines(); }
    bool over() const { return m_shown.scene.over; }
    bool viewerWon() const { return m_shown.scene.viewerWon; }
    QString outcomeTitle() const { return m_shown.scene.outcomeTitle; }
    QString outcomeText() const { return m_shown.scene.outcomeText; }
    QVariantMap course() const { return m_course.counters(m_models.turned); }
    QVariantMap shares() const { return m_course.shares(m_models.turned); }
    QVariantList deeds() const;
    QString rematchText() const { return m_rematchText; }
    bool autoPass() const { return m_autoPass; }
    bool fullControl() const { return m_fullControl; }
    void setAutoPass(bool on) { setPassing(m_autoPass, on); }
    void setFullControl(bool on) { setPassing(m_fullControl, on); }
    bool holding() const { return m_holding; }
    void setHolding(bool on) { setPassing(m_holding, on); }
    QString memory() const { return m_shown.memory(); }
    Preferences* preferences() const { return m_models.preferences; }

    // --- For the controller
    /// A new match takes the table. The presenter is the game's; it outlives the match.
    void start(
        std::shared_ptr<const Presenter> presenter, const QString& ruleset, const TableInfo& table);
    /// Shows what the engine thread sent.
    void show(const Snapshot& snapshot);
    /// Nothing is on the table.
    void clear();
    void setMessage(const QString& message);
    void setRematchText(const QString& text);
    const TableInfo& table() const { return m_shown.table; }
    /// The lines that may be answered now; none while somebody else is asked.
    QStringList answers() const { return m_offered.lines(); }
    /// A line of the log with links to the cards that it names.
    LogLine linkedLine(const LogLine& line) const { return m_told.linked({ line }).first(); }
    void setTable(const TableInfo& table);
    /// The words have changed language: everything shown is made anew from the last snapshot.
    void retranslate();

Q_SIGNALS:
    void ruleAsked(const QString& number);
    // --- For QML
    void matchStarted();
    void seatsChanged();
    void changed();
    void messageChanged();
    void curtainChanged();
    void passingChanged();
    void forecastsChanged();
    /// A card went from one place to another ("p1.deck" to "p1.hand"): said just before the models
    /// change, so that a flying picture can start where the card still stands. `key` is its key
    /// afterwards; a hidden card flies with its back up.
    void cardMoved(const QString& key, const QString& from, const QString& to);
    /// Something worth a short effect happened to a key: kind "damage" (amount), "death", "turn",
    /// "ready", "attack", "reveal", "heal" (amount), "coin" (amount 1 won, 0 lost), "die" (amount
    /// 1 to 6).
    void cardTouched(const QString& key, const QString& kind, int amount);

    /// Something worth a moment in the middle of the table: a line as recap() has it.
    void momentTold(const QVariantMap& moment);
    /// The viewer has got the computer, and things have happened meanwhile.
    void recapDue();
    /// Something is heard, if sounds are on; captionTold() says it in words, whether they are or not.
    void heard(Sound sound);
    void captionTold(const QString& words);

    // --- For the controller
    void logExportAsked();
    void reportAsked();
    void answered(quint64 serial, const QString& line);
    void curtainLifted(quint64 serial);
    void undoAsked(quint64 serial);
    void consentGiven(quint64 serial, bool agreed);
    void concedeAsked();
    void rematchAsked();
    void leaveAsked();
    void passingSet();
    void rememberAsked(const QString& memory, const QString& what, bool yes);
    void runAsked(const QString& phaseKey);
    void stepAsked();

private:
    void apply(const Scene& scene);
    void followDrop();
    void refuse(const QString& why);
    void setPassing(bool& wish, bool on);
    void makeHeard(const QList<LogLine>& told, bool asksAnew);
    void sound(Sound);

    TableModels m_models;
    ShownMatch m_shown;
    OfferedAnswers m_offered;
    TableLog m_told;
    MatchCourse m_course;
    HeardMoments m_heard;
    QString m_ruleset;
    QString m_message;
    QString m_rematchText;
    QString m_inspected;
    QString m_warned;     ///< The answer that was warned of: the next time it is given.
    QStringList m_follow; ///< Answers that a drop still stands for.
    bool m_active = false;
    bool m_autoPass = true;
    bool m_fullControl = false;
    bool m_holding = false;
};
