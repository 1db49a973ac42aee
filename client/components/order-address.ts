import { orderLists } from '@shared/foundation/documents/record-address'
import type { OrderGroup } from '@shared/foundation/documents/order-kinds'

export { orderAddress, orderLists } from '@shared/foundation/documents/record-address'

/** The list of the orders that have a tag. */
export const tagAddress = (group: OrderGroup, tag: string): string => `${orderLists[group]}/byTag/${encodeURIComponent(tag)}`
