#pragma once

/// What most files of the app include anyway, read once for all of them: Qt's headers are four
/// fifths of what it costs to compile one. Nothing relies on it; every file still names what it
/// uses.

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QAbstractListModel>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QLabel>
#include <QList>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QVariant>
#include <QWidget>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>
