#include "app/workshop/windows/ChosenPicture.h"

#include "app/widgets/Messages.h"
#include "app/workshop/OwnPicture.h"
#include "app/workshop/PackFile.h"
#include "app/workshop/windows/CardEditor.h"

#include <QFileDialog>

namespace workshop {

ChosenPicture::ChosenPicture(CardEditor& editor, const QString& game)
    : m_editor(editor)
    , m_game(game)
{
}

void ChosenPicture::forget()
{
    m_changed = false;
    m_bytes.clear();
}

void ChosenPicture::choose(QWidget* window)
{
    const QString path = QFileDialog::getOpenFileName(window, tr("A picture for the card"), {},
        tr("Pictures (*.png *.jpg *.jpeg *.webp);;All files (*)"));
    if (path.isEmpty())
        return;
    const OwnPicture picture = OwnPicture::ofFile(path);
    if (!picture.problem.isEmpty()) {
        messages::tell(window, tr("This picture cannot be used"), { picture.problem });
        return;
    }
    m_changed = true;
    m_bytes = picture.bytes;
    m_editor.setPicture(picture.image());
}

void ChosenPicture::takeAway()
{
    if (m_editor.picture().isNull())
        return;
    m_changed = true;
    m_bytes.clear();
    m_editor.setPicture({});
}

QString ChosenPicture::keep(const QString& id, const QString& before) const
{
    if (!m_changed && id == before)
        return {};
    const QString folder = packs::picturesOf(m_game);
    const bool pictured = !m_editor.picture().isNull();
    QString why;
    if (pictured) {
        QByteArray bytes = m_bytes;
        if (bytes.isEmpty())
            bytes = OwnPicture::ofFile(ownpictures::pathOf(folder, before)).bytes;
        why = ownpictures::keep(folder, id, OwnPicture::from(bytes));
    }
    if (why.isEmpty() && !before.isEmpty() && (!pictured || id != before))
        why = ownpictures::remove(folder, before);
    return why;
}

} // namespace workshop
