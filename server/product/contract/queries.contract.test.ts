import { services } from '@shared/registry/index'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'
import { makeExamples, offering, offers, type Examples } from './examples'

let app: TestApp
let shop: Shop
let examples: Examples
const names = offering('find', 'get')

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  examples = await makeExamples(shop)
})
afterAll(() => app.close())

const refused = async (path: string): Promise<string> => {
  const { status, body } = await shop.api.send('GET', path)
  expect([path, status]).toEqual([path, 400])
  return (body as { message: string }).message
}

describe.each(names)('a list of %s', (name) => {
  test('refuses by name a field, a sort, an operator and a value that it doesn’t know', async () => {
    expect(await refused(`${name}?nonsense=1`)).toContain('nonsense')
    expect(await refused(`${name}?$sort[nonsense]=1`)).toContain('nonsense')
    expect(await refused(`${name}?$select[]=nonsense`)).toContain('nonsense')
    expect(await refused(`${name}?$where=1`)).toContain('$where')
    expect(await refused(`${name}?$or=1`)).toContain('$or')
    expect(await refused(`${name}?$expr[$gt][]=1`)).toContain('$expr')
    for (const operator of ['$regex', '$where', '$exists', '$not', '$elemMatch', '$type', '$mod', '$all', '$size', 'x'])
      expect(await refused(`${name}?_id[${operator}]=x`)).toContain(operator)
    expect(await refused(`${name}?_id=x`)).toContain('_id')
    expect(await refused(`${name}?_id[$in]=${examples[name]._id}`)).toContain('_id')
    expect(await refused(`${name}?_id[$in][][$gt]=`)).toMatch(/_id/)
    for (const sort of ['$sort=created', '$sort[_id]=2', '$sort[_id]=asc', '$sort[_id][$meta]=x'])
      expect(await refused(`${name}?${sort}`)).toContain('sort')
  })

  test('is asked for without brackets as with them, and refuses the same', async () => {
    const { _id } = examples[name]
    const page = async (query: string) => (await shop.api.send('GET', `${name}?$limit=5&${query}`)).body
    const filter = (conditions: object): string => `filter=${encodeURIComponent(JSON.stringify(conditions))}`
    expect(await page(filter({ _id: { $in: [_id] } }))).toEqual(await page(`_id[$in][]=${_id}`))
    expect(await page('sort=-_id')).toEqual(await page('$sort[_id]=-1'))
    expect(await refused(`${name}?${filter({ nonsense: 1 })}`)).toContain('nonsense')
    expect(await refused(`${name}?${filter({ _id: { $regex: 'x' } })}`)).toContain('$regex')
    expect(await refused(`${name}?sort=nonsense`)).toContain('nonsense')
    for (const wrong of ['{', '[]', '1', '{"$where":1}', '{"report":"x"}', '{"__proto__":{"x":1}}'])
      expect(await refused(`${name}?filter=${encodeURIComponent(wrong)}`)).toContain('filter')
    expect(await refused(`${name}?_id=${_id}&${filter({ _id })}`)).toContain('filter')
    expect(await refused(`${name}?sort=_id&$sort[_id]=1`)).toContain('sort')
  })

  test('has its page limits: 1,000 at most, of comments 50, 0 counts, −1 is all', async () => {
    const most = name === 'comments' ? 50 : 1000
    for (const limit of [String(most + 1), '-2', 'x', '1.5', '', '1e2', '99999999999'])
      expect(await refused(`${name}?$limit=${limit}`)).toBe(`'$limit' is from 0 to ${most}, or -1 for all`)
    for (const skip of ['-1', 'x', '']) expect(await refused(`${name}?$skip=${skip}`)).toContain('$skip')
    const { total } = await shop.api.find(name, { $limit: most })
    expect(await shop.api.find(name, { $limit: 0 })).toEqual({ total, limit: 0, skip: 0, data: [] })
    const all = await shop.api.find(name, { $limit: -1 })
    expect([all.total, all.data.length]).toEqual([total, total])
    expect((await shop.api.find(name)).limit).toBe(10)
    expect(await shop.api.find(name, { $limit: 1, $total: false })).toMatchObject({ total: null, data: [{}] })
    expect(await refused(`${name}?$total=maybe`)).toContain('$total')
  })

  test('answers the same records whatever page they come on', async () => {
    const whole = (await shop.api.find(name, { $limit: 20 })).data.map(({ _id }) => _id)
    const pages = await Promise.all(whole.map((_, index) => shop.api.find(name, { $limit: 1, $skip: index })))
    expect(pages.map(({ data }) => data[0]?._id)).toEqual(whole)
  })

  test('answers each record as a get does', async () => {
    const { data } = await shop.api.find(name, { _id: examples[name]._id })
    const { balance: _a, balanceLabel: _b, ...listedRecord } = data[0] as unknown as Record<string, unknown>
    expect(listedRecord).toEqual(await shop.api.get(name, examples[name]._id))
  })

  test('answers selected fields alone', async () => {
    const { data } = await shop.api.find(name, { $select: ['created'] })
    expect(data.length).toBeGreaterThan(0)
    for (const record of data) expect(Object.keys(record).sort()).toEqual(['_id', 'created'])
    const one = (await shop.api.find(name, { $select: 'rev', $limit: 1 })).data[0]
    expect(Object.keys(one ?? {}).sort()).toEqual(['_id', 'rev'])
  })

  test('and a single one of them answers selected fields alone, too', async () => {
    const { _id } = examples[name]
    const whole = (await shop.api.get(name, _id)) as unknown as Record<string, unknown>
    const { body } = await shop.api.send('GET', `${name}/${_id}?$select[]=created&$select[]=rev`)
    expect(body).toEqual({ _id, created: whole['created'], rev: whole['rev'] })
    expect(await refused(`${name}/${_id}?$select[]=nonsense`)).toContain('nonsense')
    expect(await refused(`${name}/${_id}?$limit=1`)).toContain('$limit')
  })

  test('takes every declared filter and sort', async () => {
    for (const field of services[name].filter) {
      const { status, body } = await shop.api.send('GET', `${name}?${field}=null&$limit=1`)
      expect([field, status < 500, (body as { message?: string }).message?.includes('can not be used') ?? false]).toEqual([
        field,
        true,
        false,
      ])
    }
    for (const field of services[name].sort)
      for (const direction of [1, -1])
        expect([field, (await shop.api.send('GET', `${name}?$sort[${field}]=${direction}`)).status]).toEqual([field, 200])
  })
})

test.each(names)('a get or a write of %s takes no query', async (name) => {
  const { _id, patch } = examples[name]
  expect((await shop.api.send('GET', `${name}/${_id}?x=1`)).status).toBe(400)
  if (offers(name, 'patch')) expect((await shop.api.send('PATCH', `${name}/${_id}?rev=1`, patch)).status).toBe(400)
})

describe('the operators', () => {
  test('compare, list and combine', async () => {
    const own = await Shop.open(app)
    for (const [index, price] of [100, 200, 300, 400].entries()) await own.goods(`Gạo ${index}`, { price })
    const prices = async (query: object): Promise<unknown[]> =>
      (await own.api.find('products', { $sort: { price: 1 }, ...query })).data.map(({ price }) => price)
    expect(await prices({ price: { $gt: 200 } })).toEqual([300, 400])
    expect(await prices({ price: { $gte: 200, $lt: 400 } })).toEqual([200, 300])
    expect(await prices({ price: { $lte: 100 } })).toEqual([100])
    expect(await prices({ price: { $ne: 100 } })).toEqual([200, 300, 400])
    expect(await prices({ price: { $in: [100, 400, 999] } })).toEqual([100, 400])
    expect(await prices({ price: { $nin: [100, 400] } })).toEqual([200, 300])
    expect(await prices({ $or: [{ price: 100 }, { name: 'Gạo 3' }] })).toEqual([100, 400])
    expect(await prices({ $and: [{ price: { $gt: 100 } }, { price: { $lt: 300 } }] })).toEqual([200])
  })

  test('two hundred ids make a list', async () => {
    const ids = Array.from({ length: 199 }, (_, index) => index.toString(16).padStart(24, '0'))
    expect((await shop.api.find('products', { _id: { $in: [...ids, examples.products._id] } })).total).toBe(1)
  })

  test('days are those of the workspace, both ends included; instants are exact', async () => {
    const own = await Shop.open(app)
    const at = new Date(Date.now() - 2 * 86_400_000)
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at)
    const order = await own.sale([], { total: 5, created: at.toISOString() })
    const count = async (query: object): Promise<number | null> => (await own.api.find('orders', { group: 'sales', ...query })).total
    expect(await count({ since: day, until: day })).toBe(1)
    expect(await count({ created: day })).toBe(1)
    expect(await count({ until: order.created })).toBe(1)
    expect(await count({ since: order.created })).toBe(1)
    expect(await count({ since: new Date(at.getTime() + 1).toISOString() })).toBe(0)
    expect((await own.api.refused('GET', `orders?since=${day}&until=2020-01-01`)).message).toBe("'until' must not be before 'since'")
    for (const wrong of ['2026-02-30', 'yesterday', '2026-13-01', '20260101'])
      expect((await own.api.refused('GET', `orders?since=${wrong}`)).code).toBe(400)
  })
})

describe('search', () => {
  test('compares words without case and accents, by their beginnings, all of them', async () => {
    const own = await Shop.open(app)
    const phone = await own.goods('Điện thoại Samsung')
    await own.goods('Zalo Ấm trà')
    const found = async (search: string): Promise<string[]> => (await own.api.find('products', { search })).data.map(({ name }) => name)
    expect(await found('dien thoai')).toEqual([phone.name])
    expect(await found('ĐIỆN')).toEqual([phone.name])
    expect(await found('thoai dien')).toEqual([phone.name])
    expect(await found('sams')).toEqual([phone.name])
    expect(await found('dien nokia')).toEqual([])
    expect(await found('thoaix')).toEqual([])
    expect(await found('gao')).toEqual([])
    expect(await found('.*')).toEqual([])
    expect(await found('')).toHaveLength(2)
  })

  test('answers the newest first, counts its hits and takes a filter', async () => {
    const own = await Shop.open(app)
    const names = ['Kho A', 'Kho B', 'Kho C']
    for (const name of names) await own.api.create('warehouses', { name })
    const page = await own.api.find('warehouses', { search: 'kho', $limit: 2 })
    expect([page.total, page.data.map(({ name }) => name)]).toEqual([4, ['Kho C', 'Kho B']])
    expect((await own.api.find('warehouses', { search: 'kho', name: 'Kho A' })).total).toBe(1)
    expect(await own.api.find('warehouses', { search: 'kho', $limit: 0 })).toMatchObject({ total: 4, data: [] })
  })

  test('is refused where there is none', async () => {
    expect(await refused('categories?search=x')).toContain('search')
    expect(await refused('products?search[$gt]=')).toContain('search')
  })
})
