#pragma once

#include "cards/CardIndex.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

/// Finds out which cards of a catalogue have a text that is understood, and remembers it from one
/// start to the next: a file in the cache holds what each text was like that this very program once
/// understood. A file that is broken, or of another program, is as good as none.
class CardJudge : public QObject
{
    Q_OBJECT

public:
    CardJudge(std::string game, std::shared_ptr<const triptych::cards::CardIndex>);
    ~CardJudge() override;

    void recall();            ///< What the cache says.
    std::size_t left() const; ///< Own cards of which nothing is known yet.
    void finish();            ///< The rest, at once.
    void start();             ///< ... or in the background; `done` is said by the event loop.
    QString cacheFile() const;

Q_SIGNALS:
    void done();

private:
    std::vector<std::size_t> unknown() const;
    void compile(const std::vector<std::size_t>& cards);
    void keep() const;

    std::string m_game;
    std::shared_ptr<const triptych::cards::CardIndex> m_index;
    std::atomic<bool> m_ending = false;
    std::thread m_thread;
};
