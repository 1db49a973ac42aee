import { device, type WaitingSale } from '../../../lib/outbox/device'
import { AS_OF, SOLD_SINCE } from '../../../lib/outbox/kept-answers'
import { putSale } from '../../../lib/outbox/outbox'
import type { Cart } from '../carts'

export { keptCopies } from '../../../lib/outbox/kept-answers'
export { nextProvisional, soldCarts, waitingList } from '../../../lib/outbox/outbox'

/** Of when the copies on this device are, in milliseconds; null where there are none. */
export const copiesAsOf = async (): Promise<number | null> => Number(await (await device()).get('meta', AS_OF)) || null

/** Counts what was sold off the copies of stock. */
const takeOffCopies = async ({ lines }: Pick<Cart, 'lines'>): Promise<void> => {
  const change = (await device()).transaction('meta', 'readwrite')
  const sold = { ...((await change.store.get(SOLD_SINCE)) as Record<string, number> | undefined) }
  for (const { productId, quantity, gift = 0 } of lines) sold[productId] = (sold[productId] ?? 0) + quantity + gift
  await Promise.all([change.store.put(sold, SOLD_SINCE), change.done])
}

/** Puts a cart's sale into the outbox; null where it was sold already. @throws where the device keeps no more */
export const putCart = async (cart: Cart, sale: Omit<Parameters<typeof putSale>[0], 'key'>): Promise<WaitingSale | null> => {
  const put = await putSale({ ...sale, key: cart.key })
  if (put) await takeOffCopies(cart)
  return put
}
