#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarStatics.h"

#include <memory>
#include <utility>

// Healing that is more or less than it would be, for as long as a card works: "healing done to enemy mercenaries is
// halved", "whenever another ally heals, it heals 1 additional health".
namespace triptych::seize::grammar {
namespace {

using Kind = Modifier::Kind;

struct thatHealing : word<"that healing", "the healing", "that amount", "that much", "it">
{
};
struct healsVerb : word<"is healed", "are healed", "heals", "heal", "regains", "regain">
{
};
/// "is increased by 1", "is doubled", "is prevented"
struct healingBecomes
    : any<seq<any<means<Flag::More, "is increased by">, means<Flag::Less, "is reduced by">>, count>,
          means<Flag::Twice, "is doubled">,
          seq<means<Flag::LessLetter, "is halved">, maybe<upOrDown>>,
          means<Flag::All, "is prevented", "is reduced to 0", "does nothing">>
{
};
/// "for twice as much", "half"
struct healedInShares
    : seq<healsVerb, maybe<word<"for", "by">>,
          any<means<Flag::Twice, "double the amount", "twice the amount", "double that amount",
                  "twice as much", "double", "twice">,
              seq<means<Flag::LessLetter, "half the amount", "half as much", "half">,
                  maybe<upOrDown>>>>
{
};
/// As often as somebody is healed it cannot be one healing more: so much more each time.
Effect healedOtherwise(Found& found)
{
    Thing whom = found.take<Thing>();
    const bool twice = found.says(Flag::Twice);
    const bool half = found.says(Flag::LessLetter);
    if (!twice && !half) {
        Gain made;
        made.what = std::move(whom);
        Modifier changed;
        changed.kind = found.says(Flag::All) ? Kind::NotHealed : Kind::HealedMore;
        changed.number = found.take<int>(1) * (found.says(Flag::Less) ? -1 : 1);
        made.modifiers.push_back(changed);
        return effect(std::move(made));
    }
    Heal other;
    other.what.kind = Thing::Kind::It;
    other.amount = { Amount::Kind::ThatMuch, 2, {}, {} };
    if (half) {
        Quantity share;
        share.kind = Quantity::Kind::ThatNumber;
        share.share = found.says(Flag::Fully) ? Quantity::Share::HalfUp : Quantity::Share::HalfDown;
        other.amount = { Amount::Kind::EqualTo, 1, {}, std::make_shared<const Quantity>(share) };
    }
    Rescue made;
    made.what = std::move(whom);
    made.fate = Rescue::Fate::Healed;
    made.effect.push_back(effect(std::move(other)));
    return effect(std::move(made));
}
struct healingOf
    : any<seq<maybe<word<"all", "any", "the">>, word<"healing">,
              any<seq<word<"received by", "done to", "given to", "of", "on", "to">, staticSubject>,
                  seq<staticSubject, word<"receives", "receive">>>,
              healingBecomes>,
          seq<staticSubject, healedInShares>>
{
    static Effect build(Found& found) { return healedOtherwise(found); }
};
/// "healing done to target mercenary is reduced by 1 this turn"
struct healingNow
    : seq<maybe<word<"all", "any", "the">>, word<"healing">,
          word<"received by", "done to", "given to", "of", "on", "to">, thing,
          any<seq<any<means<Flag::More, "is increased by">, means<Flag::Less, "is reduced by">>,
                  count>,
              means<Flag::All, "is prevented", "is reduced to 0", "does nothing">>,
          maybe<duration>>
{
    static Effect build(Found& found)
    {
        const auto howLong = found.take<Duration>(Duration::Always);
        Effect made = healedOtherwise(found);
        std::get<Gain>(made.node).duration = howLong;
        return made;
    }
};
/// "whenever an ally is healed, it heals 1 additional health", "... increase that healing by 1"
struct whoIsHealed : any<thisCard, bearer, toThem>
{
    static Thing build(Found& found) { return whomSaid(found); }
};
struct soMuchMore
    : seq<maybe<insteadWord>,
          any<seq<word<"it", "they", "that mercenary", "this mercenary", "the bearer">, healsVerb,
                  maybe<word<"for", "by">>,
                  any<seq<count, fewerOrMore, maybe<word<"health", "damage">>>,
                      seq<any<means<Flag::More, "that much plus", "that amount plus">,
                              means<Flag::Less, "that much minus", "that amount minus">>,
                          count>>>,
              seq<any<means<Flag::More, "increase">, means<Flag::Less, "reduce">>, thatHealing,
                  word<"by">, count>,
              seq<thatHealing,
                  any<means<Flag::More, "is increased by">, means<Flag::Less, "is reduced by">>,
                  count>>,
          maybe<insteadWord>>
{
};
struct oneMoreHealed
    : seq<word<"whenever", "when", "if", "each time">, pegtl::not_at<word<"this treasure">>,
          whoIsHealed,
          word<"would be healed", "would heal", "would regain health", "would receive healing",
              "is healed", "heals", "regains health", "receives healing">,
          maybe<comma>, soMuchMore>
{
    static Effect build(Found& found) { return healedOtherwise(found); }
};

} // namespace

bool healingAltered::read(Input& in, Reading& reading)
{
    return text::read<healingOf>(in, reading);
}
bool healingForATime::read(Input& in, Reading& reading)
{
    return text::read<healingNow>(in, reading);
}
bool healedEachTime::read(Input& in, Reading& reading)
{
    return text::read<oneMoreHealed>(in, reading);
}

} // namespace triptych::seize::grammar
