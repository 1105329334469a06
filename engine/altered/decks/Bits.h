#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Bits, first the highest, written as Base64 and read from it.
namespace triptych::altered {

/// What six bits a letter stands for, in either way of writing the last two.
std::optional<std::size_t> base64Value(char letter);
/// The word of a code, without blanks around it and without the "=" behind it.
std::string_view base64Word(std::string_view code);

class BitWriter
{
public:
    void write(std::uint32_t value, int bits);
    std::string base64() const;

private:
    std::vector<bool> m_bits;
};

class BitReader
{
public:
    explicit BitReader(std::string_view code);
    std::uint32_t read(int bits);
    bool isShort() const { return m_short; }
    char wrongLetter() const { return m_wrong; } ///< 0: all are of Base64.
    bool atEnd() const;

private:
    std::vector<bool> m_bits;
    std::size_t m_at = 0;
    bool m_short = false;
    char m_wrong = 0;
};

} // namespace triptych::altered
