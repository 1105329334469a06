#include "seize/text/binding/Binder.h"

#include "seize/text/binding/BindTraits.h"

// Of several, each of them by itself: "for each ... in turn", "each opponent chooses".
namespace triptych::seize::binding {

void Binder::forEach(ForEach& e)
{
    settle(e.who);
    m_mentions.open();
    const auto before = m_slots;
    define({ Is::Said }, Definition::Noun::Mercenary, text::Some::One, "each of them");
    m_things.back().side = e.who.side;
    visit(e.effect.front());
    if (m_slots != before)
        complain("target", "What happens to each of them has no target of its own; say \"it\".");
    m_mentions.close();
}

/// "Each opponent chooses a mercenary they control": of each their own, and then all of those.
void Binder::settleEachSelect(Select& e)
{
    m_mentions.open();
    definePlayer("each of them");
    settle(e.what.filter);
    m_mentions.close();
    if (e.what.filter.side == Side::Allied || e.what.filter.side == Side::Enemy)
        complain("choose", std::string(sideOfSeveral));
    define({ Is::Said }, Definition::Noun::Mercenary, text::Some::Several, "those chosen", e.what);
}

} // namespace triptych::seize::binding
