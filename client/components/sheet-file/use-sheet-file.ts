import { useRef, useState, type ChangeEvent } from 'react'
import { isApiError } from '../../api/api-error'
import { dataUrlOf } from '../../lib/data-url'
import { toastError } from '../../ui/Toasts/Toasts'

/**
 * Asks for an Excel or CSV file and hands it over; what goes wrong is said in a toast.
 * @param take gets the file's name and its bytes as a data URL
 * @param failed what is said where the server said nothing
 */
export const useSheetFile = (take: (name: string, dataUrl: string) => Promise<void>, failed: string) => {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const read = async (file: File): Promise<void> => {
    setBusy(true)
    try {
      await take(file.name, await dataUrlOf(file))
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : failed)
    } finally {
      setBusy(false)
    }
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void read(file)
  }
  return {
    busy,
    ask: () => input.current?.click(),
    field: { ref: input, type: 'file', accept: '.xlsx,.csv', hidden: true, onChange } as const,
  }
}
