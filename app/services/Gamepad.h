#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QtGlobal>

class QFileSystemWatcher;

/// A gamepad plays with the keys that the table knows anyway: what is pressed on it is pressed in the window that
/// has the keys. Pads may come and go. It reads what Linux makes of any pad (/dev/input/js0); elsewhere, and
/// where none may be read, there is none.
class Gamepad : public QObject
{
    Q_OBJECT

public:
    explicit Gamepad(
        QObject* parent = nullptr, const QString& folder = QStringLiteral("/dev/input"));
    ~Gamepad() override;

    /// How many can be read.
    qsizetype count() const { return m_open.size(); }

    /// The key of a button, by its number; of an axis, by its number and way. 0 when it has none.
    static int keyOfButton(int button);
    static int keyOfAxis(int axis, int way);

private:
    void look();
    void read(const QString& path);
    void press(int key);

    QString m_folder;
    QFileSystemWatcher* m_watcher = nullptr;
    QHash<QString, int> m_open; ///< The open file of each pad.
    QHash<QString, int> m_ways; ///< Where each axis points: -1, 0 or 1, by pad and number.
};
