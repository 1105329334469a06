#pragma once

#include "core/Game.h"

#include <QDialog>
#include <QList>

class Presenter;
class QCheckBox;

/// What a table may agree to play otherwise than the rules have it: one tick for each option of the
/// ruleset.
class HouseRulesDialog : public QDialog
{
    Q_OBJECT

public:
    HouseRulesDialog(const Presenter& presenter, const triptych::Ruleset& ruleset,
        const triptych::RuleChoices& choices, QWidget* parent = nullptr);

    /// Only what differs from what is usual.
    triptych::RuleChoices choices() const;

private:
    void setUsual();

    const triptych::Ruleset& m_ruleset;
    QList<QCheckBox*> m_boxes; ///< One for each option, in their order.
};
