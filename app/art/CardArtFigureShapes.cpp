#include "CardArtShapes.h"

namespace triptych::art {

namespace {

// --- Heads. The middle of the face is the origin, the face ten high each way.

constexpr Piece neck[] {
    { "M-3.4 5 L-3.8 15 C-3 18 3 18 3.8 15 L3.4 5 Z", Tone::Shade },
};
constexpr Piece boneNeck[] {
    { "M-1.7 7 L-1.9 19 L1.9 19 L1.7 7 Z", Tone::Bone },
};
constexpr Piece face[] {
    { "M-7 -3 C-7 -11.5 7 -11.5 7 -3 C7 4 4 10 0 10.5 C-4 10 -7 4 -7 -3 Z", Tone::Skin },
    { "M0.6 -9.4 C1.4 -5 0.2 -1 2 2.4 L0.7 3.2 C1.2 5 0.6 8 0 10.5 C4 10 7 4 7 -3 C7 -7.6 4 -9.4 "
      "0.6 -9.4 Z",
        Tone::Shade },
    { "M1.5 -0.9 C2.4 -2 4 -2.1 5 -1 C4 -0.2 2.5 -0.2 1.5 -0.9 Z", Tone::Ink, true },
    { "M1.3 -2.9 C2.6 -4 4.4 -3.9 5.4 -2.8 C4.2 -3.3 2.6 -3.2 1.3 -2.4 Z", Tone::Ink, true },
    { "M-1.8 5.9 C-0.6 5.4 0.6 5.4 1.8 5.9 C0.6 6.7 -0.6 6.7 -1.8 5.9 Z", Tone::Shade },
};
constexpr Piece skullFace[] {
    { "M-7.8 -3 C-8.4 -13 8.4 -13 7.8 -3 C7.8 0.4 6 2 5.2 3.4 L4.8 8.8 L2.5 8.4 L2.2 10 L-2.2 10 "
      "L-2.5 8.4 L-4.8 8.8 L-5.2 3.4 C-6 2 -7.8 0.4 -7.8 -3 Z",
        Tone::Bone },
    { "M1.2 -1.6 C1.6 -4.4 6 -4 6 -0.8 C5.8 2 1.8 2.4 1.2 -1.6 Z", Tone::Ink, true },
    { "M2.9 -1.2 C2.9 -2.6 4.7 -2.6 4.7 -1.2 C4.7 0.2 2.9 0.2 2.9 -1.2 Z", Tone::Glow, true },
    { "M0 2 L1.3 4.8 L-1.3 4.8 Z", Tone::Ink },
    { "M-3.2 6.6 L3.2 6.6 L3.2 7.1 L-3.2 7.1 Z", Tone::Ink },
};
constexpr Piece maskFace[] {
    { "M-7.6 -5 C-6 -11 6 -11 7.6 -5 C8.2 2 4.6 9.4 0 12.4 C-4.6 9.4 -8.2 2 -7.6 -5 Z",
        Tone::Bone },
    { "M-0.5 -9.6 L0.5 -9.6 L0.9 2 L0 12 L-0.9 2 Z", Tone::Gold },
    { "M1.4 -1.2 L6.2 -3.2 L5.6 -0.6 L2.2 0.4 Z", Tone::Ink, true },
    { "M2.4 -1 L5.2 -2.2 L4.8 -1 L2.6 -0.3 Z", Tone::Glow, true },
};
constexpr Piece hairShort[] {
    { "M-7.8 0 C-10 -13 -3 -14 1 -13 C8 -13.6 9.6 -8 7.8 0 C7 -4 5.6 -6.8 2 -7.4 C-2 -6.2 -6 -5.4 "
      "-7.8 0 Z",
        Tone::Hair },
};
constexpr Piece hairLong[] {
    { "M0 -13.6 C-9.4 -13.6 -11 -5 -10.6 3 C-10.2 9 -12 14 -14 20 L-5 19 L5 19 L14 20 C12 14 10.2 "
      "9 10.6 3 C11 -5 9.4 -13.6 0 -13.6 Z",
        Tone::Hair },
};
constexpr Piece hairBun[] {
    { "M-4.6 -14.6 C-4.6 -20 4.6 -20 4.6 -14.6 C4.6 -10.6 -4.6 -10.6 -4.6 -14.6 Z", Tone::Hair },
};
constexpr Piece beard[] {
    { "M-7 0.6 C-6 5 -4 4.6 0 4 C4 4.6 6 5 7 0.6 C8 8 5 15 0 18 C-5 15 -8 8 -7 0.6 Z", Tone::Hair },
    { "M-1.9 6.4 C-0.6 5.8 0.6 5.8 1.9 6.4 C0.6 7.2 -0.6 7.2 -1.9 6.4 Z", Tone::Ink },
};
constexpr Piece hoodBack[] {
    { "M0 -17 C-10 -15 -13 -6 -12 2 C-11.6 9 -10 13 -14 19 L14 19 C10 13 11.6 9 12 2 C13 -6 10 -15 "
      "0 -17 Z",
        Tone::Base },
    { "M0 -11.6 C-7 -11 -9 -3 -8.4 3 C-8 9 -5 15 0 16 C5 15 8 9 8.4 3 C9 -3 7 -11 0 -11.6 Z",
        Tone::Ink },
};
constexpr Piece hoodBrow[] {
    { "M-9 1 C-9.4 -8 -5 -12 0 -12.4 C5 -12 9.4 -8 9 1 C7.6 -5 4.6 -7.4 0 -7.6 C-4.6 -7.4 -7.6 -5 "
      "-9 1 Z",
        Tone::Dark },
};
constexpr Piece helm[] {
    { "M0 -11 C-2 -20 -11 -22 -15 -15 C-11 -16 -7 -14 -3 -9 Z", Tone::Accent },
    { "M-8.8 3 L-8.8 -4 C-8.8 -14 8.8 -14 8.8 -4 L8.8 3 L6.6 8 L5 8.6 L5 0.4 L1.5 -0.6 L1.3 4 "
      "L-1.3 4 L-1.5 -0.6 L-5 0.4 L-5 8.6 L-6.6 8 Z",
        Tone::Metal },
    { "M-0.8 -12 L0.8 -12 L0.8 -0.6 L-0.8 -0.6 Z", Tone::Gold },
};
constexpr Piece kettleHat[] {
    { "M-7.8 -5 C-7 -15 7 -15 7.8 -5 Z", Tone::Metal },
    { "M-13.6 -3.4 C-8 -7.4 8 -7.4 13.6 -3.4 C8 -1.8 -8 -1.8 -13.6 -3.4 Z", Tone::Metal },
};
constexpr Piece tricorn[] {
    { "M-15 -7 C-10 -9 -7 -15.4 0 -15.4 C7 -15.4 10 -9 15 -7 C10 -4.2 5 -5.2 0 -3.2 C-5 -5.2 -10 "
      "-4.2 -15 -7 Z",
        Tone::Dark },
    { "M-15 -7 C-10 -5.4 -5 -6.6 0 -4.4 C5 -6.6 10 -5.4 15 -7 C10 -4.2 5 -5.2 0 -3.2 C-5 -5.2 -10 "
      "-4.2 -15 -7 Z",
        Tone::Gold },
};
constexpr Piece wideHat[] {
    { "M-6.4 -7 C-5.4 -16 -3 -22 4 -26 C2.6 -20 5.4 -13 6.8 -7 Z", Tone::Dark },
    { "M-6.7 -9.6 C-3 -8 3 -8 6.4 -9.6 L6.8 -6.4 C3 -5 -3 -5 -6.6 -6.4 Z", Tone::Accent },
    { "M-15 -5.4 C-9 -9 9 -9 15 -5.4 C9 -3 -9 -3 -15 -5.4 Z", Tone::Dark },
};
constexpr Piece crown[] {
    { "M-7.6 -6 L-9.6 -15.4 L-4.8 -11 L0 -17.6 L4.8 -11 L9.6 -15.4 L7.6 -6 C4 -4.4 -4 -4.4 -7.6 -6 "
      "Z",
        Tone::Gold },
    { "M-1.4 -9.4 L0 -11.4 L1.4 -9.4 L0 -7.4 Z", Tone::Glow },
};
constexpr Piece halo[] {
    { "M0 -20 C-23 -20 -23 14 0 14 C23 14 23 -20 0 -20 Z M0 -17.6 C19.6 -17.6 19.6 11.6 0 11.6 "
      "C-19.6 11.6 -19.6 -17.6 0 -17.6 Z",
        Tone::Gold },
};
constexpr Piece horns[] {
    { "M5 -8.6 C10 -10 14.4 -15 12.4 -23 C18.6 -16 16.6 -6 7.6 -3.6 Z", Tone::Bone, true },
};
constexpr Piece antlers[] {
    { "M3.2 -9 L5.4 -15.6 L3.4 -21 L4.9 -21.8 L7.2 -17 L9.6 -20 L9 -27 L11 -27.2 L11.8 -19.6 L16 "
      "-23.6 L17.2 -22.2 L12.2 -16.4 L7.8 -12.6 L6 -7.6 Z",
        Tone::Bone, true },
};
constexpr Piece beastEars[] {
    { "M2.6 -8.4 L10.4 -20 L10.8 -4 Z", Tone::Fur, true },
    { "M5.4 -9 L9.4 -15.4 L9.6 -7 Z", Tone::Shade, true },
};
constexpr Piece longEars[] {
    { "M6.3 -2 C9 -5 12 -7.4 15 -8 C13.6 -3.6 10.6 1 6.8 3 Z", Tone::Skin, true },
};
constexpr Piece leafCrown[] {
    { "M0 -9.4 C-2 -12.4 -1.6 -16 0 -19 C1.6 -16 2 -12.4 0 -9.4 Z", Tone::Accent },
    { "M2.4 -9 C3 -13 5.6 -16 9 -17.4 C8.8 -13.4 6.8 -10 2.4 -9 Z", Tone::Light, true },
    { "M5.6 -7.4 C7.4 -10.6 10.6 -12 14 -11.6 C12.6 -8.4 9.4 -6.4 5.6 -7.4 Z", Tone::Accent, true },
};
constexpr Piece beakMask[] {
    { "M-8.2 -3 C-8.4 -12 8.4 -12 8.2 -3 C8 2 5 4 4 6 C3 12 1.4 17 -2 21 C-2.6 14 -4 8 -5 5 C-6.6 "
      "3 -8 1 -8.2 -3 Z",
        Tone::Wood },
    { "M1.6 -2 C2 -4.8 6.4 -4.6 6.2 -1.6 C6 1 2 1.2 1.6 -2 Z", Tone::Glow, true },
};
constexpr Piece blindfold[] {
    { "M-7.4 -3.4 C-4 -4.6 4 -4.6 7.4 -3.4 L7.4 0.8 C4 1.6 -4 1.6 -7.4 0.8 Z", Tone::Accent },
};

// --- Bodies. The pit of the neck is the origin; the picture cuts them off below.

constexpr Piece cloak[] {
    { "M-6 -2 C-14 0 -20 5 -22 14 C-25 28 -29 44 -33 64 L33 64 C29 44 25 28 22 14 C20 5 14 0 6 -2 "
      "Z",
        Tone::Base },
    { "M-5 -1 C-3 20 -6 42 -11 64 L11 64 C6 42 3 20 5 -1 Z", Tone::Dark },
    { "M-14 10 C-16 26 -20 46 -24 64 L-20 64 C-17 46 -14 26 -12.6 10 Z", Tone::Dark, true },
    { "M-2.6 4 C-2.6 0.6 2.6 0.6 2.6 4 C2.6 7.4 -2.6 7.4 -2.6 4 Z", Tone::Gold },
};
constexpr Piece armour[] {
    { "M-16 4 C-10 -2 10 -2 16 4 L15 26 C13 36 14 48 16 64 L-16 64 C-14 48 -13 36 -15 26 Z",
        Tone::Metal },
    { "M-9 8 L9 8 L11 64 L-11 64 Z", Tone::Base },
    { "M0 14 L5 20 L0 28 L-5 20 Z", Tone::Accent },
    { "M-16 36 L16 36 L16.6 40 L-16.6 40 Z", Tone::Wood },
    { "M9 2 C15 -2 25 3 26.6 15 C22 18 15 17 11 12.6 Z", Tone::Metal, true },
    { "M12 6 C17 5 22 8 25 12 L26.6 15 C22 18 15 17 11 12.6 Z", Tone::Light, true },
    { "M-8.6 -3 C-4 0 4 0 8.6 -3 L9.6 4 C4 7.6 -4 7.6 -9.6 4 Z", Tone::Metal },
};
constexpr Piece coat[] {
    { "M-5 -2 L-17 4.6 C-21 8 -22 14 -23 22 L-28 64 L28 64 L23 22 C22 14 21 8 17 4.6 L5 -2 Z",
        Tone::Base },
    { "M-4.6 -2 L0 16 L4.6 -2 Z", Tone::Bone },
    { "M-1.2 14 L1.2 14 L1.8 64 L-1.8 64 Z", Tone::Dark },
    { "M1 8 L3.6 -7 L12 -4 L15 4 L4.6 22 Z", Tone::Light, true },
    { "M4.4 27 C4.4 25.4 6.8 25.4 6.8 27 C6.8 28.6 4.4 28.6 4.4 27 Z", Tone::Gold, true },
    { "M4.8 33 C4.8 31.4 7.2 31.4 7.2 33 C7.2 34.6 4.8 34.6 4.8 33 Z", Tone::Gold, true },
    { "M-23 39 L23 39 L23.6 43.4 L-23.6 43.4 Z", Tone::Wood },
    { "M-3.4 38 L3.4 38 L3.4 44.4 L-3.4 44.4 Z", Tone::Gold },
};
constexpr Piece robe[] {
    { "M-6 -2 C-13 0 -19 5 -21 12 C-27 24 -33 38 -38 50 L-24 56 L-20 42 L-25 64 L25 64 L20 42 L24 "
      "56 L38 50 C33 38 27 24 21 12 C19 5 13 0 6 -2 Z",
        Tone::Base },
    { "M-38 50 L-24 56 L-22.6 51 L-36 45 Z", Tone::Accent, true },
    { "M-7 -2 L0 22 L7 -2 L3.6 -2 L0 11 L-3.6 -2 Z", Tone::Accent },
    { "M-4.4 21 L4.4 21 L7 64 L-7 64 Z", Tone::Dark },
    { "M-21 32 C-10 36 10 36 21 32 L21.6 36.6 C10 40.6 -10 40.6 -21.6 36.6 Z", Tone::Accent },
};
constexpr Piece tatters[] {
    { "M-6 -3 L-12 2 L-19 3 L-18 9 L-24 15 L-21 22 L-28 34 L-24 37 L-31 64 L31 64 L24 37 L28 34 "
      "L21 22 L24 15 L18 9 L19 3 L12 2 L6 -3 Z",
        Tone::Base },
    { "M-4 0 L-8 16 L-6 40 L-12 64 L12 64 L6 40 L8 16 L4 0 Z", Tone::Ink },
    { "M1 10 C4 8.6 6 10 6.6 13 C4.6 12 3 12 1 12.6 Z", Tone::Bone, true },
    { "M1 16 C4 14.6 6 16 6.4 19 C4.6 18 3 18 1 18.6 Z", Tone::Bone, true },
    { "M1 22 C4 20.6 5.4 22 5.8 25 C4.4 24 3 24 1 24.6 Z", Tone::Bone, true },
    { "M-0.8 6 L0.8 6 L0.8 30 L-0.8 30 Z", Tone::Bone },
};
constexpr Piece mantle[] {
    { "M-6 -2 C-13 0 -19 6 -20 14 C-23 30 -26 46 -29 64 L29 64 C26 46 23 30 20 14 C19 6 13 0 6 -2 "
      "Z",
        Tone::Dark },
    { "M4 16 C11 17 17 24 18.6 38 C11 32 6 26 4 16 Z", Tone::Base, true },
    { "M4 8 C12 8 21 14 24.6 28 C14 24 7 18 4 8 Z", Tone::Light, true },
    { "M3 0 C11 -2 21 3 27.6 15 C17 14 8 10 3 0 Z", Tone::Base, true },
    { "M0 8 C-2.6 5 -2.6 2 0 -1 C2.6 2 2.6 5 0 8 Z", Tone::Accent },
    { "M-1 14 L1 14 L1.4 64 L-1.4 64 Z", Tone::Accent },
};
constexpr Piece arm[] {
    { "M10 6 C19 8 24 18 24 29 C22 35 15 36 11.6 32 C12 25 10 16 6 12 Z", Tone::Base },
    { "M11.6 29 C15 32 21 31.6 24 28 L24 31 C22 36 15 37 11.4 33 Z", Tone::Accent },
    { "M13.4 33 C13.4 29 20.6 29 20.6 33 C20.6 37.4 13.4 37.4 13.4 33 Z", Tone::Skin },
};
constexpr Piece raisedArm[] {
    { "M9 5 C19 8 24 17 26 25 C27 20 26.6 16 26 12 L34.6 10.6 C37 21 36 32 30 36 C21 38 13 28 6 14 "
      "Z",
        Tone::Base },
    { "M25.6 14.4 L35.4 12.8 L34.6 8.6 L25.4 10.2 Z", Tone::Accent },
    { "M26.4 7 C26.4 2 34 2 34 7 C34 12 26.4 12 26.4 7 Z", Tone::Skin },
};
constexpr Piece featherWings[] {
    { "M8 12 C20 -8 34 -26 50 -32 C49 -22 45 -17 47 -9 C42 -9 41 -4 42 3 C38 2 36 7 36 13 C32 12 "
      "29 16 28 22 C22 19 16 22 10 28 Z",
        Tone::Bone, true },
    { "M8 14 C18 0 28 -14 40 -20 C38 -12 36 -8 37 -3 C33 -3 31 2 31 7 C27 7 25 11 24 15 C18 14 14 "
      "18 9 24 Z",
        Tone::Light, true },
};
constexpr Piece hideWings[] {
    { "M8 12 C16 -6 28 -22 46 -27 C41 -17 48 -10 45 3 C39 -2 35 5 35 14 C29 9 25 14 23 22 C18 17 "
      "12 21 8 26 Z",
        Tone::Dark, true },
    { "M8 13 C18 -4 30 -18 44 -25 L43 -23 C32 -14 20 2 10 17 Z", Tone::Base, true },
};
constexpr Piece tail[] {
    { "M16 62 C34 60 40 44 34 30 C31 23 35 17 41 17 C33 9 23 18 25 31 C27 43 24 52 14 56 Z",
        Tone::Fur },
    { "M41 17 C33 9 25 16 25 25 C29 20 35 17 41 17 Z", Tone::Bone },
};

#define SHAPE(title, pieces)                                                                       \
    Shape                                                                                          \
    {                                                                                              \
        title, std::span<const Piece>(pieces)                                                      \
    }
constexpr Shape figureList[] {
    SHAPE("neck", neck),
    SHAPE("bone-neck", boneNeck),
    SHAPE("face", face),
    SHAPE("skull-face", skullFace),
    SHAPE("mask-face", maskFace),
    SHAPE("hair-short", hairShort),
    SHAPE("hair-long", hairLong),
    SHAPE("hair-bun", hairBun),
    SHAPE("beard", beard),
    SHAPE("hood-back", hoodBack),
    SHAPE("hood-brow", hoodBrow),
    SHAPE("helm", helm),
    SHAPE("kettle-hat", kettleHat),
    SHAPE("tricorn", tricorn),
    SHAPE("wide-hat", wideHat),
    SHAPE("crown", crown),
    SHAPE("halo", halo),
    SHAPE("horns", horns),
    SHAPE("antlers", antlers),
    SHAPE("beast-ears", beastEars),
    SHAPE("long-ears", longEars),
    SHAPE("leaf-crown", leafCrown),
    SHAPE("beak-mask", beakMask),
    SHAPE("blindfold", blindfold),
    SHAPE("cloak", cloak),
    SHAPE("armour", armour),
    SHAPE("coat", coat),
    SHAPE("robe", robe),
    SHAPE("tatters", tatters),
    SHAPE("mantle", mantle),
    SHAPE("arm", arm),
    SHAPE("raised-arm", raisedArm),
    SHAPE("feather-wings", featherWings),
    SHAPE("hide-wings", hideWings),
    SHAPE("tail", tail),
};
#undef SHAPE

} // namespace

std::span<const Shape> figureShapes()
{
    return figureList;
}

} // namespace triptych::art
