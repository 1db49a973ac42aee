import type { VatRate } from '@shared/foundation/documents/vat-rates'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../api/session/use-workspace'
import { inWords } from '../../../components/paper/paper'
import { formatMoney, formatNumber, formatQuantity } from '../../../lib/format'
import { useLocale } from '../../../ui/zone/zone-context'
import { issueMessages as m } from '../messages'
import './invoices.css'

type Printed = Pick<Invoice, 'buyer' | 'lines' | 'net' | 'vat' | 'total' | 'type'> &
  Partial<Pick<Invoice, 'template' | 'series' | 'number' | 'cut'>>

/** A rate in words: `8%`, `not subject`. */
const useRateWords = () => {
  const intl = useIntl()
  return (rate: VatRate | undefined): string =>
    rate === undefined ? '' : typeof rate === 'number' ? `${rate}%` : intl.formatMessage(m[`rate.${rate}`])
}

/** The invoice as it is, or will be, printed. */
export const InvoicePaper = ({ invoice }: { invoice: Printed }) => {
  const intl = useIntl()
  const locale = useLocale()
  const rateWords = useRateWords()
  const seller = useWorkspace()?.opts.tax
  const { buyer, lines, net, vat, total, template = '', series, number, type, cut } = invoice
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const isByRate = type === 'vat'
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  return (
    <section className="invoice-paper" aria-label={intl.formatMessage(m.preview)}>
      {!number && (
        <span className="invoice-paper__preview" aria-hidden="true">
          {intl.formatMessage(m.preview)}
        </span>
      )}
      <header>
        <div>
          <p className="strong">{seller?.legalName}</p>
          <p>{seller && intl.formatMessage(m.taxCodeOf, { taxCode: seller.taxCode })}</p>
          <p>{seller?.legalAddress}</p>
        </div>
        <div className="invoice-paper__number">
          {series && <p>{intl.formatMessage(m.seriesOf, { series: `${template.slice(0, 1)}${series}` })}</p>}
          <p>{number ? intl.formatMessage(m.numberOf, { number }) : intl.formatMessage(m.numberLater)}</p>
        </div>
      </header>
      <h3>{intl.formatMessage(type === 'vat' ? m.paperTitle : m.salesTitle)}</h3>
      <p>
        <span className="strong">{buyer.legalName ?? buyer.name ?? intl.formatMessage(m.consumerSaid)}</span>
        {buyer.taxCode && <> · {intl.formatMessage(m.taxCodeOf, { taxCode: buyer.taxCode })}</>}
      </p>
      {buyer.legalName && buyer.name && <p>{intl.formatMessage(m.buyerOf, { name: buyer.name })}</p>}
      <p>{buyer.address}</p>
      <div className="invoice-paper__rows">
        <table>
          <thead>
            <tr>
              <th className="num">{intl.formatMessage(m.nth)}</th>
              <th>{intl.formatMessage(m.goods)}</th>
              <th>{intl.formatMessage(m.unit)}</th>
              <th className="num">{intl.formatMessage(m.quantity)}</th>
              <th className="num">{intl.formatMessage(m.price)}</th>
              <th className="num">{intl.formatMessage(m.amount)}</th>
              {isByRate && <th className="num">{intl.formatMessage(m.rate)}</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <td className="num">{index + 1}</td>
                <td>
                  {line.name}
                  {line.gifts ? <small> · {intl.formatMessage(m.gifts, { count: formatQuantity(line.gifts, locale) })}</small> : null}
                </td>
                <td>{line.unit}</td>
                <td className="num">{formatQuantity(line.quantity, locale)}</td>
                <td className="num">{formatNumber(line.price, locale, { digits: 2 })}</td>
                <td className="num">{money(line.gross)}</td>
                {isByRate && <td className="num">{rateWords(line.vatRate)}</td>}
              </tr>
            ))}
            {discount !== 0 && (
              <tr>
                <td />
                <td colSpan={4}>{intl.formatMessage(m.discount)}</td>
                <td className="num">{money(-discount)}</td>
                {isByRate && <td />}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <dl>
        <div>
          <dt>{intl.formatMessage(m.net)}</dt>
          <dd className="num">{money(net)}</dd>
        </div>
        {vat.map(({ rate, base, amount }) => (
          <div key={rate}>
            <dt>{intl.formatMessage(m.vatOf, { rate: rateWords(rate), base: money(base) })}</dt>
            <dd className="num">{money(amount)}</dd>
          </div>
        ))}
        <div className="strong">
          <dt>{intl.formatMessage(m.total)}</dt>
          <dd className="num">{formatMoney(total, locale, { currency: true })}</dd>
        </div>
      </dl>
      {total >= 0 && (
        <p className="second">
          {intl.formatMessage(m.inWords)} <i>{inWords(total, locale)}</i>
        </p>
      )}
      {cut && (
        <p className="second">
          {intl.formatMessage(cut.amount < 0 ? m.cutLess : m.cut, {
            amount: formatMoney(Math.abs(cut.amount), locale, { currency: false }),
            percent: cut.percent,
            source: cut.source,
          })}
        </p>
      )}
    </section>
  )
}
