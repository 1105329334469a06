#include "seize/text/Reading.h"

namespace triptych::seize::grammar {

SUM_TYPE_IS(Value, Value)

} // namespace triptych::seize::grammar
