import { MOST_EFFECTS } from '@shared/areas/assistants/rules/proposable'
import type { Effect } from '@shared/areas/assistants/services/proposals'
import { keptOf, pieces } from '@shared/foundation/documents/order-lines'
import { orderKind } from '@shared/foundation/documents/order-kinds'
import type { OrderDocument } from '@shared/foundation/documents/order-types'
import type { Account } from '@shared/foundation/ledger/accounts'
import type { PostingContext } from '@shared/foundation/ledger/postings'
import type { RecordChange } from '../../kernel/unit-of-work'
import { linesOf } from '../../ledger/journal'
import { isObject } from './plain'

const kindOfAccount: Readonly<Partial<Record<Account, Exclude<Effect['kind'], 'goods'>>>> = {
  '131': 'receivable',
  '331': 'payable',
  '111': 'money',
  '112': 'money',
}

/**
 * What changes of records do to debts, money and goods, added up: whole dong of what partners owe, are owed and of money; pieces of goods,
 * below 0 what leaves the stock. What comes to nothing is left out.
 */
export const effectsOf = (changes: readonly RecordChange[], context: PostingContext): Effect[] => {
  const sums = new Map<string, Effect>()
  const add = (kind: Effect['kind'], name: string | undefined, amount: number): void => {
    const key = `${kind} ${name ?? ''}`
    const sum = pieces((sums.get(key)?.amount ?? 0) + amount)
    sums.set(key, { kind, ...(name ? { name } : {}), amount: sum })
  }
  for (const change of changes) {
    for (const { account, side, amount } of linesOf(change, context)) {
      const kind = kindOfAccount[account]
      if (!kind) continue
      // What we owe stands on the other side.
      const grows = side === (kind === 'payable' ? 'credit' : 'debit')
      add(kind, kind === 'money' ? undefined : partnerIn(change), grows ? amount : -amount)
    }
    for (const { name, quantity } of goodsOf(change)) add('goods', name, quantity)
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0).slice(0, MOST_EFFECTS)
}

/** What the partner of an order or an entry is called. */
const partnerIn = ({ before, after }: RecordChange): string | undefined => {
  for (const record of [after, before]) {
    if (!isObject(record)) continue
    for (const partner of [record['customer'], record['agent'], record['supplier']])
      if (isObject(partner) && typeof partner['name'] === 'string') return partner['name'].slice(0, 500)
  }
  return undefined
}

interface Moved {
  readonly name: string
  readonly quantity: number
}

/** Pieces of goods by which a change of an order makes the stock more, or less. */
const goodsOf = ({ name, before, after }: RecordChange): Moved[] =>
  name === 'orders' ? [...inStock(after as OrderDocument | null, 1), ...inStock(before as OrderDocument | null, -1)] : []

/** What an order has taken from the stock or brought there so far. */
const inStock = (order: OrderDocument | null, sign: 1 | -1): Moved[] => {
  if (!order || order.status === 'returned') return []
  const way = orderKind(order.group).goods === 'out' ? -sign : sign
  return order.items.flatMap((item) => (item.group === 'goods' ? [{ name: item.name.slice(0, 500), quantity: way * keptOf(item) }] : []))
}
