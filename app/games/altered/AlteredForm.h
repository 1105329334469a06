#pragma once

#include "app/games/CardForm.h"

namespace workshop {

CardForm alteredForm();

} // namespace workshop
