#include "altered/effects/Choices.h"

#include "altered/effects/Declared.h"
#include "altered/effects/Targeting.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Candidates.h"
#include "altered/rules/Day.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Phrases.h"
#include "altered/rules/Statuses.h"

#include <algorithm>

// 6.5.b What may be picked for the phrase that is asked for: players, things, Expeditions, regions.
namespace triptych::altered {

void playerOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Effect& effect = t.cards.effect(s.asked.node);
    const Phrases phrases = phrasesOf(effect);
    const Who* asked = phrases.target() ? phrases.target() : phrases.who;
    const Seats seats = asked ? seatsOf(t, *asked, viewpointOf(s)) : Seats {};
    const bool any
        = asked && (asked->kind == Who::Kind::TargetPlayer || asked->kind == Who::Kind::Anyone);
    for (Seat p = 0; p < maxPlayers; ++p)
        if (any || seats.contains(p))
            out.push_back(option(Verb::Target, seatThing(p)));
}

void choiceOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Viewpoint v = viewpointOf(s);
    if (s.asked.node == noEffectAsks) {
        declaredOptions(t, out);
        return;
    }
    const Effect& effect = t.cards.effect(s.asked.node);
    const auto asked = s.asked.remembered<PhraseAsked>();
    if (const auto* sabotages = std::get_if<Sabotage>(&effect.node)) {
        Things list;
        sabotageCandidates(t, *sabotages, s.asked.player, v, list);
        targetOptions(t, list, nullptr, v, Again::Never, out);
        return;
    }
    if (std::holds_alternative<StatedFor>(effect.node)
        && asked.which == PhraseAsked::Which::Region) {
        for (int region = 0; region < 8; ++region)
            if (isRevealed(s, region))
                out.push_back(option(Verb::Target, static_cast<Index>(firstRegion + region)));
        return;
    }
    if (std::holds_alternative<PutMarker>(effect.node)
        && asked.which == PhraseAsked::Which::Region) {
        const auto& marker = std::get<PutMarker>(effect.node);
        const Terrains any = marker.terrains != 0 ? marker.terrains : forest | mountain | ocean;
        for (int region = 0; region < 8; ++region)
            if (marker.moves || marker.removes
                    ? (s.adventure.marked[static_cast<std::size_t>(region)] & any) != 0
                    : isRevealed(s, region))
                out.push_back(option(Verb::Target, static_cast<Index>(firstRegion + region)));
        return;
    }
    if (asked.which == PhraseAsked::Which::Expedition) { // an Expedition
        const auto* creates = std::get_if<Create>(&effect.node);
        if (creates && creates->distributed) {
            for (const Seat p : { v.you, otherSeat(v.you) })
                for (const int kind : { 0, 1 })
                    if (p == v.you || !creates->expedition) // "among your Expeditions"
                        out.push_back(option(Verb::Target, expeditionThing(p, kind)));
            return;
        }
        Things among;
        if (const auto* declares = std::get_if<DeclareExpedition>(&effect.node)) {
            mustChoosePlace(t, effect, declares->expedition, v, among);
            for (const Index e : among)
                if (!s.picks.contains(e))
                    out.push_back(option(Verb::Target, e));
            if (s.picks.size() >= s.asked.min && s.asked.min < s.asked.max && !out.empty())
                out.push_back(noneOf(Verb::Target));
            return;
        }
        const Phrases phrases = phrasesOf(effect);
        if (!phrases.place)
            return;
        if (!mustChoosePlace(t, effect, *phrases.place, v, among))
            expeditionsOf(t, *phrases.place, v, among);
        for (const Index e : among)
            out.push_back(option(Verb::Target, e));
        return;
    }
    const Phrases phrases = phrasesOf(effect);
    const Thing* thing = phrases.things[static_cast<std::size_t>(asked.which)];
    if (!thing)
        return;
    Things list;
    const auto* moves = std::get_if<Move>(&effect.node);
    if (moves && moves->anyOrder && !mustChoose(effect, *thing))
        list = s.phrases[0]; // in which order they go
    else
        candidatesFor(t, effect, *thing, asked.actor, v, list);
    const Filter* filter = filterOf(*thing);
    const auto* remove = std::get_if<Remove>(&effect.node);
    const bool among = remove && remove->among;
    const bool divided = std::holds_alternative<Distribute>(effect.node);
    const bool again = among || divided;
    if (among)
        for (std::size_t k = list.size(); k-- > 0;)
            if (std::ranges::count(s.picks, list[k]) >= countersOn(t, list[k], remove->counter))
                list.erase(k);
    if (again && !among)
        keepToNumber(t, *thing, v, list);
    if (s.asked.what == Ask::Target) {
        targetOptions(t, list, filter, v,
            divided     ? Again::Divided
                : among ? Again::AsOften
                        : Again::Never,
            out);
        return;
    }
    Things picked;
    for (const Index i : s.picks)
        picked.push_back(i);
    bool orbs = !list.empty();
    for (const Index i : list) {
        orbs = orbs && zoneOf(s, i) == Zone::Mana && zoneSeat(s, i) == s.asked.player;
        if ((again || !s.picks.contains(i)) && (!filter || fitsTogether(t, *filter, v, picked, i))
            && fitsItsGroup(t, *thing, v, picked, i))
            out.push_back(option(Verb::Choose, i));
    }
    const bool enough = s.picks.size() >= s.asked.min && (!divided || s.picks.empty());
    if (enough && s.asked.min < s.asked.max && !out.empty())
        out.push_back(noneOf(Verb::Choose));
    if (orbs && s.picks.empty())
        swapOptions(t, s.asked.player, out); // 3.2.9.e
}

} // namespace triptych::altered
