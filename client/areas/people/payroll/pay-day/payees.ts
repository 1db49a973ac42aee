import type { ReportOf } from '@shared/registry/service-types'
import { dong, sumDong } from '@shared/foundation/money/money'
import { dueOf, type PayRow } from '../pay'

/** Whom a pay day pays: members their pay, or agents their commissions. */
export type Payees = 'members' | 'agents'

/** Somebody who is to be paid for a month, a member or an agent. Whole dong. */
export interface Payee {
  readonly _id: string
  readonly name: string
  readonly avatar?: string
  /** Where they are paid, as people write it; '' where nobody wrote it. */
  readonly bank: string
  /** What the month came to. */
  readonly total: number
  /** What the month was given so far, waiting entries included; of an agent what months before left is the other way round. */
  readonly given: number
  /** What is left to pay. */
  readonly due: number
  /** Hours that wait for approval. */
  readonly pending: number
  /** Of a member: how long they worked. */
  readonly worked?: Pick<PayRow, 'mode' | 'hours' | 'units'>
  /** Of an agent: how many orders it was earned by, and the rank of then. */
  readonly sold?: { readonly orders: number; readonly rank: string }
}

/** A member's row of the payroll as somebody to be paid. */
export const memberPayee = (row: PayRow, bank: string): Payee => ({
  _id: row._id,
  name: row.name,
  ...(row.avatar ? { avatar: row.avatar } : {}),
  bank,
  total: row.total,
  given: sumDong(row.payments.map(({ amount }) => amount)),
  due: dueOf(row),
  pending: row.pending,
  worked: { mode: row.mode, hours: row.hours, units: row.units },
})

type CommissionRow = ReportOf<'apComs', 'commissionsOfAll'>['data'][number]

/** An agent's row of the month's commissions, likewise; of what is the board's alone whoever pays knows what it comes to. */
export const agentPayee = (row: CommissionRow): Payee => {
  const { _id, name, bank = '', payable = dong(0), carried = dong(0), paid = dong(0), orders, rank = '' } = row
  return {
    _id,
    name,
    bank,
    total: row.total ?? (paid > 0 ? paid : payable - carried),
    given: carried === 0 ? 0 : -carried,
    due: payable,
    pending: 0,
    sold: { orders, rank },
  }
}
