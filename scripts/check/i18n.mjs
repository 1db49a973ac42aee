import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messagesIn } from './message-source.mjs'
import { placeholders } from './placeholders.mjs'

const TRANSLATIONS = 'client/i18n/vi'
const SERVICES = 'shared/services'

/** Every text in both languages: English stands in the `messages.ts` files under client/ and in the columns of declared
 *  reports, Vietnamese in `client/i18n/vi/<area>.json`.
 *  @param {string} root @returns {string[]} what is missing, unused or different, with file and key */
export function checkMessages(root) {
  const { messages, complaints } = readMessages(root)
  const translations = readTranslations(root)
  return [...complaints, ...compareMessages(messages, translations)]
}

/** @typedef {{ id: string, text: string, file: string }} Message */

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
      if (!byId.has(id)) complaints.push(`${translationFile(area)}: ${id} is unused: no messages.ts defines it`)
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

const areaOf = (id) => id.slice(0, id.indexOf('.'))
const translationFile = (area) => `${TRANSLATIONS}/${area}.json`

function readMessages(root) {
  const files = readdirSync(join(root, 'client'), { recursive: true })
    .map((name) => `client/${String(name)}`)
    .filter((file) => /(^|\/)messages\.tsx?$/.test(file))
    .concat(servicesOf(root))
    .sort()
  const read = files.map((file) => messagesIn(file, readFileSync(join(root, file), 'utf8')))
  return { messages: read.flatMap((one) => one.messages), complaints: read.flatMap((one) => one.complaints) }
}

/** Their reports name columns. */
function servicesOf(root) {
  const folder = join(root, SERVICES)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => (/^\w+\.ts$/.test(name) ? [`${SERVICES}/${name}`] : []))
}

function readTranslations(root) {
  const folder = join(root, TRANSLATIONS)
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(files.map((name) => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, name), 'utf8'))]))
}
