import { describedAccount, type SubLedger } from '@shared/foundation/ledger/accounts'
import { CARRIER_NAMES, CARRIERS } from '@shared/areas/carriers/rules/statuses'
import { can } from '@shared/foundation/rights/rights'
import { ENTERED_SERVICES, type LedgerEntry } from '@shared/areas/books/services/ledger'
import type { Stored } from '@shared/foundation/declaration/wire'
import { declarationOf } from '@shared/registry/declarations'
import type { RecordService } from '@shared/registry/names'
import type { Caller } from '../../../kernel/call'
import type { SocaiDatabase } from '../../../kernel/collections'
import { fieldsOfRows } from '../../../kernel/parse-query'
import { serialize } from '../../../kernel/serialize'
import type { ReadEntry } from './read-entries'

type View = Readonly<Record<string, unknown>>
type Line = ReadEntry['lines'][number]

/** What is told of the record of an entry; nothing of one that the caller may not read. */
export type ToldCause = Pick<Stored<LedgerEntry>, 'service' | 'recordId' | 'number' | 'name' | 'group' | 'by'>

/** Tells of entries what the caller may know of them. */
export interface Teller {
  readonly causeOf: (entry: ReadEntry) => ToldCause
  readonly nameOf: (line: Line) => string | undefined
}

/** The services whose records sub-ledgers name. */
const NAMED: Readonly<Partial<Record<SubLedger, RecordService>>> = {
  partner: 'assets',
  asset: 'assets',
  product: 'products',
  member: 'users',
  carrier: 'carrierAccounts',
}

const isEntered = (service: string): service is (typeof ENTERED_SERVICES)[number] => ENTERED_SERVICES.some((each) => each === service)

/** What is read at once for a page: its records as the caller may see them, who did it, and what lines are of. */
export const tellerOf = async (database: SocaiDatabase, caller: Caller, entries: readonly ReadEntry[]): Promise<Teller> => {
  const wanted = new Map<RecordService, Set<string>>()
  const want = (service: RecordService, id: string): void => void wanted.set(service, (wanted.get(service) ?? new Set()).add(id))
  for (const { service, recordId, lines } of entries) {
    if (isEntered(service)) want(service, recordId)
    for (const { account, of } of lines) {
      const named = NAMED[describedAccount(account).by]
      if (named && of !== '') want(named, of)
    }
  }
  const views = new Map<string, View>()
  await Promise.all(
    [...wanted].map(async ([service, ids]) => {
      for (const [id, view] of await viewsOf(database, caller, service, [...ids])) views.set(`${service} ${id}`, view)
    }),
  )
  const seen = entries.filter(({ service, recordId }) => views.has(`${service} ${recordId}`))
  const actors = await actorsOf(database, caller.workspaceId, seen)
  return {
    causeOf: ({ service, recordId, at }) => {
      const view = views.get(`${service} ${recordId}`)
      if (!view || !isEntered(service)) return {}
      const number = textIn(view, 'order_number') ?? textIn(view, 'number') ?? textIn(viewIn(view, 'order'), 'order_number')
      const name = textIn(view, 'name') ?? textIn(view, 'recipientName') ?? partnerIn(view) ?? textIn(viewIn(view, 'to'), 'name')
      const group = textIn(view, 'group')
      return {
        service,
        recordId,
        ...(number === undefined ? {} : { number }),
        ...(name === undefined ? {} : { name: name.slice(0, 500) }),
        ...(group === undefined ? {} : { group }),
        by: actors.get(actKey(recordId, at)) ?? null,
      }
    },
    nameOf: ({ account, of }) => {
      const { by } = describedAccount(account)
      const service = NAMED[by]
      if (of === '') return undefined
      if (service) {
        const view = views.get(`${service} ${of}`)
        return textIn(view, 'name') ?? (by === 'carrier' ? carrierIn(view) : undefined)
      }
      // What single purses hold is told to whoever keeps them.
      return by === 'label' && !can(caller.rights, ['/funds']) ? undefined : of
    },
  }
}

/** What is told of a record, and the group by which it is told. */
const TOLD = [
  'group',
  'order_number',
  'number',
  'name',
  'recipientName',
  'customer',
  'agent',
  'supplier',
  'user',
  'carrier',
  'order',
  'to',
] as const

const viewsOf = async (
  database: SocaiDatabase,
  caller: Caller,
  service: RecordService,
  ids: readonly string[],
): Promise<[string, View][]> => {
  const declaration = declarationOf(service)
  const only = [...new Set([...TOLD, ...fieldsOfRows(declaration.rows?.(caller) ?? {})])]
  const records: readonly (object & { readonly _id: string })[] = await database.records(service, caller.workspaceId).byIds(ids, { only })
  return records.flatMap((record): [string, View][] => {
    const view = serialize(declaration, record, caller)
    return view ? [[record._id, view]] : []
  })
}

const textIn = (view: View | undefined, field: string): string | undefined => {
  const value = view?.[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const viewIn = (view: View, field: string): View | undefined => {
  const value = view[field]
  return typeof value === 'object' && value !== null ? (value as View) : undefined
}

/** A carrier that has no name of its own; own drivers are called in the reader's language. */
const carrierIn = (view: View | undefined): string | undefined => {
  const carrier = CARRIERS.find((each) => each === view?.['carrier'])
  return carrier && CARRIER_NAMES[carrier]
}

const partnerIn = (view: View): string | undefined => {
  for (const field of ['customer', 'agent', 'supplier', 'user']) {
    const partner = view[field]
    if (typeof partner === 'object' && partner !== null && 'name' in partner && typeof partner.name === 'string') return partner.name
  }
  return undefined
}

const actKey = (recordId: string, at: Date): string => `${recordId} ${at.getTime()}`

type Actor = NonNullable<ToldCause['by']>

/** Who made the changes that were entered, as the history tells it. */
const actorsOf = async (database: SocaiDatabase, workspaceId: string, entries: readonly ReadEntry[]): Promise<Map<string, Actor>> => {
  const times = entries.map(({ at }) => at.getTime())
  if (times.length === 0) return new Map()
  const rows = await database.records('audits', workspaceId).find(
    {
      recordId: { $in: [...new Set(entries.map(({ recordId }) => recordId))] },
      at: { $gte: new Date(Math.min(...times)), $lte: new Date(Math.max(...times)) },
    },
    { only: ['recordId', 'at', 'by'] },
  )
  return new Map(rows.flatMap(({ recordId, at, by }) => (by ? [[actKey(recordId, at), by as Actor] as const] : [])))
}
