#include "app/match/PlannedSeats.h"

namespace {

QString kindOf(const QString& agent)
{
    if (agent == u"person")
        return PlannedSeats::tr("Person");
    if (agent == u"random")
        return PlannedSeats::tr("Computer, at random");
    if (agent == u"ai:easy")
        return PlannedSeats::tr("Computer, easy");
    if (agent == u"ai:hard")
        return PlannedSeats::tr("Computer, hard");
    return PlannedSeats::tr("Computer");
}

} // namespace

QString PlannedSeats::key(qsizetype seat)
{
    return QStringLiteral("p%1").arg(seat + 1);
}

TableInfo PlannedSeats::table(
    const MatchPlan& planned, const std::optional<triptych::match::Series>& series)
{
    TableInfo info;
    info.bestOf = planned.bestOf;
    for (qsizetype seat = 0; seat < planned.seats.size(); ++seat) {
        const MatchPlan::Seat& plan = planned.seats.at(seat);
        info.seats.append({ key(seat), plan.name, plan.agent == u"person", kindOf(plan.agent),
            series ? series->wins()[static_cast<std::size_t>(seat)] : 0 });
    }
    return info;
}

std::vector<std::unique_ptr<triptych::ai::Agent>> PlannedSeats::agents(
    const MatchPlan& plan, quint64 seed)
{
    std::vector<std::unique_ptr<triptych::ai::Agent>> agents;
    for (const MatchPlan::Seat& seat : plan.seats)
        agents.push_back(seat.agent == u"person"
                ? nullptr
                : triptych::ai::makeAgent(seat.agent.toStdString(), seed + agents.size()));
    return agents;
}
