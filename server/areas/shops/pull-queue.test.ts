import { tikiOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'
import { pullQueues } from './pull-queue'

const company = sellOnMarketplaces()
const { tiki, wait, minutes, now, connected, orders, events, stockOf, workOff, inOutbox } = company

describe('what Tiki keeps in its queue', () => {
  const ask = async (): Promise<void> => {
    wait(5 / 60)
    await pullQueues(company.app.app)
  }
  /** The job's turns, five seconds apart, and what follows of them. */
  const pull = async (times = 1): Promise<void> => {
    for (let turn = 0; turn < times; turn++) {
      await ask()
      await workOff()
    }
  }
  const codes = async () => (await orders()).map(({ shop: reported }) => reported?.code)

  test('arrives within seconds, each state once, and is acknowledged once it is kept', async () => {
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

  test('is kept before Tiki hears so: what a server that stops, or Tiki, keeps from being fetched is fetched later, each order once', async () => {
    const rice = await company.shop.goods('Gạo', { stock: 20 })
    await connected.tiki()
    await pull()
    for (const code of ['T1', 'T2', 'T3', 'T4']) tiki.put(tikiOrder({ code, status: 'queueing', at: now(), lines: [{ sku: rice.slug }] }))
    await ask()
    expect(await codes()).toEqual([])
    expect(await inOutbox('shop-orders')).toMatchObject([{ title: 'Mộc Sương Official', state: 'waiting' }])
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
    await workOff()
    expect(await codes()).toEqual(['T1'])
    wait(1)
    await Promise.all([workOff(), workOff()])
    expect(await codes()).toEqual(['T1', 'T2', 'T3', 'T4'])
    expect((await events({ kind: 'order' })).map(({ outcome, times }) => [outcome, times])).toEqual(
      Array.from({ length: 4 }, () => ['made', 1]),
    )
  })

  test('stands in the outbox with its reason while Tiki can’t be asked, is asked for more rarely meanwhile, and goes on by itself or by a press', async () => {
    const rice = await company.shop.goods('Gạo', { stock: 20 })
    await connected.tiki()
    await pull()
    tiki.server.mischief.isRubbish = true
    await pull()
    expect(await inOutbox('shop-queue')).toMatchObject([
      { title: 'Mộc Sương Official', state: 'waiting', tries: 1, failed: { message: 'Tiki can’t be reached, it will be tried again' } },
    ])
    tiki.server.calls.length = 0
    await pull()
    expect(tiki.server.calls).toHaveLength(0)
    tiki.server.mischief.isRubbish = false
    tiki.put(tikiOrder({ code: 'T1', status: 'queueing', at: now(), lines: [{ sku: rice.slug }] }))
    const [waits] = await inOutbox('shop-queue')
    await company.shop.api.patch('outgoing', waits?._id ?? '', { state: 'waiting' })
    await workOff()
    await workOff()
    expect(await inOutbox('shop-queue')).toEqual([])
    expect(await codes()).toEqual(['T1'])
    // Tiki asks to be left alone for a while.
    tiki.server.mischief.limited = 1
    await pull()
    expect(await inOutbox('shop-queue')).toMatchObject([
      { state: 'waiting', failed: { message: 'Tiki takes no more calls for now, it will be tried again' } },
    ])
    wait(2)
    await pull(2)
    expect(await inOutbox('shop-queue')).toEqual([])
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
