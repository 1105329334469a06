#pragma once

#include "support/Precompiled.h"

/// The same for tests of the client.

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QQmlEngine>
#include <QQuickItem>
#include <QSettings>
#include <QTimer>
#include <QWidget>
