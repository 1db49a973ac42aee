import { errorText } from '@shared/registry/catalogue'
import { shopEvents } from '@shared/areas/shops/services/shopEvents'
import type { Id } from '@shared/foundation/ids'
import { searchWords } from '../../kernel/search'
import type { StoredOf } from '../../kernel/collections'
import { AppError } from '../../platform/errors'
import { inShop, type ShopRun } from './shop-run'

export type ShopEvent = StoredOf<'shopEvents'>

/** What became of an event. */
export type Outcome = Pick<ShopEvent, 'outcome'> &
  Partial<Pick<ShopEvent, 'orderId' | 'order_number' | 'status' | 'pieces' | 'amount' | 'fee' | 'voucher' | 'goods' | 'reason'>>

export type ReceivedEvent = Pick<ShopEvent, 'kind' | 'word' | 'code' | 'at'> & {
  readonly key: string
  readonly payload?: object
} & Partial<Outcome>

const NOTHING: Partial<Outcome> = {
  orderId: undefined,
  order_number: undefined,
  status: undefined,
  pieces: undefined,
  amount: undefined,
  fee: undefined,
  voucher: undefined,
  goods: undefined,
  reason: undefined,
}

const wordsOf = (event: object): string[] => searchWords(event, shopEvents.search)

/** Keeps an event before anything is done with it. @returns the event, and whether it was heard before */
export const note = (run: ShopRun, { payload, ...received }: ReceivedEvent): Promise<{ event: ShopEvent; isNew: boolean }> =>
  inShop(run, `event ${run.shop._id} ${received.key}`, async (work) => {
    work.retryOnDuplicate('key')
    const known = await work.read('shopEvents').one({ assetId: run.shop.assetId, key: received.key })
    if (known) return { event: known, isNew: false }
    const fields: Omit<ShopEvent, '_id' | 'workspaceId'> = {
      rev: 1,
      created: work.now,
      outcome: 'waiting',
      times: 1,
      assetId: run.shop.assetId,
      platformName: run.shop.platformName,
      ...received,
      word: received.word.slice(0, 200),
      payload: JSON.stringify(payload ?? null),
      words: wordsOf(received),
    }
    const [event] = work.insert('shopEvents', [fields])
    if (!event) throw new Error('nothing was inserted')
    if (event.outcome !== 'waiting') work.emit('shopEvents', 'created', event)
    return { event, isNew: true }
  })

/** An event was told once more: it counts no second time. */
export const countAgain = (run: ShopRun, id: Id<'shopEvents'>): Promise<void> =>
  inShop(run, `event ${id}`, async (work) => {
    const event = await work.read('shopEvents').byId(id)
    if (event) work.emit('shopEvents', 'patched', work.save('shopEvents', event, { times: event.times + 1 }))
  })

/** Writes down what became of an event. */
export const settle = (run: ShopRun, id: Id<'shopEvents'>, outcome: Outcome): Promise<ShopEvent | null> =>
  inShop(run, `event ${id}`, async (work) => {
    const before = await work.read('shopEvents').byId(id)
    if (!before) return null
    const after = work.save('shopEvents', before, { ...NOTHING, ...outcome, words: wordsOf({ ...before, ...outcome }) })
    // Money that waits for its order was told with its amount.
    const isTold = before.outcome !== 'waiting' || before.amount !== undefined
    work.emit('shopEvents', isTold ? 'patched' : 'created', after)
    return after
  })

/** What a refusal of the rules, or of the platform, comes to in the journal. */
export const refusedBy = (error: unknown): Outcome => {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'stock.not-enough') return { outcome: 'no-stock', goods: String(error.values['name'] ?? '').slice(0, 500) }
  const text = (language: 'en' | 'vi') => errorText(error.code, language, error.values).slice(0, 500)
  return { outcome: 'refused', reason: { code: error.code, en: text('en'), vi: text('vi') } }
}
