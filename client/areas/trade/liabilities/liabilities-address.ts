import type { PartnerField } from '@shared/foundation/documents/partners'
import { day as asDay, isDay } from '@shared/foundation/days/days'
import type { Right } from '@shared/foundation/rights/rights'
import type { Day } from '../../../lib/format'

/** What the screen shows, as its address says. */
export interface LiabilitiesView {
  /** How old what is open today is, since when it is due, or the accounts over a range. */
  readonly of: 'aging' | 'due' | 'accounts'
  readonly group: PartnerField
  readonly since: Day
  readonly until: Day
}

interface Path {
  readonly group?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
}

export const rightOf = (group: PartnerField): Right => (group === 'supplierId' ? '/purchases' : '/sales')

const groups: Readonly<Record<string, PartnerField>> = { customerId: 'customerId', agentId: 'agentId', supplierId: 'supplierId' }

/** Reads an address; without a range it is the present year, as far as it has come. Null for a group there isn't. */
export const readView = (pathname: string, path: Path, query: URLSearchParams, today: Day): LiabilitiesView | null => {
  const given =
    path.group === undefined ? (pathname.startsWith('/purchases') ? 'supplierId' : (query.get('of') ?? 'customerId')) : path.group
  const group = groups[given]
  if (!group) return null
  const yearStart = asDay(`${today.slice(0, 4)}-01-01`)
  const until = isDay(path.until) ? path.until : today
  const since = isDay(path.since) ? path.since : yearStart
  const ofToday = query.get('by') === 'due' ? 'due' : 'aging'
  return { of: path.group === undefined ? ofToday : 'accounts', group, since: since > until ? until : since, until }
}

/** Where the ages of what a group owes are shown. */
export const agingLink = (group: PartnerField): string => todayLink(group, {})

/** Where it is shown when what a group owes is due. */
export const dueLink = (group: PartnerField): string => todayLink(group, { by: 'due' })

const todayLink = (group: PartnerField, by: { by?: string }): string => {
  const query = new URLSearchParams({ ...(group === 'agentId' ? { of: group } : null), ...by }).toString()
  return `${group === 'supplierId' ? '/purchases' : '/sales'}/liabilities${query === '' ? '' : `?${query}`}`
}
