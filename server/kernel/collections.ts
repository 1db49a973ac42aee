import type { Language } from '@shared/registry/catalogue'
import type { RecordService } from '@shared/registry/names'
import { declarations } from '@shared/registry/declarations'
import type { RecordOf, UnansweredOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Id } from '@shared/foundation/ids'
import type { AccessKind } from '@shared/foundation/rights/accesses'
import type { KeptCommission } from '@shared/areas/agents/rules/kept'
import type { Movement as StockMovement } from '@shared/foundation/documents/stock-types'
import type { CollectionDefinition, Database, Reader } from '../platform/mongo/database'
import { kindsOf } from '../platform/mongo/codec'
import type { RollupRow } from '../ledger/rollups'

/** What every stored record of a service carries besides what it answers. */
interface Bookkeeping {
  /** The `rev` at which each field last changed. */
  revs?: Record<string, number>
  /** Folded words that `search` looks through. */
  words?: string[]
  /** By field or word: what a name or a figure is sorted by. */
  keys?: Record<string, string | number>
}

/** A record as it is stored: ids are strings, instants `Date`s. */
export type StoredOf<Name extends RecordService> = Stored<RecordOf<Name>> & Bookkeeping & Stored<UnansweredOf<Name>>

/** What a shipment, its edit or its return, or a transfer, did to one product in one warehouse; never changed. The source of stock history and value. */
export interface Movement extends StockMovement {
  _id: string
  workspaceId: string
  /** The order's number, or the transfer's. */
  order_number: string
  partner?: string
  /** The shipment it belongs to; several movements may correct one. */
  shippingTime: Date
  /** When it was recorded; absent of older ones: at its own time. */
  recorded?: Date
}

/** A movement that was taken out of the books again, as if it had never been: what was known of stock meanwhile. */
export interface TakenMovement extends Movement {
  taken: Date
}

/** How many of a product stand in a warehouse, and their value. Equal to the sum of its movements and to its units. */
export interface Level {
  _id: string
  workspaceId: string
  productId: Id<'products'>
  warehouseId: Id<'warehouses'>
  count: number
  value: number
  unknown: number
}

/** What the payroll needs of a member's month, in one place; written with the records it is made of (see `areas/people/timesheets.ts`). */
export interface Timesheet {
  _id: string
  workspaceId: string
  /** Grows with each change. */
  rev: number
  userId: Id<'users'>
  month: string
  /** By id of the check-in, as text. */
  stays?: Record<string, string>
  /** By id of the adjustment. */
  adjustments?: Record<string, { amount: number; note: string; by?: string }>
  /** The figures of a month that was paid, as JSON. */
  paid?: string
}

/** What an order brought an agent by one mechanic at one moment; written with the order (see `areas/agents/commissions.ts`). */
export interface CommissionRow extends KeptCommission {
  _id: string
  workspaceId: string
  rev: number
}

/** What a command entered in the journal for one record on one day; never changed, never removed. */
export interface JournalEntry {
  _id: string
  workspaceId: string
  /** Who wrote it: entries of one slot are numbered without gap. */
  slot: number
  n: number
  /** When it was recorded. */
  at: Date
  /** The business day. */
  day: string
  /** Where `day` isn't the day on which it was recorded: before it, or after it. */
  skew?: 'late' | 'ahead'
  service: string
  recordId: string
  /** The record's `rev` with which it was entered; of a record that is gone the last. */
  rev: number
  /** Made of what stood before the journal began. */
  opening?: true
  /** Whose accounts it moves: the customers, agents and suppliers its lines name. */
  partners?: string[]
  /** Its lines, and what it adds to the figures of reports, as JSON (see `ledger/journal.ts`). */
  body: string
}

/** Some entries of the journal in line, and the fingerprint of all that stand in line through the last of them; never changed. */
export interface Block {
  _id: string
  workspaceId: string
  /** 1, 2, 3, … */
  block: number
  /** The place of its first entry, from 1, and how many it takes in. */
  first: number
  count: number
  /** Through which number the entries of each slot stand in line after it. */
  cut: Record<string, number>
  /** What stands in line by then was known by then. */
  known: Date
  /** SHA-256 of the one before it and of its own entries. */
  digest: string
  /** Eight signs of each entry's own fingerprint, to tell which of them was changed. */
  marks: string
}

export interface Session {
  _id: string
  workspaceId: string
  userId: string
  created: Date
  expires: Date
  ended?: Date
  /** What its member reads, as they signed in or stayed; absent of sessions of before. */
  language?: Language
}

/** What somebody saw or took, or from where they came; on one day the same is one. */
export interface Access {
  _id: string
  workspaceId: string
  /** Of which there is one. */
  slot: string
  kind: AccessKind
  at: Date
  /** When it happened last, and how often. */
  last: Date
  count: number
  by: string
  userId?: string
  byKey?: true
  what?: string
  rows?: number
  network?: string
  device?: string
}

/** Who did what to which record, field by field. */
export interface Audit {
  _id: string
  workspaceId: string
  service: string
  recordId: string
  action: 'create' | 'patch' | 'remove'
  at: Date
  by: { _id: string; name: string } | { key: true; program?: string } | null
  /** The change of many records that it is a part of. */
  bulkId?: string
  /** The first change of the command that wrote it as well; the first itself has none. */
  act?: string
  changes?: Record<string, { before?: unknown; after?: unknown }>
}

/** A part of what is kept beside an import: rows of its sheet, or the records it made. */
export interface ImportPart {
  _id: string
  workspaceId: string
  importId: string
  part: 'rows' | 'made'
  /** The place of its first entry. */
  first: number
  /** A list. */
  json: string
}

export interface IdempotencyRow {
  _id: string
  /** Absent of calls of nobody in particular, and of rows of before. */
  workspaceId?: string
  scope: string
  hash: string
  /** The stored record that answered, as JSON. */
  result: string
  at: Date
}

/** Records of one service that a command changed alike; `many`: so many that none is named. */
export interface ChangedRecords {
  readonly service: string
  readonly type: 'created' | 'patched' | 'removed' | 'many'
  readonly ids: readonly string[]
}

/** What one command tells of, kept for whoever asks later (see `kernel/changes`). */
export interface ChangeRow {
  _id: string
  workspaceId: string
  at: Date
  /** It has no number yet. */
  waiting?: true
  /** Its place among the company's changes, from 1 without gap. */
  seq?: number
  /** See `kernel/changes/written-changes`; a list in rows of before. */
  told: string | readonly ChangedRecords[]
}

export interface Counter {
  _id: string
  workspaceId: string
  name: string
  value: number
}

export interface Rollup extends RollupRow {
  _id: string
  workspaceId: string
}

/** What the installation itself remembers (the demo's state, the schema's version). */
export interface Setting {
  _id: string
  name: string
  value: string
  /** Of a lease that is held: the process's own name, its name for people, and since when (ISO). */
  owner?: string
  who?: string
  since?: string
}

/** Every collection and what it holds. */
export type Collections = { [Name in RecordService]: StoredOf<Name> } & {
  movements: Movement
  takenMovements: TakenMovement
  levels: Level
  timesheets: Timesheet
  commissions: CommissionRow
  journal: JournalEntry
  blocks: Block
  sessions: Session
  audits: Audit
  accesses: Access
  importParts: ImportPart
  idempotency: IdempotencyRow
  changes: ChangeRow
  counters: Counter
  rollups: Rollup
  settings: Setting
}

export type SocaiDatabase = Database<Collections>
export type SocaiReader = Reader<Collections>

export const definitions: readonly CollectionDefinition[] = [
  ...declarations.map(({ path, record, scope, indexes, search, sortByKey, sortByFigure, perMember = {}, unshardedBecause }) => ({
    name: path,
    kinds: { ...kindsOf(record), ...Object.fromEntries(Object.values(perMember).map(({ stored }) => [stored, 'id' as const])) },
    scoped: scope === 'workspace',
    ...(unshardedBecause === undefined ? {} : { unshardedBecause }),
    ...(sortByKey ? { sortByKey } : {}),
    ...(sortByFigure ? { sortByFigure } : {}),
    indexes: [...indexes.filter((index) => !index.acrossWorkspaces), ...(search ? [{ fields: { words: 1 as const } }] : [])],
    acrossWorkspaces: indexes.filter((index) => index.acrossWorkspaces),
  })),
  {
    name: 'movements',
    kinds: { productId: 'id', warehouseId: 'id', orderId: 'id', transferId: 'id' },
    scoped: true,
    indexes: [{ fields: { productId: 1, time: -1, _id: -1 } }, { fields: { orderId: 1 } }],
  },
  {
    name: 'takenMovements',
    kinds: { productId: 'id', warehouseId: 'id', orderId: 'id', transferId: 'id' },
    scoped: true,
    indexes: [{ fields: { taken: 1 } }],
  },
  {
    name: 'levels',
    kinds: { productId: 'id', warehouseId: 'id' },
    scoped: true,
    indexes: [{ fields: { productId: 1, warehouseId: 1 }, unique: true }],
  },
  { name: 'timesheets', kinds: { _id: 'id', userId: 'id' }, scoped: true, indexes: [{ fields: { month: 1, userId: 1 }, unique: true }] },
  {
    name: 'commissions',
    kinds: { agentId: 'id', fromId: 'id', path: 'id', rankId: 'id', schemeId: 'id', orderId: 'id' },
    scoped: true,
    indexes: [
      { fields: { agentId: 1, at: 1 } },
      { fields: { agentId: 1, schemeId: 1, mechanicIndex: 1, at: 1 } },
      { fields: { at: 1 } },
      { fields: { orderId: 1 } },
    ],
  },
  {
    name: 'journal',
    kinds: { recordId: 'id', partners: 'id' },
    scoped: true,
    indexes: [
      { fields: { slot: 1, n: 1 }, unique: true },
      { fields: { partners: 1, day: 1, _id: 1 }, partial: { partners: { $exists: true } } },
      { fields: { day: 1, _id: 1 } },
      { fields: { recordId: 1 } },
      { fields: { skew: 1, day: 1 }, partial: { skew: { $exists: true } } },
    ],
  },
  { name: 'blocks', kinds: {}, scoped: true, indexes: [{ fields: { block: 1 }, unique: true }] },
  {
    name: 'sessions',
    kinds: { workspaceId: 'id', userId: 'id' },
    scoped: false,
    unshardedBecause: 'a token names its session before anybody knows whose it is',
    indexes: [{ fields: { userId: 1 } }, { fields: { expires: 1 } }, { fields: { ended: 1 }, partial: { ended: { $exists: true } } }],
  },
  {
    name: 'audits',
    kinds: { recordId: 'id', act: 'id', by: { _id: 'id' }, changes: 'changes' },
    scoped: true,
    indexes: [
      { fields: { recordId: 1, at: -1 } },
      { fields: { at: -1, _id: -1 } },
      // When a partner's balance was spent on an order, which nothing else tells.
      { fields: { at: 1 }, partial: { 'changes.usePartnerBalance': { $exists: true } } },
      { fields: { bulkId: 1, _id: -1 }, partial: { bulkId: { $exists: true } } },
    ],
  },
  {
    name: 'accesses',
    kinds: { userId: 'id' },
    scoped: true,
    indexes: [{ fields: { slot: 1 }, unique: true }, { fields: { last: -1, _id: -1 } }, { fields: { userId: 1, kind: 1 } }],
    acrossWorkspaces: [{ fields: { last: 1 } }],
  },
  { name: 'importParts', kinds: { importId: 'id' }, scoped: true, indexes: [{ fields: { importId: 1, part: 1, first: 1 }, unique: true }] },
  {
    name: 'idempotency',
    kinds: { workspaceId: 'id' },
    scoped: false,
    // A row is written with what its company writes, and stands where that does.
    indexes: [{ fields: { workspaceId: 1, scope: 1 }, unique: true }, { fields: { at: 1 } }],
  },
  {
    name: 'changes',
    kinds: {},
    scoped: true,
    indexes: [
      { fields: { waiting: 1, _id: 1 }, partial: { waiting: { $exists: true } } },
      { fields: { seq: 1 }, unique: true, partial: { seq: { $exists: true } } },
    ],
  },
  { name: 'counters', kinds: {}, scoped: true, indexes: [{ fields: { name: 1 }, unique: true }] },
  { name: 'rollups', kinds: {}, scoped: true, indexes: [{ fields: { series: 1, period: 1, key: 1, slot: 1 }, unique: true }] },
  {
    name: 'settings',
    kinds: {},
    scoped: false,
    unshardedBecause: 'what the installation itself remembers',
    indexes: [{ fields: { name: 1 }, unique: true }],
  },
]
