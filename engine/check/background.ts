import { deserialize, serialize } from 'bson'
import type { EngineContext } from '../commands/operation'
import { readRequest } from '../commands/request'
import type { Store } from '../store/store'

/** Present while the store has not been checked since its owner was killed. */
const UNCHECKED_KEY = '\0\0\0\0u'

interface CheckReply {
  readonly ok: number
  readonly errmsg?: string
  readonly valid: boolean
  readonly documents: number
  readonly entries: number
  readonly problemCount: number
  readonly problems: readonly { text: string }[]
}

/** Records that the last owner did not stop cleanly. */
export function markUnchecked(store: Store): void {
  store.write(UNCHECKED_KEY, Buffer.from('x'))
}

/** After an unclean stop: checks everything on a reader thread, pausing most of the time, and logs the result. A check that was
 *  interrupted, or has found something, is repeated at the next start. Never rejects. */
export async function checkInBackground({ store, readers, log }: EngineContext): Promise<void> {
  if (!readers || !isMarked(store)) return
  const request = readRequest(Buffer.from(serialize({ checkStore: 1, $db: 'admin' })), new Map())
  try {
    const reply = await readers.run(request, { connection: store, sessionId: null, deadline: Infinity, isBackground: true })
    const found = deserialize(reply) as CheckReply
    if (found.ok !== 1) throw new Error(found.errmsg)
    if (found.valid) store.write(UNCHECKED_KEY, null)
    logResult(found, log)
  } catch (error) {
    if (!readers.isStopped) log(`engine: the check after a stop that was not in order has failed: ${String(error)}`)
  }
}

function isMarked(store: Store): boolean {
  const view = store.view()
  const isThere = store.has(view, UNCHECKED_KEY)
  store.release(view)
  return isThere
}

function logResult({ valid, documents, entries, problemCount, problems }: CheckReply, log: EngineContext['log']): void {
  if (valid) {
    log(`engine: checked after a stop that was not in order: ${documents} documents and ${entries} index entries agree`, 'info')
    return
  }
  for (const { text } of problems) log(`engine: check: ${text}`)
  log(`engine: the check after a stop that was not in order has found ${problemCount} faults; \`admin check\` tells more`)
}
