import { NEEDS_SOMEBODY, CARRIER_NAMES } from '@shared/areas/carriers/rules/statuses'
import type { NoticeRule, NoticeRules } from '../../../../kernel/notices'
import type { Delivery } from '../../carrier-run'

const audience: NoticeRule<'deliveries'>['audience'] = () => ['/sales']

const valuesOf = ({ order, code, carrier, to }: Delivery) => ({
  number: order?.order_number ?? '',
  partner: to.name,
  name: [CARRIER_NAMES[carrier], code].filter(Boolean).join(' '),
})

const lastReason = ({ events, problem }: Delivery): string => problem ?? events.at(-1)?.reason ?? ''

export const deliveriesNotices: NoticeRules<'deliveries'> = {
  'delivery-failed': {
    when: ({ status }, before) => NEEDS_SOMEBODY.includes(status) && before?.status !== status,
    audience,
    says: (delivery) => ({
      title: `Delivery of order ${delivery.order?.order_number ?? ''} ${delivery.status}`,
      body: [delivery.to.name, lastReason(delivery)].filter(Boolean).join(' · '),
      values: valuesOf(delivery),
    }),
  },
  'delivery-returning': {
    when: ({ status }, before) => status === 'returning' && before?.status !== status,
    audience,
    says: (delivery) => ({
      title: `Order ${delivery.order?.order_number ?? ''} is coming back`,
      body: delivery.to.name,
      values: valuesOf(delivery),
    }),
  },
}
