import { useEffect, useRef } from 'react'
import { useKeysInView } from './keys-in-view'

const typingIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(target.type)))

/** Whether a key press is the given combination: `n`, `/`, `Escape`, `ctrl+k`, `ctrl+Enter`. Ctrl also means ⌘. */
export const matchesKey = (event: KeyboardEvent, combination: string): boolean => {
  const parts = combination.split('+')
  const key = parts.pop() ?? ''
  const wantsCtrl = parts.includes('ctrl')
  if ((event.ctrlKey || event.metaKey) !== wantsCtrl || event.altKey) return false
  if (parts.includes('shift') && !event.shiftKey) return false
  return event.key.toLowerCase() === key.toLowerCase()
}

/**
 * Calls `act` when a combination is pressed anywhere on the page.
 * Combinations without Ctrl are off while someone types in a field, while a dialog is open, and after another piece took the key.
 */
export const useShortcut = (combination: string, act: (event: KeyboardEvent) => void, enabled = true): void => {
  const latest = useRef(act)
  useKeysInView(combination.toLowerCase(), enabled)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !matchesKey(event, combination)) return
      if (!combination.startsWith('ctrl+') && (typingIn(event.target) || document.querySelector('dialog[open]'))) return
      event.preventDefault()
      latest.current(event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [combination, enabled])
}
