#include "fuzz/Readers.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace triptych;

/// The files that fuzzing has found worth keeping, without the fuzzer.
class TestCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void every_file_is_read_or_refused_with_a_reason_data()
    {
        QTest::addColumn<QByteArray>("reader");
        for (const fuzz::Reader& reader : fuzz::readers()) {
            const QByteArray name(reader.name.data(), static_cast<qsizetype>(reader.name.size()));
            QTest::newRow(name.constData()) << name;
        }
    }
    void every_file_is_read_or_refused_with_a_reason()
    {
        QFETCH(QByteArray, reader);
        const fuzz::Reader* const one = fuzz::readerNamed(reader.toStdString());
        QVERIFY(one);
        int files = 0, read = 0;
        for (QDirIterator each(
                 QStringLiteral(TRIPTYCH_CORPUS "/") + QString::fromUtf8(reader), QDir::Files);
             each.hasNext(); ++files) {
            QFile file(each.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const fuzz::Verdict verdict = one->read(file.readAll().toStdString());
            read += verdict.read;
            const std::string fault = fuzz::fault(verdict);
            QVERIFY2(fault.empty(), qPrintable(file.fileName() + ": " + fault.c_str()));
        }
        // A corpus from which nothing can be read tries nothing but the refusals.
        QVERIFY2(read >= 2, qPrintable(QStringLiteral("%1 of %2 read").arg(read).arg(files)));
    }

    void a_verdict_without_words_is_a_fault()
    {
        QVERIFY(fuzz::fault({ true, {} }).empty());
        QVERIFY(!fuzz::fault({ false, {} }).empty());
        QVERIFY(!fuzz::fault({ true, { { "", "A sentence." } } }).empty());
        QVERIFY(!fuzz::fault({ true, { { "a place", "" } } }).empty());
        QVERIFY(!fuzz::fault({ true, { { "a place", std::string(5000, 'x') } } }).empty());
    }
};

QTEST_APPLESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
