#include "kryptik/text/explaining/German.h"
#include "kryptik/text/printing/Keywords.h"
#include "kryptik/text/printing/Phrases.h"
#include "kryptik/tree/SpeaksFrom.h"
#include "kryptik/tree/Walk.h"

#include <fmt/format.h>

// A whole paragraph in German: when it works, what it costs, what it does.
namespace triptych::kryptik::german {
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

std::string_view placeOf(const Effect& passive)
{
    switch (speaksFrom(passive)) {
    case SpeaksFrom::Casting:
        return "diese Karte gewirkt wird";
    case SpeaksFrom::BeforeCasting:
        return "diese Karte gewirkt werden soll";
    case SpeaksFrom::Entering:
        return "diese Karte die Insel betritt";
    case SpeaksFrom::Limbo:
        return "diese Karte in Ihrem Limbo-Stapel liegt";
    case SpeaksFrom::Island:
        break;
    }
    return "diese Karte auf der Insel ist";
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

/// 8.1.1 What X may be at most.
std::string mostX(const Ability& ability)
{
    return ability.mostX ? fmt::format(". X ist höchstens {}", equal(*ability.mostX).nominative())
                         : "";
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
        sentence += mostX(ability);
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
        if (ability.trigger->first)
            sentence += ". Sie wird nur ausgelöst, wenn das in einem Zug zum ersten Mal geschieht";
        else if (ability.trigger->onceEachTurn)
            sentence += fmt::format(". Sie wird nur {} in jedem Zug {}",
                howOften(ability.trigger->times),
                ability.trigger->whenDone ? "ausgeführt" : "ausgelöst");
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
        sentence = effect(Order::Main) + mostX(ability);
        break;
    case Ability::Kind::ElevenYear:
        sentence = fmt::format(
            "wenn diese Karte in Ihrer 11-Jahre-Reihe zerstört wird, dürfen Sie, "
            "statt sie zu wirken, dies wählen{}: {}",
            ability.cost.empty() ? "" : fmt::format(" und dafür bezahlen ({})", cost(ability.cost)),
            whole(*ability.effect));
        break;
    }
    return fmt::format(
        "{}.{}{}", capitalised(settled(sentence)), limits(ability), settled(meanings(ability)));
}

} // namespace triptych::kryptik::german
