import type { ReportTable } from '@shared/foundation/declaration/define-service'
import type { ComponentType, ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { Day, Locale } from '../../lib/format'
import type { Column } from '../../ui/DataTable/DataTable'
import type { FigureEntry } from './figure-entries'

/** A figure whose entries are asked for: of a row, or of all. */
export interface AskedFigure {
  readonly key: string
  readonly of?: string
  readonly title: string
  readonly value: number
  /** Pieces, not money. */
  readonly counted: boolean
}

export interface Range {
  readonly since: Day
  readonly until: Day
}

/** A range, and as of which moment its figures are asked for; absent: as they are now. */
export interface KnownRange extends Range {
  readonly knownAt?: string
}

interface Read<Data> {
  readonly data?: Data | undefined
  readonly currentData?: Data | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface RangeReportOptions<Row extends object, Data extends { readonly data: readonly Row[] }> {
  readonly screen: MessageDescriptor
  readonly table: ReportTable
  /** Asks the server for a range. */
  readonly useRead: (range: KnownRange) => Read<Data>
  /** The server tells it as it was known at a moment, too. */
  readonly isKnown?: boolean
  readonly keyOf: (row: Row) => string
  /** What a row is called, for the search and a phone. */
  readonly nameOf: (row: Row, intl: IntlShape) => string
  /** The figure a phone shows. */
  readonly amountOf: (row: Row) => number
  /** By column, the sums under the rows. */
  readonly totals: (data: Data) => Readonly<Record<string, number>>
  /** Rows that belong together, under a heading with their own sums. */
  readonly useGroups?: () => (row: Row, data: Data) => { readonly key: string; readonly label: ReactNode }
  /** What is said where there is nothing; else that nothing was sold, received or spent. */
  readonly empty?: { readonly title: MessageDescriptor; readonly hint: MessageDescriptor }
  /** The columns whose sums are pieces, not money. */
  readonly counted?: readonly string[]
  /** Its range is limited: it can't be asked for all time. */
  readonly isLimited?: boolean
  /** Where the entries behind a row are; none without the right to them. */
  readonly useLinks?: () => (row: Row, range: Range) => string | null
  /** How a row is told among the entries of a sum: for a report whose rows are the entries themselves. */
  readonly entryOf?: (row: Row) => Pick<FigureEntry, 'at' | 'mark' | 'name'>
  /** What columns have on screen besides what is declared, by key. */
  readonly columns?: (said: { intl: IntlShape; locale: Locale }) => Readonly<Partial<Record<string, Partial<Column<Row>>>>>
  /** More choices beside the period, kept in the address. */
  readonly Tools?: ComponentType
  /** How its figures are reckoned, under the list. */
  readonly note?: MessageDescriptor
  /** What else is said of its figures there. */
  readonly Foot?: ComponentType<{ readonly data: Data }>
  /** The columns whose figures open their entries, and what shows these. */
  readonly opens?: {
    readonly columns: readonly string[]
    /** By column, whose entries it opens where they aren't its own: a share opens what it is a share of. */
    readonly instead?: Readonly<Record<string, string>>
    readonly entries: (asked: AskedFigure, range: Range, onClose: () => void) => ReactNode
  }
}
