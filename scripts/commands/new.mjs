import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { apiDescription, DESCRIPTION_FILE } from '../check/openapi.mjs'
import { root } from '../ensure/paths.mjs'
import { prepare } from '../ensure/prepare.mjs'
import { writeAreas } from '../areas-pages.mjs'
import { writeFeatures } from '../new/features.mjs'
import { knownArea, serviceWords, singularOf, wordsOf } from '../new/service-words.mjs'
import { reportWords } from '../new/report-words.mjs'
import { writeReport } from '../new/report.mjs'
import { writeService } from '../new/service.mjs'
import { declaredServices, writeRegistry } from '../registry.mjs'

const HELP = `npm run new -- service <names> --area <area> [--vi "…"] [--singular "…"] [--plural "…"]
    A plain service with its screen: \`npm run new -- service vehicles --area partners --vi "xe"\`
npm run new -- report <name> --of <service> --vi "…" [--title "…"]
    A declared report of a service with its page: \`npm run new -- report fuel --of vehicles --vi "Nhiên liệu"\`
npm run new -- renew
    After fields or files of a service changed: the registry, the lists of features, the areas' pages, the description of the API
npm run new -- features
    The lists of features alone`

/** What `npm run new -- <kind>` writes.
 *  @type {Record<string, (args: string[], progress: { say: (line: string) => void }) => Promise<string[]>>} kind → writes, and answers the files */
const kinds = {
  service: newService,
  report: newReport,
  renew,
  features: async () => writeFeatures(root),
}

/** @returns {Promise<number>} the exit code */
export async function create([kind, ...args], progress) {
  await prepare([], progress)
  const write = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : null
  if (!write) {
    progress.say(HELP)
    return 1
  }
  try {
    for (const file of await write(args, progress)) progress.say(`wrote ${file}`)
    return 0
  } catch (error) {
    // What was typed can't be done, and the message says why; anything else is a fault of ours.
    if (!(error instanceof RangeError) && error.code?.startsWith('ERR_PARSE_ARGS') !== true) throw error
    progress.say(error.message)
    return 1
  }
}

async function newService(args, progress) {
  const word = { type: 'string' }
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { area: word, singular: word, plural: word, vi: word },
  })
  const [path] = positionals
  const area = knownArea(values.area)
  const words = serviceWords(path, { ...values, ...(path && process.stdin.isTTY ? await askFor(path, values) : null) })
  return [...(await writeService(root, { ...words, area })), ...(await renew([], progress))]
}

async function newReport(args, progress) {
  const word = { type: 'string' }
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { of: word, title: word, vi: word } })
  const words = reportWords(positionals[0], values, declaredServices(root))
  return [...(await writeReport(root, words)), ...(await renew([], progress))]
}

/** Asks for the words that weren't given. */
async function askFor(path, { singular, vi }) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const suggested = singularOf(wordsOf(path))
    return {
      singular: singular ?? ((await terminal.question(`One of them in English (${suggested}): `)) || suggested),
      vi: vi ?? (await terminal.question(`In Vietnamese, as within a sentence: `)),
    }
  } finally {
    terminal.close()
  }
}

async function renew(_args, progress) {
  const lists = [...(await writeRegistry(root)), ...writeFeatures(root), ...(await writeAreas(root))]
  writeFileSync(join(root, DESCRIPTION_FILE), await apiDescription(root, progress))
  return [...lists, DESCRIPTION_FILE]
}
