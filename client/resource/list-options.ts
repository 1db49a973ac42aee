import type { RecordOf } from '@shared/registry/service-types'
import type { ComponentType, ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { RecentChangesMap } from '../api/realtime/recent-changes'
import type { WireQuery } from '../api/wire-query'
import type { Locale } from '../lib/format'
import type { IconName } from '../ui/icons/Icon'
import type { ColumnNode } from './columns'
import type { ResourceFormProps } from './resource-form'
import type { Read, Resource, ResourceName } from './resource-types'

/** What the address holds besides the list's own words, by name with what it is unless chosen. */
export type Filters = Readonly<Record<string, string>>

/** What the list shows, and what can be done with it. */
export interface ListView<R, X> {
  readonly x: X
  readonly intl: IntlShape
  readonly locale: Locale
  readonly q: string
  readonly filters: Filters
  readonly rows: readonly R[] | undefined
  readonly recent: RecentChangesMap
  /** The id that is open beside the list, 'new', a word of `docks`, or ''. */
  readonly open: string
  readonly mayCreate: boolean
  readonly filter: (changes: Filters) => void
  readonly openRow: (id: string) => void
  readonly close: () => void
}

export type PhoneCells = Partial<Record<'name' | 'amount' | 'about' | 'owed' | 'who', ReactNode>>

export interface ListOptions<Name extends ResourceName, Props extends object, X> extends Resource<Name> {
  /** Hooks of the screen's own: rights, figures from elsewhere. */
  readonly use?: (props: Props) => X
  readonly columns: readonly ColumnNode<RecordOf<Name>>[] | ((view: ListView<RecordOf<Name>, X>) => readonly ColumnNode<RecordOf<Name>>[])
  /** A row on a phone; the first column and the first figure unless given. */
  readonly phone?: (row: RecordOf<Name>, view: ListView<RecordOf<Name>, X>) => PhoneCells
  readonly filters?: Filters
  /** What is asked for besides search, sort and page. */
  readonly query?: (filters: Filters, x: X) => WireQuery
  /** The group of the records, of services that are split by it. */
  readonly group?: (x: X) => string
  /** So many rows a page until somebody chooses otherwise; absent: as many as there is room for. */
  readonly pageSize?: 20 | 50
  /** All are shown at once, of services with few records; else they come in pages. */
  readonly isWhole?: boolean
  /** Its rows are put in order by hand: they move when they are moved. */
  readonly isArranged?: boolean
  /** `name`, or `-name` downwards. A list whose heads sort takes it from the address. */
  readonly sort: string
  /** Another answer than the service's own find. */
  readonly useRows?: (given: { q: string; filters: Filters; x: X }) => {
    readonly list: Read<{ readonly total: number | null; readonly data: RecordOf<Name>[] }>
    readonly rows: readonly RecordOf<Name>[] | undefined
    /** What else the rows depend on. */
    readonly also?: string
  }
  /** Texts that depend on what is shown, in place of those of the same name. */
  readonly texts?: (x: X) => Readonly<Record<string, MessageDescriptor>>
  readonly icon: IconName
  /** How wide the dock is; `form` unless given. */
  readonly dockSize?: 'form' | 'units' | 'order'
  readonly muted?: (row: RecordOf<Name>) => boolean
  /** Before the search. */
  readonly tools?: (view: ListView<RecordOf<Name>, X>) => ReactNode
  readonly chips?: (view: ListView<RecordOf<Name>, X>) => ReactNode
  /** In the foot, between the range and the pages. */
  readonly foot?: (view: ListView<RecordOf<Name>, X>) => ReactNode
  /** Under the rows, by the key of a column; not on a phone, where the foot says them. */
  readonly totals?: (view: ListView<RecordOf<Name>, X>) => Partial<Record<string, ReactNode>> | undefined
  /** The form of a record; without it nothing opens and nothing is made here. */
  readonly Form?: ComponentType<ResourceFormProps<Name, X>>
  /** Its records come from elsewhere: what opens shows them, and none is made here. */
  readonly isGiven?: boolean
  /** What else may be open beside the list, by its word in the address. */
  readonly docks?: Readonly<Record<string, (view: ListView<RecordOf<Name>, X>) => ReactNode>>
}

/** A sort as the address holds it, `name` or `-name`, as it is asked for. */
export const wireSort = (sort: string): WireQuery => (sort.startsWith('-') ? { [sort.slice(1)]: -1 } : { [sort]: 1 })
