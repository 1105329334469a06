#pragma once

#include <QString>

/// What is killed: the whole client with somebody who answers at random, or something that saves
/// without end. Says in single words on its standard output how far it is.
namespace killchild {

struct Play
{
    QString game; ///< A new match of it; "" goes on with the start page's own button.
    quint64 seed = 1;
    int restAt = -1; ///< After so many answers it rests, shows its table and waits; -1: never.
    QString folder;  ///< Where its picture and its words of the table go.
};
int play(const Play& wanted);

/// Saves a deck, a card pack and settings, over and over, each time another whole one.
int save(quint64 seed);

/// The deck, pack and settings that save() left: "" they are whole, else what is wrong with them.
QString whatIsBroken();

} // namespace killchild
