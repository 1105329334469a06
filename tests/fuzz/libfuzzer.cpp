#include "fuzz/Readers.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

// The seam of libFuzzer; TRIPTYCH_FUZZ_READER is the function that this program tries.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const triptych::fuzz::Verdict verdict
        = triptych::fuzz::TRIPTYCH_FUZZ_READER({ reinterpret_cast<const char*>(data), size });
    if (const std::string fault = triptych::fuzz::fault(verdict); !fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        std::abort();
    }
    return 0;
}
