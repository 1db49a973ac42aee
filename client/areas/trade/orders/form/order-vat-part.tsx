import { heldOn } from '@shared/areas/tax/rules/dated'
import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { formatDate } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { vatMessages as m } from '../../../tax/parts/vat/messages'
import { rateText } from '../../../tax/parts/vat/rates'
import { rateOfLine, writtenVat } from './order-vat'
import { useOrderVat } from './use-order-vat'
import type { OrderValues } from './order-values'

/** What of an order is taxed at which rate, and the tax; nothing where it has no VAT. */
export const OrderVatPart = ({ group, order }: { group: TradeGroup; order: Order | null }) => {
  const intl = useIntl()
  const { values } = useFormikContext<OrderValues>()
  const vat = useOrderVat(group, order)
  const written = vat && writtenVat(vat, group, values.items, values.discount)
  if (!vat || !written || written.lines.length === 0) return null
  const sum = (name: 'base' | 'amount'): number => written.lines.reduce((so, line) => so + line[name], 0)
  const reduction = values.items.some((line) => rateOfLine(vat, line).vatReduced) ? heldOn(vat.law.reductions, vat.on) : undefined
  return (
    <DockPart title={intl.formatMessage(m.title)}>
      <table className="order-vat">
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(m.rate)}</th>
            <th scope="col" className="end">
              {intl.formatMessage(m.base)}
            </th>
            <th scope="col" className="end">
              {intl.formatMessage(m.amount)}
            </th>
          </tr>
        </thead>
        <tbody>
          {written.lines.map(({ rate, base, amount }) => (
            <tr key={rate}>
              <th scope="row">{rateText(intl, rate)}</th>
              <td className="end">
                <Amount value={base} currency={false} />
              </td>
              <td className="end">
                <Amount value={amount} currency={false} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{intl.formatMessage(m.sum)}</th>
            <td className="end">
              <Amount value={sum('base')} currency={false} weight="strong" />
            </td>
            <td className="end">
              <Amount value={sum('amount')} currency={false} weight="strong" />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="order-vat__note">{intl.formatMessage(m.how)}</p>
      {reduction?.until && (
        <p className="order-vat__note">
          {intl.formatMessage(m.why, {
            from: reduction.from,
            to: reduction.to,
            until: formatDate(reduction.until),
            source: reduction.source,
          })}
        </p>
      )}
    </DockPart>
  )
}
