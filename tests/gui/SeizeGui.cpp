#include "SeizeGui.h"

#include "SeizeSample.h"
#include "app/services/Content.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QQuickWindow>

#include <algorithm>

void SeizeGui::prepare()
{
    ClientGui::prepare();
    Content content;
    seizesample::writeDecks(content, Content::ownFolder() + QStringLiteral("/decks/seize"));
}

void SeizeGui::arrange()
{
    table().clock()->setTimeSource([this] { return m_now; });
}

void SeizeGui::open(const QMap<int, QString>& agents, quint64 seed, const QString& ruleset,
    QMap<int, QString> decks, bool timer)
{
    CommandLine options;
    options.game = QStringLiteral("seize");
    options.ruleset = ruleset;
    options.agents = agents;
    options.seed = seed;
    options.timer = timer;
    const QList<int> seats = decks.keys();
    for (const int seat : seats)
        if (!agents.contains(seat))
            decks.remove(seat);
    for (auto agent = agents.begin(); agent != agents.end(); ++agent)
        if (!decks.contains(agent.key()))
            decks.insert(agent.key(),
                seizesample::deckName(
                    ruleset.isEmpty() ? QStringLiteral("standard") : ruleset, agent.key() - 1));
    options.decks = decks;
    ClientGui::open(options);
    m_keysOnly = false;
    m_deeds.clear();
    connect(&table(), &MatchViewModel::answered, this, [this](quint64, const QString& line) {
        m_deeds[table().prompt()->seatKey()].insert(line.section(u' ', 0, 0));
    });
    QVERIFY2(table().active(), qPrintable(table().message()));
}

/// Gives the primary button's answer until the viewer is asked in a phase of the own turn.
bool SeizeGui::playUntil(const char* phase)
{
    for (int step = 0; step < 400; ++step) {
        if (!waitUntilAsked() || table().over())
            return false;
        if (table().phase() == QLatin1String(phase) && table().nearSeat()->active()
            && table().waiting()->count() == 0)
            return true;
        const QList<Choice>& buttons = table().prompt()->buttons()->rows();
        QString line;
        for (const Choice& button : buttons)
            if (line.isEmpty() || button.primary || button.line == u"pass")
                line = button.line;
        if (line.isEmpty()) {
            for (const QString& key : { keyOn("choose", "hand"), keyOn("target", "battlefield") })
                if (line.isEmpty() && !key.isEmpty())
                    line = table()
                               .optionsFor(key)
                               .first()
                               .toMap()
                               .value(QStringLiteral("line"))
                               .toString();
        }
        if (line.isEmpty())
            return false;
        const int before = m_changes;
        table().answer(line);
        waitForChange(before, 2000);
    }
    return false;
}

QPoint SeizeGui::spot(const QString& key) const
{
    const QList<QQuickItem*> found = screen::find(view(), [&key](QQuickItem* item) {
        return screen::has(item, "entered") && item->property("entered").toString() == key;
    });
    // Cards of a hand overlap: their left side is free.
    const double share = found.isEmpty() || screen::has(found.last(), "cardWidth") ? 0.3 : 0.5;
    return found.isEmpty() ? QPoint(-1, -1) : screen::spotOf(found.last(), { share, 0.45 });
}

/// Cards of a hand overlap and lift under the pointer, so another spot is tried when one is covered.
void SeizeGui::clickOn(const QString& key)
{
    const int before = m_changes;
    const QQuickItem* board = view()->rootObject()->findChild<QQuickItem*>(QStringLiteral("table"));
    const QString held = board->property("held").toString();
    for (const double share : { 0.5, 0.3, 0.4, 0.2 }) {
        const QList<QQuickItem*> found = screen::find(view(), [&key](QQuickItem* item) {
            return screen::has(item, "entered") && item->property("entered").toString() == key;
        });
        if (found.isEmpty())
            return;
        QTest::mouseClick(
            view(), Qt::LeftButton, {}, screen::spotOf(found.last(), { share, 0.45 }));
        QTest::qWait(60);
        if (m_changes != before || screen::menuIsOpen(view())
            || board->property("held").toString() != held)
            return;
    }
}

/// A card of the viewer's in a zone that some answer of a verb is on.
QString SeizeGui::keyOn(const char* verb, const char* zone) const
{
    for (const CardFace& card : table().nearSeat()->zone(QLatin1String(zone))->rows())
        for (const QVariant& row : card.verbs)
            if (row.toMap().value(QStringLiteral("verb")).toString() == QLatin1String(verb))
                return card.key;
    return {};
}

bool SeizeGui::clickSomething(QRandomGenerator& random)
{
    QCoreApplication::processEvents();
    const bool menu = screen::menuIsOpen(view());
    QList<QQuickItem*> places;
    if (menu) {
        places = screen::menuEntries(view());
    } else {
        const QList<QQuickItem*> open = screen::find(view(), [](QQuickItem* item) {
            return screen::has(item, "dropTarget") && item->property("dropTarget").toBool();
        });
        places = !open.isEmpty() ? open : screen::buttons(view()) + screen::marked(view());
    }
    if (places.isEmpty())
        return false;
    QQuickItem* place = places.at(random.bounded(static_cast<int>(places.size())));
    const QPoint at = screen::spotOf(place, { 0.5, 0.45 });
    if (!view()->rect().contains(at))
        return false;
    const int before = m_changes;
    QTest::mouseClick(view(), Qt::LeftButton, {}, at);
    QDeadlineTimer deadline(250);
    while (!deadline.hasExpired() && m_changes == before && screen::menuIsOpen(view()) == menu) {
        QTest::qWait(5);
        if (!screen::find(view(), [](QQuickItem* item) {
                return screen::has(item, "dropTarget") && item->property("dropTarget").toBool();
            }).isEmpty())
            break; // picked up
    }
    return m_changes != before || screen::menuIsOpen(view()) != menu;
}

bool SeizeGui::mayPass() const
{
    return std::ranges::any_of(table().prompt()->buttons()->rows(),
        [](const Choice& choice) { return choice.line == u"pass"; });
}

void SeizeGui::drag(const QString& key, const QString& target)
{
    const QPoint from = spot(key);
    const QPoint to = spot(target);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i) {
        QTest::mouseMove(view(), from + (to - from) * i / 8);
        QCoreApplication::processEvents();
    }
    QTest::mouseRelease(view(), Qt::LeftButton, {}, to);
    QTest::qWait(30);
}

bool SeizeGui::press(const QString& line)
{
    for (QQuickItem* button : screen::buttons(view())) {
        if (button->property("line").toString() == line) {
            QTest::mouseClick(view(), Qt::LeftButton, {}, screen::spotOf(button, { 0.5, 0.5 }));
            return true;
        }
    }
    return false;
}

/// Where to: forward with those who move, and onto whom the table marks.
QString SeizeGui::bestTarget(const QString& key, const QString& verb) const
{
    const QStringList targets = table().dropTargets(key);
    const CardFace face = table().face(key);
    const QString own = table().nearSeat()->key();
    if (verb == u"attack" || verb == u"equip") {
        for (const QString& target : targets)
            if (const CardFace other = table().face(target);
                !other.tile.isEmpty() && (other.controller == own) == (verb == u"equip"))
                return target;
        return {};
    }
    if (verb == u"plunder") {
        const auto seat = std::ranges::find_if(
            targets, [this](const QString& target) { return table().seat(target) != nullptr; });
        return seat == targets.end() ? QString() : *seat;
    }
    if (verb == u"treasure")
        return own + QStringLiteral(".warchest");
    // Whoever is to be equipped stands in the guild hall, at the rear; others come forward.
    const bool rear = verb == u"hire" && !m_deeds.value(own).contains(QStringLiteral("equip"));
    const bool up = (own == u"p1" || own == u"p3") != rear;
    QString best = verb == u"move" ? face.tile : QString();
    for (const QString& target : targets)
        if (target.size() == 2 && !target.startsWith(u'p')
            && (best.isEmpty() || (up ? target.at(1) > best.at(1) : target.at(1) < best.at(1))))
            best = target;
    return best == face.tile ? QString() : best;
}

bool SeizeGui::doDeed(const char* verb, const char* zone)
{
    for (const CardFace& card : table().nearSeat()->zone(QLatin1String(zone))->rows()) {
        const bool can = std::ranges::any_of(card.verbs, [verb](const QVariant& row) {
            return row.toMap().value(QStringLiteral("verb")).toString() == QLatin1String(verb);
        });
        const QString target = can ? bestTarget(card.key, QLatin1String(verb)) : QString();
        if (target.isEmpty())
            continue;
        const int before = m_changes;
        if (m_keysOnly)
            return carryByKeys(card.key, target, QLatin1String(verb))
                && waitForChange(before, 2000);
        drag(card.key, target);
        if (screen::menuIsOpen(view())) {
            // Without a treasure of the hand at first, so that one of the warchest can be equipped.
            const QList<QQuickItem*> entries = screen::menuEntries(view());
            const bool bare = QLatin1String(verb) == u"hire"
                && !m_deeds.value(table().nearSeat()->key()).contains(QStringLiteral("equip"));
            QTest::mouseClick(view(), Qt::LeftButton, {},
                screen::spotOf(bare ? entries.first() : entries.last(), { 0.5, 0.5 }));
        }
        return waitForChange(before, 2000);
    }
    return false;
}

bool SeizeGui::tabTo(const QString& key)
{
    for (int tabs = 0; tabs < 90; ++tabs) {
        const QQuickItem* item = view()->quickWindow()->activeFocusItem();
        if (item && screen::has(item, "entered") && item->property("entered").toString() == key)
            return true;
        QTest::keyClick(view(), Qt::Key_Tab);
        QCoreApplication::processEvents();
    }
    return false;
}

/// Enter picks up, or opens a menu whose entries have numbers; Enter puts down.
bool SeizeGui::carryByKeys(const QString& key, const QString& target, const QString& verb)
{
    const auto choose = [&](const QString& wanted) {
        const QList<QQuickItem*> entries = screen::menuEntries(view());
        for (int i = 0; i < entries.size() && i < 9; ++i)
            if (entries.at(i)->property("modelData").toMap().value(QStringLiteral("verb"))
                == wanted) {
                QTest::keyClick(view(), Qt::Key(Qt::Key_1 + i));
                return;
            }
        QTest::keyClick(view(), Qt::Key_1);
    };
    const int before = m_changes;
    if (!tabTo(key))
        return false;
    QTest::keyClick(view(), Qt::Key_Return);
    QTest::qWait(30);
    if (screen::menuIsOpen(view())) {
        choose(verb);
        QTest::qWait(30);
    }
    if (held() == key) {
        if (!tabTo(target))
            return false;
        QTest::keyClick(view(), Qt::Key_Return);
        QTest::qWait(30);
        if (screen::menuIsOpen(view()))
            choose(verb);
        return true;
    }
    // An attack asks for its target then, where there is more than one.
    waitForChange(before, 500);
    if (table().optionsFor(target).size() == 1 && !mayPass() && tabTo(target))
        QTest::keyClick(view(), Qt::Key_Return);
    return true;
}

/// Passes, answers with the key of a button, or with Enter on what is marked.
bool SeizeGui::doByKeys()
{
    const int before = m_changes;
    if (mayPass()) {
        // Pressed in a hurry it is not heard where it would mean something else than before.
        for (int presses = 0; presses < 10; ++presses) {
            QTest::keyClick(view(), Qt::Key_P);
            if (waitForChange(before, 200))
                return true;
        }
        return false;
    }
    for (const QList<Choice>& choices :
        { table().prompt()->buttons()->rows(), table().prompt()->list()->rows() })
        for (const Choice& choice : choices)
            if (!choice.shortcut.isEmpty() && !choice.line.endsWith(u": claim")) {
                QTest::keyClicks(view(), choice.shortcut);
                return waitForChange(before, 2000);
            }
    for (const char* zone : { "hand", "battlefield", "warchest", "events" })
        for (const SeatViewModel* seat : table().seatList())
            for (const CardFace& card : seat->zone(QLatin1String(zone))->rows())
                if (card.selectable && tabTo(card.key)) {
                    QTest::keyClick(view(), Qt::Key_Return);
                    return waitForChange(before, 300) || screen::menuIsOpen(view());
                }
    for (const BoardTile& tile : table().board()->rows())
        if (tile.selectable && tabTo(tile.key)) {
            QTest::keyClick(view(), Qt::Key_Return);
            return waitForChange(before, 300) || screen::menuIsOpen(view());
        }
    // What is left stands in the panel: its first row.
    for (int tabs = 0; tabs < 90; ++tabs) {
        const QQuickItem* item = view()->quickWindow()->activeFocusItem();
        if (item && screen::has(item, "line") && !item->property("line").toString().isEmpty())
            break;
        QTest::keyClick(view(), Qt::Key_Tab);
    }
    QTest::keyClick(view(), Qt::Key_Return);
    return waitForChange(before, 2000);
}

bool SeizeGui::doSomething(QRandomGenerator& random)
{
    const int before = m_changes;
    if (m_keysOnly && screen::menuIsOpen(view())) {
        QTest::keyClick(view(), Qt::Key_1);
        return waitForChange(before, 2000);
    }
    if (table().curtainVisible()) {
        const QList<QQuickItem*> curtain = screen::find(view(), [](QQuickItem* item) {
            return screen::has(item, "primary") && item->property("primary").toBool()
                && screen::has(item, "keyName");
        });
        if (curtain.isEmpty())
            return false;
        const QPoint there = screen::spotOf(curtain.last(), { 0.5, 0.5 });
        QTest::mousePress(view(), Qt::LeftButton, {}, there);
        screen::until([this] { return !table().curtainVisible(); }, 2000);
        QTest::mouseRelease(view(), Qt::LeftButton, {}, there);
        QTest::qWait(30);
        return !table().curtainVisible() || waitForChange(before, 2000);
    }
    static const struct
    {
        const char* phase;
        const char* verb;
        const char* zone;
    } deeds[] { { "rally", "treasure", "hand" }, { "rally", "equip", "warchest" },
        { "rally", "summon", "guild_quarters" }, { "rally", "hire", "hand" },
        { "move1", "move", "battlefield" }, { "attack", "plunder", "battlefield" },
        { "attack", "attack", "battlefield" }, { "move2", "move", "battlefield" } };
    if (mayPass() && table().nearSeat()->active() && table().waiting()->count() == 0) {
        const bool acquires = table().phase() == u"acquire"
            && !m_deeds.value(table().nearSeat()->key()).contains(QStringLiteral("acquire"));
        for (int i = 0; acquires && i < 20; ++i) { // the panel of choices opens a moment later
            if (m_keysOnly)
                QTest::keyClick(view(), Qt::Key_1);
            if (m_keysOnly || press(QStringLiteral("acquire 1")))
                return waitForChange(before, 2000);
            QTest::qWait(20);
        }
        for (const auto& deed : deeds)
            if (table().phase() == QLatin1String(deed.phase) && doDeed(deed.verb, deed.zone))
                return true;
    }
    if (m_keysOnly)
        return doByKeys();
    if (mayPass() && press(QStringLiteral("pass")))
        return waitForChange(before, 2000);
    return clickSomething(random);
}

#include "moc_SeizeGui.cpp"
