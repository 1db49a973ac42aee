import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import type { Order } from '@shared/areas/trade/services/orders'
import { newHolder } from '../../../../kernel/leases'
import { workOffOutbox } from '../../../../kernel/outbox'
import { OutboundError } from '../../../../platform/outbound/outbound'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { listenOn } from '../../../../testing/platforms/listen'
import { of, Shop } from '../../../../testing/shop'
import { CLOSED_TAX_CODE, SInvoiceStandIn, standInOf } from '../../providers/stand-in'
import { attemptIssue, issuing, SETTLED_AFTER_MS } from './issue-invoice'
import { keepingFiles } from './keep-files'
import { mailing } from './mail-invoice'

let now = new Date('2026-11-20T03:00:00Z')
let app: TestApp
let shop: Shop
let stand: SInvoiceStandIn

/** SInvoice at an address of its own. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const headers = { cookie: request.headers.cookie ?? '' }
    stand.answer({ url: request.url ?? '', headers, body: Buffer.concat(chunks).toString('utf8') }).then(
      ({ status, text }) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(text),
      // It breaks off, whatever it did before.
      () => response.destroy(),
    )
  })
})

const company = {
  kind: 'company',
  vat: 'deduction',
  taxCode: '0316882407',
  legalName: 'CÔNG TY TNHH MỘC SƯƠNG',
  legalAddress: '12 Kha Vạn Cân, Thủ Đức',
  since: '2026-07-01',
}
const account = { supplierTaxCode: '0316882407', template: '1/001', series: 'C26TMS', username: '0316882407', password: 'mat-khau' }

const opened = async (provider: 'viettel' | 'stand-in'): Promise<Shop> => {
  const made = await Shop.open(app)
  await made.api.patch('workspaces', made.founder.workspaceId, { opts: { tax: company } } as never)
  await made.api.create('einvoiceAccounts', { provider, ...account })
  return made
}
const later = async (ms: number): Promise<void> => {
  now = new Date(now.getTime() + ms)
  await shop.signInAgain()
}
const workOff = () => workOffOutbox(app.app, [issuing, keepingFiles, mailing], newHolder({ isAlone: true }))
/** Issued, then fetched, then mailed. */
const workOffAll = async () => {
  for (let round = 0; round < 3; round++) await workOff()
}
const sell = (of = shop, more: object = {}): Promise<Order> =>
  of.api.create('orders', {
    group: 'sales',
    customerId: of.customer._id,
    items: [
      { name: 'Trà sen', price: 185_000, quantity: 24, vatRate: 8 },
      { name: 'Phin nhôm', price: 65_000, quantity: 12, vatRate: 10 },
    ],
    discount: 20_000,
    ...more,
  } as never)
const issue = (order: Order, more: object = {}, of = shop): Promise<Invoice> =>
  of.api.create('invoices', { orderIds: [order._id], ...more } as never)
const read = (id: string, of = shop): Promise<Invoice> => of.api.get('invoices', id as never)
const orderOf = (id: string): Promise<Order> => shop.api.get('orders', id as never)

beforeAll(async () => {
  stand = new SInvoiceStandIn()
  const url = await listenOn(server)
  app = await startTestApp({
    now: () => now,
    env: { TOKEN_MINUTES: '720', EINVOICE_VIETTEL_URL: url, EINVOICE_VIETTEL_STAND_IN: 'on' },
  })
  shop = await opened('viettel')
})
afterAll(async () => {
  await app.close()
  server.closeAllConnections()
  server.close()
})

test('an invoice says what its order says, to the dong, and has the provider’s number once that has given one', async () => {
  const order = await sell()
  const sent = await issue(order, { buyer: { legalName: 'Công ty An Khang', taxCode: '0312456782', email: 'ketoan@ankhang.example' } })
  expect(sent).toMatchObject({ status: 'issuing', kind: 'original', type: 'vat', series: 'C26TMS', total: order.total, vat: order.vat })
  expect(sent).not.toHaveProperty('number')
  expect(sent).not.toHaveProperty('uuid')
  await workOff()
  const issued = await read(sent._id)
  expect(issued).toMatchObject({ status: 'issued', number: 'C26TMS1', taxAuthorityCode: expect.stringContaining('GIALAP') as string })
  expect(await orderOf(order._id)).toMatchObject({ invoiceId: sent._id, invoiceStatus: 'issued' })
  // Whoever has the link of the receipt finds the invoice by it.
  const { printToken = '' } = await shop.api.patch('orders', order._id, { share: true })
  expect((await app.api().send('GET', `orders/${order._id}?printToken=${printToken}`)).body).toMatchObject({
    eInvoice: { template: '1/001', series: 'C26TMS', number: 'C26TMS1', taxAuthorityCode: issued.taxAuthorityCode },
  })
})

interface KeptFile {
  readonly name: string
  readonly bytes: string
}
/** What is mailed, as it lies in the folder of an installation without a mail server. */
const mails = (): string[] => {
  const folder = join(app.config.dataDir, 'outbox')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

test('paper and XML are fetched once, kept for who may read the invoice alone, and mailed: by itself once, again by a press', async () => {
  await workOffAll()
  const sent = await issue(await sell(), {
    buyer: { legalName: 'Công ty An Khang', taxCode: '0312456782', email: 'ketoan@ankhang.example' },
  })
  expect((await shop.api.refused('PATCH', `invoices/${sent._id}`, { mailTo: 'a@b.example' })).message).toBe(
    'Only an invoice with a number is mailed',
  )
  const [asked, posted] = [stand.filesAsked, mails().length]
  await workOffAll()
  const issued = await read(sent._id)
  expect(issued).toMatchObject({
    mailedTo: 'ketoan@ankhang.example',
    pdfId: expect.any(String) as string,
    xmlId: expect.any(String) as string,
  })
  const file = (kind: string) => shop.api.report<KeptFile>('invoices', { report: 'file', invoiceId: sent._id, kind })
  const number = issued.number ?? ''
  const pdf = await file('pdf')
  expect(pdf.name).toBe(`C26TMS-${number}.pdf`)
  expect(Buffer.from(pdf.bytes, 'base64').toString('latin1')).toMatch(new RegExp(`^%PDF-1\\.4[^]*${number}`))
  expect(
    Buffer.from((await file('zip')).bytes, 'base64')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  expect(stand.filesAsked - asked).toBe(2)
  const [mail = ''] = mails().slice(posted)
  expect(mail).toMatch(new RegExp(`To: ketoan@ankhang.example[^]*${number}\\.pdf[^]*${number}\\.zip`))
  expect((await shop.api.refused('PATCH', `invoices/${sent._id}`, { mailTo: 'ai do' })).message).toContain('e-mail address')
  await shop.api.patch('invoices', sent._id, { mailTo: 'giamdoc@ankhang.example' })
  await workOff()
  expect(mails()).toHaveLength(posted + 2)
  expect(await read(sent._id)).toMatchObject({ mailedTo: 'giamdoc@ankhang.example' })
  // The place where it lies is known to the server alone.
  const { uri } = (await app.database.records('uploads', shop.founder.workspaceId).byId(issued.pdfId ?? '')) ?? { uri: '' }
  expect(uri).toMatch(/^\/files\/[\w-]{32}\.pdf$/)
  const { status } = await fetch(new URL(uri, app.url))
  expect(status).toBe(404)
  const buyer = await shop.member('/purchases')
  expect((await buyer.api.send('GET', `invoices?report=file&invoiceId=${sent._id}&kind=pdf`)).status).toBe(403)
})

test('a provider whose file isn’t there yet is asked again, and the mail goes with both', async () => {
  await workOffAll()
  const { _id } = await issue(await sell(), { buyer: { name: 'Chị Hoa', email: 'hoa@nha.example' } })
  stand.withoutXml = 1
  const posted = mails().length
  await workOff()
  await workOff()
  const half = await read(_id)
  expect([half.pdfId === undefined, half.xmlId, half.mailedAt]).toEqual([false, undefined, undefined])
  await later(10_000)
  await workOff()
  await workOff()
  expect(await read(_id)).toMatchObject({ pdfId: half.pdfId, mailedTo: 'hoa@nha.example' })
  expect(mails().slice(posted)).toMatchObject([expect.stringContaining('.zip')])
})

test('a wrong address is told to the authority by a notice, not by another invoice', async () => {
  const { _id } = await issue(await sell(), { buyer: { legalName: 'Công ty An Khang', taxCode: '0312456782', address: '12 Lê Lợi' } })
  const patch = (data: object) => shop.api.send('PATCH', `invoices/${_id}`, data)
  expect((await patch({ notice: { address: '21 Lê Lợi' } })).status).toBe(409)
  await workOff()
  expect((await patch({ notice: { address: '12 Lê Lợi', reason: 'Sai địa chỉ' } })).status).toBe(400)
  const both = await Promise.all([1, 2].map(() => patch({ notice: { address: '21 Lê Lợi', reason: 'Sai địa chỉ' } })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const wrong = [{ field: 'address', was: '12 Lê Lợi', is: '21 Lê Lợi' }]
  expect(await read(_id)).toMatchObject({
    status: 'issued',
    buyer: { address: '12 Lê Lợi' },
    notices: [{ day: '2026-11-20', reason: 'Sai địa chỉ', state: 'made', wrong }],
  })
  expect((await patch({ noticeState: { state: 'accepted' } })).status).toBe(409)
  await patch({ noticeState: { state: 'sent' } })
  await patch({ noticeState: { state: 'refused', answer: 'Thiếu chữ ký' } })
  await patch({ notice: { address: '21 Lê Lợi', reason: 'Gửi lại' } })
  expect((await read(_id)).notices?.map(({ state, answer }) => [state, answer])).toEqual([
    ['refused', 'Thiếu chữ ký'],
    ['made', undefined],
  ])
})

test('what was issued stays: its order’s lines and buyer, too, and nobody issues it a second time', async () => {
  const order = await sell()
  const answers = await Promise.all([1, 2].map(() => shop.api.send('POST', 'invoices', { orderIds: [order._id] })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const held = await shop.api.refused('PATCH', `orders/${order._id}`, { status: 'cancelled' })
  expect(held.message).toBe(`The invoice of ${order.order_number} is being issued: wait until it is there`)
  await workOff()
  const changed = { items: order.items.map((item) => ({ ...item, price: 1000 })) }
  expect((await shop.api.refused('PATCH', `orders/${order._id}`, changed)).message).toContain(`${order.order_number} has an invoice`)
  const { invoiceId } = await orderOf(order._id)
  expect((await shop.api.refused('PATCH', `invoices/${String(invoiceId)}`, { buyer: { name: 'Khác' } })).code).toBe(409)
  await shop.api.patch('orders', order._id, { note: 'gọi trước khi giao' })
})

test('no answer after it was issued: it is looked up, and never sent again', async () => {
  const before = stand.issued.length
  const { _id } = await issue(await sell())
  stand.silent = 1
  await workOff()
  expect(await read(_id)).toMatchObject({ status: 'issuing' })
  stand.endTokens()
  await later(10_000)
  await workOff()
  expect(await read(_id)).toMatchObject({ status: 'issued', number: `C26TMS${before + 1}` })
  expect(stand.issued.length).toBe(before + 1)
})

test('what the provider refuses says why, rings the board and whoever issued it, is mended and sent again', async () => {
  const seller = await shop.member('/sales')
  const order = await sell()
  const sent = await seller.api.create('invoices', {
    orderIds: [order._id],
    buyer: { legalName: 'Bao bì Tân Việt', taxCode: CLOSED_TAX_CODE },
  } as never)
  await workOff()
  const failure = { code: 'BUYER_TAX_CODE_CLOSED', message: `Mã số thuế ${CLOSED_TAX_CODE} đã ngừng hoạt động` }
  expect(await read(sent._id)).toMatchObject({ status: 'failed', failure })
  for (const { api } of [seller, shop]) {
    const { data } = (await api.send('GET', 'activities?group=notifications&$limit=1')).body as { data: object[] }
    expect(data).toMatchObject([{ kind: 'invoice-failed', values: { number: order.order_number, reason: failure.message } }])
  }
  const mended = await shop.api.patch('invoices', sent._id, {
    status: 'issuing',
    buyer: { legalName: 'Bao bì Tân Việt', taxCode: '0312456782' },
  })
  expect(mended).not.toHaveProperty('failure')
  await workOff()
  expect(await read(sent._id)).toMatchObject({ status: 'issued', buyer: { taxCode: '0312456782' } })
})

test('one that was never issued is given up, and its order may have another', async () => {
  const order = await sell()
  const draft = await issue(order, { status: 'draft' })
  await workOff()
  expect(await read(draft._id)).toMatchObject({ status: 'draft' })
  expect((await shop.api.refused('POST', 'invoices', { orderIds: [order._id] })).message).toContain('has an invoice already: draft')
  await shop.api.patch('invoices', draft._id, { status: 'withdrawn' })
  expect((await issue(order)).status).toBe('issuing')
})

test('goods that come back are taken off by an adjustment of their share; parts sum to the whole', async () => {
  const tea = await shop.goods('Cold brew', { price: 45_000, stock: 12, cost: 1 })
  const order = await sell(shop, { items: [{ productId: tea._id, quantity: 12, price: 45_000, vatRate: 8 }], discount: 1000 })
  await shop.api.patch('orders', order._id, {
    status: 'shipped',
    warehouseId: shop.warehouse._id,
    shipping: [{ productId: tea._id, quantity: 12 }],
  } as never)
  const original = await issue(order, { part: 'shipped' })
  await workOff()
  const correct = (more: object) =>
    shop.api.send('POST', 'invoices', { originalId: original._id, kind: 'adjustment', reason: 'Trả 6 chai', ...more })
  expect((await correct({})).body).toMatchObject({ message: 'The invoice says what the order says: nothing to adjust' })
  const returned = await shop.api.patch('orders', order._id, { returning: [{ productId: tea._id, quantity: 5 }] } as never)
  const both = await Promise.all([correct({}), correct({})])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  await workOff()
  const { data } = (await shop.api.send('GET', `invoices?originalId=${original._id}`)).body as { data: Invoice[] }
  const [adjustment] = data
  expect(adjustment).toMatchObject({
    status: 'issued',
    kind: 'adjustment',
    lines: [{ name: 'Cold brew', quantity: -5 }],
    total: -(returned.returnedTotal ?? 0),
  })
  expect(await read(original._id)).toMatchObject({ status: 'adjusted' })
  const wire = stand.issued.at(-1)?.payload as { generalInvoiceInfo: object; itemInfo: object[] }
  expect(wire.generalInvoiceInfo).toMatchObject({ adjustmentType: '5', originalInvoiceId: (await read(original._id)).number })
  expect(wire.itemInfo[0]).toMatchObject({ quantity: 5, isIncreaseItem: false })
  expect((await correct({ kind: 'replacement' })).body).toMatchObject({
    message: 'This invoice was adjusted before: a later fault is adjusted, too',
  })
  await shop.api.patch('orders', order._id, { returning: [{ productId: tea._id, quantity: 7 }] } as never)
  expect((await correct({ reason: 'Trả hết' })).status).toBe(201)
  await workOff()
  const all = (await shop.api.send('GET', `invoices?originalId=${original._id}`)).body as { data: Invoice[] }
  expect(all.data.reduce((sum, { total }) => sum + total, 0)).toBe(-order.total)
})

test('a wrong buyer is replaced: the new invoice stands on the order, the old one keeps its number', async () => {
  const order = await sell()
  const first = await issue(order, { buyer: { name: 'Bếp Nhà Mẹ' } })
  await workOff()
  const second = (await shop.api.create('invoices', {
    originalId: first._id,
    kind: 'replacement',
    reason: 'Sai tên đơn vị',
    buyer: { legalName: 'Công ty Bếp Nhà Mẹ', taxCode: '0312456782' },
  } as never)) as Invoice
  await workOff()
  expect(await read(first._id)).toMatchObject({ status: 'replaced', buyer: { name: 'Bếp Nhà Mẹ' } })
  expect(await read(second._id)).toMatchObject({
    status: 'issued',
    total: order.total,
    original: { number: (await read(first._id)).number },
  })
  expect(await orderOf(order._id)).toMatchObject({ invoiceId: second._id, invoiceStatus: 'issued' })
})

test('what left without an invoice is listed, and counts say how far the others are', async () => {
  const other = await opened('viettel')
  const order = await sell(other)
  await other.api.patch('orders', order._id, { status: 'shipped' } as never)
  const day = { since: '2026-11-20', until: '2026-11-20' }
  const list = () => other.api.report<{ total: object; data: object[] }>('invoices', { report: 'uninvoiced', ...day })
  expect(await list()).toMatchObject({
    total: { count: 1, amount: order.total },
    data: [{ order_number: order.order_number, partner: 'Chị Hoa' }],
  })
  await issue(order, {}, other)
  expect(await list()).toMatchObject({ total: { count: 0 } })
  await workOff()
  const counts = await other.api.report('invoices', { report: 'counts', ...day })
  expect(counts).toMatchObject({
    data: [{ status: 'issued', count: 1 }],
    standing: 1,
    corrections: 0,
    complete: true,
    net: order.total - (order.vat ?? []).reduce((sum, { amount }) => sum + amount, 0),
  })
  const before = { since: '2026-11-01', until: '2026-11-19' }
  expect(await other.api.report('invoices', { report: 'counts', ...before })).toMatchObject({ data: [], standing: 0, net: 0, vat: 0 })
  expect(await other.api.report('invoices', { report: 'counts' })).toEqual(counts)
  for (const service of ['invoices', 'einvoiceAccounts']) {
    const least = await other.member('/purchases')
    expect((await least.api.send('GET', service)).status).toBe(403)
  }
})

test('two people who issue all that left without an invoice at once come to one invoice of each order', async () => {
  const other = await opened('viettel')
  for (const order of [await sell(other), await sell(other), await sell(other)])
    await other.api.patch('orders', order._id, { status: 'shipped' } as never)
  const list = () =>
    other.api.report<{ total: { count: number }; data: { _id: string }[] }>('invoices', {
      report: 'uninvoiced',
      since: '2026-11-20',
      until: '2026-11-20',
    })
  const { data: rows } = await list()
  const seller = await other.member('/sales')
  const pressed = await Promise.all(
    [other.api, seller.api].flatMap((api) => rows.map(({ _id }) => api.send('POST', 'invoices', { orderIds: [_id] }))),
  )
  expect(pressed.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
  await workOff()
  const { data: made } = await other.api.find('invoices', {})
  expect(made.map(({ status, orderIds }) => [status, orderIds.length])).toEqual([1, 2, 3].map(() => ['issued', 1]))
  expect([new Set(made.map(({ number }) => number)).size, new Set(made.flatMap(({ orderIds }) => orderIds)).size]).toEqual([3, 3])
  expect((await list()).total.count).toBe(0)
})

test('what left without an invoice is told when its month is closed, to whoever issues invoices alone', async () => {
  const kindsOf = async (of: Shop): Promise<[string, number, number | undefined][]> => {
    const { data } = await of.api.report<{ data: { kind: string; count: number; amount?: number }[] }>('seals', {
      report: 'checks',
      until: '2026-11-30',
    })
    return data.flatMap(({ kind, count, amount }) => (kind === 'sold-without-invoice' ? [[kind, count, amount]] : []))
  }
  const other = await opened('viettel')
  const order = await other.ship(await sell(other))
  expect(await kindsOf(other)).toEqual([['sold-without-invoice', 1, order.total]])
  await issue(order, {}, other)
  await workOff()
  expect(await kindsOf(other)).toEqual([['sold-without-invoice', 0, 0]])
  expect(await kindsOf(await Shop.open(app))).toEqual([])
})

test('a company that says nothing of taxes, or has no account, issues none', async () => {
  const plain = await Shop.open(app)
  const order = await plain.api.create('orders', {
    group: 'sales',
    customerId: plain.customer._id,
    items: [{ name: 'Công', price: 1000, quantity: 1 }],
  } as never)
  expect((await plain.api.refused('POST', 'invoices', { orderIds: [order._id] })).message).toContain('what taxpayer')
  await plain.api.patch('workspaces', plain.founder.workspaceId, { opts: { tax: company } } as never)
  expect((await plain.api.refused('POST', 'invoices', { orderIds: [order._id] })).message).toContain('Connect the provider')
  const wrong = await plain.api.create('einvoiceAccounts', { provider: 'stand-in', ...account, password: 'sai' })
  const check = () => plain.api.report('einvoiceAccounts', { report: 'check', einvoiceAccountId: wrong._id })
  expect(await check()).toMatchObject({ isIn: false, problem: 'Sai tên đăng nhập hoặc mật khẩu' })
  await plain.api.patch('einvoiceAccounts', wrong._id, { password: 'mat-khau' })
  expect(await check()).toEqual({ isIn: true, offersStandIn: true })
  expect(JSON.stringify(await plain.api.get('einvoiceAccounts', wrong._id))).not.toContain('mat-khau')
})

/** Where a process is killed: before its call arrives, after the invoice was issued, or with the answer in its hands. */
const KILLS = ['before', 'after', 'answered'] as const

test('200 kills between sending and answer leave neither two invoices of an order nor none', async () => {
  const many = await opened('stand-in')
  const standIn = standInOf(app.app)
  const records = app.database.records('outgoing', many.founder.workspaceId)
  let kills = 0
  const killed = async (item: NonNullable<Awaited<ReturnType<typeof records.one>>>, where: (typeof KILLS)[number]): Promise<void> => {
    kills += 1
    if (where === 'before') standIn.away = 1
    if (where === 'after') standIn.silent = 1
    // What the try came to is written nowhere: the process is gone.
    await attemptIssue(app.app, item).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error
    })
    standIn.away = 0
    standIn.silent = 0
    now = new Date(now.getTime() + SETTLED_AFTER_MS / 4)
  }
  const deaths = fc.sample(fc.array(fc.constantFrom(...KILLS), { minLength: 10, maxLength: 10 }), { numRuns: 20, seed: 64 })
  for (const places of deaths) {
    const order = await sell(many)
    const sent = await issue(order, {}, many)
    for (const where of places) {
      const item = await records.one({ recordId: sent._id })
      if (item) await killed(item, where)
    }
    for (let tries = 0; tries < 5 && (await records.one({ recordId: sent._id })); tries++) {
      await workOff()
      now = new Date(now.getTime() + SETTLED_AFTER_MS)
    }
    const issued = await read(sent._id, many)
    expect(issued.status).toBe('issued')
    expect(standIn.issued.filter(({ number }) => number === issued.number)).toHaveLength(1)
  }
  expect(kills).toBe(200)
  expect(standIn.issued.filter(({ payload }) => JSON.stringify(payload).includes('C26TMS'))).toHaveLength(deaths.length)
})

test('a household’s invoice says what the law cuts of its percentage as a sum of its own; what comes back takes its part off', async () => {
  const household = await opened('stand-in')
  const { kind: _kind, vat: _vat, ...payer } = company
  const tax = { ...payer, kind: 'household', industry: 'goods', method: 'revenue', period: 'quarter' }
  await household.api.patch('workspaces', household.founder.workspaceId, { opts: { tax } } as never)
  const tea = await household.goods('Trà sen', { price: 185_000, stock: 20, cost: 1 })
  const brewed = await household.service('Pha trà tại quán', 100_000)
  await household.api.patch('products', tea._id, { vatReduced: true } as never)
  await household.api.patch('products', brewed._id, { vatReduced: true, industry: 'production' } as never)
  const order = await household.ship(await household.sale([of(tea, 10), of(brewed, 2), { name: 'Quà', price: 50_000, quantity: 1 }]))
  const sent = await issue(order, {}, household)
  const source = 'Nghị quyết 204/2025/QH15, Nghị định 174/2025/NĐ-CP'
  // A fifth of 1% of 1.850.000, and of 3% of 200.000; the total is the order's.
  expect(sent).toMatchObject({ type: 'sales', total: 2_100_000, vat: [], cut: { amount: 4900, percent: 20, source } })
  await workOff()
  const noteOf = () => {
    const { itemInfo } = standInOf(app.app).issued.at(-1)!.payload as { itemInfo: { selection: number; itemName: string }[] }
    return itemInfo.at(-1)
  }
  const words = `tương ứng 20% mức tỷ lệ % để tính thuế giá trị gia tăng theo ${source}`
  expect(noteOf()).toEqual({ lineNumber: 4, selection: 2, itemName: `Đã giảm 4.900 đồng ${words}` })
  await household.api.patch('orders', order._id, { returning: [{ productId: tea._id, quantity: 5 }] } as never)
  const taken = (await household.api.create('invoices', {
    originalId: sent._id,
    kind: 'adjustment',
    reason: 'Trả 5 hộp',
  } as never)) as Invoice
  expect([taken.total, taken.cut]).toEqual([-925_000, { amount: -1850, percent: 20, source }])
  await workOff()
  expect(noteOf()?.itemName).toBe(`Điều chỉnh giảm số tiền đã giảm: 1.850 đồng ${words}`)
  // Without the flag of its product nothing is said.
  const plain = await household.sale([{ name: 'Quà', price: 50_000, quantity: 1 }])
  expect(await issue(plain, { status: 'draft' }, household)).not.toHaveProperty('cut')
})

test('counter sales of one day to buyers who took none come on one invoice, once the provider has confirmed it', async () => {
  const other = await opened('stand-in')
  const tea = await other.goods('Trà đá', { price: 45_000, stock: 50, cost: 1 })
  const shift = await other.api.create('shifts', { counter: 'Quầy 1', warehouseId: other.warehouse._id, opening: 0 } as never)
  const atCounter = (quantity: number): Promise<Order> =>
    other.api.create('orders', {
      group: 'sales',
      items: [{ productId: tea._id, quantity, vatRate: 8 }],
      counter: { shiftId: shift._id, payments: [{ label: 'Tiền mặt', amount: 48_600 * quantity }] },
    } as never)
  const [first, second] = [await atCounter(2), await atCounter(1)]
  const together = (ids: readonly string[], more: object = {}) => other.api.send('POST', 'invoices', { orderIds: ids, ...more })
  expect((await together([first._id, second._id])).body).toMatchObject({
    code: 409,
    message: expect.stringContaining('has to confirm') as string,
  })
  const [connected] = (await other.api.find('einvoiceAccounts', {})).data
  await other.api.patch('einvoiceAccounts', connected!._id, { gathersDay: true })
  const typed = await sell(other)
  expect((await together([first._id, typed._id])).body).toMatchObject({
    message: `${typed.order_number} is no counter sale of 2026-11-20 to a buyer without a tax code`,
  })
  expect((await together([first._id, second._id], { buyer: { name: 'Chị Hoa' } })).status).toBe(400)
  const list = () =>
    other.api.report<{ data: { order_number: string; retail?: boolean }[] }>('invoices', {
      report: 'uninvoiced',
      since: '2026-11-20',
      until: '2026-11-20',
    })
  expect((await list()).data.map(({ order_number, retail }) => [order_number, retail])).toEqual([
    [second.order_number, true],
    [first.order_number, true],
  ])
  const both = await Promise.all([together([first._id, second._id]), together([second._id, first._id])])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  await workOff()
  const stands = async (id: string) => (await other.api.get('orders', id as never)) as Order
  const { invoiceId, invoiceStatus } = await stands(first._id)
  expect([invoiceStatus, (await stands(second._id)).invoiceId, (await list()).data]).toEqual(['issued', invoiceId, []])
  const issued = await read(String(invoiceId), other)
  expect(issued).toMatchObject({ buyer: {}, total: 145_800, lines: [{ name: 'Trà đá', quantity: 3, price: 45_000, net: 135_000 }] })
  const wire = standInOf(app.app).issued.at(-1)?.payload as { buyerInfo: object }
  expect(wire.buyerInfo).toMatchObject({ buyerName: 'Bán cho người tiêu dùng' })
  // What comes back of one of them is adjusted by its share.
  await other.api.patch('orders', first._id, { returning: [{ productId: tea._id, quantity: 1 }], refund: true } as never)
  const taken = (await other.api.create('invoices', { originalId: issued._id, kind: 'adjustment', reason: 'Trả 1 ly' } as never)) as Invoice
  expect([taken.orderIds.length, taken.total, taken.lines.map(({ quantity }) => quantity)]).toEqual([2, -48_600, [-1]])
})

test('the invoices of a month, with what adjusts them, come to the VAT report of that month, rate by rate', async () => {
  const other = await opened('viettel')
  const tea = await other.goods('Trà Shan', { price: 33_333, stock: 40, cost: 1 })
  const cup = await other.goods('Ly sứ', { price: 65_001, stock: 40, cost: 1 })
  const sold = [
    await other.ship(await other.sale([of(tea, 7, { vatRate: 8 }), of(cup, 3, { vatRate: 10 })], { discount: 10_001 } as never)),
    await other.ship(await other.sale([of(tea, 2, { vatRate: 8 }), of(cup, 1, { vatRate: 'none' })])),
  ]
  const issued = []
  for (const order of sold) issued.push(await issue(order, {}, other))
  await workOff()
  now = new Date(now.getTime() + 86_400_000)
  await other.signInAgain()
  await other.api.patch('orders', sold[0]!._id, { returning: [{ productId: tea._id, quantity: 3 }] } as never)
  await other.api.create('invoices', { originalId: issued[0]!._id, kind: 'adjustment', reason: 'Trả 3 gói' } as never)
  await workOff()
  const { data } = (await other.api.send('GET', 'invoices?$limit=50')).body as { data: Invoice[] }
  expect(data.map(({ status }) => status).sort()).toEqual(['adjusted', 'issued', 'issued'])
  const sums = new Map<unknown, [base: number, amount: number]>()
  for (const { rate, base, amount } of data.flatMap(({ vat }) => vat)) {
    const [before, tax] = sums.get(rate) ?? [0, 0]
    sums.set(rate, [before + base, tax + amount])
  }
  const { output } = await other.api.report<{ output: { rate: unknown; base: number; amount: number }[] }>('orders', {
    report: 'vat',
    since: '2026-11-01',
    until: '2026-11-30',
  })
  // The list names each by its form, sign and number: sales by their invoice, what came back by its adjustment.
  const listed = await other.api.report<{ data: { series?: string; number?: string; base: number }[] }>('orders', {
    report: 'vatLines',
    side: 'output',
    since: '2026-11-01',
    until: '2026-11-30',
  })
  const numberOf = (status: string, kind = 'original'): string =>
    data.find((one) => one.status === status && one.kind === kind)?.number?.replace('C26TMS', '') ?? ''
  const numbers = [numberOf('adjusted'), numberOf('issued'), numberOf('issued', 'adjustment')]
  expect(new Set(numbers).size).toBe(3)
  expect(listed.data.map(({ series }) => series)).toEqual(Array.from({ length: 5 }, () => '1C26TMS'))
  expect(listed.data.filter(({ base }) => base > 0).map(({ number }) => number)).toEqual(
    numbers.slice(0, 2).flatMap((each) => [each, each]),
  )
  expect(listed.data.filter(({ base }) => base < 0).map(({ number }) => number)).toEqual(numbers.slice(2))
  expect(output.length).toBe(3)
  expect(output.map(({ rate, base, amount }) => [rate, base, amount])).toEqual(output.map(({ rate }) => [rate, ...(sums.get(rate) ?? [])]))

  // Also where it came back on the very day on which it was sold.
  const sale = await other.ship(await other.sale([of(tea, 4, { vatRate: 8 })]))
  const invoice = await issue(sale, {}, other)
  await workOff()
  await other.api.patch('orders', sale._id, { returning: [{ productId: tea._id, quantity: 1 }] } as never)
  await other.api.create('invoices', { originalId: invoice._id, kind: 'adjustment', reason: 'Trả 1 gói' } as never)
  await workOff()
  const after = await other.api.report<{ data: { _id: string; base: number }[] }>('orders', {
    report: 'vatLines',
    side: 'output',
    since: '2026-11-01',
    until: '2026-11-30',
  })
  expect(after.data.filter(({ _id }) => _id === sale._id).map(({ base }) => base)).toEqual([133_332, -33_333])
})
