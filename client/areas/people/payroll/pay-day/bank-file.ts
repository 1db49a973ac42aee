import type { Fund } from '@shared/areas/money/services/funds'
import { nameInLists, receiverOf } from '@shared/foundation/money/bank-names'
import { bankBins, type BankBin } from '@shared/foundation/money/vietqr'
import { foldedAscii } from '@shared/foundation/text/ascii'
import type { Sheet } from '../../../../lib/table-file/cells'
import type { Payees } from './payees'

/** What of an entry of funds a transfer is made of. */
export interface PaidEntry {
  readonly _id: string
  readonly number?: string
  /** Absent: it is completed. */
  readonly status?: Fund['status']
  /** Signed: money out is negative. */
  readonly amount: number
  readonly recipientName?: string
  /** Where its receiver was paid when it was made, as people write it. */
  readonly recipientInfo?: string
}

/** A line of a file of transfers. */
export interface TransferLine {
  readonly id: string
  readonly name: string
  readonly bank: BankBin
  readonly account: string
  /** Whole dong, above 0. */
  readonly amount: number
  /** Plain capitals, so that the bank's notice can be matched by it. */
  readonly text: string
  /** It isn't there at once: 500 million or more, or a text of 100 signs or more, goes within a day. */
  readonly slow: boolean
}

/** Why an entry is no line of the file. */
export type LeftOut = 'no-account' | 'no-bank' | 'no-number'

/** Signs of the longest text that MB takes, and of a name. */
const MAX_TEXT = 140
const MAX_NAME = 69
/** From here on a transfer goes by the state's clearing, not at once. */
const FAST_BELOW_DONG = 500_000_000
const FAST_TEXT_BELOW = 100

/** What stands on a transfer unless it is written otherwise: month, name and number of the entry take the places of the words. */
export const usualText = (who: Payees): string => (who === 'agents' ? 'HOA HONG {thang} {ten} {ma}' : 'LUONG {thang} {ten} {ma}')

/** Where this device keeps what was written instead. */
export const textKey = (who: Payees): string => (who === 'agents' ? 'socai.pay.text.agents' : 'socai.pay.text')

const plain = (text: string): string => foldedAscii(text).toUpperCase()

/** The text of a transfer. Banks cut texts at their end: a number that wouldn't fit takes the place of what stands before it. */
export const textOf = (pattern: string, values: { readonly thang: string; readonly ten: string; readonly ma: string }): string => {
  const filled = plain(pattern.replace(/\{(thang|ten|ma)\}/g, (_, word: 'thang' | 'ten' | 'ma') => values[word]))
  // Without its number nobody knows it again.
  const whole = filled.includes(values.ma) ? filled : `${filled} ${values.ma}`
  return whole.length <= MAX_TEXT ? whole : `${whole.slice(0, MAX_TEXT - values.ma.length - 1).trim()} ${values.ma}`
}

/** Whether somebody has yet to complete or confirm it: its money stays here. */
const isWaiting = ({ number, status = 'completed' }: PaidEntry): boolean => !number || status !== 'completed'

/** The lines of a file of transfers, and what is left out of it with the reason. */
export const transferLines = (
  entries: readonly PaidEntry[],
  { pattern, month }: { readonly pattern: string; readonly month: string },
): { readonly lines: readonly TransferLine[]; readonly leftOut: readonly { readonly entry: PaidEntry; readonly why: LeftOut }[] } => {
  const lines: TransferLine[] = []
  const leftOut: { entry: PaidEntry; why: LeftOut }[] = []
  for (const entry of entries) {
    const receiver = receiverOf(entry.recipientInfo ?? '')
    const why: LeftOut | null = !receiver ? 'no-account' : !receiver.bank ? 'no-bank' : isWaiting(entry) ? 'no-number' : null
    if (!receiver?.bank || !entry.number || isWaiting(entry)) {
      leftOut.push({ entry, why: why ?? 'no-number' })
      continue
    }
    const name = plain(entry.recipientName ?? '').slice(0, MAX_NAME)
    const text = textOf(pattern, { thang: String(Number(month.slice(5))), ten: name, ma: entry.number })
    const amount = -entry.amount
    lines.push({
      id: entry._id,
      name,
      bank: receiver.bank,
      account: receiver.account,
      amount,
      text,
      slow: amount >= FAST_BELOW_DONG || text.length >= FAST_TEXT_BELOW,
    })
  }
  return { lines, leftOut }
}

const heads = [
  'STT (Ord. No.)',
  'Số tài khoản (Account No.)',
  'Tên người thụ hưởng (Beneficiary)',
  'Ngân hàng thụ hưởng/Chi nhánh (Beneficiary Bank)',
  'Số tiền (Amount)',
  'Nội dung chuyển khoản (Payment Detail)',
]

/** MB's file of many transfers: a title over B1:F1, heads in row 2, lines from 3; a second sheet names the banks of column D. */
export const mbSheets = (lines: readonly TransferLine[]): Sheet[] => [
  {
    name: 'Danh sach giao dich',
    rows: [
      [null, { head: 'DANH SÁCH GIAO DỊCH (LIST OF TRANSACTIONS)', span: 5 }, null, null, null, null],
      heads.map((head) => ({ head })),
      ...lines.map(({ account, name, bank, amount, text }, at) => [at + 1, { text: account }, name, nameInLists(bank), amount, text]),
    ],
  },
  { name: 'Danh sach ngan hang', rows: [[{ head: 'Ngân hàng' }], ...bankBins.map((bin) => [nameInLists(bin)])] },
]

/** What a VietQR code of a line says: the number first, 25 signs at most. */
export const codePurpose = (number: string, month: string, who: Payees): string =>
  `${number} ${who === 'agents' ? 'HOA HONG' : 'LUONG'} ${month.slice(5)}`.slice(0, 25)
