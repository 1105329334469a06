#include "app/services/Content.h"
#include "app/services/Language.h"
#include "app/viewmodels/Preferences.h"
#include "app/widgets/WindowStyle.h"
#include "app/windows/ContinueDialog.h"
#include "app/windows/Help.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/NewDraftDialog.h"
#include "app/windows/NewMatchDialog.h"
#include "app/windows/OwnFilesDialog.h"
#include "app/windows/SettingsDialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <functional>
#include <memory>

/// Dialogs with larger letters and in the longer language: no word of them is cut off.
class TestDialogWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void words_areWhole_data();
    void words_areWhole();
    void longerWords_makeTheDialogGrow();
    void aWheel_turnsNothingThatHasNotTheFocus();

private:
    Content m_content;
    Language m_language;
    Preferences m_preferences;
};

namespace {

using Make = std::function<std::unique_ptr<QDialog>()>;

void setPixels(int pixels)
{
    QFont font = QApplication::font();
    font.setPixelSize(pixels);
    QApplication::setFont(font);
}

/// What of the dialog cannot be read to its end; "" nothing.
QString cutOff(const QDialog& dialog)
{
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        const bool isCut = label->wordWrap()
            ? label->height() < label->heightForWidth(label->width())
            : label->width() < label->sizeHint().width();
        if (isCut)
            return label->text();
    }
    for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        if (button->isVisible() && !button->text().isEmpty()
            && button->width() < button->minimumSizeHint().width())
            return button->text();
    return {};
}

} // namespace

void TestDialogWords::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_dialogwords"));
    QSettings().clear();
    QApplication::setStyle(new WindowStyle);
}

void TestDialogWords::words_areWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("pixels");
    for (const char* const language : { "en", "de" })
        for (const int pixels : { 14, 18 })
            QTest::addRow("%s, %d px", language, pixels) << QString::fromLatin1(language) << pixels;
}

void TestDialogWords::words_areWhole()
{
    QFETCH(const QString, language);
    QFETCH(const int, pixels);
    m_language.speak(language);
    setPixels(pixels);
    const QList<Make> dialogs {
        [this] { return std::make_unique<NewMatchDialog>(m_content); },
        [this] { return std::make_unique<NewMatchDialog>(m_content, QStringLiteral("seize")); },
        [this] { return std::make_unique<NewDraftDialog>(m_content); },
        [this] { return std::make_unique<SettingsDialog>(m_preferences, m_language); },
        [this] { return std::make_unique<OwnFilesDialog>(m_content); },
        [this] { return std::make_unique<ImportDeckDialog>(m_content, QStringLiteral("kryptik")); },
        [this] { return std::make_unique<ContinueDialog>(m_content); },
        [] { return help::keys(nullptr); },
    };
    for (const Make& make : dialogs) {
        const std::unique_ptr<QDialog> dialog = make();
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QString cut;
        QVERIFY2(QTest::qWaitFor([&] { return (cut = cutOff(*dialog)).isEmpty(); }, 2000),
            qPrintable(dialog->windowTitle() + u'|' + cut));
        const QSize screen = dialog->screen()->availableSize();
        QVERIFY2(dialog->width() <= screen.width() && dialog->height() <= screen.height(),
            qPrintable(QStringLiteral("%1: %2x%3")
                           .arg(dialog->windowTitle())
                           .arg(dialog->width())
                           .arg(dialog->height())));
    }
}

/// The text size is changed in a dialog that is open.
void TestDialogWords::longerWords_makeTheDialogGrow()
{
    m_language.speak(QStringLiteral("de"));
    setPixels(14);
    NewMatchDialog dialog(m_content);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    setPixels(18);
    QTRY_COMPARE(cutOff(dialog), QString());
}

/// Whoever scrolled a form with the wheel changed the numbers that came to lie under the pointer.
void TestDialogWords::aWheel_turnsNothingThatHasNotTheFocus()
{
    QDialog dialog;
    auto* column = new QVBoxLayout(&dialog);
    auto* number = new QSpinBox(&dialog);
    auto* slider = new QSlider(Qt::Horizontal, &dialog);
    auto* choice = new QComboBox(&dialog);
    auto* line = new QLineEdit(&dialog);
    choice->addItems({ QStringLiteral("one"), QStringLiteral("two") });
    for (QWidget* each : std::initializer_list<QWidget*> { line, number, slider, choice })
        column->addWidget(each);
    dialog.show();
    dialog.activateWindow();
    QTRY_VERIFY(dialog.isActiveWindow());
    line->setFocus();
    const auto turn = [](QWidget* widget, int way) {
        QWheelEvent event(widget->rect().center(), widget->mapToGlobal(widget->rect().center()), {},
            { 0, 120 * way }, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
        return event.isAccepted();
    };
    for (QWidget* each : std::initializer_list<QWidget*> { number, slider, choice }) {
        turn(each, 1);
        turn(each, -1);
        QVERIFY(!each->hasFocus());
    }
    turn(number, 1);
    turn(slider, 1);
    turn(choice, -1);
    QCOMPARE(number->value(), 0);
    QCOMPARE(slider->value(), 0);
    QCOMPARE(choice->currentIndex(), 0);
    number->setFocus();
    QTRY_VERIFY(number->hasFocus());
    turn(number, 1);
    QCOMPARE(number->value(), 1);
}

QTEST_MAIN(TestDialogWords)

#include "tst_dialogwords.moc"
