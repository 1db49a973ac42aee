import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messagesIn } from './message-source.mjs'
import { placeholders } from './placeholders.mjs'
import { unusedMessages } from './unused-messages.mjs'
import { forbiddenWords, wordRules } from './words.mjs'

const TRANSLATIONS = 'client/i18n/vi'
/** The modules that load Vietnamese texts before any screen does. */
const EARLY_TEXTS = ['client/i18n/vietnamese-entry.ts', 'client/i18n/vietnamese-frame.ts']
const SERVICES = 'shared/services'
const ERROR_TEXTS = 'shared/domain/errors'
const WORDS = 'docs/design-language.md'

/** Every text in both languages, used, and loaded in time: English stands where `defineMessages` is called under client/
 *  and in the columns of declared reports, Vietnamese in `client/i18n/vi/<area>.json`. Words that were given up stay out.
 *  @param {string} root @returns {string[]} what is missing, unused, different or in the wrong place, with file and key */
export function checkMessages(root) {
  const sources = readSources(root, 'client')
  const read = sources.filter(({ text }) => text.includes('defineMessages(')).map(({ file, text }) => messagesIn(file, text))
  const messages = read.flatMap((one) => one.messages)
  const headers = readSources(root, SERVICES).map(({ file, text }) => messagesIn(file, text))
  return [
    ...[...read, ...headers].flatMap((one) => one.complaints),
    ...compareMessages([...messages, ...headers.flatMap((one) => one.messages)], readTranslations(root)),
    ...misplacedMessages(messages, earlyAreas(root)),
    ...unusedMessages(messages, sources, readSources(root, 'shared')),
    ...forbiddenWords(
      [...messages.map((message) => ({ ...message, language: 'en' })), ...vietnameseTexts(root)],
      wordRules(readFileSync(join(root, WORDS), 'utf8')),
    ),
  ]
}

/** @typedef {{ id: string, key: string, text: string, file: string }} Message `key` is its name in the object it stands in */

/** @param {Message[]} messages the English ones
 *  @param {Record<string, Record<string, string>>} translations area → id → Vietnamese text
 *  @returns {string[]} */
export function compareMessages(messages, translations) {
  const byId = new Map()
  const complaints = []
  for (const message of messages) {
    const first = byId.get(message.id)
    if (first && first.text !== message.text) complaints.push(`${message.file}: ${message.id} has another text than in ${first.file}`)
    byId.set(message.id, first ?? message)
  }
  for (const { id, text, file } of byId.values()) complaints.push(...compareOne(id, text, file, translations))
  for (const [area, texts] of Object.entries(translations)) {
    for (const id of Object.keys(texts)) {
      if (!byId.has(id)) complaints.push(`${translationFile(area)}: ${id} is unused: no defineMessages has it`)
      else if (areaOf(id) !== area) complaints.push(`${translationFile(area)}: ${id} belongs into ${translationFile(areaOf(id))}`)
    }
  }
  return complaints
}

function compareOne(id, text, file, translations) {
  if (!/^[a-z][\w-]*\.[\w.-]+$/i.test(id)) return [`${file}: ${id} isn't of the form area.name`]
  const target = translationFile(areaOf(id))
  const translated = translations[areaOf(id)]?.[id]
  if (typeof translated !== 'string' || translated.trim() === '') return [`${target}: ${id} is missing (${file})`]
  try {
    const [ours, theirs] = [placeholders(text), placeholders(translated)].map((list) => list.join(' '))
    return ours === theirs ? [] : [`${target}: ${id} has other placeholders: "${theirs}" instead of "${ours}"`]
  } catch (error) {
    return [`${target}: ${id} can't be read: ${error.message}`]
  }
}

/** A feature's texts come with its screens, so nothing else may show them; what the frame shows of a feature, and what
 *  several features show, has to be there before.
 *  @param {Message[]} messages @param {string[]} early areas whose Vietnamese texts come before any screen
 *  @returns {string[]} */
export function misplacedMessages(messages, early) {
  return messages.flatMap(({ id, file }) => {
    const area = areaOf(id)
    const [, feature, rest] = /^client\/features\/([^/]+)\/(.+)$/.exec(file) ?? []
    if (!feature)
      return early.includes(area) ? [] : [`${file}: ${id} is shared, but none of ${EARLY_TEXTS.join(', ')} imports ${area}.json`]
    if (id.split('.')[0] !== feature) return [`${file}: ${id} has to begin with ${feature}.`]
    const isScreens = rest === 'messages.ts'
    if (isScreens === area.endsWith('.frame'))
      return [
        `${file}: ${id} ${isScreens ? 'is for the frame and belongs out of' : `has to begin with ${feature}.frame. or to stand in`} messages.ts`,
      ]
    return []
  })
}

/** `orders.due` is of `orders`, `orders.frame.area` of `orders.frame`. */
const areaOf = (id) => /^[^.]+\.frame(?=\.)/.exec(id)?.[0] ?? id.slice(0, id.indexOf('.'))
const translationFile = (area) => `${TRANSLATIONS}/${area}.json`

/** @returns {{ file: string, text: string }[]} */
function readSources(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Areas that the early modules import by name; what the frame shows of features is found by its name. */
function earlyAreas(root) {
  const sources = EARLY_TEXTS.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  return [...sources.matchAll(/from '\.\/vi\/([\w.-]+)\.json'/g)].map(([, area]) => area)
}

/** Every Vietnamese text of screens, and of errors; those in English have the specification's wording. */
function vietnameseTexts(root) {
  const screens = Object.entries(readTranslations(root)).flatMap(([area, texts]) =>
    Object.entries(texts).map(([id, text]) => ({ id, text, language: 'vi', file: translationFile(area) })),
  )
  const errors = readSources(root, ERROR_TEXTS).flatMap(({ file, text: source }) =>
    [...source.matchAll(/'([\w.-]+)': \{[^}]*?\bvi: '((?:[^'\\]|\\.)*)'/g)].map(([, id, text]) => ({ id, text, language: 'vi', file })),
  )
  return [...screens, ...errors]
}

function readTranslations(root) {
  const folder = join(root, TRANSLATIONS)
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(files.map((name) => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, name), 'utf8'))]))
}
