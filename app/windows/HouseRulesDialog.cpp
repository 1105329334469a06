#include "app/windows/HouseRulesDialog.h"

#include "app/scene/Presenter.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

HouseRulesDialog::HouseRulesDialog(const Presenter& presenter, const triptych::Ruleset& ruleset,
    const triptych::RuleChoices& choices, QWidget* parent)
    : QDialog(parent)
    , m_ruleset(ruleset)
{
    setWindowTitle(tr("House rules"));
    auto* column = new QVBoxLayout(this);
    auto* words = new QLabel(
        tr("What is ticked holds in this match, for every seat. The program's own choice is how "
           "the rule document has it."),
        this);
    words->setWordWrap(true);
    column->addWidget(words);
    for (const triptych::RuleOption& option : ruleset.options) {
        auto* box = new QCheckBox(presenter.optionTitle(text(option.name)), this);
        box->setObjectName(text(option.name));
        box->setToolTip(tr("Rule %1").arg(text(option.rule)));
        const auto chosen = choices.find(option.name);
        box->setChecked(chosen == choices.end() ? option.usual : chosen->second);
        m_boxes.append(box);
        column->addWidget(box);
    }
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Play like this"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(buttons->addButton(tr("&As the rules have it"), QDialogButtonBox::ResetRole),
        &QPushButton::clicked, this, &HouseRulesDialog::setUsual);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

triptych::RuleChoices HouseRulesDialog::choices() const
{
    triptych::RuleChoices choices;
    for (qsizetype k = 0; k < m_boxes.size(); ++k) {
        const triptych::RuleOption& option = m_ruleset.options[static_cast<std::size_t>(k)];
        if (m_boxes.at(k)->isChecked() != option.usual)
            choices.emplace(option.name, m_boxes.at(k)->isChecked());
    }
    return choices;
}

void HouseRulesDialog::setUsual()
{
    for (qsizetype k = 0; k < m_boxes.size(); ++k)
        m_boxes.at(k)->setChecked(m_ruleset.options[static_cast<std::size_t>(k)].usual);
}
