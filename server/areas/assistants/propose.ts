import {
  MAX_PROPOSED_BYTES,
  MOST_WAITING,
  SUM_OF_PROPOSED,
  type ProposedAct,
  type ProposedService,
} from '@shared/areas/assistants/rules/proposable'
import { USUAL_PROPOSAL_HOURS } from '@shared/areas/workspace/services/apiKeys'
import { dayOf, endOfDay, startOfDay } from '@shared/foundation/days/days'
import { isEqual } from '@shared/foundation/equal'
import type { Dong } from '@shared/foundation/money/money'
import { declarationOf } from '@shared/registry/declarations'
import type { Application } from '../../kernel/application'
import type { Caller, CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import { serialize } from '../../kernel/serialize'
import { dryRun, type SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { boardAmong, whoMayConfirm } from './audience'
import { isObject, type Fields } from './plain'
import { write, type Write } from './write'

export interface Proposing {
  readonly app: Application
  /** An assistant's key. */
  readonly caller: Caller
  readonly language?: CallParams['language']
}

export interface Proposed {
  readonly service: ProposedService
  readonly act: ProposedAct
  /** The record to change. */
  readonly id?: string
  readonly data: Fields
  readonly reason?: string
}

const HOUR_MS = 3_600_000
const SECOND_MS = 1000
const MOST_FIELDS = 40
const MAX_VALUE_LENGTH = 4000

/**
 * Keeps what an assistant proposes, once the write itself was tried in a dry run as the key's own: what couldn't be written can't be proposed.
 * Nothing of it is written.
 * @throws AppError as the write would be refused; 409 when too many wait; 429 once the key has made its proposals of the day; 403 for a sum above
 *   the key's limit
 */
export const propose = async ({ app, caller, language }: Proposing, proposed: Proposed): Promise<StoredOf<'proposals'>> => {
  const { service, act, id, data, reason } = proposed
  const { key } = caller
  if (key?.assistant !== 'may write') throw AppError.of('rights.missing')
  const text = JSON.stringify(data)
  if (Buffer.byteLength(text) > MAX_PROPOSED_BYTES) throw AppError.of('assistants.too-large')
  const { workspaceId } = caller
  await assertRoom(app.get('database').records('proposals', workspaceId), caller, app.get('now')())
  const declaration = declarationOf(service)
  const params = { caller, ...(language ? { language } : {}) }
  const record = id === undefined ? null : await app.service(service).read(id, params)
  const before = record && asAnswered(serialize(declaration, record, caller) ?? {})
  const basedOn = record?.rev
  const after = asAnswered(await answerOf(app, params, { service, act, ...(id === undefined ? {} : { id }), basedOn, data }))
  const changes = before ? changesOf(before, after) : beginningOf(data, after)
  if (Object.keys(changes).length === 0) throw AppError.of('assistants.nothing-changes')
  assertWithinLimit(key.mostDong, service, { before, after, changes })
  const group = groupOf(after) ?? groupOf(before ?? {})
  const able = whoMayConfirm(declaration, workspaceId, { act, group, holds: [data, ...sidesOf(changes)], record })
  const audience = key.boardConfirms ? boardAmong(able) : able
  if (audience.length === 0) throw AppError.of('assistants.nobody-may')
  // A new one gets its number when it is written.
  const title = titleOf(before ?? { ...after, order_number: undefined })
  const proposals = app.service('proposals')
  return proposals.run(params, [lock.record('apiKeys', key._id)], async (work) => {
    await assertRoom(work.read('proposals'), caller, work.now)
    return proposals.add(work, params, {
      keyId: key._id,
      service,
      act,
      ...(id === undefined ? {} : { recordId: id }),
      ...(title ? { title } : {}),
      ...(group ? { group } : {}),
      ...(basedOn === undefined ? {} : { basedOn }),
      changes,
      ...(reason ? { reason } : {}),
      sent: text,
      status: 'waiting',
      expires: new Date(work.now.getTime() + (key.proposalHours ?? USUAL_PROPOSAL_HOURS) * HOUR_MS),
      audience: [...audience],
    })
  })
}

/** @throws AppError 409 when so many of the key wait that nobody could look at more; 429 once it has made its proposals of the day */
const assertRoom = async (kept: ReturnType<SocaiUnitOfWork['read']>, { key, zone }: Caller, now: Date): Promise<void> => {
  if (!key) return
  const { _id: keyId, dailyProposals } = key
  if ((await kept.count({ keyId, status: 'waiting' })) >= MOST_WAITING) throw AppError.of('assistants.too-many', { limit: MOST_WAITING })
  if (dailyProposals === undefined) return
  const today = dayOf(now, zone)
  if ((await kept.count({ keyId, created: { $gte: startOfDay(today, zone) } })) < dailyProposals) return
  const retryAfter = Math.max(1, Math.ceil((endOfDay(today, zone).getTime() - now.getTime()) / SECOND_MS))
  throw AppError.of('assistants.spent-today', { most: dailyProposals }, { data: { retryAfter } })
}

interface Sides {
  readonly before: Fields | null
  readonly after: Fields
  readonly changes: Changes
}

/**
 * What an order or an entry comes to counts whatever of it changes, as it was or would be: cancelling is as much as making. A partner's
 * credit counts where it changes.
 * @throws AppError 403 for a sum above the key's limit
 */
const assertWithinLimit = (mostDong: Dong | undefined, service: ProposedService, { before, after, changes }: Sides): void => {
  const field = SUM_OF_PROPOSED[service]
  if (mostDong === undefined || field === undefined) return
  if (service === 'assets' && !Object.hasOwn(changes, field)) return
  const sums = [before?.[field], after[field]].filter((sum): sum is number => typeof sum === 'number')
  if (sums.some((sum) => Math.abs(sum) > mostDong)) throw AppError.of('assistants.above-limit', { mostDong })
}

/** What the write would answer; it is left at that. */
const answerOf = async (app: Application, params: CallParams & { caller: Caller }, proposed: Write): Promise<object> => {
  const { workspaceId, zone } = params.caller
  let answer: object = {}
  await dryRun(app.get('work'), { workspaceId, now: app.get('now'), zone }, async (work) => {
    answer = await write(app, { ...params, within: work }, proposed)
  })
  return answer
}

/** As it leaves: texts for ids and moments. */
const asAnswered = (record: object): Fields => {
  const plain: unknown = JSON.parse(JSON.stringify(record))
  return isObject(plain) ? plain : {}
}

const groupOf = ({ group }: Fields): string | undefined => (typeof group === 'string' ? group : undefined)

/** What every change of a record changes. */
const PASSING: ReadonlySet<string> = new Set(['rev', 'updated', 'updater', 'updaterProgram'])

type Changes = StoredOf<'proposals'>['changes']

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
      const named = field.endsWith('Id') ? field.slice(0, -2) : field
      const told = isObject(after[named]) ? named : field
      return after[told] === undefined ? [] : [[told, { after: after[told] }] as const]
    }),
  )

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
const brief = (value: unknown): unknown => {
  if (JSON.stringify(value).length <= MAX_VALUE_LENGTH) return value
  return Array.isArray(value) ? { entries: value.length } : `${JSON.stringify(value).slice(0, MAX_VALUE_LENGTH)}…`
}

const titleOf = (record: Fields): string | undefined => {
  const { order_number: number, name, customer, supplier, agent } = record
  const called = [number, name, ...[customer, supplier, agent].map((partner) => (isObject(partner) ? partner['name'] : undefined))]
  const words = called.filter((word): word is string => typeof word === 'string' && word !== '')
  return words.length > 0 ? words.slice(0, 2).join(' · ').slice(0, 500) : undefined
}
