import { createServer, type Server } from 'node:net'
import type { EngineContext } from '../commands/operation'
import { Connection, type ReceiveBudget } from './connection'
import { Outbox } from './outbox'
import type { Traffic } from './traffic'

/** Unprocessed bytes of all connections; beyond, the connection that holds most of them is closed. */
const MAX_UNPROCESSED_BYTES = 256 * 1024 * 1024

/** More connections are refused. */
const MAX_CONNECTIONS = 2000

/** Clients' connections: messages of one are answered in order, those of different ones concurrently. */
export class WireServer {
  private readonly server: Server
  private readonly connections = new Set<Connection>()
  private context: EngineContext | null = null
  private nextId = 1

  constructor(traffic: Traffic) {
    const budget: ReceiveBudget = { held: 0, maxBytes: MAX_UNPROCESSED_BYTES, overflow: () => this.closeLargest() }
    const outbox = new Outbox()
    this.server = createServer((socket) => {
      traffic.connected()
      const connection: Connection = new Connection(socket, this.nextId++, traffic, budget, outbox, () => {
        traffic.disconnected()
        this.connections.delete(connection)
      })
      this.connections.add(connection)
      if (this.context) connection.serve(this.context)
    })
    this.server.maxConnections = MAX_CONNECTIONS
  }

  /** Listens on a socket's path, or on a loopback port (0: a free one).   @returns the path or the port */
  listen(target: { path: string } | { port: number }): Promise<string | number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      const listening = (): void => {
        this.server.off('error', reject)
        const address = this.server.address()
        resolve(typeof address === 'string' ? address : address!.port)
      }
      if ('path' in target) this.server.listen(target.path, listening)
      else this.server.listen(target.port, '127.0.0.1', listening)
    })
  }

  /** Begins to answer; until then messages are queued. */
  serve(context: EngineContext): void {
    this.context = context
    for (const connection of this.connections) connection.serve(context)
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => resolve())
    })
    await Promise.all([...this.connections].map((connection) => connection.finish()))
    await closed
  }

  private closeLargest(): void {
    let largest: Connection | null = null
    for (const connection of this.connections) if (!largest || connection.held > largest.held) largest = connection
    largest?.destroy()
  }
}
