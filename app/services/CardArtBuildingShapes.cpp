#include "CardArtBuildings.h"

#include "CardArtLooks.h"

#include <QRegularExpression>
#include <QStringList>

namespace triptych::art {

namespace {

constexpr Piece house[] {
    { "M5 -10 L8 -10 L8 -2 L5 -4 Z", Tone::Metal },
    { "M-10 -1 L10 -1 L10 12 L-10 12 Z", Tone::Wood },
    { "M-13 0 L0 -11 L13 0 Z", Tone::Accent },
    { "M-2.6 12 L-2.6 4.6 C-2.6 1.6 2.6 1.6 2.6 4.6 L2.6 12 Z", Tone::Dark },
    { "M-8 2.4 L-5 2.4 L-5 6.4 L-8 6.4 Z", Tone::Glow, true },
};
constexpr Piece tower[] {
    { "M-0.5 -14.6 L0.5 -14.6 L0.5 -10 L-0.5 -10 Z", Tone::Wood },
    { "M0.5 -14.6 L6 -13 L0.5 -11.4 Z", Tone::Accent },
    { "M-5 -7 L5 -7 L6.4 12 L-6.4 12 Z", Tone::Metal },
    { "M-7.4 -11 L-4.8 -11 L-4.8 -9 L-1.6 -9 L-1.6 -11 L1.6 -11 L1.6 -9 L4.8 -9 L4.8 -11 L7.4 -11 "
      "L6.4 -5.4 L-6.4 -5.4 Z",
        Tone::Metal },
    { "M-1.2 -2.6 L1.2 -2.6 L1.2 1.4 L-1.2 1.4 Z", Tone::Glow },
    { "M-2 12 L-2 7 C-2 4.6 2 4.6 2 7 L2 12 Z", Tone::Dark },
};
constexpr Piece hall[] {
    { "M-10.4 -3.4 L10.4 -3.4 L10.4 9.4 L-10.4 9.4 Z", Tone::Dark },
    { "M-10.6 -3.4 L-7.6 -3.4 L-7.2 9.4 L-11 9.4 Z", Tone::Bone, true },
    { "M-4.4 -3.4 L-1.8 -3.4 L-1.4 9.4 L-4.8 9.4 Z", Tone::Bone, true },
    { "M-13 -3 L0 -11.8 L13 -3 Z", Tone::Accent },
    { "M-2 -6.6 C-2 -9.2 2 -9.2 2 -6.6 C2 -4 -2 -4 -2 -6.6 Z", Tone::Gold },
    { "M-12 9 L12 9 L13.4 12 L-13.4 12 Z", Tone::Bone },
};
constexpr Piece tent[] {
    { "M-0.4 -13.8 L0.4 -13.8 L0.4 -9 L-0.4 -9 Z", Tone::Wood },
    { "M0.4 -13.8 L5 -12.2 L0.4 -10.6 Z", Tone::Gold },
    { "M0 -10 C-3 -2 -8 6 -13 12 L13 12 C8 6 3 -2 0 -10 Z", Tone::Accent },
    { "M0 -10 C-1.4 -2 -3.8 6 -6 12 L6 12 C3.8 6 1.4 -2 0 -10 Z", Tone::Bone },
    { "M0 0 C-1 5 -2 9 -3 12 L3 12 C2 9 1 5 0 0 Z", Tone::Dark },
};
constexpr Piece cog[] {
    { "M-2.4 -8.9 L-2 -11.8 L2 -11.8 L2.4 -8.9 L4.6 -8 L6.9 -9.8 L9.8 -6.9 L8 -4.6 L8.9 -2.4 L11.8 "
      "-2 L11.8 2 L8.9 2.4 L8 4.6 L9.8 6.9 L6.9 9.8 L4.6 8 L2.4 8.9 L2 11.8 L-2 11.8 L-2.4 8.9 "
      "L-4.6 8 L-6.9 9.8 L-9.8 6.9 L-8 4.6 L-8.9 2.4 L-11.8 2 L-11.8 -2 L-8.9 -2.4 L-8 -4.6 L-9.8 "
      "-6.9 L-6.9 -9.8 L-4.6 -8 Z M0 -4 C-5.3 -4 -5.3 4 0 4 C5.3 4 5.3 -4 0 -4 Z",
        Tone::Gold },
    { "M0 -7 C-9.3 -7 -9.3 7 0 7 C9.3 7 9.3 -7 0 -7 Z M0 -5.4 C7.2 -5.4 7.2 5.4 0 5.4 C-7.2 5.4 "
      "-7.2 -5.4 0 -5.4 Z",
        Tone::Metal },
};

constexpr Shape all[] {
    { "house", std::span<const Piece>(house) },
    { "tower", std::span<const Piece>(tower) },
    { "hall", std::span<const Piece>(hall) },
    { "tent", std::span<const Piece>(tent) },
    { "cog", std::span<const Piece>(cog) },
};

struct Word
{
    const char* start;
    const char* shape;
};
constexpr Word words[] {
    { "workshop", "house" },
    { "depot", "house" },
    { "mill", "house" },
    { "house", "house" },
    { "inn", "house" },
    { "greenhouse", "house" },
    { "foundry", "house" },
    { "farm", "house" },
    { "tower", "tower" },
    { "post", "tower" },
    { "cairn", "tower" },
    { "fort", "tower" },
    { "bastion", "tower" },
    { "lighthouse", "tower" },
    { "spire", "tower" },
    { "hall", "hall" },
    { "room", "hall" },
    { "gymnasium", "hall" },
    { "academy", "hall" },
    { "library", "hall" },
    { "archive", "hall" },
    { "temple", "hall" },
    { "museum", "hall" },
    { "market", "tent" },
    { "theatre", "tent" },
    { "theater", "tent" },
    { "circus", "tent" },
    { "camp", "tent" },
    { "wheel", "cog" },
    { "winch", "cog" },
    { "differential", "cog" },
    { "orrery", "cog" },
    { "engine", "cog" },
    { "machine", "cog" },
    { "bell", "bell" },
    { "clock", "hourglass" },
    { "tree", "tree" },
    { "garden", "tree" },
    { "bridge", "gate" },
    { "gate", "gate" },
    { "rope", "knot" },
    { "ivy", "leaf" },
    { "mirror", "shield" },
    { "wing", "feather" },
    { "feather", "feather" },
    { "margin", "book" },
};

} // namespace

std::span<const Shape> buildingShapes()
{
    return all;
}

bool isBuilt(const CardSubject& subject)
{
    return subject.kind == QLatin1String("landmark")
        || subject.kind == QLatin1String("expedition_permanent");
}

const char* buildingFor(const CardSubject& subject, Dice& dice)
{
    static const QRegularExpression between(QStringLiteral("[^a-z]+"));
    const QStringList parts = subject.words.toLower().split(between);
    for (const QString& part : parts)
        for (const Word& word : words)
            if (part.startsWith(QLatin1String(word.start)))
                return word.shape;
    return subject.kind == QLatin1String("landmark")
        ? oneOf(dice, { "house", "tower", "hall", "tent" })
        : oneOf(dice, { "shield", "compass", "lantern", "hammer" });
}

} // namespace triptych::art
