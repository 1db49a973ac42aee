import { foldedAscii } from '../text/ascii'
import { banks, bankBins, MAX_ACCOUNT_LENGTH, type BankBin } from './vietqr'

interface BankNames {
  /** As MB's list of banks for transfers of many names it. */
  readonly inLists: string
  /** Further words people know it by, in capitals without marks. */
  readonly words: readonly string[]
}

/** What banks are called in lists of transfers, and by people; beside the names of `banks`. */
const names: Readonly<Record<BankBin, BankNames>> = {
  '970436': { inLists: 'Ngoại thương Việt Nam (VCB)', words: ['VCB', 'NGOAI THUONG'] },
  '970418': { inLists: 'Đầu tư và phát triển (BIDV)', words: ['DAU TU VA PHAT TRIEN'] },
  '970415': { inLists: 'Công Thương Việt Nam (VIETINBANK)', words: ['ICB', 'CTG', 'VIETIN', 'CONG THUONG'] },
  '970405': { inLists: 'Nông nghiệp và Phát triển nông thôn (VBA)', words: ['VBA', 'AGRI', 'NONG NGHIEP'] },
  '970407': { inLists: 'Kỹ Thương (TCB)', words: ['TCB', 'TECHCOM', 'KY THUONG'] },
  '970422': { inLists: 'Quân đội (MB)', words: ['MBB', 'MBBANK', 'MB BANK', 'QUAN DOI'] },
  '970432': { inLists: 'Việt Nam Thịnh Vượng (VPB)', words: ['VPB', 'VP BANK', 'THINH VUONG'] },
  '970416': { inLists: 'Á Châu (ACB)', words: ['A CHAU'] },
  '970403': { inLists: 'Sacombank (STB)', words: ['STB', 'SAI GON THUONG TIN'] },
  '970437': {
    inLists: 'Phát triển nhà TP HCM (HDB)',
    words: ['HDB', 'HD BANK', 'PHAT TRIEN THANH PHO HO CHI MINH', 'PHAT TRIEN TP HO CHI MINH', 'PHAT TRIEN TP HCM'],
  },
  '970443': { inLists: 'Sài Gòn Hà Nội (SHB)', words: ['SAI GON HA NOI'] },
  '970441': { inLists: 'Quốc tế (VIB)', words: ['QUOC TE'] },
  '970423': { inLists: 'Tiên Phong (TPB)', words: ['TPB', 'TP BANK', 'TIEN PHONG'] },
  '970426': { inLists: 'Hàng hải (MSB)', words: ['HANG HAI', 'MARITIME'] },
  '970449': { inLists: 'Lộc Phát Việt Nam (LPB)', words: ['LPB', 'LIENVIETPOSTBANK', 'LIEN VIET', 'LOC PHAT'] },
  '970440': { inLists: 'Đông Nam Á (SEAB)', words: ['SSB', 'SEAB', 'DONG NAM A'] },
  '970431': { inLists: 'Xuất Nhập Khẩu (EIB)', words: ['EIB', 'XUAT NHAP KHAU'] },
  '970448': { inLists: 'Phương Đông (OCB)', words: ['PHUONG DONG'] },
  '970428': { inLists: 'Nam Á (NAMABANK)', words: ['NAB', 'NAMABANK', 'NAM A'] },
  '970429': { inLists: 'Sài Gòn (SCB)', words: ['TMCP SAI GON'] },
}

/** What MB's list of transfers calls a bank: `Ngoại thương Việt Nam (VCB)`. */
export const nameInLists = (bank: BankBin): string => names[bank].inLists

/** Banks that aren't paid by their number here, whose names hold the name of one that is. */
const OTHER_BANKS = ['SAI GON CONG THUONG', 'DAU TU VA PHAT TRIEN CAMPUCHIA', 'STANDARD CHARTERED'] as const

/** Every word a bank is known by, the longest first: what is within another name is found after it. */
const words: readonly (readonly [string, BankBin | null])[] = [
  ...bankBins.flatMap((bin) =>
    [banks[bin], ...names[bin].words].map((word): readonly [string, BankBin] => [foldedAscii(word).toUpperCase(), bin]),
  ),
  ...OTHER_BANKS.map((word) => [word, null] as const),
].sort(([a], [b]) => b.length - a.length)

/** The bank that a text names; null where it names none that is known. */
export const bankIn = (text: string): BankBin | null => {
  const plain = ` ${foldedAscii(text).toUpperCase()} `
  return words.find(([word]) => plain.includes(` ${word} `))?.[1] ?? null
}

/** Where somebody is paid. */
export interface Receiver {
  /** Null where the text names no bank that is known. */
  readonly bank: BankBin | null
  /** Figures (or letters and figures) of the account, without blanks. */
  readonly account: string
}

/** Figures of the shortest account number; what is shorter is a branch or a year. */
const MIN_ACCOUNT_LENGTH = 6

/** The account in a text as people write it (`Techcombank 1903 5518 2207, LE KHANH LY`); null where it holds no number of one. */
export const receiverOf = (text: string): Receiver | null => {
  // Figures are set apart by blanks, or by a dot or dash alone: what stands beyond ‘ - ’ is another number.
  const numbers = (text.match(/\d+(?:(?: +|[.-])\d+)*/g) ?? [])
    .map((each) => each.replace(/\D+/g, ''))
    .filter(({ length }) => length >= MIN_ACCOUNT_LENGTH && length <= MAX_ACCOUNT_LENGTH)
    .sort((a, b) => b.length - a.length)
  const [account] = numbers
  return account === undefined ? null : { bank: bankIn(text), account }
}
