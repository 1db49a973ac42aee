import { tikiOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'
import { pullQueues } from './pull-queue'

const company = sellOnMarketplaces()
const { tiki, wait, minutes, now, connected, orders, events, stockOf } = company

describe('what Tiki keeps in its queue', () => {
  /** The job's turns, five seconds apart. */
  const pull = async (times = 1): Promise<void> => {
    for (let turn = 0; turn < times; turn++) {
      wait(5 / 60)
      await pullQueues(company.app.app)
    }
  }
  const codes = async () => (await orders()).map(({ shop: reported }) => reported?.code)

  test('arrives within seconds, each state once, and is acknowledged when it was done', async () => {
    const rice = await company.shop.goods('Gạo', { stock: 20, cost: 700 })
    await connected.tiki()
    await pull()
    const say = (code: string, status: string) =>
      tiki.put(tikiOrder({ code, status, at: now(), created: minutes(-9), lines: [{ sku: rice.slug, quantity: 2 }] }))
    for (const code of ['T1', 'T2', 'T3', 'T4', 'T5']) say(code, 'queueing')
    await pull()
    expect(await codes()).toEqual(['T1', 'T2', 'T3', 'T4', 'T5'])
    wait(5)
    say('T2', 'shipping')
    await pull()
    expect(await stockOf(rice._id)).toBe(18)
    tiki.server.calls.length = 0
    await pull(2)
    expect(tiki.server.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/integration/v1/queues/queue-1/events/pull', '{"ack_id":"ack-6"}'],
      ['/integration/v1/queues/queue-1/events/pull', '{"ack_id":"ack-6"}'],
    ])
    expect((await events({ kind: 'order' })).map(({ times }) => times)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('is asked for again from where all was done, when the server stops amid it', async () => {
    const rice = await company.shop.goods('Gạo', { stock: 20 })
    await connected.tiki()
    await pull()
    for (const code of ['T1', 'T2', 'T3', 'T4']) tiki.put(tikiOrder({ code, status: 'queueing', at: now(), lines: [{ sku: rice.slug }] }))
    const { calls, mischief } = tiki.server
    const watched = calls.push.bind(calls)
    // It gets no further than the second of the four.
    calls.push = (...more) => {
      if (more.some(({ path }) => path.endsWith('/orders/T2'))) {
        mischief.limited = 1
        calls.push = watched
      }
      return watched(...more)
    }
    await pull()
    expect(await codes()).toEqual(['T1'])
    await pull()
    expect(await codes()).toEqual(['T1', 'T2', 'T3', 'T4'])
    expect((await events({ kind: 'order' })).map(({ outcome, times }) => [outcome, times])).toEqual([
      ['made', 2],
      ['made', 1],
      ['made', 1],
      ['made', 1],
    ])
  })

  test('is opened anew where it is gone; an order that Tiki doesn’t know holds up no other', async () => {
    const rice = await company.shop.goods('Gạo', { stock: 20 })
    await connected.tiki()
    await pull()
    tiki.queues.clear()
    await pull(2)
    for (const code of ['T1', 'T2']) tiki.put(tikiOrder({ code, status: 'queueing', at: now(), lines: [{ sku: rice.slug }] }))
    tiki.orders.delete('T1')
    await pull()
    expect(await codes()).toEqual(['T2'])
  })
})
