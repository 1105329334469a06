#pragma once

#include <QStringList>

#include <optional>

class QWidget;

// What is said and asked in a small box of its own.
namespace messages {

/// Problems with what to do about them; of many the first ones.
void tell(QWidget* parent, const QString& title, const QStringList& problems);
/// All of them, a line each, in a list that can be scrolled; `words` say what was done about them.
void tellAll(QWidget* parent, const QString& title, const QString& words, const QStringList& lines);
/// The first `most` of them, and how many more there are.
QStringList firstOf(const QStringList& problems, qsizetype most);

/// Whether something is lost by agreeing; then Enter does not agree.
enum class Cost { Nothing, Lost };
/// Asks before something that cannot be taken back; the buttons say what happens then.
bool isAgreed(QWidget* parent, const QString& title, const QString& text, const QString& agree,
    const QString& refuse, Cost cost = Cost::Nothing);

/// A name for something; nothing when it was left as it is.
std::optional<QString> askName(
    QWidget* parent, const QString& title, const QString& words, const QString& name, int longest);

} // namespace messages
