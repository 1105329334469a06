#pragma once

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

// The command-line tool as a caller runs it.

struct Run
{
    int code = -1;
    QString out;
    QString err;
};

inline Run cli(const QStringList& words, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(TRIPTYCH_CLI), words);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120000))
        return {};
    return { process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
        QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError()) };
}

/// Files for it to read, in a folder that goes with the test, and a folder's first deck.
class CliFixture : public QObject
{
protected:
    void begin()
    {
        QVERIFY(m_folder.isValid());
        m_decks = QDir(QStringLiteral(TRIPTYCH_TEST_SOURCE "/../assets/decks/kryptik"))
                      .entryInfoList({ "*.json" }, QDir::Files, QDir::Name)
                      .value(0)
                      .absoluteFilePath();
        QVERIFY(!m_decks.isEmpty());
    }
    QString write(const QString& name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("The test cannot write its own files.");
        return file.fileName();
    }

    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    QString m_decks;
};
