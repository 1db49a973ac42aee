import type { RecordService } from '@shared/registry/names'
import { facts } from './facts'
import { listFacts } from './list-facts'
import type { ListFacts } from './service-facts'

/** How a service's lists are filtered and sorted, be it one of the company's own. */
export const factsOfList = (service: RecordService): ListFacts => facts[service].list ?? listFacts[service]
