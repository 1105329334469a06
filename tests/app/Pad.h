#pragma once

#include <QFile>
#include <QString>

#include <linux/joystick.h>
#include <sys/stat.h>

/// What Linux would tell of a pad.
class Pad
{
public:
    explicit Pad(const QString& path)
        : m_path(path)
    {
        ::mkfifo(path.toLocal8Bit().constData(), 0600);
        m_file.setFileName(path);
    }
    bool plugIn() { return m_file.open(QIODevice::ReadWrite | QIODevice::Unbuffered); }
    void unplug()
    {
        m_file.close();
        QFile::remove(m_path);
    }
    void tell(int type, int number, int value)
    {
        js_event event {};
        event.type = static_cast<__u8>(type);
        event.number = static_cast<__u8>(number);
        event.value = static_cast<__s16>(value);
        m_file.write(reinterpret_cast<const char*>(&event), sizeof event);
    }

private:
    QString m_path;
    QFile m_file;
};
