const name = Buffer.from('\x11operationTime\0', 'latin1')
let seconds = 0
let count = 0

/** The field `operationTime` that ends every answer, with the document's last byte: later than all earlier ones. Drivers hand it back in
 *  `readConcern.afterClusterTime`, which one node that shows every acknowledged write has always reached. */
export function operationTime(): Buffer {
  const now = Math.floor(Date.now() / 1000)
  if (now > seconds) {
    seconds = now
    count = 0
  }
  const bytes = Buffer.allocUnsafe(name.length + 9)
  bytes.set(name, 0)
  bytes.writeUInt32LE(++count >>> 0, name.length)
  bytes.writeUInt32LE(seconds, name.length + 4)
  bytes[name.length + 8] = 0
  return bytes
}
