pragma Singleton
import QtQml

/*! What a rule is called where people read it: by its number, and a word of a glossary by that word. */
QtObject {
    id: root

    readonly property string glossary: "glossary " // such numbers begin so

    function shown(rule: string): string {
        return rule.startsWith(root.glossary) ? qsTr("Glossary: %1").arg(rule.slice(root.glossary.length)) : rule;
    }
    /*! A sentence that names the rule by its number, told with what it is called. */
    function told(words: string, rule: string): string {
        const at = rule.startsWith(root.glossary) ? words.lastIndexOf(rule) : -1; // a name may hold the same
        if (at < 0)
            return words;
        const before = words.slice(0, at);
        const lead = qsTr("Rule %1").arg("");
        return (before.endsWith(lead) ? before.slice(0, before.length - lead.length) : before) + root.shown(rule) + words.slice(at + rule.length);
    }
}
