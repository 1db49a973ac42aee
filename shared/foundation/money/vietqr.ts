import { foldedAscii } from '../text/ascii'

/** Banks of Vietnam by the number they have in transfers (BIN), with the name they are known by. */
export const banks = {
  '970436': 'Vietcombank',
  '970418': 'BIDV',
  '970415': 'VietinBank',
  '970405': 'Agribank',
  '970407': 'Techcombank',
  '970422': 'MB',
  '970432': 'VPBank',
  '970416': 'ACB',
  '970403': 'Sacombank',
  '970437': 'HDBank',
  '970443': 'SHB',
  '970441': 'VIB',
  '970423': 'TPBank',
  '970426': 'MSB',
  '970449': 'LPBank',
  '970440': 'SeABank',
  '970431': 'Eximbank',
  '970448': 'OCB',
  '970428': 'Nam A Bank',
  '970429': 'SCB',
} as const
export type BankBin = keyof typeof banks
export const bankBins = Object.keys(banks) as BankBin[]

/** Letters and digits of the longest account number. */
export const MAX_ACCOUNT_LENGTH = 19
/** What an account's number is made of. */
export const ACCOUNT_PATTERN = '^[A-Za-z0-9]*$'
/** What a transfer's purpose may hold. */
const MAX_PURPOSE_LENGTH = 25

export interface Transfer {
  readonly bank: BankBin
  readonly account: string
  /** Whole dong, above 0. */
  readonly amount: number
  /** The order's number first, so that the transfer is known again. */
  readonly purpose: string
}

/**
 * The text of a VietQR code that pays an exact amount: EMV's merchant-presented format with NAPAS' fields (38: bank and account; 62.08:
 * purpose), closed by CRC-16/CCITT-FALSE. https://vietqr.net/portal-service/documents
 */
export function vietQr({ bank, account, amount, purpose }: Transfer): string {
  const receiver = field('00', bank) + field('01', account)
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('38', field('00', 'A000000727') + field('01', receiver) + field('02', 'QRIBFTTA')),
    field('53', '704'),
    field('54', String(amount)),
    field('58', 'VN'),
    field('62', field('08', foldedAscii(purpose).slice(0, MAX_PURPOSE_LENGTH).trim())),
    '6304',
  ].join('')
  return text + crc16(text)
}

const field = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value

/** CRC-16/CCITT-FALSE (polynomial 0x1021, begins with 0xFFFF), four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
