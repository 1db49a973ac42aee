import type { ImportKind } from '@shared/areas/imports/rules/columns'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import type { Day } from '@shared/foundation/days/days'
import type { Account } from '@shared/foundation/ledger/accounts'
import { dong, roundDong, sumDong, type Dong } from '@shared/foundation/money/money'
import type { ReportOf } from '@shared/registry/service-types'

export type Opening = ReportOf<'ledger', 'opening'>

/** What the books began with, as one reads it: what is there, what is owed, and what is left over for the owner. Whole dong. */
export interface OpeningSums {
  readonly stock: Dong
  readonly receivable: Dong
  readonly money: Dong
  readonly labels: Opening['labels']
  /** What assets cost, what was lost of them, and rents paid ahead. */
  readonly cost: Dong
  readonly depreciated: Dong
  readonly prepaid: Dong
  /** Paid to suppliers ahead. */
  readonly advanced: Dong
  readonly assets: Dong
  readonly payable: Dong
  /** Paid by customers ahead. */
  readonly received: Dong
  /** What is left over. */
  readonly capital: Dong
  /** By how much the capital of the books differs from that: 0 of any books that are whole. */
  readonly off: Dong
}

/** Reads the sums of an opening balance from its accounts. */
export const openingSums = ({ data, labels }: Opening): OpeningSums => {
  const sideOf = (account: Account, side: 'debit' | 'credit'): Dong => roundDong(data.find((row) => row.account === account)?.[side] ?? 0)
  const netOf = (account: Account): Dong => dong(sideOf(account, 'debit') - sideOf(account, 'credit'))
  const stock = netOf('156')
  const receivable = sideOf('131', 'debit')
  const money = sumDong([netOf('111'), netOf('112')])
  const [cost, depreciated, prepaid] = [netOf('211'), dong(-netOf('214')), netOf('242')]
  const advanced = sideOf('331', 'debit')
  const assets = sumDong([stock, receivable, money, cost, -depreciated, prepaid, advanced])
  const [payable, received] = [sideOf('331', 'credit'), sideOf('131', 'credit')]
  const capital = dong(assets - payable - received)
  return {
    stock,
    receivable,
    money,
    labels,
    cost,
    depreciated,
    prepaid,
    advanced,
    assets,
    payable,
    received,
    capital,
    off: dong(-netOf('411') - capital),
  }
}

/** Of how many partners, products, labels or assets an account is. */
export const countOf = ({ data }: Opening, account: Account): number => data.find((row) => row.account === account)?.count ?? 0

/** The accounts of a step. */
const accountsOf: Readonly<Partial<Record<StepKey, readonly Account[]>>> = {
  stock: ['156'],
  debts: ['131', '331'],
  cash: ['111', '112'],
  assets: ['211', '242'],
}

/** The last day on which something of a step was entered; undefined where nothing was. */
export const dayOfStep = ({ data }: Opening, step: StepKey): Day | undefined =>
  data
    .flatMap(({ account, until }) => (until !== undefined && accountsOf[step]?.includes(account) ? [until] : []))
    .sort()
    .at(-1)

export const stepKeys = ['goods', 'stock', 'debts', 'cash', 'assets', 'members'] as const
export type StepKey = (typeof stepKeys)[number]
/** Nothing yet; something, and more is to come; done. */
export type StepState = 'open' | 'begun' | 'done'

/** What is known of a company on its first day. */
export interface Known {
  readonly opening: Opening
  readonly goods: number
  readonly categories: number
  /** Pieces in all warehouses of which the cost isn't known. */
  readonly unknown: number
  readonly members: number
  /** Of these, how many have signed in since they were given their password; undefined: not known. */
  readonly signedIn: number | undefined
  /** The kinds of sheets that were brought in. */
  readonly imported: readonly ImportKind[]
  /** Sheets of which rows stayed out. */
  readonly stayedOut: readonly StayedOut[]
  /** When the first sheet was read; undefined where there was none. */
  readonly begun: string | undefined
}

/** A sheet of which rows stayed out when it was brought in. */
export interface StayedOut {
  readonly _id: string
  readonly name: string
  readonly rows: number
  /** What of the debts, or of the worth of stock, they tell isn't in the books: whole dong. */
  readonly amount: number
}

/** What of sheets that were brought in stayed out, row by row; who leaves a whole sheet out means it. */
export const stayedOutOf = (sheets: readonly ImportRecord[]): StayedOut[] =>
  sheets.flatMap(({ _id, name = '', skipped, rows, checks = [] }) =>
    skipped.length === 0 || skipped.length === rows
      ? []
      : [
          {
            _id,
            name,
            rows: skipped.length,
            amount: checks.reduce((sum, { what, told, kept }) => (what === 'sum' ? sum : sum + told - kept), 0),
          },
        ],
  )

const HOURS_OF_A_FIRST_DAY = 24

/** Minutes since the first sheet was read, on the first day; null before and after it. @param now in milliseconds */
export const minutesSince = (begun: string | undefined, now: number): number | null => {
  if (begun === undefined) return null
  const minutes = Math.max(0, Math.floor((now - new Date(begun).getTime()) / 60_000))
  return minutes < HOURS_OF_A_FIRST_DAY * 60 ? minutes : null
}

/** Whether a sheet of a step was brought in: then it can be taken back. */
export const cameInBy = (step: 'goods' | 'stock' | 'debts', { imported }: Pick<Known, 'imported'>): boolean =>
  imported.some((kind) => sheetsOf[step].includes(kind))

const sheetsOf: Readonly<Record<'goods' | 'stock' | 'debts', readonly ImportKind[]>> = {
  goods: ['products'],
  stock: ['stock', 'products'],
  debts: ['customers', 'suppliers', 'agents'],
}

const isIn = (count: number): StepState => (count > 0 ? 'done' : 'open')

/** How far each step has come. */
export const stepStates = ({ opening, goods, unknown, members, signedIn }: Known): Readonly<Record<StepKey, StepState>> => ({
  goods: isIn(goods),
  stock: opening.pieces === 0 ? 'open' : unknown > 0 ? 'begun' : 'done',
  debts: isIn(countOf(opening, '131') + countOf(opening, '331')),
  cash: isIn(opening.labels.length),
  assets: isIn(countOf(opening, '211') + countOf(opening, '242')),
  members: members < 2 ? 'open' : notSignedIn({ members, signedIn }) > 0 ? 'begun' : 'done',
})

/** How many members haven't signed in yet. */
export const notSignedIn = ({ members, signedIn = members }: Pick<Known, 'members' | 'signedIn'>): number => Math.max(0, members - signedIn)

/** Whether a member has signed in since they were given their password, if by somebody else. */
export const hasSignedIn = ({ given, last }: { readonly given?: string | undefined; readonly last?: string | undefined }): boolean =>
  last !== undefined && (given === undefined || last >= given)

/** What is still missing, in the order of the steps; nobody has to have debts or assets. */
export const missingSteps = (known: Known): ('goods' | 'stock' | 'unknown' | 'cash' | 'members' | 'signIns')[] => [
  ...(known.goods === 0 ? (['goods'] as const) : []),
  ...(known.goods > 0 && known.opening.pieces === 0 ? (['stock'] as const) : []),
  ...(known.unknown > 0 ? (['unknown'] as const) : []),
  ...(known.opening.labels.length === 0 ? (['cash'] as const) : []),
  ...(known.members < 2 ? (['members'] as const) : []),
  ...(notSignedIn(known) > 0 ? (['signIns'] as const) : []),
]
