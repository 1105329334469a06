#pragma once

class Content;
class MainWindow;
class MatchController;

/// Plays a match of each game and a draft in the window, as a person would, then drags a card over a
/// full table; prints how much memory is in use after each and how long frames took, and ends the
/// program. Nothing of it is to be kept: start it with folders of its own.
void runTableBenchmark(MainWindow& window, MatchController& controller, Content& content);
