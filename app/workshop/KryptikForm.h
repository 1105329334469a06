#pragma once

#include "app/workshop/CardForm.h"

namespace workshop {

CardForm kryptikForm();

} // namespace workshop
