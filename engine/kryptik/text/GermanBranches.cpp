#include "kryptik/text/Bind.h"
#include "kryptik/text/GermanVerbs.h"
#include "kryptik/text/Keywords.h"
#include "kryptik/text/Phrases.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// In what order, and on whose word, in German; and the whole paragraph.
namespace triptych::kryptik::german {
namespace {

/// A sentence that begins with a clause of its own: after "dann" it stands between commas.
std::string fronted(Order order, const std::string& sentence)
{
    return (order == Order::Inverted ? ", " : "") + sentence;
}

std::string otherwise(const std::vector<Effect>& list)
{
    return list.empty() ? "" : fmt::format("; sonst {}", say(list.front(), Order::Inverted));
}

/// A sentence of its own, as after a colon.
std::string whole(const Effect& effect)
{
    return capitalised(say(effect, Order::Main));
}

std::string_view moment(Delayed::When when)
{
    switch (when) {
    case Delayed::When::StartOfYourNextTurn:
        return "zu Beginn Ihres nächsten Zuges";
    case Delayed::When::EndOfTurn:
        return "am Ende dieses Zuges";
    case Delayed::When::EndOfCombat:
        return "am Ende dieses Kampfes";
    case Delayed::When::StartOfNextTurn:
        return "zu Beginn des nächsten Zuges, wessen auch immer,";
    case Delayed::When::EndOfYourNextTurn:
        return "am Ende Ihres nächsten Zuges";
    case Delayed::When::NextCombat:
        return "zu Beginn des nächsten Kampfes";
    case Delayed::When::ThisLeaves:
        break;
    }
    return "sobald diese Karte die Insel verlässt,";
}

} // namespace

std::string say(const Effect& effect, Order order)
{
    return std::visit(Saying { order }, effect.node);
}

std::string Saying::operator()(const Sequence& e) const
{
    std::string sentence = german::say(e.parts.front(), order);
    for (std::size_t i = 1; i < e.parts.size(); ++i) {
        switch (e.joints[i - 1]) {
        case Sequence::Joint::Stop:
            sentence += ". " + capitalised(german::say(e.parts[i], Order::Main));
            break;
        case Sequence::Joint::Then:
            sentence += ", dann " + german::say(e.parts[i], Order::Inverted);
            break;
        case Sequence::Joint::And:
            sentence += ", und " + german::say(e.parts[i], Order::Main);
            break;
        case Sequence::Joint::IfDone:
            sentence += ". Wenn das getan wurde, " + german::say(e.parts[i], Order::Inverted);
            break;
        }
    }
    return sentence;
}

std::string Saying::operator()(const As& e) const
{
    return Clause { who(e.who), { "tut", "tun" }, "nach eigener Wahl dies: " }.say(order)
        + whole(e.effect.front());
}

std::string Saying::operator()(const Either& e) const
{
    return Clause { who(e.who), { "wählt", "wählen" }, "eines von beiden" }.say(order)
        + fmt::format(": (1) {}; (2) {}; was nicht geht, ist nicht wählbar",
            whole(e.options.front()), whole(e.options.back()));
}

std::string Saying::operator()(const May& e) const
{
    const std::string then = e.then.empty()
        ? ""
        : fmt::format("; wer es getan hat: dann {}", german::say(e.then.front(), Order::Inverted));
    return fronted(order,
        fmt::format("{} {}{}{}{}", subordinate("wenn", Clause { who(e.who), { "will", "wollen" } }),
            german::say(e.effect.front(), Order::Inverted), then, otherwise(e.otherwise),
            e.none.empty() ? ""
                           : fmt::format("; wenn es niemand von ihnen getan hat: dann {}",
                               german::say(e.none.front(), Order::Inverted))));
}

std::string Saying::operator()(const IfSo& e) const
{
    const std::string each = e.each.kind == Who::Kind::You
        ? ""
        : fmt::format("für {}, einen nach dem anderen, dies: ", who(e.each).accusative());
    return fronted(order,
        fmt::format("{}{} {}{}", each, ifSo(e.condition),
            german::say(e.effect.front(), Order::Inverted), otherwise(e.otherwise)));
}

std::string Saying::operator()(const Unless& e) const
{
    return Clause { who(e.who), { "darf", "dürfen" }, "das Folgende", "verhindern" }.say(order)
        + fmt::format(" ({}); sonst {}", whole(e.deed.front()),
            german::say(e.effect.front(), Order::Inverted));
}

std::string Saying::operator()(const Unable& e) const
{
    return fmt::format("{}; wenn nicht alles davon geht, geschieht stattdessen dies: {}",
        german::say(e.effect.front(), order), whole(e.otherwise.front()));
}

std::string Saying::operator()(const Chance& e) const
{
    if (e.outcomes.size() == 1)
        return fronted(order,
            fmt::format("durch Zufall, in einem von zwei Fällen: {}", whole(e.outcomes.front())));
    std::string sentence = fronted(order, "der Zufall bestimmt eines davon: ");
    for (std::size_t i = 0; i < e.outcomes.size(); ++i)
        sentence += fmt::format("{}({}) {}", i == 0 ? "" : "; ", i + 1, whole(e.outcomes[i]));
    return sentence;
}

std::string Saying::operator()(const Choose& e) const
{
    std::string sentence = fronted(order, "beim Wirken oder Nutzen wählen Sie eines davon: ");
    for (std::size_t i = 0; i < e.modes.size(); ++i)
        sentence += fmt::format("{}({}) {}", i == 0 ? "" : "; ", i + 1, whole(e.modes[i]));
    if (e.allIf)
        sentence += fmt::format("; ({}) {}, {}", e.modes.size(),
            e.may ? "ist nur wählbar" : "wird gewählt, und nichts anderes",
            subordinate(phrases::saysUnless(*e.allIf) ? "wenn nicht gilt, dass" : "wenn",
                condition(*e.allIf)));
    return sentence;
}

std::string Saying::operator()(const Delayed& e) const
{
    const std::string when(moment(e.when));
    const std::string deed = german::say(e.effect.front(), Order::Inverted);
    return fronted(order, fmt::format("{} {}", when, deed));
}

// ---------------------------------------------------------------- Paragraphs

namespace {

std::string keywordLine(const std::vector<Keyword>& all)
{
    std::string sentences;
    for (const Keyword each : all) {
        const KeywordWords& words = wordsOf(each);
        sentences += fmt::format("{}{} ({}): {}.", sentences.empty() ? "" : " ", words.printed,
            words.inGerman, capitalised(std::string(words.germanMeaning)));
    }
    return sentences;
}

std::string limits(const Ability& ability)
{
    std::string sentences;
    if (ability.solo)
        sentences += " Sie können die Fähigkeit einmal im Zug nutzen, mit allen Ihren Karten "
                     "dieses Namens zusammen.";
    if (ability.focused)
        sentences += " Sie können die Fähigkeit nur in Ihrer 1. oder 2. Phase nutzen, bei leerem "
                     "Effektstapel.";
    if (ability.shortTime)
        sentences
            += fmt::format(" Das wirkt nur, solange ein Gegner höchstens {} 11-Jahre-Karten hat.",
                *ability.shortTime);
    if (worksInLimbo(ability))
        sentences += " Sie wirkt nur, während diese Karte in Ihrem Limbo-Stapel liegt.";
    return sentences;
}

/// A clause about this card after one that named it: "kann sie nicht angreifen".
std::string again(std::string clause, std::string_view card = "sie ")
{
    constexpr std::string_view named = "diese Karte ";
    const std::size_t second = clause.find(' ') + 1; // the verb stands first, or a conjunction
    for (const std::size_t at : { std::size_t { 0 }, second })
        if (std::string_view(clause).substr(at).starts_with(named)) {
            clause.replace(at, named.size(), card);
            break;
        }
    return clause;
}

/// From where a passive speaks: of its own casting it does before it is on the island.
std::string_view placeOf(const Effect& passive)
{
    const auto* cost = std::get_if<CostChange>(&passive.node);
    const auto* sure = std::get_if<NotCountered>(&passive.node);
    const auto* when = std::get_if<CastOnly>(&passive.node);
    if ((cost && cost->ofThis) || (sure && !sure->of)
        || std::holds_alternative<CastFor>(passive.node))
        return "diese Karte gewirkt wird";
    if (when && !when->of)
        return "diese Karte gewirkt werden soll";
    const auto* with = std::get_if<EntersWith>(&passive.node);
    if (std::holds_alternative<BecomeCopy>(passive.node)
        || std::holds_alternative<ChooseFaction>(passive.node)
        || std::holds_alternative<ChooseName>(passive.node)
        || (with && std::holds_alternative<This>(with->what)))
        return "diese Karte die Insel betritt";
    return std::holds_alternative<CastFromLimbo>(passive.node)
        ? "diese Karte in Ihrem Limbo-Stapel liegt"
        : "diese Karte auf der Insel ist";
}

/// How it arrives is said before it is anywhere.
bool speaksOfEntering(const Effect& passive)
{
    return std::holds_alternative<EntersEngaged>(passive.node)
        || std::holds_alternative<EntersWith>(passive.node);
}

std::string howOften(int times)
{
    return times == 1 ? std::string("einmal")
        : times == 2  ? std::string("zweimal")
                      : fmt::format("{}-mal", times);
}

std::string triggered(const Ability& ability, const Effect& effect)
{
    const std::string price
        = ability.cost.empty() ? "" : fmt::format("Sie dafür bezahlen ({})", cost(ability.cost));
    std::string wish;
    if (!price.empty())
        wish = fmt::format(", wenn {}{},", price, ability.may ? " und es wollen" : "");
    else if (ability.may)
        wish = ", wenn Sie wollen,";
    return fmt::format("{} kommt diese Fähigkeit{} auf den Effektstapel: {}",
        trigger(*ability.trigger), wish, whole(effect));
}

/// The names that the binder gives to what no words of the text name.
struct Named
{
    std::string_view english;
    std::string_view german;
};
constexpr Named names[] = {
    { "this card", "diese Karte" },
    { "what this triggered on", "die Karte, die dies ausgelöst hat" },
    { "the other citizen of what this triggered on",
        "der andere Bürger bei dem, was dies ausgelöst hat" },
    { "the player who did it", "der Spieler, der es getan hat" },
    { "the attacking player", "der angreifende Spieler" },
    { "the defending player", "der verteidigende Spieler" },
    { "the player whose turn it is", "der Spieler, der am Zug ist" },
    { "the player it is dealt to", "der Spieler, der den Schaden nimmt" },
    { "the player who chooses", "der Spieler, der wählt" },
    { "the player who does it", "der Spieler, der es tut" },
    { "the player who can not", "der Spieler, der es nicht kann" },
    { "the player who is asked", "der Spieler, der gefragt wird" },
    { "the player who may prevent it", "der Spieler, der es verhindern darf" },
    { "the target player", "der als Ziel gewählte Spieler" },
    { "the opponent", "der Gegner" },
    { "its controller", "der Spieler, der die Karte kontrolliert" },
    { "the number chosen", "die gewählte Zahl" },
    { "the cards drawn", "die Zahl der gezogenen Karten" },
    { "the cards discarded", "die Zahl der abgeworfenen Karten" },
    { "the cards plundered", "die Zahl der geplünderten Karten" },
    { "the cards destroyed", "die Zahl der zerstörten Karten" },
    { "the cards abolished", "die Zahl der verbannten Karten" },
    { "the citizens sacrificed", "die Zahl der geopferten Bürger" },
    { "the cards detached", "die Zahl der gelösten Karten" },
    { "the cards moved", "die Zahl der verschobenen Karten" },
    { "the cards shuffled in", "die Zahl der eingemischten Karten" },
    { "the 11 year cards destroyed", "die Zahl der zerstörten 11-Jahre-Karten" },
    { "the card found", "die gefundene Karte" },
    { "the cards found", "die gefundenen Karten" },
    { "the card looked at", "die angesehene Karte" },
    { "the cards looked at", "die angesehenen Karten" },
    { "the card revealed", "die gezeigte Karte" },
    { "the cards revealed", "die gezeigten Karten" },
    { "the card taken", "die genommene Karte" },
    { "the cards taken", "die genommenen Karten" },
    { "the card chosen", "die gewählte Karte" },
    { "the cards chosen", "die gewählten Karten" },
    { "the citizen sacrificed for the cost, as it was then",
        "der für die Kosten geopferte Bürger, so wie er da war" },
};

/// What the explanation says for a word of the text that refers.
std::string wordFor(const Meaning& meaning)
{
    const std::string& word = meaning.word;
    if (word == "this way")
        return {}; // "so betroffen" says it itself
    if (word == "that player" || word == "they")
        return word == "they" ? "dieser Spieler" : "der genannte Spieler";
    if (word == "that citizen")
        return "der genannte Bürger";
    if (word == "them" || word == "those" || word == "those cards")
        return "die genannten Karten";
    if (word == "that many")
        return meaning.meaning == "the number chosen" ? "die genannte Zahl" : "ebenso viele";
    if (word == "the sacrificed citizen")
        return "der geopferte Bürger";
    return "die genannte Karte";
}

std::string meant(const Meaning& meaning)
{
    if (meaning.thing) {
        const auto* target = std::get_if<Target>(&*meaning.thing);
        const Nominal what = object(*meaning.thing);
        return target && meaning.slot > 0
            ? fmt::format("{} (das {}. Ziel)", what.nominative(), meaning.slot + 1)
            : what.nominative();
    }
    const auto named = std::find_if(std::begin(names), std::end(names),
        [&](const Named& name) { return name.english == meaning.meaning; });
    return named == std::end(names) ? "" : std::string(named->german);
}

/// What each word that refers was found to mean: the card named is the target citizen.
std::string words(const Ability& ability)
{
    std::vector<std::string> said;
    for (const Meaning& meaning : meaningsOf(ability)) {
        const std::string what = meant(meaning);
        if (what.empty() || wordFor(meaning).empty() || what == wordFor(meaning)
            || what == "diese Karte")
            continue;
        const std::string one = fmt::format("{} {} {}", inQuotes(wordFor(meaning)),
            what.starts_with("die genannten") || wordFor(meaning) == "die genannten Karten" ? "sind"
                                                                                            : "ist",
            what);
        if (std::find(said.begin(), said.end(), one) == said.end())
            said.push_back(one);
    }
    return said.empty() ? "" : fmt::format(" Dabei gilt: {}.", fmt::join(said, "; "));
}

} // namespace

std::string explained(const Ability& ability)
{
    const auto effect = [&](Order order) { return say(*ability.effect, order); };
    std::string sentence;
    switch (ability.kind) {
    case Ability::Kind::Keywords:
        return keywordLine(ability.keywords);
    case Ability::Kind::Active:
        sentence = fmt::format("immer wenn Sie Priorität haben, dürfen Sie bezahlen: {}. Dafür {}",
            cost(ability.cost), effect(Order::Inverted));
        if (ability.condition)
            sentence += fmt::format(". Sie dürfen das nur bezahlen, {}",
                subordinate(
                    phrases::saysUnless(*ability.condition) ? "wenn nicht gilt, dass" : "wenn",
                    condition(*ability.condition)));
        if (ability.oncePerTurn)
            sentence += fmt::format(
                ". Sie dürfen das nur {} in jedem Zug bezahlen", howOften(ability.times));
        break;
    case Ability::Kind::Triggered:
        sentence = triggered(ability, *ability.effect);
        if (ability.trigger->onceEachTurn)
            sentence += fmt::format(
                ". Sie wird nur {} in jedem Zug ausgelöst", howOften(ability.trigger->times));
        break;
    case Ability::Kind::Passive: {
        std::string place = fmt::format("solange {}", placeOf(*ability.effect));
        if (ability.condition)
            place += phrases::saysUnless(*ability.condition)
                ? fmt::format("{} {}", close, again(ifSo(*ability.condition)))
                : fmt::format(" und {}{}", again(condition(*ability.condition), ""), close);
        else
            place += close;
        sentence = speaksOfEntering(*ability.effect)
            ? effect(Order::Main)
            : fmt::format("{} {}", place, again(effect(Order::Inverted)));
        break;
    }
    case Ability::Kind::Additional:
        sentence = fmt::format(
            "neben den Seelenkosten kostet es, diese Karte zu wirken: {}", cost(ability.cost));
        break;
    case Ability::Kind::SpellEffect:
        sentence = effect(Order::Main);
        break;
    case Ability::Kind::ElevenYear:
        sentence
            = fmt::format("wenn diese Karte in Ihrer 11-Jahre-Reihe zerstört wird, dürfen Sie, "
                          "statt sie zu wirken, dies wählen: {}",
                whole(*ability.effect));
        break;
    }
    return fmt::format(
        "{}.{}{}", capitalised(settled(sentence)), limits(ability), settled(words(ability)));
}

} // namespace triptych::kryptik::german
