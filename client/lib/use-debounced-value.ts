import { useEffect, useRef, useState } from 'react'

const TYPING_DEBOUNCE_MS = 250

/** The text of a search as it is typed; `onChange` is told of it, trimmed, once typing has paused, and at once when it was emptied. */
export const useDebouncedValue = (value: string, onChange: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [settled, setSettled] = useState(value)
  // Changed from outside (a filter was cleared, the way back was taken), which isn't the echo of what was typed before.
  if (known !== value) {
    setKnown(value)
    if (value !== settled) setTyped(value)
  }
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const text = typed.trim()
    if (text === value) return
    const timer = setTimeout(
      () => {
        setSettled(text)
        latest.current(text)
      },
      typed === '' ? 0 : TYPING_DEBOUNCE_MS,
    )
    return () => clearTimeout(timer)
  }, [typed, value])
  return [typed, setTyped]
}
