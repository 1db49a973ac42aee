import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'

/** One change of a field's text. */
export interface TextEdit {
  readonly before: string
  /** The marks in `before` were put there by the field. */
  readonly isOurs: boolean
  readonly typed: string
  /** Where the caret is in `typed`. */
  readonly caret: number
  /** By the key Delete, which takes away what stands behind the caret. */
  readonly isForward: boolean
}

/** What a field writes in place of the typed text, and where the caret belongs in it. */
export interface Arranged {
  readonly text: string
  readonly caret: number
  /** What it is understood as; null when nothing can be read. */
  readonly value: number | null
}

interface Draft {
  readonly text: string
  /** What the text was understood as when it was typed. */
  readonly value: number | null
  readonly isOurs: boolean
  /** Where the caret belongs; null where it is right as it is. */
  readonly caret: number | null
  /** The value the owner kept after the change, which may be another one: a count that is never empty. */
  readonly answer?: number | null
  readonly hasLeft?: true
  /** While an input method composes: what it began on, and what is written once it is done. A text changed under it is composed twice. */
  readonly composing?: Pick<TextEdit, 'before' | 'isOurs'> & { readonly result: Arranged | null }
}

interface NumberText {
  value: number | null
  onChange: (value: number | null) => void
  parse: (text: string) => number | null
  format: (value: number) => string
  /** Writes the text with its marks while it is typed; null when it stays as it is typed (`1,5tr`). */
  arrange: (edit: TextEdit) => Arranged | null
  /** Becomes a number by typing on: isn't called wrong before it is left. */
  isUnfinished?: (text: string) => boolean
}

/**
 * The text of a number field: keeps what is being typed, marks thousands without moving the caret,
 * takes a new value from outside, and on leaving shows the number as it is written. Its owner is told null when it is empty,
 * and NaN while what stands there can't be read: nobody takes that for a number, nor for nothing.
 */
export const useNumberText = ({ value, onChange, parse, format, arrange, isUnfinished }: NumberText) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const input = useRef<HTMLInputElement>(null)
  if (draft && draft.answer === undefined) setDraft({ ...draft, answer: value })
  const isEmptied = draft?.text.trim() === '' && Object.is(draft.answer, value)
  const live = draft && (isEmptied || Object.is(draft.value, value)) ? draft : null
  const text = live ? live.text : value === null || Number.isNaN(value) ? '' : format(value)

  // After every change, also one that left the text as it stood: a mark that was dropped moved the caret, too.
  useLayoutEffect(() => {
    if (draft && draft.caret !== null) input.current?.setSelectionRange(draft.caret, draft.caret)
  }, [draft])

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const typed = event.target.value
    const native = event.nativeEvent instanceof InputEvent ? event.nativeEvent : null
    const { before, isOurs } = draft?.composing ?? { before: text, isOurs: live?.isOurs ?? true }
    const arranged = arrange({
      before,
      isOurs,
      typed,
      caret: event.target.selectionStart ?? typed.length,
      isForward: native?.inputType === 'deleteContentForward',
    })
    const next = typed.trim() === '' ? null : ((arranged ? arranged.value : parse(typed)) ?? Number.NaN)
    const written = { value: next, isOurs: arranged !== null }
    setDraft(
      native?.isComposing
        ? { ...written, text: typed, caret: null, composing: { before, isOurs, result: arranged } }
        : { ...written, text: arranged?.text ?? typed, caret: arranged?.caret ?? null },
    )
    if (!Object.is(next, value)) onChange(next)
  }
  const composed = (): void =>
    setDraft((now) => {
      if (!now?.composing) return now
      const { composing, ...rest } = now
      return { ...rest, text: composing.result?.text ?? now.text, caret: composing.result?.caret ?? null }
    })

  const isUnread = live !== null && live.text.trim() !== '' && Number.isNaN(live.value)
  const isOpen = live !== null && !live.hasLeft && (isUnfinished?.(live.text) ?? false)
  const leave = (): void => setDraft(isUnread ? { ...live, hasLeft: true, caret: null } : null)
  /** What was typed, when it is shorter than what it means. */
  const short = live && !isUnread && !live.isOurs && !isOpen && live.value !== null && format(live.value) !== live.text ? live.text : null
  return { input, text, change, composed, leave, unclear: isUnread && !isOpen, short, forget: () => setDraft(null) }
}
