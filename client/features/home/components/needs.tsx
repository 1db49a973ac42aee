import type { Order } from '@shared/services/orders'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { dayOf, daysBetween } from '../../../lib/format'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Icon, type IconName } from '../../../ui/icons/Icon'
import { Panel } from '../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { useToday, useZone } from '../../../ui/zone/zone-context'
import { homeMessages as m } from '../messages'
import { useLowStock, useToShip, useUnpaid, useWaitingFunds } from '../use-home-facts'

interface Need {
  readonly key: string
  readonly icon: IconName
  readonly warn?: boolean
  readonly text: string
  readonly about?: string
  readonly to: string
}

const partnerOf = ({ customer, agent, order_number }: Order): string => (customer ?? agent)?.name ?? order_number

/** What waits for somebody: shipments, payments, stock, entries; most urgent first. */
export const Needs = ({ ready }: { ready: boolean }) => {
  const intl = useIntl()
  const zone = useZone()
  const unpaid = useUnpaid()
  const toShip = useToShip()
  const low = useLowStock()
  const funds = useWaitingFunds()
  const today = useToday()
  const needs: Need[] = []
  if (toShip?.oldest)
    needs.push({
      key: 'ship',
      icon: 'truck',
      text: intl.formatMessage(m.needShip, { count: toShip.count }),
      about: intl.formatMessage(m.needShipOldest, { number: toShip.oldest.order_number, partner: partnerOf(toShip.oldest) }),
      to: '/sales/orders/toShip',
    })
  if (unpaid?.oldest)
    needs.push({
      key: 'collect',
      icon: 'wallet',
      text: intl.formatMessage(m.needCollect, { count: unpaid.count }),
      about: intl.formatMessage(m.needCollectOldest, {
        partner: partnerOf(unpaid.oldest),
        days: daysBetween(dayOf(unpaid.oldest.created, zone), today),
      }),
      to: '/sales/orders/receivable',
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
  return (
    <Panel title={intl.formatMessage(m.needs)} flush>
      {needs.length > 0 ? (
        <ul className="home-needs">
          {needs.map((need) => (
            <li key={need.key}>
              <NeedLine need={need} />
            </li>
          ))}
        </ul>
      ) : low === undefined || !ready ? (
        <SkeletonRows rows={3} />
      ) : (
        <EmptyState icon="check" title={intl.formatMessage(m.needNothing)}>
          {intl.formatMessage(m.needNothingHint)}
        </EmptyState>
      )}
    </Panel>
  )
}

const NeedLine = ({ need: { icon, warn, text, about, to } }: { need: Need }): ReactNode => (
  <Link className="home-need" to={to}>
    <span className={warn ? 'ink-warn' : 'muted'}>
      <Icon name={icon} size={18} />
    </span>
    <span>
      <span>{text}</span>
      {about && <span className="second cut">{about}</span>}
    </span>
    <Icon name="chevron-right" size={14} />
  </Link>
)
