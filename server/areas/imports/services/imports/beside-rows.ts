import { MAX_LISTED_NAMES, type ImportBeside } from '@shared/areas/imports/services/imports'
import { isOrderGroup, SOLD_GROUP, type OrderGroup } from '@shared/foundation/documents/order-kinds'
import type { Id } from '@shared/foundation/ids'
import { groupBy } from '@shared/foundation/group-by'
import { sumBy } from '@shared/foundation/sum'
import type { MadeBefore } from './books'
import type { Draft, DryRun, OldReturn } from './dry-run/findings'

type Entry = Omit<ImportBeside, 'what'>

const rowsOf = (drafts: readonly Draft[]): number => new Set(drafts.flatMap(({ rows }) => rows)).size

const namesOf = (drafts: readonly Draft[]): Entry => ({
  count: drafts.length,
  names: drafts.slice(0, MAX_LISTED_NAMES).map(({ data }) => String(data['name']).slice(0, MAX_LISTED_NAMES)),
})

const stockOf = (drafts: readonly Draft[]): Entry => ({
  count: rowsOf(drafts),
  pieces: sumBy(drafts, ({ pieces = 0 }) => pieces),
  amount: sumBy(drafts, ({ amount = 0 }) => amount),
})

/** Entries that pay orders of the other files. */
const entriesOf = (funds: readonly Draft[]): Entry => {
  const paying = funds.filter(({ pays }) => pays !== undefined)
  return { count: paying.length, amount: sumBy(paying, ({ amount = 0 }) => amount) }
}

/** Entries that move no money, and those that do. */
const entriesThat = (funds: readonly Draft[], areOfBefore: boolean): Entry => ({
  count: funds.filter(({ data, isOfBefore }) => data['status'] === 'completed' && (isOfBefore ?? false) === areOfBefore).length,
})

/** What comes beside the records of a sheet's rows, and the rows that make none; what there is none of isn't told. */
export const besidesOf = (
  drafts: readonly Draft[],
  { sums, aside, priceLists }: Pick<DryRun, 'sums' | 'aside' | 'priceLists'>,
): ImportBeside[] | undefined => {
  const owing = drafts.filter(({ debt }) => debt !== undefined)
  const inOrders = drafts.filter((draft) => draft.inOrders !== undefined)
  const of = (service: Draft['service']): Draft[] => drafts.filter((draft) => draft.service === service)
  const entries: Readonly<Record<ImportBeside['what'], Entry>> = {
    categories: namesOf(of('categories')),
    warehouses: namesOf(of('warehouses')),
    stock: stockOf(drafts.filter(({ pieces }) => pieces !== undefined)),
    debts: { count: owing.length, amount: sumBy(owing, ({ debt }) => debt?.total ?? 0) },
    paidOrders: entriesOf(of('funds')),
    entriesBefore: entriesThat(of('funds'), true),
    entriesSince: entriesThat(of('funds'), false),
    ordersBefore: { count: drafts.filter(({ isTakenAsDelivered }) => isTakenAsDelivered).length },
    inOrders: { count: inOrders.length, amount: sumBy(inOrders, ({ inOrders: left = 0 }) => left) },
    units: { count: aside.units.length },
    models: { count: aside.models.length },
    deleted: { count: aside.deleted.length },
    cancelled: { count: aside.cancelled.length },
    priced: { count: aside.priced.length },
    moved: { count: aside.moved.length },
    givenBack: { count: aside.givenBack.length },
    priceLists: { count: priceLists.count, names: [...priceLists.names] },
    sums: { count: sums.length },
  }
  const told = Object.entries(entries).flatMap(([what, entry]): ImportBeside[] =>
    // The keys are those of the table above.
    entry.count > 0 ? [{ what: what as ImportBeside['what'], ...entry }] : [],
  )
  return told.length > 0 ? told : undefined
}

const text = (value: unknown): string => (value === undefined ? '' : String(value))

/** Pieces that came back, by line of their order. */
const piecesBack = (all: readonly OldReturn[] = [], count: number): number[] =>
  Array.from({ length: count }, (_, at) =>
    sumBy(
      all.flatMap(({ lines }) => lines.filter(({ index }) => index === at)),
      ({ quantity }) => quantity,
    ),
  )

/** What drafts are going to make, as the sheets behind them may name it. */
export const madeBy = (drafts: readonly Draft[]): MadeBefore => {
  const of = (service: Draft['service']) =>
    drafts.flatMap(({ as, data, ...draft }) => (draft.service === service && as !== undefined ? [{ as, data }] : []))
  const entered = new Map<string, number>()
  for (const { pays, amount = 0 } of drafts) if (pays !== undefined) entered.set(pays, (entered.get(pays) ?? 0) + amount)
  const back = groupBy(
    drafts.flatMap(({ returns }) => returns ?? []),
    ({ orderId }) => orderId,
  )
  const orders = drafts.flatMap(({ service, as, beside, ...draft }) =>
    service === 'orders' && as !== undefined && !beside ? [{ as, ...draft }] : [],
  )
  return {
    units: sumBy(drafts, ({ pieces = 0 }) => pieces),
    orders: orders.map(({ as, data, amount = 0, paid, lines = [] }) => ({
      _id: as as Id<'orders'>,
      order_number: '',
      refId: text(data['refId']),
      group: groupOf(data['group']),
      status: data['status'] === 'delivered' ? 'delivered' : 'new-order',
      made: {
        total: amount,
        entered: entered.get(as) ?? 0,
        paid: paid?.amount ?? 0,
        discount: Number(data['discount'] ?? 0),
        deliveredAt: new Date(String(data['shippingTime'] ?? data['created'] ?? 0)),
        lines,
        returned: piecesBack(back.get(as), lines.length),
        givenBack: sumBy(back.get(as) ?? [], ({ given }) => given),
      },
    })),
    products: of('products').map(({ as, data }) => ({
      made: true,
      _id: as as Id<'products'>,
      slug: text(data['slug']),
      barcode: text(data['barcode']),
      name: text(data['name']),
      group: data['group'] === 'services' ? 'services' : 'goods',
      status: 'active',
      ...(typeof data['price'] === 'number' ? { price: data['price'] } : {}),
      ...(typeof data['cost'] === 'number' ? { cost: data['cost'] } : {}),
    })) as never,
    partners: of('assets').map(({ as, data }) => ({
      _id: as as Id<'assets'>,
      name: text(data['name']),
      group: text(data['group']),
      status: 'active',
      phone: text(data['phone']),
      asset_code: text(data['asset_code']),
    })) as never,
    warehouses: of('warehouses').map(({ as, data }) => ({ _id: as as Id<'warehouses'>, name: text(data['name']), status: 'active' })),
    categories: of('categories').map(({ as, data }) => ({
      _id: as as Id<'categories'>,
      name: text(data['name']),
      group: data['group'] === 'services' ? 'services' : 'goods',
    })),
  }
}

/** The group that a row of orders was read to be of. */
const groupOf = (value: unknown): OrderGroup => (typeof value === 'string' && isOrderGroup(value) ? value : SOLD_GROUP)
