import { zone as asZone } from '@shared/foundation/days/days'
import { needing } from '@shared/areas/carriers/rules/needing'
import { checkinGroups, isLateOut } from '@shared/areas/people/rules/checkins'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useWorkspace } from '../../../api/session/use-workspace'
import { formatDate, formatMoney } from '../../../lib/format'
import { useNow } from '../../../lib/use-now'
import type { IconName } from '../../../ui/icons/Icon'
import { useLocale, useToday, useZone } from '../../../ui/zone/zone-context'
import { useTaxDeadline } from '../../tax/parts/deadline/use-tax-deadline'
import { homeMessages as m } from './messages'
import { answerOf, useLateDebts, useLowStock, useToShip, useUncountedEvening, useWaitingFunds } from './use-home-facts'

/** Something that waits for whoever looks. */
export interface Need {
  readonly key: string
  readonly icon: IconName
  readonly warn?: boolean
  readonly text: string
  readonly about?: string
  readonly to: string
}

const partnerOf = ({ customer, agent, order_number }: Order): string => (customer ?? agent)?.name ?? order_number
const taxNeeds = { period: m.needTax, notice: m.needTaxNotice, settlement: m.needTaxSettlement } as const

/** Named in a line of what waits. */
const MAX_NAMED = 3

const namesOf = (names: readonly (string | undefined)[]): string =>
  [...new Set(names.flatMap((name) => (name ? [name] : [])))].slice(0, MAX_NAMED).join(', ')

interface OfPeople {
  readonly total: number | null
  readonly data: readonly { readonly user?: { readonly name: string } | undefined }[]
}
const named = ({ total, data }: OfPeople) => ({ count: total ?? 0, names: namesOf(data.map(({ user }) => user?.name)) })

/** Check-ins that wait for HR's word. */
const useWaitingCheckins = () => {
  const skip = !useCan('/office/hr')
  const page = api.activities.useFind(
    { group: { $in: [...checkinGroups] }, status: 'pending', $sort: { created: 1 }, $limit: MAX_NAMED },
    { skip },
  )
  return answerOf(page, named)
}

/** Members who should have checked out, of those HR answers for. */
const useLateCheckouts = () => {
  const skip = !useCan('/office/hr')
  const zone = asZone(useZone())
  const now = new Date(useNow())
  return answerOf(api.activities.useReport('atWork', {}, { skip }), ({ data }) => {
    const late = data.filter(({ created }) => isLateOut(new Date(created), now, zone))
    return { count: late.length, names: namesOf(late.map(({ name }) => name)) }
  })
}

/** Finished tasks that wait for the board's word. */
const useWaitingTasks = () => {
  const skip = !useCan('bod')
  return answerOf(api.tasks.useFind({ status: 'done', $sort: { created: 1 }, $limit: MAX_NAMED }, { skip }), named)
}

/** Parcels that weren't delivered, come back, or weren't seen again, of a company that sends any. */
const useNeedingParcels = () => {
  const maySell = useCan('/sales')
  const sends = useWorkspace()?.opts.carriers === true
  const [today, zone] = [useToday(), asZone(useZone())]
  const page = api.deliveries.useFind({ ...needing(today, zone), $sort: { _id: 1 }, $limit: MAX_NAMED }, { skip: !maySell || !sends })
  return answerOf(page, ({ total, data }) => ({ count: total ?? 0, names: namesOf(data.map(({ to }) => to.name)) }))
}

/** What waits for somebody: shipments, payments, approvals, entries, stock; most urgent first. Undefined until all of it is known, so
 *  that nothing moves when more comes; what can't be told is left out. */
export const useNeeds = (): readonly Need[] | undefined => {
  const intl = useIntl()
  const locale = useLocale()
  const late = useLateDebts()
  const toShip = useToShip()
  const low = useLowStock()
  const funds = useWaitingFunds()
  const tasks = useWaitingTasks()
  const checkins = useWaitingCheckins()
  const checkouts = useLateCheckouts()
  const uncounted = useUncountedEvening()
  const parcels = useNeedingParcels()
  const taxes = useTaxDeadline()
  const needs: Need[] = []
  if (uncounted)
    needs.push({
      key: 'evening',
      icon: 'wallet',
      text: intl.formatMessage(m.needEvening),
      about: intl.formatMessage(m.needEveningHint),
      to: '/funds/evening',
    })
  if (toShip?.oldest)
    needs.push({
      key: 'ship',
      icon: 'truck',
      text: intl.formatMessage(m.needShip, { count: toShip.count }),
      about: intl.formatMessage(m.needShipOldest, { number: toShip.oldest.order_number, partner: partnerOf(toShip.oldest) }),
      to: '/sales/orders/toShip',
    })
  if (parcels && parcels.count > 0)
    needs.push({
      key: 'parcels',
      icon: 'truck',
      warn: true,
      text: intl.formatMessage(m.needParcels, { count: parcels.count }),
      about: parcels.names,
      to: '/sales/deliveries?shown=needing',
    })
  if (late?.longest)
    needs.push({
      key: 'collect',
      icon: 'wallet',
      text: intl.formatMessage(m.needCollect, { count: late.count, amount: formatMoney(late.amount, locale) }),
      about:
        late.longest.oldest === null
          ? intl.formatMessage(m.needCollectOver, { partner: late.longest.name })
          : intl.formatMessage(m.needCollectOldest, { partner: late.longest.name, days: late.longest.oldest }),
      to: '/sales/liabilities?late=true',
    })
  if (taxes)
    needs.push({
      key: 'taxes',
      icon: 'calendar',
      warn: taxes.left <= 1,
      text: intl.formatMessage(taxNeeds[taxes.kind]),
      about: intl.formatMessage(m.needTaxLeft, { day: formatDate(taxes.deadline), left: taxes.left }),
      to: '/report/tax',
    })
  if (tasks && tasks.count > 0)
    needs.push({
      key: 'tasks',
      icon: 'task',
      text: intl.formatMessage(m.needTasks, { count: tasks.count }),
      about: tasks.names,
      to: '/tasks?of=waiting',
    })
  if (checkins && checkins.count > 0)
    needs.push({
      key: 'checkins',
      icon: 'calendar',
      text: intl.formatMessage(m.needCheckins, { count: checkins.count }),
      about: checkins.names,
      to: '/office/payroll?act=approve',
    })
  if (checkouts && checkouts.count > 0)
    needs.push({
      key: 'checkouts',
      icon: 'clock',
      text: intl.formatMessage(m.needCheckouts, { count: checkouts.count }),
      about: checkouts.names,
      to: '/office/payroll',
    })
  if (funds)
    needs.push({
      key: 'funds',
      icon: 'clock',
      text: intl.formatMessage(m.needFunds, { count: funds }),
      to: '/funds?period=all&status=waiting',
    })
  if (low && low.count > 0)
    needs.push({
      key: 'low',
      icon: 'warning',
      warn: true,
      text: intl.formatMessage(m.needLow, { count: low.count }),
      about: low.first.map(({ name }) => name).join(', '),
      to: '/products/goods?low=true',
    })
  return [late, toShip, low, funds, tasks, checkins, checkouts, uncounted, parcels].includes(undefined) ? undefined : needs
}
