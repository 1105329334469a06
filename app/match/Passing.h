#pragma once

#include "match/Asking.h"

/// How much a person wants to be asked.
using Passing = triptych::match::Asking;
