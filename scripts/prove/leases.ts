import { openDatabase } from '../../server/product/start/data-version'
import type { SocaiDatabase } from '../../server/kernel/collections'
import type { Installation } from './installation'
import { openCompany, openShop } from './member'
import { Findings, type Proof } from './proof'

const SALES = 60
const LONG_AGO = '2000-01-01T00:00:00.000Z'

/**
 * Two nodes start again and again on books whose figures have to be built, each taking the other's lease away as if its time had passed,
 * while the first of them is killed amid it: the figures are built once, and a dead node keeps nobody waiting.
 */
export const proveLeases = async (installation: Installation, rounds: number): Promise<Proof> => {
  const findings = new Findings()
  const shop = await openShop(await openCompany(installation, 'leases'), { products: 1, stock: 1000 })
  const { member, customer, warehouse, products } = shop
  const items = [{ productId: products[0]?._id, quantity: 1 }]
  for (let n = 0; n < SALES; n++) {
    const order = await member.call('POST', '/orders', { group: 'sales', customerId: customer._id, items })
    await member.call('PATCH', `/orders/${order._id}`, { status: 'shipped', warehouseId: warehouse._id })
  }
  const database = await openDatabase(installation.uri)
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const server of installation.servers) await server.kill()
      await forgetFigures(database)
      await startOverEachOther(installation, database)
      const verified = await installation.admin('verify')
      findings.expect(`figures after round ${round}`, verified.output.split('\n').at(-1), 'All figures agree with their entries.')
      const left = await database.platformRecords('settings').count({ name: 'lease migrations' })
      findings.expect(`leases of migrations left after round ${round}`, left, 0)
    }
  } finally {
    await database.close()
  }
  return { figures: `${rounds} rounds, each with a node killed amid a migration and leases taken away`, failures: findings.failures }
}

/** As on an installation of an older version. */
const forgetFigures = async (database: SocaiDatabase): Promise<void> => {
  await database.collection('settings').deleteMany({ name: /^measure/ })
  await database.collection('rollups').deleteMany({})
}

const startOverEachOther = async ({ servers }: Installation, database: SocaiDatabase): Promise<void> => {
  const [first, second] = servers
  const run = { isOver: false }
  const taking = takeLeasesAway(database, run)
  try {
    // Killed while it starts: it isn't waited for.
    const cut = first.start().catch(() => undefined)
    const other = second.start()
    // Awaited below; what comes before may take long, and a failure is told there.
    other.catch(() => undefined)
    while ((await database.platformRecords('settings').count({ name: 'measures:building' })) === 0) await nextTurn()
    await first.kill()
    await cut
    await Promise.all([first.start(), other])
  } finally {
    run.isOver = true
    await taking
  }
}

const takeLeasesAway = async (database: SocaiDatabase, run: { readonly isOver: boolean }): Promise<void> => {
  while (!run.isOver) {
    await database.collection('settings').updateOne({ name: 'lease migrations' }, { $set: { value: LONG_AGO } })
    await nextTurn()
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))
