import type { Document } from 'mongodb'
import type { TestApp } from './app'

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
  const { command: send } = database.transport
  const byCommand = jest.spyOn(database.transport, 'command').mockImplementation((name, command, options) => {
    const { find: collection, filter, sort, limit, projection } = command
    if (typeof collection === 'string') reads.push({ name: collection, command: { filter, sort, limit, projection } })
    return send(name, command, options)
  })
  try {
    await body()
  } finally {
    byCursor.mockRestore()
    byCommand.mockRestore()
  }
  const examined = new Map<string, number>()
  for (const { name, command } of reads) {
    const { executionStats } = await database.db.command({ explain: { find: name, ...command }, verbosity: 'executionStats' })
    const { totalDocsExamined } = executionStats as { totalDocsExamined: number }
    examined.set(name, (examined.get(name) ?? 0) + totalDocsExamined)
  }
  return examined
}
