#include "kryptik/text/Wordings.h"

#include <array>

// How people say it: what is prevented, and of whom; and who that is whose a target is.
namespace triptych::kryptik {
namespace {

using text::Wording;

constexpr std::array protectionWordings {
    // Whose a target is: it is named first
    Wording {
        "| target citizen's controller {!has}", "choose target citizen , then its controller" },
    Wording { "| target {w} citizen's controller {!has}",
        "choose target {1} citizen , then its controller" },
    Wording { "| target {w} {w} citizen's controller {!has}",
        "choose target {1} {2} citizen , then its controller" },
    Wording { "| another target citizen's controller {!has}",
        "choose another target citizen , then its controller" },
    Wording { "| the controller of target citizen {!has} {!with} {!you} {!an}",
        "choose target citizen , then its controller" },
    Wording { "| target spell's controller {!has}", "choose target spell , then its controller" },
    Wording { "| target citizen's owner {!has}", "choose target citizen , then its owner" },
    Wording { "| target {w} citizen's owner {!has}", "choose target {1} citizen , then its owner" },
    Wording { "| target {w} {w} citizen's owner {!has}",
        "choose target {1} {2} citizen , then its owner" },
    Wording { "| another target citizen's owner {!has}",
        "choose another target citizen , then its owner" },
    Wording { "| the owner of target citizen {!has} {!with} {!you} {!an}",
        "choose target citizen , then its owner" },
    Wording { "| target spell's owner {!has}", "choose target spell , then its owner" },
    // Of a turn
    Wording { "| the next time damage would be dealt to {,} this turn , prevent it .",
        "prevent the next damage that would be dealt to {1} this turn ." },
    Wording { "| the next time damage would be dealt to {,} this turn , prevent that damage .",
        "prevent the next damage that would be dealt to {1} this turn ." },
    Wording { "| if damage would be dealt to {,} this turn , prevent it .",
        "prevent all damage that would be dealt to {1} this turn ." },
    Wording { "| if damage would be dealt to {,} this turn , prevent that damage .",
        "prevent all damage that would be dealt to {1} this turn ." },
    Wording { "| if combat damage would be dealt to {,} this turn , prevent it .",
        "prevent all combat damage that would be dealt to {1} this turn ." },
    Wording { "| if combat damage would be dealt to {,} this turn , prevent that damage .",
        "prevent all combat damage that would be dealt to {1} this turn ." },
    // Always: only citizens deal combat damage (4.4.4.3)
    Wording { "^ if a citizen would deal combat damage to {,} , prevent that damage .",
        "prevent all combat damage that would be dealt to {1} ." },
    Wording { "^ if a citizen would deal combat damage to {,} , prevent it .",
        "prevent all combat damage that would be dealt to {1} ." },
    Wording { "^ if damage would be dealt to you , prevent that damage .",
        "prevent all damage that would be dealt to you ." },
    Wording { "^ if damage would be dealt to you , prevent it .",
        "prevent all damage that would be dealt to you ." },
    // Of a player and what that player has, always: two abilities
    Wording { "^ prevent all damage that would be dealt to you and {,} control .",
        "prevent all damage that would be dealt to you . prevent all damage that would be dealt to "
        "{1} control ." },
    Wording { "^ prevent all damage that would be dealt to you or {,} control .",
        "prevent all damage that would be dealt to you . prevent all damage that would be dealt to "
        "{1} control ." },
    Wording { "^ prevent all combat damage that would be dealt to you and {,} control .",
        "prevent all combat damage that would be dealt to you . prevent all combat damage that "
        "would be dealt to {1} control ." },
    Wording { "^ prevent all combat damage that would be dealt to you or {,} control .",
        "prevent all combat damage that would be dealt to you . prevent all combat damage that "
        "would be dealt to {1} control ." },
};

} // namespace

std::span<const Wording> wordingsOfProtection()
{
    return protectionWordings;
}

} // namespace triptych::kryptik
