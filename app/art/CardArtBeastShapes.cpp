#include "CardArtShapes.h"

namespace triptych::art {

namespace {

// --- Beasts: whole figures for citizens of no faction. Origin is the middle of the body.

constexpr Piece wolf[] {
    { "M-30 40 C-30 20 -24 8 -14 0 C-12 -6 -12 -12 -13 -22 L-6 -13 L2 -14 L8 -23 L10 -12 C16 -8 22 "
      "-2 30 2 C31 6 28 9 24 10 C18 12 14 13 12 18 C16 26 20 34 22 48 L-32 48 Z",
        Tone::Fur },
    { "M12 18 C6 20 0 18 -4 14 C-4 26 2 36 4 48 L22 48 C20 34 16 26 12 18 Z", Tone::Bone },
    { "M8 -4 C10 -6 13 -5.6 14.4 -3.4 C12 -2.4 9.6 -2.4 8 -4 Z", Tone::Glow },
    { "M27 0.6 L30.6 2.2 C30.6 4.6 29 5.4 27 4.6 Z", Tone::Ink },
    { "M14 8 C18 8 23 7.4 27 5.6 C24 9 18 10.6 13 10 Z", Tone::Ink },
};
constexpr Piece bird[] {
    { "M-26 44 C-22 30 -20 22 -16 12 C-16 0 -8 -10 4 -10 C12 -10 17 -5 18 1 L30 7 L18 9 C18 20 14 "
      "28 8 34 L4 46 L-14 48 L-34 56 Z",
        Tone::Dark },
    { "M-14 14 C-4 10 6 14 8 24 C2 34 -12 40 -26 46 C-22 34 -20 26 -14 14 Z", Tone::Base },
    { "M18 1 L30 7 L18 9 C16 7 16 3 18 1 Z", Tone::Gold },
    { "M8 0 C8 -3.4 13 -3.4 13 0 C13 3.4 8 3.4 8 0 Z", Tone::Glow },
    { "M9.8 0 C9.8 -1.4 11.8 -1.4 11.8 0 C11.8 1.4 9.8 1.4 9.8 0 Z", Tone::Ink },
};
constexpr Piece serpent[] {
    { "M-8 56 C-30 44 -26 26 -8 22 C6 19 8 12 2 6 C-6 0 -6 -14 6 -18 C18 -21 28 -14 32 -6 C26 -3 "
      "20 -2 16 -1 C22 8 22 22 8 29 C-6 34 -6 42 10 48 L26 58 Z",
        Tone::Base },
    { "M16 -1 C22 8 22 22 8 29 C14 22 15 12 10 4 C8 0 11 -2 16 -1 Z", Tone::Accent },
    { "M-4 -8 L-14 -18 L-4 -15 L-6 -26 L3 -18 L6 -27 L9 -18 C3 -17 -2 -14 -4 -8 Z", Tone::Dark },
    { "M13 -11 C14.4 -14 18.6 -14 19 -10.6 C17 -9.4 14.6 -9.4 13 -11 Z", Tone::Glow },
    { "M20 -4.4 C25 -4.6 29 -5 32 -6 C28 -3 24 -2.4 18 -1.6 Z", Tone::Ink },
};
constexpr Piece golem[] {
    { "M-13 -20 L11 -22 L15 -6 L10 0 L-12 0 L-16 -8 Z", Tone::Metal },
    { "M-34 10 L-18 0 L18 -1 L34 8 L38 30 L26 34 L22 22 L24 56 L-24 56 L-22 24 L-27 36 L-39 32 Z",
        Tone::Metal },
    { "M-12 6 L12 5 L16 24 L0 34 L-16 24 Z", Tone::Dark },
    { "M0 10 L6 18 L0 27 L-6 18 Z", Tone::Glow },
    { "M3 -13 L10 -14 L9 -9 L4 -9 Z", Tone::Glow },
    { "M-10 -12.4 L-3 -13 L-4 -9 L-9 -8.4 Z", Tone::Glow },
    { "M-34 10 L-18 0 L-14 6 L-22 16 Z", Tone::Light },
};
constexpr Piece turtle[] {
    { "M18 18 C26 12 38 12 42 20 C44 26 38 30 30 30 L16 28 Z", Tone::Fur },
    { "M-36 34 C-42 36 -44 42 -40 48 L-28 46 Z M20 36 C28 38 32 44 30 52 L16 48 Z", Tone::Fur },
    { "M-38 36 C-40 8 -20 -12 0 -12 C18 -12 32 8 30 36 C10 44 -20 44 -38 36 Z", Tone::Base },
    { "M-10 -8 L6 -8 L14 8 L4 22 L-12 22 L-20 8 Z M18 -2 L27 14 L20 26 L10 22 L18 8 Z M-22 -2 L-16 "
      "22 L-30 28 L-32 12 Z",
        Tone::Dark },
    { "M-38 36 C-20 44 10 44 30 36 L30 41 C10 49 -20 49 -38 41 Z", Tone::Accent },
    { "M34 18 C36 16 39 17 39 20 C37 21 35 21 34 18 Z", Tone::Ink },
};
constexpr Piece crab[] {
    { "M-22 22 C-36 18 -40 30 -44 44 L-38 36 L-34 28 L-24 30 Z M-20 32 L-34 50 L-28 48 L-16 38 Z",
        Tone::Dark, true },
    { "M-20 14 C-30 4 -40 4 -44 -8 C-48 -20 -36 -28 -28 -22 L-36 -12 L-26 -14 L-20 -18 C-18 -8 -22 "
      "-2 -14 8 Z",
        Tone::Base, true },
    { "M-30 22 C-28 4 -14 -2 0 -2 C14 -2 28 4 30 22 C26 40 12 44 0 44 C-12 44 -26 40 -30 22 Z",
        Tone::Base },
    { "M-20 20 C-10 12 10 12 20 20 C10 18 -10 18 -20 20 Z M-14 32 C-6 38 6 38 14 32 C6 35 -6 35 "
      "-14 32 Z",
        Tone::Dark },
    { "M5 0 L6 -10 L8 -10 L9 0 Z", Tone::Dark, true },
    { "M4 -12 C4 -16 10 -16 10 -12 C10 -8 4 -8 4 -12 Z", Tone::Glow, true },
};
constexpr Piece whale[] {
    { "M-40 -4 C-36 -16 -44 -24 -52 -26 C-44 -14 -46 -8 -44 0 C-38 22 -18 36 8 36 C32 36 46 22 46 "
      "10 C46 -6 26 -14 8 -10 C-10 -6 -28 12 -40 -4 Z",
        Tone::Base },
    { "M-52 -26 C-42 -30 -32 -26 -34 -14 C-38 -20 -44 -22 -52 -26 Z", Tone::Base },
    { "M46 10 C46 24 30 36 8 36 C-6 36 -18 32 -27 25 C-4 30 24 24 46 10 Z", Tone::Bone },
    { "M8 26 C6 38 -2 44 -10 46 C-8 38 -6 32 -2 26 Z", Tone::Dark },
    { "M28 6 C28 3 33 3 33 6 C33 9 28 9 28 6 Z", Tone::Glow },
    { "M14 -11 C12 -22 4 -26 -2 -24 C6 -22 10 -18 12 -11 Z M15 -11 C17 -24 26 -28 32 -24 C24 -23 "
      "19 -18 17 -11 Z",
        Tone::Glow },
};
constexpr Piece cat[] {
    { "M-20 50 C-24 30 -20 16 -8 10 L20 12 C28 22 26 38 26 50 Z", Tone::Fur },
    { "M24 50 C42 48 44 30 36 20 C34 16 38 12 42 14 C52 26 50 54 26 56 Z", Tone::Fur },
    { "M-20 -6 L-22 -28 L-9 -18 L7 -18 L19 -28 L18 -6 C16 6 8 12 -1 12 C-10 12 -18 6 -20 -6 Z",
        Tone::Fur },
    { "M-19 -23 L-17 -13 L-12 -17 Z M16.6 -23 L14.6 -13 L9.6 -17 Z", Tone::Shade },
    { "M-14 -6 C-12 -11 -5 -11 -4 -5 C-8 -2 -12 -3 -14 -6 Z M12 -6 C10 -11 3 -11 2 -5 C6 -2 10 -3 "
      "12 -6 Z",
        Tone::Glow },
    { "M-9.6 -10 L-8 -10 L-8 -2.6 L-9.6 -2.6 Z M6.2 -10 L7.8 -10 L7.8 -2.6 L6.2 -2.6 Z",
        Tone::Ink },
    { "M-3 0 L1 0 L-1 3 Z", Tone::Shade },
    { "M-10 20 C-4 26 6 26 12 20 C12 34 8 44 2 50 L-4 50 C-10 44 -12 32 -10 20 Z", Tone::Bone },
};
constexpr Piece boar[] {
    { "M-44 50 C-46 26 -36 2 -12 -6 L-14 -18 L-2 -10 C14 -12 26 0 36 12 L44 18 L42 30 L34 32 C24 "
      "36 20 40 20 50 Z",
        Tone::Fur },
    { "M-40 12 L-38 0 L-30 4 L-26 -8 L-18 -2 L-12 -12 L-8 -6 C-22 0 -34 8 -40 20 Z", Tone::Dark },
    { "M28 26 C32 20 32 12 28 6 C38 10 40 20 34 28 Z", Tone::Bone },
    { "M14 2 C16 -1 20 -1 21 3 C18 5 16 5 14 2 Z", Tone::Glow },
    { "M40 20 L44 21 L43 27 L39 26 Z", Tone::Ink },
};
constexpr Piece moth[] {
    { "M3 6 C16 -24 40 -30 48 -20 C52 -4 36 12 6 18 Z", Tone::Base, true },
    { "M4 16 C22 14 36 22 34 36 C22 44 8 34 2 22 Z", Tone::Light, true },
    { "M26 -12 C26 -20 38 -20 38 -12 C38 -4 26 -4 26 -12 Z", Tone::Dark, true },
    { "M29 -12 C29 -16 35 -16 35 -12 C35 -8 29 -8 29 -12 Z", Tone::Glow, true },
    { "M-5 0 C-5 -10 5 -10 5 0 L6 18 C4 34 2 40 0 44 C-2 40 -4 34 -6 18 Z", Tone::Fur },
    { "M1 -6 C3 -18 10 -22 16 -22 L15 -20 C9 -19 5 -14 3 -5 Z", Tone::Fur, true },
    { "M1.4 -2 C1.4 -5 4.6 -5 4.6 -2 C4.6 1 1.4 1 1.4 -2 Z", Tone::Glow, true },
};
constexpr Piece crocodile[] {
    { "M-46 50 C-46 30 -36 18 -18 14 C-12 4 0 2 6 10 L40 14 C48 16 48 24 42 26 L6 30 C2 38 4 44 6 "
      "50 Z",
        Tone::Base },
    { "M-42 28 L-40 18 L-32 22 L-30 12 L-22 16 L-18 8 L-12 12 C-24 16 -36 22 -42 32 Z",
        Tone::Dark },
    { "M8 24 L42 21 C46 24 44 26 42 26 L6 30 Z", Tone::Bone },
    { "M12 24 L15 19 L18 23.4 L21 18.6 L24 23 L27 18.2 L30 22.4 L33 17.8 L36 22 Z", Tone::Bone },
    { "M-6 8 C-4 3 3 3 4 8 C1 11 -3 11 -6 8 Z", Tone::Glow },
    { "M-2.4 5.4 L-0.6 5.4 L-0.6 10 L-2.4 10 Z", Tone::Ink },
    { "M38 12 C38 9 43 9 43 12 L43 15 L38 14.6 Z", Tone::Dark },
};
constexpr Piece drake[] {
    { "M-6 18 C-26 -2 -40 -26 -36 -34 C-22 -32 -6 -18 4 4 Z", Tone::Accent },
    { "M-36 -34 C-30 -20 -18 0 -2 16 L-6 18 C-22 4 -34 -16 -36 -34 Z", Tone::Dark },
    { "M-30 56 C-30 36 -22 24 -8 20 C0 14 2 4 4 -6 C6 -16 16 -20 24 -16 L42 -8 C44 -4 42 0 38 0 "
      "L24 2 C22 14 20 22 12 32 C6 40 8 48 12 56 Z",
        Tone::Base },
    { "M24 2 C22 14 20 22 12 32 C6 40 8 48 12 56 L0 56 C-2 44 2 34 8 26 C12 18 14 10 16 0 Z",
        Tone::Bone },
    { "M8 -14 L0 -28 L14 -18 Z M2 -2 L-10 -10 L4 -10 Z", Tone::Dark },
    { "M20 -12 C22 -15 27 -15 28 -11 C25 -9 22 -9 20 -12 Z", Tone::Glow },
};
constexpr Piece vine[] {
    { "M-4 58 C-12 40 10 32 2 14 C-4 2 8 -8 4 -22 L8 -24 C14 -10 4 0 8 12 C16 30 -2 40 6 58 Z",
        Tone::Wood },
    { "M4 -22 C-10 -24 -20 -34 -16 -46 C-4 -48 6 -38 6 -24 Z", Tone::Light },
    { "M7 -24 C8 -40 18 -48 30 -46 C32 -34 22 -24 8 -22 Z", Tone::Base },
    { "M3 14 C-8 6 -24 8 -30 18 C-20 26 -6 24 3 16 Z", Tone::Base },
    { "M8 10 C16 0 32 0 38 8 C30 18 16 20 8 13 Z", Tone::Light },
    { "M0 38 C-12 32 -26 38 -28 48 C-16 54 -4 48 0 41 Z", Tone::Light },
    { "M6 36 C16 28 32 34 36 44 C24 50 12 46 6 39 Z", Tone::Base },
    { "M0 -4 C0 -12 12 -12 12 -4 C12 4 0 4 0 -4 Z", Tone::Accent },
    { "M3 -4 C3 -8 9 -8 9 -4 C9 0 3 0 3 -4 Z", Tone::Glow },
};
constexpr Piece hulk[] {
    { "M-52 20 L52 16 C48 36 38 46 26 48 L-30 48 C-42 44 -50 34 -52 20 Z", Tone::Wood },
    { "M-52 20 L52 16 L51 22 L-51 26 Z", Tone::Accent },
    { "M-3 -42 L1 -42 L1 18 L-3 18 Z", Tone::Wood },
    { "M3 -38 C26 -30 36 -8 30 10 L3 12 Z", Tone::Bone },
    { "M-5 -30 C-24 -22 -34 -6 -32 12 L-5 12 Z", Tone::Base },
    { "M-36 32 C-36 28 -30 28 -30 32 C-30 36 -36 36 -36 32 Z M-16 32 C-16 28 -10 28 -10 32 C-10 36 "
      "-16 36 -16 32 Z M8 31 C8 27 14 27 14 31 C14 35 8 35 8 31 Z",
        Tone::Glow },
};

#define SHAPE(title, pieces)                                                                       \
    Shape                                                                                          \
    {                                                                                              \
        title, std::span<const Piece>(pieces)                                                      \
    }
constexpr Shape beastList[] {
    SHAPE("wolf", wolf),
    SHAPE("bird", bird),
    SHAPE("serpent", serpent),
    SHAPE("golem", golem),
    SHAPE("turtle", turtle),
    SHAPE("crab", crab),
    SHAPE("whale", whale),
    SHAPE("cat", cat),
    SHAPE("boar", boar),
    SHAPE("moth", moth),
    SHAPE("crocodile", crocodile),
    SHAPE("drake", drake),
    SHAPE("vine", vine),
    SHAPE("hulk", hulk),
};
#undef SHAPE

} // namespace

std::span<const Shape> beastShapes()
{
    return beastList;
}

} // namespace triptych::art
