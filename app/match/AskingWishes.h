#pragma once

#include <QList>
#include <QSet>
#include <QString>

#include <set>
#include <string>

/// What a person wants to be asked about, kept for all matches to come.
namespace asking {

struct Wishes
{
    bool attacked = true;
    bool targeted = true;
    bool acts = true;
    bool triggers = false;
    bool eachStep = false;
    bool operator==(const Wishes&) const = default;
};
Wishes wishes();
void setWishes(const Wishes&);

/// A yes or no that is given for one card whenever it asks again.
struct Remembered
{
    QString name; ///< As match/Asking has it: the question and the card.
    QString what; ///< For people: the card's name.
    bool yes = false;
    bool operator==(const Remembered&) const = default;
};
QList<Remembered> remembered(const QString& game);
void remember(const QString& game, const Remembered&);
void forget(const QString& game, const QString& name);

/// The steps in which somebody wants to be asked, in "own" turns or in turns of "other" players.
QSet<QString> stops(const QString& game, const char* turns, const std::set<std::string>& usual);
void keepStops(const QString& game, const char* turns, const QSet<QString>& pips);

} // namespace asking
