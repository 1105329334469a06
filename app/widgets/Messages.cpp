#include "app/widgets/Messages.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

struct Messages
{
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

} // namespace

QStringList messages::firstOf(const QStringList& problems, qsizetype most)
{
    QStringList shown = problems.mid(0, most);
    if (problems.size() > most)
        shown.append(
            Messages::tr("And %n more.", nullptr, static_cast<int>(problems.size() - most)));
    return shown;
}

void messages::tell(QWidget* parent, const QString& title, const QStringList& problems)
{
    QMessageBox box(QMessageBox::Warning, title,
        QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()), QMessageBox::NoButton, parent);
    box.setInformativeText(firstOf(problems, 6).join(QStringLiteral("\n\n")));
    box.addButton(Messages::tr("Understood"), QMessageBox::AcceptRole);
    box.exec();
}

void messages::tellAll(
    QWidget* parent, const QString& title, const QString& words, const QStringList& lines)
{
    QDialog box(parent);
    box.setObjectName(QStringLiteral("tellAll"));
    box.setWindowTitle(title);
    box.resize(620, 420);
    auto* said = new QLabel(words, &box);
    said->setWordWrap(true);
    said->setTextFormat(Qt::PlainText);
    auto* list = new QListWidget(&box);
    list->setObjectName(QStringLiteral("toldLines"));
    list->setAccessibleName(title);
    list->setWordWrap(true);
    list->addItems(lines);
    auto* buttons = new QDialogButtonBox(&box);
    buttons->addButton(Messages::tr("Understood"), QDialogButtonBox::AcceptRole);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &box, &QDialog::accept);
    auto* column = new QVBoxLayout(&box);
    column->addWidget(said);
    column->addWidget(list, 1);
    column->addWidget(buttons);
    box.exec();
}

bool messages::isAgreed(QWidget* parent, const QString& title, const QString& text,
    const QString& agree, const QString& refuse, Cost cost)
{
    QMessageBox box(QMessageBox::Question, title, text, QMessageBox::NoButton, parent);
    const QAbstractButton* agreed = box.addButton(
        agree, cost == Cost::Lost ? QMessageBox::DestructiveRole : QMessageBox::AcceptRole);
    QPushButton* refused = box.addButton(refuse, QMessageBox::RejectRole);
    if (cost == Cost::Lost)
        box.setDefaultButton(refused);
    box.exec();
    return box.clickedButton() == agreed;
}

std::optional<QString> messages::askName(
    QWidget* parent, const QString& title, const QString& words, const QString& name, int longest)
{
    QInputDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("askName"));
    dialog.setWindowTitle(title);
    dialog.setLabelText(words);
    dialog.setTextValue(name);
    dialog.setOkButtonText(Messages::tr("Keep the name"));
    dialog.setCancelButtonText(Messages::tr("Leave it as it is"));
    if (auto* field = dialog.findChild<QLineEdit*>())
        field->setMaxLength(longest);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.textValue();
}
