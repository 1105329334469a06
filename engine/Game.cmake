# What the libraries of every game are alike in (ADDING_A_GAME.md).

# Compiled as all of the engine is, and known as Triptych::<alias>.
function(triptych_game_library target alias)
    add_library(${target} STATIC)
    add_library(Triptych::${alias} ALIAS ${target})
    target_link_libraries(${target} PRIVATE triptych_engine_options)
    target_precompile_headers(${target} REUSE_FROM triptych_engine_precompiled)
endfunction()

# The language of a game. Its files are its own.
function(triptych_game_text game alias)
    triptych_game_library(triptych_${game}_text ${alias}Text)
    target_link_libraries(triptych_${game}_text PUBLIC Triptych::Core Triptych::Text PRIVATE fmt::fmt)
endfunction()

# The game, with the files that every game has.
function(triptych_game game alias)
    set(target triptych_${game})
    triptych_game_library(${target} ${alias})
    target_link_libraries(${target}
        PUBLIC Triptych::Core Triptych::Cards Triptych::Decks Triptych::${alias}Text fmt::fmt)
    set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
    target_sources(${target}
        PUBLIC FILE_SET HEADERS BASE_DIRS .. FILES
            Acting.h
            Asks.h
            Evaluation.h
            Event.h
            Invariants.h
            LastingEffect.h
            Limits.h
            Names.h
            Object.h
            Observation.h
            Options.h
            Redeal.h
            Refusals.h
            RuleIds.h
            Scenario.h
            State.h
            Steps.h
            Table.h
            cards/CardSet.h
            cards/Fields.h
            cards/Worth.h
            flow/Flow.h
            flow/Questions.h
        PRIVATE
            Evaluation.cpp
            Invariants.cpp
            Names.cpp
            Observation.cpp
            Redeal.cpp
            Refusals.cpp
            RuleIds.cpp
            Scenario.cpp
            cards/CardSet.cpp
            cards/Fields.cpp
            cards/Worth.cpp
            flow/Flow.cpp
            flow/Questions.cpp
    )
endfunction()
