#include "kryptik/text/binding/Binder.h"

#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <fmt/format.h>

// The words of what changes what a card counts as, of spells on the effect pile, and of casting from elsewhere.
namespace triptych::kryptik::binding {

void Binder::visitLeaf(ChooseFaction&)
{
    m_choseFaction = true;
    if (m_ability.kind == Ability::Kind::Passive && !isCitizenText())
        complain("faction", "Only a citizen enters; say \"choose a faction\" of a spell.");
}

void Binder::needFaction()
{
    if (!m_choseFaction && !m_setting.choosesFaction)
        complain("faction",
            "No faction was chosen before this. Say \"choose a faction\" first, or name it: "
            "\"Other "
            "Human citizens you control get +1/+1.\"");
}

void Binder::visitLeaf(ChooseName&)
{
    m_choseName = true;
    if (m_ability.kind == Ability::Kind::Passive && !isCitizenText())
        complain("name", "Only a citizen enters; say \"name a card\" of a spell.");
}

void Binder::needName(bool inTarget)
{
    if (!m_choseName && !m_setting.choosesName)
        complain("name",
            "No card was named before this. Say \"name a card\" first: \"Name a card. Target "
            "opponent discards "
            "all cards with the chosen name.\"");
    else if (inTarget && !m_setting.choosesName)
        complain("name",
            "Targets are declared before any card is named (8.5). Say \"a citizen with the chosen "
            "name\".");
    else if (m_region > 0 && !isCitizenText())
        complain("name", "The name is known only while this resolves, not later.");
}

void Binder::visitLeaf(BecomeFaction& e)
{
    if (e.faction.empty())
        needFaction();
    if (m_ability.kind == Ability::Kind::Passive && !e.also)
        complain("becomes",
            "What is always so is said in addition to what is printed: \"Citizens you control are "
            "also Human citizens.\"");
    statement(e.what, "change the faction of", e.duration);
}

void Binder::visitLeaf(BecomeCopy& e)
{
    if (e.entering) {
        auto* const any = std::get_if<Each>(&e.of); // the grammar reads nothing else here
        if (any)
            settle(any->filter, false);
        if (!any || !isCitizenText())
            complain("enter", "Only a citizen enters.");
        return;
    }
    const auto what = settle(e.what, "change", { Zone::Island });
    const auto of = settle(e.of, "copy", { Zone::Island });
    const bool one = !isPlural(e.what) && !isPlural(e.of) && !std::holds_alternative<Each>(e.what)
        && !std::holds_alternative<Each>(e.of);
    if (!one || (what && what == of))
        complain("copy",
            "One citizen becomes a copy of another one: \"Target citizen becomes a copy of another "
            "target citizen until end of turn.\"");
    if (std::holds_alternative<This>(e.what) && m_gone)
        complain("this", "This card has left the island; it can not become anything.");
    says(what);
}

void Binder::visitLeaf(MayCast& e)
{
    const auto id = on(e.what, "cast",
        { Zone::Limbo, Zone::Abolished, Zone::Hand, Zone::Deck, Zone::SoulRow,
            Zone::ElevenYearRow });
    (void)id;
    if (const auto* target = std::get_if<Target>(&e.what); target
        && target->spec.place.zone != Zone::Limbo && target->spec.place.zone != Zone::Abolished)
        complain("cast", "Only what lies in a limbo pile or was abolished is aimed at to be cast.");
}

void Binder::visitLeaf(UseYear& e)
{
    on(e.what, "use the 11 year ability of",
        { Zone::Limbo, Zone::Abolished, Zone::Hand, Zone::Deck, Zone::SoulRow, Zone::ElevenYearRow,
            Zone::Revealed });
    if (isPlural(e.what) || std::holds_alternative<Each>(e.what))
        complain("11 year ability", "The 11 year ability of one card is used at a time.");
}

void Binder::visitLeaf(ChangeCast& e)
{
    const auto id = settle(e.what, "copy", { Zone::Pile });
    says(id);
}

void Binder::visitLeaf(Triggering& e)
{
    settle(e.of, false);
}

void Binder::visitLeaf(YearFate& e)
{
    on(e.what, "have something destroy 11 year cards");
}

} // namespace triptych::kryptik::binding
