import { dirname, join } from 'node:path/posix'

/** English texts that nothing shows. A text counts as used when a file that sees its object names its key: as `.key` or as a
 *  quoted word; or, where keys are put together (`m[\`step.${key}\`]`), when it begins like one of them. Where a whole object is
 *  looked up by a value (`m[status]`) or handed on (`messages: m`, `texts={m}`), its keys may stand anywhere under client/ or
 *  shared/.
 *  @param {import('./i18n.mjs').Message[]} messages @param {{ file: string, text: string }[]} sources all of client/, without tests
 *  @param {{ file: string, text: string }[]} [shared] all of shared/
 *  @returns {string[]} */
export function unusedMessages(messages, sources, shared = []) {
  return [...new Set(messages.map(({ file }) => file))].flatMap((file) => {
    const own = messages.filter((message) => message.file === file)
    const importers = sources.filter((source) => source.file !== file && imports(source, file)).map(({ text }) => text)
    const itself = withoutDefinitions(sources.find((source) => source.file === file)?.text ?? '')
    const seeing = [itself, ...importers]
    const prefixes = seeing.flatMap((text) => [...text.matchAll(/\w\[`([^`$]+)\$\{/g)].map(([, prefix]) => prefix))
    const isLookedUp = seeing.some((text) => /(\bm|[mM]essages|builtIn)\[(?!['`\]])/.test(text))
    const isHandedOn = seeing.some((text) => /\b(messages: |texts=\{)\w+[,\s}]/.test(text))
    const everywhere =
      isLookedUp || isHandedOn ? [...sources.filter((source) => source.file !== file), ...shared].map(({ text }) => text) : []
    const isUsed = (key) =>
      seeing.some((text) => named(key).test(text)) ||
      prefixes.some((prefix) => key.startsWith(prefix)) ||
      everywhere.some((text) => quoted(key).test(text))
    return own.filter(({ key }) => !isUsed(key)).map(({ id, key }) => `${file}: ${id} (${key}) is unused`)
  })
}

const escaped = (key) => key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const named = (key) => new RegExp(`\\.${escaped(key)}\\b|['"\`]${escaped(key)}['"\`]`)
const quoted = (key) => new RegExp(`['"\`]${escaped(key)}['"\`]|\\b${escaped(key)}:`)

/** The source without its messages, whose own keys and ids would count as uses. */
const withoutDefinitions = (text) => text.replace(/^.*\bid: '[^']*', defaultMessage:.*$/gm, '').replace(/^\s*(id|defaultMessage):.*$/gm, '')

/** Whether a source imports a file by a relative path. */
function imports(source, file) {
  const wanted = file.replace(/\.tsx?$/, '')
  return [...source.text.matchAll(/from '(\.[^']*)'/g)].some(([, path]) => {
    const target = join(dirname(source.file), path)
    return target === wanted || `${target}/index` === wanted
  })
}
