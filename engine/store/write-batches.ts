import type { MessagePort } from 'node:worker_threads'
import type { FromWriter, ToWriter, WriterData } from './batch-writer'
import { causeOfFailure } from './failed-write'
import { eachOf, type BytesIn } from './large-batch'
import { openData, openFile } from './open-file'

const keyEncoder = {
  writeKey: (key: BytesIn, target: Buffer, at: number): number => at + key.copy(target, at, key.start, key.end),
  readKey(): BytesIn {
    throw new Error('The thread that writes reads nothing')
  },
}

/** The main function of the thread that writes large batches: gathers the parts of one and writes them as one transaction. */
export function writeBatches({ file }: WriterData, port: MessagePort): void {
  const root = openFile(file, { readOnly: false, keyEncoder })
  const data = openData(root, keyEncoder)
  let parts: Uint8Array<ArrayBuffer>[] = []

  /** @returns why it could not be written, or null */
  const write = async (batch: typeof parts): Promise<string | null> => {
    try {
      await root.batch(() => {
        for (const part of batch)
          eachOf(part, (key, value) => {
            if (value === null) void data.remove(key)
            else void data.put(key, value)
          })
      })
      return null
    } catch (error) {
      return causeOfFailure(file, error)
    }
  }

  port.on('message', (message: ToWriter) => {
    if (message.type === 'part') parts.push(message.bytes)
    else if (message.type === 'write') {
      const batch = parts
      parts = []
      void write(batch).then((failure) => port.postMessage({ failure } satisfies FromWriter))
    } else {
      port.close()
      void root.close()
    }
  })
}
