#include "CardArtShapes.h"

namespace triptych::art {

namespace {

// --- Long things held in a hand; the hand is the origin.

constexpr Piece staff[] {
    { "M-1.1 -44 L1.1 -44 L1.3 40 L-1.3 40 Z", Tone::Wood },
    { "M-5.4 -48 C-8 -56 0 -61 6 -57 C0 -56 -2 -52 1 -47 C3.4 -44 -4 -42 -5.4 -48 Z", Tone::Gold },
    { "M0.6 -51.6 C0.6 -55 5.8 -55 5.8 -51.6 C5.8 -48.2 0.6 -48.2 0.6 -51.6 Z", Tone::Glow },
};
constexpr Piece spear[] {
    { "M-1 -44 L1 -44 L1.2 40 L-1.2 40 Z", Tone::Wood },
    { "M0 -60 C4 -54 4.4 -48 1.4 -43 L-1.4 -43 C-4.4 -48 -4 -54 0 -60 Z", Tone::Metal },
    { "M-2.6 -43 L2.6 -43 L2 -40 L-2 -40 Z", Tone::Gold },
};
constexpr Piece scythe[] {
    { "M-1.1 -44 L1.3 -44 L1.3 40 L-1.3 40 Z", Tone::Wood },
    { "M3 -45 C-10 -52 -26 -48 -34 -34 C-24 -42 -12 -43 -2 -37 L3 -38 Z", Tone::Metal },
};
constexpr Piece oar[] {
    { "M-1.1 -34 L1.1 -34 L1.3 40 L-1.3 40 Z", Tone::Wood },
    { "M0 -58 C4.6 -56 5 -44 1.4 -33 L-1.4 -33 C-5 -44 -4.6 -56 0 -58 Z", Tone::Wood },
};
constexpr Piece banner[] {
    { "M-1 -58 L1 -58 L1.2 40 L-1.2 40 Z", Tone::Wood },
    { "M1 -56 C9 -52 15 -60 25 -54 C22 -46 23 -38 25 -32 C15 -37 9 -30 1 -34 Z", Tone::Accent },
    { "M12 -50 L17 -45 L12 -39 L7 -45 Z", Tone::Base },
};
constexpr Piece sword[] {
    { "M-2.2 -8 L-1.8 -44 L0 -50 L1.8 -44 L2.2 -8 Z", Tone::Metal },
    { "M0 -48 L1.8 -44 L2.2 -8 L0 -8 Z", Tone::Light },
    { "M-8 -8 C-4 -6 4 -6 8 -8 L8 -5 C4 -3.4 -4 -3.4 -8 -5 Z", Tone::Gold },
    { "M-1.4 -5 L1.4 -5 L1.4 8 L-1.4 8 Z", Tone::Wood },
    { "M-2.4 9.4 C-2.4 6.6 2.4 6.6 2.4 9.4 C2.4 12.2 -2.4 12.2 -2.4 9.4 Z", Tone::Gold },
};
constexpr Piece hammer[] {
    { "M-1.3 -30 L1.3 -30 L1.5 34 L-1.5 34 Z", Tone::Wood },
    { "M-12 -42 L10 -42 L12 -39 L12 -31 L10 -28 L-12 -28 Z", Tone::Metal },
    { "M-4 -42 L3 -42 L3 -28 L-4 -28 Z", Tone::Gold },
};
constexpr Piece bow[] {
    { "M-2 -34 C16 -24 16 22 -2 34 C10 20 10 -22 -2 -34 Z", Tone::Wood },
    { "M-2.4 -34 L-1.6 -34 L-1.6 34 L-2.4 34 Z", Tone::Bone },
};
constexpr Piece shieldHeld[] {
    { "M-13 -14 C-5 -11 5 -11 13 -14 C15 6 9 18 0 25 C-9 18 -15 6 -13 -14 Z", Tone::Metal },
    { "M-10.6 -10.6 C-4 -8.6 4 -8.6 10.6 -10.6 C12 5 7 14 0 20.6 C-7 14 -12 5 -10.6 -10.6 Z",
        Tone::Base },
    { "M0 -6 L5 2 L0 11 L-5 2 Z", Tone::Accent },
};

// --- Things, -10..10.

constexpr Piece lantern[] {
    { "M-1 -12 C-4 -12 -4 -8 -1.6 -7.6 L1.6 -7.6 C4 -8 4 -12 1 -12 Z M-0.6 -10.8 L0.6 -10.8 L1.4 "
      "-8.6 L-1.4 -8.6 Z",
        Tone::Metal },
    { "M-5.4 -7.6 L5.4 -7.6 L3.6 -10 L-3.6 -10 Z", Tone::Metal },
    { "M-5 -6.4 L5 -6.4 L6 6.4 L-6 6.4 Z", Tone::Glow },
    { "M0 -3.6 C3 0 3 3 0 5 C-3 3 -3 0 0 -3.6 Z", Tone::Gold },
    { "M-5.4 -7.6 L-4.2 -7.6 L-5 7 L-6.4 7 Z", Tone::Metal, true },
    { "M-7 6.4 L7 6.4 L6 9.6 L-6 9.6 Z", Tone::Metal },
};
constexpr Piece bell[] {
    { "M-1.6 -11 C-1.6 -13 1.6 -13 1.6 -11 L1.6 -9 L-1.6 -9 Z", Tone::Wood },
    { "M0 -9.6 C-5 -9.6 -5.6 -4 -6 0 C-6.4 4 -8 5.6 -9 7 L9 7 C8 5.6 6.4 4 6 0 C5.6 -4 5 -9.6 0 "
      "-9.6 Z",
        Tone::Gold },
    { "M-6.6 2.4 C-2 3.6 2 3.6 6.6 2.4 L7.2 4.4 C2 5.6 -2 5.6 -7.2 4.4 Z", Tone::Wood },
    { "M-2.2 8.4 C-2.2 5.8 2.2 5.8 2.2 8.4 C2.2 11 -2.2 11 -2.2 8.4 Z", Tone::Metal },
};
constexpr Piece key[] {
    { "M0 -11 C-6.6 -11 -6.6 -1.6 0 -1.6 C6.6 -1.6 6.6 -11 0 -11 Z M0 -8.6 C3.4 -8.6 3.4 -4 0 -4 "
      "C-3.4 -4 -3.4 -8.6 0 -8.6 Z",
        Tone::Gold },
    { "M-1.3 -2 L1.3 -2 L1.3 4 L6 4 L6 6.4 L4 6.4 L4 8 L6 8 L6 10.4 L-1.3 10.4 Z", Tone::Gold },
};
constexpr Piece anchor[] {
    { "M0 -12 C-3.6 -12 -3.6 -6.6 0 -6.6 C3.6 -6.6 3.6 -12 0 -12 Z M0 -10.6 C1.6 -10.6 1.6 -8 0 -8 "
      "C-1.6 -8 -1.6 -10.6 0 -10.6 Z",
        Tone::Metal },
    { "M-1.4 -7 L1.4 -7 L1.4 7 C5 6 7 4 7.4 1 L5 1.6 L8.6 -3.4 L11 2 L9.4 1.6 C9 7 5 10 0 11.6 C-5 "
      "10 -9 7 -9.4 1.6 L-11 2 L-8.6 -3.4 L-5 1.6 L-7.4 1 C-7 4 -5 6 -1.4 7 Z",
        Tone::Metal },
    { "M-5.4 -4.6 L5.4 -4.6 L5.4 -2.4 L-5.4 -2.4 Z", Tone::Wood },
};
constexpr Piece flame[] {
    { "M0 -12 C1 -6 8 -4 7.6 4 C7.2 10 3 12 0 12 C-3 12 -7.2 10 -7.6 4 C-7.8 -1 -4 -2.6 -3.6 -6.6 "
      "C-1.6 -5.6 -0.6 -8 0 -12 Z",
        Tone::Accent },
    { "M0.4 -4 C1 -1 4.8 1 4.4 5.6 C4 9 2 11 0 11 C-2 11 -4.4 9 -4.4 5.6 C-4.4 2.6 -1 1.6 0.4 -4 Z",
        Tone::Glow },
};
constexpr Piece wave[] {
    { "M-12 10 C-10 -4 -2 -12 7 -9 C12 -7 12 -1 8 0.6 C9.6 -3 7 -5.4 3.6 -4.4 C-1 -3 -2 4 3 10 Z",
        Tone::Base },
    { "M-14 10 C-9 5 -5 8 -1 6.6 C4 5 8 8.4 14 8 C9 12.6 -8 13 -14 10 Z", Tone::Light },
    { "M7 -9 C12 -7 12 -1 8 0.6 C9.6 -3 7 -5.4 3.6 -4.4 C5 -6 8 -7 7 -9 Z", Tone::Bone },
    { "M-8 6 C-6 -2 -1 -7 4 -7.4 C-1 -5 -4 0 -4 6 Z", Tone::Light },
};
constexpr Piece skullThing[] {
    { "M-8.6 -2 C-9.6 -14 9.6 -14 8.6 -2 C8.6 2 6.4 3 5.6 4.4 L5.2 9.6 L2.8 9.2 L2.4 11 L-2.4 11 "
      "L-2.8 9.2 L-5.2 9.6 L-5.6 4.4 C-6.4 3 -8.6 2 -8.6 -2 Z",
        Tone::Bone },
    { "M1.4 -0.8 C1.8 -4 6.6 -3.6 6.6 0 C6.4 3 2 3.4 1.4 -0.8 Z", Tone::Ink, true },
    { "M3.2 -0.2 C3.2 -1.6 5 -1.6 5 -0.2 C5 1.2 3.2 1.2 3.2 -0.2 Z", Tone::Glow, true },
    { "M0 3 L1.5 6 L-1.5 6 Z", Tone::Ink },
};
constexpr Piece tree[] {
    { "M-1.6 12 C-1.4 6 -2 2 -5 -1 L-3.6 -2 L-0.8 1 L-0.4 -5 L1 -5 L1.2 0 L4 -3 L5.2 -2 C2 2 1.6 6 "
      "2 12 Z",
        Tone::Wood },
    { "M-11 -1 C-13 -6 -8 -9 -6 -8 C-5 -13 4 -13 5 -9 C10 -10 13 -4 10 -1 C6 2 3 -2 0 -1 C-4 -2 -7 "
      "2 -11 -1 Z",
        Tone::Base },
    { "M-8 -4 C-8 -7 -5 -8 -3.4 -6.4 C-2.4 -10 3 -10 3.6 -7 C0 -6 -1 -5 -3 -3.6 C-5 -3 -7 -3 -8 -4 "
      "Z",
        Tone::Light },
};
constexpr Piece leaf[] {
    { "M-8 9 C-10 -4 -2 -11 10 -11 C11 1 5 9 -6 8 Z", Tone::Base },
    { "M-10.6 11.4 C-6 4 0 -2 10 -11 C2 -1 -4 5 -9 12 Z", Tone::Dark },
    { "M-5 0 C-3 -6 3 -9.6 9 -10.6 C4 -7 -1 -3 -5 0 Z", Tone::Light },
};
constexpr Piece sunThing[] {
    { "M0 -13 L2 -8 L6.6 -11 L6.4 -5.8 L11.6 -6 L8.6 -1.6 L13 0.6 L8.4 2.8 L11 7.4 L5.8 6.8 L5.4 "
      "12 L1.6 8.4 L0 13 L-1.6 8.4 L-5.4 12 L-5.8 6.8 L-11 7.4 L-8.4 2.8 L-13 0.6 L-8.6 -1.6 "
      "L-11.6 -6 L-6.4 -5.8 L-6.6 -11 L-2 -8 Z",
        Tone::Gold },
    { "M0 -6.6 C-9 -6.6 -9 7 0 7 C9 7 9 -6.6 0 -6.6 Z", Tone::Glow },
};
constexpr Piece moonThing[] {
    { "M3 -12 C-7 -11 -12 -4 -10.6 3 C-9 10 -1 13.6 6 10 C0 9 -4 5 -4 -1 C-4 -6 -1 -10 3 -12 Z",
        Tone::Glow },
    { "M5 -5 L6 -2 L9 -1 L6 0 L5 3 L4 0 L1 -1 L4 -2 Z", Tone::Gold },
};
constexpr Piece book[] {
    { "M0 -6.6 C-3 -9 -8 -9 -11 -7.6 L-11 7 C-8 5.6 -3 5.6 0 8 C3 5.6 8 5.6 11 7 L11 -7.6 C8 -9 3 "
      "-9 0 -6.6 Z",
        Tone::Wood },
    { "M0 -6 C-3 -8 -7 -8 -10 -7 L-10 5.4 C-7 4.4 -3 4.6 0 6.6 Z", Tone::Bone },
    { "M0 -6 C3 -8 7 -8 10 -7 L10 5.4 C7 4.4 3 4.6 0 6.6 Z", Tone::Bone },
    { "M2.4 -4 L8 -5 L8 -4 L2.4 -3 Z M2.4 -1 L8 -2 L8 -1 L2.4 0 Z M2.4 2 L6 1.4 L6 2.4 L2.4 3 Z",
        Tone::Wood },
    { "M-7.6 -1 L-5 -4.4 L-2.4 -1 L-5 2.4 Z", Tone::Accent },
};
constexpr Piece candle[] {
    { "M-3 -2 L3 -2 L3.4 10 L-3.4 10 Z", Tone::Bone },
    { "M0 -12 C2.8 -8.6 2.8 -5.4 0 -3 C-2.8 -5.4 -2.8 -8.6 0 -12 Z", Tone::Glow },
    { "M-7 9 L7 9 L5.4 12 L-5.4 12 Z", Tone::Gold },
};
constexpr Piece cup[] {
    { "M-8 -9 L8 -9 C8 -1 5 3 1.4 4 L1.6 8 L5 10 L5 11.6 L-5 11.6 L-5 10 L-1.6 8 L-1.4 4 C-5 3 -8 "
      "-1 -8 -9 Z",
        Tone::Gold },
    { "M-8 -9 C-4 -6.6 4 -6.6 8 -9 C4 -11.4 -4 -11.4 -8 -9 Z", Tone::Accent },
};
constexpr Piece eye[] {
    { "M-12.6 0 C-6 -10 6 -10 12.6 0 C6 10 -6 10 -12.6 0 Z", Tone::Bone },
    { "M0 -6.4 C-8.6 -6.4 -8.6 6.4 0 6.4 C8.6 6.4 8.6 -6.4 0 -6.4 Z", Tone::Base },
    { "M0 -3 C-4 -3 -4 3 0 3 C4 3 4 -3 0 -3 Z", Tone::Ink },
    { "M1 -4 C3.4 -4 3.4 -1 1 -1 C-0.4 -1 -0.4 -4 1 -4 Z", Tone::Glow },
};
constexpr Piece hourglass[] {
    { "M-8 -11.6 L8 -11.6 L8 -9 L-8 -9 Z M-8 9 L8 9 L8 11.6 L-8 11.6 Z", Tone::Wood },
    { "M-6.4 -9 L6.4 -9 C6.4 -4 1.6 -2.4 1.4 0 C1.6 2.4 6.4 4 6.4 9 L-6.4 9 C-6.4 4 -1.6 2.4 -1.4 "
      "0 C-1.6 -2.4 -6.4 -4 -6.4 -9 Z",
        Tone::Bone },
    { "M-4.4 -5.4 L4.4 -5.4 C3 -3 1 -2 0.6 0 L-0.6 0 C-1 -2 -3 -3 -4.4 -5.4 Z M0 3 C3 5 5 6.4 5.4 "
      "9 L-5.4 9 C-5 6.4 -3 5 0 3 Z",
        Tone::Accent },
};
constexpr Piece dagger[] {
    { "M0 13 L-2.6 7 L-2.4 -3 L2.4 -3 L2.6 7 Z", Tone::Metal },
    { "M0 12 L0 -3 L2.4 -3 L2.6 7 Z", Tone::Light },
    { "M-7 -3 L-7 -5.4 C-3 -4.6 3 -4.6 7 -5.4 L7 -3 C3 -2 -3 -2 -7 -3 Z", Tone::Gold },
    { "M-1.5 -5 L1.5 -5 L1.5 -10.4 L-1.5 -10.4 Z", Tone::Wood },
    { "M-2.2 -11.6 C-2.2 -13.6 2.2 -13.6 2.2 -11.6 C2.2 -9.6 -2.2 -9.6 -2.2 -11.6 Z", Tone::Gold },
};
constexpr Piece chainThing[] {
    { "M-3 -13 C-8 -13 -8 -3 -3 -3 C2 -3 2 -13 -3 -13 Z M-3 -10.8 C-0.4 -10.8 -0.4 -5.2 -3 -5.2 "
      "C-5.6 -5.2 -5.6 -10.8 -3 -10.8 Z",
        Tone::Metal },
    { "M3 3 C-2 3 -2 13 3 13 C8 13 8 3 3 3 Z M3 5.2 C5.6 5.2 5.6 10.8 3 10.8 C0.4 10.8 0.4 5.2 3 "
      "5.2 Z",
        Tone::Metal },
    { "M0 -5.4 C-5 -5.4 -5 5.4 0 5.4 C5 5.4 5 -5.4 0 -5.4 Z M0 -3.2 C2.6 -3.2 2.6 3.2 0 3.2 C-2.6 "
      "3.2 -2.6 -3.2 0 -3.2 Z",
        Tone::Gold },
};
constexpr Piece bolt[] {
    { "M3 -13 L-7 2 L-1 2 L-4 13 L8 -3 L1.6 -3 Z", Tone::Glow },
};
constexpr Piece scroll[] {
    { "M-7 -10 L7 -10 L7 9 L-7 9 Z", Tone::Bone },
    { "M-9.4 -12 L9.4 -12 L9.4 -8.6 L-9.4 -8.6 Z M-9.4 8 L9.4 8 L9.4 11.4 L-9.4 11.4 Z",
        Tone::Wood },
    { "M-4.6 -5.6 L4.6 -5.6 L4.6 -4.6 L-4.6 -4.6 Z M-4.6 -2.6 L4.6 -2.6 L4.6 -1.6 L-4.6 -1.6 Z "
      "M-4.6 0.4 L1 0.4 L1 1.4 L-4.6 1.4 Z",
        Tone::Wood },
    { "M0.6 5 C0.6 2.4 5 2.4 5 5 C5 7.6 0.6 7.6 0.6 5 Z", Tone::Accent },
};
constexpr Piece ship[] {
    { "M-12 5 L12 5 C11 9 8 11.6 5 12 L-7 12 C-10 11 -11.4 8 -12 5 Z", Tone::Wood },
    { "M-0.7 -13 L0.7 -13 L0.7 5 L-0.7 5 Z", Tone::Wood },
    { "M1 -11.6 C8 -8 10 -2 8 3 L1 3 Z", Tone::Bone },
    { "M-1 -9 C-6 -7 -9 -2 -9 3 L-1 3 Z", Tone::Accent },
};
constexpr Piece net[] {
    { "M-9 -8 C-4 -5 4 -5 9 -8 C8 2 4 9 0 12 C-4 9 -8 2 -9 -8 Z M-6 -4.6 L-2.4 -3.6 L-4.2 0 Z M-1 "
      "-3.4 L1 -3.4 L0 -0.4 Z M2.4 -3.6 L6 -4.6 L4.2 0 Z M-2.8 1.4 L-0.8 1.4 L-1.8 5 Z M0.8 1.4 "
      "L2.8 1.4 L1.8 5 Z",
        Tone::Wood },
    { "M-10 -9.4 C-4 -6 4 -6 10 -9.4 L9.4 -7 C4 -4 -4 -4 -9.4 -7 Z", Tone::Bone },
};
constexpr Piece scales[] {
    { "M-0.9 -12 L0.9 -12 L0.9 9 L5 11.6 L-5 11.6 L-0.9 9 Z", Tone::Gold },
    { "M-10 -8.8 L10 -8.8 L10 -7.2 L-10 -7.2 Z", Tone::Gold },
    { "M8.4 -7.6 L11.6 1 L5.2 1 Z M8.4 -5.4 L6.4 0.4 L10.4 0.4 Z", Tone::Gold, true },
    { "M4.2 1 L12.6 1 C12 4.6 4.8 4.6 4.2 1 Z", Tone::Metal, true },
};
constexpr Piece feather[] {
    { "M-9 12 C-9 0 -3 -10 10 -13 C11 -2 5 6 -5 8.4 Z", Tone::Bone },
    { "M-10 13 C-6 4 0 -4 10 -13 C2 -3 -4 5 -8.6 13 Z", Tone::Dark },
};
constexpr Piece handThing[] {
    { "M-6 12 L-6.6 2 L-11 -3 C-11.6 -5 -9.6 -5.6 -8.4 -4.4 L-5.6 -2 L-5.4 -10.4 C-5.2 -12 -3 -12 "
      "-2.8 -10.4 L-2.2 -3.4 L-1.6 -12 C-1.4 -13.6 1 -13.6 1.2 -12 L1.4 -3.4 L2.6 -11 C3 -12.6 5.2 "
      "-12.2 5.2 -10.6 L4.8 -2.8 L6.6 -7.6 C7.2 -9 9.4 -8.4 9 -6.8 L6.6 3 L6 12 Z",
        Tone::Skin },
    { "M-3 4 C-3 0 3 0 3 4 C3 8 -3 8 -3 4 Z", Tone::Glow },
    { "M-7.4 9 L7.4 9 L8 13 L-8 13 Z", Tone::Accent },
};
constexpr Piece gate[] {
    { "M-11 12 L-11 -2 C-11 -16 11 -16 11 -2 L11 12 L7 12 L7 -1 C7 -10 -7 -10 -7 -1 L-7 12 Z",
        Tone::Metal },
    { "M-7 12 L-7 -1 C-7 -10 7 -10 7 -1 L7 12 Z", Tone::Glow },
    { "M-4.4 12 L-4.4 -6 L-3.2 -6.6 L-3.2 12 Z M-0.6 12 L-0.6 -7.6 L0.6 -7.6 L0.6 12 Z M3.2 12 "
      "L3.2 -6.6 L4.4 -6 L4.4 12 Z",
        Tone::Ink },
};
constexpr Piece graveThing[] {
    { "M-7 12 L-7 -4 C-7 -14 7 -14 7 -4 L7 12 Z", Tone::Metal },
    { "M1.6 -8.4 C-3 -8 -3 -1 1.6 -0.6 C-0.6 -2.4 -0.6 -6.6 1.6 -8.4 Z M-4 2 L4 2 L4 3.2 L-4 3.2 Z "
      "M-3 5 L3 5 L3 6.2 L-3 6.2 Z",
        Tone::Ink },
    { "M-11 12 C-7 8 7 8 11 12 Z", Tone::Dark },
};
constexpr Piece compass[] {
    { "M0 -12 C-16 -12 -16 12 0 12 C16 12 16 -12 0 -12 Z M0 -9.6 C12.8 -9.6 12.8 9.6 0 9.6 C-12.8 "
      "9.6 -12.8 -9.6 0 -9.6 Z",
        Tone::Gold },
    { "M0 -9.8 C-13 -9.8 -13 9.8 0 9.8 C13 9.8 13 -9.8 0 -9.8 Z", Tone::Dark },
    { "M0 -8.4 L2.2 0 L0 8.4 L-2.2 0 Z", Tone::Bone },
    { "M0 -8.4 L2.2 0 L-2.2 0 Z", Tone::Accent },
};
constexpr Piece knot[] {
    { "M-9 -9 C-2 -12 8 -6 9 2 C9.4 8 3 10 -1 7 C-6 3 -2 -5 5 -8 L8 -11 L10 -9 L7 -6 C1 -3 -2 1 1 "
      "4 C3 6 6 5 6 2 C5 -3 -2 -8 -7.6 -6 Z",
        Tone::Bone },
    { "M-9 -9 L-7.6 -6 C-11 0 -8 8 -1 12 L-3 14 C-12 9 -14 -2 -9 -9 Z", Tone::Wood },
};

#define SHAPE(title, pieces)                                                                       \
    Shape                                                                                          \
    {                                                                                              \
        title, std::span<const Piece>(pieces)                                                      \
    }
constexpr Shape thingList[] {
    SHAPE("staff", staff),
    SHAPE("spear", spear),
    SHAPE("scythe", scythe),
    SHAPE("oar", oar),
    SHAPE("banner", banner),
    SHAPE("sword", sword),
    SHAPE("hammer", hammer),
    SHAPE("bow", bow),
    SHAPE("shield", shieldHeld),
    SHAPE("lantern", lantern),
    SHAPE("bell", bell),
    SHAPE("key", key),
    SHAPE("anchor", anchor),
    SHAPE("flame", flame),
    SHAPE("wave", wave),
    SHAPE("skull", skullThing),
    SHAPE("tree", tree),
    SHAPE("leaf", leaf),
    SHAPE("sun", sunThing),
    SHAPE("moon", moonThing),
    SHAPE("book", book),
    SHAPE("candle", candle),
    SHAPE("cup", cup),
    SHAPE("eye", eye),
    SHAPE("hourglass", hourglass),
    SHAPE("dagger", dagger),
    SHAPE("chain", chainThing),
    SHAPE("bolt", bolt),
    SHAPE("scroll", scroll),
    SHAPE("ship", ship),
    SHAPE("net", net),
    SHAPE("scales", scales),
    SHAPE("feather", feather),
    SHAPE("hand", handThing),
    SHAPE("gate", gate),
    SHAPE("grave", graveThing),
    SHAPE("compass", compass),
    SHAPE("knot", knot),
};
#undef SHAPE

} // namespace

std::span<const Shape> thingShapes()
{
    return thingList;
}

} // namespace triptych::art
