#include "app/decks/DeckPlans.h"

#include <QCoreApplication>

namespace {

// For the translators; the words themselves come out of the files of the decks.
[[maybe_unused]] constexpr const char* plansOfOurDecks[] = {
    QT_TRANSLATE_NOOP("DeckPlans", "Wardens in both Expeditions, and cards that pay for numbers."),
    QT_TRANSLATE_NOOP("DeckPlans",
        "Spells feed the Alchemist and the Hero, owls hold the line, exhausted cards in Reserve "
        "are fuel."),
    QT_TRANSLATE_NOOP("DeckPlans", "Cheap runners get ahead on one side, boosts keep them there."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "Mana before power: two quiet days, then giants that count every orb."),
    QT_TRANSLATE_NOOP("DeckPlans", "Everybody rolls."),
    QT_TRANSLATE_NOOP("DeckPlans",
        "Workshops, the assembly line and the menagerie turn out Tinmice two at a time."),
    QT_TRANSLATE_NOOP("DeckPlans", "Fill the soul row early, then one giant a turn."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "Many small Humans, an overlord who makes them large, one wide attack."),
    QT_TRANSLATE_NOOP("DeckPlans", "Discard and trickery, won by what cannot be blocked."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "Attack past the blockers with Sidestep, send back or banish what attacks."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "Citizens that are worth dying, removal, and an admiral who calls them back."),
    QT_TRANSLATE_NOOP("DeckPlans", "Sturdy blockers that grow until they can attack."),
    QT_TRANSLATE_NOOP("DeckPlans", "A warrior with heavy armour who pushes the others about."),
    QT_TRANSLATE_NOOP("DeckPlans", "A hunter who shoots and steps back."),
    QT_TRANSLATE_NOOP("DeckPlans", "A priest who outlasts the others."),
    QT_TRANSLATE_NOOP("DeckPlans", "A rogue who is never where the blow lands."),
    QT_TRANSLATE_NOOP("DeckPlans", "A mage who burns and freezes from a distance."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "What a draft of four packs may give: tricks and a few good students."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "What a draft of four packs may give: sturdy bodies along the road."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "Burn, frost and staffs from two tiles away; a rogue slips in for the loot."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "Armoured sergeants walk up the middle, push what stands there and plunder."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "Sixty cards round a four-star guild master: warriors who hold the hall."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "Sixty cards round a four-star guild master: mages who burn the field."),
    QT_TRANSLATE_NOOP("DeckPlans", "Many small nuisances; for a player who likes to answer."),
    QT_TRANSLATE_NOOP(
        "DeckPlans", "Fast, cheap bounties into the Guild Hall; every plunder pays twice."),
    QT_TRANSLATE_NOOP("DeckPlans", "Outlast everything, and come back from the discard."),
    QT_TRANSLATE_NOOP("DeckPlans", "Bleed and reach; nobody arrives."),
};

} // namespace

QString deckroom::planSaid(const QString& plan)
{
    return QCoreApplication::translate("DeckPlans", plan.toUtf8().constData());
}
