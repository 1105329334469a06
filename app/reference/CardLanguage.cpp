#include "app/reference/CardLanguage.h"

#include "altered/text/Language.h"
#include "kryptik/text/Language.h"
#include "seize/text/Language.h"

#include <map>

namespace reference {

namespace {

std::optional<triptych::text::Language> compiled(const QString& game)
{
    if (game == u"altered")
        return triptych::altered::language();
    if (game == u"kryptik")
        return triptych::kryptik::language();
    if (game == u"seize")
        return triptych::seize::language();
    return std::nullopt;
}

} // namespace

const std::optional<triptych::text::Language>& cardLanguage(const QString& game)
{
    static std::map<QString, std::optional<triptych::text::Language>> known;
    const auto found = known.find(game);
    return found != known.end() ? found->second : known.emplace(game, compiled(game)).first->second;
}

} // namespace reference
