import { readFileSync } from 'node:fs'
import { isRight, type Right } from '@shared/foundation/rights/rights'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

interface Step {
  readonly step: string
  readonly rights: readonly Right[]
  readonly method: string
  readonly path: string
  readonly body: string
  readonly answer: object
}

const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')

/** The steps as the guide has them. */
const stepsInGuide = (): Step[] => {
  const guide = readFileSync('docs/api.md', 'utf8')
  const part = guide.slice(guide.indexOf('### The same step by step'))
  return part
    .slice(0, part.indexOf('`inventoryIn` and'))
    .split('\n')
    .filter((line) => /^\| .*`(POST|PATCH) \//.test(line))
    .map((line): Step => {
      const [, step = '', rights = '', call = '', answer = ''] = line.split(' | ').length === 4 ? ['', ...line.split(' | ')] : []
      const [, method = '', path = '', body = ''] = /^(POST|PATCH) \/(\S+) (\{.*\})$/.exec(codes(call)[0] ?? '') ?? []
      const answers: unknown = JSON.parse(codes(answer)[0] ?? '')
      return { step: step.replace('| ', '').trim(), rights: codes(rights).filter(isRight), method, path, body, answer: answers as object }
    })
}
const steps = stepsInGuide()

let app: TestApp
let shop: Shop
const members = new Map<string, Promise<Actor>>()
const known: Record<string, string> = {}
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  const goods = await shop.goods('Gạo', { stock: 50 })
  const sale = await shop.sale([of(goods, 1)])
  Object.assign(known, {
    customer: shop.customer._id,
    supplier: shop.supplier._id,
    warehouse: shop.warehouse._id,
    product: goods._id,
    sale: (await shop.move(await shop.ship(sale), 'delivered'))._id,
  })
})
afterAll(() => app.close())

const memberWith = (rights: readonly Right[]): Promise<Actor> => {
  const member = members.get(rights.join()) ?? shop.member(...rights)
  members.set(rights.join(), member)
  return member
}
const filled = (text: string): string => text.replace(/<(\w+)>/g, (_, name: string) => known[name] ?? `<${name}>`)

test('the guide has the steps of sales and of purchases', () => {
  expect(steps.length).toBe(18)
  expect(steps.filter(({ method, rights }) => method === '' || rights.length === 0)).toEqual([])
})

test.each(steps)('$step: with $rights, and not without the last of them', async ({ rights, method, path, body, answer }) => {
  const less = await memberWith(rights.slice(0, -1))
  const refused = await less.api.send(method, filled(path), filled(body))
  expect([403, 404]).toContain(refused.status)
  const { api } = await memberWith(rights)
  const { status, body: answered } = await api.send(method, filled(path), filled(body))
  expect([status, answered]).toEqual([method === 'POST' ? 201 : 200, expect.objectContaining(answer)])
  const { _id, shipments } = answered as { _id: string; shipments?: { time: string }[] }
  if (path === 'orders') known['order'] = _id
  if (path === 'funds') known['payment'] = _id
  known['time'] = shipments?.at(-1)?.time ?? known['time'] ?? ''
})
