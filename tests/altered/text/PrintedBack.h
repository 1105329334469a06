#pragma once

#include "altered/text/Parse.h"
#include "altered/text/printing/Print.h"
#include "altered/text/surface/Printed.h"

#include <string>

namespace triptych::altered {

/// What becomes of a text that is not read, or not printed back as it was; "" of one that is.
inline std::string lostOf(const std::string& printed, CardType type = CardType::Character)
{
    const Parsed parsed = parseText(printed, type);
    if (!parsed.problems.empty())
        return printed + ": " + parsed.problems[0].text;
    const std::string again = printText(parsed.abilities);
    if (normalForm(again) != normalForm(printed))
        return printed + " is printed back as " + again;
    return parseText(again, type).abilities == parsed.abilities ? std::string()
                                                                : again + " is another tree";
}

} // namespace triptych::altered
