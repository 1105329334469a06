#include "kryptik/text/binding/Binder.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace triptych::kryptik::binding {

// ---------------------------------------------------------------- What goes wrong

void Binder::complain(std::string_view word, std::string text)
{
    if (m_wrong.text.empty())
        m_wrong = { std::string(word), std::move(text) };
}

void Binder::tell(std::string_view word, const std::string& meaning, std::optional<int> thing)
{
    if (!m_meanings)
        return;
    Meaning told { std::string(word), meaning };
    if (thing) {
        const Definition& named = m_things[static_cast<std::size_t>(*thing)];
        told.thing = named.thing;
        told.slot = named.referent.slot;
    }
    m_meanings->push_back(std::move(told));
}

// ---------------------------------------------------------------- Mentions

int Binder::define(
    Referent referent, Zone zone, std::optional<Filter::Noun> noun, bool several, std::string name)
{
    for (std::size_t i = 0; i < m_things.size(); ++i)
        if (m_things[i].referent == referent && referent.kind != Referent::Kind::Said) {
            m_mentions.add(Sort::Thing, several, std::move(name), static_cast<int>(i));
            return static_cast<int>(i);
        }
    m_things.push_back({ referent, zone, noun, several, false, zone, {} });
    const int id = static_cast<int>(m_things.size()) - 1;
    m_mentions.add(Sort::Thing, several, std::move(name), id);
    return id;
}

bool Binder::isCitizenText() const
{
    return m_setting.type == CardType::Citizen && !isYear();
}

bool Binder::isYear() const
{
    return m_ability.kind == Ability::Kind::ElevenYear;
}

int Binder::defineThis()
{
    const Zone zone = isYear() ? Zone::Revealed
        : !isCitizenText()     ? Zone::Pile
                               : (m_gone ? m_goneTo : Zone::Island);
    return define({ Referent::Kind::Source }, zone,
        m_setting.type == CardType::Citizen && !isYear() ? Filter::Noun::Citizen
            : isYear()                                   ? Filter::Noun::Card
                                                         : Filter::Noun::Spell,
        false, "this card");
}

// ---------------------------------------------------------------- Resolving words

text::Some Binder::someOf(It::Word word)
{
    return word == It::Word::Them || word == It::Word::Those ? text::Some::Several
                                                             : text::Some::One;
}

Referent Binder::readingOf(std::string_view word, int id)
{
    const Definition& d = m_things[static_cast<std::size_t>(id)];
    if (m_region > 0 && m_mentionedIn[id] < m_region) { // what happens later keeps what it is about
        if (d.referent.kind == Referent::Kind::Source)
            return d.referent;
        if (m_said == id && m_captured == id) // what was done to it there is followed
            return { Referent::Kind::Said };
        if (m_movedLater == id)
            complain(word,
                fmt::format("Too much has happened since what \"{}\" means; name it again.", word));
        if (m_captured && *m_captured != id)
            complain(
                word, "What happens later can be about one thing that was named before it only.");
        if (d.several)
            complain(word,
                fmt::format("\"{}\" can not be several cards where it happens later; name "
                            "them there.",
                    word));
        m_captured = id;
        return { Referent::Kind::Captured };
    }
    // What lies on the effect pile is no card that the match could have in "it".
    const bool onPile = d.zone == Zone::Pile && d.referent.kind == Referent::Kind::Slot && !d.moved;
    if (m_said == id && !onPile)
        return { Referent::Kind::Said };
    if (d.moved || d.referent.kind == Referent::Kind::Said)
        complain(word,
            fmt::format("Too much has happened since what \"{}\" means; name it again.", word));
    return d.referent;
}

std::optional<int> Binder::resolve(std::string_view word, text::Some some,
    const std::function<bool(const Definition&)>& fits, Referent& referent)
{
    auto meaning = m_mentions.meaning(word, Sort::Thing, some,
        [&](const Mention& m) { return fits(m_things[static_cast<std::size_t>(m.id)]); });
    // "You may discard a card. If you do, abolish target citizen, then return it": what is done goes before what was
    // done for it, where both could be meant.
    if (!meaning.mention && m_ifDoneFrom > 0 && !m_asksWhatWas) {
        const auto nearer = m_mentions.meaning(word, Sort::Thing, some, [&](const Mention& m) {
            const auto id = static_cast<std::size_t>(m.id);
            return id >= m_ifDoneFrom && fits(m_things[id]);
        });
        if (nearer.mention)
            meaning = nearer;
    }
    if (!meaning.mention) {
        complain(word, meaning.wrong);
        return std::nullopt;
    }
    const bool whose
        = word.starts_with("its ") || word.ends_with(" controller") || word.ends_with(" owner");
    tell(word,
        whose ? fmt::format("the {} of {}", word.substr(word.rfind(' ') + 1), meaning.mention->name)
              : meaning.mention->name,
        meaning.mention->id);
    referent = readingOf(word, meaning.mention->id);
    needNotAsked(word, meaning.mention->id);
    return meaning.mention->id;
}

/// "Whenever this attacks, if you control an Elf, it gets +1/+0": the sentence goes on about this card.
bool Binder::isTopic(const It& it, std::string_view verb) const
{
    const auto& trigger = m_ability.trigger;
    const bool said = trigger && trigger->subjectIsThis && isAboutACard(trigger->event)
        && trigger->word != Trigger::Word::Shorthand;
    constexpr std::string_view statements[] { "change", "give a keyword to", "take abilities from",
        "allow or forbid something to", "give an ability to", "deal damage with",
        "put a counter on" };
    return said && it.word == It::Word::It && std::ranges::count(statements, verb) > 0;
}

/// "Enter; if an opponent controls an overlord, destroy it": not this card, which nobody has spoken of.
void Binder::needNotAsked(std::string_view word, int id)
{
    if (m_things[static_cast<std::size_t>(id)].referent.kind != Referent::Kind::Source)
        return;
    if (m_asked && !m_thisNamed && !m_goesOn)
        complain(word,
            fmt::format("\"{}\" could be this card or what the condition speaks of. Say \"this "
                        "citizen\", or say there which one is meant: \"destroy an overlord an "
                        "opponent controls\".",
                word));
    m_thisNamed = true;
}

bool Binder::in(const Zones& zones, Zone zone)
{
    return zones.empty() || std::find(zones.begin(), zones.end(), zone) != zones.end();
}

} // namespace triptych::kryptik::binding
