import { useEffect, useRef, useState } from 'react'

interface Draft {
  readonly value: number
  /** Takes what was typed once it can be read. */
  readonly onChange: (value: number) => void
  /** Told whether what stands in the field is what counts. */
  readonly onUnread: (isUnread: boolean) => void
  /** A 0 that is typed may become `0,5`: it counts once the field is left. */
  readonly zeroIsLast?: boolean
}

/** Says that nothing is unread any more once its field is gone. */
export const useReadOnceGone = (onUnread: (isUnread: boolean) => void): void => {
  const latest = useRef(onUnread)
  useEffect(() => {
    latest.current = onUnread
  })
  useEffect(() => () => latest.current(false), [])
}

/**
 * What is being typed into a field of a sale: while it is empty or can't be read yet (`45.0` of `45.000`) it stays as it was typed, the sale keeps
 * what it had, and isn't sold. For `MoneyInput` and `QuantityInput`.
 */
export const useDraft = ({ value, onChange, onUnread, zeroIsLast = false }: Draft) => {
  const [draft, setDraft] = useState<number | null>()
  const hasFocus = useRef(false)
  useReadOnceGone(onUnread)
  const keep = (next: number | null | undefined): void => {
    setDraft(next)
    onUnread(next !== undefined)
  }
  return {
    value: draft === undefined ? value : draft,
    onFocus: () => {
      hasFocus.current = true
    },
    onChange: (next: number | null) => {
      const waits = next === null || Number.isNaN(next) || (zeroIsLast && next === 0 && hasFocus.current)
      keep(waits ? next : undefined)
      if (!waits) onChange(next)
    },
    onBlur: () => {
      hasFocus.current = false
      if (draft === undefined || Number.isNaN(draft)) return
      keep(undefined)
      if (draft === 0) onChange(0)
    },
  }
}
