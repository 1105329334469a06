#include "app/services/CardPacks.h"

#include "app/services/CardJudge.h"
#include "app/services/Content.h"
#include "app/services/ContentFiles.h"
#include "app/services/EngineWords.h"

#include "core/JsonText.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using triptych::Game;
using triptych::Problem;
using triptych::Problems;

namespace {

/// So many texts are compiled before anybody notices that they wait.
constexpr std::size_t judgedAtOnce = 300;

/// The files of the person with what each of them has in the catalogue; the first `ofTheProgram` packs are not
/// theirs. Returns where the cards of theirs begin.
std::size_t findOwn(cardpacks::Cards& cards, const Game::Loaded& loaded,
    const std::vector<triptych::cards::PackText>& packs, std::size_t ofTheProgram)
{
    std::vector<triptych::cards::Library::Inside> inside;
    if (loaded.library)
        inside = loaded.library->packs();
    inside.push_back({ {}, loaded.library ? loaded.library->size() : 0 });
    // Those that were refused are not inside; those that are have kept their order.
    std::size_t at = 0;
    for (std::size_t n = 0; n < ofTheProgram && at + 1 < inside.size(); ++n)
        at += inside[at].name == packs[n].name;
    const std::size_t firstOwn = inside[at].begin;
    for (OwnFile& own : cards.own) {
        const std::string name = QFileInfo(own.path).fileName().toStdString();
        const bool isRead = own.problems.empty();
        for (const Problems& part : { loaded.problems, loaded.warnings })
            for (const Problem& problem : part)
                if (isRead && problem.place.starts_with(name))
                    own.problems.push_back(problem);
        if (isRead && at + 1 < inside.size() && inside[at].name == name) {
            const std::size_t end = inside[at + 1].begin;
            own.cards = static_cast<int>(end - inside[at].begin);
            own.usable = own.cards > 0;
            if (own.usable)
                cards.packs.push_back(
                    { own.path, loaded.library->packHashes()[at], inside[at].begin, end });
            ++at;
        }
        if (!own.usable && own.problems.empty())
            own.problems.push_back({ name,
                Content::tr("There are no cards in this file; put a card pack here, or a file of "
                            "published cards.")
                    .toStdString() });
    }
    return firstOwn;
}

} // namespace

cardpacks::CardsRead cardpacks::read(const Game& game, const QStringList& programFiles)
{
    CardsRead all;
    Cards& cards = all.cards;
    std::vector<triptych::cards::PackText> packs
        = contentfiles::packsIn(programFiles, all.problems);
    const std::size_t ofTheProgram = packs.size();
    for (const QString& path : contentfiles::cardsIn(contentfiles::ownFolder("cards", game))) {
        OwnFile own { path, OwnFile::Kind::Cards, contentfiles::idOf(game), {}, 0, 0, {}, false };
        contentfiles::FileText file = contentfiles::read(path);
        if (!file.problem.isEmpty())
            own.problems.push_back({ path.toStdString(), file.problem.toStdString() });
        else
            packs.push_back({ QFileInfo(path).fileName().toStdString(), std::move(file.text) });
        cards.own.append(own);
    }
    const Game::Loaded loaded = game.catalogue(packs);
    const std::size_t firstOwn = findOwn(cards, loaded, packs, ofTheProgram);
    for (const OwnFile& own : cards.own)
        if (!own.usable)
            for (const Problem& problem : own.problems)
                all.problems.append(enginewords::said(problem));
    // What is wrong with the program's own files is told as it is.
    for (const Problem& problem : loaded.problems)
        if (std::ranges::none_of(cards.own, [&](const OwnFile& own) {
                return problem.place.starts_with(QFileInfo(own.path).fileName().toStdString());
            }))
            all.problems.append(enginewords::said(problem));
    if (loaded.library)
        cards.index = std::make_shared<const triptych::cards::CardIndex>(
            game, loaded.library, [firstOwn](std::size_t card) { return card >= firstOwn; });
    if (cards.index) {
        // Of a few own cards it is found out at once what their texts are worth; of many while other
        // things are done.
        CardJudge judge(std::string(game.id()), cards.index);
        judge.recall();
        if (judge.left() <= judgedAtOnce)
            judge.finish();
    }
#ifdef __GLIBC__
    // What reading took in small pieces is kept by the library for more of them: give it back.
    packs = {};
    malloc_trim(0);
#endif
    return all;
}

OwnFile cardpacks::judged(const OwnFile& file, const Cards& cards)
{
    OwnFile own = file;
    const auto pack = std::ranges::find(cards.packs, file.path, &OwnPack::path);
    if (pack == cards.packs.end())
        return own;
    const triptych::cards::Library& library = cards.index->library();
    Problems ofTexts;
    for (std::size_t card = pack->begin; card < pack->end; ++card) {
        const Problems& problems = library.problems(card);
        own.playable += problems.empty();
        for (Problem problem : problems) {
            if (problem.card.empty())
                problem.card = triptych::textOf(library.printed(card), "name");
            ofTexts.push_back(std::move(problem));
        }
    }
    own.problems.insert(own.problems.begin(), std::make_move_iterator(ofTexts.begin()),
        std::make_move_iterator(ofTexts.end()));
    return own;
}

QStringList cardpacks::refusals(const Cards& cards)
{
    QStringList sentences;
    for (const OwnPack& pack : cards.packs) {
        int refused = 0;
        for (std::size_t card = pack.begin; card < pack.end; ++card)
            refused += cards.index->library().isRefused(card);
        if (refused > 0)
            sentences.append(
                Content::tr("%1: %n of its cards cannot be played; \"Own cards and decks\" in the "
                            "menu says which and why.",
                    nullptr, refused)
                    .arg(QFileInfo(pack.path).fileName()));
    }
    return sentences;
}
