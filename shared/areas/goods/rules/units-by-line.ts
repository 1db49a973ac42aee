import type { Id } from '../../../foundation/ids'
import type { OrderDocument } from '../../../foundation/documents/order-types'

interface Received {
  readonly _id: Id<'stocks'>
  readonly productId: Id<'products'>
  readonly created: Date
  readonly exported: boolean
  readonly exportId?: string | null | undefined
  readonly exportTime?: Date | null | undefined
}

/** Whether a receipt was corrected so that the unit never came. */
const neverCame = ({ created, exportId, exportTime }: Received, orderId: string): boolean =>
  exportId === orderId && exportTime?.getTime() === created.getTime()

/**
 * The line with which each unit of an order came in: by product, the units of one receipt as they were made, the first line's first.
 * @param units all that came in with it
 */
export function unitsByLine<Unit extends Received>(
  order: Pick<OrderDocument, 'items' | 'shipments'> & { readonly _id: string },
  units: readonly Unit[],
): Map<number, Unit[]> {
  const places = new Map<Id<'products'>, number[]>()
  order.items.forEach(({ productId, group }, index) => {
    if (productId && group === 'goods') places.set(productId, [...(places.get(productId) ?? []), index])
  })
  const byLine = new Map<number, Unit[]>()
  const put = (index: number, unit: Unit): unknown => {
    const own = byLine.get(index)
    return own ? own.push(unit) : byLine.set(index, [unit])
  }
  const taken = new Map<string, number>()
  const came = units.filter((unit) => !neverCame(unit, order._id)).sort((a, b) => (a._id < b._id ? -1 : 1))
  for (const unit of came) {
    const lines = places.get(unit.productId) ?? []
    const [only] = lines
    if (only === undefined) continue
    if (lines.length === 1) put(only, unit)
    else {
      const receipt = (order.shipments ?? []).find(({ time }) => time.getTime() === unit.created.getTime())
      const key = `${unit.created.getTime()} ${unit.productId}`
      const nth = taken.get(key) ?? 0
      taken.set(key, nth + 1)
      put(lineOfNth(receipt?.lines ?? [], lines, nth) ?? lines.at(-1) ?? only, unit)
    }
  }
  return byLine
}

const lineOfNth = (
  received: readonly { readonly index: number; readonly quantity: number }[],
  lines: readonly number[],
  nth: number,
): number | undefined => {
  let until = 0
  return received.filter(({ index }) => lines.includes(index)).find(({ quantity }) => nth < (until += quantity))?.index
}
