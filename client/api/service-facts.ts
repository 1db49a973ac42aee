import { recordServices, type RecordService } from '@shared/registry/names'
import { facts } from './facts'

/** What a service's hooks need of its declaration. The declarations themselves would bring every service's shapes into the first script. */
export interface ServiceFacts {
  readonly realtime: 'merge' | 'refetch' | 'off'
  readonly computedRows?: true
  /** It looks through words by `search`. */
  readonly isSearched?: true
  /** Its records are split by their field `group`. */
  readonly isGrouped?: true
  /** The services of records that its answers show as they are now. */
  readonly showsLive?: readonly RecordService[]
  /** By report, the services whose events make it stale. */
  readonly reports?: Readonly<Record<string, readonly RecordService[]>>
  /** Of a company's own service; those of the others come later, in `list-facts.ts`. */
  readonly list?: ListFacts
}

/** How a service's lists are filtered and sorted. */
export interface ListFacts {
  readonly filter: readonly string[]
  readonly defaultSort: Readonly<Record<string, 1 | -1>>
  readonly sortByKey?: readonly string[]
  readonly sortByFigure?: readonly string[]
}

/** Services whose answers show the records of `service` as they are now. */
export const showingLive = (service: RecordService): RecordService[] =>
  recordServices.filter((each) => facts[each].showsLive?.includes(service))
