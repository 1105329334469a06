#include "app/reference/CardLanguage.h"

#include "app/services/Language.h"

#include "altered/text/language/Language.h"
#include "kryptik/text/language/Language.h"
#include "seize/text/language/Language.h"

#include <map>
#include <utility>

namespace reference {

namespace {

std::optional<triptych::text::Language> compiled(const QString& game, triptych::text::Tongue tongue)
{
    if (game == u"altered")
        return triptych::altered::language(tongue);
    if (game == u"kryptik")
        return triptych::kryptik::language(tongue);
    if (game == u"seize")
        return triptych::seize::language(tongue);
    return std::nullopt;
}

} // namespace

const std::optional<triptych::text::Language>& cardLanguage(const QString& game)
{
    using Asked = std::pair<QString, triptych::text::Tongue>;
    static std::map<Asked, std::optional<triptych::text::Language>> known;
    const Asked asked { game, Language::tongue() };
    const auto found = known.find(asked);
    return found != known.end() ? found->second
                                : known.emplace(asked, compiled(game, asked.second)).first->second;
}

} // namespace reference
