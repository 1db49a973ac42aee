import type { ChangeReason } from '@shared/foundation/ledger/figure-changes'
import type { MeasureName } from '@shared/foundation/ledger/measures'
import { month as asMonth } from '@shared/foundation/days/days'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { api } from '../../../../api/api'
import { useFundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { formatMonth, formatQuantity } from '../../../../lib/format'
import { readLocal, writeLocal } from '../../../../lib/store-local'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Icon } from '../../../../ui/icons/Icon'
import { useLocale } from '../../../../ui/zone/zone-context'
import { figureMessages as m } from '../messages'
import type { Changed, ChangedFigure } from '../months'

const SEEN = 'changed figures seen'

/** Tells the board once, with this browser, that an upgrade counted figures of months anew: which, from what to what, and why. */
export const ChangedFigures = () => {
  const intl = useIntl()
  const changed = api.seals.useReport('changed', {}).currentData
  const [seen, setSeen] = useState(() => readLocal<unknown>(SEEN, null))
  const [isOpen, setOpen] = useState(false)
  const at = changed?.at
  if (!changed || !at || seen === at) return null
  const done = (): void => {
    writeLocal(SEEN, at)
    setSeen(at)
  }
  return (
    <div className="months-changed" role="status">
      <Icon name="warning" size={16} className="ink-warn" />
      <span>{intl.formatMessage(m.told, { count: changed.count, months: new Set(changed.data.map(({ month }) => month)).size })}</span>
      <Button onClick={() => setOpen(true)}>{intl.formatMessage(m.show)}</Button>
      <Button kind="quiet" onClick={done}>
        {intl.formatMessage(m.seen)}
      </Button>
      {isOpen && <FiguresDialog changed={changed} onClose={() => setOpen(false)} />}
    </div>
  )
}

const FiguresDialog = ({ changed: { count, data }, onClose }: { changed: Changed; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Dialog title={intl.formatMessage(m.title)} width={860} page flush onClose={onClose}>
      <table className="months-figures">
        <thead>
          <tr>
            <th>{intl.formatMessage(m.month)}</th>
            <th>{intl.formatMessage(m.figure)}</th>
            <th className="end">{intl.formatMessage(m.before)}</th>
            <th className="end">{intl.formatMessage(m.after)}</th>
            <th>{intl.formatMessage(m.why)}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((figure) => (
            <tr key={[figure.measure, figure.month, figure.of, figure.figure].join(' ')}>
              <td className="num">{formatMonth(asMonth(figure.month), locale)}</td>
              <td>
                <Named figure={figure} />
              </td>
              <td className="end num">{formatQuantity(figure.before, locale)}</td>
              <td className="end num">{formatQuantity(figure.after, locale)}</td>
              <td className="second">{intl.formatMessage(reasons[figure.why])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > data.length && <p className="months-figures__more second">{intl.formatMessage(m.more, { count: count - data.length })}</p>}
    </Dialog>
  )
}

/** What is counted, and of whom or what. */
const Named = ({ figure: { measure, figure, of } }: { figure: ChangedFigure }) => {
  const intl = useIntl()
  const groupName = useFundGroupName()
  const word = figures[figure]
  const what = [intl.formatMessage(measures[measure]), ...(word ? [intl.formatMessage(word)] : [])].join(', ')
  const whose = orderGroups[of] ? intl.formatMessage(orderGroups[of]) : measure === 'funds' ? groupName(of.split(' · ')[0] ?? '') : of
  return (
    <>
      <b>{what}</b>
      <br />
      <span className="second">{whose}</span>
    </>
  )
}

const reasons: Readonly<Record<ChangeReason, MessageDescriptor>> = {
  opening: m.opening,
  'by-line': m.byLine,
  'error-orders': m.errorOrders,
  'returns-apart': m.returnsApart,
}

const measures: Readonly<Record<MeasureName, MessageDescriptor>> = {
  business: m.business,
  orderStatus: m.orderStatus,
  funds: m.funds,
  accounts: m.accounts,
  buyers: m.buyers,
  salesMade: m.salesMade,
  productSales: m.productSales,
  turnovers: m.turnovers,
  vat: m.vat,
  commissions: m.commissions,
  partner: m.accounts,
}

const orderGroups: Readonly<Record<string, MessageDescriptor | undefined>> = {
  sales: m.sales,
  purchases: m.purchases,
  inventoryIn: m.inventoryIn,
  inventoryOut: m.inventoryOut,
}

const figures: Readonly<Record<string, MessageDescriptor | undefined>> = {
  revenueOrdered: m.ordered,
  ordered: m.ordered,
  revenueShipped: m.shipped,
  shipped: m.shipped,
  orders: m.orders,
  count: m.count,
  cost: m.cost,
  paid: m.paid,
  open: m.open,
  amount: m.amount,
  total: m.amount,
  discount: m.discount,
  gifts: m.gifts,
  gift: m.gifts,
  giftValue: m.gifts,
  orderedReturned: m.returned,
  ordersReturned: m.returned,
  shippedReturned: m.returned,
  costReturned: m.returned,
  returned: m.returned,
}
