import { deserialize, serialize, type Document } from 'bson'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { startEngine } from '../index'
import type { Row } from './table'
import { benchIdle, benchOpening } from './process'
import { fill, listIndex, orderAt } from './orders'
import { benchCounts, benchLists, benchPoints } from './reads'
import { benchDisturbance } from './disturbance'
import { benchSqlite } from './sqlite'
import { benchTransactions, TRANSACTION_CLIENTS } from './writes'
import { benchWireReads } from './wire'
import { fillForWire } from './wire-data'
import { mb, row } from './rows'

export interface EngineBench {
  /** Documents of 1 KB in the store: 5,000,000 for 5 GB. */
  readonly documents: number
  readonly seconds: number
  readonly say: (text: string) => void
}

/** What the database does by itself, through the driver, beside what lies below it. */
export async function benchEngine({ documents, seconds, say }: EngineBench): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'engine-bench-store-'))
  const rows: Row[] = []
  try {
    say('engine: idle memory …')
    rows.push(...(await benchIdle(seconds)))
    const engine = await startEngine({ dataDir })
    const client = await new MongoClient(engine.uri, { maxPoolSize: 100 }).connect()
    const orders = client.db('bench').collection<Document>('orders')
    await orders.createIndex(listIndex)
    say(`engine: ${documents} documents of 1 KB …`)
    const { bytes, perSecond } = await fill(orders, documents)
    rows.push(
      row(
        'insertMany of 1,000 documents of 1 KB, one index',
        `${Math.round(perSecond).toLocaleString('en-US')} documents/s`,
        '',
        '>= 25,000 documents/s',
        perSecond >= 25_000,
        perSecond,
      ),
    )
    const fileBytes = statSync(join(dataDir, 'data.mdb')).size
    rows.push(
      row(
        `file of ${mb(bytes)} of BSON, with its index`,
        mb(fileBytes),
        `BSON ${mb(bytes)}`,
        '<= 2.2 x',
        fileBytes <= 2.2 * bytes,
        fileBytes / bytes,
      ),
    )
    say('engine: reads …')
    const context = { client, uri: engine.uri, orders, documents, seconds, decodeTwenty: decodeTwenty() }
    rows.push(...(await benchPoints(context)))
    rows.push(...(await benchLists(context)))
    rows.push(...(await benchCounts(context)))
    await fillForWire(client.db('bench'), TRANSACTION_CLIENTS)
    rows.push(...(await benchWireReads(context)))
    say('engine: transactions …')
    rows.push(...(await benchTransactions(context)))
    rows.push(...(await benchSqlite(seconds)))
    say('engine: short reads beside long ones …')
    rows.push(...(await benchDisturbance(context)))
    await client.close()
    await engine.close()
    rows.push(...(await benchOpening(dataDir)))
    return rows
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds that it takes to decode twenty documents. */
function decodeTwenty(): number {
  const list = serialize({ list: Array.from({ length: 20 }, (_, n) => orderAt(n)) })
  const times = 2000
  for (let i = 0; i < times; i++) deserialize(list)
  const began = performance.now()
  for (let i = 0; i < times; i++) deserialize(list)
  return (performance.now() - began) / times
}
