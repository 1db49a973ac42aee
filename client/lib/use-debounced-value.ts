import { useEffect, useState } from 'react'

/** Text as typed, and the same once typing has paused; `settle` is told of the latter. For the search of a list. */
export const useDebouncedValue = (settled: string, settle: (text: string) => void, pause = 250): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(settled)
  const [known, setKnown] = useState(settled)
  // Changed from outside: a filter was cleared, the way back was taken.
  if (known !== settled) {
    setKnown(settled)
    if (typed.trim() !== settled) setTyped(settled)
  }
  useEffect(() => {
    if (typed.trim() === settled) return
    const timer = setTimeout(() => settle(typed.trim()), typed === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed, settled, settle, pause])
  return [typed, setTyped]
}
