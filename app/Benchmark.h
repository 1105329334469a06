#pragma once

#include <functional>

class QWidget;

/// Prints, once the window has drawn its first frame and stood still for a while, how long the
/// start took, how much memory is in use, and how much of a processor an idle client takes; then
/// ends the program.
/// `more` measures what else there is before that, and prints it.
void runBenchmark(QWidget& window, std::function<void()> more = {});
