#include "app/games/altered/AlteredPresenter.h"

#include "app/games/altered/AlteredTrack.h"
#include "app/games/altered/AlteredZones.h"

#include <algorithm>

namespace {

// 4.2 The day. Only in the Afternoon does one pass (4.2.3.d); the others ask when there is a choice.
constexpr TableParts::Pip dayPips[] {
    { "morning", "", false, QT_TRANSLATE_NOOP("AlteredPresenter", "Morning: ready, draw, expand"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Morning") },
    { "noon", "", false, QT_TRANSLATE_NOOP("AlteredPresenter", "Noon"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Noon") },
    { "afternoon", "", true, QT_TRANSLATE_NOOP("AlteredPresenter", "Afternoon: play in turns"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Afternoon") },
    { "dusk", "", false, QT_TRANSLATE_NOOP("AlteredPresenter", "Dusk: the expeditions move"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Dusk") },
    { "night", "", false, QT_TRANSLATE_NOOP("AlteredPresenter", "Night: rest and clean up"),
        QT_TRANSLATE_NOOP("AlteredPresenter", "Night") },
};

constexpr TableParts::Ending alteredEndings[] {
    // 4.3
    { "adventure", TableParts::Ending::Winner,
        QT_TRANSLATE_NOOP("AlteredPresenter", "The expeditions of %1 have met."), "", "" },
    // 4.3.e
    { "arena", TableParts::Ending::Winner,
        QT_TRANSLATE_NOOP("AlteredPresenter", "%1 has won the tiebreak in the Arena."), "", "" },
};

QVariantMap tag(const QString& sign, const QString& label, const QString& hint)
{
    return { { QStringLiteral("sign"), sign }, { QStringLiteral("label"), label },
        { QStringLiteral("hint"), hint } };
}

constexpr GameTitle::Text alteredRulesets[] {
    { "cr1", QT_TRANSLATE_NOOP("AlteredPresenter", "Complete rules 1.0") },
    { "cr4", QT_TRANSLATE_NOOP("AlteredPresenter", "Complete rules 4.0") },
};

constexpr GameTitle alteredTitle {
    .context = "AlteredPresenter",
    .id = "altered",
    .title = "Altered",
    .version = QT_TRANSLATE_NOOP("AlteredPresenter",
        "Altered: complete rules 1.0 of September 2024 and 4.0 of October 2025"),
    .mat = "qrc:/qt/qml/Triptych/Altered/AlteredPlaymat.qml",
    .look = "light",
    .room = "morning",
    .score = "journey",
    .zones = alteredZones,
    .rulesets = alteredRulesets,
};

} // namespace

AlteredPresenter::AlteredPresenter(std::shared_ptr<const triptych::cards::Library> library)
    : GamePresenter(alteredTitle, std::move(library))
{
}

QVariantList AlteredPresenter::legend() const
{
    return AlteredCards::legend();
}

/// Why a card cannot be played, or where it goes instead.
QString AlteredPresenter::refusal(
    const Scene& scene, const QString& key, const QString& target) const
{
    const CardFace face = scene.faces.value(key);
    if (face.key.isEmpty() || scene.over || target == key)
        return {};
    if (!face.selectable)
        return face.targetHint;
    const bool back = target == face.zone || scene.faces.value(target).zone == face.zone;
    const QStringList places = AlteredAnswers::dropTargets(scene, key);
    if (back || target.isEmpty() || places.isEmpty())
        return {};
    const QString& place = places.first();
    return place.endsWith(u".mana") ? tr("%1 can become mana: put it on your orbs.").arg(face.name)
        : place.endsWith(u".landmark") ? tr("%1 goes to your own landmarks.").arg(face.name)
        : place == u"mat"              ? QString()
                          : tr("%1 goes into one of your own expeditions.").arg(face.name);
}

/// What came after the rules of version 1.0 is played by those that know it.
Presenter::Proposal AlteredPresenter::proposed(const triptych::decks::DeckList& deck) const
{
    static const QStringList oldSets { QString(), QStringLiteral("CORE"),
        QStringLiteral("COREKS") };
    const QString rules = QStringLiteral("cr4");
    for (const triptych::decks::Entry& entry : deck.main) {
        const CardFace face = m_cards.printed(QString::fromStdString(entry.card));
        if (const QString word = m_cards.book().youngWord(face.cardId); !word.isEmpty())
            return { rules,
                tr("%1 says \u201c%2\u201d, which is younger than the rules 1.0.")
                    .arg(face.name, word) };
        if (!oldSets.contains(face.setCode))
            return { rules, tr("%1 is younger than the rules 1.0.").arg(face.name) };
    }
    if (deck.ruleset.starts_with("cr4"))
        return { rules, tr("The deck %1 was made for it.").arg(QString::fromStdString(deck.name)) };
    return {};
}

Scene AlteredPresenter::scene(const Snapshot& snapshot, const TableInfo& table) const
{
    Scene scene;
    if (snapshot.observation.is_null())
        return scene;
    const QString viewer = QString::fromStdString(snapshot.viewer);
    const AlteredView view(snapshot.observation);
    scene.faces = m_cards.faces(view, table);
    const AlteredTrack track(view, table, viewer);
    scene.board = track.regions();
    scene.track = track.markers();
    fillTime(scene, snapshot, view, table);
    fillSeats(scene, snapshot, view, table);
    fillPile(scene, snapshot, view, table);
    AlteredAnswers(snapshot, table, view, m_cards).fill(scene);
    // 4.3.e Whoever passes in the Arena plays nothing more in it.
    const auto plays = [](const QVariantList& rows) {
        return std::ranges::any_of(rows, [](const QVariant& row) {
            return row.toMap().value(QStringLiteral("verb")) == QStringLiteral("play");
        });
    };
    if (view.arena && std::ranges::any_of(scene.answers, plays))
        scene.warnings.insert(QStringLiteral("pass"),
            tr("You can still play cards, and the Arena goes on without you once you pass. Do the "
               "same again if that is what you want."));
    TableParts::fillZones(scene, snapshot, view, table, alteredZones, AlteredCards::zoneTitle);
    TableParts::fillOutcome(scene, snapshot, table,
        tr("The journey took %n days.", nullptr, scene.turn),
        TableParts::ending(snapshot, view, table, alteredEndings, "AlteredPresenter"));
    return scene;
}

void AlteredPresenter::fillTime(
    Scene& scene, const Snapshot& snapshot, const AlteredView& view, const TableInfo& table) const
{
    TableParts::fillTime(scene, snapshot, view, table, dayPips, "AlteredPresenter");
    scene.step.clear();
    const QString active = table.nameOf(view.active);
    // In the bar the pip's long title explains itself; over the table its short one is enough.
    for (const PhasePip& pip : std::as_const(scene.pips))
        if (pip.active)
            scene.phaseText = pip.shortTitle;
    scene.turnText = scene.phase == u"setup" ? tr("Before the first day")
        : scene.phase == u"afternoon"
        ? tr("Day %1, %2's turn").arg(scene.turn).arg(active)
        : tr("Day %1, %2").arg(QString::number(scene.turn), scene.phaseText);
}

void AlteredPresenter::fillSeats(
    Scene& scene, const Snapshot& snapshot, const AlteredView& view, const TableInfo& table) const
{
    const AlteredTrack track(view, table, QString::fromStdString(snapshot.viewer));
    for (const SeatInfo& info : table.seats) {
        const AlteredView::Player own = view.player(info.key);
        const auto size
            = [&](const char* zone) { return view.sizeOf(info.key, QLatin1String(zone)); };
        SeatFace row
            = TableParts::seatRow(info, snapshot, view, static_cast<int>(scene.seats.size()) + 1);
        row.active = scene.phase == u"afternoon" && !snapshot.over && view.active == info.key;
        const bool first = own.first;
        // 4.2.3.d One passes for the Afternoon; on the next day it means nothing any more.
        const bool passed = scene.phase == u"afternoon" && own.passed;
        if (first)
            row.tags.append(tag(QStringLiteral("first"), tr("First", "of the players"),
                tr("First player: takes the first turn, and chooses first where both choose")));
        if (passed)
            row.tags.append(tag(QStringLiteral("passed"), tr("Passed"),
                tr("Passed: takes no more turns this day")));
        const int ready = own.readyMana;
        row.purse = { TableParts::counter(
                          QStringLiteral("hand"), TableParts::tr("Cards in hand"), size("hand")),
            TableParts::counter(
                QStringLiteral("mana"), tr("Ready mana orbs, of %1").arg(size("mana")), ready),
            TableParts::counter(QStringLiteral("journey"),
                tr("Regions both expeditions have travelled; 7 win the game"),
                track.travelled(info.key)) };
        QStringList words { info.name, tr("%n cards in hand", nullptr, size("hand")),
            tr("%1 of %2 mana orbs ready").arg(ready).arg(size("mana")),
            tr("%1 of 7 regions travelled").arg(track.travelled(info.key)) };
        if (first)
            words.append(tr("First player"));
        if (passed)
            words.append(tr("Passed"));
        row.accessibleName = words.join(QStringLiteral(", "));
        scene.seats.append(row);
    }
}

Presenter::Purse AlteredPresenter::purse() const
{
    return [](const nlohmann::ordered_json& observation, const std::string& seat) {
        const AlteredView view(observation);
        const auto player = view.players.constFind(QString::fromStdString(seat));
        return player == view.players.constEnd() ? std::nullopt : std::optional(player->readyMana);
    };
}

/// Limbo: the reactions that wait (4.4), and above them the card that is being played.
void AlteredPresenter::fillPile(
    Scene& scene, const Snapshot& snapshot, const AlteredView& view, const TableInfo& table) const
{
    const auto common = [&](WaitingItem& item) { TableParts::nameItem(item, snapshot, table); };
    for (const SeenTable::Waiting& reaction : view.reactions) {
        WaitingItem item = TableParts::waitingItem(scene, reaction, m_cards.printed(reaction.card));
        item.kind = QStringLiteral("reaction");
        item.kindText = tr("Reaction");
        item.text = AlteredCards::readable(m_cards.ability(item.face.cardId, reaction.paragraph));
        item.deed = AlteredCards::readable(m_cards.deed(item.face.cardId, reaction.paragraph));
        common(item);
        scene.waiting.prepend(item); // the last of the array is next: row 0
    }
    for (const QString& handle : view.limbo) {
        WaitingItem item;
        item.key = item.sourceKey = handle;
        item.face = scene.faces.value(item.key);
        item.controller = item.face.controller.isEmpty() ? item.face.owner : item.face.controller;
        item.kind = QStringLiteral("limbo");
        item.kindText = tr("In Limbo, being played");
        item.text = AlteredCards::readable(item.face.text);
        common(item);
        scene.waiting.prepend(item);
    }
}
