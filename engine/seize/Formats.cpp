#include "seize/Formats.h"

namespace triptych::seize {

const Format* formatNamed(std::string_view name)
{
    for (const Format& format : formats)
        if (format.name == name)
            return &format;
    return nullptr;
}

} // namespace triptych::seize
