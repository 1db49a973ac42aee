import type { Day } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { fundGroupName } from '../../../../components/fund-groups/fund-group-name'
import { formatMoney, formatNumber } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { cashNotesMessages as nm } from '../../parts/cash-notes/messages'
import { eveningMessages as m } from '../messages'

/** What came into the counted account on the day and what left it, by group, as it stands when it is printed. */
export const MoneyOnPaper = ({ day, label }: { day: Day; label: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { data } = api.funds.useReport('funds', { since: day, until: day, label })
  if (!data) return null
  const money = (value: number): string => formatMoney(value, locale, { currency: false })
  const lines = [
    { key: 'opening', name: intl.formatMessage(m.paperOpening), amount: money(data.opening), isSum: false },
    ...[...data.credit.data, ...data.debit.data].map(({ _id, total }, at) => ({
      key: `${_id} ${at}`,
      name: fundGroupName(intl, _id),
      amount: formatMoney(total, locale, { currency: false, plus: true }),
      isSum: false,
    })),
    { key: 'closing', name: intl.formatMessage(m.paperClosing), amount: money(data.closing), isSum: true },
  ]
  return (
    <table className="count-paper__day">
      <thead>
        <tr>
          <th>{intl.formatMessage(m.paperMoney)}</th>
          <th className="end">{intl.formatMessage(nm.comesTo)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, amount, isSum }) => (
          <tr key={key} className={isSum ? 'strong' : undefined}>
            <td>{name}</td>
            <td className="end num">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What each member sold on the day, with what is left of it for whoever may see costs; nothing for who sees no sales. */
export const SalesOnPaper = ({ day }: { day: Day }) => {
  const intl = useIntl()
  const locale = useLocale()
  const sees = useCan(['/report', '/sales'])
  const shipped = useWorkspace()?.opts.howCalculateRevenue === 'shipped'
  const { data } = api.orders.useReport('members', { since: day, until: day }, { skip: !sees })
  if (!data || data.data.length === 0) return null
  const seesProfit = data.total.profit !== undefined
  const money = (value: number | undefined): string => formatMoney(value ?? 0, locale, { currency: false })
  const rows = [
    ...data.data.map((row) => ({ ...row, key: row._id ?? '', name: row._id ? row.name : intl.formatMessage(m.noSeller), isSum: false })),
    { ...data.total, key: 'total', name: intl.formatMessage(m.total), isSum: true },
  ]
  return (
    <table className="count-paper__day">
      <thead>
        <tr>
          <th>{intl.formatMessage(m.sales)}</th>
          <th className="end">{intl.formatMessage(m.orders)}</th>
          <th className="end">{intl.formatMessage(shipped ? m.revenueShipped : m.revenueOrdered)}</th>
          {seesProfit && <th className="end">{intl.formatMessage(m.profit)}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, orders, ordered, shipped: delivered, profit, isSum }) => (
          <tr key={key} className={isSum ? 'strong' : undefined}>
            <td>{name}</td>
            <td className="end num">{formatNumber(orders, locale)}</td>
            <td className="end num">{money(shipped ? delivered : ordered)}</td>
            {seesProfit && <td className="end num">{money(profit)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
