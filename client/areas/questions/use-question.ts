import { isDay } from '@shared/foundation/days/days'
import { CHANNELS, HOURS, WEEKDAYS } from '@shared/foundation/documents/order-origin'
import { ACCOUNT_NUMBERS } from '@shared/foundation/ledger/accounts'
import {
  CONDITION_NAMES,
  columnsFor,
  DIMENSIONS,
  dimensionsFor,
  MEASURE_NAMES,
  measuresFor,
  whyNotAsked,
  type ConditionName,
  type Conditions,
  type Measure,
  type QuestionTerms,
} from '@shared/areas/questions/rules/measures'
import { RANGES, rangeOn, type RangeName } from '@shared/areas/questions/rules/steps'
import { SORTS, type Sort } from '@shared/areas/questions/rules/table'
import { useMe } from '../../api/session/use-me'
import type { Day } from '../../lib/format'
import { useUrlQuery } from '../../lib/use-url-query'
import { useToday } from '../../ui/zone/zone-context'
import { READY, READY_NAMES, type Asked } from './ready'

const NOTHING = {
  measure: '',
  rows: '',
  columns: '',
  range: '',
  since: '',
  until: '',
  sort: 'most',
  top: 0,
  compare: false,
  productId: '',
  categoryId: '',
  customerId: '',
  agentId: '',
  supplierId: '',
  memberId: '',
  channel: '',
  warehouseId: '',
  tag: '',
  weekday: '',
  hour: '',
  group: '',
  label: '',
  account: '',
  /** The saved question that it is, or was before it was changed. */
  open: '',
}
export type QuestionAddress = typeof NOTHING

/** A question as its address, whatever the one before was. */
export const addressOf = ({ range, ...asked }: Asked, open = ''): QuestionAddress => ({
  ...NOTHING,
  ...Object.fromEntries(Object.entries(asked).filter(([name, value]) => name in NOTHING && value !== undefined)),
  range,
  open,
})

/** Of an address that says no question, or one that can't be answered: what may be asked first. */
const usual = (rights: Parameters<typeof measuresFor>[0]): Asked => {
  const may = new Set<Measure>(measuresFor(rights))
  const first = READY_NAMES.find((name) => may.has(READY[name].measure))
  return first ? READY[first] : READY.days
}

/** The conditions in an address: of lists what is in them. */
const conditionsIn = (address: QuestionAddress): Conditions => {
  const listed = { account: ACCOUNT_NUMBERS, channel: CHANNELS, weekday: WEEKDAYS, hour: HOURS } as const
  const isTold = (name: ConditionName): boolean => {
    if (name === 'account' || name === 'channel' || name === 'weekday' || name === 'hour')
      return listed[name].some((value) => value === address[name])
    return address[name] !== ''
  }
  return Object.fromEntries(CONDITION_NAMES.filter(isTold).map((name) => [name, address[name]])) as Conditions
}

/** What the address asks, and how it is changed. */
export const useQuestion = () => {
  const { rights } = useMe()
  const today = useToday()
  const [address, change] = useUrlQuery(NOTHING)
  const measure = measuresFor(rights).find((each) => each === address.measure)
  const rows = DIMENSIONS.find((each) => each === address.rows)
  const columns = DIMENSIONS.find((each) => each === address.columns)
  const said: QuestionTerms | null = measure && rows ? { measure, rows, ...(columns ? { columns } : null), ...conditionsIn(address) } : null
  const first = usual(rights)
  const { range: firstRange, compare: firstCompare, sort: firstSort, top: firstTop, ...firstTerms } = first
  const isSaid = said !== null && whyNotAsked(said) === null
  const terms: QuestionTerms = isSaid ? said : firstTerms
  const named = RANGES.find((each) => each === (isSaid ? address.range : firstRange))
  const chosen = isDay(address.since) && isDay(address.until) ? { since: address.since, until: address.until } : null
  const range: RangeName | 'days' = named ?? (chosen ? 'days' : 'months6')
  const days: { readonly since: Day; readonly until: Day } = range === 'days' && chosen ? chosen : rangeOn(named ?? 'months6', today)
  const sort: Sort = SORTS.find((each) => each === (isSaid ? address.sort : firstSort)) ?? 'most'
  const compare = isSaid ? address.compare : firstCompare === true
  const top = (isSaid ? address.top : firstTop) ?? 0
  const asked = { ...terms, sort, ...(compare ? { compare } : null), ...(top > 0 ? { top } : null) }
  /** Asks the same otherwise: what doesn't go with it any more falls away. */
  const ask = (changes: Partial<QuestionAddress>, how?: { readonly push?: boolean }): void => {
    const shown = addressOf({ ...asked, range: range === 'days' ? 'months6' : range }, address.open)
    const next = { ...shown, ...(range === 'days' ? { range: '', ...days } : null), ...changes }
    change(fitting(next), how)
  }
  return { terms, asked, range, days, sort, compare, top, openId: address.open, isSaid, ask, change }
}

/** A question that can be answered, as near to what was chosen as may be. */
const fitting = (address: QuestionAddress): QuestionAddress => {
  const measure = MEASURE_NAMES.find((each) => each === address.measure)
  if (!measure) return address
  const possible = dimensionsFor(measure)
  const rows = possible.find((each) => each === address.rows) ?? possible[0] ?? 'month'
  const withRows = { ...address, rows }
  const columns = columnsFor({ measure, rows }).find((each) => each === address.columns)
  const withColumns = { ...withRows, columns: columns ?? '' }
  const kept = { ...withColumns }
  for (const name of CONDITION_NAMES) {
    const terms = { measure, rows, ...(columns ? { columns } : null), ...conditionsIn(kept) }
    if (whyNotAsked(terms) !== null) kept[name] = ''
  }
  return kept
}
