import { Long, serialize } from 'bson'
import { sizeOfFile } from '../store/file'
import { version } from './admin'
import type { Operation } from './operation'

/** Connections that are let in: as many as the system has room for; this is what is said when somebody asks. */
const mostConnections = 10_000

/** How the engine is doing, in the shape of MongoDB's own `serverStatus` as far as there is something to say. */
export function serverStatus({ parts }: Operation): Buffer {
  const { rss, heapUsed } = process.memoryUsage()
  const uptime = Date.now() - parts.startedAt
  const { traffic, readers, sessions, store, cursors } = parts
  return Buffer.from(
    serialize({
      host: parts.address,
      version,
      process: 'embedded',
      pid: Long.fromNumber(process.pid),
      uptime: uptime / 1000,
      uptimeMillis: Long.fromNumber(uptime),
      uptimeEstimate: Long.fromNumber(Math.floor(uptime / 1000)),
      localTime: new Date(),
      connections: {
        current: traffic.connections,
        available: Math.max(0, mostConnections - traffic.connections),
        totalCreated: traffic.connectionsEver,
        active: traffic.connections,
      },
      network: {
        bytesIn: Long.fromNumber(traffic.bytesIn),
        bytesOut: Long.fromNumber(traffic.bytesOut),
        numRequests: Long.fromNumber(traffic.requests),
      },
      opcounters: traffic.commands,
      mem: { bits: 64, resident: Math.round(rss / 1048576), heapUsed },
      logicalSessionRecordCache: { activeSessionsCount: sessions.size },
      transactions: { currentActive: sessions.transactions },
      metrics: { cursor: { open: { total: cursors.size } } },
      readers: readers ? { threads: readers.size, running: readers.running, moved: readers.moved } : {},
      storageEngine: { name: 'lmdb', readOnly: store.readOnlyBecause !== null, persistent: true },
      storage: {
        readOnly: store.readOnlyBecause !== null,
        cause: store.readOnlyBecause ?? '',
        fileBytes: Long.fromNumber(sizeOfFile(store.path)),
        freeBytes: Long.fromNumber(store.freeBytes()),
      },
      ok: 1,
    }),
  )
}
