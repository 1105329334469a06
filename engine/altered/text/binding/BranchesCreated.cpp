#include "altered/text/binding/Branches.h"

#include "altered/text/printing/Said.h"

#include <utility>

// "Otherwise, create only one", "..., then create another in my Expedition": what is created was said before.
namespace triptych::altered {

namespace {

/// The last tokens that an alternative creates.
const Create* lastCreated(const Effect& effect)
{
    if (const auto* create = std::get_if<Create>(&effect.node))
        return create;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        for (std::size_t i = sequence->parts.size(); i-- > 0;)
            if (const Create* found = lastCreated(sequence->parts[i]))
                return found;
    return nullptr;
}

bool isUnknown(const Effect& effect)
{
    const auto* create = std::get_if<Create>(&effect.node);
    return create && create->same && said(*create).another;
}

} // namespace

bool createTheSame(Effect& effect, const Effect& before)
{
    Create* create = std::get_if<Create>(&effect.node);
    if (!create || !create->same)
        return true;
    const Create* last = lastCreated(before);
    if (!last)
        return false;
    const bool elsewhere
        = create->expedition || create->of || create->where != Create::Where::Expedition;
    Create made = *last;
    made.who = create->who;
    made.count = create->count;
    made.same = !elsewhere;
    if (elsewhere) { // "Otherwise, create one in the Expedition facing me."
        made.expedition = create->expedition;
        made.of = create->of;
        made.where = create->where;
        made.distributed = made.among = false;
        said(made) = {};
    }
    *create = std::move(made);
    return true;
}

bool createsUnknown(const Effect& effect)
{
    bool unknown = false;
    eachInstruction(effect, [&](const Effect& each) { unknown = unknown || isUnknown(each); });
    return unknown;
}

bool createAnother(Effect& effect, const Effect& before)
{
    const Create* last = lastCreated(before);
    eachInstruction(effect, [&](Effect& each) {
        if (!last || !isUnknown(each))
            return;
        Create& create = std::get<Create>(each.node);
        const bool elsewhere
            = create.expedition || create.of || create.where != Create::Where::Expedition;
        Create made = *last;
        made.who = create.who;
        made.count = create.count;
        if (elsewhere) {
            made.expedition = create.expedition;
            made.of = create.of;
            made.where = create.where;
            made.distributed = made.among = false;
        } else if (made.expedition && made.expedition->kind == Expedition::Kind::Target) {
            Expedition same;
            same.kind = Expedition::Kind::That; // Nobody targets again.
            made.expedition = std::move(same);
        }
        said(made) = said(create);
        create = std::move(made);
    });
    return !createsUnknown(effect);
}

} // namespace triptych::altered
