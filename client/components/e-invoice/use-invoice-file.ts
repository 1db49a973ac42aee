import type { Invoice } from '@shared/areas/invoices/services/invoices'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { downloadFile } from '../../api/download'
import { useAppDispatch } from '../../api/use-app-dispatch'
import { saveFile } from '../../lib/table-file/save-table'
import { toastError } from '../../ui/Toasts/Toasts'
import { eInvoiceMessages as m } from './messages'

const types = { pdf: 'application/pdf', zip: 'application/zip' } as const

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Saves the provider's own paper of an invoice, or its XML; says so where there is none yet. */
export const useInvoiceFile = ({ _id }: Pick<Invoice, '_id'>) => {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const save = async (kind: keyof typeof types): Promise<void> => {
    setBusy(true)
    const { file, error } = await dispatch(downloadFile(`invoices?report=file&invoiceId=${_id}&kind=${kind}`))
    setBusy(false)
    if (error) return toastError(error.message)
    const { name, bytes } = fieldsOf(JSON.parse(await file.text()))
    if (typeof name !== 'string' || typeof bytes !== 'string') return toastError(intl.formatMessage(m.noFile))
    saveFile(name, new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], { type: types[kind] }))
  }
  return { save, busy }
}
