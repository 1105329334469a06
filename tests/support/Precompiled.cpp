// What is compiled of Precompiled.h.
