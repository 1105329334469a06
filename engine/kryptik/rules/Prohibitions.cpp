#include "kryptik/rules/Characteristics.h"

#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

// 10.2 What players may and may not do, by what the texts in force say: casting, using, drawing; and how many cards
// they may keep in hand or put into their soul row.
namespace triptych::kryptik {

using namespace asked;

bool names(const Who& who, Seat you, Seat p)
{
    return who.kind == Who::Kind::EachPlayer || (who.kind == Who::Kind::You && p == you)
        || (who.kind == Who::Kind::EachOpponent && p != you);
}

namespace {

bool covers(Forbid::Deed said, Forbid::Deed asked)
{
    return said == asked
        || (said == Forbid::Deed::CastCards
            && (asked == Forbid::Deed::CastSpells || asked == Forbid::Deed::CastCitizens));
}

} // namespace

bool isForbiddenTo(const Table& t, Seat p, Forbid::Deed deed)
{
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Forbid && m.who == seatRef(p)
            && covers(static_cast<Forbid::Deed>(m.what), deed))
            return true;
    bool forbidden = false;
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* forbid = std::get_if<Forbid>(&effect.node);
            if (forbid && forbid->which)
                return; // of some cards only
            if (forbid && forbid->most > 0) {
                const Player& player = t.state.players[p];
                if (forbid->deed == Forbid::Deed::Attack && player.attacks < forbid->most)
                    return;
                const int cast = forbid->deed == Forbid::Deed::Attack ? forbid->most
                    : forbid->deed == Forbid::Deed::Draw
                    ? player.drawn
                    : (forbid->deed == Forbid::Deed::CastCitizens ? 0 : player.spellsCast)
                        + (forbid->deed == Forbid::Deed::CastSpells ? 0 : player.citizensCast);
                if (cast < forbid->most)
                    return;
            }
            if (forbid && covers(forbid->deed, deed) && names(forbid->who, v.you, p))
                forbidden = true;
        });
    return forbidden;
}

bool isCastingForbidden(const Table& t, Index card, Seat p)
{
    const Forbid::Deed deed = t.facts(card).type == CardType::Spell ? Forbid::Deed::CastSpells
                                                                    : Forbid::Deed::CastCitizens;
    if (isForbiddenTo(t, p, deed))
        return true;
    const auto is = [&](const Forbid& forbid, const Viewpoint& v) {
        return forbid.which && covers(forbid.deed, deed) && matchesAt(t, card, *forbid.which, v, 1);
    };
    // "Name a card. Cards with that name can not be cast": the name is kept beside it, for the same time.
    const auto isNamed = [&](const LastingEffect& forbids) {
        return std::ranges::any_of(t.state.lasting, [&](const LastingEffect& m) {
            return m.kind == LastingEffect::Kind::Named && m.who == forbids.who
                && m.endOfTurn == forbids.endOfTurn && m.about == forbids.about
                && m.node() == t.facts(card).name;
        });
    };
    for (const LastingEffect& m : t.state.lasting) {
        if (m.kind != LastingEffect::Kind::ForbidSome || m.who != seatRef(p))
            continue;
        Forbid said = std::get<Forbid>(t.cards.effect(m.node()).node);
        if (said.which && said.which->sameName == Filter::SameName::AsChosen) {
            if (!isNamed(m))
                continue;
            said.which->sameName = Filter::SameName::Any;
        }
        if (is(said, { p, noIndex, 0 }))
            return true;
    }
    bool forbidden = false;
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* forbid = std::get_if<Forbid>(&effect.node);
            forbidden = forbidden || (forbid && names(forbid->who, v.you, p) && is(*forbid, v));
        });
    return forbidden;
}

bool areYearsSafe(const Table& t, Seat p, Forbid::Deed from)
{
    return isForbiddenTo(t, p, Forbid::Deed::LoseYears)
        || (from != Forbid::Deed::LoseYears && isForbiddenTo(t, p, from));
}

bool hasHandLimit(const Table& t, Seat p, int& limit)
{
    bool limited = true;
    int change = 0;
    std::optional<int> number; // RULING 4.6c: of several the least
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* size = std::get_if<HandSize>(&effect.node);
            if (!size || !names(size->who, v.you, p))
                return;
            change += size->change;
            limited = limited && !size->unlimited;
            if (size->number)
                number = std::min(number.value_or(*size->number), *size->number);
        });
    limit = std::max(0, number.value_or(limit) + change);
    return limited;
}

int soulPlacements(const Table& t, Seat p)
{
    int most = 1;
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* soul = std::get_if<MoreSoul>(&effect.node);
            if (soul && names(soul->who, v.you, p))
                most += soul->amount;
        });
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::MoreSoul && m.who == seatRef(p))
            most += m.attack;
    return most;
}

} // namespace triptych::kryptik
