import { useEffect, useState } from 'react'

/** How long what came in stays marked as new. */
const FRESH_MS = 4000
const none: ReadonlySet<string> = new Set()

interface Seen {
  readonly of: string
  readonly keys: ReadonlySet<string>
}

/** The keys that came in a moment ago, among those that are shown of the same question; none of a new one. @param of the question */
export const useFreshKeys = (of: string, keys: readonly string[]): ReadonlySet<string> => {
  const [seen, setSeen] = useState<Seen>({ of, keys: new Set(keys) })
  const [fresh, setFresh] = useState(none)
  if (seen.of !== of) {
    setSeen({ of, keys: new Set(keys) })
    setFresh(none)
  } else if (keys.length !== seen.keys.size || keys.some((key) => !seen.keys.has(key))) {
    setSeen({ of, keys: new Set(keys) })
    setFresh(new Set(keys.filter((key) => !seen.keys.has(key))))
  }
  useEffect(() => {
    if (fresh.size === 0) return
    const timer = setTimeout(() => setFresh(none), FRESH_MS)
    return () => clearTimeout(timer)
  }, [fresh])
  return fresh
}
