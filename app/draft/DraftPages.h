#pragma once

#include "app/draft/DraftTable.h"
#include "app/scene/CardPage.h"
#include "app/viewmodels/DraftViewModel.h"

#include <QCoreApplication>

#include <optional>

/// What the pages of a draft show, to whoever's eyes are on the screen.
class DraftPages
{
    Q_DECLARE_TR_FUNCTIONS(DraftPages)

public:
    using Stage = triptych::draft::Record::Stage;

    DraftPages(const DraftTable& table, Stage stage, std::size_t seat);

    DraftViewModel::Page page(bool curtain) const;
    /// A card read in large; nothing where there is none of that key.
    std::optional<CardPage> card(const QString& key) const;

private:
    void fillPicking(DraftViewModel::Page&) const;
    void fillBuilding(DraftViewModel::Page&) const;
    void fillReady(DraftViewModel::Page&) const;
    QVariantList talliesOf(const std::vector<std::size_t>& cards) const;
    QVariantList drafters() const;
    QList<DraftRow> rowsOf(std::vector<std::size_t> cards) const;

    const DraftTable& m_table;
    Stage m_stage;
    std::size_t m_seat;
};
