import { parentPort, workerData } from 'node:worker_threads'
import { runEngine } from './engine'
import type { FromWorker, ToWorker, WorkerData } from './messages'

/** The engine's thread: opens the data directory, serves it, and closes it when told. */
const port = parentPort!
const tell = (message: FromWorker): void => port.postMessage(message)
const options = workerData as WorkerData

try {
  const engine = await runEngine({ ...options, log: (line) => tell({ type: 'log', line }) })
  if (engine) {
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
  } else {
    tell({ type: 'in-use' })
    port.close()
  }
} catch (error) {
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  port.close()
}
