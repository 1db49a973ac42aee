import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '../store-local'

/** How many sales wait on this device; beside them so that any page knows without opening the store. */
const WAITING = 'socai.outbox.waiting'
const READY = 'socai.counter.ready'

const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((each) => each())
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const waitingSales = (): number => readLocal<number>(WAITING, 0)
export const tellWaiting = (count: number): void => {
  writeLocal(WAITING, count || undefined)
  tell()
}
/** How many sales of this device wait to be sent. */
export const useWaitingSales = (): number => useSyncExternalStore(subscribe, waitingSales)

/** The company whose counter was made ready on this device; '' where none was. */
export const readyCompany = (): string => readLocal<string>(READY, '')
export const tellReady = (workspaceId: string): void => {
  writeLocal(READY, workspaceId || undefined)
  tell()
}
export const useReadyCompany = (): string => useSyncExternalStore(subscribe, readyCompany)
