#include "support/CardFiles.h"
#include "support/GermanTexts.h"

#include "cards/Library.h"
#include "seize/Seize.h"
#include "seize/text/Parse.h"
#include "seize/text/language/Language.h"
#include "seize/text/printing/Print.h"

#include <QTest>

#include <string>
#include <vector>

using namespace triptych;
using namespace triptych::seize;

namespace {

struct Sentence
{
    const char* kind;
    const char* text;
    const char* german;
};

constexpr Sentence sentences[] {
    { "mercenary", "Passive: opponents' Instant cards that target this cost 1 treasure more.",
        "Immer gilt: Die Sofortkarten jedes Gegners, die diesen Söldner zum Ziel haben, kosten 1 "
        "Schatz mehr." },
    { "treasure", "Equipped: you win each coin flip for the bearer.",
        "Immer gilt: Sie gewinnen jeden Münzwurf für den Träger." },
    { "mercenary", "Passive: enemy mercenaries carry treasures without abilities.",
        "Immer gilt: Jeder gegnerische Söldner trägt Schätze ohne Fähigkeiten." },
    { "mercenary", "Passive: this cannot lose Burn because of opponents.",
        "Immer gilt: Dieser Söldner kann nicht durch Gegner Brand verlieren." },
    { "treasure", "Equipped: allied mercenaries of the same class as the bearer get +1 melee.",
        "Immer gilt: Jeder verbündete Söldner der Klasse des Trägers erhält +1 Nahkampf." },
    { "mercenary", "Active (exhaust this): heal target mercenary 2.",
        "Sie dürfen jederzeit dafür bezahlen (dies erschöpfen): Ein als Ziel gewählter "
        "Söldner erhält 2 Leben zurück, höchstens bis zu seinem vollen Leben." },
    { "mercenary", "Active (spend 1 movement): exhaust target treasure.",
        "Sie dürfen jederzeit dafür bezahlen (1 Bewegung ausgeben): Ein als Ziel "
        "gewählter Schatz wird erschöpft und kann erst wieder etwas bezahlen, wenn er "
        "bereit ist." },
    { "mercenary", "Active (lose 2 loot, once per turn): this gets +1 melee this turn.",
        "Sie dürfen jederzeit dafür bezahlen (2 Beute verlieren) (nur einmal in jedem "
        "Zug): Dieser Söldner erhält bis zum Ende dieses Zuges +1 Nahkampf." },
    { "mercenary", "Active (destroy this): destroy target enemy mercenary within Distance 1.",
        "Sie dürfen jederzeit dafür bezahlen (dies vernichten): Ein als Ziel gewählter "
        "gegnerischer Söldner innerhalb von Distanz 1 wird vernichtet; er kommt mit "
        "allen Schätzen in die Ablage, und das Kopfgeld geht verloren. (Innerhalb von "
        "Distanz N heißt: höchstens N + 1 Felder entfernt, in welcher Richtung auch "
        "immer; auch die Felder daneben zählen.)" },
    { "mercenary", "Active (2 treasure): this may attack again this turn.",
        "Sie dürfen jederzeit dafür bezahlen (2 Schätze erschöpfen): Dieser Söldner "
        "ist nicht mehr erschöpft und darf in diesem Zug noch einmal angreifen." },
    { "mercenary", "Active (1 treasure): swap this and target allied adjacent mercenary.",
        "Sie dürfen jederzeit dafür bezahlen (1 Schatz erschöpfen): Dieser Söldner und "
        "ein als Ziel gewählter verbündeter angrenzender Söldner tauschen die Plätze." },
    { "treasure", "In your Warchest: as long as this is ready, allied mercenaries get +1 melee.",
        "Solange es in Ihrer Kriegskasse liegt: Solange dieser Schatz bereit ist, gilt: Jeder "
        "verbündete Söldner erhält +1 Nahkampf." },
    { "mercenary", "Active (1 treasure): equip target treasure in your Warchest to this.",
        "Sie dürfen jederzeit dafür bezahlen (1 Schatz erschöpfen): Dieser Söldner "
        "nimmt einen als Ziel gewählten bereiten Schatz in Ihrer Kriegskasse auf, wo immer er "
        "steht." },
    { "mercenary",
        "Active (1 treasure): move all Burn counters from target mercenary to another "
        "target mercenary.",
        "Sie dürfen jederzeit dafür bezahlen (1 Schatz erschöpfen): Alle Marken Brand "
        "gehen von einem als Ziel gewählten Söldner auf einen anderen als Ziel "
        "gewählten Söldner über. (Brand: in der nächsten Angriffsphase seines Spielers "
        "macht eine Marke ihm 1 wahren Schaden, zwei machen 2; drei machen 4 reinen "
        "Schaden, und er verliert jeden Schatz, den er trägt. Dann erlöschen die "
        "Marken.)" },
    { "mercenary", "Active (2 treasure): target allied mercenary makes a melee attack now.",
        "Sie dürfen jederzeit dafür bezahlen (2 Schätze erschöpfen): Ein als Ziel "
        "gewählter verbündeter Söldner greift sofort im Nahkampf einen nach Wahl "
        "seines Spielers an; das erschöpft ihn nicht, und er darf trotzdem noch "
        "angreifen." },
    { "mercenary", "Passive: enemy exhausted mercenaries cannot be readied.",
        "Immer gilt: Gegnerische erschöpfte Söldner können nicht bereit gemacht werden." },
    { "mercenary", "Passive: this attacks each adjacent enemy with its melee attacks.",
        "Immer gilt: Dieser Söldner greift mit seinen Nahkampfangriffen jeden "
        "angrenzenden Gegner an." },
    { "mercenary",
        "Passive: as long as you control a Priest mercenary, this cannot be reduced "
        "below 1 health.",
        "Solange Sie einen Söldner der Klasse Priest kontrollieren, gilt: Dieser "
        "Söldner kann nicht unter 1 Leben fallen. (Wer nicht unter N Leben fallen "
        "kann, nimmt nicht mehr Schaden, als ihm so viel lässt.)" },
    { "mercenary", "Passive: enemy mercenaries cannot enter adjacent tiles.",
        "Immer gilt: Gegnerische Söldner können angrenzende Felder nicht betreten." },
    { "mercenary", "Passive: whenever this plunders, each opponent discards 1.",
        "Immer wenn dieser Söldner plündert, wirft jeder Gegner 1 Karte von der Hand "
        "nach eigener Wahl ab." },
    { "mercenary",
        "Passive: whenever this is dealt damage, deal that much True damage to the "
        "attacker.",
        "Immer wenn dieser Söldner Schaden nimmt, nimmt der Angreifer ebenso viel "
        "wahren Schaden. (Wahrer Schaden wird durch nichts verringert.)" },
    { "mercenary", "Passive: whenever this upstages a mercenary, apply 1 Exhaust to it.",
        "Immer wenn dieser Söldner einen Söldner verdrängt, erhält der genannte "
        "Söldner 1 Marke Erschöpfung. (der genannte Söldner: der verdrängte Söldner) "
        "(Erschöpfung: solange er eine Marke hat, kann er sich nicht bewegen, nicht "
        "angreifen, nicht plündern und keine aktiven Fähigkeiten nutzen. Zu Beginn des "
        "Zuges seines Spielers geht eine Marke.)" },
    { "mercenary", "Passive: at the start of your turn, you may lose 2 loot. If you do, draw 2.",
        "Zu Beginn Ihres Zuges, wenn Sie wollen, verlieren Sie 2 Beute aus Ihrer "
        "Schatzkammer. Wenn Sie das tun, ziehen Sie 2 Karten." },
    { "mercenary", "Passive: at the end of your turn, if this did not attack this turn, draw 1.",
        "Am Ende Ihres Zuges, wenn dieser Söldner in diesem Zug nicht angegriffen hat, "
        "ziehen Sie 1 Karte." },
    { "mercenary", "Passive: whenever an enemy mercenary is destroyed, its owner discards 1.",
        "Immer wenn ein gegnerischer Söldner vernichtet wird, wirft der Eigentümer des "
        "genannten Söldners 1 Karte von der Hand nach eigener Wahl ab. (der genannte "
        "Söldner: der Söldner, der dies auslöst)" },
    { "mercenary",
        "Passive: whenever an enemy mercenary enters your Guild Hall, deal 1 True "
        "damage to it.",
        "Immer wenn ein gegnerischer Söldner Ihre Gildenhalle betritt, nimmt der "
        "genannte Söldner 1 wahren Schaden. (der genannte Söldner: der Söldner, der "
        "dies auslöst) (Wahrer Schaden wird durch nichts verringert.)" },
    { "mercenary", "Passive: this has Defense 1, Fortify 1, Regen 1, reach +1, Leech.",
        "Immer gilt: Dieser Söldner hat Verteidigung 1, Festigung 1, Genesung 1, "
        "Reichweite +1 und Aussaugen. (Verteidigung N: der nächste Schaden, den er "
        "nimmt, ist um N geringer; dann ist sie verbraucht, bis sie erneuert wird. "
        "Wahrer Schaden wird nicht verringert.) (Festigung N: er hat mehr Leben, "
        "nämlich 1, 3, 6 oder 9 auf Stufe 1, 2, 3 oder 4. Stufen addieren sich bis "
        "höchstens 4.) (Genesung N: er heilt N zu Beginn der Sammelphase seines "
        "Spielers.) (Reichweite +N: seine Fernangriffe reichen N Felder weiter.) "
        "(Aussaugen: welchen Schaden er auch zufügt, er heilt um ebenso viel.)" },
    { "mercenary", "Passive: this attacks in all directions and moves in all directions.",
        "Immer gilt: Dieser Söldner greift in alle Richtungen an und bewegt sich in "
        "alle Richtungen." },
    { "mercenary", "Passive: as long as this is not in your Guild Hall, this cannot move.",
        "Solange dieser Söldner nicht in Ihrer Gildenhalle ist, gilt: Dieser Söldner "
        "kann sich nicht bewegen." },
    { "mercenary", "Passive: this takes 1 less Magic damage from attacks.",
        "Immer gilt: Dieser Söldner nimmt von Angriffen 1 weniger magischen Schaden." },
    { "mercenary", "Passive: this deals 1 more damage to damaged mercenaries.",
        "Immer gilt: Dieser Söldner fügt verletzten Söldnern 1 mehr Schaden zu." },
    { "mercenary", "Passive: if this would be destroyed, instead fully heal this.",
        "Immer gilt: Immer wenn dieser Söldner vernichtet würde, geschieht das nicht, "
        "und stattdessen wird dieser Söldner vollständig geheilt." },
    { "mercenary", "Passive: unless you control a Mage mercenary, this has a melee of 1.",
        "Außer wenn Sie einen Söldner der Klasse Mage kontrollieren, gilt: Dieser "
        "Söldner hat Nahkampf 1." },
    { "instant", "Upstage target enemy mercenary.",
        "Ein als Ziel gewählter gegnerischer Söldner wird verdrängt. (Verdrängen "
        "heißt: um 1 Feld zur eigenen Seite zurückstoßen, wenn das Feld dahinter frei "
        "ist.)" },
    { "instant",
        "Look at the top 3 cards of your deck, put one of them into your hand and the "
        "rest on the bottom.",
        "Sie sehen die obersten 3 Karten Ihres Decks an, legen davon 1 auf die Hand "
        "und legen die übrigen unter das Deck." },
    { "instant", "Choose one: draw 1; or gain 1 loot.",
        "Eines davon nach Ihrer Wahl: 1) Sie ziehen 1 Karte; 2) Sie legen 1 Beute in "
        "Ihre Schatzkammer." },
    { "instant", "Flip a coin. If you win the flip, draw 2. If you lose the flip, discard 1.",
        "Eine Münze wird geworfen; wenn Sie gewinnen, ziehen Sie 2 Karten; wenn Sie "
        "verlieren, werfen Sie 1 Karte von der Hand nach eigener Wahl ab." },
    { "instant", "Draw 1. If you have 5 or less loot, instead draw 2.",
        "Sie ziehen 1 Karte; wenn Sie 5 oder weniger Beute haben, geschieht das nicht, "
        "und stattdessen ziehen Sie 2 Karten." },
    { "instant", "Gain loot equal to the highest bounty among enemy mercenaries.",
        "Sie legen so viel Beute, wie das höchste Kopfgeld unter allen gegnerischen "
        "Söldnern beträgt, in Ihre Schatzkammer." },
    { "instant", "Deal Physical damage to target mercenary equal to its bounty.",
        "Ein als Ziel gewählter Söldner nimmt so viel körperlichen Schaden, wie das "
        "Kopfgeld des genannten Söldners beträgt. (der genannte Söldner: ein als Ziel "
        "gewählter Söldner) (Körperlicher Schaden wird durch Rüstung und Verteidigung "
        "verringert.)" },
    { "instant", "Target allied mercenary gets +2 melee for its next attack.",
        "Ein als Ziel gewählter verbündeter Söldner erhält bis nach seinem nächsten "
        "Angriff +2 Nahkampf." },
    { "attack", "Distance 2, line, no LOS: deal 2 Magic damage to the attacked mercenary.",
        "Als Angriff (Distanz 2, in einer Linie, ohne Sichtlinie): Der angegriffene "
        "Söldner nimmt 2 magischen Schaden. (Magischer Schaden wird durch Magische "
        "Rüstung und Verteidigung verringert.) (Distanz N eines Angriffs: 2 bis N + 1 "
        "Felder entfernt, gerade oder schräg, mit niemandem dazwischen; nicht das Feld "
        "daneben.) (Linie: jeder Söldner in einer Richtung, so weit der Angriff "
        "reicht.)" },
};

std::vector<Ability> read(std::string_view kind, std::string_view words)
{
    const Paper paper = kind == "mercenary" ? Paper::Mercenary
        : kind == "treasure"                ? Paper::Treasure
        : kind == "instant"                 ? Paper::Instant
        : kind == "attack"                  ? Paper::Attack
                                            : Paper::Event;
    return parseText(words, paper).abilities;
}

} // namespace

/// What a compiled text is in German: for every card that comes with the program and for every example
/// of the language, and word for word where a case, a gender or the place of a verb could go wrong.
class TestSeizeGerman : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardOfOurs();
    void everyExampleOfTheLanguage();
    void sentencesWordForWord_data();
    void sentencesWordForWord();
};

void TestSeizeGerman::everyCardOfOurs()
{
    std::size_t explained = 0;
    for (const tests::CardFile& file :
        tests::filesIn(QStringLiteral("cards/seize"), QStringLiteral("tolls-and-ledgers-*.json"))) {
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

void TestSeizeGerman::everyExampleOfTheLanguage()
{
    for (const text::LanguageExample& example : languageExamples())
        for (const Ability& ability : read(example.kind, example.words))
            VERIFY_GERMAN(explain(ability, text::Tongue::German));
}

void TestSeizeGerman::sentencesWordForWord_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("german");
    for (const Sentence& each : sentences)
        QTest::newRow(each.text) << each.kind << each.text << QString::fromUtf8(each.german);
}

void TestSeizeGerman::sentencesWordForWord()
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

QTEST_APPLESS_MAIN(TestSeizeGerman)
#include "tst_seize_german.moc"
