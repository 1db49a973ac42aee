import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Document } from 'mongodb'
import { definitions } from '../../kernel/collections'
import type { SocaiDatabase } from '../../kernel/collections'
import { startTestApp, type TestApp } from '../../testing/app'
import { differencesIn } from '../../testing/shop'
import { seedDemo } from './seed-demo'

const days = 6

/** All that an installation holds after its demo was made. @param turns how many turns of the loop each call waits first */
const installed = async (now: Date, turns: () => number): Promise<Record<string, string[]>> => {
  const home = await startTestApp({ now: () => now })
  try {
    home.app.hooks({
      around: {
        all: [
          async (_context: unknown, next: () => Promise<void>) => {
            for (let left = turns(); left > 0; left--) await nextTurn()
            await next()
          },
        ],
      },
    })
    await seedDemo(home.app, () => undefined, days)
    return await told(home.database)
  } finally {
    await home.close()
  }
}

/** Random for each installation, and kept apart. */
const secrets = new Set(['passwordHash', 'passwordHistory', 'pushKey', 'sealedSecret', 'sealedKey', 'token', 'hash', 'hint', 'cursor'])
const apart = new Set(['changes', 'codes', 'settings', 'sessions', 'blocks'])
/** Figures that several commands write side by side: whichever is first makes the row. */
const figures = new Set(['rollups', 'levels', 'counters', 'timesheets'])

/** Every collection as text, records in the order of their ids, and each id as its record's place in that order. */
const told = async (database: SocaiDatabase): Promise<Record<string, string[]>> => {
  const places = new Map<string, string>()
  const kept = new Map<string, Document[]>()
  for (const { name } of definitions.filter((each) => !apart.has(each.name))) {
    const documents = await database.collection(name).find().sort({ _id: 1 }).toArray()
    kept.set(name, name === 'rollups' ? withoutSlots(documents) : name === 'journal' ? documents.map(withoutPlace) : documents)
    if (!figures.has(name)) for (const [place, { _id }] of documents.entries()) places.set(String(_id), `${name} ${place}`)
  }
  const text = (document: Document): string =>
    JSON.stringify(document, (key, value: unknown) => (secrets.has(key) ? undefined : value)).replace(
      /[0-9a-f]{24}/g,
      (id) => places.get(id) ?? 'of its own',
    )
  return Object.fromEntries(
    [...kept].map(([name, documents]) => {
      const texts = documents.map(text)
      return [name, figures.has(name) ? texts.sort() : texts]
    }),
  )
}

/** Which of several writers entered it, and its number among what that one did. */
const withoutPlace = ({ slot: _slot, n: _n, ...entry }: Document): Document => entry

/** Figures are kept in slots, one for each writer at a time; what counts is their sum. */
const withoutSlots = (rows: readonly Document[]): Document[] => {
  const sums = new Map<string, Document>()
  for (const { series, period, key, sums: part } of rows) {
    const name = `${series} ${period} ${key}`
    const row = sums.get(name) ?? { name, sums: {} }
    sums.set(name, row)
    for (const [figure, value] of Object.entries(part as Record<string, number>)) row['sums'][figure] = (row['sums'][figure] ?? 0) + value
  }
  return [...sums.values()].map(({ name, sums: whole }) => ({ name, sums: Object.fromEntries(Object.entries(whole as object).sort()) }))
}

test('two installations of one day have the same demo company, however fast they are and at whatever hour', async () => {
  const first = await installed(new Date('2026-03-09T01:30:00Z'), () => 0)
  const second = await installed(new Date('2026-03-09T12:45:00Z'), () => Math.floor(Math.random() * 12))
  expect(first['orders']?.length).toBeGreaterThan(45)
  expect(first['funds']?.length).toBeGreaterThan(15)
  for (const name of Object.keys(first)) expect({ [name]: second[name] }).toEqual({ [name]: first[name] })
}, 120_000)

test('a demo that began in an earlier month has it sealed, with a link of the accountant, a question answered and one that waits, and programs that do nothing by themselves', async () => {
  const env = { EINVOICE_VIETTEL_STAND_IN: 'on' }
  const home = await startTestApp({ now: () => new Date('2026-03-12T03:00:00Z'), env })
  try {
    await seedDemo(home.app, () => undefined, 13)
    const of = async (name: string) =>
      home.database
        .collection(name as 'seals')
        .find()
        .sort({ _id: 1 })
        .toArray()
    const [seals, links, questions] = await Promise.all([of('seals'), of('sealLinks'), of('sealQuestions')])
    expect(seals.map(({ until, figures }) => [until, (figures as { revenue: number }).revenue > 0])).toEqual([['2026-02-28', true]])
    expect(links).toMatchObject([{ name: 'Chị Hạnh, kế toán Tâm An', status: 'active', until: '2026-04-10', uses: 1, questions: 2 }])
    expect(questions.map(({ status }) => status as string)).toEqual(['answered', 'pending'])
    const [keys, webhooks] = await Promise.all([of('apiKeys'), of('webhooks')])
    expect(keys).toMatchObject([{ name: 'Website bán hàng', rights: ['/sales'], dailyCalls: 5000, status: 'active' }])
    expect(webhooks).toMatchObject([{ name: 'Kho Thủ Đức, máy in tem', status: 'paused' }])
    expect(questions[0]).toMatchObject({ service: 'funds', answer: 'Có rồi chị, em gửi bản chụp qua email.' })
    await expectTaxes(home)
  } finally {
    await home.close()
  }
}, 120_000)

/** The second company pays VAT where e-invoices are tried: of each kind of invoice it has one, and its figures agree. */
const expectTaxes = async (home: TestApp): Promise<void> => {
  const invoices = await home.database.collection('invoices').find().sort({ _id: 1 }).toArray()
  expect(invoices.map(({ kind, status, number }) => [kind, status, number] as const)).toEqual([
    ['original', 'adjusted', 'C26TML1'],
    ['adjustment', 'issued', 'C26TML2'],
    ['original', 'issued', 'C26TML3'],
    ['original', 'failed', undefined],
    ['original', 'draft', undefined],
  ])
  expect(await home.database.collection('orders').countDocuments({ 'inputInvoice.number': '00000207' })).toBe(1)
  expect(
    await home.database.collection('orders').countDocuments({ group: 'sales', vat: { $exists: true }, invoiceId: { $exists: false } }),
  ).toBe(1)
  expect(await home.database.collection('outgoing').countDocuments({ kind: 'invoice-issue' })).toBe(0)
  expect(await differencesIn(home)).toEqual([])
}
