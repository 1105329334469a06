#pragma once

#include <QCoreApplication>
#include <QString>

class QWidget;
namespace deckroom {
class DeckRoom;
}

// A pack that comes from elsewhere: what is in it is shown before anything of it is kept.
namespace workshop {

struct TakenIn
{
    Q_DECLARE_TR_FUNCTIONS(TakenIn)

public:
    bool done = false;
    QString game;
    QString path; ///< Of the pack in the person's folder.
};
TakenIn takeIn(QWidget* parent, deckroom::DeckRoom&, const QString& path);

} // namespace workshop
