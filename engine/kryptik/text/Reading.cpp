#include "kryptik/text/Reading.h"

namespace triptych::kryptik::grammar {

SUM_TYPE_IS(Value, Value)

} // namespace triptych::kryptik::grammar

template class triptych::text::Reading<triptych::kryptik::grammar::Value>;
