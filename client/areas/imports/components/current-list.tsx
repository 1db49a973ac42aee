import { importColumns, RECORD_ID, type ImportKind } from '@shared/areas/imports/rules/columns'
import { assets } from '@shared/areas/partners/services/assets'
import { products } from '@shared/areas/goods/services/products'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { downloadFile } from '../../../api/download'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import { saveFile } from '../../../lib/table-file/save-table'
import { Button } from '../../../ui/Button/Button'
import { toastError } from '../../../ui/Toasts/Toasts'
import { importMessages as m } from '../messages'

/** Where what is there of a kind can be changed in a sheet and come back. */
const lists: Partial<Record<ImportKind, string>> = {
  products: 'products?format=xlsx&$sort[name]=1',
  customers: 'assets?format=xlsx&group=Customers&status=active&$sort[name]=1',
  suppliers: 'assets?format=xlsx&group=Suppliers&status=active&$sort[name]=1',
  agents: 'assets?format=xlsx&group=Sales%20Agents&status=active&$sort[name]=1',
}

/** The list with the columns that come in again, and the ids by which its rows find their records. */
const addressOf = (kind: ImportKind): string | undefined => {
  const list = lists[kind]
  const { properties } = (kind === 'products' ? products : assets).record
  const fields = importColumns[kind].flatMap(({ key }) => (key === RECORD_ID ? ['_id'] : Object.hasOwn(properties, key) ? [key] : []))
  return list && [list, ...fields.map((field) => `$select[]=${field}`)].join('&')
}

/** Saves what the books hold of a kind as a workbook, whose rows find their records again, whatever is changed in them. */
export const CurrentList = ({ kind }: { kind: ImportKind }) => {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const address = addressOf(kind)
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
      {intl.formatMessage(m.currentList)}
    </Button>
  )
}
