#include "app/games/Presenters.h"

#include "app/games/altered/AlteredPresenter.h"
#include "app/games/kryptik/KryptikPresenter.h"
#include "app/games/seize/SeizePresenter.h"

std::shared_ptr<const Presenter> makePresenter(
    const triptych::Game& game, std::shared_ptr<const triptych::cards::Library> library)
{
    if (game.id() == "kryptik")
        return std::make_shared<KryptikPresenter>(std::move(library));
    if (game.id() == "seize")
        return std::make_shared<SeizePresenter>(std::move(library));
    if (game.id() == "altered")
        return std::make_shared<AlteredPresenter>(std::move(library));
    return nullptr;
}
