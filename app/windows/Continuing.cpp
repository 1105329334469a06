#include "app/windows/Continuing.h"

#include "app/match/MatchController.h"
#include "app/widgets/Messages.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace {

struct Continuing
{
    Q_DECLARE_TR_FUNCTIONS(Continuing)
};

enum class Wish { Nothing, Watch, Copy };

Wish wishOf(QWidget* parent, const FileHolder& holder)
{
    QMessageBox box(QMessageBox::Question, Continuing::tr("This match is open elsewhere"),
        holder.sentence(), QMessageBox::NoButton, parent);
    box.setObjectName(QStringLiteral("openElsewhere"));
    box.setInformativeText(Continuing::tr(
        "Two programs cannot write down the same match. You can watch it here while it goes on "
        "there, or go on by yourself from where it stands, in a journal of its own."));
    const QAbstractButton* watch
        = box.addButton(Continuing::tr("Watch it"), QMessageBox::AcceptRole);
    const QAbstractButton* copy
        = box.addButton(Continuing::tr("Go on with a copy"), QMessageBox::AcceptRole);
    box.addButton(Continuing::tr("Leave it alone"), QMessageBox::RejectRole);
    box.exec();
    return box.clickedButton() == watch ? Wish::Watch
        : box.clickedButton() == copy   ? Wish::Copy
                                        : Wish::Nothing;
}

} // namespace

bool continuing::goOn(QWidget* parent, MatchController& controller, const QString& journal)
{
    QStringList problems = controller.resume(journal);
    if (controller.holder()) {
        switch (wishOf(parent, *controller.holder())) {
        case Wish::Nothing:
            return false;
        case Wish::Watch:
            problems = controller.watch(journal);
            break;
        case Wish::Copy:
            problems = controller.resumeCopy(journal);
            break;
        }
    }
    if (!problems.isEmpty())
        messages::tell(parent, Continuing::tr("This match cannot be continued"), problems);
    return problems.isEmpty();
}
