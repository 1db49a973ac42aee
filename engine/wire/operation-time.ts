const name = Buffer.from('\x11operationTime\0', 'latin1')
let seconds = 0
let count = 0

/** Bytes of the field below. */
export const OPERATION_TIME_BYTES = name.length + 8

/** Writes the field `operationTime` that ends every answer: later than all earlier ones. Drivers hand it back in
 *  `readConcern.afterClusterTime`, which one node that shows every acknowledged write has always reached. */
export function writeOperationTime(bytes: Buffer, at: number): void {
  const now = Math.floor(Date.now() / 1000)
  if (now > seconds) {
    seconds = now
    count = 0
  }
  for (let i = 0; i < name.length; i++) bytes[at + i] = name[i]!
  bytes.writeUInt32LE(++count >>> 0, at + name.length)
  bytes.writeUInt32LE(seconds, at + name.length + 4)
}
