#pragma once

#include "app/services/FileLock.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

/// Another program that has a file open, until it is killed: a process of its own, as a second window
/// is one.
class OtherProgram
{
public:
    explicit OtherProgram(const QString& path)
    {
        int ready[2] = {};
        if (::pipe(ready) != 0)
            qFatal("no pipe");
        m_process = ::fork();
        if (m_process == 0) {
            const filelock::Taken taken = filelock::take(path);
            const char sign = taken.lock ? 'y' : 'n';
            if (::write(ready[1], &sign, 1) == 1)
                ::pause();
            ::_exit(1);
        }
        char sign = 'n';
        m_hasIt = ::read(ready[0], &sign, 1) == 1 && sign == 'y';
        ::close(ready[0]);
        ::close(ready[1]);
    }
    ~OtherProgram() { kill(); }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    bool hasIt() const { return m_hasIt; }
    qint64 process() const { return m_process; }
    /// As `kill -9` does: it can tidy up nothing.
    void kill()
    {
        if (m_process <= 0)
            return;
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
        m_process = 0;
    }

private:
    pid_t m_process = 0;
    bool m_hasIt = false;
};
