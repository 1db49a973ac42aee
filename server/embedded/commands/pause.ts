import type { Documents } from '../plan/documents'
import type { Operation } from './operation'

/** Lets other commands run. A view that is kept over the pause is made safe first. */
export async function pause(operation: Operation): Promise<void> {
  operation.parts.store.freeze()
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  operation.check()
}

const turnMilliseconds = 10

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
export async function nextDocument(operation: Operation, documents: Documents): Promise<Buffer | undefined> {
  for (;;) {
    const bytes = documents.next()
    if (bytes !== null) return bytes
    await pause(operation)
  }
}
