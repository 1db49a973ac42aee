import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

const slugOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const pagesExample: OwnExample = {
  create: () => ({ slug: slugOf(uniqueText('page')), name: { en: 'Prices', vi: 'Bảng giá' }, desc: { en: '# Prices', vi: '# Bảng giá' } }),
  patch: { order: 30 },
  otherPatch: { name: { en: 'Price list', vi: 'Bảng giá' } },
}
