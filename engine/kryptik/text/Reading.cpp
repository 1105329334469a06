#include "kryptik/text/Reading.h"

namespace triptych::kryptik::grammar {

SUM_TYPE_IS(Value, Value)

} // namespace triptych::kryptik::grammar
