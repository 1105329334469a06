#pragma once

#include "app/services/Errands.h"
#include "app/services/Mailbox.h"
#include "app/workshop/CardCheck.h"

#include <QImage>
#include <QObject>

#include <atomic>

namespace workshop {

/// Compiles a card while somebody types it, in a thread of its own: typing never waits. What was
/// typed over before its turn came is left out.
class CardChecker : public QObject
{
    Q_OBJECT

public:
    explicit CardChecker(const triptych::Game&, QObject* parent = nullptr);
    ~CardChecker() override;

    /// So many pixels wide its picture is drawn; with `picture`, where it brings one.
    void check(const Json& card, int width, const QImage& picture = {});
    /// Whether the last card that was given has been told.
    bool settled() const { return m_told == m_asked; }

Q_SIGNALS:
    void checked(const workshop::CheckedCard&, const QImage& drawn);

private Q_SLOTS:
    void collect();

private:
    struct Done
    {
        quint64 number;
        CheckedCard card;
        QImage drawn;
    };

    const triptych::Game& m_game;
    Mailbox<Done> m_mailbox;
    std::atomic<quint64> m_latest = 0;
    quint64 m_asked = 0;
    quint64 m_told = 0;
    Errands m_thread;
};

} // namespace workshop
