import { day as asDay } from '@shared/foundation/days/days'
import { assets } from '@shared/areas/partners/services/assets'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useIsPhone, useMedia } from '../../../../lib/use-media'
import { rangeReport } from '../../../../resource/report/range-report'
import { Amount } from '../../../../ui/Amount/Amount'
import { reportMessages as m } from '../messages'
import './assets-report.css'

type Register = ReportOf<'assets', 'register'>
type Group = Register['groups'][number]

const figures = {
  'Owned Assets': { title: m.assetsOwned, paid: m.assetsCost, depreciated: m.assetsDepreciated, bookValue: m.assetsLeft },
  'Rented Assets': { title: m.assetsRented, paid: m.assetsRentPaid, depreciated: m.assetsRentCounted, bookValue: m.assetsRentAhead },
} as const

/** A group by its name and its own sums: what was paid for what is owned is a cost, for what is rented it is rent. */
const GroupHead = ({ group }: { group: Group }) => {
  const intl = useIntl()
  const phone = useIsPhone()
  const roomy = useMedia('(width >= 1100px)')
  const { title, ...words } = figures[group.group]
  const all = [
    { label: words.paid, value: group.paid, isShown: true },
    { label: m.assetsOfPeriod, value: group.lost, isShown: roomy },
    { label: words.depreciated, value: group.depreciated, isShown: roomy },
    { label: words.bookValue, value: group.bookValue, isShown: !phone },
    { label: m.assetsMonthly, value: group.monthly, isShown: !phone },
  ]
  const sums = all.filter(({ isShown }) => isShown)
  return (
    <span className="assets-group">
      <b>{intl.formatMessage(title)}</b>
      {sums.map(({ label, value }) => (
        <span key={label.id}>
          {intl.formatMessage(label)} <Amount value={value} currency={false} weight="name" />
        </span>
      ))}
    </span>
  )
}

/**
 * What is owned and what is rented at the end of a period, each with its own sums: cost, what was lost of it in the period and in all, what is
 * left, what each month takes. Rents are no cost of things owned, so there is no sum of both.
 */
export const AssetsReport = rangeReport<Register['data'][number], Register>({
  screen: m.assetsScreen,
  table: assets.reports.register.tables[0],
  useRead: ({ since, until }) => api.assets.useReport('register', { since: asDay(since), at: asDay(until) }),
  keyOf: ({ _id }) => _id,
  nameOf: ({ name, keeper = '' }) => [name, keeper].filter(Boolean).join(' · '),
  amountOf: ({ bookValue, monthly }) => bookValue || monthly,
  totals: () => ({}),
  useGroups:
    () =>
    ({ group: of }, { groups }) => {
      const group = groups.find(({ group: each }) => each === of)
      return { key: of, label: group && <GroupHead group={group} /> }
    },
  empty: { title: m.assetsNone, hint: m.assetsNoneHint },
  useLinks: () => {
    const may = useCan('/funds')
    return ({ _id }) => (may ? `/funds/byAsset/${_id}` : null)
  },
})
