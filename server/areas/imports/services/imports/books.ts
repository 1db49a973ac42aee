import { builtInGroupOf, FUND_GROUPS, type BuiltInGroup } from '@shared/foundation/documents/fund-groups'
import type { ImportKind } from '@shared/areas/imports/rules/columns'
import { isPartnerGroup, PARTNER_FIELDS, type PartnerGroup } from '@shared/foundation/documents/partners'
import { fold } from '@shared/foundation/text/fold'
import { dayOf, zone as asZone, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import type { SocaiDatabase, StoredOf } from '../../../../kernel/collections'
import { inSlices } from '../../../../platform/in-slices'

/** Finds records by what people call them: by a code first, then by other words. */
export class Finder<T extends object> {
  readonly #byWord = new Map<string, T[]>()

  /** @param wordsOf the words of a record, those that tell it best first */
  static async of<T extends object>(records: readonly T[], wordsOf: (record: T) => readonly (string | undefined)[]): Promise<Finder<T>> {
    const finder = new Finder<T>()
    const ranks: Map<string, T[]>[] = []
    for await (const record of inSlices(records))
      for (const [rank, word] of wordsOf(record).entries()) {
        const found = (ranks[rank] ??= new Map<string, T[]>())
        const key = keyOf(word ?? '')
        const own = found.get(key)
        if (own) own.push(record)
        else if (key !== '') found.set(key, [record])
      }
    for (const found of ranks) for (const [word, own] of found) if (!finder.#byWord.has(word)) finder.#byWord.set(word, own)
    return finder
  }

  /** All that a word may mean. */
  find(word: string): readonly T[] {
    return this.#byWord.get(keyOf(word)) ?? []
  }
}

const keyOf = (word: string): string => fold(word).replace(/\s+/g, ' ').trim()

/** A phone's figures, however they are set apart. */
export const figuresOf = (phone: string | undefined): string => (phone ?? '').replace(/\D/g, '').replace(/^84(?=\d{9}$)/, '0')

type Product = Pick<StoredOf<'products'>, '_id' | 'slug' | 'barcode' | 'name' | 'group' | 'status' | 'price' | 'cost' | 'categoryId'> & {
  readonly ownFields?: StoredOf<'products'>['ownFields']
  /** It comes in with the sheet. */
  readonly made?: true
}
const partnerFields = ['name', 'group', 'status', 'phone', 'asset_code', 'partnerBalance', 'openingDay', 'ownFields'] as const
type Partner = Pick<StoredOf<'assets'>, '_id' | (typeof partnerFields)[number]>
type Warehouse = Pick<StoredOf<'warehouses'>, '_id' | 'name' | 'status'>
type Order = Pick<StoredOf<'orders'>, '_id' | 'order_number' | 'refId' | 'group' | 'status'> & {
  readonly made?: MadeOrder
  /** Of one that is in the books. */
  readonly created?: Date
}

/** Of an order that is made together with a sheet, whole dong: what it comes to, and what entries of sheets before pay of it. */
export interface MadeOrder {
  readonly total: number
  readonly entered: number
  /** What it says itself was paid. */
  readonly paid: number
  readonly discount: number
  readonly deliveredAt: Date
  readonly lines: readonly {
    readonly productId?: string
    readonly name: string
    readonly quantity: number
    readonly quantityGift: number
    readonly price?: unknown
    readonly cost?: unknown
  }[]
  /** What returns of sheets before took back: pieces by line, and whole dong. */
  readonly returned: readonly number[]
  readonly givenBack: number
}

/** What the books hold of what a sheet may name, and what the sheets before it are going to bring in. */
export interface Books {
  readonly products: Finder<Product>
  readonly partners: Finder<Partner>
  readonly productsById: ReadonlyMap<string, Product>
  readonly partnersById: ReadonlyMap<string, Partner>
  readonly warehouses: Finder<Warehouse>
  readonly categories: Finder<Category>
  readonly fundGroups: Finder<StoredOf<'fundGroups'>>
  readonly orders: Finder<Order>
  /** The entries that have a number of another program's, by `entryKey`. */
  readonly entries: ReadonlySet<string>
  /** The only warehouse, where there is one. */
  readonly onlyWarehouse: Warehouse | null
  /** In the order they were made. */
  readonly allWarehouses: readonly Warehouse[]
  /** Units of stock that the sheets before bring in. */
  readonly unitsBefore: number
  readonly labels: readonly string[]
  readonly lockDate: string | null
  /** The day that the company's figures of before are of; absent: the last of the month before. */
  readonly openingDay?: Day | undefined
  /** The accounts of which is written down what lay in them, and the day that it was last written down. */
  readonly countedOn: ReadonlyMap<string, Day>
  /** Whether an entry has moved money already, beside what lay in the accounts when the books began. */
  readonly movesMoney: boolean
}

type Category = Pick<StoredOf<'categories'>, '_id' | 'name' | 'group'>

/** Records that are made together with a sheet. */
export interface MadeBefore {
  readonly products: readonly Product[]
  readonly partners: readonly Partner[]
  readonly warehouses: readonly Warehouse[]
  readonly categories: readonly Category[]
  readonly orders: readonly Order[]
  /** Units of stock. */
  readonly units: number
}

export const noneBefore: MadeBefore = { products: [], partners: [], warehouses: [], categories: [], orders: [], units: 0 }

const PARTNER_GROUP_OF: Readonly<Partial<Record<ImportKind, PartnerGroup>>> = {
  customers: 'Customers',
  suppliers: 'Suppliers',
  agents: 'Sales Agents',
}

/** The group of partners that a kind of sheet holds; undefined of others. */
export const partnerGroupOf = (kind: ImportKind): PartnerGroup | undefined => PARTNER_GROUP_OF[kind]

export const partnerFieldOf = ({
  _id,
  group,
}: Pick<Partner, '_id' | 'group'>): Partial<Record<(typeof PARTNER_FIELDS)[PartnerGroup], Id<'assets'>>> =>
  isPartnerGroup(group) ? { [PARTNER_FIELDS[group]]: _id } : {}

/** Names of built-in fund groups in the other language. */
const FUND_GROUPS_IN_VIETNAMESE: Readonly<Record<BuiltInGroup, string>> = {
  sales: 'Bán hàng',
  purchases: 'Mua hàng',
  otherIncome: 'Thu khác',
  otherExpenses: 'Chi khác',
  salaries: 'Lương và thưởng',
  commissions: 'Hoa hồng đại lý',
  assets: 'Tài sản',
  opening: 'Số dư đầu kỳ',
}
const inVietnamese = (group: string): string | undefined => {
  const builtIn = builtInGroupOf(group)
  return builtIn ? FUND_GROUPS_IN_VIETNAMESE[builtIn] : undefined
}

/** What tells an entry of another program again: its number there, and as an entry may stand in parts, its day, group and amount. */
export const entryKey = (entry: { readonly refId: string; readonly day: Day; readonly group: string; readonly amount: number }): string =>
  [keyOf(entry.refId), entry.day, entry.group, Math.abs(entry.amount)].join(' ')

/** Reads what the rows of a kind may name: one read a service, whatever the number of rows. */
export const readBooks = async (
  database: SocaiDatabase,
  workspaceId: string,
  kind: ImportKind,
  made: MadeBefore = noneBefore,
): Promise<Books> => {
  const needs = (kinds: readonly ImportKind[]) => kinds.includes(kind)
  const [ownProducts, ownPartners, ownWarehouses, ownCategories, fundGroups, ownOrders, workspace, entries, counted, moving] =
    await Promise.all([
      needs(['products', 'stock', 'orders', 'returns'])
        ? database
            .records('products', workspaceId)
            .find({}, { only: ['slug', 'barcode', 'name', 'group', 'status', 'price', 'cost', 'categoryId', 'aliasForItems', 'ownFields'] })
        : [],
      needs(['customers', 'suppliers', 'agents', 'orders', 'funds'])
        ? database.records('assets', workspaceId).find({ status: 'active' }, { only: partnerFields })
        : [],
      needs(['products', 'stock'])
        ? database.records('warehouses', workspaceId).find({ status: 'active' }, { only: ['name', 'status'], sort: { created: 1, _id: 1 } })
        : [],
      needs(['products']) ? database.records('categories', workspaceId).find({}) : [],
      needs(['funds']) ? database.records('fundGroups', workspaceId).find({}) : [],
      needs(['funds', 'orders', 'returns'])
        ? database
            .records('orders', workspaceId)
            .find({}, { only: ['order_number', 'refId', 'group', 'status', 'created'], sort: { _id: -1 }, limit: MAX_ORDERS })
        : [],
      database.platformRecords('workspaces').byId(workspaceId, { only: ['opts', 'zone'] }),
      needs(['funds'])
        ? database
            .records('funds', workspaceId)
            .find(
              { refId: { $exists: true }, status: { $ne: 'cancelled' } },
              { only: ['refId', 'group', 'amount', 'created'], sort: { _id: -1 }, limit: MAX_ORDERS },
            )
        : [],
      needs(['funds'])
        ? database
            .records('funds', workspaceId)
            .find(
              { group: FUND_GROUPS.opening.name, status: 'completed' },
              { only: ['label', 'completedAt', 'created'], sort: { completedAt: 1, _id: 1 } },
            )
        : [],
      needs(['funds'])
        ? database
            .records('funds', workspaceId)
            .find(
              { status: 'completed', group: { $ne: FUND_GROUPS.opening.name }, isOpening: { $exists: false } },
              { only: ['status'], limit: 1 },
            )
        : [],
    ])
  const zone = asZone(workspace?.zone ?? '')
  const [products, partners, warehouses, categories, orders] = [
    [...ownProducts, ...made.products],
    [...ownPartners, ...made.partners],
    [...ownWarehouses, ...made.warehouses],
    [...ownCategories, ...made.categories],
    [...ownOrders, ...made.orders],
  ]
  const group = partnerGroupOf(kind)
  const among = group ? partners.filter((partner) => partner.group === group) : partners
  return {
    products: await Finder.of(products, ({ slug, name, barcode }) => [slug, name, barcode]),
    partners: await Finder.of(among, ({ asset_code, phone, name }) => [asset_code, figuresOf(phone), name]),
    productsById: new Map(products.map((product) => [product._id, product])),
    partnersById: new Map(among.map((partner) => [partner._id, partner])),
    warehouses: await Finder.of(warehouses, ({ name }) => [name]),
    categories: await Finder.of(categories, ({ name }) => [name]),
    fundGroups: await Finder.of(fundGroups, ({ name }) => [name, inVietnamese(name)]),
    orders: await Finder.of(orders, ({ order_number, refId }) => [order_number, refId]),
    entries: new Set(
      entries.map(({ refId = '', group, amount, created }) => entryKey({ refId, group, amount, day: dayOf(created, zone) })),
    ),
    onlyWarehouse: warehouses.length === 1 ? (warehouses[0] ?? null) : null,
    allWarehouses: warehouses,
    unitsBefore: made.units,
    labels: workspace?.opts.fundLabels ?? [],
    lockDate: workspace?.opts.lockDate ?? null,
    openingDay: workspace?.opts.openingDay,
    countedOn: new Map(counted.map(({ label = '', completedAt, created }) => [label, dayOf(completedAt ?? created, zone)])),
    movesMoney: moving.length > 0,
  }
}

/** The newest orders that entries may be paid to, and the newest entries that may come again. */
const MAX_ORDERS = 100_000
