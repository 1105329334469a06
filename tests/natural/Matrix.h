#pragma once

#include "natural/NaturalCards.h"

#include <map>

namespace triptych::tests {

/// Every construction with every word that may stand in it: frames such as "Enter; {deed}." and, for
/// each name in braces, a list of wordings. A verb that is read in one frame has to be read in all of
/// them, so what is refused here is a missing composition and not a missing card.
struct Matrix
{
    struct Cell
    {
        std::string on; ///< "spell", "citizen" or "year"
        std::string text;
    };
    std::vector<Cell> cells;

    explicit Matrix(const nlohmann::json& json)
        : m_lists(json.at("lists"))
    {
        for (const nlohmann::json& frame : json.at("frames"))
            expand(frame.at("on").get<std::string>(), frame.at("text").get<std::string>(), 0);
    }

private:
    void expand(const std::string& on, const std::string& text, std::size_t from)
    {
        const std::size_t open = text.find('{', from);
        const std::size_t close = text.find('}', open);
        if (open == std::string::npos || close == std::string::npos) {
            std::string sentence = text;
            if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z')
                sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
            cells.push_back({ on, sentence });
            return;
        }
        const auto list = m_lists.find(text.substr(open + 1, close - open - 1));
        if (list == m_lists.end()) { // a soul stone
            expand(on, text, close);
            return;
        }
        for (const nlohmann::json& word : *list) {
            const std::string said = word.get<std::string>();
            expand(on, text.substr(0, open) + said + text.substr(close + 1), open + said.size());
        }
    }

    nlohmann::json m_lists;
};

/// How many cells of a matrix are read, one card each. Says which are not; fails when fewer are than
/// before.
template <typename Read>
void readsOfTheMatrix(const char* file, int least, Read&& read)
{
    QFile source(QStringLiteral(TRIPTYCH_TEST_SOURCE "/natural/") + QString::fromLatin1(file));
    QVERIFY2(source.open(QIODevice::ReadOnly), qPrintable(source.fileName()));
    const Matrix matrix(nlohmann::json::parse(source.readAll().toStdString()));
    int accepted = 0;
    for (const Matrix::Cell& cell : matrix.cells) {
        nlohmann::json card { { "id", "cell" }, { "name", "Barn Door" }, { "cost", "{1}" },
            { "soul", "w" }, { "eleven_year_cost", 3 },
            { "type", cell.on == "citizen" ? "citizen" : "spell" },
            { "text", cell.on == "year" ? "Draw a card." : cell.text } };
        if (cell.on == "citizen")
            card["attack"] = card["defense"] = 2;
        if (cell.on == "year")
            card["eleven_year_text"] = cell.text;
        const bool reads = read(card, "matrix", "cell").problems.empty();
        accepted += reads;
        if (!reads)
            qInfo("%s", qPrintable(QString::fromStdString(cell.text)));
    }
    qInfo("%s: %d of %d cells are read.", file, accepted, static_cast<int>(matrix.cells.size()));
    QVERIFY2(accepted >= least,
        qPrintable(QStringLiteral("%1 of %2 are read, %3 were")
                       .arg(accepted)
                       .arg(matrix.cells.size())
                       .arg(least)));
}

} // namespace triptych::tests
