import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Rows } from '../plan/rows'
import type { Operation } from './operation'

/** Thrown where a command that only reads has worked for long enough on the engine's thread: it begins anew on a thread for readers. */
export class OffloadToReader extends Error {}

/** Background work rests this long after each of its turns, in milliseconds. */
const BACKGROUND_PAUSE_MS = 30

/** Lets other commands run. A view that is kept over the pause is made safe first.   @throws MovesToReader */
export async function yieldNow(operation: Operation): Promise<void> {
  if (operation.isOffloadable) throw new OffloadToReader()
  operation.context.store.advanceEpoch()
  await (operation.isBackground ? sleep(BACKGROUND_PAUSE_MS) : nextTurn())
  operation.check()
}

const TIME_SLICE_MS = 5

/** For long work in small steps: `take` pauses when the present turn has lasted long enough. */
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
