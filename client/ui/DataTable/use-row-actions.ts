import { useCallback, useEffect, useRef } from 'react'

interface RowActions<T> {
  readonly rowItems: readonly { readonly key: string; readonly row: T }[]
  readonly marked: ReadonlySet<string> | undefined
  readonly onMark: ((marked: Set<string>) => void) | undefined
  readonly onOpen: ((row: T) => void) | undefined
  readonly onFocus: (key: string, at: number) => void
}

/** What rows call. They are drawn again only for what they show: these are the same functions always, and act on the latest. */
export const useRowActions = <T>(actions: RowActions<T>) => {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const focused = useCallback((key: string, at: number): void => latest.current.onFocus(key, at), [])
  const openKey = useCallback((key: string): void => {
    const item = latest.current.rowItems.find((one) => one.key === key)
    if (item) latest.current.onOpen?.(item.row)
  }, [])
  const toggle = useCallback((key: string): void => {
    const next = new Set(latest.current.marked)
    if (!next.delete(key)) next.add(key)
    latest.current.onMark?.(next)
  }, [])
  const pressed = useCallback(
    (key: string, ctrl: boolean): void => {
      const { marked, onMark } = latest.current
      if (onMark && (ctrl || marked)) toggle(key)
      else openKey(key)
    },
    [openKey, toggle],
  )
  return { focused, openKey, pressed, toggle }
}
