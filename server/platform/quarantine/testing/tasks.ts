import { AppError } from '../../errors'
import { declareTask, doneBy } from '../task'

/** Tasks that do what a file made to do harm would bring about. */
export const tasks = {
  lengths: declareTask<{ readonly from: number }, number>('lengths'),
  count: declareTask<{ readonly to: number }, { readonly n: number; readonly text: string }>('count'),
  spin: declareTask<null, number>('spin', { seconds: 1 }),
  stall: declareTask<null, number>('stall', { seconds: 60, secondsBetween: 1 }),
  holdBytes: declareTask<null, number>('hold-bytes'),
  holdObjects: declareTask<null, number>('hold-objects'),
  growMap: declareTask<null, number>('grow-map'),
  crash: declareTask<null, number>('crash'),
  refuse: declareTask<null, number>('refuse'),
  fail: declareTask<null, number>('fail'),
  environment: declareTask<null, string>('environment'),
  whoAmI: declareTask<null, number>('who-am-i'),
}

const MEGABYTE_BYTES = 1024 * 1024

export const work = [
  doneBy(tasks.lengths, async function* (bytes, { from }) {
    let length = from
    for await (const piece of bytes) length += piece.length
    yield length
  }),
  doneBy(tasks.count, async function* (_bytes, { to }) {
    for (let n = 1; n <= to; n++) yield { n, text: 'x'.repeat(1000) }
  }),
  doneBy(tasks.spin, async function* () {
    let n = 0
    while (n >= 0) n = (n + 1) % 1000
    yield n
  }),
  doneBy(tasks.stall, async function* () {
    yield 1
    await new Promise(() => undefined)
  }),
  doneBy(tasks.holdBytes, async function* () {
    const held: Buffer[] = []
    while (held.length < 1000) held.push(Buffer.alloc(MEGABYTE_BYTES, 1))
    yield held.length
  }),
  doneBy(tasks.holdObjects, async function* () {
    const held: object[] = []
    while (held.length >= 0) held.push({ own: [held.length] })
    yield held.length
  }),
  doneBy(tasks.growMap, async function* () {
    const held = new Map<number, number>()
    while (held.size >= 0) held.set(held.size, held.size)
    yield held.size
  }),
  doneBy(tasks.crash, async function* () {
    process.abort()
    yield 1
  }),
  doneBy(tasks.refuse, async function* () {
    yield 1
    throw AppError.of('query.too-many-values', { limit: 7 })
  }),
  doneBy(tasks.fail, async function* () {
    yield await Promise.reject(new Error('a fault of our own'))
  }),
  doneBy(tasks.environment, async function* () {
    yield* Object.keys(process.env)
  }),
  doneBy(tasks.whoAmI, async function* () {
    yield process.pid
  }),
]
