#include "app/viewmodels/DecisionModel.h"

DecisionModel::DecisionModel(QObject* parent)
    : QObject(parent)
    , m_buttons(new ChoiceModel(this))
    , m_list(new ChoiceModel(this))
{
}

void DecisionModel::setRow(
    const Prompt& row, const QList<Choice>& buttons, const QList<Choice>& list)
{
    m_buttons->setChoices(buttons);
    m_list->setChoices(list);
    if (m_row == row)
        return;
    m_row = row;
    Q_EMIT changed();
}
