import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { featureFolders } from '../new/features.mjs'
import { messagesIn } from './message-source.mjs'
import { placeholders } from './placeholders.mjs'
import { unusedMessages } from './unused-messages.mjs'
import { forbiddenWords, wordRules } from './words.mjs'

/** Where the Vietnamese texts stand that belong to no area. */
const TRANSLATIONS = 'client/i18n/vi'
/** The modules that load Vietnamese texts before any screen does. */
const EARLY_TEXTS = ['client/i18n/vietnamese-entry.ts', 'client/i18n/vietnamese-frame.ts', 'client/i18n/vietnamese-parts.ts']
const AREAS = 'client/areas'
/** Where the texts of a feature's screens stand, below its folder: those of its first screen may stand apart. */
const SCREENS_TEXTS = /^([a-z]+-)?messages\.ts$/
const DECLARATIONS = 'shared/areas'
const WORDS = 'docs/design-language.md'

/** Every text in both languages, used, and loaded in time: English stands where `defineMessages` is called under client/
 *  and in the columns of declared reports, Vietnamese in the `vi.json` of a feature's or part's folder (what the frame shows of a feature in
 *  its `vi.frame.json`), and in `client/i18n/vi/<name>.json` what no area owns. Words that were given up stay out.
 *  @param {string} root @returns {string[]} what is missing, unused, different or in the wrong place, with file and key */
export function checkMessages(root) {
  const sources = readSources(root, 'client')
  const read = sources.filter(({ text }) => text.includes('defineMessages(')).map(({ file, text }) => messagesIn(file, text))
  const messages = read.flatMap((one) => one.messages)
  const headers = readSources(root, DECLARATIONS).map(({ file, text }) => messagesIn(file, text))
  const files = translationFiles(root)
  const features = featureFolders(root)
  return [
    ...[...read, ...headers].flatMap((one) => one.complaints),
    ...compareMessages([...messages, ...headers.flatMap((one) => one.messages)], readTranslations(root, files), fileOf(files, features)),
    ...misplacedMessages(messages, earlyAreas(root), features),
    ...unusedMessages(messages, sources, readSources(root, 'shared')),
    ...forbiddenWords(
      [...messages.map((message) => ({ ...message, language: 'en' })), ...vietnameseTexts(root, files)],
      wordRules(readFileSync(join(root, WORDS), 'utf8')),
    ),
  ]
}

/** @typedef {{ id: string, key: string, text: string, file: string }} Message `key` is its name in the object it stands in */

/** @param {Message[]} messages the English ones
 *  @param {Record<string, Record<string, string>>} translations area → id → Vietnamese text
 *  @param {(area: string) => string} translationFile where an area's Vietnamese texts stand, or should
 *  @returns {string[]} */
export function compareMessages(messages, translations, translationFile = sharedFile) {
  const byId = new Map()
  const complaints = []
  for (const message of messages) {
    const first = byId.get(message.id)
    if (first && first.text !== message.text) complaints.push(`${message.file}: ${message.id} has another text than in ${first.file}`)
    byId.set(message.id, first ?? message)
  }
  for (const { id, text, file } of byId.values()) complaints.push(...compareOne(id, text, file, translations, translationFile))
  for (const [area, texts] of Object.entries(translations)) {
    for (const id of Object.keys(texts)) {
      if (!byId.has(id)) complaints.push(`${translationFile(area)}: ${id} is unused: no defineMessages has it`)
      else if (areaOf(id) !== area) complaints.push(`${translationFile(area)}: ${id} belongs into ${translationFile(areaOf(id))}`)
    }
  }
  return complaints
}

function compareOne(id, text, file, translations, translationFile) {
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
 *  @param {string[]} features their folders
 *  @returns {string[]} */
export function misplacedMessages(messages, early, features) {
  return messages.flatMap(({ id, file }) => {
    const area = areaOf(id)
    const folder = featureOf(file, features)
    if (!folder)
      return early.includes(area) ? [] : [`${file}: ${id} is shared, but none of ${EARLY_TEXTS.join(', ')} imports the texts of ${area}`]
    const feature = basename(folder)
    const rest = file.slice(folder.length + 1)
    if (id.split('.')[0] !== feature) return [`${file}: ${id} has to begin with ${feature}.`]
    const isScreens = SCREENS_TEXTS.test(rest)
    if (isScreens === area.endsWith('.frame'))
      return [
        `${file}: ${id} ${isScreens ? 'is for the frame and belongs out of' : `has to begin with ${feature}.frame. or to stand in`} messages.ts`,
      ]
    return []
  })
}

/** `orders.due` is of `orders`, `orders.frame.area` of `orders.frame`. */
const areaOf = (id) => /^[^.]+\.frame(?=\.)/.exec(id)?.[0] ?? id.slice(0, id.indexOf('.'))
const sharedFile = (area) => `${TRANSLATIONS}/${area}.json`

/** The feature a file is of: the nearest folder with a manifest. Parts are for several features, and so are shared. */
const featureOf = (file, features) =>
  /\/parts\//.test(file) ? undefined : features.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0]

/** Where the texts of an area stand; of a feature that has none yet, where they have to. */
const fileOf = (files, features) => (area) => {
  const [name, frame] = area.split('.')
  const folder = features.find((one) => basename(one) === name && one.startsWith(AREAS))
  return files[area] ?? (folder ? `${folder}/${frame ? 'vi.frame' : 'vi'}.json` : sharedFile(area))
}

/** The files of Vietnamese texts: one is known by its own name in `client/i18n/vi`, by its folder's within the areas.
 *  @returns {Record<string, string>} area → file */
function translationFiles(root) {
  const below = (folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
      : []
  const shared = below(TRANSLATIONS).filter((file) => file.endsWith('.json'))
  const own = below(AREAS).filter((file) => /\/vi(\.frame)?\.json$/.test(file))
  return Object.fromEntries([
    ...shared.map((file) => [basename(file, '.json'), file]),
    ...own.map((file) => {
      const parts = file.split('/')
      return [`${parts.at(-2)}${parts.at(-1) === 'vi.frame.json' ? '.frame' : ''}`, file]
    }),
  ])
}

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
  return [...sources.matchAll(/from '(?:\.\/vi\/([\w.-]+)|\.\.\/areas\/[\w/-]+?\/([\w-]+)\/vi|\.\.\/areas\/([\w-]+)\/vi)\.json'/g)].map(
    ([, shared, own, area]) => shared ?? own ?? area,
  )
}

/** Every Vietnamese text of screens, and of errors; those in English have the specification's wording. */
function vietnameseTexts(root, files) {
  const screens = Object.entries(readTranslations(root, files)).flatMap(([area, texts]) =>
    Object.entries(texts).map(([id, text]) => ({ id, text, language: 'vi', file: files[area] })),
  )
  const catalogues = readSources(root, DECLARATIONS).filter(({ file }) => /[/-]errors\.ts$/.test(file))
  const errors = catalogues.flatMap(({ file, text: source }) =>
    [...source.matchAll(/'([\w.-]+)': \{[^}]*?\bvi: '((?:[^'\\]|\\.)*)'/g)].map(([, id, text]) => ({ id, text, language: 'vi', file })),
  )
  return [...screens, ...errors]
}

/** @returns {Record<string, Record<string, string>>} area → id → Vietnamese text */
const readTranslations = (root, files) =>
  Object.fromEntries(Object.entries(files).map(([area, file]) => [area, JSON.parse(readFileSync(join(root, file), 'utf8'))]))
