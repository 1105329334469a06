#pragma once

#include "app/workshop/windows/TakingIn.h"

#include <QCoreApplication>

#include <functional>

class QWidget;
namespace deckroom {
class DeckRoom;
}

namespace workshop {

/// What is done with whole packs of a game: each asks for what it has to know, and tells what went wrong.
class PackCommands
{
    Q_DECLARE_TR_FUNCTIONS(PackCommands)

public:
    PackCommands(QWidget* window, deckroom::DeckRoom& room, const QString& game);

    // The file of the pack that there is now; "" nothing came of it
    QString make() const;
    QString copy(const QString& pack, const std::function<bool()>& mayLeave) const;

    // Whether it was tried, and whether it was done
    bool rename(const QString& pack) const;
    bool throwAway(const QString& pack) const;

    /// What to say where all of it was written; "" otherwise.
    QString share(const QString& pack) const;
    TakenIn takeIn() const;

private:
    QString askName(const QString& title, const QString& before) const;
    void tell(const QString& title, const QString& problem) const;

    QWidget* m_window;
    deckroom::DeckRoom& m_room;
    QString m_game;
};

} // namespace workshop
