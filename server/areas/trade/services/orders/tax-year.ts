import { addDays, day, dayOf, isDay, lastDayOf, month, monthOfDay, type Day } from '@shared/foundation/days/days'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import type { Industry } from '@shared/foundation/documents/taxpayer'
import type { RollupRow } from '@shared/foundation/ledger/rows'
import { dong, sumDong } from '@shared/foundation/money/money'
import { declaredPeriod, type DeclaredPeriod } from '@shared/areas/tax/rules/deadlines'
import {
  dayOfPassing,
  groupOfRevenue,
  householdLaw,
  householdPeriods,
  incomeTax,
  nextThreshold,
  paceOf,
  type IndustryRevenue,
} from '@shared/areas/tax/rules/household'
import { businessReport } from '@shared/areas/trade/rules/reports/business'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { knownInSums, type Known } from '../../../../ledger/known-at'
import { readDays, readRange } from '../../../../ledger/read-rollups'
import { AppError } from '../../../../platform/errors'
import { readLaw } from '../../../tax/read-law'
import { businessOptions } from '../../business-options'
import { depreciationOf } from './depreciation-of'

type OrderCall = Call<'orders'>
type Reports = ReportFunctions<'orders'>

/** How products are sold, where they say it. */
export type ProductTaxes = ReadonlyMap<string, { readonly industry?: Industry | undefined; readonly isReduced: boolean }>

export const productTaxes = async ({ app, caller }: OrderCall): Promise<ProductTaxes> => {
  const products = await app
    .get('database')
    .records('products', caller.workspaceId)
    .find({ $or: [{ industry: { $exists: true } }, { vatReduced: { $exists: true } }] }, { only: ['industry', 'vatReduced'] })
  return new Map(products.map(({ _id, industry, vatReduced }) => [_id, { industry, isReduced: vatReduced === true }]))
}

/** What was delivered of each industry: by product, and what no product tells by the household's own. */
const soldIn = (rows: readonly RollupRow[], business: readonly RollupRow[], products: ProductTaxes, own: Industry): IndustryRevenue[] => {
  const sold = new Map<string, { industry: Industry; isReduced: boolean; revenue: number }>()
  const add = (industry: Industry, isReduced: boolean, revenue: number): void => {
    const key = `${industry} ${isReduced}`
    sold.set(key, { industry, isReduced, revenue: (sold.get(key)?.revenue ?? 0) + revenue })
  }
  for (const { key, sums } of rows) {
    const product = products.get(key)
    add(product?.industry ?? own, product?.isReduced ?? false, sums['revenueShipped'] ?? 0)
  }
  const told = [...sold.values()].reduce((sum, { revenue }) => sum + revenue, 0)
  add(own, false, businessReport(business).revenueShipped - told)
  return [...sold.values()].filter(({ revenue }) => revenue !== 0)
}

/** The first day on which something was delivered, and the one on which the year passed what is free. */
const daysOfYear = async (
  { app, caller }: OrderCall,
  { since, until, free, known }: { readonly since: Day; readonly until: Day; readonly free: number; readonly known: Known | null },
): Promise<{ first: Day | undefined; passedFree: Day | undefined }> => {
  const database = app.get('database')
  const byDay = new Map<string, number>()
  const visit = await readDays(database, caller.workspaceId, 'business', since, until, ['revenueShipped', 'shippedReturned'], known)
  visit((of, key, [shipped = 0, back = 0]) => {
    if (key === SOLD_GROUP) byDay.set(of, (byDay.get(of) ?? 0) + shipped - back)
  })
  let sum = 0
  let passedFree: Day | undefined
  const days = [...byDay.keys()].sort()
  for (const each of days) {
    sum += byDay.get(each) ?? 0
    if (sum <= free) passedFree = undefined
    else passedFree ??= day(each)
  }
  const [first] = days
  return { first: first === undefined ? undefined : day(first), passedFree }
}

const nameOf = ({ period, first }: DeclaredPeriod): string =>
  period === 'month' ? first : `${first.slice(0, 4)}-Q${Math.ceil(Number(first.slice(5, 7)) / 3)}`

/** The periods of a year that have begun. */
const begunPeriods = (kind: DeclaredPeriod['period'], year: number, today: Day): DeclaredPeriod[] => {
  const periods: DeclaredPeriod[] = []
  for (let next = declaredPeriod(kind, month(`${year}-01`)); next.first.startsWith(String(year)) && next.since <= today;) {
    periods.push(next)
    next = declaredPeriod(kind, monthOfDay(addDays(next.until, 1)))
  }
  return periods
}

/** A household's year; of a moment of the past by what was entered then, with products as they are taxed now. */
export const taxYear: Reports['taxYear'] = async (call, { year, knownAt }) => {
  const { app, caller } = call
  const database = app.get('database')
  const { workspaceId, zone } = caller
  const last = lastDayOf(month(`${year}-12`))
  const first = day(`${year}-01-01`)
  const law = householdLaw(last, await readLaw(database.platformRecords('taxRules')))
  if (!law) throw AppError.of('query.value', { field: 'year' })
  const { thresholds, percents } = law
  const tax = caller.taxes?.tax
  const household = tax?.kind === 'household' ? tax : { industry: 'goods' as const, period: 'quarter' as const }
  const known = await knownInSums(database, caller, knownAt, app.get('now')())
  const now = dayOf(known?.at ?? app.get('now')(), zone)
  const today = now < last ? now : last
  const periods = begunPeriods(household.period, year, now)
  const [depreciation, options, products, rowsOfYear, workspace, sold] = await Promise.all([
    depreciationOf(call, { since: first, until: last }, known),
    businessOptions(database, workspaceId),
    productTaxes(call),
    readRange(database, workspaceId, ['business', 'funds'], first, last, { known }),
    database.platformRecords('workspaces').byId(workspaceId, { only: ['opts'] }),
    Promise.all(
      periods.map(({ since, until }) =>
        Promise.all([
          readRange(database, workspaceId, ['productSales'], since, until, { figures: ['revenueShipped'], known }),
          readRange(database, workspaceId, ['business'], since, until, { known }),
        ]),
      ),
    ),
  ])
  const soldPeriods = sold.map(([rows, business], at) => ({
    until: periods[at]?.until ?? last,
    sold: soldIn(rows, business, products, household.industry),
  }))
  const taxed = householdPeriods(soldPeriods, law)
  const result = businessReport(rowsOfYear, { ...options, howCalculateRevenue: 'shipped' })
  const revenue = result.revenue
  const days = await daysOfYear(call, { since: first, until: last, free: thresholds.free, known })
  const span = { first: days.first !== undefined && days.first < today ? days.first : first, today, last }
  const next = nextThreshold(revenue, thresholds)
  const passes = next === null ? null : dayOfPassing(revenue, next, span)
  const { lockDate } = workspace?.opts ?? {}
  const earned = dong(result.netProfit - depreciation)
  const income = incomeTax(revenue, earned, last, law)
  return {
    year,
    ...(known && { knownAt: known.at }),
    revenue,
    group: groupOfRevenue(revenue, thresholds),
    thresholds: {
      free: thresholds.free,
      income: thresholds.income,
      monthly: thresholds.monthly,
      since: thresholds.since,
      source: thresholds.source,
    },
    ...paceOf(Math.max(0, revenue), span),
    ...(days.passedFree === undefined ? {} : { passedFree: days.passedFree }),
    ...(passes === null ? {} : { passes }),
    ...(next === null ? {} : { next }),
    periods: periods.map((period, at) => {
      const { revenue: own = dong(0), vat = dong(0), pit = dong(0), lines = [] } = taxed.periods[at] ?? {}
      return {
        period: nameOf(period),
        since: period.since,
        until: period.until,
        revenue: own,
        vat,
        pit,
        deadline: period.deadline,
        closed: isDay(lockDate) && period.until <= lockDate,
        lines: [...lines],
        sold: (soldPeriods[at]?.sold ?? []).map((each) => ({ ...each, revenue: dong(each.revenue) })),
      }
    }),
    earlierVat: taxed.earlierVat,
    income: {
      revenue,
      cost: result.cost,
      groups: result.groups.map(({ _id, total }) => ({ _id, total })),
      depreciation,
      income: earned,
      ...income,
    },
    pitByRevenue: sumDong(taxed.periods.map(({ pit }) => pit)),
    percentsSince: percents.since,
    percentsSource: percents.source,
  }
}
