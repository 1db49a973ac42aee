import { useEffect, useRef } from 'react'
import { useKeysInView } from './keys-in-view'

const typingIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(target.type)))

/** The keys the product listens to. */
type Key =
  | 'g'
  | 'h'
  | 'j'
  | 'k'
  | 'l'
  | 'n'
  | 'p'
  | 'r'
  | 's'
  | 't'
  | 'x'
  | '/'
  | '?'
  | 'Enter'
  | 'Escape'
  | 'Delete'
  | 'F2'
  | 'F3'
  | 'F4'
  | 'F6'
  | 'F7'
  | 'F8'
  | 'F9'
  | 'F10'
/** A key by itself or with Ctrl, which also means ⌘: `n`, `/`, `Escape`, `ctrl+k`, `ctrl+Enter`. There is no other modifier. */
export type Combination = Key | `ctrl+${Key}`

/** Whether a key writes, moves or ends something in a field; F2 and the like do nothing there. */
const isTyped = (combination: Combination): boolean => !/^F\d+$/.test(combination)

/** Whether a key press is the given combination. */
const matchesKey = (event: KeyboardEvent, combination: Combination): boolean => {
  const wantsCtrl = combination.startsWith('ctrl+')
  if ((event.ctrlKey || event.metaKey) !== wantsCtrl || event.altKey) return false
  return event.key.toLowerCase() === combination.replace('ctrl+', '').toLowerCase()
}

/**
 * Calls `act` when a combination is pressed anywhere on the page.
 * Combinations without Ctrl are off while someone types in a field (function keys aren't), while a dialog is open, and after another piece took the key.
 */
export const useShortcut = (combination: Combination, act: (event: KeyboardEvent) => void, enabled = true): void => {
  const latest = useRef(act)
  useKeysInView(combination.toLowerCase(), enabled)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !matchesKey(event, combination)) return
      if (!combination.startsWith('ctrl+') && ((isTyped(combination) && typingIn(event.target)) || document.querySelector('dialog[open]')))
        return
      event.preventDefault()
      latest.current(event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [combination, enabled])
}
