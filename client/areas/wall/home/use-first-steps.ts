import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { Workspace } from '@shared/areas/workspace/services/workspaces'
import { useEffect, useState } from 'react'
import { api } from '../../../api/api'
import { useCan, useKnownWorkspace, useMe } from '../../../api/session/use-me'
import { useWorkspace, useWorkspaceFailure } from '../../../api/session/use-workspace'
import { readLocal, writeLocal } from '../../../lib/store-local'
import { answerOf, type Asked } from './use-home-facts'

export const stepKeys = ['company', 'warehouse', 'product', 'stock', 'cash', 'partner', 'member', 'order', 'shipment', 'payment'] as const
export type StepKey = (typeof stepKeys)[number]

export interface FirstSteps {
  readonly steps: readonly { readonly key: StepKey; readonly done: boolean }[]
  dismiss(): void
}

const shippedStatuses = ['partial-shipped', 'shipped', 'delivered', 'finished', 'returning', 'returned']
/** Undefined until it is known, null where it can't be told. */
type StepState = boolean | null | undefined
/** Whether there are so many. */
const some = (page: Asked<{ readonly total: number | null }>, least = 1): StepState => answerOf(page, ({ total }) => (total ?? 0) >= least)
const both = (one: StepState, other: StepState, read: (one: boolean, other: boolean) => boolean): StepState => {
  if (one === null || other === null) return null
  return one === undefined || other === undefined ? undefined : read(one, other)
}

/** What a new company does first, ticked off by what is there; undefined until it is known, null once all is done or dismissed, or where
 *  it can't be told. For the board. */
export const useFirstSteps = (): FirstSteps | null | undefined => {
  const me = useMe()
  const known = useKnownWorkspace()
  const key = `socai.home.steps.${known?._id ?? ''}.${me._id}`
  const [over, setOver] = useState(() => readLocal<boolean>(key, false))
  const mayAll = useCan('bod')
  const skip = over || !mayAll
  const workspace = useWorkspace()
  const noWorkspace = useWorkspaceFailure() !== null
  const count = { $limit: 0 }
  const products = some(api.products.useFind(count, { skip }))
  const goods = some(api.products.useFind({ group: 'goods', ...count }, { skip }))
  const received = some(
    api.orders.useFind({ group: { $in: ['purchases', 'inventoryIn'] }, status: { $in: shippedStatuses }, ...count }, { skip }),
  )
  const opening = some(api.funds.useFind({ group: FUND_GROUPS.opening.name, ...count }, { skip }))
  const paid = some(api.funds.useFind({ status: 'completed', group: FUND_GROUPS.sales.name, ...count }, { skip }))
  const hasIdentity = ({ cfg, avatar }: Workspace): boolean => Boolean(cfg.invoiceName || cfg.invoiceAddress || avatar)
  const done: Record<StepKey, StepState> = {
    company: workspace ? hasIdentity(workspace) : noWorkspace ? null : undefined,
    product: products,
    warehouse: some(api.warehouses.useFind(count, { skip })),
    partner: some(api.assets.useFind(count, { skip })),
    // Who sells services alone has nothing to receive.
    stock: both(received, goods, (came, sellsGoods) => came || (products === true && !sellsGoods)),
    // Who has taken money already began with none.
    cash: both(opening, paid, (had, took) => had || took),
    member: some(api.users.useFind({ status: 'active', ...count }, { skip }), 2),
    order: some(api.orders.useFind({ group: 'sales', ...count }, { skip })),
    shipment: some(api.orders.useFind({ group: 'sales', status: { $in: shippedStatuses }, ...count }, { skip })),
    payment: paid,
  }
  const loaded = stepKeys.every((step) => done[step] !== undefined)
  const complete = loaded && stepKeys.every((step) => done[step])
  useEffect(() => {
    // An established company isn't asked about its beginnings again.
    if (complete && !skip) writeLocal(key, true)
  }, [complete, skip, key])
  if (skip || complete || stepKeys.some((step) => done[step] === null)) return null
  if (!loaded) return undefined
  return {
    steps: stepKeys.map((step) => ({ key: step, done: done[step] === true })),
    dismiss: () => {
      writeLocal(key, true)
      setOver(true)
    },
  }
}
