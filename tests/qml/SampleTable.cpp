#include "SampleTable.h"

#include "app/games/kryptik/KryptikFace.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

CardFace faceOf(const QJsonObject& card)
{
    CardFace face;
    face.cardId = card[s("id")].toString();
    face.name = card[s("name")].toString();
    face.kind = card[s("type")].toString();
    face.motif = face.kind == s("citizen") ? s("figure") : QString();
    face.kinship = card[s("faction")].toString();
    face.cost = card[s("cost")].toString();
    face.text = card[s("text")].toString();
    face.flavour = card[s("flavour")].toString();
    face.rarity = card[s("rarity")].toString();
    face.boxText = card[s("eleven_year_text")].toString();
    face.boxSign = s("hourglass");
    for (const char letter : { 'w', 'u', 'b', 'g' })
        if (face.cost.toLower().contains(QLatin1Char(letter)))
            face.colours.append(QLatin1Char(letter));
    QString faction = face.kinship;
    if (!faction.isEmpty())
        faction[0] = faction[0].toUpper();
    face.typeLine = face.kind == s("spell") ? s("Spell") : (faction + s(" Citizen")).trimmed();
    face.leader = card[s("overlord")].toBool();
    if (face.leader)
        face.typeLine += s(" Overlord");
    for (const char* word :
        { "Eager", "Focused", "Ravenous", "Sidestep", "Steadfast", "Tenacious", "Toxic" })
        if (face.text.startsWith(s(word))) {
            face.keywords.append(s(word));
            face.keywordSigns.append(s(word).toLower());
        }
    KryptikFace own;
    own.soul = card[s("soul")].toString();
    own.yearCost = card[s("eleven_year_cost")].toInt(-1);
    own.citizen = face.kind == s("citizen");
    own.attack = own.printedAttack = card[s("attack")].toInt();
    own.defense = own.printedDefense = card[s("defense")].toInt();
    own.show(face);
    return face;
}

QVariantMap verb(const QString& label, const QString& line)
{
    return { { s("label"), label }, { s("line"), line },
        { s("verb"), line.section(QLatin1Char(' '), 0, 0) } };
}

} // namespace

SamplePresenter::SamplePresenter(const QString& packFolder, int seats, bool asked)
{
    const QDir folder(packFolder);
    for (const QString& name : folder.entryList({ s("*.json") }, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonArray cards
            = QJsonDocument::fromJson(file.readAll()).object()[s("cards")].toArray();
        for (const QJsonValue& value : cards) {
            const CardFace face = faceOf(value.toObject());
            m_cards.insert(face.name, face);
        }
    }
    m_scene.turn = 7;
    m_scene.phase = s("combat");
    m_scene.step = s("attacker");
    m_scene.phaseText = s("Combat: command attacker");
    m_scene.turnText = s("Turn 7, Mira");
    const std::pair<const char*, const char*> pips[] { { "disengage", "Disengage" },
        { "draw", "Draw" }, { "first", "First" }, { "combat.beginning", "Combat" },
        { "combat.attacker", "Attacker" }, { "combat.blockers", "Blockers" },
        { "combat.resolution", "Damage" }, { "combat.end", "End of combat" },
        { "second", "Second" }, { "end", "End" } };
    for (const auto& [key, title] : pips) {
        PhasePip pip;
        pip.key = s(key);
        pip.phase = pip.key.section(QLatin1Char('.'), 0, 0);
        pip.step = pip.key.section(QLatin1Char('.'), 1);
        pip.title = pip.shortTitle = s(title);
        pip.active = pip.key == s("combat.attacker");
        pip.canStop = pip.key != s("disengage");
        pip.stopOwn = pip.key == s("first") || pip.key == s("second");
        pip.stopOther = pip.key == s("combat.blockers");
        m_scene.pips.append(pip);
    }
    for (int seat = 1; seat <= seats; ++seat)
        fillSeat(s("p%1").arg(seat), seat == 1);
    if (asked)
        ask();
}

QUrl SamplePresenter::matUrl() const
{
    return QUrl(s("qrc:/qt/qml/Triptych/Kryptik/KryptikPlaymat.qml"));
}

QStringList SamplePresenter::zones() const
{
    return { s("hand"), s("island"), s("eleven_year"), s("soul_row"), s("deck"), s("limbo"),
        s("abolished") };
}

CardFace SamplePresenter::card(const QString& name, const QString& key, const QString& zone) const
{
    CardFace face = m_cards.value(name);
    face.key = key;
    face.zone = zone;
    face.owner = face.controller = zone.section(QLatin1Char('.'), 0, 0);
    face.accessibleName = s("%1, %2").arg(face.name, zone);
    return face;
}

CardFace SamplePresenter::hidden(const QString& key, const QString& zone) const
{
    CardFace face;
    face.key = key;
    face.zone = zone;
    face.faceDown = true;
    face.accessibleName = s("Face-down card, %1").arg(zone);
    return face;
}

void SamplePresenter::put(const CardFace& face)
{
    Scene::Zone& zone = m_scene.zones[face.zone];
    CardFace placed = face;
    placed.place = static_cast<int>(zone.cards.size()) + 1;
    zone.cards.append(placed);
    m_scene.faces.insert(placed.key, placed);
}

void SamplePresenter::fillSeat(const QString& seat, bool near)
{
    const auto zone = [&](const char* name) { return s("%1.%2").arg(seat, s(name)); };
    const std::pair<const char*, const char*> titles[] { { "hand", "Hand" }, { "island", "Island" },
        { "eleven_year", "11 year row" }, { "soul_row", "Soul row" }, { "deck", "Deck" },
        { "limbo", "Limbo" }, { "abolished", "Abolished" } };
    for (const auto& [name, title] : titles)
        m_scene.zones.insert(zone(name), { s(title), s("%1 of %2").arg(s(title), seat), {} });
    int next = 0;
    const auto key = [&] { return s("%1-%2").arg(seat).arg(++next); };
    const QStringList island = near
        ? QStringList { s("Pier Watcher"), s("Quay Captain"), s("Tollkeeper Ansa"),
              s("Lamplit Chorister") }
        : QStringList { s("Silt Revenant"), s("Admiral Ketterel"), s("Cellar Wraith") };
    for (const QString& name : island)
        put(card(name, key(), zone("island")));
    const QStringList souls = near
        ? QStringList { s("Breakwater Guard"), s("Lean on the Wall"), s("Split Verdict"),
              s("Dockside Recruit") }
        : QStringList { s("Grave Tithe"), s("Bone Drummer"), s("Slip the Knot"), s("Tide Table") };
    for (const QString& name : souls)
        put(card(name, key(), zone("soul_row")));
    m_scene.zones[zone("soul_row")].cards[0].turned = true;
    for (int i = 1; i <= (near ? 6 : 5); ++i)
        put(hidden(s("%1.eleven_year.%2").arg(seat).arg(i), zone("eleven_year")));
    for (int i = 1; i <= 30; ++i)
        put(hidden(s("%1.deck.%2").arg(seat).arg(i), zone("deck")));
    put(card(near ? s("Hold the Quay") : s("Drowning Sentence"), key(), zone("limbo")));
    put(card(s("Harbour Cat"), key(), zone("limbo")));
    const QStringList hand { s("Bell of Oaths"), s("Saltcoat Veteran"), s("Split Verdict"),
        s("Lighthouse Colossus"), s("Muster the Piers"), s("Two-Shore Arbiter") };
    for (int i = 0; i < (near ? 6 : 5); ++i)
        put(near ? card(hand[i], key(), zone("hand"))
                 : hidden(s("%1.hand.%2").arg(seat).arg(i + 1), zone("hand")));
    SeatFace row;
    row.key = seat;
    row.number = seat.back().digitValue();
    row.name = near ? s("Mira") : s("Computer %1").arg(row.number);
    row.person = near;
    row.kindText = near ? s("Person") : s("Computer (greedy)");
    row.active = row.deciding = near;
    row.nearSide = near;
    row.accessibleName = row.name;
    const auto counter = [](const char* symbol, const char* label, int count) {
        return QVariantMap { { s("symbol"), s(symbol) }, { s("label"), s(label) },
            { s("count"), count } };
    };
    row.purse = { counter("hand", "Cards in hand", near ? 6 : 5),
        counter("deck", "Cards in the deck", 30), counter("year", "11 year cards", near ? 6 : 5),
        counter("limbo", "Cards in limbo", 2) };
    if (near)
        row.purse.append(counter("w", "White", 2));
    m_scene.seats.append(row);
}

void SamplePresenter::ask()
{
    // Three marks of a fight: who attacks, whom, and what may be done about it.
    auto& island = m_scene.zones[s("p1.island")].cards;
    const auto change = [](CardFace& face, auto what) {
        KryptikFace own = KryptikFace::of(face);
        what(own);
        own.show(face);
    };
    change(island[0], [](KryptikFace& own) { own.weary = true; });
    island[1].turned = true;
    change(island[1], [](KryptikFace& own) {
        own.attacking = true;
        own.attack += 1;
    });
    change(island[2], [](KryptikFace& own) { own.damage = 1; });
    island[2].attachedKeys = { s("p1-11"), s("p1-12") };
    change(
        m_scene.zones[s("p2.eleven_year")].cards[2], [](KryptikFace& own) { own.attacked = true; });
    change(m_scene.zones[s("p2.island")].cards[0], [](KryptikFace& own) { own.blocking = true; });
    for (const int i : { 2, 3 }) {
        island[i].selectable = true;
        island[i].targetHint = s("Attack with this");
        island[i].verbs = { verb(s("Attack"), s("attack %1").arg(island[i].key)) };
        m_scene.answers.insert(island[i].key, island[i].verbs);
        m_scene.lines.append(s("attack %1").arg(island[i].key));
    }
    auto& hand = m_scene.zones[s("p1.hand")].cards;
    for (const int i : { 0, 2 }) {
        hand[i].selectable = true;
        hand[i].verbs = { verb(s("Cast"), s("cast %1").arg(hand[i].key)),
            verb(s("Put into the soul row"), s("soul %1").arg(hand[i].key)) };
        m_scene.answers.insert(hand[i].key, hand[i].verbs);
        m_scene.lines += { s("cast %1").arg(hand[i].key), s("soul %1").arg(hand[i].key) };
    }
    for (const Scene::Zone& zone : std::as_const(m_scene.zones))
        for (const CardFace& face : zone.cards)
            m_scene.faces.insert(face.key, face);
    m_scene.prompt = { true, true, s("Choose a citizen to attack with, or go on."),
        s("One attack so far."), s("4.4.2"), s("p1"), s("Mira"), {}, {}, {}, true,
        s("Take back: attack Quay Captain") };
    m_scene.buttons = { Choice { s("attack none"), s("End of combat"), s("attack none"),
                            s("No more attacks this turn."), s("P"), true, {} },
        Choice { s("pass"), s("Pass"), s("pass"), {}, {}, false, {} } };
    m_scene.lines += { s("attack none"), s("pass") };
    m_scene.arrows
        = { QVariantMap { { s("from"), island[1].key }, { s("to"), s("p2.eleven_year.3") },
                { s("kind"), s("attack") }, { s("hostile"), true } },
              QVariantMap { { s("from"), s("p2-1") }, { s("to"), island[1].key },
                  { s("kind"), s("block") }, { s("hostile"), true } } };
    WaitingItem item;
    item.key = s("toll.1");
    item.title = s("Hold the Quay");
    item.text = s("Target citizen gets +1/+3 until end of turn.");
    item.kind = s("spell");
    item.kindText = s("Spell");
    item.controller = s("p1");
    item.controllerName = s("Mira");
    item.mine = true;
    item.face = m_cards.value(item.title);
    item.targets = { island[2].key };
    WaitingItem trigger = item;
    trigger.key = s("tr!1");
    trigger.title = s("Admiral Ketterel");
    trigger.kind = s("triggered");
    trigger.kindText = s("Triggered ability");
    trigger.mine = false;
    trigger.controllerName = s("Computer 2");
    trigger.face = m_cards.value(trigger.title);
    m_scene.waiting = { item, trigger };
}

QList<LogLine> SamplePresenter::log(
    const nlohmann::ordered_json&, const Snapshot&, const TableInfo&) const
{
    return { { s("Turn 7, Mira"), s("heading"), s("p1"), {}, {}, 7 },
        { s("Mira drew a card."), s("draw"), s("p1"), {}, {}, 7 },
        { s("Mira cast Quay Captain."), s("play"), s("p1"), { s("p1-2") }, {}, 7 },
        { s("Computer 2 discarded Harbour Cat."), s("note"), s("p2"), {}, {}, 7 },
        { s("Mira attacked 11 year card 3 with Quay Captain."), s("combat"), s("p1"), { s("p1-2") },
            {}, 7 },
        { s("Computer 2 blocked with Silt Revenant."), s("combat"), s("p2"), {}, {}, 7 },
        { s("Silt Revenant was dealt 3 damage."), s("damage"), s("p2"), {}, {}, 7 } };
}

CardPage SamplePresenter::page(const CardFace& face, const TableInfo&, const QString&) const
{
    return { face,
        { s("Steadfast: it does not engage to attack."),
            s("When it attacks, your other Human citizens get +1 attack until the end of the "
              "turn.") },
        { s("Attack 3 instead of 2.") }, s("On your island, engaged") };
}

QStringList SamplePresenter::drop(
    const Scene& scene, const QString& key, const QString& target) const
{
    const QString line = s(target == s("p1.soul_row") ? "soul %1" : "cast %1").arg(key);
    return scene.lines.contains(line) ? QStringList { line } : QStringList {};
}

QStringList SamplePresenter::dropTargets(const Scene& scene, const QString& key) const
{
    return scene.answers.contains(key) ? QStringList { s("p1.island"), s("p1.soul_row") }
                                       : QStringList {};
}

void SamplePresenter::lay(
    MatchViewModel& match, std::shared_ptr<SamplePresenter> presenter, int seats)
{
    TableInfo table;
    for (int seat = 1; seat <= seats; ++seat)
        table.seats.append({ s("p%1").arg(seat), seat == 1 ? s("Mira") : s("Computer %1").arg(seat),
            seat == 1, {}, 0 });
    match.start(presenter, s("constructed"), table);
    Snapshot snapshot;
    snapshot.match = snapshot.serial = 1;
    snapshot.viewer = "p1";
    snapshot.observation = nlohmann::ordered_json::object();
    snapshot.freshLog = true;
    snapshot.events = nlohmann::ordered_json::array({ nlohmann::ordered_json::object() });
    match.show(snapshot);
}
