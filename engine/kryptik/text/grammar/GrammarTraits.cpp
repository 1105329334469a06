#include "kryptik/text/grammar/GrammarNouns.h"

#include "kryptik/text/printing/Phrases.h"

// What else is asked of a card: "that is weary and attacked this turn", "with Toxic or Sidestep". Each is one
// thing; what the description has a place of its own for is put there.
namespace triptych::kryptik::grammar {
namespace {

Filter askedCard()
{
    return Filter { Filter::Noun::Card };
}

struct traitIs : any<means<Flag::Negated, "is not", "are not">, word<"is", "are">>
{
};
struct traitHas : word<"has", "have">
{
};
struct traitLacks : means<Flag::Negated, "does not have", "do not have", "has no", "have no">
{
};
struct isOfKind : seq<maybe<word<"a", "an">>, pegtl::not_at<word<"a", "an">>, aFaction,
                      word<"citizens", "citizen", "cards", "card", "overlord", "overlords">>
{
};
struct ofTheChosen
    : means<Flag::Every, "of that faction", "of the chosen faction", "of the faction chosen",
          "of the faction you chose", "from the chosen faction", "of the named faction">
{
};
struct isAnOverlord : means<Flag::Overlord, "an overlord", "overlords">
{
};
/// Of a number that is printed: what else it may be compared to is said behind "with".
struct printedTraitBound : boundPhrase
{
    static std::optional<Bound> build(Found& found)
    {
        Bound bound = found.take<Bound>();
        return bound.amount.kind == Amount::Kind::Fixed && bound.amount.made == Figuring {}
            ? std::optional(std::move(bound))
            : std::nullopt;
    }
};
struct didAttack
    : any<means<Filter::Condition::HasAttacked, "attacked this turn", "has attacked this turn",
              "have attacked this turn">,
          seq<means<Flag::Negated, "did not", "has not", "have not">,
              means<Filter::Condition::HasAttacked, "attack this turn", "attacked this turn">>>
{
};
/// What is only known of what citizens do in combat (4.4.4.3)
struct foughtSo
    : any<means<Filter::Condition::DealtInCombat, "dealt combat damage this turn",
              "has dealt combat damage this turn", "have dealt combat damage this turn">,
          means<Filter::Condition::HurtInCombat, "was dealt combat damage this turn",
              "were dealt combat damage this turn", "has been dealt combat damage this turn",
              "took combat damage this turn">,
          means<Filter::Condition::HitPlayer, "dealt combat damage to a player this turn",
              "has dealt combat damage to a player this turn",
              "have dealt combat damage to a player this turn">,
          means<Filter::Condition::HitYear, "dealt combat damage to an 11 year card this turn",
              "has dealt combat damage to an 11 year card this turn",
              "have dealt combat damage to an 11 year card this turn">,
          means<Filter::Condition::HurtByThis, "was dealt combat damage by this this turn",
              "were dealt combat damage by this this turn">,
          means<Filter::Condition::HasDestroyedYear, "destroyed an 11 year card this turn",
              "has destroyed an 11 year card this turn", "have destroyed an 11 year card this turn",
              "destroyed one or more 11 year cards this turn">,
          seq<means<Flag::Negated, "did not", "has not", "have not">,
              any<means<Filter::Condition::HitPlayer, "deal combat damage to a player this turn">,
                  means<Filter::Condition::HitYear,
                      "deal combat damage to an 11 year card this turn">,
                  means<Filter::Condition::DealtInCombat, "deal combat damage this turn",
                      "dealt combat damage this turn">,
                  means<Filter::Condition::HasDestroyedYear, "destroy an 11 year card this turn",
                      "destroyed an 11 year card this turn">>>,
          seq<means<Flag::Negated, "was not", "were not">,
              means<Filter::Condition::HurtInCombat, "dealt combat damage this turn">>>
{
};
struct didDamage
    : any<means<Filter::Condition::BlockingThis, "is blocking this", "are blocking this",
              "is blocking this citizen", "are blocking this citizen", "blocks this">,
          means<Filter::Condition::BlockedByThis, "is blocked by this", "are blocked by this",
              "is blocked by this citizen", "are blocked by this citizen">,
          means<Filter::Condition::DealtDamage, "dealt damage this turn",
              "has dealt damage this turn", "have dealt damage this turn">,
          seq<means<Flag::Negated, "did not", "has not", "have not">,
              means<Filter::Condition::DealtDamage, "deal damage this turn",
                  "dealt damage this turn">>,
          foughtSo,
          means<Filter::Condition::AttackingYou, "is attacking you or an 11 year card you control",
              "are attacking you or 11 year cards you control", "is attacking you",
              "are attacking you", "is attacking an 11 year card you control">,
          means<Filter::Condition::DamagedByThis, "was dealt damage by this this turn",
              "were dealt damage by this this turn">,
          means<Filter::Condition::HasBlockedThis, "blocked this this turn">,
          means<Filter::Condition::BlockedByThisOnce, "was blocked by this this turn",
              "were blocked by this this turn">,
          means<Filter::Condition::HasEntered, "entered this turn", "entered the island this turn",
              "has entered this turn", "have entered this turn">,
          means<Filter::Condition::HasDied, "died this turn">,
          means<Filter::Condition::HasBlocked, "blocked this turn", "has blocked this turn",
              "have blocked this turn">,
          means<Filter::Condition::WasBlocked, "was blocked this turn", "were blocked this turn">,
          seq<means<Flag::Negated, "did not", "has not", "have not">,
              any<means<Filter::Condition::HasEntered, "enter this turn",
                      "enter the island this turn", "entered this turn">,
                  means<Filter::Condition::HasBlocked, "block this turn", "blocked this turn">>>,
          seq<means<Flag::Negated, "was not", "were not", "has not been", "have not been">,
              means<Filter::Condition::WasDamaged, "dealt damage this turn">>,
          means<Filter::Condition::WasDamaged, "was dealt damage this turn",
              "were dealt damage this turn", "has been dealt damage this turn",
              "have been dealt damage this turn">>
{
};
struct attachedCard : any<means<Filter::Condition::HasAttached, "has a card attached to it",
                              "has cards attached to it", "have a card attached to it",
                              "have cards attached to them", "have a card attached to them">,
                          means<Filter::Condition::NoAttached, "has no card attached to it",
                              "has no cards attached to it", "have no card attached to it",
                              "have no cards attached to them">>
{
};
/// One thing that is asked, made of the words for it.
struct asksOneTrait
{
    static std::optional<Filter> build(Found& found)
    {
        Filter made = askedCard();
        made.notSo = found.says(Flag::Negated);
        if (const auto state = found.takeIfAny<Filter::Condition>()) {
            made.condition = *state;
            made.done = found.take<Amount::How>(Amount::How::Any);
            const bool ready
                = *state == Filter::Condition::Engaged || *state == Filter::Condition::Disengaged;
            if (made.notSo && ready) { // one of the two is what the other is not
                made.condition = *state == Filter::Condition::Engaged
                    ? Filter::Condition::Disengaged
                    : Filter::Condition::Engaged;
                made.notSo = false;
            }
            return made;
        }
        if (found.says(Flag::Every)) {
            made.sameFaction = Filter::SameName::AsChosen;
            return made;
        }
        if (auto aims = found.takeIfAny<Aims>()) {
            made.aimsAtThis = !aims->at;
            if (aims->at)
                made.aims = std::make_shared<const Filter>(std::move(*aims->at));
            return made;
        }
        const bool no = std::exchange(made.notSo, false);
        if (const auto keyword = found.takeIfAny<Keyword>())
            (no ? made.without : made.with) = *keyword;
        else if (auto bound = found.takeIfAny<Bound>())
            made.bound = std::move(bound);
        else if (auto faction = found.takeIfAny<FactionName>()) {
            made.faction = std::move(faction->words);
            made.notFaction = no;
        } else {
            (no ? made.notOverlord : made.overlord) = true;
        }
        return no && made.bound ? std::nullopt : std::optional(std::move(made));
    }
};
/// Of a spell: "targets a citizen you control"
struct traitAims : seq<word<"targets", "target", "is targeting", "are targeting">,
                       any<word<"this citizen", "this card", "this">,
                           seq<any<word<"a", "an", "one or more", "any", "at least one">,
                                   pegtl::at<word<"another">>>,
                               onIsland>>>
{
    static Aims build(Found& found) { return { found.takeIfAny<Filter>() }; }
};
/// By what word: of what it was not done to, and that is still there.
struct wayNotDone
    : any<means<Amount::How::Destroyed, "destroyed", "killed">,
          means<Amount::How::Sacrificed, "sacrificed">, means<Amount::How::Abolished, "abolished">,
          means<Amount::How::Moved, "returned to its owner's hand",
              "returned to their owners' hands", "returned", "moved">>
{
};
/// "was not chosen", "were affected this way", "was not destroyed this way"
struct traitThisWay
    : any<seq<any<means<Flag::Negated, "was not", "were not">, word<"was", "were">>,
              means<Filter::Condition::ThisWay, "chosen this way", "affected this way", "chosen">>,
          seq<means<Flag::Negated, "was not", "were not">, wayNotDone,
              means<Filter::Condition::ThisWay, "this way">>>
{
};
struct hasNoAbilities
    : means<Filter::Condition::NoAbilities, "has no abilities", "have no abilities">
{
};
struct hasYear : any<means<Filter::Condition::HasYear, "has an 11 year ability",
                         "have an 11 year ability", "have 11 year abilities">,
                     seq<means<Flag::Negated, "does not have", "do not have", "has no", "have no">,
                         means<Filter::Condition::HasYear, "an 11 year ability", "11 year ability",
                             "11 year abilities">>>
{
};
struct traitClause
    : any<traitThisWay, traitAims, attachedCard, hasNoAbilities, hasYear, didAttack, didDamage,
          seq<traitIs, any<engagedState, isOfKind, ofTheChosen, isAnOverlord>>,
          seq<traitHas, any<keyword, printedTraitBound>>, seq<traitLacks, keyword>>,
      asksOneTrait
{
    using asksOneTrait::build;
};
/// Behind the first the verb goes on: "is weary or attacking", "has Toxic and Sidestep".
struct shortClause : any<engagedState, keyword, printedTraitBound, seq<word<"a", "an">, isOfKind>,
                         means<Flag::Overlord, "an overlord">>,
                     asksOneTrait
{
    using asksOneTrait::build;
};
struct withQuality : any<keyword, printedTraitBound>, asksOneTrait
{
    using asksOneTrait::build;
};
struct traitAnd : word<"and", "and that", "and with">
{
};
struct traitOr : means<Flag::Or, "or", "or that", "or with">
{
};
struct gathersTraits
{
    static Traits build(Found& found)
    {
        const bool any = found.says(Flag::Or);
        return { found.takeAll<Filter>(), any };
    }
};
struct nextClause : any<traitClause, shortClause>
{
};
/// "attacked or blocked this turn": the time is said once.
struct shortPast
    : any<means<Filter::Condition::HasAttacked, "attacked", "has attacked", "have attacked">,
          means<Filter::Condition::WasBlocked, "was blocked", "were blocked">,
          means<Filter::Condition::HasBlocked, "blocked", "has blocked", "have blocked">,
          means<Filter::Condition::WasDamaged, "was dealt damage", "were dealt damage">,
          means<Filter::Condition::DealtDamage, "dealt damage", "has dealt damage">,
          means<Filter::Condition::HasEntered, "entered">>,
      asksOneTrait
{
    using asksOneTrait::build;
};
struct longPast : any<didAttack, didDamage>, asksOneTrait
{
    using asksOneTrait::build;
};
/// "dealt combat damage to a player or an 11 year card this turn": the deed is said once.
struct hitPlayer
    : seq<means<Filter::Condition::HitPlayer, "dealt combat damage to a player",
          "has dealt combat damage to a player", "have dealt combat damage to a player">>,
      asksOneTrait
{
    using asksOneTrait::build;
};
struct hitYear : seq<means<Filter::Condition::HitYear, "an 11 year card this turn",
                     "to an 11 year card this turn">>,
                 asksOneTrait
{
    using asksOneTrait::build;
};
struct traitClauses : any<seq<hitPlayer, traitOr, hitYear>,
                          seq<shortPast, many<comma, shortPast>, traitOr, longPast>,
                          seq<traitClause,
                              any<seq<many<comma, shortClause>, maybe<comma>, traitOr, nextClause,
                                      many<traitOr, nextClause>>,
                                  many<traitAnd, nextClause>>>>
{
};
struct relativeClauses : seq<word<"that", "who", "which">, traitClauses>, gathersTraits
{
    using gathersTraits::build;
};
/// "with Toxic, Sidestep or Eager"
template <typename Last>
struct restOfList
    : seq<many<comma, withQuality>, maybe<comma>, Last, withQuality, many<Last, withQuality>>
{
};
struct severalQualities
    : seq<word<"with">, withQuality, any<restOfList<traitOr>, restOfList<traitAnd>>>,
      gathersTraits
{
    using gathersTraits::build;
};
struct itsClauses : traitClauses, gathersTraits
{
    using gathersTraits::build;
};

/// Puts one thing where the description has a place for it, or behind the others.
void putTrait(Filter& filter, Filter trait)
{
    const auto taken = [&](auto& own, auto& asked) {
        const bool free = asked && !own;
        if (free)
            own = std::move(asked);
        return free;
    };
    if (!trait.notSo && trait.condition != Filter::Condition::None) {
        if (filter.condition == Filter::Condition::None) {
            filter.condition = trait.condition;
            return;
        }
        // "weary" stands before the noun, whatever was said first.
        if (phrases::standsBehind(filter.condition) && !phrases::standsBehind(trait.condition))
            std::swap(filter.condition, trait.condition);
    }
    if (taken(filter.with, trait.with) || taken(filter.without, trait.without)
        || taken(filter.bound, trait.bound))
        return;
    if (!trait.notSo && trait.sameFaction != Filter::SameName::Any
        && filter.sameFaction == Filter::SameName::Any) {
        filter.sameFaction = trait.sameFaction;
        return;
    }
    if (!trait.notSo && (trait.aims || trait.aimsAtThis) && !filter.aims && !filter.aimsAtThis) {
        filter.aims = std::move(trait.aims);
        filter.aimsAtThis = trait.aimsAtThis;
        return;
    }
    if (!trait.faction.empty() && filter.faction.empty()) {
        filter.faction = std::move(trait.faction);
        filter.notFaction = trait.notFaction;
        return;
    }
    if (trait.overlord && !filter.overlord && filter.noun == Filter::Noun::Citizen) {
        filter.overlord = true;
        return;
    }
    if (trait.notOverlord && !filter.notOverlord) {
        filter.notOverlord = true;
        return;
    }
    filter.traits.push_back(std::move(trait));
}

} // namespace

bool ask(Filter& filter, Traits traits)
{
    for (Filter& each : traits.all)
        if (each.owner != Side::Any) {
            if (filter.owner != Side::Any
                || (each.controller != Side::Any && filter.controller != Side::Any))
                return false; // one card has one owner
            filter.owner = each.owner;
            if (each.controller != Side::Any)
                filter.controller = each.controller;
            return true;
        }
    if (traits.any && traits.all.size() > 1) {
        if (!filter.traits.empty())
            return false; // of two lists nobody could say which is which
        filter.traits = std::move(traits.all);
        filter.anyTrait = true;
        return true;
    }
    for (Filter& each : traits.all)
        putTrait(filter, std::move(each));
    return !filter.anyTrait || filter.traits.size() < 2;
}

bool relativeClause::read(Input& in, Reading& reading)
{
    return text::read<any<relativeClauses, severalQualities>>(in, reading);
}
bool itsTraits::read(Input& in, Reading& reading)
{
    return text::read<itsClauses>(in, reading);
}

} // namespace triptych::kryptik::grammar
