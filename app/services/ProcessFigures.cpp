#include "app/services/ProcessFigures.h"

#include <QFile>
#include <QList>

#include <ctime>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace figures {

namespace {

/// proc(5): the fields of statm are counted in pages: size, resident, resident of files.
double pagesOf([[maybe_unused]] int field)
{
#ifdef Q_OS_LINUX
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QList<QByteArray> fields = file.readAll().split(' ');
    return fields.size() <= field ? -1
                                  : fields.at(field).toDouble()
            * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0);
#else
    return -1;
#endif
}

} // namespace

double residentMegabytes()
{
    return pagesOf(1);
}

double ownMegabytes()
{
    const double resident = pagesOf(1);
    return resident < 0 ? -1 : resident - pagesOf(2);
}

double mostResidentMegabytes()
{
#ifdef Q_OS_LINUX
    rusage usage {};
    if (getrusage(RUSAGE_SELF, &usage) == 0)
        return static_cast<double>(usage.ru_maxrss) / 1024.0; // kilobytes here
#endif
    return -1;
}

double processorMilliseconds()
{
#ifdef Q_OS_LINUX
    timespec now {};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
        return static_cast<double>(now.tv_sec) * 1000.0 + static_cast<double>(now.tv_nsec) / 1e6;
#endif
    return -1;
}

} // namespace figures
