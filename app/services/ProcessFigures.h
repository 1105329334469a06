#pragma once

/// What the system says of this program, for the benchmarks. -1 where it does not say.
namespace figures {

/// All memory that is in use, files that are mapped and libraries included.
double residentMegabytes();
/// What no other program could share: without the pages of files and libraries.
double ownMegabytes();
/// The most there has ever been of residentMegabytes().
double mostResidentMegabytes();
/// What this thread has had of the processor: on a busy machine the clock on the wall says little.
double processorMilliseconds();

} // namespace figures
