import { useEffect, useRef, useSyncExternalStore } from 'react'

/** 'New' of the screen in view, for the frame's plus on a phone. */
export interface NewAction {
  readonly label: string
  readonly act: () => void
}

let current: NewAction | null = null
const listeners = new Set<() => void>()
const put = (action: NewAction | null): void => {
  current = action
  listeners.forEach((tell) => tell())
}

/** Tells the frame what 'new' means while this screen is in view; null when there is nothing to make (or no right to). */
export const useNewAction = (label: string | null, act: () => void): void => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (label === null) return
    const action: NewAction = { label, act: () => latest.current() }
    put(action)
    return () => {
      if (current === action) put(null)
    }
  }, [label])
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** What 'new' means now. For the frame. */
export const useCurrentNewAction = (): NewAction | null => useSyncExternalStore(subscribe, () => current)
