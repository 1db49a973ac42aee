import { parentPort, workerData } from 'node:worker_threads'
import { runEngine } from './engine'
import type { FromWorker, ToWorker, WorkerData } from './messages'
import type { ReaderData } from './readers/messages'
import { serveReads } from './readers/serve'
import type { WriterData } from './store/batch-writer'
import { writeBatches } from './store/write-batches'

// Documents and answers are a few hundred bytes each: with Node's default pool of 8 KB a transaction of three writes
// would allocate a pool of its own.
Buffer.poolSize = 64 * 1024

/** A thread of the engine. The first opens the data directory, serves it, and closes it when told; the others read for it, or write its large batches. */
const port = parentPort!
const data = workerData as WorkerData | ReaderData | WriterData

if (!('role' in data)) await serveDirectory(data)
else if (data.role === 'reader') serveReads(data, port)
else writeBatches(data, port)

async function serveDirectory(options: WorkerData): Promise<void> {
  const tell = (message: FromWorker): void => port.postMessage(message)
  try {
    const engine = await runEngine({ ...options, log: (line, level = 'error') => tell({ type: 'log', line, level }) })
    if (!engine) {
      tell({ type: 'in-use' })
      port.close()
      return
    }
    port.on('message', (message: ToWorker) => {
      if (message.type !== 'close') return
      void engine
        .close()
        .then(
          () => tell({ type: 'closed' }),
          (error: unknown) => tell({ type: 'failed', message: String(error) }),
        )
        .finally(() => port.close())
    })
    tell({ type: 'ready', uri: engine.uri })
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
    port.close()
  }
}
