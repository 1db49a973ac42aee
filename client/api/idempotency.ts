import type { Call } from './send'

/** Submits that ended without an answer: what was sent → its key. */
export interface KeyRing {
  /** The key of a submit; the same again when an equal one was sent before and nobody knows its end. */
  keyFor(call: Call): string
  /** Tells how a submit ended; once answered, an equal one is another submit. */
  settle(call: Call, key: string, answered: boolean): void
}

const MAX_REMEMBERED_SUBMITS = 50
const print = ({ service, method, id, data }: Call): string => JSON.stringify([service, method, id, data])

const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes keys so that pressing Save again after a broken connection can't write twice. */
export const createKeyRing = (makeKey: () => string = newKey): KeyRing => {
  const open = new Map<string, string>()
  return {
    keyFor: (call) => open.get(print(call)) ?? makeKey(),
    settle: (call, key, answered) => {
      open.delete(print(call))
      if (answered) return
      open.set(print(call), key)
      const oldest = open.keys().next().value
      if (open.size > MAX_REMEMBERED_SUBMITS && oldest !== undefined) open.delete(oldest)
    },
  }
}
