#include "kryptik/text/grammar/Reading.h"

namespace triptych::kryptik::grammar {

SUM_TYPE_IS(Value, Value)

} // namespace triptych::kryptik::grammar

template class triptych::text::Reading<triptych::kryptik::grammar::Value>;
