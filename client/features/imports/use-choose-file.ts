import type { ImportKind } from '@shared/domain/imports/columns'
import { useRef, useState, type ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/api-error'
import { importsApi } from '../../api/imports'
import { toastError } from '../../ui/Toasts/Toasts'
import { importMessages as m } from './messages'

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')))
    reader.readAsDataURL(file)
  })

/** Asks for a file and rehearses it; goes to the rehearsal when the server could read it. */
export const useChooseFile = (kind: ImportKind) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [create] = importsApi.useCreate()
  const read = async (file: File): Promise<void> => {
    setReading(true)
    try {
      const { _id } = await create({ kind, name: file.name.slice(0, 200), upload: await dataUrlOf(file) }).unwrap()
      void navigate(`/imports/${_id}`)
    } catch (thrown) {
      toastError(isApiError(thrown) ? thrown.message : intl.formatMessage(m.unreadable))
    } finally {
      setReading(false)
    }
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void read(file)
  }
  return {
    reading,
    ask: () => input.current?.click(),
    field: { ref: input, type: 'file', accept: '.xlsx,.csv', hidden: true, onChange } as const,
  }
}
