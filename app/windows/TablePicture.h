#pragma once

#include <QImage>
#include <QObject>
#include <QTimer>

#include <functional>

class MatchController;

/// Keeps a picture of the running match beside its journal: in every turn, when it is left, and none any more
/// once it is over. Only of what the one person at this computer may see anyhow: where several play, every
/// side of the table is hidden from somebody, and there is no picture.
class TablePicture : public QObject
{
    Q_OBJECT

public:
    /// `look` gives the table as it is shown; a null picture when it is not.
    TablePicture(MatchController& controller, std::function<QImage()> look, QObject* parent);

    void take();

private:
    void follow();

    MatchController& m_controller;
    std::function<QImage()> m_look;
    QString m_journal; ///< Of the picture that was taken last...
    int m_turn = -1;   ///< ... and when.
    QTimer m_still;    ///< Until what travels has come to rest.
};
