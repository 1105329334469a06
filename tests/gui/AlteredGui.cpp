#include "AlteredGui.h"

#include <QDeadlineTimer>
#include <QQuickWindow>

#include <algorithm>

void AlteredGui::prepare()
{
    ClientGui::prepare();
    m_deeds.clear();
}

void AlteredGui::open(quint64 seed, const QMap<int, QString>& decks)
{
    CommandLine options;
    options.decks = decks;
    options.game = QStringLiteral("altered");
    options.agents = { { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } };
    options.seed = seed;
    ClientGui::open(options);
    connect(&table(), &MatchViewModel::answered, this,
        [this](quint64, const QString& line) { m_deeds.insert(line.section(u' ', 0, 0)); });
    QVERIFY2(table().active(), qPrintable(table().message()));
}

QString AlteredGui::focused() const
{
    const QQuickItem* item = view()->quickWindow()->activeFocusItem();
    return item && screen::has(item, "entered") ? item->property("entered").toString() : QString();
}

/// Cards of a hand overlap and lift under the pointer, so another spot is tried when one is covered.
void AlteredGui::clickOn(const QString& key)
{
    const int before = m_changes;
    const QString holding = held();
    for (const double share : { 0.5, 0.3, 0.4, 0.2, 0.9 }) {
        const QList<QQuickItem*> found = screen::find(view(), [&key](QQuickItem* item) {
            return screen::has(item, "entered") && item->property("entered").toString() == key;
        });
        if (found.isEmpty())
            return;
        // Below an expedition's cards its ground is free.
        const double low = key.endsWith(u".hero") || key.endsWith(u".companion") ? 0.95 : 0.45;
        QTest::mouseClick(view(), Qt::LeftButton, {}, screen::spotOf(found.last(), { share, low }));
        QTest::qWait(60);
        if (m_changes != before || screen::menuIsOpen(view()) || held() != holding)
            return;
    }
}

/// Presses the button of a line with the mouse.
void AlteredGui::press(const QString& line)
{
    for (QQuickItem* button : screen::buttons(view())) {
        if (button->property("line").toString() == line) {
            QTest::mouseClick(view(), Qt::LeftButton, {}, screen::spotOf(button, { 0.5, 0.5 }));
            return;
        }
    }
}

bool AlteredGui::chooseFirstOrbs()
{
    for (int pick = 0; pick < 3; ++pick) {
        if (!waitUntilAsked() || table().phase() != u"setup")
            return false;
        QString card;
        for (const CardFace& each : table().nearSeat()->zone(QStringLiteral("hand"))->rows())
            if (each.selectable && !each.picked)
                card = each.key;
        const int before = m_changes;
        clickOn(card);
        if (!waitForChange(before, 3000))
            return false;
    }
    return true;
}

/// The first answer there is, wherever it lies; passing and leaving come first.
bool AlteredGui::defaultAnswer()
{
    QString line;
    for (const Choice& button : table().prompt()->buttons()->rows())
        if (line.isEmpty() || button.line == u"pass" || button.line.endsWith(u" none"))
            line = button.line;
    if (line.isEmpty() && table().prompt()->list()->count() > 0)
        line = table().prompt()->list()->rows().first().line;
    QStringList keys;
    for (const char* zone : { "hand", "reserve", "landmark", "expedition_hero",
             "expedition_companion", "mana", "hero" })
        for (SeatViewModel* seat : table().seatList())
            for (const CardFace& card : seat->zone(QLatin1String(zone))->rows())
                keys.append(card.key);
    for (const WaitingItem& item : table().waiting()->rows())
        keys.append(item.key);
    for (const TrackMarker& marker : table().track()->rows())
        keys.append(marker.key);
    for (const QString& key : keys)
        if (line.isEmpty() && !table().optionsFor(key).isEmpty())
            line = table().optionsFor(key).first().toMap().value(QStringLiteral("line")).toString();
    if (line.isEmpty())
        return false;
    const int before = m_changes;
    table().answer(line);
    return waitForChange(before, 3000);
}

bool AlteredGui::playUntil(const char* phase)
{
    for (int step = 0; step < 300; ++step) {
        if (!waitUntilAsked() || table().over())
            return false;
        if (table().phase() == QLatin1String(phase)
            && (table().phase() != u"afternoon" || table().prompt()->text().contains(u"pass")))
            return true;
        if (!defaultAnswer())
            return false;
    }
    return false;
}

/// A card of the hand that can be played into an expedition.
QString AlteredGui::playable() const
{
    for (const CardFace& card : table().nearSeat()->zone(QStringLiteral("hand"))->rows())
        for (const QVariant& row : card.verbs)
            if (row.toMap().contains(QStringLiteral("place")))
                return card.key;
    return {};
}

/// What a click there would answer, by verb. Making another orb ready is no deed of its own.
QStringList AlteredGui::verbsOf(const QQuickItem* place) const
{
    QStringList verbs;
    const auto note = [&verbs](const QString& line) {
        const QString verb = line.section(u' ', 0, 0);
        if (!verb.isEmpty() && verb != u"swap")
            verbs.append(verb);
    };
    if (screen::has(place, "line"))
        note(place->property("line").toString());
    else if (screen::has(place, "modelData"))
        note(place->property("modelData").toMap().value(QStringLiteral("line")).toString());
    else
        for (const QVariant& row : table().optionsFor(place->property("entered").toString()))
            note(row.toMap().value(QStringLiteral("line")).toString());
    return verbs;
}

/// All that may be clicked now: the menu, else where a held card may go, else buttons and marks.
QList<QQuickItem*> AlteredGui::places() const
{
    if (screen::menuIsOpen(view()))
        return screen::find(view(), [](QQuickItem* item) {
            return screen::has(item, "modelData") && screen::has(item, "text")
                && item->property("modelData").toMap().contains(QStringLiteral("line"));
        });
    const QList<QQuickItem*> open = screen::find(view(), [](QQuickItem* item) {
        return screen::has(item, "dropTarget") && item->property("dropTarget").toBool()
            && screen::has(item, "entered");
    });
    return !open.isEmpty() ? open : screen::buttons(view()) + screen::marked(view());
}

bool AlteredGui::clickSomething(QRandomGenerator& random)
{
    QCoreApplication::processEvents();
    return clickOneOf(places(), random);
}

/// What was not done yet comes first, then playing, then whatever there is.
bool AlteredGui::doSomething(QRandomGenerator& random)
{
    QCoreApplication::processEvents();
    const QList<QQuickItem*> all = places();
    QList<QQuickItem*> fresh;
    QList<QQuickItem*> plays;
    for (QQuickItem* place : all) {
        const QStringList verbs = verbsOf(place);
        if (std::ranges::any_of(
                verbs, [this](const QString& verb) { return !m_deeds.contains(verb); }))
            fresh.append(place);
        if (verbs.contains(QStringLiteral("play")))
            plays.append(place);
    }
    const bool passing = fresh.size() == 1 && !plays.isEmpty()
        && verbsOf(fresh.first()).contains(QStringLiteral("pass"));
    return clickOneOf(!fresh.isEmpty() && !passing ? fresh
            : !plays.isEmpty()                     ? plays
                                                   : all,
        random);
}

bool AlteredGui::clickOneOf(const QList<QQuickItem*>& list, QRandomGenerator& random)
{
    if (list.isEmpty())
        return false;
    const bool menu = screen::menuIsOpen(view());
    const QString holding = held();
    const QQuickItem* place = list.at(random.bounded(static_cast<int>(list.size())));
    const QString key = place->property("entered").toString();
    const double low = key.endsWith(u".hero") || key.endsWith(u".companion") ? 0.95 : 0.45;
    const QPoint at = screen::spotOf(place, { random.bounded(2) ? 0.5 : 0.25, low });
    if (!view()->rect().contains(at))
        return false;
    const int before = m_changes;
    QTest::mouseClick(view(), Qt::LeftButton, {}, at);
    const auto reacted = [&] {
        return m_changes != before || screen::menuIsOpen(view()) != menu || held() != holding;
    };
    QDeadlineTimer deadline(250);
    while (!deadline.hasExpired() && !reacted())
        QTest::qWait(5);
    return reacted();
}

#include "moc_AlteredGui.cpp"
