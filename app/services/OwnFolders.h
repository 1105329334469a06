#pragma once

#include <QObject>

class QFileSystemWatcher;
class QTimer;

/// A player's own folders while the program runs: files that come, go or are being copied there. What has
/// changed is said once it is whole.
class OwnFolders : public QObject
{
    Q_OBJECT

public:
    explicit OwnFolders(QObject* parent = nullptr);

    /// The program itself has put cards or pictures there; the folder tells of them too: once is enough.
    void expectCards();

Q_SIGNALS:
    void decksChanged();
    void cardsChanged(); ///< Or pictures of them.

private:
    void tell();

    QFileSystemWatcher* m_watcher;
    QTimer* m_settled;
    bool m_cards = false;
};
