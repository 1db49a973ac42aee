import { OPENING_GROUP } from '@shared/domain/funds/funds'
import { useEffect, useState } from 'react'
import { assetsApi } from '../../api/assets'
import { fundsApi } from '../../api/funds'
import { ordersApi } from '../../api/orders'
import { productsApi } from '../../api/products'
import { useCan, useKnownWorkspace, useMe } from '../../api/session/use-me'
import { useWorkspace } from '../../api/session/use-workspace'
import { usersApi } from '../../api/users'
import { warehousesApi } from '../../api/warehouses'
import { readLocal, writeLocal } from '../../lib/store-local'

export const stepKeys = ['company', 'warehouse', 'product', 'stock', 'cash', 'partner', 'member', 'order', 'shipment', 'payment'] as const
export type StepKey = (typeof stepKeys)[number]

export interface FirstSteps {
  readonly steps: readonly { readonly key: StepKey; readonly done: boolean }[]
  dismiss(): void
}

const shippedStatuses = ['partial-shipped', 'shipped', 'delivered', 'finished', 'returning', 'returned']
const some = (page: { readonly total: number | null } | undefined, least = 1): boolean | undefined => page && (page.total ?? 0) >= least

/** What a new company does first, ticked off by what is there; null once all is done, dismissed, or before it is known. For the board. */
export const useFirstSteps = (): FirstSteps | null => {
  const me = useMe()
  const known = useKnownWorkspace()
  const key = `socai.home.steps.${known?._id ?? ''}.${me._id}`
  const [over, setOver] = useState(() => readLocal<boolean>(key, false))
  const mayAll = useCan('bod')
  const skip = over || !mayAll
  const workspace = useWorkspace()
  const count = { $limit: 0 }
  const products = some(productsApi.useFind(count, { skip }).data)
  const goods = some(productsApi.useFind({ group: 'goods', ...count }, { skip }).data)
  const received = some(
    ordersApi.useFind({ group: { $in: ['purchases', 'inventoryIn'] }, status: { $in: shippedStatuses }, ...count }, { skip }).data,
  )
  const opening = some(fundsApi.useFind({ group: OPENING_GROUP, ...count }, { skip }).data)
  const paid = some(fundsApi.useFind({ status: 'completed', group: 'Sales', ...count }, { skip }).data)
  const done: Record<StepKey, boolean | undefined> = {
    company: workspace && Boolean(workspace.cfg.invoiceName || workspace.cfg.invoiceAddress || workspace.avatar),
    product: products,
    warehouse: some(warehousesApi.useFind(count, { skip }).data),
    partner: some(assetsApi.useFind(count, { skip }).data),
    // Who sells services alone has nothing to receive.
    stock: received === undefined || goods === undefined ? undefined : received || (products === true && !goods),
    // Who has taken money already began with none.
    cash: opening === undefined || paid === undefined ? undefined : opening || paid,
    member: some(usersApi.useFind({ status: 'active', ...count }, { skip }).data, 2),
    order: some(ordersApi.useFind({ group: 'sales', ...count }, { skip }).data),
    shipment: some(ordersApi.useFind({ group: 'sales', status: { $in: shippedStatuses }, ...count }, { skip }).data),
    payment: paid,
  }
  const loaded = stepKeys.every((step) => done[step] !== undefined)
  const complete = loaded && stepKeys.every((step) => done[step])
  useEffect(() => {
    // An established company isn't asked about its beginnings again.
    if (complete && !skip) writeLocal(key, true)
  }, [complete, skip, key])
  if (skip || !loaded || complete) return null
  return {
    steps: stepKeys.map((step) => ({ key: step, done: done[step] === true })),
    dismiss: () => {
      writeLocal(key, true)
      setOver(true)
    },
  }
}
