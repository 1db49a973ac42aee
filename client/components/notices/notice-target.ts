import { can, type Right } from '@shared/domain/rights/rights'
import type { Activity } from '@shared/services/activities'

/** The disc that stands for what happened. */
export const noticeStatus: Record<Activity['kind'], string> = {
  'order-created': 'new-order',
  'order-shipped': 'shipped',
  'payment-completed': 'completed',
  'member-created': 'active',
}

const ordersAt = (group: string | undefined): string =>
  group === 'purchases' || group === 'Purchases' ? '/purchases/orders' : '/sales/orders'

/** Where a notice leads for a member with these rights. */
export const noticeTarget = ({ target, values }: Pick<Activity, 'target' | 'values'>, rights: readonly Right[]): string => {
  const { service, _id } = target
  if (service === 'users') return '/office/hr'
  if (service === 'orders') return `${ordersAt(values.group)}/byOrder/${_id}`
  // Who may not open the books still reads the order that was paid.
  if (can(rights, ['/funds']) || !values.number) return `/funds?open=${_id}`
  return `${ordersAt(values.group)}?q=${encodeURIComponent(values.number)}`
}
