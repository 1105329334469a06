#include "app/workshop/windows/TextField.h"

#include <QAbstractTextDocumentLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QVBoxLayout>

#include <cmath>

namespace workshop {

TextField::TextField(const FormField& field, QWidget* parent)
    : QWidget(parent)
    , m_key(field.key)
    , m_title(new QLabel(field.title, this))
    , m_edit(new QPlainTextEdit(this))
    , m_remedy(new QLabel(this))
{
    m_title->setBuddy(m_edit);
    QString name = field.title;
    m_edit->setAccessibleName(name.remove(u'&'));
    m_edit->setObjectName(QStringLiteral("card-") + QString::fromStdString(field.key));
    m_edit->setPlaceholderText(field.hint);
    m_edit->setTabChangesFocus(true);
    m_edit->setUndoRedoEnabled(true);
    m_remedy->setWordWrap(true);
    m_remedy->setTextFormat(Qt::PlainText);
    m_remedy->setObjectName(QStringLiteral("remedy-") + QString::fromStdString(field.key));
    m_remedy->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_remedy->hide();
    // No higher than its lines: what is over goes below the form.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_remedy->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addWidget(m_title);
    column->addWidget(m_edit);
    column->addWidget(m_remedy);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        // Underlines stand where they stood; the next judgement puts them right.
        fit();
        Q_EMIT edited();
    });
    // Lines are broken again where the width changes, which is after the text does.
    connect(m_edit->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged,
        this, &TextField::fit);
    fit();
}

QString TextField::text() const
{
    return m_edit->toPlainText();
}

void TextField::setText(const QString& text)
{
    if (text != m_edit->toPlainText())
        m_edit->setPlainText(text);
}

QString TextField::remedy() const
{
    return m_remedy->isHidden() ? QString() : m_remedy->text();
}

void TextField::setFindings(const QList<Finding>& all)
{
    QList<QTextEdit::ExtraSelection> marks;
    QStringList words;
    for (const Finding& finding : all) {
        if (finding.field != m_key)
            continue;
        words.append(finding.words);
        if (finding.from < 0)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_edit->document());
        const int end = m_edit->document()->characterCount() - 1;
        mark.cursor.setPosition(std::clamp(finding.from, 0, end));
        mark.cursor.setPosition(
            std::clamp(finding.from + finding.length, 0, end), QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(QColor(0xC0, 0x39, 0x2B));
        mark.format.setBackground(QColor(0xC0, 0x39, 0x2B, 60));
        marks.append(mark);
    }
    m_edit->setExtraSelections(marks);
    m_remedy->setText(words.join(u'\n'));
    m_remedy->setVisible(!words.isEmpty());
    m_edit->setAccessibleDescription(m_remedy->text());
    fit();
}

void TextField::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// As high as its lines, within reason.
void TextField::fit()
{
    const int line = m_edit->fontMetrics().lineSpacing();
    // The layout of plain text counts its height in lines, broken ones too.
    const int lines = std::clamp(
        static_cast<int>(std::ceil(m_edit->document()->documentLayout()->documentSize().height())),
        2, 7);
    m_edit->setFixedHeight(line * lines + 2 * m_edit->frameWidth() + 12);
    // A label that breaks its words asks for the height of some other width.
    m_remedy->setFixedHeight(m_remedy->heightForWidth(width()));
}

} // namespace workshop
