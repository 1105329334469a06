#include "app/presenters/Presenters.h"

#include "app/presenters/AlteredPresenter.h"
#include "app/presenters/KryptikPresenter.h"
#include "app/presenters/SeizePresenter.h"

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
