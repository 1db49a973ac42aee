import type { LinkBook } from '@shared/areas/books/rules/link-books'
import { positionOf } from '@shared/areas/books/rules/position'
import type { Account } from '@shared/foundation/ledger/accounts'
import type { ReportOf } from '@shared/registry/service-types'
import { describedAccount } from '@shared/foundation/ledger/accounts'
import type { IntlShape } from 'react-intl'
import { fundGroupName } from '../../../components/fund-groups/fund-group-name'
import { isApiError } from '../../../api/api-error'
import type { Locale } from '../../../lib/format'
import { accountantMessages as m } from './messages'

export type LinkReport = 'opened' | 'trialBalance' | 'account' | 'journal' | 'partners'
export type Opened = ReportOf<'sealLinks', 'opened'>
export type Partners = ReportOf<'sealLinks', 'partners'>
export type Figures = NonNullable<Opened['figures']>

/** What a question is about: an entry of the books, by its words. */
export interface AskedAbout {
  readonly entryId: string
  readonly account: Account
  readonly subject: string
}

/** A line of a statement: what it is called, what it comes to, and how it stands. */
export interface StatementLine {
  readonly key: string
  readonly label: string
  readonly amount: number
  readonly kind?: 'part' | 'sum' | 'final'
}

/** The result of a month, line by line; what was spent is below 0. */
export const resultLines = (intl: IntlShape, figures: Figures): StatementLine[] => {
  const { revenue, cost, groups, depreciation, netProfitAfterDepreciation } = figures
  return [
    { key: 'revenue', label: intl.formatMessage(m.revenue), amount: revenue },
    { key: 'cost', label: intl.formatMessage(m.cost), amount: -cost + 0, kind: 'part' },
    { key: 'gross', label: intl.formatMessage(m.gross), amount: revenue - cost, kind: 'sum' },
    ...groups
      .filter(({ total }) => total !== 0)
      .map(({ _id, total }): StatementLine => ({ key: `group ${_id}`, label: fundGroupName(intl, _id), amount: total, kind: 'part' })),
    ...(depreciation === 0
      ? []
      : [{ key: 'depreciation', label: intl.formatMessage(m.depreciation), amount: -depreciation, kind: 'part' } as const]),
    { key: 'netProfit', label: intl.formatMessage(m.netProfit), amount: netProfitAfterDepreciation, kind: 'final' },
  ]
}

/** What is owned and owed at the end of a month, each side with its sum. */
export const positionLines = (
  intl: IntlShape,
  locale: Locale,
  balance: ReportOf<'sealLinks', 'trialBalance'>,
): Readonly<Record<'assets' | 'sources', StatementLine[]>> => {
  const { assets, sources, total } = positionOf(balance.data)
  const told = (lines: typeof assets): StatementLine[] => [
    ...lines.map(({ account, amount }) => ({
      key: account ?? 'result',
      label: account === null ? intl.formatMessage(m.periodResult) : `${account} ${describedAccount(account)[locale]}`,
      amount,
    })),
    { key: 'sum', label: intl.formatMessage(m.sum), amount: total, kind: 'final' },
  ]
  return { assets: told(assets), sources: told(sources) }
}

/** The first of what a link shows, where none is chosen. */
export const chosenBook = (books: readonly LinkBook[], chosen: string): LinkBook =>
  books.find((book) => book === chosen) ?? books[0] ?? 'result'

/** The link opens nothing: it has ended, or there never was one. */
export const isOver = (error: unknown): boolean => isApiError(error) && (error.code === 404 || error.code === 400)
