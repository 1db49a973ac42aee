import type { AnyClientBulkWriteModel, ClientSession, Collection, Db, Document, MongoClient, RunCommandOptions } from 'mongodb'
import { commonOptions } from './entities'

type Perform<Target> = (target: Target, given: Document) => unknown

const lower = (value: unknown): string => String(value).toLowerCase()
const withReturn = ({ returnDocument, ...options }: Document): Document =>
  returnDocument ? { ...options, returnDocument: lower(returnDocument) } : options

const onCollection: Record<string, Perform<Collection>> = {
  find: (target, { filter, ...options }) => target.find(filter as Document, options).toArray(),
  findOne: (target, { filter, ...options }) => target.findOne(filter as Document, options),
  insertOne: (target, { document, ...options }) => target.insertOne(document as Document, options),
  insertMany: (target, { documents, ...options }) => target.insertMany(documents as Document[], options),
  updateOne: (target, { filter, update, ...options }) => target.updateOne(filter as Document, update as Document, options),
  updateMany: (target, { filter, update, ...options }) => target.updateMany(filter as Document, update as Document, options),
  replaceOne: (target, { filter, replacement, ...options }) => target.replaceOne(filter as Document, replacement as Document, options),
  deleteOne: (target, { filter, ...options }) => target.deleteOne(filter as Document, options),
  deleteMany: (target, { filter, ...options }) => target.deleteMany(filter as Document, options),
  bulkWrite: (target, { requests, ...options }) => target.bulkWrite(requests as [], options),
  findOneAndUpdate: (target, { filter, update, ...options }) =>
    target.findOneAndUpdate(filter as Document, update as Document, withReturn(options)),
  findOneAndReplace: (target, { filter, replacement, ...options }) =>
    target.findOneAndReplace(filter as Document, replacement as Document, withReturn(options)),
  findOneAndDelete: (target, { filter, ...options }) => target.findOneAndDelete(filter as Document, options),
  aggregate: (target, { pipeline, ...options }) => target.aggregate(pipeline as Document[], options).toArray(),
  count: (target, { filter, ...options }) => target.count(filter as Document, options),
  countDocuments: (target, { filter, ...options }) => target.countDocuments(filter as Document, options),
  estimatedDocumentCount: (target, options) => target.estimatedDocumentCount(options),
  distinct: (target, { fieldName, filter, ...options }) => target.distinct(String(fieldName), (filter ?? {}) as Document, options),
  createIndex: (target, { keys, ...options }) => target.createIndex(keys as Document as Record<string, 1>, options),
  dropIndex: (target, { name, ...options }) => target.dropIndex(String(name), options),
  listIndexes: (target, options) => target.listIndexes(options).toArray(),
}

const onDatabase: Record<string, Perform<Db>> = {
  runCommand: (target, { command, commandName: _name, ...options }) => target.command(command as Document, options as RunCommandOptions),
  aggregate: (target, { pipeline, ...options }) => target.aggregate(pipeline as Document[], options).toArray(),
  createCollection: (target, { collection, ...options }) => target.createCollection(String(collection), options),
  dropCollection: (target, { collection, ...options }) => target.dropCollection(String(collection), options),
  listCollections: (target, { filter, ...options }) => target.listCollections((filter ?? {}) as Document, options).toArray(),
  modifyCollection: (target, { collection, ...options }) => target.command({ collMod: collection as string, ...options }),
}

const onClient: Record<string, Perform<MongoClient>> = {
  listDatabases: (target, options) => target.db().admin().listDatabases(options),
  async clientBulkWrite(target, { models, ...options }) {
    const list = (models as Document[]).map((model) => {
      const [name, details] = Object.entries(model)[0] as [string, Document]
      return { name, ...details } as AnyClientBulkWriteModel<Document>
    })
    return asPlain(await target.bulkWrite(list, options))
  },
}

const onSession: Record<string, Perform<ClientSession>> = {
  startTransaction: (target, options) => target.startTransaction(options),
  commitTransaction: (target) => target.commitTransaction(),
  abortTransaction: (target) => target.abortTransaction(),
  endSession: (target) => target.endSession(),
  getSnapshotTime: (target) => (target as ClientSession & { snapshotTime?: unknown }).snapshotTime,
}

/** Results without `didUpsert`, which only this driver has. */
const withoutOwn = ([index, result]: [number, Document]): [number, Document] => {
  const { didUpsert: _own, ...rest } = result
  return [index, rest]
}

/** Maps of results become documents, as the tests write them. */
export function asPlain(result: unknown): Document {
  return Object.fromEntries(
    ['insertedCount', 'upsertedCount', 'matchedCount', 'modifiedCount', 'deletedCount', 'insertResults', 'updateResults', 'deleteResults']
      .map((name) => [name, (result as Document)[name] as unknown] as const)
      .map(([name, value]) => [
        name,
        value instanceof Map ? Object.fromEntries([...(value as Map<number, Document>)].map(withoutOwn)) : value,
      ]),
  )
}

/** Calls the driver's method behind an operation of a test. */
export async function perform(target: unknown, name: string, given: Document): Promise<unknown> {
  const table = tableOf(target)
  const call = table[name]
  if (!call) throw new Error(`The operation ${name} is not known to the runner`)
  return await call(target, commonOptions(given))
}

function tableOf(target: unknown): Record<string, Perform<unknown>> {
  const has = (member: string): boolean => typeof target === 'object' && target !== null && member in target
  if (has('insertOne')) return onCollection as Record<string, Perform<unknown>>
  if (has('endSession')) return onSession as Record<string, Perform<unknown>>
  if (has('startSession')) return onClient as Record<string, Perform<unknown>>
  return onDatabase as Record<string, Perform<unknown>>
}
