import { openSync, writeSync } from 'node:fs'
import { MongoClient } from 'mongodb'
import { startEngine } from '../index'
import { prepareHistory, writeHistory } from './history'

/** The program whose writes to the disk are recorded: an engine and its writers in one process, so that answers and writes are in order.
 *  Arguments: data directory, built worker, file for notes, statements of each writer. */
const [dataDir, workerFile, notes, steps] = process.argv.slice(2) as [string, string, string, string]
const file = openSync(notes, 'w')
const note = (text: string): void => {
  writeSync(file, `${text}\n`)
}

const engine = await startEngine({ dataDir, workerFile })
const client = await new MongoClient(engine.uri).connect()
await prepareHistory(client.db('test'))
note('ready')
const writers = {
  singles: ['ann', 'ben', 'cleo', 'dora'],
  transfers: ['x', 'yy', 'zzz'],
  batches: ['gus'],
  builders: ['hal'],
  steps: Number(steps),
  isOver: () => false,
}
await writeHistory(client, writers, note)
await client.close()
await engine.close()
