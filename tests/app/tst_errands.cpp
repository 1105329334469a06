#include "app/services/Errands.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <semaphore>
#include <string>
#include <thread>

/// Work for a thread of its own: what order it is done in, and what is dropped.
class TestErrands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lastAsked_isDoneFirst();
    void cleared_isNotDone();
    void ending_doesWhatIsBegunAndDropsTheRest();
};

namespace {

/// The first piece of work waits, so that others come to wait behind it.
struct Gate
{
    std::binary_semaphore begun { 0 }, opened { 0 };

    void passThrough()
    {
        begun.release();
        opened.acquire();
    }
};

} // namespace

void TestErrands::lastAsked_isDoneFirst()
{
    Gate gate;
    std::string order;
    std::binary_semaphore done { 0 };
    Errands errands;
    errands.start([&] { gate.passThrough(); });
    gate.begun.acquire();
    errands.start([&] {
        order += 'a';
        done.release();
    });
    errands.start([&] { order += 'b'; });
    errands.start([&] { order += 'c'; });
    gate.opened.release();
    done.acquire();
    QCOMPARE(order, std::string("cba"));
}

void TestErrands::cleared_isNotDone()
{
    Gate gate;
    std::string order;
    std::binary_semaphore done { 0 };
    Errands errands;
    errands.start([&] { gate.passThrough(); });
    gate.begun.acquire();
    errands.start([&] { order += 'a'; });
    errands.clear();
    errands.start([&] {
        order += 'b';
        done.release();
    });
    gate.opened.release();
    done.acquire();
    QCOMPARE(order, std::string("b"));
}

void TestErrands::ending_doesWhatIsBegunAndDropsTheRest()
{
    Gate gate;
    std::atomic<bool> ended { false }, dropped { true };
    std::thread ending;
    {
        auto errands = std::make_unique<Errands>();
        errands->start([&] {
            gate.passThrough();
            ended = true;
        });
        gate.begun.acquire();
        // Whatever waits when the end comes is let go of: this one tells when that happens.
        const std::shared_ptr<std::binary_semaphore> held(
            new std::binary_semaphore { 0 }, [&gate](std::binary_semaphore* semaphore) {
                delete semaphore;
                gate.opened.release();
            });
        errands->start([held, &dropped] { dropped = false; });
        ending = std::thread([errands = std::move(errands)]() mutable { errands.reset(); });
    }
    ending.join();
    QVERIFY(ended);
    QVERIFY(dropped);
}

QTEST_GUILESS_MAIN(TestErrands)
#include "tst_errands.moc"
