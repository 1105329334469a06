<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
    <context>
        <name>Application</name>
        <message numerus="yes">
            <source>These rules have at most %n seats.</source>
            <translation>
                <numerusform>These rules have at most %n seat.</numerusform>
                <numerusform>These rules have at most %n seats.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CardForm</name>
        <message numerus="yes">
            <source>A pack may have %n cards; begin another one.</source>
            <translation>
                <numerusform>A pack may have %n card; begin another one.</numerusform>
                <numerusform>A pack may have %n cards; begin another one.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ContinueDialog</name>
        <message numerus="yes">
            <source>%n answers</source>
            <translation>
                <numerusform>%n answer</numerusform>
                <numerusform>%n answers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1, %n answers</source>
            <translation>
                <numerusform>%1, %n answer</numerusform>
                <numerusform>%1, %n answers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DraftPages</name>
        <message numerus="yes">
            <source>You have %n of these.</source>
            <translation>
                <numerusform>You have %n of these.</numerusform>
                <numerusform>You have %n of these.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Take one of %n cards.</source>
            <translation>
                <numerusform>Take the one card.</numerusform>
                <numerusform>Take one of %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Make a deck of %n cards.</source>
            <translation>
                <numerusform>Make a deck of %n card.</numerusform>
                <numerusform>Make a deck of %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At a tournament you have %n minutes for it.</source>
            <translation>
                <numerusform>At a tournament you have %n minute for it.</numerusform>
                <numerusform>At a tournament you have %n minutes for it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>KryptikAnswers</name>
        <message numerus="yes">
            <source>Draw %n new cards</source>
            <translation>
                <numerusform>Draw %n new card</numerusform>
                <numerusform>Draw %n new cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>KryptikCards</name>
        <message numerus="yes">
            <source>%n damage this turn; %1 more would destroy it.</source>
            <translation>
                <numerusform>%n damage this turn; %1 more would destroy it.</numerusform>
                <numerusform>%n damage this turn; %1 more would destroy it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cards lie attached under it.</source>
            <translation>
                <numerusform>%n card lies attached under it.</numerusform>
                <numerusform>%n cards lie attached under it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n damage</source>
            <translation>
                <numerusform>%n damage</numerusform>
                <numerusform>%n damage</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>KryptikLog</name>
        <message numerus="yes">
            <source>%1 put %n cards back to draw as many.</source>
            <translation>
                <numerusform>%1 put %n card back to draw another.</numerusform>
                <numerusform>%1 put %n cards back to draw as many.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>KryptikPresenter</name>
        <message numerus="yes">
            <source>You have %n disengaged soul card(s).</source>
            <translation>
                <numerusform>You have %n disengaged soul card.</numerusform>
                <numerusform>You have %n disengaged soul cards.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OwnPicture</name>
        <message numerus="yes">
            <source>The picture is larger than %n megabytes; save it smaller.</source>
            <translation>
                <numerusform>The picture is larger than %n megabyte; save it smaller.</numerusform>
                <numerusform>The picture is larger than %n megabytes; save it smaller.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message numerus="yes">
            <source>%1 (and %n more)</source>
            <translation>
                <numerusform>%1 (and %n more)</numerusform>
                <numerusform>%1 (and %n more)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeizeCards</name>
        <message numerus="yes">
            <source>%n treasures equipped</source>
            <translation>
                <numerusform>%n treasure equipped</numerusform>
                <numerusform>%n treasures equipped</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps left this turn.</source>
            <translation>
                <numerusform>%n step left this turn.</numerusform>
                <numerusform>%n steps left this turn.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeizeLog</name>
        <message numerus="yes">
            <source>%1 healed %n health.</source>
            <translation>
                <numerusform>%1 healed %n health.</numerusform>
                <numerusform>%1 healed %n health.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 acquired %n cards.</source>
            <translation>
                <numerusform>%1 acquired %n card.</numerusform>
                <numerusform>%1 acquired %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 lost %n loot.</source>
            <translation>
                <numerusform>%1 lost %n loot.</numerusform>
                <numerusform>%1 lost %n loot.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gained %n loot.</source>
            <translation>
                <numerusform>%1 gained %n loot.</numerusform>
                <numerusform>%1 gained %n loot.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AlteredAnswers</name>
        <message numerus="yes">
            <source>You may put up to %n cards of your hand into your mana.</source>
            <translation>
                <numerusform>You may put up to %n card of your hand into your mana.</numerusform>
                <numerusform>You may put up to %n cards of your hand into your mana.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. Neither expedition would move.</source>
            <translation>
                <numerusform>%n mana. Neither expedition would move.</numerusform>
                <numerusform>%n mana. Neither expedition would move.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. Your hero expedition would move.</source>
            <translation>
                <numerusform>%n mana. Your hero expedition would move.</numerusform>
                <numerusform>%n mana. Your hero expedition would move.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. Your companion expedition would move.</source>
            <translation>
                <numerusform>%n mana. Your companion expedition would move.</numerusform>
                <numerusform>%n mana. Your companion expedition would move.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. Both expeditions would move.</source>
            <translation>
                <numerusform>%n mana. Both expeditions would move.</numerusform>
                <numerusform>%n mana. Both expeditions would move.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. In the Arena you would win now, %1 terrains to %2.</source>
            <translation>
                <numerusform>%n mana. In the Arena you would win now, %1 terrains to %2.</numerusform>
                <numerusform>%n mana. In the Arena you would win now, %1 terrains to %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. In the Arena you would lose now, %1 terrains to %2.</source>
            <translation>
                <numerusform>%n mana. In the Arena you would lose now, %1 terrains to %2.</numerusform>
                <numerusform>%n mana. In the Arena you would lose now, %1 terrains to %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mana. In the Arena it is a tie now: another day would follow.</source>
            <translation>
                <numerusform>%n mana. In the Arena it is a tie now: another day would follow.</numerusform>
                <numerusform>%n mana. In the Arena it is a tie now: another day would follow.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AlteredCards</name>
        <message numerus="yes">
            <source>%n boosts</source>
            <translation>
                <numerusform>%n boost</numerusform>
                <numerusform>%n boosts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n %1 counters</source>
            <translation>
                <numerusform>%n %1 counter</numerusform>
                <numerusform>%n %1 counters</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AlteredLog</name>
        <message numerus="yes">
            <source>%1 gained %n boosts.</source>
            <translation>
                <numerusform>%1 gained %n boost.</numerusform>
                <numerusform>%1 gained %n boosts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gained %n %2 counters.</source>
            <translation>
                <numerusform>%1 gained %n %2 counter.</numerusform>
                <numerusform>%1 gained %n %2 counters.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 lost %n boosts.</source>
            <translation>
                <numerusform>%1 lost %n boost.</numerusform>
                <numerusform>%1 lost %n boosts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 lost %n %2 counters.</source>
            <translation>
                <numerusform>%1 lost %n %2 counter.</numerusform>
                <numerusform>%1 lost %n %2 counters.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AlteredPresenter</name>
        <message numerus="yes">
            <source>%n cards in hand</source>
            <translation>
                <numerusform>%n card in hand</numerusform>
                <numerusform>%n cards in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The journey took %n days.</source>
            <translation>
                <numerusform>The journey took %n day.</numerusform>
                <numerusform>The journey took %n days.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AnswerWords</name>
        <message numerus="yes">
            <source>%n chosen.</source>
            <translation>
                <numerusform>%n chosen.</numerusform>
                <numerusform>%n chosen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LogWriter</name>
        <message numerus="yes">
            <source>%1 drew %n cards.</source>
            <translation>
                <numerusform>%1 drew %n card.</numerusform>
                <numerusform>%1 drew %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 was dealt %n damage.</source>
            <translation>
                <numerusform>%1 was dealt %n damage.</numerusform>
                <numerusform>%1 was dealt %n damage.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 dealt %n damage to %2.</source>
            <translation>
                <numerusform>%1 dealt %n damage to %2.</numerusform>
                <numerusform>%1 dealt %n damage to %2.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SharedPack</name>
        <message numerus="yes">
            <source>A pack may have %n cards; this one has more.</source>
            <translation>
                <numerusform>A pack may have %n card; this one has more.</numerusform>
                <numerusform>A pack may have %n cards; this one has more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A pack may have %n pictures; the others are left out.</source>
            <translation>
                <numerusform>A pack may have %n picture; the others are left out.</numerusform>
                <numerusform>A pack may have %n pictures; the others are left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 is larger than %n megabytes, too large for a pack.</source>
            <translation>
                <numerusform>%1 is larger than %n megabyte, too large for a pack.</numerusform>
                <numerusform>%1 is larger than %n megabytes, too large for a pack.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TableParts</name>
        <message numerus="yes">
            <source>Your %1, %n cards</source>
            <translation>
                <numerusform>Your %1, %n card</numerusform>
                <numerusform>Your %1, %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of %2, %n cards</source>
            <translation>
                <numerusform>%1 of %2, %n card</numerusform>
                <numerusform>%1 of %2, %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It took %n turns.</source>
            <translation>
                <numerusform>It took %n turn.</numerusform>
                <numerusform>It took %n turns.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeizeAnswers</name>
        <message numerus="yes">
            <source>Acquire %n cards</source>
            <translation>
                <numerusform>Acquire %n card</numerusform>
                <numerusform>Acquire %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may acquire %n more cards for 1 loot each.</source>
            <translation>
                <numerusform>You may acquire %n more card for 1 loot each.</numerusform>
                <numerusform>You may acquire %n more cards for 1 loot each.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of 4 stand.</source>
            <translation>
                <numerusform>%n of 4 stand.</numerusform>
                <numerusform>%n of 4 stand.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeizeRefusals</name>
        <message numerus="yes">
            <source>%1 costs %2, and %n treasures of yours are ready.</source>
            <translation>
                <numerusform>%1 costs %2, and %n treasure of yours is ready.</numerusform>
                <numerusform>%1 costs %2, and %n treasures of yours are ready.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 does not get to %2 with %n steps: look at the dots on its rim.</source>
            <translation>
                <numerusform>%1 does not get to %2 with %n step: look at the dots on its rim.</numerusform>
                <numerusform>%1 does not get to %2 with %n steps: look at the dots on its rim.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewDraftDialog</name>
        <message numerus="yes">
            <source>%n persons take turns at this computer, behind a curtain.</source>
            <translation>
                <numerusform>%n person sits at this computer.</numerusform>
                <numerusform>%n persons take turns at this computer, behind a curtain.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Everybody opens %n packs and builds a deck of %1 cards.</source>
            <translation>
                <numerusform>Everybody opens %n pack and builds a deck of %1 cards.</numerusform>
                <numerusform>Everybody opens %n packs and builds a deck of %1 cards.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message numerus="yes">
            <source>Round &amp;timer (%n minutes)</source>
            <translation>
                <numerusform>Round &amp;timer (%n minute)</numerusform>
                <numerusform>Round &amp;timer (%n minutes)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n house rule(s)</source>
            <translation>
                <numerusform>%n house rule</numerusform>
                <numerusform>%n house rules</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Content</name>
        <message numerus="yes">
            <source>%1: %n of its cards cannot be played; "Own cards and decks" in the menu says which and why.</source>
            <translation>
                <numerusform>%1: %n of its cards cannot be played; "Own cards and decks" in the menu says which and why.</numerusform>
                <numerusform>%1: %n of its cards cannot be played; "Own cards and decks" in the menu says which and why.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportDeckDialog</name>
        <message numerus="yes">
            <source>The deck has %n cards. It may not be played yet, and can be kept until it is complete.</source>
            <translation>
                <numerusform>The deck has %n card. It may not be played yet, and can be kept until it is complete.</numerusform>
                <numerusform>The deck has %n cards. It may not be played yet, and can be kept until it is complete.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deck has %n cards and may be played by these rules: %1.</source>
            <translation>
                <numerusform>The deck has %n card and may be played by these rules: %1.</numerusform>
                <numerusform>The deck has %n cards and may be played by these rules: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>&amp;Type in the texts of %n uniques…</source>
            <translation>
                <numerusform>&amp;Type in the text of %n unique…</numerusform>
                <numerusform>&amp;Type in the texts of %n uniques…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message numerus="yes">
            <source>And %n more.</source>
            <translation>
                <numerusform>And %n more.</numerusform>
                <numerusform>And %n more.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DeckSheet</name>
        <message numerus="yes">
            <source>%1: %2. %n cards.</source>
            <translation>
                <numerusform>%1: %2. %n card.</numerusform>
                <numerusform>%1: %2. %n cards.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TakenIn</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them cannot be played: their text is not understood.</source>
            <translation>
                <numerusform>%n of them cannot be played: its text is not understood.</numerusform>
                <numerusform>%n of them cannot be played: their text is not understood.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pictures come with them.</source>
            <translation>
                <numerusform>%n picture comes with them.</numerusform>
                <numerusform>%n pictures come with them.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TrialWords</name>
        <message numerus="yes">
            <source>%1 has won %2 of %n games: %3.</source>
            <translation>
                <numerusform>%1 has won %2 of %n game: %3.</numerusform>
                <numerusform>%1 has won %2 of %n games: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games were drawn.</source>
            <translation>
                <numerusform>%n game was drawn.</numerusform>
                <numerusform>%n games were drawn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games did not come to an end and are not counted.</source>
            <translation>
                <numerusform>%n game did not come to an end and is not counted.</numerusform>
                <numerusform>%n games did not come to an end and are not counted.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::CollectionModel</name>
        <message numerus="yes">
            <source>%1; %n in the deck</source>
            <translation>
                <numerusform>%1; %n in the deck</numerusform>
                <numerusform>%1; %n in the deck</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::CollectionPane</name>
        <message numerus="yes">
            <source>%1 of %n cards</source>
            <translation>
                <numerusform>%1 of %n card</numerusform>
                <numerusform>%1 of %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckDesk</name>
        <message numerus="yes">
            <source>Show what fits: %n more</source>
            <translation>
                <numerusform>Show what fits: %n more</numerusform>
                <numerusform>Show what fits: %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n to take out</source>
            <translation>
                <numerusform>Choose %n to take out</numerusform>
                <numerusform>Choose %n to take out</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Printings</name>
        <message numerus="yes">
            <source>and %n more of this name</source>
            <translation>
                <numerusform>and %n more of this name</numerusform>
                <numerusform>and %n more of this name</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckDocument</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckPartModel</name>
        <message numerus="yes">
            <source>%n × %1</source>
            <translation>
                <numerusform>%n × %1</numerusform>
                <numerusform>%n × %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::DeckVersions</name>
        <message numerus="yes">
            <source>%n cards differ.</source>
            <translation>
                <numerusform>%n card differs.</numerusform>
                <numerusform>%n cards differ.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::DrawsPane</name>
        <message numerus="yes">
            <source>the %n chosen cards</source>
            <translation>
                <numerusform>the %n chosen card</numerusform>
                <numerusform>the %n chosen cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::FaultsPane</name>
        <message numerus="yes">
            <source>✔ %n cards. This deck may be played: %1.</source>
            <translation>
                <numerusform>✔ %n card. This deck may be played: %1.</numerusform>
                <numerusform>✔ %n cards. This deck may be played: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>✖ %1 cards. This deck may not be played yet (%2): %n reason(s).</source>
            <translation>
                <numerusform>✖ %1 cards. This deck may not be played yet (%2): %n reason.</numerusform>
                <numerusform>✖ %1 cards. This deck may not be played yet (%2): %n reasons.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::FiguresPane</name>
        <message numerus="yes">
            <source>%n cards</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n that no pack holds</source>
            <translation>
                <numerusform>%n that no pack holds</numerusform>
                <numerusform>%n that no pack holds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deckroom::ShelfDelegate</name>
        <message numerus="yes">
            <source>%1, %n cards</source>
            <translation>
                <numerusform>%1, %n card</numerusform>
                <numerusform>%1, %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>trials::TrialSetting</name>
        <message numerus="yes">
            <source>&amp;Play %n games</source>
            <translation>
                <numerusform>&amp;Play %n game</numerusform>
                <numerusform>&amp;Play %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>workshop::PackPane</name>
        <message numerus="yes">
            <source>%1 (%n cards)</source>
            <translation>
                <numerusform>%1 (%n card)</numerusform>
                <numerusform>%1 (%n cards)</numerusform>
            </translation>
        </message>
    </context>
</TS>
