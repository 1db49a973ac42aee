import { randomBytes } from 'node:crypto'
import { floors } from './floors'
import type { Client } from './http-client'
import { measure } from '@socai/engine/bench/measure'
import { largeOverSmall } from './large-over-small'
import { ms, rate, type Row } from '@socai/engine/bench/table'

interface Made {
  readonly _id: string
}

const clientsAtOnce = 8
const TURNS = 60

/** The whole job through the services, in a shop of its own: a sale of three lines is created, shipped and paid. */
export const jobOf = async (client: Client): Promise<(customer: number, turn: number) => Promise<void>> => {
  const shop = await openShop(client)
  return async (customer, turn) => {
    const items = [0, 1, 2].map((line) => ({
      productId: shop.products[(customer * 5 + turn * 3 + line * 7) % shop.products.length]?._id,
      quantity: 1,
    }))
    const order = await client.call<Made & { total: number }>('POST', '/orders', {
      group: 'sales',
      customerId: shop.customers[(customer * 11 + turn) % shop.customers.length]?._id,
      items,
    })
    await client.call('PATCH', `/orders/${order._id}`, { status: 'shipped', warehouseId: shop.warehouse, shipping: items })
    await client.call('POST', '/funds', {
      orderId: order._id,
      group: 'Sales',
      name: 'Thu tiền',
      amount: order.total,
      label: 'Tiền mặt',
      status: 'completed',
    })
  }
}

/** The job by turns in a small and a large company: it must cost the same. */
export const benchJobOfBoth = async (small: Client, large: Client): Promise<Row> => {
  const ratio = await largeOverSmall(await jobOf(small), await jobOf(large), TURNS)
  return { ...ratio, work: 'the whole job: large over small' }
}

/** Each step of the job is durable. */
export const benchJob = async (client: Client, seconds: number): Promise<Row[]> => {
  const job = await jobOf(client)
  const alone = await measure(job, { clients: 1, seconds })
  const together = await measure(job, { clients: clientsAtOnce, seconds })
  const floor = `one durable write ${rate(floors.write)}`
  return [
    {
      work: 'the whole job (create, ship, pay), 1 client',
      figure: `p50 ${ms(alone.p50)}, p95 ${ms(alone.p95)}`,
      floor,
      goal: 'p50 <= 12 ms',
      met: alone.p50 <= 12,
      value: alone.p50,
    },
    {
      work: 'the whole job, 8 clients',
      figure: `${rate(together.perSecond)}, p95 ${ms(together.p95)}`,
      floor,
      goal: '>= 250 /s, p95 <= 60 ms',
      met: together.perSecond >= 250 && together.p95 <= 60,
      gate: true,
      value: together.perSecond,
    },
  ]
}

/** Sixty products with enough stock for the run, forty customers, one warehouse; names that no run before it took. */
const openShop = async (client: Client): Promise<{ products: Made[]; customers: Made[]; warehouse: string }> => {
  const run = randomBytes(3).toString('hex')
  const category = await client.call<Made>('POST', '/categories', { group: 'goods', name: `Hàng ${run}` })
  const products: Made[] = []
  for (let n = 0; n < 60; n++)
    products.push(
      await client.call<Made>('POST', '/products', {
        group: 'goods',
        categoryId: category._id,
        name: `Hàng ${run} ${n}`,
        price: 50_000,
        cost: 30_000,
      }),
    )
  const customers: Made[] = []
  for (let n = 0; n < 40; n++) customers.push(await client.call<Made>('POST', '/assets', { group: 'Customers', name: `Khách ${run} ${n}` }))
  const supplier = await client.call<Made>('POST', '/assets', { group: 'Suppliers', name: `Nhà cung cấp ${run}` })
  const warehouse = await client.call<Made>('POST', '/warehouses', { name: `Kho ${run}` })
  for (let round = 0; round < 12; round++) {
    const order = await client.call<Made>('POST', '/orders', {
      group: 'purchases',
      supplierId: supplier._id,
      items: products.map(({ _id }) => ({ productId: _id, quantity: 80, cost: 30_000 })),
    })
    await client.call('PATCH', `/orders/${order._id}`, { status: 'shipped', warehouseId: warehouse._id })
  }
  return { products, customers, warehouse: warehouse._id }
}
