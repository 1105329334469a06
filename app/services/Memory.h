#pragma once

/// How the program takes memory from the system, and gives it back.
namespace memory {

/// Before anything else: pictures come and go, and what they leave is to be given back; many small heaps
/// of threads would each keep what they once had.
void settle();
/// What has been freed goes back to the system.
void giveBack();

} // namespace memory
