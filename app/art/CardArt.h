#pragma once

#include <QImage>
#include <QQuickImageProvider>
#include <QSize>
#include <QString>

namespace triptych {

/// What a generated picture is drawn from: the printed facts of one card, and nothing that changes
/// during a match. The same subject always gives the same picture.
struct CardSubject
{
    QString id;    ///< Chance comes from it alone.
    QString words; ///< "Pier Watcher": the name, whose words choose motifs.
    /// What is to be seen: "figure", somebody; "building"; "goods", what is worth carrying away; "craft", what
    /// people of its kin can do; "region" and "sky", the land alone; anything else is a thing.
    QString motif;
    QString kinship;     ///< Lower-case, may be empty.
    QString colours;     ///< Letters of the frame, "w", "r"; empty is colourless.
    bool leader = false; ///< Leaders wear a crown.

    bool operator==(const CardSubject&) const = default;
};

/// Draws the picture of a card by layers: sky, disc, land, figure or thing, frame of the eye.
QImage drawCardArt(const CardSubject& subject, QSize size);

/// Reads "FT-004?words=Pier%20Watcher&motif=figure&kinship=human&colours=wu&leader=1".
CardSubject cardSubjectOf(const QString& imageId);

/// `image://cardart/…`: draws on the engine's loader thread and keeps what it drew, for all engines together.
class CardArt : public QQuickImageProvider
{
public:
    CardArt();
    /// Every picture that was kept: the tables are left.
    static void forget();

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace triptych
