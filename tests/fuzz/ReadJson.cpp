#include "fuzz/Readers.h"

#include "core/JsonText.h"

#include <nlohmann/json.hpp>

namespace triptych::fuzz {

Verdict readJson(std::string_view bytes)
{
    const JsonText json = parseJson(bytes, "file.json");
    if (json.problem)
        return { false, { *json.problem } };
    // What was read can be written, and then it is the same; a large file is not read twice.
    if (bytes.size() > 100'000)
        return { true, {} };
    const JsonText again = parseJson(printed(json.value), "file.json");
    if (again.problem || again.value != json.value)
        return { false, {} };
    return { true, {} };
}

} // namespace triptych::fuzz
