import { MongoServerError, type ClientSession, type Collection } from 'mongodb'
import { withSeed } from './testing/random'
import { startTestEngine, type TestEngine } from './testing/start'
import { Actor, shown, TransactionModel, type Action, type Answer, type Doc } from './testing/transaction-model'

interface Stored extends Doc {
  _id: number
}

let test_: TestEngine
beforeAll(async () => {
  test_ = await startTestEngine()
})
afterAll(() => test_.stop())

/** Longest time for an answer that the model says is due, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000

/** A statement that was sent, with what the model has said about it so far. */
interface Sent {
  readonly text: string
  readonly real: Promise<Answer>
  isAnswered: boolean
  expected: Answer | null
}

async function perform(things: Collection<Stored>, action: Action, session?: ClientSession): Promise<Answer> {
  const options = { session }
  try {
    if (action.kind === 'read') {
      const found = await things.find({}, options).toArray()
      return { documents: shown(new Map(found.map(({ _id, n, k }) => [_id, { n, k }]))) }
    }
    if ('from' in action) {
      const filter = { n: { $gte: action.from, $lte: action.to } }
      if (action.kind === 'count') return { count: await things.countDocuments(filter, options) }
      const found = await things.find(filter, options).toArray()
      return { documents: shown(new Map(found.map(({ _id, n, k }) => [_id, { n, k }]))) }
    }
    if (action.kind === 'insert') {
      await things.insertOne({ _id: action.id, n: 0, k: action.k }, options)
      return { changed: 1 }
    }
    if (action.kind === 'delete') return { changed: (await things.deleteOne({ _id: action.id }, options)).deletedCount }
    const filter = action.guard === undefined ? { _id: action.id } : { _id: action.id, n: action.guard }
    return { changed: (await things.updateOne(filter, { $inc: { n: action.by } }, options)).matchedCount }
  } catch (error) {
    if (error instanceof MongoServerError) return { code: Number(error.code) }
    throw error
  }
}

async function inTime<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer although nothing is in the way: ${what}`)), ANSWER_TIMEOUT_MS)
  })
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

it(
  'every answer of interleaved transactions and plain statements is the one that snapshots, locks and conflicts make',
  () =>
    withSeed(async (random) => {
      const below = (limit: number): number => Math.floor(random() * limit)
      const things = test_.db.collection<Stored>('model')
      await things.createIndex({ k: 1 }, { unique: true })
      const model = new TransactionModel()
      const sessions = Array.from({ length: 6 }, () => ({
        session: test_.client.startSession(),
        actor: null as Actor | null,
        sent: null as Sent | null,
      }))
      const open = new Set<Sent>()
      const told: string[] = []
      const seen = { waits: 0, conflicts: 0, duplicates: 0, staleReads: 0, commits: 0 }
      let nextId = 1

      const send = (actor: Actor, action: Action, session?: ClientSession): Sent => {
        const text = `${session ? `session ${sessions.findIndex((one) => one.session === session)}` : 'plain'} ${JSON.stringify(action)}`
        told.push(text)
        const sent: Sent = { text, isAnswered: false, expected: null, real: perform(things, action, session) }
        void sent.real.then(
          () => (sent.isAnswered = true),
          () => (sent.isAnswered = true),
        )
        open.add(sent)
        if (model.run(actor, action, (answer) => (sent.expected = answer))) seen.waits++
        return sent
      }
      const settle = async (): Promise<void> => {
        for (const sent of open) {
          if (!sent.expected) {
            if (sent.isAnswered) throw new Error(`answered although it should wait: ${sent.text}\n${told.join('\n')}`)
            continue
          }
          const answer = await inTime(sent.real, `${sent.text}\n${told.join('\n')}`)
          if (JSON.stringify(answer) !== JSON.stringify(sent.expected))
            throw new Error(`${sent.text}: ${JSON.stringify(answer)}, not ${JSON.stringify(sent.expected)}\n${told.join('\n')}`)
          if ('code' in answer) seen[answer.code === 112 ? 'conflicts' : 'duplicates']++
          open.delete(sent)
        }
      }
      const chooseAction = (): Action => {
        const kind = (
          [
            'read',
            'find',
            'find',
            'count',
            'count',
            'update',
            'update',
            'update',
            'update',
            'update',
            'insert',
            'insert',
            'insert',
            'delete',
          ] as const
        )[below(14)]!
        if (kind === 'read') return { kind }
        const from = below(10)
        if (kind === 'find' || kind === 'count') return { kind, from, to: from + below(3) }
        if (kind === 'insert') return { kind, id: nextId++, k: 'abcdefghij'[below(10)]! }
        const ids = model.ids()
        const id = ids[below(ids.length)] ?? 0
        if (kind === 'delete') return { kind, id }
        return { kind, id, by: 1 + below(5), ...(below(3) === 0 ? { guard: below(10) } : {}) }
      }

      for (let step = 0; step < 3000; step++) {
        const chosen = below(8)
        const one = sessions[chosen]
        if (!one) {
          const actor = new Actor(false)
          const action = chooseAction()
          if (!model.isAmbiguous(actor, action)) send(actor, action)
        } else if (one.sent && open.has(one.sent))
          continue // its statement waits
        else if (one.actor && (one.actor.isOver || below(5) === 0)) {
          if (!one.actor.isOver && below(4) > 0) {
            told.push(`session ${chosen} commits`)
            const commits = model.commit(one.actor)
            const committed = await one.session.commitTransaction().then(
              () => true,
              (error: MongoServerError) => {
                expect(error).toMatchObject({ code: 112, errorLabels: ['TransientTransactionError'] })
                return false
              },
            )
            if (committed !== commits) throw new Error(`committed: ${committed}, not ${commits}\n${told.join('\n')}`)
            seen[committed ? 'commits' : 'staleReads']++
          } else {
            told.push(`session ${chosen} aborts`)
            if (!one.actor.isOver) model.end(one.actor)
            await one.session.abortTransaction()
          }
          one.actor = null
        } else {
          const actor = one.actor ?? new Actor(true)
          const action = chooseAction()
          if (model.isAmbiguous(actor, action)) continue
          if (!one.actor) one.session.startTransaction()
          one.actor = actor
          one.sent = send(actor, action, one.session)
        }
        await settle()
      }
      while (sessions.some(({ actor }) => actor))
        for (const one of sessions) {
          if (!one.actor || (one.sent && open.has(one.sent))) continue
          if (!one.actor.isOver) model.end(one.actor)
          await one.session.abortTransaction()
          one.actor = null
          await settle()
        }
      expect(open.size).toBe(0)
      for (const [what, times] of Object.entries(seen)) expect([what, times > 10]).toEqual([what, true])
      expect(await perform(things, { kind: 'read' })).toEqual({ documents: model.documents() })
      await Promise.all(sessions.map(({ session }) => session.endSession()))
    }),
  60_000,
)

it(
  'money that a crowd moves by reading and setting is neither lost nor made, and every reader sees it whole',
  () =>
    withSeed(async (random) => {
      const below = (limit: number): number => Math.floor(random() * limit)
      const accounts = test_.db.collection<{ _id: number; balance: number }>('accounts')
      const journal = test_.db.collection('journal')
      await accounts.insertMany(Array.from({ length: 8 }, (_, _id) => ({ _id, balance: 1000 })))
      const work = { isOver: false }
      const readers = Array.from({ length: 3 }, async () => {
        while (!work.isOver) {
          const session = test_.client.startSession()
          session.startTransaction()
          const half = await accounts.find({ _id: { $lt: 4 } }, { session }).toArray()
          const rest = await accounts.find({ _id: { $gte: 4 } }, { session }).toArray()
          await session.commitTransaction()
          await session.endSession()
          expect([...half, ...rest].reduce((sum, { balance }) => sum + balance, 0)).toBe(8000)
        }
      })
      const writers = Array.from({ length: 10 }, async (_, writer) => {
        const session = test_.client.startSession()
        for (let i = 0; i < 15; i++) {
          const [from, to, amount] = [below(8), below(8), below(50)]
          if (from === to) continue
          const isGivenUp = below(5) === 0
          await session.withTransaction(async () => {
            const source = await accounts.findOne({ _id: from }, { session })
            const target = await accounts.findOne({ _id: to }, { session })
            await accounts.updateOne({ _id: from }, { $set: { balance: source!.balance - amount } }, { session })
            await journal.insertOne({ writer, i, from, to, amount }, { session })
            if (isGivenUp) return await session.abortTransaction()
            await accounts.updateOne({ _id: to }, { $set: { balance: target!.balance + amount } }, { session })
          })
        }
        await session.endSession()
      })
      await Promise.all(writers)
      work.isOver = true
      await Promise.all(readers)
      const expected = Array.from({ length: 8 }, () => 1000)
      for (const { from, to, amount } of await journal.find({}).toArray()) {
        expected[Number(from)]! -= Number(amount)
        expected[Number(to)]! += Number(amount)
      }
      expect((await accounts.find({}).sort({ _id: 1 }).toArray()).map(({ balance }) => balance)).toEqual(expected)
    }),
  60_000,
)

it(
  'of a crowd that claims the same unique keys each key has one owner at a time',
  () =>
    withSeed(async (random) => {
      const below = (limit: number): number => Math.floor(random() * limit)
      const claims = test_.db.collection('claims')
      await claims.createIndex({ key: 1 }, { unique: true })
      let won = 0
      let released = 0
      await Promise.all(
        Array.from({ length: 12 }, async (_, owner) => {
          const session = test_.client.startSession()
          for (let i = 0; i < 20; i++) {
            const key = below(6)
            const isInTransaction = below(2) === 0
            const claim = async (): Promise<boolean> => {
              const options = isInTransaction ? { session } : {}
              if (isInTransaction) await claims.countDocuments({ key }, options)
              await claims.insertOne({ key, owner, i }, options)
              return true
            }
            const isMine = await (isInTransaction ? session.withTransaction(claim) : claim()).catch((error: MongoServerError) => {
              expect(error.code).toBe(11000)
              return false
            })
            if (!isMine) continue
            won++
            expect(await claims.find({ key }).toArray()).toMatchObject([{ owner, i }])
            if (below(4) === 0) continue
            const { deletedCount } = await claims.deleteOne({ key, owner, i })
            released += deletedCount
          }
          await session.endSession()
        }),
      )
      const left = await claims.find({}).toArray()
      expect(left).toHaveLength(won - released)
      expect(new Set(left.map(({ key }) => key as number)).size).toBe(left.length)
    }),
  60_000,
)
