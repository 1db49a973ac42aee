import type { SavedView } from '@shared/areas/people/services/users'
import type { Day } from '../../lib/format'
import { presetOf, readPeriod } from '../../ui/DateRange/presets'

/** Of one look at the list, not of how it is looked at. */
const passing = ['open', 'page', 'size', 'partner', 'order']

/** What of an address a view keeps, in one order. A period that has a word is kept as that: 'this week' goes on meaning it. */
export const viewQuery = (search: string, today: Day): string => {
  const params = new URLSearchParams(search)
  for (const name of passing) params.delete(name)
  const [since, until] = [params.get('since') ?? '', params.get('until') ?? '']
  const range = readPeriod({ period: '', since, until }, today)
  const preset = range && presetOf(range, today)
  if (preset) {
    params.delete('since')
    params.delete('until')
    params.set('period', preset)
  }
  params.sort()
  return params.toString()
}

/** The views of a list: those that lead to its address or below. */
export const viewsUnder = (views: readonly SavedView[], under: string): SavedView[] =>
  views.filter(({ path }) => path === under || path.startsWith(`${under}/`))

export const addressOfView = ({ path, query }: SavedView): string => (query ? `${path}?${query}` : path)
