import { readFile, writeFile } from 'node:fs/promises'
import type { RecordService } from '@shared/registry/names'
import { services } from '@shared/registry/index'
import type { UsualBodies } from '../../kernel/openapi/usual-bodies'
import { offers, type Examples } from './examples'

const PLACE = `${__dirname}/../../kernel/openapi/usual-bodies.ts`

/** What the description shows beside each method whose declaration has no example of its own: what the contract suites send. */
export const bodiesOf = async (examples: Examples): Promise<{ readonly [Name in RecordService]?: UsualBodies }> => {
  const all = await Promise.all(
    (Object.keys(services) as RecordService[]).sort().map(async (name) => {
      const { create, patch } = services[name].examples ?? {}
      const usual = {
        ...(offers(name, 'create') && !create ? { create: alikeEachTime(await examples[name].create()) } : {}),
        ...(offers(name, 'patch') && !patch ? { patch: alikeEachTime(examples[name].patch) } : {}),
      }
      const bodies = Object.fromEntries(Object.entries(usual).filter(([, body]) => Object.keys(body).length > 0))
      return [name, bodies] as const
    }),
  )
  return Object.fromEntries(all.filter(([, bodies]) => Object.keys(bodies).length > 0))
}

/** Ids and moments differ each time that examples are made. */
const alikeEachTime = (body: object): object => {
  const ids: string[] = []
  const idOf = (id: string): string => {
    if (!ids.includes(id)) ids.push(id)
    return `65f0c0ffee00000000000${String(ids.indexOf(id) + 1).padStart(3, '0')}`
  }
  const written = JSON.stringify(body, (_, value: unknown) => {
    if (typeof value !== 'string') return value
    if (/^[0-9a-f]{24}$/.test(value)) return idOf(value)
    if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return '2026-11-21T03:00:00.000Z'
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return '2026-11-21'
    if (/^\d{4}-\d{2}$/.test(value)) return '2026-11'
    return value.replace(/^Mẫu [0-9a-z]+$/, 'Mẫu')
  })
  return JSON.parse(written) as object
}

/** The fields of a body and what kind of value each holds: numbers and names that make an example unique are left aside. */
export const outlineOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(outlineOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, outlineOf(inner)]))
}

/** Writes them where the description is made. */
export const writeBodies = async (bodies: object): Promise<void> => {
  const source = await readFile(PLACE, 'utf8')
  const upTo = source.indexOf(' = {', source.indexOf('usualBodies'))
  await writeFile(PLACE, `${source.slice(0, upTo)} = ${JSON.stringify(bodies, null, 2)}\n`)
}
