import { builtInGroupOf, FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { fold } from '@shared/foundation/text/fold'
import type { Findings, Row } from './findings'

type Values = Row['values']
type Told = { readonly values: Values } | { readonly aside: 'cancelled' | 'moved' | 'givenBack' }

/** `Phiếu thu Tiền khách trả` is the kind `Tiền khách trả`. */
const kindOf = (said: string): string => said.replace(/^\s*phiếu\s+(thu|chi)\s+/iu, '').trim()

/** `TTHD011149`, and `TTHD011149-2` for a further part, pay the order `HD011149`. */
const orderIn = (number: string): string | undefined => /^[A-ZĐ]{2}([A-ZĐ]{2,}\d+)(?:-\d+)?$/u.exec(number.trim())?.[1]

/** The group of ours that a kind of the old cash book comes to. */
const groupOf = ({ books }: Findings['input'], kind: string, comesIn: boolean): string => {
  const words = fold(kind)
  if (comesIn && words.includes('khach')) return FUND_GROUPS.sales.name
  if (!comesIn && (words.includes('ncc') || words.includes('nha cung cap'))) return FUND_GROUPS.purchases.name
  const own = books.fundGroups.find(kind).find(({ name, isCredit }) => isCredit === comesIn && builtInGroupOf(name) === null)
  return own?.name ?? (comesIn ? FUND_GROUPS.otherIncome.name : FUND_GROUPS.otherExpenses.name)
}

/** Money between its own tills. */
const isMove = (kind: string): boolean => /chuyen.*rut|rut.*nop|nop.*rut|chuyen quy|noi bo/.test(fold(kind))

/** Money of returns: to a customer, or from a supplier. */
const isGivenBack = (kind: string, comesIn: boolean): boolean => (comesIn ? /ncc|nha cung cap/.test(fold(kind)) : /khach/.test(fold(kind)))

/** The name that a till of the books has for what the old program calls it; as it is said where none has. */
const labelOf = ({ books }: Findings['input'], said: string): string => books.labels.find((label) => fold(label) === fold(said)) ?? said

/** A row of an old program's cash book as a row of ours: its sign tells in from out, its number the order, its code whose it is. */
export const toldByCashBook = ({ input }: Findings, values: Values): Told => {
  const { books } = input
  if (values['status'] === 'cancelled') return { aside: 'cancelled' }
  const { group, amount, label, partner, refId, ...others } = values
  const kind = kindOf(String(group ?? ''))
  const comesIn = Number(amount ?? 0) > 0
  if (isMove(kind)) return { aside: 'moved' }
  if (isGivenBack(kind, comesIn)) return { aside: 'givenBack' }
  const name = groupOf(input, kind, comesIn)
  const isPayment = name === FUND_GROUPS.sales.name || name === FUND_GROUPS.purchases.name
  const number = isPayment && refId !== undefined ? orderIn(String(refId)) : undefined
  const order = number !== undefined && books.orders.find(number).length > 0 ? number : undefined
  const isKnown = partner !== undefined && books.partners.find(String(partner)).length === 1
  return {
    values: {
      ...others,
      refId,
      // What customers and suppliers paid without naming either is told by its own kind.
      group:
        isPayment && order === undefined && !isKnown ? (comesIn ? FUND_GROUPS.otherIncome.name : FUND_GROUPS.otherExpenses.name) : name,
      amount,
      ...(kind === '' ? {} : { name: kind }),
      ...(order === undefined ? {} : { order }),
      ...(order === undefined && isKnown ? { partner } : {}),
      ...(label === undefined ? {} : { label: labelOf(input, String(label)) }),
    },
  }
}
