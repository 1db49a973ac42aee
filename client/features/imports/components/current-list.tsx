import type { ImportKind } from '@shared/domain/imports/columns'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { downloadFile } from '../../../api/download'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import { saveFile } from '../../../lib/table-file/save-table'
import { Button } from '../../../ui/Button/Button'
import { toastError } from '../../../ui/Toasts/Toasts'
import { importMessages as m } from '../messages'

/** Where what is there of a kind can be changed in a sheet and come back: the list as a file. */
const lists: Partial<Record<ImportKind, string>> = {
  products: 'products?format=xlsx&$sort[name]=1',
  customers: 'assets?format=xlsx&group=Customers&status=active&$sort[name]=1',
  suppliers: 'assets?format=xlsx&group=Suppliers&status=active&$sort[name]=1',
  agents: 'assets?format=xlsx&group=Sales%20Agents&status=active&$sort[name]=1',
}

/** Saves what the books hold of a kind as a workbook, whose rows find their records again by code or phone. */
export const CurrentList = ({ kind }: { kind: ImportKind }) => {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const address = lists[kind]
  if (address === undefined) return null
  const download = async (): Promise<void> => {
    setBusy(true)
    const { file, error } = await dispatch(downloadFile(address))
    setBusy(false)
    if (file) saveFile(`${intl.formatMessage(m[kind])}.xlsx`, file)
    else toastError(error.message)
  }
  return (
    <Button kind="link" icon="download" busy={busy} onClick={() => void download()} title={intl.formatMessage(m.current)}>
      {intl.formatMessage(m[kind])}
    </Button>
  )
}
