#pragma once

#include "app/CommandLine.h"
#include "app/services/Language.h"

#include <QElapsedTimer>

#include <memory>

class Content;
class Gamepad;
class MainWindow;
class SoundPlayer;
class MatchController;

/// Builds the objects and wires them: the only place that knows everyone.
class Application
{
public:
    explicit Application(CommandLine options);
    ~Application();

    /// Shows the window and carries out the command line. The exit code when the program is
    /// already done, e.g. because a deck cannot be used.
    std::optional<int> start();

    MainWindow& window() { return *m_window; }
    MatchController& controller() { return *m_controller; }

private:
    QStringList startMatch();
    QStringList continueJournal();
    void benchmark();

    CommandLine m_options;
    Language m_language;
    std::unique_ptr<Content> m_content;
    std::unique_ptr<MatchController> m_controller;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<SoundPlayer> m_sounds;
    std::unique_ptr<Gamepad> m_gamepad;
};
