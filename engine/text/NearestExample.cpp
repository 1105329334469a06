#include "text/NearestExample.h"

#include "text/Rules.h"

#include <algorithm>
#include <set>
#include <utility>

namespace triptych::text {
namespace {

/// What is done in the clause around a letter: behind it, else before it; else in the rest of the sentence.
const SaidWord* deedNear(const SaidWords& words, const char* at, const Vocabulary& vocabulary)
{
    std::size_t here = 0;
    while (here + 1 < words.size() && words[here].letters.data() < at)
        ++here;
    const auto isDeed = [&](std::size_t i) { return vocabulary.isDeed(words[i].meaning); };
    for (std::size_t i = here; i < words.size() && !words[i].isSign(); ++i)
        if (isDeed(i))
            return &words[i];
    for (std::size_t i = here; i-- > 0 && !words[i].isSign();)
        if (isDeed(i))
            return &words[i];
    for (std::size_t i = words.size(); i-- > 0;)
        if (isDeed(i))
            return &words[i];
    return nullptr;
}

bool hasMeaning(const Vocabulary::Saying& saying, const std::string& meaning)
{
    return std::ranges::find(saying.meanings, meaning) != saying.meanings.end();
}

/// How much of a text others have.
class Likeness
{
public:
    Likeness(const SaidWords& words, const Vocabulary& vocabulary)
        : m_vocabulary(vocabulary)
    {
        for (const SaidWord& word : words)
            if (m_asked.insert(word.meaning).second) {
                m_all += vocabulary.weight(word.meaning);
                if (vocabulary.isDeed(word.meaning))
                    m_deeds.push_back(word.meaning);
            }
    }
    double of(const Vocabulary::Saying& saying) const
    {
        constexpr double otherWords = 0.25; ///< What a text says besides counts so much less.
        constexpr double otherDeed = 2.5;
        constexpr double noSuchDeed = 3.5;
        double shared = 0;
        for (const std::string& deed : m_deeds)
            if (!hasMeaning(saying, deed))
                shared -= noSuchDeed;
        for (const std::string& meaning :
            std::set<std::string>(saying.meanings.begin(), saying.meanings.end())) {
            const double weight = m_vocabulary.weight(meaning);
            shared += m_asked.contains(meaning) ? weight : -otherWords * weight;
            if (!m_asked.contains(meaning) && m_vocabulary.isDeed(meaning))
                shared -= otherDeed;
        }
        return shared;
    }
    double all() const { return m_all; }

private:
    const Vocabulary& m_vocabulary;
    std::set<std::string> m_asked;
    std::vector<std::string> m_deeds;
    double m_all = 0;
};

} // namespace

std::string_view sentenceAt(std::string_view text, std::size_t at)
{
    if (text.empty())
        return text;
    at = std::min(at, text.size() - 1);
    std::size_t begin = at;
    while (begin > 0 && text[begin - 1] != '.')
        --begin;
    const std::size_t stop = text.find('.', at);
    const std::size_t end = stop == std::string_view::npos ? text.size() : stop + 1;
    return afterSpace(text.substr(begin, end - begin));
}

std::string_view partWithoutDeed(
    std::string_view sentence, const char* at, const Vocabulary& vocabulary)
{
    constexpr std::string_view signs = ",;:";
    const auto place = static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(at - sentence.data(), 0, std::ssize(sentence)));
    std::size_t begin = place;
    while (begin > 0 && signs.find(sentence[begin - 1]) == std::string_view::npos)
        --begin;
    const std::size_t end = std::min(sentence.find_first_of(",;:.", place), sentence.size());
    const std::string_view part = afterSpace(sentence.substr(begin, end - begin));
    const SaidWords words = vocabulary.wordsOf(part);
    const bool does = std::ranges::any_of(
        words, [&](const SaidWord& word) { return vocabulary.isDeed(word.meaning); });
    const bool tells = std::ranges::any_of(words, [&](const SaidWord& word) {
        return vocabulary.isKnown(word.meaning) && vocabulary.weight(word.meaning) > 0;
    });
    return does || !tells ? sentence : part;
}

std::string_view nearestExample(
    std::string_view sentence, std::size_t at, const Vocabulary& vocabulary)
{
    const SaidWords words = vocabulary.wordsOf(sentence);
    const SaidWord* deed
        = deedNear(words, sentence.data() + std::min(at, sentence.size()), vocabulary);
    const Likeness likeness(words, vocabulary);
    constexpr double leastShared = 0.35;
    double best = leastShared * likeness.all();
    std::string_view nearest;
    for (const Vocabulary::Saying& saying : vocabulary.sayings())
        if (!deed || hasMeaning(saying, deed->meaning))
            if (const double shared = likeness.of(saying); shared > best) {
                best = shared;
                nearest = saying.words;
            }
    return nearest;
}

Topic topicOf(
    std::string_view sentence, std::size_t at, const Vocabulary& vocabulary, double leastShared)
{
    const SaidWords words = vocabulary.wordsOf(sentence);
    std::vector<const SaidWord*> topics;
    for (const SaidWord& word : words)
        if (vocabulary.isDeed(word.meaning) && vocabulary.isKnown(word.meaning))
            topics.push_back(&word);
    if (topics.empty()) {
        const SaidWord* about = nullptr;
        for (const SaidWord& word : words)
            if (vocabulary.isKnown(word.meaning) && !word.isNumber()
                && (!about || vocabulary.weight(word.meaning) > vocabulary.weight(about->meaning)))
                about = &word;
        if (about && vocabulary.weight(about->meaning) > 0)
            topics.push_back(about);
    }
    const SaidWord* nearby
        = deedNear(words, sentence.data() + std::min(at, sentence.size()), vocabulary);
    const Likeness likeness(words, vocabulary);
    const double least = leastShared * likeness.all();
    double best = 0;
    Topic topic;
    for (const SaidWord* about : topics) {
        std::vector<std::pair<double, std::string_view>> all;
        for (const Vocabulary::Saying& saying : vocabulary.sayings())
            if (hasMeaning(saying, about->meaning))
                all.emplace_back(likeness.of(saying), saying.words);
        std::ranges::stable_sort(all, std::greater {}, &std::pair<double, std::string_view>::first);
        // What is done where reading got stuck is what is asked for, if anything near it is known.
        constexpr double asked = 1.5;
        if (all.empty() || all.front().first < least)
            continue;
        const double worth = all.front().first * (about == nearby ? asked : 1);
        if (!topic.texts.empty() && worth <= best)
            continue;
        best = worth;
        topic = { about->letters };
        constexpr std::size_t most = 2;
        for (std::size_t i = 0;
             i < all.size() && topic.texts.size() < most && all[i].first >= least; ++i)
            if (std::ranges::find(topic.texts, all[i].second) == topic.texts.end())
                topic.texts.push_back(all[i].second);
    }
    return topic;
}

} // namespace triptych::text
