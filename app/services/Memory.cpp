#include "app/services/Memory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
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
#endif
}
