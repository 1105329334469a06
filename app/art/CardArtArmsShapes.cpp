#include "CardArtShapes.h"

namespace triptych::art {

namespace {

constexpr Piece crossbowShape[] {
    { "M-1.8 -10 L1.8 -10 L2.2 13 L-2.2 13 Z", Tone::Wood },
    { "M0 -9 C-6 -10.6 -10.4 -7 -13 -1 C-9 -4.4 -5 -6 0 -5 Z", Tone::Metal, true },
    { "M-12.4 -1.8 L0 4 L12.4 -1.8 L12.4 -1 L0 5 L-12.4 -1 Z", Tone::Bone },
    { "M-0.6 -12 L0.6 -12 L0.6 4 L-0.6 4 Z", Tone::Bone },
    { "M0 -15.4 L2 -11.2 L-2 -11.2 Z", Tone::Metal },
    { "M-2.8 6 L2.8 6 L2.6 8 L-2.6 8 Z", Tone::Gold },
};
constexpr Piece axeShape[] {
    { "M-1.1 -12 L1.1 -12 L1.4 14 L-1.4 14 Z", Tone::Wood },
    { "M1 -11 C5 -12 8 -13.4 10 -14 C13.4 -8 13.4 -2 10 4 C7 1.4 4 -1 1 -1.4 Z", Tone::Metal },
    { "M10 -14 C13.4 -8 13.4 -2 10 4 L8.8 3 C11 -3 11 -8 8.8 -13.4 Z", Tone::Light },
    { "M-1 -9.6 L-7 -7 L-1 -4 Z", Tone::Metal },
    { "M-2 -14 L2 -14 L1.8 -11.4 L-1.8 -11.4 Z", Tone::Gold },
};
constexpr Piece halberdShape[] {
    { "M-0.9 -8 L0.9 -8 L1.1 15 L-1.1 15 Z", Tone::Wood },
    { "M0 -16 L1.8 -8 L-1.8 -8 Z", Tone::Metal },
    { "M1 -9 C4 -10 6 -11 8 -11.4 C10 -7 10 -3 8 1 C6 -1 4 -2 1 -2.4 Z", Tone::Metal },
    { "M-1 -8 C-4 -8.4 -6 -6 -7 -3 C-5 -4.4 -3 -4.4 -1 -4 Z", Tone::Metal },
    { "M-1.8 -2.6 L1.8 -2.6 L1.6 -0.6 L-1.6 -0.6 Z", Tone::Gold },
};
constexpr Piece maceShape[] {
    { "M-1.1 -2 L1.1 -2 L1.4 14 L-1.4 14 Z", Tone::Wood },
    { "M0 -13.4 C-8 -13.4 -8 -1.6 0 -1.6 C8 -1.6 8 -13.4 0 -13.4 Z", Tone::Metal },
    { "M0 -15.4 L1.8 -7.6 L0 -0.6 L-1.8 -7.6 Z", Tone::Light },
    { "M-9.4 -7.5 L-3 -9.4 L-3 -5.6 Z", Tone::Metal, true },
    { "M-2.4 -1.8 L2.4 -1.8 L2 0.6 L-2 0.6 Z", Tone::Gold },
    { "M-2 12 L2 12 L1.8 14.6 L-1.8 14.6 Z", Tone::Gold },
};
constexpr Piece rapierShape[] {
    { "M-0.9 -14 L0 -16 L0.9 -14 L1.2 5 L-1.2 5 Z", Tone::Metal },
    { "M0 -16 L0.9 -14 L1.2 5 L0 5 Z", Tone::Light },
    { "M-8 4 L8 4 L8 5.4 L-8 5.4 Z", Tone::Gold },
    { "M0 5 C-7.4 3.4 -7.4 9.6 -1.4 10 L1.4 10 C7.4 9.6 7.4 3.4 0 5 Z", Tone::Gold },
    { "M-1.3 7 L1.3 7 L1.3 13 L-1.3 13 Z", Tone::Wood },
    { "M0 12 C-2.8 12 -2.8 15.4 0 15.4 C2.8 15.4 2.8 12 0 12 Z", Tone::Gold },
};
constexpr Piece hookShape[] {
    { "M-1.4 14 L-1.4 2 L1.4 2 L1.4 14 Z", Tone::Wood },
    { "M-1.3 4 L-1.3 -3 C-1.3 -14.6 12.6 -14.6 12.6 -4 C12.6 1 7.4 3 4.6 -0.2 C8 0.4 9.4 -1.6 9.2 "
      "-4 C8.8 -10.4 1.5 -10.4 1.5 -3 L1.5 4 Z",
        Tone::Metal },
    { "M-2.4 3 L2.4 3 L2 6 L-2 6 Z", Tone::Gold },
    { "M-5 12.4 L5 12.4 L5 14.8 L-5 14.8 Z", Tone::Wood },
};
constexpr Piece arrowShape[] {
    { "M-0.7 -10 L0.7 -10 L0.7 11 L-0.7 11 Z", Tone::Wood },
    { "M0 -16 L3.6 -8.6 L0 -10.4 L-3.6 -8.6 Z", Tone::Metal },
    { "M0.4 6 L4 9.6 L4 14.6 L0.4 11.4 Z", Tone::Accent, true },
};
constexpr Piece caltropShape[] {
    { "M-12.4 9 L0 -2.6 L2 2 Z", Tone::Metal, true },
    { "M0 -14 L2.6 1.4 L-2.6 1.4 Z", Tone::Metal },
    { "M0 13 L-2.6 0.6 L2.6 0.6 Z", Tone::Dark },
};
constexpr Piece cuirassShape[] {
    { "M-4 -12 C-2 -8.6 2 -8.6 4 -12 L9.6 -9.6 L9 -4 C8 0 8.4 7 7.4 11.6 C3 13.8 -3 13.8 -7.4 11.6 "
      "C-8.4 7 -8 0 -9 -4 L-9.6 -9.6 Z",
        Tone::Metal },
    { "M0 -9.4 L1.2 -9.2 L1 13 L0 13.2 Z", Tone::Light },
    { "M-8 4.6 C-3 6.8 3 6.8 8 4.6 L7.8 7.4 C3 9.6 -3 9.6 -7.8 7.4 Z", Tone::Gold },
    { "M-8.6 -5 C-5 -3 -2 -4.4 -0.6 -6 C-1.4 -1.4 -6 -0.6 -8 -2.4 Z", Tone::Light, true },
};
constexpr Piece overcoatShape[] {
    { "M-4 -13 L0 -9 L4 -13 L9 -10 L13 3 L9.4 4.6 L7.4 -1 L8.6 13 L-8.6 13 L-7.4 -1 L-9.4 4.6 L-13 "
      "3 L-9 -10 Z",
        Tone::Base },
    { "M-4 -13 L0 -9 L0 2 L-4.6 -4 Z", Tone::Light, true },
    { "M-0.4 2 L0.4 2 L0.4 13 L-0.4 13 Z", Tone::Dark },
    { "M2.4 3 L3.6 4.2 L2.4 5.4 L1.2 4.2 Z M2.4 7 L3.6 8.2 L2.4 9.4 L1.2 8.2 Z", Tone::Gold },
    { "M-7.4 5 L-3.4 5 L-3.4 6.2 L-7.4 6.2 Z", Tone::Dark, true },
};
constexpr Piece capeShape[] {
    { "M0 -13.4 C-4.6 -13.4 -5.4 -9 -5.4 -6.4 C-10.4 -2 -12 8 -12 13 L12 13 C12 8 10.4 -2 5.4 -6.4 "
      "C5.4 -9 4.6 -13.4 0 -13.4 Z",
        Tone::Base },
    { "M0 -11.2 C-3.2 -11.2 -3.6 -7.6 -3.2 -4.4 C-1 -2.8 1 -2.8 3.2 -4.4 C3.6 -7.6 3.2 -11.2 0 "
      "-11.2 Z",
        Tone::Ink },
    { "M0 -3 L4 13 L-4 13 Z", Tone::Dark },
    { "M-2.4 -4.6 L0 -3 L2.4 -4.6 L0 -0.8 Z", Tone::Gold },
    { "M-8 13 C-8.4 6 -7 0 -4.6 -4 C-6 2 -6.4 8 -6.2 13 Z", Tone::Light },
};
constexpr Piece bootsShape[] {
    { "M-6 -13 L2.6 -13 L2.6 1.6 C6 4 11.6 3.6 12.2 8.4 L12.2 9.8 L-6.4 9.8 Z", Tone::Wood },
    { "M-7 9.6 L12.6 9.6 L12.6 12.8 L-7 12.8 Z", Tone::Ink },
    { "M-6.8 -14 L3.4 -14 L3.4 -9.6 L-6.8 -9.6 Z", Tone::Accent },
    { "M-6.2 0.4 L2.8 0.4 L3.8 2.8 L-6.4 2.8 Z", Tone::Gold },
};
constexpr Piece gloveShape[] {
    { "M-6 12 L-6 1 L-11 -3.4 C-12 -5.8 -9.4 -6.6 -8 -5.2 L-5.2 -2.6 L-5 -10 C-4.8 -12 -2.6 -12 "
      "-2.4 -10 L-2.2 -12 C-2 -14 0.8 -14 1 -12 L1.2 -10.6 C1.6 -12.8 3.9 -12.4 4 -10.6 L4.2 -8 "
      "C4.8 -9.8 7 -9.2 6.9 -7.4 L6.6 2 L6 12 Z",
        Tone::Base },
    { "M-7.8 5.4 L7.8 5.4 L9 13 L-9 13 Z", Tone::Accent },
    { "M-4.6 -2.2 L6.2 -2.2 L6.1 -0.6 L-4.7 -0.6 Z", Tone::Gold },
    { "M-7.9 6.6 L7.9 6.6 L8.1 8 L-8.1 8 Z", Tone::Gold },
};
constexpr Piece beltShape[] {
    { "M-14 -4 C-5 0.4 5 0.4 14 -4 L13.6 1.6 C5 6 -5 6 -13.6 1.6 Z", Tone::Wood },
    { "M-4.6 -4 L4.6 -4 L4.6 7 L-4.6 7 Z M-2.4 -1.8 L-2.4 4.8 L2.4 4.8 L2.4 -1.8 Z", Tone::Gold },
    { "M6 0.6 L12 -1 L12.8 8 C11 10.4 8 10.6 6.6 9.4 Z", Tone::Accent },
    { "M7 3 L12.2 1.8 L12.4 3.8 L7.2 5 Z", Tone::Dark },
    { "M-1 0.6 L5 0.6 L5 2 L-1 2 Z", Tone::Metal },
};
constexpr Piece gogglesShape[] {
    { "M-15 -3 L15 -3 L15 2.4 L-15 2.4 Z", Tone::Wood },
    { "M-6 -7.4 C-13.6 -7.4 -13.6 6.4 -6 6.4 C1.6 6.4 1.6 -7.4 -6 -7.4 Z", Tone::Gold, true },
    { "M-6 -5 C-10.6 -5 -10.6 4 -6 4 C-1.4 4 -1.4 -5 -6 -5 Z", Tone::Ink, true },
    { "M-8.4 -2.6 L-6 -3.8 L-8 0.4 Z", Tone::Glow, true },
};
constexpr Piece capShape[] {
    { "M-10.4 4 C-10.4 -13.4 10.4 -13.4 10.4 4 Z", Tone::Base },
    { "M-0.5 -9 L0.5 -9 L0.5 4 L-0.5 4 Z M-5.6 -7 L-4.6 -7.6 L-5.4 4 L-6.4 4 Z M4.6 -7.6 L5.6 -7 "
      "L6.4 4 L5.4 4 Z",
        Tone::Dark },
    { "M-12 3 C-5 6.4 5 6.4 12 3 L12 7.6 C5 11 -5 11 -12 7.6 Z", Tone::Accent },
    { "M0 -11.4 C-2.6 -11.4 -2.6 -7.8 0 -7.8 C2.6 -7.8 2.6 -11.4 0 -11.4 Z", Tone::Gold },
};
constexpr Piece coronetShape[] {
    { "M-10 8 L-11.6 -7 L-5.4 -1 L0 -11.4 L5.4 -1 L11.6 -7 L10 8 Z", Tone::Gold },
    { "M-10.4 5.6 L10.4 5.6 L10.4 10 L-10.4 10 Z", Tone::Wood },
    { "M0 -3 L3 1.4 L0 5.6 L-3 1.4 Z", Tone::Accent },
    { "M0 -14 C-2.4 -14 -2.4 -10.2 0 -10.2 C2.4 -10.2 2.4 -14 0 -14 Z", Tone::Bone },
    { "M-11.6 -9.6 C-14 -9.6 -14 -5.8 -11.6 -5.8 C-9.2 -5.8 -9.2 -9.6 -11.6 -9.6 Z", Tone::Bone,
        true },
    { "M-6 6.6 L-4.6 7.8 L-6 9 L-7.4 7.8 Z", Tone::Glow, true },
};
constexpr Piece stiltsShape[] {
    { "M-7 -14 L-4.6 -14 L-4.6 14 L-7 14 Z", Tone::Wood, true },
    { "M-4.6 1 L-0.8 0 L-0.8 3 L-4.6 4.6 Z", Tone::Metal, true },
    { "M-7.4 -8 L-4.2 -8 L-4.2 -5 L-7.4 -5 Z", Tone::Accent, true },
    { "M-7.6 12 L-4 12 L-4 14.6 L-7.6 14.6 Z", Tone::Metal, true },
};
constexpr Piece wingsShape[] {
    { "M-1 8 C-3 -4 -8 -12 -14.6 -13 C-15.6 -4 -11 6 -1 10 Z", Tone::Bone, true },
    { "M-3 5 C-6 -2 -10 -7 -13.6 -9 C-13 -3 -9 4 -3 7 Z", Tone::Light, true },
    { "M-2 -1 L2 -1 L1.6 10 L-1.6 10 Z", Tone::Wood },
    { "M-2.4 2 L2.4 2 L2.4 4.4 L-2.4 4.4 Z", Tone::Gold },
};
constexpr Piece maskShape[] {
    { "M-10 -9 C-4 -12 4 -12 10 -9 C11.4 2 6.4 10.6 0 13 C-6.4 10.6 -11.4 2 -10 -9 Z", Tone::Bone },
    { "M-7.6 -3.6 C-5 -6.6 -2.4 -4.4 -2 -1.8 C-4 -0.2 -7 -0.2 -7.6 -3.6 Z", Tone::Ink, true },
    { "M-4.8 4.6 C-2 7.2 2 7.2 4.8 4.6 C3 10 -3 10 -4.8 4.6 Z", Tone::Accent },
    { "M0 -10 L1.8 -6.4 L0 -3 L-1.8 -6.4 Z", Tone::Gold },
    { "M-8 2 C-6.4 1 -5 2 -5 3.4 C-6.4 4.4 -7.6 3.6 -8 2 Z", Tone::Accent, true },
};
constexpr Piece charmShape[] {
    { "M0 2 C-15 -6 -9 -15 0 -15 C9 -15 15 -6 0 2 Z M0 0 C11 -6.4 7 -13.2 0 -13.2 C-7 -13.2 -11 "
      "-6.4 0 0 Z",
        Tone::Gold },
    { "M-3 0 L3 0 L3 3 L-3 3 Z", Tone::Gold },
    { "M0 1.6 L6 7 L0 15 L-6 7 Z", Tone::Accent },
    { "M0 4 L3 7 L0 11 L-3 7 Z", Tone::Glow },
};

constexpr Shape armsList[] {
    { "crossbow", crossbowShape },
    { "axe", axeShape },
    { "halberd", halberdShape },
    { "mace", maceShape },
    { "rapier", rapierShape },
    { "hook", hookShape },
    { "arrow", arrowShape },
    { "caltrop", caltropShape },
    { "cuirass", cuirassShape },
    { "overcoat", overcoatShape },
    { "cape", capeShape },
    { "boots", bootsShape },
    { "glove", gloveShape },
    { "belt", beltShape },
    { "goggles", gogglesShape },
    { "cap", capShape },
    { "coronet", coronetShape },
    { "stilts", stiltsShape },
    { "wings", wingsShape },
    { "mask", maskShape },
    { "charm", charmShape },
};

} // namespace

std::span<const Shape> armsShapes()
{
    return armsList;
}

} // namespace triptych::art
