#include "kryptik/Names.h"

#include "core/Rows.h"
#include "core/Seats.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Island.h"
#include "kryptik/text/printing/Keywords.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace triptych::kryptik {

std::string seatName(Seat p)
{
    return triptych::seatName(PlayerId { p });
}

std::string_view zoneName(Zone zone)
{
    static constexpr Named<Zone> names[] { { Zone::Hand, "hand" }, { Zone::Deck, "deck" },
        { Zone::Island, "island" }, { Zone::ElevenYearRow, "eleven_year" },
        { Zone::SoulRow, "soul_row" }, { Zone::Limbo, "limbo" }, { Zone::Abolished, "abolished" },
        { Zone::Attached, "attached" }, { Zone::Pile, "pile" }, { Zone::Revealed, "pile" },
        { Zone::Gone, "gone" } };
    static_assert(isARowEach(names, &Named<Zone>::value, Zone::Gone));
    return nameIn(names, zone);
}

std::string_view phaseName(Phase phase)
{
    static constexpr Named<Phase> names[] { { Phase::Setup, "setup" },
        { Phase::Disengage, "disengage" }, { Phase::Draw, "draw" }, { Phase::First, "first" },
        { Phase::Combat, "combat" }, { Phase::Second, "second" }, { Phase::End, "end" } };
    static_assert(isARowEach(names, &Named<Phase>::value, Phase::End));
    return nameIn(names, phase);
}

std::string_view stepName(Step step)
{
    static constexpr Named<Step> names[] { { Step::None, "" }, { Step::Beginning, "beginning" },
        { Step::Attacker, "attacker" }, { Step::Blockers, "blockers" },
        { Step::Resolution, "resolution" }, { Step::End, "end" } };
    static_assert(isARowEach(names, &Named<Step>::value, Step::End));
    return nameIn(names, step);
}

std::string_view keywordName(Keyword k)
{
    return wordsOf(k).typed;
}

char colourLetter(std::uint8_t place)
{
    return "wubgc"[std::min<std::uint8_t>(place, 4)];
}

std::string placeOf(const State& s, Index i)
{
    return fmt::format(
        "{}.{}.{}", seatName(zoneSeat(s, i)), zoneName(zoneOf(s, i)), s.zones.positionOf(i) + 1);
}

std::string nameOf(const State& s, const Ground& ground, Seat viewer, Index i)
{
    return isVisible(s, viewer, i) ? handleOf(ground, i) : placeOf(s, i);
}

bool canWait(Ability::Kind kind, bool spell)
{
    return spell ? kind == Ability::Kind::SpellEffect
                 : kind != Ability::Kind::Keywords && kind != Ability::Kind::Additional;
}

namespace {

/// Which of the paragraphs that can lie on the pile it is, from 1; keyword lines do not count.
int paragraphNumber(const CardSet& cards, std::uint16_t card, std::uint8_t ability, bool spell)
{
    int number = 0;
    if (cards.isGranted(card)) // behind all that could be printed
        return 100 + static_cast<int>(card - cards.size());
    for (std::uint8_t k = 0; k <= ability && k < cards.card(card).abilities.size(); ++k) {
        number += canWait(cards.card(card).abilities[k].kind, spell);
    }
    return number;
}

std::string plainItemName(const State& s, const Ground& ground, Seat viewer, const PileItem& item)
{
    const std::string source = nameOf(s, ground, viewer, item.source.object);
    switch (item.kind) {
    case PileItem::Kind::None:
        return {};
    case PileItem::Kind::Citizen:
        return fmt::format("{}.1", source);
    case PileItem::Kind::SpellEffect:
        return fmt::format(
            "{}.{}", source, paragraphNumber(*ground.cards, item.card, item.ability, true));
    case PileItem::Kind::Active:
    case PileItem::Kind::Triggered:
        return fmt::format(
            "{}!{}", source, paragraphNumber(*ground.cards, item.card, item.ability, false));
    case PileItem::Kind::Delayed: {
        const bool spell = ground.cards->printedOn(item.card).type == CardType::Spell;
        return fmt::format(
            "{}!{}", source, paragraphNumber(*ground.cards, item.card, item.ability, spell));
    }
    case PileItem::Kind::YearChoice:
        return fmt::format("{}!year", source);
    case PileItem::Kind::YearAbility:
        return fmt::format("{}!1", source);
    }
    return {};
}

PileItem itemOf(const Waiting& w)
{
    PileItem item;
    item.kind = w.ability == 0xFD ? PileItem::Kind::YearChoice
        : w.delayed               ? PileItem::Kind::Delayed
                                  : PileItem::Kind::Triggered;
    item.card = w.card;
    item.ability = w.ability;
    item.source = w.source;
    return item;
}

std::string waitingName(const State& s, const Ground& ground, Seat viewer, std::size_t place)
{
    const std::string name = plainItemName(s, ground, viewer, itemOf(s.waiting[place]));
    int before = 0;
    for (const PileItem& item : s.pile)
        before += plainItemName(s, ground, viewer, item) == name;
    for (std::size_t k = 0; k < place; ++k)
        before += plainItemName(s, ground, viewer, itemOf(s.waiting[k])) == name;
    return cards::numberedItem(name, before);
}

} // namespace

std::string itemName(const State& s, const Ground& ground, Seat viewer, const PileItem& item)
{
    const std::string name = plainItemName(s, ground, viewer, item);
    int before = 0;
    for (const PileItem& other : s.pile) {
        if (other.serial == item.serial)
            break;
        before += plainItemName(s, ground, viewer, other) == name;
    }
    return cards::numberedItem(name, before);
}

std::string refName(const State& s, const Ground& ground, Seat viewer, Ref r)
{
    if (isSeat(r))
        return seatName(seatOf(r));
    if (isItem(r)) {
        for (const PileItem& item : s.pile)
            if (item.serial == r.object)
                return itemName(s, ground, viewer, item);
        return "gone";
    }
    return r.object < s.objectCount ? nameOf(s, ground, viewer, r.object) : "gone";
}

namespace {

/// In the order of Verb.
constexpr std::array<std::string_view, 21> verbs { "pass", "yes", "no", "number", "option", "first",
    "choose", "target", "order", "recur", "soul", "energy", "cast", "activate", "attack", "block",
    "year ability", "year cast", "year hand", "faction", "name" };
static_assert(verbs.size() == static_cast<std::size_t>(Verb::Name) + 1);

int activeNumber(const CardSet& cards, std::uint16_t card, std::uint8_t ability)
{
    const auto& actives = cards.facts(card).actives;
    if (ability >= firstGranted)
        return static_cast<int>(actives.size()) + ability - firstGranted + 1;
    return static_cast<int>(std::ranges::find(actives, ability) - actives.begin()) + 1;
}

} // namespace

std::string_view verbName(Verb verb)
{
    return verbs[static_cast<std::size_t>(verb)];
}

std::string lineOf(const State& s, const Ground& ground, const Option& o)
{
    const Verb verb = verbOf(o);
    const Seat viewer = s.asked.player;
    const std::string_view word = verbs[o.verb];
    if (isNone(o))
        return fmt::format("{} none", word);
    if (o.detail == seatDetail && o.object == noObject)
        return fmt::format("{} {}", word, seatName(static_cast<Seat>(o.number)));
    if (o.detail == itemDetail && o.object == noObject)
        return fmt::format("{} {}", word,
            refName(s, ground, viewer, itemRef(static_cast<std::uint8_t>(o.number))));
    if (o.detail == waitingDetail && o.object == noObject) {
        const auto place = static_cast<std::size_t>(o.number);
        if (s.asked.what == Ask::TriggerOrder)
            return fmt::format("{} {}", word, waitingName(s, ground, viewer, place));
        return fmt::format("{} {}", word,
            itemName(s, ground, viewer, s.pile[s.pile.size() - s.announcement.items + place]));
    }
    if (verb == Verb::Faction)
        return fmt::format(
            "{} {}", word, ground.cards->factionName(static_cast<Faction>(o.number)));
    if (verb == Verb::Name)
        return fmt::format(
            "{} {}", word, ground.cards->card(static_cast<std::size_t>(o.number)).name);
    if (verb == Verb::Number || verb == Verb::Mode)
        return fmt::format("{} {}", word, o.number);
    if (o.object == noObject)
        return std::string(word);
    const std::string line = fmt::format("{} {}", word, nameOf(s, ground, viewer, indexOf(o)));
    if (verb == Verb::Energy)
        return fmt::format("{} {}", line, colourLetter(o.detail));
    if (verb == Verb::Activate)
        return fmt::format(
            "{} {}", line, activeNumber(*ground.cards, s.objects[indexOf(o)].card, o.detail));
    return line;
}

} // namespace triptych::kryptik
