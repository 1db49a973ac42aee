import { RIGHTS, type Right } from '@shared/foundation/rights/rights'
import { settingsMessages as m } from './messages'

/** No key is issued with what is a person's own, or the platform's. */
type PersonsRight = 'founder' | 'admin' | '/adbreaks/manager' | '/adbreaks/resourcer'
/** A right a key can be issued with. */
export type KeyRight = Exclude<Right, PersonsRight>

export const keyRightNames = {
  bod: m.rightBod,
  '/sales': m.rightSales,
  '/purchases': m.rightPurchases,
  '/funds': m.rightFunds,
  '/refunds': m.rightRefunds,
  '/report': m.rightReport,
  '/office/hr': m.rightHr,
} as const satisfies Record<KeyRight, unknown>

const isKeyRight = (right: Right): right is KeyRight => right in keyRightNames

/** The rights a key can be issued with, in the order of all rights. */
export const keyRights: readonly KeyRight[] = RIGHTS.filter(isKeyRight)

/** What is named of a key's rights: the board's stands for all others. */
export const namedKeyRights = (rights: readonly Right[]): KeyRight[] =>
  rights.includes('bod') ? ['bod'] : keyRights.filter((right) => rights.includes(right))

/** A call one can paste into a shell, of something the key may read. */
export const curlExample = (origin: string, key: string, rights: readonly Right[]): string => {
  const may = (right: Right): boolean => rights.includes('bod') || rights.includes(right)
  const path = may('/sales')
    ? 'orders?group=sales'
    : may('/purchases')
      ? 'orders?group=purchases'
      : may('/funds')
        ? 'funds?%24limit=5'
        : 'products?group=goods'
  return `curl -H 'X-Api-Key: ${key}' \\\n  '${origin}/api/${path}'`
}
