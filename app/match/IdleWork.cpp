#include "app/match/IdleWork.h"

#include <QTimer>

#include <exception>
#include <utility>

void doWhenIdle(QObject* owner, std::function<bool()> piece)
{
    QTimer::singleShot(0, owner, [owner, piece = std::move(piece)]() mutable {
        try {
            if (piece())
                doWhenIdle(owner, std::move(piece));
        } catch (const std::exception&) {
            return; // What only adds to what is told already may be missing.
        }
    });
}
