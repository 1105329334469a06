#include "altered/RuleIds.h"

namespace triptych::altered {

const std::vector<std::string>& ruleIds()
{
    static const std::vector<std::string> ids {
        "altered 1.1.4.b",
    };
    return ids;
}

} // namespace triptych::altered
