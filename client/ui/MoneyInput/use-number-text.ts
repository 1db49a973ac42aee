import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'

interface Draft {
  text: string
  /** What the text was understood as when it was typed. */
  value: number | null
}

interface NumberText {
  value: number | null
  onChange: (value: number | null) => void
  parse: (text: string) => number | null
  /** Told for text that can't be read: null where an empty field is refused as well, NaN where it would mean nothing was entered. */
  unreadable: number | null
  format: (value: number) => string
  /** The text with its thousands marks while it is typed; null when it must stay as it is (`1,5tr`). */
  group: (text: string) => string | null
}

/**
 * The text of a number field: keeps what is being typed, marks thousands without moving the caret,
 * takes a new value from outside, and on leaving shows the number as it is written.
 */
export const useNumberText = ({ value, onChange, parse, unreadable, format, group }: NumberText) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const live = draft && Object.is(draft.value, value) ? draft : null
  const text = live ? live.text : value === null || Number.isNaN(value) ? '' : format(value)

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return
    // The caret stays after as many digits as it was.
    let left = caret.current
    let at = 0
    while (at < text.length && left > 0) {
      if (/\d/.test(text[at] ?? '')) left -= 1
      at += 1
    }
    input.current.setSelectionRange(at, at)
    caret.current = null
  }, [text])

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const typed = event.target.value
    const grouped = group(typed)
    if (grouped !== null && grouped !== typed) {
      const before = typed.slice(0, event.target.selectionStart ?? typed.length)
      caret.current = before.replace(/\D/g, '').length
    }
    const next = typed.trim() === '' ? null : (parse(grouped ?? typed) ?? unreadable)
    setDraft({ text: grouped ?? typed, value: next })
    if (!Object.is(next, value)) onChange(next)
  }

  const unclear = live !== null && live.text.trim() !== '' && Object.is(live.value, unreadable)
  const leave = (): void => {
    if (!unclear) setDraft(null)
  }
  /** What was typed, when it is shorter than what it means. */
  const short = live && !unclear && live.value !== null && format(live.value) !== live.text && group(live.text) === null ? live.text : null
  return { input, text, change, leave, unclear, short, forget: () => setDraft(null) }
}
