#pragma once

#include "app/scene/Presenter.h"

#include "cards/Library.h"
#include "core/Game.h"

#include <memory>

/// The presenter of a game; null when the table cannot show that game.
std::shared_ptr<const Presenter> makePresenter(
    const triptych::Game&, std::shared_ptr<const triptych::cards::Library>);
