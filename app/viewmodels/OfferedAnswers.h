#pragma once

#include "app/viewmodels/ShownMatch.h"

#include <QStringList>
#include <QVariantList>

/// The answers that the table offers: which one a tap, a drag or a key of the keyboard stands for, what would come of
/// it, and why there is none. Rows are as MatchViewModel has them.
class OfferedAnswers
{
public:
    explicit OfferedAnswers(const ShownMatch& shown)
        : m_shown(shown)
    {
    }

    // What is offered; nothing while somebody else is asked
    QStringList lines() const;
    QVariantList on(const QString& key) const;
    QVariantList between(const QString& key, const QString& target) const;
    QStringList targetsOf(const QString& key) const;

    // Which line is meant; "" where there is none, or several
    QString only(const QString& key) const;
    QString tapped(const QString& key) const; ///< ... without being asked about first.
    QString dropped(const QString& key, const QString& target) const;
    QString passing() const; ///< The pass, or the primary button.
    /// All that a drop stands for, to be answered one after the other.
    QStringList inDropping(const QString& key, const QString& target) const;

    // What comes of it
    QVariantMap forecast(const QString& line) const;
    QString warning(const QString& line) const; ///< "" none.
    bool loses(const QString& line) const;
    QVariantList reach(const QString& key) const;
    QVariantList danger() const;

    // Why not; "" where there is nothing to say
    QString whyNot(const QString& key) const;
    QString whyNotDropped(const QString& key, const QString& target) const;
    QString refusal(const QString& key) const; ///< The engine's own reason.

private:
    const ShownMatch& m_shown;
};
