#include "seize/text/German.h"

// What the words on cards mean, in German.

namespace triptych::seize::german {

std::string_view meaning(Status status)
{
    switch (status) {
    case Status::Exhaust:
        return "Erschöpfung: solange er eine Marke hat, kann er sich nicht bewegen, nicht "
               "angreifen, nicht plündern und keine aktiven Fähigkeiten nutzen. Zu Beginn des "
               "Zuges seines Spielers geht eine Marke.";
    case Status::Bleed:
        return "Blutung: am Ende des Zuges jedes Spielers nimmt er so viel körperlichen Schaden, "
               "wie er Marken hat. Über 5 zählen nur volle 5 Marken.";
    case Status::Poison:
        return "Gift: immer wenn er Schaden nimmt, nimmt er für jede Marke 1 mehr. Über 3 zählen "
               "nur volle 3 Marken.";
    case Status::Frost:
        return "Frost: eine Marke nimmt 1 von seiner Bewegung, zwei nehmen 2, und mit drei kann er "
               "sich weder bewegen noch angreifen. Die Marken schmelzen nach der ersten "
               "Bewegungsphase seines Spielers.";
    case Status::Burn:
        return "Brand: in der nächsten Angriffsphase seines Spielers macht eine Marke ihm 1 wahren "
               "Schaden, zwei machen 2; drei machen 4 reinen Schaden, und er verliert jeden "
               "Schatz, den er trägt. Dann erlöschen die Marken.";
    case Status::Blind:
        return "Blindheit: wenn er angreift oder plündert, wirft sein Spieler eine Münze, und bei "
               "verlorenem Wurf geschieht nichts. In der nächsten Endphase seines Spielers sieht "
               "er wieder.";
    case Status::Silence:
        return "Schweigen: bis zur nächsten Endphase irgendeines Spielers zählt er beim Spielen "
               "von Fähigkeitskarten nicht als Söldner seiner Klasse.";
    case Status::Stealth:
        return "Tarnung: niemand kann ihn als Ziel wählen, und der nächste Schaden, den er zufügt, "
               "ist wahrer Schaden. Sie endet, wenn er angreift oder eine Fähigkeit nutzt oder "
               "wenn ein Gegner neben ihm 1 Bewegung ausgibt, um ihn aufzudecken.";
    }
    return {};
}

std::string_view meaning(DamageType type)
{
    switch (type) {
    case DamageType::Physical:
        return "Körperlicher Schaden wird durch Rüstung und Verteidigung verringert.";
    case DamageType::Magic:
        return "Magischer Schaden wird durch Magische Rüstung und Verteidigung verringert.";
    case DamageType::True:
        return "Wahrer Schaden wird durch nichts verringert.";
    case DamageType::Pure:
        return "Reiner Schaden wird nur durch Verteidigung verringert.";
    case DamageType::Lethal:
        return "Tödlicher Schaden vernichtet sofort, wer höchstens die Hälfte seines Lebens übrig "
               "hat. Alle anderen nehmen nur die Zahl, wenn es eine gibt, verringert durch "
               "Verteidigung.";
    }
    return {};
}

std::string_view meaning(Modifier::Kind kind)
{
    switch (kind) {
    case Modifier::Kind::Armor:
        return "Rüstung N: jedes Mal, wenn er körperlichen Schaden nimmt, nimmt er N weniger.";
    case Modifier::Kind::MagicArmor:
        return "Magische Rüstung N: jedes Mal, wenn er magischen Schaden nimmt, nimmt er N "
               "weniger.";
    case Modifier::Kind::Defense:
        return "Verteidigung N: der nächste Schaden, den er nimmt, ist um N geringer; dann ist sie "
               "verbraucht, bis sie erneuert wird. Wahrer Schaden wird nicht verringert.";
    case Modifier::Kind::Fortify:
        return "Festigung N: er hat mehr Leben, nämlich 1, 3, 6 oder 9 auf Stufe 1, 2, 3 oder 4. "
               "Stufen addieren sich bis höchstens 4.";
    case Modifier::Kind::Regen:
        return "Genesung N: er heilt N zu Beginn der Sammelphase seines Spielers.";
    case Modifier::Kind::Leech:
        return "Aussaugen: welchen Schaden er auch zufügt, er heilt um ebenso viel.";
    case Modifier::Kind::Reach:
        return "Reichweite +N: seine Fernangriffe reichen N Felder weiter.";
    case Modifier::Kind::Covered:
        return "Gedeckt: Schaden, den er nähme, nimmt stattdessen, wer ihn deckt.";
    case Modifier::Kind::Survives:
        return "Wer nicht unter N Leben fallen kann, nimmt nicht mehr Schaden, als ihm so viel "
               "lässt.";
    case Modifier::Kind::NotSpotted:
        return "Wer nicht aufgedeckt werden kann, bleibt getarnt, was auch immer ein Gegner neben "
               "ihm ausgibt.";
    case Modifier::Kind::IgnoresLos:
        return "Wer die Sichtlinie missachtet, kann an Söldnern vorbei angreifen, die dazwischen "
               "stehen.";
    case Modifier::Kind::Melee:
    case Modifier::Kind::Ranged:
    case Modifier::Kind::Move:
    case Modifier::Kind::Bounty:
    case Modifier::Kind::Health:
    case Modifier::Kind::Damage:
    case Modifier::Kind::AttacksAllWays:
    case Modifier::Kind::MovesAllWays:
    case Modifier::Kind::DealsType:
    case Modifier::Kind::Immune:
    case Modifier::Kind::NotUpstaged:
    case Modifier::Kind::NotPushed:
    case Modifier::Kind::NotTargeted:
    case Modifier::Kind::NotHealed:
    case Modifier::Kind::NoAttack:
    case Modifier::Kind::NoMove:
    case Modifier::Kind::NoPlunder:
    case Modifier::Kind::NoExit:
    case Modifier::Kind::NoActives:
    case Modifier::Kind::NotAttacked:
    case Modifier::Kind::Takes:
    case Modifier::Kind::TakesNone:
    case Modifier::Kind::TakesDouble:
    case Modifier::Kind::Deals:
    case Modifier::Kind::DealsDouble:
    case Modifier::Kind::PassesArmor:
    case Modifier::Kind::PassesMagicArmor:
    case Modifier::Kind::PassesDefense:
    case Modifier::Kind::SeesStealth:
    case Modifier::Kind::ExtraAttacks:
    case Modifier::Kind::MustAttack:
    case Modifier::Kind::PlundersDouble:
    case Modifier::Kind::MovesDiagonally:
    case Modifier::Kind::AttacksDiagonally:
    case Modifier::Kind::MoveOrAttack:
    case Modifier::Kind::KeepsTreasures:
    case Modifier::Kind::MovesThrough:
    case Modifier::Kind::KeepsStealth:
    case Modifier::Kind::Becomes:
    case Modifier::Kind::Doubled:
    case Modifier::Kind::NotReadied:
    case Modifier::Kind::Sweeps:
    case Modifier::Kind::SeesInFog:
    case Modifier::Kind::Inflicts:
    case Modifier::Kind::NoEntry:
    case Modifier::Kind::PaysForSteps:
    case Modifier::Kind::NoLoss:
    case Modifier::Kind::KeepsMove:
    case Modifier::Kind::PlundersMore:
    case Modifier::Kind::EquipsMore:
    case Modifier::Kind::Suffers:
    case Modifier::Kind::TakesHalf:
    case Modifier::Kind::DealsHalf:
    case Modifier::Kind::TakesAtMost:
    case Modifier::Kind::KeepsDefense:
    case Modifier::Kind::HealedMore:
    case Modifier::Kind::GainsFewer:
    case Modifier::Kind::KeepsFrost:
    case Modifier::Kind::FreePlunder:
    case Modifier::Kind::ShootsBeside:
    case Modifier::Kind::Pierces:
    case Modifier::Kind::MovesAfter:
    case Modifier::Kind::FreeAttack:
    case Modifier::Kind::Blank:
    case Modifier::Kind::ActiveCost:
    case Modifier::Kind::CheaperLoss:
    case Modifier::Kind::ExitsAnywhere:
    case Modifier::Kind::NoMoreMove:
    case Modifier::Kind::EveryClass:
    case Modifier::Kind::OfClass:
        break;
    case Modifier::Kind::NotDestroyed:
        return "Wer nicht vernichtet werden kann, behält 1 Leben, wenn Schaden ihm mehr nähme, "
               "und bleibt im Spiel, was auch immer ihn vernichten würde.";
    }
    return {};
}

std::string_view meaning(Reach::Area area)
{
    switch (area) {
    case Reach::Area::One:
        return {};
    case Reach::Area::Adjacent:
        return "Alle angrenzenden Gegner: im Nahkampf oder von hier aus sind es die um den "
               "Angreifer; mit einer Distanz der anvisierte Gegner und jeder Gegner neben ihm.";
    case Reach::Area::Line:
        return "Linie: jeder Söldner in einer Richtung, so weit der Angriff reicht.";
    case Reach::Area::Tile:
        return "Feld: gezielt wird auf ein Feld, frei oder nicht, und getroffen wird, wer darauf "
               "steht.";
    }
    return {};
}

std::string_view meaningOfFog()
{
    return "Nebel: wer auf dem Feld steht, ist geblendet, solange er dort steht. Er lichtet sich "
           "in der nächsten Endphase.";
}
std::string_view meaningOfMend()
{
    return "Körperliche Status sind Erschöpfung, Blutung, Blindheit und Gift; ein Status endet mit "
           "allen seinen Marken.";
}
std::string_view meaningOfCleanse()
{
    return "Magische Status sind Frost, Brand, Schweigen, Tarnung und der Nebel auf seinem Feld; "
           "ein Status endet mit allen seinen Marken.";
}
std::string_view meaningOfUpstage()
{
    return "Verdrängen heißt: um 1 Feld zur eigenen Seite zurückstoßen, wenn das Feld dahinter "
           "frei ist.";
}
std::string_view meaningOfExit()
{
    return "Das Schlachtfeld verlassen heißt: mit allen getragenen Schätzen in die Ablage gehen; "
           "es kostet keine Beute.";
}
std::string_view meaningOfWithin()
{
    return "Innerhalb von Distanz N heißt: höchstens N + 1 Felder entfernt, in welcher Richtung "
           "auch immer; auch die Felder daneben zählen.";
}
std::string_view meaningOfDistance()
{
    return "Distanz N eines Angriffs: 2 bis N + 1 Felder entfernt, gerade oder schräg, mit "
           "niemandem dazwischen; nicht das Feld daneben.";
}

} // namespace triptych::seize::german
