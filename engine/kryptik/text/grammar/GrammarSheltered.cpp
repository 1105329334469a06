#include "kryptik/text/grammar/GrammarBranches.h"
#include "kryptik/text/grammar/GrammarExceptions.h"
#include "kryptik/text/grammar/Joined.h"

#include <utility>

// Players, their 11 year cards and citizens, whose damage is prevented together: for a time, and of players always.
namespace triptych::kryptik::grammar {
namespace {

struct preventAllWord : seq<word<"prevent all">, maybe<means<Flag::Combat, "combat">>,
                            word<"damage that would be dealt to", "damage dealt to">>
{
};
/// 6.1.1 "11 year cards you control": what destroys them there is combat damage.
struct shelteredRow
    : seq<yearCards,
          maybe<any<whoIs<Who::Kind::You, "you control">, seq<another, word<"controls">>,
              seq<severalPlayers, word<"control">>>>>
{
    static Effect build(Found& found)
    {
        const Who all { Who::Kind::EachPlayer };
        return { Forbid { found.take<Who>(all), Forbid::Deed::LoseYearsInCombat } };
    }
};
struct shelteredYourRow : word<"your 11 year row">
{
    static Effect build() { return { Forbid { {}, Forbid::Deed::LoseYearsInCombat } }; }
};
struct shelteredPlayer : someone
{
    static Effect build(Found& found)
    {
        return { Forbid { found.take<Who>(), Forbid::Deed::BeDamaged } };
    }
};
struct shelteredThing : any<thisOne, thing>
{
    static Effect build(Found& found)
    {
        return { Allow { found.take<Thing>(), Allow::Deed::BeDamaged } };
    }
};
struct shelteredOne : any<shelteredYourRow, shelteredRow, shelteredPlayer, shelteredThing>
{
};
struct alsoSheltered : seq<any<word<"and to", "or to", ", and", "and", "or">, comma>, shelteredOne>
{
};
/// "Citizens and 11 year cards you control": whose they are, is said at the end of both (RULING 10.1).
void takeWhose(std::vector<Effect>& parts)
{
    const auto* row = std::get_if<Forbid>(&parts.back().node);
    if (!row || row->deed != Forbid::Deed::LoseYearsInCombat || row->who.kind != Who::Kind::You)
        return;
    for (Effect& part : parts)
        if (auto* allow = std::get_if<Allow>(&part.node))
            if (auto* each = std::get_if<Each>(&allow->what);
                each && each->word != Each::Word::Each && each->filter.controller == Side::Any)
                each->filter.controller = Side::You;
}
Effect shelteredFor(Found& found, Duration duration)
{
    const bool combat = found.says(Flag::Combat);
    std::vector<Effect> parts = found.takeAll<Effect>();
    takeWhose(parts);
    for (Effect& part : parts)
        if (auto* forbid = std::get_if<Forbid>(&part.node)) {
            forbid->duration = duration;
            if (combat && forbid->deed == Forbid::Deed::BeDamaged)
                forbid->deed = Forbid::Deed::BeCombatDamaged;
        } else if (auto* allow = std::get_if<Allow>(&part.node)) {
            allow->duration = duration;
            if (combat)
                allow->deed = Allow::Deed::BeCombatDamaged;
        }
    const std::size_t joints = parts.size() - 1;
    return joined(std::move(parts), std::vector<Joint>(joints, Joint::And));
}
struct shelterForATime
    : any<seq<preventAllWord, shelteredOne, many<alsoSheltered>, sinceWhen>,
          seq<sinceWhen, comma, preventAllWord, shelteredOne, many<alsoSheltered>>>
{
    static Effect build(Found& found)
    {
        const auto duration = found.take<Duration>();
        return shelteredFor(found, duration);
    }
};
/// "prevent all damage that would be dealt to you": of passives
struct shelteredAlways : seq<preventAllWord, any<shelteredYourRow, shelteredPlayer>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = shelteredFor(found, Duration::Permanent);
        Forbid& made = std::get<Forbid>(effect.node);
        if (made.who.kind == Who::Kind::Opponent)
            made.who.kind = Who::Kind::EachOpponent;
        return lasts(made.who) ? std::optional(std::move(effect)) : std::nullopt;
    }
};

} // namespace

bool shelterTogether::read(Input& in, Reading& reading)
{
    return text::read<shelterForATime>(in, reading);
}
bool shelterOfPlayers::read(Input& in, Reading& reading)
{
    return text::read<shelteredAlways>(in, reading);
}

} // namespace triptych::kryptik::grammar
