#include "app/games/altered/AlteredWords.h"

#include "app/games/altered/AlteredTrack.h"

#include <algorithm>

namespace {

/// As much of it as a button holds.
QString shortened(const QString& words)
{
    constexpr qsizetype most = 60;
    return words.size() <= most ? words : words.left(words.lastIndexOf(u' ', most)) + u'\u2026';
}

} // namespace

AlteredWords::AlteredWords(const Snapshot& snapshot, const TableInfo& table,
    const AlteredView& view, const AlteredCards& cards)
    : Answers(snapshot, table, view)
    , m_view(view)
    , m_cards(cards)
{
}

bool AlteredWords::isExpedition(const QString& key)
{
    return key.endsWith(u".hero") || key.endsWith(u".companion");
}

QString AlteredWords::label(const Scene& scene, const Line& line) const
{
    const QString& verb = line.verb;
    if (verb == u"pass")
        return passLabel();
    const QString name = nameOf(scene, line.object);
    const CardFace face = scene.faces.value(line.object);
    if (verb == u"option") {
        const QString words
            = m_cards.option(m_view.cause.card, m_view.cause.paragraph, line.object.toInt());
        return CardBook::quoted(AlteredCards::readable(words));
    }
    if (verb == u"yes")
        if (const QString words = shortened(causeWords()); !words.isEmpty())
            return tr("Do it: %1").arg(CardBook::quoted(words));
    if (verb == u"mana")
        return inSetup() ? tr("%1 becomes mana").arg(name) : tr("Put %1 into your mana").arg(name);
    if (verb == u"play")
        return playLabel(scene, line);
    if (verb == u"quick") {
        const QString words
            = m_cards.usedAbility(face.cardId, verb, line.rest.isEmpty() ? 1 : line.rest.toInt());
        return words.isEmpty() ? tr("Use quick action %1 of %2").arg(line.rest, name)
                               : CardBook::quoted(AlteredCards::readable(words));
    }
    if (verb == u"support") {
        const QString words
            = m_cards.usedAbility(face.cardId, verb, line.rest.isEmpty() ? 1 : line.rest.toInt());
        return words.isEmpty() ? tr("Support with %1").arg(name)
                               : CardBook::quoted(AlteredCards::readable(words));
    }
    if (verb == u"swap")
        return tr("Exhaust this orb and make orb %1 ready")
            .arg(scene.faces.value(line.place).place);
    if (verb == u"react")
        return reactionLabel(scene, line);
    if (verb == u"keep")
        return tr("Keep %1").arg(name);
    return verb == u"choose" ? Answers::tr("Choose %1").arg(name) : QString();
}

/// What it does, so that two reactions of one card can be told apart; when it happens is known.
QString AlteredWords::reactionLabel(const Scene& scene, const Line& line) const
{
    const QString name = nameOf(scene, line.object);
    for (const WaitingItem& item : scene.waiting) {
        if (item.key != line.object || item.text.isEmpty())
            continue;
        const QString words = shortened((item.deed.isEmpty() ? item.text : item.deed).trimmed());
        return tr("%1: %2", "a card and what it does").arg(name, CardBook::quoted(words));
    }
    return tr("%1 reacts").arg(name);
}

QString AlteredWords::playLabel(const Scene& scene, const Line& line) const
{
    const QString name = nameOf(scene, line.object);
    if (line.place.isEmpty())
        return Answers::tr("Play %1").arg(name);
    const bool hero = line.place.endsWith(u".hero");
    const CardFace face = scene.faces.value(line.object);
    const bool scouts = line.rest.endsWith(u" scout");
    if (const QString scout = AlteredCards::scoutCost(face); !scout.isEmpty()) {
        // Two ways to play it: what each of them costs is what one chooses by. The price that is really
        // paid first; where it is not known, what is printed.
        if (const auto price = scene.prices.constFind(line.line); price != scene.prices.cend()) {
            if (scouts)
                return hero
                    ? tr("Scout with %1 in your hero expedition (costs %2)").arg(name).arg(*price)
                    : tr("Scout with %1 in your companion expedition (costs %2)")
                          .arg(name)
                          .arg(*price);
            return hero
                ? tr("Play %1 in your hero expedition (costs %2)").arg(name).arg(*price)
                : tr("Play %1 in your companion expedition (costs %2)").arg(name).arg(*price);
        }
        const QString cost = scouts
            ? scout
            : QString::number(AlteredCards::value(face.costs,
                face.zone.endsWith(u".reserve") ? QStringLiteral("cost-reserve")
                                                : QStringLiteral("cost-hand")));
        if (scouts)
            return hero
                ? tr("Scout with %1 in your hero expedition (printed cost %2)").arg(name, cost)
                : tr("Scout with %1 in your companion expedition (printed cost %2)")
                      .arg(name, cost);
        return hero ? tr("Play %1 in your hero expedition (printed cost %2)").arg(name, cost)
                    : tr("Play %1 in your companion expedition (printed cost %2)").arg(name, cost);
    }
    if (scouts)
        return hero ? tr("Scout with %1 in your hero expedition").arg(name)
                    : tr("Scout with %1 in your companion expedition").arg(name);
    return hero ? tr("Play %1 in your hero expedition").arg(name)
                : tr("Play %1 in your companion expedition").arg(name);
}

/// The words for all answers of a card that need a place.
QString AlteredWords::groupLabel(const Line& line) const
{
    return line.verb == u"swap" ? tr("Exhaust it to make another orb ready")
                                : tr("Play it in an expedition");
}

/// 4.2.3.d A seat that passes takes no more turns this day.
QString AlteredWords::passLabel() const
{
    if (m_view.arena)
        return othersPassed() ? tr("Pass, the Arena is decided") : tr("Pass in the Arena");
    return othersPassed() ? tr("Pass, to Dusk") : tr("Pass for today");
}

QString AlteredWords::noneLabel(const QString& verb) const
{
    if (verb == u"mana")
        return inSetup()  ? tr("Keep these three as mana")
            : picks() > 0 ? Answers::noneLabel(verb)
                          : tr("No new mana orb");
    if (verb == u"keep")
        return picks() > 0 ? tr("Keep only these") : tr("Keep none");
    return Answers::noneLabel(verb);
}

/// Why something cannot be used, by what the engine calls it.
QString AlteredWords::refusalText(const Scene&, const triptych::Refusal& refusal) const
{
    static const QHash<QString, const char*> texts {
        { QStringLiteral("energy"), QT_TR_NOOP("It costs %1, and you have %2 mana.") },
        { QStringLiteral("exhausted"), QT_TR_NOOP("It is exhausted until your next Morning.") },
        { QStringLiteral("forbidden"), QT_TR_NOOP("A card says that it cannot be played now.") },
    };
    const auto found = texts.find(QString::fromStdString(refusal.why));
    return found == texts.end() ? QString() : tr(*found);
}

QString AlteredWords::targetHint(const QString& verb) const
{
    static const QHash<QString, const char*> hints {
        { QStringLiteral("mana"), QT_TR_NOOP("Can become mana") },
        { QStringLiteral("quick"), QT_TR_NOOP("Has a quick action") },
        { QStringLiteral("support"), QT_TR_NOOP("Can support") },
        { QStringLiteral("keep"), QT_TR_NOOP("Can be kept") },
    };
    const auto found = hints.find(verb); // an orb that can only be swapped calls for nothing
    return found == hints.end() ? Answers::targetHint(verb) : tr(*found);
}

bool AlteredWords::othersPassed() const
{
    return std::ranges::all_of(table().seats, [this](const SeatInfo& seat) {
        return seat.key == viewer() || m_view.player(seat.key).passed;
    });
}

QString AlteredWords::hiddenName(const CardFace& face) const
{
    return face.zone.endsWith(u".mana") ? tr("mana orb %1").arg(face.place)
                                        : Answers::hiddenName(face);
}

QString AlteredWords::placeName(const Scene&, const QString& key) const
{
    if (key.startsWith(u"region."))
        return AlteredTrack::regionName(key);
    if (isExpedition(key)) {
        const bool hero = key.endsWith(u".hero");
        const QString seat = key.section(u'.', 0, 0);
        if (seat == viewer())
            return hero ? tr("your hero expedition") : tr("your companion expedition");
        return hero ? tr("the hero expedition of %1").arg(table().nameOf(seat))
                    : tr("the companion expedition of %1").arg(table().nameOf(seat));
    }
    const QString name = m_cards.book().nameOfHandle(key.section(u'!', 0, 0));
    return name.isEmpty() ? key : name;
}

// --- Prompts

QString AlteredWords::promptText(const Scene& scene, const QSet<QString>& verbs) const
{
    const QString cause = causeName(scene);
    if (verbs.contains(QStringLiteral("mana")))
        return inSetup()           ? tr("Choose three cards of your hand as your first mana orbs.")
            : m_view.mostPicks > 1 ? tr("You may put up to %n cards of your hand into your mana.",
                  nullptr, m_view.mostPicks)
                                   : tr("You may put one card of your hand into your mana.");
    if (verbs.contains(QStringLiteral("keep")))
        return isAsked("keep-landmarks")
            ? tr("Choose the landmarks you keep; you sacrifice the others.")
            : tr("Choose the cards you keep in your Reserve; the others are discarded.");
    if (verbs.contains(QStringLiteral("pass")))
        return turnText(verbs);
    if (verbs.contains(QStringLiteral("react")))
        return tr("Choose which of your reactions happens next.");
    if (verbs.contains(QStringLiteral("order")))
        return tr("Choose which comes next.");
    if (verbs.contains(QStringLiteral("target")))
        return targetText(scene, cause);
    const QString choice
        = verbs.contains(QStringLiteral("choose")) ? choiceText(scene, cause) : QString();
    return choice.isEmpty() ? commonPrompt(verbs, cause) : choice;
}

/// One's own turn: what there is to do in it.
QString AlteredWords::turnText(const QSet<QString>& verbs) const
{
    const QString other
        = table().nameOf(viewer() == u"p1" ? QStringLiteral("p2") : QStringLiteral("p1"));
    const bool plays = verbs.contains(QStringLiteral("play"));
    if (!plays && !verbs.contains(QStringLiteral("quick"))
        && !verbs.contains(QStringLiteral("support")))
        return othersPassed() ? tr("%1 has passed, and you can play nothing more.").arg(other)
                              : tr("Your turn: you can play nothing more, so pass for today.");
    if (othersPassed())
        return plays ? tr("%1 has passed: you may go on playing cards.").arg(other)
                     : tr("%1 has passed: you may still use quick actions.").arg(other);
    return plays ? tr("Your turn: play a card, or pass for today.")
                 : tr("Your turn: use a quick action, or pass for today.");
}

/// Where all that may be picked lies: "expedition" for places, else a zone; "" where they differ.
QString AlteredWords::whereItLies(const Scene& scene) const
{
    QSet<QString> places;
    for (auto rows = scene.answers.begin(); rows != scene.answers.end(); ++rows) {
        const QString zone = scene.faces.value(rows.key()).zone.section(u'.', 1);
        places.insert(isExpedition(rows.key())    ? QStringLiteral("expedition")
                : zone.startsWith(u"expedition_") ? QStringLiteral("character")
                                                  : zone);
    }
    return places.size() == 1 ? *places.begin() : QString();
}

/// What may be picked says what is asked for: all of them expeditions, or Characters, or cards.
QString AlteredWords::pickText(const Scene& scene, const QString& cause) const
{
    const QString where = whereItLies(scene);
    if (where == u"expedition")
        return about(cause, tr("Choose an expedition for %1."), tr("Choose an expedition."));
    if (where == u"reserve")
        return about(
            cause, tr("Choose a card in Reserve for %1."), tr("Choose a card in Reserve."));
    if (where == u"character")
        return about(cause, tr("Choose a card in an expedition for %1."),
            tr("Choose a card in an expedition."));
    if (where == u"hand")
        return about(
            cause, tr("Choose a card of your hand for %1."), tr("Choose a card of your hand."));
    if (where == u"landmark")
        return about(cause, tr("Choose a landmark for %1."), tr("Choose a landmark."));
    if (where == u"discard")
        return about(cause, tr("Choose a card of the discard pile for %1."),
            tr("Choose a card of the discard pile."));
    if (where == u"mana")
        return about(cause, tr("Choose a mana orb for %1."), tr("Choose a mana orb."));
    return {};
}

QString AlteredWords::targetText(const Scene& scene, const QString& cause) const
{
    const QString text = pickText(scene, cause);
    return text.isEmpty() ? targetPrompt(cause) : text;
}

QString AlteredWords::causeName(const Scene& scene) const
{
    const QString name = scene.faces.value(scene.prompt.causeKey).name;
    return name.isEmpty() ? m_cards.printed(m_view.cause.card).name : name;
}

/// The paragraph that asks, as the card has it.
QString AlteredWords::causeWords() const
{
    return AlteredCards::readable(m_cards.ability(m_view.cause.card, m_view.cause.paragraph));
}

/// In one's own turn: why a card of one's hand or Reserve cannot be played.
QString AlteredWords::whyNot(const CardFace& face, const QSet<QString>& verbs) const
{
    const bool hand = face.zone == viewer() + QStringLiteral(".hand");
    const bool reserve = face.zone == viewer() + QStringLiteral(".reserve");
    if (!verbs.contains(QStringLiteral("pass")) || (!hand && !reserve) || face.turned)
        return {};
    const int cost = AlteredCards::value(
        face.costs, hand ? QStringLiteral("cost-hand") : QStringLiteral("cost-reserve"));
    const int ready = readyMana();
    return cost > ready
        ? tr("It cannot be played now: it costs %1, and you have %2 mana.").arg(cost).arg(ready)
        : tr("It cannot be played now.");
}

int AlteredWords::readyMana() const
{
    return m_view.player(viewer()).readyMana;
}

/// What is picked with "choose", by what the engine calls it.
QString AlteredWords::choiceText(const Scene& scene, const QString& cause) const
{
    if (isAsked("player"))
        return about(cause, tr("Choose a player for %1."), tr("Choose a player."));
    if (isAsked("play"))
        return about(cause, tr("Choose what to play for %1."), tr("Choose what to play."));
    return pickText(scene, cause);
}

/// 4.3.e Nobody moves in the Arena: what counts is in how many terrains one leads.
QString AlteredWords::arenaDetail(const Scene& scene) const
{
    int ahead = 0;
    int behind = 0;
    for (const TrackMarker& marker : scene.track) {
        if (!marker.near || marker.lane != u"hero")
            continue;
        for (const QVariant& row : marker.standings) {
            const QVariantMap standing = row.toMap();
            if (!standing.value(QStringLiteral("counts")).toBool())
                continue;
            const QString state = standing.value(QStringLiteral("state")).toString();
            ahead += state == u"ahead";
            behind += state == u"behind";
        }
    }
    const int ready = readyMana();
    return ahead > behind
        ? tr("%n mana. In the Arena you would win now, %1 terrains to %2.", nullptr, ready)
              .arg(ahead)
              .arg(behind)
        : behind > ahead
        ? tr("%n mana. In the Arena you would lose now, %1 terrains to %2.", nullptr, ready)
              .arg(ahead)
              .arg(behind)
        : tr("%n mana. In the Arena it is a tie now: another day would follow.", nullptr, ready);
}

QString AlteredWords::promptDetail(const Scene& scene, const QSet<QString>& verbs) const
{
    // How many picks there may be in all, as the engine has it.
    const int most = m_view.mostPicks;
    const QString words = CardBook::quoted(causeWords());
    if (most > 1 && !verbs.contains(QStringLiteral("pass")))
        return Answers::tr("%1 of %2 chosen.").arg(picks()).arg(most)
            + (words.isEmpty() ? QString() : u' ' + words);
    if (picks() > 0)
        return Answers::promptDetail(scene, verbs);
    if (!words.isEmpty())
        return words;
    if (verbs.contains(QStringLiteral("pass")) && m_view.arena)
        return arenaDetail(scene);
    if (verbs.contains(QStringLiteral("pass"))) {
        QString going;
        for (const TrackMarker& marker : scene.track)
            if (marker.near && !marker.ahead.isEmpty())
                going += marker.lane;
        const int ready = readyMana();
        return going.isEmpty() ? tr("%n mana. Neither expedition would move.", nullptr, ready)
            : going == u"hero" ? tr("%n mana. Your hero expedition would move.", nullptr, ready)
            : going == u"companion"
            ? tr("%n mana. Your companion expedition would move.", nullptr, ready)
            : tr("%n mana. Both expeditions would move.", nullptr, ready);
    }
    return {};
}
