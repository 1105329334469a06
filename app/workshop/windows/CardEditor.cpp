#include "app/workshop/windows/CardEditor.h"

#include "app/workshop/windows/TextField.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace workshop {

namespace {

constexpr int nothing = -100; // One below what any card has: an empty number.

} // namespace

CardEditor::CardEditor(const triptych::Game& game, const QStringList& only, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_form(CardForm::of(
          QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()))))
    , m_checker(game)
    , m_card(m_form.blank)
    , m_rows(new QFormLayout)
    , m_shown(new QLabel(this))
    , m_others(new QLabel(this))
    , m_words(new QTextBrowser(this))
{
    auto* form = new QWidget(this);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setLayout(m_rows);
    for (const FormField& field : std::as_const(m_form.fields)) {
        if (!only.isEmpty() && !only.contains(QString::fromStdString(field.key)))
            continue;
        addField(field);
    }
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(form);
    area->setMinimumWidth(300);
    m_shown->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_shown->setMinimumSize(1, 1);
    m_shown->setObjectName(QStringLiteral("cardPreview"));
    m_others->setWordWrap(true);
    m_others->setTextFormat(Qt::PlainText);
    m_others->setObjectName(QStringLiteral("cardFaults"));
    m_others->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_words->setFrameShape(QFrame::NoFrame);
    m_words->setObjectName(QStringLiteral("cardReads"));
    m_words->setAccessibleName(tr("What the card does"));
    m_words->setMinimumWidth(220);
    auto* side = new QVBoxLayout;
    side->addWidget(m_shown);
    side->addWidget(m_others);
    side->addWidget(m_words, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(area, 3);
    row->addLayout(side, 2);
    connect(&m_checker, &CardChecker::checked, this, &CardEditor::showVerdict);
    setCard(m_form.blank);
}

void CardEditor::addField(const FormField& field)
{
    if (field.sort == FormField::Sort::Text) {
        auto* text = new TextField(field, m_rows->parentWidget());
        m_texts.insert(field.key, text);
        m_rows->addRow(text);
        connect(text, &TextField::edited, this, [this, field, text] { take(field, text->text()); });
        return;
    }
    QWidget* input = inputFor(field);
    auto* label = new QLabel(field.title, m_rows->parentWidget());
    label->setBuddy(input);
    QString name = field.title;
    input->setAccessibleName(name.remove(u'&'));
    input->setObjectName(QStringLiteral("card-") + QString::fromStdString(field.key));
    m_inputs.insert(field.key, input);
    m_labels.insert(field.key, label);
    m_rows->addRow(label, input);
}

CardEditor::~CardEditor() = default;

QWidget* CardEditor::inputFor(const FormField& field)
{
    switch (field.sort) {
    case FormField::Sort::Choice: {
        auto* box = new QComboBox(this);
        for (int k = 0; k < field.values.size(); ++k)
            box->addItem(field.titles.value(k), field.values.at(k));
        connect(box, &QComboBox::currentIndexChanged, this,
            [this, field, box] { take(field, box->currentData().toString()); });
        return box;
    }
    case FormField::Sort::Flag: {
        auto* box = new QCheckBox(this);
        connect(box, &QCheckBox::toggled, this,
            [this, field](bool on) { take(field, on ? QStringLiteral("true") : QString()); });
        return box;
    }
    case FormField::Sort::Number: {
        auto* box = new QSpinBox(this);
        box->setRange(std::max(nothing, field.least - 1), field.most);
        box->setSpecialValueText(field.hint.isEmpty() ? tr("None") : field.hint);
        connect(box, &QSpinBox::valueChanged, this, [this, field, box](int value) {
            take(field, value == box->minimum() ? QString() : QString::number(value));
        });
        return box;
    }
    case FormField::Sort::Line:
    case FormField::Sort::Words:
    case FormField::Sort::Text:
        break;
    }
    auto* line = new QLineEdit(this);
    line->setPlaceholderText(field.hint);
    line->setMaxLength(300);
    connect(line, &QLineEdit::textChanged, this,
        [this, field](const QString& text) { take(field, text.trimmed()); });
    return line;
}

void CardEditor::setCard(const Json& card, const QImage& picture)
{
    m_filling = true;
    m_card = card.is_object() ? card : m_form.blank;
    m_picture = picture;
    for (const FormField& field : std::as_const(m_form.fields))
        fill(field);
    m_filling = false;
    showAsked();
    ask();
}

void CardEditor::setPicture(const QImage& picture)
{
    m_picture = picture;
    ask();
    Q_EMIT edited();
}

Json CardEditor::card() const
{
    return trimmed(m_card, m_form);
}

void CardEditor::fill(const FormField& field)
{
    const QString value = valueOf(m_card, field);
    if (TextField* text = m_texts.value(field.key)) {
        text->setText(value);
        return;
    }
    QWidget* input = m_inputs.value(field.key);
    if (auto* box = qobject_cast<QComboBox*>(input)) {
        int at = box->findData(value);
        if (at < 0 && !value.isEmpty()) { // A word that no list of ours has is not lost.
            box->addItem(value, value);
            at = box->count() - 1;
        }
        box->setCurrentIndex(std::max(0, at));
    } else if (auto* check = qobject_cast<QCheckBox*>(input)) {
        check->setChecked(!value.isEmpty());
    } else if (auto* number = qobject_cast<QSpinBox*>(input)) {
        number->setValue(value.isEmpty() ? number->minimum() : value.toInt());
    } else if (auto* line = qobject_cast<QLineEdit*>(input)) {
        line->setText(value);
    }
}

void CardEditor::take(const FormField& field, const QString& value)
{
    if (m_filling)
        return;
    setValue(m_card, field, value);
    if (field.sort == FormField::Sort::Choice)
        showAsked();
    ask();
    Q_EMIT edited();
}

/// Only what such a card has is asked for. What was filled in stays, should the kind come back; a
/// choice that comes anew takes the first of its values.
void CardEditor::showAsked()
{
    for (const FormField& field : std::as_const(m_form.fields)) {
        const bool asked = isAsked(field, trimmed(m_card, m_form));
        QWidget* input = m_inputs.value(field.key);
        if (!input)
            continue;
        if (asked && field.sort == FormField::Sort::Choice && valueOf(m_card, field).isEmpty()
            && !field.values.contains(QString()))
            setValue(m_card, field, qobject_cast<QComboBox*>(input)->currentData().toString());
        input->setVisible(asked);
        m_labels.value(field.key)->setVisible(asked);
    }
}

int CardEditor::pictureWidth() const
{
    return std::clamp(std::min(width() * 2 / 5 - 20, height() / 2), 150, 400);
}

void CardEditor::ask()
{
    const qreal ratio = devicePixelRatioF();
    m_checker.check(card(), qRound(pictureWidth() * ratio), m_picture);
}

void CardEditor::showVerdict(const CheckedCard& verdict, const QImage& drawn)
{
    m_verdict = verdict;
    m_shown->setAccessibleName(tr("Picture of the card %1").arg(verdict.face.name));
    for (TextField* text : std::as_const(m_texts))
        text->setFindings(verdict.findings);
    QStringList others;
    for (const Finding& finding : verdict.findings)
        if (!m_texts.contains(finding.field))
            others.append(QStringLiteral("\u2716 ") + finding.words);
    m_others->setText(others.join(u'\n'));
    m_others->setVisible(!others.isEmpty());
    m_shown->setPixmap(fitted(drawn));
    QString html;
    const auto part = [&html](const QString& title, const QStringList& lines) {
        if (lines.isEmpty())
            return;
        html += QStringLiteral("<p style='margin-bottom:2px'><b>%1</b></p>")
                    .arg(title.toHtmlEscaped());
        for (const QString& line : lines)
            html += QStringLiteral("<p style='margin-top:2px;margin-bottom:4px'>%1</p>")
                        .arg(line.toHtmlEscaped());
    };
    html += QStringLiteral("<p><b>%1</b></p>")
                .arg(verdict.usable() ? tr("\u2714 The card may be played")
                                      : tr("\u2716 The card cannot be played yet"));
    part(tr("What it does"), verdict.reads);
    part(tr("In normal wording"), verdict.wording.split(u'\n', Qt::SkipEmptyParts));
    m_words->setHtml(html);
    Q_EMIT checked();
}

/// As large as what is wrong and a few lines of what the card does leave it: a card is seen whole.
QPixmap CardEditor::fitted(const QImage& drawn) const
{
    const qreal ratio = devicePixelRatioF();
    const int said = m_others->text().isEmpty() ? 0 : m_others->heightForWidth(m_words->width());
    const int room = height() - said - 4 * fontMetrics().lineSpacing();
    const int most = qRound(std::max(120, room) * ratio);
    QPixmap pixmap = QPixmap::fromImage(
        drawn.height() > most ? drawn.scaledToHeight(most, Qt::SmoothTransformation) : drawn);
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

void CardEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    ask();
}

} // namespace workshop
