import { useEffect, useState } from 'react'
import { useConnection } from '../../../api/realtime/use-connection'
import { isAway as isGone } from '../../../api/realtime/connection-slice'
import { useKnownWorkspace } from '../../../api/session/use-me'
import type { WaitingSale } from '../../../lib/outbox/device'
import { whyFull } from '../../../lib/outbox/limits'
import type { SaleBody } from '../../../lib/outbox/outbox'
import { useReadyCompany, useWaitingSales } from '../../../lib/outbox/waiting'
import { useNow } from '../../../lib/use-now'
import type { Cart } from '../carts'

/** The store of what waits: a counter that was never made ready doesn't need it. */
export const outboxStore = () => import('./outbox-store')

/** What waits on this device, the oldest first; as it changes. */
export const useWaitingList = (): readonly WaitingSale[] => {
  const count = useWaitingSales()
  const isReady = useReadyCompany() !== ''
  const [sales, setSales] = useState<readonly WaitingSale[]>([])
  useEffect(() => {
    const read = isReady || count > 0 ? outboxStore().then((store) => store.waitingList()) : Promise.resolve([])
    void read.then(setSales, () => undefined)
  }, [count, isReady])
  return sales
}

/** Selling at a counter that was made ready, while nobody answers. */
export const useOutboxSale = (counter: string) => {
  const workspaceId = useKnownWorkspace()?._id ?? ''
  const isReady = useReadyCompany() === workspaceId && workspaceId !== ''
  const connection = useConnection()
  const sales = useWaitingList()
  const now = useNow()
  const [next, setNext] = useState('')
  const [asOf, setAsOf] = useState<number | null>(null)
  const isAway = isReady && isGone(connection)
  useEffect(() => {
    if (!isReady) return
    void outboxStore()
      .then((store) => store.nextProvisional(workspaceId, counter))
      .then(setNext, () => undefined)
  }, [isReady, workspaceId, counter])
  useEffect(() => {
    if (!isAway) return
    void outboxStore()
      .then((store) => {
        // The first code that is scanned finds them ready.
        void store.keptCopies().catch(() => undefined)
        return store.copiesAsOf()
      })
      .then(setAsOf, () => undefined)
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
      const store = await outboxStore()
      const sale = await store.putCart(cart, { workspaceId, counter, total, way, body })
      setNext(await store.nextProvisional(workspaceId, counter))
      return sale
    },
  }
}
