import { randomBytes } from 'node:crypto'
import type { Order } from '@shared/areas/trade/services/orders'
import { verify } from '../../../product/books'
import { newHolder } from '../../../kernel/leases'
import { CellLine } from '../../../platform/cells/cell-line'
import { CellSigner, digestOf } from '../../../platform/cells/cell-signature'
import { Cells } from '../../../platform/cells/cells'
import { packed } from '../../../platform/mongo/packed'
import { goodPassword, signUp } from '../../../testing/actors'
import type { Api } from '../../../testing/api'
import { startTestApp, type TestApp } from '../../../testing/app'
import { freePort } from '../../../testing/free-port'
import { Shop } from '../../../testing/shop'
import { moveCompany, type Mover } from './move-company'

jest.setTimeout(120_000)

const secrets = { AUTH_SECRET: randomBytes(24).toString('hex'), DATA_SECRET: randomBytes(24).toString('hex') }
/** Two cells with a database each. */
let a: TestApp
let b: TestApp

beforeAll(async () => {
  const [portA, portB] = [await freePort(), await freePort()]
  const CELLS = `a=http://127.0.0.1:${portA},b=http://127.0.0.1:${portB}`
  a = await startTestApp({ env: { CELL: 'a', CELLS, ...secrets }, port: portA })
  b = await startTestApp({ env: { CELL: 'b', CELLS, ...secrets }, port: portB })
})
afterAll(async () => {
  await a.close()
  await b.close()
})

/** What `admin move` does. @param cutAt the question at which it breaks off */
const move = (from: TestApp, to: string, slug: string, cutAt?: string) => {
  const { cells, bucket } = from.config
  const line = cells && new Cells(cells, from.config).lineTo(to)
  if (!line) throw new Error('no such cell')
  const asked: string[] = []
  const ask = line.ask.bind(line)
  jest.spyOn(line, 'ask').mockImplementation((what, ...rest) => {
    asked.push(what)
    if (what === cutAt) throw new Error('cut off')
    return ask(what, ...rest)
  })
  const mover: Mover = {
    database: from.database,
    files: from.app.get('files'),
    bucket,
    line,
    isAlone: false,
    holder: newHolder(),
    says: () => undefined,
  }
  return { asked, done: moveCompany(mover, slug) }
}

const signedIn = async (app: TestApp, workspaceId: string, slug: string): Promise<Api> => {
  const { body } = await app
    .api()
    .send('POST', 'authentication', { strategy: 'local-username', workspaceId, username: `1.${slug}`, password: goodPassword })
  return app.api((body as { accessToken: string }).accessToken)
}
const differencesIn = async (app: TestApp): Promise<string[]> => {
  const found: string[] = []
  for await (const { figure, kept, entries } of verify(app.database)) found.push(`${figure} ${kept} ${entries}`)
  return found
}
const lookUp = async (app: TestApp, slug: string) =>
  (await app.api().send('GET', `workspaces?slug=${slug}`)) as { status: number; body: { data: Record<string, unknown>[] } }

test('a company sells while it is moved to another cell: each sale is there once, its figures agree, and it comes back', async () => {
  const shop = await Shop.open(a)
  const { slug, workspaceId } = shop.founder
  const rice = await shop.goods('Gạo', { stock: 400 })
  const apiKey = (await shop.api.patch('workspaces', workspaceId, { apiKey: '', rights: ['/sales'] })).apiKey ?? ''
  const sold = new Map<string, Order>()
  let isOver = false
  let number = 0
  const seller = async (): Promise<void> => {
    while (!isOver) {
      const key = `sale-${number++}`
      const body = { group: 'sales', customerId: shop.customer._id, items: [{ productId: rice._id, quantity: 1 }] }
      const answer = await shop.api.with({ 'Idempotency-Key': key }).send('POST', 'orders', body)
      if (answer.status === 201) sold.set(key, answer.body as Order)
      else {
        expect([503, 410]).toContain(answer.status)
        // Whoever tries again does so at the new address, with the same key.
        if (answer.status === 410) isOver = true
      }
    }
  }
  const sellers = [seller(), seller()]
  const { done } = move(a, 'b', slug)
  const moved = await done
  isOver = true
  await Promise.all(sellers)
  expect(moved).toMatchObject({ slug, cell: 'b' })
  expect(sold.size).toBeGreaterThan(0)

  expect((await shop.api.send('GET', 'orders')).status).toBe(410)
  expect(await lookUp(a, slug)).toMatchObject({
    status: 200,
    body: { data: [{ _id: workspaceId, slug, status: 'enabled', address: moved.address }] },
  })
  expect((await lookUp(b, slug)).body.data).toEqual([expect.not.objectContaining({ address: expect.anything() as string })])
  const there = await signedIn(b, workspaceId, slug)
  const orders = (await there.find('orders', { group: 'sales', $limit: -1 })).data
  expect(orders.map(({ _id }) => _id).sort()).toEqual([...sold.values()].map(({ _id }) => _id).sort())
  // A key goes on, and an answer that was given once is given again.
  expect((await b.keyed(apiKey).send('GET', 'orders?group=sales&$limit=0')).status).toBe(200)
  const [[key, first] = ['', undefined]] = sold
  const body = { group: 'sales', customerId: shop.customer._id, items: [{ productId: rice._id, quantity: 1 }] }
  const founder = there.with({ 'Idempotency-Key': key })
  expect((await founder.send('POST', 'orders', body)).body).toMatchObject({ _id: first?._id })
  expect(await differencesIn(b)).toEqual([])

  const late = await there.create('orders', {
    group: 'sales',
    customerId: shop.customer._id,
    items: [{ productId: rice._id, quantity: 2 }],
  })
  await move(b, 'a', slug).done
  const back = await signedIn(a, workspaceId, slug)
  expect((await back.find('orders', { group: 'sales', $limit: 0 })).total).toBe(sold.size + 1)
  expect((await back.get('orders', late._id)).order_number).toBe(late.order_number)
  await back.create('orders', { group: 'sales', customerId: shop.customer._id, items: [{ productId: rice._id, quantity: 1 }] })
  expect(await differencesIn(a)).toEqual([])
  expect((await lookUp(b, slug)).body.data).toMatchObject([{ slug, address: a.url }])
})

test('a move that breaks off leaves the company open here until all of it is there, and ends right when it is started again', async () => {
  const { slug, workspaceId, api } = await signUp(a)
  for (const cutAt of ['take', 'prove']) {
    await expect(move(a, 'b', slug, cutAt).done).rejects.toThrow('cut off')
    // Whoever is told to come back in a moment does.
    for (;;) {
      const { status } = await api.send('POST', 'categories', { group: 'goods', name: `Sau ${cutAt}` })
      if (status === 201) break
      expect(status).toBe(503)
    }
  }
  await expect(move(a, 'b', slug, 'open').done).rejects.toThrow('cut off')
  expect((await api.send('GET', 'categories?group=goods')).status).toBe(410)
  const { asked, done } = move(a, 'b', slug)
  await done
  expect(asked).toEqual(['hello', 'company', 'open'])
  const there = await signedIn(b, workspaceId, slug)
  const names = (await there.find('categories', { group: 'goods' })).data.map(({ name }) => name)
  expect(names.sort()).toEqual(['Sau prove', 'Sau take'])
})

test('what isn’t signed by a cell is answered to nobody, and what is signed for one question serves no other', async () => {
  const ask = (path: string, headers: Record<string, string>, body: Buffer) =>
    fetch(`${b.url}/api/cells/${path}`, { method: 'POST', headers, body: new Uint8Array(body) })
  const body = packed({ slug: 'demo' })
  expect((await ask('company', {}, body)).status).toBe(401)
  const signer = new CellSigner(b.config)
  const signed = { from: 'a', to: 'b', path: '/cells/company', at: new Date().toISOString(), digest: digestOf(body) }
  expect((await ask('company', signer.headersOf(signed), body)).status).toBe(200)
  expect((await ask('hello', signer.headersOf(signed), body)).status).toBe(401)
  expect((await ask('company', signer.headersOf(signed), packed({ slug: 'gao' }))).status).toBe(400)
  expect((await ask('company', signer.headersOf({ ...signed, from: 'c' }), body)).status).toBe(401)
  const old = { ...signed, at: new Date(Date.now() - 120_000).toISOString() }
  expect((await ask('company', signer.headersOf(old), body)).status).toBe(401)
})

test('an address that a company of another cell has is not given away twice, and a cell that is silent is told', async () => {
  const { slug } = await signUp(b)
  await expect(signUp(a, { slug })).rejects.toThrow('already taken')
  const [line] = a.app.get('cells')?.lines ?? []
  const silent = new CellLine({ own: 'a', other: 'b', address: 'http://127.0.0.1:9' }, new CellSigner(a.config))
  if (line) jest.spyOn(line, 'ask').mockImplementation((...asked) => silent.ask(...asked))
  expect((await lookUp(a, 'congtynaodo')).status).toBe(503)
  jest.restoreAllMocks()
  expect((await lookUp(a, 'congtynaodo')).body.data).toEqual([])
})
