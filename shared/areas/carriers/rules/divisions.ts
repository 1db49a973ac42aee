import { fold } from '../../../foundation/text/fold'

/** The 34 provinces since 1 July 2025 (Resolution 202/2025/QH15), by the names of carriers' lists. */
export const NEW_PROVINCES = [
  'An Giang',
  'Bắc Ninh',
  'Cà Mau',
  'Cao Bằng',
  'Cần Thơ',
  'Đà Nẵng',
  'Đắk Lắk',
  'Điện Biên',
  'Đồng Nai',
  'Đồng Tháp',
  'Gia Lai',
  'Hà Nội',
  'Hà Tĩnh',
  'Hải Phòng',
  'Hồ Chí Minh',
  'Huế',
  'Hưng Yên',
  'Khánh Hòa',
  'Lai Châu',
  'Lạng Sơn',
  'Lào Cai',
  'Lâm Đồng',
  'Nghệ An',
  'Ninh Bình',
  'Phú Thọ',
  'Quảng Ngãi',
  'Quảng Ninh',
  'Quảng Trị',
  'Sơn La',
  'Tây Ninh',
  'Thái Nguyên',
  'Thanh Hóa',
  'Tuyên Quang',
  'Vĩnh Long',
] as const

/** Of the 63 before, those that have become part of one of these. */
export const OLD_PROVINCES: Readonly<Record<string, (typeof NEW_PROVINCES)[number]>> = {
  'Bà Rịa - Vũng Tàu': 'Hồ Chí Minh',
  'Bạc Liêu': 'Cà Mau',
  'Bắc Giang': 'Bắc Ninh',
  'Bắc Kạn': 'Thái Nguyên',
  'Bến Tre': 'Vĩnh Long',
  'Bình Dương': 'Hồ Chí Minh',
  'Bình Định': 'Gia Lai',
  'Bình Phước': 'Đồng Nai',
  'Bình Thuận': 'Lâm Đồng',
  'Đắk Nông': 'Lâm Đồng',
  'Hà Giang': 'Tuyên Quang',
  'Hà Nam': 'Ninh Bình',
  'Hải Dương': 'Hải Phòng',
  'Hậu Giang': 'Cần Thơ',
  'Hòa Bình': 'Phú Thọ',
  'Kiên Giang': 'An Giang',
  'Kon Tum': 'Quảng Ngãi',
  'Long An': 'Tây Ninh',
  'Nam Định': 'Ninh Bình',
  'Ninh Thuận': 'Khánh Hòa',
  'Phú Yên': 'Đắk Lắk',
  'Quảng Bình': 'Quảng Trị',
  'Quảng Nam': 'Đà Nẵng',
  'Sóc Trăng': 'Cần Thơ',
  'Thái Bình': 'Hưng Yên',
  'Tiền Giang': 'Đồng Tháp',
  'Trà Vinh': 'Vĩnh Long',
  'Vĩnh Phúc': 'Phú Thọ',
  'Yên Bái': 'Lào Cai',
}

/** Other names that people write. */
const BYNAMES: ReadonlyMap<string, string> = new Map([
  ['hcm', 'Hồ Chí Minh'],
  ['tphcm', 'Hồ Chí Minh'],
  ['sai gon', 'Hồ Chí Minh'],
  ['hn', 'Hà Nội'],
  ['thua thien hue', 'Huế'],
  ['vung tau', 'Bà Rịa - Vũng Tàu'],
  ['dac lac', 'Đắk Lắk'],
])

const PREFIX = /^(tinh|thanh pho|tp\.?|t\.)\s*/
const bare = (text: string): string =>
  fold(text)
    .replace(/[.\s]+/g, ' ')
    .trim()
const known = new Map([...NEW_PROVINCES, ...Object.keys(OLD_PROVINCES)].map((name) => [bare(name), name] as const))

/** The province that a text names, by the name of the lists; null where it names none. */
export const provinceOf = (text: string): string | null => {
  const name = bare(text).replace(PREFIX, '')
  return known.get(name) ?? BYNAMES.get(name.replaceAll(' ', '')) ?? BYNAMES.get(name) ?? null
}

/** An address taken apart; what isn't sure is empty, and asked. */
export interface AddressParts {
  readonly address: string
  readonly ward: string
  /** '' of an address of the new division. */
  readonly district: string
  readonly province: string
}

const WARD = /^(phuong|p\.?\s*\d|p\.|xa|x\.|thi tran|tt\.|dac khu)/
const DISTRICT = /^(quan|q\.?\s*\d|q\.|huyen|h\.|thi xa|tx\.|thanh pho|tp)/

/** Takes an address apart as people write it: street, ward, district, province, each between commas. Nothing is guessed. */
export const takenApart = (text: string): AddressParts => {
  const rest = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const province = provinceOf(rest.at(-1) ?? '') ?? ''
  if (province !== '') rest.pop()
  const takeLast = (which: RegExp): string => {
    const last = rest.at(-1) ?? ''
    return rest.length > 1 && which.test(fold(last)) ? (rest.pop() ?? '') : ''
  }
  const district = takeLast(DISTRICT)
  const ward = takeLast(WARD)
  return { address: rest.join(', '), ward, district, province }
}

/** Whether a province is one of those that there have been until 1 July 2025 alone: its addresses have districts. */
export const isOldProvince = (name: string): boolean => Object.hasOwn(OLD_PROVINCES, name)

/** What a province is called since 1 July 2025, however it is written; a name that no list has stays as it is. */
export const provinceNow = (name: string): string => {
  const known = provinceOf(name) ?? name
  return isOldProvince(known) ? (OLD_PROVINCES[known] ?? known) : known
}
