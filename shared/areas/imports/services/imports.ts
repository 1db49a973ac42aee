import { type Static, Type } from '@sinclair/typebox'
import { missingInSet } from '../../../foundation/text/missing-in'
import { IMPORT_KINDS, type ImportKind } from '../rules/columns'
import { IMPORT_ORIGINS } from '../rules/origins'
import { isKeptColumn, maySeeTotal, seesAllRows } from '../rules/rows-as-seen'
import { can, type Right } from '../../../foundation/rights/rights'
import { missingUnlessAsked, secondPersonFields } from '../../../foundation/rights/second-person'
import { defineService, report, type Viewer } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  flag,
  id,
  instant,
  list,
  name,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

export const IMPORT_STATUSES = ['rehearsed', 'committed', 'undone'] as const
export const MAX_IMPORT_ROWS = 20_000
/** Faults that are listed; `faulty` counts all of them. */
export const MAX_LISTED_FAULTS = 1000
const MAX_IMPORT_COLUMNS = 60
export const MAX_LISTED_NAMES = 200
const MAX_TAG = 60
export const MAX_CHECKS = 100

/** A cell that can't be kept, and why; the first row below the heads is 1. */
const fault = shape({ row: whole(), column: text(200), message: text(500) })
export type ImportFault = Static<typeof fault>

/** A cell that says something else than the record it changes; `before`: what the record says, where the asker may see it and it says anything. */
const cellChange = shape({ row: whole(), column: text(200), before: optional(Type.Union([Type.String(), Type.Number()])) })
export type ImportDifference = Static<typeof cellChange>

/** A column of the sheet, and what it stands for; null: it is left out. */
const saidColumn = shape({ head: text(), column: orNull(text(40)) })
/** `unknown`: something stands in it, nothing is known of its head, and nobody has said what it is. */
const column = shape({ ...saidColumn.properties, unknown: optional(flag()) })

/**
 * What comes beside the records of the rows: groups and warehouses that are made on the way, opening stock, opening debts, of these what orders
 * of the other files leave unpaid, entries that pay orders of the other files; entries of before, that move no account, and those that do; orders of before of which
 * the file doesn't say whether they were delivered, and that are taken as delivered; rows that make none; prices of further price lists (`names`), of
 * which nothing is brought in.
 */
export const IMPORT_BESIDES = [
  'categories',
  'warehouses',
  'stock',
  'debts',
  'inOrders',
  'paidOrders',
  'entriesBefore',
  'entriesSince',
  'ordersBefore',
  'units',
  'models',
  'deleted',
  'cancelled',
  'priced',
  'moved',
  'givenBack',
  'priceLists',
  'sums',
] as const
const beside = shape({
  what: oneOf(IMPORT_BESIDES),
  /** Groups, warehouses, products with stock, partners with a debt, entries; rows; prices. */
  count: whole(),
  /** Of what is made on the way, in the order of the rows. */
  names: optional(list(text(200), MAX_LISTED_NAMES)),
  /** Units of stock. */
  pieces: optional(whole()),
  /** Whole dong: what stock is worth, what is owed, what entries pay. */
  amount: optional(Type.Integer()),
})
export type ImportBeside = Static<typeof beside>

/** Money as the file tells it beside what is written, whole dong. */
const moneyCheck = shape({
  /** What stock is worth, what partners owe; or a sum that stands in the sheet itself. */
  what: oneOf(['stock', 'debts', 'sum']),
  /** Of a sum: its row and column. */
  row: optional(whole()),
  column: optional(text(200)),
  told: Type.Number(),
  kept: Type.Number(),
  /** Rows that tell of money which isn't written. */
  rows: optional(whole()),
})
export type ImportCheck = Static<typeof moneyCheck>

const cell = Type.Union([Type.String({ maxLength: 5000 }), Type.Number(), Type.Boolean(), Type.Null()])
const row = Type.Record(Type.String({ maxLength: 200 }), cell)

export const importRecord = shape({
  _id: id('imports'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  kind: oneOf(IMPORT_KINDS),
  /** The file's. */
  name: optional(text()),
  /** The program whose file it is, known by its heads. */
  origin: optional(oneOf(IMPORT_ORIGINS)),
  /** The first of the files it is brought in with: all of them are written, and taken back, together. */
  withId: optional(id('imports')),
  /** Where the stock of a sheet comes in that names no warehouse; absent: the oldest one. */
  warehouseId: optional(id('warehouses')),
  status: oneOf(IMPORT_STATUSES),
  columns: list(column, MAX_IMPORT_COLUMNS),
  /** Rows whose code is in the books change that record instead of making another. */
  update: optional(flag()),
  /** Of the first of the files: what goods, partners and orders that they make are found again by. */
  tag: optional(text(MAX_TAG)),
  /** Rows of the sheet. */
  rows: whole(),
  /** Rows that are left out, by their numbers. */
  skipped: list(whole(), MAX_IMPORT_ROWS),
  faults: list(fault, MAX_LISTED_FAULTS),
  /** Cells that can't be kept, of all rows. */
  faulty: whole(),
  /** Columns that every row needs and no head stands for: nothing comes in before one does. */
  missing: optional(list(text(40), MAX_IMPORT_COLUMNS)),
  /** Rows that make or change nothing: left out, faulty, or of what the old program had deleted; sums are none of them. */
  leftOut: optional(whole()),
  /** Rows that are sums of others, by their numbers. */
  sums: optional(list(whole(), MAX_IMPORT_ROWS)),
  besides: optional(list(beside, IMPORT_BESIDES.length)),
  checks: optional(list(moneyCheck, MAX_CHECKS)),
  /** Records that are made, or changed, by the rows without a fault. */
  makes: whole(),
  updates: whole(),
  /** Of the records that are changed: their cells that say something else than the books; listed up to as many as faults. */
  differences: optional(list(cellChange, MAX_LISTED_FAULTS)),
  /** Records that are there and of which no cell says anything else: they stay as they are. */
  unchanged: optional(whole()),
  /** Of the records that are made, whole dong; where they have an amount. */
  total: optional(Type.Integer()),
  /** Seconds that bringing it in takes, as it went for files before. */
  seconds: optional(whole()),
  /** While it is brought in: how many are ready. */
  done: optional(whole()),
  committed: optional(instant()),
  undone: optional(instant()),
  ...secondPersonFields(['committed', 'undone']),
})
export type ImportRecord = Static<typeof importRecord>

export const importCreate = shape({
  /** Absent: as its heads tell. */
  kind: optional(oneOf(IMPORT_KINDS)),
  /** Another import that isn't brought in yet, the first of its files: this one is brought in with it. */
  withId: optional(id('imports')),
  warehouseId: optional(id('warehouses')),
  /** A workbook (.xlsx) or a CSV file as a data address. */
  upload: optional(Type.String({ minLength: 1, kind: 'text', error: 'imports.file-unreadable' })),
  /** In place of a file: objects by column. */
  rows: optional(Type.Array(row, { maxItems: MAX_IMPORT_ROWS, error: 'imports.too-many-rows' })),
  /** What heads stand for, where their names don't tell. */
  columns: optional(Type.Union([list(saidColumn, MAX_IMPORT_COLUMNS), Type.Record(text(), orNull(text(40)))])),
  name: optional(text()),
  update: optional(flag()),
  tag: optional(text(MAX_TAG)),
})
export type ImportCreate = Static<typeof importCreate>

export const importPatch = Type.Partial(
  shape({
    name: text(),
    /** Cells that are corrected, by the column's key or its head. */
    changes: list(shape({ row: whole({ minimum: 1 }), column: name(undefined, 200), value: cell }), MAX_IMPORT_ROWS),
    /** What the sheet holds; its heads are read anew. */
    kind: oneOf(IMPORT_KINDS),
    warehouseId: id('warehouses'),
    columns: list(saidColumn, MAX_IMPORT_COLUMNS),
    skipped: list(whole({ minimum: 1 }), MAX_IMPORT_ROWS),
    update: flag(),
    /** Null: none. */
    tag: orNull(text(MAX_TAG)),
    /** `committed` brings all of it in, with the files it came with; `undone` takes them back. */
    status: oneOf(IMPORT_STATUSES),
    /** With `committed`: rows with a fault are left out. */
    skipFaulty: flag(),
    /** Refuses what waits for a second person, and says why; whoever asked withdraws it. */
    refusal: text(500),
  }),
  { additionalProperties: false },
)
export type ImportPatch = Static<typeof importPatch>

const rights: Readonly<Record<ImportKind, readonly Right[]>> = {
  products: ['/sales', '/purchases'],
  customers: ['/sales'],
  agents: ['/sales'],
  suppliers: ['/purchases'],
  stock: ['/sales', '/purchases'],
  orders: ['/sales', '/purchases'],
  returns: ['/sales', '/purchases'],
  funds: ['/funds'],
}

/** Whether somebody may bring in sheets of a kind, and see what was brought in. */
export const mayImport = (held: readonly Right[], kind: ImportKind): boolean => can(held, rights[kind])

/** What is kept of who brought a sheet in. */
type Brought = { readonly creatorId?: unknown; readonly keyId?: unknown; readonly isOthers?: unknown }

/** Whether somebody brought a sheet in: the member, or the program. */
export const broughtIn = ({ userId, key }: Pick<Viewer, 'userId' | 'key'>, { creatorId, keyId }: Brought): boolean =>
  typeof creatorId === 'string' ? creatorId === userId : typeof keyId === 'string' && keyId === key?._id

/** Whether somebody reads a sheet whole: the board, and whoever brought it in while nobody else had a hand in it. */
export const readsWhole = (viewer: Viewer, record: Brought): boolean =>
  can(viewer.rights, ['bod']) || (broughtIn(viewer, record) && record.isOthers !== true)

const withoutAmount = ({ amount: _worth, ...rest }: ImportBeside): ImportBeside => rest

/** Of a sheet that others brought in, what its records themselves would show. */
const shows = (viewer: Viewer, record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { rights: held } = viewer
  const { kind, faults, differences, total, besides, checks } = record as Partial<ImportRecord>
  if (can(held, ['bod']) || kind === undefined) return {}
  const isWhole = readsWhole(viewer, record)
  const seesCosts = can(held, ['/purchases'])
  const isTold = ({ column: key }: ImportFault): boolean => isWhole || (seesAllRows(held, kind) && !isKeptColumn(held, kind, key))
  return {
    ...(faults ? { faults: faults.filter(isTold) } : {}),
    ...(differences
      ? {
          differences: differences.map(({ before, ...each }) =>
            isKeptColumn(held, kind, each.column) ? each : { ...each, ...(before === undefined ? {} : { before }) },
          ),
        }
      : {}),
    ...(besides ? { besides: besides.map((each) => (each.what === 'stock' && !seesCosts ? withoutAmount(each) : each)) } : {}),
    ...(checks
      ? {
          checks: checks.filter(
            ({ what, column: key }) => (what !== 'stock' && !(key !== undefined && isKeptColumn(held, kind, key))) || seesCosts,
          ),
        }
      : {}),
    // Rows without a cost take that of the product: whoever may not see it learns nothing from a sheet of their own.
    total: maySeeTotal(held, kind) || (isWhole && kind === 'orders') ? total : undefined,
  }
}

const importers = ['/sales', '/purchases', '/funds'] as const

/** Columns are said of some heads, in any order. */
const missingByHead = (
  sent: readonly Static<typeof saidColumn>[],
  { record }: { readonly record: Readonly<Record<string, unknown>> },
): string | null => {
  const kept = (record as Pick<ImportRecord, 'columns'>).columns
  return sent.every(({ head, column: key }) => kept.some((each) => each.head === head && each.column === key)) ? null : ''
}

export const imports = defineService({
  path: 'imports',
  scope: 'workspace',
  app: 'importXLSX',
  methods: ['find', 'get', 'create', 'patch'],
  record: importRecord,
  create: importCreate,
  patch: importPatch,
  commands: {
    create: { upload: {}, rows: {}, columns: {} },
    patch: { changes: {}, skipFaulty: { of: ['status'] }, refusal: { alone: [] } },
  },
  oneAtATime: [['status'], ['changes']],
  takenAs: { skipped: missingInSet('skipped'), columns: missingByHead, status: missingUnlessAsked },
  references: { withId: { service: 'imports' }, warehouseId: { service: 'warehouses' } },
  access: { find: importers, get: importers, create: importers, patch: importers },
  rows: ({ rights: held }) => ({ kind: { $in: IMPORT_KINDS.filter((kind) => mayImport(held, kind)) } }),
  // What was chosen for heads is found by the newest import of the kind; the same content is brought in once; `seen` stands for all differences.
  secret: {
    content: optional(text(64)),
    standing: optional(text(64)),
    seen: optional(text(64)),
    /** The program that brought it in. */
    keyId: optional(id('apiKeys')),
    /** Others than who brought it in have had its dry run since: what it says is theirs, too. */
    isOthers: optional(flag()),
  },
  shows,
  persons: ({ creatorId }) => (typeof creatorId === 'string' ? [creatorId] : []),
  unaudited: [
    'faults',
    'faulty',
    'missing',
    'leftOut',
    'sums',
    'besides',
    'checks',
    'makes',
    'updates',
    'differences',
    'unchanged',
    'total',
    'seconds',
  ],
  filter: ['_id', 'kind', 'withId', 'status', 'created', 'creatorId'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  search: ['name'],
  indexes: [
    { fields: { created: -1, _id: -1 } },
    { fields: { kind: 1, _id: -1 } },
    { fields: { withId: 1, _id: 1 } },
    { fields: { standing: 1 }, unique: true, partial: { standing: { $exists: true } } },
  ],
  reports: {
    /** Rows of a sheet as they stand now, corrections included; cells are in the order of its columns. Whoever didn't bring it in reads of it what its records would show: other rows are left out, other cells are empty. */
    rows: report({
      access: importers,
      parameters: { importId: id('imports') },
      result: shape({
        data: list(
          shape({ row: whole(), cells: list(orNull(Type.Union([Type.String(), Type.Number()])), MAX_IMPORT_COLUMNS) }),
          MAX_IMPORT_ROWS,
        ),
      }),
      sources: ['imports'],
    }),
  },
  notices: ['import-waits', 'import-answered'],
  rings: {
    'import-waits': { topic: 'decisions', en: 'A file to be brought in waits for your confirmation', vi: 'Có tệp nhập chờ bạn xác nhận' },
    'import-answered': { topic: 'company', en: '{who} answered the file you brought', vi: '{who} đã trả lời tệp bạn nhập' },
  },
  maxBodyBytes: 20 * 1024 * 1024,
  realtime: 'merge',
})
