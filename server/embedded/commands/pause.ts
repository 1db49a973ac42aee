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

/** The next document, or undefined at the end. */
export async function nextDocument(operation: Operation, documents: Documents): Promise<Buffer | undefined> {
  for (;;) {
    const bytes = documents.next()
    if (bytes !== null) return bytes
    await pause(operation)
  }
}
