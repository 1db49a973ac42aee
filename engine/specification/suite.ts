import { EJSON, type Document } from 'bson'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One test of a file of the unified test format. */
export interface SpecTest {
  /** `suite/file` without its ending. */
  readonly file: string
  readonly name: string
  readonly definition: Document
  /** The file around it: entities, initial data, requirements. */
  readonly around: Document
}

/** What the engine shows itself to be, by which tests choose where they run. */
export const shownVersion = '8.0.0'
const shownTopology = 'replicaset'

const suites = ['crud', 'retryable-writes', 'sessions', 'transactions', 'transactions-convenient-api']

/** All tests of the suites above.   @param clone of the specifications' repository */
export function readTests(clone: string): SpecTest[] {
  return suites.flatMap((suite) => {
    const tests = join(clone, 'source', suite, 'tests')
    const folder = existsSync(join(tests, 'unified')) ? join(tests, 'unified') : tests
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .flatMap((name) => testsOf(`${suite}/${name.slice(0, -5)}`, EJSON.parse(readFileSync(join(folder, name), 'utf8')) as Document))
  })
}

const testsOf = (file: string, around: Document): SpecTest[] =>
  (around.tests as Document[]).map((definition) => ({ file, name: String(definition.description), definition, around }))

/** Why a test is not meant for a server like the engine, in words; null when it is. */
export function unmetRequirement({ definition, around }: SpecTest): string | null {
  for (const skipped of [around.skipReason, definition.skipReason] as unknown[])
    if (typeof skipped === 'string') return `skipped by the specification: ${skipped}`
  for (const alternatives of [around.runOnRequirements, definition.runOnRequirements] as (Document[] | undefined)[]) {
    const unmet = alternatives?.map(whatIsMissing) ?? []
    if (unmet.length > 0 && unmet.every((reason) => reason !== null)) return `needs ${unmet.join(', or ')}`
  }
  return null
}

function whatIsMissing(needs: Document): string | null {
  if (needs.minServerVersion && isNewer(String(needs.minServerVersion), shownVersion)) return `a server ≥ ${needs.minServerVersion}`
  if (needs.maxServerVersion && isNewer(shownVersion, String(needs.maxServerVersion))) return `a server ≤ ${needs.maxServerVersion}`
  if (needs.topologies && !(needs.topologies as string[]).includes(shownTopology)) return (needs.topologies as string[]).join(' or ')
  if (needs.auth === true) return 'users with passwords'
  if (needs.serverless === 'require') return 'a serverless instance'
  if (needs.csfle) return 'client-side encryption'
  if (needs.serverParameters) return `the parameters ${Object.keys(needs.serverParameters as Document).join(', ')}`
  return null
}

function isNewer(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let i = 0; i < 3; i++) if ((left![i] ?? 0) !== (right![i] ?? 0)) return (left![i] ?? 0) > (right![i] ?? 0)
  return false
}
