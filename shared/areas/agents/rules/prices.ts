import type { Id } from '../../../foundation/ids'

/** A price that agents of a rank, or one agent, pay for a product, in whole dong. */
export interface AgentPrice {
  readonly productId: Id<'products'>
  readonly rankId?: Id<'apRanks'> | undefined
  readonly agentId?: Id<'assets'> | undefined
  readonly price: number
}

/** What an agent pays for products, by product: the agent's own price before the one of the rank. Products without either aren't there. */
export function pricesFor(
  prices: readonly AgentPrice[],
  agent: { readonly agentId: string; readonly rankId?: string | undefined },
): Map<string, number> {
  const found = new Map<string, number>()
  for (const { rankId, productId, price } of prices) if (rankId !== undefined && rankId === agent.rankId) found.set(productId, price)
  for (const { agentId, productId, price } of prices) if (agentId !== undefined && agentId === agent.agentId) found.set(productId, price)
  return found
}
