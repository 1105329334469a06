#pragma once

#include "app/workshop/CardForm.h"

namespace workshop {

CardForm seizeForm();

} // namespace workshop
