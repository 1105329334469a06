#include "support/CardFiles.h"
#include "support/GermanTexts.h"

#include "cards/Library.h"
#include "kryptik/Kryptik.h"
#include "kryptik/text/Parse.h"
#include "kryptik/text/language/Language.h"
#include "kryptik/text/printing/Print.h"

#include <QTest>

#include <string>
#include <vector>

using namespace triptych;
using namespace triptych::kryptik;

namespace {

struct Sentence
{
    const char* kind;
    const char* text;
    const char* german;
};

constexpr Sentence sentences[] {
    { "citizen", "Steadfast.", "Steadfast (standhaft): Angreifen setzt ihn nicht ein." },
    { "citizen", "Eager, Toxic.",
        "Eager (eifrig): Müdigkeit hält ihn nicht auf: Er darf angreifen und "
        "eingesetzt werden, sobald Sie ihn kontrollieren. Toxic (giftig): Schon der "
        "erste Schadenspunkt, den er einem Bürger zufügt, genügt, um diesen zu "
        "zerstören." },
    { "citizen", "[>>>]: add {g} for each other citizen you control.",
        "Immer wenn Sie Priorität haben, dürfen Sie bezahlen: diese Karte einsetzen "
        "[>>>]. Dafür erhalten Sie sofort und ohne den Effektstapel Seelenenergie {g} für jeden "
        "anderen Bürger unter Ihrer Kontrolle." },
    { "citizen", "Whenever this attacks, draw 1 card. This triggers only once each turn.",
        "Immer wenn diese Karte angreift, kommt diese Fähigkeit auf den Effektstapel: Sie nehmen 1 "
        "Karte von oben aus Ihrem Deck auf die Hand. Sie wird nur einmal in jedem Zug ausgelöst." },
    { "citizen", "[>>>]: add {g}.",
        "Immer wenn Sie Priorität haben, dürfen Sie bezahlen: diese Karte einsetzen "
        "[>>>]. Dafür erhalten Sie sofort und ohne den Effektstapel Seelenenergie {g}." },
    { "citizen", "Plunder 1: draw 1 card.",
        "Immer wenn Sie Priorität haben, dürfen Sie bezahlen: 1 Karte aus Ihrem "
        "Limbo-Stapel verbannen. Dafür nehmen Sie 1 Karte von oben aus Ihrem Deck auf "
        "die Hand." },
    { "citizen", "Engage a citizen you control: draw 1 card.",
        "Immer wenn Sie Priorität haben, dürfen Sie bezahlen: einen Bürger unter Ihrer "
        "Kontrolle einsetzen. Dafür nehmen Sie 1 Karte von oben aus Ihrem Deck auf die "
        "Hand." },
    { "citizen", "Solo - Focused - Short Time 2, {1}: draw 1 card.",
        "Immer wenn Sie Priorität haben, dürfen Sie bezahlen: {1}. Dafür nehmen Sie 1 "
        "Karte von oben aus Ihrem Deck auf die Hand. Sie können die Fähigkeit einmal "
        "im Zug nutzen, mit allen Ihren Karten dieses Namens zusammen. Sie können die "
        "Fähigkeit nur in Ihrer 1. oder 2. Phase nutzen, bei leerem Effektstapel. Das "
        "wirkt nur, solange ein Gegner höchstens 2 11-Jahre-Karten hat." },
    { "citizen", "Destroy an 11 year card you control: draw 1 card.",
        "Immer wenn Sie Priorität haben, dürfen Sie bezahlen: eine 11-Jahre-Karte "
        "unter Ihrer Kontrolle zerstören. Dafür nehmen Sie 1 Karte von oben aus Ihrem "
        "Deck auf die Hand." },
    { "citizen",
        "{1}, Abolish this: return target citizen card in your limbo pile to its "
        "owner's hand.",
        "Immer wenn Sie Priorität haben, dürfen Sie bezahlen: {1} und diese Karte "
        "verbannen. Dafür kommt eine als Ziel gewählte Bürgerkarte in Ihrem "
        "Limbo-Stapel auf die Hand ihres Eigentümers." },
    { "citizen",
        "{u}, Return this to its owner's hand: return target citizen with defense 2 or "
        "less to its owner's hand.",
        "Immer wenn Sie Priorität haben, dürfen Sie bezahlen: {u} und diese Karte auf "
        "die Hand ihres Eigentümers zurücknehmen. Dafür kommt ein als Ziel gewählter "
        "Bürger mit Verteidigung 2 oder weniger auf die Hand seines Eigentümers." },
    { "citizen", "Whenever this is dealt damage, draw 1 card.",
        "Immer wenn diese Karte Schaden nimmt, kommt diese Fähigkeit auf den "
        "Effektstapel: Sie nehmen 1 Karte von oben aus Ihrem Deck auf die Hand." },
    { "citizen", "Dies; {1}: return this to its owner's hand.",
        "Wenn diese Karte stirbt, kommt diese Fähigkeit, wenn Sie dafür bezahlen "
        "({1}), auf den Effektstapel: Diese Karte kommt auf die Hand ihres Eigentümers." },
    { "citizen", "Whenever this attacks, engage target citizen.",
        "Immer wenn diese Karte angreift, kommt diese Fähigkeit auf den Effektstapel: "
        "Ein als Ziel gewählter Bürger wird eingesetzt (quer gedreht) und kann erst "
        "wieder angreifen, blocken oder eingesetzt werden, wenn er bereit ist." },
    { "citizen", "Whenever an opponent casts a spell during your turn, draw 1 card.",
        "Immer wenn in Ihrem Zug ein Gegner einen Zauber wirkt, kommt diese Fähigkeit "
        "auf den Effektstapel: Sie nehmen 1 Karte von oben aus Ihrem Deck auf die Hand." },
    { "citizen", "At the start of each opponent's turn, draw 1 card.",
        "Zu Beginn jedes Zuges eines Gegners kommt diese Fähigkeit auf den "
        "Effektstapel: Sie nehmen 1 Karte von oben aus Ihrem Deck auf die Hand." },
    { "citizen", "Whenever you cast a citizen, if it is a Human citizen, draw 1 card.",
        "Immer wenn Sie einen Bürger wirken, kommt diese Fähigkeit auf den "
        "Effektstapel: Wenn die genannte Karte ein Bürger des Volkes Human ist, nehmen "
        "Sie 1 Karte von oben aus Ihrem Deck auf die Hand. Dabei gilt: „die genannte "
        "Karte“ ist die Karte, die dies ausgelöst hat." },
    { "citizen", "At the start of your turn, if you control no Human citizens, this gets +1/+1.",
        "Zu Beginn Ihres Zuges kommt diese Fähigkeit auf den Effektstapel: Wenn Sie "
        "keinen Bürger des Volkes Human kontrollieren, ändern sich der Angriff und die "
        "Verteidigung dieser Karte um +1/+1." },
    { "citizen", "This enters with 2 +1/+1 counters on it.",
        "Diese Karte betritt die Insel mit 2 +1/+1-Marken; jede ändert Angriff und "
        "Verteidigung, solange sie dort liegt." },
    { "citizen", "Whenever a card is put into your limbo pile from your deck, draw 1 card.",
        "Immer wenn eine Karte aus Ihrem Deck in Ihren Limbo-Stapel kommt, kommt diese "
        "Fähigkeit auf den Effektstapel: Sie nehmen 1 Karte von oben aus Ihrem Deck "
        "auf die Hand." },
    { "citizen",
        "{1}: draw 1 card. Use this only if it is your turn. Use this only once each "
        "turn.",
        "Immer wenn Sie Priorität haben, dürfen Sie bezahlen: {1}. Dafür nehmen Sie 1 "
        "Karte von oben aus Ihrem Deck auf die Hand. Sie dürfen das nur bezahlen, wenn "
        "es Ihr Zug ist. Sie dürfen das nur einmal in jedem Zug bezahlen." },
    { "citizen",
        "If a source would deal damage to another citizen you control, prevent 1 of "
        "that damage.",
        "Solange diese Karte auf der Insel ist, nimmt ein anderer Bürger unter Ihrer "
        "Kontrolle jedes Mal, wenn er Schaden nimmt, 1 Schaden weniger." },
    { "citizen", "This can not be targeted by spells your opponents control.",
        "Solange diese Karte auf der Insel ist, kann sie nicht von Zaubern unter der "
        "Kontrolle Ihrer Gegner als Ziel gewählt werden." },
    { "citizen", "As long as this is engaged, this has Toxic.",
        "Solange diese Karte auf der Insel ist und eingesetzt ist, hat sie Toxic." },
    { "citizen", "If a citizen an opponent controls would die, abolish it instead.",
        "Solange diese Karte auf der Insel ist, wird ein Bürger unter der Kontrolle "
        "eines Gegners, statt zu sterben, verbannt, und nichts löst als Sterben aus." },
    { "citizen", "If a citizen would die, its owner shuffles it into their deck instead.",
        "Solange diese Karte auf der Insel ist, wird ein Bürger, statt zu sterben, in "
        "das Deck seines Eigentümers gemischt, und nichts löst als Sterben aus." },
    { "citizen", "The first spell you cast each turn costs {1} less.",
        "Solange diese Karte auf der Insel ist, ist der Teil der Seelenkosten des "
        "ersten Zaubers, den Sie in jedem Zug wirken, der mit jeder Energie bezahlt "
        "werden kann, um 1 kleiner, aber nicht unter null." },
    { "citizen", "Whenever this blocks a citizen with attack 3 or more, destroy that citizen.",
        "Immer wenn diese Karte einen Bürger mit Angriff 3 oder mehr blockt, kommt "
        "diese Fähigkeit auf den Effektstapel: Der genannte Bürger kommt in den "
        "Limbo-Stapel seines Eigentümers; was beim Sterben auslöst, löst dabei aus. "
        "Dabei gilt: „der genannte Bürger“ ist der andere Bürger bei dem, was dies "
        "ausgelöst hat." },
    { "spell", "Attach target citizen to target citizen.",
        "Ein als Ziel gewählter Bürger wird unter einen als Ziel gewählten Bürger "
        "gelegt und ist nicht mehr selbst auf der Insel." },
    { "spell", "Abolish target citizen. Its owner draws 1 card.",
        "Ein als Ziel gewählter Bürger kommt in die Verbannungszone seines "
        "Eigentümers; nichts löst dabei als Sterben aus. Der Eigentümer der genannten "
        "Karte nimmt 1 Karte von oben aus seinem Deck auf die Hand. Dabei gilt: „die "
        "genannte Karte“ ist ein als Ziel gewählter Bürger." },
    { "spell", "Choose one: draw 1 card; or destroy target citizen.",
        "Beim Wirken oder Nutzen wählen Sie eines davon: (1) Sie nehmen 1 Karte von "
        "oben aus Ihrem Deck auf die Hand; (2) Ein als Ziel gewählter Bürger kommt in "
        "den Limbo-Stapel seines Eigentümers; was beim Sterben auslöst, löst dabei aus." },
    { "spell", "If you cast 2 or more spells this turn, draw 1 card.",
        "Wenn Sie in diesem Zug 2 oder mehr Zauber gewirkt haben, nehmen Sie 1 Karte "
        "von oben aus Ihrem Deck auf die Hand." },
    { "spell", "Disengage target citizen. At the end of turn, destroy it.",
        "Ein als Ziel gewählter Bürger wird aufrecht gedreht und wieder bereit. Am "
        "Ende dieses Zuges kommt die genannte Karte in den Limbo-Stapel ihres "
        "Eigentümers; was beim Sterben auslöst, löst dabei aus. Dabei gilt: „die "
        "genannte Karte“ ist ein als Ziel gewählter Bürger." },
    { "spell", "If you control more citizens than an opponent, draw 1 card.",
        "Wenn Sie mehr Bürger kontrollieren als ein Gegner, nehmen Sie 1 Karte von "
        "oben aus Ihrem Deck auf die Hand." },
    { "spell", "Discard 2 cards. Draw 1 card for each card affected this way.",
        "Sie legen 2 Karten nach eigener Wahl von der Hand in Ihren Limbo-Stapel. Sie "
        "nehmen 1 Karte für jede so betroffene Karte von oben aus Ihrem Deck auf die "
        "Hand, eine nach der anderen." },
    { "spell", "Each player shuffles their hand into their deck, then draws that many cards.",
        "Jeder Spieler mischt alle Handkarten in sein Deck, dann nimmt jeder Spieler "
        "ebenso viele Karten von oben aus seinem Deck auf die Hand, eine nach der "
        "anderen. Dabei gilt: „ebenso viele“ ist die Zahl der eingemischten Karten." },
    { "spell",
        "If an opponent controls an overlord, draw 2 cards. Citizens you control get "
        "+1/+1 until end of turn.",
        "Wenn ein Gegner einen Oberherrn kontrolliert, nehmen Sie 2 Karten von oben "
        "aus Ihrem Deck auf die Hand, eine nach der anderen. Der Angriff und die "
        "Verteidigung von Bürgern unter Ihrer Kontrolle ändern sich bis zum Ende "
        "dieses Zuges um +1/+1." },
    { "spell",
        "Target citizen you control gets +1/+1 until end of turn. Deal damage equal to "
        "its attack to target citizen an opponent controls.",
        "Der Angriff und die Verteidigung eines als Ziel gewählten Bürgers unter Ihrer "
        "Kontrolle ändern sich bis zum Ende dieses Zuges um +1/+1. Diese Karte fügt "
        "einem als Ziel gewählten Bürger unter der Kontrolle eines Gegners Schaden in "
        "Höhe des Angriffs der genannten Karte zu. Dabei gilt: „die genannte Karte“ "
        "ist ein als Ziel gewählter Bürger unter Ihrer Kontrolle." },
    { "spell", "Each opponent pays {1} or discards 1 card.",
        "Jeder Gegner wählt eines von beiden: (1) Der genannte Spieler bezahlt {1} aus "
        "Seelenenergie; (2) Der genannte Spieler legt 1 Karte nach eigener Wahl von "
        "der Hand in seinen Limbo-Stapel; was nicht geht, ist nicht wählbar. Dabei "
        "gilt: „der genannte Spieler“ ist der Spieler, der wählt." },
    { "spell", "Draw cards until you have 5 cards in hand.",
        "Sie nehmen so viele Karten, wie an 5 Handkarten fehlen, von oben aus Ihrem "
        "Deck auf die Hand, eine nach der anderen." },
    { "spell", "Draw 1 card for each citizen that died this turn.",
        "Sie nehmen 1 Karte für jeden Bürger, der in diesem Zug gestorben ist, von "
        "oben aus Ihrem Deck auf die Hand, eine nach der anderen." },
    { "spell", "Destroy target citizen. Draw cards equal to its soul cost.",
        "Ein als Ziel gewählter Bürger kommt in den Limbo-Stapel seines Eigentümers; "
        "was beim Sterben auslöst, löst dabei aus. Sie nehmen so viele Karten, wie die "
        "Seelenkosten der genannten Karte betragen, von oben aus Ihrem Deck auf die "
        "Hand, eine nach der anderen. Dabei gilt: „die genannte Karte“ ist ein als "
        "Ziel gewählter Bürger." },
    { "spell", "Deal damage equal to the total attack of citizens you control to each citizen.",
        "Diese Karte fügt jedem Bürger Schaden in Höhe des gesamten Angriffs aller "
        "Bürger unter Ihrer Kontrolle zu." },
    { "spell",
        "Deal damage equal to the highest defense among citizens you control to each "
        "citizen.",
        "Diese Karte fügt jedem Bürger Schaden in Höhe der höchsten Verteidigung unter "
        "allen Bürgern unter Ihrer Kontrolle zu." },
    { "11 year", "probe 2.",
        "Wenn diese Karte in Ihrer 11-Jahre-Reihe zerstört wird, dürfen Sie, statt sie "
        "zu wirken, dies wählen: Sie dürfen 2 Karten ziehen und müssen dann ebenso "
        "viele abwerfen." },
};

std::vector<Ability> read(std::string_view kind, std::string_view words)
{
    const Parsed parsed = kind == "11 year"
        ? parseYearText(words)
        : parseText(words, kind == "spell" ? CardType::Spell : CardType::Citizen);
    return parsed.abilities;
}

} // namespace

/// What a compiled text is in German: for every card that comes with the program and for every example
/// of the language, and word for word where a case, a gender or the place of a verb could go wrong.
class TestKryptikGerman : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardOfOurs();
    void everyExampleOfTheLanguage();
    void sentencesWordForWord_data();
    void sentencesWordForWord();
};

void TestKryptikGerman::everyCardOfOurs()
{
    std::size_t explained = 0;
    for (const tests::CardFile& file :
        tests::filesIn(QStringLiteral("cards/kryptik"), QStringLiteral("first-tide-*.json"))) {
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

void TestKryptikGerman::everyExampleOfTheLanguage()
{
    for (const text::LanguageExample& example : languageExamples())
        for (const Ability& ability : read(example.kind, example.words))
            VERIFY_GERMAN(explain(ability, text::Tongue::German));
}

void TestKryptikGerman::sentencesWordForWord_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("german");
    for (const Sentence& each : sentences)
        QTest::newRow(each.text) << each.kind << each.text << QString::fromUtf8(each.german);
}

void TestKryptikGerman::sentencesWordForWord()
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

QTEST_APPLESS_MAIN(TestKryptikGerman)
#include "tst_kryptik_german.moc"
