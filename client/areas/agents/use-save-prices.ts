import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { useState } from 'react'
import { api } from '../../api/api'
import { failureOf } from '../../ui/form/form-error'

export interface PriceToSave {
  readonly key: string
  readonly productId: string
  readonly rankId?: string | undefined
  readonly agentId?: string | undefined
  /** Null: the price in force ends. */
  readonly price: number | null
  /** The price in force. */
  readonly before: Id<'apPrices'> | undefined
}

/** How many prices are on their way at once. */
const MAX_PARALLEL_PRICES = 6

/** Puts prices in force from now on, or ends them, some at a time. What was refused is told by cell, and stays unsaved. */
export const useSavePrices = () => {
  const [create] = api.apPrices.useCreate()
  const [patch] = api.apPrices.usePatch()
  const put = async ({ productId, rankId, agentId, price, before }: PriceToSave): Promise<void> => {
    if (price === null) {
      if (before) await patch({ id: before, data: { isCurrent: false } }).unwrap()
      return
    }
    await create({
      productId: productId as Id<'products'>,
      ...(rankId ? { rankId: rankId as Id<'apRanks'> } : { agentId: agentId as Id<'assets'> }),
      price: dong(price),
    }).unwrap()
  }
  /** How many of how many are saved; null while nothing is. */
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null)
  const save = async (prices: readonly PriceToSave[]): Promise<{ saved: string[]; refused: Map<string, string> }> => {
    const saved: string[] = []
    const refused = new Map<string, string>()
    const waiting = [...prices]
    setProgress({ done: 0, of: prices.length })
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { key } = next
        try {
          await put(next)
          saved.push(key)
        } catch (thrown) {
          const { errors, message } = failureOf(thrown)
          refused.set(key, Object.values(errors ?? {})[0] ?? message ?? '')
        }
        setProgress({ done: saved.length + refused.size, of: prices.length })
      }
    }
    await Promise.all(Array.from({ length: MAX_PARALLEL_PRICES }, work))
    setProgress(null)
    return { saved, refused }
  }
  return { save, progress }
}
