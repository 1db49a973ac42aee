import { prepare } from '../ensure/prepare.mjs'
import { root } from '../ensure/paths.mjs'
import { writeFeatures } from '../new/features.mjs'

/** What `npm run new -- <kind>` writes. @type {Record<string, (args: string[]) => string[]>} kind → writes, and answers the files */
const kinds = {
  features: () => writeFeatures(root),
}

/** `npm run new -- features`: writes the lists of features anew after a folder came or went. */
export async function create([kind, ...args], progress) {
  await prepare([], progress)
  const write = kinds[kind]
  if (!write) {
    progress.say(`npm run new -- ${Object.keys(kinds).join(' | ')}`)
    return 1
  }
  for (const file of write(args)) progress.say(`wrote ${file}`)
  return 0
}
