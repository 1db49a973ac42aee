import { ObjectId } from 'mongodb'
import { DEFAULT_ZONE, endOfMonth, monthOf, shiftMonth, startOfMonth } from '@shared/foundation/days/days'
import type { Collections } from '../../server/kernel/collections'
import { migrate } from '../../server/kernel/migration'
import { buildCommissions, buildMeasures } from '../../server/product/start/build-measures'
import { encodeValue } from '../../server/platform/mongo/codec'
import type { Database } from '../../server/platform/mongo/database'

const RANKS = ['Đồng', 'Bạc', 'Vàng', 'Kim cương']
/** How many agents one brings: the tree is as deep as it takes. */
const AGENTS_BELOW = 6
const MONTHS = 12
const BATCH_SIZE = 5000

export interface LoadedAgents {
  /** The head of the widest branch: everybody is below. */
  readonly head: string
  /** One with few below. */
  readonly leaf: string
}

/**
 * Puts so many agents into a workspace, each with a rank and, but for the first, a referrer, schemes of three mechanics for each rank, and
 * so many orders of theirs, delivered and paid within a year.
 */
export const loadAgents = async (
  database: Database<Collections>,
  workspaceId: string,
  count: number,
  orders: number,
): Promise<LoadedAgents> => {
  const last = monthOf(new Date(), DEFAULT_ZONE)
  const start = startOfMonth(shiftMonth(last, -MONTHS), DEFAULT_ZONE)
  const end = endOfMonth(shiftMonth(last, -1), DEFAULT_ZONE)
  const common = { workspaceId, rev: 1, created: start }
  const newId = (): string => new ObjectId().toHexString()
  const ranks = RANKS.map((name, at) => ({ ...common, _id: newId(), name, level: at + 1 }))
  const rankOf = (at: number): string => ranks[at % ranks.length]?._id ?? ''
  const agents = Array.from({ length: count }, (_, at) => ({
    ...common,
    _id: newId(),
    group: 'Sales Agents',
    name: `Đại lý ${at}`,
    phone: `09${10_000_000 + at}`,
    status: 'active',
  }))
  const idOf = (at: number): string => agents[at]?._id ?? ''
  await insert(database, 'apRanks', ranks)
  await insert(database, 'assets', agents)
  await insert(
    database,
    'apAgents',
    agents.map(({ _id }, at) => ({
      ...common,
      _id: newId(),
      agentId: _id,
      rankId: rankOf(at),
      ...(at === 0 ? {} : { p1Id: idOf(Math.floor((at - 1) / AGENTS_BELOW)) }),
      isFirst: true,
      isPending: false,
      confirmedAt: start,
      status: 'active',
    })),
  )
  await insert(
    database,
    'apComs',
    ranks.map(({ _id }) => ({
      ...common,
      _id: newId(),
      rankId: _id,
      mechanics: [
        { sourceName: 'own', methodName: 'every [X] units', x: 10, comValue: 45_000 },
        { sourceName: 'referred', methodName: 'every [X] dong of revenue', x: 1_000_000, comValue: 12_000 },
        { sourceName: 'network', methodName: 'percent of revenue', x: 0.5 },
      ],
    })),
  )
  const step = (end.getTime() - start.getTime()) / orders
  for (let from = 0; from < orders; from += BATCH_SIZE)
    await insert(
      database,
      'orders',
      Array.from({ length: Math.min(BATCH_SIZE, orders - from) }, (_, nth) => {
        const at = from + nth
        const moment = new Date(start.getTime() + at * step)
        const quantity = 5 + (at % 90)
        return {
          ...common,
          _id: newId(),
          created: moment,
          group: 'sales',
          order_number: `S${String(at).padStart(6, '0')}`,
          status: 'delivered',
          statusPayment: 'completed',
          agentId: idOf(at % count),
          items: [{ group: 'goods', name: 'Trà', productId: newId(), quantity, price: 100_000, shipped: quantity }],
          total: quantity * 100_000,
          paid: quantity * 100_000,
          discount: 0,
          usePartnerBalance: 0,
          shipments: [],
          earnings: [{ at: moment, lines: [{ index: 0, quantity, net: quantity * 100_000, cost: quantity * 60_000 }] }],
        }
      }),
    )
  await buildEarned(database)
  return { head: idOf(0), leaf: idOf(count - 1) }
}

/** What the orders earned is kept beside them, as on an installation that comes from before that was. */
const buildEarned = async (database: Database<Collections>): Promise<void> => {
  await database.collection('settings').deleteMany({ name: { $in: [buildCommissions.name, 'measure:commissions'] } })
  await migrate(database, buildCommissions)
  await buildMeasures(database)
}

const insert = async (
  database: Database<Collections>,
  name: 'apRanks' | 'assets' | 'apAgents' | 'apComs' | 'orders',
  documents: readonly object[],
): Promise<void> => {
  const { kinds } = database.definition(name)
  await database.collection(name).insertMany(documents.map((document) => encodeValue(kinds, document) as Record<string, unknown>))
}
