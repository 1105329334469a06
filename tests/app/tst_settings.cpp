#include "app/match/AskingWishes.h"
#include "app/services/Settings.h"
#include "app/viewmodels/Preferences.h"
#include "app/widgets/WindowPlace.h"

#include "core/Random.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

/// Settings are a file like any other: whatever stands in it, the program starts and is usable.
class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void whatCannotBeMeant_isAsAtTheFirstStart_data();
    void whatCannotBeMeant_isAsAtTheFirstStart();
    void damagedFile_isKeptAsideAndToldOf();
    void withoutAGraphicsCard_softwareDraws();
    void mutatedFiles_areUsable();

private:
    void write(const QByteArray& text);
    QTemporaryDir m_folder;
};

void TestSettings::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_settings"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
}

void TestSettings::init()
{
    // A path of its own for every file, since what has been read of one is remembered by it.
    static int number = 0;
    QSettings::setPath(
        QSettings::IniFormat, QSettings::UserScope, m_folder.filePath(QString::number(++number)));
}

void TestSettings::write(const QByteArray& text)
{
    init();
    const QSettings probe(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("no"));
    const QString where = QFileInfo(probe.fileName()).absolutePath() + QStringLiteral("/Triptych");
    QVERIFY(QDir().mkpath(where));
    QFile file(where + QStringLiteral("/tst_settings.ini"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestSettings::whatCannotBeMeant_isAsAtTheFirstStart_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qreal>("scale");
    const Preferences fresh;
    QTest::newRow("nan") << QByteArray("[look]\ntextScale=nan\n") << fresh.textScale();
    QTest::newRow("inf") << QByteArray("[look]\ntextScale=inf\n") << fresh.textScale();
    QTest::newRow("word") << QByteArray("[look]\ntextScale=big\n") << fresh.textScale();
    QTest::newRow("bytes") << QByteArray("[look]\ntextScale=@ByteArray(1.5)\n") << 1.5;
    QTest::newRow("too large") << QByteArray("[look]\ntextScale=1e300\n") << 2.0;
    QTest::newRow("as meant") << QByteArray("[look]\ntextScale=1.5\n") << 1.5;
    QTest::newRow("other words") << QByteArray(
        "[look]\ntheme=pink\nmotion=perhaps\n[play]\npace=slow\nstaging=\n")
                                 << fresh.textScale();
}

void TestSettings::whatCannotBeMeant_isAsAtTheFirstStart()
{
    QFETCH(QByteArray, text);
    QFETCH(qreal, scale);
    write(text);
    const Preferences fresh;
    Preferences preferences;
    settings::keep(preferences);
    QCOMPARE(preferences.textScale(), scale);
    QCOMPARE(preferences.pace(), fresh.pace());
    QCOMPARE(preferences.staging(), fresh.staging());
    QCOMPARE(preferences.theme(), fresh.theme());
    QVERIFY(settings::putDamagedAside().isEmpty());
}

void TestSettings::damagedFile_isKeptAsideAndToldOf()
{
    const QByteArray text = "[look]\ntextScale=1.5\nthis line says nothing\n[play\npace=7\n";
    write(text);
    const QString said = settings::putDamagedAside();
    const QString aside = QSettings().fileName() + QStringLiteral(".damaged");
    QVERIFY2(said.contains(aside), qPrintable(said));
    QFile kept(aside);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), text);
}

void TestSettings::withoutAGraphicsCard_softwareDraws()
{
#ifndef Q_OS_LINUX
    QSKIP("Only on Linux it is known where graphics cards stand.");
#endif
    const QTemporaryDir devices;
    QVERIFY(!settings::hasGraphicsCard(devices.path()));
    QVERIFY(QDir(devices.path()).mkdir(QStringLiteral("dri")));
    QVERIFY(settings::hasGraphicsCard(devices.path()));
    // What was chosen holds, whatever there is.
    QCOMPARE(settings::softwareRendering(), !settings::hasGraphicsCard());
    for (const bool chosen : { true, false }) {
        settings::setSoftwareRendering(chosen);
        QCOMPARE(settings::softwareRendering(), chosen);
    }
}

void TestSettings::mutatedFiles_areUsable()
{
    const QByteArray whole
        = "[look]\ntextScale=1.25\nmotion=false\ntheme=dark\nsoftwareRendering=true\n"
          "language=de\n[play]\npace=400\nstaging=1200\n[asking]\nattacked=true\n"
          "game\\remembered=yes\\tMay\\tA card, no\\tMay\\tAnother\n"
          "[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0)\n";
    const QByteArray pieces = QByteArrayLiteral("[]=\\@()\"%;\n\r\0\xff\xc3x9-.,naif");
    const int count = qEnvironmentVariableIntValue("TRIPTYCH_FUZZ") > 0
        ? qEnvironmentVariableIntValue("TRIPTYCH_FUZZ")
        : 200;
    triptych::Random random(7);
    const auto below = [&random](qsizetype n) {
        return static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(n)));
    };
    for (int round = 0; round < count; ++round) {
        QByteArray text = whole;
        for (qsizetype k = 1 + below(12); k > 0 && !text.isEmpty(); --k) {
            const qsizetype at = below(text.size());
            switch (below(4)) {
            case 0:
                text[at] = pieces.at(below(pieces.size()));
                break;
            case 1:
                text.insert(at, pieces.mid(below(pieces.size()), 1 + below(4)));
                break;
            case 2:
                text.remove(at, 1 + below(20));
                break;
            default:
                text.insert(below(text.size()), text.mid(at, 1 + below(30)));
                break;
            }
        }
        write(text);
        settings::putDamagedAside();
        Preferences preferences;
        settings::keep(preferences);
        QVERIFY2(
            preferences.textScale() >= 0.8 && preferences.textScale() <= 2.0, text.constData());
        QVERIFY2(preferences.pace() >= 0 && preferences.pace() <= 3000, text.constData());
        QVERIFY2(preferences.staging() >= 0 && preferences.staging() <= 3000, text.constData());
        asking::wishes();
        asking::remembered(QStringLiteral("game"));
        settings::softwareRendering();
        settings::language();
        QMainWindow window;
        new WindowPlace(&window, QStringLiteral("window"), QSize(400, 300));
        QVERIFY2(window.width() > 0 && window.width() <= 4096, text.constData());
    }
}

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
