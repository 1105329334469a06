#include "altered/text/grammar/Reading.h"

namespace triptych::altered::grammar {

SUM_TYPE_IS(Value, Value)

} // namespace triptych::altered::grammar

template class triptych::text::Reading<triptych::altered::grammar::Value>;
