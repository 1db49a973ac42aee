import { sumDong } from '@shared/foundation/money/money'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'

export type SalesReport = ReportOf<'orders', 'sales'>
export type Basis = SalesReport['howCalculateRevenue']
export type SalesEntries = Plain<ReportOf<'orders', 'salesEntries'>>
/** An entry behind a figure. */
export type SalesEntry = SalesEntries['data'][number]

/** Revenue − cost = gross; gross + operating = net. Whole dong. */
export interface Figures {
  readonly revenue: number
  readonly cost: number
  readonly gross: number
  /** Business groups of funds, signed. */
  readonly operating: number
  readonly net: number
}

export const figuresOf = ({ revenue, cost, netProfit }: { revenue: number; cost: number; netProfit: number }): Figures => ({
  revenue,
  cost,
  gross: revenue - cost,
  operating: netProfit - (revenue - cost),
  net: netProfit,
})

/** How much a figure moved, as a part of what it was; null where there was nothing to move from. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / Math.abs(before))

/** A part of the revenue; null without any. */
export const shareOf = (value: number, revenue: number): number | null => (revenue === 0 ? null : value / revenue)

export interface Step {
  /** A day or a month. */
  readonly key: string
  /** Revenue and what else came in. */
  readonly income: number
  /** Cost of goods and what was spent, as a positive amount. */
  readonly expense: number
  /** Net profit from the first step to this one. */
  readonly soFar: number
}

/** The picture over time; income less expense of all steps is the net profit. */
export const stepsOf = (steps: SalesReport['steps']): Step[] => {
  let soFar = 0
  return steps.map(({ day, revenue, cost, income, expense, netProfit }) => {
    soFar += netProfit
    return { key: day, income: revenue + income, expense: cost - expense, soFar }
  })
}

/** A figure whose entries can be asked for. */
export interface FigureKey {
  readonly figure: 'revenueOrdered' | 'revenueShipped' | 'cost' | 'group' | 'depreciation'
  /** The fund group, where it is one. */
  readonly group: string
  /** Only what this partner did. */
  readonly partnerId?: string
}

/** What the report says of a figure, with the sign its entries have. */
export const figureValue = (report: SalesReport, { figure, group }: FigureKey): number =>
  figure === 'group' ? (report.groups.find(({ _id }) => _id === group)?.total ?? 0) : report[figure]

const figures = ['revenueOrdered', 'revenueShipped', 'cost', 'group', 'depreciation'] as const

/** Reads a figure out of the address; null for none. */
export const readFigure = (text: string): FigureKey | null => {
  const [name = '', ...rest] = text.split(':')
  const figure = figures.find((each) => each === name)
  const of = rest.join(':')
  const [, partnerId] = /^group@([0-9a-f]{24})$/.exec(name) ?? []
  if (partnerId) return { figure: 'group', group: of, partnerId }
  if (!figure) return null
  return figure === 'group' ? { figure, group: of } : { figure, group: '', ...(of ? { partnerId: of } : null) }
}

export const writeFigure = ({ figure, group, partnerId }: FigureKey): string =>
  figure === 'group' ? `group${partnerId ? `@${partnerId}` : ''}:${group}` : partnerId ? `${figure}:${partnerId}` : figure

/** Whether entries come to the figure they stand behind: added up here where all are at hand. */
export const addsUp = ({ total, count, data }: SalesEntries, figure: number): boolean => {
  const sum = sumDong(data.map(({ amount }) => amount))
  return (count > data.length ? total : sum) === figure
}

export const isNothing = (report: SalesReport): boolean =>
  report.revenueOrdered === 0 && report.revenueShipped === 0 && report.cost === 0 && report.groups.length === 0

/** The entries of one partner; all where none is meant. */
export const ofPartner = (entries: SalesEntries, partnerId: string | undefined): SalesEntries => {
  if (partnerId === undefined) return entries
  const data = entries.data.filter((entry) => entry.partnerId === partnerId)
  return { total: sumDong(data.map(({ amount }) => amount)), count: data.length, data }
}

export interface Ranked {
  readonly partnerId: string
  readonly name: string
  readonly entries: number
  readonly amount: number
}

/** Partners and what their entries come to, largest first; null while not all entries are at hand. */
export const bestPartners = ({ count, data }: SalesEntries, most: number): Ranked[] | null => {
  if (count > data.length) return null
  const known = new Map<string, Ranked>()
  for (const { partnerId, name, amount } of data) {
    if (partnerId === undefined) continue
    const before = known.get(partnerId)
    known.set(partnerId, {
      partnerId,
      name: before?.name ?? name,
      entries: (before?.entries ?? 0) + 1,
      amount: sumDong([before?.amount ?? 0, amount]),
    })
  }
  return [...known.values()]
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1))
    .slice(0, most)
}
