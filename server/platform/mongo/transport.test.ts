import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BSON, Long, ObjectId, UUID } from 'mongodb'
import { startTestApp, type TestApp } from '../../testing/app'
import { decode } from './codec'
import { EngineTransport } from './embedded/engine-transport'
import { countDocuments, findBytes, findDocuments } from './find-documents'
import { duplicateFields, isOutage, isTransient } from './mongo-errors'
import { withReadLimits } from './read-limits'
import { AnswerReader, commandMessage } from './embedded/op-msg'
import { driverTransport, type SendCommand, type Transport } from './transport'

let app: TestApp
const ways: Record<string, () => Transport> = {
  'by the driver': () => driverTransport(app.database.client),
  'the way the product takes': () => app.database.transport,
}
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe.each(Object.keys(ways))('%s', (way) => {
  const transport = (): Transport => ways[way]?.() ?? app.database.transport
  const source = () => ({ db: app.database.db, transport: transport() })
  const name = `papers ${way}`
  const insert = (send: SendCommand, ...documents: object[]) => send(app.database.db.databaseName, { insert: name, documents })
  const paper = (fields: object = {}) => ({ _id: new ObjectId(), at: new Date(0), ...fields })
  const find = async (filter: object, limit = 10) =>
    (await findDocuments(source(), name, { filter, limit })).map((document) => decode({ _id: 'id' }, document))
  const read = <T extends { _id: ObjectId }>(document: T) => ({ ...document, _id: document._id.toHexString() })

  test('what was written is found again, as objects and as bytes', async () => {
    const written = paper({ text: 'Trà sen', lines: [{ quantity: 1, price: 0.5 }], none: null })
    await insert(transport().command, { ...written, absent: undefined })
    expect(await find({ _id: written._id })).toEqual([read(written)])
    const [bytes] = await findBytes(source(), name, { filter: { _id: written._id }, limit: 1 })
    expect(bytes).toEqual(Buffer.from(BSON.serialize(written)))
  })

  test('a hundred questions at once get each its own answer', async () => {
    const papers = Array.from({ length: 100 }, (_, n) => paper({ n }))
    await insert(transport().command, ...papers)
    const answers = await Promise.all(papers.map(({ _id }) => find({ _id })))
    expect(answers).toEqual(papers.map((each) => [read(each)]))
  })

  test('an answer of several megabytes arrives whole', async () => {
    const long = paper({ text: 'ấ'.repeat(2_000_000) })
    await insert(transport().command, long)
    expect(await find({ _id: long._id })).toEqual([read(long)])
  })

  test('what fits is counted, and no further than asked', async () => {
    await insert(transport().command, ...Array.from({ length: 7 }, () => paper({ kind: 'counted' })))
    expect(await countDocuments(source(), name, { kind: 'counted' })).toBe(7)
    expect(await countDocuments(source(), name, { kind: 'counted' }, { limit: 5 })).toBe(5)
    expect(await countDocuments(source(), name, { kind: 'another' })).toBe(0)
  })

  test('nobody is asked for one who has gone, be it told with the question or around it', async () => {
    const limits = { deadline: Date.now() + 60_000, signal: AbortSignal.abort(new Error('gone')) }
    const gone = { ...source(), limits }
    await expect(findDocuments(gone, name, { filter: {} })).rejects.toThrow('gone')
    await expect(findBytes(gone, name, { filter: {} })).rejects.toThrow('gone')
    await expect(countDocuments(gone, name, {})).rejects.toThrow('gone')
    await expect(withReadLimits(limits, () => findDocuments(source(), name, { filter: {} }))).rejects.toThrow('gone')
    expect(await find({ kind: 'another' })).toEqual([])
  })

  test('more than fits one answer is read all the same', async () => {
    const papers = Array.from({ length: 30 }, () => paper({ kind: 'large', text: 'x'.repeat(1_000_000) }))
    for (const each of papers) await insert(transport().command, each)
    expect(await find({ kind: 'large' }, 30)).toHaveLength(30)
  })

  test('numbers taken at once from one counter are all different, and a counter begins by itself', async () => {
    const { databaseName } = app.database.db
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => transport().changeOne(databaseName, `counters ${way}`, { name: 'a' }, { $inc: { value: 1 } })),
    )
    expect(taken.map(({ value }): unknown => value).sort((a, b) => Number(a) - Number(b))).toEqual(taken.map((_, place) => place + 1))
  })

  test('a value that must be unique is refused by the name of its field', async () => {
    await app.database.db.collection(name).createIndex({ number: 1 }, { unique: true, partialFilterExpression: { number: { $gt: 0 } } })
    const twice = await transport()
      .transaction((send) =>
        send('admin', {
          bulkWrite: 1,
          ops: [1, 2].map(() => ({ insert: 0, document: paper({ number: 7 }) })),
          nsInfo: [{ ns: `${app.database.db.databaseName}.${name}` }],
        }),
      )
      .catch((error: unknown) => error)
    expect(duplicateFields(twice)).toEqual(['number'])
    expect(await find({ number: 7 })).toEqual([])
  })

  test('what the database refuses says why, and the next command goes on', async () => {
    await expect(transport().command(app.database.db.databaseName, { noSuchCommand: 1 })).rejects.toMatchObject({
      name: 'MongoServerError',
      code: 59,
    })
    expect(await find({ kind: 'absent' })).toEqual([])
  })

  test('a transaction is there whole, or not at all when its body fails', async () => {
    await transport().transaction(async (send) => {
      await insert(send, paper({ kind: 'kept' }))
      await insert(send, paper({ kind: 'kept' }))
      expect(await find({ kind: 'kept' })).toEqual([])
    })
    const failing = transport().transaction(async (send) => {
      await insert(send, paper({ kind: 'lost' }))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await find({ kind: 'kept' })).toHaveLength(2)
    expect(await find({ kind: 'lost' })).toEqual([])
  })

  test('of two transactions that change one document the later is told to come again', async () => {
    const shared = paper({ count: 0 })
    await insert(transport().command, shared)
    const count = (send: SendCommand) =>
      send(app.database.db.databaseName, { update: name, updates: [{ q: { _id: shared._id }, u: { $inc: { count: 1 } } }] })
    const late = await transport()
      .transaction(async (send) => {
        await send(app.database.db.databaseName, { find: name, filter: { _id: shared._id }, limit: 1 })
        await transport().transaction(count)
        await count(send)
      })
      .catch((error: unknown) => error)
    expect(isTransient(late)).toBe(true)
    expect(await find({ _id: shared._id })).toEqual([{ ...read(shared), count: 1 }])
  })
})

describe('an engine that hangs up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'line-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const answer = commandMessage({ ok: 1, said: 'hello' })

  /** Serves sockets by the list, the first by the first. */
  const serve = async (name: string, ...each: ((socket: Socket) => void)[]) => {
    const path = join(folder, name)
    const server = createServer((socket) => socket.once('data', () => each.shift()?.(socket))).listen(path)
    await once(server, 'listening')
    return { path, stop: () => new Promise((done) => server.close(done)) }
  }

  test('a command that gets no whole answer counts as an outage, and the next one tries anew', async () => {
    const { path, stop } = await serve(
      'a.sock',
      (socket) => socket.end(answer.subarray(0, 30)),
      (socket) => socket.write(answer),
    )
    const transport = new EngineTransport(path)
    const cut = await transport.command('books', { ping: 1 }).catch((error: unknown) => error)
    expect(isOutage(cut)).toBe(true)
    expect(await transport.command('books', { ping: 1 })).toEqual({ ok: 1, said: 'hello' })
    await transport.close()
    await stop()
  })

  test('questions asked side by side are all an outage when the line ends after the first answer, but that one', async () => {
    const found = commandMessage({ ok: 1, cursor: { id: 0, firstBatch: [{ name: 'first' }] } })
    const { path, stop } = await serve('c.sock', (socket) => socket.end(Buffer.concat([found, found.subarray(0, 30)])))
    const transport = new EngineTransport(path)
    const ask = () => transport.readAll('books', { find: 'papers', limit: 1 }, { raw: false }).catch((error: unknown) => error)
    const [first, ...others] = await Promise.all([ask(), ask(), ask()])
    expect(first).toEqual([{ name: 'first' }])
    expect(others.map(isOutage)).toEqual([true, true])
    await transport.close()
    await stop()
  })

  test('where nobody listens every command is an outage, also those that wait for a line', async () => {
    const transport = new EngineTransport(join(folder, 'nobody.sock'))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => transport.command('books', { ping: 1 }).catch((error: unknown) => error)),
    )
    expect(answers.map(isOutage)).toEqual(answers.map(() => true))
    await transport.close()
  })

  test('after the close what was asked is an outage, and nothing opens a line again', async () => {
    const { path, stop } = await serve('b.sock', () => void transport.close())
    const transport = new EngineTransport(path)
    expect(isOutage(await transport.command('books', { ping: 1 }).catch((error: unknown) => error))).toBe(true)
    expect(isOutage(await transport.command('books', { ping: 1 }).catch((error: unknown) => error))).toBe(true)
    await stop()
  })
})

test('a commit that the database no longer knows of after its restart is an outage: the call is to be repeated', async () => {
  const commit = app.database.transport.command('admin', {
    commitTransaction: 1,
    lsid: { id: new UUID() },
    txnNumber: Long.fromNumber(8),
    autocommit: false,
  })
  const refusal: unknown = await commit.catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 251 })
  expect(isOutage(refusal)).toBe(true)
})

test('an answer that comes byte by byte, or with a break within its length, is read as it was sent', () => {
  const sent = { ok: 1, text: 'Sổ Cái' }
  const message = commandMessage(sent)
  for (const pieceSize of [1, 3, 7, message.length]) {
    const reader = new AnswerReader()
    const read = Array.from({ length: Math.ceil(message.length / pieceSize) }, (_, n) =>
      reader.take(message.subarray(n * pieceSize, (n + 1) * pieceSize)),
    )
    expect(read.slice(0, -1)).toEqual(read.slice(0, -1).map(() => []))
    expect(read.at(-1)?.map((answer) => BSON.deserialize(answer))).toEqual([sent])
  }
})

test('answers that come together are read one by one, however they are cut', () => {
  const sent = [{ ok: 1, text: 'Sổ Cái' }, { ok: 1 }, { ok: 0, code: 59 }]
  const messages = Buffer.concat(sent.map(commandMessage))
  for (const pieceSize of [1, 30, 50, messages.length]) {
    const reader = new AnswerReader()
    const read = Array.from({ length: Math.ceil(messages.length / pieceSize) }, (_, n) =>
      reader.take(messages.subarray(n * pieceSize, (n + 1) * pieceSize)),
    )
    expect(read.flat().map((answer) => BSON.deserialize(answer))).toEqual(sent)
  }
})
