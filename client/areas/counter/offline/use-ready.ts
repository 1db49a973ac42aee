import type { Shift } from '@shared/areas/counter/services/shifts'
import { addDays } from '@shared/foundation/days/days'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../api/api'
import { useServiceEvents } from '../../../api/realtime/hub-context'
import { useConnection } from '../../../api/realtime/use-connection'
import { useKnownWorkspace } from '../../../api/session/use-me'
import { useAllRecords } from '../../../api/use-all-records'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import { device, forgetCopies, type KeptCustomer, type KeptProduct } from '../../../lib/outbox/device'
import { answerName, AS_OF, copiesChanged, SOLD_SINCE, type KeptName } from '../../../lib/outbox/kept-answers'
import { deviceNumber, keepDeviceNumber, keepKey } from '../../../lib/outbox/outbox'
import { tellReady, useReadyCompany, waitingSales } from '../../../lib/outbox/waiting'
import { keepShell } from '../../../lib/shell-worker'
import { useToday } from '../../../ui/zone/zone-context'
import { hasSoldSince, keepGoods, keptProduct, MOST_FOLLOWED } from './follow-goods'

const PRODUCT_FIELDS = [
  'name',
  'slug',
  'barcode',
  'group',
  'status',
  'price',
  'unit',
  'categoryId',
  'vatRate',
  'vatReduced',
  'avatar',
  'stockCount',
]
const CUSTOMER_FIELDS = ['name', 'phone']
const SOLD_DAYS = 30
/** Changes this close to each other are copied together. */
const FOLLOW_MS = 2_000
/** Copies are made anew after so long, and when the connection comes back. */
const RENEW_MS = 10 * 60_000

/** Of a shift what selling needs: no figures. */
const bareShift = ({ _id, number, counter, warehouseId, label, status, created, creator }: Shift) => ({
  _id,
  number,
  counter,
  warehouseId,
  label,
  status,
  created,
  ...(creator ? { creator } : {}),
  rev: 1,
  opening: 0,
  expected: 0,
  takings: [],
  sales: { count: 0, amount: 0 },
  returns: { count: 0, amount: 0 },
})

/** Why a counter can't be made ready. */
type NotReady = 'noWorker' | 'noRoom' | 'failed'

/** Copies what a counter sells with to this device. */
const useCopies = (shift: Shift) => {
  const dispatch = useAppDispatch()
  const allProducts = useAllRecords(api.products)
  const allCustomers = useAllRecords(api.assets)
  const workspaceId = useKnownWorkspace()?._id ?? ''
  const today = useToday()
  const [ask] = api.shifts.usePatch()
  return async (): Promise<void> => {
    const page = { $limit: -1 }
    const [products, customers, workspace, categories, warehouses, sales, levels, key] = await Promise.all([
      allProducts({ status: 'active', $select: PRODUCT_FIELDS, $sort: { _id: 1 } }),
      allCustomers({ group: 'Customers', status: 'active', $select: CUSTOMER_FIELDS, $sort: { _id: 1 } }),
      dispatch(api.workspaces.findOnce({ _id: workspaceId, $limit: 1 })).unwrap(),
      dispatch(api.categories.findOnce({ ...page, $sort: { name: 1 } })).unwrap(),
      dispatch(api.warehouses.findOnce({ status: 'active', $limit: 200 })).unwrap(),
      dispatch(api.products.reportOnce('sales', { since: addDays(today, 1 - SOLD_DAYS), until: today })).unwrap(),
      dispatch(api.stocks.reportOnce('levels', { warehouseId: shift.warehouseId })).unwrap(),
      dispatch(api.shifts.reportOnce('outboxKey', { counter: shift.counter })).unwrap(),
    ])
    await keepKey(workspaceId, shift.counter, key.key)
    if ((await deviceNumber(workspaceId)) === 0) {
      const { device: number } = await ask({ id: shift._id, data: { newDevice: true } }).unwrap()
      if (number !== undefined) await keepDeviceNumber(workspaceId, number)
    }
    const answers: Partial<Record<KeptName, unknown>> = {
      workspaces: workspace.data[0],
      categories,
      warehouses,
      shifts: { total: 1, limit: 50, skip: 0, data: [bareShift(shift)] },
      'products report sales': { data: sales.data.map(({ _id, ordered }) => ({ _id, ordered })) },
      'stocks report levels': { data: levels.data.map(({ productId, count }) => ({ productId, count })) },
    }
    const change = (await device()).transaction(['products', 'customers', 'meta'], 'readwrite')
    const [goods, people, meta] = [change.objectStore('products'), change.objectStore('customers'), change.objectStore('meta')]
    await Promise.all([
      goods.clear(),
      people.clear(),
      ...products.map((product) => goods.put(product as KeptProduct)),
      ...customers.map(({ _id, name, phone }) => people.put({ _id, name, phone } satisfies KeptCustomer)),
      ...Object.entries(answers).map(([name, answer]) => meta.put(answer, answerName(name as KeptName))),
      meta.put(Date.now(), AS_OF),
      ...(waitingSales() === 0 ? [meta.delete(SOLD_SINCE)] : []),
      change.done,
    ])
    copiesChanged()
  }
}

/**
 * Whether the counter sells without a connection on this device, and of when its copies are; made ready and given up by a switch. While it is
 * ready its copies follow what changes.
 */
export const useReady = (shift: Shift) => {
  const company = useKnownWorkspace()?._id ?? ''
  const isReady = useReadyCompany() === company && company !== ''
  const { status, liveUntil } = useConnection()
  const [asOf, setAsOf] = useState<number | null>(null)
  const [failure, setFailure] = useState<NotReady | null>(null)
  const [isBusy, setBusy] = useState(false)
  const copy = useCopies(shift)
  const latest = useRef(copy)
  useEffect(() => {
    latest.current = copy
  })
  const renew = useCallback(async (): Promise<void> => {
    await latest.current()
    setAsOf(Date.now())
  }, [])

  const isLive = status === 'live'
  useEffect(() => {
    if (!isReady || !isLive) return undefined
    const again = (): void => void renew().catch(() => undefined)
    again()
    const timer = setInterval(again, RENEW_MS)
    return () => clearInterval(timer)
  }, [isReady, isLive, renew])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What changed since the last copy, by id: as it is kept now, null where it isn't sold any more; null of all: only a whole copy will do. */
  const changed = useRef<Map<string, KeptProduct | null> | null>(new Map())
  const dispatch = useAppDispatch()
  const { warehouseId } = shift
  const copyChanged = async (goods: ReadonlyMap<string, KeptProduct | null> | null): Promise<void> => {
    if (goods === null || goods.size > MOST_FOLLOWED || (await hasSoldSince())) return renew()
    const levels = await Promise.all(
      [...goods.keys()].map((productId) => dispatch(api.stocks.reportOnce('levels', { warehouseId, productId })).unwrap()),
    )
    await keepGoods(
      goods,
      levels.flatMap(({ data }) => data.map(({ productId, count }) => ({ productId, count }))),
    )
    setAsOf(Date.now())
  }
  const follow = (note: () => void): void => {
    if (!isReady || !isLive) return
    note()
    timer.current ??= setTimeout(() => {
      const goods = changed.current
      timer.current = undefined
      changed.current = new Map()
      void copyChanged(goods).catch(() => undefined)
    }, FOLLOW_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useServiceEvents('products', ({ type, record }) =>
    follow(() => {
      const kept = type === 'removed' ? null : keptProduct(record, PRODUCT_FIELDS)
      if (kept === undefined) changed.current = null
      else changed.current?.set(record._id, kept)
    }),
  )
  useServiceEvents('categories', () =>
    follow(() => {
      changed.current = null
    }),
  )

  useEffect(() => {
    if (!isReady) return
    void device().then(async (store) => {
      const kept = await store.get('meta', AS_OF)
      setAsOf((known) => known ?? (typeof kept === 'number' ? kept : null))
    })
  }, [isReady])

  const makeReady = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      if (!(await keepShell()) || !('locks' in navigator)) return setFailure('noWorker')
      await navigator.storage.persist()
      await renew()
      tellReady(company)
    } catch (error) {
      setFailure(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'noRoom' : 'failed')
    } finally {
      setBusy(false)
    }
  }
  const giveUp = async (): Promise<void> => {
    tellReady('')
    await forgetCopies()
    setAsOf(null)
  }
  const lost = liveUntil === null ? null : Date.parse(liveUntil)
  return { isReady, isBusy, failure, asOf: isLive ? asOf : (lost ?? asOf), makeReady, giveUp }
}
