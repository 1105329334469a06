#include "app/decks/windows/DeckVersions.h"

#include "app/decks/DeckFigures.h"
#include "app/widgets/Messages.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace deckroom {

void DeckVersions::compare(QWidget* window, DeckRoom& room, const DeckDocument& document)
{
    const DeckDesk& desk = document.desk();
    const QList<ShelfDeck> shelf = room.shelf(desk.id());
    QStringList names;
    for (const ShelfDeck& deck : shelf)
        names.append(deck.name);
    bool agreed = false;
    const QString chosen = QInputDialog::getItem(window, tr("Compare"),
        tr("Which deck shall it be compared with?"), names, 0, false, &agreed);
    const qsizetype at = names.indexOf(chosen);
    if (!agreed || at < 0)
        return;
    QDialog dialog(window);
    dialog.setWindowTitle(tr("%1 and %2").arg(document.name(), chosen));
    dialog.resize(560, 520);
    auto* table = new QTableWidget(&dialog);
    const QList<Difference> all = differences(shelf.at(at).list, document.list());
    table->setColumnCount(3);
    table->setRowCount(static_cast<int>(all.size()));
    table->setHorizontalHeaderLabels({ tr("Card"), chosen, document.name() });
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int row = 0; row < table->rowCount(); ++row) {
        const Difference& each = all.at(row);
        const std::size_t card = desk.find(each.card);
        table->setItem(row, 0,
            new QTableWidgetItem(card == DeckDesk::npos ? QString::fromStdString(each.card)
                                                        : desk.facts(card).name));
        table->setItem(row, 1, new QTableWidgetItem(QString::number(each.before)));
        table->setItem(row, 2, new QTableWidgetItem(QString::number(each.after)));
    }
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(
        new QLabel(all.isEmpty() ? tr("The two decks hold the same cards.")
                                 : tr("%n cards differ.", nullptr, static_cast<int>(all.size())),
            &dialog));
    column->addWidget(table);
    auto* buttons = new QDialogButtonBox(&dialog);
    buttons->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(buttons);
    dialog.exec();
}

void DeckVersions::takeUp(QWidget* window, DeckDocument& document)
{
    const QList<DeckVersion> versions = document.versions();
    QDialog dialog(window);
    dialog.setWindowTitle(tr("Earlier versions of %1").arg(document.name()));
    dialog.resize(460, 420);
    auto* list = new QListWidget(&dialog);
    list->setAccessibleName(tr("Versions, latest first"));
    for (const DeckVersion& version : versions) {
        const QString when = QLocale().toString(version.when, QLocale::ShortFormat);
        list->addItem(
            version.title.isEmpty() ? when : tr("%1: %2", "when: title").arg(when, version.title));
    }
    auto* column = new QVBoxLayout(&dialog);
    auto* words = new QLabel(
        versions.isEmpty() ? tr(
            "There are none yet. How the deck was is kept whenever somebody begins to change it.")
                           : tr("Taking one up again is a step that can be undone."),
        &dialog);
    words->setWordWrap(true);
    column->addWidget(words);
    column->addWidget(list);
    auto* buttons = new QDialogButtonBox(&dialog);
    QPushButton* back
        = buttons->addButton(tr("Take up this version"), QDialogButtonBox::AcceptRole);
    back->setEnabled(!versions.isEmpty());
    buttons->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(buttons);
    list->setCurrentRow(0);
    if (dialog.exec() != QDialog::Accepted || list->currentRow() < 0)
        return;
    const deckfile::Read read
        = deckfile::read(versions.at(list->currentRow()).path, document.desk().id());
    if (read.problem.isEmpty())
        document.take(read.deck, tr("Take up an earlier version"));
    else
        messages::tell(window, tr("This version cannot be read"), { read.problem });
}

void DeckVersions::askWhose(QWidget* window, DeckDocument& document)
{
    const auto& there = document.elsewhere();
    if (!there)
        return;
    QMessageBox box(window);
    box.setObjectName(QStringLiteral("whoseDeck"));
    box.setWindowTitle(tr("The deck was changed elsewhere"));
    box.setText(tr("Somebody has changed the file of this deck since it was opened here: another "
                   "window or another program."));
    box.setInformativeText(there->problem.isEmpty()
            ? tr("Both can be kept: yours then goes into a new file.")
            : tr("What is in the file now cannot be used: %1").arg(there->problem));
    QPushButton* both = box.addButton(tr("Keep both"), QMessageBox::AcceptRole);
    QPushButton* mine = box.addButton(tr("Keep this one"), QMessageBox::DestructiveRole);
    QPushButton* theirs = there->problem.isEmpty()
        ? box.addButton(tr("Take the other"), QMessageBox::DestructiveRole)
        : nullptr;
    box.setDefaultButton(both);
    box.setEscapeButton(both);
    box.exec();
    document.settle(box.clickedButton() == mine       ? DeckDocument::Settle::Mine
            : theirs && box.clickedButton() == theirs ? DeckDocument::Settle::Theirs
                                                      : DeckDocument::Settle::Both);
}

} // namespace deckroom
