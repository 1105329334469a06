#pragma once

#include <QTest>

/// A build by units makes one program of the tests of a folder: its main() runs the test that the first word on the
/// command line names. What a test keeps to itself must then be its own among those of its folder.
namespace triptych::tests::together {

using Main = int (*)(int argc, char* argv[]);

/// Puts a test on the list of its program, under its name in ctest.
class Entry
{
public:
    Entry(const char* name, Main main);
};

int run(int argc, char* argv[]);

} // namespace triptych::tests::together

// What all macros of Qt end in that write a main().
#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)                                                        \
    static const triptych::tests::together::Entry entryOf##TestObject(                             \
        TRIPTYCH_TEST, [](int argc, char* argv[]) {                                                \
            QTest::Internal::callInitMain<TestObject>();                                           \
            __VA_ARGS__                                                                            \
            TestObject test;                                                                       \
            QTEST_SET_MAIN_SOURCE_PATH                                                             \
            return QTest::qExec(&test, argc, argv);                                                \
        });
