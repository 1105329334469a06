#pragma once

#include "app/workshop/CardForm.h"

namespace workshop {

CardForm alteredForm();

} // namespace workshop
