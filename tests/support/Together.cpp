#include "support/Together.h"

#include <cstdio>
#include <map>
#include <string>

namespace triptych::tests::together {

namespace {

std::map<std::string, Main>& entries()
{
    static std::map<std::string, Main> all;
    return all;
}

} // namespace

Entry::Entry(const char* name, Main main)
{
    entries()[name] = main;
}

/// The test believes itself alone: its words begin after its name, and the program is called as it is, which
/// settings and folders go by.
int run(int argc, char* argv[])
{
    const auto entry = argc > 1 ? entries().find(argv[1]) : entries().end();
    if (entry != entries().end())
        return entry->second(argc - 1, argv + 1);
    std::fprintf(stderr, "Name one of these tests:\n");
    for (const auto& [name, main] : entries())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

} // namespace triptych::tests::together

int main(int argc, char* argv[])
{
    return triptych::tests::together::run(argc, argv);
}
