#pragma once

#include "app/workshop/PackFile.h"

#include <QByteArray>
#include <QHash>

#include <functional>

namespace workshop {

/// A pack and its pictures in one file, to be given to others:
/// {"format":"triptych-shared-pack/1","pack":{...},"pictures":{"NCK-001":"..."}}; the pictures in
/// Base64. What comes from elsewhere is not trusted: see the limits.
struct SharedPack
{
    Q_DECLARE_TR_FUNCTIONS(SharedPack)

public:
    Json pack; ///< triptych-cards/1
    QString game;
    QString name;
    QString code;
    int cards = 0;
    int playable = 0;                    ///< Cards whose text is understood.
    QHash<QString, QByteArray> pictures; ///< By card id, as they came.
    QStringList left;                    ///< What is in the file and is not taken, and why.
    QString problem;                     ///< Not "": nothing of it can be used.

    static constexpr qint64 mostBytes = 48 << 20;
    static constexpr int mostPictureBytes = 6 << 20; ///< Of one, in Base64.
    static constexpr int mostPictures = 2'000;
};

namespace sharedpack {

/// The file for a pack of one's own, with whichever pictures its cards have.
struct Printed
{
    QByteArray bytes;
    QStringList left; ///< Pictures that could not be put in.
    QString problem;
};
Printed print(const QString& packPath);

/// Looks whether a text begins like such a file.
bool looksLike(const QByteArray& bytes);
/// Reads a shared pack, or a bare pack of cards. `name` is the file in messages.
SharedPack read(const QByteArray& bytes, const QString& name);
SharedPack readFile(const QString& path);

/// Writes it into the person's folder: the pictures first, then the pack in one step. `instead`: the
/// file of a pack of one's own that it takes the place of; "" makes a new one. `goOn` is told how
/// many of the pictures are done, and ends it by saying no; then nothing of the pack is kept.
packs::Kept takeIn(
    SharedPack&, const QString& instead, const std::function<bool(int done, int all)>& goOn = {});
/// Own packs with the same code and name: what a newer version takes the place of. "" none.
QString earlierOf(const SharedPack&);
/// Numbers of its cards that other packs of one's own, or of the program, have too.
QStringList doubled(const SharedPack&, const triptych::cards::Library&, const QString& instead);

} // namespace sharedpack
} // namespace workshop
