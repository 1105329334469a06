#include "kryptik/text/GrammarPredicates.h"

#include "core/Overloaded.h"
#include "kryptik/text/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <cstdlib>

// What a text says is so: "gets", "gains", "has", "loses", "can not".
namespace triptych::kryptik::grammar {
namespace {

// ---------------------------------------------------------------- "+1/-0"

struct Signed
{
    int value = 0;
    bool x = false;
    bool minus = false;
    std::size_t length = 0;
};

/// "+2", "-X"; its length is 0 when it is none.
Signed signedNumber(std::string_view text)
{
    if (text.size() < 2 || (text[0] != '+' && text[0] != '-'))
        return {};
    Signed found;
    found.minus = text[0] == '-';
    if (lower(text[1]) == 'x' && (text.size() == 2 || !isLetter(text[2]))) {
        found.x = true;
        found.length = 2;
        return found;
    }
    std::size_t digitsEnd = 1;
    while (digitsEnd < text.size() && isDigit(text[digitsEnd]) && digitsEnd < 4)
        found.value = found.value * 10 + (text[digitsEnd++] - '0');
    if (digitsEnd == 1)
        return {};
    found.length = digitsEnd;
    if (found.minus && found.value != 0) {
        found.value = -found.value;
        found.minus = false; // Only a zero needs to remember its sign.
    }
    return found;
}

/// "+2 attack and +1 defense", "-2 defense", "+1 attack and defense": the same in words
struct ChangeInWords
{
    Signed attack {};
    Signed defense {};
    std::size_t length = 0;
};
ChangeInWords changeInWords(std::string_view text)
{
    ChangeInWords found;
    const auto next = [&](std::string_view words) {
        const std::string_view rest = text.substr(found.length);
        const bool said = rest.size() >= words.size()
            && equalIgnoringCase(rest.substr(0, words.size()), words)
            && (rest.size() == words.size() || !isLetter(rest[words.size()]));
        found.length += said ? words.size() : 0;
        return said;
    };
    const Signed first = signedNumber(text);
    found.length = first.length;
    if (first.length == 0)
        return {};
    if (next(" attack and defense")) {
        found.attack = found.defense = first;
        return found;
    }
    const bool ofAttack = next(" attack");
    if (!ofAttack && !next(" defense"))
        return {};
    (ofAttack ? found.attack : found.defense) = first;
    const std::size_t one = found.length;
    const Signed second = next(" and ") ? signedNumber(text.substr(found.length)) : Signed {};
    found.length += second.length;
    if (second.length > 0 && next(ofAttack ? " defense" : " attack"))
        (ofAttack ? found.defense : found.attack) = second;
    else
        found.length = one;
    return found;
}

struct scanBonus
{
    static constexpr std::string_view what = "a change such as +1/+1";
    static std::size_t length(std::string_view text)
    {
        const Signed attack = signedNumber(text);
        if (attack.length > 0 && text.size() > attack.length && text[attack.length] == ' ')
            return changeInWords(text).length;
        if (attack.length == 0 || text.size() <= attack.length || text[attack.length] != '/')
            return 0;
        const Signed defense = signedNumber(text.substr(attack.length + 1));
        return defense.length == 0 ? 0 : attack.length + 1 + defense.length;
    }
};
struct bonus : scanned<scanBonus>
{
    static Bonus build(std::string_view words)
    {
        Signed attack = signedNumber(words);
        const bool inWords = words[attack.length] == ' ';
        const ChangeInWords said = inWords ? changeInWords(words) : ChangeInWords {};
        const Signed defense
            = inWords ? said.defense : signedNumber(words.substr(attack.length + 1));
        attack = inWords ? said.attack : attack;
        Modify modify;
        modify.attack = attack.value;
        modify.attackByX = attack.x;
        modify.attackMinus = attack.minus;
        modify.defense = defense.value;
        modify.defenseByX = defense.x;
        modify.defenseMinus = defense.minus;
        return { std::move(modify) };
    }
};

// ---------------------------------------------------------------- Predicates

struct timesX : seq<amountX, word<"times">>
{
};
struct timesNumber : seq<thatMany, word<"times">>
{
};
struct times : any<perEach, whereX, timesX, timesNumber>
{
    static Times build(Found& found)
    {
        if (auto per = found.takeIfAny<PerEach>())
            return { std::move(per->amount) };
        if (auto where = found.takeIfAny<WhereX>())
            return { std::move(where->amount), true };
        return { found.take<Amount>() };
    }
};
template <typename Until>
struct modify : seq<word<"gets", "get", "has", "have", "gains", "gain">, bonus, maybe<word<"each">>,
                    maybe<times>, maybe<Until>, maybe<times>, maybe<cap>>
{
    static std::optional<Predicate> build(Found& found)
    {
        Modify made = std::move(found.take<Bonus>().modify);
        if (auto multiplied = found.takeIfAny<Times>()) {
            made.times = std::move(multiplied->amount);
            if (const auto most = found.takeIfAny<AtMost>()) {
                if (made.times->made.most >= 0)
                    return std::nullopt;
                made.times->made.most = static_cast<std::int8_t>(std::clamp(most->most, 0, 99));
            }
            using Kind = Amount::Kind;
            const bool byX = made.attackByX || made.defenseByX;
            const bool counts = made.times->kind != Kind::Fixed && made.times->kind != Kind::X;
            // Of "+X/+2, where X is ..." only one of the two is multiplied; of "+2/+2" none.
            const bool other = made.attack != 0 || made.defense != 0;
            if (multiplied->where ? !byX || other || !counts : byX && !counts)
                return std::nullopt;
            // "+2/+2 for each ..., up to 4": four of them, or four in all?
            if (made.times->made.most >= 0
                && (std::abs(made.attack) > 1 || std::abs(made.defense) > 1))
                return std::nullopt;
            // "+X/+X, where X is the number of ..." is "+1/+1 for each ...".
            if (multiplied->where) {
                made.attack = made.attackByX ? (made.attackMinus ? -1 : 1) : made.attack;
                made.defense = made.defenseByX ? (made.defenseMinus ? -1 : 1) : made.defense;
                made.attackMinus = made.attackMinus && !made.attackByX;
                made.defenseMinus = made.defenseMinus && !made.defenseByX;
                made.attackByX = made.defenseByX = false;
            }
        }
        if (found.has<AtMost>())
            return std::nullopt; // of nothing that is counted
        return predicate(std::move(made), found);
    }
};
/// "gains "Dies; draw 1 card."": an ability of its own
template <typename Until>
struct grant : seq<any<means<Flag::Has, "has", "have">, word<"gains", "gain", "gets", "get">>,
                   quotedAbility, maybe<Until>>
{
    static Predicate build(Found& found)
    {
        Grant made;
        made.has = found.says(Flag::Has);
        made.ability = found.take<std::shared_ptr<const Ability>>();
        return predicate(std::move(made), found);
    }
};
template <typename Until>
struct gain : seq<any<means<Flag::Has, "has", "have">, word<"gains", "gain", "gets", "get">>,
                  keywords, maybe<Until>>
{
    static Predicate build(Found& found)
    {
        Gain made;
        made.has = found.says(Flag::Has);
        made.keywords = found.take<std::vector<Keyword>>();
        return predicate(std::move(made), found);
    }
};
struct allAbilities : word<"all abilities", "all its abilities", "all of its abilities",
                          "its abilities", "all their abilities", "their abilities">
{
};
struct allKeywords : word<"all keywords", "all its keywords", "all of its keywords",
                         "all their keywords", "its keywords", "their keywords">
{
    static std::vector<Keyword> build()
    {
        std::vector<Keyword> all;
        for (int k = 0; k < keywordCount; ++k)
            all.push_back(static_cast<Keyword>(k));
        return all;
    }
};
template <typename Until>
struct loseAbilities
    : seq<word<"loses", "lose">, any<allAbilities, allKeywords, keywords>, maybe<Until>>
{
    static Predicate build(Found& found)
    {
        Lose made;
        made.keywords = found.take<std::vector<Keyword>>();
        return predicate(std::move(made), found);
    }
};
struct becomes : any<seq<word<"becomes", "become">,
                         any<means<Filter::Condition::Weary, "weary">,
                             means<Filter::Condition::Engaged, "engaged">,
                             means<Filter::Condition::Disengaged, "disengaged">>>,
                     means<Flag::Ends, "is no longer weary", "are no longer weary", "loses weary",
                         "lose weary", "stops being weary", "is not weary any more",
                         "is no more weary", "is not weary anymore">>
{
    static Predicate build(Found& found)
    {
        if (found.says(Flag::Ends))
            return { Effect { MakeWeary { {}, true } } };
        const auto state = found.take<Filter::Condition>();
        if (state == Filter::Condition::Engaged)
            return { Effect { Engage {} } };
        if (state == Filter::Condition::Disengaged)
            return { Effect { Disengage {} } };
        return { Effect { MakeWeary {} } };
    }
};

// ---------------------------------------------------------------- Statements

void sayOf(Effect& effect, const Thing& what)
{
    const auto statements = Overloaded {
        [&](Fight& e) { e.one = what; },
        [&](Modify& e) { e.what = what; },
        [&](Grant& e) { e.what = what; },
        [&](Become& e) { e.what = what; },
        [&](Gain& e) { e.what = what; },
        [&](Lose& e) { e.what = what; },
        [&](Allow& e) { e.what = what; },
        [&](MakeWeary& e) { e.what = what; },
        [&](Engage& e) { e.what = what; },
        [&](Disengage& e) { e.what = what; },
        [&](Destroy& e) { e.what = what; },
        [&](Abolish& e) { e.what = what; },
        [&](Move& e) { e.what = what; },
        [&](Damage& e) { e.to = what; },
        [&](MoreDamage& e) { e.what = what; },
        [&](PutCounters& e) { e.what = what; },
        [&](BecomeFaction& e) { e.what = what; },
        [](auto&) {},
    };
    std::visit(statements, effect.node);
}

void last(Effect& effect, Duration duration)
{
    const auto statements = Overloaded {
        [&](Modify& e) { e.duration = duration; },
        [&](Grant& e) { e.duration = duration; },
        [&](Become& e) { e.duration = duration; },
        [&](Gain& e) { e.duration = duration; },
        [&](Lose& e) { e.duration = duration; },
        [&](Allow& e) { e.duration = duration; },
        [&](MoreDamage& e) { e.duration = duration; },
        [&](BecomeFaction& e) { e.duration = duration; },
        [&](Toll& e) { e.duration = duration; },
        [&](Switch& e) { e.duration = duration; },
        [&](GainControl& e) { e.duration = duration; },
        [&](BecomeCopy& e) { e.duration = duration; },
        [](auto&) {},
    };
    std::visit(statements, effect.node);
}

/// "until end of turn" at the end is said of everything before it that does not say its own; what the
/// second predicate is said of follows from the first.
Effect statedOf(Thing what, std::vector<Predicate> predicates, std::vector<Sequence::Joint> joints)
{
    auto duration = Duration::Permanent;
    for (auto predicate = predicates.rbegin(); predicate != predicates.rend(); ++predicate) {
        duration = predicate->duration.value_or(duration);
        last(predicate->effect, duration);
    }
    // "Must attack this turn and must be blocked if able": what has to be done, it has to be for the same time.
    for (std::size_t i = 1; i < predicates.size(); ++i) {
        const auto* must = std::get_if<Allow>(&predicates[i].effect.node);
        const auto before = predicates[i - 1].duration;
        if (must && must->can && must->duration == Duration::Permanent && before)
            last(predicates[i].effect, *before);
    }
    std::vector<Effect> parts;
    for (Predicate& predicate : predicates) {
        sayOf(predicate.effect, what);
        what = subjectGoesOn(what);
        parts.push_back(std::move(predicate.effect));
    }
    return joined(std::move(parts), std::move(joints));
}
/// "This and target citizen get +1/+1": said of the one, and then of the other.
Effect stated(Found& found)
{
    std::vector<Thing> subjects = found.takeAll<Thing>();
    if (subjects.empty())
        subjects.push_back(This {});
    const std::vector<Predicate> predicates = found.takeAll<Predicate>();
    const std::vector<Sequence::Joint> joints = found.takeAll<Sequence::Joint>();
    std::vector<Effect> parts;
    for (Thing& what : subjects)
        parts.push_back(statedOf(std::move(what), predicates, joints));
    const std::size_t count = parts.size() - 1;
    return joined(std::move(parts), std::vector<Sequence::Joint>(count, Sequence::Joint::And));
}
struct andSubject : seq<word<"and">, thing>
{
};

struct andAlso : means<Sequence::Joint::And, "and", ", and", ",">
{
};
template <typename Until>
struct anyPredicate
    : any<modify<Until>, grant<Until>, gain<Until>, loseAbilities<Until>, blockedByOne<Until>,
          blockedByFew<Until>, becomesFaction<Until>, blockers<Until>, strikesSo<Until>,
          doublesDamage<Until>, mustAttack<Until>, mustBlock<Until>, blockEngaged<Until>,
          blocksNot<Until>, allow<Until>>
{
};
struct goingBonus;
struct goingKeywords;
/// "is destroyed", "are returned to their owners' hands", "is dealt 2 damage": what is done to it
struct suffers
    : any<seq<word<"is", "are">, maybe<word<"each">>,
              any<means<Allow::Deed::BeDestroyed, "destroyed">, means<Flag::Abolishes, "abolished">,
                  means<Filter::Condition::Engaged, "engaged">,
                  means<Filter::Condition::Disengaged, "disengaged">,
                  seq<means<Move::Word::Return, "returned">, destination>,
                  seq<means<Move::Word::Put, "put">, destination>>>,
          seq<word<"is dealt", "are dealt", "are each dealt", "takes", "take", "each take">,
              any<fixedNumber, amountX, thatMany>, word<"damage">>>
{
    static Predicate build(Found& found)
    {
        if (auto amount = found.takeIfAny<Amount>()) {
            Damage damage;
            damage.amount = std::move(*amount);
            return { Effect { std::move(damage) }, {} };
        }
        if (const auto word = found.takeIfAny<Move::Word>()) {
            const Destination to = found.take<Destination>();
            Move move;
            move.word = *word;
            move.to = to.zone;
            move.spot = to.spot;
            move.ownersZone = to.ownersZone;
            move.underYourControl = to.underYourControl;
            move.engaged = to.engaged;
            return { Effect { std::move(move) }, {} };
        }
        if (const auto state = found.takeIfAny<Filter::Condition>())
            return *state == Filter::Condition::Engaged ? Predicate { Effect { Engage {} }, {} }
                                                        : Predicate { Effect { Disengage {} }, {} };
        return found.says(Flag::Abolishes) ? Predicate { Effect { Abolish {} }, {} }
                                           : Predicate { Effect { Destroy {} }, {} };
    }
};
struct turnPredicate : any<countersGained, attacksThisTurn, shielded<howLong>,
                           anyPredicate<howLong>, becomesFigures, becomes, suffers>
{
};
struct lastingPredicate : any<shielded<pegtl::failure>, anyPredicate<pegtl::failure>>
{
};
/// "has Steadfast and +1/+0": the verb goes on.
struct goingBonus : seq<bonus, maybe<howLong>>
{
    static Predicate build(Found& found)
    {
        Modify made = std::move(found.take<Bonus>().modify);
        return predicate(std::move(made), found);
    }
};
struct goingKeywords : seq<keywords, maybe<howLong>>
{
    static Predicate build(Found& found)
    {
        Gain made;
        made.keywords = found.take<std::vector<Keyword>>();
        return predicate(std::move(made), found);
    }
};
struct goingGrant : seq<quotedAbility, maybe<howLong>>
{
    static Predicate build(Found& found)
    {
        Grant made;
        made.ability = found.take<std::shared_ptr<const Ability>>();
        return predicate(std::move(made), found);
    }
};
struct lastingGrant : quotedAbility
{
    static Predicate build(Found& found)
    {
        Grant made;
        made.has = true;
        made.ability = found.take<std::shared_ptr<const Ability>>();
        return { Effect { std::move(made) }, {} };
    }
};
struct lastingKeywords : seq<keywords>
{
    static Predicate build(Found& found)
    {
        Gain made;
        made.has = true;
        made.keywords = found.take<std::vector<Keyword>>();
        return { Effect { std::move(made) }, {} };
    }
};
struct lastingBonus : seq<bonus>
{
    static Predicate build(Found& found)
    {
        return { Effect { std::move(found.take<Bonus>().modify) }, {} };
    }
};

/// "gets +1/+1 until end of turn and fights another target citizen"
struct fights : seq<word<"fights", "fight">, thing>
{
    static Predicate build(Found& found)
    {
        return { Effect { Fight { {}, found.take<Thing>() } }, {} };
    }
};
struct turnStatement
    : seq<maybe<thing, maybe<andSubject>, maybe<word<"each", "both">>>, turnPredicate,
          many<any<seq<andAlso, any<fights, turnPredicate, goingGrant, goingBonus, goingKeywords>>,
              seq<means<Sequence::Joint::Then, ", then", "then", ", and then", "and then">,
                  any<fights, turnPredicate>>>>>
{
    static Effect build(Found& found) { return stated(found); }
};
/// ": +2/+2 until end of turn", "all citizens you control +1/+1 this turn"
struct timedBonus : seq<bonus, howLong>
{
    static Predicate build(Found& found)
    {
        Modify made = std::move(found.take<Bonus>().modify);
        return predicate(std::move(made), found);
    }
};
/// "+2/+2 to this until end of turn"
struct bonusTo : seq<bonus, word<"to">>
{
    static Predicate build(Found& found)
    {
        return { Effect { std::move(found.take<Bonus>().modify) }, {} };
    }
};
struct terse : any<seq<maybe<thing>, timedBonus>, seq<bonusTo, thing, maybe<howLong>>>
{
    static Effect build(Found& found)
    {
        const auto until = found.takeIfAny<Duration>();
        Effect effect = stated(found);
        if (until)
            last(effect, *until);
        return effect;
    }
};
/// "give target citizen +1/+1 and Eager until end of turn"
struct gift : seq<word<"give", "gives">, thing, maybe<andSubject>, any<goingBonus, goingKeywords>,
                  many<andAlso, any<turnPredicate, goingBonus, goingKeywords>>>
{
    static Effect build(Found& found) { return stated(found); }
};
/// "Until end of turn, target citizen gets +1/+1 and gains Eager"
struct notAllowed
    : seq<any<another, severalPlayers, whoIs<Who::Kind::You, "you">>, word<"can not">,
          any<means<Forbid::Deed::CastCards, "cast spells or citizens", "cast citizens or spells",
                  "cast cards">,
              means<Forbid::Deed::CastSpells, "cast spells">,
              means<Forbid::Deed::CastCitizens, "cast citizens">,
              means<Forbid::Deed::Activate, "activate abilities", "activate active abilities",
                  "use active abilities", "use abilities">>>
{
    static Effect build(Found& found)
    {
        Forbid made;
        made.who = found.take<Who>();
        made.deed = found.take<Forbid::Deed>();
        made.duration = Duration::Permanent;
        return { made };
    }
};
struct becomesNumber;
struct doubled;
struct controlGained : seq<word<"gain control of">, thing>
{
    static Effect build(Found& found)
    {
        GainControl made;
        made.what = found.take<Thing>();
        return { std::move(made) };
    }
};
struct lastsSoLong
    : any<turnStatement, notAllowed, becomesNumber, doubled, controlGained, harming, changing>
{
};
struct turnFirst : seq<howLong, comma, lastsSoLong, many<andAlso, lastsSoLong>>
{
    // Only of what can last, and does not say so itself.
    static bool isOpen(const Effect& effect)
    {
        return std::visit(
            [](const auto& e) {
                if constexpr (requires { e.duration; })
                    return e.duration == Duration::Permanent;
                else
                    return false;
            },
            effect.node);
    }
    static std::optional<Effect> build(Found& found)
    {
        const auto duration = found.take<Duration>();
        std::vector<Effect> said = found.takeAll<Effect>();
        Effect effect = joined(std::move(said), found.takeAll<Sequence::Joint>());
        auto* several = std::get_if<Sequence>(&effect.node);
        const std::size_t count = several ? several->parts.size() : 1;
        for (std::size_t i = 0; i < count; ++i) {
            Effect& part = several ? several->parts[i] : effect;
            auto* forbid = std::get_if<Forbid>(&part.node);
            const bool turns
                = duration == Duration::EndOfTurn || duration == Duration::YourNextTurn;
            const bool ofControl = duration == Duration::EndOfTurn
                || duration == Duration::WhileHere || duration == Duration::WhileEngaged
                || duration == Duration::WhileAttached;
            const bool ofThisCard = ofControl && duration != Duration::EndOfTurn;
            if (!isOpen(part) || (forbid && !turns)
                || (std::holds_alternative<GainControl>(part.node) && !ofControl)
                || (std::holds_alternative<BecomeCopy>(part.node) && ofThisCard))
                return std::nullopt;
            last(part, duration);
            if (forbid)
                forbid->duration = duration;
        }
        return effect;
    }
};
/// "the attack of target citizen becomes 0 until end of turn", "double its attack until end of turn"
struct statisticOf
    : any<means<Flag::Combat, "the attack and defense of">, means<Flag::Attack, "the attack of">,
          means<Flag::Defense, "the defense of">>
{
};
struct becomesNumber
    : seq<statisticOf, thing, word<"becomes", "become">, equalAmount, maybe<howLong>>
{
    static Effect build(Found& found)
    {
        Become made;
        made.attack = !found.says(Flag::Defense);
        made.defense = !found.says(Flag::Attack);
        made.what = found.take<Thing>();
        made.amount = found.take<Amount>();
        made.duration = found.take<Duration>(Duration::Permanent);
        return Effect { std::move(made) };
    }
};
struct doubled : seq<word<"double">, statisticOf, thing, maybe<howLong>>
{
    static std::optional<Effect> build(Found& found)
    {
        const bool both = found.says(Flag::Combat);
        const bool attack = found.says(Flag::Attack);
        if (both) // its attack and its defense: two numbers
            return std::nullopt;
        Modify made;
        made.what = found.take<Thing>();
        made.attack = attack ? 1 : 0;
        made.defense = attack ? 0 : 1;
        made.times
            = Amount { attack ? Amount::Kind::AttackOf : Amount::Kind::DefenseOf, 0, {}, false };
        made.times->ofThis = std::holds_alternative<This>(made.what);
        made.duration = found.take<Duration>(Duration::Permanent);
        return Effect { std::move(made) };
    }
};
/// "gains Sidestep or Toxic until end of turn": one of the two, chosen as modes are
struct gainsEither
    : seq<maybe<thing>, word<"gains", "gain">, maybe<word<"your choice of", "either">>, keyword,
          many<comma, keyword>, maybe<comma>, word<"or">, keyword, maybe<howLong>>
{
    static Effect build(Found& found)
    {
        const Thing what = found.take<Thing>(This {});
        const auto duration = found.take<Duration>(Duration::Permanent);
        Choose made;
        for (const Keyword keyword : found.takeAll<Keyword>())
            made.modes.push_back(Effect { Gain { what, { keyword }, duration, false } });
        return { std::move(made) };
    }
};
struct anyStatement
    : any<turnFirst, counting, gift, becomesNumber, doubled, gainsEither, turnStatement, terse>
{
};

/// What is always so has no end: "during its controller's next disengage phase" is said by what happens once.
bool hasAnEnd(Found& found)
{
    for (const Value& value : found.values())
        if (const auto* said = std::get_if<Predicate>(&value); said && said->duration)
            return true;
    return false;
}
/// 9.2 What a passive ability is about: this card ("it" after "as long as this ..."), or a kind of cards.
struct itself : word<"it">
{
    static Thing build() { return This {}; }
};
struct passiveSubject : any<itself, thing>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        const bool fits = std::holds_alternative<This>(what) || std::holds_alternative<Each>(what);
        return fits ? std::optional(std::move(what)) : std::nullopt;
    }
};
struct lastingStatement
    : seq<passiveSubject, maybe<word<"and">, passiveSubject>, maybe<word<"each", "both">>,
          lastingPredicate,
          many<andAlso, any<lastingPredicate, lastingGrant, lastingBonus, lastingKeywords>>>
{
    static std::optional<Effect> build(Found& found)
    {
        return hasAnEnd(found) ? std::nullopt : std::optional(stated(found));
    }
};
/// "this enters engaged and does not disengage": the subject goes on
struct barePredicate : lastingPredicate
{
    static std::optional<Effect> build(Found& found)
    {
        if (hasAnEnd(found))
            return std::nullopt;
        Effect effect = found.take<Predicate>().effect;
        sayOf(effect, This {});
        return effect;
    }
};
/// "spells your opponents control can not target this"
struct theirsCanNot : seq<byTheirs, word<"can not target">, passiveSubject,
                          maybe<word<"with">,
                              any<means<Filter::Noun::Card, "spells or abilities">,
                                  means<Filter::Noun::Spell, "spells", "their spells">,
                                  means<Filter::Noun::Citizen, "abilities", "active abilities",
                                      "their abilities">>>>
{
    static Effect build(Found& found)
    {
        Allow made;
        made.deed = Allow::Deed::BeTargeted;
        const auto by = found.take<Filter::Noun>();
        made.by = Filter { found.take<Filter::Noun>(by) };
        made.by->controller = Side::Opponents;
        made.what = found.take<Thing>();
        return { std::move(made) };
    }
};
/// Whether it was said without a subject of its own, or of "it".
bool spoken(const Effect& effect)
{
    bool own = true;
    walk(effect, [&](const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
            own = own && std::holds_alternative<This>(part);
    });
    return own;
}
struct enteringAndMore : seq<entering, means<Sequence::Joint::And, "and", ", and", ",">,
                             any<entering, lastingStatement, barePredicate>>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        const auto* engaged = std::get_if<EntersEngaged>(&parts.front().node);
        const auto* with = std::get_if<EntersWith>(&parts.front().node);
        const Thing what = engaged ? engaged->what : with->what;
        // "Citizens your opponents control enter engaged and get -1/-0": of the same ones
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (!std::holds_alternative<EntersEngaged>(parts[i].node)
                && !std::holds_alternative<EntersWith>(parts[i].node) && spoken(parts[i]))
                sayOf(parts[i], what);
            else if (!std::holds_alternative<This>(what))
                return std::nullopt;
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
struct lastingStatements : seq<lastingStatement,
                               many<any<means<Sequence::Joint::And, "and", ", and", ",">,
                                        means<Sequence::Joint::Stop, ".">>,
                                   lastingStatement>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};

} // namespace

bool statement::read(Input& in, Reading& reading)
{
    return text::read<anyStatement>(in, reading);
}
bool statChange::read(Input& in, Reading& reading)
{
    return text::read<bonus>(in, reading);
}
bool passiveStatement::read(Input& in, Reading& reading)
{
    return text::read<any<enteringAndMore, passiveRule, theirsCanNot, lastingStatements>>(
        in, reading);
}

} // namespace triptych::kryptik::grammar
