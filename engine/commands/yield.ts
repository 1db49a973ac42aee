import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises'
import type { Rows } from '../plan/rows'
import type { Operation } from './operation'

/** Thrown when a command that only reads has taken too long on the engine's thread: it is restarted on a reader thread. */
export class OffloadToReader extends Error {}

/** How long background work pauses after each time slice. */
const BACKGROUND_PAUSE_MS = 30

/** Lets other commands run; what a reader thread would have to wait long for goes on here. Views that are kept meanwhile stay as they
 *  are.   @throws OffloadToReader, CommandError of `check` */
export async function yieldNow(operation: Operation): Promise<void> {
  if (operation.isOffloadable && operation.context.readers?.isReady()) throw new OffloadToReader()
  operation.context.store.advanceEpoch()
  await (operation.isBackground ? sleep(BACKGROUND_PAUSE_MS) : immediate())
  operation.check()
}

const TIME_SLICE_MS = 5

/** For long work in small steps: yields to other commands when the present time slice is over. */
export class Yielder {
  private sliceStart = performance.now()
  private readonly operation: Operation

  constructor(operation: Operation) {
    this.operation = operation
  }

  yieldIfDue(): Promise<void> | null {
    if (performance.now() - this.sliceStart < TIME_SLICE_MS) return null
    return yieldNow(this.operation).then(() => {
      this.sliceStart = performance.now()
    })
  }
}

/** The next document, or undefined at the end. */
export async function nextDocument(operation: Operation, documents: Rows): Promise<Buffer | undefined> {
  for (;;) {
    const bytes = documents.next()
    if (bytes !== null) return bytes
    await yieldNow(operation)
  }
}

/** Hands over document after document until the end, or until `take` answers false; pauses whenever the rows ask for it. */
export async function eachDocument(operation: Operation, documents: Rows, take: (bytes: Buffer) => boolean): Promise<void> {
  for (;;) {
    const bytes = documents.next()
    if (bytes === undefined) return
    if (bytes === null) await yieldNow(operation)
    else if (!take(bytes)) return
  }
}
