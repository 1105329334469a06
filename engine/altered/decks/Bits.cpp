#include "altered/decks/Bits.h"

#include <algorithm>

namespace triptych::altered {

void BitWriter::write(std::uint32_t value, int bits)
{
    for (int bit = bits - 1; bit >= 0; --bit)
        m_bits.push_back((value >> bit) & 1);
}

std::string BitWriter::base64() const
{
    constexpr std::string_view letters
        = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::vector<bool> bits = m_bits;
    while (bits.size() % 8 != 0) // The last byte is filled up,
        bits.push_back(false);
    while (bits.size() % 6 != 0) // and then the last letter.
        bits.push_back(false);
    std::string text;
    for (std::size_t at = 0; at < bits.size(); at += 6) {
        std::size_t letter = 0;
        for (std::size_t bit = 0; bit < 6; ++bit)
            letter = letter * 2 + (bits[at + bit] ? 1 : 0);
        text += letters[letter];
    }
    return text;
}

std::optional<std::size_t> base64Value(char letter)
{
    if (letter >= 'A' && letter <= 'Z')
        return static_cast<std::size_t>(letter - 'A');
    if (letter >= 'a' && letter <= 'z')
        return static_cast<std::size_t>(letter - 'a' + 26);
    if (letter >= '0' && letter <= '9')
        return static_cast<std::size_t>(letter - '0' + 52);
    if (letter == '-' || letter == '+')
        return std::size_t { 62 };
    if (letter == '_' || letter == '/')
        return std::size_t { 63 };
    return std::nullopt;
}

std::string_view base64Word(std::string_view code)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t from = std::min(code.find_first_not_of(blanks), code.size());
    code.remove_prefix(from);
    while (
        !code.empty() && (blanks.find(code.back()) != std::string_view::npos || code.back() == '='))
        code.remove_suffix(1);
    return code;
}

BitReader::BitReader(std::string_view code)
{
    for (const char letter : base64Word(code)) {
        const auto value = base64Value(letter);
        if (!value) {
            m_wrong = letter;
            return;
        }
        for (int bit = 5; bit >= 0; --bit)
            m_bits.push_back(*value >> bit & 1);
    }
    m_bits.resize(m_bits.size() / 8 * 8); // The last letter only fills up.
}

std::uint32_t BitReader::read(int bits)
{
    std::uint32_t value = 0;
    for (int k = 0; k < bits; ++k) {
        m_short = m_short || m_at >= m_bits.size();
        value = value * 2 + (m_short ? 0 : m_bits[m_at]);
        ++m_at;
    }
    return value;
}

bool BitReader::atEnd() const
{
    return m_bits.size() - m_at < 8
        && std::none_of(m_bits.begin() + static_cast<std::ptrdiff_t>(m_at), m_bits.end(),
            [](bool bit) { return bit; });
}

} // namespace triptych::altered
