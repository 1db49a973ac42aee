import { useState } from 'react'
import { useIntl } from 'react-intl'
import { saveWorkbook } from '../../../../lib/table-file/save-table'
import type { Sheet, TableFile } from '../../../../lib/table-file/cells'
import { Button } from '../../../../ui/Button/Button'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { useBookFiles } from '../../use-book-files'
import { positionLines, resultLines } from '../link'
import { accountantMessages as m, linkBookMessages } from '../messages'
import { useLink, useLinkOnce, useLinkSource } from '../use-link'
import { useStatementFiles } from '../use-statement-files'

/** Saves all that the link shows as one workbook, a sheet a book, the ledger a sheet an account. */
export const SaveAll = ({ block = false }: { block?: boolean }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { opened } = useLink()
  const read = useLinkOnce()
  const files = useBookFiles(useLinkSource())
  const statements = useStatementFiles()
  const [busy, setBusy] = useState(false)
  const { books, month, figures } = opened
  const sheets = async (): Promise<Sheet[]> => {
    const made: Sheet[] = []
    const add = (name: string, { rows }: TableFile): void => void made.push({ name, rows })
    const said = (book: keyof typeof linkBookMessages): string => intl.formatMessage(linkBookMessages[book])
    const balance = books.includes('trialBalance') || books.includes('position') ? await read('trialBalance', {}) : null
    if (figures) add(said('result'), statements.statement(said('result'), resultLines(intl, figures)))
    if (balance && books.includes('position')) {
      const { assets, sources } = positionLines(intl, locale, balance)
      add(said('position'), statements.statement(said('position'), [...assets, ...sources]))
    }
    if (balance && books.includes('trialBalance')) add(said('trialBalance'), files.trialBalance(balance, month))
    if (books.includes('partners'))
      add(said('partners'), statements.partners([await read('partners', { account: '131' }), await read('partners', { account: '331' })]))
    if (books.includes('journal')) add(said('journal'), await files.journal(month))
    if (books.includes('account')) for (const { account } of balance?.data ?? []) add(account, await files.account(account, '', month))
    return made
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await saveWorkbook(`${opened.workspace.name} ${month.since.slice(0, 7)}`, await sheets())
    } catch {
      toastError(intl.formatMessage(m.saveFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="primary" icon="download" busy={busy} block={block} onClick={() => void save()}>
      {intl.formatMessage(m.saveAll)}
    </Button>
  )
}
