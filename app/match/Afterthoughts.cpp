#include "app/match/Afterthoughts.h"

#include "app/match/Forecast.h"
#include "app/match/IdleWork.h"
#include "app/match/TurnShares.h"

#include <memory>
#include <utility>

namespace afterthoughts {

void forecast(
    QObject* owner, std::uint64_t serial, std::function<const triptych::Match*()> asked, Tell tell)
{
    auto told = std::make_shared<Snapshot>();
    told->serial = serial;
    doWhenIdle(owner, [asked = std::move(asked), tell = std::move(tell), told] {
        const triptych::Match* match = asked();
        if (!match)
            return false;
        if (::forecast::addOne(*told, *match))
            return true;
        if (!told->forecasts.empty())
            tell(std::move(*told));
        return false;
    });
}

void shares(QObject* owner, const TurnShares& shares, std::function<bool()> isOver, Tell tell)
{
    auto told = std::make_shared<Snapshot>();
    doWhenIdle(owner, [&shares, isOver = std::move(isOver), tell = std::move(tell), told] {
        if (!isOver())
            return false;
        if (told->shares.size() < shares.turns()) {
            told->shares.push_back(shares.share(told->shares.size()));
            return true;
        }
        if (told->shares.size() > 1)
            tell(std::move(*told));
        return false;
    });
}

} // namespace afterthoughts
