import type { Page } from '@shared/areas/platform-admin/services/pages'

type Placed = Pick<Page, '_id' | 'order'>

/**
 * What changes when a page is moved to another place: those between go on by one. Places are told anew only where they differ.
 * @param pages in their order
 */
export const movedOrders = <P extends Placed>(pages: readonly P[], from: number, to: number): Placed[] => {
  const after = [...pages]
  const [moved] = after.splice(from, 1)
  if (!moved || from === to || to < 0 || to >= pages.length) return []
  after.splice(to, 0, moved)
  return after.flatMap((page, place) => (page.order === place ? [] : [{ _id: page._id, order: place }]))
}
