#include "app/windows/FaultDialog.h"

#include "app/services/SafeFile.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

FaultDialog::FaultDialog(const QString& head, QString whole, QWidget* parent)
    : QDialog(parent)
    , m_whole(std::move(whole))
    , m_done(new QLabel(this))
{
    setObjectName(QStringLiteral("faultDialog"));
    setWindowTitle(tr("Report a fault"));
    auto* words = new QLabel(
        tr("This is what helps to find the fault. Nothing of it is sent anywhere: copy it or write "
           "it to a file, say in a sentence or two what you expected and what happened instead, "
           "and "
           "give both to whoever looks after the program. The answers of the match so far go with "
           "it, and with them the cards of everybody; they are not shown here."),
        this);
    words->setWordWrap(true);
    auto* text = new QPlainTextEdit(head, this);
    text->setReadOnly(true);
    text->setObjectName(QStringLiteral("faultText"));
    text->setAccessibleName(tr("What is in the report"));
    text->setTabChangesFocus(true);
    m_done->setWordWrap(true);
    m_done->setObjectName(QStringLiteral("faultDone"));
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* copies = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copies->setObjectName(QStringLiteral("faultCopy"));
    QPushButton* writes = buttons->addButton(tr("&Write to a file…"), QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(copies, &QPushButton::clicked, this, &FaultDialog::copy);
    connect(writes, &QPushButton::clicked, this, &FaultDialog::askWhere);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(text, 1);
    column->addWidget(m_done);
    column->addWidget(buttons);
    resize(620, 480);
    copies->setFocus();
}

void FaultDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_whole);
    m_done->setText(tr("The report is in the clipboard."));
}

QString FaultDialog::write(const QString& path) const
{
    return safefile::write(path, m_whole.toUtf8());
}

void FaultDialog::askWhere()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString path = QFileDialog::getSaveFileName(this, tr("Write the report to a file"),
        folder.filePath(tr("triptych-report.txt", "file name")), tr("Text (*.txt)"));
    if (path.isEmpty())
        return;
    const QString problem = write(path);
    m_done->setText(problem.isEmpty()
            ? tr("The report is in %1.").arg(path)
            : tr("%1 could not be written: %2. Choose another place.").arg(path, problem));
}
