import type { Document } from 'mongodb'
import type { Transport } from '../platform/mongo/transport'
import type { TestApp } from './app'

type ByCommand = Transport & { readonly readAll: NonNullable<Transport['readAll']> }

const readsByCommand = (transport: Transport): transport is ByCommand => transport.readAll !== null

const noteReads = (transport: ByCommand, note: (command: Document) => void) => {
  const { readAll } = transport
  return jest.spyOn(transport, 'readAll').mockImplementation((name, command, options) => {
    note(command)
    return readAll(name, command, options)
  })
}

/** How many documents the database looks at, by collection, to answer what is read while `body` runs. */
export const documentsExamined = async ({ database }: TestApp, body: () => Promise<unknown>): Promise<Map<string, number>> => {
  const reads: { readonly name: string; readonly command: Document }[] = []
  const collections = Object.getPrototypeOf(database.collection('comments')) as { find(filter: Document, options: Document): unknown }
  const { find } = collections
  const byCursor = jest.spyOn(collections, 'find').mockImplementation(function (this: { collectionName: string }, filter, options = {}) {
    const { sort, limit, projection } = options
    reads.push({ name: this.collectionName, command: { filter, sort, limit, projection } })
    return find.call(this, filter, options)
  })
  const { transport } = database
  const { command: send } = transport
  const note = ({ find: collection, filter, sort, limit, projection }: Document): void => {
    if (typeof collection === 'string') reads.push({ name: collection, command: { filter, sort, limit, projection } })
  }
  const byCommand = jest.spyOn(transport, 'command').mockImplementation((name, command, options) => {
    note(command)
    return send(name, command, options)
  })
  const byReadAll = readsByCommand(transport) ? noteReads(transport, note) : null
  try {
    await body()
  } finally {
    byCursor.mockRestore()
    byCommand.mockRestore()
    byReadAll?.mockRestore()
  }
  const examined = new Map<string, number>()
  for (const { name, command } of reads) {
    const { executionStats } = await database.db.command({ explain: { find: name, ...command }, verbosity: 'executionStats' })
    const { totalDocsExamined } = executionStats as { totalDocsExamined: number }
    examined.set(name, (examined.get(name) ?? 0) + totalDocsExamined)
  }
  return examined
}
