import { useEffect, useRef, useState } from 'react'

interface Found<O> {
  /** The text these options answer. */
  text: string
  options: O[]
  failed: boolean
}

/** Searches 150 ms after the last key; a late answer to an older text is dropped. */
export const useSearch = <O>(open: boolean, text: string, search: (text: string, signal: AbortSignal) => Promise<O[]>) => {
  const [found, setFound] = useState<Found<O>>({ text: '', options: [], failed: false })
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (!open) return
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        latest.current(text, abort.signal).then(
          (options) => {
            if (!abort.signal.aborted) setFound({ text, options, failed: false })
          },
          () => {
            if (!abort.signal.aborted) setFound({ text, options: [], failed: true })
          },
        )
      },
      text ? 150 : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [open, text])
  return { ...found, settled: found.text === text }
}
