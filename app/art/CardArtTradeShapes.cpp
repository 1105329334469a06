#include "CardArtShapes.h"

namespace triptych::art {

namespace {

constexpr Piece coinShape[] {
    { "M0 -13 C-17.4 -13 -17.4 13 0 13 C17.4 13 17.4 -13 0 -13 Z", Tone::Gold },
    { "M0 -10.4 C-13.8 -10.4 -13.8 10.4 0 10.4 C13.8 10.4 13.8 -10.4 0 -10.4 Z", Tone::Wood },
    { "M-5.4 6 L-5.4 -6.4 L-3.2 -6.4 L-3.2 -4.4 L-1.1 -4.4 L-1.1 -6.4 L1.1 -6.4 L1.1 -4.4 L3.2 "
      "-4.4 L3.2 -6.4 L5.4 -6.4 L5.4 6 Z M-1.8 6 L1.8 6 L1.8 2 C1.8 -0.4 -1.8 -0.4 -1.8 2 Z",
        Tone::Gold },
};
constexpr Piece purseShape[] {
    { "M-5.4 -13 C-2 -11 2 -11 5.4 -13 L3.4 -7.6 L-3.4 -7.6 Z", Tone::Wood },
    { "M-3.2 -8 C-9.4 -2 -12 4 -9.8 9.6 C-5.4 14 5.4 14 9.8 9.6 C12 4 9.4 -2 3.2 -8 Z",
        Tone::Wood },
    { "M-4.6 -9 L4.6 -9 L4.6 -6.8 L-4.6 -6.8 Z", Tone::Gold },
    { "M0 -1 C-5.6 -1 -5.6 7.4 0 7.4 C5.6 7.4 5.6 -1 0 -1 Z", Tone::Gold },
    { "M0 1 L2.2 3.2 L0 5.4 L-2.2 3.2 Z", Tone::Wood },
};
constexpr Piece chestShape[] {
    { "M-11.4 -3 C-11.4 -13 11.4 -13 11.4 -3 Z", Tone::Wood },
    { "M-11.4 -2.4 L11.4 -2.4 L11.4 10.6 L-11.4 10.6 Z", Tone::Wood },
    { "M-8.8 -8.6 L-6 -9.8 L-6 10.6 L-8.8 10.6 Z", Tone::Metal, true },
    { "M-11.4 -3.6 L11.4 -3.6 L11.4 -1.6 L-11.4 -1.6 Z", Tone::Metal },
    { "M-2.8 -4.4 L2.8 -4.4 L2.8 3.2 L-2.8 3.2 Z", Tone::Gold },
    { "M0 -2.4 C-1.8 -2.4 -1 0 -0.6 0.2 L-0.8 2 L0.8 2 L0.6 0.2 C1 0 1.8 -2.4 0 -2.4 Z",
        Tone::Ink },
};
constexpr Piece stampShape[] {
    { "M-3.2 -13.4 C-3.2 -16 3.2 -16 3.2 -13.4 L2 -4 L-2 -4 Z", Tone::Wood },
    { "M-3 -6 L3 -6 L7.4 -2 L7.4 1 L-7.4 1 L-7.4 -2 Z", Tone::Metal },
    { "M-11 9 C-9 4.6 9 4.6 11 9 C9 14 -9 14 -11 9 Z", Tone::Accent },
    { "M0 6.4 L3.4 9.2 L0 12 L-3.4 9.2 Z", Tone::Gold },
};
constexpr Piece gavelShape[] {
    { "M-1.1 -4 L1.1 -4 L1.5 8 L-1.5 8 Z", Tone::Wood },
    { "M-9 -12 L9 -12 L9 -3.6 L-9 -3.6 Z", Tone::Wood },
    { "M-8 -12.8 L-5.4 -12.8 L-5.4 -2.8 L-8 -2.8 Z", Tone::Gold, true },
    { "M-8.6 8.6 L8.6 8.6 L10.6 12.8 L-10.6 12.8 Z", Tone::Wood },
};
constexpr Piece whistleShape[] {
    { "M-9 1 C-14 -1 -14.6 6.4 -9.6 5.6 C-12 4.6 -11.6 2.2 -9 1 Z", Tone::Metal },
    { "M-2 -6 L13 -6 L13 -1.2 L5.4 -1.2 C6.4 9.4 -10.4 10.4 -10.4 1.6 C-10.4 -3.6 -6.4 -6 -2 -6 Z",
        Tone::Gold },
    { "M1 -6 L5.4 -6 L5.4 -3 L2.4 -3 Z", Tone::Ink },
    { "M-2.6 -1 C-6.4 -1 -6.4 5 -2.6 5 C1.2 5 1.2 -1 -2.6 -1 Z", Tone::Wood },
};
constexpr Piece dollShape[] {
    { "M-4 6 L-0.6 6 L-1.2 13.4 L-5 13.4 Z", Tone::Bone, true },
    { "M-3.6 -3 L-11 1 L-9.8 4 L-3.8 1.4 Z", Tone::Bone, true },
    { "M-3.8 -4 L3.8 -4 L5 7 L-5 7 Z", Tone::Base },
    { "M0 -14 C-6 -14 -6 -3.6 0 -3.6 C6 -3.6 6 -14 0 -14 Z", Tone::Bone },
    { "M-2.2 -10.4 L-1 -9 L-2.2 -7.6 L-3.4 -9 Z", Tone::Ink, true },
    { "M-2 -6.2 L2 -6.2 L2 -5.4 L-2 -5.4 Z", Tone::Ink },
    { "M0 3 L-2 0.6 L0 -0.6 L2 0.6 Z", Tone::Accent },
};
constexpr Piece censerShape[] {
    { "M-0.4 -15 L0.4 -15 L0.4 -5 L-0.4 -5 Z", Tone::Gold },
    { "M-0.5 -15 L0.3 -15 L-6.4 -1.4 L-7.4 -1.8 Z", Tone::Gold, true },
    { "M-8 0 C-7 -8 7 -8 8 0 Z", Tone::Gold },
    { "M-4.4 -2 L-3 -4.4 L-1.6 -2 Z", Tone::Glow, true },
    { "M-8.6 -0.6 L8.6 -0.6 L8.6 1.4 L-8.6 1.4 Z", Tone::Wood },
    { "M-8 1.4 C-7 9.4 7 9.4 8 1.4 Z", Tone::Gold },
    { "M-3 7.4 L3 7.4 L4.6 11.4 L-4.6 11.4 Z", Tone::Gold },
};
constexpr Piece spyglassShape[] {
    { "M-14 7 L-4.4 1 L-2.4 4.6 L-12 10.6 Z", Tone::Wood },
    { "M-5.4 0.4 L4.4 -5.4 L7 -0.6 L-2.6 5 Z", Tone::Gold },
    { "M3.4 -6.4 L12.4 -12 L16 -5.6 L7 0.6 Z", Tone::Wood },
    { "M12 -12.4 C14.6 -13 17.4 -7.4 16.2 -5.2 C13.6 -6 11.4 -9.6 12 -12.4 Z", Tone::Glow },
    { "M-15 6.4 L-12.6 5 L-10 9.4 L-12.4 11 Z", Tone::Gold },
};
constexpr Piece bottleShape[] {
    { "M-2.2 -12 L2.2 -12 L2.2 -6 C9 -3 10 9 5.4 13 L-5.4 13 C-10 9 -9 -3 -2.2 -6 Z", Tone::Light },
    { "M-6.9 3 C-3 1.2 3 4.4 7 2.4 C7.8 7 6.6 10.4 4.8 11.8 L-4.8 11.8 C-6.6 10.4 -7.8 7 -6.9 3 Z",
        Tone::Accent },
    { "M-2.6 -15 L2.6 -15 L2.4 -11 L-2.4 -11 Z", Tone::Wood },
    { "M-3 -6.4 L3 -6.4 L3 -4.8 L-3 -4.8 Z", Tone::Gold },
    { "M-5.6 -1 C-6.4 1 -6.4 1.4 -6.2 2 L-5 1.6 C-5 0 -4.6 -1 -4 -2 Z", Tone::Bone },
};
constexpr Piece mirrorShape[] {
    { "M-1.6 3 L1.6 3 L2 14.6 L-2 14.6 Z", Tone::Gold },
    { "M0 -14.6 C-11.4 -14.6 -11.4 5 0 5 C11.4 5 11.4 -14.6 0 -14.6 Z", Tone::Gold },
    { "M0 -12.2 C-8.4 -12.2 -8.4 2.6 0 2.6 C8.4 2.6 8.4 -12.2 0 -12.2 Z", Tone::Light },
    { "M-4 -7 L1.6 -10.6 L-4.4 -1 Z", Tone::Glow },
};
constexpr Piece rationShape[] {
    { "M-11 2 C-11 -9 11 -9 11 2 C11 6 9 8 6 8 L-6 8 C-9 8 -11 6 -11 2 Z", Tone::Wood },
    { "M-6.4 -4 L-3.4 -5 L-2 1 L-4.4 1.6 Z", Tone::Bone, true },
    { "M-1 -6 L2 -6 L1.4 0.6 L-0.8 0.6 Z", Tone::Bone },
    { "M-13 8 L13 8 L11 11 L-11 11 Z", Tone::Metal },
};
constexpr Piece houseShape[] {
    { "M5 -13 L8.4 -13 L8.4 -4 L5 -7 Z", Tone::Wood },
    { "M-9 -2.6 L9 -2.6 L9 12 L-9 12 Z", Tone::Bone },
    { "M-13 -1.4 L0 -13.6 L13 -1.4 Z", Tone::Accent },
    { "M-2.8 12 L-2.8 5 C-2.8 1.6 2.8 1.6 2.8 5 L2.8 12 Z", Tone::Wood },
    { "M-7.2 1 L-4.2 1 L-4.2 5 L-7.2 5 Z", Tone::Glow, true },
};
constexpr Piece tentShape[] {
    { "M-0.4 -13.8 L0.4 -13.8 L0.4 -9 L-0.4 -9 Z", Tone::Wood },
    { "M0.4 -13.8 L5 -12.2 L0.4 -10.6 Z", Tone::Gold },
    { "M0 -10 C-3 -2 -8 6 -13 12 L13 12 C8 6 3 -2 0 -10 Z", Tone::Accent },
    { "M0 -10 C-1.4 -2 -3.8 6 -6 12 L6 12 C3.8 6 1.4 -2 0 -10 Z", Tone::Bone },
    { "M0 0 C-1 5 -2 9 -3 12 L3 12 C2 9 1 5 0 0 Z", Tone::Dark },
};
constexpr Piece towerShape[] {
    { "M-6.4 13 L-5 -7 L5 -7 L6.4 13 Z", Tone::Metal },
    { "M-7.6 -6.6 L-7.6 -13.4 L-4.6 -13.4 L-4.6 -10.6 L-1.6 -10.6 L-1.6 -13.4 L1.6 -13.4 L1.6 "
      "-10.6 L4.6 -10.6 L4.6 -13.4 L7.6 -13.4 L7.6 -6.6 Z",
        Tone::Metal },
    { "M-1.4 0 L-1.4 -3 C-1.4 -5.2 1.4 -5.2 1.4 -3 L1.4 0 Z", Tone::Glow },
    { "M-2.4 13 L-2.4 8 C-2.4 5 2.4 5 2.4 8 L2.4 13 Z", Tone::Wood },
    { "M-5.2 -6.6 L5.2 -6.6 L5.3 -5 L-5.3 -5 Z", Tone::Dark },
};
constexpr Piece hallShape[] {
    { "M-13 -4 L0 -12.6 L13 -4 Z", Tone::Metal },
    { "M-12 -4 L12 -4 L12 -1.8 L-12 -1.8 Z", Tone::Bone },
    { "M-10.4 -1.8 L-7.2 -1.8 L-7.2 9 L-10.4 9 Z", Tone::Bone, true },
    { "M-4.4 -1.8 L-1.6 -1.8 L-1.6 9 L-4.4 9 Z", Tone::Bone, true },
    { "M-13 9 L13 9 L13 12.4 L-13 12.4 Z", Tone::Metal },
    { "M0 -9.6 L2.2 -7.2 L0 -4.8 L-2.2 -7.2 Z", Tone::Gold },
};
constexpr Piece millShape[] {
    { "M-6 13 L-3.4 -4 L3.4 -4 L6 13 Z", Tone::Bone },
    { "M-4.6 -3.6 L0 -10 L4.6 -3.6 Z", Tone::Accent },
    { "M-1.8 13 L-1.8 8.6 C-1.8 6.4 1.8 6.4 1.8 8.6 L1.8 13 Z", Tone::Wood },
    { "M0.3 -3.7 L8.8 4.8 L6.6 7.1 L-0.1 0.4 Z M-0.3 -3.7 L-8.8 4.8 L-11.1 2.6 L-4.4 -4.1 Z M-0.3 "
      "-4.3 L-8.8 -12.8 L-6.6 -15.1 L0.1 -8.4 Z M0.3 -4.3 L8.8 -12.8 L11.1 -10.6 L4.4 -3.9 Z",
        Tone::Wood },
    { "M0 -5.4 C-2 -5.4 -2 -2.6 0 -2.6 C2 -2.6 2 -5.4 0 -5.4 Z", Tone::Gold },
};
constexpr Piece bridgeShape[] {
    { "M-14 -4 C-6 -9 6 -9 14 -4 L14 11 L9.6 11 C9.6 -1 -9.6 -1 -9.6 11 L-14 11 Z", Tone::Metal },
    { "M-14 -6 C-6 -11 6 -11 14 -6 L14 -3.4 C6 -8.4 -6 -8.4 -14 -3.4 Z", Tone::Bone },
    { "M-9 8 C-4 6 4 10 9 8 L9 11.6 C4 13 -4 10 -9 11.6 Z", Tone::Base },
};
constexpr Piece cogShape[] {
    { "M-1.8 -9 L-1.6 -12.3 L1.6 -12.3 L1.8 -9 L3.8 -8.4 L5.9 -10.9 L8.5 -9 L6.8 -6.2 L8 -4.5 "
      "L11.2 -5.3 L12.2 -2.3 L9.1 -1 L9.1 1 L12.2 2.3 L11.2 5.3 L8 4.5 L6.8 6.2 L8.5 9 L5.9 10.9 "
      "L3.8 8.4 L1.8 9 L1.6 12.3 L-1.6 12.3 L-1.8 9 L-3.8 8.4 L-5.9 10.9 L-8.5 9 L-6.8 6.2 L-8 4.5 "
      "L-11.2 5.3 L-12.2 2.3 L-9.1 1 L-9.1 -1 L-12.2 -2.3 L-11.2 -5.3 L-8 -4.5 L-6.8 -6.2 L-8.5 -9 "
      "L-5.9 -10.9 L-3.8 -8.4 Z M0 -3.4 C4.5 -3.4 4.5 3.4 0 3.4 C-4.5 3.4 -4.5 -3.4 0 -3.4 Z",
        Tone::Metal },
    { "M0 -6.4 C-8.6 -6.4 -8.6 6.4 0 6.4 C8.6 6.4 8.6 -6.4 0 -6.4 Z M0 -3.4 C4.5 -3.4 4.5 3.4 0 "
      "3.4 C-4.5 3.4 -4.5 -3.4 0 -3.4 Z",
        Tone::Gold },
};
constexpr Piece wheelShape[] {
    { "M-0.9 -10.4 L0.9 -10.4 L0.9 10.4 L-0.9 10.4 Z M-10.4 -0.9 L10.4 -0.9 L10.4 0.9 L-10.4 0.9 Z",
        Tone::Wood },
    { "M-7.8 -6.6 L-6.6 -7.8 L7.8 6.6 L6.6 7.8 Z", Tone::Wood, true },
    { "M0 -13 C-17.4 -13 -17.4 13 0 13 C17.4 13 17.4 -13 0 -13 Z M0 -10 C13.4 -10 13.4 10 0 10 "
      "C-13.4 10 -13.4 -10 0 -10 Z",
        Tone::Wood },
    { "M0 -3 C-4 -3 -4 3 0 3 C4 3 4 -3 0 -3 Z", Tone::Gold },
};
constexpr Piece hornShape[] {
    { "M12 -11 C14.6 -6 14.6 1 12 5.4 C6 1 -2 2.6 -9 9 L-12.4 6.4 C-8 -4 2 -7 12 -11 Z",
        Tone::Bone },
    { "M11.4 -11.4 C15.6 -7.4 15.6 1.6 11.4 6 C9.4 1 9.4 -6.4 11.4 -11.4 Z", Tone::Gold },
    { "M-9 9.4 L-12.6 6.4 L-14.6 9.6 L-11 12 Z", Tone::Gold },
    { "M-1.6 -4.4 L1 -5.6 L2.8 1.4 L0.2 2.2 Z", Tone::Gold },
};
constexpr Piece drumShape[] {
    { "M-10 -6 L10 -6 L9 10 C4 12.6 -4 12.6 -9 10 Z", Tone::Accent },
    { "M-10 -5 L-5 8.6 L0 -3 L5 8.6 L10 -5 L8.4 -5 L5 4.6 L1 -5 L-1 -5 L-5 4.6 L-8.4 -5 Z",
        Tone::Bone },
    { "M0 -9.4 C-13.4 -9.4 -13.4 -2.6 0 -2.6 C13.4 -2.6 13.4 -9.4 0 -9.4 Z", Tone::Bone },
    { "M3 -15 L4.4 -14.4 L-3 -6 L-4.4 -6.6 Z", Tone::Wood, true },
};
constexpr Piece curtainShape[] {
    { "M-12 -9 L-0.6 -9 C-3 0 -9 3 -8 13 L-13 13 C-13 4 -13 -2 -12 -9 Z", Tone::Accent, true },
    { "M-9.6 -9 C-10 -4 -11 0 -11 4 L-9.4 3 C-8 0 -6 -4 -5.6 -9 Z", Tone::Dark, true },
    { "M-11.6 3 L-7 1.4 L-6.4 3.8 L-11.4 5.6 Z", Tone::Gold, true },
    { "M-14 -12.6 L14 -12.6 L14 -8.8 L-14 -8.8 Z", Tone::Gold },
};
constexpr Piece flagShape[] {
    { "M-9.6 -14 L-7.6 -14 L-7.4 14.4 L-9.8 14.4 Z", Tone::Wood },
    { "M-7.6 -13 C-2 -9 4 -16 13 -11.6 C11 -8 11.4 -3 13 0 C4 -4.6 -2 2 -7.6 -2 Z", Tone::Accent },
    { "M1 -10 L4 -6.4 L1 -2.8 L-2 -6.4 Z", Tone::Gold },
    { "M-8.6 -16.4 C-10.8 -16.4 -10.8 -13.4 -8.6 -13.4 C-6.4 -13.4 -6.4 -16.4 -8.6 -16.4 Z",
        Tone::Gold },
};
constexpr Piece stairsShape[] {
    { "M-13 12 L-13 7 L-7.6 7 L-7.6 2 L-2.2 2 L-2.2 -3 L3.2 -3 L3.2 -8 L13 -8 L13 12 Z",
        Tone::Metal },
    { "M-13 7 L-7.6 7 L-7.6 8.4 L-13 8.4 Z M-7.6 2 L-2.2 2 L-2.2 3.4 L-7.6 3.4 Z M-2.2 -3 L3.2 -3 "
      "L3.2 -1.6 L-2.2 -1.6 Z M3.2 -8 L13 -8 L13 -6.6 L3.2 -6.6 Z",
        Tone::Bone },
    { "M5 -8 L5 -14 C5 -17 11 -17 11 -14 L11 -8 Z", Tone::Glow },
};
constexpr Piece brickShape[] {
    { "M-12 -4 L6 -8 L12 -4 L12 5 L-6 9.6 L-12 5 Z", Tone::Accent },
    { "M-12 -4 L6 -8 L12 -4 L-6 0.4 Z", Tone::Light },
    { "M-6 0.4 L-6 9.6 L-12 5 L-12 -4 Z", Tone::Dark },
};
constexpr Piece stringShape[] {
    { "M-13 -13 L13 -13 L13 -10.6 L-13 -10.6 Z", Tone::Wood },
    { "M-2 -15.4 L2 -15.4 L2 -8 L-2 -8 Z", Tone::Wood },
    { "M-11 -10.6 L-10.2 -10.6 L-4.8 2 L-5.6 2 Z M-0.4 -8 L0.4 -8 L0.4 -2 L-0.4 -2 Z M10.2 -10.6 "
      "L11 -10.6 L5.6 2 L4.8 2 Z",
        Tone::Bone },
    { "M0 -4 C-3.4 -4 -3.4 2 0 2 C3.4 2 3.4 -4 0 -4 Z", Tone::Skin },
    { "M-6 2 L6 2 L4 12 L-4 12 Z", Tone::Base },
    { "M-4 4.4 L4 4.4 L4 6 L-4 6 Z", Tone::Gold },
};
constexpr Piece pondShape[] {
    { "M-14 3 C-10 -3 10 -3 14 3 C10 10 -10 10 -14 3 Z", Tone::Base },
    { "M-9 2 C-4 0.4 0 3 5 1.4 L5 2.4 C0 4 -4 1.6 -9 3.2 Z M-3 5.4 C1 4 4 6.4 8 5 L8 6 C4 7.4 1 "
      "5.2 -3 6.6 Z",
        Tone::Light },
    { "M7 2 L8 -12 L9 -12 L8.6 2 Z", Tone::Wood },
    { "M7.4 -13.6 L9.6 -13.6 L9.4 -7.4 L7.6 -7.4 Z", Tone::Wood },
    { "M-10 0 C-8 -6 -4 -5 -3 -1 C-5 0.6 -8 1 -10 0 Z", Tone::Accent },
};

constexpr Shape tradeList[] {
    { "coin", coinShape },
    { "purse", purseShape },
    { "chest", chestShape },
    { "stamp", stampShape },
    { "gavel", gavelShape },
    { "whistle", whistleShape },
    { "doll", dollShape },
    { "censer", censerShape },
    { "spyglass", spyglassShape },
    { "bottle", bottleShape },
    { "mirror", mirrorShape },
    { "ration", rationShape },
    { "house", houseShape },
    { "tent", tentShape },
    { "tower", towerShape },
    { "hall", hallShape },
    { "mill", millShape },
    { "bridge", bridgeShape },
    { "cog", cogShape },
    { "wheel", wheelShape },
    { "horn", hornShape },
    { "drum", drumShape },
    { "curtain", curtainShape },
    { "flag", flagShape },
    { "stairs", stairsShape },
    { "brick", brickShape },
    { "string", stringShape },
    { "pond", pondShape },
};

} // namespace

std::span<const Shape> tradeShapes()
{
    return tradeList;
}

} // namespace triptych::art
