#include "seize/text/grammar/Reading.h"

namespace triptych::seize::grammar {

SUM_TYPE_IS(Value, Value)

} // namespace triptych::seize::grammar

template class triptych::text::Reading<triptych::seize::grammar::Value>;
