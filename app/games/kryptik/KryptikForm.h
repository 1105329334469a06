#pragma once

#include "app/games/CardForm.h"

namespace workshop {

CardForm kryptikForm();

} // namespace workshop
