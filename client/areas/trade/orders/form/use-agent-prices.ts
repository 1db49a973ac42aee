import { orderKind, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Id } from '@shared/foundation/ids'
import { useFormikContext } from 'formik'
import { useMemo, useState } from 'react'
import { api } from '../../../../api/api'
import type { DraftLine, OrderValues } from './order-values'

/** A line that was written at another price than the one the agent pays now. */
interface OtherPrice {
  readonly key: string
  readonly name: string
  readonly from: number | null
  readonly to: number
}

interface AgentPrices {
  /** What the buyer pays where that isn't the selling price. */
  readonly priceOf: (productId: string) => number | undefined
  /** Lines of a new order whose price isn't the agent's, until one is chosen. */
  readonly others: readonly OtherPrice[]
  /** The lines take the agent's prices. */
  readonly take: () => void
  /** They stay as they are written. */
  readonly keep: () => void
  /** A line was just written at the agent's price. */
  readonly seen: (productIds: readonly string[]) => void
}

/** The prices of the agent who buys, live: a price that changes while the order is written is told. */
export const useAgentPrices = (group: TradeGroup, isNew: boolean): AgentPrices => {
  const { values, setFieldValue } = useFormikContext<OrderValues>()
  const agentId = orderKind(group).isSold && values.partner?.group === 'Sales Agents' ? values.partner.value : ''
  const { currentData } = api.apPrices.useReport('agentPrices', { agentId: agentId as Id<'assets'> }, { skip: agentId === '' })
  const prices = useMemo(
    () => new Map<string, number>(agentId === '' ? [] : currentData?.data.map(({ productId, price }) => [productId, price])),
    [agentId, currentData],
  )
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map())
  const keyOf = (productId: string): string => `${agentId} ${productId}`
  const others = (isNew ? values.items : []).flatMap((line): OtherPrice[] => {
    const to = prices.get(line.itemId)
    if (to === undefined || to === line.price || known.get(keyOf(line.itemId)) === to) return []
    return [{ key: line.key, name: line.name, from: line.price, to }]
  })
  const seen = (productIds: readonly string[]): void =>
    setKnown(
      (before) =>
        new Map([
          ...before,
          ...productIds.flatMap((productId) => {
            const price = prices.get(productId)
            return price === undefined ? [] : [[keyOf(productId), price] as const]
          }),
        ]),
    )
  const take = (): void => {
    const byKey = new Map(others.map(({ key, to }) => [key, to]))
    const items: DraftLine[] = values.items.map((line) => ({ ...line, price: byKey.get(line.key) ?? line.price }))
    void setFieldValue('items', items)
  }
  return { priceOf: (productId) => prices.get(productId), others, take, keep: () => seen(values.items.map(({ itemId }) => itemId)), seen }
}
