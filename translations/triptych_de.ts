<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
    <context>
        <name>Application</name>
        <message>
            <source>There is no game called %1. There is: %2.</source>
            <translation>Es gibt kein Spiel namens %1. Es gibt: %2.</translation>
        </message>
        <message>
            <source>%1 has no rules called %2. It has: %3.</source>
            <translation>%1 hat keine Regeln namens %2. Es hat: %3.</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>Computer %1</source>
            <translation>Computer %1</translation>
        </message>
        <message numerus="yes">
            <source>These rules have at most %n seats.</source>
            <translation>
                <numerusform>Diese Regeln haben höchstens %n Platz.</numerusform>
                <numerusform>Diese Regeln haben höchstens %n Plätze.</numerusform>
            </translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>%1 has no round timer; leave --timer out.</source>
            <translation>%1 hat keine Rundenuhr; lassen Sie --timer weg.</translation>
        </message>
    </context>
    <context>
        <name>Beginning</name>
        <message>
            <source>This match cannot be started</source>
            <translation>Diese Partie kann nicht beginnen</translation>
        </message>
        <message>
            <source>There is no deck that may be played. Install the program again, or put a deck file into %1.</source>
            <translation>Es gibt kein spielbares Deck. Installieren Sie das Programm neu, oder legen Sie eine Deckdatei nach %1.</translation>
        </message>
        <message>
            <source>Open a journal</source>
            <translation>Protokoll öffnen</translation>
        </message>
        <message>
            <source>Match journals (*.jsonl)</source>
            <translation>Partieprotokolle (*.jsonl)</translation>
        </message>
        <message>
            <source>There is no deck of these rules for the computer to play with.</source>
            <translation>Es gibt kein Deck nach diesen Regeln, mit dem der Computer spielen könnte.</translation>
        </message>
        <message>
            <source>This card cannot be tried</source>
            <translation>Diese Karte kann nicht ausprobiert werden</translation>
        </message>
        <message>
            <source>This draft cannot begin</source>
            <translation>Dieser Draft kann nicht beginnen</translation>
        </message>
        <message>
            <source>This draft cannot be continued</source>
            <translation>Dieser Draft kann nicht fortgesetzt werden</translation>
        </message>
    </context>
    <context>
        <name>BrowsePanel</name>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>CardForm</name>
        <message>
            <source>A token is made by another card and never lies in a hand: try that card.</source>
            <translation>Eine Spielmarke wird von einer anderen Karte erzeugt und liegt nie auf der Hand: Probieren Sie jene Karte aus.</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <source>What the card is called</source>
            <translation>Wie die Karte heißt</translation>
        </message>
        <message>
            <source>&amp;Type</source>
            <translation>&amp;Typ</translation>
        </message>
        <message>
            <source>Character</source>
            <translation>Charakter</translation>
        </message>
        <message>
            <source>Spell</source>
            <translation>Zauber</translation>
        </message>
        <message>
            <source>Landmark</source>
            <translation>Wahrzeichen</translation>
        </message>
        <message>
            <source>Expedition permanent</source>
            <translation>Expeditionskarte</translation>
        </message>
        <message>
            <source>Hero</source>
            <translation>Held</translation>
        </message>
        <message>
            <source>Token</source>
            <translation>Spielmarke</translation>
        </message>
        <message>
            <source>Landmark token</source>
            <translation>Wahrzeichen-Spielmarke</translation>
        </message>
        <message>
            <source>&amp;Faction</source>
            <translation>&amp;Fraktion</translation>
        </message>
        <message>
            <source>Neutral</source>
            <translation>Neutral</translation>
        </message>
        <message>
            <source>&amp;Rarity</source>
            <translation>&amp;Seltenheit</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Common</source>
            <translation>Häufig</translation>
        </message>
        <message>
            <source>Rare</source>
            <translation>Selten</translation>
        </message>
        <message>
            <source>Unique</source>
            <translation>Einzigartig</translation>
        </message>
        <message>
            <source>Exalted</source>
            <translation>Erhaben</translation>
        </message>
        <message>
            <source>&amp;Subtypes</source>
            <translation>&amp;Untertypen</translation>
        </message>
        <message>
            <source>robot, soldier</source>
            <translation>robot, soldier</translation>
        </message>
        <message>
            <source>&amp;Hand cost</source>
            <translation>&amp;Handkosten</translation>
        </message>
        <message>
            <source>Reser&amp;ve cost</source>
            <translation>Reser&amp;vekosten</translation>
        </message>
        <message>
            <source>F&amp;orest</source>
            <translation>&amp;Wald</translation>
        </message>
        <message>
            <source>&amp;Mountain</source>
            <translation>&amp;Berg</translation>
        </message>
        <message>
            <source>O&amp;cean</source>
            <translation>Me&amp;er</translation>
        </message>
        <message>
            <source>Reserve &amp;limit</source>
            <translation>Reservegren&amp;ze</translation>
        </message>
        <message>
            <source>L&amp;andmark limit</source>
            <translation>Wahrzeichengr&amp;enze</translation>
        </message>
        <message>
            <source>T&amp;ext</source>
            <translation>Te&amp;xt</translation>
        </message>
        <message>
            <source>Sup&amp;port</source>
            <translation>Unters&amp;tützung</translation>
        </message>
        <message>
            <source>Flavo&amp;ur</source>
            <translation>St&amp;immung</translation>
        </message>
        <message>
            <source>A sentence in italics</source>
            <translation>Ein Satz in Kursivschrift</translation>
        </message>
        <message>
            <source>Cop&amp;ies in a deck</source>
            <translation>Exem&amp;plare in einem Deck</translation>
        </message>
        <message>
            <source>As usual</source>
            <translation>Wie üblich</translation>
        </message>
        <message>
            <source>Num&amp;ber</source>
            <translation>Num&amp;mer</translation>
        </message>
        <message>
            <source>Given by itself</source>
            <translation>Wird von selbst vergeben</translation>
        </message>
        <message>
            <source>Give the card a name.</source>
            <translation>Geben Sie der Karte einen Namen.</translation>
        </message>
        <message>
            <source>Citizen</source>
            <translation>Bürger</translation>
        </message>
        <message>
            <source>&amp;Cost</source>
            <translation>&amp;Kosten</translation>
        </message>
        <message>
            <source>&amp;Attack</source>
            <translation>&amp;Angriff</translation>
        </message>
        <message>
            <source>&amp;Defense</source>
            <translation>&amp;Verteidigung</translation>
        </message>
        <message>
            <source>&amp;Soul box</source>
            <translation>See&amp;lenfeld</translation>
        </message>
        <message>
            <source>w, u, b or g; nothing: colourless</source>
            <translation>w, u, b oder g; leer: farblos</translation>
        </message>
        <message>
            <source>&amp;Overlord</source>
            <translation>&amp;Overlord</translation>
        </message>
        <message>
            <source>Uncommon</source>
            <translation>Ungewöhnlich</translation>
        </message>
        <message>
            <source>Legendary</source>
            <translation>Legendär</translation>
        </message>
        <message>
            <source>11 &amp;year cost</source>
            <translation>11-&amp;Jahre-Kosten</translation>
        </message>
        <message>
            <source>11 year te&amp;xt</source>
            <translation>11-Jahre-Te&amp;xt</translation>
        </message>
        <message>
            <source>Without the words "11 Year" before it</source>
            <translation>Ohne die Worte „11 Year“ davor</translation>
        </message>
        <message>
            <source>Fla&amp;vour</source>
            <translation>St&amp;immung</translation>
        </message>
        <message>
            <source>Co&amp;pies in a deck</source>
            <translation>Exem&amp;plare in einem Deck</translation>
        </message>
        <message>
            <source>N&amp;umber</source>
            <translation>N&amp;ummer</translation>
        </message>
        <message>
            <source>The file %1 cannot be written: %2.</source>
            <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
        </message>
        <message>
            <source>There is another card with the number %1 in this pack.</source>
            <translation>In diesem Paket gibt es eine andere Karte mit der Nummer %1.</translation>
        </message>
        <message numerus="yes">
            <source>A pack may have %n cards; begin another one.</source>
            <translation>
                <numerusform>Ein Paket darf %n Karte haben; beginnen Sie ein weiteres.</numerusform>
                <numerusform>Ein Paket darf %n Karten haben; beginnen Sie ein weiteres.</numerusform>
            </translation>
        </message>
        <message>
            <source>The file %1 cannot be removed.</source>
            <translation>Die Datei %1 kann nicht entfernt werden.</translation>
        </message>
        <message>
            <source>F FL FR, or + x *</source>
            <translation>F FL FR, oder + x *</translation>
        </message>
        <message>
            <source>Mercenary</source>
            <translation>Söldner</translation>
        </message>
        <message>
            <source>Treasure</source>
            <translation>Schatz</translation>
        </message>
        <message>
            <source>Ability</source>
            <translation>Fähigkeit</translation>
        </message>
        <message>
            <source>&amp;Class</source>
            <translation>&amp;Klasse</translation>
        </message>
        <message>
            <source>warrior, mage, ...; nothing: generic</source>
            <translation>warrior, mage, …; leer: ohne Klasse</translation>
        </message>
        <message>
            <source>&amp;Stars</source>
            <translation>&amp;Sterne</translation>
        </message>
        <message>
            <source>&amp;Health</source>
            <translation>&amp;Leben</translation>
        </message>
        <message>
            <source>&amp;Bounty</source>
            <translation>Kopf&amp;geld</translation>
        </message>
        <message>
            <source>&amp;Melee damage</source>
            <translation>&amp;Nahkampfschaden</translation>
        </message>
        <message>
            <source>Melee &amp;arrows</source>
            <translation>N&amp;ahkampfpfeile</translation>
        </message>
        <message>
            <source>&amp;Ranged weapon</source>
            <translation>Fe&amp;rnwaffe</translation>
        </message>
        <message>
            <source>Crossbow</source>
            <translation>Armbrust</translation>
        </message>
        <message>
            <source>Staff</source>
            <translation>Stab</translation>
        </message>
        <message>
            <source>Ranged &amp;damage</source>
            <translation>Fernkampfscha&amp;den</translation>
        </message>
        <message>
            <source>D&amp;istance</source>
            <translation>Re&amp;ichweite</translation>
        </message>
        <message>
            <source>Ran&amp;ged arrows</source>
            <translation>Fernkampf&amp;pfeile</translation>
        </message>
        <message>
            <source>De&amp;fense</source>
            <translation>&amp;Verteidigung</translation>
        </message>
        <message>
            <source>Ste&amp;ps</source>
            <translation>S&amp;chritte</translation>
        </message>
        <message>
            <source>Mo&amp;ve arrows</source>
            <translation>&amp;Bewegungspfeile</translation>
        </message>
        <message>
            <source>&amp;Kind of treasure</source>
            <translation>Art des &amp;Schatzes</translation>
        </message>
        <message>
            <source>Weapon</source>
            <translation>Waffe</translation>
        </message>
        <message>
            <source>Equipment</source>
            <translation>Ausrüstung</translation>
        </message>
        <message>
            <source>Relic</source>
            <translation>Relikt</translation>
        </message>
        <message>
            <source>&amp;Hands</source>
            <translation>&amp;Hände</translation>
        </message>
        <message>
            <source>One, as usual</source>
            <translation>Eine, wie üblich</translation>
        </message>
        <message>
            <source>One</source>
            <translation>Eine</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Zwei</translation>
        </message>
        <message>
            <source>Off hand</source>
            <translation>Nebenhand</translation>
        </message>
        <message>
            <source>Dual</source>
            <translation>Beidhändig im Paar</translation>
        </message>
        <message>
            <source>&amp;Kind of ability</source>
            <translation>Art der &amp;Fähigkeit</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Angriff</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <source>C&amp;ost</source>
            <translation>K&amp;osten</translation>
        </message>
        <message>
            <source>F&amp;lavour</source>
            <translation>St&amp;immung</translation>
        </message>
        <message>
            <source>A card whose text is not understood cannot be tried.</source>
            <translation>Eine Karte, deren Text nicht verstanden wird, kann nicht ausprobiert werden.</translation>
        </message>
        <message>
            <source>The cards of this game could not be loaded.</source>
            <translation>Die Karten dieses Spiels konnten nicht geladen werden.</translation>
        </message>
    </context>
    <context>
        <name>CardView</name>
        <message>
            <source>Face-down card</source>
            <translation>Verdeckte Karte</translation>
        </message>
    </context>
    <context>
        <name>ChoicePanel</name>
        <message>
            <source>Show the choices again</source>
            <translation>Die Auswahl wieder zeigen</translation>
        </message>
        <message>
            <source>Look at what is behind the choices</source>
            <translation>Ansehen, was hinter der Auswahl liegt</translation>
        </message>
    </context>
    <context>
        <name>ChosenPicture</name>
        <message>
            <source>A picture for the card</source>
            <translation>Ein Bild für die Karte</translation>
        </message>
        <message>
            <source>Pictures (*.png *.jpg *.jpeg *.webp);;All files (*)</source>
            <translation>Bilder (*.png *.jpg *.jpeg *.webp);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>This picture cannot be used</source>
            <translation>Dieses Bild kann nicht verwendet werden</translation>
        </message>
    </context>
    <context>
        <name>CommandLine</name>
        <message>
            <source>There is no option %1. Run triptych --help to see what there is.</source>
            <translation>Es gibt keine Option %1. triptych --help zeigt, was es gibt.</translation>
        </message>
        <message>
            <source>The option %1 needs a value. Run triptych --help for an example.</source>
            <translation>Die Option %1 braucht einen Wert. triptych --help zeigt ein Beispiel.</translation>
        </message>
        <message>
            <source>Write --seat as p1=person or p2=greedy; "%1" is not of that form.</source>
            <translation>Schreiben Sie --seat als p1=person oder p2=greedy; "%1" hat diese Form nicht.</translation>
        </message>
        <message>
            <source>Write --deck as p1=FILE; "%1" is not of that form.</source>
            <translation>Schreiben Sie --deck als p1=DATEI; "%1" hat diese Form nicht.</translation>
        </message>
        <message>
            <source>--seed needs a whole number; "%1" is none.</source>
            <translation>--seed braucht eine ganze Zahl; "%1" ist keine.</translation>
        </message>
        <message>
            <source>--best-of is 1 or 3; "%1" is neither.</source>
            <translation>--best-of ist 1 oder 3; "%1" ist keines von beiden.</translation>
        </message>
        <message>
            <source>Seats, decks, rules and timer belong to a new match: say which game with --new, for example --new %1.</source>
            <translation>Plätze, Decks, Regeln und Uhr gehören zu einer neuen Partie: Nennen Sie das Spiel mit --new, zum Beispiel --new %1.</translation>
        </message>
        <message>
            <source>One file can be opened at a time; %1 is the second.</source>
            <translation>Es kann nur eine Datei auf einmal geöffnet werden; %1 ist die zweite.</translation>
        </message>
        <message>
            <source>Either a file is opened or a match is begun: leave out %1 or the options of the match.</source>
            <translation>Entweder wird eine Datei geöffnet oder eine Partie begonnen: Lassen Sie %1 oder die Optionen der Partie weg.</translation>
        </message>
        <message>
            <source>Usage: triptych [options] [FILE]

  FILE                 a deck, a pack of cards, a kept match or the result of a test
  --new GAME           start a match at once: %1
  --ruleset NAME       its rules; the first ones the game has when left out
  --seat pN=WHO        person, greedy, random, ai:easy, ai:normal or ai:hard
  --deck pN=DECK       a deck file, or the name of a deck the program knows
  --seed N             the luck of the match; another each time when left out
  --best-of 1|3        games in the match
  --timer              with the round timer of the rules, where they have one
  --journal FILE       continue this journal, or keep a new match there
  --software           draw without the graphics card
  --benchmark          print start-up time, memory and idle load, and exit
  --benchmark table    play three matches and a draft by itself, drag a card over a full table,
                       print memory and frame times, and exit; nothing of it is kept
  --version, --help    say what this is
</source>
            <translation>Aufruf: triptych [Optionen] [DATEI]

  DATEI                ein Deck, ein Kartenpaket, eine Partie oder das Ergebnis eines Tests
  --new SPIEL          sofort eine Partie beginnen: %1
  --ruleset NAME       die Regeln dafür; ohne Angabe die ersten des Spiels
  --seat pN=WER        person, greedy, random, ai:easy, ai:normal oder ai:hard
  --deck pN=DECK       eine Deckdatei oder der Name eines bekannten Decks
  --seed N             das Glück der Partie; ohne Angabe jedes Mal ein anderes
  --best-of 1|3        Spiele der Partie
  --timer              mit der Rundenuhr der Regeln, wo sie eine haben
  --journal DATEI      dieses Protokoll fortsetzen oder eine neue Partie dort festhalten
  --software           ohne Grafikkarte zeichnen
  --benchmark          Startzeit, Speicher und Ruhelast ausgeben und enden
  --benchmark table    drei Partien und einen Draft selbst spielen, eine Karte über einen vollen
                       Tisch ziehen, Speicher und Bildzeiten ausgeben und enden; nichts davon bleibt
  --version, --help    sagen, was dies ist
</translation>
        </message>
        <message>
            <source>--benchmark measures the start, or with "table" behind it the table; "%1" is neither.</source>
            <translation>--benchmark misst den Start oder, mit "table" dahinter, den Tisch; "%1" ist keines von beiden.</translation>
        </message>
    </context>
    <context>
        <name>Content</name>
        <message>
            <source>The file %1 cannot be read: %2.</source>
            <translation>Die Datei %1 kann nicht gelesen werden: %2.</translation>
        </message>
        <message>
            <source>The file %1 is too large to be a card pack or a deck.</source>
            <translation>Die Datei %1 ist zu groß für ein Kartenpaket oder ein Deck.</translation>
        </message>
        <message>
            <source>The cards that come with the program were not found. Install it again, or name their folder in the environment variable TRIPTYCH_ASSETS.</source>
            <translation>Die Karten des Programms wurden nicht gefunden. Installieren Sie es neu, oder nennen Sie ihren Ordner in der Umgebungsvariablen TRIPTYCH_ASSETS.</translation>
        </message>
        <message>
            <source>%1 is a folder; name a file.</source>
            <translation>%1 ist ein Ordner; nennen Sie eine Datei.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written: %2.</source>
            <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n of its cards cannot be played; "Own cards and decks" in the menu says which and why.</source>
            <translation>
                <numerusform>%1: %n ihrer Karten kann nicht gespielt werden; „Eigene Karten und Decks“ im Menü sagt, welche und warum.</numerusform>
                <numerusform>%1: %n ihrer Karten können nicht gespielt werden; „Eigene Karten und Decks“ im Menü sagt, welche und warum.</numerusform>
            </translation>
        </message>
        <message>
            <source>There are no cards in this file; put a card pack here, or a file of published cards.</source>
            <translation>In dieser Datei sind keine Karten; legen Sie hier ein Kartenpaket ab oder eine Datei veröffentlichter Karten.</translation>
        </message>
        <message>
            <source>This deck is for the game "%1", not for "%2".</source>
            <translation>Dieses Deck ist für das Spiel „%1“, nicht für „%2“.</translation>
        </message>
        <message>
            <source>list</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>This file lies in no game's folder. Put cards into cards/GAME and decks into decks/GAME, where GAME is one of: %1.</source>
            <translation>Diese Datei liegt im Ordner keines Spiels. Legen Sie Karten in cards/SPIEL und Decks in decks/SPIEL, wobei SPIEL eines von diesen ist: %1.</translation>
        </message>
    </context>
    <context>
        <name>DeckEditors</name>
        <message>
            <source>New deck</source>
            <translation>Neues Deck</translation>
        </message>
        <message>
            <source>This deck cannot be opened</source>
            <translation>Dieses Deck kann nicht geöffnet werden</translation>
        </message>
    </context>
    <context>
        <name>DraftPages</name>
        <message>
            <source>You have none of these yet.</source>
            <translation>Davon haben Sie noch keine.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n of these.</source>
            <translation>
                <numerusform>Davon haben Sie %n.</numerusform>
                <numerusform>Davon haben Sie %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Booster %1 of %2</source>
            <translation>Booster %1 von %2</translation>
        </message>
        <message>
            <source>Take the last card.</source>
            <translation>Nehmen Sie die letzte Karte.</translation>
        </message>
        <message numerus="yes">
            <source>Take one of %n cards.</source>
            <translation>
                <numerusform>Nehmen Sie die eine Karte.</numerusform>
                <numerusform>Nehmen Sie eine von %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The rest goes to the left, to %1.</source>
            <translation>Der Rest geht nach links, an %1.</translation>
        </message>
        <message>
            <source>The rest goes to the right, to %1.</source>
            <translation>Der Rest geht nach rechts, an %1.</translation>
        </message>
        <message>
            <source>Then everybody opens the next booster.</source>
            <translation>Dann öffnen alle den nächsten Booster.</translation>
        </message>
        <message>
            <source>Then everybody makes a deck.</source>
            <translation>Dann bauen alle ein Deck.</translation>
        </message>
        <message>
            <source>Your deck</source>
            <translation>Ihr Deck</translation>
        </message>
        <message numerus="yes">
            <source>Make a deck of %n cards.</source>
            <translation>
                <numerusform>Bauen Sie ein Deck aus %n Karte.</numerusform>
                <numerusform>Bauen Sie ein Deck aus %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At a tournament you have %n minutes for it.</source>
            <translation>
                <numerusform>Auf einem Turnier haben Sie dafür %n Minute.</numerusform>
                <numerusform>Auf einem Turnier haben Sie dafür %n Minuten.</numerusform>
            </translation>
        </message>
        <message>
            <source>This deck may be played.</source>
            <translation>Dieses Deck ist spielbar.</translation>
        </message>
        <message>
            <source>Keep the deck and go on</source>
            <translation>Deck behalten und weiter</translation>
        </message>
        <message>
            <source>Keep the deck; the next, please</source>
            <translation>Deck behalten; die Nächsten, bitte</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>Wer spielt?</translation>
        </message>
        <message>
            <source>Choose who sits down for the first match.</source>
            <translation>Wählen Sie, wer sich zur ersten Partie setzt.</translation>
        </message>
        <message>
            <source>Time was up for %1: the deck was handed in, filled up where it lacked cards.</source>
            <translation>Die Zeit war um für %1: Das Deck wurde abgegeben und, wo Karten fehlten, aufgefüllt.</translation>
        </message>
    </context>
    <context>
        <name>IncomingFiles</name>
        <message>
            <source>This file cannot be opened</source>
            <translation>Diese Datei kann nicht geöffnet werden</translation>
        </message>
        <message>
            <source>Take these cards in?</source>
            <translation>Diese Karten übernehmen?</translation>
        </message>
        <message>
            <source>%1 is a file of published cards. A copy of it goes into your folder.</source>
            <translation>%1 ist eine Datei veröffentlichter Karten. Eine Kopie davon kommt in Ihren Ordner.</translation>
        </message>
        <message>
            <source>Take it in</source>
            <translation>Übernehmen</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Lassen</translation>
        </message>
        <message>
            <source>The cards were not taken in</source>
            <translation>Die Karten wurden nicht übernommen</translation>
        </message>
        <message>
            <source>pasted cards</source>
            <translation>eingefügte Karten</translation>
        </message>
        <message>
            <source>These cards cannot be taken in</source>
            <translation>Diese Karten können nicht aufgenommen werden</translation>
        </message>
        <message>
            <source>The picture %1 cannot be copied to %2.</source>
            <translation>Das Bild %1 kann nicht nach %2 kopiert werden.</translation>
        </message>
        <message>
            <source>%1 is no file of cards, no deck of cards that are known, and no picture.</source>
            <translation>%1 ist weder eine Kartendatei noch ein Deck aus bekannten Karten noch ein Bild.</translation>
        </message>
        <message>
            <source>Not everything could be taken in</source>
            <translation>Nicht alles konnte übernommen werden</translation>
        </message>
    </context>
    <context>
        <name>KeptFile</name>
        <message>
            <source>The file %1 cannot be written: %2.</source>
            <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
        </message>
        <message>
            <source>There are no cards in it.</source>
            <translation>Es sind keine Karten darin.</translation>
        </message>
    </context>
    <context>
        <name>ContinueDialog</name>
        <message>
            <source>Continue a match</source>
            <translation>Eine Partie fortsetzen</translation>
        </message>
        <message>
            <source>Matches that have not come to their end</source>
            <translation>Partien, die noch nicht zu Ende sind</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Last played</source>
            <translation>Zuletzt gespielt</translation>
        </message>
        <message>
            <source>How far</source>
            <translation>Wie weit</translation>
        </message>
        <message>
            <source>Can be continued</source>
            <translation>Fortsetzbar</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Move to the bin…</source>
            <translation>In den Papierkorb …</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Im Ordner zeigen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message numerus="yes">
            <source>%n answers</source>
            <translation>
                <numerusform>%n Antwort</numerusform>
                <numerusform>%n Antworten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1, %n answers</source>
            <translation>
                <numerusform>%1, %n Antwort</numerusform>
                <numerusform>%1, %n Antworten</numerusform>
            </translation>
        </message>
        <message>
            <source>Open elsewhere</source>
            <translation>Anderswo offen</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Watch or copy…</source>
            <translation>Zusehen oder kopieren …</translation>
        </message>
        <message>
            <source>No match is waiting to be continued.</source>
            <translation>Keine Partie wartet darauf, fortgesetzt zu werden.</translation>
        </message>
        <message>
            <source>%1 cannot be continued. %2</source>
            <translation>%1 kann nicht fortgesetzt werden. %2</translation>
        </message>
        <message>
            <source>It goes on exactly where it stopped.</source>
            <translation>Sie geht genau dort weiter, wo sie aufgehört hat.</translation>
        </message>
        <message>
            <source>Move this match to the bin?</source>
            <translation>Diese Partie in den Papierkorb legen?</translation>
        </message>
        <message>
            <source>It can be brought back from there, but not from here.</source>
            <translation>Von dort lässt sie sich zurückholen, aber nicht von hier aus.</translation>
        </message>
        <message>
            <source>Move to the bin</source>
            <translation>In den Papierkorb</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Name…</source>
            <translation>Name …</translation>
        </message>
        <message>
            <source>F2</source>
            <translation>F2</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Entf</translation>
        </message>
        <message>
            <source>Name this match</source>
            <translation>Dieser Partie einen Namen geben</translation>
        </message>
        <message>
            <source>Name:</source>
            <translation>Name:</translation>
        </message>
        <message>
            <source>The name could not be kept: %1.</source>
            <translation>Der Name konnte nicht behalten werden: %1.</translation>
        </message>
    </context>
    <context>
        <name>Continuing</name>
        <message>
            <source>This match is open elsewhere</source>
            <translation>Diese Partie ist anderswo offen</translation>
        </message>
        <message>
            <source>Two programs cannot write down the same match. You can watch it here while it goes on there, or go on by yourself from where it stands, in a journal of its own.</source>
            <translation>Zwei Programme können nicht dieselbe Partie festhalten. Sie können ihr hier zusehen, während sie dort weitergeht, oder von ihrem jetzigen Stand aus selbst weiterspielen, mit einem eigenen Protokoll.</translation>
        </message>
        <message>
            <source>Watch it</source>
            <translation>Zusehen</translation>
        </message>
        <message>
            <source>Go on with a copy</source>
            <translation>Mit einer Kopie weiterspielen</translation>
        </message>
        <message>
            <source>Leave it alone</source>
            <translation>In Ruhe lassen</translation>
        </message>
        <message>
            <source>This match cannot be continued</source>
            <translation>Diese Partie kann nicht fortgesetzt werden</translation>
        </message>
    </context>
    <context>
        <name>Counter</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Hand the computer to %1.</source>
            <translation>Geben Sie den Computer an %1.</translation>
        </message>
        <message>
            <source>Hand the computer to %1. Your cards stay hidden until the curtain is lifted.</source>
            <translation>Geben Sie den Computer an %1. Ihre Karten bleiben verborgen, bis der Vorhang sich hebt.</translation>
        </message>
        <message>
            <source>I am %1: lift the curtain</source>
            <translation>Ich bin %1: Vorhang auf</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Keep it pressed for half a second.</source>
            <translation>Halten Sie ihn eine halbe Sekunde lang gedrückt.</translation>
        </message>
        <message>
            <source>Keep it pressed a moment longer.</source>
            <translation>Halten Sie ihn einen Augenblick länger gedrückt.</translation>
        </message>
        <message>
            <source>Keep the button or the key pressed for half a second.</source>
            <translation>Halten Sie den Knopf oder die Taste eine halbe Sekunde lang gedrückt.</translation>
        </message>
        <message>
            <source>Hand the computer to %1. %2</source>
            <comment>name, what is asked</comment>
            <translation>Geben Sie den Computer an %1. %2</translation>
        </message>
        <message>
            <source>I am %1: it may be taken back</source>
            <translation>Ich bin %1: Es darf zurückgenommen werden</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>Es bleibt, wie es ist</translation>
        </message>
    </context>
    <context>
        <name>DangerLayer</name>
        <message>
            <source>%1: %2 could strike here.</source>
            <translation>%1: Hier könnte %2 zuschlagen.</translation>
        </message>
        <message>
            <source>%1: after a walk %2 could strike here.</source>
            <translation>%1: Nach einem Weg könnte hier %2 zuschlagen.</translation>
        </message>
    </context>
    <context>
        <name>DeckPlans</name>
        <message>
            <source>Wardens in both Expeditions, and cards that pay for numbers.</source>
            <translation>Wächter in beiden Expeditionen und Karten, die ihre Zahl belohnen.</translation>
        </message>
        <message>
            <source>Spells feed the Alchemist and the Hero, owls hold the line, exhausted cards in Reserve are fuel.</source>
            <translation>Zauber nähren „Alchemist“ und Held, Eulen halten die Stellung, erschöpfte Karten in der Reserve sind Brennstoff.</translation>
        </message>
        <message>
            <source>Cheap runners get ahead on one side, boosts keep them there.</source>
            <translation>Billige Läufer gehen auf einer Seite in Führung, Verstärkungen halten sie dort.</translation>
        </message>
        <message>
            <source>Mana before power: two quiet days, then giants that count every orb.</source>
            <translation>Mana vor Stärke: zwei ruhige Tage, dann Riesen, die jede Kugel zählen.</translation>
        </message>
        <message>
            <source>Everybody rolls.</source>
            <translation>Alle würfeln.</translation>
        </message>
        <message>
            <source>Workshops, the assembly line and the menagerie turn out Tinmice two at a time.</source>
            <translation>Werkstätten, Fließband und Menagerie liefern „Tinmice“, immer zwei auf einmal.</translation>
        </message>
        <message>
            <source>Fill the soul row early, then one giant a turn.</source>
            <translation>Früh die Seelenreihe füllen, dann jeden Zug ein Riese.</translation>
        </message>
        <message>
            <source>Many small Humans, an overlord who makes them large, one wide attack.</source>
            <translation>Viele kleine „Humans“, ein „overlord“, der sie groß macht, ein breiter Angriff.</translation>
        </message>
        <message>
            <source>Discard and trickery, won by what cannot be blocked.</source>
            <translation>Abwerfen und List; gewonnen wird mit dem, was nicht zu blocken ist.</translation>
        </message>
        <message>
            <source>Attack past the blockers with Sidestep, send back or banish what attacks.</source>
            <translation>Mit „Sidestep“ an den Blockern vorbei angreifen; zurückschicken oder verbannen, was angreift.</translation>
        </message>
        <message>
            <source>Citizens that are worth dying, removal, and an admiral who calls them back.</source>
            <translation>Bürger, deren Tod sich lohnt, Vernichtung und ein Admiral, der sie zurückruft.</translation>
        </message>
        <message>
            <source>Sturdy blockers that grow until they can attack.</source>
            <translation>Zähe Blocker, die wachsen, bis sie angreifen können.</translation>
        </message>
        <message>
            <source>A warrior with heavy armour who pushes the others about.</source>
            <translation>Ein Krieger in schwerer Rüstung, der die anderen herumschiebt.</translation>
        </message>
        <message>
            <source>A hunter who shoots and steps back.</source>
            <translation>Ein Jäger, der schießt und zurücktritt.</translation>
        </message>
        <message>
            <source>A priest who outlasts the others.</source>
            <translation>Ein Priester, der die anderen überdauert.</translation>
        </message>
        <message>
            <source>A rogue who is never where the blow lands.</source>
            <translation>Ein Schurke, der nie dort ist, wo der Schlag hinfällt.</translation>
        </message>
        <message>
            <source>A mage who burns and freezes from a distance.</source>
            <translation>Ein Magier, der von fern verbrennt und einfriert.</translation>
        </message>
        <message>
            <source>What a draft of four packs may give: tricks and a few good students.</source>
            <translation>Was ein Draft aus vier Packungen geben kann: Kniffe und ein paar gute Schüler.</translation>
        </message>
        <message>
            <source>What a draft of four packs may give: sturdy bodies along the road.</source>
            <translation>Was ein Draft aus vier Packungen geben kann: zähe Leute am Wegrand.</translation>
        </message>
        <message>
            <source>Burn, frost and staffs from two tiles away; a rogue slips in for the loot.</source>
            <translation>Brand, Frost und Stäbe aus zwei Feldern Abstand; ein Schurke schleicht sich zur Beute.</translation>
        </message>
        <message>
            <source>Armoured sergeants walk up the middle, push what stands there and plunder.</source>
            <translation>Gepanzerte Feldwebel gehen durch die Mitte, schieben weg, was dort steht, und plündern.</translation>
        </message>
        <message>
            <source>Sixty cards round a four-star guild master: warriors who hold the hall.</source>
            <translation>Sechzig Karten um einen Gildenmeister mit vier Sternen: Krieger, die die Halle halten.</translation>
        </message>
        <message>
            <source>Sixty cards round a four-star guild master: mages who burn the field.</source>
            <translation>Sechzig Karten um einen Gildenmeister mit vier Sternen: Magier, die das Feld verbrennen.</translation>
        </message>
        <message>
            <source>Many small nuisances; for a player who likes to answer.</source>
            <translation>Viele kleine Ärgernisse; für alle, die gern antworten.</translation>
        </message>
        <message>
            <source>Fast, cheap bounties into the Guild Hall; every plunder pays twice.</source>
            <translation>Schnelle, billige Kopfgelder in die Gildenhalle; jede Plünderung zahlt doppelt.</translation>
        </message>
        <message>
            <source>Outlast everything, and come back from the discard.</source>
            <translation>Alles überdauern und aus dem Ablagestapel zurückkommen.</translation>
        </message>
        <message>
            <source>Bleed and reach; nobody arrives.</source>
            <translation>Blutung und Reichweite; niemand kommt an.</translation>
        </message>
    </context>
    <context>
        <name>DraftEditor</name>
        <message>
            <source>Take all out</source>
            <translation>Alle herausnehmen</translation>
        </message>
        <message>
            <source>Take another deck</source>
            <translation>Ein anderes Deck nehmen</translation>
        </message>
    </context>
    <context>
        <name>DraftFile</name>
        <message>
            <source>%1 cannot be read (%2). Begin another draft.</source>
            <translation>%1 kann nicht gelesen werden (%2). Beginnen Sie einen anderen Draft.</translation>
        </message>
    </context>
    <context>
        <name>DraftTable</name>
        <message>
            <source>The draft was begun with other card packs than those that are there now. Put them back, or begin another draft.</source>
            <translation>Der Draft wurde mit anderen Kartenpaketen begonnen, als jetzt da sind. Legen Sie sie zurück, oder beginnen Sie einen anderen Draft.</translation>
        </message>
        <message>
            <source>%1: the deck of %2 has %3, which was not taken. The file is damaged: begin another draft.</source>
            <translation>%1: Das Deck von %2 hat %3, die nicht genommen wurde. Die Datei ist beschädigt: Beginnen Sie einen anderen Draft.</translation>
        </message>
        <message>
            <source>Make at least one of the drafters a person.</source>
            <translation>Mindestens ein Teilnehmer muss ein Mensch sein.</translation>
        </message>
        <message>
            <source>There is nothing to draft: no card pack of these rules declares boosters.</source>
            <translation>Es gibt nichts zu draften: Kein Kartenpaket zu diesen Regeln nennt Booster.</translation>
        </message>
        <message>
            <source>%1, draft %2</source>
            <translation>%1, Draft %2</translation>
        </message>
    </context>
    <context>
        <name>EngineWords</name>
        <message>
            <source>%1, line %2</source>
            <translation>%1, Zeile %2</translation>
        </message>
        <message>
            <source>%1, lines %2</source>
            <translation>%1, Zeilen %2</translation>
        </message>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>lines %1</source>
            <translation>Zeilen %1</translation>
        </message>
        <message>
            <source>%1, card %2</source>
            <translation>%1, Karte %2</translation>
        </message>
        <message>
            <source>%1, paragraph %2, column %3</source>
            <translation>%1, Absatz %2, Spalte %3</translation>
        </message>
        <message>
            <source>paragraph %1, column %2</source>
            <translation>Absatz %1, Spalte %2</translation>
        </message>
        <message>
            <source>%1, main entry %2</source>
            <translation>%1, Eintrag %2 in „main“</translation>
        </message>
        <message>
            <source>%1, side entry %2</source>
            <translation>%1, Eintrag %2 in „side“</translation>
        </message>
        <message>
            <source>%1, deckCards entry %2</source>
            <translation>%1, Eintrag %2 in „deckCards“</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a card of the loaded sets. Check the spelling or load its card pack.</source>
            <translation>„%1“ ist keine Karte der geladenen Sets. Prüfen Sie die Schreibweise, oder laden Sie das Kartenpaket.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a card of the loaded sets.</source>
            <translation>„%1“ ist keine Karte der geladenen Sets.</translation>
        </message>
        <message>
            <source>Check the spelling or load its card pack.</source>
            <translation>Prüfen Sie die Schreibweise, oder laden Sie das Kartenpaket.</translation>
        </message>
        <message>
            <source>Did you mean &quot;%1&quot;?</source>
            <translation>Meinten Sie „%1“?</translation>
        </message>
        <message>
            <source>&quot;%1&quot; cannot be played: %2</source>
            <translation>„%1“ kann nicht gespielt werden: %2</translation>
        </message>
        <message>
            <source>&quot;%1&quot; has a negative count.</source>
            <translation>„%1“ hat eine negative Anzahl.</translation>
        </message>
        <message>
            <source>The deck has %1 cards; this table has room for %2.</source>
            <translation>Das Deck hat %1 Karten; dieser Tisch hat Platz für %2.</translation>
        </message>
        <message>
            <source>The deck has %1 copies of &quot;%2&quot;; %3 is the most.</source>
            <translation>Das Deck hat %1-mal „%2“; höchstens %3 sind erlaubt.</translation>
        </message>
        <message>
            <source>The main deck has %1 cards; it must have exactly %2.</source>
            <translation>Das Hauptdeck hat %1 Karten; es muss genau %2 haben.</translation>
        </message>
        <message>
            <source>The main deck has %1 cards; in limited play it needs at least %2.</source>
            <translation>Das Hauptdeck hat %1 Karten; im Limited braucht es mindestens %2.</translation>
        </message>
        <message>
            <source>The main deck has %1 cards; this table has room for %2.</source>
            <translation>Das Hauptdeck hat %1 Karten; dieser Tisch hat Platz für %2.</translation>
        </message>
        <message>
            <source>The side deck has %1 cards; it may have %2 at most.</source>
            <translation>Das Nebendeck hat %1 Karten; höchstens %2 sind erlaubt.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is banned in constructed play.</source>
            <translation>„%1“ ist im Constructed verboten.</translation>
        </message>
        <message>
            <source>The deck has %1 copies of &quot;%2&quot;; %3 is the most, side deck included.</source>
            <translation>Das Deck hat %1-mal „%2“; höchstens %3 sind erlaubt, das Nebendeck eingerechnet.</translation>
        </message>
        <message>
            <source>A constructed deck needs one Hero.</source>
            <translation>Ein Constructed-Deck braucht einen Helden.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a Hero.</source>
            <translation>„%1“ ist kein Held.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is a token and cannot be among the cards of a deck.</source>
            <translation>„%1“ ist eine Spielmarke und kann nicht unter den Karten eines Decks sein.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is a Hero and cannot be among the cards of a deck.</source>
            <translation>„%1“ ist ein Held und kann nicht unter den Karten eines Decks sein.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is of %2; the Hero&apos;s faction is %3.</source>
            <translation>„%1“ gehört zu %2; die Fraktion des Helden ist %3.</translation>
        </message>
        <message>
            <source>The deck has more than %1 of &quot;%2&quot;.</source>
            <translation>Das Deck hat mehr als %1-mal „%2“.</translation>
        </message>
        <message>
            <source>A limited deck needs at least %1 cards, the Hero counted; it has %2.</source>
            <translation>Ein Limited-Deck braucht mindestens %1 Karten, den Helden mitgezählt; es hat %2.</translation>
        </message>
        <message>
            <source>A limited deck needs at least %1 cards besides the Hero; it has %2.</source>
            <translation>Ein Limited-Deck braucht außer dem Helden mindestens %1 Karten; es hat %2.</translation>
        </message>
        <message>
            <source>A constructed deck needs at least %1 cards besides the Hero; it has %2.</source>
            <translation>Ein Constructed-Deck braucht außer dem Helden mindestens %1 Karten; es hat %2.</translation>
        </message>
        <message>
            <source>A constructed deck has at most %1 cards, the Hero counted; it has %2.</source>
            <translation>Ein Constructed-Deck hat höchstens %1 Karten, den Helden mitgezählt; es hat %2.</translation>
        </message>
        <message>
            <source>The deck has %1 rare cards; %2 is the most.</source>
            <translation>Das Deck hat %1 seltene Karten; höchstens %2 sind erlaubt.</translation>
        </message>
        <message>
            <source>The deck has %1 unique cards; %2 is the most.</source>
            <translation>Das Deck hat %1 einzigartige Karten; höchstens %2 sind erlaubt.</translation>
        </message>
        <message>
            <source>The deck has %1 exalted cards; %2 is the most.</source>
            <translation>Das Deck hat %1 erhabene Karten; höchstens %2 sind erlaubt.</translation>
        </message>
        <message>
            <source>A limited deck has at most %1 factions, the Hero&apos;s counted; this has %2.</source>
            <translation>Ein Limited-Deck hat höchstens %1 Fraktionen, die des Helden mitgezählt; dieses hat %2.</translation>
        </message>
        <message>
            <source>Decks of this game have no side deck; move its cards or take them out.</source>
            <translation>Decks dieses Spiels haben kein Nebendeck; verschieben Sie seine Karten, oder nehmen Sie sie heraus.</translation>
        </message>
        <message>
            <source>The deck has %1 card; in %2 it must have exactly %3.</source>
            <translation>Das Deck hat %1 Karte; in %2 muss es genau %3 haben.</translation>
        </message>
        <message>
            <source>The deck has %1 cards; in %2 it must have exactly %3.</source>
            <translation>Das Deck hat %1 Karten; in %2 muss es genau %3 haben.</translation>
        </message>
        <message>
            <source>The text of &quot;%1&quot; is not understood, so it cannot be played.</source>
            <translation>Der Text von „%1“ wird nicht verstanden, also kann die Karte nicht gespielt werden.</translation>
        </message>
        <message>
            <source>There are %1 copies of &quot;%2&quot;; it may have %3.</source>
            <translation>„%2“ ist %1-mal darin; erlaubt ist %3-mal.</translation>
        </message>
        <message>
            <source>The deck needs a Guild Master, a mercenary of 3 or 4 stars.</source>
            <translation>Das Deck braucht einen Gildenmeister, einen Söldner mit 3 oder 4 Sternen.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; cannot be the Guild Master; that is a mercenary of 3 or 4 stars.</source>
            <translation>„%1“ kann nicht der Gildenmeister sein; das ist ein Söldner mit 3 oder 4 Sternen.</translation>
        </message>
        <message>
            <source>The deck needs a Champion, a mercenary.</source>
            <translation>Das Deck braucht einen Champion, einen Söldner.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; cannot be the Champion; that is a mercenary.</source>
            <translation>„%1“ kann nicht der Champion sein; das ist ein Söldner.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is %2, but the deck is %3 like its Champion.</source>
            <translation>„%1“ ist %2, aber das Deck ist %3 wie sein Champion.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a ruleset of %2; use %3.</source>
            <translation>„%1“ ist kein Regelwerk von %2; nehmen Sie %3.</translation>
        </message>
        <message>
            <source>The ruleset %1 has no options, so &quot;%2&quot; cannot be chosen.</source>
            <translation>Das Regelwerk %1 hat keine Wahlmöglichkeiten, also kann „%2“ nicht gewählt werden.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is no option of the ruleset %2; it has %3.</source>
            <translation>„%1“ ist keine Wahlmöglichkeit des Regelwerks %2; es hat %3.</translation>
        </message>
        <message>
            <source>The ruleset %1 is for %2 to %3 players, not %4.</source>
            <translation>Das Regelwerk %1 ist für %2 bis %3 Spieler, nicht für %4.</translation>
        </message>
        <message>
            <source>The starting player must be one of the seats.</source>
            <translation>Der Startspieler muss auf einem der Plätze sitzen.</translation>
        </message>
        <message>
            <source>The decks bring more than %1 cards to the table.</source>
            <translation>Die Decks bringen mehr als %1 Karten auf den Tisch.</translation>
        </message>
        <message>
            <source>The number of copies must be from 1 to 999.</source>
            <translation>Die Anzahl muss von 1 bis 999 sein.</translation>
        </message>
        <message>
            <source>This line has %1 letters; no card has so long a name.</source>
            <translation>Diese Zeile hat %1 Zeichen; keine Karte hat einen so langen Namen.</translation>
        </message>
        <message>
            <source>The name of a card is missing after &quot;%1&quot;; write &quot;3 Pier Watcher&quot;.</source>
            <translation>Nach „%1“ fehlt der Name einer Karte; schreiben Sie „3 Pier Watcher“.</translation>
        </message>
        <message>
            <source>This is no list in plain text; save it as text (UTF-8) with a line such as &quot;3 Pier Watcher&quot; for each card.</source>
            <translation>Das ist keine Liste als reiner Text; speichern Sie sie als Text (UTF-8) mit einer Zeile wie „3 Pier Watcher“ für jede Karte.</translation>
        </message>
        <message>
            <source>The list has more than %1 lines; that is no deck.</source>
            <translation>Die Liste hat mehr als %1 Zeilen; das ist kein Deck.</translation>
        </message>
        <message>
            <source>The list names no cards; write a line such as &quot;3 Pier Watcher&quot; for each.</source>
            <translation>Die Liste nennt keine Karten; schreiben Sie für jede eine Zeile wie „3 Pier Watcher“.</translation>
        </message>
        <message>
            <source>An entry must look like {&quot;card&quot;:&quot;Pier Watcher&quot;,&quot;count&quot;:3}: the card&apos;s name is missing.</source>
            <translation>Ein Eintrag muss aussehen wie {&quot;card&quot;:&quot;Pier Watcher&quot;,&quot;count&quot;:3}: Der Name der Karte fehlt.</translation>
        </message>
        <message>
            <source>The count of &quot;%1&quot; must be a whole number from 1 to %2.</source>
            <translation>Die Anzahl von „%1“ muss eine ganze Zahl von 1 bis %2 sein.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be a list: &quot;%2&quot;:[..].</source>
            <translation>Das Feld „%1“ muss eine Liste sein: &quot;%2&quot;:[..].</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; has %2 entries; a deck may have %3.</source>
            <translation>Das Feld „%1“ hat %2 Einträge; ein Deck darf %3 haben.</translation>
        </message>
        <message>
            <source>The field &quot;game&quot; is missing; write for which game the deck is.</source>
            <translation>Das Feld „game“ fehlt; schreiben Sie, für welches Spiel das Deck ist.</translation>
        </message>
        <message>
            <source>The field &quot;main&quot; is missing; it lists the cards of the deck: &quot;main&quot;:[..].</source>
            <translation>Das Feld „main“ fehlt; darin stehen die Karten des Decks: &quot;main&quot;:[..].</translation>
        </message>
        <message>
            <source>Such a list has no side deck, so that of this deck was left out. Use a list of names instead.</source>
            <translation>Eine solche Liste hat kein Nebendeck, darum wurde das dieses Decks weggelassen. Nehmen Sie stattdessen eine Namensliste.</translation>
        </message>
        <message>
            <source>Such a list does not say who leads the deck, so that was left out. Use a list of names instead.</source>
            <translation>Eine solche Liste sagt nicht, wer das Deck anführt, darum wurde das weggelassen. Nehmen Sie stattdessen eine Namensliste.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is an unknown unique of %2. Type in what is printed on it, or load a card pack that has it.</source>
            <translation>„%1“ ist ein unbekanntes Unikat von %2. Geben Sie ein, was darauf steht, oder laden Sie ein Kartenpaket, das es enthält.</translation>
        </message>
        <message>
            <source>This is no card pack: its set or its list of cards is missing. Choose another file.</source>
            <translation>Das ist kein Kartenpaket: Sein Set oder seine Kartenliste fehlt. Wählen Sie eine andere Datei.</translation>
        </message>
        <message>
            <source>This card pack is for another game, or has no list of cards. Choose another file.</source>
            <translation>Dieses Kartenpaket ist für ein anderes Spiel oder hat keine Kartenliste. Wählen Sie eine andere Datei.</translation>
        </message>
        <message>
            <source>The file holds %1 decks; only the first was read. Export the others by themselves.</source>
            <translation>Die Datei enthält %1 Decks; nur das erste wurde gelesen. Exportieren Sie die anderen einzeln.</translation>
        </message>
        <message>
            <source>The reference of the card is missing; it looks like ALT_CORE_B_AX_01_C.</source>
            <translation>Die Nummer der Karte fehlt; sie sieht aus wie ALT_CORE_B_AX_01_C.</translation>
        </message>
        <message>
            <source>The quantity of %1 must be a whole number from 1 to 999.</source>
            <translation>Die Anzahl von %1 muss eine ganze Zahl von 1 bis 999 sein.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is no published card, so that other programs do not know it.</source>
            <translation>„%1“ ist keine veröffentlichte Karte, darum kennen andere Programme sie nicht.</translation>
        </message>
        <message>
            <source>The list &quot;deckCards&quot; of the deck&apos;s cards is missing.</source>
            <translation>Die Liste „deckCards“ der Karten des Decks fehlt.</translation>
        </message>
        <message>
            <source>The list &quot;deckCardsByType&quot; of the deck&apos;s cards is missing.</source>
            <translation>Die Liste „deckCardsByType“ der Karten des Decks fehlt.</translation>
        </message>
        <message>
            <source>The list &quot;deckUserListCard&quot; of these cards is missing.</source>
            <translation>Die Liste „deckUserListCard“ dieser Karten fehlt.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; was left out: codes are for published cards, which have a number such as ALT_CORE_B_AX_01_C. Use a list of names instead.</source>
            <translation>„%1“ wurde weggelassen: Kurzcodes sind für veröffentlichte Karten mit einer Nummer wie ALT_CORE_B_AX_01_C. Nehmen Sie stattdessen eine Namensliste.</translation>
        </message>
        <message>
            <source>It was left out.</source>
            <translation>Sie wurde weggelassen.</translation>
        </message>
        <message>
            <source>%1 is of the set %2, which this code has no number for.</source>
            <translation>%1 ist aus dem Set %2, für das dieser Code keine Nummer hat.</translation>
        </message>
        <message>
            <source>%1 is no card of a booster; this code knows no others.</source>
            <translation>%1 ist keine Karte aus einem Booster; andere kennt dieser Code nicht.</translation>
        </message>
        <message>
            <source>%1 has a higher number than this code can say.</source>
            <translation>%1 hat eine höhere Nummer, als dieser Code sagen kann.</translation>
        </message>
        <message>
            <source>%1 is of a rarity that this code has no number for.</source>
            <translation>%1 hat eine Seltenheit, für die dieser Code keine Nummer hat.</translation>
        </message>
        <message>
            <source>%1 has no serial number that this code can say.</source>
            <translation>%1 hat keine laufende Nummer, die dieser Code sagen kann.</translation>
        </message>
        <message>
            <source>%1 copies of %2 cannot be said; from 1 to %3 can.</source>
            <translation>%1-mal %2 lässt sich nicht sagen; 1 bis %3 geht.</translation>
        </message>
        <message>
            <source>%1 is one card too many for a code.</source>
            <translation>%1 ist eine Karte zu viel für einen Code.</translation>
        </message>
        <message>
            <source>A code has letters, digits, &quot;-&quot; and &quot;_&quot; only; it has a &quot;%1&quot;.</source>
            <translation>Ein Code hat nur Buchstaben, Ziffern, „-“ und „_“; dieser hat ein „%1“.</translation>
        </message>
        <message>
            <source>The code is in version %1; this program reads version %2. Export the deck as a list of card numbers.</source>
            <translation>Der Code hat Version %1; dieses Programm liest Version %2. Exportieren Sie das Deck als Liste von Kartennummern.</translation>
        </message>
        <message>
            <source>The code speaks of a set with the number %1, which is not known.</source>
            <translation>Der Code nennt ein Set mit der Nummer %1, das nicht bekannt ist.</translation>
        </message>
        <message>
            <source>Card %1 of the code makes no sense.</source>
            <translation>Karte %1 des Codes ergibt keinen Sinn.</translation>
        </message>
        <message>
            <source>The code ends in the middle of a card. Copy all of it.</source>
            <translation>Der Code endet mitten in einer Karte. Kopieren Sie ihn ganz.</translation>
        </message>
        <message>
            <source>The code goes on after its last card. Copy nothing but the code.</source>
            <translation>Der Code geht nach seiner letzten Karte weiter. Kopieren Sie nichts als den Code.</translation>
        </message>
        <message>
            <source>This pack is for &quot;%1&quot;, not for %2.</source>
            <translation>Dieses Paket ist für „%1“, nicht für %2.</translation>
        </message>
        <message>
            <source>With this pack there would be more than %1 cards, the most that can be loaded at once. Take another pack out.</source>
            <translation>Mit diesem Paket wären es mehr als %1 Karten, und mehr können nicht zugleich geladen werden. Nehmen Sie ein anderes Paket heraus.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; is missing or not a text; it is needed.</source>
            <translation>Das Feld „%1“ fehlt oder ist kein Text; es wird gebraucht.</translation>
        </message>
        <message>
            <source>The field &quot;set&quot; is missing; write &quot;set&quot;:{&quot;code&quot;:&quot;FT&quot;,&quot;name&quot;:&quot;First Tide&quot;}.</source>
            <translation>Das Feld „set“ fehlt; schreiben Sie &quot;set&quot;:{&quot;code&quot;:&quot;FT&quot;,&quot;name&quot;:&quot;First Tide&quot;}.</translation>
        </message>
        <message>
            <source>A card must be a JSON object with &quot;id&quot; and &quot;name&quot;.</source>
            <translation>Eine Karte muss ein JSON-Objekt mit &quot;id&quot; und &quot;name&quot; sein.</translation>
        </message>
        <message>
            <source>The id &quot;%1&quot; is used by an earlier card of this file; give this one its own.</source>
            <translation>Die Nummer „%1“ hat schon eine frühere Karte dieser Datei; geben Sie dieser eine eigene.</translation>
        </message>
        <message>
            <source>The field &quot;cards&quot; is missing; it lists the cards: &quot;cards&quot;:[..].</source>
            <translation>Das Feld „cards“ fehlt; darin stehen die Karten: &quot;cards&quot;:[..].</translation>
        </message>
        <message>
            <source>The file has %1 cards; a pack may have %2. Split it into several.</source>
            <translation>Die Datei hat %1 Karten; ein Paket darf %2 haben. Teilen Sie sie in mehrere auf.</translation>
        </message>
        <message>
            <source>After %1 mistakes the rest of the file is not read.</source>
            <translation>Nach %1 Fehlern wird der Rest der Datei nicht gelesen.</translation>
        </message>
        <message>
            <source>This is no card of the public interface: it has neither &quot;elements&quot; nor &quot;main_text&quot;.</source>
            <translation>Das ist keine Karte der öffentlichen Schnittstelle: Sie hat weder „elements“ noch „main_text“.</translation>
        </message>
        <message>
            <source>This card has no &quot;reference&quot; or no &quot;name&quot;; both are needed.</source>
            <translation>Dieser Karte fehlt „reference“ oder „name“; beides wird gebraucht.</translation>
        </message>
        <message>
            <source>A card must be a JSON object in braces.</source>
            <translation>Eine Karte muss ein JSON-Objekt in geschweiften Klammern sein.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; is not known here and is left out of account.</source>
            <translation>Das Feld „%1“ ist hier nicht bekannt und bleibt unbeachtet.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; is not known here and is left out of account; did you mean &quot;%2&quot;?</source>
            <translation>Das Feld „%1“ ist hier nicht bekannt und bleibt unbeachtet; meinten Sie „%2“?</translation>
        </message>
        <message>
            <source>It stands in %1 places.</source>
            <translation>Es steht an %1 Stellen.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be a whole number from %2 to %3.</source>
            <translation>Das Feld „%1“ muss eine ganze Zahl von %2 bis %3 sein.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be one of %2.</source>
            <translation>Das Feld „%1“ muss eines von diesen sein: %2.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be stones such as {2}{w}{w/u} or {X}.</source>
            <translation>Das Feld „%1“ muss aus Steinen bestehen wie {2}{w}{w/u} oder {X}.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; may have %2 stones at most.</source>
            <translation>Das Feld „%1“ darf höchstens %2 Steine haben.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be an object, {..}.</source>
            <translation>Das Feld „%1“ muss ein Objekt sein, {..}.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be a text in quotes.</source>
            <translation>Das Feld „%1“ muss ein Text in Anführungszeichen sein.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; is missing; this type of card needs it.</source>
            <translation>Das Feld „%1“ fehlt; Karten dieser Art brauchen es.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; is missing; every card needs one.</source>
            <translation>Das Feld „%1“ fehlt; jede Karte braucht es.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; is missing; every mercenary needs one.</source>
            <translation>Das Feld „%1“ fehlt; jeder Söldner braucht es.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be a list of words such as [&quot;robot&quot;].</source>
            <translation>Das Feld „%1“ muss eine Liste von Wörtern sein, etwa [&quot;robot&quot;].</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be true or false.</source>
            <translation>Das Feld „%1“ muss true oder false sein.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be directions such as &quot;F FL FR&quot; (F B L R FL FR BL BR), &quot;+&quot;, &quot;x&quot; or &quot;*&quot;.</source>
            <translation>Das Feld „%1“ muss Richtungen enthalten, etwa „F FL FR“ (F B L R FL FR BL BR), „+“, „x“ oder „*“.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be an object in braces.</source>
            <translation>Das Feld „%1“ muss ein Objekt in geschweiften Klammern sein.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; is only for a weapon; leave it out.</source>
            <translation>Das Feld „%1“ ist nur für Waffen; lassen Sie es weg.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; may hold only the letters w, u, b and g.</source>
            <translation>Das Feld „%1“ darf nur die Buchstaben w, u, b und g enthalten.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be &quot;citizen&quot; or &quot;spell&quot;.</source>
            <translation>Das Feld „%1“ muss „citizen“ oder „spell“ sein.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be a list, [..].</source>
            <translation>Das Feld „%1“ muss eine Liste sein, [..].</translation>
        </message>
        <message>
            <source>This JSON holds bytes that are no text.</source>
            <translation>Dieses JSON enthält Bytes, die kein Text sind.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; stands twice in the same object. Take one of the two out.</source>
            <translation>Das Feld „%1“ steht zweimal im selben Objekt. Nehmen Sie eines der beiden heraus.</translation>
        </message>
        <message>
            <source>The number %1 is too large to be read. Write a smaller one.</source>
            <translation>Die Zahl %1 ist zu groß, um gelesen zu werden. Schreiben Sie eine kleinere.</translation>
        </message>
        <message>
            <source>This is not valid JSON: %1. Correct the file there.</source>
            <translation>Das ist kein gültiges JSON: %1. Berichtigen Sie die Datei an dieser Stelle.</translation>
        </message>
        <message>
            <source>A text here has %1 bytes; this program reads texts of up to %2. Shorten it.</source>
            <translation>Ein Text hat hier %1 Bytes; dieses Programm liest Texte bis %2. Kürzen Sie ihn.</translation>
        </message>
        <message>
            <source>A text here holds the control character number %1. Take it out.</source>
            <translation>Ein Text enthält hier das Steuerzeichen Nummer %1. Nehmen Sie es heraus.</translation>
        </message>
        <message>
            <source>The file holds more than %1 values, the most that this program reads. Split it into several files.</source>
            <translation>Die Datei enthält mehr als %1 Werte, und mehr liest dieses Programm nicht. Teilen Sie sie in mehrere Dateien auf.</translation>
        </message>
        <message>
            <source>Objects and lists lie more than %1 deep within each other here, the most that this program reads.</source>
            <translation>Objekte und Listen liegen hier mehr als %1-fach ineinander, und mehr liest dieses Programm nicht.</translation>
        </message>
        <message>
            <source>The file has %1 bytes; this program reads files of this kind of up to %2. Split it into several files.</source>
            <translation>Die Datei hat %1 Bytes; dieses Programm liest solche Dateien bis %2. Teilen Sie sie in mehrere Dateien auf.</translation>
        </message>
        <message>
            <source>The question is too long; ask with fewer words.</source>
            <translation>Die Frage ist zu lang; fragen Sie mit weniger Wörtern.</translation>
        </message>
        <message>
            <source>There is no &quot;(&quot; before this &quot;)&quot;; take it out.</source>
            <translation>Vor dieser „)“ steht keine „(“; nehmen Sie sie heraus.</translation>
        </message>
        <message>
            <source>Something to look for is missing beside &quot;or&quot;.</source>
            <translation>Neben „or“ fehlt etwas, wonach gesucht werden soll.</translation>
        </message>
        <message>
            <source>There are too many parts inside each other here.</source>
            <translation>Hier liegen zu viele Teile ineinander.</translation>
        </message>
        <message>
            <source>This &quot;(&quot; is never closed; write a &quot;)&quot; where it ends.</source>
            <translation>Diese „(“ wird nie geschlossen; schreiben Sie eine „)“, wo sie endet.</translation>
        </message>
        <message>
            <source>There is nothing inside these parentheses.</source>
            <translation>In diesen Klammern steht nichts.</translation>
        </message>
        <message>
            <source>A value is missing after &quot;%1&quot;.</source>
            <translation>Nach „%1“ fehlt ein Wert.</translation>
        </message>
        <message>
            <source>There is no field &quot;%1&quot;; did you mean %2?</source>
            <translation>Es gibt kein Feld „%1“; meinten Sie %2?</translation>
        </message>
        <message>
            <source>There is no field &quot;%1&quot;; there are %2.</source>
            <translation>Es gibt kein Feld „%1“; es gibt %2.</translation>
        </message>
        <message>
            <source>There is no field &quot;%1&quot;.</source>
            <translation>Es gibt kein Feld „%1“.</translation>
        </message>
        <message>
            <source>There is no ruleset &quot;%1&quot;; did you mean %2?</source>
            <translation>Es gibt kein Regelwerk „%1“; meinten Sie %2?</translation>
        </message>
        <message>
            <source>There is no ruleset &quot;%1&quot;; there are %2.</source>
            <translation>Es gibt kein Regelwerk „%1“; es gibt %2.</translation>
        </message>
        <message>
            <source>There is no &quot;is:%1&quot;; there are is:own and is:unplayable.</source>
            <translation>„is:%1“ gibt es nicht; es gibt is:own und is:unplayable.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is no number; ask with &quot;%2:%3&quot;.</source>
            <translation>„%1“ ist keine Zahl; fragen Sie mit „%2:%3“.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is a number; compare it with one, or with another number of the card (%2), not with &quot;%3&quot;.</source>
            <translation>„%1“ ist eine Zahl; vergleichen Sie sie mit einer oder mit einer anderen Zahl der Karte (%2), nicht mit „%3“.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is no %2; there are %3.</source>
            <translation>„%1“ ist kein Wert von %2; es gibt %3.</translation>
        </message>
        <message>
            <source>There is no %1:%2; did you mean %3?</source>
            <translation>%1:%2 gibt es nicht; meinten Sie %3?</translation>
        </message>
        <message>
            <source>There is no %1:%2; there are %3.</source>
            <translation>%1:%2 gibt es nicht; es gibt %3.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not understood here.</source>
            <translation>„%1“ wird hier nicht verstanden.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not understood here; expected: %2.</source>
            <translation>„%1“ wird hier nicht verstanden; erwartet wird: %2.</translation>
        </message>
        <message>
            <source>The paragraph ends here too early.</source>
            <translation>Der Absatz endet hier zu früh.</translation>
        </message>
        <message>
            <source>The paragraph ends here too early; expected: %1.</source>
            <translation>Der Absatz endet hier zu früh; erwartet wird: %1.</translation>
        </message>
        <message>
            <source>The nearest wording that is understood: &quot;%1&quot;</source>
            <translation>Die nächste Formulierung, die verstanden wird: „%1“</translation>
        </message>
        <message>
            <source>Without &quot;%1&quot; it is understood, but says nothing of that: &quot;%2&quot;</source>
            <translation>Ohne „%1“ wird es verstanden, sagt davon aber nichts: „%2“</translation>
        </message>
        <message>
            <source>There is no wording known for this.</source>
            <translation>Hierfür ist keine Formulierung bekannt.</translation>
        </message>
        <message>
            <source>Of &quot;%1&quot; it can be said: &quot;%2&quot;</source>
            <translation>Von „%1“ kann gesagt werden: „%2“</translation>
        </message>
        <message>
            <source>Of &quot;%1&quot; it can be said: &quot;%2&quot; Or: &quot;%3&quot;</source>
            <translation>Von „%1“ kann gesagt werden: „%2“ Oder: „%3“</translation>
        </message>
        <message>
            <source>Without &quot;%1&quot; it is understood: &quot;%2&quot;</source>
            <translation>Ohne „%1“ wird es verstanden: „%2“</translation>
        </message>
        <message>
            <source>Nothing says when this is done or what is paid for it; with &quot;%1&quot; before it it is understood: &quot;%2&quot;</source>
            <translation>Nichts sagt, wann das geschieht oder was dafür bezahlt wird; mit „%1“ davor wird es verstanden: „%2“</translation>
        </message>
        <message>
            <source>Nobody can be left out who was named before; say it of each opponent or of each player.</source>
            <translation>Wer vorher genannt wurde, kann nicht ausgenommen werden; sagen Sie es von jedem Gegner oder von jedem Spieler.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be %2 or what is paid with; say &quot;%3&quot; instead.</source>
            <translation>„%1“ könnte %2 sein oder das, womit bezahlt wird; sagen Sie stattdessen „%3“.</translation>
        </message>
        <message>
            <source>Adjacent to each other, or to one of yours? Say &quot;a mercenary and another mercenary adjacent to it&quot;, or &quot;two mercenaries adjacent to an allied mercenary&quot;.</source>
            <translation>Einander benachbart oder neben einem der eigenen? Sagen Sie „a mercenary and another mercenary adjacent to it“ oder „two mercenaries adjacent to an allied mercenary“.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be %2 or whom it has attacked; say &quot;%3&quot; or &quot;the attacked mercenary&quot; instead.</source>
            <translation>„%1“ könnte %2 sein oder der Angegriffene; sagen Sie stattdessen „%3“ oder „the attacked mercenary“.</translation>
        </message>
        <message>
            <source>A similar thing is said like this: &quot;%1&quot;</source>
            <translation>Ähnliches wird so gesagt: „%1“</translation>
        </message>
        <message>
            <source>There is no wording known for these: %1; the rest is understood: &quot;%2&quot;</source>
            <translation>Hierfür ist keine Formulierung bekannt: %1; das Übrige wird verstanden: „%2“</translation>
        </message>
        <message>
            <source>There is no wording known for &quot;%1&quot;; the rest is understood: &quot;%2&quot;</source>
            <translation>Für „%1“ ist keine Formulierung bekannt; das Übrige wird verstanden: „%2“</translation>
        </message>
        <message>
            <source>With &quot;%1&quot; instead of &quot;%2&quot; it is understood: &quot;%3&quot;</source>
            <translation>Mit „%1“ statt „%2“ wird es verstanden: „%3“</translation>
        </message>
        <message>
            <source>What stands in brackets is read as a rule of the card; leave it out where it only reminds of one.</source>
            <translation>Was in Klammern steht, wird als Regel der Karte gelesen; lassen Sie es weg, wo es nur an eine erinnert.</translation>
        </message>
        <message>
            <source>What stands in brackets only reminds of a keyword; leave it out, or take the brackets away where it is a rule of the card.</source>
            <translation>Was in Klammern steht, erinnert nur an ein Schlüsselwort; lassen Sie es weg, oder nehmen Sie die Klammern weg, wo es eine Regel der Karte ist.</translation>
        </message>
        <message>
            <source>Of what is not controlled it is said so only of none: &quot;if you control no Human citizens&quot;. Of a number say how many or fewer: &quot;if you control 1 or fewer citizens&quot;.</source>
            <translation>Was jemand nicht kontrolliert, wird so nur von keinem gesagt: „if you control no Human citizens“. Bei einer Zahl sagen Sie, wie viele höchstens: „if you control 1 or fewer citizens“.</translation>
        </message>
        <message>
            <source>What is done for each of several things is one deed. Say &quot;for each&quot; behind every deed: &quot;Draw 1 card for each citizen you control, then discard 1 card for each citizen you control.&quot;</source>
            <translation>Was für jedes von mehreren Dingen getan wird, ist eine Handlung. Sagen Sie „for each“ hinter jeder Handlung: „Draw 1 card for each citizen you control, then discard 1 card for each citizen you control.“</translation>
        </message>
        <message>
            <source>Which players are the others is known only where nobody but you is told; say &quot;each opponent&quot; or &quot;you&quot;.</source>
            <translation>Wer die anderen Spieler sind, ist nur bekannt, wo niemand außer Ihnen etwas tut; sagen Sie „each opponent“ oder „you“.</translation>
        </message>
        <message>
            <source>What is dealt damage or destroyed may be anybody's here; say &quot;an 11 year card&quot; or &quot;a player&quot;, or speak of citizens that you control.</source>
            <translation>Wem Schaden zugefügt oder wessen Karte zerstört wird, kann hier jeder sein; sagen Sie „an 11 year card“ oder „a player“, oder sprechen Sie von Bürgern, die Sie kontrollieren.</translation>
        </message>
        <message>
            <source>That would count attacks on you as well (4.4.2). Say &quot;you or an 11 year card you control&quot;.</source>
            <translation>Das würde auch Angriffe auf Sie zählen (4.4.2). Sagen Sie „you or an 11 year card you control“.</translation>
        </message>
        <message>
            <source>Who attacks and who defends is told only of the other player: the attacking one where something blocks, the defending one where something attacks. Say &quot;its controller&quot; or &quot;you&quot;.</source>
            <translation>Wer angreift und wer verteidigt, ist nur vom anderen Spieler bekannt: der Angreifende, wo etwas blockt, der Verteidigende, wo etwas angreift. Sagen Sie „its controller“ oder „you“.</translation>
        </message>
        <message>
            <source>&quot;This&quot; is the card that the text stands on; say &quot;it&quot; of the one that would die.</source>
            <translation>„This“ ist die Karte, auf der der Text steht; sagen Sie „it“ von dem, der sterben würde.</translation>
        </message>
        <message>
            <source>What was done this way is counted as cards, whatever they are: say &quot;card&quot; instead of &quot;citizen&quot;.</source>
            <translation>Was so geschah, wird in Karten gezählt, gleich welchen: Sagen Sie „card“ statt „citizen“.</translation>
        </message>
        <message>
            <source>Of what several players did it is not told apart who did it. Say &quot;if a card was discarded this way&quot;, or name one player.</source>
            <translation>Von dem, was mehrere Spieler getan haben, wird nicht unterschieden, wer es tat. Sagen Sie „if a card was discarded this way“, oder nennen Sie einen Spieler.</translation>
        </message>
        <message>
            <source>What died this turn is counted with the one that this waits for. Say &quot;if 2 or more citizens died this turn&quot;.</source>
            <translation>Was in diesem Zug gestorben ist, wird mit dem gezählt, auf den dies wartet. Sagen Sie „if 2 or more citizens died this turn“.</translation>
        </message>
        <message>
            <source>A card goes to a zone of its owner only. Say &quot;into its owner's hand&quot;, or let its owner do it: &quot;You put a card from your hand into your soul row.&quot;</source>
            <translation>Eine Karte kommt nur in eine Zone ihres Besitzers. Sagen Sie „into its owner's hand“, oder lassen Sie es den Besitzer tun: „You put a card from your hand into your soul row.“</translation>
        </message>
        <message>
            <source>Who was asked and who did so must be the same players: say &quot;each player&quot; or &quot;each opponent&quot; both times.</source>
            <translation>Wer gefragt wurde und wer es getan hat, müssen dieselben Spieler sein: Sagen Sie beide Male „each player“ oder „each opponent“.</translation>
        </message>
        <message>
            <source>An opponent is always one of yours, not of the player who is told. Say &quot;a citizen&quot; or name whose it is.</source>
            <translation>Ein Gegner ist immer einer von Ihnen, nicht von dem Spieler, der etwas tut. Sagen Sie „a citizen“, oder nennen Sie, wessen er ist.</translation>
        </message>
        <message>
            <source>On a citizen the others are the others than this one. Choose what stays and destroy the rest on a spell, or say &quot;other citizens&quot; of this one.</source>
            <translation>Auf einem Bürger sind die anderen die anderen als er selbst. Wählen Sie auf einem Zauber, was bleibt, und zerstören Sie den Rest, oder sagen Sie „other citizens“ von diesem.</translation>
        </message>
        <message>
            <source>A citizen can be made to block this card only: say &quot;must block this&quot;, or &quot;must be blocked if able&quot; of another one.</source>
            <translation>Ein Bürger kann nur gezwungen werden, diese Karte zu blocken: Sagen Sie „must block this“, oder „must be blocked if able“ von einem anderen.</translation>
        </message>
        <message>
            <source>Only of this card itself it is known whether it was cast for its 11 year cost, not of a target.</source>
            <translation>Nur von dieser Karte selbst ist bekannt, ob sie für ihre 11-Jahre-Kosten gewirkt wurde, nicht von einem Ziel.</translation>
        </message>
        <message>
            <source>What can not be countered can not be countered by anything; say no more than that.</source>
            <translation>Was nicht aufgehoben werden kann, kann durch nichts aufgehoben werden; sagen Sie nicht mehr als das.</translation>
        </message>
        <message>
            <source>Say either that they can not be destroyed or &quot;Prevent all combat damage that would be dealt to 11 year cards you control this turn.&quot;</source>
            <translation>Sagen Sie entweder, dass sie nicht zerstört werden können, oder „Prevent all combat damage that would be dealt to 11 year cards you control this turn.“</translation>
        </message>
        <message>
            <source>Only citizens of the island are abolished until something leaves it, and return there.</source>
            <translation>Nur Bürger der Insel werden verbannt, bis etwas sie verlässt, und kehren dorthin zurück.</translation>
        </message>
        <message>
            <source>That would be one card in all. Let each player do it: &quot;Each player abolishes a card from their limbo pile.&quot;</source>
            <translation>Das wäre insgesamt eine Karte. Lassen Sie es jeden Spieler tun: „Each player abolishes a card from their limbo pile.“</translation>
        </message>
        <message>
            <source>What an opponent controls disengages in that player's phase: say &quot;during its controller's next disengage phase&quot;.</source>
            <translation>Was ein Gegner kontrolliert, wird in dessen Phase bereit: Sagen Sie „during its controller's next disengage phase“.</translation>
        </message>
        <message>
            <source>Who of your opponents is asked is not said: say &quot;each opponent may&quot; or &quot;target opponent may&quot;.</source>
            <translation>Welcher Ihrer Gegner gefragt wird, ist nicht gesagt: Sagen Sie „each opponent may“ oder „target opponent may“.</translation>
        </message>
        <message>
            <source>Say &quot;an opponent controls&quot; of one of them or &quot;each opponent controls&quot; of every one.</source>
            <translation>Sagen Sie „an opponent controls“ von einem von ihnen oder „each opponent controls“ von jedem.</translation>
        </message>
        <message>
            <source>Cards of a deck are looked at from its top: say &quot;the top 2 cards of your deck&quot;.</source>
            <translation>Karten eines Decks werden von oben angesehen: Sagen Sie „the top 2 cards of your deck“.</translation>
        </message>
        <message>
            <source>Active abilities are not told apart from others here; say &quot;abilities&quot;.</source>
            <translation>Aktive Fähigkeiten werden hier von anderen nicht unterschieden; sagen Sie „abilities“.</translation>
        </message>
        <message>
            <source>Say whose cards are counted and in whose zone alike: &quot;an opponent has 3 or more cards in their hand&quot;.</source>
            <translation>Sagen Sie gleich, wessen Karten gezählt werden und in wessen Zone: „an opponent has 3 or more cards in their hand“.</translation>
        </message>
        <message>
            <source>An ability waits for each turn's end: say &quot;at the end of turn&quot;.</source>
            <translation>Eine Fähigkeit wartet auf das Ende jedes Zuges: Sagen Sie „at the end of turn“.</translation>
        </message>
        <message>
            <source>Say both with their place: &quot;Return all spell cards from your limbo pile to your hand.&quot;</source>
            <translation>Sagen Sie beide mit ihrem Ort: „Return all spell cards from your limbo pile to your hand.“</translation>
        </message>
        <message>
            <source>What is done at random nobody chooses: say either of the two.</source>
            <translation>Was zufällig geschieht, wählt niemand: Sagen Sie eines von beidem.</translation>
        </message>
        <message>
            <source>Somebody else does this, so what is yours can not be named in it. Do it yourself: &quot;Abolish a card from your limbo pile.&quot;</source>
            <translation>Dies tut jemand anderes, also kann darin nicht genannt werden, was Ihnen gehört. Tun Sie es selbst: „Abolish a card from your limbo pile.“</translation>
        </message>
        <message>
            <source>Say whose deck that is: &quot;on the bottom of its owner's deck&quot;.</source>
            <translation>Sagen Sie, wessen Deck das ist: „on the bottom of its owner's deck“.</translation>
        </message>
        <message>
            <source>Nothing stands before this that could be done instead of it; say it in a sentence of its own: &quot;Draw 1 card. If you control a Human citizen, draw 2 cards instead.&quot;</source>
            <translation>Davor steht nichts, an dessen Stelle es getan werden könnte; sagen Sie es in einem eigenen Satz: „Draw 1 card. If you control a Human citizen, draw 2 cards instead.“</translation>
        </message>
        <message>
            <source>In a mode that begins with an offer, a condition or a time, what follows would belong to it; say first what is always done.</source>
            <translation>In einem Modus, der mit einem Angebot, einer Bedingung oder einer Zeit beginnt, würde dazugehören, was folgt; sagen Sie zuerst, was immer getan wird.</translation>
        </message>
        <message>
            <source>What becomes of a destroyed 11 year card its owner chooses (6.1). Say &quot;this&quot; where this card is meant.</source>
            <translation>Was aus einer zerstörten 11-Jahre-Karte wird, wählt ihr Besitzer (6.1). Sagen Sie „this“, wo diese Karte gemeint ist.</translation>
        </message>
        <message>
            <source>This paragraph is empty; write an ability in it or remove the empty line.</source>
            <translation>Dieser Absatz ist leer; schreiben Sie eine Fähigkeit hinein, oder entfernen Sie die leere Zeile.</translation>
        </message>
        <message>
            <source>This paragraph is longer than %1 letters; split it into several paragraphs.</source>
            <translation>Dieser Absatz ist länger als %1 Zeichen; teilen Sie ihn in mehrere Absätze auf.</translation>
        </message>
        <message>
            <source>This text has %1 bytes; a card&apos;s text may have %2. Shorten it.</source>
            <translation>Dieser Text hat %1 Bytes; der Text einer Karte darf %2 haben. Kürzen Sie ihn.</translation>
        </message>
        <message>
            <source>This text has %1 paragraphs; a card&apos;s text may have %2.</source>
            <translation>Dieser Text hat %1 Absätze; der Text einer Karte darf %2 haben.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; means nothing here: nothing was named before it that it could be. Say what it is instead.</source>
            <translation>„%1“ bedeutet hier nichts: Vorher wurde nichts genannt, was es sein könnte. Schreiben Sie stattdessen, was gemeint ist.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be %2; say which it is instead of &quot;%3&quot;.</source>
            <translation>„%1“ könnte %2 sein; schreiben Sie statt „%3“, was gemeint ist.</translation>
        </message>
        <message>
            <source>A spell needs at least one paragraph that does something.</source>
            <translation>Ein Zauber braucht mindestens einen Absatz, der etwas bewirkt.</translation>
        </message>
        <message>
            <source>A Spell needs at least one paragraph that does something.</source>
            <translation>Ein Zauber braucht mindestens einen Absatz, der etwas bewirkt.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is no sub-type of any card; is it a word of the text that was misspelt?</source>
            <translation>„%1“ ist kein Untertyp irgendeiner Karte; ist es ein Wort des Textes, das verschrieben wurde?</translation>
        </message>
        <message>
            <source>The text names %1 targets in %2 places; there is room for %3 in %4.</source>
            <translation>Der Text nennt %1 Ziele an %2 Stellen; Platz ist für %3 an %4.</translation>
        </message>
        <message>
            <source>What happens later can be about one thing that was named before it only.</source>
            <translation>Was später geschieht, kann nur von einer Sache handeln, die vorher genannt wurde.</translation>
        </message>
        <message>
            <source>Its cost is paid with %1 cards; there is room for %2.</source>
            <translation>Die Kosten werden mit %1 Karten bezahlt; Platz ist für %2.</translation>
        </message>
        <message>
            <source>A spell has room for %1 paragraphs that do something.</source>
            <translation>Ein Zauber hat Platz für %1 Absätze, die etwas bewirken.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; can not be several cards where it happens later; name them there.</source>
            <translation>„%1“ kann nicht mehrere Karten sein, wo es später geschieht; nennen Sie sie dort.</translation>
        </message>
        <message>
            <source>Too much has happened since what &quot;%1&quot; means; name it again.</source>
            <translation>Seit dem, was „%1“ bedeutet, ist zu viel geschehen; nennen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>Nothing happens when you %1 %2: it is %3, and only cards %4 can be. Say which cards are meant, such as &quot;target citizen&quot;.</source>
            <translation>Bei „%1 %2“ geschieht nichts: Es ist %3, und das kann nur mit Karten %4 geschehen. Schreiben Sie, welche Karten gemeint sind, etwa „target citizen“.</translation>
        </message>
        <message>
            <source>A target of what happens later must be one of at most two single targets.</source>
            <translation>Ein Ziel dessen, was später geschieht, muss eines von höchstens zwei einzelnen Zielen sein.</translation>
        </message>
        <message>
            <source>Nothing says what X is: put {X} into the cost, or say &quot;where X is the number of ...&quot;.</source>
            <translation>Nichts sagt, was X ist: Setzen Sie {X} in die Kosten, oder schreiben Sie „where X is the number of ...“.</translation>
        </message>
        <message>
            <source>&quot;that many&quot; means nothing here: no number was chosen and nothing was counted before it.</source>
            <translation>„that many“ bedeutet hier nichts: Vorher wurde keine Zahl gewählt und nichts gezählt.</translation>
        </message>
        <message>
            <source>That could be other than this card or other than who gets it; count them without &quot;other&quot;.</source>
            <translation>Das könnten andere als diese Karte sein oder andere als die, die es bekommt; zählen Sie sie ohne „other“.</translation>
        </message>
        <message>
            <source>An activation is no card: it is gone when it is countered.</source>
            <translation>Eine Aktivierung ist keine Karte: Sie ist weg, wenn sie aufgehoben wird.</translation>
        </message>
        <message>
            <source>Only on the island and in a soul row is anything engaged.</source>
            <translation>Nur auf der Insel und in einer Seelenreihe ist etwas eingesetzt.</translation>
        </message>
        <message>
            <source>Whoever sacrifices gives up what they control themselves (glossary Sacrifice); leave out &quot;you control&quot;, or say &quot;sacrifice&quot;.</source>
            <translation>Wer opfert, gibt etwas auf, was er selbst kontrolliert (Glossar, Sacrifice); lassen Sie „you control“ weg, oder schreiben Sie „sacrifice“.</translation>
        </message>
        <message>
            <source>What one player controls no other does, so this would never be so; leave out one of the two.</source>
            <translation>Was eine Person kontrolliert, kontrolliert keine andere, also wäre das nie so; lassen Sie eines von beiden weg.</translation>
        </message>
        <message>
            <source>What an opponent casts you do not control; leave out &quot;you control&quot;.</source>
            <translation>Was ein Gegner wirkt, kontrollieren Sie nicht; lassen Sie „you control“ weg.</translation>
        </message>
        <message>
            <source>One row is rearranged at a time, by you: &quot;rearrange target opponent&apos;s 11 year row&quot;.</source>
            <translation>Es wird immer eine Reihe neu geordnet, und zwar von Ihnen: „rearrange target opponent&apos;s 11 year row“.</translation>
        </message>
        <message>
            <source>Two citizens fight; say which: &quot;target citizen fights another target citizen&quot;.</source>
            <translation>Es kämpfen zwei Bürger miteinander; schreiben Sie, welche: „target citizen fights another target citizen“.</translation>
        </message>
        <message>
            <source>While this is attached, control is gained of what it is attached to: &quot;Gain control of that citizen while this is attached to it.&quot;</source>
            <translation>Solange dies angelegt ist, erhält man die Kontrolle über das, woran es angelegt ist: „Gain control of that citizen while this is attached to it.“</translation>
        </message>
        <message>
            <source>Of a citizen that is cast it is not remembered until it dies; leave this sentence out, or cast a spell.</source>
            <translation>Von einem Bürger, der gewirkt wird, merkt sich das niemand, bis er stirbt; lassen Sie diesen Satz weg, oder wirken Sie einen Zauber.</translation>
        </message>
        <message>
            <source>What you control is no enemy, so this would never be so; say &quot;if an opponent controls&quot; or leave out &quot;enemy&quot;.</source>
            <translation>Was Sie kontrollieren, ist kein Feind, also wäre das nie so; schreiben Sie „if an opponent controls“, oder lassen Sie „enemy“ weg.</translation>
        </message>
        <message>
            <source>One deck is looked at at a time; say whose: &quot;your deck&quot;, &quot;target player&apos;s deck&quot;.</source>
            <translation>Es wird immer ein Deck angesehen; schreiben Sie, wessen: „your deck“, „target player&apos;s deck“.</translation>
        </message>
        <message>
            <source>Not everybody can win: say who does.</source>
            <translation>Nicht alle können gewinnen: Sagen Sie, wer gewinnt.</translation>
        </message>
        <message>
            <source>Counters are moved onto one citizen.</source>
            <translation>Marken werden auf einen einzigen Bürger bewegt.</translation>
        </message>
        <message>
            <source>Counters lie on citizens on the island only.</source>
            <translation>Marken liegen nur auf Bürgern auf der Insel.</translation>
        </message>
        <message>
            <source>What a target may be can not depend on another card&apos;s counters.</source>
            <translation>Was ein Ziel sein darf, kann nicht von den Marken einer anderen Karte abhängen.</translation>
        </message>
        <message>
            <source>Nothing was named yet whose faction that could be; name the faction.</source>
            <translation>Noch ist nichts genannt, dessen Volk das sein könnte; nennen Sie das Volk.</translation>
        </message>
        <message>
            <source>Of a spell no faction is shared; name the faction.</source>
            <translation>Mit einem Zauber hat nichts das Volk gemeinsam; nennen Sie das Volk.</translation>
        </message>
        <message>
            <source>Only a citizen on the island can be what is aimed at here.</source>
            <translation>Worauf hier gezielt wird, kann nur ein Bürger auf der Insel sein.</translation>
        </message>
        <message>
            <source>a kind of counters such as +1/+1</source>
            <translation>eine Art von Marken wie „+1/+1“</translation>
        </message>
        <message>
            <source>What lies on the effect pile can only be countered: &quot;Counter target spell&quot;.</source>
            <translation>Was auf dem Effektstapel liegt, kann nur aufgehoben werden: „Counter target spell“.</translation>
        </message>
        <message>
            <source>Nothing was done before &quot;this way&quot;.</source>
            <translation>Vor „this way“ wurde nichts getan.</translation>
        </message>
        <message>
            <source>&quot;If you do&quot; could be that there are some, or that the sentence before was carried out. Say &quot;otherwise&quot;, or what was done: &quot;If a card was affected this way, draw 1 card.&quot;</source>
            <translation>„If you do“ könnte heißen, dass es welche gibt, oder dass der Satz davor ausgeführt wurde. Schreiben Sie „otherwise“, oder was getan wurde: „If a card was affected this way, draw 1 card.“</translation>
        </message>
        <message>
            <source>&quot;them&quot; means nothing here; say which cards are counted.</source>
            <translation>„them“ bedeutet hier nichts; schreiben Sie, welche Karten gezählt werden.</translation>
        </message>
        <message>
            <source>What stands on the island only can not be asked of what is elsewhere; ask it before that, or ask what they are: &quot;If two or more of them were Human citizens&quot;.</source>
            <translation>Was nur auf der Insel steht, kann von anderswo nicht gefragt werden; fragen Sie vorher danach, oder danach, was sie sind: „If two or more of them were Human citizens“.</translation>
        </message>
        <message>
            <source>What was done just before has put nothing there. Say where it went, such as &quot;for each card put into your limbo pile this way&quot; behind cards that were destroyed.</source>
            <translation>Was eben getan wurde, hat nichts dorthin gebracht. Schreiben Sie, wohin es kam, etwa „for each card put into your limbo pile this way“ hinter zerstörten Karten.</translation>
        </message>
        <message>
            <source>Nothing that can be counted was done before this.</source>
            <translation>Vorher wurde nichts getan, was sich zählen lässt.</translation>
        </message>
        <message>
            <source>Nothing is near itself; say who is near whom, such as &quot;if the attacker is adjacent to this&quot; or &quot;if an enemy mercenary is adjacent to this&quot;.</source>
            <translation>Nichts ist sich selbst nahe; sagen Sie, wer wem nahe ist, etwa „if the attacker is adjacent to this“ oder „if an enemy mercenary is adjacent to this“.</translation>
        </message>
        <message>
            <source>Only an active or a triggered ability of a citizen works in its limbo pile, and what it pays or waits for can not be this card on the island. For instance: &quot;{2}: return this from your limbo pile to your hand.&quot;</source>
            <translation>Nur eine aktive oder ausgelöste Fähigkeit eines Bürgers wirkt in seinem Limbo-Stapel, und was sie bezahlt oder worauf sie wartet, kann nicht diese Karte auf der Insel sein. Zum Beispiel: „{2}: return this from your limbo pile to your hand.“</translation>
        </message>
        <message>
            <source>Nothing was detached before this.</source>
            <translation>Davor wurde nichts abgelöst.</translation>
        </message>
        <message>
            <source>Say how much damage is dealt instead: &quot;deal 4 damage to it instead&quot;.</source>
            <translation>Sagen Sie, wie viel Schaden stattdessen zugefügt wird: „deal 4 damage to it instead“.</translation>
        </message>
        <message>
            <source>It is not told which of the two players is meant. Say &quot;that citizen&apos;s controller&quot;, or &quot;the defending player&quot; where something attacks and &quot;the attacking player&quot; where something blocks.</source>
            <translation>Es ist nicht gesagt, welcher der beiden Spieler gemeint ist. Sagen Sie „that citizen's controller“, oder „the defending player“, wo etwas angreift, und „the attacking player“, wo etwas blockt.</translation>
        </message>
        <message>
            <source>Not all of them can control the same citizens. Say whose they are: &quot;Each player gains control of all citizens they own.&quot;</source>
            <translation>Nicht alle können dieselben Bürger kontrollieren. Sagen Sie, wem sie gehören: „Each player gains control of all citizens they own.“</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be this card or what the condition speaks of. Say &quot;this citizen&quot;, or say there which one is meant: &quot;destroy an overlord an opponent controls&quot;.</source>
            <translation>„%1“ kann diese Karte sein oder das, wovon die Bedingung spricht. Sagen Sie „this citizen“, oder sagen Sie dort, welche Karte gemeint ist: „destroy an overlord an opponent controls“.</translation>
        </message>
        <message>
            <source>The citizen that was named is this card, whose controller is you. Say &quot;that player&quot; of whoever controls the 11 year card, or &quot;you&quot;.</source>
            <translation>Der genannte Bürger ist diese Karte, und die kontrollieren Sie. Sagen Sie „that player“ von dem, der die 11-Jahre-Karte kontrolliert, oder „you“.</translation>
        </message>
        <message>
            <source>It is not told whether the owner of the citizen or of the 11 year card is meant. Say &quot;that citizen&apos;s owner&quot; or &quot;that card&apos;s owner&quot;.</source>
            <translation>Es ist nicht gesagt, ob der Eigentümer des Bürgers oder der 11-Jahre-Karte gemeint ist. Sagen Sie „that citizen's owner“ oder „that card's owner“.</translation>
        </message>
        <message>
            <source>It is not told whether the controller of the citizen or of the 11 year card is meant. Say &quot;that citizen&apos;s controller&quot; or &quot;that card&apos;s controller&quot;.</source>
            <translation>Es ist nicht gesagt, ob gemeint ist, wer den Bürger, oder wer die 11-Jahre-Karte kontrolliert. Sagen Sie „that citizen's controller“ oder „that card's controller“.</translation>
        </message>
        <message>
            <source>This card has no attack or defense on the island.</source>
            <translation>Diese Karte hat auf der Insel weder Angriff noch Verteidigung.</translation>
        </message>
        <message>
            <source>What a target may be can not depend on another card&apos;s statistics.</source>
            <translation>Was ein Ziel sein darf, kann nicht von den Werten einer anderen Karte abhängen.</translation>
        </message>
        <message>
            <source>Another player was named since; say which one is meant.</source>
            <translation>Seither wurde ein anderer Spieler genannt; schreiben Sie, welcher gemeint ist.</translation>
        </message>
        <message>
            <source>&quot;It&quot; could be the 11 year card here, and what becomes of that its owner chooses (6.1). Say &quot;this citizen&quot; or &quot;that citizen&quot;.</source>
            <translation>„It“ könnte hier die 11-Jahre-Karte sein, und was aus ihr wird, entscheidet ihr Besitzer (6.1). Schreiben Sie „this citizen“ oder „that citizen“.</translation>
        </message>
        <message>
            <source>What is said of two kinds is read of its neighbour only. Say it of each, or say &quot;or&quot;: &quot;all Beasts or Humans with attack 2 or more&quot;.</source>
            <translation>Was von zwei Arten gesagt wird, gilt nur für die benachbarte. Schreiben Sie es von jeder oder schreiben Sie „or“: „all Beasts or Humans with attack 2 or more“.</translation>
        </message>
        <message>
            <source>What may be prevented is one deed, and &quot;for each&quot; is not said of both what is done and what is paid. Say it of one of them: &quot;Draw a card for each citizen you control unless an opponent pays {2}.&quot;</source>
            <translation>Was verhindert werden kann, ist eine Handlung, und „for each“ wird nicht zugleich von dem gesagt, was getan und was bezahlt wird. Schreiben Sie es von einem davon: „Draw a card for each citizen you control unless an opponent pays {2}.“</translation>
        </message>
        <message>
            <source>Whose that is is chosen only where the other of the two is done. Choose it first: &quot;Choose a citizen. If you control a Human citizen, its controller draws 1 card. Otherwise, that player discards 1 card.&quot;</source>
            <translation>Wem das gehört, wird nur dort gewählt, wo das andere von beiden getan wird. Wählen Sie es vorher: „Choose a citizen. If you control a Human citizen, its controller draws 1 card. Otherwise, that player discards 1 card.“</translation>
        </message>
        <message>
            <source>Only what is yours was named before it, so &quot;that player&quot; would be you. Say which players are meant: &quot;Each opponent discards a card.&quot;</source>
            <translation>Davor wurde nur genannt, was Ihnen gehört, so dass „that player“ Sie selbst wären. Schreiben Sie, welche Spieler gemeint sind: „Each opponent discards a card.“</translation>
        </message>
        <message>
            <source>&quot;it&quot; means nothing here; say &quot;this is ...&quot;.</source>
            <translation>„it“ bedeutet hier nichts; schreiben Sie „this is ...“.</translation>
        </message>
        <message>
            <source>This card is not on the island when this is asked.</source>
            <translation>Diese Karte ist nicht auf der Insel, wenn danach gefragt wird.</translation>
        </message>
        <message>
            <source>What stands on the island only can not be asked of what has left it; ask it before, such as &quot;choose target citizen. If it is engaged, draw a card. Destroy it&quot;.</source>
            <translation>Wonach nur auf der Insel gefragt werden kann, hat nicht mehr, was sie verlassen hat; fragen Sie vorher, etwa „choose target citizen. If it is engaged, draw a card. Destroy it“.</translation>
        </message>
        <message>
            <source>This card is not attached to anything here.</source>
            <translation>Diese Karte ist hier an nichts angelegt.</translation>
        </message>
        <message>
            <source>Damage is divided among targets only.</source>
            <translation>Schaden wird nur unter Zielen aufgeteilt.</translation>
        </message>
        <message>
            <source>It is there already: nothing would move.</source>
            <translation>Es ist schon dort: Nichts würde sich bewegen.</translation>
        </message>
        <message>
            <source>It does not come from there.</source>
            <translation>Von dort kommt es nicht.</translation>
        </message>
        <message>
            <source>This card is not on the island before it is cast.</source>
            <translation>Diese Karte ist nicht auf der Insel, bevor sie gewirkt wird.</translation>
        </message>
        <message>
            <source>Only a card that is being cast, or a citizen on the island, was cast for a cost.</source>
            <translation>Nur eine Karte, die gerade gewirkt wird, oder ein Bürger auf der Insel wurde für Kosten gewirkt.</translation>
        </message>
        <message>
            <source>Of what is cast it is said what it is: &quot;spells you cast&quot;.</source>
            <translation>Von dem, was gewirkt wird, wird gesagt, was es ist: „spells you cast“.</translation>
        </message>
        <message>
            <source>The support box works only in Reserve, and then it is not there; say &quot;from Reserve&quot;.</source>
            <translation>Das Feld für die Unterstützung wirkt nur in der Reserve, und dann ist sie nicht dort; sagen Sie „from Reserve“.</translation>
        </message>
        <message>
            <source>What was put in a deck is not found there again (2.1.e); say it of what is returned to your hand, as in &quot;Return target Character you control to your hand. You may play it.&quot;</source>
            <translation>Was in ein Deck gelegt wurde, wird dort nicht wiedergefunden (2.1.e); sagen Sie es von dem, was auf Ihre Hand zurückkehrt, wie in „Return target Character you control to your hand. You may play it.“</translation>
        </message>
        <message>
            <source>What is in play already is not played. A card plays itself from Reserve: this belongs in its support box.</source>
            <translation>Was schon im Spiel ist, wird nicht gespielt. Eine Karte spielt sich aus der Reserve: Das gehört in ihr Feld für die Unterstützung.</translation>
        </message>
        <message>
            <source>This works only while the card is in play, and then it is not there; what works in Reserve stands in the support box.</source>
            <translation>Das wirkt nur, solange die Karte im Spiel ist, und dann ist sie nicht dort; was in der Reserve wirkt, steht im Feld für die Unterstützung.</translation>
        </message>
        <message>
            <source>What is chosen only as something is done to it may be dead by then. Say it of a target: &quot;Deal 3 damage to target citizen. If it would die this turn, abolish it instead.&quot;</source>
            <translation>Was erst gewählt wird, wenn etwas damit geschieht, kann dann schon tot sein. Sagen Sie es von einem Ziel: „Deal 3 damage to target citizen. If it would die this turn, abolish it instead.“</translation>
        </message>
        <message>
            <source>Only citizens can be on the island (5.3).</source>
            <translation>Nur Bürger können auf der Insel sein (5.3).</translation>
        </message>
        <message>
            <source>Nobody says what X is when this is paid.</source>
            <translation>Niemand sagt, was X ist, wenn das bezahlt wird.</translation>
        </message>
        <message>
            <source>%1 means nothing on a spell; only citizens have it. Give it to a citizen: &quot;Target citizen gains %2 until end of turn.&quot;</source>
            <translation>%1 bedeutet auf einem Zauber nichts; nur Bürger haben es. Geben Sie es einem Bürger: „Target citizen gains %2 until end of turn.“</translation>
        </message>
        <message>
            <source>%1 limits when an ability is used, and a passive ability is never used (9.2).</source>
            <translation>%1 begrenzt, wann eine Fähigkeit benutzt wird, und eine passive Fähigkeit wird nie benutzt (9.2).</translation>
        </message>
        <message>
            <source>One &quot;choose one&quot; is all that a text can have, and none for later; put the choices together.</source>
            <translation>Ein Text kann nur ein „choose one“ haben und keines für später; fassen Sie die Wahlmöglichkeiten zusammen.</translation>
        </message>
        <message>
            <source>An ability needs a text that says what it does.</source>
            <translation>Eine Fähigkeit braucht einen Text, der sagt, was sie bewirkt.</translation>
        </message>
        <message>
            <source>An attack needs one paragraph that begins with its reach, such as &quot;Melee:&quot; or &quot;Distance 2:&quot;.</source>
            <translation>Ein Angriff braucht einen Absatz, der mit seiner Reichweite beginnt, etwa „Melee:“ oder „Distance 2:“.</translation>
        </message>
        <message>
            <source>Only a treasure is played, equipped or unequipped like this.</source>
            <translation>Nur ein Schatz wird so gespielt, angelegt oder abgelegt.</translation>
        </message>
        <message>
            <source>Only mercenaries gain a status; say &quot;whenever the equipped mercenary is exhausted&quot; or &quot;whenever you exhaust a treasure&quot;.</source>
            <translation>Nur Söldner erhalten einen Status; schreiben Sie „whenever the equipped mercenary is exhausted“ oder „whenever you exhaust a treasure“.</translation>
        </message>
        <message>
            <source>An exhausted treasure is not equipped from a Warchest.</source>
            <translation>Ein erschöpfter Schatz wird nicht aus einer Kriegskasse angelegt.</translation>
        </message>
        <message>
            <source>What this does sets it off again, without an end; say &quot;once per turn, whenever ...&quot;, or let it happen to somebody else.</source>
            <translation>Was hier geschieht, löst sich selbst wieder aus, ohne Ende; schreiben Sie „once per turn, whenever ...“, oder lassen Sie es jemand anderem geschehen.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; means nobody here: %2.</source>
            <translation>„%1“ bedeutet hier niemanden: %2.</translation>
        </message>
        <message>
            <source>Than whom? Only one statistic is compared with that of somebody who was named; with this card say &quot;than this&quot;.</source>
            <translation>Als wer? Nur ein Wert wird mit dem von jemandem verglichen, der genannt wurde; mit dieser Karte schreiben Sie „than this“.</translation>
        </message>
        <message>
            <source>Nobody is chosen as a target for this; say &quot;an opponent&apos;s&quot;, or &quot;that player&apos;s&quot; of one who was named before.</source>
            <translation>Dafür wird niemand als Ziel gewählt; schreiben Sie „an opponent&apos;s“ oder „that player&apos;s“ von jemandem, der vorher genannt wurde.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be %2 or %3; say &quot;%4&quot; or &quot;that mercenary&quot; instead.</source>
            <translation>„%1“ könnte %2 oder %3 sein; schreiben Sie stattdessen „%4“ oder „that mercenary“.</translation>
        </message>
        <message>
            <source>How somebody was when this was played is remembered of the user of an Attack card only; say &quot;the attacker&quot;.</source>
            <translation>Wie jemand war, als dies gespielt wurde, merkt sich nur der Nutzer einer Angriffskarte; schreiben Sie „the attacker“.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be %2 or %3; say &quot;%4&quot; or &quot;the %5&quot; instead.</source>
            <translation>„%1“ könnte %2 oder %3 sein; schreiben Sie stattdessen „%4“ oder „the %5“.</translation>
        </message>
        <message>
            <source>Of several players an ally and an enemy could be theirs or yours; say &quot;they control&quot; or &quot;you control&quot;.</source>
            <translation>Bei mehreren Spielern könnten Verbündete und Gegner ihre oder Ihre sein; schreiben Sie „they control“ oder „you control“.</translation>
        </message>
        <message>
            <source>&quot;It&quot; could be the treasure or a mercenary; say &quot;that mercenary&quot; or &quot;this&quot;, or do it to the treasure where that is named, such as &quot;destroy target treasure&quot;.</source>
            <translation>„It“ könnte der Schatz oder ein Söldner sein; schreiben Sie „that mercenary“ oder „this“, oder tun Sie es dem Schatz an, wo er genannt wird, etwa „destroy target treasure“.</translation>
        </message>
        <message>
            <source>&quot;This&quot; is the treasure, and nothing comes instead of what happens to one; say &quot;if equipped mercenary would ...&quot;.</source>
            <translation>„This“ ist der Schatz, und an die Stelle dessen, was einem Schatz geschieht, tritt nichts; schreiben Sie „if equipped mercenary would ...“.</translation>
        </message>
        <message>
            <source>What is destroyed as a cost nobody destroys, so this would not be heard; say &quot;when this treasure is destroyed&quot; or &quot;by an opponent&quot;.</source>
            <translation>Was als Kosten vernichtet wird, vernichtet niemand, also würde man davon nichts hören; schreiben Sie „when this treasure is destroyed“ oder „by an opponent“.</translation>
        </message>
        <message>
            <source>Nobody is kept from being mended; say which counters stay.</source>
            <translation>Von „mend“ ist niemand ausgenommen; schreiben Sie, welche Marken bleiben.</translation>
        </message>
        <message>
            <source>Nobody is kept from being cleansed; say which counters stay.</source>
            <translation>Von „cleanse“ ist niemand ausgenommen; schreiben Sie, welche Marken bleiben.</translation>
        </message>
        <message>
            <source>Fog is placed on tiles, and the next End Phase takes it; say when it comes.</source>
            <translation>Nebel wird auf Felder gelegt, und die nächste Endphase nimmt ihn weg; schreiben Sie, wann er kommt.</translation>
        </message>
        <message>
            <source>Every treasure pays 1 treasure; let what is played cost less while this lies there.</source>
            <translation>Jeder Schatz zahlt 1 Schatz; lassen Sie das, was gespielt wird, weniger kosten, solange dieser daliegt.</translation>
        </message>
        <message>
            <source>Than whom, the one of this attack or the one attacked before? Say which it can be, such as &quot;an adjacent enemy mercenary&quot;.</source>
            <translation>Ein anderer als wer, der aus diesem Angriff oder der davor angegriffene? Schreiben Sie, wer es sein kann, etwa „an adjacent enemy mercenary“.</translation>
        </message>
        <message>
            <source>How long this card is in play is said on mercenaries and Events; on a treasure say &quot;while equipped&quot;, and on others for how long, such as &quot;until your next turn&quot;.</source>
            <translation>Wie lange diese Karte im Spiel ist, steht auf Söldnern und Ereignissen; schreiben Sie auf einem Schatz „while equipped“ und sonst, wie lange, etwa „until your next turn“.</translation>
        </message>
        <message>
            <source>Which counters? This card gives none a name; say it where they come, such as &quot;put 3 siege counters on this&quot;.</source>
            <translation>Welche Marken? Diese Karte gibt keinen einen Namen; nennen Sie ihn, wo sie hinkommen, etwa „put 3 siege counters on this“.</translation>
        </message>
        <message>
            <source>Whoever attacks or uses an ability comes out of Stealth before it does anything, so this would never be so; leave it out.</source>
            <translation>Wer angreift oder eine Fähigkeit nutzt, verliert Stealth, bevor etwas geschieht; das wäre also nie so. Lassen Sie es weg.</translation>
        </message>
        <message>
            <source>Whoever attacks is exhausted before the attack does anything, so this would never be so; leave out &quot;while ready&quot;.</source>
            <translation>Wer angreift, ist erschöpft, bevor der Angriff etwas tut; das wäre also nie so. Lassen Sie „while ready“ weg.</translation>
        </message>
        <message>
            <source>Where the one is not done, nobody has chosen what &quot;%1&quot; means; choose it before, such as &quot;choose an enemy mercenary&quot;, or say again whom.</source>
            <translation>Wo das eine nicht getan wird, hat niemand gewählt, was „%1“ bedeutet; wählen Sie es vorher, etwa mit „choose an enemy mercenary“, oder nennen Sie noch einmal, wen.</translation>
        </message>
        <message>
            <source>Where the one is not done, no opponent was chosen for it; say &quot;an opponent&quot; again.</source>
            <translation>Wo das eine nicht getan wird, wurde dafür kein Gegner gewählt; schreiben Sie noch einmal „an opponent“.</translation>
        </message>
        <message>
            <source>Beside another player an enemy could be theirs or yours; say &quot;they control&quot; or &quot;you control&quot;.</source>
            <translation>Neben einem anderen Spieler könnte ein Gegner der seine oder der Ihre sein; schreiben Sie „they control“ oder „you control“.</translation>
        </message>
        <message>
            <source>Which card of a turn it is is known of all ability cards, of Instants, of mercenary cards and the like, and not of a part of them; say &quot;once per turn, whenever&quot; or &quot;for the second time each turn&quot;.</source>
            <translation>Die wievielte Karte eines Zuges es ist, weiß man von allen Fähigkeitskarten, von Sofortkarten, von Söldnerkarten und dergleichen, aber nicht von einem Teil von ihnen; schreiben Sie „once per turn, whenever“ oder „for the second time each turn“.</translation>
        </message>
        <message>
            <source>By then the attack has exhausted it; say what is always so, such as &quot;this is not exhausted by attacking&quot; or &quot;this may attack twice each turn&quot;, or &quot;ready this&quot;.</source>
            <translation>Bis dahin hat der Angriff ihn erschöpft; schreiben Sie, was immer so ist, etwa „this is not exhausted by attacking“ oder „this may attack twice each turn“, oder „ready this“.</translation>
        </message>
        <message>
            <source>By then the plunder has exhausted it; say what is always so, such as &quot;this is not exhausted by plundering&quot;, or &quot;ready this&quot;.</source>
            <translation>Bis dahin hat das Plündern ihn erschöpft; schreiben Sie, was immer so ist, etwa „this is not exhausted by plundering“, oder „ready this“.</translation>
        </message>
        <message>
            <source>Others were named since what &quot;%1&quot; means; name it again.</source>
            <translation>Seit dem, was „%1“ bedeutet, wurden andere genannt; nennen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; can not be several where it happens later; name them there.</source>
            <translation>„%1“ kann nicht mehrere sein, wo es später geschieht; nennen Sie sie dort.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be any of them; say &quot;this&quot; or &quot;the bearer&quot; instead.</source>
            <translation>„%1“ könnte jeder von ihnen sein; schreiben Sie stattdessen „this“ oder „the bearer“.</translation>
        </message>
        <message>
            <source>What several players did before this is one number, of all of them together; say how many each of them does.</source>
            <translation>Was mehrere Spieler davor getan haben, ist eine Zahl, die von allen zusammen; schreiben Sie, wie viele es bei jedem sind.</translation>
        </message>
        <message>
            <source>Nobody is asked about a destruction that is kept off once; leave out &quot;you may&quot;, or say it of what is always so.</source>
            <translation>Bei einer Zerstörung, die einmal verhindert wird, wird niemand gefragt; lassen Sie „you may“ weg oder schreiben Sie es von etwas, das immer gilt.</translation>
        </message>
        <message>
            <source>Whoever stands there is in the way; say &quot;adjacent to it&quot;, or let them swap places.</source>
            <translation>Wer dort steht, ist im Weg; schreiben Sie „adjacent to it“ oder lassen Sie die beiden die Plätze tauschen.</translation>
        </message>
        <message>
            <source>It has not left the battlefield: say &quot;equipped to it&quot; without &quot;was&quot; or &quot;instead of discarding&quot;.</source>
            <translation>Er hat das Schlachtfeld nicht verlassen: Schreiben Sie „equipped to it“ ohne „was“ und ohne „instead of discarding“.</translation>
        </message>
        <message>
            <source>What it carried lies in the discard by then, and nothing destroys it there.</source>
            <translation>Was er trug, liegt dann schon in der Ablage, und dort zerstört es nichts.</translation>
        </message>
        <message>
            <source>Treasures go to their owner&apos;s hand and Warchest only; equip it to somebody of yours, or say &quot;its owner&apos;s&quot;.</source>
            <translation>Schätze kommen nur auf die Hand und in die Kriegskasse ihres Eigentümers; rüsten Sie jemanden von Ihnen damit aus oder schreiben Sie „its owner&apos;s“.</translation>
        </message>
        <message>
            <source>What an earlier deed came to is not remembered until then; ask it behind that deed, or ask what is so then, such as &quot;if it is damaged&quot;.</source>
            <translation>Was bei einer früheren Handlung herauskam, ist dann vergessen; fragen Sie direkt hinter dieser Handlung danach oder nach etwas, das dann gilt, etwa „if it is damaged“.</translation>
        </message>
        <message>
            <source>Each of these strikes another; begin with how far the attack reaches, such as &quot;Distance 2:&quot;, and speak of &quot;the attacked mercenary&quot;.</source>
            <translation>Jede davon trifft jemand anderen; beginnen Sie mit der Reichweite des Angriffs, etwa „Distance 2:“, und schreiben Sie „the attacked mercenary“.</translation>
        </message>
        <message>
            <source>What a treasure can do it does while it is equipped, so this would never be so; leave it out.</source>
            <translation>Was ein Schatz kann, tut er, solange er ausgerüstet ist; das träfe also nie zu. Lassen Sie es weg.</translation>
        </message>
        <message>
            <source>By then it has left the battlefield, and nothing can be done to it there; say whom else it is done to.</source>
            <translation>Bis dahin hat er das Schlachtfeld verlassen, und dort kann ihm nichts mehr geschehen; schreiben Sie, wem es stattdessen geschieht.</translation>
        </message>
        <message>
            <source>The damage before this could destroy it before anything waits for that; say &quot;if it is destroyed this way&quot;, or wait first: &quot;the next time target mercenary is destroyed this turn, ... . Deal ... damage to it&quot;.</source>
            <translation>Der Schaden davor könnte ihn schon vernichten, bevor etwas darauf wartet; schreiben Sie „if it is destroyed this way“, oder warten Sie zuerst: „the next time target mercenary is destroyed this turn, ... . Deal ... damage to it“.</translation>
        </message>
        <message>
            <source>Only who was just put onto the battlefield enters so; of whoever is there say &quot;exhaust it&quot; or &quot;set its health to 3&quot;.</source>
            <translation>So kommt nur herein, wer gerade auf das Schlachtfeld gebracht wurde; von jemandem, der schon da ist, schreiben Sie „exhaust it“ oder „set its health to 3“.</translation>
        </message>
        <message>
            <source>What was done to several before this is one number, of all of them together; say &quot;for each ... in turn, ...&quot;, which is done to one after the other.</source>
            <translation>Was davor mit mehreren geschah, ist eine Zahl, die von allen zusammen; schreiben Sie „for each ... in turn, ...“, das geschieht an einem nach dem anderen.</translation>
        </message>
        <message>
            <source>What has left has no counters, no treasures and no place any more; ask for them before it goes.</source>
            <translation>Was fort ist, hat keine Marken, keine Schätze und keinen Platz mehr; fragen Sie danach, bevor es geht.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be any of them; say &quot;for each ... in turn, ...&quot;, which is done to one after the other.</source>
            <translation>„%1“ könnte jeder von ihnen sein; schreiben Sie „for each ... in turn, ...“, was mit einem nach dem anderen geschieht.</translation>
        </message>
        <message>
            <source>No number was named before this; say how many, or what it is equal to.</source>
            <translation>Davor wurde keine Zahl genannt; schreiben Sie, wie viele, oder wem sie gleich ist.</translation>
        </message>
        <message>
            <source>No card was discarded or shown right before this; say which, such as &quot;reveal the top card of your deck. If it is a treasure card, draw 1&quot;.</source>
            <translation>Direkt davor wurde keine Karte abgeworfen oder vorgezeigt; schreiben Sie, welche, etwa „reveal the top card of your deck. If it is a treasure card, draw 1“.</translation>
        </message>
        <message>
            <source>Several players were named before this; say &quot;its controller&quot; of a mercenary, or of the others &quot;each opponent&quot; once more.</source>
            <translation>Davor wurden mehrere Spieler genannt; schreiben Sie bei einem Söldner „its controller“ oder bei den anderen noch einmal „each opponent“.</translation>
        </message>
        <message>
            <source>When this happens later there is no attack any more, and &quot;%1&quot; is not known; say &quot;that mercenary&quot; or &quot;that enemy&quot;, or do it at once.</source>
            <translation>Wenn das später geschieht, gibt es keinen Angriff mehr, und „%1“ ist nicht bekannt; schreiben Sie „that mercenary“ oder „that enemy“, oder lassen Sie es sofort geschehen.</translation>
        </message>
        <message>
            <source>By its class alone &quot;%1&quot; can not be told from the others that were named; say of which side they are, such as &quot;that ally&quot;, or name one of them only.</source>
            <translation>Allein an der Klasse lässt sich „%1“ nicht von den anderen unterscheiden, die genannt sind; schreiben Sie, auf welcher Seite sie stehen, etwa „that ally“, oder nennen Sie nur einen von ihnen.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be who moves or whom it comes beside; say &quot;this&quot;, or &quot;each ... adjacent to this&quot;, instead.</source>
            <translation>„%1“ könnte sein, wer sich bewegt, oder neben wen er kommt; schreiben Sie stattdessen „this“ oder „each ... adjacent to this“.</translation>
        </message>
        <message>
            <source>&quot;It&quot; could be the card or a mercenary; say &quot;this&quot; or whom, or of a card that is discarded or shown &quot;if it is a mercenary card with 3 or more bounty&quot;.</source>
            <translation>„It“ könnte die Karte oder ein Söldner sein; schreiben Sie „this“ oder wen, oder bei einer Karte, die abgeworfen oder gezeigt wird, „if it is a mercenary card with 3 or more bounty“.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; could be %2 or who the condition asks for; name it again, or say at once whom, such as &quot;exhaust an enemy mercenary adjacent to this&quot;.</source>
            <translation>„%1“ könnte %2 sein oder wer in der Bedingung vorkommt; nennen Sie ihn noch einmal, oder schreiben Sie gleich, wen, zum Beispiel „exhaust an enemy mercenary adjacent to this“.</translation>
        </message>
        <message>
            <source>Others discarded last; ask what you discarded right behind your own discarding.</source>
            <translation>Zuletzt haben andere abgeworfen; fragen Sie direkt hinter Ihrem eigenen Abwerfen, was Sie abgeworfen haben.</translation>
        </message>
        <message>
            <source>No card was discarded or shown right before this; say which are counted, such as &quot;treasure card in your discard&quot;.</source>
            <translation>Direkt davor wurde keine Karte abgeworfen oder vorgezeigt; schreiben Sie, welche gezählt werden, etwa „treasure card in your discard“.</translation>
        </message>
        <message>
            <source>No number was named right before this; say how many, or what it is equal to.</source>
            <translation>Direkt davor wurde keine Zahl genannt; schreiben Sie, wie viele, oder wem sie gleich ist.</translation>
        </message>
        <message>
            <source>Nobody says what X is; say &quot;where X is ...&quot;, or let the ability cost it: &quot;Active (X):&quot;.</source>
            <translation>Niemand sagt, was X ist; schreiben Sie „where X is ...“, oder lassen Sie die Fähigkeit so viel kosten: „Active (X):“.</translation>
        </message>
        <message>
            <source>X is paid, and nothing says what for; say it with a number of X, such as &quot;deal X Magic damage to target enemy mercenary&quot;.</source>
            <translation>X wird bezahlt, und nichts sagt, wofür; schreiben Sie es mit einer Zahl X, etwa „deal X Magic damage to target enemy mercenary“.</translation>
        </message>
        <message>
            <source>Whose Guild Hall? Say &quot;in an opponent&apos;s Guild Hall&quot; or &quot;in its controller&apos;s Guild Hall&quot;.</source>
            <translation>Wessen Gildenhalle? Schreiben Sie „in an opponent&apos;s Guild Hall“ oder „in its controller&apos;s Guild Hall“.</translation>
        </message>
        <message>
            <source>An attack aims by its reach, and this would aim a second time at anybody anywhere; say &quot;the attacked mercenary&quot;, or how far away the other one is.</source>
            <translation>Ein Angriff zielt mit seiner Reichweite, und dies zielte ein zweites Mal auf irgendwen irgendwo; schreiben Sie „the attacked mercenary“, oder wie weit der andere entfernt ist.</translation>
        </message>
        <message>
            <source>Targets are chosen before anything happens, so none can be measured from what is chosen or done later; say &quot;a mercenary adjacent to it&quot;, which is chosen when this resolves.</source>
            <translation>Ziele werden gewählt, bevor etwas geschieht; von dem aus, was erst später gewählt oder getan wird, kann also keines bemessen werden; schreiben Sie „a mercenary adjacent to it“, das gewählt wird, wenn dies abgehandelt wird.</translation>
        </message>
        <message>
            <source>Adjacent to what? Say &quot;tiles adjacent to target tile&quot; or &quot;adjacent to it&quot;.</source>
            <translation>Woran angrenzend? Schreiben Sie „tiles adjacent to target tile“ oder „adjacent to it“.</translation>
        </message>
        <message>
            <source>What was done right before this leaves another number; say it right behind the deed that it counts.</source>
            <translation>Was unmittelbar davor getan wird, hinterlässt eine andere Zahl; schreiben Sie dies gleich hinter die Tat, die es zählt.</translation>
        </message>
        <message>
            <source>Whether somebody was pushed is asked right after the push, such as &quot;push it 1 tile away. If it was not pushed, exhaust it&quot;.</source>
            <translation>Ob jemand gestoßen wurde, wird gleich nach dem Stoß gefragt, etwa „push it 1 tile away. If it was not pushed, exhaust it“.</translation>
        </message>
        <message>
            <source>What was so can be asked of the one deed before it only, such as &quot;deal 2 Magic damage to target mercenary. If it was frozen, draw 1&quot;; say &quot;is&quot; where it still can be seen.</source>
            <translation>Was vorher so war, kann nur bei der einen Tat davor gefragt werden, etwa „deal 2 Magic damage to target mercenary. If it was frozen, draw 1“; schreiben Sie „is“, wo es noch zu sehen ist.</translation>
        </message>
        <message>
            <source>Nobody is chosen for what is always so; say &quot;opponents&quot; or &quot;players&quot;.</source>
            <translation>Für das, was immer so ist, wird niemand gewählt; schreiben Sie „opponents“ oder „players“.</translation>
        </message>
        <message>
            <source>Behind &quot;equal to&quot; this could be whom it is done to; say it last, such as &quot;deal Magic damage to target mercenary equal to its bounty&quot;.</source>
            <translation>Hinter „equal to“ könnte dies der sein, dem es geschieht; schreiben Sie es zuletzt, etwa „deal Magic damage to target mercenary equal to its bounty“.</translation>
        </message>
        <message>
            <source>Whoever uses an Attack card comes out of Stealth as it is used, so this would never be so; ask it before, with &quot;Only while stealthed.&quot;</source>
            <translation>Wer eine Angriffskarte nutzt, verliert dabei die Tarnung, also wäre dies nie so; fragen Sie es vorher, mit „Only while stealthed.“</translation>
        </message>
        <message>
            <source>What happens instead of being destroyed happens at once, so it can be healing, leaving, losing loot, a status or the end of this card only, without a choice or a target.</source>
            <translation>Was anstelle einer Zerstörung geschieht, geschieht sofort; es kann also nur Heilung, Verlassen, Verlust von Beute, ein Zustand oder das Ende dieser Karte sein, ohne Wahl und ohne Ziel.</translation>
        </message>
        <message>
            <source>A trap cannot have a target when it is sprung; say &quot;it&quot;.</source>
            <translation>Eine Falle kann kein Ziel haben, wenn sie zuschnappt; schreiben Sie „it“.</translation>
        </message>
        <message>
            <source>&quot;Adjacent&quot; could be beside the attacker or beside whom it strikes; say &quot;adjacent to the attacker&quot; or &quot;adjacent to the attacked mercenary&quot;.</source>
            <translation>„Adjacent“ könnte neben dem Angreifer heißen oder neben dem, den er trifft; schreiben Sie „adjacent to the attacker“ oder „adjacent to the attacked mercenary“.</translation>
        </message>
        <message>
            <source>An attack says how far it reaches: begin with &quot;Melee:&quot;, &quot;Distance 2:&quot;, &quot;Self, all enemies adjacent:&quot; or the like, or say whom it strikes, such as &quot;target mercenary within Distance 2&quot;.</source>
            <translation>Ein Angriff sagt, wie weit er reicht: Beginnen Sie mit „Melee:“, „Distance 2:“, „Self, all enemies adjacent:“ oder dergleichen, oder schreiben Sie, wen er trifft, etwa „target mercenary within Distance 2“.</translation>
        </message>
        <message>
            <source>X has no value in this paragraph; say it with &quot;, where X is ...&quot;.</source>
            <translation>X hat in diesem Absatz keinen Wert; nennen Sie ihn mit „, where X is ...“.</translation>
        </message>
        <message>
            <source>X and a chosen number can't be in one ability; say what X is only.</source>
            <translation>X und eine gewählte Zahl können nicht in derselben Fähigkeit stehen; sagen Sie nur, was X ist.</translation>
        </message>
        <message>
            <source>At the next Noon nothing has moved forward this Day; say it when it has.</source>
            <translation>Am nächsten Mittag ist an diesem Tag noch nichts vorgerückt; sagen Sie es, wenn es geschehen ist.</translation>
        </message>
        <message>
            <source>There are no results of dice before it; say first who rolls them.</source>
            <translation>Davor gibt es keine Würfelergebnisse; sagen Sie zuerst, wer würfelt.</translation>
        </message>
        <message>
            <source>No number has been chosen before it; say first &quot;Choose a number&quot;.</source>
            <translation>Davor wurde keine Zahl gewählt; schreiben Sie zuerst „Choose a number“.</translation>
        </message>
        <message>
            <source>None of the packs that are read says what this token does, so it has no text; describe it as a card of type &quot;landmark_token&quot;.</source>
            <translation>Keines der gelesenen Pakete sagt, was dieser Spielstein tut, also hat er keinen Text; beschreiben Sie ihn als Karte der Art „landmark_token“.</translation>
        </message>
        <message>
            <source>There is no die that could be rolled again; say first who rolls one, or &quot;If you would roll a die, you may reroll it.&quot;</source>
            <translation>Es gibt keinen Würfel, der noch einmal geworfen werden könnte; sagen Sie zuerst, wer würfelt, oder „If you would roll a die, you may reroll it.“</translation>
        </message>
        <message>
            <source>It is not said which of the dice is rolled again; roll one.</source>
            <translation>Es ist nicht gesagt, welcher der Würfel noch einmal geworfen wird; werfen Sie einen.</translation>
        </message>
        <message>
            <source>What was chosen is not known any more when that is asked; say it of what is there now.</source>
            <translation>Was gewählt wurde, ist nicht mehr bekannt, wenn danach gefragt wird; sagen Sie es von etwas, das dann da ist.</translation>
        </message>
        <message>
            <source>How many of each is not asked; say &quot;move all boosts from each Character you control to me&quot;, or move them from one.</source>
            <translation>Wie viele von jedem, wird nicht gefragt; schreiben Sie „move all boosts from each Character you control to me“, oder verschieben Sie sie von einem.</translation>
        </message>
        <message>
            <source>To which of several they are moved is not asked; move them to one, or say &quot;each other Character you control gains 1 boost&quot;.</source>
            <translation>Auf welchen von mehreren sie verschoben werden, wird nicht gefragt; verschieben Sie sie auf einen, oder schreiben Sie „each other Character you control gains 1 boost“.</translation>
        </message>
        <message>
            <source>Of what is there it is not known when it was played; say it when it is, as in &quot;When you play a Character - It gains 1 boost&quot;, or ask &quot;if it was played from Reserve&quot;.</source>
            <translation>Von dem, was da ist, ist nicht bekannt, wann es gespielt wurde; schreiben Sie es, wenn es gespielt wird, etwa „When you play a Character - It gains 1 boost“, oder fragen Sie „if it was played from Reserve“.</translation>
        </message>
        <message>
            <source>&quot;it&quot; is named only in the other branch; say first whom you target, as in &quot;Target a Character. It gains 1 boost. If you control a Landmark, it gains 2 boosts instead.&quot;, or name them anew.</source>
            <translation>„it“ wird nur im anderen Zweig genannt; schreiben Sie zuerst, wer das Ziel ist, etwa „Target a Character. It gains 1 boost. If you control a Landmark, it gains 2 boosts instead.“, oder nennen Sie sie noch einmal.</translation>
        </message>
        <message>
            <source>&quot;it&quot; is named only in the other branch; say first whom you target, as in &quot;Target a Character. If ..., discard it, otherwise ...&quot;.</source>
            <translation>„it“ wird nur im anderen Zweig genannt; schreiben Sie zuerst, wer das Ziel ist, etwa „Target a Character. If ..., discard it, otherwise ...“.</translation>
        </message>
        <message>
            <source>It is not clear who chooses; say it first, as in &quot;Choose a Character an opponent controls. They sacrifice it.&quot;</source>
            <translation>Es ist nicht klar, wer auswählt; schreiben Sie es zuerst, etwa „Choose a Character an opponent controls. They sacrifice it.“</translation>
        </message>
        <message>
            <source>&quot;this&quot; could be this card or the one spoken of before; say &quot;me&quot; or &quot;it&quot;.</source>
            <translation>„this“ könnte diese Karte sein oder die zuvor genannte; schreiben Sie „me“ oder „it“.</translation>
        </message>
        <message>
            <source>A token in play is no card; say &quot;Character&quot;, or &quot;non-token Character&quot;.</source>
            <translation>Ein Spielstein im Spiel ist keine Karte; schreiben Sie „Character“ oder „non-token Character“.</translation>
        </message>
        <message>
            <source>It is not clear where what is waited for ends; write a dash there, as in &quot;When you play a Spell - Draw a card.&quot;</source>
            <translation>Es ist nicht klar, wo endet, worauf gewartet wird; schreiben Sie dort einen Gedankenstrich, etwa „When you play a Spell - Draw a card.“</translation>
        </message>
        <message>
            <source>A Reaction waits for what one player or one card does; say &quot;When a player passes&quot; or &quot;When a Character joins your Expeditions&quot;.</source>
            <translation>Eine Reaktion wartet auf etwas, das ein Spieler oder eine Karte tut; schreiben Sie „When a player passes“ oder „When a Character joins your Expeditions“.</translation>
        </message>
        <message>
            <source>What would happen is done by one player or to one card at a time; say &quot;If you would draw a card&quot; or &quot;If an opponent would draw a card&quot;.</source>
            <translation>Was geschehen würde, tut ein Spieler oder geschieht einer Karte auf einmal; schreiben Sie „If you would draw a card“ oder „If an opponent would draw a card“.</translation>
        </message>
        <message>
            <source>What one player may do is not done by all of them; say &quot;You may have each player draw a card&quot;, or &quot;Each player may draw a card&quot;.</source>
            <translation>Was einer darf, tun nicht alle; schreiben Sie „You may have each player draw a card“ oder „Each player may draw a card“.</translation>
        </message>
        <message>
            <source>Nobody but you reveals what is in your hand or on top of your deck; say &quot;Reveal the top card of your deck&quot;, or &quot;Each player reveals the top card of their deck&quot;.</source>
            <translation>Was auf Ihrer Hand oder oben auf Ihrem Deck liegt, decken nur Sie auf; schreiben Sie „Reveal the top card of your deck“ oder „Each player reveals the top card of their deck“.</translation>
        </message>
        <message>
            <source>It is not clear how far the condition or the choice reaches; say each part in a sentence of its own.</source>
            <translation>Es ist nicht klar, wie weit die Bedingung oder die Wahl reicht; schreiben Sie jeden Teil in einen eigenen Satz.</translation>
        </message>
        <message>
            <source>It is not clear what it is the same as; say &quot;with Hand Cost equal to its Hand Cost&quot;.</source>
            <translation>Es ist nicht klar, womit verglichen wird; schreiben Sie „with Hand Cost equal to its Hand Cost“.</translation>
        </message>
        <message>
            <source>It is not clear whether one or both are meant; say &quot;one of its {j} or {r} abilities&quot; or &quot;its {j} and {r} abilities&quot;.</source>
            <translation>Es ist nicht klar, ob eine oder beide gemeint sind; schreiben Sie „one of its {j} or {r} abilities“ oder „its {j} and {r} abilities“.</translation>
        </message>
        <message>
            <source>It is not clear where; say &quot;in your Hero Expedition&quot; or &quot;in your Landmarks&quot;.</source>
            <translation>Es ist nicht klar, wo; schreiben Sie „in your Hero Expedition“ oder „in your Landmarks“.</translation>
        </message>
        <message>
            <source>Neither a Hero nor a token is ever in Reserve.</source>
            <translation>Weder ein Held noch ein Spielstein liegt je in der Reserve.</translation>
        </message>
        <message>
            <source>A card goes to its owner's deck; say &quot;into its owner's deck&quot;.</source>
            <translation>Eine Karte kommt in das Deck ihres Eigentümers; schreiben Sie „into its owner's deck“.</translation>
        </message>
        <message>
            <source>&quot;do it again&quot; has nothing before it that could be done again.</source>
            <translation>Vor „do it again“ steht nichts, was noch einmal getan werden könnte.</translation>
        </message>
        <message>
            <source>&quot;if you do&quot; has nothing before it that could be done; say first what may be done.</source>
            <translation>Vor „if you do“ steht nichts, was getan werden könnte; schreiben Sie zuerst, was getan werden darf.</translation>
        </message>
        <message>
            <source>It is not said whether they are counted in each or in both together; say it of each, as in &quot;If there&apos;s a Robot in my Expedition and there&apos;s a Robot in the Expedition facing me&quot;.</source>
            <translation>Es ist nicht gesagt, ob sie in jeder oder in beiden zusammen gezählt werden; schreiben Sie es von jeder, etwa so: „If there's a Robot in my Expedition and there's a Robot in the Expedition facing me“.</translation>
        </message>
        <message>
            <source>Who of them did it is known of what each player may do, discards or sacrifices; say it as in &quot;Each player may exhaust a Landmark. Each player who did draws a card&quot;.</source>
            <translation>Wer von ihnen es getan hat, ist nur bekannt von dem, was alle tun dürfen, abwerfen oder opfern; schreiben Sie es etwa so: „Each player may exhaust a Landmark. Each player who did draws a card“.</translation>
        </message>
        <message>
            <source>It is not said which number that is; say &quot;the result&quot;, &quot;the chosen number&quot; or &quot;its Hand Cost&quot;.</source>
            <translation>Es ist nicht gesagt, welche Zahl das ist; schreiben Sie „the result“, „the chosen number“ oder „its Hand Cost“.</translation>
        </message>
        <message>
            <source>&quot;the result&quot; has no die before it; say first who rolls one.</source>
            <translation>Vor „the result“ steht kein Würfel; schreiben Sie zuerst, wer würfelt.</translation>
        </message>
        <message>
            <source>The results need a die before them; say first who rolls one.</source>
            <translation>Vor den Ergebnissen muss ein Würfel stehen; schreiben Sie zuerst, wer würfelt.</translation>
        </message>
        <message>
            <source>Nothing before &quot;it&quot; or &quot;them&quot; could be meant; name it first, as in &quot;Target a Character. It gains ...&quot;.</source>
            <translation>Nichts vor „it“ oder „them“ könnte gemeint sein; nennen Sie es zuerst, etwa „Target a Character. It gains ...“.</translation>
        </message>
        <message>
            <source>&quot;this way&quot; has nothing before it that could be done.</source>
            <translation>Vor „this way“ steht nichts, was getan werden könnte.</translation>
        </message>
        <message>
            <source>&quot;that many&quot; has no number before it; say first how many of what.</source>
            <translation>Vor „that many“ steht keine Zahl; schreiben Sie zuerst, wie viele wovon.</translation>
        </message>
        <message>
            <source>It is not said how many that are; say it as in &quot;I gain 1 boost for each boost it had&quot;.</source>
            <translation>Es steht nicht da, wie viele das sind; schreiben Sie etwa „I gain 1 boost for each boost it had“.</translation>
        </message>
        <message>
            <source>Of several it is not said which is meant; say it of a target, as in &quot;discard target Landmark an opponent controls&quot;.</source>
            <translation>Es steht nicht da, welches von mehreren gemeint ist; schreiben Sie es von einem Ziel, etwa „discard target Landmark an opponent controls“.</translation>
        </message>
        <message>
            <source>&quot;That Character&quot; could be either of the two; say &quot;it&quot; of the one that was named first.</source>
            <translation>„That Character“ könnte jeder der beiden sein; schreiben Sie „it“ für den zuerst genannten.</translation>
        </message>
        <message>
            <source>Where it is created can&apos;t be asked of each of them; say &quot;in their Hero Expedition&quot; or &quot;in their Companion Expedition&quot;.</source>
            <translation>Wo es erschaffen wird, kann nicht jeder einzeln gefragt werden; schreiben Sie „in their Hero Expedition“ oder „in their Companion Expedition“.</translation>
        </message>
        <message>
            <source>A target is not asked for where it is waited for; name it first, as in &quot;Target an Expedition. The next time that Expedition moves forward this Day, draw a card.&quot;</source>
            <translation>Nach einem Ziel wird nicht gefragt, wo darauf gewartet wird; nennen Sie es zuerst, etwa „Target an Expedition. The next time that Expedition moves forward this Day, draw a card.“</translation>
        </message>
        <message>
            <source>Of several it is not said whether each is waited for; say it of one.</source>
            <translation>Es steht nicht da, ob auf jedes von mehreren gewartet wird; schreiben Sie es von einem.</translation>
        </message>
        <message>
            <source>Of one or more it is told once, and which they are is not known then; say it of each, as in &quot;When a Character joins your Expeditions - It gains 1 boost&quot;.</source>
            <translation>Von „one or more“ wird einmal gehört, und welche es sind, ist dann nicht bekannt; schreiben Sie es von jedem, etwa „When a Character joins your Expeditions - It gains 1 boost“.</translation>
        </message>
        <message>
            <source>How many it had is not known any more then; say it of what is done at once.</source>
            <translation>Wie viele es hatte, ist dann nicht mehr bekannt; schreiben Sie es von dem, was sofort geschieht.</translation>
        </message>
        <message>
            <source>It is not said whether this is asked for each of them; put it into the same sentence.</source>
            <translation>Es steht nicht da, ob das für jedes von ihnen gefragt wird; schreiben Sie es in denselben Satz.</translation>
        </message>
        <message>
            <source>There only what is printed in the support box can be used; say it of Characters in play.</source>
            <translation>Dort kann nur benutzt werden, was im Feld für die Unterstützung steht; schreiben Sie es von Charakteren im Spiel.</translation>
        </message>
        <message>
            <source>Targets in each of several places are not told apart; name one after the other, as in &quot;target Character in your Hero Expedition&quot;.</source>
            <translation>Ziele an jedem von mehreren Orten werden nicht auseinandergehalten; nennen Sie eines nach dem anderen, etwa „target Character in your Hero Expedition“.</translation>
        </message>
        <message>
            <source>Until then only one of several is remembered, unless all that is said is what is done to them, as in &quot;At the next Dusk, sacrifice them.&quot;</source>
            <translation>Bis dahin bleibt nur eines von mehreren im Gedächtnis, es sei denn, es wird nur gesagt, was ihnen geschieht, etwa „At the next Dusk, sacrifice them.“</translation>
        </message>
        <message>
            <source>Of which it is waited for is not known any more then; say it of what was named itself, as in &quot;The next time it leaves the Expedition zone this Day&quot;.</source>
            <translation>Worauf gewartet wird, ist dann nicht mehr bekannt; schreiben Sie es von dem Genannten selbst, etwa „The next time it leaves the Expedition zone this Day“.</translation>
        </message>
        <message>
            <source>It could be what was shown or what was named since; say first what becomes of what was shown.</source>
            <translation>Es könnte das Gezeigte oder das seitdem Genannte sein; schreiben Sie zuerst, was mit dem Gezeigten geschieht.</translation>
        </message>
        <message>
            <source>Each of them is told by itself; say it of one, with &quot;a&quot; instead of &quot;one or more&quot;, which is once for each.</source>
            <translation>Von jedem wird einzeln gehört; schreiben Sie es von einem, mit „a“ statt „one or more“, was für jeden einmal gilt.</translation>
        </message>
        <message>
            <source>&quot;that many&quot; would be one here; say it next to the number that is meant.</source>
            <translation>„that many“ wäre hier eins; schreiben Sie es neben die Zahl, die gemeint ist.</translation>
        </message>
        <message>
            <source>A target Expedition is not asked for where something is asked of it; name it first, as in &quot;Target an Expedition. If it&apos;s behind, it [Ascends].&quot;</source>
            <translation>Nach einer Ziel-Expedition wird nicht gefragt, wo nur etwas von ihr gefragt ist; nennen Sie sie zuerst, etwa „Target an Expedition. If it&apos;s behind, it [Ascends].“</translation>
        </message>
        <message>
            <source>&quot;It&quot; could be a card that is not in play or what was named before; say first what is done to the one that was named first.</source>
            <translation>„It“ könnte eine Karte sein, die nicht im Spiel ist, oder was davor genannt wurde; schreiben Sie zuerst, was mit dem geschieht, was zuerst genannt wurde.</translation>
        </message>
        <message>
            <source>Each would choose out of all of them together; say whose they are, as in &quot;each player discards a card from their Reserve&quot;.</source>
            <translation>Jeder würde aus allen zusammen wählen; schreiben Sie, wessen sie sind, etwa „each player discards a card from their Reserve“.</translation>
        </message>
        <message>
            <source>Which the others are is known only of what was named; say first &quot;Choose two Robots you control&quot;.</source>
            <translation>Welche die anderen sind, ist nur von dem bekannt, was genannt wurde; schreiben Sie zuerst „Choose two Robots you control“.</translation>
        </message>
        <message>
            <source>What was counted one by one is not known together; say &quot;Each Robot or Animal you control gains 1 boost&quot;.</source>
            <translation>Was einzeln gezählt wurde, ist nicht zusammen bekannt; schreiben Sie „Each Robot or Animal you control gains 1 boost“.</translation>
        </message>
        <message>
            <source>From what it is different is not asked; name both at once, as in &quot;Two target Characters with different Base Costs&quot;.</source>
            <translation>Wovon es verschieden ist, wird nicht gefragt; nennen Sie beide auf einmal, etwa „Two target Characters with different Base Costs“.</translation>
        </message>
        <message>
            <source>&quot;In it&quot; is of an Expedition; say &quot;revealed this way&quot; of the cards of a hand.</source>
            <translation>„In it“ gilt einer Expedition; schreiben Sie von den Karten einer Hand „revealed this way“.</translation>
        </message>
        <message>
            <source>Whether more dice are rolled is not asked; say it without &quot;may&quot;, as in &quot;If you would roll a die, roll two dice instead and choose one&quot;.</source>
            <translation>Ob mehr Würfel geworfen werden, wird nicht gefragt; schreiben Sie es ohne „may“, etwa „If you would roll a die, roll two dice instead and choose one“.</translation>
        </message>
        <message>
            <source>One more than what is not clear; say how far it goes, as in &quot;it moves backwards two regions instead&quot;.</source>
            <translation>Eine mehr als was, ist nicht klar; schreiben Sie, wie weit es geht, etwa „it moves backwards two regions instead“.</translation>
        </message>
        <message>
            <source>Only you would be asked for it; say &quot;target opponent&apos;s Hero Expedition&quot;.</source>
            <translation>Nur Sie würden danach gefragt; schreiben Sie „target opponent&apos;s Hero Expedition“.</translation>
        </message>
        <message>
            <source>Nothing is asked of a faction; say it of a sub-type, as in &quot;each Robot you control&quot;.</source>
            <translation>Nach einer Fraktion wird nicht gefragt; schreiben Sie es von einer Unterart, etwa „each Robot you control“.</translation>
        </message>
        <message>
            <source>Of two deeds alike only the second is known then; say it behind each of them.</source>
            <translation>Von zwei gleichen Taten ist danach nur die zweite bekannt; schreiben Sie es hinter jede von ihnen.</translation>
        </message>
        <message>
            <source>It is not said what kind of counter that is; say &quot;1 boost&quot;, or name it, as in &quot;1 Kelon counter&quot;.</source>
            <translation>Es ist nicht gesagt, welche Art von Marke das ist; schreiben Sie „1 boost“, oder nennen Sie sie, etwa „1 Kelon counter“.</translation>
        </message>
        <message>
            <source>What it was before that is not known any more, as it is still there; ask it first, as in &quot;Target a Character. If it&apos;s [Boosted], draw a card. It gains 1 boost.&quot;</source>
            <translation>Was es davor war, ist nicht mehr bekannt, denn es ist noch da; fragen Sie zuerst danach, etwa „Target a Character. If it&apos;s [Boosted], draw a card. It gains 1 boost.“</translation>
        </message>
        <message>
            <source>Nobody has seen yet what would be played; say it first, as in &quot;Reveal the top card of your deck. You may play it for free.&quot;</source>
            <translation>Noch hat niemand gesehen, was gespielt würde; schreiben Sie das zuerst, etwa „Reveal the top card of your deck. You may play it for free.“</translation>
        </message>
        <message>
            <source>What is played is chosen, not taken at random; leave out &quot;random&quot;.</source>
            <translation>Was gespielt wird, wird gewählt und nicht zufällig bestimmt; lassen Sie „random“ weg.</translation>
        </message>
        <message>
            <source>Beside boosts a card bears counters of one kind only; say it of counters of one name.</source>
            <translation>Neben Boosts trägt eine Karte nur Marker einer Art; schreiben Sie es von Markern eines Namens.</translation>
        </message>
        <message>
            <source>What is not in play yet faces nobody; say &quot;I cost {1} less if I&apos;m played in an Expedition with a Robot&quot;, or of what is there, as in &quot;if an opponent controls a Robot&quot;.</source>
            <translation>Was noch nicht im Spiel ist, steht niemandem gegenüber; schreiben Sie „I cost {1} less if I&apos;m played in an Expedition with a Robot“ oder von dem, was da ist, etwa „if an opponent controls a Robot“.</translation>
        </message>
        <message>
            <source>What they would be alike to is not said; say &quot;that shares a name with another Character you control&quot;.</source>
            <translation>Womit sie übereinstimmen sollen, ist nicht gesagt; schreiben Sie „that shares a name with another Character you control“.</translation>
        </message>
        <message>
            <source>It is not said which it would be another than; name one first, as in &quot;Target Character gains 1 boost. Create ... in another Expedition.&quot;</source>
            <translation>Es ist nicht gesagt, als welche es eine andere wäre; nennen Sie zuerst eine, etwa „Target Character gains 1 boost. Create ... in another Expedition.“</translation>
        </message>
        <message>
            <source>Nothing before it was sent out of an Expedition; say &quot;that Expedition&quot; of the one that was left or named.</source>
            <translation>Nichts davor wurde aus einer Expedition geschickt; sagen Sie „that Expedition“ von der, die verlassen oder genannt wurde.</translation>
        </message>
        <message>
            <source>What fits both descriptions would have it twice; say each in a paragraph of its own if it should, or name only one of them.</source>
            <translation>Was zu beiden Beschreibungen passt, hätte es doppelt; schreiben Sie jede in einen eigenen Absatz, wenn es das soll, oder nennen Sie nur eine.</translation>
        </message>
        <message>
            <source>Which one is meant would never be chosen; name it first, as in &quot;Choose an Expedition. Each Character in it gains 1 boost.&quot;, or say &quot;each of your Expeditions&quot; or &quot;target player&apos;s Reserve&quot;.</source>
            <translation>Welches gemeint ist, würde nie gewählt; nennen Sie es zuerst, etwa „Choose an Expedition. Each Character in it gains 1 boost.“, oder schreiben Sie „each of your Expeditions“ oder „target player&apos;s Reserve“.</translation>
        </message>
        <message>
            <source>&quot;It&quot; could be what was named before or what is asked for here; name it anew, as in &quot;If you control a Landmark, sacrifice a Landmark&quot;.</source>
            <translation>„It“ könnte das sein, was davor genannt ist, oder das, wonach hier gefragt wird; nennen Sie es neu, etwa „If you control a Landmark, sacrifice a Landmark“.</translation>
        </message>
        <message>
            <source>Only what is in play is sacrificed; say &quot;Discard a Mana Orb you control&quot;.</source>
            <translation>Geopfert wird nur, was im Spiel ist; schreiben Sie „Discard a Mana Orb you control“.</translation>
        </message>
        <message>
            <source>One would be chosen in all of them together; say it of each player&apos;s, as in &quot;Choose a Character in each of your Expeditions&quot;.</source>
            <translation>In allen zusammen würde eines gewählt; schreiben Sie es von denen eines Spielers, etwa „Choose a Character in each of your Expeditions“.</translation>
        </message>
        <message>
            <source>Nothing before &quot;it&quot; or &quot;they&quot; could be meant; say of whom it is, as in &quot;When a Character you control is sacrificed, draw a card&quot;.</source>
            <translation>Vor „it“ oder „they“ steht nichts, was gemeint sein könnte; schreiben Sie, um wen es geht, etwa „When a Character you control is sacrificed, draw a card“.</translation>
        </message>
        <message>
            <source>It is not clear whether it is there already; say &quot;Create a [Brassbug 2/2/2] Robot token in target Expedition&quot; of a new one.</source>
            <translation>Es ist nicht klar, ob es schon da ist; schreiben Sie von einem neuen „Create a [Brassbug 2/2/2] Robot token in target Expedition“.</translation>
        </message>
        <message>
            <source>What is always so has named nothing that &quot;it&quot; or &quot;they&quot; could be; say it of all those it is asked of, as in &quot;Characters you control have +1 {V} while they&apos;re [Boosted]&quot;.</source>
            <translation>Was immer gilt, hat nichts genannt, das „it“ oder „they“ sein könnte; schreiben Sie es von allen, die danach gefragt werden, etwa „Characters you control have +1 {V} while they&apos;re [Boosted]“.</translation>
        </message>
        <message>
            <source>What is always so has named nothing that &quot;it&quot; or &quot;they&quot; could be; say &quot;I&quot; of this card, as in &quot;I have +1 {V} while you control a Robot&quot;, or say of whom it is, as in &quot;Other Characters you control have +1 {V}&quot;.</source>
            <translation>Was immer gilt, hat nichts genannt, das „it“ oder „they“ sein könnte; schreiben Sie von dieser Karte „I“, etwa „I have +1 {V} while you control a Robot“, oder von wem es gilt, etwa „Other Characters you control have +1 {V}“.</translation>
        </message>
        <message>
            <source>Nobody chooses a target of what is always so; say it of all of them, as in &quot;Characters you control are [Tough 1]&quot;, or choose one for a time, as in &quot;{J} Target Character gains [Tough 1] this Day&quot;.</source>
            <translation>Was immer gilt, hat kein Ziel, das jemand wählt; schreiben Sie es von allen, etwa „Characters you control are [Tough 1]“, oder wählen Sie eines für eine Zeit, etwa „{J} Target Character gains [Tough 1] this Day“.</translation>
        </message>
        <message>
            <source>Who plays it pays the cost, and nobody else does; say what others do as a part of what happens, as in &quot;{T}: Each player sacrifices a Character&quot;.</source>
            <translation>Die Kosten bezahlt, wer es spielt, und niemand sonst; schreiben Sie, was andere tun, als Teil dessen, was geschieht, etwa „{T}: Each player sacrifices a Character“.</translation>
        </message>
        <message>
            <source>Only what is in the Mana zone is a Mana Orb; say &quot;in your Mana zone, as an exhausted Mana Orb&quot;, or leave the Mana Orb out, as in &quot;Put a card from your hand in Reserve, exhausted&quot;.</source>
            <translation>Nur was in der Manazone liegt, ist ein Mana-Orb; schreiben Sie „in your Mana zone, as an exhausted Mana Orb“, oder lassen Sie den Mana-Orb weg, etwa „Put a card from your hand in Reserve, exhausted“.</translation>
        </message>
        <message>
            <source>What is in a hand or a deck has no status; leave out &quot;exhausted&quot;.</source>
            <translation>Was in einer Hand oder einem Deck ist, hat keinen Status; lassen Sie „exhausted“ weg.</translation>
        </message>
        <message>
            <source>That would be asked of each of several; say it of those of whom it is so, as in &quot;Robots you control gain 1 boost&quot;.</source>
            <translation>Das müsste von jedem von mehreren gefragt werden; schreiben Sie es von denen, für die es gilt, etwa „Robots you control gain 1 boost“.</translation>
        </message>
        <message>
            <source>It is not clear of which of the two that is said; say each of them by itself, as in &quot;Sacrifice a Landmark or discard a card from your Reserve&quot;.</source>
            <translation>Es ist nicht klar, von welchem der beiden das gilt; schreiben Sie jedes für sich, etwa „Sacrifice a Landmark or discard a card from your Reserve“.</translation>
        </message>
        <message>
            <source>What is drawn is not shown; say &quot;Reveal the top card of your deck. If it&apos;s a Character, ...&quot;</source>
            <translation>Was gezogen wird, wird nicht gezeigt; schreiben Sie „Reveal the top card of your deck. If it&apos;s a Character, ...“</translation>
        </message>
        <message>
            <source>Whether a card was drawn is not known any more then; say it right after the draw.</source>
            <translation>Ob eine Karte gezogen wurde, ist dann nicht mehr bekannt; schreiben Sie es unmittelbar hinter das Ziehen.</translation>
        </message>
        <message>
            <source>How many that were is not known any more, as something else has been done since; say it right after it was done.</source>
            <translation>Wie viele das waren, ist nicht mehr bekannt, da seitdem etwas anderes getan wurde; schreiben Sie es unmittelbar hinter die Handlung.</translation>
        </message>
        <message>
            <source>Which the others are is not said; say &quot;All other Characters gain [Asleep]&quot;.</source>
            <translation>Welche die anderen sind, steht nicht da; schreiben Sie „All other Characters gain [Asleep]“.</translation>
        </message>
        <message>
            <source>What has left a hand or a deck is not known to have been there; say each by itself, as in &quot;You may discard a card from your hand. If you do, draw a card.&quot;</source>
            <translation>Was eine Hand oder ein Deck verlassen hat, von dem ist nicht bekannt, dass es dort war; schreiben Sie jedes für sich, etwa „You may discard a card from your hand. If you do, draw a card.“</translation>
        </message>
        <message>
            <source>Where a Spell goes that was played is not replaced; say it of Characters, or from where, as in &quot;If a Character you control would go to Reserve, ...&quot;</source>
            <translation>Wohin ein gespielter Zauber geht, wird nicht ersetzt; schreiben Sie es von Charakteren oder von wo, etwa „If a Character you control would go to Reserve, ...“</translation>
        </message>
        <message>
            <source>Only one player does this at a time; say it of &quot;you&quot; and of &quot;target opponent&quot; in sentences of their own.</source>
            <translation>Dies tut jeweils nur eine Person; sagen Sie es von „you“ und von „target opponent“ in eigenen Sätzen.</translation>
        </message>
        <message>
            <source>Which of several that is is never chosen; say it of all of them, as in &quot;Other Characters in my Expedition have +1 {V}&quot;.</source>
            <translation>Welches von mehreren das ist, wird nie gewählt; schreiben Sie es von allen, etwa „Other Characters in my Expedition have +1 {V}“.</translation>
        </message>
        <message>
            <source>Only one thing was named last, and &quot;they&quot; are several; say &quot;it&quot; of it, or name them all at once, as in &quot;Two target Characters gain 1 boost. They ...&quot;</source>
            <translation>Nur eines wurde zuletzt genannt, und „they“ sind mehrere; schreiben Sie davon „it“, oder nennen Sie alle auf einmal, etwa „Two target Characters gain 1 boost. They ...“</translation>
        </message>
        <message>
            <source>Of what was done one after the other only the last is known then; say it in the sentence that is done for each.</source>
            <translation>Von dem, was nacheinander getan wurde, ist danach nur das Letzte bekannt; schreiben Sie es in den Satz, der für jeden getan wird.</translation>
        </message>
        <message>
            <source>No player was named who &quot;they&quot; or &quot;their&quot; could be; say who, as in &quot;Its controller draws a card&quot;, or of each, as in &quot;For each of them, its Expedition [Ascends]&quot;.</source>
            <translation>Es wurde niemand genannt, der „they“ oder „their“ sein könnte; schreiben Sie, wer es ist, etwa „Its controller draws a card“, oder von jedem, etwa „For each of them, its Expedition [Ascends]“.</translation>
        </message>
        <message>
            <source>Of several it is not said whether it is measured of each or of all; say it of one.</source>
            <translation>Es steht nicht da, ob es von jedem von mehreren oder von allen zusammen gemessen wird; schreiben Sie es von einem.</translation>
        </message>
        <message>
            <source>That would be asked of each of several; say it of each, as in &quot;For each Character you control, if it&apos;s a Robot, it gains [Anchored]&quot;.</source>
            <translation>Das müsste von jedem von mehreren gefragt werden; schreiben Sie es von jedem, etwa „For each Character you control, if it&apos;s a Robot, it gains [Anchored]“.</translation>
        </message>
        <message>
            <source>Nothing is told of Mana Orbs that are exhausted or readied.</source>
            <translation>Von Manakugeln, die erschöpft oder bereit gemacht werden, wird nicht gehört.</translation>
        </message>
        <message>
            <source>&quot;It&quot; could be either of the two; say &quot;they&quot;, or say of one of them in a sentence of its own what it does.</source>
            <translation>„It“ könnte jedes der beiden sein; schreiben Sie „they“, oder in einem eigenen Satz, was eines davon tut.</translation>
        </message>
        <message>
            <source>&quot;It&quot; could be the one that was named first or each of the others; say first what is done to the one.</source>
            <translation>„It“ könnte das zuerst Genannte oder jedes der anderen sein; schreiben Sie zuerst, was mit dem einen geschieht.</translation>
        </message>
        <message>
            <source>What is measured beside a target is the target's; say what was done this way of this card, as in &quot;I gain X boosts&quot;.</source>
            <translation>Was neben einem Ziel gemessen wird, ist das des Ziels; schreiben Sie es von dieser Karte, etwa „I gain X boosts“.</translation>
        </message>
        <message>
            <source>&quot;They&quot; would be one alone; name both at once, as in &quot;Discard two cards from your hand. If they share a type, draw a card.&quot;</source>
            <translation>„They“ wäre eines allein; nennen Sie beide zugleich, etwa „Discard two cards from your hand. If they share a type, draw a card.“</translation>
        </message>
        <message>
            <source>&quot;They&quot; are several, and this is asked but once; say it of those of whom it is so, as in &quot;Each player who controls a Robot draws a card&quot;.</source>
            <translation>„They“ sind mehrere, und gefragt wird nur einmal; schreiben Sie es von denen, für die es gilt, etwa „Each player who controls a Robot draws a card“.</translation>
        </message>
        <message>
            <source>&quot;If you do&quot; could be of you or of any of them; say &quot;each player who did&quot;, or say it of you alone first.</source>
            <translation>„If you do“ könnte von Ihnen oder von jedem gemeint sein; schreiben Sie „each player who did“, oder schreiben Sie es zuerst von sich allein.</translation>
        </message>
        <message>
            <source>&quot;Its&quot; could be of the target or of what was named before it; let only one of them be named.</source>
            <translation>„Its“ könnte vom Ziel oder von dem sein, was davor genannt ist; nennen Sie nur eines von beiden.</translation>
        </message>
        <message>
            <source>A target is not asked for where it is only measured; name it first, as in &quot;Target a Character. Draw X cards, where X is its Base Cost.&quot;</source>
            <translation>Nach einem Ziel wird nicht gefragt, wo es nur gemessen wird; nennen Sie es zuerst, etwa „Target a Character. Draw X cards, where X is its Base Cost.“</translation>
        </message>
        <message>
            <source>In quotes only what is used or what begins with &quot;When&quot; can be given; say it without quotes, as in &quot;gains +2 {V} this Day&quot; or &quot;gains [Tough 1]&quot;.</source>
            <translation>In Anführungszeichen kann nur gegeben werden, was benutzt wird oder mit „When“ beginnt; schreiben Sie es ohne Anführungszeichen, etwa „gains +2 {V} this Day“ oder „gains [Tough 1]“.</translation>
        </message>
        <message>
            <source>Of the results one was chosen, and by then it alone counts; ask this of a roll of which none is chosen, as in &quot;Roll two dice. If the results are equal, draw a card.&quot;</source>
            <translation>Eines der Ergebnisse wurde gewählt, und nur das zählt dann noch; fragen Sie das bei einem Wurf, von dem keines gewählt wird, wie in „Roll two dice. If the results are equal, draw a card.“</translation>
        </message>
        <message>
            <source>It has this no more where it goes; say it of a card that stays, as in &quot;When you sacrifice a Character&quot;.</source>
            <translation>Wo es hinkommt, hat es das nicht mehr; schreiben Sie es von einer Karte, die bleibt, etwa „When you sacrifice a Character“.</translation>
        </message>
        <message>
            <source>It is there before it has this; say it of a token as it is created, with the ability in quotes.</source>
            <translation>Es ist schon da, bevor es das hat; schreiben Sie es von einem Spielstein, wenn er erschaffen wird, mit der Fähigkeit in Anführungszeichen.</translation>
        </message>
        <message>
            <source>&quot;They&quot; are several, and this is asked but once; say &quot;Each player may discard a card from their Reserve to draw a card&quot;, or say it of target player.</source>
            <translation>„They“ sind mehrere, und gefragt wird nur einmal; schreiben Sie „Each player may discard a card from their Reserve to draw a card“, oder schreiben Sie es von „target player“.</translation>
        </message>
        <message>
            <source>There is no die whose result could be changed; say first who rolls one.</source>
            <translation>Es gibt keinen Würfel, dessen Ergebnis geändert werden könnte; schreiben Sie zuerst, wer würfelt.</translation>
        </message>
        <message>
            <source>What is gained there works only in play, and is lost on the way into play; say it of Characters in play.</source>
            <translation>Was dort erlangt wird, wirkt nur im Spiel und geht auf dem Weg ins Spiel verloren; schreiben Sie es von Charakteren im Spiel.</translation>
        </message>
        <message>
            <source>This keyword does nothing on a card of this type.</source>
            <translation>Dieses Schlüsselwort bewirkt auf einer Karte dieses Typs nichts.</translation>
        </message>
        <message>
            <source>Only {j}, {h}, {r} and {D} abilities can be activated by an effect.</source>
            <translation>Nur Fähigkeiten mit {j}, {h}, {r} und {D} können von einem Effekt aktiviert werden.</translation>
        </message>
        <message>
            <source>&quot;there&quot; has no place before it; say where it is created.</source>
            <translation>Vor „there“ steht kein Ort; schreiben Sie, wo es erschaffen wird.</translation>
        </message>
        <message>
            <source>&quot;one of them&quot; has none before it; say of what, as in &quot;target a Character facing me&quot;.</source>
            <translation>Vor „one of them“ steht nichts dergleichen; schreiben Sie, wovon, etwa „target a Character facing me“.</translation>
        </message>
        <message>
            <source>Nobody sees this card where it goes, so nothing can be activated there.</source>
            <translation>Wo diese Karte hingeht, sieht sie niemand, also kann dort nichts aktiviert werden.</translation>
        </message>
        <message>
            <source>It is not said whether this happens once for all of them; say &quot;one of your Expeditions&quot;, which is once for each.</source>
            <translation>Es ist nicht gesagt, ob dies einmal für alle geschieht; schreiben Sie „one of your Expeditions“, das ist einmal für jede.</translation>
        </message>
        <message>
            <source>In the support box this would wait for what happens only in play.</source>
            <translation>Im Feld für die Unterstützung würde dies auf etwas warten, was nur im Spiel geschieht.</translation>
        </message>
        <message>
            <source>A Spell cannot play itself while it resolves; &quot;Play me for {1} less if ...&quot; stands in a paragraph of its own.</source>
            <translation>Ein Zauber kann sich nicht selbst spielen, während er wirkt; „Play me for {1} less if ...“ steht in einem eigenen Absatz.</translation>
        </message>
        <message>
            <source>The file must hold one JSON object with &quot;format&quot;:&quot;%1&quot;.</source>
            <translation>Die Datei muss ein JSON-Objekt mit "format":"%1" enthalten.</translation>
        </message>
        <message>
            <source>The field &quot;format&quot; is missing; write &quot;format&quot;:&quot;%1&quot;.</source>
            <translation>Das Feld „format“ fehlt; schreiben Sie "format":"%1".</translation>
        </message>
        <message>
            <source>The file is in version &quot;%1&quot;, this program reads &quot;%2&quot;. Use a newer program or save the file in that version.</source>
            <translation>Die Datei hat Version „%1“, dieses Programm liest „%2“. Nehmen Sie ein neueres Programm, oder speichern Sie die Datei in dieser Version.</translation>
        </message>
        <message>
            <source>The file says it is a &quot;%1&quot;, but a &quot;%2&quot; is needed here.</source>
            <translation>Die Datei nennt sich „%1“, hier wird aber „%2“ gebraucht.</translation>
        </message>
        <message>
            <source>"%1" is not in the pool.</source>
            <translation>„%1“ ist nicht im Vorrat.</translation>
        </message>
        <message>
            <source>There are %1 copies of "%2"; the pool has %3.</source>
            <translation>„%2“ ist %1-mal da; der Vorrat hat %3.</translation>
        </message>
        <message>
            <source>It is not said whether this is asked once, or whenever it would move; to ask once, say &quot;If ..., target Expedition can&apos;t move forward this Day&quot;.</source>
            <translation>Es ist nicht gesagt, ob das einmal gefragt wird oder jedes Mal, wenn sie sich bewegen würde; um einmal zu fragen, sagen Sie „If ..., target Expedition can&apos;t move forward this Day“.</translation>
        </message>
        <message>
            <source>&quot;Other&quot; could leave out this card or what was chosen; say &quot;other than me&quot; if it is this card.</source>
            <translation>„Other“ könnte diese Karte auslassen oder das, was gewählt wurde; sagen Sie „other than me“, wenn es diese Karte ist.</translation>
        </message>
        <message>
            <source>It is not said what happens at that time; say it as in &quot;played this turn&quot;.</source>
            <translation>Es ist nicht gesagt, was zu dieser Zeit geschieht; sagen Sie es wie in „played this turn“.</translation>
        </message>
        <message>
            <source>It is not said for how long; say &quot;this turn&quot;, &quot;this Afternoon&quot; or &quot;this Day&quot;, or give boosts, which stay.</source>
            <translation>Es ist nicht gesagt, für wie lange; sagen Sie „this turn“, „this Afternoon“ oder „this Day“, oder geben Sie Verstärkungen, die bleiben.</translation>
        </message>
        <message>
            <source>&quot;Their&quot; is nobody&apos;s here: you do it; say whose, as in &quot;a Character that opponent controls&quot;.</source>
            <translation>„Their“ meint hier niemanden: Sie tun es; sagen Sie, wessen, wie in „a Character that opponent controls“.</translation>
        </message>
        <message>
            <source>&quot;They&quot; could be you here; say &quot;that opponent&quot;.</source>
            <translation>„They“ könnten hier auch Sie sein; sagen Sie „that opponent“.</translation>
        </message>
        <message>
            <source>It is not said from where; say &quot;a card from your hand&quot; or &quot;a card from your Reserve&quot;.</source>
            <translation>Es ist nicht gesagt, von wo; sagen Sie „a card from your hand“ oder „a card from your Reserve“.</translation>
        </message>
        <message>
            <source>Boosts and other counters stay until something takes them; leave out how long.</source>
            <translation>Boosts und andere Marken bleiben, bis etwas sie wegnimmt; lassen Sie weg, wie lange.</translation>
        </message>
        <message>
            <source>This waits as long as the card is there, not until a turn or a Day ends; say &quot;The next time you play a Spell this turn, ...&quot; of an effect.</source>
            <translation>Das wartet, solange die Karte da ist, nicht bis ein Zug oder ein Tag endet; von einem Effekt sagen Sie „The next time you play a Spell this turn, ...“.</translation>
        </message>
        <message>
            <source>&quot;one or more&quot; is of several cards.</source>
            <translation>„one or more“ wird von mehreren Karten gesagt.</translation>
        </message>
        <message>
            <source>A card&apos;s abilities listen only while it is on the island (9), or of its own coming where all can see it. Say &quot;When this dies,&quot; or &quot;When this is put into your limbo pile from your deck,&quot;, or speak of other cards: &quot;Whenever a card leaves your hand,&quot;.</source>
            <translation>Die Fähigkeiten einer Karte lauschen nur, solange sie auf der Insel ist (9), oder auf ihr eigenes Kommen dorthin, wo alle sie sehen. Sagen Sie „When this dies,“ oder „When this is put into your limbo pile from your deck,“, oder sprechen Sie von anderen Karten: „Whenever a card leaves your hand,“.</translation>
        </message>
        <message>
            <source>So much for each of something is asked only while a citizen says so. Say a number: &quot;Citizens can not attack you this turn unless their controller pays {2}.&quot;</source>
            <translation>So viel für jedes von etwas wird nur verlangt, solange ein Bürger es sagt. Sagen Sie eine Zahl: „Citizens can not attack you this turn unless their controller pays {2}.“</translation>
        </message>
        <message>
            <source>Whose next turn that is, is told by what is done then to a card that was named before. Say &quot;at the start of your next turn&quot; or &quot;at the start of the next turn&quot;.</source>
            <translation>Wessen nächster Zug das ist, sagt, was dann mit einer vorher genannten Karte geschieht. Sagen Sie „at the start of your next turn“ oder „at the start of the next turn“.</translation>
        </message>
        <message>
            <source>This card is never on the island, so it does not leave it.</source>
            <translation>Diese Karte ist nie auf der Insel, also verlässt sie sie auch nicht.</translation>
        </message>
        <message>
            <source>What a target may be can not depend on another card.</source>
            <translation>Was ein Ziel sein darf, kann nicht von einer anderen Karte abhängen.</translation>
        </message>
        <message>
            <source>This card is not on the island, so nothing blocks it.</source>
            <translation>Diese Karte ist nicht auf der Insel, also blockt sie nichts.</translation>
        </message>
        <message>
            <source>A target is chosen before anybody is named, so it can not be &quot;theirs&quot;; say &quot;an opponent controls&quot;.</source>
            <translation>Ein Ziel wird gewählt, bevor jemand genannt ist, also kann es nicht „theirs“ sein; sagen Sie „an opponent controls“.</translation>
        </message>
        <message>
            <source>Otherwise than what? Begin with &quot;if&quot; and what is so then.</source>
            <translation>Anders als was? Beginnen Sie mit „if“ und dem, was dann gilt.</translation>
        </message>
        <message>
            <source>&quot;Otherwise&quot; could be where the last of these is not so, or where none of them is; say &quot;Otherwise, if ...&quot; of the second of them, or ask anew for what is so then.</source>
            <translation>„Otherwise“ könnte gelten, wenn das Letzte davon nicht so ist, oder wenn nichts davon so ist; sagen Sie vom Zweiten „Otherwise, if ...“, oder fragen Sie neu nach dem, was dann gilt.</translation>
        </message>
        <message>
            <source>Instead of what? Say first what happens as a rule, in a sentence of its own.</source>
            <translation>Statt was? Sagen Sie zuerst in einem eigenen Satz, was in der Regel geschieht.</translation>
        </message>
        <message>
            <source>How far an attack strikes is said of its target; of anything else say &quot;within Distance 2&quot;.</source>
            <translation>Wie weit ein Angriff reicht, wird von seinem Ziel gesagt; von allem anderen sagen Sie „within Distance 2“.</translation>
        </message>
        <message>
            <source>This card stands nowhere, so nothing is near it; say a place, such as &quot;enters your Guild Hall&quot;.</source>
            <translation>Diese Karte steht nirgends, also ist nichts in ihrer Nähe; nennen Sie einen Ort, etwa „enters your Guild Hall“.</translation>
        </message>
        <message>
            <source>Behind and in front are as you see it, also of an enemy; say &quot;adjacent to it&quot;, or say it of one of your own mercenaries.</source>
            <translation>Dahinter und davor ist von Ihnen aus gesehen, auch bei einem Gegner; sagen Sie „adjacent to it“, oder sagen Sie es von einem Ihrer eigenen Söldner.</translation>
        </message>
        <message>
            <source>Which attack this answers is known once it is played; choose there, such as &quot;a mercenary adjacent to the attacked mercenary&quot;.</source>
            <translation>Auf welchen Angriff das antwortet, steht erst fest, wenn es gespielt ist; wählen Sie dort, etwa „a mercenary adjacent to the attacked mercenary“.</translation>
        </message>
        <message>
            <source>Nobody was named who could control it; say whose it is, such as &quot;an enemy mercenary&quot;.</source>
            <translation>Es wurde niemand genannt, der ihn kontrollieren könnte; sagen Sie, wessen er ist, etwa „an enemy mercenary“.</translation>
        </message>
        <message>
            <source>Whose it is must be known when the target is chosen; say &quot;an opponent controls&quot; or &quot;you control&quot;.</source>
            <translation>Wessen er ist, muss bekannt sein, wenn das Ziel gewählt wird; sagen Sie „an opponent controls“ oder „you control“.</translation>
        </message>
        <message>
            <source>Of several targets this could be each other&apos;s row or this card&apos;s; say &quot;each enemy mercenary in target row&quot;, or &quot;in the same row as&quot; whom.</source>
            <translation>Bei mehreren Zielen könnte das die Reihe der jeweils anderen oder die dieser Karte sein; sagen Sie „each enemy mercenary in target row“, oder „in the same row as“ mit dem, wessen Reihe es ist.</translation>
        </message>
        <message>
            <source>Nobody can choose an opponent for what is always so; say &quot;your opponents&apos;&quot;.</source>
            <translation>Für das, was immer so ist, kann niemand einen Gegner wählen; sagen Sie „your opponents&apos;“.</translation>
        </message>
        <message>
            <source>Nothing that one may do or not stands before this; say &quot;you may ... . If you do, ...&quot;, or leave out &quot;if you do&quot;.</source>
            <translation>Davor steht nichts, was man tun kann oder nicht; sagen Sie „you may ... . If you do, ...“, oder lassen Sie „if you do“ weg.</translation>
        </message>
        <message>
            <source>Only a treasure can say who equips it.</source>
            <translation>Nur ein Schatz kann sagen, wer ihn anlegt.</translation>
        </message>
        <message>
            <source>A card answers one thing; say &quot;play this only when ...&quot; in one of its paragraphs.</source>
            <translation>Eine Karte antwortet auf eines; sagen Sie „play this only when ...“ in einem ihrer Absätze.</translation>
        </message>
        <message>
            <source>An Attack card goes to the discard by itself; who uses it is &quot;the attacker&quot;.</source>
            <translation>Eine Angriffskarte kommt von selbst auf den Ablagestapel; wer sie nutzt, ist „the attacker“.</translation>
        </message>
        <message>
            <source>By then this card lies in the discard; let it go at once, or say &quot;the attacker&quot;.</source>
            <translation>Dann liegt diese Karte schon auf dem Ablagestapel; lassen Sie sie gleich gehen oder sagen Sie „the attacker“.</translation>
        </message>
        <message>
            <source>What happens instead of that happens at once, so it can be losing or gaining loot, drawing, what befalls this card or the end of it, without a choice or a target.</source>
            <translation>Was stattdessen geschieht, geschieht sofort; es kann also Beute kosten oder bringen, Karten ziehen, dieser Karte etwas antun oder sie enden lassen, ohne Wahl und ohne Ziel.</translation>
        </message>
        <message>
            <source>Of several additional costs none can be left out; say all of them in one sentence.</source>
            <translation>Von mehreren zusätzlichen Kosten kann keine wegbleiben; sagen Sie alle in einem Satz.</translation>
        </message>
        <message>
            <source>Only mercenaries are played face down.</source>
            <translation>Nur Söldner werden verdeckt gespielt.</translation>
        </message>
        <message>
            <source>Only mercenaries are played onto a tile.</source>
            <translation>Nur Söldner werden auf ein Feld gespielt.</translation>
        </message>
        <message>
            <source>Nothing of this card stays to hold counters.</source>
            <translation>Von dieser Karte bleibt nichts, worauf Marken liegen könnten.</translation>
        </message>
        <message>
            <source>Counters with a name lie on the card that names them; say &quot;on this&quot;.</source>
            <translation>Marken mit einem Namen liegen auf der Karte, die sie nennt; sagen Sie „on this“.</translation>
        </message>
        <message>
            <source>In the Warchest nobody carries it; say there what is so of your mercenaries or of players.</source>
            <translation>In der Kriegskasse trägt ihn niemand; sagen Sie dort, was für Ihre Söldner oder für Spieler gilt.</translation>
        </message>
        <message>
            <source>What is done later remembers one of those whom the text names; say all of it of that one.</source>
            <translation>Was später geschieht, merkt sich einen von denen, die der Text nennt; sagen Sie alles davon von diesem einen.</translation>
        </message>
        <message>
            <source>&quot;Then&quot; would not wait until that is over; say when, such as &quot;at end of turn, exhaust it&quot;, or say &quot;and&quot; instead of &quot;then&quot;.</source>
            <translation>„Then“ würde nicht warten, bis das vorbei ist; schreiben Sie, wann, etwa „at end of turn, exhaust it“, oder „and“ statt „then“.</translation>
        </message>
        <message>
            <source>&quot;Then&quot; would not wait for that attack; say &quot;the next time it attacks this turn, ...&quot; of what comes after it, or leave out &quot;then&quot;.</source>
            <translation>„Then“ würde nicht auf diesen Angriff warten; schreiben Sie „the next time it attacks this turn, ...“ vor das, was danach kommt, oder lassen Sie „then“ weg.</translation>
        </message>
        <message>
            <source>How long? Say &quot;this turn&quot; or &quot;for its next attack&quot;, or say what is always so, such as &quot;this deals 1 more damage to damaged mercenaries&quot;.</source>
            <translation>Wie lange? Sagen Sie „this turn“ oder „for its next attack“, oder sagen Sie, was immer so ist, etwa „this deals 1 more damage to damaged mercenaries“.</translation>
        </message>
        <message>
            <source>To whom it deals more damage can be said of what is always so only; leave it out, or say it without an end of time.</source>
            <translation>Wem er mehr Schaden zufügt, kann nur von dem gesagt werden, was immer so ist; lassen Sie es weg, oder sagen Sie es ohne zeitliches Ende.</translation>
        </message>
        <message>
            <source>Whoever attacks comes out of Stealth before the attack does anything, so this would never be so; the next damage it deals then is True damage in any case. Leave out &quot;while stealthed&quot;.</source>
            <translation>Wer angreift, kommt aus „Stealth“ hervor, bevor der Angriff etwas tut, also wäre das nie so; der nächste Schaden, den er dann zufügt, ist ohnehin „True“. Lassen Sie „while stealthed“ weg.</translation>
        </message>
        <message>
            <source>What an opponent&apos;s mercenary costs is lost by that player, and never by you; say &quot;a mercenary you control&quot;, or leave out &quot;you&quot;.</source>
            <translation>Was der Söldner eines Gegners kostet, verliert dieser Spieler und nie Sie; sagen Sie „a mercenary you control“ oder lassen Sie „you“ weg.</translation>
        </message>
        <message>
            <source>How far somebody has moved is counted in the whole turn, and not in a phase; say &quot;each turn&quot; without the phase, or &quot;cannot move&quot; of the phase.</source>
            <translation>Wie weit sich jemand bewegt hat, wird im ganzen Zug gezählt und nicht in einer Phase; sagen Sie „each turn“ ohne die Phase oder „cannot move“ von der Phase.</translation>
        </message>
        <message>
            <source>Instead of what? Say first what is so as a rule, of the same one and with another number, such as &quot;this has Armor 1. If it is damaged, it has Armor 2 instead&quot;.</source>
            <translation>Statt was? Sagen Sie zuerst, was in der Regel gilt, von demselben und mit einer anderen Zahl, etwa „this has Armor 1. If it is damaged, it has Armor 2 instead“.</translation>
        </message>
        <message>
            <source>For a time a tile can be closed, such as &quot;target tile cannot be entered until your next turn&quot;, or a place, such as &quot;enemy mercenaries cannot enter your Guild Hall this turn&quot;; what lies beside a card is said of what is always so, such as &quot;enemy mercenaries cannot enter tiles adjacent to this&quot;.</source>
            <translation>Auf Zeit kann ein Feld gesperrt werden, etwa „target tile cannot be entered until your next turn“, oder ein Ort, etwa „enemy mercenaries cannot enter your Guild Hall this turn“; was neben einer Karte liegt, wird von dem gesagt, was immer so ist, etwa „enemy mercenaries cannot enter tiles adjacent to this“.</translation>
        </message>
        <message>
            <source>This card is something else; say &quot;this&quot; or &quot;target treasure&quot;.</source>
            <translation>Diese Karte ist etwas anderes; sagen Sie „this“ oder „target treasure“.</translation>
        </message>
        <message>
            <source>What is so for as long as this card works needs no end; leave out how long, or let it happen.</source>
            <translation>Was gilt, solange diese Karte wirkt, braucht kein Ende; lassen Sie weg, wie lange, oder lassen Sie es geschehen.</translation>
        </message>
        <message>
            <source>For how long? Say &quot;this turn&quot; or &quot;until your next turn&quot;.</source>
            <translation>Für wie lange? Sagen Sie „this turn“ oder „until your next turn“.</translation>
        </message>
        <message>
            <source>What happens to each of them has no target of its own; say &quot;it&quot;.</source>
            <translation>Was jedem von ihnen geschieht, hat kein eigenes Ziel; sagen Sie „it“.</translation>
        </message>
        <message>
            <source>What is so for as long as this card works says &quot;if ... would be destroyed&quot;; what happens says &quot;the next time ... would be destroyed this turn&quot;.</source>
            <translation>Was gilt, solange diese Karte wirkt, sagt „if ... would be destroyed“; was geschieht, sagt „the next time ... would be destroyed this turn“.</translation>
        </message>
        <message>
            <source>What is waited for knows only whom it happens to; &quot;%1&quot; was named before it.</source>
            <translation>Worauf gewartet wird, das kennt nur, wem es geschieht; „%1“ wurde davor genannt.</translation>
        </message>
        <message>
            <source>What steps cost is said of what is always so, such as &quot;enemy mercenaries must spend 1 more movement to leave tiles adjacent to this&quot;.</source>
            <translation>Was Schritte kosten, wird von dem gesagt, was immer gilt, etwa „enemy mercenaries must spend 1 more movement to leave tiles adjacent to this“.</translation>
        </message>
        <message>
            <source>Damage goes elsewhere where it would be dealt to another: say whom it would be dealt to and who takes it instead.</source>
            <translation>Schaden geht dorthin, wo er einen anderen träfe: Sagen Sie, wem er zugefügt würde und wer ihn stattdessen nimmt.</translation>
        </message>
        <message>
            <source>Only of damage some can be prevented; of a destruction say what happens instead.</source>
            <translation>Nur von Schaden lässt sich etwas verhindern; von einer Vernichtung sagen Sie, was stattdessen geschieht.</translation>
        </message>
        <message>
            <source>Which damage becomes another is said of what is always so; for a time all of it does: leave out &quot;instead of&quot;.</source>
            <translation>Welcher Schaden zu einem anderen wird, sagt man von dem, was immer gilt; für eine Zeit wird es jeder: Lassen Sie „instead of“ weg.</translation>
        </message>
        <message>
            <source>Nothing that waits was named; say &quot;counter target ability&quot;, or say when, such as &quot;whenever an opponent plays an ability card, you may counter it&quot;.</source>
            <translation>Nichts, was wartet, wurde genannt; sagen Sie „counter target ability“, oder sagen Sie, wann, etwa „whenever an opponent plays an ability card, you may counter it“.</translation>
        </message>
        <message>
            <source>A treasure is of no class; say &quot;of the same class as the bearer&quot;, or name the class, such as &quot;each Warrior mercenary&quot;.</source>
            <translation>Ein Schatz hat keine Klasse; sagen Sie „of the same class as the bearer“, oder nennen Sie die Klasse, etwa „each Warrior mercenary“.</translation>
        </message>
        <message>
            <source>As whom? Say &quot;of the same class as this&quot;, or name the class, such as &quot;each Warrior mercenary&quot;.</source>
            <translation>Wie wer? Sagen Sie „of the same class as this“, oder nennen Sie die Klasse, etwa „each Warrior mercenary“.</translation>
        </message>
        <message>
            <source>Until when? The sentence before says how long; say it here as well, such as &quot;this turn&quot; or &quot;for as long as this is in play&quot;.</source>
            <translation>Bis wann? Der Satz davor sagt, wie lange; schreiben Sie es auch hier, etwa „this turn“ oder „for as long as this is in play“.</translation>
        </message>
        <message>
            <source>How far is that from whom? Say &quot;adjacent to this&quot; or &quot;adjacent to it&quot;, such as &quot;whenever an allied mercenary attacks a mercenary adjacent to it&quot;.</source>
            <translation>Von wem aus ist das gemeint? Schreiben Sie „adjacent to this“ oder „adjacent to it“, etwa „whenever an allied mercenary attacks a mercenary adjacent to it“.</translation>
        </message>
        <message>
            <source>Than whom? Say &quot;than this&quot; or &quot;than it&quot;, such as &quot;with more health than this&quot;.</source>
            <translation>Als wer? Sagen Sie „than this“ oder „than it“, etwa „with more health than this“.</translation>
        </message>
        <message>
            <source>A card that answers something speaks of that, and not of what it is paid with; leave out one of the two.</source>
            <translation>Eine Karte, die auf etwas antwortet, spricht davon, und nicht von dem, womit sie bezahlt wird; lassen Sie eines von beiden weg.</translation>
        </message>
        <message>
            <source>What is waited for cannot have a target when it comes; say &quot;it&quot;, or &quot;an enemy mercenary&quot;, which is chosen then.</source>
            <translation>Worauf gewartet wird, das kann kein Ziel haben, wenn es kommt; sagen Sie „it“ oder „an enemy mercenary“, was dann gewählt wird.</translation>
        </message>
        <message>
            <source>The field &quot;%1&quot; must be %2.</source>
            <translation>Das Feld „%1“ muss %2 sein.</translation>
        </message>
        <message>
            <source>For instance: &quot;%1&quot;</source>
            <translation>Zum Beispiel: „%1“</translation>
        </message>
        <message>
            <source>A card can not be given an ability in quotation marks; give it a keyword or a bonus, or wait for what it does.</source>
            <translation>Einer Karte kann keine Fähigkeit in Anführungszeichen gegeben werden; geben Sie ihr ein Schlüsselwort oder einen Bonus, oder warten Sie auf das, was sie tut.</translation>
        </message>
        <message>
            <source>There are no tokens: every citizen is a card of somebody&apos;s. Bring one from a deck, a hand or a limbo pile.</source>
            <translation>Es gibt keine Tokens: Jeder Bürger ist eine Karte, die jemandem gehört. Bringen Sie einen aus einem Deck, einer Hand oder einem Limbo-Stapel.</translation>
        </message>
        <message>
            <source>What an effect gives lasts until end of turn, until your next turn, until the end of your next turn, or for good.</source>
            <translation>Was ein Effekt gibt, dauert bis zum Ende des Zuges („until end of turn“), bis zu Ihrem nächsten Zug („until your next turn“), bis zu dessen Ende („until the end of your next turn“) oder für immer.</translation>
        </message>
        <message>
            <source>&quot;As long as&quot; can be said of citizens, of what is always so, at the beginning or the end.</source>
            <translation>„As long as“ kann von Bürgern gesagt werden, von dem, was immer so ist, am Anfang oder am Ende des Satzes.</translation>
        </message>
        <message>
            <source>Half of a number can not be told; say a number, or what is counted.</source>
            <translation>Die Hälfte einer Zahl kann nicht gesagt werden; nennen Sie eine Zahl oder das, was gezählt wird.</translation>
        </message>
        <message>
            <source>Nothing is doubled; say how much is added.</source>
            <translation>Nichts wird verdoppelt; sagen Sie, wie viel hinzukommt.</translation>
        </message>
        <message>
            <source>How often it may be is limited to once each turn.</source>
            <translation>Wie oft es sein darf, lässt sich nur auf einmal in jedem Zug begrenzen.</translation>
        </message>
        <message>
            <source>What happens first in a turn is counted of what is drawn, cast, discarded or sacrificed, or dies; of anything else say that it is only once.</source>
            <translation>Was in einem Zug zuerst geschieht, wird von dem gezählt, was gezogen, gewirkt, abgeworfen oder geopfert wird oder stirbt; von allem anderen sagen Sie, dass es nur einmal ist.</translation>
        </message>
        <message>
            <source>What you may do at any time is a cost before its effect.</source>
            <translation>Was Sie jederzeit tun dürfen, sind Kosten vor ihrem Effekt.</translation>
        </message>
        <message>
            <source>Players and their 11 year cards are attacked, not citizens; wait for the attack or block it.</source>
            <translation>Angegriffen werden Spieler und ihre 11-Jahres-Karten, keine Bürger; warten Sie auf den Angriff, oder blocken Sie ihn.</translation>
        </message>
        <message>
            <source>To whom is not said; say it again.</source>
            <translation>Wem, ist nicht gesagt; sagen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>Say how often by writing it so often, or with a number.</source>
            <translation>Wie oft etwas geschieht, sagen Sie, indem Sie es so oft schreiben, oder mit einer Zahl.</translation>
        </message>
        <message>
            <source>A further turn is taken by you, directly after this one.</source>
            <translation>Einen weiteren Zug machen Sie selbst, gleich nach diesem.</translation>
        </message>
        <message>
            <source>A further combat phase comes directly after the phase it is said in.</source>
            <translation>Eine weitere Kampfphase kommt gleich nach der Phase, in der sie genannt wird.</translation>
        </message>
        <message>
            <source>Instead of a card that would be drawn there can only be more of them.</source>
            <translation>Statt einer Karte, die gezogen würde, können es nur mehr sein.</translation>
        </message>
        <message>
            <source>What would happen next can be replaced where somebody would die, and damage can be prevented.</source>
            <translation>Was als Nächstes geschähe, kann ersetzt werden, wo jemand sterben würde, und Schaden kann verhindert werden.</translation>
        </message>
        <message>
            <source>Of what is cast next it is said in which turn, and how much generic energy it costs less or more.</source>
            <translation>Von dem, was als Nächstes gewirkt wird, wird gesagt, in welchem Zug und um wie viel allgemeine Energie es weniger oder mehr kostet.</translation>
        </message>
        <message>
            <source>Only a card itself can say that it may be cast from the limbo pile.</source>
            <translation>Nur eine Karte selbst kann sagen, dass sie aus dem Limbo-Stapel gewirkt werden darf.</translation>
        </message>
        <message>
            <source>Cards are cast for free, one at a time, or a card says it of itself.</source>
            <translation>Karten werden kostenlos gewirkt, eine nach der anderen, oder eine Karte sagt es von sich selbst.</translation>
        </message>
        <message>
            <source>Say the name behind &quot;named&quot;, letter for letter.</source>
            <translation>Nennen Sie den Namen hinter „named“, Buchstabe für Buchstabe.</translation>
        </message>
        <message>
            <source>Say which faction you mean.</source>
            <translation>Sagen Sie, welche Fraktion Sie meinen.</translation>
        </message>
        <message>
            <source>&quot;Unless&quot; stands behind one sentence, with what is done against it.</source>
            <translation>„Unless“ steht hinter einem einzelnen Satz, mit dem, was man dagegen tut.</translation>
        </message>
        <message>
            <source>Players have no life: they have 11 year cards, which damage destroys in combat.</source>
            <translation>Spieler haben kein Leben: Sie haben 11-Jahre-Karten, die Schaden im Kampf zerstört.</translation>
        </message>
        <message>
            <source>Counters are put on citizens, by the kind: +1/+1 counters and the like, or counters of a name.</source>
            <translation>Marken kommen auf Bürger, je nach Art: +1/+1-Marken und ähnliche, oder Marken mit einem Namen.</translation>
        </message>
        <message>
            <source>A card that is attached lies under a citizen and works as long as it is there.</source>
            <translation>Eine angelegte Karte liegt unter einem Bürger und wirkt, solange sie dort ist.</translation>
        </message>
        <message>
            <source>An ability in quotation marks can not be given to a mercenary. A treasure says what its bearer does itself; others get statistics, keywords and deeds.</source>
            <translation>Einem Söldner kann keine Fähigkeit in Anführungszeichen gegeben werden. Ein Schatz sagt selbst, was sein Träger tut; andere erhalten Werte, Schlüsselwörter und Taten.</translation>
        </message>
        <message>
            <source>A deck is searched for what goes somewhere; say where to, as in the example.</source>
            <translation>Ein Deck wird nach etwas durchsucht, das irgendwohin kommt; schreiben Sie wie im Beispiel, wohin.</translation>
        </message>
        <message>
            <source>Statistics are not taken from another card; say a number.</source>
            <translation>Werte werden nicht von einer anderen Karte übernommen; schreiben Sie eine Zahl.</translation>
        </message>
        <message>
            <source>One player is asked for an order, of cards that are put on top of a deck or on its bottom.</source>
            <translation>Nach einer Reihenfolge wird ein Spieler gefragt, bei Karten, die auf ein Deck oder darunter gelegt werden.</translation>
        </message>
        <message>
            <source>What statistics are for a time is said in numbers.</source>
            <translation>Wie groß Werte für eine Zeit sind, wird in Zahlen gesagt.</translation>
        </message>
        <message>
            <source>Nothing is copied; create a token and say what it is.</source>
            <translation>Nichts wird kopiert; erschaffen Sie eine Spielmarke und sagen Sie, was sie ist.</translation>
        </message>
        <message>
            <source>Characters do not fight; ask for their statistics.</source>
            <translation>Charaktere kämpfen nicht; fragen Sie nach ihren Werten.</translation>
        </message>
        <message>
            <source>Nothing is damaged; Characters lose boosts, are sent away or discarded.</source>
            <translation>Nichts nimmt Schaden; Charaktere verlieren Verstärkungen, werden weggeschickt oder abgeworfen.</translation>
        </message>
        <message>
            <source>Nobody has life; Expeditions move.</source>
            <translation>Niemand hat Lebenspunkte; Expeditionen ziehen weiter.</translation>
        </message>
        <message>
            <source>Cards are discarded, sacrificed or sent to a zone.</source>
            <translation>Karten werden abgeworfen, geopfert oder in eine Zone geschickt.</translation>
        </message>
        <message>
            <source>Cards are exhausted and readied.</source>
            <translation>Karten werden erschöpft und bereit gemacht.</translation>
        </message>
        <message>
            <source>There is no mana but that of Mana Orbs.</source>
            <translation>Es gibt kein Mana außer dem der Manakugeln.</translation>
        </message>
        <message>
            <source>A card costs mana only; what else is given makes it cheaper, or is asked for as it is carried out.</source>
            <translation>Eine Karte kostet nur Mana; was sonst gegeben wird, macht sie billiger, oder es wird beim Ausführen danach gefragt.</translation>
        </message>
        <message>
            <source>What a card has as it comes it gains when it is played.</source>
            <translation>Was eine Karte beim Kommen hat, erhält sie, wenn sie gespielt wird.</translation>
        </message>
        <message>
            <source>A Reaction can wait for an opponent who targets a Character; nothing says what happens to the effect that targets.</source>
            <translation>Eine Reaktion kann darauf warten, dass ein Gegner einen Charakter anvisiert; was mit dem Effekt selbst geschieht, lässt sich nicht sagen.</translation>
        </message>
        <message>
            <source>Nothing happens when a Day ends; say at what time of it, as &quot;at Night&quot; or &quot;after Rest&quot;.</source>
            <translation>Am Ende eines Tages geschieht nichts; schreiben Sie, wann an ihm, etwa „at Night“ oder „after Rest“.</translation>
        </message>
        <message>
            <source>Nothing happens when a turn ends; say it of a phase, or how long something lasts.</source>
            <translation>Am Ende eines Zuges geschieht nichts; schreiben Sie es von einer Phase, oder wie lange etwas dauert.</translation>
        </message>
        <message>
            <source>No coin is tossed; roll a die.</source>
            <translation>Es wird keine Münze geworfen; würfeln Sie.</translation>
        </message>
        <message>
            <source>Characters do not die; say how they go, as in &quot;is sacrificed&quot;.</source>
            <translation>Charaktere sterben nicht; schreiben Sie, wie sie gehen, etwa „is sacrificed“.</translation>
        </message>
        <message>
            <source>How often an action is used is said by its cost; {T} can be paid once a Day.</source>
            <translation>Wie oft eine Aktion genutzt wird, sagen ihre Kosten; {T} kann einmal am Tag bezahlt werden.</translation>
        </message>
        <message>
            <source>A Reaction waits for what happens, not for what is so; say which counter it is.</source>
            <translation>Eine Reaktion wartet auf etwas, das geschieht, nicht auf etwas, das so ist; sagen Sie, die wievielte Marke es ist.</translation>
        </message>
        <message>
            <source>A Reaction waits for what happens, not for what is so; ask for it when something happens.</source>
            <translation>Eine Reaktion wartet auf etwas, das geschieht, nicht auf etwas, das so ist; fragen Sie danach, wenn etwas geschieht.</translation>
        </message>
        <message>
            <source>Whether somebody does it is asked first.</source>
            <translation>Ob es jemand tut, wird vorher gefragt.</translation>
        </message>
        <message>
            <source>The one die that was rolled before is rolled again; of several dice one can be ignored.</source>
            <translation>Noch einmal geworfen wird der eine Würfel, der zuvor geworfen wurde; von mehreren Würfeln kann einer ignoriert werden.</translation>
        </message>
        <message>
            <source>Characters can lose their abilities for a Day, or as long as a card is there; players have none to lose.</source>
            <translation>Charaktere können ihre Fähigkeiten für einen Tag verlieren oder solange eine Karte da ist; Spieler haben keine.</translation>
        </message>
        <message>
            <source>What happened is remembered until the Day ends.</source>
            <translation>Was geschehen ist, bleibt bis zum Ende des Tages bekannt.</translation>
        </message>
        <message>
            <source>An effect that puts it into play makes {J} happen as well; say {H} for played from hand and {R} for played from Reserve.</source>
            <translation>Auch ein Effekt, der sie ins Spiel bringt, löst {J} aus; sagen Sie {H} für von der Hand gespielt und {R} für von der Reserve gespielt.</translation>
        </message>
        <message>
            <source>There is no combat; Expeditions move at Dusk.</source>
            <translation>Es gibt keinen Kampf; Expeditionen ziehen in der Dämmerung weiter.</translation>
        </message>
        <message>
            <source>Only a Spell does something at once; begin with {J}, {H}, {R} or with what it waits for.</source>
            <translation>Nur ein Zauber tut etwas sofort; beginnen Sie mit {J}, {H}, {R} oder damit, worauf gewartet wird.</translation>
        </message>
        <message>
            <source>Nothing is copied but an Instant that waits on the stack.</source>
            <translation>Nur eine Sofortkarte, die auf dem Stapel wartet, wird kopiert.</translation>
        </message>
        <message>
            <source>Who gives up a mercenary chooses one, and that is destroyed.</source>
            <translation>Wer einen Söldner aufgibt, wählt einen, und der wird zerstört.</translation>
        </message>
        <message>
            <source>A mercenary can be told by its class, its side, its place and by the name of the card that says so, not by another&apos;s name.</source>
            <translation>Ein Söldner wird an seiner Klasse, seiner Seite, seinem Ort und am Namen der Karte erkannt, die es sagt, nicht am Namen einer anderen.</translation>
        </message>
        <message>
            <source>What a card costs besides is loot or cards of the hand.</source>
            <translation>Was eine Karte außerdem kostet, ist Beute oder sind Karten der Hand.</translation>
        </message>
        <message>
            <source>Nobody wins or loses by a card&apos;s word; let opponents lose loot, or discard from their decks.</source>
            <translation>Niemand gewinnt oder verliert, weil eine Karte es sagt; lassen Sie Gegner Beute verlieren oder Karten von ihren Decks abwerfen.</translation>
        </message>
        <message>
            <source>Who was destroyed is remembered only by whose they were; ask that, or wait for it.</source>
            <translation>Von Vernichteten wird nur behalten, wem sie gehörten; fragen Sie danach, oder warten Sie darauf.</translation>
        </message>
        <message>
            <source>Nobody changes sides; move it, exhaust it or let it do something else.</source>
            <translation>Niemand wechselt die Seite; bewegen Sie ihn, erschöpfen Sie ihn, oder lassen Sie ihn etwas anderes tun.</translation>
        </message>
        <message>
            <source>Every step costs 1 movement; tiles can be closed.</source>
            <translation>Jeder Schritt kostet 1 Bewegung; Felder können gesperrt werden.</translation>
        </message>
        <message>
            <source>What is given begins at once; say until when.</source>
            <translation>Was gegeben wird, beginnt sofort; sagen Sie, bis wann.</translation>
        </message>
        <message>
            <source>Nobody hears which treasures a cost is paid with; say what is played.</source>
            <translation>Niemand bemerkt, mit welchen Schätzen etwas bezahlt wird; sagen Sie, was gespielt wird.</translation>
        </message>
        <message>
            <source>Whatever happens to several is heard of each of them by itself; say it of one.</source>
            <translation>Was mehreren geschieht, wird von jedem einzeln bemerkt; sagen Sie es von einem.</translation>
        </message>
        <message>
            <source>Every card is drawn and discarded by itself.</source>
            <translation>Jede Karte wird für sich gezogen und abgelegt.</translation>
        </message>
        <message>
            <source>Nobody is added to those whom the words before it leave out; name everybody.</source>
            <translation>Zu denen, die die Worte davor nicht meinen, kommt niemand hinzu; nennen Sie alle.</translation>
        </message>
        <message>
            <source>Damage that is marked stays where it is; heal it, or move counters.</source>
            <translation>Zugefügter Schaden bleibt, wo er ist; heilen Sie ihn, oder bewegen Sie Marken.</translation>
        </message>
        <message>
            <source>For a time single tiles can be closed.</source>
            <translation>Auf Zeit können nur einzelne Felder gesperrt werden.</translation>
        </message>
        <message>
            <source>Only what waits on the stack is aimed anew, at whom it could be aimed at.</source>
            <translation>Nur was auf dem Stapel wartet, erhält ein neues Ziel, und nur eines, das es haben könnte.</translation>
        </message>
        <message>
            <source>Nobody asks who stands behind somebody; say what is done when a push comes to nothing.</source>
            <translation>Wer hinter jemandem steht, wird nicht gefragt; schreiben Sie, was geschieht, wenn ein Schub nichts bewirkt.</translation>
        </message>
        <message>
            <source>What lies face down stays so for as long as it lies there; destroy it, exhaust it or return it.</source>
            <translation>Was verdeckt liegt, bleibt es, solange es dort liegt; vernichten, erschöpfen oder nehmen Sie es zurück.</translation>
        </message>
        <message>
            <source>How many counters are left is asked where they are taken away.</source>
            <translation>Wie viele Marken übrig sind, wird dort gefragt, wo sie weggenommen werden.</translation>
        </message>
        <message>
            <source>Who has left has no treasures any more; unequip them before that.</source>
            <translation>Wer fort ist, hat keine Schätze mehr; lassen Sie sie vorher ablegen.</translation>
        </message>
        <message>
            <source>Nobody comes onto the battlefield who is no card; put a mercenary card there.</source>
            <translation>Auf das Schlachtfeld kommt niemand, der keine Karte ist; bringen Sie eine Söldnerkarte dorthin.</translation>
        </message>
        <message>
            <source>No tile is remembered for as long as a card is in play; say it of a place, or of those near a mercenary.</source>
            <translation>Kein Feld wird behalten, solange eine Karte im Spiel ist; schreiben Sie es von einem Ort oder von denen in der Nähe eines Söldners.</translation>
        </message>
        <message>
            <source>How somebody was as the card was played is not remembered; ask it before it may be used.</source>
            <translation>Wie jemand war, als die Karte gespielt wurde, wird nicht behalten; fragen Sie danach, bevor sie eingesetzt werden darf.</translation>
        </message>
        <message>
            <source>Fog comes onto every tile; say who is not blinded by it.</source>
            <translation>Nebel kommt auf jedes Feld; schreiben Sie, wen er nicht blendet.</translation>
        </message>
        <message>
            <source>No coin is tossed again or twice for once; wait for what comes of it.</source>
            <translation>Keine Münze wird noch einmal oder doppelt geworfen; warten Sie auf das, was sie zeigt.</translation>
        </message>
        <message>
            <source>One coin is tossed at a time.</source>
            <translation>Es wird immer nur eine Münze geworfen.</translation>
        </message>
        <message>
            <source>Ability cards cost treasures only; let them do without something as they happen.</source>
            <translation>Fähigkeitskarten kosten nur Schätze; lassen Sie beim Auflösen auf etwas verzichten.</translation>
        </message>
        <message>
            <source>What an effect does lasts for a turn or so, or as long as a card is in play.</source>
            <translation>Was ein Effekt tut, dauert etwa einen Zug oder so lange, wie eine Karte im Spiel ist.</translation>
        </message>
        <message>
            <source>How long is said by turns: this turn, until your next turn, for its next attack.</source>
            <translation>Wie lange, wird in Zügen gesagt: „this turn“, „until your next turn“, „for its next attack“.</translation>
        </message>
        <message>
            <source>Half of a number is told as &quot;half ..., rounded up&quot; of a statistic only.</source>
            <translation>Die Hälfte einer Zahl wird nur von einem Wert gesagt, als „half ..., rounded up“.</translation>
        </message>
        <message>
            <source>What something is can not change; give it what it should have.</source>
            <translation>Was etwas ist, kann sich nicht ändern; geben Sie ihm, was es haben soll.</translation>
        </message>
        <message>
            <source>What was lost this turn is not counted; count what is there.</source>
            <translation>Was in diesem Zug verloren ging, wird nicht gezählt; zählen Sie, was da ist.</translation>
        </message>
        <message>
            <source>What would happen can be replaced where somebody would be destroyed, dealt damage or given a status, or a player would lose or gain loot or draw, always or the next time this turn; and damage can be prevented.</source>
            <translation>Was geschähe, kann ersetzt werden, wo jemand zerstört würde, Schaden nähme oder einen Status erhielte oder wo ein Spieler Beute verlöre oder erhielte oder zöge, immer oder das nächste Mal in diesem Zug; und Schaden kann verhindert werden.</translation>
        </message>
        <message>
            <source>Say of those who came &quot;that entered the battlefield this turn&quot;.</source>
            <translation>Sagen Sie von denen, die gekommen sind, „that entered the battlefield this turn“.</translation>
        </message>
        <message>
            <source>A treasure says this of itself as it is played.</source>
            <translation>Ein Schatz sagt das von sich selbst, wenn er gespielt wird.</translation>
        </message>
        <message>
            <source>&quot;The target&quot; could be who makes the attack or whom it strikes.</source>
            <translation>„The target“ könnte sein, wer angreift, oder wen der Angriff trifft.</translation>
        </message>
        <message>
            <source>Say who makes an attack; whom, its controller chooses.</source>
            <translation>Sagen Sie, wer angreift; wen, das wählt, wer ihn kontrolliert.</translation>
        </message>
        <message>
            <source>No tile is chosen for later; say at once what is done there, and an Attack card where it strikes.</source>
            <translation>Kein Feld wird für später gewählt; sagen Sie sogleich, was dort geschieht, und auf einer Angriffskarte, wo sie trifft.</translation>
        </message>
        <message>
            <source>Two mercenaries change places; treasures are unequipped and equipped.</source>
            <translation>Zwei Söldner tauschen die Plätze; Schätze werden abgelegt und angelegt.</translation>
        </message>
        <message>
            <source>Say it of what is always so, or leave it out.</source>
            <translation>Sagen Sie es von dem, was immer so ist, oder lassen Sie es weg.</translation>
        </message>
        <message>
            <source>Mercenaries have them: say whose cost more or less.</source>
            <translation>Söldner haben sie: schreiben Sie, wessen mehr oder weniger kosten.</translation>
        </message>
        <message>
            <source>Of several this would be the first of all of them together; say what each of them does the first time.</source>
            <translation>Bei mehreren wäre dies das erste Mal von allen zusammen; schreiben Sie, was jeder von ihnen beim ersten Mal tut.</translation>
        </message>
        <message>
            <source>There are no further turns; ready mercenaries instead.</source>
            <translation>Es gibt keine weiteren Züge; machen Sie stattdessen Söldner bereit.</translation>
        </message>
        <message>
            <source>Active (cost):</source>
            <translation>„Active (Kosten):“</translation>
        </message>
        <message>
            <source>Additional cost:</source>
            <translation>„Additional cost:“</translation>
        </message>
        <message>
            <source>At the start of your turn,</source>
            <translation>„At the start of your turn,“</translation>
        </message>
        <message>
            <source>Enter; or Dies;</source>
            <translation>„Enter;“ oder „Dies;“</translation>
        </message>
        <message>
            <source>Equipped:</source>
            <translation>„Equipped:“</translation>
        </message>
        <message>
            <source>Hand Cost, Reserve Cost, Base Cost</source>
            <translation>„Hand Cost“, „Reserve Cost“, „Base Cost“</translation>
        </message>
        <message>
            <source>Passive:</source>
            <translation>„Passive:“</translation>
        </message>
        <message>
            <source>Physical, Magic, True, Pure or Lethal</source>
            <translation>„Physical“, „Magic“, „True“, „Pure“ oder „Lethal“</translation>
        </message>
        <message>
            <source>Short Time</source>
            <translation>„Short Time“</translation>
        </message>
        <message>
            <source>Whenever</source>
            <translation>„Whenever“</translation>
        </message>
        <message>
            <source>a card of the hand</source>
            <translation>eine Karte der Hand</translation>
        </message>
        <message>
            <source>a change such as +1</source>
            <translation>eine Änderung wie „+1“</translation>
        </message>
        <message>
            <source>a change such as +1 melee, or a keyword such as Armor 1</source>
            <translation>eine Änderung wie „+1 melee“ oder ein Schlüsselwort wie „Armor 1“</translation>
        </message>
        <message>
            <source>a change such as +1/+1</source>
            <translation>eine Änderung wie „+1/+1“</translation>
        </message>
        <message>
            <source>a citizen</source>
            <translation>ein Bürger („a citizen“)</translation>
        </message>
        <message>
            <source>a citizen, target citizen, each citizen, this, it</source>
            <translation>„a citizen“, „target citizen“, „each citizen“, „this“, „it“</translation>
        </message>
        <message>
            <source>a class</source>
            <translation>eine Klasse</translation>
        </message>
        <message>
            <source>a colon</source>
            <translation>ein Doppelpunkt</translation>
        </message>
        <message>
            <source>a comma</source>
            <translation>ein Komma</translation>
        </message>
        <message>
            <source>a condition</source>
            <translation>eine Bedingung</translation>
        </message>
        <message>
            <source>a cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>a deed</source>
            <translation>eine Tat</translation>
        </message>
        <message>
            <source>a destination</source>
            <translation>ein Ziel</translation>
        </message>
        <message>
            <source>a direction</source>
            <translation>eine Richtung</translation>
        </message>
        <message>
            <source>a duration</source>
            <translation>eine Dauer</translation>
        </message>
        <message>
            <source>a faction</source>
            <translation>eine Fraktion</translation>
        </message>
        <message>
            <source>a full stop</source>
            <translation>ein Punkt</translation>
        </message>
        <message>
            <source>a keyword</source>
            <translation>ein Schlüsselwort</translation>
        </message>
        <message>
            <source>a kind of card</source>
            <translation>eine Kartenart</translation>
        </message>
        <message>
            <source>a mana symbol such as {2}</source>
            <translation>ein Manasymbol wie „{2}“</translation>
        </message>
        <message>
            <source>a mercenary</source>
            <translation>ein Söldner</translation>
        </message>
        <message>
            <source>a mercenary, an allied mercenary, ...</source>
            <translation>„a mercenary“, „an allied mercenary“, …</translation>
        </message>
        <message>
            <source>a name</source>
            <translation>ein Name</translation>
        </message>
        <message>
            <source>a noun</source>
            <translation>ein Hauptwort</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>a number of cards</source>
            <translation>eine Anzahl Karten</translation>
        </message>
        <message>
            <source>a number such as +1</source>
            <translation>eine Zahl wie „+1“</translation>
        </message>
        <message>
            <source>a number, X, w, u, b, g, c or two colours such as w/u</source>
            <translation>eine Zahl, „X“, „w“, „u“, „b“, „g“, „c“ oder zwei Farben wie „w/u“</translation>
        </message>
        <message>
            <source>a place</source>
            <translation>ein Ort</translation>
        </message>
        <message>
            <source>a player</source>
            <translation>ein Spieler („a player“)</translation>
        </message>
        <message>
            <source>a quantity</source>
            <translation>eine Menge</translation>
        </message>
        <message>
            <source>a range</source>
            <translation>eine Reichweite</translation>
        </message>
        <message>
            <source>a reach</source>
            <translation>eine Reichweite</translation>
        </message>
        <message>
            <source>a region</source>
            <translation>eine Region</translation>
        </message>
        <message>
            <source>a semicolon</source>
            <translation>ein Semikolon</translation>
        </message>
        <message>
            <source>a soul stone such as {1} or {w}</source>
            <translation>ein Seelenstein wie „{1}“ oder „{w}“</translation>
        </message>
        <message>
            <source>a state</source>
            <translation>ein Zustand</translation>
        </message>
        <message>
            <source>a statement</source>
            <translation>eine Aussage</translation>
        </message>
        <message>
            <source>a status</source>
            <translation>ein Status</translation>
        </message>
        <message>
            <source>a sub-type</source>
            <translation>ein Untertyp</translation>
        </message>
        <message>
            <source>a terrain</source>
            <translation>ein Gelände</translation>
        </message>
        <message>
            <source>a tile</source>
            <translation>ein Feld</translation>
        </message>
        <message>
            <source>a token such as [Brassbug 2/2/2]</source>
            <translation>ein Token wie „[Brassbug 2/2/2]“</translation>
        </message>
        <message>
            <source>a treasure</source>
            <translation>ein Schatz</translation>
        </message>
        <message>
            <source>a zone</source>
            <translation>eine Zone</translation>
        </message>
        <message>
            <source>ability, Instant, Event card, Attack ability, attack, active ability or action</source>
            <translation>„ability“, „Instant“, „Event card“, „Attack ability“, „attack“, „active ability“ oder „action“</translation>
        </message>
        <message>
            <source>abolish it instead</source>
            <translation>„abolish it instead“</translation>
        </message>
        <message>
            <source>an 11 year card</source>
            <translation>„an 11 year card“</translation>
        </message>
        <message>
            <source>an amount of mana such as {2}</source>
            <translation>eine Menge Mana wie „{2}“</translation>
        </message>
        <message>
            <source>an area (all enemies adjacent, line, tile) or no LOS</source>
            <translation>ein Bereich („all enemies adjacent“, „line“, „tile“) oder „no LOS“</translation>
        </message>
        <message>
            <source>an instruction</source>
            <translation>eine Anweisung</translation>
        </message>
        <message>
            <source>attack, block, attack or block, be blocked, be destroyed, be targeted or disengage</source>
            <translation>„attack“, „block“, „attack or block“, „be blocked“, „be destroyed“, „be targeted“ oder „disengage“</translation>
        </message>
        <message>
            <source>attack, defense or soul cost</source>
            <translation>„attack“, „defense“ oder „soul cost“</translation>
        </message>
        <message>
            <source>attacks, melee attacks or ranged attacks</source>
            <translation>„attacks“, „melee attacks“ oder „ranged attacks“</translation>
        </message>
        <message>
            <source>attacks, plunders, is destroyed, is dealt damage, moves, exits, ...</source>
            <translation>„attacks“, „plunders“, „is destroyed“, „is dealt damage“, „moves“, „exits“, …</translation>
        </message>
        <message>
            <source>boosts or counters</source>
            <translation>„boosts“ oder „counters“</translation>
        </message>
        <message>
            <source>can&apos;t</source>
            <translation>„can&apos;t“</translation>
        </message>
        <message>
            <source>choose one:</source>
            <translation>„choose one:“</translation>
        </message>
        <message>
            <source>citizen, overlord, spell or card</source>
            <translation>„citizen“, „overlord“, „spell“ oder „card“</translation>
        </message>
        <message>
            <source>citizens</source>
            <translation>„citizens“</translation>
        </message>
        <message>
            <source>citizens, overlords, spells or cards</source>
            <translation>„citizens“, „overlords“, „spells“ oder „cards“</translation>
        </message>
        <message>
            <source>each citizen</source>
            <translation>„each citizen“</translation>
        </message>
        <message>
            <source>empty or fogged</source>
            <translation>„empty“ oder „fogged“</translation>
        </message>
        <message>
            <source>enemy or allied</source>
            <translation>„enemy“ oder „allied“</translation>
        </message>
        <message>
            <source>engaged, disengaged, weary, attacking, blocking, attached or damaged</source>
            <translation>„engaged“, „disengaged“, „weary“, „attacking“, „blocking“, „attached“ oder „damaged“</translation>
        </message>
        <message>
            <source>enters, dies, attacks, blocks, becomes blocked, is dealt damage or another event</source>
            <translation>„enters“, „dies“, „attacks“, „blocks“, „becomes blocked“, „is dealt damage“ oder ein anderes Ereignis</translation>
        </message>
        <message>
            <source>from where</source>
            <translation>von wo aus</translation>
        </message>
        <message>
            <source>gets, gains, has or a deed</source>
            <translation>„gets“, „gains“, „has“ oder eine Tat</translation>
        </message>
        <message>
            <source>health, melee, ranged, move, bounty or stars</source>
            <translation>„health“, „melee“, „ranged“, „move“, „bounty“ oder „stars“</translation>
        </message>
        <message>
            <source>into your hand or onto the island</source>
            <translation>„into your hand“ oder „onto the island“</translation>
        </message>
        <message>
            <source>melee, ranged, move, bounty, health, damage or reach</source>
            <translation>„melee“, „ranged“, „move“, „bounty“, „health“, „damage“ oder „reach“</translation>
        </message>
        <message>
            <source>mercenaries</source>
            <translation>Söldner</translation>
        </message>
        <message>
            <source>non-</source>
            <translation>„non-“</translation>
        </message>
        <message>
            <source>non-Human</source>
            <translation>„non-“ vor einer Fraktion</translation>
        </message>
        <message>
            <source>target ...</source>
            <translation>„target …“</translation>
        </message>
        <message>
            <source>target citizen</source>
            <translation>„target citizen“</translation>
        </message>
        <message>
            <source>that player discards that card</source>
            <translation>„that player discards that card“</translation>
        </message>
        <message>
            <source>the end of the paragraph</source>
            <translation>das Ende des Absatzes</translation>
        </message>
        <message>
            <source>the name of a card in quotes</source>
            <translation>der Name einer Karte in Anführungszeichen</translation>
        </message>
        <message>
            <source>the name of a counter</source>
            <translation>der Name einer Marke</translation>
        </message>
        <message>
            <source>the name of a token</source>
            <translation>der Name eines Tokens</translation>
        </message>
        <message>
            <source>the rest on the bottom, back on top or into your discard</source>
            <translation>wohin der Rest kommt („on the bottom“, „back on top“ oder „into your discard“)</translation>
        </message>
        <message>
            <source>the top card of your deck</source>
            <translation>„the top card of your deck“</translation>
        </message>
        <message>
            <source>this turn, this Afternoon or this Day</source>
            <translation>„this turn“, „this Afternoon“ oder „this Day“</translation>
        </message>
        <message>
            <source>this, it, the bearer, the attacker or the attacked mercenary</source>
            <translation>„this“, „it“, „the bearer“, „the attacker“ oder „the attacked mercenary“</translation>
        </message>
        <message>
            <source>tiles</source>
            <translation>Felder</translation>
        </message>
        <message>
            <source>turn, or a phase such as Rally Phase</source>
            <translation>„turn“ oder eine Phase wie „Rally Phase“</translation>
        </message>
        <message>
            <source>what</source>
            <translation>was</translation>
        </message>
        <message>
            <source>what is counted</source>
            <translation>was gezählt wird</translation>
        </message>
        <message>
            <source>what is gained</source>
            <translation>was hinzukommt</translation>
        </message>
        <message>
            <source>what is said of it</source>
            <translation>was davon gesagt wird</translation>
        </message>
        <message>
            <source>what it has</source>
            <translation>was es hat</translation>
        </message>
        <message>
            <source>what those attacks do</source>
            <translation>was diese Angriffe tun</translation>
        </message>
        <message>
            <source>where the rest goes</source>
            <translation>wohin der Rest kommt</translation>
        </message>
        <message>
            <source>where to</source>
            <translation>wohin</translation>
        </message>
        <message>
            <source>which tile</source>
            <translation>welches Feld</translation>
        </message>
        <message>
            <source>whom</source>
            <translation>wen</translation>
        </message>
        <message>
            <source>whom it is about</source>
            <translation>um wen es geht</translation>
        </message>
        <message>
            <source>whose</source>
            <translation>wessen</translation>
        </message>
        <message>
            <source>how it enters</source>
            <translation>wie sie ins Spiel kommt</translation>
        </message>
        <message>
            <source>when that was</source>
            <translation>wann das war</translation>
        </message>
        <message>
            <source>whose deed</source>
            <translation>wessen Tat</translation>
        </message>
        <message>
            <source>you, an opponent or a player</source>
            <translation>„you“, „an opponent“ oder „a player“</translation>
        </message>
        <message>
            <source>your, each opponent&apos;s or each</source>
            <translation>„your“, „each opponent&apos;s“ oder „each“</translation>
        </message>
        <message>
            <source>the player who did it</source>
            <translation>der Spieler, der es getan hat</translation>
        </message>
        <message>
            <source>who may prevent it</source>
            <translation>wer es verhindern darf</translation>
        </message>
        <message>
            <source>the target player</source>
            <translation>der als Ziel gewählte Spieler</translation>
        </message>
        <message>
            <source>the opponent</source>
            <translation>der Gegner</translation>
        </message>
        <message>
            <source>its controller</source>
            <translation>wer es kontrolliert</translation>
        </message>
        <message>
            <source>this mercenary</source>
            <translation>dieser Söldner</translation>
        </message>
        <message>
            <source>the attacker</source>
            <translation>der Angreifer</translation>
        </message>
        <message>
            <source>the attacked mercenary</source>
            <translation>der angegriffene Söldner</translation>
        </message>
        <message>
            <source>the mercenary destroyed</source>
            <translation>der zerstörte Söldner</translation>
        </message>
        <message>
            <source>the mercenary upstaged</source>
            <translation>der verdrängte Söldner</translation>
        </message>
        <message>
            <source>the bearer</source>
            <translation>der Träger</translation>
        </message>
        <message>
            <source>this</source>
            <translation>diese Karte</translation>
        </message>
        <message>
            <source>in a hand</source>
            <translation>auf einer Hand</translation>
        </message>
        <message>
            <source>in a deck</source>
            <translation>in einem Deck</translation>
        </message>
        <message>
            <source>in an 11 year row</source>
            <translation>in einer 11-Jahre-Reihe</translation>
        </message>
        <message>
            <source>in a soul row</source>
            <translation>in einer Seelenreihe</translation>
        </message>
        <message>
            <source>in a limbo pile</source>
            <translation>in einem Limbo-Stapel</translation>
        </message>
        <message>
            <source>on the island</source>
            <translation>auf der Insel</translation>
        </message>
        <message>
            <source>on the effect pile</source>
            <translation>auf dem Effektstapel</translation>
        </message>
        <message>
            <source>abolished</source>
            <translation>verbannt</translation>
        </message>
        <message>
            <source>attached to a citizen</source>
            <translation>an einen Bürger angelegt</translation>
        </message>
        <message>
            <source>elsewhere</source>
            <translation>anderswo</translation>
        </message>
        <message>
            <source>there is no attack; say whom it means, such as &quot;target mercenary&quot;</source>
            <translation>es gibt keinen Angriff; sagen Sie, wer gemeint ist, etwa „target mercenary“</translation>
        </message>
        <message>
            <source>only a treasure has one; say &quot;this&quot; or &quot;target mercenary&quot;</source>
            <translation>nur ein Schatz hat einen; sagen Sie „this“ oder „target mercenary“</translation>
        </message>
        <message>
            <source>this card is no mercenary; say whom it means, such as &quot;target mercenary&quot;</source>
            <translation>diese Karte ist kein Söldner; sagen Sie, wer gemeint ist, etwa „target mercenary“</translation>
        </message>
        <message>
            <source>&quot;%1&quot;</source>
            <comment>a word of the card language</comment>
            <translation>„%1“</translation>
        </message>
        <message>
            <source>others</source>
            <comment>of what is expected: so are others</comment>
            <translation>anderes</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <comment>parts of a text and others</comment>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>parts of a text</comment>
            <translation>%1 oder %2</translation>
        </message>
        <message>
        <source>An active or triggered ability is given in quotation marks; in it, &quot;this&quot; is who has it. What is always so is given without them.</source>
        <translation>Eine aktive oder ausgelöste Fähigkeit wird in Anführungszeichen gegeben; darin ist „this“, wer sie hat. Was immer so ist, wird ohne sie gegeben.</translation>
    </message>
    <message>
        <source>Only a card itself says that it can not be countered.</source>
        <translation>Nur eine Karte selbst sagt, dass sie nicht aufgehoben werden kann.</translation>
    </message>
    <message>
        <source>One citizen attacks at a time, so each attack is blocked anew; what is engaged can be let block.</source>
        <translation>Es greift immer nur ein Bürger an, also wird jeder Angriff neu geblockt; lassen Sie blocken, was eingesetzt ist („engaged“).</translation>
    </message>
        <message>
            <source>A citizen becomes a copy of another one, and a spell on the effect pile is copied.</source>
            <translation>Ein Bürger wird zur Kopie eines anderen, und ein Zauber auf dem Effektstapel wird kopiert.</translation>
        </message>
        <message>
            <source>A citizen can have a further faction.</source>
            <translation>Ein Bürger kann eine weitere Fraktion haben.</translation>
        </message>
        <message>
            <source>Only a citizen enters.</source>
            <translation>Nur ein Bürger betritt die Insel.</translation>
        </message>
        <message>
            <source>Only a citizen enters; say &quot;choose a faction&quot; of a spell.</source>
            <translation>Nur ein Bürger betritt die Insel; sagen Sie bei einem Zauber „choose a faction“.</translation>
        </message>
        <message>
            <source>No faction was chosen before this. Say &quot;choose a faction&quot; first, or name it: &quot;Other Human citizens you control get +1/+1.&quot;</source>
            <translation>Vorher wurde keine Fraktion gewählt. Sagen Sie zuerst „choose a faction“, oder nennen Sie sie: „Other Human citizens you control get +1/+1.“</translation>
        </message>
        <message>
            <source>What is always so is said in addition to what is printed: &quot;Citizens you control are also Human citizens.&quot;</source>
            <translation>Was immer so ist, kommt zu dem hinzu, was gedruckt ist: „Citizens you control are also Human citizens.“</translation>
        </message>
        <message>
            <source>One citizen becomes a copy of another one: &quot;Target citizen becomes a copy of another target citizen until end of turn.&quot;</source>
            <translation>Ein Bürger wird zur Kopie eines anderen: „Target citizen becomes a copy of another target citizen until end of turn.“</translation>
        </message>
        <message>
            <source>This card has left the island; it can not become anything.</source>
            <translation>Diese Karte hat die Insel verlassen; sie kann zu nichts werden.</translation>
        </message>
        <message>
            <source>Only what lies in a limbo pile or was abolished is aimed at to be cast.</source>
            <translation>Als Ziel gewählt, um gewirkt zu werden, wird nur, was in einem Limbo-Stapel liegt oder verbannt ist.</translation>
        </message>
        <message>
            <source>The 11 year ability of one card is used at a time.</source>
            <translation>Es wird jeweils die 11-Jahre-Fähigkeit einer Karte genutzt.</translation>
        </message>
        <message>
            <source>What is always so has no end.</source>
            <translation>Was immer so ist, hat kein Ende.</translation>
        </message>
        <message>
            <source>Targets are declared before any faction is chosen (8.5). Say &quot;a citizen of the chosen faction&quot;.</source>
            <translation>Ziele werden gewählt, bevor eine Fraktion gewählt ist (8.5). Sagen Sie „a citizen of the chosen faction“.</translation>
        </message>
        <message>
            <source>Only a citizen enters; say &quot;name a card&quot; of a spell.</source>
            <translation>Nur ein Bürger betritt die Insel; bei einem Zauber sagen Sie „name a card“.</translation>
        </message>
        <message>
            <source>No card was named before this. Say &quot;name a card&quot; first: &quot;Name a card. Target opponent discards all cards with the chosen name.&quot;</source>
            <translation>Vorher wurde keine Karte genannt. Sagen Sie zuerst „name a card“: „Name a card. Target opponent discards all cards with the chosen name.“</translation>
        </message>
        <message>
            <source>Targets are declared before any card is named (8.5). Say &quot;a citizen with the chosen name&quot;.</source>
            <translation>Ziele werden gewählt, bevor eine Karte genannt ist (8.5). Sagen Sie „a citizen with the chosen name“.</translation>
        </message>
        <message>
            <source>Targets are declared before anything is done (8.5). Say &quot;a citizen&quot; or &quot;each citizen&quot;.</source>
            <translation>Ziele werden bestimmt, bevor irgendetwas getan wird (8.5). Schreiben Sie „a citizen“ oder „each citizen“.</translation>
        </message>
        <message>
            <source>Control lasts for as long as you control something, or have so many cards: &quot;for as long as you control an Undead citizen&quot;.</source>
            <translation>Die Kontrolle dauert, solange Sie etwas kontrollieren oder so viele Karten haben: „for as long as you control an Undead citizen“.</translation>
        </message>
        <message>
            <source>A spell is never on the island. Say &quot;If you do, abolish it&quot;.</source>
            <translation>Ein Zauber ist nie auf der Insel. Schreiben Sie „If you do, abolish it“.</translation>
        </message>
        <message>
            <source>This is still on the effect pile when that triggers, so nothing can be done to it. Say &quot;Enter;&quot; instead.</source>
            <translation>Diese Karte liegt noch auf dem Effektstapel, wenn das auslöst, also kann ihr nichts getan werden. Schreiben Sie stattdessen „Enter;“.</translation>
        </message>
        <message>
            <source>Somebody else does this, so what is yours can not be counted in it.</source>
            <translation>Jemand anderes tut das, also kann darin nicht gezählt werden, was Ihnen gehört.</translation>
        </message>
        <message>
            <source>More than one deed before it could be meant by &quot;this way&quot;.</source>
            <translation>Mit „this way“ könnte mehr als eine Tat davor gemeint sein.</translation>
        </message>
        <message>
            <source>The name is known only while this resolves, not later.</source>
            <translation>Der Name ist nur bekannt, während dies abgehandelt wird, nicht später.</translation>
        </message>
        <message>
            <source>The name is remembered only by a citizen: &quot;As this enters, name a card&quot;, then &quot;Cards with the chosen name can not be cast.&quot;</source>
            <translation>Den Namen merkt sich nur ein Bürger: „As this enters, name a card“, dann „Cards with the chosen name can not be cast.“</translation>
        </message>
        <message>
            <source>The name is remembered only by a citizen: &quot;As this enters, name a card&quot;, then &quot;Cards with the chosen name players cast cost {1} more.&quot;</source>
            <translation>Den Namen merkt sich nur ein Bürger: „As this enters, name a card“, dann „Cards with the chosen name players cast cost {1} more.“</translation>
        </message>
        <message>
            <source>A citizen that was cast is on the island then. Say what becomes of it when it leaves: &quot;If this would die, abolish it instead.&quot;</source>
            <translation>Ein gewirkter Bürger ist dann auf der Insel. Sagen Sie, was aus ihm wird, wenn er geht: „If this would die, abolish it instead.“</translation>
        </message>
        <message>
            <source>While this card is attached it only says what is always so: &quot;The citizen this is attached to gets +1/+1.&quot;</source>
            <translation>Solange diese Karte angelegt ist, sagt sie nur, was immer so ist: „The citizen this is attached to gets +1/+1.“</translation>
        </message>
        <message>
            <source>Nothing can be paid in addition for this card. Say so first: &quot;You may pay an additional {2} as you cast this.&quot;</source>
            <translation>Für diese Karte kann nichts zusätzlich bezahlt werden. Sagen Sie das zuerst: „You may pay an additional {2} as you cast this.“</translation>
        </message>
        <message>
            <source>Spells are not on the island, and which of them deals damage is not told. Say it of citizens, or of who is dealt it: &quot;If a source would deal damage to a citizen, it deals that much damage plus 1 instead.&quot;</source>
            <translation>Zauber sind nicht auf der Insel, und welcher von ihnen Schaden zufügt, wird nicht verraten. Sagen Sie es von Bürgern oder von dem, dem er zugefügt wird: „If a source would deal damage to a citizen, it deals that much damage plus 1 instead.“</translation>
        </message>
        <message>
            <source>Only an 11 year ability tells which citizen has destroyed its card.</source>
            <translation>Nur eine 11-Jahre-Fähigkeit weiß, welcher Bürger ihre Karte zerstört hat.</translation>
        </message>
        <message>
            <source>Nothing lets an engaged citizen attack. Disengage it, or say that it &quot;can block while engaged&quot;.</source>
            <translation>Nichts lässt einen eingesetzten Bürger angreifen. Machen Sie ihn bereit, oder sagen Sie, dass er „can block while engaged“.</translation>
        </message>
        <message>
            <source>Of several players nobody is asked whose citizen they gain. Say which player: &quot;Target opponent gains control of a citizen you control.&quot;</source>
            <translation>Von mehreren Spielern wird niemand gefragt, wessen Bürger er übernimmt. Sagen Sie, welcher Spieler: „Target opponent gains control of a citizen you control.“</translation>
        </message>
        <message>
            <source>Only of this card itself it is known what it was cast for, not of what this triggers on.</source>
            <translation>Nur von dieser Karte selbst ist bekannt, wofür sie gewirkt wurde, nicht von dem, was dies auslöst.</translation>
        </message>
    <message>
        <source>Nothing is put into piles; let them choose what they sacrifice.</source>
        <translation>Nichts wird in Stapel geteilt; lassen Sie wählen, was geopfert wird.</translation>
    </message>
    <message>
        <source>Half is said of a number that is known.</source>
        <translation>Die Hälfte wird von einer Zahl gesagt, die feststeht.</translation>
    </message>
    <message>
        <source>A statistic of a citizen is doubled, and the damage, the counters and the cards there would be.</source>
        <translation>Verdoppelt wird ein Wert eines Bürgers und der Schaden, die Marken und die Karten, die es gäbe.</translation>
    </message>
    <message>
        <source>an active or triggered ability in quotation marks, such as &quot;Dies; draw 1 card.&quot;</source>
        <translation>eine aktive oder ausgelöste Fähigkeit in Anführungszeichen, etwa „Dies; draw 1 card.“</translation>
    </message>
    <message>
        <source>figures such as 4/4</source>
        <translation>Werte wie 4/4</translation>
    </message>
    <message>
        <source>Nothing was named yet whose name that could be; say &quot;named ...&quot;.</source>
        <translation>Noch wurde nichts genannt, dessen Name das sein könnte; sagen Sie „named ...“.</translation>
    </message>
    <message>
        <source>&quot;%1 this way&quot; means nothing here: what was counted last is %2.</source>
        <translation>„%1 this way“ bedeutet hier nichts: Zuletzt gezählt wurde %2.</translation>
    </message>
    <message>
        <source>It would change by itself without end; say a number.</source>
        <translation>Es würde sich durch sich selbst ohne Ende ändern; sagen Sie eine Zahl.</translation>
    </message>
    <message>
        <source>This card is not on the island, so nothing can be attached to it.</source>
        <translation>Diese Karte ist nicht auf der Insel, also kann nichts an sie angelegt werden.</translation>
    </message>
    <message>
        <source>An opponent controls it, so this is over before it begins. Gain control of it first, or say &quot;until its controller&apos;s next turn&quot;.</source>
        <translation>Ein Gegner kontrolliert es, also ist das zu Ende, bevor es beginnt. Übernehmen Sie zuerst die Kontrolle, oder sagen Sie „until its controller&apos;s next turn“.</translation>
    </message>
    <message>
        <source>Only you can control it for as long as you control this.</source>
        <translation>Nur Sie können es kontrollieren, solange Sie diese Karte kontrollieren.</translation>
    </message>
    <message>
        <source>This lasts until end of turn or until your next turn.</source>
        <translation>Das dauert bis zum Ende des Zuges („until end of turn“) oder bis zu Ihrem nächsten Zug („until your next turn“).</translation>
    </message>
    <message>
        <source>This card is not on the island, so nothing lasts for as long as it is there. Say &quot;until end of turn&quot;.</source>
        <translation>Diese Karte ist nicht auf der Insel, also dauert nichts, solange sie dort ist. Sagen Sie „until end of turn“.</translation>
    </message>
    <message>
        <source>Control of two single citizens is exchanged.</source>
        <translation>Getauscht wird die Kontrolle über zwei einzelne Bürger.</translation>
    </message>
    <message>
        <source>Two cards of an 11 year row change places, no more and no fewer: &quot;Look at two 11 year cards you control. You may exchange them.&quot;</source>
        <translation>Zwei Karten einer 11-Jahre-Reihe tauschen die Plätze, nicht mehr und nicht weniger: „Look at two 11 year cards you control. You may exchange them.“</translation>
    </message>
    <message>
        <source>Damage is dealt to one citizen instead.</source>
        <translation>Schaden wird stattdessen einem einzigen Bürger zugefügt.</translation>
    </message>
    <message>
        <source>That could be the citizen that was sacrificed or the one named since; say &quot;the sacrificed citizen&apos;s&quot; or name the other one again.</source>
        <translation>Das könnte der geopferte Bürger sein oder der seither genannte; sagen Sie „the sacrificed citizen&apos;s“ oder nennen Sie den anderen noch einmal.</translation>
    </message>
    <message>
        <source>That could be the citizen that triggered this or the one this is done to; say &quot;that citizen&apos;s&quot; or &quot;this&apos;s&quot;, or choose it first: &quot;Choose target citizen. Draw cards equal to its attack.&quot;</source>
        <translation>Das könnte der Bürger sein, der dies ausgelöst hat, oder der, mit dem hier etwas geschieht; sagen Sie „that citizen&apos;s“ oder „this&apos;s“, oder wählen Sie ihn zuerst: „Choose target citizen. Draw cards equal to its attack.“</translation>
    </message>
    <message>
        <source>Damage is prevented of each citizen by itself: say &quot;Prevent the next 3 damage that would be dealt to each citizen you control this turn&quot;.</source>
        <translation>Schaden wird für jeden Bürger einzeln verhindert: Sagen Sie „Prevent the next 3 damage that would be dealt to each citizen you control this turn“.</translation>
    </message>
    <message>
        <source>Of what has left the island only its attack and defense are kept. Say it of what this waits for: &quot;Whenever another citizen with Eager dies, draw a card.&quot;</source>
        <translation>Von dem, was die Insel verlassen hat, sind nur Angriff und Verteidigung bekannt. Sagen Sie es von dem, worauf gewartet wird: „Whenever another citizen with Eager dies, draw a card.“</translation>
    </message>
    <message>
        <source>Who controlled what has left the island is not remembered until later. Say &quot;its owner&quot;, or let it happen at once.</source>
        <translation>Wer kontrolliert hat, was die Insel verlassen hat, ist später nicht mehr bekannt. Sagen Sie „its owner“, oder lassen Sie es sofort geschehen.</translation>
    </message>
    <message>
        <source>What is attached to this falls into a limbo pile with it. Say it in an ability of its own: &quot;Dies; return all cards attached to this to the island.&quot;</source>
        <translation>Was hieran angelegt ist, fällt mit dieser Karte in einen Ablagestapel. Sagen Sie es in einer eigenen Fähigkeit: „Dies; return all cards attached to this to the island.“</translation>
    </message>
    <message>
        <source>Whoever may prevent it is asked before anything happens, and so before a card of the hand is chosen. Say &quot;Target opponent discards a card unless they pay {1}.&quot;</source>
        <translation>Wer es verhindern darf, wird gefragt, bevor etwas geschieht, also auch, bevor eine Handkarte gewählt ist. Sagen Sie „Target opponent discards a card unless they pay {1}.“</translation>
    </message>
    <message>
        <source>What was engaged, returned or discarded for the cost is not remembered. Do it in the effect: &quot;Engage another citizen you control. Draw cards equal to its attack.&quot;</source>
        <translation>Was für die Kosten erschöpft, zurückgenommen oder abgeworfen wurde, ist nicht bekannt. Tun Sie es im Effekt: „Engage another citizen you control. Draw cards equal to its attack.“</translation>
    </message>
    <message>
        <source>Say of each of them how long it lasts.</source>
        <translation>Sagen Sie von jedem, wie lange es dauert.</translation>
    </message>
    <message>
        <source>What is so is nothing that happens (9.3). Say when it is looked at.</source>
        <translation>Was so ist, ist nichts, was geschieht (9.3). Sagen Sie, wann danach gesehen wird.</translation>
    </message>
    <message>
        <source>Of what may happen more than once it is said whether it is every time.</source>
        <translation>Was mehr als einmal geschehen kann, davon wird gesagt, ob es jedes Mal ist.</translation>
    </message>
    <message>
        <source>Soul energy is spent on anything (8.2). Say what costs less instead: &quot;Citizens you cast this turn cost {2} less.&quot;</source>
        <translation>Seelenenergie wird für alles ausgegeben (8.2). Sagen Sie stattdessen, was weniger kostet: „Citizens you cast this turn cost {2} less.“</translation>
    </message>
    <message>
        <source>Control is also gained of what is cast (7.1). Say whose it was: &quot;Whenever you gain control of a citizen an opponent controls, draw 1 card.&quot;</source>
        <translation>Die Kontrolle wird auch über das übernommen, was gewirkt wird (7.1). Sagen Sie, wessen es war: „Whenever you gain control of a citizen an opponent controls, draw 1 card.“</translation>
    </message>
    <message>
        <source>Whoever gains control of this has its abilities then, and is no opponent of theirs. Say &quot;Whenever this changes sides, its owner draws 1 card.&quot;</source>
        <translation>Wer die Kontrolle über diese Karte übernimmt, hat dann ihre Fähigkeiten und ist nicht sein eigener Gegner. Sagen Sie „Whenever this changes sides, its owner draws 1 card.“</translation>
    </message>
    <message>
        <source>Say of each of them how long it lasts, or say it once at the end: &quot;Target citizen gains Sidestep and can not be blocked until end of turn.&quot;</source>
        <translation>Sagen Sie von jedem, wie lange es dauert, oder sagen Sie es einmal am Ende: „Target citizen gains Sidestep and can not be blocked until end of turn.“</translation>
    </message>
    <message>
        <source>That could be this card or the citizen that it has dealt damage to; say &quot;this deals&quot; or &quot;that citizen deals&quot;.</source>
        <translation>Das könnte diese Karte sein oder der Bürger, dem sie Schaden zugefügt hat; sagen Sie „this deals“ oder „that citizen deals“.</translation>
    </message>
    <message>
        <source>Targets are declared before anything is done (8.5). Say &quot;other than this&quot;.</source>
        <translation>Ziele werden gewählt, bevor etwas geschieht (8.5). Sagen Sie „other than this“.</translation>
    </message>
    <message>
        <source>This could be other than this card or other than the citizen named before; say &quot;other than this&quot;.</source>
        <translation>Ein anderer als diese Karte oder als der zuvor genannte Bürger könnte gemeint sein; sagen Sie „other than this“.</translation>
    </message>
    <message>
        <source>This could be other than this card or other than the citizen named before; say &quot;other than this&quot; or &quot;other than that citizen&quot;.</source>
        <translation>Ein anderer als diese Karte oder als der zuvor genannte Bürger könnte gemeint sein; sagen Sie „other than this“ oder „other than that citizen“.</translation>
    </message>
    <message>
        <source>&quot;Other&quot; could be than this or than the mercenary named before; say &quot;other than this&quot; or &quot;other than that mercenary&quot;.</source>
        <translation>„Other“ könnte einen anderen als diesen oder als den zuvor genannten Söldner meinen; sagen Sie „other than this“ oder „other than that mercenary“.</translation>
    </message>
    <message>
        <source>Nobody was named before whom that could be; say &quot;other than this&quot;.</source>
        <translation>Niemand wurde zuvor genannt, der das sein könnte; sagen Sie „other than this“.</translation>
    </message>
    <message>
        <source>That could be this card or the citizen that triggered this; say &quot;this deals&quot;, or &quot;deals damage to itself&quot;.</source>
        <translation>Das könnte diese Karte sein oder der Bürger, der dies ausgelöst hat; sagen Sie „this deals“ oder „deals damage to itself“.</translation>
    </message>
    <message>
        <source>A card that is discarded lies in the limbo pile before anything is done with it. Say what is done with it there: &quot;When this is discarded by an effect an opponent controls, you may return it to the island.&quot;</source>
        <translation>Eine abgeworfene Karte liegt im Limbo-Stapel, ehe etwas mit ihr geschieht. Sagen Sie, was dort mit ihr geschieht: „When this is discarded by an effect an opponent controls, you may return it to the island.“</translation>
    </message>
    <message>
        <source>What is done besides would be done at once here, and not only when something is replaced. Say it of when it leaves: &quot;If target citizen would die this turn, abolish it instead. When it leaves the island this turn, draw 1 card. Deal 2 damage to it.&quot;</source>
        <translation>Was außerdem geschieht, geschähe hier sofort und nicht erst, wenn etwas ersetzt wird. Sagen Sie es davon, dass er die Insel verlässt: „If target citizen would die this turn, abolish it instead. When it leaves the island this turn, draw 1 card. Deal 2 damage to it.“</translation>
    </message>
    <message>
        <source>What would be done later would be replaced by what is done at once. Let it be asked then: &quot;At the start of your next turn, if you control a Human citizen, draw 3 cards. Otherwise, draw 2 cards.&quot;</source>
        <translation>Was später geschähe, würde durch etwas ersetzt, das sofort geschieht. Lassen Sie es dann fragen: „At the start of your next turn, if you control a Human citizen, draw 3 cards. Otherwise, draw 2 cards.“</translation>
    </message>
    <message>
        <source>A citizen goes to a limbo pile only where it dies or is countered: say &quot;If this would die, abolish it instead.&quot;</source>
        <translation>Ein Bürger kommt nur dann in einen Limbo-Stapel, wenn er stirbt oder aufgehoben wird: Sagen Sie „If this would die, abolish it instead.“</translation>
    </message>
    <message>
        <source>That could be other than this card or other than who deals it; say it without &quot;other&quot;.</source>
        <translation>Das könnten andere als diese Karte oder andere als die sein, die den Schaden zufügen; sagen Sie es ohne „other“.</translation>
    </message>
    <message>
        <source>That could be the citizen that triggered this or the one this is done to; say &quot;on that citizen&quot; or &quot;on this&quot;.</source>
        <translation>Das könnte der Bürger sein, der dies ausgelöst hat, oder der, mit dem hier etwas geschieht; sagen Sie „on that citizen“ oder „on this“.</translation>
    </message>
    <message>
        <source>What several players do one after the other is not counted together. Say &quot;each player discards a card&quot;, or &quot;for each opponent who does&quot;.</source>
        <translation>Was mehrere nacheinander tun, wird nicht zusammengezählt. Sagen Sie „each player discards a card“ oder „for each opponent who does“.</translation>
    </message>
    <message>
        <source>One sacrifices only what one controls. Say &quot;a citizen you control&quot;, or &quot;destroy&quot;.</source>
        <translation>Geopfert wird nur, was man selbst kontrolliert. Sagen Sie „a citizen you control“ oder „destroy“.</translation>
    </message>
    <message>
        <source>What was disengaged already is counted as well. Say &quot;Disengage all engaged citizens you control&quot;.</source>
        <translation>Was schon bereit war, zählt auch mit. Sagen Sie „Disengage all engaged citizens you control“.</translation>
    </message>
    <message>
        <source>What was engaged already is counted as well. Say &quot;Engage all disengaged citizens you control&quot;.</source>
        <translation>Was schon eingesetzt war, zählt auch mit. Sagen Sie „Engage all disengaged citizens you control“.</translation>
    </message>
    <message>
        <source>What a target may be can not depend on what is sacrificed: targets are declared before anything is paid (8.5).</source>
        <translation>Was ein Ziel sein darf, kann nicht davon abhängen, was geopfert wird: Ziele werden angesagt, bevor etwas bezahlt wird (8.5).</translation>
    </message>
    <message>
        <source>What a target is attached to can not be told by a pronoun.</source>
        <translation>Woran ein Ziel angelegt ist, lässt sich nicht mit einem Fürwort sagen.</translation>
    </message>
        <message>
            <source>To whom it deals more damage is said of what is always so, or for a time such as &quot;this turn&quot;, and neither by number nor from where this card is.</source>
            <translation>Wem mehr Schaden zugefügt wird, wird von dem gesagt, was immer so ist, oder für eine Zeit wie „this turn“, und weder nach Anzahl noch danach, wo diese Karte ist.</translation>
        </message>
        <message>
            <source>Nobody is named of what is always so; say to which mercenaries, such as &quot;to damaged mercenaries&quot;.</source>
            <translation>Von dem, was immer so ist, wird niemand einzeln genannt; sagen Sie, welchen Söldnern, etwa „to damaged mercenaries“.</translation>
        </message>
        <message>
            <source>Of one mercenary this is said; of several say which, such as &quot;to damaged mercenaries&quot;.</source>
            <translation>Das wird von einem Söldner gesagt; von mehreren sagen Sie, welche, etwa „to damaged mercenaries“.</translation>
        </message>
        <message>
            <source>Who was so before is known right behind what is done to each of them, such as &quot;exhaust each enemy mercenary. Silence each of them that was already exhausted&quot;.</source>
            <translation>Wer vorher so war, ist nur gleich hinter dem bekannt, was jedem von ihnen getan wird, etwa „exhaust each enemy mercenary. Silence each of them that was already exhausted“.</translation>
        </message>
        <message>
            <source>This could go on about who deals the damage or about whom it is dealt to; name that one again, such as &quot;... . That ally takes 1 damage&quot;.</source>
            <translation>Das könnte von dem handeln, der den Schaden zufügt, oder von dem, dem er zugefügt wird; nennen Sie ihn noch einmal, etwa „... . That ally takes 1 damage“.</translation>
        </message>
        <message>
            <source>Whose mercenary this is is not said, so it is not known who is asked; say &quot;you may have it ...&quot;, or that it does it.</source>
            <translation>Es ist nicht gesagt, wessen Söldner das ist, also auch nicht, wer gefragt wird; sagen Sie „you may have it ...“, oder dass er es tut.</translation>
        </message>
    </context>
    <context>
        <name>EventLog</name>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Deeds</source>
            <translation>Taten</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Show every line of the log</source>
            <translation>Jede Zeile des Verlaufs zeigen</translation>
        </message>
        <message>
            <source>Show deeds only: no phases, notes and draws</source>
            <translation>Nur Taten zeigen: keine Phasen, Anmerkungen und gezogenen Karten</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Sichern</translation>
        </message>
        <message>
            <source>Write the log to a file</source>
            <translation>Den Verlauf in eine Datei schreiben</translation>
        </message>
        <message>
        <source>%1 %2</source>
        <comment>a line of the log, and the rule it is about</comment>
        <translation>%1 %2</translation>
    </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <source>Report a fault</source>
            <translation>Einen Fehler melden</translation>
        </message>
        <message>
            <source>This is what helps to find the fault. Nothing of it is sent anywhere: copy it or write it to a file, say in a sentence or two what you expected and what happened instead, and give both to whoever looks after the program. The answers of the match so far go with it, and with them the cards of everybody; they are not shown here.</source>
            <translation>Das hilft, den Fehler zu finden. Nichts davon wird irgendwohin gesendet: Kopieren Sie es oder schreiben Sie es in eine Datei, sagen Sie in ein, zwei Sätzen, was Sie erwartet haben und was stattdessen geschah, und geben Sie beides weiter an die, die sich um das Programm kümmern. Die bisherigen Antworten der Partie gehen mit und damit die Karten aller; hier werden sie nicht gezeigt.</translation>
        </message>
        <message>
            <source>What is in the report</source>
            <translation>Was in der Meldung steht</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>&amp;Write to a file…</source>
            <translation>In eine &amp;Datei schreiben …</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>The report is in the clipboard.</source>
            <translation>Die Meldung ist in der Zwischenablage.</translation>
        </message>
        <message>
            <source>Write the report to a file</source>
            <translation>Die Meldung in eine Datei schreiben</translation>
        </message>
        <message>
            <source>triptych-report.txt</source>
            <comment>file name</comment>
            <translation>triptych-meldung.txt</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation>Text (*.txt)</translation>
        </message>
        <message>
            <source>The report is in %1.</source>
            <translation>Die Meldung steht in %1.</translation>
        </message>
        <message>
            <source>%1 could not be written: %2. Choose another place.</source>
            <translation>%1 konnte nicht geschrieben werden: %2. Wählen Sie einen anderen Ort.</translation>
        </message>
    </context>
    <context>
        <name>FieldNames</name>
        <message>
        <source>name</source>
        <translation>name</translation>
    </message>
        <message>
        <source>text</source>
        <translation>text</translation>
    </message>
        <message>
        <source>flavour</source>
        <translation>stimmung</translation>
    </message>
        <message>
        <source>set</source>
        <translation>edition</translation>
    </message>
        <message>
        <source>id</source>
        <translation>nummer</translation>
    </message>
        <message>
        <source>kind</source>
        <translation>sorte</translation>
    </message>
        <message>
        <source>type</source>
        <translation>typ</translation>
    </message>
        <message>
        <source>faction</source>
        <translation>fraktion</translation>
    </message>
        <message>
        <source>colour</source>
        <translation>farbe</translation>
    </message>
        <message>
        <source>cost</source>
        <translation>kosten</translation>
    </message>
        <message>
        <source>stones</source>
        <translation>steine</translation>
    </message>
        <message>
        <source>attack</source>
        <translation>angriff</translation>
    </message>
        <message>
        <source>defense</source>
        <translation>verteidigung</translation>
    </message>
        <message>
        <source>year</source>
        <translation>jahr</translation>
    </message>
        <message>
        <source>yeartext</source>
        <translation>jahrtext</translation>
    </message>
        <message>
        <source>keyword</source>
        <translation>stichwort</translation>
    </message>
        <message>
        <source>rarity</source>
        <translation>seltenheit</translation>
    </message>
        <message>
        <source>limit</source>
        <translation>grenze</translation>
    </message>
        <message>
        <source>is</source>
        <translation>is</translation>
    </message>
        <message>
        <source>class</source>
        <translation>klasse</translation>
    </message>
        <message>
        <source>stars</source>
        <translation>sterne</translation>
    </message>
        <message>
        <source>health</source>
        <translation>leben</translation>
    </message>
        <message>
        <source>melee</source>
        <translation>nahkampf</translation>
    </message>
        <message>
        <source>ranged</source>
        <translation>fernkampf</translation>
    </message>
        <message>
        <source>distance</source>
        <translation>weite</translation>
    </message>
        <message>
        <source>bounty</source>
        <translation>kopfgeld</translation>
    </message>
        <message>
        <source>move</source>
        <translation>schritte</translation>
    </message>
        <message>
        <source>shot</source>
        <translation>schuss</translation>
    </message>
        <message>
        <source>hands</source>
        <translation>griff</translation>
    </message>
        <message>
        <source>support</source>
        <translation>echo</translation>
    </message>
        <message>
        <source>subtype</source>
        <translation>untertyp</translation>
    </message>
        <message>
        <source>reserve</source>
        <translation>reserve</translation>
    </message>
        <message>
        <source>forest</source>
        <translation>wald</translation>
    </message>
        <message>
        <source>mountain</source>
        <translation>berg</translation>
    </message>
        <message>
        <source>ocean</source>
        <translation>wasser</translation>
    </message>
        <message>
        <source>power</source>
        <translation>kraft</translation>
    </message>
        <message>
        <source>reservelimit</source>
        <translation>reservegrenze</translation>
    </message>
        <message>
        <source>landmarklimit</source>
        <translation>wahrzeichengrenze</translation>
    </message>
    </context>
    <context>
        <name>FieldWords</name>
        <message>
        <source>what it is called</source>
        <translation>wie sie heißt</translation>
    </message>
        <message>
        <source>its rules text</source>
        <translation>ihr Regeltext</translation>
    </message>
        <message>
        <source>its rules text, the 11 year ability too</source>
        <translation>ihr Regeltext, auch die 11-Jahre-Fähigkeit</translation>
    </message>
        <message>
        <source>its rules text, that of the support too</source>
        <translation>ihr Regeltext, auch der zur Unterstützung</translation>
    </message>
        <message>
        <source>the text that rules nothing</source>
        <translation>der Text, der nichts regelt</translation>
    </message>
        <message>
        <source>the code of its set</source>
        <translation>das Kürzel ihrer Edition</translation>
    </message>
        <message>
        <source>its number</source>
        <translation>ihre Nummer</translation>
    </message>
        <message>
        <source>the first word of its type line</source>
        <translation>das erste Wort ihrer Typzeile</translation>
    </message>
        <message>
        <source>mercenary, treasure or ability, and nothing else of its type line</source>
        <translation>mercenary, treasure oder ability, und sonst nichts aus ihrer Typzeile</translation>
    </message>
        <message>
        <source>citizen or spell, its faction, overlord</source>
        <translation>citizen oder spell, ihr Volk, overlord</translation>
    </message>
        <message>
        <source>mercenary, treasure (weapon, relic, equipment), ability (instant, attack, event)</source>
        <translation>mercenary, treasure (weapon, relic, equipment), ability (instant, attack, event)</translation>
    </message>
        <message>
        <source>hero, character, spell, permanent, landmark, and sub-types</source>
        <translation>hero, character, spell, permanent, landmark und Untertypen</translation>
    </message>
        <message>
        <source>human, undead, ...</source>
        <translation>human, undead, ...</translation>
    </message>
        <message>
        <source>axiom, bravos, lyra, muna, ordis, yzmir, neutral</source>
        <translation>axiom, bravos, lyra, muna, ordis, yzmir, neutral</translation>
    </message>
        <message>
        <source>the colours of its soul box: c:wu has both, c=wu no other</source>
        <translation>die Farben ihres Seelenfelds: c:wu hat beide, c=wu keine andere</translation>
    </message>
        <message>
        <source>the energy it costs, X as nothing</source>
        <translation>die Energie, die sie kostet, X als nichts</translation>
    </message>
        <message>
        <source>the treasures that an ability costs</source>
        <translation>die Schätze, die eine Fähigkeit kostet</translation>
    </message>
        <message>
        <source>what it costs from hand</source>
        <translation>was sie von der Hand kostet</translation>
    </message>
        <message>
        <source>the stones of its cost: stones:{g}{g}</source>
        <translation>die Steine ihrer Kosten: stones:{g}{g}</translation>
    </message>
        <message>
        <source>of a citizen</source>
        <translation>eines Bürgers</translation>
    </message>
        <message>
        <source>of a shield</source>
        <translation>eines Schilds</translation>
    </message>
        <message>
        <source>its 11 year cost</source>
        <translation>ihre 11-Jahre-Kosten</translation>
    </message>
        <message>
        <source>its 11 year ability</source>
        <translation>ihre 11-Jahre-Fähigkeit</translation>
    </message>
        <message>
        <source>eager, sidestep, ...</source>
        <translation>eager, sidestep, ...</translation>
    </message>
        <message>
        <source>bleed, frost, mend, ...</source>
        <translation>bleed, frost, mend, ...</translation>
    </message>
        <message>
        <source>fleeting, gigantic, resupply, ...</source>
        <translation>fleeting, gigantic, resupply, ...</translation>
    </message>
        <message>
        <source>common, uncommon, rare, legendary</source>
        <translation>common, uncommon, rare, legendary</translation>
    </message>
        <message>
        <source>common, rare, exalted, unique</source>
        <translation>common, rare, exalted, unique</translation>
    </message>
        <message>
        <source>the copies its own text allows</source>
        <translation>wie viele Exemplare ihr eigener Text erlaubt</translation>
    </message>
        <message>
        <source>overlord, colourless, multicoloured, vanilla, eleven</source>
        <translation>overlord, colourless, multicoloured, vanilla, eleven</translation>
    </message>
        <message>
        <source>generic, legendary, vanilla, ranged</source>
        <translation>generic, legendary, vanilla, ranged</translation>
    </message>
        <message>
        <source>token, suspended, unique, vanilla, support, main</source>
        <translation>token, suspended, unique, vanilla, support, main</translation>
    </message>
        <message>
        <source>hunter, mage, priest, rogue, warrior, generic</source>
        <translation>hunter, mage, priest, rogue, warrior, generic</translation>
    </message>
        <message>
        <source>how rare it is, from 1 to 4</source>
        <translation>wie selten sie ist, von 1 bis 4</translation>
    </message>
        <message>
        <source>of a mercenary</source>
        <translation>eines Söldners</translation>
    </message>
        <message>
        <source>its damage hand to hand</source>
        <translation>ihr Schaden im Nahkampf</translation>
    </message>
        <message>
        <source>the damage of its shot</source>
        <translation>der Schaden ihres Schusses</translation>
    </message>
        <message>
        <source>how far its shot carries</source>
        <translation>wie weit ihr Schuss trägt</translation>
    </message>
        <message>
        <source>what losing or plundering with it is worth</source>
        <translation>was ihr Verlust oder das Plündern mit ihr wert ist</translation>
    </message>
        <message>
        <source>how far it walks</source>
        <translation>wie weit sie geht</translation>
    </message>
        <message>
        <source>crossbow, staff or shield</source>
        <translation>crossbow, staff oder shield</translation>
    </message>
        <message>
        <source>of a weapon: one, two, off, dual</source>
        <translation>einer Waffe: one, two, off, dual</translation>
    </message>
        <message>
        <source>its support text</source>
        <translation>ihr Unterstützungstext</translation>
    </message>
        <message>
        <source>engineer, robot, ...</source>
        <translation>engineer, robot, ...</translation>
    </message>
        <message>
        <source>what it costs from Reserve</source>
        <translation>was sie aus der Reserve kostet</translation>
    </message>
        <message>
        <source>its forest statistic</source>
        <translation>ihr Wert im Wald</translation>
    </message>
        <message>
        <source>its mountain statistic</source>
        <translation>ihr Wert am Berg</translation>
    </message>
        <message>
        <source>its ocean statistic</source>
        <translation>ihr Wert am Wasser</translation>
    </message>
        <message>
        <source>its three statistics together</source>
        <translation>ihre drei Werte zusammen</translation>
    </message>
        <message>
        <source>of a Hero</source>
        <translation>eines Helden</translation>
    </message>
    </context>
    <context>
        <name>FileHolder</name>
        <message>
            <source>The program %1 (process %2) on the machine %3 has it open since %4.</source>
            <translation>Das Programm %1 (Prozess %2) auf dem Rechner %3 hat sie seit %4 offen.</translation>
        </message>
        <message>
            <source>nothing may be written into the folder %1</source>
            <translation>in den Ordner %1 darf nichts geschrieben werden</translation>
        </message>
        <message>
            <source>the folder %1 takes no new files; its disk may be full</source>
            <translation>der Ordner %1 nimmt keine neuen Dateien an; sein Datenträger ist vielleicht voll</translation>
        </message>
        <message>
            <source>the folder %1 cannot be made</source>
            <translation>der Ordner %1 kann nicht angelegt werden</translation>
        </message>
    </context>
    <context>
        <name>ForecastWords</name>
        <message>
            <source>If nobody responds:</source>
            <translation>Wenn niemand reagiert:</translation>
        </message>
        <message>
            <source>You win the game.</source>
            <translation>Sie gewinnen das Spiel.</translation>
        </message>
        <message>
            <source>You lose the game.</source>
            <translation>Sie verlieren das Spiel.</translation>
        </message>
        <message>
            <source>What comes of it is up to choices, chance or cards that you do not see.</source>
            <translation>Was daraus wird, hängt von Entscheidungen, vom Zufall oder von Karten ab, die Sie nicht sehen.</translation>
        </message>
        <message>
            <source>The rest is up to choices, chance or cards that you do not see.</source>
            <translation>Der Rest hängt von Entscheidungen, vom Zufall oder von Karten ab, die Sie nicht sehen.</translation>
        </message>
    </context>
    <context>
        <name>HandFan</name>
        <message>
            <source>Your hand is empty.</source>
            <translation>Ihre Hand ist leer.</translation>
        </message>
    </context>
    <context>
        <name>JournalFile</name>
        <message>
            <source>the folder %1 cannot be made</source>
            <translation>der Ordner %1 kann nicht angelegt werden</translation>
        </message>
        <message>
            <source>What was just played is not on the disk: %1. The match goes on, and every answer tries again. Before you close the program, make room on the disk, or allow writing into %2.</source>
            <translation>Was eben gespielt wurde, ist nicht auf dem Datenträger: %1. Die Partie geht weiter, und jede Antwort versucht es aufs Neue. Bevor Sie das Programm schließen, schaffen Sie Platz auf dem Datenträger, oder erlauben Sie das Schreiben in %2.</translation>
        </message>
        <message>
            <source>Everything that was played is on the disk again, in %1.</source>
            <translation>Alles, was gespielt wurde, ist wieder auf dem Datenträger, in %1.</translation>
        </message>
        <message>
            <source>there is no room left on the disk</source>
            <translation>auf dem Datenträger ist kein Platz mehr</translation>
        </message>
    </context>
    <context>
        <name>JournaledMatch</name>
        <message>
            <source>The journal %1 cannot be read (%2). Check that it is there and that you may read it.</source>
            <translation>Das Protokoll %1 kann nicht gelesen werden (%2). Prüfen Sie, ob es da ist und ob Sie es lesen dürfen.</translation>
        </message>
        <message>
            <source>The journal is of a game that this program does not know: %1.</source>
            <translation>Das Protokoll gehört zu einem Spiel, das dieses Programm nicht kennt: %1.</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>The journal could not be copied into %1 (%2). Make room on the disk or allow writing there.</source>
            <translation>Das Protokoll konnte nicht nach %1 kopiert werden (%2). Schaffen Sie Platz auf dem Datenträger, oder erlauben Sie dort das Schreiben.</translation>
        </message>
        <message>
            <source>The cards of %1 could not be loaded.</source>
            <translation>Die Karten von %1 konnten nicht geladen werden.</translation>
        </message>
    </context>
    <context>
        <name>KeptMatches</name>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>The file cannot be read: %1.</source>
            <translation>Die Datei kann nicht gelesen werden: %1.</translation>
        </message>
        <message>
            <source>The file is empty: the computer stopped before anything of this match was written.</source>
            <translation>Die Datei ist leer: Der Rechner blieb stehen, bevor etwas von dieser Partie geschrieben war.</translation>
        </message>
        <message>
            <source>This program does not know a game called %1.</source>
            <translation>Dieses Programm kennt kein Spiel namens %1.</translation>
        </message>
        <message>
            <source>The cards of %1 could not be loaded.</source>
            <translation>Die Karten von %1 konnten nicht geladen werden.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>game: rules</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 could not be moved to the bin: %2.</source>
            <translation>%1 konnte nicht in den Papierkorb gelegt werden: %2.</translation>
        </message>
    </context>
    <context>
        <name>KryptikAnswers</name>
        <message>
            <source>11 year card %1 of %2</source>
            <translation>11-Jahre-Karte %1 von %2</translation>
        </message>
        <message>
            <source>Cast %1</source>
            <translation>%1 wirken</translation>
        </message>
        <message>
            <source>Place %1 in your soul row</source>
            <translation>%1 in die Seelenreihe legen</translation>
        </message>
        <message>
            <source>Engage for white energy</source>
            <translation>Für weiße Energie einsetzen</translation>
        </message>
        <message>
            <source>Engage for blue energy</source>
            <translation>Für blaue Energie einsetzen</translation>
        </message>
        <message>
            <source>Engage for black energy</source>
            <translation>Für schwarze Energie einsetzen</translation>
        </message>
        <message>
            <source>Engage for green energy</source>
            <translation>Für grüne Energie einsetzen</translation>
        </message>
        <message>
            <source>Engage for colourless energy</source>
            <translation>Für farblose Energie einsetzen</translation>
        </message>
        <message>
            <source>Engage for energy</source>
            <translation>Für Energie einsetzen</translation>
        </message>
        <message>
            <source>Attack with %1</source>
            <translation>Mit %1 angreifen</translation>
        </message>
        <message>
            <source>Block with %1</source>
            <translation>Mit %1 blocken</translation>
        </message>
        <message>
            <source>Put %1 on the bottom of your deck</source>
            <translation>%1 unter Ihr Deck legen</translation>
        </message>
        <message>
            <source>Abolish %1</source>
            <translation>%1 verbannen</translation>
        </message>
        <message>
            <source>Take %1</source>
            <translation>%1 nehmen</translation>
        </message>
        <message>
            <source>Go on attacking %1</source>
            <translation>Weiter %1 angreifen</translation>
        </message>
        <message>
            <source>Use the ability</source>
            <translation>Fähigkeit nutzen</translation>
        </message>
        <message>
            <source>Leave the ability</source>
            <translation>Fähigkeit lassen</translation>
        </message>
        <message>
            <source>Use the 11 year ability</source>
            <translation>11-Jahre-Fähigkeit nutzen</translation>
        </message>
        <message>
            <source>Cast it for its 11 year cost</source>
            <translation>Für die 11-Jahre-Kosten wirken</translation>
        </message>
        <message>
            <source>Take the card</source>
            <translation>Karte nehmen</translation>
        </message>
        <message>
            <source>To combat</source>
            <translation>Zum Kampf</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Finish turn</source>
            <translation>Zug abschließen</translation>
        </message>
        <message>
            <source>To the attack</source>
            <translation>Zum Angriff</translation>
        </message>
        <message>
            <source>To the blockers</source>
            <translation>Zu den Blockern</translation>
        </message>
        <message>
            <source>To the damage</source>
            <translation>Zum Schaden</translation>
        </message>
        <message>
            <source>Next attack</source>
            <translation>Nächster Angriff</translation>
        </message>
        <message>
            <source>To the 2nd phase</source>
            <translation>Zur 2. Phase</translation>
        </message>
        <message>
            <source>No attack</source>
            <translation>Kein Angriff</translation>
        </message>
        <message>
            <source>Block like this</source>
            <translation>So blocken</translation>
        </message>
        <message>
            <source>No block</source>
            <translation>Kein Block</translation>
        </message>
        <message numerus="yes">
            <source>Draw %n new cards</source>
            <translation>
                <numerusform>%n neue Karte ziehen</numerusform>
                <numerusform>%n neue Karten ziehen</numerusform>
            </translation>
        </message>
        <message>
            <source>Can be cast</source>
            <translation>Kann gewirkt werden</translation>
        </message>
        <message>
            <source>Can go to the soul row</source>
            <translation>Kann in die Seelenreihe</translation>
        </message>
        <message>
            <source>Can block</source>
            <translation>Kann blocken</translation>
        </message>
        <message>
            <source>Can go back</source>
            <translation>Kann zurückgehen</translation>
        </message>
        <message>
            <source>Choose cards to put back; you draw as many before the deck is shuffled.</source>
            <translation>Wählen Sie Karten zum Zurücklegen; Sie ziehen ebenso viele, bevor das Deck gemischt wird.</translation>
        </message>
        <message>
            <source>Your 1st phase: cast cards and place a soul card.</source>
            <translation>Ihre 1. Phase: Wirken Sie Karten und legen Sie eine Seelenkarte.</translation>
        </message>
        <message>
            <source>Your 1st phase: cast cards, then go to combat.</source>
            <translation>Ihre 1. Phase: Wirken Sie Karten, dann folgt der Kampf.</translation>
        </message>
        <message>
            <source>Your 2nd phase: cast cards, then end your turn.</source>
            <translation>Ihre 2. Phase: Wirken Sie Karten, dann beenden Sie den Zug.</translation>
        </message>
        <message>
            <source>Combat: you may cast spells or use abilities.</source>
            <translation>Kampf: Sie können zaubern oder Fähigkeiten nutzen.</translation>
        </message>
        <message>
            <source>You may cast spells or use abilities.</source>
            <translation>Sie können zaubern oder Fähigkeiten nutzen.</translation>
        </message>
        <message>
            <source>Choose a citizen to attack with, or move on.</source>
            <translation>Wählen Sie einen Bürger für den Angriff, oder gehen Sie weiter.</translation>
        </message>
        <message>
            <source>Choose citizens to block with.</source>
            <translation>Wählen Sie Bürger zum Blocken.</translation>
        </message>
        <message>
            <source>%1 attacks; choose citizens to block with.</source>
            <translation>%1 greift an; wählen Sie Bürger zum Blocken.</translation>
        </message>
        <message>
            <source>Choose what %1 attacks.</source>
            <translation>Wählen Sie, was %1 angreift.</translation>
        </message>
        <message>
            <source>Choose what to attack.</source>
            <translation>Wählen Sie, was angegriffen wird.</translation>
        </message>
        <message>
            <source>Choose what becomes of your 11 year card %1.</source>
            <translation>Wählen Sie, was aus Ihrer 11-Jahre-Karte %1 wird.</translation>
        </message>
        <message>
            <source>Choose what becomes of your 11 year card.</source>
            <translation>Wählen Sie, was aus Ihrer 11-Jahre-Karte wird.</translation>
        </message>
        <message>
            <source>Decide whether to use the ability of %1.</source>
            <translation>Entscheiden Sie, ob Sie die Fähigkeit von %1 nutzen.</translation>
        </message>
        <message>
            <source>Decide whether to use the ability.</source>
            <translation>Entscheiden Sie, ob Sie die Fähigkeit nutzen.</translation>
        </message>
        <message>
            <source>Choose a faction for %1.</source>
            <translation>Wählen Sie eine Fraktion für %1.</translation>
        </message>
        <message>
            <source>Choose a faction.</source>
            <translation>Wählen Sie eine Fraktion.</translation>
        </message>
        <message>
            <source>Name a card for %1.</source>
            <translation>Nennen Sie eine Karte für %1.</translation>
        </message>
        <message>
            <source>Name a card.</source>
            <translation>Nennen Sie eine Karte.</translation>
        </message>
        <message>
            <source>Choose X for %1.</source>
            <translation>Wählen Sie X für %1.</translation>
        </message>
        <message>
            <source>Choose X.</source>
            <translation>Wählen Sie X.</translation>
        </message>
        <message>
            <source>Choose which blocker is dealt damage next.</source>
            <translation>Wählen Sie, welcher Blocker als Nächstes Schaden erhält.</translation>
        </message>
        <message>
            <source>Choose what goes onto the effect pile next; the last to go resolves first.</source>
            <translation>Wählen Sie, was als Nächstes auf den Effektstapel geht; das Letzte wird zuerst verrechnet.</translation>
        </message>
        <message>
            <source>Choose a card to discard: your hand holds at most 7.</source>
            <translation>Wählen Sie eine Karte zum Abwerfen: Ihre Hand fasst höchstens 7.</translation>
        </message>
        <message>
            <source>Choose a card in your limbo to abolish for %1.</source>
            <translation>Wählen Sie für %1 eine Karte in Ihrem Limbo zum Verbannen.</translation>
        </message>
        <message>
            <source>Choose a card in your limbo to abolish.</source>
            <translation>Wählen Sie eine Karte in Ihrem Limbo zum Verbannen.</translation>
        </message>
        <message>
            <source>Choose a card from your deck for %1.</source>
            <translation>Wählen Sie für %1 eine Karte aus Ihrem Deck.</translation>
        </message>
        <message>
            <source>Choose a card from your deck.</source>
            <translation>Wählen Sie eine Karte aus Ihrem Deck.</translation>
        </message>
        <message>
            <source>You may keep one overlord of a name: choose which is abolished.</source>
            <translation>Sie behalten einen Oberherrn eines Namens: Wählen Sie, welcher verbannt wird.</translation>
        </message>
        <message>
            <source>%1 is not Ravenous any more: choose the card it goes on attacking.</source>
            <translation>%1 ist nicht mehr Ravenous: Wählen Sie die Karte, die es weiter angreift.</translation>
        </message>
        <message>
            <source>Choose the card that is still attacked.</source>
            <translation>Wählen Sie die Karte, die weiter angegriffen wird.</translation>
        </message>
        <message>
            <source>Choose an 11 year card for %1.</source>
            <translation>Wählen Sie für %1 eine 11-Jahre-Karte.</translation>
        </message>
        <message>
            <source>Choose an 11 year card.</source>
            <translation>Wählen Sie eine 11-Jahre-Karte.</translation>
        </message>
        <message>
            <source>Choose an attached card to detach for %1.</source>
            <translation>Wählen Sie für %1 eine angelegte Karte zum Lösen.</translation>
        </message>
        <message>
            <source>Choose an attached card to detach.</source>
            <translation>Wählen Sie eine angelegte Karte zum Lösen.</translation>
        </message>
        <message>
            <source>Choose which card lies next in your 11 year row, from the left.</source>
            <translation>Wählen Sie, welche Karte in Ihrer 11-Jahre-Reihe von links als Nächste liegt.</translation>
        </message>
        <message>
            <source>Choose a card to reveal for %1.</source>
            <translation>Wählen Sie für %1 eine Karte zum Aufdecken.</translation>
        </message>
        <message>
            <source>Choose a card to reveal.</source>
            <translation>Wählen Sie eine Karte zum Aufdecken.</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Only in your 1st or 2nd phase.</source>
            <translation>Nur in Ihrer 1. oder 2. Phase.</translation>
        </message>
        <message>
            <source>You cannot give energy of the colours that it takes.</source>
            <translation>Energie der Farben, die es braucht, können Sie nicht geben.</translation>
        </message>
        <message>
            <source>An effect forbids it.</source>
            <translation>Ein Effekt verbietet es.</translation>
        </message>
        <message>
            <source>You already control an overlord of this name.</source>
            <translation>Sie kontrollieren schon einen Oberherrn dieses Namens.</translation>
        </message>
        <message>
            <source>You cannot pay what it costs besides energy.</source>
            <translation>Was es außer Energie kostet, können Sie nicht bezahlen.</translation>
        </message>
        <message>
            <source>There is no room left on the effect pile.</source>
            <translation>Auf dem Effektstapel ist kein Platz mehr.</translation>
        </message>
        <message>
            <source>Its abilities do not work now.</source>
            <translation>Seine Fähigkeiten wirken jetzt nicht.</translation>
        </message>
        <message>
            <source>Only while an opponent has at most %1 11 year cards left.</source>
            <translation>Nur, solange ein Gegner höchstens %1 11-Jahres-Karten hat.</translation>
        </message>
        <message>
            <source>It is engaged until your next disengage phase.</source>
            <translation>Es ist bis zu Ihrer nächsten Bereitphase eingesetzt.</translation>
        </message>
        <message>
            <source>It is weary until your next disengage phase.</source>
            <translation>Es ist bis zu Ihrer nächsten Bereitphase müde.</translation>
        </message>
        <message>
            <source>It has attacked in this combat phase already.</source>
            <translation>Es hat in dieser Kampfphase schon angegriffen.</translation>
        </message>
        <message>
            <source>The card has no 11 year ability.</source>
            <translation>Die Karte hat keine 11-Jahre-Fähigkeit.</translation>
        </message>
        <message>
            <source>The card has no 11 year cost.</source>
            <translation>Die Karte hat keine 11-Jahre-Kosten.</translation>
        </message>
    </context>
    <context>
        <name>KryptikCards</name>
        <message>
            <source>Printed %1/%2</source>
            <translation>Gedruckt %1/%2</translation>
        </message>
        <message>
            <source>Weary</source>
            <translation>Müde</translation>
        </message>
        <message>
            <source>It cannot attack or engage for a cost until its controller's next disengage phase.</source>
            <translation>Es kann bis zur nächsten Bereitphase seines Besitzers weder angreifen noch für Kosten eingesetzt werden.</translation>
        </message>
        <message>
            <source>Has attacked</source>
            <translation>Hat angegriffen</translation>
        </message>
        <message>
            <source>It has attacked in this combat phase.</source>
            <translation>Es hat in dieser Kampfphase angegriffen.</translation>
        </message>
        <message>
            <source>Island</source>
            <translation>Insel</translation>
        </message>
        <message>
            <source>11 year row</source>
            <translation>11-Jahre-Reihe</translation>
        </message>
        <message>
            <source>Soul row</source>
            <translation>Seelenreihe</translation>
        </message>
        <message>
            <source>Limbo</source>
            <translation>Limbo</translation>
        </message>
        <message>
            <source>Abolished</source>
            <translation>Verbannt</translation>
        </message>
        <message>
            <source>Attached</source>
            <translation>Angelegt</translation>
        </message>
        <message>
            <source>Effect pile</source>
            <translation>Effektstapel</translation>
        </message>
        <message>
            <source>Revealed</source>
            <translation>Aufgedeckt</translation>
        </message>
        <message>
            <source>Eager: being weary does not hold it back.</source>
            <translation>Eager (eifrig): Müdigkeit hält es nicht auf.</translation>
        </message>
        <message>
            <source>Focused: only in your own 1st or 2nd phase, while nothing is on the effect pile.</source>
            <translation>Focused (gesammelt): nur in der eigenen 1. oder 2. Phase, bei leerem Effektstapel.</translation>
        </message>
        <message>
            <source>Ravenous: its attack may aim at two 11 year cards.</source>
            <translation>Ravenous (gefräßig): sein Angriff darf auf zwei 11-Jahre-Karten zielen.</translation>
        </message>
        <message>
            <source>Sidestep: only citizens with Sidestep can block it.</source>
            <translation>Sidestep (ausweichend): nur Bürger mit Sidestep können es blocken.</translation>
        </message>
        <message>
            <source>Steadfast: attacking does not engage it.</source>
            <translation>Steadfast (standhaft): Angreifen setzt es nicht ein.</translation>
        </message>
        <message>
            <source>Tenacious: one blocker alone cannot stop it, it takes two or more.</source>
            <translation>Tenacious (zäh): ein Blocker allein genügt nicht, es braucht zwei oder mehr.</translation>
        </message>
        <message>
            <source>Toxic: the first point of damage it deals to a citizen is deadly.</source>
            <translation>Toxic (giftig): sein erster Schadenspunkt an einem Bürger ist tödlich.</translation>
        </message>
        <message>
            <source>This card lies face down. Nobody may look at it.</source>
            <translation>Diese Karte liegt verdeckt. Niemand darf sie ansehen.</translation>
        </message>
        <message>
            <source>Attack %1 instead of %2.</source>
            <translation>Angriff %1 statt %2.</translation>
        </message>
        <message>
            <source>Defense %1 instead of %2.</source>
            <translation>Verteidigung %1 statt %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n damage this turn; %1 more would destroy it.</source>
            <translation>
                <numerusform>%n Schaden in diesem Zug; %1 weitere zerstören es.</numerusform>
                <numerusform>%n Schaden in diesem Zug; %1 weitere zerstören es.</numerusform>
            </translation>
        </message>
        <message>
            <source>Weary: it cannot attack or engage for a cost yet.</source>
            <translation>Müde: Es kann noch nicht angreifen oder für Kosten eingesetzt werden.</translation>
        </message>
        <message>
            <source>Engaged.</source>
            <translation>Eingesetzt.</translation>
        </message>
        <message numerus="yes">
            <source>%n cards lie attached under it.</source>
            <translation>
                <numerusform>%n Karte ist darunter angelegt.</numerusform>
                <numerusform>%n Karten sind darunter angelegt.</numerusform>
            </translation>
        </message>
        <message>
            <source>attack %1, defense %2</source>
            <translation>Angriff %1, Verteidigung %2</translation>
        </message>
        <message numerus="yes">
            <source>%n damage</source>
            <translation>
                <numerusform>%n Schaden</numerusform>
                <numerusform>%n Schaden</numerusform>
            </translation>
        </message>
        <message>
            <source>engaged</source>
            <translation>eingesetzt</translation>
        </message>
        <message>
            <source>weary</source>
            <translation>müde</translation>
        </message>
        <message>
            <source>attacking</source>
            <translation>greift an</translation>
        </message>
        <message>
            <source>under attack</source>
            <translation>wird angegriffen</translation>
        </message>
        <message>
            <source>blocking</source>
            <translation>blockt</translation>
        </message>
    </context>
    <context>
        <name>KryptikLog</name>
        <message>
            <source>%1 cast %2.</source>
            <translation>%1 wirkte %2.</translation>
        </message>
        <message>
            <source>%1 had no legal target left and did nothing.</source>
            <translation>%1 hatte kein gültiges Ziel mehr und tat nichts.</translation>
        </message>
        <message>
            <source>%1 placed %2 in the soul row.</source>
            <translation>%1 legte %2 in die Seelenreihe.</translation>
        </message>
        <message>
            <source>%1 entered the island.</source>
            <translation>%1 betrat die Insel.</translation>
        </message>
        <message>
            <source>%1 attacked with %2.</source>
            <translation>%1 griff mit %2 an.</translation>
        </message>
        <message>
            <source>%1 blocked with %2.</source>
            <translation>%1 blockte mit %2.</translation>
        </message>
        <message>
            <source>%1 lost the 11 year card %2.</source>
            <translation>%1 verlor die 11-Jahre-Karte %2.</translation>
        </message>
        <message>
            <source>%1 used the 11 year ability of %2.</source>
            <translation>%1 nutzte die 11-Jahre-Fähigkeit von %2.</translation>
        </message>
        <message>
            <source>%1 cast %2 for its 11 year cost.</source>
            <translation>%1 wirkte %2 für die 11-Jahre-Kosten.</translation>
        </message>
        <message>
            <source>%1 took %2 into the hand.</source>
            <translation>%1 nahm %2 auf die Hand.</translation>
        </message>
        <message>
            <source>%1 died.</source>
            <translation>%1 starb.</translation>
        </message>
        <message>
            <source>%1 was attached to %2.</source>
            <translation>%1 wurde an %2 angelegt.</translation>
        </message>
        <message>
            <source>%1 was abolished.</source>
            <translation>%1 wurde verbannt.</translation>
        </message>
        <message>
            <source>%1 kept the hand.</source>
            <translation>%1 behielt die Hand.</translation>
        </message>
        <message numerus="yes">
            <source>%1 put %n cards back to draw as many.</source>
            <translation>
                <numerusform>%1 legte %n Karte zurück und zog ebenso viele.</numerusform>
                <numerusform>%1 legte %n Karten zurück und zog ebenso viele.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 looked at a hidden card.</source>
            <translation>%1 sah eine verdeckte Karte an.</translation>
        </message>
        <message>
            <source>%1 chose %2.</source>
            <translation>%1 wählte %2.</translation>
        </message>
    </context>
    <context>
        <name>KryptikPresenter</name>
        <message>
            <source>%1 was dealt damage with no card left in the 11 year row.</source>
            <translation>%1 nahm Schaden, ohne noch eine Karte in der 11-Jahre-Reihe zu haben.</translation>
        </message>
        <message>
            <source>The last opponent was dealt damage with no card left in the 11 year row.</source>
            <translation>Der letzte Gegner nahm Schaden, ohne noch eine Karte in der 11-Jahre-Reihe zu haben.</translation>
        </message>
        <message>
            <source>The last players were dealt damage together, with no card left in their rows.</source>
            <translation>Die letzten Spieler nahmen zugleich Schaden, ohne noch eine Karte in ihren Reihen zu haben.</translation>
        </message>
        <message>
            <source>Disengage phase</source>
            <translation>Bereitphase</translation>
        </message>
        <message>
            <source>Disengage</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>Draw phase</source>
            <translation>Ziehphase</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>1st phase</source>
            <translation>1. Phase</translation>
        </message>
        <message>
            <source>1st</source>
            <translation>1.</translation>
        </message>
        <message>
            <source>Combat: beginning</source>
            <translation>Kampf: Beginn</translation>
        </message>
        <message>
            <source>Combat</source>
            <translation>Kampf</translation>
        </message>
        <message>
            <source>Combat: command attacker</source>
            <translation>Kampf: Angreifer bestimmen</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Angriff</translation>
        </message>
        <message>
            <source>Combat: command blockers</source>
            <translation>Kampf: Blocker bestimmen</translation>
        </message>
        <message>
            <source>Block</source>
            <translation>Block</translation>
        </message>
        <message>
            <source>Combat: resolution</source>
            <translation>Kampf: Schaden</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>Combat: end</source>
            <translation>Kampf: Ende</translation>
        </message>
        <message>
            <source>After</source>
            <translation>Danach</translation>
        </message>
        <message>
            <source>2nd phase</source>
            <translation>2. Phase</translation>
        </message>
        <message>
            <source>2nd</source>
            <translation>2.</translation>
        </message>
        <message>
            <source>End of turn</source>
            <translation>Ende des Zuges</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Constructed</source>
            <translation>Gebaut (Constructed)</translation>
        </message>
        <message>
            <source>Limited</source>
            <translation>Begrenzt (Limited)</translation>
        </message>
        <message>
            <source>Krucible (three or four seats)</source>
            <translation>Krucible (drei oder vier Plätze)</translation>
        </message>
        <message>
            <source>Kryptik: rules of 20 June 2023, in force since 30 June 2023</source>
            <translation>Kryptik: Regeln vom 20. Juni 2023, gültig seit 30. Juni 2023</translation>
        </message>
        <message>
            <source>11 year cards</source>
            <translation>11-Jahre-Karten</translation>
        </message>
        <message>
            <source>Cards in limbo</source>
            <translation>Karten im Limbo</translation>
        </message>
        <message>
            <source>White energy</source>
            <translation>Weiße Energie</translation>
        </message>
        <message>
            <source>Blue energy</source>
            <translation>Blaue Energie</translation>
        </message>
        <message>
            <source>Black energy</source>
            <translation>Schwarze Energie</translation>
        </message>
        <message>
            <source>Green energy</source>
            <translation>Grüne Energie</translation>
        </message>
        <message>
            <source>Colourless energy</source>
            <translation>Farblose Energie</translation>
        </message>
        <message>
            <source>%1, %2 cards in hand, %3 11 year cards, %4 cards in the deck</source>
            <translation>%1, Handkarten: %2, 11-Jahre-Karten: %3, Karten im Deck: %4</translation>
        </message>
        <message>
            <source>Citizen being cast</source>
            <translation>Bürger wird gewirkt</translation>
        </message>
        <message>
            <source>Spell</source>
            <translation>Zauber</translation>
        </message>
        <message>
            <source>Later effect</source>
            <translation>Späterer Effekt</translation>
        </message>
        <message>
            <source>11 year choice</source>
            <translation>11-Jahre-Wahl</translation>
        </message>
        <message>
            <source>11 year ability</source>
            <translation>11-Jahre-Fähigkeit</translation>
        </message>
        <message>
            <source>This is not possible now.</source>
            <translation>Das ist jetzt nicht möglich.</translation>
        </message>
        <message>
            <source>Use the 11 year ability</source>
            <translation>11-Jahre-Fähigkeit nutzen</translation>
        </message>
        <message>
            <source>Cast it for its 11 year cost</source>
            <translation>Für die 11-Jahre-Kosten wirken</translation>
        </message>
        <message>
            <source>It costs %1.</source>
            <translation>Sie kostet %1.</translation>
        </message>
        <message>
            <source>Take the card</source>
            <translation>Die Karte nehmen</translation>
        </message>
        <message>
            <source>It goes to your hand.</source>
            <translation>Sie kommt auf Ihre Hand.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n disengaged soul card(s).</source>
            <translation>
                <numerusform>Sie haben %n bereite Seelenkarte.</numerusform>
                <numerusform>Sie haben %n bereite Seelenkarten.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LogExport</name>
        <message>
            <source>Write the log to a file</source>
            <translation>Den Verlauf in eine Datei schreiben</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation>Text (*.txt)</translation>
        </message>
        <message>
            <source>%1 could not be written: %2. Choose another place.</source>
            <translation>%1 konnte nicht geschrieben werden: %2. Wählen Sie einen anderen Ort.</translation>
        </message>
        <message>
            <source>log.txt</source>
            <comment>file name</comment>
            <translation>Verlauf.txt</translation>
        </message>
    </context>
    <context>
        <name>MainMenu</name>
        <message>
            <source>&amp;Match</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <source>&amp;New match…</source>
            <translation>&amp;Neue Partie …</translation>
        </message>
        <message>
            <source>&amp;Quick match against the computer</source>
            <translation>&amp;Schnelle Partie gegen den Computer</translation>
        </message>
        <message>
            <source>&amp;Draft decks…</source>
            <translation>Decks &amp;draften …</translation>
        </message>
        <message>
            <source>D&amp;ecks and cards</source>
            <translation>D&amp;ecks und Karten</translation>
        </message>
        <message>
            <source>Card &amp;workshop</source>
            <translation>Karten&amp;werkstatt</translation>
        </message>
        <message>
            <source>&amp;Rematch</source>
            <translation>&amp;Revanche</translation>
        </message>
        <message>
            <source>&amp;Take back</source>
            <translation>&amp;Zurücknehmen</translation>
        </message>
        <message>
            <source>&amp;Concede…</source>
            <translation>&amp;Aufgeben …</translation>
        </message>
        <message>
            <source>Na&amp;me this match…</source>
            <translation>Dieser Partie einen Na&amp;men geben …</translation>
        </message>
        <message>
            <source>&amp;Leave the table</source>
            <translation>Den Tisch &amp;verlassen</translation>
        </message>
        <message>
            <source>Sa&amp;ve the log…</source>
            <translation>Verlauf si&amp;chern …</translation>
        </message>
        <message>
            <source>C&amp;ontinue a match…</source>
            <translation>Eine Partie f&amp;ortsetzen …</translation>
        </message>
        <message>
            <source>&amp;Open a journal…</source>
            <translation>Protokoll ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>&amp;Import a deck…</source>
            <translation>Ein Deck &amp;übernehmen …</translation>
        </message>
        <message>
            <source>Own cards and &amp;decks…</source>
            <translation>Eigene Karten und &amp;Decks …</translation>
        </message>
        <message>
            <source>&amp;Settings…</source>
            <translation>&amp;Einstellungen …</translation>
        </message>
        <message>
            <source>Q&amp;uit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Vollbild</translation>
        </message>
        <message>
            <source>&amp;Larger text</source>
            <translation>&amp;Größere Schrift</translation>
        </message>
        <message>
            <source>&amp;Smaller text</source>
            <translation>&amp;Kleinere Schrift</translation>
        </message>
        <message>
            <source>&amp;Normal text</source>
            <translation>&amp;Normale Schrift</translation>
        </message>
        <message>
            <source>&amp;Move cards visibly</source>
            <translation>Karten sichtbar &amp;bewegen</translation>
        </message>
        <message>
            <source>&amp;Sounds</source>
            <translation>&amp;Klänge</translation>
        </message>
        <message>
            <source>M at the table does the same.</source>
            <translation>M am Tisch tut dasselbe.</translation>
        </message>
        <message>
            <source>Draw &amp;without the graphics card (from the next start on)</source>
            <translation>&amp;Ohne Grafikkarte zeichnen (ab dem nächsten Start)</translation>
        </message>
        <message>
            <source>&amp;Table</source>
            <translation>&amp;Tisch</translation>
        </message>
        <message>
            <source>&amp;Pass by itself where nothing else is possible</source>
            <translation>Von selbst &amp;passen, wo nichts anderes möglich ist</translation>
        </message>
        <message>
            <source>&amp;Full control: ask me everything</source>
            <translation>&amp;Volle Kontrolle: alles fragen</translation>
        </message>
        <message>
            <source>&amp;Hold priority: ask me before my own deeds resolve</source>
            <translation>Priorität &amp;halten: fragen, bevor meine eigenen Taten verrechnet werden</translation>
        </message>
        <message>
            <source>Pass until my &amp;next turn, or until something concerns me</source>
            <translation>Passen bis zu meinem &amp;nächsten Zug, oder bis mich etwas angeht</translation>
        </message>
        <message>
            <source>&amp;Ask me when…</source>
            <translation>Mich &amp;fragen, wenn …</translation>
        </message>
        <message>
            <source>Mark where others could &amp;strike in their next turn</source>
            <translation>Zeigen, wo andere im nächsten Zug &amp;zuschlagen könnten</translation>
        </message>
        <message>
            <source>On tables with a board; D does the same.</source>
            <translation>An Tischen mit Spielfeld; D tut dasselbe.</translation>
        </message>
        <message>
            <source>Stop in &amp;my turns</source>
            <translation>Halt in &amp;meinen Zügen</translation>
        </message>
        <message>
            <source>Stop in &amp;other turns</source>
            <translation>Halt in &amp;fremden Zügen</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>&amp;Tasten</translation>
        </message>
        <message>
            <source>&amp;Report a fault…</source>
            <translation>Einen &amp;Fehler melden …</translation>
        </message>
        <message>
            <source>&amp;About Triptych</source>
            <translation>&amp;Über Triptych</translation>
        </message>
        <message>
            <source>Stops belong to a running match</source>
            <translation>Halte gehören zu einer laufenden Partie</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>%1 - Triptych</source>
            <translation>%1 - Triptych</translation>
        </message>
        <message>
            <source>The table cannot be shown</source>
            <translation>Der Tisch kann nicht gezeigt werden</translation>
        </message>
        <message>
            <source>Install the program again; a part of Qt Quick is missing.</source>
            <translation>Installieren Sie das Programm neu; ein Teil von Qt Quick fehlt.</translation>
        </message>
    </context>
    <context>
        <name>Leaving</name>
        <message>
            <source>Leave this match?</source>
            <translation>Diese Partie verlassen?</translation>
        </message>
        <message>
            <source>This match could not be kept: there is no journal of it. Once you leave it, it cannot be continued.</source>
            <translation>Diese Partie konnte nicht festgehalten werden: Es gibt kein Protokoll von ihr. Wenn Sie sie verlassen, kann sie nicht fortgesetzt werden.</translation>
        </message>
        <message>
            <source>The match is kept as it stands, whatever you play meanwhile. Continue it from the start page or with "Continue a match" in the menu.</source>
            <translation>Die Partie bleibt, wie sie steht, was immer Sie inzwischen spielen. Setzen Sie sie von der Startseite aus fort oder mit „Eine Partie fortsetzen“ im Menü.</translation>
        </message>
        <message>
            <source>Leave the match</source>
            <translation>Partie verlassen</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Am Tisch bleiben</translation>
        </message>
        <message>
            <source>Leave this draft?</source>
            <translation>Diesen Draft verlassen?</translation>
        </message>
        <message>
            <source>The draft is kept as it stands and can be continued from the start page.</source>
            <translation>Der Draft bleibt, wie er steht, und kann von der Startseite fortgesetzt werden.</translation>
        </message>
        <message>
            <source>Leave the draft</source>
            <translation>Draft verlassen</translation>
        </message>
        <message>
            <source>Go on drafting</source>
            <translation>Weiter draften</translation>
        </message>
    </context>
    <context>
        <name>MatchController</name>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>There is no game called %1.</source>
            <translation>Es gibt kein Spiel namens %1.</translation>
        </message>
        <message>
            <source>The cards of %1 could not be loaded.</source>
            <translation>Die Karten von %1 konnten nicht geladen werden.</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Nächstes Spiel</translation>
        </message>
        <message>
            <source>This match is not kept, because %1 cannot be written (%2). Make room on the disk or allow writing there, then begin it again; as it is, it cannot be continued once you leave it.</source>
            <translation>Diese Partie wird nicht festgehalten, weil %1 nicht geschrieben werden kann (%2). Schaffen Sie Platz auf dem Datenträger, oder erlauben Sie dort das Schreiben, und beginnen Sie sie dann neu; so kann sie nicht fortgesetzt werden, wenn Sie sie verlassen.</translation>
        </message>
        <message>
            <source>The journal %1 cannot be written any more (%2); what happens now is not kept. Leave the table, make room on the disk or allow writing there, and continue the match again.</source>
            <translation>Das Protokoll %1 kann nicht mehr geschrieben werden (%2); was jetzt geschieht, wird nicht festgehalten. Verlassen Sie den Tisch, schaffen Sie Platz auf dem Datenträger, oder erlauben Sie dort das Schreiben, und setzen Sie die Partie wieder fort.</translation>
        </message>
        <message>
            <source>You are watching a match that is played in another window. What happens there is shown here; nothing can be answered.</source>
            <translation>Sie sehen einer Partie zu, die in einem anderen Fenster gespielt wird. Was dort geschieht, wird hier gezeigt; antworten kann man nicht.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Sie</translation>
        </message>
    </context>
    <context>
        <name>PackCommands</name>
        <message>
            <source>Throw it away</source>
            <translation>Wegwerfen</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>What is it called?</source>
            <translation>Wie heißt es?</translation>
        </message>
        <message>
            <source>New pack</source>
            <translation>Neues Paket</translation>
        </message>
        <message>
            <source>My cards</source>
            <translation>Meine Karten</translation>
        </message>
        <message>
            <source>The pack was not made</source>
            <translation>Das Paket wurde nicht angelegt</translation>
        </message>
        <message>
            <source>Copy the pack</source>
            <translation>Das Paket kopieren</translation>
        </message>
        <message>
            <source>%1, a copy</source>
            <translation>%1, eine Kopie</translation>
        </message>
        <message>
            <source>The pack was not copied</source>
            <translation>Das Paket wurde nicht kopiert</translation>
        </message>
        <message>
            <source>Rename the pack</source>
            <translation>Das Paket umbenennen</translation>
        </message>
        <message>
            <source>The pack was not renamed</source>
            <translation>Das Paket wurde nicht umbenannt</translation>
        </message>
        <message>
            <source>Throw this pack away?</source>
            <translation>Dieses Paket wegwerfen?</translation>
        </message>
        <message>
            <source>The file of "%1" goes into the bin, with all its cards. Decks that have them can then not be played.</source>
            <translation>Die Datei von „%1“ kommt mit allen Karten in den Papierkorb. Decks, die sie enthalten, können dann nicht gespielt werden.</translation>
        </message>
        <message>
            <source>The pack cannot be thrown away</source>
            <translation>Das Paket kann nicht weggeworfen werden</translation>
        </message>
        <message>
            <source>Share the pack</source>
            <translation>Das Paket weitergeben</translation>
        </message>
        <message>
            <source>Packs to share (*.triptych-pack)</source>
            <translation>Pakete zum Weitergeben (*.triptych-pack)</translation>
        </message>
        <message>
            <source>The pack was not written</source>
            <translation>Das Paket wurde nicht geschrieben</translation>
        </message>
        <message>
            <source>The pack was written without some pictures</source>
            <translation>Das Paket wurde ohne einige Bilder geschrieben</translation>
        </message>
        <message>
            <source>Written as %1; whoever gets it opens it with Triptych.</source>
            <translation>Als %1 geschrieben; wer es bekommt, öffnet es mit Triptych.</translation>
        </message>
        <message>
            <source>Take in a pack</source>
            <translation>Ein Paket übernehmen</translation>
        </message>
        <message>
            <source>Packs (*.triptych-pack *.json);;All files (*)</source>
            <translation>Pakete (*.triptych-pack *.json);;Alle Dateien (*)</translation>
        </message>
    </context>
    <context>
        <name>PlannedSeats</name>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer, at random</source>
            <translation>Computer, zufällig</translation>
        </message>
        <message>
            <source>Computer, easy</source>
            <translation>Computer, leicht</translation>
        </message>
        <message>
            <source>Computer, hard</source>
            <translation>Computer, schwer</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
    </context>
    <context>
        <name>PlanFaults</name>
        <message>
            <source>The deck of %1 cannot be played. %2</source>
            <translation>Das Deck von %1 ist nicht spielbar. %2</translation>
        </message>
        <message>
            <source>There is no computer player called %1.</source>
            <translation>Es gibt keinen Computerspieler namens %1.</translation>
        </message>
        <message>
            <source>These rules have no round timer; start the match without one.</source>
            <translation>Diese Regeln haben keine Rundenuhr; beginnen Sie die Partie ohne sie.</translation>
        </message>
    </context>
    <context>
        <name>MercenaryToken</name>
        <message>
            <source>%1, of your partner</source>
            <translation>%1, von Ihrem Partner</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <source>Set up a match</source>
            <translation>Partie einrichten</translation>
        </message>
        <message>
            <source>One game</source>
            <translation>Ein Spiel</translation>
        </message>
        <message>
            <source>Best of three</source>
            <translation>Zwei von drei Spielen</translation>
        </message>
        <message>
            <source>The same number, decks and answers give the same match again.</source>
            <translation>Dieselbe Zahl, dieselben Decks und Antworten ergeben dieselbe Partie.</translation>
        </message>
        <message>
            <source>Another number</source>
            <translation>Andere Zahl</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>&amp;Seats</source>
            <translation>&amp;Plätze</translation>
        </message>
        <message>
            <source>&amp;Length</source>
            <translation>&amp;Länge</translation>
        </message>
        <message>
            <source>L&amp;uck</source>
            <translation>&amp;Glück</translation>
        </message>
        <message>
            <source>Who sits where, clockwise</source>
            <translation>Wer wo sitzt, im Uhrzeigersinn</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>Partie beginnen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>There is no game to play: the cards of none could be loaded.</source>
            <translation>Es gibt nichts zu spielen: Von keinem Spiel konnten die Karten geladen werden.</translation>
        </message>
        <message>
            <source>Player 1</source>
            <translation>Spieler 1</translation>
        </message>
        <message>
            <source>Computer %1</source>
            <translation>Computer %1</translation>
        </message>
        <message>
            <source>Choose another deck for %1 to start.</source>
            <translation>Wählen Sie für %1 ein anderes Deck, um zu beginnen.</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>One clock for the whole match, as at a tournament. When it has run out, the game ends by what its rules say of that.</source>
            <translation>Eine Uhr für die ganze Partie, wie bei einem Turnier. Ist sie abgelaufen, endet das Spiel so, wie es seine Regeln vorsehen.</translation>
        </message>
        <message numerus="yes">
            <source>Round &amp;timer (%n minutes)</source>
            <translation>
                <numerusform>Runden&amp;uhr (%n Minute)</numerusform>
                <numerusform>Runden&amp;uhr (%n Minuten)</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Import a deck…</source>
            <translation>Ein Deck &amp;übernehmen …</translation>
        </message>
        <message>
            <source>&amp;House rules</source>
            <translation>&amp;Hausregeln</translation>
        </message>
        <message>
            <source>None: as the rules have it</source>
            <translation>Keine: wie in den Regeln</translation>
        </message>
        <message numerus="yes">
            <source>%n house rule(s)</source>
            <translation>
                <numerusform>%n Hausregel</numerusform>
                <numerusform>%n Hausregeln</numerusform>
            </translation>
        </message>
        <message>
            <source>The cards of this game could not be loaded.</source>
            <translation>Die Karten dieses Spiels konnten nicht geladen werden.</translation>
        </message>
        <message>
            <source>Played by %1: %2</source>
            <comment>rules: why</comment>
            <translation>Gespielt nach %1: %2</translation>
        </message>
        <message>
            <source>%1 would suit better: %2</source>
            <comment>rules: why</comment>
            <translation>%1 würde besser passen: %2</translation>
        </message>
    </context>
    <context>
        <name>OpenedFile</name>
        <message>
            <source>There is no file %1. Check how it is spelled.</source>
            <translation>Es gibt keine Datei %1. Prüfen Sie, wie sie geschrieben wird.</translation>
        </message>
        <message>
            <source>%1 is a folder; name a file.</source>
            <translation>%1 ist ein Ordner; nennen Sie eine Datei.</translation>
        </message>
        <message>
            <source>The file %1 cannot be read: %2.</source>
            <translation>Die Datei %1 kann nicht gelesen werden: %2.</translation>
        </message>
        <message>
            <source>%1 is a scenario; it is run with "triptych-cli scenario run".</source>
            <translation>%1 ist ein Szenario; es wird mit „triptych-cli scenario run“ ausgeführt.</translation>
        </message>
        <message>
            <source>%1 is a "%2"; that cannot be opened by itself.</source>
            <translation>%1 ist „%2“; das kann nicht für sich geöffnet werden.</translation>
        </message>
        <message>
            <source>%1 is no deck, no pack of cards, no kept match and no result of a test. Name one of these.</source>
            <translation>%1 ist weder Deck noch Kartenpaket noch aufgehobene Partie noch Ergebnis eines Tests. Nennen Sie etwas davon.</translation>
        </message>
    </context>
    <context>
        <name>OptionMenu</name>
        <message>
            <source>Choose what to do</source>
            <translation>Wählen Sie, was geschieht</translation>
        </message>
    </context>
    <context>
        <name>OutcomePanel</name>
        <message>
            <source>%1; the full bars: %2</source>
            <comment>what is counted; whose</comment>
            <translation>%1; die vollen Balken: %2</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Den Tisch ansehen</translation>
        </message>
        <message>
            <source>Leave the match</source>
            <translation>Partie verlassen</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 deeds, %3 in fights and moves</source>
            <comment>seat: deeds</comment>
            <translation>%1: %2 Taten, %3 in Kämpfen und Zügen</translation>
        </message>
        <message>
            <source>How often each would have won from that turn on, played to the end by chance; the full part: %1</source>
            <translation>Wie oft man von jenem Zug an gewonnen hätte, vom Zufall zu Ende gespielt; der volle Teil: %1</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Something was wrong: report it</source>
            <translation>Etwas stimmte nicht: melden</translation>
        </message>
    </context>
    <context>
        <name>OwnPicture</name>
        <message numerus="yes">
            <source>The picture is larger than %n megabytes; save it smaller.</source>
            <translation>
                <numerusform>Das Bild ist größer als %n Megabyte; speichern Sie es kleiner.</numerusform>
                <numerusform>Das Bild ist größer als %n Megabyte; speichern Sie es kleiner.</numerusform>
            </translation>
        </message>
        <message>
            <source>This is no picture that can be read; save it as PNG, JPEG or WebP.</source>
            <translation>Das ist kein Bild, das gelesen werden kann; speichern Sie es als PNG, JPEG oder WebP.</translation>
        </message>
        <message>
            <source>Pictures of this kind (%1) cannot be read on this computer; save it as PNG or JPEG.</source>
            <translation>Bilder dieser Art (%1) können auf diesem Rechner nicht gelesen werden; speichern Sie es als PNG oder JPEG.</translation>
        </message>
        <message>
            <source>The picture is damaged and cannot be read.</source>
            <translation>Das Bild ist beschädigt und kann nicht gelesen werden.</translation>
        </message>
        <message>
            <source>The picture has %1 x %2 pixels, which is too many; save it smaller.</source>
            <translation>Das Bild hat %1 x %2 Bildpunkte, das sind zu viele; speichern Sie es kleiner.</translation>
        </message>
        <message>
            <source>The picture cannot be kept; save it in another form.</source>
            <translation>Das Bild kann nicht aufgehoben werden; speichern Sie es in einer anderen Form.</translation>
        </message>
        <message>
            <source>The file %1 cannot be read: %2.</source>
            <translation>Die Datei %1 kann nicht gelesen werden: %2.</translation>
        </message>
        <message>
            <source>A card with a picture needs a number of letters, digits, - and _; "%1" is none.</source>
            <translation>Eine Karte mit Bild braucht eine Nummer aus Buchstaben, Ziffern, - und _; „%1“ ist keine.</translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written: %2.</source>
            <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
        </message>
        <message>
            <source>The file %1 cannot be removed.</source>
            <translation>Die Datei %1 kann nicht entfernt werden.</translation>
        </message>
    </context>
    <context>
        <name>PhaseBar</name>
        <message>
            <source>Phases of the turn</source>
            <translation>Phasen des Zuges</translation>
        </message>
        <message>
            <source>%1, stops in your turns</source>
            <translation>%1, Halt in Ihren Zügen</translation>
        </message>
        <message>
            <source>%1. Click to pass until here.</source>
            <translation>%1. Klicken, um bis hierher zu passen.</translation>
        </message>
        <message>
            <source>Stop here in your turns: %1</source>
            <translation>Hier in Ihren Zügen halten: %1</translation>
        </message>
        <message>
            <source>Stop here in the other turns: %1</source>
            <translation>Hier in fremden Zügen halten: %1</translation>
        </message>
    </context>
    <context>
        <name>PromptBar</name>
        <message>
            <source>%1 is thinking.</source>
            <translation>%1 denkt nach.</translation>
        </message>
        <message>
            <source>Rule %1</source>
            <translation>Regel %1</translation>
        </message>
        <message>
            <source>Choose one of the marked places for %1.</source>
            <translation>Wählen Sie einen der markierten Plätze für %1.</translation>
        </message>
        <message>
            <source>Choose one of the marked places.</source>
            <translation>Wählen Sie einen der markierten Plätze.</translation>
        </message>
        <message>
            <source>Escape puts it back.</source>
            <translation>Escape legt sie zurück.</translation>
        </message>
        <message>
            <source>Always yes</source>
            <translation>Immer ja</translation>
        </message>
        <message>
            <source>Always no</source>
            <translation>Immer nein</translation>
        </message>
        <message>
            <source>Yes to %1, now and whenever it asks this again. The list is under Table in the menu.</source>
            <translation>Ja zu %1, jetzt und wann immer es das wieder fragt. Die Liste steht im Menü unter Tisch.</translation>
        </message>
        <message>
            <source>No to %1, now and whenever it asks this again. The list is under Table in the menu.</source>
            <translation>Nein zu %1, jetzt und wann immer es das wieder fragt. Die Liste steht im Menü unter Tisch.</translation>
        </message>
        <message>
            <source>%1 is next.</source>
            <translation>%1 ist als Nächstes dran.</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>Nächster Schritt</translation>
        </message>
    </context>
    <context>
        <name>RecapPanel</name>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Nobody else has done anything yet.</source>
            <translation>Noch hat niemand sonst etwas getan.</translation>
        </message>
        <message>
            <source>Show it on the table</source>
            <translation>Am Tisch zeigen</translation>
        </message>
    </context>
    <context>
        <name>RunningMatch</name>
        <message>
            <source>The match cannot go on</source>
            <translation>Die Partie kann nicht weitergehen</translation>
        </message>
        <message>
            <source>Concede?</source>
            <translation>Aufgeben?</translation>
        </message>
        <message>
            <source>Conceding ends the game for you at once and cannot be taken back.</source>
            <translation>Aufgeben beendet das Spiel für Sie sofort und lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>Concede</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Name this match</source>
            <translation>Dieser Partie einen Namen geben</translation>
        </message>
        <message>
            <source>Name, by which you find it under &quot;Continue a match&quot;:</source>
            <translation>Name, unter dem Sie sie bei „Eine Partie fortsetzen“ wiederfinden:</translation>
        </message>
        <message>
            <source>The name could not be kept</source>
            <translation>Der Name konnte nicht behalten werden</translation>
        </message>
    </context>
    <context>
        <name>SeatNames</name>
        <message>
            <source>%1 %2</source>
            <comment>name and number</comment>
            <translation>%1 %2</translation>
        </message>
    </context>
    <context>
        <name>SeatPlate</name>
        <message>
            <source>Out of the game</source>
            <translation>Ausgeschieden</translation>
        </message>
        <message>
            <source>Decides now</source>
            <translation>Entscheidet jetzt</translation>
        </message>
        <message>
            <source>Has the turn</source>
            <translation>Ist am Zug</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Name of seat %1</source>
            <translation>Name von Platz %1</translation>
        </message>
        <message>
            <source>Who plays seat %1</source>
            <translation>Wer Platz %1 spielt</translation>
        </message>
        <message>
            <source>Deck of seat %1</source>
            <translation>Deck von Platz %1</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer, easy</source>
            <translation>Computer, leicht</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>Computer, hard</source>
            <translation>Computer, schwer</translation>
        </message>
        <message>
            <source>%1 (own)</source>
            <translation>%1 (eigenes)</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>There is no deck to choose. Put a deck file into the folder %1.</source>
            <translation>Es gibt kein Deck zur Wahl. Legen Sie eine Deckdatei in den Ordner %1.</translation>
        </message>
        <message numerus="yes">
            <source>%1 (and %n more)</source>
            <translation>
                <numerusform>%1 (und %n weiteres)</numerusform>
                <numerusform>%1 (und %n weitere)</numerusform>
            </translation>
        </message>
        <message>
            <source>This deck may be played.</source>
            <translation>Dieses Deck ist spielbar.</translation>
        </message>
        <message>
            <source>Computer, at random</source>
            <translation>Computer, zufällig</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>The settings in %1 are damaged and are not all used. They could not be kept aside; copy the file if you need it, the next change writes over it.</source>
            <translation>Die Einstellungen in %1 sind beschädigt und werden nicht alle verwendet. Sie konnten nicht beiseitegelegt werden; kopieren Sie die Datei, wenn Sie sie brauchen, denn die nächste Änderung überschreibt sie.</translation>
        </message>
        <message>
            <source>The settings in %1 are damaged and are not all used. The file as it was is kept as %2; what you change from now on is kept as usual.</source>
            <translation>Die Einstellungen in %1 sind beschädigt und werden nicht alle verwendet. Die Datei, wie sie war, liegt als %2 daneben; was Sie von jetzt an ändern, wird wie gewohnt behalten.</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Sprache</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <source>&amp;Text size</source>
            <translation>S&amp;chriftgröße</translation>
        </message>
        <message>
            <source>&amp;Pause of the computer</source>
            <translation>&amp;Pause des Computers</translation>
        </message>
        <message>
            <source>As the system has it</source>
            <translation>Wie im System</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>&amp;Move cards visibly</source>
            <translation>Karten sichtbar &amp;bewegen</translation>
        </message>
        <message>
            <source>Draw &amp;without the graphics card (from the next start on)</source>
            <translation>&amp;Ohne Grafikkarte zeichnen (ab dem nächsten Start)</translation>
        </message>
        <message>
            <source>As each table was painted</source>
            <translation>Wie jeder Tisch gemalt ist</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>&amp;Show each deed for</source>
            <translation>Jede Tat &amp;zeigen für</translation>
        </message>
        <message>
            <source>not at all</source>
            <translation>gar nicht</translation>
        </message>
        <message>
        <source>Tell &amp;hints at the first time of something</source>
        <translation>&amp;Hinweise geben, wenn etwas zum ersten Mal vorkommt</translation>
    </message>
        <message>
            <source>&amp;Loudness of sounds</source>
            <translation>&amp;Lautstärke der Klänge</translation>
        </message>
        <message>
            <source>The computer plays step by step, each at the key &amp;N</source>
            <translation>Der Computer spielt Schritt für Schritt, je auf die Taste &amp;N</translation>
        </message>
        <message>
            <source>Play &amp;sounds</source>
            <translation>&amp;Klänge abspielen</translation>
        </message>
        <message>
            <source>Say in &amp;words what is heard</source>
            <translation>In &amp;Worten sagen, was zu hören ist</translation>
        </message>
    </context>
    <context>
        <name>SharedPack</name>
        <message>
            <source>... and more of the kind.</source>
            <translation>… und mehr dergleichen.</translation>
        </message>
        <message numerus="yes">
            <source>A pack may have %n cards; this one has more.</source>
            <translation>
                <numerusform>Ein Paket darf %n Karte haben; dieses hat mehr.</numerusform>
                <numerusform>Ein Paket darf %n Karten haben; dieses hat mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>The pack is for a game that this program does not know: %1.</source>
            <translation>Das Paket ist für ein Spiel, das dieses Programm nicht kennt: %1.</translation>
        </message>
        <message>
            <source>The cards of this pack cannot be used.</source>
            <translation>Die Karten dieses Pakets können nicht verwendet werden.</translation>
        </message>
        <message>
            <source>The picture for %1 belongs to no card.</source>
            <translation>Das Bild für %1 gehört zu keiner Karte.</translation>
        </message>
        <message>
            <source>The picture for %1 is left out: the card's number has signs that a file's name may not have.</source>
            <translation>Das Bild für %1 wird weggelassen: Die Nummer der Karte hat Zeichen, die ein Dateiname nicht haben darf.</translation>
        </message>
        <message>
            <source>The picture for %1 is no text in Base64.</source>
            <translation>Das Bild für %1 ist kein Text in Base64.</translation>
        </message>
        <message numerus="yes">
            <source>A pack may have %n pictures; the others are left out.</source>
            <translation>
                <numerusform>Ein Paket darf %n Bild haben; die anderen werden weggelassen.</numerusform>
                <numerusform>Ein Paket darf %n Bilder haben; die anderen werden weggelassen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The picture of %1 is left out. %2</source>
            <translation>Das Bild von %1 wird weggelassen. %2</translation>
        </message>
        <message>
            <source>The picture of %1 is left out: the file would be too large.</source>
            <translation>Das Bild von %1 wird weggelassen: Die Datei würde zu groß.</translation>
        </message>
        <message>
            <source>%1 holds no pack of cards.</source>
            <translation>%1 enthält kein Kartenpaket.</translation>
        </message>
        <message>
            <source>The file %1 cannot be read: %2.</source>
            <translation>Die Datei %1 kann nicht gelesen werden: %2.</translation>
        </message>
        <message numerus="yes">
            <source>%1 is larger than %n megabytes, too large for a pack.</source>
            <translation>
                <numerusform>%1 ist größer als %n Megabyte, zu groß für ein Paket.</numerusform>
                <numerusform>%1 ist größer als %n Megabyte, zu groß für ein Paket.</numerusform>
            </translation>
        </message>
        <message>
            <source>The picture for %1 is left out. %2</source>
            <translation>Das Bild für %1 wird weggelassen. %2</translation>
        </message>
        <message>
            <source>The file %1 cannot be written: %2.</source>
            <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
        </message>
    </context>
    <context>
        <name>ShelfDoor</name>
        <message>
            <source>The decks cannot be shown</source>
            <translation>Die Decks können nicht gezeigt werden</translation>
        </message>
        <message>
            <source>The cards of this game could not be loaded.</source>
            <translation>Die Karten dieses Spiels konnten nicht geladen werden.</translation>
        </message>
    </context>
    <context>
        <name>SideDeckDialog</name>
        <message>
            <source>Exchange the two</source>
            <translation>Die beiden tauschen</translation>
        </message>
        <message>
            <source>Side deck of %1</source>
            <translation>Nebendeck von %1</translation>
        </message>
        <message>
            <source>Cards of the deck</source>
            <translation>Karten des Decks</translation>
        </message>
        <message>
            <source>Cards of the side deck</source>
            <translation>Karten des Nebendecks</translation>
        </message>
        <message>
            <source>Play with this deck</source>
            <translation>Mit diesem Deck spielen</translation>
        </message>
        <message>
            <source>Choose a card on each side and exchange them, as often as you like.</source>
            <translation>Wählen Sie auf jeder Seite eine Karte und tauschen Sie sie, so oft Sie möchten.</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Deck</translation>
        </message>
        <message>
            <source>Side deck</source>
            <translation>Nebendeck</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>%1 is in the deck now, %2 beside it.</source>
            <translation>%1 ist jetzt im Deck, %2 daneben.</translation>
        </message>
    </context>
    <context>
        <name>SideWindows</name>
        <message>
            <source>The workshop cannot be opened</source>
            <translation>Die Werkstatt kann nicht geöffnet werden</translation>
        </message>
        <message>
            <source>The cards of this game could not be loaded.</source>
            <translation>Die Karten dieses Spiels konnten nicht geladen werden.</translation>
        </message>
        <message>
            <source>This result cannot be used</source>
            <translation>Dieses Ergebnis kann nicht verwendet werden</translation>
        </message>
    </context>
    <context>
        <name>SoundPlayer</name>
        <message>
            <source>Nothing is heard: there is no sound device.</source>
            <translation>Es ist nichts zu hören: Es gibt kein Gerät für Klänge.</translation>
        </message>
        <message>
            <source>Nothing is heard: Qt Multimedia is not installed.</source>
            <translation>Es ist nichts zu hören: Qt Multimedia ist nicht installiert.</translation>
        </message>
    </context>
    <context>
        <name>Sounds</name>
        <message>
            <source>You are asked</source>
            <translation>Sie sind gefragt</translation>
        </message>
        <message>
            <source>That does not work</source>
            <translation>Das geht nicht</translation>
        </message>
        <message>
            <source>A card is laid down</source>
            <translation>Eine Karte wird gelegt</translation>
        </message>
        <message>
            <source>A blow is struck</source>
            <translation>Ein Schlag fällt</translation>
        </message>
        <message>
            <source>Something is hurt</source>
            <translation>Etwas wird verletzt</translation>
        </message>
        <message>
            <source>Something is lost</source>
            <translation>Etwas geht verloren</translation>
        </message>
        <message>
            <source>A card turns over</source>
            <translation>Eine Karte wird umgedreht</translation>
        </message>
        <message>
            <source>Something moves</source>
            <translation>Etwas zieht weiter</translation>
        </message>
        <message>
            <source>Coins ring</source>
            <translation>Münzen klingen</translation>
        </message>
        <message>
            <source>Dusk falls</source>
            <translation>Die Dämmerung bricht an</translation>
        </message>
        <message>
            <source>You have won</source>
            <translation>Sie haben gewonnen</translation>
        </message>
        <message>
            <source>You have lost</source>
            <translation>Sie haben verloren</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>Das Spiel ist zu Ende</translation>
        </message>
    </context>
    <context>
        <name>TakenIn</name>
        <message>
            <source>"%1" for %2: %3.</source>
            <translation>„%1“ für %2: %3.</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them cannot be played: their text is not understood.</source>
            <translation>
                <numerusform>%n davon kann nicht gespielt werden: Ihr Text wird nicht verstanden.</numerusform>
                <numerusform>%n davon können nicht gespielt werden: Ihr Text wird nicht verstanden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pictures come with them.</source>
            <translation>
                <numerusform>%n Bild kommt mit.</numerusform>
                <numerusform>%n Bilder kommen mit.</numerusform>
            </translation>
        </message>
        <message>
            <source>Take this pack in?</source>
            <translation>Dieses Paket übernehmen?</translation>
        </message>
        <message>
            <source>Not everything in it can be used:</source>
            <translation>Nicht alles darin kann verwendet werden:</translation>
        </message>
        <message>
            <source>Put it in place of the one you have</source>
            <translation>An die Stelle des vorhandenen setzen</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Beide behalten</translation>
        </message>
        <message>
            <source>Take it in</source>
            <translation>Übernehmen</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Lassen</translation>
        </message>
        <message>
            <source>This pack cannot be used</source>
            <translation>Dieses Paket kann nicht verwendet werden</translation>
        </message>
        <message>
            <source>Taking in the pictures</source>
            <translation>Die Bilder werden übernommen</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>The pack was not taken in</source>
            <translation>Das Paket wurde nicht übernommen</translation>
        </message>
        <message>
            <source>Not everything could be taken in</source>
            <translation>Nicht alles konnte übernommen werden</translation>
        </message>
        <message>
            <source>Cards with these numbers are there already: %1. Those of this pack take the place of those that come with the program; of two packs of yours the later one in the alphabet counts.</source>
            <translation>Karten mit diesen Nummern gibt es schon: %1. Die dieses Pakets nehmen den Platz derer ein, die dem Programm beiliegen; von zwei Paketen von Ihnen zählt das im Alphabet spätere.</translation>
        </message>
    </context>
    <context>
        <name>TrialWords</name>
        <message>
            <source>%1 % (%2 to %3)</source>
            <comment>share of games won, its interval</comment>
            <translation>%1 % (%2 bis %3)</translation>
        </message>
        <message>
            <source>%1 (%2 to %3)</source>
            <comment>difference in points, its interval</comment>
            <translation>%1 (%2 bis %3)</translation>
        </message>
        <message>
            <source>A row was empty</source>
            <translation>Eine Reihe war leer</translation>
        </message>
        <message>
            <source>A deck was empty</source>
            <translation>Ein Deck war leer</translation>
        </message>
        <message>
            <source>A vault was empty</source>
            <translation>Eine Schatzkammer war leer</translation>
        </message>
        <message>
            <source>A guild master fell</source>
            <translation>Ein Gildenmeister fiel</translation>
        </message>
        <message>
            <source>The arena was decided</source>
            <translation>Die Arena war entschieden</translation>
        </message>
        <message>
            <source>The expeditions met</source>
            <translation>Die Expeditionen begegneten einander</translation>
        </message>
        <message>
            <source>A card ended it</source>
            <translation>Eine Karte beendete es</translation>
        </message>
        <message>
            <source>Somebody conceded</source>
            <translation>Jemand gab auf</translation>
        </message>
        <message>
            <source>Time was up</source>
            <translation>Die Zeit war um</translation>
        </message>
        <message>
            <source>In several ways at once</source>
            <translation>Auf mehrere Arten zugleich</translation>
        </message>
        <message>
            <source>It would never have ended</source>
            <translation>Es hätte nie geendet</translation>
        </message>
        <message>
            <source>In another way</source>
            <translation>Auf andere Art</translation>
        </message>
        <message>
            <source>No game has been played yet.</source>
            <translation>Es wurde noch kein Spiel gespielt.</translation>
        </message>
        <message numerus="yes">
            <source>%1 has won %2 of %n games: %3.</source>
            <translation>
                <numerusform>%1 hat %2 von %n Spiel gewonnen: %3.</numerusform>
                <numerusform>%1 hat %2 von %n Spielen gewonnen: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>Going first %1, going second %2.</source>
            <translation>Als Erster %1, als Zweiter %2.</translation>
        </message>
        <message>
            <source>A game took %1 turns on average.</source>
            <translation>Ein Spiel dauerte im Mittel %1 Züge.</translation>
        </message>
        <message numerus="yes">
            <source>%n games were drawn.</source>
            <translation>
                <numerusform>%n Spiel ging unentschieden aus.</numerusform>
                <numerusform>%n Spiele gingen unentschieden aus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games did not come to an end and are not counted.</source>
            <translation>
                <numerusform>%n Spiel kam zu keinem Ende und wird nicht gezählt.</numerusform>
                <numerusform>%n Spiele kamen zu keinem Ende und werden nicht gezählt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TroublePanel</name>
        <message>
            <source>Understood</source>
            <translation>Verstanden</translation>
        </message>
    </context>
    <context>
        <name>WaitingRail</name>
        <message>
            <source>Nothing waits to resolve.</source>
            <translation>Nichts wartet auf Verrechnung.</translation>
        </message>
        <message>
            <source>Resolves next</source>
            <translation>Als Nächstes</translation>
        </message>
        <message>
            <source>Waiting to resolve</source>
            <translation>Wartet</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>WaysPanel</name>
        <message>
            <source>V puts this aside to look at the table.</source>
            <translation>V legt dies beiseite, um auf den Tisch zu sehen.</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>Continue the last match</source>
            <translation>Die letzte Partie fortsetzen</translation>
        </message>
        <message>
            <source>Open a journal</source>
            <translation>Protokoll öffnen</translation>
        </message>
        <message>
            <source>Go on with a match that was kept in a file.</source>
            <translation>Eine in einer Datei festgehaltene Partie fortsetzen.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Language, colours, text size, motion and pace.</source>
            <translation>Sprache, Farben, Schriftgröße, Bewegung und Tempo.</translation>
        </message>
        <message>
            <source>Continue the draft</source>
            <translation>Den Draft fortsetzen</translation>
        </message>
        <message>
            <source>The packs, what was taken and the decks are as they were.</source>
            <translation>Die Packungen, das Genommene und die Decks sind, wie sie waren.</translation>
        </message>
        <message>
            <source>Card games at one table, the rules kept for you.</source>
            <translation>Kartenspiele an einem Tisch, der auf die Regeln achtet.</translation>
        </message>
        <message>
            <source>Continue: against %1</source>
            <translation>Weiterspielen: gegen %1</translation>
        </message>
        <message>
            <source>Continue: %1, against %2</source>
            <comment>how far: other seats</comment>
            <translation>Weiterspielen: %1, gegen %2</translation>
        </message>
    </context>
    <context>
        <name>WorkshopMenus</name>
        <message>
            <source>New card</source>
            <translation>Neue Karte</translation>
        </message>
        <message>
            <source>&amp;Card</source>
            <translation>&amp;Karte</translation>
        </message>
        <message>
            <source>&amp;New card</source>
            <translation>&amp;Neue Karte</translation>
        </message>
        <message>
            <source>&amp;Begin from another card…</source>
            <translation>Mit einer anderen Karte &amp;beginnen…</translation>
        </message>
        <message>
            <source>&amp;Keep the card</source>
            <translation>Die Karte be&amp;halten</translation>
        </message>
        <message>
            <source>&amp;Try it</source>
            <translation>Aus&amp;probieren</translation>
        </message>
        <message>
            <source>Opens a table with the card in your hand</source>
            <translation>Öffnet einen Tisch mit der Karte auf Ihrer Hand</translation>
        </message>
        <message>
            <source>&amp;Picture from a file…</source>
            <translation>&amp;Bild aus einer Datei…</translation>
        </message>
        <message>
            <source>Take the picture &amp;away</source>
            <translation>Das Bild &amp;wegnehmen</translation>
        </message>
        <message>
            <source>T&amp;hrow the card away…</source>
            <translation>Die Karte weg&amp;werfen…</translation>
        </message>
        <message>
            <source>C&amp;lose</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>&amp;Packs</source>
            <translation>&amp;Pakete</translation>
        </message>
        <message>
            <source>&amp;New pack…</source>
            <translation>&amp;Neues Paket…</translation>
        </message>
        <message>
            <source>&amp;Copy the pack…</source>
            <translation>Das Paket &amp;kopieren…</translation>
        </message>
        <message>
            <source>&amp;Rename the pack…</source>
            <translation>Das Paket &amp;umbenennen…</translation>
        </message>
        <message>
            <source>&amp;Throw the pack away…</source>
            <translation>Das Paket weg&amp;werfen…</translation>
        </message>
        <message>
            <source>&amp;Share the pack as a file…</source>
            <translation>Das Paket als Datei weiter&amp;geben…</translation>
        </message>
        <message>
            <source>Take &amp;in a pack from a file…</source>
            <translation>Ein Paket aus einer Datei übe&amp;rnehmen…</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Picture…</source>
            <translation>Bild…</translation>
        </message>
        <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
        <message>
        <source>&amp;What can be written on cards</source>
        <translation>&amp;Was auf Karten stehen kann</translation>
    </message>
        <message>
        <source>What can be written…</source>
        <translation>Was stehen kann…</translation>
    </message>
        <message>
            <source>C&amp;orrect a card of the program…</source>
            <translation>Eine Karte des Programms be&amp;richtigen…</translation>
        </message>
    </context>
    <context>
        <name>ZoomPage</name>
        <message>
            <source>No card is shown.</source>
            <translation>Keine Karte wird gezeigt.</translation>
        </message>
        <message>
            <source>Point at a card to read it here.</source>
            <translation>Zeigen Sie auf eine Karte, um sie hier zu lesen.</translation>
        </message>
    </context>
    <context>
        <name>Battlefield</name>
        <message>
            <source>Battlefield</source>
            <translation>Schlachtfeld</translation>
        </message>
    </context>
    <context>
        <name>LegendPanel</name>
        <message>
            <source>What the signs mean</source>
            <translation>Was die Zeichen bedeuten</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>sign: meaning</comment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>SeizeAnswers</name>
    <message>
        <source>%1 (upstages %2)</source>
        <comment>hiring</comment>
        <translation>%1 (verdrängt %2)</translation>
    </message>
    <message>
        <source>To the rally</source>
        <translation>Zur Sammelphase</translation>
    </message>
        <message>
            <source>tile %1</source>
            <translation>Feld %1</translation>
        </message>
        <message>
            <source>Put %1 face down into your warchest</source>
            <translation>%1 verdeckt in die Kriegskasse legen</translation>
        </message>
        <message>
            <source>Put %1 into your warchest</source>
            <translation>%1 in die Kriegskasse legen</translation>
        </message>
        <message>
            <source>Hire %1 on %2</source>
            <translation>%1 auf %2 anheuern</translation>
        </message>
        <message>
            <source>Summon %1 to %2, bearing %3</source>
            <translation>%1 nach %2 rufen, mit %3</translation>
        </message>
        <message>
            <source>Summon %1 to %2</source>
            <translation>%1 nach %2 rufen</translation>
        </message>
        <message>
            <source>Equip %1 with %2</source>
            <translation>%1 mit %2 ausrüsten</translation>
        </message>
        <message>
            <source>Take %1 off %2</source>
            <translation>%2 %1 abnehmen</translation>
        </message>
        <message>
            <source>Play %1 with %2</source>
            <translation>%1 mit %2 spielen</translation>
        </message>
        <message>
            <source>Let %1 leave</source>
            <translation>%1 abziehen lassen</translation>
        </message>
        <message>
            <source>Move %1 to %2</source>
            <translation>%1 nach %2 bewegen</translation>
        </message>
        <message>
            <source>Strike for %1</source>
            <translation>Für %1 zuschlagen</translation>
        </message>
        <message>
            <source>Cast for %1</source>
            <translation>Für %1 zaubern</translation>
        </message>
        <message>
            <source>Shoot for %1</source>
            <translation>Für %1 schießen</translation>
        </message>
        <message>
            <source>Plunder %1 loot</source>
            <translation>%1 Beute plündern</translation>
        </message>
        <message>
            <source>Uncover %1 for one step</source>
            <translation>%1 für einen Schritt aufdecken</translation>
        </message>
        <message>
            <source>Set a pillar on %1</source>
            <translation>Einen Pfeiler auf %1 setzen</translation>
        </message>
        <message>
            <source>Take away %1</source>
            <translation>%1 wegnehmen</translation>
        </message>
        <message>
            <source>Hire: choose a tile</source>
            <translation>Anheuern: ein Feld wählen</translation>
        </message>
        <message>
            <source>Move: choose a tile</source>
            <translation>Bewegen: ein Feld wählen</translation>
        </message>
        <message>
            <source>Into the warchest</source>
            <translation>In die Kriegskasse</translation>
        </message>
        <message>
            <source>Equip</source>
            <translation>Ausrüsten</translation>
        </message>
        <message>
            <source>Take off</source>
            <translation>Abnehmen</translation>
        </message>
        <message>
            <source>Uncover somebody near</source>
            <translation>Jemanden daneben aufdecken</translation>
        </message>
        <message>
            <source>Play: choose who does it</source>
            <translation>Spielen: wählen, wer es tut</translation>
        </message>
        <message>
            <source>To the draw</source>
            <translation>Zum Ziehen</translation>
        </message>
        <message>
            <source>To acquiring</source>
            <translation>Zum Erwerben</translation>
        </message>
        <message>
            <source>Acquire nothing</source>
            <translation>Nichts erwerben</translation>
        </message>
        <message>
            <source>To the first movement</source>
            <translation>Zur ersten Bewegung</translation>
        </message>
        <message>
            <source>To the attack</source>
            <translation>Zum Angriff</translation>
        </message>
        <message>
            <source>To the second movement</source>
            <translation>Zur zweiten Bewegung</translation>
        </message>
        <message>
            <source>To the end of turn</source>
            <translation>Zum Zugende</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Can go to the warchest</source>
            <translation>Kann in die Kriegskasse</translation>
        </message>
        <message>
            <source>Can be hired</source>
            <translation>Kann angeheuert werden</translation>
        </message>
        <message>
            <source>Can be summoned</source>
            <translation>Kann gerufen werden</translation>
        </message>
        <message>
            <source>Can be equipped</source>
            <translation>Kann ausgerüstet werden</translation>
        </message>
        <message>
            <source>Can be taken off</source>
            <translation>Kann abgenommen werden</translation>
        </message>
        <message>
            <source>Can leave</source>
            <translation>Kann abziehen</translation>
        </message>
        <message>
            <source>Can move</source>
            <translation>Kann sich bewegen</translation>
        </message>
        <message>
            <source>Can plunder</source>
            <translation>Kann plündern</translation>
        </message>
        <message>
            <source>Can uncover somebody</source>
            <translation>Kann jemanden aufdecken</translation>
        </message>
        <message>
            <source>Keep this hand, or shuffle it back once and draw seven new cards.</source>
            <translation>Behalten Sie diese Hand, oder mischen Sie sie einmal zurück und ziehen Sie sieben neue Karten.</translation>
        </message>
        <message>
            <source>Choose a tile for a pillar; nobody can ever enter it.</source>
            <translation>Wählen Sie ein Feld für einen Pfeiler; niemand kann es je betreten.</translation>
        </message>
        <message>
            <source>Choose the guild hall tile on which your champion begins.</source>
            <translation>Wählen Sie das Feld der Gildenhalle, auf dem Ihr Champion beginnt.</translation>
        </message>
        <message>
            <source>Choose another tile for %1.</source>
            <translation>Wählen Sie ein anderes Feld für %1.</translation>
        </message>
        <message>
            <source>Choose another tile.</source>
            <translation>Wählen Sie ein anderes Feld.</translation>
        </message>
        <message>
            <source>Choose whom %1 attacks.</source>
            <translation>Wählen Sie, wen %1 angreift.</translation>
        </message>
        <message>
            <source>Choose whom to attack.</source>
            <translation>Wählen Sie, wen Sie angreifen.</translation>
        </message>
        <message>
            <source>Choose how many steps for %1.</source>
            <translation>Wählen Sie, wie viele Schritte für %1.</translation>
        </message>
        <message>
            <source>Choose how many steps.</source>
            <translation>Wählen Sie, wie viele Schritte.</translation>
        </message>
        <message>
            <source>Choose what goes onto the stack next; the last to go resolves first.</source>
            <translation>Wählen Sie, was als Nächstes auf den Stapel kommt; das Letzte wird zuerst verrechnet.</translation>
        </message>
        <message>
            <source>You may use abilities.</source>
            <translation>Sie können Fähigkeiten nutzen.</translation>
        </message>
        <message>
            <source>Choose a card to discard: your hand holds at most 9.</source>
            <translation>Wählen Sie eine Karte zum Abwerfen: Ihre Hand fasst höchstens 9.</translation>
        </message>
        <message>
            <source>Choose a treasure to exhaust for %1.</source>
            <translation>Wählen Sie einen Schatz zum Erschöpfen für %1.</translation>
        </message>
        <message>
            <source>Choose a treasure to exhaust.</source>
            <translation>Wählen Sie einen Schatz zum Erschöpfen.</translation>
        </message>
        <message>
            <source>An Exhaust counter</source>
            <translation>Eine Marke Erschöpfung</translation>
        </message>
        <message>
            <source>A Bleed counter</source>
            <translation>Eine Marke Blutung</translation>
        </message>
        <message>
            <source>A Poison counter</source>
            <translation>Eine Marke Gift</translation>
        </message>
        <message>
            <source>A Frost counter</source>
            <translation>Eine Marke Frost</translation>
        </message>
        <message>
            <source>A Burn counter</source>
            <translation>Eine Marke Brand</translation>
        </message>
        <message>
            <source>Choose how many for %1.</source>
            <translation>Wählen Sie für %1, wie viele.</translation>
        </message>
        <message>
            <source>Choose how many.</source>
            <translation>Wählen Sie, wie viele.</translation>
        </message>
        <message>
            <source>Choose a counter for %1.</source>
            <translation>Wählen Sie für %1 eine Marke.</translation>
        </message>
        <message>
            <source>Choose a counter.</source>
            <translation>Wählen Sie eine Marke.</translation>
        </message>
        <message>
            <source>Choose what %1 takes away.</source>
            <translation>Wählen Sie, was %1 wegnimmt.</translation>
        </message>
        <message>
            <source>Choose what is taken away.</source>
            <translation>Wählen Sie, was weggenommen wird.</translation>
        </message>
        <message>
            <source>Your vault holds only %1; at 0 you lose.</source>
            <translation>Ihre Schatzkammer hält nur %1; bei 0 verlieren Sie.</translation>
        </message>
        <message>
            <source>Your vault holds %1.</source>
            <translation>Ihre Schatzkammer hält %1.</translation>
        </message>
        <message>
            <source>%1 rolled %2</source>
            <translation>%1 würfelte %2</translation>
        </message>
        <message>
            <source>New hand</source>
            <translation>Neue Hand</translation>
        </message>
        <message numerus="yes">
            <source>Acquire %n cards</source>
            <translation>
                <numerusform>%n Karte erwerben</numerusform>
                <numerusform>%n Karten erwerben</numerusform>
            </translation>
        </message>
        <message>
            <source>Hire %1 on %2, bearing %3</source>
            <translation>%1 auf %2 anheuern, mit %3</translation>
        </message>
        <message>
            <source>Acquire no more</source>
            <translation>Keine mehr erwerben</translation>
        </message>
        <message>
            <source>Stop there</source>
            <translation>Dort anhalten</translation>
        </message>
        <message>
            <source>Stop on %1</source>
            <translation>Auf %1 anhalten</translation>
        </message>
        <message>
            <source>Choose the next tile, or stop there.</source>
            <translation>Wählen Sie das nächste Feld, oder halten Sie dort an.</translation>
        </message>
        <message>
            <source>%1 is about to be destroyed. Let %2 step in?</source>
            <translation>%1 wird gleich vernichtet. Soll %2 einspringen?</translation>
        </message>
        <message>
            <source>%1 is about to be dealt damage. Let %2 step in?</source>
            <translation>%1 wird gleich Schaden zugefügt. Soll %2 einspringen?</translation>
        </message>
        <message>
            <source>%1 is about to get a status. Let %2 step in?</source>
            <translation>%1 erhält gleich einen Status. Soll %2 einspringen?</translation>
        </message>
        <message>
            <source>%1 is about to be healed. Let %2 step in?</source>
            <translation>%1 wird gleich geheilt. Soll %2 einspringen?</translation>
        </message>
        <message>
            <source>Loot is about to be lost. Let %1 step in?</source>
            <translation>Gleich geht Beute verloren. Soll %1 einspringen?</translation>
        </message>
        <message>
            <source>Loot is about to be gained. Let %1 step in?</source>
            <translation>Gleich wird Beute gewonnen. Soll %1 einspringen?</translation>
        </message>
        <message>
            <source>A card is about to be drawn. Let %1 step in?</source>
            <translation>Gleich wird eine Karte gezogen. Soll %1 einspringen?</translation>
        </message>
        <message>
            <source>%1 goes to %2: choose the next tile, or stop there.</source>
            <translation>%1 geht nach %2: Wählen Sie das nächste Feld, oder halten Sie dort an.</translation>
        </message>
        <message numerus="yes">
            <source>You may acquire %n more cards for 1 loot each.</source>
            <translation>
                <numerusform>Sie können noch %n Karte für 1 Beute erwerben.</numerusform>
                <numerusform>Sie können noch %n Karten für je 1 Beute erwerben.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may acquire up to 4 cards for 1 loot each.</source>
            <translation>Sie können bis zu 4 Karten für je 1 Beute erwerben.</translation>
        </message>
        <message>
            <source>Your rally: hire, place a treasure, equip, or play abilities.</source>
            <translation>Ihr Sammeln: anheuern, Schatz legen, ausrüsten oder Fähigkeiten spielen.</translation>
        </message>
        <message>
            <source>Your first movement: move your mercenaries.</source>
            <translation>Ihre erste Bewegung: Bewegen Sie Ihre Söldner.</translation>
        </message>
        <message>
            <source>Your attack: strike, shoot or plunder, each mercenary once.</source>
            <translation>Ihr Angriff: zuschlagen, schießen oder plündern, jeder Söldner einmal.</translation>
        </message>
        <message>
            <source>Your second movement: use the steps that are left.</source>
            <translation>Ihre zweite Bewegung: Nutzen Sie die übrigen Schritte.</translation>
        </message>
        <message>
            <source>If all pass, it resolves.</source>
            <translation>Passen alle, geschieht es.</translation>
        </message>
        <message>
            <source>If all pass, the phase ends.</source>
            <translation>Passen alle, endet die Phase.</translation>
        </message>
        <message numerus="yes">
            <source>%n of 4 stand.</source>
            <translation>
                <numerusform>%n von 4 steht.</numerusform>
                <numerusform>%n von 4 stehen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your first movement: none of yours can move now.</source>
            <translation>Ihre erste Bewegung: Keiner Ihrer Söldner kann sich jetzt bewegen.</translation>
        </message>
        <message>
            <source>Your attack: none of yours can strike, shoot or plunder now.</source>
            <translation>Ihr Angriff: Keiner Ihrer Söldner kann jetzt zuschlagen, schießen oder plündern.</translation>
        </message>
        <message>
            <source>Your second movement: none of yours can move now.</source>
            <translation>Ihre zweite Bewegung: Keiner Ihrer Söldner kann sich jetzt bewegen.</translation>
        </message>
        <message>
            <source>Your rally: place a treasure, equip, or play abilities.</source>
            <translation>Ihr Sammeln: Schatz legen, ausrüsten oder Fähigkeiten spielen.</translation>
        </message>
        <message>
            <source>Your attack: strike or shoot, each mercenary once.</source>
            <translation>Ihr Angriff: zuschlagen oder schießen, jeder Söldner einmal.</translation>
        </message>
        <message>
            <source>Your attack: none of yours can strike or shoot now.</source>
            <translation>Ihr Angriff: Keiner der Ihren kann jetzt zuschlagen oder schießen.</translation>
        </message>
        <message>
            <source>You may act before %1 steps to %2.</source>
            <translation>Sie dürfen handeln, bevor %1 nach %2 geht.</translation>
        </message>
        <message>
            <source>%1 is about to step to %2; you may respond.</source>
            <translation>%1 will nach %2 gehen; Sie dürfen antworten.</translation>
        </message>
        <message>
            <source>You may act before %1 attacks %2.</source>
            <translation>Sie dürfen handeln, bevor %1 %2 angreift.</translation>
        </message>
        <message>
            <source>%1 is about to attack %2; you may respond.</source>
            <translation>%1 will %2 angreifen; Sie dürfen antworten.</translation>
        </message>
        <message>
            <source>You may act before %1 plunders the vault.</source>
            <translation>Sie dürfen handeln, bevor %1 die Schatzkammer plündert.</translation>
        </message>
        <message>
            <source>%1 is about to plunder the vault; you may respond.</source>
            <translation>%1 will die Schatzkammer plündern; Sie dürfen antworten.</translation>
        </message>
        <message>
            <source>You take the first turn.</source>
            <translation>Sie beginnen.</translation>
        </message>
        <message>
            <source>%1 takes the first turn.</source>
            <translation>%1 beginnt.</translation>
        </message>
        <message>
            <source>Its own words do not let it be played now.</source>
            <translation>Ihr eigener Text lässt nicht zu, dass sie jetzt gespielt wird.</translation>
        </message>
        <message>
            <source>Only in your attack phase.</source>
            <translation>Nur in Ihrer Angriffsphase.</translation>
        </message>
        <message>
            <source>Only in your rally and in your movements.</source>
            <translation>Nur in Ihrer Sammelphase und in Ihren Bewegungen.</translation>
        </message>
        <message>
            <source>Treasures to exhaust for it: %1; you have %2 ready.</source>
            <translation>Dafür zu erschöpfende Schätze: %1; bereit haben Sie %2.</translation>
        </message>
        <message>
            <source>None of your mercenaries can use it: it takes one of its class that is not silenced.</source>
            <translation>Keiner Ihrer Söldner kann es benutzen: Es braucht einen seiner Klasse, der nicht verstummt ist.</translation>
        </message>
        <message>
            <source>None of your mercenaries of its class can attack somebody with it now.</source>
            <translation>Keiner Ihrer Söldner seiner Klasse kann jetzt jemanden damit angreifen.</translation>
        </message>
        <message>
            <source>It is frozen.</source>
            <translation>Er ist festgefroren.</translation>
        </message>
        <message>
            <source>It has attacked or plundered in this turn already.</source>
            <translation>Er hat in diesem Zug schon angegriffen oder geplündert.</translation>
        </message>
        <message>
            <source>It is exhausted: %1 of its exhaust counters are left.</source>
            <translation>Er ist erschöpft: %1 seiner Erschöpfungsmarken sind übrig.</translation>
        </message>
        <message>
            <source>An effect keeps it from attacking.</source>
            <translation>Ein Effekt hält ihn vom Angreifen ab.</translation>
        </message>
        <message>
            <source>No enemy that it sees stands in its line within %1 tiles.</source>
            <translation>Kein Gegner, den er sieht, steht in seiner Linie innerhalb von %1 Feldern.</translation>
        </message>
        <message>
            <source>No enemy stands beside it where it can strike.</source>
            <translation>Kein Gegner steht neben ihm, wo er zuschlagen kann.</translation>
        </message>
        <message>
            <source>It has no attack of its own.</source>
            <translation>Er hat keinen eigenen Angriff.</translation>
        </message>
        <message>
            <source>It has no steps left in this turn.</source>
            <translation>Er hat in diesem Zug keine Schritte mehr.</translation>
        </message>
        <message>
            <source>Every tile that it could step to is taken.</source>
            <translation>Jedes Feld, auf das er gehen könnte, ist besetzt.</translation>
        </message>
    </context>
    <context>
        <name>SeizeCards</name>
        <message>
            <source>Exhaust</source>
            <translation>Erschöpfung</translation>
        </message>
        <message>
            <source>It cannot move, attack, plunder or use abilities. One counter leaves at the start of its controller's turn.</source>
            <translation>Er kann sich nicht bewegen, nicht angreifen, plündern oder Fähigkeiten nutzen. Zu Beginn des Zuges seines Spielers geht eine Marke.</translation>
        </message>
        <message>
            <source>Bleed</source>
            <translation>Blutung</translation>
        </message>
        <message>
            <source>It takes this much damage at every end phase. From five on only full fives count.</source>
            <translation>Er nimmt in jeder Endphase so viel Schaden. Ab fünf zählen nur volle Fünfer.</translation>
        </message>
        <message>
            <source>Poison</source>
            <translation>Gift</translation>
        </message>
        <message>
            <source>Whatever damages it deals this much more. From three on only full threes count.</source>
            <translation>Was ihm schadet, schadet um so viel mehr. Ab drei zählen nur volle Dreier.</translation>
        </message>
        <message>
            <source>Blind</source>
            <translation>Blind</translation>
        </message>
        <message>
            <source>When it attacks or plunders a coin is tossed; if that is lost, nothing happens.</source>
            <translation>Greift er an oder plündert er, wird eine Münze geworfen; geht sie verloren, geschieht nichts.</translation>
        </message>
        <message>
            <source>Fog</source>
            <translation>Nebel</translation>
        </message>
        <message>
            <source>Whoever stands on this tile is blinded. It lifts in the next end phase.</source>
            <translation>Wer auf diesem Feld steht, ist geblendet. Er lichtet sich in der nächsten Endphase.</translation>
        </message>
        <message>
            <source>Frost</source>
            <translation>Frost</translation>
        </message>
        <message>
            <source>Each counter takes a step of its movement; three hold it fast. They thaw after its first movement phase.</source>
            <translation>Jede Marke nimmt einen Schritt; drei halten ihn fest. Sie tauen nach seiner ersten Bewegungsphase.</translation>
        </message>
        <message>
            <source>Burn</source>
            <translation>Brand</translation>
        </message>
        <message>
            <source>In its attack phase one or two counters deal as much true damage; three deal 4 pure damage and consume its treasures.</source>
            <translation>In seiner Angriffsphase machen eine oder zwei Marken so viel wahren Schaden; drei machen 4 reinen Schaden und verzehren seine Schätze.</translation>
        </message>
        <message>
            <source>Silence</source>
            <translation>Schweigen</translation>
        </message>
        <message>
            <source>No ability card can be played with it until the next end phase.</source>
            <translation>Mit ihm kann bis zur nächsten Endphase keine Fähigkeitskarte gespielt werden.</translation>
        </message>
        <message>
            <source>Stealth</source>
            <translation>Tarnung</translation>
        </message>
        <message>
            <source>It cannot be targeted. Attacking ends it, and its next damage is true.</source>
            <translation>Er kann kein Ziel sein. Ein Angriff beendet sie, und sein nächster Schaden ist wahr.</translation>
        </message>
        <message>
            <source>Armor</source>
            <translation>Rüstung</translation>
        </message>
        <message>
            <source>Physical damage to it is lowered by this much.</source>
            <translation>Körperlicher Schaden an ihm ist um so viel geringer.</translation>
        </message>
        <message>
            <source>Magic armor</source>
            <translation>Magische Rüstung</translation>
        </message>
        <message>
            <source>Magic damage to it is lowered by this much.</source>
            <translation>Magischer Schaden an ihm ist um so viel geringer.</translation>
        </message>
        <message>
            <source>Regen</source>
            <translation>Genesung</translation>
        </message>
        <message>
            <source>It heals this much as its controller's rally phase begins.</source>
            <translation>Er heilt so viel, wenn die Sammelphase seines Spielers beginnt.</translation>
        </message>
        <message>
            <source>Fortify</source>
            <translation>Festigung</translation>
        </message>
        <message>
            <source>Levels one to four add 1, 3, 6 or 9 health.</source>
            <translation>Die Stufen eins bis vier geben 1, 3, 6 oder 9 Leben.</translation>
        </message>
        <message>
            <source>Leech</source>
            <translation>Aussaugen</translation>
        </message>
        <message>
            <source>The damage that it deals heals it as much.</source>
            <translation>Der Schaden, den er macht, heilt ihn um ebenso viel.</translation>
        </message>
        <message>
            <source>Reach</source>
            <translation>Reichweite</translation>
        </message>
        <message>
            <source>Its ranged attack reaches this much farther.</source>
            <translation>Sein Fernangriff reicht um so viel weiter.</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Leben</translation>
        </message>
        <message>
            <source>What is left before it is destroyed.</source>
            <translation>Was übrig ist, bevor er vernichtet wird.</translation>
        </message>
        <message>
            <source>Melee</source>
            <translation>Nahkampf</translation>
        </message>
        <message>
            <source>Damage to a neighbouring tile; the full ticks on its rim show where.</source>
            <translation>Schaden an einem Nachbarfeld; die vollen Zacken am Rand zeigen, wohin.</translation>
        </message>
        <message>
            <source>Crossbow</source>
            <translation>Armbrust</translation>
        </message>
        <message>
            <source>Physical damage from two tiles away on; the split ticks show where.</source>
            <translation>Körperlicher Schaden ab zwei Felder entfernt; die geteilten Zacken zeigen, wohin.</translation>
        </message>
        <message>
            <source>Staff</source>
            <translation>Stab</translation>
        </message>
        <message>
            <source>Magic damage from two tiles away on.</source>
            <translation>Magischer Schaden ab zwei Felder entfernt.</translation>
        </message>
        <message>
            <source>Defense</source>
            <translation>Verteidigung</translation>
        </message>
        <message>
            <source>Lowers damage once; grey when it is spent.</source>
            <translation>Senkt Schaden einmal; grau, wenn sie verbraucht ist.</translation>
        </message>
        <message>
            <source>Bounty</source>
            <translation>Kopfgeld</translation>
        </message>
        <message>
            <source>Loot lost when it is destroyed, and taken when it plunders.</source>
            <translation>Beute, die verloren geht, wenn er vernichtet wird, und die er beim Plündern nimmt.</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Steps left this turn; the dots on its rim show where to.</source>
            <translation>Übrige Schritte in diesem Zug; die Punkte am Rand zeigen, wohin.</translation>
        </message>
        <message>
            <source>ahead</source>
            <translation>voraus</translation>
        </message>
        <message>
            <source>back</source>
            <translation>zurück</translation>
        </message>
        <message>
            <source>left</source>
            <translation>links</translation>
        </message>
        <message>
            <source>right</source>
            <translation>rechts</translation>
        </message>
        <message>
            <source>ahead left</source>
            <translation>links voraus</translation>
        </message>
        <message>
            <source>ahead right</source>
            <translation>rechts voraus</translation>
        </message>
        <message>
            <source>back left</source>
            <translation>links zurück</translation>
        </message>
        <message>
            <source>back right</source>
            <translation>rechts zurück</translation>
        </message>
        <message>
            <source>in the four straight directions</source>
            <translation>in die vier geraden Richtungen</translation>
        </message>
        <message>
            <source>in the four diagonal directions</source>
            <translation>in die vier schrägen Richtungen</translation>
        </message>
        <message>
            <source>in all directions</source>
            <translation>in alle Richtungen</translation>
        </message>
        <message>
            <source>melee %1 %2</source>
            <translation>Nahkampf %1 %2</translation>
        </message>
        <message>
            <source>crossbow %1 at distance %2, %3</source>
            <translation>Armbrust %1 auf Distanz %2, %3</translation>
        </message>
        <message>
            <source>staff %1 at distance %2, %3</source>
            <translation>Stab %1 auf Distanz %2, %3</translation>
        </message>
        <message>
            <source>defense %1</source>
            <translation>Verteidigung %1</translation>
        </message>
        <message>
            <source>bounty %1</source>
            <translation>Kopfgeld %1</translation>
        </message>
        <message>
            <source>movement %1 %2</source>
            <translation>Bewegung %1 %2</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Ablage</translation>
        </message>
        <message>
            <source>Warchest</source>
            <translation>Kriegskasse</translation>
        </message>
        <message>
            <source>Battlefield</source>
            <translation>Schlachtfeld</translation>
        </message>
        <message>
            <source>Guild quarters</source>
            <translation>Gildenquartier</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>Equipped</source>
            <translation>Ausgerüstet</translation>
        </message>
        <message>
            <source>Stack</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>Revealed</source>
            <translation>Aufgedeckt</translation>
        </message>
        <message>
            <source>tile %1, %2</source>
            <translation>Feld %1, %2</translation>
        </message>
        <message>
            <source>face down</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>health %1</source>
            <translation>Leben %1</translation>
        </message>
        <message>
            <source>health %1 of %2</source>
            <translation>Leben %1 von %2</translation>
        </message>
        <message>
            <source>exhausted</source>
            <translation>erschöpft</translation>
        </message>
        <message numerus="yes">
            <source>%n treasures equipped</source>
            <translation>
                <numerusform>mit %n Schatz ausgerüstet</numerusform>
                <numerusform>mit %n Schätzen ausgerüstet</numerusform>
            </translation>
        </message>
        <message>
            <source>It lies face down and only pays costs.</source>
            <translation>Sie liegt verdeckt und bezahlt nur Kosten.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 of %2 health left.</source>
            <translation>Noch %1 von %2 Leben.</translation>
        </message>
        <message>
            <source>Health %1 instead of %2.</source>
            <translation>Leben %1 statt %2.</translation>
        </message>
        <message>
            <source>Melee %1 instead of %2.</source>
            <translation>Nahkampf %1 statt %2.</translation>
        </message>
        <message>
            <source>Crossbow %1 instead of %2.</source>
            <translation>Armbrust %1 statt %2.</translation>
        </message>
        <message>
            <source>Staff %1 instead of %2.</source>
            <translation>Stab %1 statt %2.</translation>
        </message>
        <message>
            <source>Bounty %1 instead of %2.</source>
            <translation>Kopfgeld %1 statt %2.</translation>
        </message>
        <message>
            <source>Movement %1 instead of %2.</source>
            <translation>Bewegung %1 statt %2.</translation>
        </message>
        <message>
            <source>It reaches distance %1.</source>
            <translation>Er reicht auf Distanz %1.</translation>
        </message>
        <message>
            <source>Its defense is spent.</source>
            <translation>Seine Verteidigung ist verbraucht.</translation>
        </message>
        <message numerus="yes">
            <source>%n steps left this turn.</source>
            <translation>
                <numerusform>Noch %n Schritt in diesem Zug.</numerusform>
                <numerusform>Noch %n Schritte in diesem Zug.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has made its attack this turn.</source>
            <translation>Er hat in diesem Zug angegriffen.</translation>
        </message>
        <message>
            <source>Equipped with %1.</source>
            <translation>Ausgerüstet mit %1.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
    </context>
    <context>
        <name>SeizeLog</name>
        <message>
            <source>%1 was allowed to act first.</source>
            <translation>%1 durfte zuerst handeln.</translation>
        </message>
        <message>
            <source>%1 was defeated.</source>
            <translation>%1 wurde besiegt.</translation>
        </message>
        <message>
            <source>%1 hired %2.</source>
            <translation>%1 heuerte %2 an.</translation>
        </message>
        <message>
            <source>%1 entered on %2.</source>
            <translation>%1 kam auf %2 ins Spiel.</translation>
        </message>
        <message>
            <source>%1 put %2 into the warchest.</source>
            <translation>%1 legte %2 in die Kriegskasse.</translation>
        </message>
        <message>
            <source>%1 was equipped with %2.</source>
            <translation>%1 wurde mit %2 ausgerüstet.</translation>
        </message>
        <message>
            <source>%1 was taken off %2.</source>
            <translation>%1 wurde %2 abgenommen.</translation>
        </message>
        <message>
            <source>%1 left the battlefield.</source>
            <translation>%1 verließ das Schlachtfeld.</translation>
        </message>
        <message>
            <source>%1 had no effect any more.</source>
            <translation>%1 hatte keine Wirkung mehr.</translation>
        </message>
        <message>
            <source>%1 moved to %2.</source>
            <translation>%1 ging nach %2.</translation>
        </message>
        <message>
            <source>%1 was pushed to %2.</source>
            <translation>%1 wurde nach %2 gestoßen.</translation>
        </message>
        <message>
            <source>%1 was upstaged to %2.</source>
            <translation>%1 wurde nach %2 verdrängt.</translation>
        </message>
        <message>
            <source>%1 changed places with %2.</source>
            <translation>%1 tauschte den Platz mit %2.</translation>
        </message>
        <message>
            <source>%1 attacked.</source>
            <translation>%1 griff an.</translation>
        </message>
        <message>
            <source>%1 attacked %2.</source>
            <translation>%1 griff %2 an.</translation>
        </message>
        <message>
            <source>%1 plundered %2.</source>
            <translation>%1 plünderte %2.</translation>
        </message>
        <message>
            <source>%1 was uncovered.</source>
            <translation>%1 wurde aufgedeckt.</translation>
        </message>
        <message>
            <source>%1 missed.</source>
            <translation>%1 verfehlte.</translation>
        </message>
        <message>
            <source>Fog rose on %1.</source>
            <translation>Nebel stieg auf %1 auf.</translation>
        </message>
        <message>
            <source>A pillar was set on %1.</source>
            <translation>Ein Pfeiler wurde auf %1 gesetzt.</translation>
        </message>
        <message numerus="yes">
            <source>%1 healed %n health.</source>
            <translation>
                <numerusform>%1 heilte %n Leben.</numerusform>
                <numerusform>%1 heilte %n Leben.</numerusform>
            </translation>
        </message>
        <message>
            <source>The defense of %1 was spent.</source>
            <translation>Die Verteidigung von %1 wurde verbraucht.</translation>
        </message>
        <message>
            <source>%1 lost %2.</source>
            <translation>%1 verlor %2.</translation>
        </message>
        <message>
            <source>%1 got %2, %3 times.</source>
            <translation>%1 bekam %3-mal %2.</translation>
        </message>
        <message>
            <source>%1 got %2.</source>
            <translation>%1 bekam %2.</translation>
        </message>
        <message numerus="yes">
            <source>%1 acquired %n cards.</source>
            <translation>
                <numerusform>%1 erwarb %n Karte.</numerusform>
                <numerusform>%1 erwarb %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 lost %n loot.</source>
            <translation>
                <numerusform>%1 verlor %n Beute.</numerusform>
                <numerusform>%1 verlor %n Beute.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gained %n loot.</source>
            <translation>
                <numerusform>%1 gewann %n Beute.</numerusform>
                <numerusform>%1 gewann %n Beute.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 won the toss of a coin.</source>
            <translation>%1 gewann den Münzwurf.</translation>
        </message>
        <message>
            <source>%1 lost the toss of a coin.</source>
            <translation>%1 verlor den Münzwurf.</translation>
        </message>
        <message>
            <source>%1 drew a new hand.</source>
            <translation>%1 zog eine neue Hand.</translation>
        </message>
        <message>
            <source>Time was called.</source>
            <translation>Die Zeit wurde ausgerufen.</translation>
        </message>
    </context>
    <context>
        <name>SeizePlaymat</name>
        <message>
            <source>What the signs mean</source>
            <translation>Was die Zeichen bedeuten</translation>
        </message>
    </context>
    <context>
        <name>SeizePresenter</name>
        <message>
            <source>%1 has no loot left in the vault.</source>
            <translation>%1 hat keine Beute mehr in der Schatzkammer.</translation>
        </message>
        <message>
            <source>The last opponent has no loot left in the vault.</source>
            <translation>Der letzte Gegner hat keine Beute mehr in der Schatzkammer.</translation>
        </message>
        <message>
            <source>Nobody has loot left in the vault.</source>
            <translation>Niemand hat noch Beute in der Schatzkammer.</translation>
        </message>
        <message>
            <source>The Guild Master of %1 was destroyed.</source>
            <translation>Der Gildenmeister von %1 wurde vernichtet.</translation>
        </message>
        <message>
            <source>The last opposing Guild Master was destroyed.</source>
            <translation>Der letzte gegnerische Gildenmeister wurde vernichtet.</translation>
        </message>
        <message>
            <source>The last Guild Masters fell together.</source>
            <translation>Die letzten Gildenmeister fielen zugleich.</translation>
        </message>
        <message>
            <source>All mercenaries of %1 have fallen.</source>
            <translation>Alle Söldner von %1 sind gefallen.</translation>
        </message>
        <message>
            <source>All mercenaries of the other team have fallen.</source>
            <translation>Alle Söldner der anderen Mannschaft sind gefallen.</translation>
        </message>
        <message>
            <source>All mercenaries have fallen.</source>
            <translation>Alle Söldner sind gefallen.</translation>
        </message>
        <message>
            <source>The last opponents fell at the same time.</source>
            <translation>Die letzten Gegner fielen zugleich.</translation>
        </message>
        <message>
            <source>The last players fell at the same time.</source>
            <translation>Die letzten Spieler fielen zugleich.</translation>
        </message>
        <message>
            <source>The game went on without end: the higher vault wins.</source>
            <translation>Das Spiel nahm kein Ende: die vollere Schatzkammer gewinnt.</translation>
        </message>
        <message>
            <source>The game went on without end, and no side is ahead.</source>
            <translation>Das Spiel nahm kein Ende, und keine Seite liegt vorn.</translation>
        </message>
        <message>
            <source>More was going on at once than the table has room for: the higher vault wins.</source>
            <translation>Es geschah mehr auf einmal, als der Tisch Platz hat: die vollere Schatzkammer gewinnt.</translation>
        </message>
        <message>
            <source>More was going on at once than the table has room for, and no side is ahead.</source>
            <translation>Es geschah mehr auf einmal, als der Tisch Platz hat, und keine Seite liegt vorn.</translation>
        </message>
        <message>
            <source>Beginning phase</source>
            <translation>Anfangsphase</translation>
        </message>
        <message>
            <source>Beginning</source>
            <translation>Anfang</translation>
        </message>
        <message>
            <source>Draw phase</source>
            <translation>Ziehphase</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Acquire phase</source>
            <translation>Erwerbsphase</translation>
        </message>
        <message>
            <source>Acquire</source>
            <translation>Erwerben</translation>
        </message>
        <message>
            <source>Rally phase</source>
            <translation>Sammelphase</translation>
        </message>
        <message>
            <source>Rally</source>
            <translation>Sammeln</translation>
        </message>
        <message>
            <source>First movement phase</source>
            <translation>Erste Bewegungsphase</translation>
        </message>
        <message>
            <source>1st move</source>
            <translation>1. Bewegung</translation>
        </message>
        <message>
            <source>Attack phase</source>
            <translation>Angriffsphase</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Angriff</translation>
        </message>
        <message>
            <source>Second movement phase</source>
            <translation>Zweite Bewegungsphase</translation>
        </message>
        <message>
            <source>2nd move</source>
            <translation>2. Bewegung</translation>
        </message>
        <message>
            <source>End phase</source>
            <translation>Endphase</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Standard, one against one</source>
            <translation>Standard, eins gegen eins</translation>
        </message>
        <message>
            <source>Standard, two against two</source>
            <translation>Standard, zwei gegen zwei</translation>
        </message>
        <message>
            <source>Draft (30 cards, 20 loot)</source>
            <translation>Draft (30 Karten, 20 Beute)</translation>
        </message>
        <message>
            <source>Arena with champions</source>
            <translation>Arena mit Champions</translation>
        </message>
        <message>
            <source>Arena, two against two</source>
            <translation>Arena, zwei gegen zwei</translation>
        </message>
        <message>
            <source>Guild Master (two to four seats)</source>
            <translation>Gildenmeister (zwei bis vier Plätze)</translation>
        </message>
        <message>
            <source>Seize: Guilded Treasures, rules document edited by Alexander King</source>
            <translation>Seize: Guilded Treasures, Regeldokument herausgegeben von Alexander King</translation>
        </message>
        <message>
            <source>Cards in the warchest</source>
            <translation>Karten in der Kriegskasse</translation>
        </message>
        <message>
            <source>Loot in the vault</source>
            <translation>Beute in der Schatzkammer</translation>
        </message>
        <message>
            <source>%1, %2 loot in the vault, %3 cards in hand, %4 cards in the deck</source>
            <translation>%1, %2 Beute in der Schatzkammer, %3 Karten auf der Hand, %4 Karten im Deck</translation>
        </message>
        <message>
            <source>%1, %2 cards in hand, %3 cards in the deck</source>
            <translation>%1, %2 Karten auf der Hand, %3 Karten im Deck</translation>
        </message>
        <message>
            <source>Tile %1</source>
            <translation>Feld %1</translation>
        </message>
        <message>
            <source>your guild hall</source>
            <translation>Ihre Gildenhalle</translation>
        </message>
        <message>
            <source>guild hall of %1</source>
            <translation>Gildenhalle von %1</translation>
        </message>
        <message>
            <source>fog</source>
            <translation>Nebel</translation>
        </message>
        <message>
            <source>pillar</source>
            <translation>Pfeiler</translation>
        </message>
        <message>
            <source>free</source>
            <translation>frei</translation>
        </message>
        <message>
            <source>Mercenary</source>
            <translation>Söldner</translation>
        </message>
        <message>
            <source>Ability card</source>
            <translation>Fähigkeitskarte</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>Plunder</source>
            <translation>Plünderung</translation>
        </message>
        <message>
            <source>Uncovering</source>
            <translation>Aufdecken</translation>
        </message>
        <message>
            <source>Step to %1</source>
            <translation>Schritt nach %1</translation>
        </message>
        <message>
            <source>Enters on %1</source>
            <translation>Kommt auf %1 ins Spiel</translation>
        </message>
        <message>
            <source>Attacks</source>
            <translation>Greift an</translation>
        </message>
        <message>
            <source>Attacks %1</source>
            <translation>Greift %1 an</translation>
        </message>
        <message>
            <source>Plunders the vault</source>
            <translation>Plündert die Schatzkammer</translation>
        </message>
        <message>
            <source>Uncovers %1</source>
            <translation>Deckt %1 auf</translation>
        </message>
        <message>
            <source>%1, %2 ready</source>
            <translation>%1, %2 bereit</translation>
        </message>
        <message>
            <source>Your partner</source>
            <translation>Ihr Partner</translation>
        </message>
        <message>
            <source>%1, your partner</source>
            <translation>%1, Ihr Partner</translation>
        </message>
        <message>
            <source>Time is up with both sides standing.</source>
            <translation>Die Zeit ist um, und beide Seiten stehen noch.</translation>
        </message>
        <message>
            <source>Time is up, and the vaults are equal.</source>
            <translation>Die Zeit ist um, und die Schatzkammern sind gleich voll.</translation>
        </message>
        <message>
            <source>Time is up: the higher vault wins.</source>
            <translation>Die Zeit ist um: die vollere Schatzkammer gewinnt.</translation>
        </message>
        <message>
            <source>A deck may be larger than it must be.</source>
            <translation>Ein Deck darf größer sein, als es sein muss.</translation>
        </message>
        <message>
            <source>A card with 1, 2, 3 or 4 stars may be in a deck 4, 3, 2 or 1 times.</source>
            <translation>Eine Karte mit 1, 2, 3 oder 4 Sternen darf 4-, 3-, 2- oder 1-mal im Deck sein.</translation>
        </message>
        <message>
            <source>A weapon needs free hands to bear it.</source>
            <translation>Eine Waffe braucht freie Hände, die sie tragen.</translation>
        </message>
        <message>
            <source>The loot of a bounty goes into the vault of whoever earned it.</source>
            <translation>Die Beute eines Kopfgelds kommt in die Schatzkammer dessen, der es verdient hat.</translation>
        </message>
        <message>
            <source>Bleed deals Pure damage.</source>
            <translation>Blutung fügt reinen Schaden zu.</translation>
        </message>
        <message>
            <source>Pillars block the line of sight.</source>
            <translation>Säulen versperren die Sichtlinie.</translation>
        </message>
    </context>
    <context>
        <name>Toss</name>
        <message>
            <source>A die shows %1</source>
            <translation>Ein Würfel zeigt %1</translation>
        </message>
        <message>
            <source>The coin is won</source>
            <translation>Die Münze ist gewonnen</translation>
        </message>
        <message>
            <source>The coin is lost</source>
            <translation>Die Münze ist verloren</translation>
        </message>
    </context>
    <context>
        <name>VaultCoin</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>Warchest</name>
        <message>
            <source>%1 of %2 ready</source>
            <translation>%1 von %2 bereit</translation>
        </message>
        <message>
            <source>No treasure yet</source>
            <translation>Noch kein Schatz</translation>
        </message>
        <message>
            <source>Your warchest</source>
            <translation>Ihre Kriegskasse</translation>
        </message>
        <message>
            <source>Warchest of %1</source>
            <translation>Kriegskasse von %1</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Leer</translation>
        </message>
    </context>
    <context>
        <name>AdventureTrack</name>
        <message>
            <source>The Adventure, eight regions</source>
            <translation>Das Abenteuer, acht Regionen</translation>
        </message>
        <message>
            <source>The Arena: whoever leads in more terrains at Dusk wins.</source>
            <translation>Die Arena: Wer in der Dämmerung in mehr Geländen führt, gewinnt.</translation>
        </message>
    </context>
    <context>
        <name>AlteredAnswers</name>
        <message>
            <source>%1 becomes mana</source>
            <translation>%1 wird Mana</translation>
        </message>
        <message>
            <source>Put %1 into your mana</source>
            <translation>%1 zu Ihrem Mana legen</translation>
        </message>
        <message>
            <source>Use quick action %1 of %2</source>
            <translation>Schnelle Aktion %1 von %2 nutzen</translation>
        </message>
        <message>
            <source>Support with %1</source>
            <translation>Mit %1 unterstützen</translation>
        </message>
        <message>
            <source>Exhaust this orb and make orb %1 ready</source>
            <translation>Diese Kugel erschöpfen und Kugel %1 bereit machen</translation>
        </message>
        <message>
            <source>Keep %1</source>
            <translation>%1 behalten</translation>
        </message>
        <message>
            <source>Scout with %1 in your hero expedition</source>
            <translation>Mit %1 in der Heldenexpedition kundschaften</translation>
        </message>
        <message>
            <source>Scout with %1 in your companion expedition</source>
            <translation>Mit %1 in der Gefährtenexpedition kundschaften</translation>
        </message>
        <message>
            <source>Play %1 in your hero expedition</source>
            <translation>%1 in der Heldenexpedition spielen</translation>
        </message>
        <message>
            <source>Play %1 in your companion expedition</source>
            <translation>%1 in der Gefährtenexpedition spielen</translation>
        </message>
        <message>
            <source>Exhaust it to make another orb ready</source>
            <translation>Erschöpfen, um eine andere bereit zu machen</translation>
        </message>
        <message>
            <source>Play it in an expedition</source>
            <translation>In einer Expedition spielen</translation>
        </message>
        <message>
            <source>Pass, to Dusk</source>
            <translation>Passen, zur Dämmerung</translation>
        </message>
        <message>
            <source>Pass for today</source>
            <translation>Für heute passen</translation>
        </message>
        <message>
            <source>Keep these three as mana</source>
            <translation>Diese drei als Mana behalten</translation>
        </message>
        <message>
            <source>No new mana orb</source>
            <translation>Keine neue Manakugel</translation>
        </message>
        <message>
            <source>Keep only these</source>
            <translation>Nur diese behalten</translation>
        </message>
        <message>
            <source>Keep none</source>
            <translation>Keine behalten</translation>
        </message>
        <message>
            <source>Can become mana</source>
            <translation>Kann Mana werden</translation>
        </message>
        <message>
            <source>Has a quick action</source>
            <translation>Hat eine schnelle Aktion</translation>
        </message>
        <message>
            <source>Can support</source>
            <translation>Kann unterstützen</translation>
        </message>
        <message>
            <source>Can be kept</source>
            <translation>Kann behalten werden</translation>
        </message>
        <message>
            <source>mana orb %1</source>
            <translation>Manakugel %1</translation>
        </message>
        <message>
            <source>your hero expedition</source>
            <translation>Ihre Heldenexpedition</translation>
        </message>
        <message>
            <source>your companion expedition</source>
            <translation>Ihre Gefährtenexpedition</translation>
        </message>
        <message>
            <source>the hero expedition of %1</source>
            <translation>die Heldenexpedition von %1</translation>
        </message>
        <message>
            <source>the companion expedition of %1</source>
            <translation>die Gefährtenexpedition von %1</translation>
        </message>
        <message>
            <source>Choose three cards of your hand as your first mana orbs.</source>
            <translation>Wählen Sie drei Handkarten als Ihre ersten Manakugeln.</translation>
        </message>
        <message>
            <source>You may put one card of your hand into your mana.</source>
            <translation>Sie dürfen eine Handkarte zu Ihrem Mana legen.</translation>
        </message>
        <message numerus="yes">
            <source>You may put up to %n cards of your hand into your mana.</source>
            <translation>
                <numerusform>Sie dürfen bis zu %n Handkarte zu Ihrem Mana legen.</numerusform>
                <numerusform>Sie dürfen bis zu %n Handkarten zu Ihrem Mana legen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the landmarks you keep; you sacrifice the others.</source>
            <translation>Wählen Sie die Orte, die Sie behalten; die anderen opfern Sie.</translation>
        </message>
        <message>
            <source>Choose the cards you keep in your Reserve; the others are discarded.</source>
            <translation>Wählen Sie die Karten, die Sie in der Reserve behalten; die anderen werden abgeworfen.</translation>
        </message>
        <message>
            <source>%1 has passed: you may go on playing cards.</source>
            <translation>%1 hat gepasst: Sie dürfen weiter Karten spielen.</translation>
        </message>
        <message>
            <source>Your turn: play a card, or pass for today.</source>
            <translation>Sie sind am Zug: Spielen Sie eine Karte oder passen Sie für heute.</translation>
        </message>
        <message>
            <source>Choose which of your reactions happens next.</source>
            <translation>Wählen Sie, welche Ihrer Reaktionen als Nächstes geschieht.</translation>
        </message>
        <message>
            <source>Choose which comes next.</source>
            <translation>Wählen Sie, was als Nächstes kommt.</translation>
        </message>
        <message>
            <source>Choose a player for %1.</source>
            <translation>Wählen Sie jemanden für %1.</translation>
        </message>
        <message>
            <source>Choose a player.</source>
            <translation>Wählen Sie jemanden am Tisch.</translation>
        </message>
        <message>
            <source>Choose what to play for %1.</source>
            <translation>Wählen Sie, was Sie durch %1 spielen.</translation>
        </message>
        <message>
            <source>Choose what to play.</source>
            <translation>Wählen Sie, was Sie spielen.</translation>
        </message>
        <message>
            <source>%1 reacts</source>
            <translation>%1 reagiert</translation>
        </message>
        <message>
            <source>Choose an expedition for %1.</source>
            <translation>Wählen Sie eine Expedition für %1.</translation>
        </message>
        <message>
            <source>Choose an expedition.</source>
            <translation>Wählen Sie eine Expedition.</translation>
        </message>
        <message>
            <source>Choose a card in Reserve for %1.</source>
            <translation>Wählen Sie eine Karte in einer Reserve für %1.</translation>
        </message>
        <message>
            <source>Choose a card in Reserve.</source>
            <translation>Wählen Sie eine Karte in einer Reserve.</translation>
        </message>
        <message>
            <source>Choose a card in an expedition for %1.</source>
            <translation>Wählen Sie eine Karte in einer Expedition für %1.</translation>
        </message>
        <message>
            <source>Choose a card in an expedition.</source>
            <translation>Wählen Sie eine Karte in einer Expedition.</translation>
        </message>
        <message>
            <source>It cannot be played now: it costs %1, and you have %2 mana.</source>
            <translation>Jetzt nicht spielbar: Die Karte kostet %1, und Sie haben %2 Mana.</translation>
        </message>
        <message>
            <source>It cannot be played now.</source>
            <translation>Sie kann jetzt nicht gespielt werden.</translation>
        </message>
        <message numerus="yes">
            <source>%n mana. Neither expedition would move.</source>
            <translation>
                <numerusform>%n Mana. Keine Expedition würde ziehen.</numerusform>
                <numerusform>%n Mana. Keine Expedition würde ziehen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. Your hero expedition would move.</source>
            <translation>
                <numerusform>%n Mana. Ihre Heldenexpedition würde ziehen.</numerusform>
                <numerusform>%n Mana. Ihre Heldenexpedition würde ziehen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. Your companion expedition would move.</source>
            <translation>
                <numerusform>%n Mana. Ihre Gefährtenexpedition würde ziehen.</numerusform>
                <numerusform>%n Mana. Ihre Gefährtenexpedition würde ziehen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. Both expeditions would move.</source>
            <translation>
                <numerusform>%n Mana. Beide Expeditionen würden ziehen.</numerusform>
                <numerusform>%n Mana. Beide Expeditionen würden ziehen.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>a card and what it does</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 has passed, and you can play nothing more.</source>
            <translation>%1 hat gepasst, und Sie können nichts mehr spielen.</translation>
        </message>
        <message>
            <source>Your turn: you can play nothing more, so pass for today.</source>
            <translation>Ihr Zug: Sie können nichts mehr spielen, also passen Sie für heute.</translation>
        </message>
        <message>
            <source>Your turn: use a quick action, or pass for today.</source>
            <translation>Ihr Zug: Nutzen Sie eine schnelle Aktion oder passen Sie für heute.</translation>
        </message>
        <message>
            <source>Choose a card of your hand for %1.</source>
            <translation>Wählen Sie eine Karte Ihrer Hand für %1.</translation>
        </message>
        <message>
            <source>Choose a card of your hand.</source>
            <translation>Wählen Sie eine Karte Ihrer Hand.</translation>
        </message>
        <message>
            <source>Choose a landmark for %1.</source>
            <translation>Wählen Sie einen Ort für %1.</translation>
        </message>
        <message>
            <source>Choose a landmark.</source>
            <translation>Wählen Sie einen Ort.</translation>
        </message>
        <message>
            <source>Choose a card of the discard pile for %1.</source>
            <translation>Wählen Sie eine Karte des Ablagestapels für %1.</translation>
        </message>
        <message>
            <source>Choose a card of the discard pile.</source>
            <translation>Wählen Sie eine Karte des Ablagestapels.</translation>
        </message>
        <message>
            <source>Choose a mana orb for %1.</source>
            <translation>Wählen Sie eine Manakugel für %1.</translation>
        </message>
        <message>
            <source>Choose a mana orb.</source>
            <translation>Wählen Sie eine Manakugel.</translation>
        </message>
        <message numerus="yes">
            <source>%n mana. In the Arena you would win now, %1 terrains to %2.</source>
            <translation>
                <numerusform>%n Mana. In der Arena würden Sie jetzt gewinnen, %1 zu %2 Gelände.</numerusform>
                <numerusform>%n Mana. In der Arena würden Sie jetzt gewinnen, %1 zu %2 Gelände.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. In the Arena you would lose now, %1 terrains to %2.</source>
            <translation>
                <numerusform>%n Mana. In der Arena würden Sie jetzt verlieren, %1 zu %2 Gelände.</numerusform>
                <numerusform>%n Mana. In der Arena würden Sie jetzt verlieren, %1 zu %2 Gelände.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. In the Arena it is a tie now: another day would follow.</source>
            <translation>
                <numerusform>%n Mana. In der Arena steht es jetzt unentschieden: Ein weiterer Tag würde folgen.</numerusform>
                <numerusform>%n Mana. In der Arena steht es jetzt unentschieden: Ein weiterer Tag würde folgen.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 has passed: you may still use quick actions.</source>
            <translation>%1 hat gepasst: Sie können noch schnelle Aktionen nutzen.</translation>
        </message>
        <message>
            <source>Do it: %1</source>
            <translation>Tun: %1</translation>
        </message>
        <message>
            <source>It costs %1, and you have %2 mana.</source>
            <translation>Es kostet %1, und Sie haben %2 Mana.</translation>
        </message>
        <message>
            <source>It is exhausted until your next Morning.</source>
            <translation>Es ist bis zu Ihrem nächsten Morgen erschöpft.</translation>
        </message>
        <message>
            <source>A card says that it cannot be played now.</source>
            <translation>Eine Karte sagt, dass es jetzt nicht gespielt werden kann.</translation>
        </message>
        <message>
            <source>Scout with %1 in your hero expedition (printed cost %2)</source>
            <translation>Mit %1 in Ihrer Heldenexpedition spähen (gedruckte Kosten %2)</translation>
        </message>
        <message>
            <source>Scout with %1 in your companion expedition (printed cost %2)</source>
            <translation>Mit %1 in Ihrer Gefährtenexpedition spähen (gedruckte Kosten %2)</translation>
        </message>
        <message>
            <source>Play %1 in your hero expedition (printed cost %2)</source>
            <translation>%1 in Ihre Heldenexpedition spielen (gedruckte Kosten %2)</translation>
        </message>
        <message>
            <source>Play %1 in your companion expedition (printed cost %2)</source>
            <translation>%1 in Ihre Gefährtenexpedition spielen (gedruckte Kosten %2)</translation>
        </message>
        <message>
            <source>Pass, the Arena is decided</source>
            <translation>Passen, die Arena entscheidet sich</translation>
        </message>
        <message>
            <source>Pass in the Arena</source>
            <translation>In der Arena passen</translation>
        </message>
        <message>
            <source>Scout with %1 in your hero expedition (costs %2)</source>
            <translation>%1 in Ihre Helden-Expedition spähen lassen (kostet %2)</translation>
        </message>
        <message>
            <source>Scout with %1 in your companion expedition (costs %2)</source>
            <translation>%1 in Ihre Gefährten-Expedition spähen lassen (kostet %2)</translation>
        </message>
        <message>
            <source>Play %1 in your hero expedition (costs %2)</source>
            <translation>%1 in Ihre Helden-Expedition spielen (kostet %2)</translation>
        </message>
        <message>
            <source>Play %1 in your companion expedition (costs %2)</source>
            <translation>%1 in Ihre Gefährten-Expedition spielen (kostet %2)</translation>
        </message>
    </context>
    <context>
        <name>AlteredCards</name>
        <message>
            <source>Reserve</source>
            <translation>Reserve</translation>
        </message>
        <message>
            <source>Anchored</source>
            <translation>Verankert</translation>
        </message>
        <message>
            <source>Asleep</source>
            <translation>Schlafend</translation>
        </message>
        <message>
            <source>Fleeting</source>
            <translation>Flüchtig</translation>
        </message>
        <message numerus="yes">
            <source>%n boosts</source>
            <translation>
                <numerusform>%n Verstärkung</numerusform>
                <numerusform>%n Verstärkungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Exhausted</source>
            <translation>Erschöpft</translation>
        </message>
        <message numerus="yes">
            <source>%n %1 counters</source>
            <translation>
                <numerusform>%n %1-Marke</numerusform>
                <numerusform>%n %1-Marken</numerusform>
            </translation>
        </message>
        <message>
            <source>Join</source>
            <translation>Dazukommen</translation>
        </message>
        <message>
            <source>Happens when it comes into play from anywhere.</source>
            <translation>Geschieht, wenn es von irgendwoher ins Spiel kommt.</translation>
        </message>
        <message>
            <source>From the hand</source>
            <translation>Aus der Hand</translation>
        </message>
        <message>
            <source>Happens when it is played from the hand.</source>
            <translation>Geschieht, wenn es aus der Hand gespielt wird.</translation>
        </message>
        <message>
            <source>From the Reserve</source>
            <translation>Aus der Reserve</translation>
        </message>
        <message>
            <source>Happens when it is played from the Reserve.</source>
            <translation>Geschieht, wenn es aus der Reserve gespielt wird.</translation>
        </message>
        <message>
            <source>Exhaust</source>
            <translation>Erschöpfen</translation>
        </message>
        <message>
            <source>The price: it is turned sideways until the next Morning.</source>
            <translation>Der Preis: Es wird bis zum nächsten Morgen gedreht.</translation>
        </message>
        <message>
            <source>Support</source>
            <translation>Unterstützung</translation>
        </message>
        <message>
            <source>The price: it is discarded from your Reserve.</source>
            <translation>Der Preis: Es wird aus Ihrer Reserve abgeworfen.</translation>
        </message>
        <message>
            <source>Lasting support</source>
            <translation>Dauernde Unterstützung</translation>
        </message>
        <message>
            <source>Works as long as it lies ready in your Reserve.</source>
            <translation>Wirkt, solange es bereit in Ihrer Reserve liegt.</translation>
        </message>
        <message>
            <source>Forest</source>
            <translation>Wald</translation>
        </message>
        <message>
            <source>A terrain, and the statistic that counts there.</source>
            <translation>Ein Gelände und der Wert, der dort zählt.</translation>
        </message>
        <message>
            <source>Mountain</source>
            <translation>Berg</translation>
        </message>
        <message>
            <source>Ocean</source>
            <translation>Meer</translation>
        </message>
        <message>
            <source>Boost</source>
            <translation>Verstärkung</translation>
        </message>
        <message>
            <source>One more of each statistic while it stays.</source>
            <translation>Eins mehr von jedem Wert, solange sie bleibt.</translation>
        </message>
        <message>
            <source>At Night it stays in its expedition once, and is no longer Anchored.</source>
            <translation>In der Nacht bleibt es einmal in seiner Expedition und ist dann nicht mehr verankert.</translation>
        </message>
        <message>
            <source>Completed</source>
            <translation>Vollendet</translation>
        </message>
        <message>
            <source>What the Feat asks for has been done.</source>
            <translation>Was die Heldentat verlangt, ist getan.</translation>
        </message>
        <message>
            <source>Its statistics do not count at Dusk. At Night it stays and wakes up.</source>
            <translation>Seine Werte zählen in der Dämmerung nicht. In der Nacht bleibt es und wacht auf.</translation>
        </message>
        <message>
            <source>It is discarded where it would go to the Reserve.</source>
            <translation>Es wird abgeworfen, wo es in die Reserve ginge.</translation>
        </message>
        <message>
            <source>Defender: its expedition cannot move forward at Dusk.</source>
            <translation>Defender: Seine Expedition kann in der Dämmerung nicht vorrücken.</translation>
        </message>
        <message>
            <source>Eternal: it stays in its expedition at Night.</source>
            <translation>Eternal: Es bleibt nachts in seiner Expedition.</translation>
        </message>
        <message>
            <source>Gigantic: it stands in both of your expeditions.</source>
            <translation>Gigantic: Es steht in Ihren beiden Expeditionen.</translation>
        </message>
        <message>
            <source>Seasoned: it keeps its boosts on the way to the Reserve.</source>
            <translation>Seasoned: Es behält seine Verstärkungen auf dem Weg in die Reserve.</translation>
        </message>
        <message>
            <source>Tough: an opponent who targets it pays that much mana more.</source>
            <translation>Tough: Wer es von der anderen Seite als Ziel wählt, zahlt so viel Mana mehr.</translation>
        </message>
        <message>
            <source>Scout: it may be played for that cost; then it goes to the Reserve at once.</source>
            <translation>Scout: Es darf für diese Kosten gespielt werden; dann geht es sofort in die Reserve.</translation>
        </message>
        <message>
            <source>Cooldown: it comes to the Reserve exhausted.</source>
            <translation>Cooldown: Es kommt erschöpft in die Reserve.</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Ablagestapel</translation>
        </message>
        <message>
            <source>Hero</source>
            <translation>Held</translation>
        </message>
        <message>
            <source>Landmarks</source>
            <translation>Orte</translation>
        </message>
        <message>
            <source>Mana</source>
            <translation>Mana</translation>
        </message>
        <message>
            <source>Hero expedition</source>
            <translation>Heldenexpedition</translation>
        </message>
        <message>
            <source>Companion expedition</source>
            <translation>Gefährtenexpedition</translation>
        </message>
        <message>
            <source>Limbo</source>
            <translation>Limbus</translation>
        </message>
        <message>
            <source>The boat. It sails from the first region towards the last.</source>
            <translation>Das Boot. Es segelt von der ersten Region zur letzten.</translation>
        </message>
        <message>
            <source>The lantern. It comes from the last region; you win when your two meet or pass.</source>
            <translation>Die Laterne. Sie kommt aus der letzten Region; Sie gewinnen, wenn Ihre beiden sich treffen oder aneinander vorbeiziehen.</translation>
        </message>
        <message>
            <source>Would move</source>
            <translation>Zöge weiter</translation>
        </message>
        <message>
            <source>If it were Dusk now, this expedition would go on.</source>
            <translation>Wäre jetzt Dämmerung, zöge diese Expedition weiter.</translation>
        </message>
        <message>
            <source>Mana orb</source>
            <translation>Manakugel</translation>
        </message>
        <message>
            <source>A ready orb pays 1; an empty one is ready again in the Morning.</source>
            <translation>Eine bereite Kugel zahlt 1; eine leere ist am Morgen wieder bereit.</translation>
        </message>
        <message>
            <source>Hand cost</source>
            <translation>Handkosten</translation>
        </message>
        <message>
            <source>What it costs from the hand.</source>
            <translation>Was es aus der Hand kostet.</translation>
        </message>
        <message>
            <source>Reserve cost</source>
            <translation>Reservekosten</translation>
        </message>
        <message>
            <source>What it costs from the Reserve.</source>
            <translation>Was es aus der Reserve kostet.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>sign: meaning</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 %2 instead of %3.</source>
            <translation>%1 %2 statt %3.</translation>
        </message>
        <message>
            <source>It cannot be played and does not support until it is ready.</source>
            <translation>Bis es bereit ist, kann es nicht gespielt werden und unterstützt nicht.</translation>
        </message>
        <message>
            <source>Exhausted mana orb %1</source>
            <translation>Erschöpfte Manakugel %1</translation>
        </message>
        <message>
            <source>Ready mana orb %1</source>
            <translation>Bereite Manakugel %1</translation>
        </message>
        <message>
            <source>costs %1 from the hand</source>
            <translation>kostet %1 aus der Hand</translation>
        </message>
        <message>
            <source>costs %1 from the Reserve</source>
            <translation>kostet %1 aus der Reserve</translation>
        </message>
        <message>
            <source>forest %1, mountain %2, ocean %3</source>
            <translation>Wald %1, Berg %2, Meer %3</translation>
        </message>
    </context>
    <context>
        <name>AlteredLog</name>
        <message>
            <source>Day %1</source>
            <translation>Tag %1</translation>
        </message>
        <message>
            <source>%1 became the first player.</source>
            <translation>%1 begann den Tag.</translation>
        </message>
        <message>
            <source>The tiebreak in the Arena began.</source>
            <translation>Das Stechen in der Arena begann.</translation>
        </message>
        <message>
            <source>%1 used a quick action of %2.</source>
            <translation>%1 nutzte eine schnelle Aktion von %2.</translation>
        </message>
        <message>
            <source>%1 put %2 from the deck into the Reserve.</source>
            <translation>%1 legte %2 vom Deck in die Reserve.</translation>
        </message>
        <message>
            <source>%1 was discarded.</source>
            <translation>%1 wurde abgeworfen.</translation>
        </message>
        <message>
            <source>%1 sacrificed %2.</source>
            <translation>%1 opferte %2.</translation>
        </message>
        <message>
            <source>%1 created %2.</source>
            <translation>%1 erschuf %2.</translation>
        </message>
        <message>
            <source>%1 became %2.</source>
            <translation>%1 wurde %2.</translation>
        </message>
        <message>
            <source>%1 was no longer %2.</source>
            <translation>%1 war nicht mehr %2.</translation>
        </message>
        <message numerus="yes">
            <source>%1 gained %n boosts.</source>
            <translation>
                <numerusform>%1 erhielt %n Verstärkung.</numerusform>
                <numerusform>%1 erhielt %n Verstärkungen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gained %n %2 counters.</source>
            <translation>
                <numerusform>%1 erhielt %n %2-Marke.</numerusform>
                <numerusform>%1 erhielt %n %2-Marken.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 lost %n boosts.</source>
            <translation>
                <numerusform>%1 verlor %n Verstärkung.</numerusform>
                <numerusform>%1 verlor %n Verstärkungen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 lost %n %2 counters.</source>
            <translation>
                <numerusform>%1 verlor %n %2-Marke.</numerusform>
                <numerusform>%1 verlor %n %2-Marken.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 put a card of the hand into the mana.</source>
            <translation>%1 legte eine Handkarte zum Mana.</translation>
        </message>
        <message>
            <source>%1 became a mana orb.</source>
            <translation>%1 wurde eine Manakugel.</translation>
        </message>
        <message>
            <source>%1 went back to the hand.</source>
            <translation>%1 kehrte auf die Hand zurück.</translation>
        </message>
        <message>
            <source>%1 moved back.</source>
            <translation>%1 zog zurück.</translation>
        </message>
        <message>
            <source>%1 moved forward.</source>
            <translation>%1 zog weiter.</translation>
        </message>
        <message>
            <source>%1 ascended.</source>
            <translation>%1 stieg auf.</translation>
        </message>
        <message>
            <source>A Tumult card was turned over.</source>
            <translation>Eine Tumultkarte wurde umgedreht.</translation>
        </message>
        <message>
            <source>A terrain marker was put on the Adventure.</source>
            <translation>Eine Geländemarke wurde auf das Abenteuer gelegt.</translation>
        </message>
        <message>
            <source>%1 passed for the day.</source>
            <translation>%1 passte für den Tag.</translation>
        </message>
        <message>
            <source>The hero expedition of %1</source>
            <translation>Die Heldenexpedition von %1</translation>
        </message>
        <message>
            <source>The companion expedition of %1</source>
            <translation>Die Gefährtenexpedition von %1</translation>
        </message>
        <message>
            <source>%1 played %2 into the hero expedition.</source>
            <translation>%1 hat %2 in die Heldenexpedition gespielt.</translation>
        </message>
        <message>
            <source>%1 played %2 into the companion expedition.</source>
            <translation>%1 hat %2 in die Gefährtenexpedition gespielt.</translation>
        </message>
        <message>
            <source>%1 reacted.</source>
            <translation>%1 hat reagiert.</translation>
        </message>
        <message>
            <source>%1 reacted: %2</source>
            <translation>%1 hat reagiert: %2</translation>
        </message>
        <message>
            <source>%1 put %2 from the hand into the Reserve.</source>
            <translation>%1 legte %2 aus der Hand in die Reserve.</translation>
        </message>
        <message>
            <source>%1 went to the Reserve.</source>
            <translation>%1 ging in die Reserve.</translation>
        </message>
        <message>
            <source>%1 did nothing, because what it depends on was not so.</source>
            <translation>%1 tat nichts, weil die Bedingung nicht erfüllt war.</translation>
        </message>
    </context>
    <context>
        <name>AlteredPlaymat</name>
        <message>
            <source>Day %1</source>
            <translation>Tag %1</translation>
        </message>
        <message>
            <source>Before the first day</source>
            <translation>Vor dem ersten Tag</translation>
        </message>
        <message>
            <source>In the Arena</source>
            <translation>In der Arena</translation>
        </message>
        <message>
            <source>Both expeditions together, compared</source>
            <translation>Beide Expeditionen zusammen im Vergleich</translation>
        </message>
        <message>
            <source>Hero expeditions compared</source>
            <translation>Heldenexpeditionen im Vergleich</translation>
        </message>
        <message>
            <source>Companion expeditions compared</source>
            <translation>Gefährtenexpeditionen im Vergleich</translation>
        </message>
        <message>
            <source>What the signs mean</source>
            <translation>Was die Zeichen bedeuten</translation>
        </message>
        <message>
            <source>As compared at the last Dusk</source>
            <translation>Wie bei der letzten Dämmerung verglichen</translation>
        </message>
        <message>
            <source>As at the last Dusk</source>
            <translation>Letzte Dämmerung</translation>
        </message>
    </context>
    <context>
        <name>AlteredPresenter</name>
        <message>
            <source>The expeditions of %1 have met.</source>
            <translation>Die Expeditionen von %1 sind einander begegnet.</translation>
        </message>
        <message>
            <source>%1 has won the tiebreak in the Arena.</source>
            <translation>%1 hat das Stechen in der Arena gewonnen.</translation>
        </message>
        <message>
            <source>Morning: ready, draw, expand</source>
            <translation>Morgen: bereit machen, ziehen, erweitern</translation>
        </message>
        <message>
            <source>Morning</source>
            <translation>Morgen</translation>
        </message>
        <message>
            <source>Noon</source>
            <translation>Mittag</translation>
        </message>
        <message>
            <source>Afternoon: play in turns</source>
            <translation>Nachmittag: abwechselnd spielen</translation>
        </message>
        <message>
            <source>Afternoon</source>
            <translation>Nachmittag</translation>
        </message>
        <message>
            <source>Dusk: the expeditions move</source>
            <translation>Dämmerung: die Expeditionen ziehen</translation>
        </message>
        <message>
            <source>Dusk</source>
            <translation>Dämmerung</translation>
        </message>
        <message>
            <source>Night: rest and clean up</source>
            <translation>Nacht: ruhen und aufräumen</translation>
        </message>
        <message>
            <source>Night</source>
            <translation>Nacht</translation>
        </message>
        <message>
            <source>Complete rules 1.0</source>
            <translation>Vollständige Regeln 1.0</translation>
        </message>
        <message>
            <source>Complete rules 4.0</source>
            <translation>Vollständige Regeln 4.0</translation>
        </message>
        <message>
            <source>Altered: complete rules 1.0 of September 2024 and 4.0 of October 2025</source>
            <translation>Altered: vollständige Regeln 1.0 vom September 2024 und 4.0 vom Oktober 2025</translation>
        </message>
        <message>
            <source>Before the first day</source>
            <translation>Vor dem ersten Tag</translation>
        </message>
        <message>
            <source>Day %1, %2's turn</source>
            <translation>Tag %1, %2 am Zug</translation>
        </message>
        <message>
            <source>Day %1, %2</source>
            <translation>Tag %1, %2</translation>
        </message>
        <message>
            <source>First player</source>
            <translation>Beginnt</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>Gepasst</translation>
        </message>
        <message>
            <source>Ready mana orbs, of %1</source>
            <translation>Bereite Manakugeln, von %1</translation>
        </message>
        <message>
            <source>Regions both expeditions have travelled; 7 win the game</source>
            <translation>Regionen, die beide Expeditionen zurückgelegt haben; 7 gewinnen</translation>
        </message>
        <message numerus="yes">
            <source>%n cards in hand</source>
            <translation>
                <numerusform>%n Handkarte</numerusform>
                <numerusform>%n Handkarten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 mana orbs ready</source>
            <translation>%1 von %2 Manakugeln bereit</translation>
        </message>
        <message>
            <source>%1 of 7 regions travelled</source>
            <translation>%1 von 7 Regionen zurückgelegt</translation>
        </message>
        <message>
            <source>Reaction</source>
            <translation>Reaktion</translation>
        </message>
        <message>
            <source>In Limbo, being played</source>
            <translation>Im Limbus, wird gespielt</translation>
        </message>
        <message numerus="yes">
            <source>The journey took %n days.</source>
            <translation>
                <numerusform>Die Reise dauerte %n Tag.</numerusform>
                <numerusform>Die Reise dauerte %n Tage.</numerusform>
            </translation>
        </message>
        <message>
            <source>First</source>
            <comment>of the players</comment>
            <translation>Beginnt</translation>
        </message>
        <message>
            <source>First player: takes the first turn, and chooses first where both choose</source>
            <translation>Beginnt: hat den ersten Zug und wählt zuerst, wo beide wählen</translation>
        </message>
        <message>
            <source>Passed: takes no more turns this day</source>
            <translation>Gepasst: hat heute keinen Zug mehr</translation>
        </message>
        <message>
            <source>%1 can become mana: put it on your orbs.</source>
            <translation>%1 kann Mana werden: Legen Sie die Karte auf Ihre Kugeln.</translation>
        </message>
        <message>
            <source>%1 goes to your own landmarks.</source>
            <translation>%1 gehört zu Ihren eigenen Orten.</translation>
        </message>
        <message>
            <source>%1 goes into one of your own expeditions.</source>
            <translation>%1 gehört in eine Ihrer eigenen Expeditionen.</translation>
        </message>
        <message>
            <source>%1 says “%2”, which is younger than the rules 1.0.</source>
            <translation>Auf %1 steht „%2“, und das ist jünger als die Regeln 1.0.</translation>
        </message>
        <message>
            <source>%1 is younger than the rules 1.0.</source>
            <translation>%1 ist jünger als die Regeln 1.0.</translation>
        </message>
        <message>
            <source>The deck %1 was made for it.</source>
            <translation>Das Deck %1 wurde dafür gebaut.</translation>
        </message>
        <message>
            <source>You can still play cards, and the Arena goes on without you once you pass. Do the same again if that is what you want.</source>
            <translation>Sie können noch Karten spielen, und sobald Sie passen, geht die Arena ohne Sie weiter. Tun Sie dasselbe noch einmal, wenn Sie das wollen.</translation>
        </message>
    </context>
    <context>
        <name>AlteredTrack</name>
        <message>
            <source>the hero region</source>
            <translation>die Heldenregion</translation>
        </message>
        <message>
            <source>the companion region</source>
            <translation>die Gefährtenregion</translation>
        </message>
        <message>
            <source>region %1</source>
            <translation>Region %1</translation>
        </message>
        <message>
            <source>Put away for the tiebreak</source>
            <translation>Für das Stechen weggelegt</translation>
        </message>
        <message>
            <source>%1, face down</source>
            <translation>%1, verdeckt</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>In the Arena nobody moves; the greater part of the terrains wins.</source>
            <translation>In der Arena zieht niemand; die Mehrheit der Gelände gewinnt.</translation>
        </message>
        <message>
            <source>It has arrived at the other end.</source>
            <translation>Sie ist am anderen Ende angekommen.</translation>
        </message>
        <message>
            <source>It would stay if it were Dusk now.</source>
            <translation>Wäre jetzt Dämmerung, bliebe sie.</translation>
        </message>
        <message>
            <source>It would move to %1 if it were Dusk now: %2.</source>
            <translation>Wäre jetzt Dämmerung, zöge sie nach %1: %2.</translation>
        </message>
        <message>
            <source>%1 %2 against %3</source>
            <translation>%1 %2 gegen %3</translation>
        </message>
        <message>
            <source>%1 of %2 in %3: %4. %5</source>
            <translation>%1 von %2 in %3: %4. %5</translation>
        </message>
        <message>
            <source>ascended, a tie is enough</source>
            <translation>aufgestiegen, Gleichstand genügt</translation>
        </message>
        <message>
            <source>The journey is over.</source>
            <translation>Die Reise ist zu Ende.</translation>
        </message>
        <message>
            <source>It has moved today.</source>
            <translation>Sie ist heute schon gezogen.</translation>
        </message>
        <message>
            <source>It is held back: it would stay if it were Dusk now.</source>
            <translation>Sie wird zurückgehalten: Sie bliebe stehen, wenn jetzt Dämmerung wäre.</translation>
        </message>
        <message>
            <source>It does not move before the next Dusk.</source>
            <translation>Vor der nächsten Dämmerung rückt sie nicht weiter.</translation>
        </message>
    </context>
    <context>
        <name>Duel</name>
        <message>
            <source>%1 against %2, you are ahead</source>
            <translation>%1 gegen %2, Sie liegen vorn</translation>
        </message>
        <message>
            <source>%1 against %2, you are behind</source>
            <translation>%1 gegen %2, Sie liegen zurück</translation>
        </message>
        <message>
            <source>%1 against %2, tied</source>
            <translation>%1 gegen %2, gleich</translation>
        </message>
    </context>
    <context>
        <name>Expedition</name>
        <message>
            <source>would move</source>
            <translation>zöge weiter</translation>
        </message>
    </context>
    <context>
        <name>DraftController</name>
        <message>
            <source>The draft goes on, but it cannot be gone on with after the program is closed: %1 cannot be written (%2). Make room on the disk or check the folder's permissions.</source>
            <translation>Der Draft geht weiter, kann aber nach dem Schließen des Programms nicht fortgesetzt werden: %1 kann nicht geschrieben werden (%2). Schaffen Sie Platz oder prüfen Sie die Rechte des Ordners.</translation>
        </message>
    </context>
    <context>
        <name>DraftHead</name>
        <message>
            <source>Leave the draft</source>
            <translation>Draft verlassen</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>heading: what is to be done</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Time for the deck</source>
            <translation>Zeit für das Deck</translation>
        </message>
    </context>
    <context>
        <name>NewDraftDialog</name>
        <message>
            <source>Draft decks</source>
            <translation>Decks draften</translation>
        </message>
        <message>
            <source>Pass the packs round</source>
            <translation>Packungen herumgeben</translation>
        </message>
        <message>
            <source>Sealed: keep all of one's own packs</source>
            <translation>Sealed: alle eigenen Packungen behalten</translation>
        </message>
        <message>
            <source>The same number gives the same packs again.</source>
            <translation>Dieselbe Zahl ergibt wieder dieselben Packungen.</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>&amp;Booster</source>
            <translation>&amp;Booster</translation>
        </message>
        <message>
            <source>&amp;How</source>
            <translation>&amp;Wie</translation>
        </message>
        <message>
            <source>&amp;Cards of a pack</source>
            <translation>&amp;Karten je Packung</translation>
        </message>
        <message>
            <source>&amp;Drafters</source>
            <translation>&amp;Teilnehmer</translation>
        </message>
        <message>
            <source>L&amp;uck</source>
            <translation>&amp;Glück</translation>
        </message>
        <message>
            <source>Who sits where, clockwise</source>
            <translation>Wer wo sitzt, im Uhrzeigersinn</translation>
        </message>
        <message>
            <source>Open the packs</source>
            <translation>Packungen öffnen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Name of drafter %1</source>
            <translation>Name von Teilnehmer %1</translation>
        </message>
        <message>
            <source>Player 1</source>
            <translation>Spieler 1</translation>
        </message>
        <message>
            <source>Computer %1</source>
            <translation>Computer %1</translation>
        </message>
        <message>
            <source>Who is drafter %1</source>
            <translation>Wer Teilnehmer %1 ist</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>There is nothing to draft: no card pack declares boosters.</source>
            <translation>Es gibt nichts zu draften: Kein Kartenpaket nennt Booster.</translation>
        </message>
        <message>
            <source>Make at least one of the drafters a person.</source>
            <translation>Mindestens ein Teilnehmer muss ein Mensch sein.</translation>
        </message>
        <message numerus="yes">
            <source>%n persons take turns at this computer, behind a curtain.</source>
            <translation>
                <numerusform>%n Mensch sitzt an diesem Computer.</numerusform>
                <numerusform>%n Menschen wechseln sich an diesem Computer hinter einem Vorhang ab.</numerusform>
            </translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message numerus="yes">
            <source>Everybody opens %n packs and builds a deck of %1 cards.</source>
            <translation>
                <numerusform>Alle öffnen %n Packung und bauen ein Deck aus %1 Karten.</numerusform>
                <numerusform>Alle öffnen %n Packungen und bauen ein Deck aus %1 Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>When the time for the deck is up, it is handed in as it lies, filled up from the pool.</source>
            <translation>Ist die Zeit für das Deck um, wird es abgegeben, wie es liegt, und aus dem Vorrat aufgefüllt.</translation>
        </message>
        <message>
            <source>By the c&amp;lock: %1 minutes for the deck, %2 for the match</source>
            <translation>Nach der &amp;Uhr: %1 Minuten für das Deck, %2 für die Partie</translation>
        </message>
        <message>
            <source>By the c&amp;lock: %1 minutes for the deck</source>
            <translation>Nach der &amp;Uhr: %1 Minuten für das Deck</translation>
        </message>
    </context>
    <context>
        <name>PackPage</name>
        <message>
            <source>The pack, %1 cards</source>
            <translation>Die Packung, %1 Karten</translation>
        </message>
        <message>
            <source>You have taken nothing yet.</source>
            <translation>Sie haben noch nichts genommen.</translation>
        </message>
        <message>
            <source>Taken: %1</source>
            <translation>Genommen: %1</translation>
        </message>
        <message>
            <source>What you have taken</source>
            <translation>Was Sie genommen haben</translation>
        </message>
    </context>
    <context>
        <name>ReadyPage</name>
        <message>
            <source>Drafters</source>
            <translation>Teilnehmer</translation>
        </message>
        <message>
            <source>Has a deck of its own picks</source>
            <translation>Hat ein Deck aus eigenen Karten</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <translation>Platz %1</translation>
        </message>
        <message>
            <source>Change the deck</source>
            <translation>Deck ändern</translation>
        </message>
        <message>
            <source>Play the match</source>
            <translation>Partie spielen</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>drafter: deck</comment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>RuleName</name>
        <message>
            <source>Glossary: %1</source>
            <translation>Glossar: %1</translation>
        </message>
        <message>
            <source>Rule %1</source>
            <translation>Regel %1</translation>
        </message>
    </context>
    <context>
        <name>RowList</name>
        <message>
            <source>%1 times %2</source>
            <translation>%1-mal %2</translation>
        </message>
    </context>
    <context>
        <name>Tallies</name>
        <message>
            <source>%1 of about %2</source>
            <translation>%1 von etwa %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>what is counted: number</comment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>Answers</name>
        <message>
            <source>%1 has passed.</source>
            <translation>%1 hat gepasst.</translation>
        </message>
        <message>
            <source>Let %1 act after all</source>
            <translation>%1 doch handeln lassen</translation>
        </message>
        <message>
            <source>Your team has priority together. You are asked again afterwards.</source>
            <translation>Ihr Team hat gemeinsam Priorität. Danach werden Sie wieder gefragt.</translation>
        </message>
        <message>
            <source>Let %1 act first</source>
            <translation>%1 den Vortritt lassen</translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>%1 is thinking.</source>
            <translation>%1 überlegt.</translation>
        </message>
        <message>
            <source>Waiting for %1.</source>
            <translation>Wir warten auf %1.</translation>
        </message>
        <message>
            <source>Take back: %1</source>
            <translation>Zurücknehmen: %1</translation>
        </message>
        <message>
            <source>No response</source>
            <translation>Keine Antwort</translation>
        </message>
        <message>
            <source>Play %1</source>
            <translation>%1 spielen</translation>
        </message>
        <message>
            <source>Discard %1</source>
            <translation>%1 abwerfen</translation>
        </message>
        <message>
            <source>Exhaust %1</source>
            <translation>%1 erschöpfen</translation>
        </message>
        <message>
            <source>%1 of %2 chosen.</source>
            <translation>%1 von %2 gewählt.</translation>
        </message>
        <message>
            <source>Choose %1</source>
            <translation>%1 wählen</translation>
        </message>
        <message>
            <source>Use ability %1 of %2</source>
            <translation>Fähigkeit %1 von %2 nutzen</translation>
        </message>
        <message>
            <source>Attack %1</source>
            <translation>%1 angreifen</translation>
        </message>
        <message>
            <source>Keep this hand</source>
            <translation>Diese Hand behalten</translation>
        </message>
        <message>
            <source>It costs %1, and you have %2.</source>
            <translation>Es kostet %1, und Sie haben %2.</translation>
        </message>
        <message>
            <source>There is nothing that it could be aimed at.</source>
            <translation>Es gibt nichts, worauf es zielen könnte.</translation>
        </message>
        <message>
            <source>Only in your own turn.</source>
            <translation>Nur in Ihrem eigenen Zug.</translation>
        </message>
        <message>
            <source>Not while something waits to resolve.</source>
            <translation>Nicht, solange etwas darauf wartet, verrechnet zu werden.</translation>
        </message>
        <message>
            <source>It cannot be used in answer to something.</source>
            <translation>Als Antwort auf etwas kann es nicht benutzt werden.</translation>
        </message>
        <message>
            <source>Only once a turn, and that was this turn already.</source>
            <translation>Nur einmal je Zug, und das war in diesem Zug schon.</translation>
        </message>
        <message>
            <source>%1 (Rule %2)</source>
            <comment>why not, by which rule</comment>
            <translation>%1 (Regel %2)</translation>
        </message>
    </context>
    <context>
        <name>AnswerWords</name>
        <message>
            <source>Do it</source>
            <translation>Tun</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Lassen</translation>
        </message>
        <message>
            <source>Choice %1</source>
            <translation>Wahl %1</translation>
        </message>
        <message>
            <source>Target %1</source>
            <translation>%1 als Ziel</translation>
        </message>
        <message>
            <source>Choose %1</source>
            <translation>%1 wählen</translation>
        </message>
        <message>
            <source>You start</source>
            <translation>Sie beginnen</translation>
        </message>
        <message>
            <source>%1 starts</source>
            <translation>%1 beginnt</translation>
        </message>
        <message>
            <source>%1 first</source>
            <translation>%1 zuerst</translation>
        </message>
        <message>
            <source>%1 next</source>
            <translation>%1 als Nächstes</translation>
        </message>
        <message>
            <source>Only these targets</source>
            <translation>Nur diese Ziele</translation>
        </message>
        <message>
            <source>No target</source>
            <translation>Kein Ziel</translation>
        </message>
        <message>
            <source>The rest as it is</source>
            <translation>Der Rest, wie er ist</translation>
        </message>
        <message>
            <source>Only these</source>
            <translation>Nur diese</translation>
        </message>
        <message>
            <source>None of them</source>
            <translation>Keine davon</translation>
        </message>
        <message>
            <source>Can be played</source>
            <translation>Kann gespielt werden</translation>
        </message>
        <message>
            <source>Has an ability to use</source>
            <translation>Hat eine nutzbare Fähigkeit</translation>
        </message>
        <message>
            <source>Can attack</source>
            <translation>Kann angreifen</translation>
        </message>
        <message>
            <source>Can be targeted</source>
            <translation>Kann Ziel sein</translation>
        </message>
        <message>
            <source>Can be chosen</source>
            <translation>Kann gewählt werden</translation>
        </message>
        <message>
            <source>Can be next</source>
            <translation>Kann die Nächste sein</translation>
        </message>
        <message>
            <source>Let it resolve</source>
            <translation>Geschehen lassen</translation>
        </message>
        <message>
            <source>No response</source>
            <translation>Keine Antwort</translation>
        </message>
        <message>
            <source>You may act in %1's turn.</source>
            <translation>Sie können im Zug von %1 handeln.</translation>
        </message>
        <message>
            <source>You may act before %1 resolves.</source>
            <translation>Sie können handeln, bevor %1 verrechnet wird.</translation>
        </message>
        <message>
            <source>%1 waits to resolve; you may respond.</source>
            <translation>%1 wartet auf Verrechnung; Sie können antworten.</translation>
        </message>
        <message>
            <source>Choose what to pay for %1 with.</source>
            <translation>Wählen Sie, womit Sie %1 bezahlen.</translation>
        </message>
        <message>
            <source>Choose what to pay with.</source>
            <translation>Wählen Sie, womit Sie bezahlen.</translation>
        </message>
        <message>
            <source>Choose an opponent for %1.</source>
            <translation>Wählen Sie für %1 einen Gegner.</translation>
        </message>
        <message>
            <source>Choose an opponent.</source>
            <translation>Wählen Sie einen Gegner.</translation>
        </message>
        <message>
            <source>Choose a card to discard for %1.</source>
            <translation>Wählen Sie für %1 eine Karte zum Abwerfen.</translation>
        </message>
        <message>
            <source>Choose a card to discard.</source>
            <translation>Wählen Sie eine Karte zum Abwerfen.</translation>
        </message>
        <message>
            <source>Choose a target for %1.</source>
            <translation>Wählen Sie ein Ziel für %1.</translation>
        </message>
        <message>
            <source>Choose a target.</source>
            <translation>Wählen Sie ein Ziel.</translation>
        </message>
        <message>
            <source>Choose who takes the first turn.</source>
            <translation>Wählen Sie, wer den ersten Zug hat.</translation>
        </message>
        <message>
            <source>Decide whether to do what %1 offers.</source>
            <translation>Entscheiden Sie, ob Sie tun, was %1 anbietet.</translation>
        </message>
        <message>
            <source>Decide whether to do it.</source>
            <translation>Entscheiden Sie, ob Sie es tun.</translation>
        </message>
        <message>
            <source>Choose a number for %1.</source>
            <translation>Wählen Sie eine Zahl für %1.</translation>
        </message>
        <message>
            <source>Choose a number.</source>
            <translation>Wählen Sie eine Zahl.</translation>
        </message>
        <message>
            <source>Choose what %1 does.</source>
            <translation>Wählen Sie, was %1 tut.</translation>
        </message>
        <message>
            <source>Choose one of these.</source>
            <translation>Wählen Sie eines davon.</translation>
        </message>
        <message>
            <source>Choose for %1.</source>
            <translation>Wählen Sie für %1.</translation>
        </message>
        <message>
            <source>Choose one.</source>
            <translation>Wählen Sie eines.</translation>
        </message>
        <message numerus="yes">
            <source>%n chosen.</source>
            <translation>
                <numerusform>%n gewählt.</numerusform>
                <numerusform>%n gewählt.</numerusform>
            </translation>
        </message>
        <message>
            <source>face-down card %1</source>
            <translation>verdeckte Karte %1</translation>
        </message>
    </context>
    <context>
        <name>LogWriter</name>
        <message>
            <source>%1 drew %2.</source>
            <translation>%1 zog %2.</translation>
        </message>
        <message numerus="yes">
            <source>%1 drew %n cards.</source>
            <translation>
                <numerusform>%1 zog %n Karte.</numerusform>
                <numerusform>%1 zog %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>a face-down card</source>
            <translation>eine verdeckte Karte</translation>
        </message>
        <message>
            <source>The game ended.</source>
            <translation>Das Spiel endete.</translation>
        </message>
        <message>
            <source>%1 played %2.</source>
            <translation>%1 spielte %2.</translation>
        </message>
        <message>
            <source>%1 took control of %2.</source>
            <translation>%1 übernahm die Kontrolle über %2.</translation>
        </message>
        <message>
            <source>%1 was revealed.</source>
            <translation>%1 wurde aufgedeckt.</translation>
        </message>
        <message>
            <source>%1 rolled a %2.</source>
            <translation>%1 würfelte eine %2.</translation>
        </message>
        <message>
            <source>%1 conceded.</source>
            <translation>%1 gab auf.</translation>
        </message>
        <message>
            <source>Turn %1: %2</source>
            <translation>Zug %1: %2</translation>
        </message>
        <message>
            <source>%1 used an ability of %2.</source>
            <translation>%1 nutzte eine Fähigkeit von %2.</translation>
        </message>
        <message>
            <source>An ability of %1 triggered.</source>
            <translation>Eine Fähigkeit von %1 wurde ausgelöst.</translation>
        </message>
        <message>
            <source>%1 was countered.</source>
            <translation>%1 wurde aufgehoben.</translation>
        </message>
        <message numerus="yes">
            <source>%1 was dealt %n damage.</source>
            <translation>
                <numerusform>%1 erhielt %n Schaden.</numerusform>
                <numerusform>%1 erhielt %n Schaden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 dealt %n damage to %2.</source>
            <translation>
                <numerusform>%1 fügte %2 %n Schaden zu.</numerusform>
                <numerusform>%1 fügte %2 %n Schaden zu.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <translation>%1 warf %2 ab.</translation>
        </message>
        <message>
            <source>%1 was destroyed.</source>
            <translation>%1 wurde vernichtet.</translation>
        </message>
    </context>
    <context>
        <name>TableParts</name>
        <message>
            <source>%1 conceded.</source>
            <translation>%1 hat aufgegeben.</translation>
        </message>
        <message>
            <source>The last opponent conceded.</source>
            <translation>Der letzte Gegner hat aufgegeben.</translation>
        </message>
        <message>
            <source>%1 had no card left to draw.</source>
            <translation>%1 hatte keine Karte mehr zu ziehen.</translation>
        </message>
        <message>
            <source>The last opponent had no card left to draw.</source>
            <translation>Der letzte Gegner hatte keine Karte mehr zu ziehen.</translation>
        </message>
        <message>
            <source>Nobody had a card left to draw.</source>
            <translation>Niemand hatte noch eine Karte zu ziehen.</translation>
        </message>
        <message>
            <source>The effect of a card decided the game.</source>
            <translation>Die Wirkung einer Karte hat das Spiel entschieden.</translation>
        </message>
        <message>
            <source>The game went on without end.</source>
            <translation>Das Spiel nahm kein Ende.</translation>
        </message>
        <message>
            <source>More was going on at once than the table has room for.</source>
            <translation>Es geschah mehr auf einmal, als der Tisch Platz hat.</translation>
        </message>
        <message>
            <source>%1 have won the match.</source>
            <translation>%1 haben die Partie gewonnen.</translation>
        </message>
        <message>
            <source>%1 has won the match.</source>
            <translation>%1 hat die Partie gewonnen.</translation>
        </message>
        <message>
            <source>The match is drawn.</source>
            <translation>Die Partie endet unentschieden.</translation>
        </message>
        <message>
            <source>No time is left for another game.</source>
            <translation>Für ein weiteres Spiel bleibt keine Zeit.</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Aufbau</translation>
        </message>
        <message numerus="yes">
            <source>Your %1, %n cards</source>
            <translation>
                <numerusform>Ihre Zone %1, %n Karte</numerusform>
                <numerusform>Ihre Zone %1, %n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of %2, %n cards</source>
            <translation>
                <numerusform>%1 von %2, %n Karte</numerusform>
                <numerusform>%1 von %2, %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>zone of a seat</comment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1: %2 of %3</source>
            <comment>kind: card of a seat</comment>
            <translation>%1: %2 von %3</translation>
        </message>
        <message>
            <source>The game is drawn</source>
            <translation>Die Partie endet unentschieden</translation>
        </message>
        <message>
            <source>You have won</source>
            <translation>Sie haben gewonnen</translation>
        </message>
        <message>
            <source>%1 has won</source>
            <translation>%1 hat gewonnen</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <translation>%1 haben gewonnen</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>seat: games won</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Games won so far: %1.</source>
            <translation>Bisher gewonnene Partien: %1.</translation>
        </message>
        <message>
            <source>Cards in hand</source>
            <translation>Karten auf der Hand</translation>
        </message>
        <message numerus="yes">
            <source>It took %n turns.</source>
            <translation>
                <numerusform>Es dauerte %n Zug.</numerusform>
                <numerusform>Es dauerte %n Züge.</numerusform>
            </translation>
        </message>
        <message>
            <source>Before the first turn</source>
            <translation>Vor dem ersten Zug</translation>
        </message>
        <message>
            <source>Turn %1, %2</source>
            <translation>Zug %1, %2</translation>
        </message>
        <message>
            <source>Cards in the deck</source>
            <translation>Karten im Deck</translation>
        </message>
        <message>
            <source>Activated ability</source>
            <translation>Aktivierte Fähigkeit</translation>
        </message>
        <message>
            <source>Triggered ability</source>
            <translation>Ausgelöste Fähigkeit</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <comment>what waits, what it does</comment>
            <translation>%1. %2</translation>
        </message>
    </context>
    <context>
        <name>SeizeRefusals</name>
        <message>
            <source>%1 is not yours: it belongs to %2.</source>
            <translation>%1 gehört nicht Ihnen, sondern %2.</translation>
        </message>
        <message>
            <source>This card</source>
            <translation>Diese Karte</translation>
        </message>
        <message>
            <source>%1 decides now; you can act when you are asked.</source>
            <translation>%1 entscheidet gerade; Sie sind dran, wenn Sie gefragt werden.</translation>
        </message>
        <message>
            <source>Another question comes first: %1</source>
            <translation>Zuerst kommt eine andere Frage: %1</translation>
        </message>
        <message>
            <source>%1 waits to resolve first; until then there are only instants and abilities.</source>
            <translation>Zuerst muss %1 geschehen; bis dahin gibt es nur Spontanes und Fähigkeiten.</translation>
        </message>
        <message>
            <source>%1 is an ability; only treasures and mercenaries go into the warchest.</source>
            <translation>%1 ist eine Fähigkeit; in die Kriegskasse kommen nur Schätze und Söldner.</translation>
        </message>
        <message>
            <source>Only one card a turn goes into the warchest.</source>
            <translation>Nur eine Karte im Zug kommt in die Kriegskasse.</translation>
        </message>
        <message>
            <source>Cards go into the warchest in your rally phase.</source>
            <translation>In die Kriegskasse kommen Karten in Ihrer Sammelphase.</translation>
        </message>
        <message>
            <source>In the arena nobody enters; %1 can only go face down into the warchest.</source>
            <translation>In der Arena betritt niemand das Feld; %1 kann nur verdeckt in die Kriegskasse.</translation>
        </message>
        <message>
            <source>Mercenaries are hired in your rally phase.</source>
            <translation>Söldner werden in Ihrer Sammelphase angeheuert.</translation>
        </message>
        <message>
            <source>You have three mercenaries; one has to leave or fall before the next is hired.</source>
            <translation>Sie haben drei Söldner; einer muss gehen oder fallen, ehe der nächste angeheuert wird.</translation>
        </message>
        <message>
            <source>%1 stands on %2, and nobody can be hired there.</source>
            <translation>%1 steht auf %2, und dort kann niemand angeheuert werden.</translation>
        </message>
        <message>
            <source>Mercenaries are hired on the two rows behind on your own side.</source>
            <translation>Söldner werden auf den beiden hinteren Reihen Ihrer eigenen Seite angeheuert.</translation>
        </message>
        <message>
            <source>Treasures are placed and equipped in your rally phase.</source>
            <translation>Schätze werden in Ihrer Sammelphase gelegt und angelegt.</translation>
        </message>
        <message>
            <source>Put %1 into your warchest first; from there it can be equipped.</source>
            <translation>Legen Sie %1 erst in Ihre Kriegskasse; von dort kann es angelegt werden.</translation>
        </message>
        <message>
            <source>Treasures go into your own warchest.</source>
            <translation>Schätze kommen in Ihre eigene Kriegskasse.</translation>
        </message>
        <message>
            <source>%1 is an attack: it is played in your attack phase.</source>
            <translation>%1 ist ein Angriff: Er wird in Ihrer Angriffsphase gespielt.</translation>
        </message>
        <message>
            <source>%1 is an event: it is played in your rally or movement phases.</source>
            <translation>%1 ist ein Ereignis: Es wird in Ihrer Sammel- oder einer Bewegungsphase gespielt.</translation>
        </message>
        <message>
            <source>%1 needs a mercenary of yours of its class who is not silenced.</source>
            <translation>%1 braucht einen eigenen Söldner der Klasse, der nicht verstummt ist.</translation>
        </message>
        <message numerus="yes">
            <source>%1 costs %2, and %n treasures of yours are ready.</source>
            <translation>
                <numerusform>%1 kostet %2, und %n Ihrer Schätze ist bereit.</numerusform>
                <numerusform>%1 kostet %2, und %n Ihrer Schätze sind bereit.</numerusform>
            </translation>
        </message>
        <message>
            <source>A card that lies face down only pays costs.</source>
            <translation>Eine verdeckte Karte bezahlt nur Kosten.</translation>
        </message>
        <message>
            <source>%1 is exhausted; only a ready treasure can be equipped.</source>
            <translation>%1 ist erschöpft; nur ein bereiter Schatz kann angelegt werden.</translation>
        </message>
        <message>
            <source>Treasures are equipped by your own mercenaries.</source>
            <translation>Schätze legen nur Ihre eigenen Söldner an.</translation>
        </message>
        <message>
            <source>%1 has to stand in your guild hall to take a treasure.</source>
            <translation>%1 muss in Ihrer Gildenhalle stehen, um einen Schatz zu nehmen.</translation>
        </message>
        <message>
            <source>%1 cannot take it now: one treasure a turn, and none after one was taken off.</source>
            <translation>%1 kann ihn jetzt nicht nehmen: ein Schatz im Zug, und keiner, nachdem einer abgelegt wurde.</translation>
        </message>
        <message>
            <source>Only who stands in your guild hall can leave.</source>
            <translation>Gehen kann nur, wer in Ihrer Gildenhalle steht.</translation>
        </message>
        <message>
            <source>Mercenaries leave in your rally phase.</source>
            <translation>Söldner gehen in Ihrer Sammelphase.</translation>
        </message>
        <message>
            <source>%1 is exhausted until your next turn.</source>
            <translation>%1 ist bis zu Ihrem nächsten Zug erschöpft.</translation>
        </message>
        <message>
            <source>%1 plunders from a tile of that guild hall, and each player once a turn.</source>
            <translation>%1 plündert von einem Feld dieser Gildenhalle aus, und jeden Spieler einmal im Zug.</translation>
        </message>
        <message>
            <source>Vaults are plundered in your attack phase.</source>
            <translation>Schatzkammern werden in Ihrer Angriffsphase geplündert.</translation>
        </message>
        <message>
            <source>%1 stands on %2 already.</source>
            <translation>%1 steht schon auf %2.</translation>
        </message>
        <message>
            <source>Attacks are made in your attack phase.</source>
            <translation>Angegriffen wird in Ihrer Angriffsphase.</translation>
        </message>
        <message>
            <source>%1 has made its attack this turn.</source>
            <translation>%1 hat in diesem Zug schon angegriffen.</translation>
        </message>
        <message>
            <source>%1 is in stealth and cannot be attacked.</source>
            <translation>%1 ist verborgen und kann nicht angegriffen werden.</translation>
        </message>
        <message>
            <source>Somebody stands in the line of sight to %1.</source>
            <translation>Jemand steht in der Sichtlinie zu %1.</translation>
        </message>
        <message>
            <source>%1 does not reach %2 from %3: look at the ticks on its rim.</source>
            <translation>%1 erreicht %2 von %3 aus nicht: Sehen Sie auf die Zacken am Rand.</translation>
        </message>
        <message>
            <source>Mercenaries move in your two movement phases.</source>
            <translation>Söldner bewegen sich in Ihren beiden Bewegungsphasen.</translation>
        </message>
        <message>
            <source>%1 is frozen fast.</source>
            <translation>%1 ist festgefroren.</translation>
        </message>
        <message>
            <source>A pillar stands on %1, and nobody can enter it.</source>
            <translation>Auf %1 steht eine Säule, und niemand kann es betreten.</translation>
        </message>
        <message>
            <source>%1 has no step left this turn.</source>
            <translation>%1 hat in diesem Zug keinen Schritt mehr.</translation>
        </message>
        <message numerus="yes">
            <source>%1 does not get to %2 with %n steps: look at the dots on its rim.</source>
            <translation>
                <numerusform>%1 kommt mit %n Schritt nicht nach %2: Sehen Sie auf die Punkte am Rand.</numerusform>
                <numerusform>%1 kommt mit %n Schritten nicht nach %2: Sehen Sie auf die Punkte am Rand.</numerusform>
            </translation>
        </message>
        <message>
            <source>No tile is free on which %1 could be hired.</source>
            <translation>Kein Feld ist frei, auf dem %1 angeheuert werden könnte.</translation>
        </message>
        <message>
            <source>%1 has nobody to be aimed at now.</source>
            <translation>Für %1 gibt es gerade kein Ziel.</translation>
        </message>
        <message>
            <source>%1 is in stealth and cannot be targeted.</source>
            <translation>%1 ist verborgen und kann nicht als Ziel gewählt werden.</translation>
        </message>
        <message>
            <source>Drop %1 on one of those who are marked while you drag it.</source>
            <translation>Legen Sie %1 auf eines der Ziele, die beim Ziehen markiert sind.</translation>
        </message>
        <message>
            <source>%1 cannot be aimed at %2: its text says at whom, how far away and in whose sight.</source>
            <translation>%1 kann %2 nicht treffen: Der Text sagt, wen, wie weit entfernt und in wessen Sicht.</translation>
        </message>
    </context>
    <context>
        <name>ClockPlate</name>
        <message>
            <source>Time is up</source>
            <translation>Die Zeit ist um</translation>
        </message>
        <message>
            <source>Last minute</source>
            <translation>Letzte Minute</translation>
        </message>
        <message>
            <source>Last five minutes</source>
            <translation>Letzte fünf Minuten</translation>
        </message>
        <message>
            <source>%1. %2.</source>
            <translation>%1. %2.</translation>
        </message>
        <message>
            <source>Round clock</source>
            <translation>Uhr der Runde</translation>
        </message>
        <message>
            <source>%1: %2 minutes and %3 seconds left</source>
            <translation>%1: noch %2 Minuten und %3 Sekunden</translation>
        </message>
    </context>
    <context>
        <name>ImportDeckDialog</name>
        <message>
            <source>Import a deck</source>
            <translation>Ein Deck übernehmen</translation>
        </message>
        <message>
            <source>What to call it</source>
            <translation>Wie es heißen soll</translation>
        </message>
        <message>
            <source>Deck list</source>
            <translation>Deckliste</translation>
        </message>
        <message>
            <source>What is wrong with the list</source>
            <translation>Was an der Liste nicht stimmt</translation>
        </message>
        <message>
            <source>Read a &amp;file…</source>
            <translation>Eine &amp;Datei lesen …</translation>
        </message>
        <message>
            <source>Keep this deck</source>
            <translation>Dieses Deck behalten</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <source>&amp;List</source>
            <translation>&amp;Liste</translation>
        </message>
        <message>
            <source>Read a deck list</source>
            <translation>Eine Deckliste lesen</translation>
        </message>
        <message>
            <source>Deck lists (*.txt *.json);;All files (*)</source>
            <translation>Decklisten (*.txt *.json);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>The cards of this game could not be loaded.</source>
            <translation>Die Karten dieses Spiels konnten nicht geladen werden.</translation>
        </message>
        <message>
            <source>This list cannot be read; choose a line below to see where.</source>
            <translation>Diese Liste kann nicht gelesen werden; wählen Sie unten eine Zeile, um zu sehen, wo.</translation>
        </message>
        <message>
            <source>list</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>Imported deck</source>
            <translation>Übernommenes Deck</translation>
        </message>
        <message numerus="yes">
            <source>The deck has %n cards. It may not be played yet, and can be kept until it is complete.</source>
            <translation>
                <numerusform>Das Deck hat %n Karte. Es darf noch nicht gespielt werden und kann aufgehoben werden, bis es vollständig ist.</numerusform>
                <numerusform>Das Deck hat %n Karten. Es darf noch nicht gespielt werden und kann aufgehoben werden, bis es vollständig ist.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deck has %n cards and may be played by these rules: %1.</source>
            <translation>
                <numerusform>Das Deck hat %n Karte und darf nach diesen Regeln gespielt werden: %1.</numerusform>
                <numerusform>Das Deck hat %n Karten und darf nach diesen Regeln gespielt werden: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>place: what is wrong there</comment>
            <translation>%1: %2</translation>
        </message>
        <message numerus="yes">
            <source>&amp;Type in the texts of %n uniques…</source>
            <translation>
                <numerusform>Den Text von %n Unikat ein&amp;geben…</numerusform>
                <numerusform>Die Texte von %n Unikaten ein&amp;geben…</numerusform>
            </translation>
        </message>
        <message>
        <source>Paste a list here, a line for each card: &quot;3 Pier Watcher&quot; by its name, or &quot;3 ALT_CORE_B_AX_10_C&quot; by its number. &quot;Name:&quot;, &quot;Hero:&quot; and &quot;Ruleset:&quot; lines, notes after # and a line &quot;Sideboard&quot; are understood, and so are deck files and the lists and codes of deck builders.</source>
        <translation>Fügen Sie hier eine Liste ein, eine Zeile je Karte: „3 Pier Watcher“ mit ihrem Namen oder „3 ALT_CORE_B_AX_10_C“ mit ihrer Nummer. Zeilen mit „Name:“, „Hero:“ und „Ruleset:“, Anmerkungen nach # und eine Zeile „Sideboard“ werden verstanden, ebenso Deckdateien und die Listen und Codes von Deckbauprogrammen.</translation>
    </message>
    </context>
    <context>
        <name>OwnFilesDialog</name>
        <message>
            <source>Own cards and decks</source>
            <translation>Eigene Karten und Decks</translation>
        </message>
        <message>
            <source>Files of cards are looked for in %1, decks in %2.</source>
            <translation>Dateien mit Karten werden in %1 gesucht, Decks in %2.</translation>
        </message>
        <message>
            <source>Own files and what can be used of them</source>
            <translation>Eigene Dateien und was davon verwendbar ist</translation>
        </message>
        <message>
            <source>File or card</source>
            <translation>Datei oder Karte</translation>
        </message>
        <message>
            <source>What can be used of it</source>
            <translation>Was davon verwendbar ist</translation>
        </message>
        <message>
            <source>Add a file of cards…</source>
            <translation>Eine Datei mit Karten aufnehmen …</translation>
        </message>
        <message>
            <source>Import a deck…</source>
            <translation>Ein Deck übernehmen …</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Den Ordner öffnen</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>Noch einmal lesen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Cannot be used</source>
            <translation>Nicht verwendbar</translation>
        </message>
        <message>
            <source>%1: %2 of %3 cards can be played</source>
            <translation>%1: %2 von %3 Karten können gespielt werden</translation>
        </message>
        <message>
            <source>%1: the deck "%2" may be played</source>
            <translation>%1: Das Deck „%2“ darf gespielt werden</translation>
        </message>
        <message>
            <source>%1: the deck "%2" may not be played yet</source>
            <translation>%1: Das Deck „%2“ darf noch nicht gespielt werden</translation>
        </message>
        <message>
            <source>There is nothing of your own yet.</source>
            <translation>Hier liegt noch nichts Eigenes.</translation>
        </message>
        <message>
            <source>Add a file of cards</source>
            <translation>Eine Datei mit Karten aufnehmen</translation>
        </message>
        <message>
            <source>Files of cards (*.json);;All files (*)</source>
            <translation>Dateien mit Karten (*.json);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>place: what is wrong there</comment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>HouseRulesDialog</name>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>What is ticked holds in this match, for every seat. The program's own choice is how the rule document has it.</source>
            <translation>Was angekreuzt ist, gilt in dieser Partie für alle Plätze. Die Vorgabe des Programms ist, wie es im Regeldokument steht.</translation>
        </message>
        <message>
            <source>Rule %1</source>
            <translation>Regel %1</translation>
        </message>
        <message>
            <source>Play like this</source>
            <translation>So spielen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>&amp;As the rules have it</source>
            <translation>&amp;Wie in den Regeln</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
    <message>
        <source>Gamepad</source>
        <translation>Gamepad</translation>
    </message>
    <message>
        <source>cross or stick: arrow keys; A: Enter; B: Esc; X: Space; Y: P; shoulders: Tab; the two small ones: U and F</source>
        <translation>Kreuz oder Stick: Pfeiltasten; A: Enter; B: Esc; X: Leertaste; Y: P; Schultertasten: Tab; die zwei kleinen: U und F</translation>
    </message>
        <message>
            <source>Tab, arrow keys</source>
            <translation>Tabulator, Pfeiltasten</translation>
        </message>
        <message>
            <source>move through cards, seats and buttons</source>
            <translation>durch Karten, Plätze und Schaltflächen gehen</translation>
        </message>
        <message>
            <source>do what is possible with the focused card or button</source>
            <translation>tun, was mit Karte oder Schaltfläche möglich ist</translation>
        </message>
        <message>
            <source>P</source>
            <translation>P</translation>
        </message>
        <message>
            <source>pass, or go on</source>
            <translation>passen oder weitergehen</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Ctrl+P</source>
            <translation>Strg+P</translation>
        </message>
        <message>
            <source>pass by itself where nothing else is possible</source>
            <translation>von selbst passen, wo nichts anderes möglich ist</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Strg+F</translation>
        </message>
        <message>
            <source>full control: be asked everything</source>
            <translation>volle Kontrolle: alles gefragt werden</translation>
        </message>
        <message>
            <source>Ctrl++, Ctrl+-, Ctrl+0</source>
            <translation>Strg++, Strg+-, Strg+0</translation>
        </message>
        <message>
            <source>text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>F11</source>
            <translation>F11</translation>
        </message>
        <message>
            <source>full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>About Triptych</source>
            <translation>Über Triptych</translation>
        </message>
        <message>
            <source>&lt;h2&gt;Triptych %1&lt;/h2&gt;&lt;p&gt;A table for trading card games that keeps the rules.&lt;/p&gt;&lt;p&gt;%2&lt;/p&gt;&lt;p&gt;All cards, texts and pictures are original works made for this program. Licence: GPL-3.0-or-later.&lt;/p&gt;&lt;p&gt;Own cards and decks go into the folder&lt;br&gt;%3&lt;/p&gt;</source>
            <translation>&lt;h2&gt;Triptych %1&lt;/h2&gt;&lt;p&gt;Ein Tisch für Sammelkartenspiele, der auf die Regeln achtet.&lt;/p&gt;&lt;p&gt;%2&lt;/p&gt;&lt;p&gt;Alle Karten, Texte und Bilder sind eigene Werke für dieses Programm. Lizenz: GPL-3.0-or-later.&lt;/p&gt;&lt;p&gt;Eigene Karten und Decks gehören in den Ordner&lt;br&gt;%3&lt;/p&gt;</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>U, Ctrl+Z</source>
            <translation>U, Strg+Z</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>to the first thing that can be done</source>
            <translation>zum ersten, was getan werden kann</translation>
        </message>
        <message>
            <source>V</source>
            <translation>V</translation>
        </message>
        <message>
            <source>look at the table behind a choice, and back</source>
            <translation>hinter einer Auswahl den Tisch ansehen, und zurück</translation>
        </message>
        <message>
            <source>L</source>
            <translation>L</translation>
        </message>
        <message>
            <source>what the signs of the table mean</source>
            <translation>was die Zeichen auf dem Tisch bedeuten</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Space, right button, long press</source>
            <translation>Leertaste, rechte Taste, langes Drücken</translation>
        </message>
        <message>
            <source>read a card in large</source>
            <translation>eine Karte groß lesen</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>pass until your next turn, or until something concerns you</source>
            <translation>bis zu Ihrem nächsten Zug passen, oder bis Sie etwas angeht</translation>
        </message>
        <message>
            <source>O</source>
            <translation>O</translation>
        </message>
        <message>
            <source>be asked before your own deeds resolve, and not any more</source>
            <translation>gefragt werden, bevor Ihre eigenen Taten verrechnet werden, und wieder nicht</translation>
        </message>
        <message>
            <source>close a menu, put a card back, stop passing</source>
            <translation>ein Menü schließen, eine Karte zurücklegen, nicht weiter passen</translation>
        </message>
        <message>
            <source>take back the last pick, or learn why that is not possible</source>
            <translation>die letzte Wahl zurücknehmen, oder erfahren, warum das nicht geht</translation>
        </message>
        <message>
            <source>I</source>
            <translation>I</translation>
        </message>
        <message>
            <source>card, stack and log in a small window</source>
            <translation>Karte, Stapel und Protokoll in einem kleinen Fenster</translation>
        </message>
        <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
        <message>
        <source>the rule of what you point at, or of what is asked</source>
        <translation>die Regel zu dem, worauf Sie zeigen oder was gefragt ist</translation>
    </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>what happened, and once more to see it on the table</source>
            <translation>was geschehen ist, und noch einmal, um es auf dem Tisch zu sehen</translation>
        </message>
        <message>
            <source>D</source>
            <translation>D</translation>
        </message>
        <message>
            <source>where others could strike in their next turn, on a board</source>
            <translation>wo andere in ihrem nächsten Zug zuschlagen könnten, auf einem Spielfeld</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>the next step of the computer, where it waits for that</source>
            <translation>der nächste Schritt des Computers, wo er darauf wartet</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>sounds on and off</source>
            <translation>Klänge an und aus</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message numerus="yes">
            <source>And %n more.</source>
            <translation>
                <numerusform>Und %n weitere.</numerusform>
                <numerusform>Und %n weitere.</numerusform>
            </translation>
        </message>
        <message>
            <source>Understood</source>
            <translation>Verstanden</translation>
        </message>
        <message>
            <source>Keep the name</source>
            <translation>Namen behalten</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>So lassen, wie es ist</translation>
        </message>
    </context>
    <context>
        <name>CardBook</name>
        <message>
            <source>%1</source>
            <comment>words of a card, quoted</comment>
            <translation>„%1“</translation>
        </message>
        <message>
            <source>It has %1.</source>
            <translation>Es hat %1.</translation>
        </message>
        <message>
            <source>It belongs to %1.</source>
            <translation>Es gehört %1.</translation>
        </message>
        <message>
            <source>%1, yours</source>
            <translation>%1, Ihre Seite</translation>
        </message>
        <message>
            <source>This card lies face down. You may not look at it.</source>
            <translation>Diese Karte liegt verdeckt. Sie dürfen sie nicht ansehen.</translation>
        </message>
        <message>
            <source>Face-down card %1</source>
            <translation>Verdeckte Karte %1</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>gewählt</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Deck</translation>
        </message>
        <message>
            <source>cost %1</source>
            <translation>Kosten %1</translation>
        </message>
    </context>
    <context>
        <name>DeckSheet</name>
        <message>
            <source>The file %1 cannot be written; choose another place.</source>
            <translation>Die Datei %1 kann nicht geschrieben werden; wählen Sie einen anderen Ort.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %2. %n cards.</source>
            <translation>
                <numerusform>%1: %2. %n Karte.</numerusform>
                <numerusform>%1: %2. %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Player: ________________________   Date: ______________</source>
            <translation>Name: ________________________   Datum: ______________</translation>
        </message>
        <message>
            <source>Side deck</source>
            <translation>Nebendeck</translation>
        </message>
        <message>
            <source>Leader</source>
            <translation>Anführer</translation>
        </message>
        <message>
            <source>Others</source>
            <translation>Andere</translation>
        </message>
        <message>
            <source>There are no cards of your own in this deck. Put them into %1 first, or print all cards.</source>
            <translation>In diesem Deck sind keine eigenen Karten. Legen Sie sie erst in %1 ab, oder drucken Sie alle Karten.</translation>
        </message>
    </context>
    <context>
        <name>GameDoor</name>
        <message>
            <source>It goes on exactly where it stopped.</source>
            <translation>Es geht genau dort weiter, wo es aufgehört hat.</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Against the computer, with two decks of the program.</source>
            <translation>Gegen den Computer, mit zwei Decks des Programms.</translation>
        </message>
        <message>
            <source>Decks</source>
            <translation>Decks</translation>
        </message>
        <message>
            <source>Look at decks and cards, and build your own.</source>
            <translation>Decks und Karten ansehen und eigene bauen.</translation>
        </message>
        <message>
            <source>Set up a match</source>
            <translation>Partie einrichten</translation>
        </message>
        <message>
            <source>Choose seats, decks and rules; also for several people at this computer.</source>
            <translation>Plätze, Decks und Regeln wählen; auch für mehrere Personen an diesem Computer.</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>Draft</translation>
        </message>
        <message>
            <source>Open boosters and play with what you make of them.</source>
            <translation>Booster öffnen und mit dem spielen, was Sie daraus machen.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>game: what to do</comment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>GameFacets</name>
        <message>
            <source>The hero whose faction the deck is of.</source>
            <translation>Der Held, von dessen Fraktion das Deck ist.</translation>
        </message>
        <message>
            <source>Drag cards here, or press Enter on one in the collection.</source>
            <translation>Ziehen Sie Karten hierher, oder drücken Sie auf einer in der Sammlung die Eingabetaste.</translation>
        </message>
        <message>
            <source>Faction</source>
            <translation>Fraktion</translation>
        </message>
        <message>
            <source>Neutral</source>
            <translation>Neutral</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Heroes</source>
            <translation>Helden</translation>
        </message>
        <message>
            <source>Characters</source>
            <translation>Charaktere</translation>
        </message>
        <message>
            <source>Spells</source>
            <translation>Zauber</translation>
        </message>
        <message>
            <source>Landmarks</source>
            <translation>Wahrzeichen</translation>
        </message>
        <message>
            <source>Expedition permanents</source>
            <translation>Expeditionskarten</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Spielmarken</translation>
        </message>
        <message>
            <source>Rarity</source>
            <translation>Seltenheit</translation>
        </message>
        <message>
            <source>Common</source>
            <translation>Häufig</translation>
        </message>
        <message>
            <source>Rare</source>
            <translation>Selten</translation>
        </message>
        <message>
            <source>Unique</source>
            <translation>Einzigartig</translation>
        </message>
        <message>
            <source>Exalted</source>
            <translation>Erhaben</translation>
        </message>
        <message>
            <source>Hand cost</source>
            <translation>Handkosten</translation>
        </message>
        <message>
            <source>Two expeditions that walk towards each other.</source>
            <translation>Zwei Expeditionen, die einander entgegengehen.</translation>
        </message>
        <message>
            <source>Cards to exchange between the games of a match.</source>
            <translation>Karten, die zwischen den Spielen einer Partie getauscht werden.</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Colourless</source>
            <translation>Farblos</translation>
        </message>
        <message>
            <source>Citizens</source>
            <translation>Bürger</translation>
        </message>
        <message>
            <source>Uncommon</source>
            <translation>Ungewöhnlich</translation>
        </message>
        <message>
            <source>Legendary</source>
            <translation>Legendär</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>Souls, citizens and eleven years, in a harbour by night.</source>
            <translation>Seelen, Bürger und elf Jahre, in einem Hafen bei Nacht.</translation>
        </message>
        <message>
            <source>A mercenary; the deck is of its class.</source>
            <translation>Ein Söldner; das Deck ist von seiner Klasse.</translation>
        </message>
        <message>
            <source>A mercenary of 3 or 4 stars.</source>
            <translation>Ein Söldner mit 3 oder 4 Sternen.</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Warrior</source>
            <translation>Krieger</translation>
        </message>
        <message>
            <source>Mage</source>
            <translation>Magier</translation>
        </message>
        <message>
            <source>Hunter</source>
            <translation>Jäger</translation>
        </message>
        <message>
            <source>Rogue</source>
            <translation>Schurke</translation>
        </message>
        <message>
            <source>Priest</source>
            <translation>Priester</translation>
        </message>
        <message>
            <source>Generic</source>
            <translation>Ohne Klasse</translation>
        </message>
        <message>
            <source>Mercenaries</source>
            <translation>Söldner</translation>
        </message>
        <message>
            <source>Treasures</source>
            <translation>Schätze</translation>
        </message>
        <message>
            <source>Abilities</source>
            <translation>Fähigkeiten</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Sorte</translation>
        </message>
        <message>
            <source>Weapon</source>
            <translation>Waffe</translation>
        </message>
        <message>
            <source>Equipment</source>
            <translation>Ausrüstung</translation>
        </message>
        <message>
            <source>Relic</source>
            <translation>Relikt</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Angriff</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>Sterne</translation>
        </message>
        <message>
            <source>Cost or bounty</source>
            <translation>Kosten oder Kopfgeld</translation>
        </message>
        <message>
            <source>Mercenaries on a board, for loot and for the guild.</source>
            <translation>Söldner auf einem Brett, für Beute und für die Gilde.</translation>
        </message>
    </context>
    <context>
        <name>deckroom::CardDelegate</name>
        <message>
            <source>%1 in the deck</source>
            <translation>%1 im Deck</translation>
        </message>
        <message>
            <source>%1 of %2 in the deck</source>
            <translation>%1 von %2 im Deck</translation>
        </message>
    </context>
    <context>
        <name>deckroom::CardMenu</name>
        <message>
            <source>&amp;Take out of the deck</source>
            <translation>Aus dem Deck &amp;nehmen</translation>
        </message>
        <message>
            <source>Put into: %1</source>
            <comment>part of the deck</comment>
            <translation>Legen in: %1</translation>
        </message>
        <message>
            <source>None of the chosen cards can go there.</source>
            <translation>Keine der gewählten Karten kann dorthin.</translation>
        </message>
    </context>
    <context>
        <name>deckroom::CardPagePane</name>
        <message>
            <source>What the card does</source>
            <translation>Was die Karte tut</translation>
        </message>
        <message>
            <source>Point at a card, or go to it with the arrow keys.</source>
            <translation>Zeigen Sie auf eine Karte, oder gehen Sie mit den Pfeiltasten hin.</translation>
        </message>
        <message>
            <source>This card cannot be played</source>
            <translation>Diese Karte kann nicht gespielt werden</translation>
        </message>
        <message>
            <source>Where it comes from</source>
            <translation>Woher sie kommt</translation>
        </message>
        <message>
            <source>Decks that use it</source>
            <translation>Decks, in denen sie ist</translation>
        </message>
        <message>
            <source>None yet</source>
            <translation>Noch keine</translation>
        </message>
        <message>
            <source>How the program reads it</source>
            <translation>Wie das Programm sie liest</translation>
        </message>
        <message>
            <source>Its text in the usual wording</source>
            <translation>Ihr Text im üblichen Wortlaut</translation>
        </message>
        <message>
        <source>Rulings</source>
        <translation>Auslegungen der Regeln</translation>
    </message>
        <message>
        <source>%1 (rule %2)</source>
        <comment>a ruling and the number of the rule it is about</comment>
        <translation>%1 (Regel %2)</translation>
    </message>
    </context>
    <context>
        <name>deckroom::CollectionModel</name>
        <message numerus="yes">
            <source>%1; %n in the deck</source>
            <translation>
                <numerusform>%1; %n im Deck</numerusform>
                <numerusform>%1; %n im Deck</numerusform>
            </translation>
        </message>
        <message>
            <source>Its text is not understood, so it cannot be played.</source>
            <translation>Ihr Text wird nicht verstanden, deshalb kann sie nicht gespielt werden.</translation>
        </message>
        <message>
            <source>Not understood</source>
            <translation>Nicht verstanden</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>Set</translation>
        </message>
        <message>
            <source>In the deck</source>
            <translation>Im Deck</translation>
        </message>
        <message>
            <source>%1, your own wording</source>
            <translation>%1, Ihre eigene Fassung</translation>
        </message>
        <message>
            <source>Your own wording, in place of the card that comes with the program.</source>
            <translation>Ihre eigene Fassung, anstelle der Karte, die dem Programm beiliegt.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>copies in the deck of those in the pool</comment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1; %2 of %3 in the deck</source>
            <translation>%1; %2 von %3 im Deck</translation>
        </message>
    </context>
    <context>
        <name>deckroom::CollectionPane</name>
        <message>
            <source>Collection</source>
            <translation>Sammlung</translation>
        </message>
        <message>
            <source>Search the collection</source>
            <translation>Sammlung durchsuchen</translation>
        </message>
        <message>
            <source>Only what &amp;fits</source>
            <translation>Nur was &amp;passt</translation>
        </message>
        <message>
            <source>Only cards that may lie in this deck by its rules and its leader.</source>
            <translation>Nur Karten, die nach Regeln und Anführer in diesem Deck liegen dürfen.</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tabelle</translation>
        </message>
        <message>
            <source>Show the cards as a table (Ctrl+T)</source>
            <translation>Die Karten als Tabelle zeigen (Strg+T)</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Alle zeigen</translation>
        </message>
        <message>
            <source>Cards of the collection</source>
            <translation>Karten der Sammlung</translation>
        </message>
        <message>
            <source>Cards of the collection, as a table</source>
            <translation>Karten der Sammlung, als Tabelle</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n cards</source>
            <translation>
                <numerusform>%1 von %n Karte</numerusform>
                <numerusform>%1 von %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Words, or a question: %1</source>
            <translation>Wörter oder eine Frage: %1</translation>
        </message>
        <message>
            <source>No card answers this. &quot;Show all&quot; lifts the question and the filters.</source>
            <translation>Darauf antwortet keine Karte. „Alle zeigen“ hebt die Frage und die Filter auf.</translation>
        </message>
        <message>
            <source>Every word has to be found; the button beside it says what else may be asked (Ctrl+F).</source>
            <translation>Jedes Wort muss vorkommen; der Knopf daneben sagt, was sich noch fragen lässt (Strg+F).</translation>
        </message>
        <message>
            <source>How to ask for cards</source>
            <translation>Wie man nach Karten fragt</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n cards of the pool</source>
            <translation>
                <numerusform>%1 von %n Karte des Vorrats</numerusform>
                <numerusform>%1 von %n Karten des Vorrats</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckBar</name>
        <message>
            <source>Deck</source>
            <translation>Deck</translation>
        </message>
        <message>
            <source>By cost</source>
            <translation>Nach Kosten</translation>
        </message>
        <message>
            <source>By type</source>
            <translation>Nach Art</translation>
        </message>
        <message>
            <source>By %1</source>
            <translation>Nach %1</translation>
        </message>
        <message>
            <source>Side by side</source>
            <translation>Nebeneinander</translation>
        </message>
        <message>
            <source>How the deck is grouped</source>
            <translation>Wie das Deck geordnet ist</translation>
        </message>
        <message>
            <source>Name of the deck</source>
            <translation>Name des Decks</translation>
        </message>
        <message>
            <source>Rules for which the deck is</source>
            <translation>Regeln, für die das Deck ist</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Play this deck</source>
            <translation>Mit diesem Deck spielen</translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckDesk</name>
        <message>
            <source>Choose: %1</source>
            <translation>Wählen: %1</translation>
        </message>
        <message numerus="yes">
            <source>Show what fits: %n more</source>
            <translation>
                <numerusform>Zeigen, was passt: noch %n</numerusform>
                <numerusform>Zeigen, was passt: noch %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Take out %1 × %2</source>
            <translation>%1 × %2 herausnehmen</translation>
        </message>
        <message>
            <source>Main deck</source>
            <translation>Hauptdeck</translation>
        </message>
        <message>
            <source>Side deck</source>
            <translation>Nebendeck</translation>
        </message>
        <message>
            <source>Hero</source>
            <translation>Held</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Champion</translation>
        </message>
        <message>
            <source>Guild Master</source>
            <translation>Gildenmeister</translation>
        </message>
        <message numerus="yes">
            <source>Choose %n to take out</source>
            <translation>
                <numerusform>%n zum Herausnehmen wählen</numerusform>
                <numerusform>%n zum Herausnehmen wählen</numerusform>
            </translation>
        </message>
        <message>
            <source>Take "%1" instead</source>
            <translation>Stattdessen „%1“ nehmen</translation>
        </message>
        <message>
            <source>%1 (limited)</source>
            <comment>rules of the game, for decks that were drafted</comment>
            <translation>%1 (Limited)</translation>
        </message>
    </context>
    <context>
        <name>Printings</name>
        <message>
            <source>Set %1, number %2: yours has taken its place</source>
            <translation>Set %1, Nummer %2: Ihre hat ihren Platz eingenommen</translation>
        </message>
        <message>
            <source>Set %1, number %2, your own wording of the card of set %3</source>
            <translation>Set %1, Nummer %2, Ihre eigene Fassung der Karte aus Set %3</translation>
        </message>
        <message>
            <source>Set %1, number %2, from your own files</source>
            <translation>Set %1, Nummer %2, aus Ihren eigenen Dateien</translation>
        </message>
        <message>
            <source>Set %1, number %2</source>
            <translation>Set %1, Nummer %2</translation>
        </message>
        <message numerus="yes">
            <source>and %n more of this name</source>
            <translation>
                <numerusform>und %n weitere dieses Namens</numerusform>
                <numerusform>und %n weitere dieses Namens</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckDocument</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Add %1</source>
            <translation>%1 hinzufügen</translation>
        </message>
        <message>
            <source>Take out %1</source>
            <translation>%1 herausnehmen</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>%1 verschieben</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Change the rules</source>
            <translation>Regeln ändern</translation>
        </message>
        <message>
            <source>Write notes</source>
            <translation>Notizen schreiben</translation>
        </message>
        <message>
            <source>Say how hard it is</source>
            <translation>Schwierigkeit angeben</translation>
        </message>
        <message>
            <source>Take what the file holds</source>
            <translation>Übernehmen, was in der Datei steht</translation>
        </message>
        <message>
            <source>%1 (second copy)</source>
            <translation>%1 (zweite Fassung)</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Beide behalten</translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckExchange</name>
        <message>
            <source>list</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>This is a deck of the game %1; it is built in the deck room of that game.</source>
            <translation>Dies ist ein Deck des Spiels %1; es wird im Deckraum jenes Spiels gebaut.</translation>
        </message>
        <message>
            <source>Take over a list</source>
            <translation>Liste übernehmen</translation>
        </message>
        <message>
            <source>The list was taken over; undo brings back what was there.</source>
            <translation>Die Liste wurde übernommen; Rückgängig holt zurück, was da war.</translation>
        </message>
        <message>
            <source>Not everything in this list is known</source>
            <translation>Nicht alles in dieser Liste ist bekannt</translation>
        </message>
        <message>
            <source>The list was taken over as it is; undo brings back what was there. What is not known stays in the deck; below the deck each has a button with what would mend it.</source>
            <translation>Die Liste wurde übernommen, wie sie ist; Rückgängig bringt zurück, was da war. Was nicht bekannt ist, bleibt im Deck; unter dem Deck hat jedes einen Knopf mit dem, was es behebt.</translation>
        </message>
        <message>
            <source>There are no cards in this list.</source>
            <translation>In dieser Liste sind keine Karten.</translation>
        </message>
        <message>
            <source>This list cannot be read</source>
            <translation>Diese Liste kann nicht gelesen werden</translation>
        </message>
        <message>
            <source>The deck is as it was. This is what is wrong with the list:</source>
            <translation>Das Deck ist, wie es war. Das stimmt an der Liste nicht:</translation>
        </message>
        <message>
            <source>Read a deck list</source>
            <translation>Deckliste lesen</translation>
        </message>
        <message>
            <source>Deck lists (*.txt *.json);;All files (*)</source>
            <translation>Decklisten (*.txt *.json);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>This file cannot be read</source>
            <translation>Diese Datei kann nicht gelesen werden</translation>
        </message>
        <message>
            <source>Deck of the community&apos;s service</source>
            <translation>Deck des Dienstes der Gemeinschaft</translation>
        </message>
        <message>
            <source>Deck of the publisher&apos;s site</source>
            <translation>Deck der Seite des Verlags</translation>
        </message>
        <message>
            <source>Short code</source>
            <translation>Kurzer Code</translation>
        </message>
        <message>
            <source>Short code of the community&apos;s service</source>
            <translation>Kurzer Code des Dienstes der Gemeinschaft</translation>
        </message>
        <message>
            <source>Short code of 2024</source>
            <translation>Kurzer Code von 2024</translation>
        </message>
        <message>
            <source>Deck file</source>
            <translation>Deckdatei</translation>
        </message>
        <message>
            <source>List of names</source>
            <translation>Liste von Namen</translation>
        </message>
        <message>
            <source>List of card numbers</source>
            <translation>Liste von Kartennummern</translation>
        </message>
        <message>
            <source>Not everything could be written</source>
            <translation>Nicht alles konnte geschrieben werden</translation>
        </message>
        <message>
            <source>The rest was written. This form of list has no words for:</source>
            <translation>Das Übrige wurde geschrieben. Diese Form einer Liste hat keine Worte für:</translation>
        </message>
        <message>
            <source>On the clipboard: %1.</source>
            <translation>In der Zwischenablage: %1.</translation>
        </message>
        <message>
            <source>Save the deck</source>
            <translation>Deck speichern</translation>
        </message>
        <message>
            <source>The deck was not saved</source>
            <translation>Das Deck wurde nicht gespeichert</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <translation>Gespeichert als %1</translation>
        </message>
        <message>
            <source>The file %1 cannot be written; choose another place.</source>
            <translation>Die Datei %1 kann nicht geschrieben werden; wählen Sie einen anderen Ort.</translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckPartModel</name>
        <message>
            <source>Not known</source>
            <translation>Unbekannt</translation>
        </message>
        <message>
            <source>Several</source>
            <translation>Mehrere</translation>
        </message>
        <message>
            <source>Without</source>
            <translation>Ohne</translation>
        </message>
        <message>
            <source>No cost</source>
            <translation>Ohne Kosten</translation>
        </message>
        <message>
            <source>8 and more</source>
            <translation>8 und mehr</translation>
        </message>
        <message numerus="yes">
            <source>%n × %1</source>
            <translation>
                <numerusform>%n × %1</numerusform>
                <numerusform>%n × %1</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such card; take it out or load its pack.</source>
            <translation>Diese Karte gibt es nicht; nehmen Sie sie heraus, oder laden Sie ihr Set.</translation>
        </message>
        <message>
            <source>Not understood</source>
            <translation>Nicht verstanden</translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckVersions</name>
        <message>
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <source>Which deck shall it be compared with?</source>
            <translation>Mit welchem Deck soll es verglichen werden?</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>The two decks hold the same cards.</source>
            <translation>Die beiden Decks enthalten dieselben Karten.</translation>
        </message>
        <message numerus="yes">
            <source>%n cards differ.</source>
            <translation>
                <numerusform>%n Karte ist verschieden.</numerusform>
                <numerusform>%n Karten sind verschieden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Earlier versions of %1</source>
            <translation>Frühere Fassungen von %1</translation>
        </message>
        <message>
            <source>Versions, latest first</source>
            <translation>Fassungen, die neueste zuerst</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>when: title</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>There are none yet. How the deck was is kept whenever somebody begins to change it.</source>
            <translation>Es gibt noch keine. Wie das Deck war, wird immer gesichert, wenn jemand es zu ändern beginnt.</translation>
        </message>
        <message>
            <source>Taking one up again is a step that can be undone.</source>
            <translation>Eine wieder aufzunehmen ist ein Schritt, der rückgängig gemacht werden kann.</translation>
        </message>
        <message>
            <source>Take up this version</source>
            <translation>Diese Fassung aufnehmen</translation>
        </message>
        <message>
            <source>Take up an earlier version</source>
            <translation>Frühere Fassung aufnehmen</translation>
        </message>
        <message>
            <source>This version cannot be read</source>
            <translation>Diese Fassung kann nicht gelesen werden</translation>
        </message>
        <message>
            <source>The deck was changed elsewhere</source>
            <translation>Das Deck wurde anderswo geändert</translation>
        </message>
        <message>
            <source>Somebody has changed the file of this deck since it was opened here: another window or another program.</source>
            <translation>Die Datei dieses Decks wurde geändert, seit es hier geöffnet ist: von einem anderen Fenster oder Programm.</translation>
        </message>
        <message>
            <source>Both can be kept: yours then goes into a new file.</source>
            <translation>Beide können bleiben: Ihres kommt dann in eine neue Datei.</translation>
        </message>
        <message>
            <source>What is in the file now cannot be used: %1</source>
            <translation>Was jetzt in der Datei steht, ist nicht brauchbar: %1</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Beide behalten</translation>
        </message>
        <message>
            <source>Keep this one</source>
            <translation>Dieses behalten</translation>
        </message>
        <message>
            <source>Take the other</source>
            <translation>Das andere nehmen</translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckWindow</name>
        <message>
            <source>Take cards out</source>
            <translation>Karten herausnehmen</translation>
        </message>
        <message>
            <source>Kept in %1</source>
            <translation>Gesichert in %1</translation>
        </message>
        <message>
            <source>The deck cannot be kept</source>
            <translation>Das Deck kann nicht gesichert werden</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>Card and deck</source>
            <translation>Karte und Deck</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Draws</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>%1 - %2</source>
            <comment>name of the deck - name of the game</comment>
            <translation>%1 - %2</translation>
        </message>
        <message>
            <source>&amp;Deck</source>
            <translation>&amp;Deck</translation>
        </message>
        <message>
            <source>&amp;Paste a list</source>
            <translation>Liste &amp;einfügen</translation>
        </message>
        <message>
            <source>&amp;Read a list from a file…</source>
            <translation>Liste aus einer Datei &amp;lesen …</translation>
        </message>
        <message>
            <source>&amp;Copy the list</source>
            <translation>Liste &amp;kopieren</translation>
        </message>
        <message>
            <source>&amp;Save as</source>
            <translation>&amp;Speichern als</translation>
        </message>
        <message>
            <source>&amp;Picture…</source>
            <translation>&amp;Bild …</translation>
        </message>
        <message>
            <source>Deck &amp;sheet as PDF…</source>
            <translation>Deck&amp;bogen als PDF …</translation>
        </message>
        <message>
            <source>&amp;Own cards to cut out, as PDF…</source>
            <translation>&amp;Eigene Karten zum Ausschneiden, als PDF …</translation>
        </message>
        <message>
            <source>Co&amp;mpare with another deck…</source>
            <translation>Mit einem anderen Deck &amp;vergleichen …</translation>
        </message>
        <message>
            <source>Keep this &amp;version…</source>
            <translation>Diese &amp;Fassung sichern …</translation>
        </message>
        <message>
            <source>Keep this version</source>
            <translation>Diese Fassung sichern</translation>
        </message>
        <message>
            <source>What is it called?</source>
            <translation>Wie heißt sie?</translation>
        </message>
        <message>
            <source>kept</source>
            <translation>gesichert</translation>
        </message>
        <message>
            <source>Earlier &amp;versions…</source>
            <translation>F&amp;rühere Fassungen …</translation>
        </message>
        <message>
            <source>C&amp;lose</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Larger cards</source>
            <translation>&amp;Größere Karten</translation>
        </message>
        <message>
            <source>&amp;Smaller cards</source>
            <translation>&amp;Kleinere Karten</translation>
        </message>
        <message>
            <source>&amp;Find cards</source>
            <translation>Karten &amp;finden</translation>
        </message>
        <message>
            <source>Show &amp;full screen</source>
            <translation>&amp;Vollbild zeigen</translation>
        </message>
        <message>
            <source>&amp;Test it against other decks…</source>
            <translation>Gegen andere Decks &amp;testen…</translation>
        </message>
        <message>
            <source>Copy &amp;as</source>
            <translation>Kopieren &amp;als</translation>
        </message>
        <message>
            <source>&amp;Card</source>
            <translation>&amp;Karte</translation>
        </message>
        <message>
            <source>&amp;Next part of the window</source>
            <translation>&amp;Nächster Teil des Fensters</translation>
        </message>
        <message>
            <source>&amp;Previous part of the window</source>
            <translation>&amp;Voriger Teil des Fensters</translation>
        </message>
    </context>
    <context>
        <name>deckroom::NotesPane</name>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>The first line says how the deck plays; it is shown where decks are chosen.</source>
            <translation>Die erste Zeile sagt, wie das Deck spielt; sie steht dort, wo Decks gewählt werden.</translation>
        </message>
        <message>
            <source>Nobody has said yet</source>
            <translation>Noch nicht angegeben</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Middling</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>How &amp;hard it is to play</source>
            <translation>Wie s&amp;chwer es zu spielen ist</translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckPiles</name>
        <message>
            <source>Cards that these rules have no place for</source>
            <translation>Karten, für die diese Regeln keinen Platz haben</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 (%2 to %3)</source>
            <translation>%1 (%2 bis %3)</translation>
        </message>
        <message>
            <source>%1, at most %2</source>
            <translation>%1, höchstens %2</translation>
        </message>
        <message>
            <source>%1, at least %2</source>
            <translation>%1, mindestens %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>part of the deck: how many</comment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>deckroom::DrawsPane</name>
        <message>
            <source>Draw an opening &amp;hand</source>
            <translation>&amp;Starthand ziehen</translation>
        </message>
        <message>
            <source>Of which cards</source>
            <translation>Von welchen Karten</translation>
        </message>
        <message>
            <source>How many of them at least</source>
            <translation>Wie viele davon mindestens</translation>
        </message>
        <message>
            <source>By turn</source>
            <translation>Bis Zug</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>Chances to have drawn them</source>
            <translation>Chancen, sie gezogen zu haben</translation>
        </message>
        <message>
            <source>At &amp;least</source>
            <translation>&amp;Mindestens</translation>
        </message>
        <message>
            <source>&amp;of</source>
            <translation>&amp;von</translation>
        </message>
        <message>
            <source>no card chosen yet</source>
            <translation>noch keine Karte gewählt</translation>
        </message>
        <message numerus="yes">
            <source>the %n chosen cards</source>
            <translation>
                <numerusform>der %n gewählten Karte</numerusform>
                <numerusform>den %n gewählten Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>facet: value</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Opening hand: %1</source>
            <translation>Starthand: %1</translation>
        </message>
        <message>
            <source>As the &amp;second to play</source>
            <translation>Als &amp;Zweiter am Zug</translation>
        </message>
        <message>
            <source>Seen</source>
            <translation>Gesehen</translation>
        </message>
        <message>
            <source>Opening hand</source>
            <translation>Starthand</translation>
        </message>
    </context>
    <context>
        <name>deckroom::FaultsPane</name>
        <message numerus="yes">
            <source>✔ %n cards. This deck may be played: %1.</source>
            <translation>
                <numerusform>✔ %n Karte. Dieses Deck darf gespielt werden: %1.</numerusform>
                <numerusform>✔ %n Karten. Dieses Deck darf gespielt werden: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>✖ %1 cards. This deck may not be played yet (%2): %n reason(s).</source>
            <translation>
                <numerusform>✖ %1 Karten. Dieses Deck darf noch nicht gespielt werden (%2): %n Grund.</numerusform>
                <numerusform>✖ %1 Karten. Dieses Deck darf noch nicht gespielt werden (%2): %n Gründe.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1  (%2)</source>
            <comment>what is wrong (rule)</comment>
            <translation>%1  (%2)</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>In your own wording: %1.</source>
            <translation>In Ihrer eigenen Fassung: %1.</translation>
        </message>
    </context>
    <context>
        <name>deckroom::FiguresPane</name>
        <message>
            <source>The deck in numbers</source>
            <translation>Das Deck in Zahlen</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>average cost %1</source>
            <translation>Kosten im Durchschnitt %1</translation>
        </message>
        <message>
            <source>%1 of cost %2</source>
            <translation>%1 mit Kosten %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>what: how many</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>on average %1</source>
            <translation>im Durchschnitt %1</translation>
        </message>
        <message numerus="yes">
            <source>%n that no pack holds</source>
            <translation>
                <numerusform>%n, die kein Paket enthält</numerusform>
                <numerusform>%n, die kein Paket enthält</numerusform>
            </translation>
        </message>
        <message>
            <source>Average: %1</source>
            <translation>Durchschnitt: %1</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>To pay with</source>
            <translation>Zum Bezahlen</translation>
        </message>
        <message>
            <source>Spent</source>
            <translation>Ausgegeben</translation>
        </message>
        <message>
            <source>Cards played</source>
            <translation>Gespielte Karten</translation>
        </message>
        <message>
            <source>Left in hand</source>
            <translation>Übrig auf der Hand</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>What it plays by itself</source>
            <translation>Was es für sich allein spielt</translation>
        </message>
    </context>
    <context>
        <name>deckroom::ShelfDelegate</name>
        <message>
            <source>Easy to play</source>
            <translation>Leicht zu spielen</translation>
        </message>
        <message>
            <source>Middling</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Hard to play</source>
            <translation>Schwer zu spielen</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n cards</source>
            <translation>
                <numerusform>%1, %n Karte</numerusform>
                <numerusform>%1, %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>may be played</source>
            <translation>darf gespielt werden</translation>
        </message>
        <message>
            <source>Yours: %1</source>
            <translation>Ihres: %1</translation>
        </message>
        <message>
            <source>✔ May be played</source>
            <translation>✔ Darf gespielt werden</translation>
        </message>
    </context>
    <context>
        <name>deckroom::ShelfPage</name>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <source>&amp;New deck</source>
            <translation>&amp;Neues Deck</translation>
        </message>
        <message>
            <source>&amp;Import a list…</source>
            <translation>Liste &amp;importieren …</translation>
        </message>
        <message>
            <source>&amp;Look at it and change it</source>
            <translation>&amp;Ansehen und ändern</translation>
        </message>
        <message>
            <source>&amp;Play it</source>
            <translation>Damit &amp;spielen</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>&amp;Throw away…</source>
            <translation>&amp;Wegwerfen …</translation>
        </message>
        <message>
            <source>Decks of %1</source>
            <translation>Decks von %1</translation>
        </message>
        <message>
            <source>%1, a copy</source>
            <translation>%1, eine Kopie</translation>
        </message>
        <message>
            <source>The deck cannot be copied</source>
            <translation>Das Deck kann nicht kopiert werden</translation>
        </message>
        <message>
            <source>Throw this deck away?</source>
            <translation>Dieses Deck wegwerfen?</translation>
        </message>
        <message>
            <source>The file of "%1" goes into the bin.</source>
            <translation>Die Datei von „%1“ kommt in den Papierkorb.</translation>
        </message>
        <message>
            <source>Throw it away</source>
            <translation>Wegwerfen</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>The deck cannot be thrown away</source>
            <translation>Das Deck kann nicht weggeworfen werden</translation>
        </message>
        <message>
            <source>The file %1 cannot be put into the bin; remove it by hand.</source>
            <translation>Die Datei %1 kann nicht in den Papierkorb gelegt werden; entfernen Sie sie von Hand.</translation>
        </message>
        <message>
            <source>&amp;Test it…</source>
            <translation>&amp;Testen…</translation>
        </message>
        <message>
            <source>Card &amp;workshop</source>
            <translation>Karten&amp;werkstatt</translation>
        </message>
    </context>
    <context>
        <name>trials::MatrixTable</name>
        <message>
        <source>Every deck against every other</source>
        <translation>Jedes Deck gegen jedes andere</translation>
    </message>
        <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
        <message>
        <source>%1 against all: %2</source>
        <translation>%1 gegen alle: %2</translation>
    </message>
        <message>
        <source>%1 against %2: %3</source>
        <translation>%1 gegen %2: %3</translation>
    </message>
    </context>
    <context>
        <name>trials::TrialWindow</name>
        <message>
            <source>Test %1</source>
            <translation>%1 testen</translation>
        </message>
        <message>
            <source>How %1 did</source>
            <translation>Wie %1 abschnitt</translation>
        </message>
        <message>
            <source>This test cannot be played</source>
            <translation>Dieser Test kann nicht gespielt werden</translation>
        </message>
        <message>
            <source>The test has broken off</source>
            <translation>Der Test ist abgebrochen</translation>
        </message>
        <message>
            <source>Save the result</source>
            <translation>Ergebnis speichern</translation>
        </message>
        <message>
            <source>Results (*.triptych-trial)</source>
            <translation>Ergebnisse (*.triptych-trial)</translation>
        </message>
        <message>
            <source>The result was not saved</source>
            <translation>Das Ergebnis wurde nicht gespeichert</translation>
        </message>
        <message>
            <source>The file %1 cannot be written: %2.</source>
            <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
        </message>
    </context>
    <context>
        <name>trials::TrialSetting</name>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Hard, takes long</source>
            <translation>Schwer, dauert lange</translation>
        </message>
        <message>
            <source>Greedy, fast</source>
            <translation>Gierig, schnell</translation>
        </message>
        <message>
            <source>At random, very fast</source>
            <translation>Zufällig, sehr schnell</translation>
        </message>
        <message>
            <source>&amp;Against these decks</source>
            <translation>&amp;Gegen diese Decks</translation>
        </message>
        <message>
            <source>Decks to play against</source>
            <translation>Decks, gegen die gespielt wird</translation>
        </message>
        <message>
        <source>The others also among &amp;themselves</source>
        <translation>Die anderen auch &amp;untereinander</translation>
    </message>
        <message>
        <source>Every deck then meets every other as often, for the matrix; this takes longer.</source>
        <translation>Dann trifft für die Matrix jedes Deck gleich oft auf jedes andere; das dauert länger.</translation>
    </message>
        <message>
            <source>How your deck is &amp;played</source>
            <translation>Wie Ihr Deck ges&amp;pielt wird</translation>
        </message>
        <message>
            <source>How the &amp;others play</source>
            <translation>Wie die &amp;anderen spielen</translation>
        </message>
        <message>
            <source>&amp;Games</source>
            <translation>&amp;Spiele</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Anhalten</translation>
        </message>
        <message numerus="yes">
            <source>&amp;Play %n games</source>
            <translation>
                <numerusform>%n Spiel s&amp;pielen</numerusform>
                <numerusform>%n Spiele s&amp;pielen</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no other sound deck of these rules to play against.</source>
            <translation>Es gibt kein anderes regelgerechtes Deck dieser Regeln, gegen das gespielt werden könnte.</translation>
        </message>
        <message>
            <source>Choose at least one deck to play against.</source>
            <translation>Wählen Sie wenigstens ein Deck als Gegner.</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Hält an</translation>
        </message>
    </context>
    <context>
        <name>trials::TrialPane</name>
        <message>
            <source>Games played</source>
            <translation>Gespielte Spiele</translation>
        </message>
        <message>
            <source>%v of %m games</source>
            <comment>%v and %m are filled in by the program</comment>
            <translation>%v von %m Spielen</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Gegen</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Going first</source>
            <translation>Als Erster</translation>
        </message>
        <message>
            <source>Going second</source>
            <translation>Als Zweiter</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Games won by opponent and by who begins</source>
            <translation>Gewonnene Spiele nach Gegner und danach, wer beginnt</translation>
        </message>
        <message>
            <source>How games ended</source>
            <translation>Wie Spiele endeten</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Won more when drawn</source>
            <translation>Gezogen öfter gewonnen</translation>
        </message>
        <message>
            <source>Drawn in</source>
            <translation>Gezogen in</translation>
        </message>
        <message>
            <source>Won more when played</source>
            <translation>Gespielt öfter gewonnen</translation>
        </message>
        <message>
            <source>Played in</source>
            <translation>Gespielt in</translation>
        </message>
        <message>
            <source>Cards that go with winning</source>
            <translation>Karten, die mit Siegen einhergehen</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>Gegner</translation>
        </message>
        <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
        <message>
            <source>Endings</source>
            <translation>Enden</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Shares are of games won, with the interval in which the true one lies 19 times of 20. For cards: points of a hundred more won with the card than without it; what goes with winning need not be what wins.</source>
            <translation>Anteile sind die gewonnener Spiele, mit dem Bereich, in dem der wahre 19 von 20 Malen liegt. Bei Karten: Prozentpunkte, um die mit der Karte öfter gewonnen wurde als ohne sie; was mit Siegen einhergeht, muss nicht siegen lassen.</translation>
        </message>
        <message>
            <source>&amp;Save the result…</source>
            <translation>Ergebnis &amp;speichern…</translation>
        </message>
        <message>
            <source>%1 %</source>
            <comment>share</comment>
            <translation>%1 %</translation>
        </message>
    </context>
    <context>
        <name>workshop::CardEditor</name>
        <message>
            <source>What the card does</source>
            <translation>Was die Karte tut</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Picture of the card %1</source>
            <translation>Bild der Karte %1</translation>
        </message>
        <message>
            <source>✔ The card may be played</source>
            <translation>✔ Die Karte darf gespielt werden</translation>
        </message>
        <message>
            <source>✖ The card cannot be played yet</source>
            <translation>✖ Die Karte kann noch nicht gespielt werden</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>Was sie tut</translation>
        </message>
        <message>
            <source>In normal wording</source>
            <translation>Im üblichen Wortlaut</translation>
        </message>
    </context>
    <context>
        <name>workshop::UniquesDialog</name>
        <message>
            <source>&amp;Next one</source>
            <translation>&amp;Nächstes</translation>
        </message>
        <message>
            <source>Uniques of this list</source>
            <translation>Unikate dieser Liste</translation>
        </message>
        <message>
            <source>Uniques whose text is needed</source>
            <translation>Unikate, deren Text gebraucht wird</translation>
        </message>
        <message>
            <source>The texts of these cards are printed on no other card. Type or paste them as they are printed; they are kept for every deck.</source>
            <translation>Die Texte dieser Karten stehen auf keiner anderen Karte. Geben Sie sie ein, wie sie gedruckt sind, oder fügen Sie sie ein; sie werden für jedes Deck aufgehoben.</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Später</translation>
        </message>
        <message>
            <source>%1 is a unique of %2: type or paste its text.</source>
            <translation>%1 ist ein Unikat von %2: Geben Sie seinen Text ein, oder fügen Sie ihn ein.</translation>
        </message>
        <message>
            <source>&amp;Begin with the text of %1</source>
            <translation>Mit dem Text von %1 &amp;beginnen</translation>
        </message>
        <message>
            <source>%1, typed in</source>
            <translation>%1, eingegeben</translation>
        </message>
        <message>
            <source>%1, needed</source>
            <translation>%1, wird gebraucht</translation>
        </message>
        <message>
            <source>&amp;Keep all of them</source>
            <translation>Alle be&amp;halten</translation>
        </message>
        <message>
            <source>&amp;Keep %1 of %2</source>
            <translation>%1 von %2 be&amp;halten</translation>
        </message>
        <message>
            <source>The cards were not kept</source>
            <translation>Die Karten wurden nicht aufgehoben</translation>
        </message>
    </context>
    <context>
        <name>workshop::WorkshopWindow</name>
        <message>
            <source>This is the card you were writing; it is in no pack yet.</source>
            <translation>Das ist die Karte, an der Sie schrieben; sie liegt noch in keinem Paket.</translation>
        </message>
        <message>
            <source>%1 - Card workshop of %2</source>
            <translation>%1 - Kartenwerkstatt von %2</translation>
        </message>
        <message>
            <source>New card</source>
            <translation>Neue Karte</translation>
        </message>
        <message>
            <source>Begin from another card</source>
            <translation>Mit einer anderen Karte beginnen</translation>
        </message>
        <message>
            <source>Type the card's name, or choose it. Yours gets a number of its own; the other stays as it is.</source>
            <translation>Geben Sie den Namen der Karte ein, oder wählen Sie ihn. Ihre bekommt eine eigene Nummer; die andere bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>The card was not kept</source>
            <translation>Die Karte wurde nicht aufgehoben</translation>
        </message>
        <message>
            <source>Give the card a name first.</source>
            <translation>Geben Sie der Karte erst einen Namen.</translation>
        </message>
        <message>
            <source>A card with a picture needs a number of letters, digits, - and _.</source>
            <translation>Eine Karte mit Bild braucht eine Nummer aus Buchstaben, Ziffern, - und _.</translation>
        </message>
        <message>
            <source>%1 is kept in %2.</source>
            <translation>%1 liegt in %2.</translation>
        </message>
        <message>
            <source>Throw this card away?</source>
            <translation>Diese Karte wegwerfen?</translation>
        </message>
        <message>
            <source>"%1" is taken out of the pack, with its picture.</source>
            <translation>„%1“ wird mit dem Bild aus dem Paket genommen.</translation>
        </message>
        <message>
            <source>Throw it away</source>
            <translation>Wegwerfen</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>The card cannot be thrown away</source>
            <translation>Die Karte kann nicht weggeworfen werden</translation>
        </message>
        <message>
            <source>This card cannot be tried</source>
            <translation>Diese Karte kann nicht ausprobiert werden</translation>
        </message>
        <message>
            <source>Keep this card?</source>
            <translation>Diese Karte behalten?</translation>
        </message>
        <message>
            <source>What you have written is in no pack yet.</source>
            <translation>Was Sie geschrieben haben, liegt noch in keinem Paket.</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Weiterschreiben</translation>
        </message>
        <message>
            <source>Taken in; it is for another game.</source>
            <translation>Übernommen; es ist für ein anderes Spiel.</translation>
        </message>
        <message>
            <source>Correct a card</source>
            <translation>Eine Karte berichtigen</translation>
        </message>
        <message>
            <source>Type the name of a card that comes with the program, or choose it. Decks then use it as you word it, until you throw your wording away; kept matches go on with the card they began with.</source>
            <translation>Geben Sie den Namen einer Karte ein, die dem Programm beiliegt, oder wählen Sie sie. Decks verwenden sie dann in Ihrer Fassung, bis Sie diese wegwerfen; aufgehobene Partien gehen mit der Karte weiter, mit der sie begonnen haben.</translation>
        </message>
        <message>
            <source>Your wording of %1; keep it to let it take the place of the card.</source>
            <translation>Ihre Fassung von %1; heben Sie sie auf, damit sie den Platz der Karte einnimmt.</translation>
        </message>
        <message>
            <source>Your wording of &quot;%1&quot; is taken out of the pack, with its picture; decks have the card of set %2 again.</source>
            <translation>Ihre Fassung von „%1“ wird aus dem Paket genommen, mit ihrem Bild; Decks haben dann wieder die Karte aus Set %2.</translation>
        </message>
    </context>
    <context>
        <name>workshop::PackPane</name>
        <message>
            <source>Pack</source>
            <translation>Paket</translation>
        </message>
        <message>
            <source>Cards of the pack</source>
            <translation>Karten des Pakets</translation>
        </message>
        <message>
            <source>&amp;Pack</source>
            <translation>&amp;Paket</translation>
        </message>
        <message numerus="yes">
            <source>%1 (%n cards)</source>
            <translation>
                <numerusform>%1 (%n Karte)</numerusform>
                <numerusform>%1 (%n Karten)</numerusform>
            </translation>
        </message>
        <message>
            <source>None yet</source>
            <translation>Noch keine</translation>
        </message>
        <message>
            <source>%1 (in place of the card of set %2)</source>
            <translation>%1 (anstelle der Karte aus Set %2)</translation>
        </message>
        <message>
            <source>%1: its text is not understood</source>
            <translation>%1: Der Text wird nicht verstanden</translation>
        </message>
        <message>
            <source>%1, not understood</source>
            <translation>%1, nicht verstanden</translation>
        </message>
    </context>
    <context>
        <name>KnownCard</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>This card is yours already</source>
            <translation>Diese Karte gehört schon Ihnen</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is in one of your packs; change it there.</source>
            <translation>„%1“ ist in einem Ihrer Pakete; ändern Sie sie dort.</translation>
        </message>
        <message>
            <source>There is no such card</source>
            <translation>Eine solche Karte gibt es nicht</translation>
        </message>
        <message>
            <source>No card of this game is called "%1".</source>
            <translation>Keine Karte dieses Spiels heißt „%1“.</translation>
        </message>
        <message>
            <source>The card was not kept</source>
            <translation>Die Karte wurde nicht aufgehoben</translation>
        </message>
        <message>
            <source>The number %1 is that of %2. Choose another one, or leave it empty: then the card is given the next one.</source>
            <translation>Die Nummer %1 hat schon %2. Wählen Sie eine andere, oder lassen Sie sie leer: Dann bekommt die Karte die nächste.</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Weiterschreiben</translation>
        </message>
        <message>
            <source>Take the place of a card?</source>
            <translation>Den Platz einer Karte einnehmen?</translation>
        </message>
        <message>
            <source>The number %1 is that of %2, which comes with the program. Decks would then use yours in its place, until you throw it away.</source>
            <translation>Die Nummer %1 ist die von %2, die dem Programm beiliegt. Decks verwendeten dann stattdessen Ihre, bis Sie sie wegwerfen.</translation>
        </message>
        <message>
            <source>Take its place</source>
            <translation>Ihren Platz einnehmen</translation>
        </message>
    </context>
    <context>
        <name>deckroom::FilterBar</name>
        <message>
            <source>%1: %2</source>
            <comment>facet: value</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Which cards</source>
            <translation>Welche Karten</translation>
        </message>
        <message>
            <source>All cards</source>
            <translation>Alle Karten</translation>
        </message>
        <message>
            <source>Only those that can be played</source>
            <translation>Nur spielbare</translation>
        </message>
        <message>
            <source>Only those whose text is not understood</source>
            <translation>Nur solche, deren Text nicht verstanden wird</translation>
        </message>
        <message>
            <source>Only my own cards</source>
            <translation>Nur eigene Karten</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Set, keyword, legality and printed numbers</source>
            <translation>Set, Schlüsselwort, Zulassung und aufgedruckte Zahlen</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>Set</translation>
        </message>
        <message>
            <source>Any set</source>
            <translation>Jedes Set</translation>
        </message>
        <message>
            <source>Keyword</source>
            <translation>Schlüsselwort</translation>
        </message>
        <message>
            <source>Any keyword</source>
            <translation>Jedes Schlüsselwort</translation>
        </message>
        <message>
            <source>Legal in</source>
            <translation>Zugelassen in</translation>
        </message>
        <message>
            <source>Legal or not</source>
            <translation>Zugelassen oder nicht</translation>
        </message>
        <message>
            <source>Printed number</source>
            <translation>Aufgedruckte Zahl</translation>
        </message>
        <message>
            <source>Any numbers</source>
            <translation>Alle Zahlen</translation>
        </message>
        <message>
            <source>How the number is compared</source>
            <translation>Wie die Zahl verglichen wird</translation>
        </message>
        <message>
            <source>at least</source>
            <translation>mindestens</translation>
        </message>
        <message>
            <source>at most</source>
            <translation>höchstens</translation>
        </message>
        <message>
            <source>exactly</source>
            <translation>genau</translation>
        </message>
        <message>
            <source>The number it is compared with</source>
            <translation>Die Zahl, mit der sie verglichen wird</translation>
        </message>
        <message>
            <source>Show the filters or fold them away (Ctrl+L)</source>
            <translation>Die Filter zeigen oder einklappen (Strg+L)</translation>
        </message>
        <message>
            <source>Filters</source>
            <translation>Filter</translation>
        </message>
        <message>
            <source>Filters (%1)</source>
            <translation>Filter (%1)</translation>
        </message>
    </context>
    <context>
        <name>deckroom::QueryHelp</name>
        <message>
            <source>Asking for cards</source>
            <translation>Nach Karten fragen</translation>
        </message>
        <message>
            <source>Words are looked for in names and texts. What stands side by side must all hold. Choose an example to try it:</source>
            <translation>Wörter werden in Namen und Texten gesucht. Was nebeneinander steht, muss alles gelten. Wählen Sie ein Beispiel, um es auszuprobieren:</translation>
        </message>
        <message>
            <source>these words together</source>
            <translation>diese Wörter zusammen</translation>
        </message>
        <message>
            <source>%1 that cost 3 or less</source>
            <comment>Characters that ...</comment>
            <translation>%1, die 3 oder weniger kosten</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>a value or another</comment>
            <translation>%1 oder %2</translation>
        </message>
        <message>
            <source>not %1, and one of these words</source>
            <translation>nicht %1, und eines dieser Wörter</translation>
        </message>
        <message>
            <source>with the keyword %1</source>
            <translation>mit dem Schlüsselwort %1</translation>
        </message>
        <message>
            <source>your own cards that may be in a deck of these rules</source>
            <translation>Ihre eigenen Karten, die in einem Deck dieser Regeln sein dürfen</translation>
        </message>
        <message>
            <source>All that may be asked, with its other names:</source>
            <translation>Alles, wonach gefragt werden kann, mit seinen anderen Namen:</translation>
        </message>
        <message>
            <source>may be in a deck of: %1</source>
            <translation>darf in einem Deck sein von: %1</translation>
        </message>
        <message>
            <source>from your own files</source>
            <translation>aus Ihren eigenen Dateien</translation>
        </message>
        <message>
            <source>its text is not understood</source>
            <translation>ihr Text wird nicht verstanden</translation>
        </message>
        <message>
            <source>Numbers are compared with = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;=, also with each other.</source>
            <translation>Zahlen werden mit = != &amp;lt; &amp;lt;= &amp;gt; &amp;gt;= verglichen, auch miteinander.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>AskingDialog</name>
        <message>
            <source>Ask me when</source>
            <translation>Mich fragen, wenn</translation>
        </message>
        <message>
            <source>What only you can answer is always asked, and where you have set a stop you are always asked. What you have let pass is not asked about again in the same turn. Besides, ask me when</source>
            <translation>Was nur Sie beantworten können, werden Sie immer gefragt, und wo Sie einen Halt gesetzt haben, auch. Was Sie haben geschehen lassen, danach werden Sie im selben Zug nicht noch einmal gefragt. Fragen Sie mich außerdem, wenn</translation>
        </message>
        <message>
            <source>I am &amp;attacked</source>
            <translation>ich &amp;angegriffen werde</translation>
        </message>
        <message>
            <source>something of mine is &amp;targeted</source>
            <translation>auf etwas von mir &amp;gezielt wird</translation>
        </message>
        <message>
            <source>somebody else plays or uses &amp;something</source>
            <translation>jemand anderes etwas &amp;spielt oder benutzt</translation>
        </message>
        <message>
            <source>an ability of somebody else goes off &amp;by itself</source>
            <translation>eine Fähigkeit von jemand anderem von &amp;selbst auslöst</translation>
        </message>
        <message>
            <source>a &amp;step comes in which I could do something</source>
            <translation>ein S&amp;chritt kommt, in dem ich etwas tun könnte</translation>
        </message>
        <message>
            <source>&amp;Remembered answers</source>
            <translation>Ge&amp;merkte Antworten</translation>
        </message>
        <message>
            <source>Remembered answers</source>
            <translation>Gemerkte Antworten</translation>
        </message>
        <message>
            <source>&amp;Ask this again</source>
            <translation>&amp;Wieder fragen</translation>
        </message>
        <message>
            <source>Ask me so</source>
            <translation>So fragen</translation>
        </message>
        <message>
            <source>Leave it as it was</source>
            <translation>Lassen, wie es war</translation>
        </message>
        <message>
            <source>%1: always yes</source>
            <translation>%1: immer ja</translation>
        </message>
        <message>
            <source>%1: always no</source>
            <translation>%1: immer nein</translation>
        </message>
        <message>
            <source>Nothing is answered for you.</source>
            <translation>Nichts wird für Sie beantwortet.</translation>
        </message>
    </context>
    <context>
        <name>MatchViewModel</name>
        <message>
            <source>Nothing can be taken back: since then something hidden has been seen.</source>
            <translation>Nichts lässt sich zurücknehmen: Seither wurde etwas Verdecktes gesehen.</translation>
        </message>
        <message>
            <source>Nothing can be taken back: since then somebody else has acted.</source>
            <translation>Nichts lässt sich zurücknehmen: Seither hat jemand anderes gehandelt.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Es gibt noch nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>Take back: %1</source>
            <translation>Zurücknehmen: %1</translation>
        </message>
        <message>
            <source>This loses the game for you. Do the same again if that is what you want.</source>
            <translation>Damit verlieren Sie das Spiel. Tun Sie dasselbe noch einmal, wenn Sie das wollen.</translation>
        </message>
        <message>
            <source>%1 did not agree, so nothing is taken back.</source>
            <translation>%1 war nicht einverstanden; es wird nichts zurückgenommen.</translation>
        </message>
        <message>
            <source>%1 (%2 is asked first)</source>
            <comment>undo: who has to agree</comment>
            <translation>%1 (vorher wird %2 gefragt)</translation>
        </message>
        <message>
            <source>%1 would like to take back what they did last, although hidden cards or chance have been seen since. Do you agree?</source>
            <translation>%1 möchte das Letzte zurücknehmen, obwohl seitdem verdeckte Karten oder der Zufall zu sehen waren. Sind Sie einverstanden?</translation>
        </message>
        <message>
            <source>%1 would like to take back what they did last (answers of theirs: %2). What you have done since (answers of yours: %3) would be undone as well. Do you agree?</source>
            <translation>%1 möchte das Letzte zurücknehmen (eigene Antworten: %2). Was Sie seitdem getan haben (Ihre Antworten: %3), würde auch zurückgenommen. Sind Sie einverstanden?</translation>
        </message>
    </context>
    <context>
        <name>Playmat</name>
        <message>
            <source>Sounds are on</source>
            <translation>Klänge sind an</translation>
        </message>
        <message>
            <source>Sounds are off</source>
            <translation>Klänge sind aus</translation>
        </message>
    </context>
    <context>
        <name>ColumnHandle</name>
        <message>
            <source>Put card, stack and log away</source>
            <translation>Karte, Stapel und Protokoll weglegen</translation>
        </message>
        <message>
            <source>Show card, stack and log</source>
            <translation>Karte, Stapel und Protokoll zeigen</translation>
        </message>
    </context>
    <context>
        <name>RulesFile</name>
        <message>
        <source>The rules in %1 cannot be read. Install the program again.</source>
        <translation>Die Regeln in %1 können nicht gelesen werden. Installieren Sie das Programm neu.</translation>
    </message>
    </context>
    <context>
        <name>reference::HintBar</name>
        <message>
        <source>&amp;Got it</source>
        <translation>&amp;Verstanden</translation>
    </message>
        <message>
        <source>&amp;Rule</source>
        <translation>&amp;Regel</translation>
    </message>
        <message>
        <source>&amp;No more</source>
        <translation>&amp;Keine mehr</translation>
    </message>
        <message>
        <source>Read the rule that this is about</source>
        <translation>Die Regel lesen, um die es geht</translation>
    </message>
        <message>
        <source>Tell no more hints; the settings and the menu Help bring them back</source>
        <translation>Keine Hinweise mehr geben; die Einstellungen und das Menü Hilfe bringen sie zurück</translation>
    </message>
    </context>
    <context>
        <name>reference::LanguageWindow</name>
        <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
        <message>
        <source>Card language: %1</source>
        <translation>Kartensprache: %1</translation>
    </message>
        <message>
        <source>Search the card language</source>
        <translation>Die Kartensprache durchsuchen</translation>
    </message>
        <message>
        <source>Examples with what they mean</source>
        <translation>Beispiele mit ihrer Bedeutung</translation>
    </message>
        <message>
        <source>Each line can stand on a card of the kind in brackets; below it is what it does. Choose one to copy it.</source>
        <translation>Jede Zeile kann auf einer Karte der Art in Klammern stehen; darunter steht, was sie tut. Wählen Sie eine, um sie zu kopieren.</translation>
    </message>
        <message>
        <source>No example has these words. Try fewer of them, or another one.</source>
        <translation>Kein Beispiel hat diese Wörter. Versuchen Sie weniger davon oder ein anderes.</translation>
    </message>
        <message>
        <source>The examples of this game&apos;s card language are not written yet. The texts of its cards in the deck room show what can be said.</source>
        <translation>Die Beispiele zur Kartensprache dieses Spiels sind noch nicht geschrieben. Die Texte seiner Karten im Deckraum zeigen, was gesagt werden kann.</translation>
    </message>
    </context>
    <context>
        <name>reference::RulesDesk</name>
        <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
        <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
        <message>
        <source>&amp;Card language</source>
        <translation>&amp;Kartensprache</translation>
    </message>
        <message>
        <source>&amp;Show the hints again</source>
        <translation>&amp;Hinweise noch einmal zeigen</translation>
    </message>
    </context>
    <context>
        <name>reference::RulesWindow</name>
        <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
        <message>
        <source>Search the rules</source>
        <translation>Die Regeln durchsuchen</translation>
    </message>
        <message>
        <source>Rules by chapter</source>
        <translation>Regeln nach Kapiteln</translation>
    </message>
        <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
        <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
        <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
        <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
        <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
        <message>
        <source>%1  %2</source>
        <comment>number and heading of a rule</comment>
        <translation>%1  %2</translation>
    </message>
        <message>
        <source>No rule has these words. Try fewer of them, or another one.</source>
        <translation>Keine Regel hat diese Wörter. Versuchen Sie weniger davon oder ein anderes.</translation>
    </message>
        <message>
        <source>See also:</source>
        <translation>Siehe auch:</translation>
    </message>
        <message>
        <source>The rules in our own words. Choose a chapter, or search.</source>
        <translation>Die Regeln in unseren eigenen Worten. Wählen Sie ein Kapitel oder suchen Sie.</translation>
    </message>
    </context>
    <context>
        <name>BuildPage</name>
        <message>
            <source>%1 of %2 cards</source>
            <translation>%1 von %2 Karten</translation>
        </message>
        <message>
            <source>The deck is made in the deck editor, with your pool as its collection.</source>
            <translation>Das Deck entsteht im Deck-Editor, mit Ihrem Vorrat als Sammlung.</translation>
        </message>
        <message>
            <source>Open the deck editor</source>
            <translation>Deck-Editor öffnen</translation>
        </message>
        <message>
            <source>Suggest a deck</source>
            <translation>Deck vorschlagen</translation>
        </message>
        <message>
            <source>Lays a sound deck of your pool there; in the editor that can be undone.</source>
            <translation>Legt ein stimmiges Deck aus Ihrem Vorrat hin; im Editor lässt sich das rückgängig machen.</translation>
        </message>
        <message>
            <source>Take all out</source>
            <translation>Alle herausnehmen</translation>
        </message>
    </context>
    <context>
        <name>DraftBar</name>
        <message numerus="yes">
            <source>%1: make a deck of %n cards.</source>
            <translation>
                <numerusform>%1: Machen Sie ein Deck aus %n Karte.</numerusform>
                <numerusform>%1: Machen Sie ein Deck aus %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Suggest a deck</source>
            <translation>Deck vorschlagen</translation>
        </message>
        <message>
            <source>Lays a sound deck of your pool there. It can be undone.</source>
            <translation>Legt ein stimmiges Deck aus Ihrem Vorrat hin. Das lässt sich rückgängig machen.</translation>
        </message>
        <message>
            <source>Take all out</source>
            <translation>Alle herausnehmen</translation>
        </message>
        <message>
            <source>Time left: %1</source>
            <translation>Noch %1</translation>
        </message>
    </context>
</TS>
