import type { Declared } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import { baseApi } from './base-api'
import { facts } from './facts'
import type { ServiceFacts } from './service-facts'

/** Lets the hooks of a company's own service be asked for like those of any other. */
export const addOwnService = ({ path, realtime, filter, search, defaultSort, sortByKey }: Declared): void => {
  const known = facts as Record<RecordService, ServiceFacts>
  known[path] = { realtime, ...(search && { isSearched: true }), list: { filter, defaultSort, ...(sortByKey && { sortByKey }) } }
  baseApi.enhanceEndpoints({ addTagTypes: [path] })
}
