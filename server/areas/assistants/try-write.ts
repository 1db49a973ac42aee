import type { ProposedAct, ProposedService } from '@shared/areas/assistants/rules/proposable'
import type { Effect } from '@shared/areas/assistants/services/proposals'
import { isEqual } from '@shared/foundation/equal'
import type { Right } from '@shared/foundation/rights/rights'
import { declarationOf } from '@shared/registry/declarations'
import type { Application } from '../../kernel/application'
import type { Caller, CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import { serialize } from '../../kernel/serialize'
import { dryRun } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { whoMayConfirm } from './audience'
import { effectsOf } from './effects'
import { isObject, type Fields } from './plain'
import { write } from './write'

export interface WriteToTry {
  readonly service: ProposedService
  readonly act: ProposedAct
  /** The record to change. */
  readonly id?: string | undefined
  readonly data: Fields
}

export type Changes = StoredOf<'proposals'>['changes']

/** What a write would come to. */
export interface TriedWrite {
  /** The record as the caller is answered it, before and after; null of a new one. */
  readonly before: Fields | null
  readonly after: Fields
  readonly changes: Changes
  readonly effects: Effect[]
  /** The `rev` of the record as it stood. */
  readonly basedOn: number | undefined
  readonly group: string | undefined
  /** What the record is called. */
  readonly title: string | undefined
  /** Who may do the write and see all that it shows. */
  readonly able: readonly ('member' | Right)[]
}

const MOST_FIELDS = 40
const MAX_VALUE_LENGTH = 4000

/**
 * Tries a write in a dry run as the caller's own, and tells what it would come to. Nothing of it is written.
 * @throws AppError as the write would be refused; 400 where nothing would change
 */
export const tryWrite = async (
  app: Application,
  params: CallParams & { readonly caller: Caller },
  { service, act, id, data }: WriteToTry,
): Promise<TriedWrite> => {
  const { caller } = params
  const { workspaceId, zone } = caller
  const declaration = declarationOf(service)
  const record = id === undefined ? null : await app.service(service).read(id, params)
  const before = record && asAnswered(serialize(declaration, record, caller) ?? {})
  const basedOn = record?.rev
  let answer: object = {}
  let effects: Effect[] = []
  await dryRun(app.get('work'), { workspaceId, now: app.get('now'), zone }, async (work) => {
    answer = await write(app, { ...params, within: work }, { service, act, id, basedOn, data })
    effects = effectsOf(work.changedRecords(), { zone })
  })
  const after = asAnswered(answer)
  const changes = before ? changesOf(before, after) : beginningOf(data, after)
  if (Object.keys(changes).length === 0) throw AppError.of('assistants.nothing-changes')
  const group = groupOf(after) ?? groupOf(before ?? {})
  const able = whoMayConfirm(declaration, workspaceId, { act, group, holds: [data, ...sidesOf(changes)], record })
  // A new one gets its number when it is written.
  const title = titleOf(before ?? { ...after, order_number: undefined })
  return { before, after, changes, effects, basedOn, group, title, able }
}

/** As it leaves: texts for ids and moments. */
const asAnswered = (record: object): Fields => {
  const plain: unknown = JSON.parse(JSON.stringify(record))
  return isObject(plain) ? plain : {}
}

const groupOf = ({ group }: Fields): string | undefined => (typeof group === 'string' ? group : undefined)

/** What every change of a record changes. */
const PASSING: ReadonlySet<string> = new Set(['rev', 'updated', 'updater', 'updaterProgram'])

/** The changed fields as they were, and as they would be. */
const sidesOf = (changes: Changes): readonly Fields[] =>
  (['before', 'after'] as const).map((side) => Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[side]])))

/** Fields that differ, before and after. */
const changesOf = (before: Fields, after: Fields): Changes =>
  kept(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) =>
      PASSING.has(field) || isEqual(before[field], after[field]) ? [] : [[field, { before: before[field], after: after[field] }] as const],
    ),
  )

/** What a new record begins with: what was sent, the records that it names by what they are called, and what it comes to. */
const beginningOf = (sent: Fields, after: Fields): Changes =>
  kept(
    [...Object.keys(sent), 'total'].flatMap((field) => {
      const told = isObject(after[namedBy(field)]) ? namedBy(field) : field
      return after[told] === undefined ? [] : [[told, { after: after[told] }] as const]
    }),
  )

/** The field that tells what a field with an id names. */
export const namedBy = (field: string): string => (field.endsWith('Id') ? field.slice(0, -2) : field)

const kept = (entries: readonly (readonly [string, { readonly before?: unknown; readonly after?: unknown }])[]): Changes =>
  Object.fromEntries(
    entries
      .slice(0, MOST_FIELDS)
      .map(([field, { before, after }]) => [
        field,
        { ...(before === undefined ? {} : { before: brief(before) }), ...(after === undefined ? {} : { after: brief(after) }) },
      ]),
  )

/** Long lists are told by how many they hold. */
export const brief = (value: unknown): unknown => {
  if (JSON.stringify(value).length <= MAX_VALUE_LENGTH) return value
  return Array.isArray(value) ? { entries: value.length } : `${JSON.stringify(value).slice(0, MAX_VALUE_LENGTH)}…`
}

const titleOf = (record: Fields): string | undefined => {
  const { order_number: number, name, customer, supplier, agent } = record
  const called = [number, name, ...[customer, supplier, agent].map((partner) => (isObject(partner) ? partner['name'] : undefined))]
  const words = called.filter((word): word is string => typeof word === 'string' && word !== '')
  return words.length > 0 ? words.slice(0, 2).join(' · ').slice(0, 500) : undefined
}
