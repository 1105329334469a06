#include "app/services/CardJudge.h"

#include "app/services/SafeFile.h"

#include "cards/Pack.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <cstdint>
#include <cstring>

using Verdict = triptych::cards::Library::Verdict;

namespace {

constexpr char format[] = "triptych-understood/1";
constexpr qint64 mostBytes = 8 << 20;

/// What is understood depends on the program: this one, as it was built.
QByteArray head()
{
    const QFileInfo program(QCoreApplication::applicationFilePath());
    return QByteArray(format) + ' ' + QByteArray::number(program.size()) + ' '
        + QByteArray::number(program.lastModified().toMSecsSinceEpoch()) + '\n';
}

quint64 hashOf(std::string_view bytes)
{
    return QByteArray::fromStdString(triptych::cards::hashOf(bytes)).toULongLong(nullptr, 16);
}

/// All words that are printed on a card, whatever its game calls them.
quint64 hashOfWords(const nlohmann::ordered_json& printed)
{
    std::string words;
    for (const auto& [key, value] : printed.items())
        if (value.is_string() && key != "id" && key != "set" && key != "image"
            && key != "flavour") {
            words += key;
            words += '\n';
            words += value.get_ref<const std::string&>();
            words += '\0';
        }
    return hashOf(words);
}

std::vector<quint64> read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > mostBytes)
        return {};
    const QByteArray bytes = file.readAll();
    const QByteArray wanted = head();
    constexpr qsizetype one = sizeof(quint64);
    const qsizetype body = bytes.size() - wanted.size() - one;
    if (body < 0 || body % one != 0 || !bytes.startsWith(wanted))
        return {};
    std::vector<quint64> hashes(static_cast<std::size_t>(body / one));
    std::memcpy(hashes.data(), bytes.constData() + wanted.size(), static_cast<std::size_t>(body));
    quint64 sum = 0;
    std::memcpy(&sum, bytes.constData() + bytes.size() - one, one);
    const std::string_view all(bytes.constData() + wanted.size(), static_cast<std::size_t>(body));
    if (sum != hashOf(all) || !std::ranges::is_sorted(hashes))
        return {};
    return hashes;
}

} // namespace

CardJudge::CardJudge(std::string game, std::shared_ptr<const triptych::cards::CardIndex> index)
    : m_game(std::move(game))
    , m_index(std::move(index))
{
}

CardJudge::~CardJudge()
{
    m_ending = true;
    if (m_thread.joinable())
        m_thread.join();
}

QString CardJudge::cacheFile() const
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation)
        + QStringLiteral("/understood-%1").arg(QString::fromStdString(m_game));
}

std::vector<std::size_t> CardJudge::unknown() const
{
    std::vector<std::size_t> cards;
    for (std::size_t card = 0; card < m_index->size(); ++card)
        if (m_index->isOwn(card) && m_index->library().verdict(card) == Verdict::Unknown)
            cards.push_back(card);
    return cards;
}

std::size_t CardJudge::left() const
{
    return unknown().size();
}

void CardJudge::recall()
{
    const std::vector<std::size_t> cards = unknown();
    const std::vector<quint64> known = cards.empty() ? std::vector<quint64>() : read(cacheFile());
    if (known.empty())
        return;
    const triptych::cards::Library& library = m_index->library();
    for (const std::size_t card : cards)
        if (std::ranges::binary_search(known, hashOfWords(library.printed(card))))
            library.recall(card, Verdict::Understood);
}

void CardJudge::compile(const std::vector<std::size_t>& cards)
{
    // Tens of thousands take minutes: whoever ends the program before has the rest to do, and not all.
    constexpr std::size_t lot = 2000;
    std::size_t done = 0;
    for (const std::size_t card : cards) {
        if (m_ending)
            break;
        m_index->library().problems(card);
        if (++done % lot == 0)
            keep();
    }
    if (done % lot != 0)
        keep();
}

void CardJudge::finish()
{
    compile(unknown());
}

void CardJudge::start()
{
    m_thread = std::thread([this, cards = unknown()] {
        compile(cards);
        if (!m_ending)
            QMetaObject::invokeMethod(this, "done", Qt::QueuedConnection);
    });
}

/// Of those that are here now: what is gone is forgotten. A cache that cannot be written is done
/// without.
void CardJudge::keep() const
{
    const triptych::cards::Library& library = m_index->library();
    std::vector<quint64> hashes;
    for (std::size_t card = 0; card < m_index->size(); ++card)
        if (m_index->isOwn(card) && library.verdict(card) == Verdict::Understood)
            hashes.push_back(hashOfWords(library.printed(card)));
    std::ranges::sort(hashes);
    hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
    const QByteArray body(reinterpret_cast<const char*>(hashes.data()),
        static_cast<qsizetype>(hashes.size() * sizeof(quint64)));
    const quint64 sum
        = hashOf(std::string_view(body.constData(), static_cast<std::size_t>(body.size())));
    const QString path = cacheFile();
    if (QDir().mkpath(QFileInfo(path).path()))
        safefile::write(
            path, head() + body + QByteArray(reinterpret_cast<const char*>(&sum), sizeof sum));
}
