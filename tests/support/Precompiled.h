#pragma once

/// What most tests include anyway, read once for all of them. Nothing relies on it; every file still
/// names what it uses. QTest is not in it: where a test lies is compiled into that header.

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QMetaObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>
