#include "app/games/CardBook.h"

#include "app/games/Handles.h"
#include "app/services/Language.h"

using observed::Json;

namespace {

template <typename Counts>
QString wordsOf(const std::vector<triptych::cards::PrintedAbility>& abilities, int k, Counts counts)
{
    for (const triptych::cards::PrintedAbility& ability : abilities)
        if (counts(ability) && --k == 0)
            return QString::fromStdString(ability.text);
    return {};
}

} // namespace

CardBook::CardBook(std::shared_ptr<const triptych::cards::Library> library)
    : m_library(std::move(library))
{
    for (std::size_t number = 0; m_library && number < m_library->size(); ++number) {
        const QString name = observed::text(m_library->printed(number), "name");
        m_names.insert(handles::slugOf(name), name);
    }
}

std::size_t CardBook::find(const QString& id) const
{
    return m_library && !id.isEmpty() ? m_library->find(id.toStdString())
                                      : triptych::cards::Library::npos;
}

const Json& CardBook::card(const QString& id) const
{
    static const Json nothing;
    const std::size_t number = find(id);
    return number == triptych::cards::Library::npos ? nothing : m_library->printed(number);
}

QStringList CardBook::explained(const QString& id) const
{
    const std::size_t number = find(id);
    return number == triptych::cards::Library::npos
        ? QStringList()
        : QString::fromStdString(m_library->explained(number, Language::tongue()))
              .split(u'\n', Qt::SkipEmptyParts);
}

QStringList CardBook::keywords(const QString& id) const
{
    QStringList all;
    if (const std::size_t number = find(id); number != triptych::cards::Library::npos)
        for (const std::string& keyword : m_library->keywords(number))
            all.append(QString::fromStdString(keyword));
    return all;
}

QString CardBook::youngWord(const QString& id) const
{
    const std::size_t number = find(id);
    return number == triptych::cards::Library::npos
        ? QString()
        : QString::fromStdString(std::string(m_library->youngWord(number)));
}

std::vector<triptych::cards::PrintedAbility> CardBook::abilities(const QString& id) const
{
    const std::size_t number = find(id);
    if (number == triptych::cards::Library::npos)
        return {};
    return m_library->abilities(number);
}

QString CardBook::ability(const QString& id, int k) const
{
    return wordsOf(abilities(id), k, [](const auto&) { return true; });
}

QString CardBook::deed(const QString& id, int k) const
{
    const auto all = abilities(id);
    const auto place = static_cast<std::size_t>(k) - 1;
    if (place >= all.size())
        return {};
    return QString::fromStdString(all[place].deed.empty() ? all[place].text : all[place].deed);
}

QString CardBook::usedAbility(const QString& id, const QString& answer, int k) const
{
    return wordsOf(abilities(id), k,
        [word = answer.toStdString()](const auto& each) { return each.answer == word; });
}

QString CardBook::waitingAbility(const QString& id, int k) const
{
    return wordsOf(abilities(id), k, [](const auto& each) { return each.waits; });
}

QString CardBook::optionOf(const QString& id, int ability, int k) const
{
    const auto all = abilities(id);
    const auto place = static_cast<std::size_t>(ability) - 1;
    const auto option = static_cast<std::size_t>(k) - 1;
    return place < all.size() && option < all[place].options.size()
        ? QString::fromStdString(all[place].options[option]).trimmed()
        : QString();
}

QString CardBook::nameOfHandle(const QString& handle) const
{
    return m_names.value(handle.section(u'#', 0, 0));
}

QString CardBook::quoted(const QString& words)
{
    return words.isEmpty() ? words : tr("%1", "words of a card, quoted").arg(words);
}

QString CardBook::zoneTitle(const QString& zone)
{
    return zone == u"hand" ? tr("Hand") : zone == u"deck" ? tr("Deck") : zone;
}

void placeFaces(QHash<QString, CardFace>& faces, const SeenTable& seen)
{
    for (const SeenTable::Zone& zone : seen.zones)
        placeFaces(faces, zone.cards, zone.seat + u'.' + zone.name, zone.seat);
}

void placeFaces(QHash<QString, CardFace>& faces, const QStringList& handles, const QString& zone,
    const QString& seat)
{
    int position = 0;
    for (const QString& key : handles) {
        CardFace& face = faces[key];
        ++position;
        if (face.place > 0)
            continue;
        face.key = key;
        face.zone = zone;
        face.place = position;
        if (face.name.isEmpty()) {
            face.faceDown = true;
            face.owner = seat;
        }
    }
}
