#include "app/services/Memory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <link.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#ifdef __GLIBC__
namespace {

/// What is run or read seldom, above all what reads the texts of cards and what the program carries with it
/// (pages, fonts, translations), does not stay in memory because it was needed once: its pages are those of
/// the program's file and come back from there where they are needed again.
int letFileGo(dl_phdr_info* program, std::size_t, void*)
{
    const auto page = static_cast<ElfW(Addr)>(sysconf(_SC_PAGESIZE));
    for (ElfW(Half) k = 0; k < program->dlpi_phnum; ++k) {
        const ElfW(Phdr)& part = program->dlpi_phdr[k];
        if (part.p_type != PT_LOAD || (part.p_flags & PF_W) != 0)
            continue; // only what nobody can have written to
        const ElfW(Addr) begin = (program->dlpi_addr + part.p_vaddr) & ~(page - 1);
        const ElfW(Addr) end = program->dlpi_addr + part.p_vaddr + part.p_memsz;
        madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
    }
    return 1; // the program itself comes first, and is all
}

} // namespace
#endif

void memory::settle()
{
#ifdef __GLIBC__
    // Said once, the limit stays: left alone, glibc raises it with every large picture that is freed, until
    // all of them lie among small things and hold their pages.
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
    mallopt(M_ARENA_MAX, 2);
    // Small things that are freed join what is free beside them: kept apart for the next one of their size,
    // they hold the pages that everything around them has left.
    mallopt(M_MXFAST, 0);
#endif
}

void memory::giveBack()
{
#ifdef __GLIBC__
    malloc_trim(0);
    dl_iterate_phdr(&letFileGo, nullptr);
#endif
}
