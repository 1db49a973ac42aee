import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { importMessages as m } from './messages'

/** Ctrl+V: files, or the rows of a sheet, which are then a file of their own; nothing while somebody types in a field. */
export const usePastedFiles = (take: (files: readonly File[]) => void): void => {
  const intl = useIntl()
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const { target, clipboardData } = event
      if (event.defaultPrevented || !clipboardData || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      const files = [...clipboardData.files]
      const text = clipboardData.getData('text/plain')
      // One line is a word that was meant for another place.
      const rows = text.trim().includes('\n') ? [new File([text], `${intl.formatMessage(m.pasted)}.csv`, { type: 'text/csv' })] : []
      if (files.length + rows.length === 0) return
      event.preventDefault()
      latest.current(files.length > 0 ? files : rows)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [intl])
}
