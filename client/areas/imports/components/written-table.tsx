import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { useIntl } from 'react-intl'
import { formatNumber } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { useLocale } from '../../../ui/zone/zone-context'
import { nameOfImport } from '../kinds'
import { importMessages as m } from '../messages'
import { writtenLines, type WrittenLine } from '../use-batch'

const NAMES_SHOWN = 6

/** What files write into the books, line by line: how many are new, changed and left out, and what money. */
export const WrittenTable = ({ files }: { files: readonly ImportRecord[] }) => {
  const intl = useIntl()
  const locale = useLocale()
  const count = (value: number): string => (value === 0 ? '–' : formatNumber(value, locale))
  const labelOf = ({ what, file }: WrittenLine): string => {
    if (what === 'inOrders') return intl.formatMessage(m.owedInOrders)
    if (what === 'paidOrders') return intl.formatMessage(m.paidOrders)
    if (what === 'debts')
      return intl.formatMessage(file.kind === 'suppliers' ? m.owedToSuppliers : file.kind === 'agents' ? m.owedByAgents : m.owedByCustomers)
    return intl.formatMessage(what === 'stock' && file.kind !== 'stock' ? m.stockOfGoods : m[what])
  }
  const aboutOf = ({ what, file, names, pieces, adds }: WrittenLine): string => {
    if (names) return [...names.slice(0, NAMES_SHOWN), ...(names.length > NAMES_SHOWN ? ['…'] : [])].join(', ')
    if (pieces !== undefined) return intl.formatMessage(m.pieces, { count: pieces })
    if (what === 'inOrders') return intl.formatMessage(m.inOrdersAlready, { count: adds })
    if (what === 'paidOrders') return intl.formatMessage(m.paidOrdersHint)
    return what === 'debts' ? intl.formatMessage(m.whoOwes, { count: adds }) : nameOfImport(file, intl)
  }
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage(m.written)}</th>
          <th scope="col">{intl.formatMessage(m.adds)}</th>
          <th scope="col" className="imports__wide">
            {intl.formatMessage(m.changes)}
          </th>
          <th scope="col">{intl.formatMessage(m.left)}</th>
          <th scope="col">{intl.formatMessage(m.money)}</th>
        </tr>
      </thead>
      <tbody>
        {writtenLines(files).map((line) => (
          <tr key={line.key}>
            <th scope="row">
              <span>{labelOf(line)}</span>
              <span className="second">{aboutOf(line)}</span>
            </th>
            <td className="num">{count(line.adds)}</td>
            <td className="num imports__wide">{count(line.updates)}</td>
            <td className={line.left > 0 ? 'num ink-debit' : 'num'}>{count(line.left)}</td>
            <td>{line.amount === undefined ? null : <Amount value={line.amount} currency={false} weight="strong" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
