#include "support/CardFiles.h"
#include "support/GermanTexts.h"

#include "altered/Altered.h"
#include "altered/text/Parse.h"
#include "altered/text/explaining/Explain.h"
#include "altered/text/language/Language.h"
#include "cards/Library.h"

#include <QTest>

#include <string>
#include <vector>

using namespace triptych;
using namespace triptych::altered;

namespace {

struct Sentence
{
    const char* kind;
    const char* text;
    const char* german;
};

constexpr Sentence sentences[] {
    { "Character", "When you play a Spell — Draw a card. This triggers only once each turn.",
        "Immer wenn Sie einen Zauber spielen: Sie ziehen 1 Karte. Das wird höchstens einmal je Zug "
        "ausgelöst." },
    { "Spell", "Target player draws a card. If that player is an opponent, [Resupply].",
        "Der als Ziel gewählte Spieler zieht 1 Karte. Wenn der genannte Spieler ein Gegner ist, "
        "legen Sie die oberste Karte Ihres Decks in Ihre Reserve." },
    { "Landmark", "When both of your Expeditions move forward during the same Dusk — Draw a card.",
        "Immer wenn Ihre beiden Expeditionen in derselben Dämmerung weiterziehen: Sie ziehen 1 "
        "Karte." },
    { "Landmark", "When a Permanent joins an opponent's Landmarks — Draw a card.",
        "Immer wenn ein Permanent an die Orte eines Gegners kommt: Sie ziehen 1 Karte." },
    { "Spell", "Return each Character you own but don't control to your hand.",
        "Sie legen jeden Charakter in Ihrem Eigentum aber nicht unter Ihrer Kontrolle auf Ihre "
        "Hand." },
    { "Landmark",
        "The first Character you play each Afternoon costs {1} less if it shares a subtype with a "
        "Character in your Expeditions.",
        "Immer gilt: Der erste Charakter, den Sie an jedem Nachmittag spielen, kostet 1 Mana "
        "weniger, wenn die genannte Karte einen gemeinsamen Untertyp mit einem Charakter in Ihren "
        "Expeditionen hat." },
    { "Landmark",
        "During Morning, you may put up to two cards from your hand in your Mana zone instead of "
        "one.",
        "Immer gilt: Sie dürfen am Morgen bis zu 2 Handkarten statt einer ins Mana legen." },
    { "Character", "You may play me from your Reserve for free.",
        "Immer gilt: Sie dürfen diese Karte aus Ihrer Reserve kostenlos spielen." },
    { "Landmark", "If one of your Expeditions would move backwards, sacrifice me instead.",
        "Immer gilt: Wenn eine Ihrer Expeditionen zurückziehen würde, geschieht stattdessen dies: "
        "Sie opfern diese Karte." },
    { "Character", "{J} Double my boosts.",
        "Immer wenn diese Karte dazukommt: Sie verdoppeln die Zahl der Verstärkungen "
        "auf dieser Karte. (Eine Verstärkung ist eins mehr von jedem Wert und geht "
        "beim Verlassen der Expeditionen verloren.)" },
    { "Character", "{R} I lose [Fleeting].",
        "Immer wenn diese Karte aus der Reserve gespielt wird: Diese Karte verliert "
        "den Status „flüchtig“. (Flüchtig: wird abgeworfen, wo die Karte in die "
        "Reserve ginge.)" },
    { "Character", "{J} If I'm in {V}, draw a card.",
        "Immer wenn diese Karte dazukommt: Wenn diese Karte in einer Region mit Wald "
        "ist, ziehen Sie 1 Karte." },
    { "Character", "{J} Sacrifice me unless you pay {2}.",
        "Immer wenn diese Karte dazukommt: Wenn Sie wollen, bezahlen Sie 2 Mana. Wenn "
        "Sie das nicht tun, opfern Sie diese Karte." },
    { "Character", "{J} I gain 2 boosts per Expedition in {V}.",
        "Immer wenn diese Karte dazukommt: Diese Karte erhält 2 Verstärkungen für jede "
        "Expedition in einer Region mit Wald. (Eine Verstärkung ist eins mehr von "
        "jedem Wert und geht beim Verlassen der Expeditionen verloren.)" },
    { "Character", "{H} Target Character switches Expeditions.",
        "Immer wenn diese Karte aus der Hand gespielt wird: Ein als Ziel gewählter "
        "Charakter wechselt die Expedition." },
    { "Character", "{J} Put a {V} Terrain Marker on target region.",
        "Immer wenn diese Karte dazukommt: Sie legen eine Geländemarke Wald auf eine "
        "als Ziel gewählte Region." },
    { "Character", "{J} If you control a Robot or two Plants, draw a card.",
        "Immer wenn diese Karte dazukommt: Wenn Sie eine Robot-Karte kontrollieren "
        "oder Sie 2 oder mehr Plant-Karten kontrollieren, ziehen Sie 1 Karte." },
    { "Character", "{J} Target Character with a {D} ability gains 1 boost.",
        "Immer wenn diese Karte dazukommt: Ein als Ziel gewählter Charakter mit einer "
        "Fähigkeit „Unterstützung“ erhält 1 Verstärkung. (Eine Verstärkung ist eins "
        "mehr von jedem Wert und geht beim Verlassen der Expeditionen verloren.)" },
    { "Character", "{J} The Expedition facing me moves backwards one region.",
        "Immer wenn diese Karte dazukommt: Die Expedition gegenüber dieser Karte zieht "
        "um 1 Region zurück." },
    { "Character", "{J} If neither of your Expeditions is in {M}, draw a card.",
        "Immer wenn diese Karte dazukommt: Wenn keine Ihrer Expeditionen in einer "
        "Region mit Berg ist, ziehen Sie 1 Karte." },
    { "Character", "{R} If your hand is empty, draw a card, otherwise [Resupply].",
        "Immer wenn diese Karte aus der Reserve gespielt wird: Wenn Ihre Hand leer "
        "ist, ziehen Sie 1 Karte; sonst legen Sie die oberste Karte Ihres Decks in "
        "Ihre Reserve." },
    { "Character", "{J} If you have less cards in hand than an opponent, draw a card.",
        "Immer wenn diese Karte dazukommt: Wenn Sie weniger Karten auf Ihrer Hand "
        "haben als ein Gegner, ziehen Sie 1 Karte." },
    { "Character", "{J} Roll a die. On a 4+, choose one:\n• Draw a card.\n• [Resupply].",
        "Immer wenn diese Karte dazukommt: Sie werfen einen Würfel. Bei 4 oder mehr "
        "wählen Sie eines: (1) Sie ziehen 1 Karte; (2) Sie legen die oberste Karte "
        "Ihres Decks in Ihre Reserve." },
    { "Character", "{J} Sacrifice another Character or Permanent. If you can't, sacrifice me.",
        "Immer wenn diese Karte dazukommt: Sie opfern einen anderen Charakter oder ein "
        "Permanent. Wenn Sie das nicht können, opfern Sie diese Karte." },
    { "Character", "{H} For each other Character you control, you may activate its {j} abilities.",
        "Immer wenn diese Karte aus der Hand gespielt wird: Für jeden anderen "
        "Charakter unter Ihrer Kontrolle gilt: Wenn Sie wollen, lösen Sie die "
        "Fähigkeiten „Dazukommen“ der genannten Karte aus." },
    { "Character",
        "{J} If the total Hand Cost of cards in your Landmarks is {6} or more, draw a "
        "card.",
        "Immer wenn diese Karte dazukommt: Wenn die gesamten Handkosten aller Karten "
        "in Ihren Orten 6 oder mehr betragen, ziehen Sie 1 Karte." },
    { "Character",
        "{J} Look at the top two cards of your deck. Put one in your hand and the "
        "other in your Reserve.",
        "Immer wenn diese Karte dazukommt: Sie sehen die obersten 2 Karten Ihres Decks "
        "an. Sie legen eine Karte davon auf Ihre Hand, und Sie legen die andere Karte "
        "in Ihre Reserve." },
    { "Character", "When you roll a 6 — Draw a card.",
        "Immer wenn Sie eine 6 würfeln: Sie ziehen 1 Karte." },
    { "Character", "When I gain [Asleep] — Draw a card.",
        "Immer wenn diese Karte den Status „schlafend“ erhält: Sie ziehen 1 Karte. "
        "(Schlafend: die Werte zählen in der Dämmerung nicht; in der Nacht bleibt die "
        "Karte und wacht auf.)" },
    { "Character", "When I go to Reserve from your hand — Draw a card.",
        "Immer wenn diese Karte aus Ihrer Hand in Ihre Reserve geht: Sie ziehen 1 "
        "Karte." },
    { "Character", "When my Expedition fails to move forward — [Sabotage] after Rest.",
        "Immer wenn die Expedition dieser Karte nicht weiterzieht: Nach der Ruhe "
        "werfen Sie höchstens eine als Ziel gewählte Karte in einer Reserve (Sabotage) "
        "ab." },
    { "Character", "When one or more cards are discarded from your hand — Draw a card.",
        "Immer wenn 1 oder mehr Karten aus Ihrer Hand abgeworfen werden: Sie ziehen 1 "
        "Karte." },
    { "Landmark", "When you play a Spell — If the Base Cost was {3} or more, draw a card.",
        "Immer wenn Sie einen Zauber spielen: Wenn die Grundkosten der genannten Karte "
        "3 oder mehr betrugen, ziehen Sie 1 Karte." },
    { "Landmark", "When a Character joins your Expeditions, if it's [Fleeting] — Draw a card.",
        "Immer wenn ein Charakter in Ihre Expeditionen kommt, falls die genannte Karte "
        "flüchtig ist: Sie ziehen 1 Karte. (Flüchtig: wird abgeworfen, wo die Karte in "
        "die Reserve ginge.)" },
    { "Character",
        "When my Expedition would move forward due to {V}, it moves forward one more "
        "region instead.",
        "Immer gilt: Wenn die Expedition dieser Karte durch Wald weiterziehen würde, "
        "geschieht stattdessen dies: Die genannte Expedition zieht um 1 Region mehr "
        "weiter." },
    { "Landmark", "{T}: Distribute 2 boosts among any Characters in Reserve.",
        "Als schnelle Aktion dürfen Sie bezahlen: diese Karte erschöpfen. Dafür "
        "verteilen Sie 2 Verstärkungen auf beliebige Charaktere in einer Reserve. "
        "(Eine Verstärkung ist eins mehr von jedem Wert und geht beim Verlassen der "
        "Expeditionen verloren.)" },
    { "Character", "{T}: The next time you [Resupply] this Day, it gains 1 boost.",
        "Als schnelle Aktion dürfen Sie bezahlen: diese Karte erschöpfen. Dafür, an "
        "diesem Tag das nächste Mal, wenn Sie die Reserve auffüllen, erhält die "
        "genannte Karte 1 Verstärkung. (Eine Verstärkung ist eins mehr von jedem Wert "
        "und geht beim Verlassen der Expeditionen verloren.)" },
    { "Character", "Spend 1 of my boosts: I gain 1 boost.",
        "Als schnelle Aktion dürfen Sie bezahlen: 1 Verstärkung von dieser Karte "
        "ausgeben. Dafür erhält diese Karte 1 Verstärkung. (Eine Verstärkung ist eins "
        "mehr von jedem Wert und geht beim Verlassen der Expeditionen verloren.)" },
    { "Character", "I can't be sacrificed.",
        "Immer gilt: Diese Karte kann nicht geopfert werden." },
    { "Character", "I can't be played unless you control a Landmark.",
        "Immer, außer wenn Sie ein Wahrzeichen kontrollieren, gilt: Diese Karte kann "
        "nicht gespielt werden." },
    { "Landmark", "The first Robot you play each Day costs {1} less.",
        "Immer gilt: Die erste Robot-Karte, die Sie an jedem Tag spielen, kostet 1 "
        "Mana weniger." },
    { "Character", "Characters facing me lose [Gigantic] and [Tough].",
        "Immer gilt: Charaktere gegenüber dieser Karte verlieren Gigantic und Tough. "
        "(Gigantic: steht in beiden Expeditionen.) (Tough: Gegner zahlen so viel Mana "
        "mehr, um die Karte als Ziel zu wählen.)" },
    { "Character", "If you would roll a die, you may add 2 to its result.",
        "Immer gilt: Wenn Sie mit einem Würfel würfeln würden und Sie wollen, gilt: "
        "Das Ergebnis des Würfels erhöht sich um 2." },
    { "Character", "My {V}, {M} and {O} are equal to my highest statistic.",
        "Immer gilt: Die Werte dieser Karte in Wald, Berg und Meer sind alle so hoch "
        "wie ihr höchster." },
    { "Character", "The {j} and {r} abilities of Characters facing me can't activate.",
        "Immer gilt: Die Fähigkeiten „Dazukommen“ und „Aus der Reserve“ von "
        "Charakteren gegenüber dieser Karte können nicht ausgelöst werden." },
};

std::vector<Ability> read(std::string_view kind, std::string_view words)
{
    if (kind == "support")
        return parseSupport(words).abilities;
    const CardType type = kind == "Spell" ? CardType::Spell
        : kind == "Landmark"              ? CardType::Landmark
        : kind == "Hero"                  ? CardType::Hero
        : kind == "Expedition Permanent"  ? CardType::ExpeditionPermanent
                                          : CardType::Character;
    return parseText(words, type).abilities;
}

} // namespace

/// What a compiled text is in German: for every card that comes with the program and for every example
/// of the language, and word for word where a case, a gender or the place of a verb could go wrong.
class TestAlteredGerman : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardOfOurs();
    void everyExampleOfTheLanguage();
    void sentencesWordForWord_data();
    void sentencesWordForWord();
};

void TestAlteredGerman::everyCardOfOurs()
{
    std::size_t explained = 0;
    for (const tests::CardFile& file : tests::filesIn(
             QStringLiteral("cards/altered"), QStringLiteral("wandering-lights-*.json"))) {
        const Game::Loaded loaded = game().load({ { file.name, file.text } });
        QVERIFY2(loaded.library, file.name.c_str());
        for (std::size_t card = 0; card < loaded.library->size(); ++card) {
            const std::string german = loaded.library->explained(card, text::Tongue::German);
            QCOMPARE(german.empty(), loaded.library->explained(card).empty());
            if (german.empty())
                continue;
            VERIFY_GERMAN(german);
            ++explained;
        }
    }
    QVERIFY(explained > 100);
}

void TestAlteredGerman::everyExampleOfTheLanguage()
{
    for (const text::LanguageExample& example : languageExamples())
        for (const Ability& ability : read(example.kind, example.words))
            VERIFY_GERMAN(explain(ability, text::Tongue::German));
}

void TestAlteredGerman::sentencesWordForWord_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("german");
    for (const Sentence& each : sentences)
        QTest::newRow(each.text) << each.kind << each.text << QString::fromUtf8(each.german);
}

void TestAlteredGerman::sentencesWordForWord()
{
    QFETCH(QString, kind);
    QFETCH(QString, text);
    QFETCH(QString, german);
    QString said;
    for (const Ability& ability : read(kind.toStdString(), text.toStdString()))
        said += (said.isEmpty() ? "" : " ")
            + QString::fromStdString(explain(ability, triptych::text::Tongue::German));
    QCOMPARE(said, german);
}

QTEST_APPLESS_MAIN(TestAlteredGerman)
#include "tst_altered_german.moc"
