import { isOffline } from './api-error'
import type { SendTogether } from './reads-together'
import type { Answer, Call } from './send'

/** Answers a read from what this device keeps; null for what it doesn't. */
type OfflineReader = (call: Call) => Promise<unknown>

/**
 * Where no answer comes, reads are answered from what the device keeps: screens go on as if they had asked the server.
 * @param load brings the reader, where this device keeps anything
 */
export const withOfflineReads =
  (send: SendTogether, load: () => Promise<OfflineReader> | null): SendTogether =>
  async (call, sender): Promise<Answer> => {
    const answer = await send(call, sender)
    if (!answer.error || !isOffline(answer.error) || (call.method !== 'find' && call.method !== 'get') || sender.signal?.aborted)
      return answer
    const kept = await load()
      ?.then((read) => read(call))
      .catch(() => null)
    return kept == null ? answer : { data: kept }
  }
