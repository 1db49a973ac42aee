import type { ReportOf } from '@shared/registry/service-types'
import { writeFigure, type FigureKey } from './sales-report'

export type Consolidated = ReportOf<'workspaces', 'consolidated'>
export type Column = Consolidated['total']

/** A line of the statement, by the sign with which it enters the profit. */
export interface ConsolidatedLine {
  readonly key: string
  /** The fund group, where it is one. */
  readonly group?: string
  readonly kind: 'sum' | 'part' | 'final'
  readonly of: (column: Column) => number
  /** The lines that come to it, by their keys. */
  readonly parts?: readonly string[]
  /** As the report of one company calls the figure. */
  readonly figure?: (column: { readonly howCalculateRevenue: 'ordered' | 'shipped' }) => string
}

const groupOf =
  (name: string) =>
  ({ groups }: Column): number =>
    groups.find(({ _id }) => _id === name)?.total ?? 0

const afterAssets: readonly ConsolidatedLine[] = [
  { key: 'depreciation', kind: 'part', of: ({ depreciation }) => -depreciation + 0, figure: () => 'depreciation' },
  {
    key: 'netAfter',
    kind: 'final',
    of: ({ netProfitAfterDepreciation }) => netProfitAfterDepreciation,
    parts: ['net', 'depreciation'],
  },
]

/** The lines that some company has: revenue, cost, gross profit, each group, net profit, and what is left of it after assets. */
export const linesOf = (report: Consolidated): ConsolidatedLine[] => {
  const columns = [...report.workspaces, report.eliminated]
  const groups = new Map(columns.flatMap(({ groups: own }) => own.map(({ _id, isCredit }) => [_id, isCredit] as const)))
  const names = [...groups].sort(([, a], [, b]) => Number(a) - Number(b)).map(([name]) => name)
  const hasLosses = columns.some(({ depreciation }) => depreciation !== 0)
  return [
    {
      key: 'revenue',
      kind: 'sum',
      of: ({ revenue }) => revenue,
      figure: ({ howCalculateRevenue }) => (howCalculateRevenue === 'shipped' ? 'revenueShipped' : 'revenueOrdered'),
    },
    { key: 'cost', kind: 'part', of: ({ cost }) => -cost + 0, figure: () => 'cost' },
    { key: 'gross', kind: 'sum', of: ({ revenue, cost }) => revenue - cost, parts: ['revenue', 'cost'] },
    ...names.map((name): ConsolidatedLine => ({
      key: `group:${name}`,
      group: name,
      kind: 'part',
      of: groupOf(name),
      figure: () => `group:${name}`,
    })),
    {
      key: 'net',
      kind: hasLosses ? 'sum' : 'final',
      of: ({ netProfit }) => netProfit,
      parts: ['gross', ...names.map((name) => `group:${name}`)],
    },
    ...(hasLosses ? afterAssets : []),
  ]
}

/** What all companies come to before anything is left out. */
export const sumOf = (report: Consolidated, { of }: ConsolidatedLine): number =>
  report.workspaces.reduce((sum, column) => sum + of(column), 0)

/** Where a figure stands: in a company's column, by its id, or in one of those beside them. */
export type Place = string
export const SUM = 'sum'
export const ELIMINATED = 'eliminated'
export const TOTAL = 'total'

/** A line's figure as its column shows it. */
export const figureAt = (report: Consolidated, line: ConsolidatedLine, place: Place): number => {
  if (place === SUM) return sumOf(report, line)
  if (place === TOTAL) return line.of(report.total)
  if (place === ELIMINATED) return -line.of(report.eliminated) + 0
  const company = report.workspaces.find(({ _id }) => _id === place)
  return company ? line.of(company) : 0
}

type Pair = Consolidated['pairs'][number]
/** The entries of a figure, in the company whose books they are in. */
export interface Opens {
  readonly workspaceId: string
  readonly figure: string
}

/** One of those that a figure is the sum of: another figure, or what two companies had with each other. */
export type FigurePart = { readonly value: number; readonly opens?: Opens } & (
  | { readonly of: 'figure'; readonly line: ConsolidatedLine; readonly place: Place }
  | { readonly of: 'pair'; readonly pair: Pair; readonly what: 'revenue' | 'cost' | 'soldOnProfit' }
  | { readonly of: 'between'; readonly between: Consolidated['between'][number] }
)

/** What a figure is the sum of, to the dong; nothing where it is made of entries of one company. */
export const partsOf = (report: Consolidated, line: ConsolidatedLine, place: Place): FigurePart[] => {
  const figure = (of: ConsolidatedLine, at: Place): FigurePart => ({ of: 'figure', line: of, place: at, value: figureAt(report, of, at) })
  const companies = report.workspaces.map(({ _id }) => figure(line, _id))
  const parts: FigurePart[] =
    place === SUM
      ? companies
      : place === TOTAL
        ? [...companies, figure(line, ELIMINATED)]
        : line.parts
          ? linesOf(report).flatMap((each) => (line.parts?.includes(each.key) ? [figure(each, place)] : []))
          : place === ELIMINATED
            ? partsOfEliminated(report, line)
            : []
  return parts.filter(({ value }) => value !== 0)
}

const partsOfEliminated = (report: Consolidated, { key, group }: ConsolidatedLine): FigurePart[] =>
  key === 'revenue'
    ? report.pairs.map((pair) => ({ of: 'pair', pair, what: 'revenue', value: -pair.revenue, ...inBooks(report, pair, 'revenue') }))
    : key === 'cost'
      ? report.pairs.flatMap((pair): FigurePart[] => [
          { of: 'pair', pair, what: 'cost', value: pair.cost, ...inBooks(report, pair, 'cost') },
          { of: 'pair', pair, what: 'soldOnProfit', value: pair.soldOnProfit },
        ])
      : report.between.flatMap((between): FigurePart[] =>
          between.group === group
            ? [
                {
                  of: 'between',
                  between,
                  value: -between.total,
                  opens: {
                    workspaceId: between.workspaceId,
                    figure: writeFigure({ figure: 'group', group, partnerId: between.partnerId }),
                  },
                },
              ]
            : [],
        )

/** The seller's entries; a buyer that is several of its partners has none of its own. */
const inBooks = (report: Consolidated, { seller, partners }: Pair, what: 'revenue' | 'cost'): { opens?: Opens } => {
  const [partnerId, ...others] = partners
  const company = report.workspaces.find(({ _id }) => _id === seller)
  if (!company || partnerId === undefined || others.length > 0) return {}
  const figure: FigureKey['figure'] =
    what === 'cost' ? 'cost' : company.howCalculateRevenue === 'shipped' ? 'revenueShipped' : 'revenueOrdered'
  return { opens: { workspaceId: seller, figure: writeFigure({ figure, group: '', partnerId }) } }
}

/** Figures opened one out of the other, as the address keeps them. */
export const writeTrail = (trail: readonly (readonly [place: Place, line: string])[]): string =>
  trail.map(([place, line]) => `${place}.${encodeURIComponent(line)}`).join('/')

/** The figures of an address that the report has. */
export const readTrail = (text: string, report: Consolidated): (readonly [Place, ConsolidatedLine])[] =>
  text.split('/').flatMap((step) => {
    const [place = '', ...rest] = step.split('.')
    const key = decoded(rest.join('.'))
    const line = linesOf(report).find((each) => each.key === key)
    const isPlace = [SUM, ELIMINATED, TOTAL].includes(place) || report.workspaces.some(({ _id }) => _id === place)
    return line && isPlace ? [[place, line] as const] : []
  })

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
