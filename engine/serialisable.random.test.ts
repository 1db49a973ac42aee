import { MongoServerError, type ClientSession, type Collection } from 'mongodb'
import { withSeed } from './testing/random'
import { SerialModel, type Answer, type Done, type Statement } from './testing/serial-model'
import { startTestEngine, type TestEngine } from './testing/start'

interface Stored {
  _id: number
  n: number
  isApart: boolean
}

let test_: TestEngine
beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())

/** Numbers of documents lie below this. */
const mostN = 12

async function run(things: Collection<Stored>, statement: Statement, session?: ClientSession): Promise<Answer> {
  const options = { session }
  if (statement.kind === 'insert') {
    const { id, n, isApart } = statement
    await things.insertOne({ _id: id, n, isApart }, options)
    return 1
  }
  if (statement.kind === 'add')
    return (await things.updateOne({ _id: statement.id, n: statement.guard }, { $inc: { n: 1 } }, options)).matchedCount
  if ('id' in statement) {
    if (statement.kind === 'get') return shown(await things.find({ _id: statement.id }, options).toArray())
    return (await things.deleteOne({ _id: statement.id }, options)).deletedCount
  }
  const n = { $gte: statement.from, $lte: statement.to }
  const inside = { n, isApart: false }
  switch (statement.kind) {
    case 'find':
      return shown(await things.find({ n }, options).sort({ _id: 1 }).toArray())
    case 'count':
      return await things.countDocuments({ n }, options)
    case 'distinct':
      return (await things.distinct('n', { n }, options)).length
    case 'sum': {
      const [row] = await things
        .aggregate<{ sum: number }>([{ $match: { n } }, { $group: { _id: null, sum: { $sum: '$n' } } }], options)
        .toArray()
      return row?.sum ?? 0
    }
    case 'addToAll':
      return (await things.updateMany(inside, { $inc: { n: 1 } }, options)).matchedCount
    case 'deleteAll':
      return (await things.deleteMany(inside, options)).deletedCount
    case 'takeAny':
    case 'takeLeast': {
      const sort = statement.kind === 'takeLeast' ? ({ n: 1, _id: 1 } as const) : undefined
      const taken = await things.findOneAndDelete(inside, { ...options, sort })
      return taken ? shown([taken]) : null
    }
  }
}

const shown = (documents: readonly Stored[]): [number, number][] => documents.map(({ _id, n }) => [_id, n])

const reading = new Set<Statement['kind']>(['find', 'count', 'distinct', 'sum', 'get'])
const hasWritten = ({ statement, answer }: Done): boolean => !reading.has(statement.kind) && answer !== 0 && answer !== null

const kinds =
  'find find count count distinct sum get get takeAny takeLeast addToAll deleteAll delete delete add add add insert insert insert'.split(
    ' ',
  ) as Statement['kind'][]

describe.each([['without an index'], ['by an index']])('transactions that read and write %s', (how) => {
  it(
    'have answered and left what they would have one after the other, in the order of their commits',
    () =>
      withSeed(async (random) => {
        const below = (limit: number): number => Math.floor(random() * limit)
        const things = test_.db.collection<Stored>(`things ${how}`)
        if (how === 'by an index') await things.createIndex({ n: 1 })
        const actors = Array.from({ length: 5 }, () => ({ session: test_.client.startSession(), done: null as Done[] | null, begun: 0 }))
        const committed: (readonly Done[])[] = []
        const readers: { done: readonly Done[]; begun: number; ended: number }[] = []
        const seen = { commits: 0, staleReads: 0, readers: 0, conflicts: 0 }
        let nextId = 1
        const choose = (mayWrite: boolean): Statement => {
          const kind = kinds[below(mayWrite ? kinds.length : 8)]!
          const id = 1 + below(nextId)
          const from = below(mostN)
          if (kind === 'get' || kind === 'delete') return { kind, id: id - (id % 2) }
          if (kind === 'add') return { kind, id: id - (id % 2), guard: from }
          if (kind === 'insert') return { kind, id: 2 * nextId++, n: from, isApart: false }
          return { kind, from, to: from + below(3) }
        }
        /** Changes what no transaction writes, so that it never waits for one. */
        const disturb = async (): Promise<void> => {
          const id = 1 + 2 * below(nextId)
          const kind = (['insert', 'delete', 'add'] as const)[below(3)]!
          const statement: Statement =
            kind === 'insert'
              ? { kind, id: 1 + 2 * nextId++, n: below(mostN), isApart: true }
              : kind === 'delete'
                ? { kind, id }
                : { kind, id, guard: below(mostN) }
          committed.push([{ statement, answer: await run(things, statement) }])
        }

        for (let step = 0; step < 1500; step++) {
          const actor = actors[below(actors.length + 1)]
          if (!actor) {
            await disturb()
            continue
          }
          const { session } = actor
          if (actor.done && below(4) === 0) {
            const { done, begun } = actor
            actor.done = null
            const isReader = !done.some(hasWritten)
            try {
              await session.commitTransaction()
              if (isReader) readers.push({ done, begun, ended: committed.length })
              else committed.push(done)
              seen[isReader ? 'readers' : 'commits']++
            } catch (error) {
              expect(error).toMatchObject({ code: 112 })
              expect(isReader).toBe(false)
              seen.staleReads++
            }
            continue
          }
          if (!actor.done) {
            session.startTransaction()
            actor.done = []
            actor.begun = committed.length
          }
          // The first statement reads: a transaction that has begun never waits for another.
          const statement = choose(actor.done.length > 0)
          try {
            actor.done.push({ statement, answer: await run(things, statement, session) })
          } catch (error) {
            if (!(error instanceof MongoServerError) || error.code !== 112) throw error
            actor.done = null
            seen.conflicts++
            await session.abortTransaction()
          }
        }
        for (const { session, done } of actors) {
          if (done) await session.abortTransaction()
          await session.endSession()
        }

        const states = [new SerialModel()]
        for (const transaction of committed) {
          const next = states.at(-1)!.copy()
          expect(next.replay(transaction)).toBeNull()
          states.push(next)
        }
        for (const { done, begun, ended } of readers)
          expect(states.slice(begun, ended + 1).some((state) => state.replay(done) === null)).toBe(true)
        const left = [...states.at(-1)!.things].sort(([a], [b]) => a - b).map(([id, { n }]) => [id, n])
        expect(shown(await things.find({}).sort({ _id: 1 }).toArray())).toEqual(left)
        for (const [what, times] of Object.entries(seen)) expect([what, times > 10]).toEqual([what, true])
      }),
    60_000,
  )
})
