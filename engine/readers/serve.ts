import type { MessagePort } from 'node:worker_threads'
import { Cursors } from '../commands/cursors'
import { failureReply } from '../commands/dispatch'
import { FailPoints } from '../commands/fail-points'
import { cursorIdOf } from '../commands/find'
import { Operation, type EngineContext } from '../commands/operation'
import { readRequest } from '../commands/request'
import { Sweeper } from '../commands/sweeper'
import { commandNamed } from '../commands/table'
import { Catalog } from '../store/catalog'
import { Store, type View } from '../store/store'
import { History } from '../transactions/history'
import { Locks } from '../transactions/locks'
import { Sessions } from '../transactions/sessions'
import { Traffic } from '../wire/traffic'
import type { FromReader, ReaderData, RunCommand, ToReader } from './messages'

/** A command in a reader thread: it sees what was on disk when it began. */
class ReaderOperation extends Operation {
  private readonly snapshot: View

  constructor(context: EngineContext, snapshot: View, command: RunCommand) {
    super(context, {}, null, null, command.deadline)
    this.snapshot = snapshot
    this.isBackground = command.isBackground
  }

  override view(): View {
    this.context.store.retain(this.snapshot)
    return this.snapshot
  }
}

/** The main function of a reader thread: runs the same commands, on a handle of its own, until it is told to stop. */
export function serveReads({ file, firstCursorId }: ReaderData, port: MessagePort): void {
  const tell = (message: FromReader, transfer: readonly ArrayBuffer[] = []): void => port.postMessage(message, transfer)
  const store = Store.forReading(file)
  const cursors = new Cursors(firstCursorId)
  const context = readerContext(store, cursors, (line) => tell({ type: 'log', line }))
  const running = new Map<number, Operation>()

  const run = async (command: RunCommand): Promise<void> => {
    store.refresh()
    const view = store.view()
    let operation: Operation | null = null
    let reply: Buffer
    let continued: bigint | null = null
    try {
      const request = readRequest(Buffer.from(command.body.buffer, command.body.byteOffset, command.body.byteLength), new Map())
      const isContinuation = request.name === 'getMore'
      operation = new ReaderOperation(isContinuation ? context : { ...context, catalog: new Catalog(store, view) }, view, command)
      if (isContinuation) continued = cursorIdOf(request)
      running.set(command.id, operation)
      reply = await commandNamed(request.name)!.run(operation, request)
    } catch (error) {
      reply = failureReply(error, context.log)
    } finally {
      running.delete(command.id)
      store.release(view)
    }
    const left = operation && cursors.openedOn(operation.connection)
    const opened = left ? { id: left.id, namespace: left.namespace } : null
    const { bytes, transfer } = sendable(reply)
    const closedId = continued !== null && !cursors.peek(continued) ? continued : null
    tell({ type: 'done', id: command.id, reply: bytes, opened, closedId }, transfer)
  }

  port.on('message', (message: ToReader) => {
    if (message.type === 'run') void run(message)
    else if (message.type === 'cancel') {
      const operation = running.get(message.id)
      if (operation) operation.isCancelled = true
    } else if (message.type === 'closeCursor') cursors.close(message.cursorId)
    else {
      for (const operation of running.values()) operation.isCancelled = true
      cursors.closeWhere(() => true)
      port.close()
      void store.close()
    }
  })
  tell({ type: 'ready' })
}

/** The context of commands that read; what only writes need is empty. */
function readerContext(store: Store, cursors: Cursors, log: (line: string) => void): EngineContext {
  const catalog = new Catalog(store)
  const history = new History()
  const shared = { store, locks: new Locks(history), history }
  return {
    ...shared,
    catalog,
    sessions: new Sessions(shared),
    cursors,
    sweeper: new Sweeper(store, catalog),
    readers: null,
    failPoints: new FailPoints(),
    traffic: new Traffic(),
    startedAt: Date.now(),
    address: '',
    ownerToken: '',
    testCommands: false,
    acceptsLoad: false,
    log,
  }
}

/** Larger than any buffer from Node's pool, whose memory is shared. */
const MIN_TRANSFER_BYTES = 64 * 1024

/** Transfers a large reply instead of copying it. */
function sendable(reply: Buffer): { bytes: Uint8Array; transfer: ArrayBuffer[] } {
  const { buffer } = reply
  if (reply.byteLength < MIN_TRANSFER_BYTES || !(buffer instanceof ArrayBuffer)) return { bytes: new Uint8Array(reply), transfer: [] }
  return { bytes: reply, transfer: [buffer] }
}
