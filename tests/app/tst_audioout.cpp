#include "app/sounds/AudioFrames.h"
#include "app/sounds/SoundPlayer.h"

#include <QPluginLoader>
#include <QTest>

#include <cstring>

/// The plugin that makes sounds heard, on a machine with or without anything to hear them with.
class TestAudioOut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void frames_areWhatTheDeviceWants();
    void plugin_playsWithoutWaiting();
    void client_findsItBesideTheProgram();
};

void TestAudioOut::frames_areWhatTheDeviceWants()
{
    const std::vector<float> samples { 0.0F, 0.5F, -1.0F };
    QAudioFormat format;
    format.setSampleRate(48000);
    format.setChannelCount(2);
    format.setSampleFormat(QAudioFormat::Int16);
    const QByteArray shorts = audioFrames(samples, format);
    QCOMPARE(shorts.size(), 3 * 2 * 2);
    qint16 numbers[6];
    std::memcpy(numbers, shorts.constData(), sizeof numbers);
    QCOMPARE(numbers[0], qint16(0));
    QCOMPARE(numbers[2], qint16(16384));
    QCOMPARE(numbers[3], qint16(16384)); // the same on both sides
    QCOMPARE(numbers[5], qint16(-32767));
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::UInt8);
    QCOMPARE(audioFrames(samples, format), QByteArray("\x80\xC0\x01", 3));
    format.setSampleFormat(QAudioFormat::Float);
    QCOMPARE(audioFrames(samples, format).size(), 3 * 4);
    format.setSampleFormat(QAudioFormat::Int32);
    QCOMPARE(audioFrames(samples, format).size(), 3 * 4);
}

void TestAudioOut::plugin_playsWithoutWaiting()
{
    QPluginLoader loader(QStringLiteral(TRIPTYCH_AUDIO_PLUGIN));
    auto* sink = qobject_cast<SoundSink*>(loader.instance());
    QVERIFY2(sink, qPrintable(loader.errorString()));
    // More than can be heard at once; a sound server is asked in another thread.
    for (const Sound sound : sounds::all)
        sink->play(sound, 0.1);
    // The test's home has no sound server, so there is no device, and that is all that happens.
    QTRY_COMPARE(sink->trouble(), SoundSink::Trouble::NoDevice);
    QVERIFY(loader.unload());
}

void TestAudioOut::client_findsItBesideTheProgram()
{
    // Beside this test there is none: the table is silent, and nothing else.
    QCOMPARE(SoundPlayer::load(), nullptr);
    const QString here
        = QCoreApplication::applicationDirPath() + QStringLiteral("/triptych_audio.so");
    QVERIFY(QFile::copy(QStringLiteral(TRIPTYCH_AUDIO_PLUGIN), here));
    const bool found = SoundPlayer::load() != nullptr;
    QFile::remove(here);
    QVERIFY(found);
}

QTEST_MAIN(TestAudioOut)
#include "tst_audioout.moc"
