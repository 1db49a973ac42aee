/** Lower case without accents: what search compares ('Điện thoại' → 'dien thoai'). */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().normalize('NFC')

/** The folded words of a text (letters and digits), each once, in order. */
export const words = (text: string): string[] => [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])]

const slugPattern = /^[a-z0-9]{2,30}$/

/** Whether `value` may be the slug of a workspace: 2–30 lower-case letters and digits. */
export const isSlug = (value: unknown): value is string => typeof value === 'string' && slugPattern.test(value)

/** What a company is by law stands before its name, and says nothing of it. */
const legalForm =
  /^(?:cong ty|cty|doanh nghiep|ho kinh doanh|hkd|dntn)(?:\s+(?:tnhh|trach nhiem huu han|co phan|cp|hop danh|tu nhan|mtv|mot thanh vien|1 thanh vien))*\s+/

/** The slug of a workspace from its name, without its legal form: lower case, no separators, at most 30 of [a-z0-9].
 *  @returns '' when fewer than 2 such characters remain: the founder has to give one */
export function slugOf(name: string): string {
  const folded = fold(name).trim()
  const slug = (folded.replace(legalForm, '') || folded).replace(/[^a-z0-9]/g, '').slice(0, 30)
  return isSlug(slug) ? slug : ''
}

/** The SKU of a product from its name: upper case, accents stripped, [A-Z0-9_], words joined by one underscore; 'SKU' when
 *  nothing remains. `taken` tells which exist in the workspace: then '_2', '_3' … is appended. */
export function skuOf(name: string, taken: (sku: string) => boolean = () => false): string {
  const sku =
    fold(name)
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '') || 'SKU'
  let unique = sku
  for (let n = 2; taken(unique); n++) unique = `${sku}_${n}`
  return unique
}
