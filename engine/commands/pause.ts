import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Rows } from '../plan/rows'
import type { Operation } from './operation'

/** Thrown where a command that only reads has worked for long enough on the engine's thread: it begins anew on a thread for readers. */
export class MovesToReader extends Error {}

/** Background work rests this long after each of its turns, in milliseconds. */
const rest = 30

/** Lets other commands run. A view that is kept over the pause is made safe first.   @throws MovesToReader */
export async function pause(operation: Operation): Promise<void> {
  if (operation.isMovable) throw new MovesToReader()
  operation.parts.store.freeze()
  await (operation.isBackground ? sleep(rest) : nextTurn())
  operation.check()
}

const turnMilliseconds = 5

/** For long work in small steps: `take` pauses when the present turn has lasted long enough. */
export class Turn {
  private since = performance.now()
  private readonly operation: Operation

  constructor(operation: Operation) {
    this.operation = operation
  }

  take(): Promise<void> | null {
    if (performance.now() - this.since < turnMilliseconds) return null
    return pause(this.operation).then(() => {
      this.since = performance.now()
    })
  }
}

/** The next document, or undefined at the end. */
export async function nextDocument(operation: Operation, documents: Rows): Promise<Buffer | undefined> {
  for (;;) {
    const bytes = documents.next()
    if (bytes !== null) return bytes
    await pause(operation)
  }
}
