/** Kinds that a translation has to keep. Vietnamese has no plural, so `{count}` may answer `{count, plural, …}`. */
const KEPT_KINDS = ['date', 'time']

/** The arguments and tags of an ICU message: `{day, date} <b>{count, plural, one {# đơn} other {# đơn}}</b>` → `<b>`, `count`, `day:date`.
 *  Quoted text (`'{'`) doesn't count. What a plural's branches contain does, however often.
 *  @param {string} message @returns {string[]} sorted, each once @throws {SyntaxError} when braces don't match */
export function placeholders(message) {
  const found = new Set()
  const text = withoutQuoted(message)
  let at = 0

  /** Reads text up to the closing brace of the branch it stands in, or to the end. */
  function readText(inBranch) {
    while (at < text.length) {
      const char = text[at]
      if (char === '}') {
        if (!inBranch) throw new SyntaxError(`a } too many in: ${message}`)
        return
      }
      if (char === '{') readArgument()
      else if (char === '<') readTag()
      else at++
    }
    if (inBranch) throw new SyntaxError(`a } is missing in: ${message}`)
  }

  /** Stands on the opening brace; leaves behind the closing one. */
  function readArgument() {
    const head = /^\{\s*([\w.]+)\s*(?:,\s*(\w+)\s*)?(?=[,}])/.exec(text.slice(at))
    if (!head) throw new SyntaxError(`no placeholder name after { in: ${message}`)
    found.add(KEPT_KINDS.includes(head[2]) ? `${head[1]}:${head[2]}` : head[1])
    at += head[0].length
    while (at < text.length && text[at] !== '}') {
      if (text[at] !== '{') at++
      else {
        at++
        readText(true)
        at++
      }
    }
    if (at >= text.length) throw new SyntaxError(`a } is missing in: ${message}`)
    at++
  }

  function readTag() {
    const tag = /^<\/?([a-zA-Z][\w-]*)\s*\/?>/.exec(text.slice(at))
    if (tag) found.add(`<${tag[1]}>`)
    at += tag ? tag[0].length : 1
  }

  readText(false)
  return [...found].sort()
}

/** Drops what ICU quotes: an apostrophe before a brace or tag opens, the next one closes; two are one apostrophe. */
const withoutQuoted = (message) => message.replaceAll("''", '’').replace(/'[{}<>|#][^']*(?:'|$)/g, '')
