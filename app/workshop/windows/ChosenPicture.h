#pragma once

#include <QByteArray>
#include <QCoreApplication>

class QWidget;

namespace workshop {

class CardEditor;

/// The picture of the card that is being written, until it is kept with the card.
class ChosenPicture
{
    Q_DECLARE_TR_FUNCTIONS(ChosenPicture)

public:
    ChosenPicture(CardEditor& editor, const QString& game);

    /// Another card is written now.
    void forget();
    void choose(QWidget* window);
    void takeAway();
    /// With the card of that number, which had another one before, or none. What went wrong; "" nothing.
    QString keep(const QString& id, const QString& before) const;

private:
    CardEditor& m_editor;
    QString m_game;
    bool m_changed = false;
    QByteArray m_bytes; ///< Of one that was chosen for this card.
};

} // namespace workshop
