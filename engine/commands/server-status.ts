import { Long, serialize } from 'bson'
import { sizeOfFile } from '../store/file'
import { MONGODB_VERSION } from './admin'
import type { Operation } from './operation'

/** The connections said to be possible; the real limit is in wire/server.ts. */
const ADVERTISED_CONNECTIONS = 10_000

/** The engine's state, in the shape of MongoDB's `serverStatus` as far as it applies. */
export function serverStatus({ context }: Operation): Buffer {
  const { rss, heapUsed } = process.memoryUsage()
  const uptime = Date.now() - context.startedAt
  const { traffic, readers, sessions, store, cursors } = context
  return Buffer.from(
    serialize({
      host: context.address,
      version: MONGODB_VERSION,
      process: 'embedded',
      pid: Long.fromNumber(process.pid),
      uptime: uptime / 1000,
      uptimeMillis: Long.fromNumber(uptime),
      uptimeEstimate: Long.fromNumber(Math.floor(uptime / 1000)),
      localTime: new Date(),
      connections: {
        current: traffic.connections,
        available: Math.max(0, ADVERTISED_CONNECTIONS - traffic.connections),
        totalCreated: traffic.totalConnections,
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
      readers: readers ? { threads: readers.size, running: readers.running, moved: readers.offloaded } : {},
      storageEngine: { name: 'lmdb', readOnly: store.readOnlyReason !== null, persistent: true },
      storage: {
        readOnly: store.readOnlyReason !== null,
        cause: store.readOnlyReason ?? '',
        fileBytes: Long.fromNumber(sizeOfFile(store.path)),
        freeBytes: Long.fromNumber(store.freeBytes()),
      },
      ok: 1,
    }),
  )
}
