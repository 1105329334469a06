#include "kryptik/text/GrammarInstructions.h"

#include "kryptik/text/Spoken.h"
#include "kryptik/tree/Walk.h"
#include "text/Joining.h"

// How instructions are joined to sentences, and sentences to an effect.
namespace triptych::kryptik::grammar {

Effect joined(std::vector<Effect> parts, std::vector<Sequence::Joint> joints)
{
    return text::joined<Sequence>(std::move(parts), joints);
}

namespace {

using Joint = Sequence::Joint;

Effect takeJoined(Found& found)
{
    std::vector<Effect> parts = found.takeAll<Effect>();
    return joined(std::move(parts), found.takeAll<Joint>());
}

// ---------------------------------------------------------------- Branches

/// "you may sacrifice a citizen. If you do, draw 2 cards": whoever could not do it does not draw.
struct ifYouDo : seq<means<Joint::IfDone, ".">, word<"if you do">, comma, sentence>
{
};
/// ". Otherwise, ...": what is done when the condition or the offer before it came to nothing.
struct otherwise : seq<stop, word<"otherwise">, maybe<comma>, sentence>
{
    static Otherwise build(Found& found) { return { { found.take<Effect>() } }; }
};
std::vector<Effect> takeOtherwise(Found& found)
{
    return found.take<Otherwise>().effect;
}
struct link;
/// "you may have this get +1/+1 until end of turn": what could be said as a sentence of its own
struct becomeSo : seq<thing, word<"become">,
                      any<means<Filter::Condition::Engaged, "engaged">,
                          means<Filter::Condition::Disengaged, "disengaged">>>
{
    static Effect build(Found& found)
    {
        Thing what = found.take<Thing>();
        return found.take<Filter::Condition>() == Filter::Condition::Engaged
            ? Effect { Engage { std::move(what) } }
            : Effect { Disengage { std::move(what) } };
    }
};
struct haveSo : seq<any<becomeSo, statement, seq<pegtl::at<thing>, command>>, many<joint, link>>
{
};
struct may : any<seq<word<"you may have">, any<caused, haveSo>, maybe<ifYouDo>, maybe<otherwise>>,
                 seq<word<"you may">, sentence, maybe<ifYouDo>, maybe<otherwise>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect done = takeJoined(found);
        const auto* twice = std::get_if<May>(&done.node);
        if (twice && twice->who.kind == Who::Kind::You)
            return std::nullopt; // nobody is asked twice
        return Effect { May { {}, { std::move(done) }, takeOtherwise(found), {} } };
    }
};
/// "Target opponent may discard 1 card. If they do, draw 1 card."
struct ifTheyDo
    : seq<stop, word<"if they do", "if that player does", "if that opponent does">, comma, sentence>
{
    static OffersThen build(Found& found) { return { { found.take<Effect>() } }; }
};
/// "Each opponent may sacrifice a citizen. If no one does, draw 3 cards": once, and only if none did.
struct ifNobody
    : seq<stop,
          word<"if no one does", "if nobody does", "if none of them does", "if none do",
              "if no player does", "if no opponent does", "if no one did", "if none of them do">,
          comma, sentence>
{
    static NobodyThen build(Found& found) { return { { found.take<Effect>() } }; }
};
struct someoneMay : seq<offer, maybe<ifTheyDo>, maybe<otherwise>, maybe<ifNobody>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = found.take<Effect>();
        May& made = std::get<May>(effect.node);
        made.then = found.take<OffersThen>().effect;
        made.otherwise = takeOtherwise(found);
        made.none = found.take<NobodyThen>().effect;
        const bool several
            = made.who.kind == Who::Kind::EachOpponent || made.who.kind == Who::Kind::EachPlayer;
        if (!made.none.empty() && !several) { // of one player it is what is done otherwise
            if (made.otherwise.empty())
                made.otherwise = std::exchange(made.none, {});
            else
                return std::nullopt;
        }
        return effect;
    }
};
/// "... deal 3 damage instead": to whom the sentence before deals it. Divided among one player, which nobody
/// says, until `replaces` knows.
struct moreDamage : seq<word<"deal", "this deals", "it deals", "this spell deals">,
                        any<fixedNumber, amountX>, word<"damage">>
{
    static Effect build(Found& found)
    {
        Damage made;
        made.amount = found.take<Amount>();
        made.to = Who {};
        made.divided = true;
        return { std::move(made) };
    }
};
bool isOpenDamage(const Effect& effect)
{
    const auto* damage = std::get_if<Damage>(&effect.node);
    return damage && damage->divided && std::holds_alternative<Who>(damage->to);
}
struct insteadWord : means<Flag::Instead, "instead">
{
};
/// "... abolish it instead, and draw 1 card": both only if that is so
struct andBesides : seq<joint, sentence>
{
};
struct ifSo
    : seq<any<word<"if">, means<Flag::Negated, "unless">>, condition, comma, maybe<insteadWord>,
          maybe<comma>, any<seq<moreDamage, pegtl::at<any<word<"instead">, stop>>>, sentence>,
          maybe<seq<insteadWord, maybe<andBesides>>>, maybe<otherwise>>
{
    static std::optional<Effect> build(Found& found)
    {
        Condition condition = found.take<Condition>();
        condition.negated ^= found.says(Flag::Negated);
        std::vector<Effect> deeds = found.takeAll<Effect>();
        Effect done = joined(std::move(deeds), found.takeAll<Joint>());
        IfSo made { std::move(condition), { std::move(done) }, takeOtherwise(found) };
        made.instead = found.says(Flag::Instead);
        if (made.instead && !made.otherwise.empty())
            return std::nullopt;
        return Effect { std::move(made) };
    }
};
/// "Draw 1 card. If you control a Human citizen, draw 2 cards instead": one of the two sentences. Where
/// the first says several things, only of the same deed, said last, is it clear what is not done.
/// "... until end of turn. If it is engaged, it gets +1/+1 instead": for the same time.
void lastsAsLong(Effect& other, const Effect& base)
{
    std::visit(
        [&](auto& e) {
            if constexpr (requires { e.duration; }) {
                const auto* before = std::get_if<std::remove_cvref_t<decltype(e)>>(&base.node);
                if (before && e.duration == Duration::Permanent)
                    e.duration = before->duration;
            }
        },
        other.node);
}
/// What the words before leave to be said again: "it gets +2/+2 instead" for as long, "deal 3 damage instead"
/// to the same, "put it onto the island instead" of what is searched for.
bool goesOnFrom(Effect& other, const Effect& base)
{
    lastsAsLong(other, base);
    if (const auto* search = std::get_if<Search>(&base.node)) {
        const auto* move = std::get_if<Move>(&other.node);
        if (move && std::holds_alternative<It>(move->what) && !move->underYourControl
            && !move->engaged) {
            Search found = *search;
            found.to = move->to;
            found.spot = move->spot;
            found.returns = move->word == Move::Word::Return && move->to == Zone::Island;
            other.node = std::move(found);
        }
    }
    if (!isOpenDamage(other))
        return true;
    const auto* dealt = std::get_if<Damage>(&base.node);
    if (!dealt || dealt->divided)
        return false;
    Damage& more = std::get<Damage>(other.node);
    more.divided = false;
    more.by = dealt->by;
    more.to = dealt->to;
    if (const auto* who = std::get_if<Who>(&dealt->to); who && who->kind == Who::Kind::Target)
        more.to = Who { Who::Kind::ThatPlayer };
    if (const auto* thing = std::get_if<Thing>(&dealt->to)) {
        if (dealt->by)
            return false; // by whom, is not said
        if (const auto* target = std::get_if<Target>(thing)) {
            if (target->spec.kind != TargetSpec::Kind::Cards)
                return false;
            more.to = Thing { It { target->spec.count == 1 ? It::Word::It : It::Word::Them } };
        }
    }
    return true;
}
bool replaces(std::vector<Effect>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto* so = std::get_if<IfSo>(&parts[i].node);
        if (!so || !so->instead || !so->otherwise.empty())
            continue;
        if (i == 0)
            return false; // of nothing
        if (auto* several = std::get_if<Sequence>(&parts[i - 1].node)) {
            Effect& last = several->parts.back();
            if (last.node.index() != so->effect.front().node.index())
                return false;
            // Of damage dealt twice nobody could say which is not dealt.
            const bool twice = isOpenDamage(so->effect.front())
                && std::ranges::count_if(several->parts,
                       [](const Effect& part) { return std::holds_alternative<Damage>(part.node); })
                    > 1;
            if (twice || !goesOnFrom(so->effect.front(), last))
                return false;
            so->otherwise.push_back(std::move(last));
            last = std::move(parts[i]);
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i--));
            continue;
        }
        if (!goesOnFrom(so->effect.front(), parts[i - 1]))
            return false;
        so->otherwise.push_back(std::move(parts[i - 1]));
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(--i));
    }
    return true;
}
/// "Return target citizen to your hand. If it was weary, draw 1 card": what it was on the island is known no
/// more when it has left, so it is asked first.
bool asksWhatItWas(const Condition& condition)
{
    const Filter& f = condition.filter;
    return condition.kind == Condition::Kind::ItIs && (condition.past || asksOfThePast(f))
        && (asksOnTheIsland(f) || !f.traits.empty() || f.with || f.without
            || f.controller != Side::Any || (f.bound && f.bound->stat != Bound::Stat::SoulCost));
}
Thing* leaving(Effect& effect)
{
    return std::visit(
        [](auto& e) -> Thing* {
            using Kind = std::remove_cvref_t<decltype(e)>;
            if constexpr (
                std::is_same_v<Kind,
                    Destroy> || std::is_same_v<Kind, Abolish> || std::is_same_v<Kind, Move>) {
                const auto* target = std::get_if<Target>(&e.what);
                return target && target->spec.kind == TargetSpec::Kind::Cards
                        && target->spec.place == Place {} && target->spec.count == 1
                        && !target->spec.byX
                    ? &e.what
                    : nullptr;
            } else {
                return nullptr;
            }
        },
        effect.node);
}
void askBeforeItLeaves(std::vector<Effect>& parts)
{
    for (std::size_t i = 1; i < parts.size(); ++i) {
        auto* so = std::get_if<IfSo>(&parts[i].node);
        Thing* what
            = so && !so->instead && so->each.kind == Who::Kind::You && asksWhatItWas(so->condition)
            ? leaving(parts[i - 1])
            : nullptr;
        if (!what)
            continue;
        Effect name { Name { *what } };
        *what = It { It::Word::It };
        IfSo asked { so->condition, {}, {} };
        asked.condition.past = false;
        std::vector<Effect> then { parts[i - 1], so->effect.front() };
        asked.effect.push_back(joined(std::move(then), { Joint::Then }));
        asked.otherwise.push_back(parts[i - 1]);
        if (!so->otherwise.empty()) {
            std::vector<Effect> other { parts[i - 1], so->otherwise.front() };
            asked.otherwise.front() = joined(std::move(other), { Joint::Then });
        }
        parts[i - 1] = std::move(name);
        parts[i] = Effect { std::move(asked) };
    }
}
/// What you may have too little for: of that it is asked before whether all of it can be done.
bool mayFallShort(const Effect& effect)
{
    if (const auto* several = std::get_if<Sequence>(&effect.node))
        return std::ranges::any_of(several->parts, mayFallShort);
    const auto yours = [](const Who& who) { return who.kind == Who::Kind::You; };
    if (const auto* discards = std::get_if<Discard>(&effect.node))
        return yours(discards->who) && !discards->upTo;
    if (const auto* plunder = std::get_if<Plunder>(&effect.node))
        return yours(plunder->who) && !plunder->upTo;
    if (const auto* year = std::get_if<DestroyYear>(&effect.node))
        return yours(year->whose) && year->count != fixed(1); // one may be safe in its row
    if (const auto* pays = std::get_if<Pay>(&effect.node))
        return yours(pays->who);
    const auto* sacrifices = std::get_if<Sacrifice>(&effect.node);
    const auto* some = sacrifices ? std::get_if<Some>(&sacrifices->what) : nullptr;
    return some && yours(sacrifices->who) && !some->upTo;
}
constexpr int ifYouDid = 0; ///< How many were affected, in a condition that is "If you do".

/// "Discard 2 cards. If you do, draw 3 cards": who discards one of them has not done so. Of what is done to as
/// much as there is, it is whether anything was.
std::vector<Joint> askIfDone(std::vector<Effect>& parts)
{
    std::vector<Joint> joints(parts.size() - 1, Joint::Stop);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto* so = std::get_if<IfSo>(&parts[i].node);
        if (!so || so->condition.kind != Condition::Kind::DoneThisWay
            || so->condition.number != ifYouDid)
            continue;
        so->condition.number = 1;
        if (i == 0 || !mayFallShort(parts[i - 1]))
            continue;
        joints[i - 1] = Joint::IfDone;
        Effect then = std::move(so->effect.front());
        parts[i] = std::move(then);
    }
    return joints;
}
std::optional<Effect> takeStops(Found& found)
{
    std::vector<Effect> parts = found.takeAll<Effect>();
    askBeforeItLeaves(parts);
    if (!replaces(parts))
        return std::nullopt;
    const std::vector<Joint> joints = askIfDone(parts);
    return joined(std::move(parts), joints);
}

struct chooseWord : seq<word<"choose one of the following", "choose one of", "choose one">,
                        maybe<any<colon, stop, word<"-">>>>
{
};
struct orElse : word<"; or", ";", ", or", "or">
{
};
struct choose : seq<chooseWord, sentence, orElse, sentence, many<orElse, sentence>>
{
    static Effect build(Found& found) { return { Choose { found.takeAll<Effect>() } }; }
};
/// "Choose one. If you control a Human citizen, choose both instead: ...; or ..."
struct ofAllModes : seq<any<word<"if">, means<Flag::Negated, "unless">>, condition, comma,
                        maybe<means<Flag::May, "you may">>,
                        word<"choose both of them", "choose all of them", "choose both",
                            "choose all", "do both", "choose any number", "choose one or both">,
                        maybe<word<"of them", "of those">>, maybe<word<"instead">>>
{
};
struct chooseAllIf
    : any<seq<word<"choose one of the following", "choose one">, any<stop, comma, word<";">>,
              ofAllModes, maybe<any<colon, stop, word<"-">>>, sentence, orElse, sentence,
              many<orElse, sentence>>,
          seq<chooseWord, sentence, orElse, sentence, many<orElse, sentence>, stop, ofAllModes>>
{
    static std::optional<Effect> build(Found& found)
    {
        Choose made { found.takeAll<Effect>() };
        made.may = found.says(Flag::May);
        made.allIf = found.take<Condition>();
        made.allIf->negated ^= found.says(Flag::Negated);
        if (made.modes.size() > 3)
            return std::nullopt;
        std::vector<Effect> all = made.modes;
        const std::size_t joints = all.size() - 1;
        made.modes.push_back(joined(std::move(all), std::vector<Joint>(joints, Joint::Then)));
        return Effect { std::move(made) };
    }
};
/// "Flip a coin. If you win the flip, draw 1 card. Otherwise, discard 1 card"
struct coinWon : word<"if you win the flip", "if you win the toss", "if you win", "if it is heads",
                     "if it comes up heads", "if it lands on heads", "if heads", "on heads",
                     "heads", "if the result is heads", "if you win it", "if it lands heads">
{
};
struct coinLost
    : word<"if you lose the flip", "if you lose the toss", "if you lose", "if it is tails",
          "if it comes up tails", "if it lands on tails", "if tails", "on tails", "tails",
          "if the result is tails", "if you lose it", "otherwise", "if it lands tails">
{
};
struct afterCoin : maybe<any<comma, colon, word<"-">>>
{
};
struct coin : seq<word<"flip a coin", "toss a coin", "flip 1 coin">,
                  any<stop, comma, colon, word<";">>, coinWon, afterCoin, sentence,
                  maybe<any<stop, word<";">, comma>, coinLost, afterCoin, sentence>>
{
    static Effect build(Found& found) { return { Chance { found.takeAll<Effect>() } }; }
};
/// "Choose one at random: draw 1 card; or destroy target citizen"
struct atRandomOne
    : seq<word<"choose one at random", "choose one of the following at random",
              "choose one of these at random", "do one of the following at random",
              "do one of these at random", "one of the following happens at random">,
          maybe<any<colon, word<"-">>>, sentence, orElse, sentence, many<orElse, sentence>>
{
    static Effect build(Found& found) { return { Chance { found.takeAll<Effect>() } }; }
};
/// "Choose up to two", "choose one or more": each that could be chosen is a mode
struct chooseSome
    : seq<any<seq<means<Flag::UpTo, "choose up to">, digits>,
              means<Flag::AnyNumber, "choose one or more", "choose 1 or more",
                  "choose any number">>,
          maybe<word<"of the following", "of these", "different">>,
          maybe<any<colon, stop, word<"-">>>, sentence, orElse, sentence, many<orElse, sentence>>
{
    static std::optional<Effect> build(Found& found)
    {
        const std::vector<Effect> said = found.takeAll<Effect>();
        const int most = found.take<int>(static_cast<int>(said.size()));
        if (said.size() > 4 || most < 1)
            return std::nullopt;
        Choose made;
        for (unsigned set = 1; set < 1u << said.size(); ++set) {
            std::vector<Effect> parts;
            for (std::size_t i = 0; i < said.size(); ++i)
                if ((set >> i) & 1)
                    parts.push_back(said[i]);
            if (static_cast<int>(parts.size()) > most)
                continue;
            const std::size_t joints = parts.size() - 1;
            made.modes.push_back(joined(std::move(parts), std::vector<Joint>(joints, Joint::Then)));
        }
        return Effect { std::move(made) };
    }
};
/// "Choose two" of three: each pair of them is a mode, done in the order they are printed in. "Choose one or
/// both" has both of them as a third.
struct chooseMore
    : seq<any<seq<means<Flag::Or, "choose one or both">, maybe<word<"of the following">>>,
              seq<means<2, "choose two", "choose 2">, maybe<word<"of the following">>>>,
          maybe<any<colon, stop, word<"-">>>, sentence, orElse, sentence, many<orElse, sentence>>
{
    static std::optional<Effect> build(Found& found)
    {
        const bool orBoth = found.says(Flag::Or);
        const std::vector<Effect> said = found.takeAll<Effect>();
        if (orBoth ? said.size() != 2 : said.size() < 3 || said.size() > 4)
            return std::nullopt;
        Choose made;
        if (orBoth)
            made.modes = said;
        for (std::size_t one = 0; one < said.size(); ++one)
            for (std::size_t other = one + 1; other < said.size(); ++other)
                made.modes.push_back(joined({ said[one], said[other] }, { Joint::Then }));
        return Effect { std::move(made) };
    }
};

struct later
    : any<means<Delayed::When::StartOfYourNextTurn, "at the start of your next turn",
              "at the beginning of your next turn">,
          means<Delayed::When::StartOfNextTurn, "at the start of the next turn",
              "at the beginning of the next turn">,
          means<Delayed::When::EndOfYourNextTurn, "at the end of your next turn">,
          means<Delayed::When::NextCombat, "at the beginning of the next combat",
              "at the beginning of the next combat phase", "at the start of the next combat">,
          means<Delayed::When::ThisLeaves, "when this leaves the island",
              "when this citizen leaves the island">,
          means<Delayed::When::EndOfTurn, "at the end of this turn", "at the end of the turn",
              "at the end of turn", "at end of turn">,
          means<Delayed::When::EndOfCombat, "at the end of this combat", "at the end of combat",
              "at end of combat">>
{
};
struct delayed : seq<later, comma, sentence>
{
    static Effect build(Found& found)
    {
        return { Delayed { found.take<Delayed::When>(), { found.take<Effect>() } } };
    }
};

// ---------------------------------------------------------------- Sentences

struct instruction : any<picking, command, deed, statement>
{
    static constexpr std::string_view expected
        = "an instruction (draw, destroy, deal, target citizen gets, ...)";
};
/// "Target opponent sacrifices a citizen. If they can not, they discard 2 cards."
struct ifUnable
    : seq<stop,
          any<means<Flag::ByYou, "if you can not">,
              word<"if they can not", "if that player can not", "if that opponent can not",
                  "if a player can not", "if they could not", "if a player could not",
                  "if that player could not">>,
          maybe<word<"do so", "do this">>, comma, sentence>
{
    static UnableThen build(Found& found)
    {
        const bool you = found.says(Flag::ByYou);
        return { { found.take<Effect>() }, you };
    }
};
/// "destroy each citizen with soul cost X or less, where X is the number of citizens you control": X is that
/// wherever it is said.
bool putForX(Effect& effect, const Amount& value)
{
    bool put = false;
    bool fits = true;
    const auto each = [&](Amount& amount) {
        if (amount.kind != Amount::Kind::X)
            return;
        fits = fits && amount.made == Figuring {};
        put = true;
        amount = value;
    };
    walk(effect, [&](auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Amount>)
            each(part);
        else if constexpr (std::is_same_v<Part, Filter>)
            if (part.bound)
                each(part.bound->amount);
    });
    return put && fits;
}
/// "draw 1 card if you control a Human citizen", "draw 1 card at the start of your next turn"
struct qualified
    : seq<instruction,
          maybe<
              any<seq<any<word<"if">, means<Flag::Negated, "unless">>, condition, maybe<otherwise>>,
                  seq<later,
                      maybe<word<"under their owners' control", "under its owner's control",
                          "under their owner's control">>>,
                  seq<unlessSomebody, maybe<ifTheyDo>>, ifUnable, whereX>>>
{
    // "Destroy target citizen if it is engaged": the condition is asked first, before anything is named.
    static bool namesSomething(const Effect& effect)
    {
        bool named = false;
        walk(effect, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
                named = named
                    || !(std::holds_alternative<This>(part) || std::holds_alternative<It>(part));
        });
        return named;
    }
    /// The one target of an effect that is about nothing else.
    static Thing* onlyTarget(Effect& effect)
    {
        Thing* named = nullptr;
        int names = 0;
        walk(effect, [&](auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>)
                if (!std::holds_alternative<This>(part)) {
                    named = &part;
                    ++names;
                }
        });
        const Target* target = names == 1 ? std::get_if<Target>(named) : nullptr;
        const bool single = target && target->spec.count == 1 && !target->spec.upTo
            && !target->spec.byX && target->spec.kind != TargetSpec::Kind::CardOrPlayer;
        return single ? named : nullptr;
    }
    /// "Destroy target citizen if it is weary": it is named first, then asked about.
    static std::optional<Effect> asked(
        Effect effect, Condition condition, std::vector<Effect> otherwise)
    {
        Thing* named = onlyTarget(effect);
        if (!named || std::get<Target>(*named).spec.kind != TargetSpec::Kind::Cards)
            return std::nullopt;
        Effect name { Name { *named } };
        *named = It { It::Word::It };
        std::vector<Effect> parts;
        parts.push_back(std::move(name));
        parts.push_back(
            Effect { IfSo { std::move(condition), { std::move(effect) }, std::move(otherwise) } });
        return joined(std::move(parts), { Joint::Stop });
    }
    /// "Counter target spell unless its controller discards 1 card. If they do, draw 1 card": they are asked,
    /// and it is done otherwise.
    static std::optional<Effect> offered(
        Effect effect, UnlessDeed against, std::vector<Effect> then)
    {
        const Who* doer = toldTo(effect);
        if (against.who.kind == Who::Kind::ThatPlayer && doer && doer->kind != Who::Kind::You
            && doer->kind != Who::Kind::ThatPlayer) {
            const Who who = *doer;
            tell(effect, Who { Who::Kind::ThatPlayer });
            return Effect { May {
                who, std::move(against.deed), { std::move(effect) }, std::move(then) } };
        }
        Thing* named = against.who.kind == Who::Kind::ItsController ? onlyTarget(effect) : nullptr;
        if (!named)
            return std::nullopt;
        Effect name { Name { *named } };
        *named = It { It::Word::It };
        return joined({ std::move(name),
                          Effect { May { against.who, std::move(against.deed),
                              { std::move(effect) }, std::move(then) } } },
            { Joint::Stop });
    }
    static bool asksOfIt(const Condition& condition)
    {
        bool asks = false;
        walkCondition(condition, [&](const auto& part) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Condition>)
                asks = asks || part.kind == Condition::Kind::ItIs
                    || part.kind == Condition::Kind::ItDied;
        });
        return asks;
    }
    static bool asksOfThem(const Condition& condition)
    {
        bool asks = false;
        walkCondition(condition, [&](const auto& part) {
            using Part = std::remove_cvref_t<decltype(part)>;
            if constexpr (std::is_same_v<Part, Condition>)
                asks = asks || part.place.whose == Side::They;
            else if constexpr (std::is_same_v<Part, Filter>)
                asks = asks || part.controller == Side::They;
        });
        return asks;
    }
    static std::optional<Effect> build(Found& found)
    {
        Effect effect = found.take<Effect>();
        if (const auto where = found.takeIfAny<WhereX>())
            return putForX(effect, where->amount) ? std::optional(std::move(effect)) : std::nullopt;
        if (auto unable = found.takeIfAny<UnableThen>()) {
            Unable made { { std::move(effect) }, std::move(unable->effect), {} };
            const Who* doer = toldTo(made.effect.front());
            if (unable->you && doer && doer->kind != Who::Kind::You)
                return std::nullopt; // others do it: whether you can, nobody asked
            if (doer
                && (doer->kind == Who::Kind::EachOpponent || doer->kind == Who::Kind::EachPlayer)) {
                made.each = *doer;
                tell(made.effect.front(), Who { Who::Kind::ThatPlayer });
            }
            return Effect { std::move(made) };
        }
        if (auto against = found.takeIfAny<UnlessDeed>()) {
            if (found.has<OffersThen>())
                return offered(
                    std::move(effect), std::move(*against), found.take<OffersThen>().effect);
            const Who* who = toldTo(effect);
            const bool each = who
                && (who->kind == Who::Kind::EachOpponent || who->kind == Who::Kind::EachPlayer);
            if (each && against->who.kind == Who::Kind::ThatPlayer) {
                against->who = *who; // one question to each of them
                tell(effect, Who { Who::Kind::ThatPlayer });
            }
            return Effect { Unless {
                { std::move(effect) }, against->who, std::move(against->deed) } };
        }
        if (auto condition = found.takeIfAny<Condition>()) {
            condition->negated ^= found.says(Flag::Negated);
            if (const Who* who = toldTo(effect); who && !found.has<Otherwise>()
                && (who->kind == Who::Kind::EachOpponent || who->kind == Who::Kind::EachPlayer)
                && asksOfThem(
                    *condition)) { // "... unless they control no citizens": each for themselves
                IfSo each { std::move(*condition), {}, {} };
                each.each = *who;
                tell(effect, Who { Who::Kind::ThatPlayer });
                each.effect.push_back(std::move(effect));
                return Effect { std::move(each) };
            }
            if (asksOfIt(*condition) && namesSomething(effect))
                return asked(std::move(effect), std::move(*condition), takeOtherwise(found));
            return Effect { IfSo {
                std::move(*condition), { std::move(effect) }, takeOtherwise(found) } };
        }
        if (const auto when = found.takeIfAny<Delayed::When>())
            return Effect { Delayed { *when, { std::move(effect) }, {} } };
        return effect;
    }
};
/// "Target opponent chooses one: that player discards 2 cards; or you draw 2 cards": who does it is said.
/// "for each opponent, if that player controls no citizens, they discard 1 card"
struct eachIfSo
    : seq<any<whoIs<Who::Kind::EachOpponent, "for each opponent">,
              whoIs<Who::Kind::EachPlayer, "for each player">>,
          comma, any<word<"if">, means<Flag::Negated, "unless">>, condition, comma, sentence>
{
    static Effect build(Found& found)
    {
        const Who each = found.take<Who>();
        Condition condition = found.take<Condition>();
        condition.negated ^= found.says(Flag::Negated);
        IfSo made { std::move(condition), { found.take<Effect>() }, {} };
        made.each = each;
        return { std::move(made) };
    }
};
struct theirMode : seq<pegtl::at<word<"you", "they", "that player", "that opponent">>, sentence>
{
};
struct theyPick : seq<another, word<"chooses one of the following", "chooses one">,
                      maybe<any<colon, word<"-">>>, theirMode, orElse, theirMode>
{
    static Effect build(Found& found)
    {
        const Who who = found.take<Who>();
        return { Either { who, found.takeAll<Effect>(), true } };
    }
};
/// "Unless you discard 1 card, sacrifice this"
struct unlessFirst : seq<pegtl::at<word<"unless">>, unlessSomebody, comma, instruction>
{
    static Effect build(Found& found)
    {
        UnlessDeed against = found.take<UnlessDeed>();
        return Effect { Unless { { found.take<Effect>() }, against.who, std::move(against.deed) } };
    }
};
/// glossary Short Time of a part of what is said: "Short Time 0, deal 1 damage to target opponent. Otherwise, ..."
struct shortTimeSo : seq<word<"short time">, digits, any<comma, colon, word<";">, word<"-">>,
                         sentence, maybe<otherwise>>
{
    static Effect build(Found& found)
    {
        Condition condition = askedOf(Condition::Kind::OpponentYearAtMost, found.take<int>());
        Effect done = found.take<Effect>();
        return { IfSo { std::move(condition), { std::move(done) }, takeOtherwise(found) } };
    }
};
struct link
    : any<eachIfSo, theyPick, watching, castingNow, may, someoneMay, shortTimeSo, unlessFirst, ifSo,
          coin, atRandomOne, chooseSome, chooseMore, chooseAllIf, choose, delayed, qualified>
{
};
struct chain : seq<link, many<joint, any<link, goesOnDoing>>>
{
    static Effect build(Found& found) { return takeJoined(found); }
};

/// "Sacrifice a citizen. If you do, draw 2 cards": nobody was asked, see `askIfDone`.
struct ifDone : seq<word<"if you do">, comma, sentence>
{
    static Effect build(Found& found)
    {
        Condition done;
        done.kind = Condition::Kind::DoneThisWay;
        done.number = ifYouDid;
        return { IfSo { std::move(done), { found.take<Effect>() }, {} } };
    }
};
/// "Draw 1 card or destroy target weary citizen", "... and/or counter target spell": one of two, chosen as
/// modes are.
struct orBoth : means<Flag::Or, "and/or", ", or both", "or both">
{
};
struct oneOfTwoDeeds : any<seq<maybe<word<"either">>, instruction, word<"or", ", or">, instruction,
                               maybe<orBoth>, pegtl::at<stop>>,
                           seq<instruction, orBoth, instruction, pegtl::at<stop>>>
{
    static std::optional<Effect> build(Found& found)
    {
        const bool both = found.says(Flag::Or);
        Choose made { found.takeAll<Effect>() };
        for (const Effect& mode : made.modes) // what others are told, they might choose
            if (const Who* who = toldTo(mode); who && who->kind != Who::Kind::You)
                return std::nullopt;
        if (both)
            made.modes.push_back(joined({ made.modes[0], made.modes[1] }, { Joint::Then }));
        return Effect { std::move(made) };
    }
};
struct whole : any<seq<either, pegtl::at<stop>>, oneOfTwoDeeds, sentence, ifDone>
{
};
struct stops : seq<whole, many<stop, whole>, stop>
{
    static std::optional<Effect> build(Found& found) { return takeStops(found); }
};
/// What follows is read where it can be about what was not done: "you may ... . If you do not, ..."
struct firstSentence : seq<sentence, maybe<ifYouDo>, pegtl::not_at<seq<stop, word<"otherwise">>>>
{
    static Effect build(Found& found) { return takeJoined(found); }
};
struct optionalStops : seq<firstSentence, many<stop, sentence>, stop>
{
    static std::optional<Effect> build(Found& found) { return takeStops(found); }
};

} // namespace

bool sentence::read(Input& in, Reading& reading)
{
    return text::read<chain>(in, reading);
}
bool sentences::read(Input& in, Reading& reading)
{
    return text::read<stops>(in, reading);
}
bool optionalSentences::read(Input& in, Reading& reading)
{
    return text::read<optionalStops>(in, reading);
}

} // namespace triptych::kryptik::grammar
