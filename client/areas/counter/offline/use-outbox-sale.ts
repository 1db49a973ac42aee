import { useEffect, useState } from 'react'
import { useConnection } from '../../../api/realtime/use-connection'
import { useKnownWorkspace } from '../../../api/session/use-me'
import { device } from '../../../lib/outbox/device'
import { AS_OF, SOLD_SINCE } from '../../../lib/outbox/kept-answers'
import { nextProvisional, putSale, waitingList, whyFull, type SaleBody } from '../../../lib/outbox/outbox'
import type { WaitingSale } from '../../../lib/outbox/device'
import { useReadyCompany, useWaitingSales } from '../../../lib/outbox/waiting'
import { useNow } from '../../../lib/use-now'
import type { Cart } from '../carts'

/** What waits on this device, the oldest first; as it changes. */
export const useWaitingList = (): readonly WaitingSale[] => {
  const count = useWaitingSales()
  const isReady = useReadyCompany() !== ''
  const [sales, setSales] = useState<readonly WaitingSale[]>([])
  useEffect(() => {
    const read = isReady || count > 0 ? waitingList() : Promise.resolve([])
    void read.then(setSales, () => undefined)
  }, [count, isReady])
  return sales
}

/** Counts what was sold off the copies of stock. */
const takeOffCopies = async ({ lines }: Pick<Cart, 'lines'>): Promise<void> => {
  const change = (await device()).transaction('meta', 'readwrite')
  const sold = { ...((await change.store.get(SOLD_SINCE)) as Record<string, number> | undefined) }
  for (const { productId, quantity, gift = 0 } of lines) sold[productId] = (sold[productId] ?? 0) + quantity + gift
  await Promise.all([change.store.put(sold, SOLD_SINCE), change.done])
}

/** Selling at a counter that was made ready, while nobody answers. */
export const useOutboxSale = (counter: string) => {
  const workspaceId = useKnownWorkspace()?._id ?? ''
  const isReady = useReadyCompany() === workspaceId && workspaceId !== ''
  const { status, failures } = useConnection()
  const sales = useWaitingList()
  const now = useNow()
  const [next, setNext] = useState('')
  const [asOf, setAsOf] = useState<number | null>(null)
  const isAway = isReady && status === 'offline' && failures > 0
  useEffect(() => {
    if (isReady) void nextProvisional(workspaceId, counter).then(setNext, () => undefined)
  }, [isReady, workspaceId, counter])
  useEffect(() => {
    if (isAway) void device().then(async (store) => setAsOf(Number(await store.get('meta', AS_OF)) || null))
  }, [isAway])
  return {
    isReady,
    isAway,
    /** Of when the copies are, in milliseconds. */
    asOf,
    sales,
    /** The number that the next sale gets. */
    next,
    full: whyFull(sales, now),
    /** Puts a cart's sale into the outbox; null where it was sold already. */
    put: async (
      cart: Cart,
      body: SaleBody,
      { total, way }: { readonly total: number; readonly way: string },
    ): Promise<WaitingSale | null> => {
      const sale = await putSale({ key: cart.key, workspaceId, counter, total, way, body })
      if (sale) await takeOffCopies(cart)
      setNext(await nextProvisional(workspaceId, counter))
      return sale
    },
  }
}
