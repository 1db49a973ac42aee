import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useRowActions } from './use-row-actions'
import type { TableItem } from './window-of'

type RowItem<T> = Extract<TableItem<T>, { kind: 'row' }>

interface RowFocusOptions<T> {
  readonly body: RefObject<HTMLElement | null>
  readonly items: readonly TableItem<T>[]
  readonly rowItems: readonly RowItem<T>[]
  /** Those that are drawn. */
  readonly shown: readonly TableItem<T>[]
  /** The key of the row that is open beside the list. */
  readonly open: string | undefined
  /** The key of a row that was made just now: it takes focus, and is marked as new. */
  readonly made: string | undefined
  /** Brings an item into sight. */
  readonly reveal: (at: number) => void
  readonly marked: ReadonlySet<string> | undefined
  readonly onMark: ((marked: Set<string>) => void) | undefined
  readonly onOpen: ((row: T) => void) | undefined
}

/** The one stop that the keyboard has in a table: ↑ ↓ Home End move it, Enter opens, Space marks; a row that goes hands its focus on. */
export const useRowFocus = <T>({ body, items, rowItems, shown, open, made, reveal, marked, onMark, onOpen }: RowFocusOptions<T>) => {
  const [active, setActive] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  const held = useRef<{ key: string; at: number } | null>(null)

  const keyExists = (key: string | null | undefined): key is string => key != null && shown.some((item) => item.key === key)
  const firstShown = shown.find((item) => item.kind === 'row')?.key
  const stop = keyExists(active) ? active : keyExists(open) ? open : firstShown

  const focusKey = (key: string, preventScroll = false): boolean => {
    const element = body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    element?.focus({ preventScroll })
    return Boolean(element)
  }
  // While something is open, as the form for the next one, the focus stays there.
  const due = !open && rowItems.some(({ key }) => key === made) ? made : undefined
  const [taken, setTaken] = useState<string>()
  if (due !== undefined && due !== taken) {
    setTaken(due)
    setActive(due)
  }
  useLayoutEffect(() => {
    if (taken !== undefined) wanted.current = taken
  }, [taken])
  useLayoutEffect(() => {
    if (wanted.current !== null && focusKey(wanted.current)) wanted.current = null
    else if (wanted.current !== null) {
      const at = items.findIndex(({ key }) => key === wanted.current)
      if (at < 0) wanted.current = null
      else reveal(at)
    }
    // A focused row that is gone hands its focus to the one in its place, one that was scrolled away to the nearest in sight.
    const lost = held.current
    if (!lost || document.activeElement !== document.body || shown.some(({ key }) => key === lost.key)) return
    const drawn = shown.filter((item) => item.kind === 'row')
    const nearest = drawn.find(({ at }) => at >= lost.at) ?? drawn.at(-1)
    if (nearest) focusKey(nearest.key, true)
  })

  /** Takes the focus to a row once it is drawn. */
  const goTo = (key: string | null): void => {
    wanted.current = key
    setActive(key)
  }
  const moveTo = (at: number): void => {
    const target = rowItems[Math.max(0, Math.min(at, rowItems.length - 1))]
    if (!target) return
    goTo(target.key)
    reveal(items.indexOf(target))
  }
  const actions = useRowActions({
    rowItems,
    marked,
    onMark,
    onOpen,
    onFocus: (key, at, isOwn) => {
      held.current = { key, at }
      // A link in another row has focus on the way: the stop stays where it is, or Tab would pass it by.
      if (isOwn) setActive(key)
    },
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const key = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined
    if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const at = rowItems.findIndex((item) => item.key === key)
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rowItems.length - 1,
      PageDown: at + 10,
      PageUp: at - 10,
    }
    const to = steps[event.key]
    if (to !== undefined) moveTo(to)
    else if (event.key === 'Enter') actions.openKey(key)
    else if (event.key === ' ' && onMark) actions.toggle(key)
    else return
    event.preventDefault()
  }
  const onBlur = (): void => {
    held.current = null
  }
  return { ...actions, stop, goTo, onKeyDown, onBlur }
}
