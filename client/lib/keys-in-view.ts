import { useEffect } from 'react'

const counts = new Map<string, number>()
const add = (name: string, by: 1 | -1): void => {
  const count = (counts.get(name) ?? 0) + by
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}

/** Tells that a key, or the keys of a piece ('table', 'lines', 'form', 'dock', 'status'), work while this is on the screen. */
export const useKeysInView = (name: string, enabled = true): void => {
  useEffect(() => {
    if (!enabled) return
    add(name, 1)
    return () => add(name, -1)
  }, [name, enabled])
}

/** What works at this moment. For the help that lists it. */
export const keysInView = (): ReadonlySet<string> => new Set(counts.keys())
