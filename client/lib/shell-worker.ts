import { useSyncExternalStore } from 'react'

/** A worker is asked for once what is being opened is there. */
const REST_MS = 8_000
const HOUR_MS = 3_600_000

const ownBuild = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
const isBuilt = (data: unknown): data is { readonly build: string } =>
  typeof data === 'object' && data !== null && 'build' in data && typeof data.build === 'string'

let isNewer = false
const listeners = new Set<() => void>()
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether a newer build than this window's stands ready: a reload takes it. */
export const useNewerBuild = (): boolean => useSyncExternalStore(subscribe, () => isNewer)

/** Whether this browser can keep the application; only over HTTPS, and on the machine itself. */
const canKeep = (): boolean => 'serviceWorker' in navigator && ownBuild() !== undefined

let kept: Promise<ServiceWorkerRegistration | null> | null = null

/** Keeps the application on this device at once; null where the browser can't. @throws where it has no room for it */
export const keepShell = (): Promise<ServiceWorkerRegistration | null> => {
  kept ??= canKeep() ? navigator.serviceWorker.register('/worker.js') : Promise.resolve(null)
  kept.catch(() => {
    kept = null
  })
  return kept
}

/** Looks for a newer build: each hour, and when the network is back. */
const lookForNewer = (): void =>
  void keepShell()
    .then((worker) => worker?.update())
    .catch(() => undefined)

/** Keeps the application on this device once the first page has come to rest, and follows newer builds. */
export const startShellWorker = (): void => {
  if (!canKeep()) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isBuilt(data)) return
    isNewer = data.build !== ownBuild()
    listeners.forEach((tell) => tell())
  })
  setTimeout(lookForNewer, REST_MS)
  setInterval(lookForNewer, HOUR_MS)
  window.addEventListener('online', lookForNewer)
}
