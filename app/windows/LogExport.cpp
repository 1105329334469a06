#include "app/windows/LogExport.h"

#include "app/services/SafeFile.h"
#include "app/viewmodels/EventLogModel.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QStandardPaths>

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LogExport)
};

} // namespace

void logexport::ask(const EventLogModel& log, QWidget* parent)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString path = QFileDialog::getSaveFileName(parent, Words::tr("Write the log to a file"),
        folder.filePath(Words::tr("log.txt", "file name")), Words::tr("Text (*.txt)"));
    if (path.isEmpty())
        return;
    const QString problem = safefile::write(path, log.asText().toUtf8() + '\n');
    if (!problem.isEmpty())
        QMessageBox::warning(parent, Words::tr("Write the log to a file"),
            Words::tr("%1 could not be written: %2. Choose another place.").arg(path, problem));
}
