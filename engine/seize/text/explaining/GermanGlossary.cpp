#include "seize/text/explaining/German.h"

// What the words on cards mean, in German.

namespace triptych::seize::german {
namespace {

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

std::string_view meaning(Term term)
{
    switch (term) {
    case Term::Armor:
        return "Rüstung N: jedes Mal, wenn er körperlichen Schaden nimmt, nimmt er N weniger.";
    case Term::MagicArmor:
        return "Magische Rüstung N: jedes Mal, wenn er magischen Schaden nimmt, nimmt er N "
               "weniger.";
    case Term::Defense:
        return "Verteidigung N: der nächste Schaden, den er nimmt, ist um N geringer; dann ist sie "
               "verbraucht, bis sie erneuert wird. Wahrer Schaden wird nicht verringert.";
    case Term::Fortify:
        return "Festigung N: er hat mehr Leben, nämlich 1, 3, 6 oder 9 auf Stufe 1, 2, 3 oder 4. "
               "Stufen addieren sich bis höchstens 4.";
    case Term::Regen:
        return "Genesung N: er heilt N zu Beginn der Sammelphase seines Spielers.";
    case Term::Leech:
        return "Aussaugen: welchen Schaden er auch zufügt, er heilt um ebenso viel.";
    case Term::Reach:
        return "Reichweite +N: seine Fernangriffe reichen N Felder weiter.";
    case Term::Covered:
        return "Gedeckt: Schaden, den er nähme, nimmt stattdessen, wer ihn deckt.";
    case Term::Survives:
        return "Wer nicht unter N Leben fallen kann, nimmt nicht mehr Schaden, als ihm so viel "
               "lässt.";
    case Term::NotDestroyed:
        return "Wer nicht vernichtet werden kann, behält 1 Leben, wenn Schaden ihm mehr nähme, und "
               "bleibt im Spiel, was auch immer ihn vernichten würde.";
    case Term::NotSpotted:
        return "Wer nicht aufgedeckt werden kann, bleibt getarnt, was auch immer ein Gegner neben "
               "ihm ausgibt.";
    case Term::IgnoresLos:
        return "Wer die Sichtlinie missachtet, kann an Söldnern vorbei angreifen, die dazwischen "
               "stehen.";
    case Term::Fog:
        return "Nebel: wer auf dem Feld steht, ist geblendet, solange er dort steht. Er lichtet "
               "sich in der nächsten Endphase.";
    case Term::Mend:
        return "Körperliche Status sind Erschöpfung, Blutung, Blindheit und Gift; ein Status endet "
               "mit allen seinen Marken.";
    case Term::Cleanse:
        return "Magische Status sind Frost, Brand, Schweigen, Tarnung und der Nebel auf seinem "
               "Feld; ein Status endet mit allen seinen Marken.";
    case Term::Upstage:
        return "Verdrängen heißt: um 1 Feld zur eigenen Seite zurückstoßen, wenn das Feld dahinter "
               "frei ist.";
    case Term::Exit:
        return "Das Schlachtfeld verlassen heißt: mit allen getragenen Schätzen in die Ablage "
               "gehen; es kostet keine Beute.";
    case Term::Within:
        return "Innerhalb von Distanz N heißt: höchstens N + 1 Felder entfernt, in welcher "
               "Richtung auch immer; auch die Felder daneben zählen.";
    case Term::Distance:
        return "Distanz N eines Angriffs: 2 bis N + 1 Felder entfernt, gerade oder schräg, mit "
               "niemandem dazwischen; nicht das Feld daneben.";
    case Term::Adjacent:
        return "Alle angrenzenden Gegner: im Nahkampf oder von hier aus sind es die um den "
               "Angreifer; mit einer Distanz der anvisierte Gegner und jeder Gegner neben ihm.";
    case Term::Line:
        return "Linie: jeder Söldner in einer Richtung, so weit der Angriff reicht.";
    case Term::Tile:
        return "Feld: gezielt wird auf ein Feld, frei oder nicht, und getroffen wird, wer darauf "
               "steht.";
    }
    return {};
}

} // namespace

std::string_view meaning(const Entry& entry)
{
    return std::visit([](auto word) { return meaning(word); }, entry);
}

} // namespace triptych::seize::german
