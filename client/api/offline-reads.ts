import { isOffline } from './api-error'
import type { SendTogether } from './reads-together'
import type { Answer, Call, Sender } from './send'

/** Answers a read from what this device keeps; null for what it doesn't. */
type OfflineReader = (call: Call) => Promise<unknown>

/** While the device answers by itself the server is asked so seldom whether it does after all. */
const ASKED_EVERY_MS = 5_000

/**
 * Where no answer comes, reads are answered from what the device keeps: screens go on as if they had asked the server. Once the connection is
 * known to be gone the device answers at once, and whether the server answers after all is found out beside that.
 * @param load brings the reader, where this device keeps anything
 * @param isAway whether the connection is gone and didn't come back
 */
export const withOfflineReads = (send: SendTogether, load: () => Promise<OfflineReader> | null, isAway: () => boolean): SendTogether => {
  let answersAllTheSame = false
  let askedAt = -ASKED_EVERY_MS
  const kept = async (call: Call): Promise<unknown> =>
    (await load()
      ?.then((read) => read(call))
      .catch(() => null)) ?? null
  const askBeside = (call: Call, { accessToken, language }: Sender): void => {
    const now = performance.now()
    if (now - askedAt < ASKED_EVERY_MS) return
    askedAt = now
    void send(call, { accessToken, language }).then(({ error }) => {
      answersAllTheSame = isAway() && !(error && isOffline(error))
    })
  }
  return async (call, sender): Promise<Answer> => {
    const isRead = call.method === 'find' || call.method === 'get'
    if (!isAway()) answersAllTheSame = false
    else if (isRead && !answersAllTheSame) {
      const own = await kept(call)
      if (own !== null) {
        askBeside(call, sender)
        return { data: own }
      }
    }
    const answer = await send(call, sender)
    if (!answer.error || !isOffline(answer.error) || !isRead || sender.signal?.aborted) return answer
    const own = await kept(call)
    return own === null ? answer : { data: own }
  }
}
