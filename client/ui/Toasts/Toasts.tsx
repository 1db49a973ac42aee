import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type * as ShownToasts from './shown-toasts'
import type { Kind, SayOptions } from './shown-toasts'

type Shown = typeof ShownToasts

let shown: Shown | null = null
const listeners = new Set<() => void>()

/** Gives what shows toasts, whose code comes after the first paint. */
export const keepToasts = (come: Shown): Shown => {
  shown = come
  listeners.forEach((tell) => tell())
  return come
}

const load = async (): Promise<Shown> => keepToasts(await import('./shown-toasts'))
/** Says it at once, or as soon as the code is there. */
const withToasts = (tell: (toasts: Shown) => void): void => (shown ? tell(shown) : void load().then(tell, () => undefined))

const say =
  (kind: Kind) =>
  (text: ReactNode, options: SayOptions = {}): void =>
    withToasts((toasts) => toasts.say(kind)(text, options))

/** Something was done: five seconds. */
export const toastDone = say('good')
/** Something failed: what happened and what to do, five seconds unless told otherwise. */
export const toastError = say('bad')
/** Worth knowing. */
export const toastInfo = say('info')
/** Done, with something to look at. */
export const toastWarn = say('warn')

/** Something reversible was done: ten seconds with a shrinking bar, 'Hoàn tác' and the key Z. */
export const toastUndo = (text: ReactNode, undo: () => void): void => withToasts((toasts) => toasts.toastUndo(text, undo))

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Where toasts appear; once, inside the language provider. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(subscribe, () => shown)
  // What can't be loaded now is asked for again by the first toast.
  useEffect(() => void load().catch(() => undefined), [])
  return toasts && <toasts.ShownToasts />
}
