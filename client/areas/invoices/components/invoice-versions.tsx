import { contentOf, type InvoiceContent, type InvoiceLine } from '@shared/areas/invoices/rules/invoice-lines'
import { VAT_RATES } from '@shared/foundation/documents/vat-rates'
import { useIntl } from 'react-intl'
import { formatMoney, formatQuantity } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { correctMessages as m, issueMessages as pm } from '../messages'

const keyOf = ({ name, unit, vatRate }: InvoiceLine): string => `${name}|${unit ?? ''}|${vatRate ?? ''}`

interface InvoiceVersionsProps {
  before: InvoiceLine[]
  after: InvoiceLine[]
  change: InvoiceLine[]
  /** What the two versions are called; absent: the invoice, and the order as it is today. */
  heads?: { readonly before: string; readonly after: string }
}

/** Both versions beside each other, and what lies between. */
export const InvoiceVersions = ({ before, after, change, heads }: InvoiceVersionsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const money = (value: number | undefined): string =>
    value === undefined || value === 0 ? '–' : formatMoney(value, locale, { currency: false })
  const [was, is, by] = [before, after, change].map((lines) => new Map(lines.map((line) => [keyOf(line), line])))
  const keys = [...new Set([...before, ...after].map(keyOf))]
  // Of the same goods at another rate each is told apart.
  const named = keys.map((key) => (was?.get(key) ?? is?.get(key))?.name)
  const contents = [before, after, change].map(contentOf)
  const rates = VAT_RATES.filter((rate) => contents.some(({ vat }) => vat.some((each) => each.rate === rate && each.amount !== 0)))
  const sums: { key: string; label: string; of: (content: InvoiceContent) => number; isTotal?: boolean }[] = [
    { key: 'net', label: intl.formatMessage(pm.net), of: ({ net }) => net },
    ...rates.map((rate) => ({
      key: String(rate),
      label: intl.formatMessage(m.vatAt, { rate }),
      of: ({ vat }: InvoiceContent): number => vat.find((each) => each.rate === rate)?.amount ?? 0,
    })),
    { key: 'total', label: intl.formatMessage(pm.total), of: ({ total }) => total, isTotal: true },
  ]
  return (
    <div className="invoice-versions">
      <table>
        <thead>
          <tr>
            <th>{intl.formatMessage(pm.goods)}</th>
            <th className="num" colSpan={2}>
              {heads?.before ?? intl.formatMessage(m.before)}
            </th>
            <th className="num" colSpan={2}>
              {heads?.after ?? intl.formatMessage(m.after)}
            </th>
            <th className="num">{intl.formatMessage(m.change)}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => {
            const [old, now] = [was?.get(key), is?.get(key)]
            const line = old ?? now
            const isTwice = named.filter((name) => name === line?.name).length > 1
            return (
              <tr key={key} data-changed={by?.has(key) ? '' : undefined}>
                <td>
                  {line?.name}
                  {isTwice && line?.vatRate !== undefined && <small> · {intl.formatMessage(m.vatAt, { rate: line.vatRate })}</small>}
                </td>
                <td className="num">{formatQuantity(old?.quantity ?? 0, locale)}</td>
                <td className="num">{money(old?.net)}</td>
                <td className="num">{formatQuantity(now?.quantity ?? 0, locale)}</td>
                <td className="num">{money(now?.net)}</td>
                <td className="num strong">{money(by?.get(key)?.net)}</td>
              </tr>
            )
          })}
          {sums.map(({ key, label, of, isTotal }) => (
            <tr key={key} className={isTotal ? 'strong' : undefined}>
              <td>{label}</td>
              {contents.map((content, at) => (
                <td key={at} className="num" {...(at < 2 && { colSpan: 2 })}>
                  {money(of(content))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
