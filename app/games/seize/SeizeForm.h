#pragma once

#include "app/games/CardForm.h"

namespace workshop {

CardForm seizeForm();

} // namespace workshop
