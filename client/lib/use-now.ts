import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  timer ??= setInterval(() => listeners.forEach((one) => one()), MINUTE_MS / 4)
  return () => {
    listeners.delete(tell)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The minute that is now, in milliseconds; everything that shows it is drawn again when the next one begins. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
