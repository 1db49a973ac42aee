import type { Db, Document, MongoClient } from 'mongodb'
import type { Contents } from './inspect'

/** Who writes a history, and for how long. */
export interface Writers {
  /** Names of those who write documents of their own, one statement after the other. */
  readonly singles: readonly string[]
  /** Names of those who transfer between accounts in transactions, all through one counter. */
  readonly transfers: readonly string[]
  /** Names of those who insert many documents at once. */
  readonly batches: readonly string[]
  /** Names of those who build an index over what is there, drop it, and make and drop collections. */
  readonly builders: readonly string[]
  /** Statements of each; Infinity until `isOver`. */
  readonly steps: number
  isOver(): boolean
}

const ACCOUNT_COUNT = 6

/** Accounts, counter and indexes; without effect where they are there already. */
export async function prepareHistory(db: Db): Promise<void> {
  await db.collection('singles').createIndex({ key: 1 }, { unique: true })
  await db.collection('singles').createIndex({ tags: 1, step: -1 })
  await db.collection('journal').createIndex({ from: 1 })
  for (let account = 0; account < ACCOUNT_COUNT; account++)
    await db.collection<{ _id: number }>('accounts').updateOne({ _id: account }, { $setOnInsert: { balance: 100 } }, { upsert: true })
  await db.collection<{ _id: string }>('counters').updateOne({ _id: 'journal' }, { $setOnInsert: { n: 0 } }, { upsert: true })
}

/** Writes until all steps are done or it is over.   @param acknowledged is told each statement and transaction at once when its answer comes */
export async function writeHistory(client: MongoClient, writers: Writers, acknowledged: (note: string) => void): Promise<void> {
  const db = client.db('test')
  const repeat = async (write: (step: number) => Promise<string>): Promise<void> => {
    for (let step = 0; step < writers.steps && !writers.isOver(); step++) acknowledged(await write(step))
  }
  await Promise.all([
    ...writers.singles.map((writer) => repeat((step) => writeSingle(db, writer, step))),
    ...writers.transfers.map((writer) => repeat((step) => transfer(client, writers, writer, step))),
    ...writers.batches.map((writer) => repeat((step) => insertBatch(db, writer, step))),
    ...writers.builders.map((writer) => repeat((step) => rebuild(db, writer, step))),
  ])
}

type Single = Document & { _id: string }

const freshSingle = (writer: string, step: number): Single => ({
  _id: `${writer}-${step}`,
  writer,
  step,
  key: `${writer}/${step}`,
  tags: [step % 5, step % 7],
  note: 'x'.repeat(300),
})

async function writeSingle(db: Db, writer: string, step: number): Promise<string> {
  const singles = db.collection<Single>('singles')
  const last = `${writer}-${step - 1}`
  if (step % 3 === 1) await singles.updateOne({ _id: last }, { $set: { step, key: `${writer}/${step}` }, $push: { tags: step } as never })
  else if (step % 6 === 5) await singles.deleteOne({ _id: last })
  else await singles.insertOne(freshSingle(writer, step))
  return `single ${writer} ${step}`
}

/** What a writer of singles has left after so many statements, by `_id`. */
function singlesAfter(writer: string, statements: number): Map<string, Single> {
  const documents = new Map<string, Single>()
  for (let step = 0; step < statements; step++) {
    const last = `${writer}-${step - 1}`
    if (step % 3 === 1) {
      const before = documents.get(last)!
      documents.set(last, { ...before, step, key: `${writer}/${step}`, tags: [...(before.tags as number[]), step] })
    } else if (step % 6 === 5) documents.delete(last)
    else documents.set(`${writer}-${step}`, freshSingle(writer, step))
  }
  return documents
}

async function transfer(client: MongoClient, writers: Writers, writer: string, step: number): Promise<string> {
  const db = client.db('test')
  const [from, to] = [step % ACCOUNT_COUNT, (step + 1 + (writer.length % (ACCOUNT_COUNT - 1))) % ACCOUNT_COUNT]
  const session = client.startSession()
  const number = await session.withTransaction(async () => {
    // The driver retries a transaction for two minutes, also when the engine is gone.
    if (writers.isOver()) throw new Error('It is over')
    const counter = await db
      .collection<{ _id: string; n: number }>('counters')
      .findOneAndUpdate({ _id: 'journal' }, { $inc: { n: 1 } }, { session, returnDocument: 'after' })
    await db.collection<{ _id: number }>('journal').insertOne({ _id: counter!.n, writer, step, from, to } as { _id: number }, { session })
    await db.collection<{ _id: number; balance: number }>('accounts').updateOne({ _id: from }, { $inc: { balance: -1 } }, { session })
    await db.collection<{ _id: number; balance: number }>('accounts').updateOne({ _id: to }, { $inc: { balance: 1 } }, { session })
    return counter!.n
  })
  await session.endSession()
  return `transfer ${writer} ${step} ${number}`
}

const BATCH_SIZE = 20

async function insertBatch(db: Db, writer: string, step: number): Promise<string> {
  const documents = Array.from({ length: BATCH_SIZE }, (_, i) => ({ writer, number: step * BATCH_SIZE + i, tags: [i % 3, 'x'] }))
  await db.collection('batches').insertMany(documents)
  return `batch ${writer} ${step}`
}

async function rebuild(db: Db, writer: string, step: number): Promise<string> {
  const name = step % 2 === 0 ? 'upwards' : 'downwards'
  await db.collection('batches').createIndex({ number: step % 2 === 0 ? 1 : -1, writer: 1 }, { name })
  await db.collection(`made by ${writer}`).insertMany([{ step }, { step }])
  await db.collection('batches').dropIndex(name)
  if (step % 2 === 1) await db.collection(`made by ${writer}`).drop()
  return `built ${writer} ${step}`
}

/** Where a store holds something else than a prefix of what was written, with all that was acknowledged; empty when all is well. */
export function faultsOf(contents: Contents, acknowledged: readonly string[]): string[] {
  return [
    ...contents.disagreements,
    ...faultsOfSingles(contents, acknowledged),
    ...faultsOfTransfers(contents, acknowledged),
    ...faultsOfBatches(contents, acknowledged),
  ]
}

function faultsOfSingles({ documents }: Contents, acknowledged: readonly string[]): string[] {
  const stored = new Map<string, Map<string, Document>>()
  const done = new Map<string, number>()
  for (const document of documents.get('singles') ?? []) {
    const writer = String(document.writer)
    if (!stored.has(writer)) stored.set(writer, new Map())
    stored.get(writer)!.set(String(document._id), document)
  }
  for (const note of acknowledged) {
    const [kind, writer, step] = note.split(' ')
    if (kind === 'single') done.set(writer!, Math.max(done.get(writer!) ?? 0, Number(step) + 1))
  }
  return [...new Set([...stored.keys(), ...done.keys()])].flatMap((writer) => {
    const found = stored.get(writer) ?? new Map<string, Document>()
    const sure = done.get(writer) ?? 0
    const isPrefix = [sure, sure + 1].some((statements) => sameDocuments(found, singlesAfter(writer, statements)))
    return isPrefix ? [] : [`${writer}: not the state after ${sure} or ${sure + 1} statements`]
  })
}

const sameDocuments = (a: ReadonlyMap<string, Document>, b: ReadonlyMap<string, Document>): boolean =>
  a.size === b.size && [...a].every(([id, document]) => JSON.stringify(document) === JSON.stringify(inOrder(b.get(id), document)))

/** The same fields in the order of another document: `$set` keeps places, a spread does too, but the model need not know. */
const inOrder = (document: Document | undefined, like: Document): Document | undefined =>
  document && Object.fromEntries(Object.keys(like).map((name) => [name, document[name] as unknown]))

function faultsOfTransfers({ documents }: Contents, acknowledged: readonly string[]): string[] {
  const journal = documents.get('journal') ?? []
  const faults: string[] = []
  const balances = new Map<unknown, number>((documents.get('accounts') ?? []).map(({ _id }) => [_id as unknown, 100]))
  const steps = new Map<unknown, number>()
  for (const [index, { _id, writer, step, from, to }] of journal.entries()) {
    if (_id !== index + 1) faults.push(`journal: entry ${index + 1} is missing`)
    if (step !== (steps.get(writer) ?? -1) + 1) faults.push(`journal: ${writer} has step ${step} after ${steps.get(writer)}`)
    steps.set(writer, Number(step))
    balances.set(from, (balances.get(from) ?? 0) - 1)
    balances.set(to, (balances.get(to) ?? 0) + 1)
  }
  const counter = Number(documents.get('counters')?.[0]?.n ?? 0)
  if (counter !== journal.length) faults.push(`the counter says ${counter}, the journal has ${journal.length} entries`)
  for (const { _id, balance } of documents.get('accounts') ?? [])
    if (balance !== balances.get(_id)) faults.push(`account ${_id} has ${balance} where the journal makes ${balances.get(_id)}`)
  for (const note of acknowledged) {
    const [kind, writer, step, number] = note.split(' ')
    if (kind !== 'transfer') continue
    const entry = journal[Number(number) - 1]
    if (entry?.writer !== writer || entry?.step !== Number(step)) faults.push(`acknowledged but not there: ${note}`)
  }
  return faults
}

function faultsOfBatches({ documents }: Contents, acknowledged: readonly string[]): string[] {
  const numbers = new Map<string, number[]>()
  for (const { writer, number } of documents.get('batches') ?? [])
    numbers.set(String(writer), [...(numbers.get(String(writer)) ?? []), Number(number)])
  for (const note of acknowledged)
    if (note.startsWith('batch ') && !numbers.has(note.split(' ')[1]!)) return [`acknowledged but not there: ${note}`]
  return [...numbers].flatMap(([writer, found]) => {
    const sure = acknowledged.filter((note) => note.startsWith(`batch ${writer} `)).length * BATCH_SIZE
    const isPrefix = found.sort((a, b) => a - b).every((number, i) => number === i)
    return isPrefix && found.length >= sure ? [] : [`${writer}: ${found.length} documents are no prefix with the first ${sure}`]
  })
}
