import { useCallback, useEffect, useRef } from 'react'

interface RowActions<T> {
  readonly rowItems: readonly { readonly key: string; readonly row: T }[]
  readonly marked: ReadonlySet<string> | undefined
  readonly onMark: ((marked: Set<string>) => void) | undefined
  readonly onOpen: ((row: T) => void) | undefined
  readonly onFocus: (key: string, at: number, isOwn: boolean) => void
}

/** What rows call. They are drawn again only for what they show: these are the same functions always, and act on the latest. */
export const useRowActions = <T>(actions: RowActions<T>) => {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const focused = useCallback((key: string, at: number, isOwn: boolean): void => latest.current.onFocus(key, at, isOwn), [])
  const openKey = useCallback((key: string): void => {
    const item = latest.current.rowItems.find((one) => one.key === key)
    if (item) latest.current.onOpen?.(item.row)
  }, [])
  const toggle = useCallback((key: string): void => {
    const next = new Set(latest.current.marked)
    if (!next.delete(key)) next.add(key)
    latest.current.onMark?.(next)
  }, [])
  const lastPressed = useRef<string | null>(null)
  const pressed = useCallback(
    (key: string, shift: boolean): void => {
      const { marked, onMark, rowItems } = latest.current
      const from = shift && marked ? rowItems.findIndex((item) => item.key === lastPressed.current) : -1
      lastPressed.current = key
      if (!onMark || (!shift && !marked)) return openKey(key)
      if (from < 0) return toggle(key)
      const to = rowItems.findIndex((item) => item.key === key)
      onMark(new Set([...(marked ?? []), ...rowItems.slice(Math.min(from, to), Math.max(from, to) + 1).map((item) => item.key)]))
    },
    [openKey, toggle],
  )
  return { focused, openKey, pressed, toggle }
}
