import { isDay } from '@shared/foundation/days/days'
import { dayOf, type Day } from '../../../lib/format'
import { presetOf, presetRange, readPeriod } from '../../../ui/DateRange/presets'

/** Which entries the screen shows, as its address says. */
export interface FundsView {
  /** All of a period, or those of one order, document number or partner, of any time. */
  readonly of: 'period' | 'order' | 'ref' | 'partner'
  /** What they are of, where they aren't of a period. */
  readonly id: string
  readonly since: Day
  readonly until: Day
  readonly group: string
  readonly label: string
  /** Those under none of the company's labels; which those are. */
  readonly unlabelled: boolean
  readonly labels: readonly string[]
  readonly status: FundsStatus
  readonly search: string
  readonly page: number
  /** Rows a page; 0 for as many as are usual. */
  readonly size: number
  /** The entry beside the list; `new` for one being written. */
  readonly open: string
  /** The order a new entry pays. */
  readonly order: string
  /** The moment whose knowledge is shown; empty: what is known now. */
  readonly known: string
}

export const fundsStatuses = ['all', 'waiting', 'completed', 'cancelled'] as const
export type FundsStatus = (typeof fundsStatuses)[number]

/** Parts of the path: `/funds/byGroup/{group}/{since}/{until}` and its like. */
export interface FundsPath {
  readonly search?: string | undefined
  readonly byId?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
}

const withoutPeriod: Readonly<Record<string, FundsView['of']>> = { byOrder: 'order', byRefId: 'ref', byAsset: 'partner' }
const pathWord = { order: 'byOrder', ref: 'byRefId', partner: 'byAsset' } as const

const dayIn = (text: string | null | undefined, zone: string): Day | null => {
  if (!text || text === 'null') return null
  if (isDay(text)) return text
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : dayOf(at, zone)
}

const isStatus = (text: string | null): text is FundsStatus => fundsStatuses.some((status) => status === text)

/** Reads an address, one of the link forms or the screen's own; without a period it is the present month. */
export const readFundsView = (
  path: FundsPath,
  query: URLSearchParams,
  today: Day,
  zone: string,
  labels: readonly string[] = [],
): FundsView => {
  const month = presetRange('month', today)
  const named = readPeriod({ period: query.get('period') ?? '', since: '', until: '' }, today)
  const of = withoutPeriod[path.search ?? ''] ?? 'period'
  const byId = path.byId && path.byId !== 'null' ? path.byId : ''
  const since = named?.from ?? dayIn(query.get('since') ?? path.since, zone)
  const until = named?.to ?? dayIn(query.get('until') ?? path.until, zone)
  const status = query.get('status')
  return {
    of,
    id: of === 'period' ? '' : byId,
    since: since ?? (until && until < month.from ? until : month.from),
    until: until ?? (since && since > month.to ? since : month.to),
    group: query.get('group') ?? (path.search === 'byGroup' ? byId : ''),
    label: query.get('label') ?? (path.search === 'byLabel' ? byId : ''),
    unlabelled: query.get('unlabelled') === '1',
    labels,
    status: isStatus(status) ? status : 'all',
    search: query.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    size: Math.trunc(Number(query.get('size'))) || 0,
    open: query.get('open') ?? '',
    order: query.get('order') ?? '',
    known: query.get('known') ?? '',
  }
}

/** The address of a view; what is usual is left out of it. */
export const writeFundsView = (view: FundsView, today: Day): string => {
  const month = presetRange('month', today)
  const params = new URLSearchParams()
  const put = (key: string, value: string, usual: string): void => {
    if (value !== usual) params.set(key, value)
  }
  if (view.of === 'period' && (view.since !== month.from || view.until !== month.to)) {
    // Everything has no last day.
    const isAll = presetOf({ from: view.since, to: view.until }, today) === 'all'
    if (isAll) params.set('period', 'all')
    else {
      params.set('since', view.since)
      params.set('until', view.until)
    }
  }
  put('group', view.group, '')
  put('label', view.label, '')
  put('unlabelled', view.unlabelled ? '1' : '', '')
  put('status', view.status, 'all')
  put('q', view.search, '')
  put('page', String(view.page), '1')
  put('size', String(view.size), '0')
  put('open', view.open, '')
  put('order', view.order, '')
  put('known', view.known, '')
  const path = view.of === 'period' ? '/funds' : `/funds/${pathWord[view.of]}/${encodeURIComponent(view.id)}`
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

/** Whether anything but the period is narrowed down. */
export const isFiltered = (view: FundsView): boolean =>
  view.group !== '' || view.label !== '' || view.unlabelled || view.status !== 'all' || view.search.trim() !== '' || view.of !== 'period'
