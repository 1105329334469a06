#include "app/trials/TrialWords.h"

#include <QLocale>

#include <cmath>

namespace match = triptych::match;

namespace trials {

namespace {

int hundredths(double share)
{
    return static_cast<int>(std::lround(100.0 * share));
}

QString withSign(int points)
{
    return points > 0 ? QStringLiteral("+%1").arg(points)
        : points < 0  ? QStringLiteral("\u2212%1").arg(-points)
                      : QStringLiteral("0");
}

} // namespace

QString TrialWords::share(const match::Tally& tally)
{
    if (tally.games == 0)
        return QStringLiteral("\u2013");
    const auto [low, high] = match::intervalOf(tally);
    return tr("%1 % (%2 to %3)", "share of games won, its interval")
        .arg(hundredths(tally.share()))
        .arg(hundredths(low))
        .arg(hundredths(high));
}

QString TrialWords::difference(const match::Tally& with, const match::Tally& without)
{
    if (with.games == 0 || without.games == 0)
        return QStringLiteral("\u2013");
    const auto [low, high] = match::intervalOfDifference(with, without);
    return tr("%1 (%2 to %3)", "difference in points, its interval")
        .arg(withSign(hundredths(with.share() - without.share())), withSign(hundredths(low)),
            withSign(hundredths(high)));
}

QString TrialWords::ending(const std::string& how)
{
    // Of NOTATION section 3; what a newer game says is shown as it says it.
    return how == "row"         ? tr("A row was empty")
        : how == "deck"         ? tr("A deck was empty")
        : how == "vault"        ? tr("A vault was empty")
        : how == "guild-master" ? tr("A guild master fell")
        : how == "arena"        ? tr("The arena was decided")
        : how == "adventure"    ? tr("The expeditions met")
        : how == "effect"       ? tr("A card ended it")
        : how == "conceded"     ? tr("Somebody conceded")
        : how == "time"         ? tr("Time was up")
        : how == "several"      ? tr("In several ways at once")
        : how == "endless"      ? tr("It would never have ended")
        : how == "unknown"      ? tr("In another way")
                                : QString::fromStdString(how);
}

QString TrialWords::summary(const match::TrialResult& result)
{
    const match::Tally all = result.total();
    if (all.games == 0)
        return tr("No game has been played yet.");
    match::Tally starting, second;
    std::uint64_t turns = 0, unfinished = 0;
    for (const match::Pairing& pairing : result.pairings) {
        starting.add(pairing.starting);
        second.add(pairing.second);
        turns += pairing.turns;
        unfinished += pairing.unfinished;
    }
    QStringList lines {
        tr("%1 has won %2 of %n games: %3.", nullptr, static_cast<int>(all.games))
            .arg(QString::fromStdString(result.deck))
            .arg(all.wins)
            .arg(share(all)),
        tr("Going first %1, going second %2.").arg(share(starting), share(second)),
        tr("A game took %1 turns on average.")
            .arg(QLocale().toString(
                static_cast<double>(turns) / static_cast<double>(all.games), 'f', 1)),
    };
    if (all.draws > 0)
        lines.append(tr("%n games were drawn.", nullptr, static_cast<int>(all.draws)));
    if (unfinished > 0)
        lines.append(tr("%n games did not come to an end and are not counted.", nullptr,
            static_cast<int>(unfinished)));
    return lines.join(u' ');
}

} // namespace trials
